//! What happened, chance resolved, and who may see it.

use engine::{Points, Reveal, Seat, Viewer};
use serde::Serialize;

use crate::board::{Placement, Segment};
use crate::ids::{Board, Boards, Building, Card, Cards, Kind, Knowers, Plot, Plots};
use crate::score::Score;
use crate::state::{Ending, Slot};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The starting player was found.
    Started { first: Seat },
    /// A hand was dealt; others know only the stacks.
    Dealt { seat: Seat, cards: Option<Cards>, stacks: Boards },
    /// A board was laid.
    Laid { seat: Seat, board: Board, placement: Placement },
    /// A building went up and scored.
    Built { seat: Seat, building: Building, plots: Plots, score: Score },
    /// A park or factory went up.
    Covered { seat: Seat, building: Building, plots: Plots },
    /// A streetcar was laid; the plots beside it say where.
    CarLaid { seat: Seat, segment: Segment, beside: [Option<Plot>; 2], left: u8 },
    /// Cards went under their stacks; others see only the backs.
    Returned { seat: Seat, cards: Option<Cards>, backs: [u8; Board::COUNT] },
    /// A card was drawn; seen by those who knew it already, too.
    Drew { seat: Seat, stack: Board, card: Option<Card>, known: Knowers },
    /// A useless card was discarded face up.
    Discarded { seat: Seat, card: Card },
    /// Somebody passed.
    Passed { seat: Seat },
    /// A card was offered; others see only its back.
    Offered { seat: Seat, slot: Slot, back: Board, card: Option<Card> },
    /// The offer is complete, with the stack numbers that would be welcome.
    Wished { seat: Seat, wishes: Boards },
    /// Somebody answered for a slot; what, only they know.
    Answered { seat: Seat, slot: Slot, card: Option<Card> },
    /// All have answered: the back of a proposed card is shown.
    Proposed { seat: Seat, slot: Slot, back: Board },
    /// All have answered, and nobody proposes anything.
    NothingProposed { seat: Seat },
    /// A proposal was accepted, or none.
    Picked { seat: Seat, slot: Slot, from: Option<Seat> },
    /// A card changed hands face down; seen by those who know it there.
    Swapped { from: Seat, to: Seat, back: Board, card: Option<Card>, known: Knowers },
    /// Nothing was traded, and nothing is exchanged.
    Left { seat: Seat },
    /// The game is over.
    Ended { ending: Ending },
}

impl engine::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        let knows = |known: Knowers| viewer.seat().is_some_and(|seat| known.has(seat));
        match &mut seen {
            Event::Dealt { seat, cards, .. } | Event::Returned { seat, cards, .. } if !viewer.is(*seat) => {
                *cards = None
            }
            Event::Offered { seat, card, .. } | Event::Answered { seat, card, .. } if !viewer.is(*seat) => *card = None,
            Event::Drew { card, known, .. } | Event::Swapped { card, known, .. } if !knows(*known) => *card = None,
            Event::Started { .. }
            | Event::Dealt { .. }
            | Event::Laid { .. }
            | Event::Built { .. }
            | Event::Covered { .. }
            | Event::CarLaid { .. }
            | Event::Returned { .. }
            | Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::Passed { .. }
            | Event::Offered { .. }
            | Event::Wished { .. }
            | Event::Answered { .. }
            | Event::Proposed { .. }
            | Event::NothingProposed { .. }
            | Event::Picked { .. }
            | Event::Swapped { .. }
            | Event::Left { .. }
            | Event::Ended { .. } => {}
        }
        Some(seen)
    }

    /// BC-5.4.
    fn reveals(&self) -> Reveal {
        match self {
            Event::Dealt { seat, .. } | Event::Drew { seat, .. } => Reveal::To(*seat),
            Event::Built { .. }
            | Event::Covered { .. }
            | Event::Discarded { .. }
            | Event::Proposed { .. }
            | Event::NothingProposed { .. }
            | Event::Swapped { .. }
            | Event::Ended { .. } => Reveal::All,
            Event::Started { .. }
            | Event::Laid { .. }
            | Event::CarLaid { .. }
            | Event::Returned { .. }
            | Event::Passed { .. }
            | Event::Offered { .. }
            | Event::Wished { .. }
            | Event::Answered { .. }
            | Event::Picked { .. }
            | Event::Left { .. } => Reveal::Nothing,
        }
    }

    fn points(&self) -> Option<Points> {
        let Event::Built { seat, building, score, .. } = self else { return None };
        Some(Points { seat: *seat, source: source(building.kind()), points: score.points.into() })
    }
}

/// The key of a kind in the breakdown of the score.
pub fn source(kind: Kind) -> &'static str {
    match kind {
        Kind::Residence => "source-residences",
        Kind::Business => "source-businesses",
        Kind::CityHall => "source-city-hall",
        Kind::Church => "source-churches",
        Kind::Bank => "source-banks",
        Kind::Cinema => "source-cinemas",
        Kind::PostOffice => "source-post-offices",
        Kind::DepartmentStore => "source-department-stores",
        Kind::Park | Kind::Factory => "source-facilities",
    }
}
