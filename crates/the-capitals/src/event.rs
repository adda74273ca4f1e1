//! What happened, chance resolved; who may see it.

use engine::{List, Points, Reveal, Seat, Viewer};
use serde::Serialize;

use crate::board::{Cell, Vertex};
use crate::ids::{Resource, Space, TileId, TouristId};
use crate::state::HAND;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A city's place in the start order (CA-4.5).
    Started { seat: Seat, space: Space },
    /// Prosperity tiles were dealt; others do not see which.
    Dealt { seat: Seat, tiles: Option<List<TileId, HAND>> },
    /// A tile was drawn into the $0 row.
    Drawn { tile: TileId },
    /// A tile was pushed out of the dearest row.
    PushedOut { tile: TileId },
    /// A round begins.
    RoundBegan { round: u8 },
    /// An initiative space was chosen.
    SpaceTaken { seat: Seat, space: Space, price: i16 },
    /// A tile of the Projects area was chosen.
    TileChosen { seat: Seat, tile: TileId },
    /// A tile was built.
    Built { seat: Seat, tile: TileId, cell: Cell },
    /// A Prosperity tile was chosen and shown, to be built or laid as a Lake.
    Shown { seat: Seat, tile: TileId },
    /// A Lake was laid.
    LakeLaid { seat: Seat, tile: TileId, cell: Cell },
    /// A number of a city changed.
    Changed { seat: Seat, what: Resource, by: i16, why: Why },
    /// A part of a change that could not happen: past the end of a track, or more than there is.
    Missed { seat: Seat, what: Resource, by: i16, why: Why },
    /// A power plant was upgraded.
    Upgraded { seat: Seat, level: u8, cubes: u8 },
    /// The Highest Culture token went to a city, or to nobody.
    HighestCulture { seat: Option<Seat> },
    /// A tourist has a new host, or stands beside the board.
    TouristWent { tourist: TouristId, host: Option<Seat>, neutral: bool },
    /// A tile was chosen to be activated.
    ActivationChosen { seat: Seat, tile: TileId },
    /// A tourist was added to the payment.
    TouristPaid { seat: Seat, tourist: TouristId },
    /// A tile was activated for so much.
    Activated { seat: Seat, tile: TileId, cubes: u8, tourists: u8 },
    /// A tile was activated for free.
    ActivatedFreely { seat: Seat, tile: TileId },
    /// A free activation was not used.
    Declined { seat: Seat },
    /// A city makes no further activation.
    Stopped { seat: Seat },
    /// A construction token was moved.
    TokenMoved { seat: Seat, vertex: Vertex },
    /// The neutral culture marker advanced.
    NeutralAdvanced { culture: u8 },
    /// A World Expo evaluation begins.
    ExpoBegan { number: u8 },
    /// Cubes on tiles returned to the supply.
    CubesReturned,
    /// The game is over.
    Ended { seat: Seat },
}

/// Why a number changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// An effect of a tile.
    Tile(TileId),
    /// The price of an initiative space.
    Initiative,
    /// The price of a row.
    Row,
    /// Placement rules broken.
    Penalty,
    /// Extra Taxation.
    Taxation,
    /// An arrow at the end of a track.
    Arrow,
    /// Employment cannot exceed population.
    Unemployed,
    /// The bonus of a city that made no activation.
    Bonus,
    /// A Lake.
    Lake,
    /// The employment space at a World Expo.
    ExpoEmployment,
    /// Unemployment at a World Expo.
    ExpoUnemployment,
    /// The public services space at a World Expo.
    ExpoServices,
    /// The public services ranking at a World Expo.
    ExpoRanking,
    /// An end-of-game effect of a tile.
    Final(TileId),
    /// Cubes exchanged at the end.
    FinalEnergy,
    /// Money counted at the end.
    FinalMoney,
    /// Culture counted at the end.
    FinalCulture,
    /// Progress counted at the end.
    FinalProgress,
}

