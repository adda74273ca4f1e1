//! From a leaf of the tree to numbers: a few decisions by rule of thumb, then what every seat may hope for.

use std::mem::discriminant;
use std::ops::Range;

use engine::{BySeat, Chance, Evaluate, Rng, Seats, Silent, Turn};

use crate::evaluator::Standing;

/// How much a win weighs at the end of a game; the rest is the margin, so that a lost seat still plays well.
const WIN: f64 = 0.8;

/// What is written on while playing on.
pub(crate) struct Paper<A> {
    pub legal: Vec<A>,
    weights: Vec<u32>,
}

impl<A> Default for Paper<A> {
    fn default() -> Self {
        Self { legal: Vec::new(), weights: Vec::new() }
    }
}

/// Plays a few quick decisions more, weighted by the game's own rules of thumb.
pub(crate) fn outlook<G: Evaluate>(world: &mut G, chance: &mut Chance, luck: &mut Rng, paper: &mut Paper<G::Action>) {
    for _ in 0..G::OUTLOOK {
        if matches!(world.turn(), Turn::Over) {
            return;
        }
        paper.legal.clear();
        world.legal(&mut paper.legal);
        let action = thumb(world, &paper.legal, &mut paper.weights, luck);
        world.apply(action, chance, &mut Silent);
    }
}

/// One of the legal actions by the game's own rules of thumb, as quick playouts choose it.
pub fn by_thumb<G: Evaluate>(position: &G, legal: &[G::Action], luck: &mut Rng) -> G::Action {
    thumb(position, legal, &mut Vec::new(), luck)
}

/// A kind of action by its heaviest member, then one of the kind by weight: many weak moves do not drown a strong one.
fn thumb<G: Evaluate>(world: &G, legal: &[G::Action], weights: &mut Vec<u32>, luck: &mut Rng) -> G::Action {
    if let [only] = legal {
        return *only;
    }
    weights.clear();
    weights.extend(legal.iter().map(|&action| world.weight(action)));
    let kinds = legal.chunk_by(|a, b| discriminant(a) == discriminant(b)).scan(0, |end, kind| {
        *end += kind.len();
        Some(*end - kind.len()..*end)
    });
    let heaviest = |kind: &Range<usize>| weights[kind.clone()].iter().copied().max().unwrap_or(0);
    let Some(kind) = drawn(kinds, heaviest, luck) else { return luck.pick(legal) };
    legal[drawn(kind, |&at| weights[at], luck).expect("a kind of weight has a member of weight")]
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

/// Running mean and spread of leads, to turn them into chances to win.
#[derive(Default)]
pub(crate) struct Scale {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Scale {
    /// What every seat may hope for, between 0 and 1.
    pub fn values(&mut self, standing: &Standing, seats: Seats) -> BySeat<f64> {
        let mut values = BySeat::default();
        for seat in seats.iter() {
            let lead = f64::from(standing.leads[seat]);
            self.learn(lead);
            let margin = self.fit(lead);
            values[seat] = standing.wins.map_or(margin, |wins| WIN * wins[seat] + (1.0 - WIN) * margin);
        }
        values
    }

    fn learn(&mut self, value: f64) {
        self.count += 1.0;
        let off = value - self.mean;
        self.mean += off / self.count;
        self.squares += off * (value - self.mean);
    }

    /// A lead as something to hope for, between 0 and 1, measured by the leads that came up so far.
    pub fn fit(&self, value: f64) -> f64 {
        let spread = (self.squares / self.count.max(1.0)).sqrt().max(1.0);
        1.0 / (1.0 + libm::exp(-(value - self.mean) / spread))
    }
}
