//! What a bot needs to know.

use engine::{Evaluate, Seat};

use crate::state::UrbanSprawl;

impl Evaluate for UrbanSprawl {
    fn evaluate(&self, seat: Seat) -> i32 {
        let open = &self.open;
        100 * i32::from(open.prestige[seat]) + 20 * i32::from(open.wealth[seat])
    }
}
