//! x
use engine::{Evaluate, Seat};
use crate::state::Capitals;
impl Evaluate for Capitals {
    fn evaluate(&self, seat: Seat) -> i32 { self.table.cities[seat].tracks.prestige.into() }
}
