//! Quantiles.

use std::time::Duration;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_nearest_ranks() {
        let times = Latencies::sorted((1..=1_000).rev().map(Duration::from_millis).collect());
        assert_eq!([0.5, 0.99, 0.999, 1.0].map(|share| times.quantile_ms(share)), [500.0, 990.0, 999.0, 1_000.0]);
        assert_eq!(Latencies::sorted(Vec::new()).quantile_ms(0.5), 0.0);
    }
}
