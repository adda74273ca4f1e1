//! A learned evaluation: a small network over a game's features, in whole numbers, so that it says the same everywhere.
//!
//! Every seat is looked at from its own place, and one number comes out: the logarithm of its odds to win. Part of it is
//! a plain sum over the features, the rest goes through one hidden layer; a network without a hidden layer is linear.

use std::sync::Arc;

use engine::{BySeat, Chance, Encode, Evaluate, Features, Seat, Seats, leads};
use serde::{Deserialize, Serialize};

use crate::evaluator::{ByHand, Evaluator, Standing};

/// Fixed points: inputs, weights, hidden values, and everything that is summed.
const INPUT: u32 = 6;
const WEIGHT: u32 = 10;
const HIDDEN: u32 = 8;
const SUM: u32 = INPUT + WEIGHT;
/// Fixed points of how inputs are centred and scaled.
const CENTRE: u32 = 8;
const SCALE: u32 = 16;
/// Nothing inside is larger than this.
pub const LARGEST: f64 = 8.0;

/// What was learned, as it is kept in a game's crate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Network {
    /// By feature: its mean, and one over its spread.
    centres: Vec<i32>,
    scales: Vec<i32>,
    /// By feature: its weight in the plain sum, to which a constant is added.
    plain: Vec<i16>,
    constant: i32,
    /// By hidden unit: its weight of every feature, its own constant, and its weight in the result.
    hidden: Vec<i16>,
    constants: Vec<i32>,
    heads: Vec<i16>,
}

/// The same in the numbers that a fit gives: inputs are centred, scaled and cut off at [`LARGEST`].
#[derive(Clone, Debug, Default)]
pub struct Fit {
    /// By feature: its mean.
    pub means: Vec<f64>,
    /// By feature: its spread.
    pub spreads: Vec<f64>,
    /// By feature: its weight in the plain sum.
    pub plain: Vec<f64>,
    /// What is added to the sum.
    pub constant: f64,
    /// By hidden unit, one after the other: the weights of the features.
    pub hidden: Vec<f64>,
    /// By hidden unit: what is added.
    pub constants: Vec<f64>,
    /// By hidden unit: its weight in the result.
    pub heads: Vec<f64>,
}

fn fixed(value: f64, point: u32) -> i32 {
    (value * f64::from(1u32 << point)).round().clamp(f64::from(i32::MIN), f64::from(i32::MAX)) as i32
}

/// Weights beyond the largest are cut off, so that no sum overflows.
fn weights(values: &[f64]) -> Vec<i16> {
    values.iter().map(|value| fixed(value.clamp(-LARGEST, LARGEST), WEIGHT) as i16).collect()
}

fn sums(values: &[f64]) -> Vec<i32> {
    values.iter().map(|&value| fixed(value.clamp(-LARGEST * LARGEST, LARGEST * LARGEST), SUM)).collect()
}

impl Network {
    /// A fit in whole numbers.
    pub fn new(fit: &Fit) -> Self {
        Self {
            centres: fit.means.iter().map(|&mean| fixed(mean, CENTRE)).collect(),
            scales: fit.spreads.iter().map(|&spread| fixed(1.0 / spread, SCALE)).collect(),
            plain: weights(&fit.plain),
            constant: fixed(fit.constant, SUM),
            hidden: weights(&fit.hidden),
            constants: sums(&fit.constants),
            heads: weights(&fit.heads),
        }
    }

    /// Reads what was learned, if it is for that many features.
    pub fn read(text: &str, features: usize) -> Option<Self> {
        let network: Self = serde_json::from_str(text).ok()?;
        let Self { centres, scales, plain, hidden, constants, heads, .. } = &network;
        let lengths = [centres.len(), scales.len(), plain.len()];
        let fits = lengths == [features; 3] && constants.len() == heads.len();
        (fits && hidden.len() == heads.len() * features).then_some(network)
    }

    /// The text that is kept.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("numbers are text")
    }

    /// The logarithm of the odds to win, with [`SUM`] binary digits after the point.
    fn odds(&self, inputs: &[i16]) -> i32 {
        let mut odds = self.constant + product(&self.plain, inputs);
        for ((row, constant), &head) in self.hidden.chunks(inputs.len()).zip(&self.constants).zip(&self.heads) {
            let value = (constant + product(row, inputs)) >> (SUM - HIDDEN);
            let value = value.clamp(0, (LARGEST as i32) << HIDDEN);
            odds += (value * i32::from(head)) >> (HIDDEN + WEIGHT - SUM);
        }
        odds
    }

    /// Centres and scales features.
    fn inputs(&self, features: &[i16], out: &mut Vec<i16>) {
        let most = (LARGEST as i64) << INPUT;
        let input = |((&feature, &centre), &scale): ((&i16, &i32), &i32)| {
            let off = (i64::from(feature) << CENTRE) - i64::from(centre);
            ((off * i64::from(scale)) >> (CENTRE + SCALE - INPUT)).clamp(-most, most) as i16
        };
        out.clear();
        out.extend(features.iter().zip(&self.centres).zip(&self.scales).map(input));
    }
}

