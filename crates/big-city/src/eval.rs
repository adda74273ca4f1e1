//! What a bot needs to know beyond the rules.

use engine::{Evaluate, Seat};

use crate::state::BigCity;

impl Evaluate for BigCity {
    fn evaluate(&self, seat: Seat) -> i32 {
        100 * i32::from(self.scores[seat])
    }
}
