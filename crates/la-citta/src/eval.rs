//! What a bot needs: how good a position looks.

use engine::{Evaluate, Seat};

use crate::score;
use crate::state::LaCitta;

impl Evaluate for LaCitta {
    fn evaluate(&self, seat: Seat) -> i32 {
        score::points(&self.open, seat).total()
    }
}