fn product(weights: &[i16], inputs: &[i16]) -> i32 {
    weights.iter().zip(inputs).map(|(&weight, &input)| i32::from(weight) * i32::from(input)).sum()
}

/// A network at work, with its paper.
pub(crate) struct Learned {
    network: Arc<Network>,
    features: Features,
    inputs: Vec<i16>,
}

impl Learned {
    pub fn new(network: Arc<Network>) -> Self {
        Self { network, features: Features::default(), inputs: Vec::new() }
    }

    /// What was learned of a game at tables of so many, if anything.
    pub fn of<G: Encode>(seats: Seats) -> Option<Self> {
        Some(Self::new(Arc::new(Network::read(G::learned(seats)?, G::FEATURES)?)))
    }

    fn odds<G: Encode>(&mut self, world: &G, seat: Seat) -> i32 {
        self.features.clear();
        world.features(seat, &mut self.features);
        self.network.inputs(self.features.as_slice(), &mut self.inputs);
        self.network.odds(&self.inputs)
    }

    fn standing<G: Evaluate>(&mut self, world: &G, seats: Seats) -> Standing {
        let mut odds = BySeat::<i32>::default();
        seats.iter().for_each(|seat| odds[seat] = self.odds(world, seat));
        let worth = |seat: Seat| ((i64::from(odds[seat]) * i64::from(G::SPAN)) >> SUM) as i32;
        Standing { leads: leads(seats, worth), wins: None }
    }
}

impl<G: Evaluate> Evaluator<G> for Learned {
    fn standings(&mut self, worlds: &[G], seats: Seats, out: &mut Vec<Standing>) {
        for world in worlds {
            out.push(Standing::last(world, seats).unwrap_or_else(|| self.standing(world, seats)));
        }
    }

    /// Which actions to look at first the evaluation by hand says more quickly.
    fn promises(&mut self, here: (&G, &Chance), seat: Seat, actions: &[G::Action]) -> Vec<i64> {
        ByHand.promises(here, seat, actions)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fit() -> Fit {
        Fit {
            means: vec![10.0, -3.5],
            spreads: vec![4.0, 250.0],
            plain: vec![0.5, -0.25],
            constant: 0.1,
            hidden: vec![1.0, 0.5, -2.0, 0.25],
            constants: vec![0.2, -0.1],
            heads: vec![0.75, -1.5],
        }
    }

    /// What the network says in floating-point numbers.
    fn exactly(fit: &Fit, features: &[i16]) -> f64 {
        let scaled = |at: usize| ((f64::from(features[at]) - fit.means[at]) / fit.spreads[at]).clamp(-LARGEST, LARGEST);
        let inputs = [scaled(0), scaled(1)];
        let sum = |weights: &[f64]| weights.iter().zip(&inputs).map(|(weight, input)| weight * input).sum::<f64>();
        let unit = |at: usize| (sum(&fit.hidden[2 * at..2 * at + 2]) + fit.constants[at]).clamp(0.0, LARGEST);
        fit.constant + sum(&fit.plain) + fit.heads[0] * unit(0) + fit.heads[1] * unit(1)
    }

    #[test]
    fn whole_numbers_say_nearly_what_the_fit_said() {
        let network = Network::new(&fit());
        for features in [[10, 0], [14, 300], [-20, 900], [6, -700], [i16::MAX, i16::MIN]] {
            let mut inputs = Vec::new();
            network.inputs(&features, &mut inputs);
            let odds = f64::from(network.odds(&inputs)) / f64::from(1u32 << SUM);
            let wanted = exactly(&fit(), &features);
            assert!((odds - wanted).abs() < 0.1, "{features:?}: {odds}, not {wanted}");
        }
    }

    #[test]
    fn what_was_learned_is_read_for_as_many_features_only() {
        let network = Network::new(&fit());
        assert_eq!(Network::read(&network.write(), 2), Some(network.clone()));
        assert_eq!(Network::read(&network.write(), 3), None);
        assert_eq!(Network::read("{}", 2), None);
    }
}
