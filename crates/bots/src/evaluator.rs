//! What is thought of positions without looking ahead.

use engine::{BySeat, Chance, Evaluate, Game, Outcome, Rng, Seat, Seats, Silent, Turn, leads};

use crate::outlook::{Paper, outlook};

/// Somebody with an opinion of positions, many at a time.
pub(crate) trait Evaluator<G: Evaluate> {
    /// Plays a world on from where the tree ends until it can be judged.
    fn play_on(&mut self, world: &mut G, chance: &mut Chance, luck: &mut Rng, paper: &mut Paper<G::Action>) {
        outlook(world, chance, luck, paper);
    }

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

/// Judges half of the worlds by hand, as usual, and plays the other half at random to their end: results know what an
/// opinion overlooks, and an opinion what chance seldom finds (decision 024). Which actions to look at first the
/// evaluation by hand says.
pub(crate) struct HalfToTheEnd;

impl<G: Evaluate> Evaluator<G> for HalfToTheEnd {
    fn play_on(&mut self, world: &mut G, chance: &mut Chance, luck: &mut Rng, paper: &mut Paper<G::Action>) {
        if luck.below(2) == 0 {
            return outlook(world, chance, luck, paper);
        }
        while matches!(world.turn(), Turn::Decide { .. }) {
            paper.legal.clear();
            world.legal(&mut paper.legal);
            world.apply(luck.pick(&paper.legal), chance, &mut Silent);
        }
    }

    fn standings(&mut self, worlds: &[G], seats: Seats, out: &mut Vec<Standing>) {
        ByHand.standings(worlds, seats, out);
    }

    fn promises(&mut self, here: (&G, &Chance), seat: Seat, actions: &[G::Action]) -> Vec<i64> {
        ByHand.promises(here, seat, actions)
    }
}

/// Every action of a decision meets the same luck in the same world, so that only the choice makes a difference.
pub(crate) fn after<G: Game>(world: &G, action: G::Action, chance: &Chance) -> G {
    let mut next = world.clone();
    next.apply(action, &mut chance.clone(), &mut Silent);
    next
}
