//! How long a thought goes on.

use std::time::Instant;

use crate::name::Budget;

/// Counts worlds, or looks at the clock; at least one world is imagined.
pub(crate) struct Pace {
    budget: Budget,
    start: Instant,
    done: u32,
}

impl Pace {
    pub fn new(budget: Budget) -> Self {
        Self { budget, start: Instant::now(), done: 0 }
    }

    /// Whether there is time for one more world.
    pub fn goes_on(&mut self) -> bool {
        let on = match self.budget {
            Budget::Worlds(worlds) => self.done < worlds,
            Budget::Time(time) => self.done == 0 || self.start.elapsed() < time,
        };
        self.done += 1;
        on
    }
}
