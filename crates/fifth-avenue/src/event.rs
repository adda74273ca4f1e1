//! What happened, chance resolved, and who may see it.

use engine::{BySeat, Points, Reveal, Seat, Viewer};
use serde::Serialize;

use crate::ids::{ByShop, Card, Colour, Deck, District, Faces, Hand, Kind, Node, Pawn, Plot, Prize, Shop, Site};
use crate::state::{End, PLAYERS};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// The first player is known.
    Began { first: Seat },
    /// A starting building was placed.
    Placed { seat: Seat, site: Site },
    /// An action was chosen.
    Chose { seat: Seat, action: Kind },
    /// Buildings went from the general supply to a reserve.
    TookBuildings { seat: Seat, count: u8 },
    /// A shop was placed.
    ShopPlaced { seat: Seat, shop: Shop, site: Site },
    /// The last tile of a group went to the park shop space.
    ShopToPark { shop: Shop },
    /// A player scored.
    Scored { seat: Seat, points: u8, source: Source, district: Option<District> },
    /// A black card was drawn; only its owner sees it, unless everyone knew it.
    Drew { seat: Seat, card: Option<Card>, known: bool },
    /// The black deck was shuffled.
    Reshuffled { cards: u8 },
    /// Coloured cards were taken.
    Took { seat: Seat, first: Card, second: Option<Card> },
    /// The next card of a coloured deck can be seen.
    Turned { card: Card, known: bool },
    /// A commission moved.
    Moved { seat: Seat, pawn: Pawn, from: Node, to: Node },
    /// It left a survey token behind.
    Surveyed { pawn: Pawn, district: District },
    /// An auction begins.
    Opened { prize: Prize, opener: Seat },
    /// A card joined a draft; only the bidder sees it.
    Drafted { seat: Seat, card: Card },
    /// A bid was shown.
    Bid { seat: Seat, colour: Colour, coloured: Faces, black: Faces, total: u16 },
    /// A player left the auction.
    Passed { seat: Seat },
    /// A card was turned over for Ace.
    AceTurned { card: Card, known: bool },
    /// Ace bid.
    AceBid { total: u16 },
    /// Ace was beaten, or bid too little.
    AceOut,
    /// A player won an auction.
    Won { seat: Seat, prize: Prize, total: u16 },
    /// Ace won an auction.
    AceWon { prize: Prize },
    /// Nobody won.
    Unsold { prize: Prize },
    /// The winner built.
    Built { seat: Seat, prize: Prize, plot: Option<Plot>, count: u8 },
    /// Ace built.
    AceBuilt { site: Site },
    /// A district was closed, by a player or by Ace.
    Closed { district: District, seat: Option<Seat> },
    /// The game is over.
    Ended { reason: End },
    /// The shops of the park were turned up.
    ParkShown { shops: ByShop<u8>, types: u8, points: u8 },
    /// All hands were shown.
    HandsShown { hands: BySeat<Hand, PLAYERS> },
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Action D.
    District,
    /// A special scoring.
    Special,
    /// Closing a district.
    Closing,
    /// Half the points of a district that somebody else closed.
    Half,
    /// The districts at the end.
    FinalDistrict,
    /// Central Park at the end.
    Park,
}

impl Source {
    /// The message that names it.
    pub const fn key(self) -> &'static str {
        match self {
            Source::District => "source-district",
            Source::Special => "source-special",
            Source::Closing => "source-closing",
            Source::Half => "source-half",
            Source::FinalDistrict => "source-final-district",
            Source::Park => "source-park",
        }
    }
}

impl engine::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        match self {
            Event::Drafted { seat, .. } if !viewer.is(*seat) => None,
            Event::Drew { seat, known: false, .. } if !viewer.is(*seat) => {
                Some(Event::Drew { seat: *seat, card: None, known: false })
            }
            Event::Began { .. }
            | Event::Placed { .. }
            | Event::Chose { .. }
            | Event::TookBuildings { .. }
            | Event::ShopPlaced { .. }
            | Event::ShopToPark { .. }
            | Event::Scored { .. }
            | Event::Drew { .. }
            | Event::Reshuffled { .. }
            | Event::Took { .. }
            | Event::Turned { .. }
            | Event::Moved { .. }
            | Event::Surveyed { .. }
            | Event::Opened { .. }
            | Event::Drafted { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::AceTurned { .. }
            | Event::AceBid { .. }
            | Event::AceOut
            | Event::Won { .. }
            | Event::AceWon { .. }
            | Event::Unsold { .. }
            | Event::Built { .. }
            | Event::AceBuilt { .. }
            | Event::Closed { .. }
            | Event::Ended { .. }
            | Event::ParkShown { .. }
            | Event::HandsShown { .. } => Some(self.clone()),
        }
    }

    fn reveals(&self) -> Reveal {
        match self {
            Event::Drew { seat, known: false, .. } => Reveal::To(*seat),
            Event::Turned { known: false, .. } | Event::AceTurned { known: false, .. } => Reveal::All,
            // FA-5.3: a bid shows cards, and a pass is final too.
            Event::Bid { .. } | Event::Passed { .. } => Reveal::All,
            Event::Ended { .. } | Event::ParkShown { .. } | Event::HandsShown { .. } => Reveal::All,
            Event::Began { .. }
            | Event::Placed { .. }
            | Event::Chose { .. }
            | Event::TookBuildings { .. }
            | Event::ShopPlaced { .. }
            | Event::ShopToPark { .. }
            | Event::Scored { .. }
            | Event::Drew { .. }
            | Event::Reshuffled { .. }
            | Event::Took { .. }
            | Event::Turned { .. }
            | Event::Moved { .. }
            | Event::Surveyed { .. }
            | Event::Opened { .. }
            | Event::Drafted { .. }
            | Event::AceTurned { .. }
            | Event::AceBid { .. }
            | Event::AceOut
            | Event::Won { .. }
            | Event::AceWon { .. }
            | Event::Unsold { .. }
            | Event::Built { .. }
            | Event::AceBuilt { .. }
            | Event::Closed { .. } => Reveal::Nothing,
        }
    }

    fn points(&self) -> Option<Points> {
        match *self {
            Event::Scored { seat, points, source, .. } => {
                Some(Points { seat, source: source.key(), points: points.into() })
            }
            Event::Began { .. }
            | Event::Placed { .. }
            | Event::Chose { .. }
            | Event::TookBuildings { .. }
            | Event::ShopPlaced { .. }
            | Event::ShopToPark { .. }
            | Event::Drew { .. }
            | Event::Reshuffled { .. }
            | Event::Took { .. }
            | Event::Turned { .. }
            | Event::Moved { .. }
            | Event::Surveyed { .. }
            | Event::Opened { .. }
            | Event::Drafted { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::AceTurned { .. }
            | Event::AceBid { .. }
            | Event::AceOut
            | Event::Won { .. }
            | Event::AceWon { .. }
            | Event::Unsold { .. }
            | Event::Built { .. }
            | Event::AceBuilt { .. }
            | Event::Closed { .. }
            | Event::Ended { .. }
            | Event::ParkShown { .. }
            | Event::HandsShown { .. } => None,
        }
    }
}

/// A card of the black deck.
pub const fn black(face: u8) -> Card {
    Card { deck: Deck::Black, face }
}
