//! How long a thought goes on.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use crate::name::Budget;

/// Where players who are given a time read it, if not from the machine's clock.
static CLOCK: OnceLock<fn() -> Duration> = OnceLock::new();

/// Has players who are given a time read it from another clock than the machine's: a browser's module has none. The clock
/// says how much time has passed since some moment. The first one that is set counts.
pub fn set_clock(clock: fn() -> Duration) {
    let _ = CLOCK.set(clock);
}

fn now() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    CLOCK.get().map_or_else(|| START.get_or_init(Instant::now).elapsed(), |clock| clock())
}

/// Counts worlds, or looks at the clock; at least one world is imagined.
pub(crate) struct Pace {
    budget: Budget,
    /// When the time is over; counted worlds need no clock.
    end: Duration,
    done: u32,
}

impl Pace {
    pub fn new(budget: Budget) -> Self {
        let end = match budget {
            Budget::Worlds(_) => Duration::ZERO,
            Budget::Time(time) => now() + time,
        };
        Self { budget, end, done: 0 }
    }

    /// Whether there is time for one more world.
    pub fn goes_on(&mut self) -> bool {
        let on = match self.budget {
            Budget::Worlds(worlds) => self.done < worlds,
            Budget::Time(_) => self.done == 0 || now() < self.end,
        };
        self.done += 1;
        on
    }
}
