//! What a card lets its holder do.

use crate::ids::{Building, Card, Plot};

/// One of the two things that cards are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The right to build on a plot (BC-6.1.2).
    BuildRight { plot: Plot },
    /// A park or factory on any free plots (BC-6.4.1).
    BuildFacility { building: Building },
}

/// The effect of a card.
pub fn effect(card: Card) -> Effect {
    match (card.plot(), card.facility()) {
        (Some(plot), _) => Effect::BuildRight { plot },
        (None, Some(building)) => Effect::BuildFacility { building },
        (None, None) => unreachable!("a card is for a plot or for a facility"),
    }
}
