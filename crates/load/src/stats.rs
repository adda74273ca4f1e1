//! Quantiles.

use std::time::Duration;

use serde::Serialize;

/// Times in order.
pub struct Latencies(Vec<Duration>);

impl Latencies {
    /// Puts times in order.
    pub fn sorted(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        Self(times)
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The time within which a share of them lies, in milliseconds.
    pub fn quantile_ms(&self, share: f64) -> f64 {
        let rank = (self.0.len() as f64 * share).ceil() as usize;
        let time = self.0.get(rank.saturating_sub(1)).copied().unwrap_or_default();
        time.as_secs_f64() * 1e3
    }
}

/// What messages weigh, in kilobytes as they travel.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sizes {
    /// On average.
    pub mean_kb: f64,
    /// 95 of 100 weigh at most this.
    pub p95_kb: f64,
    /// The heaviest.
    pub max_kb: f64,
}

impl Sizes {
    /// Sums bytes up.
    pub fn of(mut bytes: Vec<usize>) -> Self {
        bytes.sort_unstable();
        let kb = |bytes: usize| bytes as f64 / 1e3;
        let p95 = (bytes.len() * 95).div_ceil(100).saturating_sub(1);
        Self {
            mean_kb: kb(bytes.iter().sum()) / bytes.len().max(1) as f64,
            p95_kb: kb(bytes.get(p95).copied().unwrap_or(0)),
            max_kb: kb(bytes.last().copied().unwrap_or(0)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_nearest_ranks() {
        let times = Latencies::sorted((1..=1_000).rev().map(Duration::from_millis).collect());
        assert_eq!([0.5, 0.99, 0.999, 1.0].map(|share| times.quantile_ms(share)), [500.0, 990.0, 999.0, 1_000.0]);
        assert_eq!(Latencies::sorted(Vec::new()).quantile_ms(0.5), 0.0);
    }

    #[test]
    fn sizes_are_summed_up_in_kilobytes() {
        let sizes = Sizes::of((1..=100).rev().map(|n| n * 1_000).collect());
        assert_eq!((sizes.mean_kb, sizes.p95_kb, sizes.max_kb), (50.5, 95.0, 100.0));
        assert_eq!(Sizes::of(Vec::new()).max_kb, 0.0);
    }
}
