//! What a bot needs: how good a position looks.

use engine::{Evaluate, Seat};

use crate::state::FifthAvenue;

impl Evaluate for FifthAvenue {
    fn evaluate(&self, seat: Seat) -> i32 {
        100 * i32::from(self.table.scores[seat])
    }
}
