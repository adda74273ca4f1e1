//! What is thought of positions without looking ahead.

use engine::{BySeat, Chance, Evaluate, Game, Outcome, Seat, Seats, Silent, Turn, leads};

/// Somebody with an opinion of positions, many at a time.
pub(crate) trait Evaluator<G: Game> {
    /// Appends what every seat may hope for in each of these worlds.
    fn standings(&mut self, worlds: &[G], seats: Seats, out: &mut Vec<Standing>);

    /// How promising each of some legal actions is for the decider, the higher the better.
    fn promises(&mut self, here: (&G, &Chance), seat: Seat, actions: &[G::Action]) -> Vec<i64>;
}

/// What a world has come to: everybody's lead over the best of the others in hundredths of a point, and, where it is
/// known or thought of, everybody's share of the win.
pub(crate) struct Standing {
    pub leads: BySeat<i32>,
    pub wins: Option<BySeat<f64>>,
}

impl Standing {
    /// How a game ended, if it has.
    pub fn last<G: Game>(world: &G, seats: Seats) -> Option<Self> {
        match world.turn() {
            Turn::Decide { .. } => None,
            Turn::Over => Some(Self::of(&world.outcome(), seats)),
        }
    }

    fn of(outcome: &Outcome, seats: Seats) -> Self {
        let mut wins = BySeat::default();
        let share = 1.0 / outcome.winners().count() as f64;
        outcome.winners().for_each(|seat| wins[seat] = share);
        Self { leads: leads(seats, |seat| 100 * outcome.standings[seat.index()].score), wins: Some(wins) }
    }
}

/// The game's own evaluation, written by hand.
#[derive(Clone, Copy)]
pub(crate) struct ByHand;

impl<G: Evaluate> Evaluator<G> for ByHand {
    fn standings(&mut self, worlds: &[G], seats: Seats, out: &mut Vec<Standing>) {
        let now = |world: &G| Standing { leads: world.evaluate_all(seats), wins: None };
        out.extend(worlds.iter().map(|world| Standing::last(world, seats).unwrap_or_else(|| now(world))));
    }

    /// How the position looks one step on.
    fn promises(&mut self, (world, chance): (&G, &Chance), seat: Seat, actions: &[G::Action]) -> Vec<i64> {
        let promise = |&action: &G::Action| after(world, action, chance).evaluate(seat).into();
        actions.iter().map(promise).collect()
    }
}

/// Every action of a decision meets the same luck in the same world, so that only the choice makes a difference.
pub(crate) fn after<G: Game>(world: &G, action: G::Action, chance: &Chance) -> G {
    let mut next = world.clone();
    next.apply(action, &mut chance.clone(), &mut Silent);
    next
}
