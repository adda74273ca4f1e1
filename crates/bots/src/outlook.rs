//! From a leaf of the tree to numbers: a few decisions by rule of thumb, then what every seat may hope for.

use std::mem::discriminant;

use engine::{BySeat, Chance, Evaluate, Game, Rng, Seat, Seats, Silent, Turn};

/// How much a win weighs at the end of a game; the rest is the margin, so that a lost seat still plays well.
const WIN: f64 = 0.8;

/// Plays a few quick decisions more, weighted by the game's own rules of thumb.
pub(crate) fn outlook<G: Evaluate>(world: &mut G, chance: &mut Chance, luck: &mut Rng, legal: &mut Vec<G::Action>) {
    for _ in 0..G::OUTLOOK {
        if matches!(world.turn(), Turn::Over) {
            return;
        }
        legal.clear();
        world.legal(legal);
        let action = thumb(world, legal, luck);
        world.apply(action, chance, &mut Silent);
    }
}

/// A kind of action by its heaviest member, then one of the kind by weight: many weak moves do not drown a strong one.
fn thumb<G: Evaluate>(world: &G, legal: &[G::Action], luck: &mut Rng) -> G::Action {
    let weight = |&action: &G::Action| world.weight(action);
    let kinds = || legal.chunk_by(|a, b| discriminant(a) == discriminant(b));
    let heaviest = |kind: &[G::Action]| kind.iter().map(weight).max().unwrap_or(0);
    let Some(kind) = drawn(kinds(), |kind| heaviest(kind), luck) else { return luck.pick(legal) };
    *drawn(kind.iter(), |action| weight(action), luck).expect("a kind of weight has a member of weight")
}

/// One of some things by weight, if any has some.
fn drawn<T>(things: impl Iterator<Item = T> + Clone, weight: impl Fn(&T) -> u32, luck: &mut Rng) -> Option<T> {
    let total: u32 = things.clone().map(|thing| weight(&thing)).sum();
    let mut at = if total == 0 { return None } else { luck.below(total) };
    for thing in things {
        match at.checked_sub(weight(&thing)) {
            Some(rest) => at = rest,
            None => return Some(thing),
        }
    }
    None
}

/// Running mean and spread of evaluations, to turn them into chances to win.
#[derive(Default)]
pub(crate) struct Scale {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Scale {
    /// What every seat may hope for, between 0 and 1.
    pub fn values<G: Evaluate>(&mut self, world: &G, seats: Seats) -> BySeat<f64> {
        match world.turn() {
            Turn::Over => self.final_values(world, seats),
            Turn::Decide { .. } => {
                let leads = world.evaluate_all(seats);
                self.each(seats, |seat| f64::from(leads[seat]))
            }
        }
    }

    fn final_values<G: Game>(&mut self, world: &G, seats: Seats) -> BySeat<f64> {
        let outcome = world.outcome();
        let score = |seat: Seat| outcome.standings[seat.index()].score;
        let best = |seat: Seat| seats.others(seat).map(score).max().unwrap_or(0);
        let share = 1.0 / outcome.winners().count() as f64;
        let mut values = self.each(seats, |seat| f64::from(100 * (score(seat) - best(seat))));
        seats.iter().for_each(|seat| values[seat] *= 1.0 - WIN);
        outcome.winners().for_each(|seat| values[seat] += WIN * share);
        values
    }

    fn each(&mut self, seats: Seats, lead: impl Fn(Seat) -> f64) -> BySeat<f64> {
        let mut values = BySeat::default();
        for seat in seats.iter() {
            self.learn(lead(seat));
            values[seat] = self.fit(lead(seat));
        }
        values
    }

    fn learn(&mut self, value: f64) {
        self.count += 1.0;
        let off = value - self.mean;
        self.mean += off / self.count;
        self.squares += off * (value - self.mean);
    }

    fn fit(&self, value: f64) -> f64 {
        let spread = (self.squares / self.count.max(1.0)).sqrt().max(1.0);
        1.0 / (1.0 + (-(value - self.mean) / spread).exp())
    }
}
