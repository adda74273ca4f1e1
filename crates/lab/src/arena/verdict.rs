//! When enough has been played: a sequential test on the scores of blocks.

use serde::Serialize;

/// What a meeting has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The hero is stronger than the rival by more than nothing.
    Stronger,
    /// The hero is weaker.
    Weaker,
    /// Neither is stronger by what matters.
    Even,
}

/// The generalised sequential probability ratio test: is the hero's share one in n, or that and a margin?
#[derive(Clone, Copy, Debug)]
pub struct Test {
    fair: f64,
    margin: f64,
}

/// The logarithm of the odds at which a hypothesis is accepted: wrong in one case of twenty.
const BOUND: f64 = 2.94;
/// Fewer blocks say nothing about how far they scatter.
const FEWEST: usize = 8;
/// Blocks that all end alike are not beyond doubt: they scatter at least as if one of them had not.
const LEAST: f64 = 0.25;

impl Test {
    /// A test at tables of so many players; the margin is what difference matters.
    pub fn new(players: u8, margin: f64) -> Self {
        Self { fair: 1.0 / f64::from(players), margin }
    }

    /// What the hero's shares of the blocks so far show, if they show it.
    pub fn verdict(&self, blocks: &[f64]) -> Option<Verdict> {
        if blocks.len() < FEWEST {
            return None;
        }
        match (self.odds(blocks, self.margin), self.odds(blocks, -self.margin)) {
            (better, _) if better >= BOUND => Some(Verdict::Stronger),
            (_, worse) if worse >= BOUND => Some(Verdict::Weaker),
            (better, worse) if better <= -BOUND && worse <= -BOUND => Some(Verdict::Even),
            _ => None,
        }
    }

    /// The logarithm of the odds that the share lies a margin beyond a fair one.
    fn odds(&self, blocks: &[f64], margin: f64) -> f64 {
        let n = blocks.len() as f64;
        let mean = blocks.iter().sum::<f64>() / n;
        let scatter = blocks.iter().map(|share| (share - mean).powi(2)).sum::<f64>().max(LEAST) / n;
        let (even, beyond) = (self.fair, self.fair + margin);
        (beyond - even) * (2.0 * mean - even - beyond) * n / (2.0 * scatter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blocks(of: &[f64], times: usize) -> Vec<f64> {
        of.iter().copied().cycle().take(of.len() * times).collect()
    }

    #[test]
    fn a_clear_difference_is_found_soon_and_a_small_one_later() {
        let test = Test::new(2, 0.03);
        assert_eq!(test.verdict(&blocks(&[1.0, 1.0, 0.5, 1.0], 1)), None, "four blocks say nothing");
        assert_eq!(test.verdict(&blocks(&[1.0, 1.0, 0.5, 1.0], 6)), Some(Verdict::Stronger));
        assert_eq!(test.verdict(&blocks(&[0.0, 0.5, 0.0, 0.0], 6)), Some(Verdict::Weaker));
        assert_eq!(test.verdict(&blocks(&[0.5, 1.0, 0.0, 0.5, 0.5, 1.0], 6)), None);
        assert_eq!(test.verdict(&blocks(&[0.5, 1.0, 0.0, 0.5, 0.5, 1.0], 60)), Some(Verdict::Stronger));
    }

    #[test]
    fn equals_are_found_to_be_equal() {
        assert_eq!(Test::new(2, 0.03).verdict(&blocks(&[0.5, 1.0, 0.0, 0.5], 200)), Some(Verdict::Even));
        assert_eq!(Test::new(4, 0.03).verdict(&blocks(&[0.25, 0.5, 0.0, 0.25], 200)), Some(Verdict::Even));
    }
}
