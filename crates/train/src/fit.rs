//! Fitting a network to what was remembered.

use std::time::Instant;

use bots::{Fit, LARGEST};
use candle_core::{D, DType, Device, Result, Tensor, Var};
use candle_nn::optim::{AdamW, Optimizer, ParamsAdamW};
use engine::Rng;
use rayon::prelude::*;

use crate::play::Sample;

/// Samples of a step, and how fast it learns at first and at last.
const BATCH: usize = 512;
const FAST: f64 = 2e-3;
const SLOW: f64 = 1e-4;
/// Times that all samples are gone through.
const EPOCHS: usize = 12;
/// How much large weights are held back.
const DECAY: f64 = 1e-2;
/// One game in so many is not learned from but measured on.
const APART: u64 = 10;

/// What a fit came to.
pub struct Fitted {
    pub fit: Fit,
    /// How surprising the results of games apart were, in nats: less is better.
    pub surprise: f64,
}

/// Samples of tables of one size, and how their features lie.
pub struct Lessons<'a> {
    learned: Vec<Vec<&'a Sample>>,
    apart: Vec<Vec<&'a Sample>>,
    means: Vec<f64>,
    spreads: Vec<f64>,
}

impl<'a> Lessons<'a> {
    pub fn new(samples: &'a [Sample], features: usize) -> Self {
        let of_size = |seats: usize, apart: bool| -> Vec<&Sample> {
            samples.iter().filter(|one| one.seats == seats && is_apart(one) == apart).collect()
        };
        let sizes = || 2..=engine::MAX_SEATS;
        let (means, spreads) = spread(samples, features);
        let learned = sizes().map(|seats| of_size(seats, false)).collect();
        Self { learned, apart: sizes().map(|seats| of_size(seats, true)).collect(), means, spreads }
    }

    /// Samples that are learned from.
    pub fn len(&self) -> usize {
        self.learned.iter().map(Vec::len).sum()
    }

    /// How surprising the results apart are to somebody who believes the evaluation by hand, at the best scale for it.
    pub fn surprise_by_hand(&self) -> f64 {
        let at = |scale: f64| {
            let surprise = |sample: &&&Sample| {
                let all: f64 = sample.leads.iter().map(|&lead| (f64::from(lead) * scale).exp()).sum();
                let each = sample.leads.iter().zip(&sample.wins);
                each.map(|(&lead, &win)| f64::from(win) * (all.ln() - f64::from(lead) * scale)).sum::<f64>()
            };
            let all: Vec<&&Sample> = self.apart.iter().flatten().collect();
            all.iter().map(surprise).sum::<f64>() / all.len().max(1) as f64
        };
        (1..40).map(|step| at(f64::from(step) / 10.0)).fold(f64::INFINITY, f64::min)
    }

    /// Inputs of every seat and the shares of the win of some samples, all of tables of one size.
    fn tensors(&self, samples: &[&'a Sample]) -> Result<(Tensor, Tensor)> {
        let (width, seats) = (self.means.len(), samples[0].seats);
        let input = |(at, &feature): (usize, &i16)| {
            let at = at % width;
            ((f64::from(feature) - self.means[at]) / self.spreads[at]).clamp(-LARGEST, LARGEST) as f32
        };
        let inputs = |one: &&'a Sample| one.features.iter().enumerate().map(input);
        let inputs: Vec<f32> = samples.par_iter().flat_map_iter(inputs).collect();
        let wins: Vec<f32> = samples.iter().flat_map(|one| one.wins.iter().copied()).collect();
        let inputs = Tensor::from_vec(inputs, (samples.len() * seats, width), &Device::Cpu)?;
        Ok((inputs, Tensor::from_vec(wins, (samples.len(), seats), &Device::Cpu)?))
    }
}

fn is_apart(sample: &Sample) -> bool {
    // Neighbouring games differ in their number of players.
    (sample.game / 6).is_multiple_of(APART)
}

fn spread(samples: &[Sample], features: usize) -> (Vec<f64>, Vec<f64>) {
    let (mut count, mut sums, mut squares) = (0.0, vec![0.0; features], vec![0.0; features]);
    for row in samples.iter().flat_map(|sample| sample.features.chunks(features)) {
        count += 1.0;
        for (at, &value) in row.iter().enumerate() {
            sums[at] += f64::from(value);
            squares[at] += f64::from(value).powi(2);
        }
    }
    let means: Vec<f64> = sums.iter().map(|sum| sum / count).collect();
    let spreads =
        squares.iter().zip(&means).map(|(square, mean)| (square / count - mean * mean).max(0.0).sqrt().max(TINY));
    (means.clone(), spreads.collect())
}

/// What never changes is scaled as if it did a little.
const TINY: f64 = 0.05;

/// How finely the first weights are drawn.
const GRAINS: u32 = 1 << 16;

/// The parts of a network while it is fitted.
struct Parts {
    plain: Var,
    constant: Var,
    hidden: Var,
    constants: Var,
    heads: Var,
}

impl Parts {
    /// A network without hidden units has one that nothing is learned for and that says nothing.
    fn new(features: usize, units: usize, rng: &mut Rng) -> Result<Self> {
        let (device, units) = (&Device::Cpu, units.max(1));
        let spread = (6.0 / features as f64).sqrt();
        let draw = |_| ((f64::from(rng.below(2 * GRAINS)) / f64::from(GRAINS) - 1.0) * spread) as f32;
        let hidden: Vec<f32> = (0..units * features).map(draw).collect();
        Ok(Self {
            plain: Var::zeros((1, features), DType::F32, device)?,
            constant: Var::zeros(1, DType::F32, device)?,
            hidden: Var::from_vec(hidden, (units, features), device)?,
            constants: Var::zeros(units, DType::F32, device)?,
            heads: Var::zeros((1, units), DType::F32, device)?,
        })
    }