impl Why {
    /// The key of the source of prestige in the breakdown of a score.
    pub const fn source(self) -> &'static str {
        match self {
            Why::Tile(_) | Why::Lake | Why::Bonus => "source-tiles",
            Why::Initiative | Why::Row | Why::Unemployed => "source-other",
            Why::Penalty => "source-penalties",
            Why::Taxation => "source-taxation",
            Why::Arrow => "source-arrows",
            Why::ExpoEmployment => "source-employment",
            Why::ExpoUnemployment => "source-unemployment",
            Why::ExpoServices => "source-services",
            Why::ExpoRanking => "source-ranking",
            Why::Final(_) => "source-final",
            Why::FinalEnergy => "source-energy",
            Why::FinalMoney => "source-money",
            Why::FinalCulture => "source-culture",
            Why::FinalProgress => "source-progress",
        }
    }
}

impl engine::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match self {
            Event::Dealt { seat, .. } if !viewer.is(*seat) => Event::Dealt { seat: *seat, tiles: None },
            Event::Started { .. }
            | Event::Dealt { .. }
            | Event::Drawn { .. }
            | Event::PushedOut { .. }
            | Event::RoundBegan { .. }
            | Event::SpaceTaken { .. }
            | Event::TileChosen { .. }
            | Event::Built { .. }
            | Event::Shown { .. }
            | Event::LakeLaid { .. }
            | Event::Changed { .. }
            | Event::Missed { .. }
            | Event::Upgraded { .. }
            | Event::HighestCulture { .. }
            | Event::TouristWent { .. }
            | Event::ActivationChosen { .. }
            | Event::TouristPaid { .. }
            | Event::Activated { .. }
            | Event::ActivatedFreely { .. }
            | Event::Declined { .. }
            | Event::Stopped { .. }
            | Event::TokenMoved { .. }
            | Event::NeutralAdvanced { .. }
            | Event::ExpoBegan { .. }
            | Event::CubesReturned
            | Event::Ended { .. } => self.clone(),
        })
    }

    fn reveals(&self) -> Reveal {
        match self {
            Event::Dealt { seat, .. } => Reveal::To(*seat),
            Event::Drawn { .. } | Event::Shown { .. } | Event::Ended { .. } => Reveal::All,
            Event::Started { .. }
            | Event::SpaceTaken { .. }
            | Event::PushedOut { .. }
            | Event::RoundBegan { .. }
            | Event::TileChosen { .. }
            | Event::Built { .. }
            | Event::LakeLaid { .. }
            | Event::Changed { .. }
            | Event::Missed { .. }
            | Event::Upgraded { .. }
            | Event::HighestCulture { .. }
            | Event::TouristWent { .. }
            | Event::ActivationChosen { .. }
            | Event::TouristPaid { .. }
            | Event::Activated { .. }
            | Event::ActivatedFreely { .. }
            | Event::Declined { .. }
            | Event::Stopped { .. }
            | Event::TokenMoved { .. }
            | Event::NeutralAdvanced { .. }
            | Event::ExpoBegan { .. }
            | Event::CubesReturned => Reveal::Nothing,
        }
    }

    fn points(&self) -> Option<Points> {
        match *self {
            Event::Changed { seat, what: Resource::Prestige, by, why } => {
                Some(Points { seat, source: why.source(), points: by.into() })
            }
            Event::Started { .. }
            | Event::Dealt { .. }
            | Event::Drawn { .. }
            | Event::PushedOut { .. }
            | Event::RoundBegan { .. }
            | Event::SpaceTaken { .. }
            | Event::TileChosen { .. }
            | Event::Built { .. }
            | Event::Shown { .. }
            | Event::LakeLaid { .. }
            | Event::Changed { .. }
            | Event::Missed { .. }
            | Event::Upgraded { .. }
            | Event::HighestCulture { .. }
            | Event::TouristWent { .. }
            | Event::ActivationChosen { .. }
            | Event::TouristPaid { .. }
            | Event::Activated { .. }
            | Event::ActivatedFreely { .. }
            | Event::Declined { .. }
            | Event::Stopped { .. }
            | Event::TokenMoved { .. }
            | Event::NeutralAdvanced { .. }
            | Event::ExpoBegan { .. }
            | Event::CubesReturned
            | Event::Ended { .. } => None,
        }
    }
}