    fn vars(&self, units: usize) -> Vec<Var> {
        let linear = vec![self.plain.clone(), self.constant.clone()];
        let layer = vec![self.hidden.clone(), self.constants.clone(), self.heads.clone()];
        if units == 0 { linear } else { [linear, layer].concat() }
    }

    /// The logarithm of everybody's share, and how surprising the results are.
    fn surprise(&self, inputs: &Tensor, wins: &Tensor) -> Result<Tensor> {
        let plain = inputs.matmul(&self.plain.t()?)?.broadcast_add(&self.constant)?;
        let hidden = inputs.matmul(&self.hidden.t()?)?.broadcast_add(&self.constants)?;
        let hidden = hidden.clamp(0.0, LARGEST)?.matmul(&self.heads.t()?)?;
        let odds = (plain + hidden)?.reshape(wins.shape())?;
        let shares = candle_nn::ops::log_softmax(&odds, D::Minus1)?;
        (shares * wins)?.sum(D::Minus1)?.mean_all()?.neg()
    }

    fn fit(&self, lessons: &Lessons<'_>, units: usize) -> Result<Fit> {
        let floats = |var: &Var| -> Result<Vec<f64>> { var.flatten_all()?.to_dtype(DType::F64)?.to_vec1() };
        let layer = |var: &Var| if units == 0 { Ok(Vec::new()) } else { floats(var) };
        Ok(Fit {
            means: lessons.means.clone(),
            spreads: lessons.spreads.clone(),
            plain: floats(&self.plain)?,
            constant: floats(&self.constant)?[0],
            hidden: layer(&self.hidden)?,
            constants: layer(&self.constants)?,
            heads: layer(&self.heads)?,
        })
    }
}

/// Fits a network with so many hidden units, until all samples have been gone through often enough or the time is over;
/// `done` is told how surprising the games apart are after each time. The best of it is kept.
pub fn fit(lessons: &Lessons<'_>, units: usize, end: Instant, done: impl Fn(usize, f64)) -> Result<Fitted> {
    let mut rng = Rng::from_number(1);
    let parts = Parts::new(lessons.means.len(), units, &mut rng)?;
    let parameters = ParamsAdamW { lr: FAST, weight_decay: DECAY, ..ParamsAdamW::default() };
    let mut adam = AdamW::new(parts.vars(units), parameters)?;
    let mut best = Fitted { fit: parts.fit(lessons, units)?, surprise: f64::INFINITY };
    let start = Instant::now();
    for epoch in 0..EPOCHS {
        for batch in batches(&lessons.learned, &mut rng) {
            let spent = start.elapsed().as_secs_f64() / (end - start).as_secs_f64().max(1.0);
            let done = spent.max(epoch as f64 / (EPOCHS - 1) as f64).min(1.0);
            adam.set_learning_rate(FAST * (SLOW / FAST).powf(done));
            let (inputs, wins) = lessons.tensors(&batch)?;
            adam.backward_step(&parts.surprise(&inputs, &wins)?)?;
        }
        let surprise = apart(&parts, lessons)?;
        done(epoch, surprise);
        if surprise < best.surprise {
            best = Fitted { fit: parts.fit(lessons, units)?, surprise };
        }
        if Instant::now() >= end {
            break;
        }
    }
    Ok(best)
}

/// All samples in random order, those of tables of one size together.
fn batches<'a>(learned: &[Vec<&'a Sample>], rng: &mut Rng) -> Vec<Vec<&'a Sample>> {
    let mut batches = Vec::new();
    for samples in learned {
        let mut samples = samples.clone();
        rng.shuffle(&mut samples);
        batches.extend(samples.chunks(BATCH).map(<[&Sample]>::to_vec));
    }
    rng.shuffle(&mut batches);
    batches
}

fn apart(parts: &Parts, lessons: &Lessons<'_>) -> Result<f64> {
    let (mut sum, mut count) = (0.0, 0);
    for samples in lessons.apart.iter().flat_map(|samples| samples.chunks(BATCH)) {
        let (inputs, wins) = lessons.tensors(samples)?;
        sum += f64::from(parts.surprise(&inputs, &wins)?.to_scalar::<f32>()?) * samples.len() as f64;
        count += samples.len();
    }
    Ok(sum / f64::from(count.max(1) as u32))
}
