//! The vocabulary: zones, cards, vocations, politicians, rows and markers.

mod cards;

use std::fmt;
use std::str::FromStr;

use engine::{Seat, bit_set, named};
use serde::{Deserialize, Serialize};

pub use cards::{CARDS, CONTRACTS, Card, CardSet, Contracts, Deck, PERMITS, Removed};

/// Most players at the table.
pub const MAX_PLAYERS: usize = 4;

named! {
    /// The use of a building; a park has no zone of its own but is a building (US-2.2).
    Zone { Civ = "CIV", Com = "COM", Ind = "IND", Res = "RES", Park = "PARK" }
}

impl Zone {
    /// The four zones that contracts have.
    pub const BUILT: [Zone; 4] = [Zone::Civ, Zone::Com, Zone::Ind, Zone::Res];
}

bit_set! {
    /// Several zones.
    ZoneSet(u8) of Zone
}

impl ZoneSet {
    /// All zones and parks.
    pub const ALL: ZoneSet = ZoneSet(0b1_1111);
}

/// The eight vocations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Vocation {
    #[default]
    Media,
    Finance,
    Transportation,
    Education,
    Energy,
    Tourism,
    Factory,
    PublicService,
}

impl Vocation {
    pub const ALL: [Vocation; 8] = [
        Vocation::Media,
        Vocation::Finance,
        Vocation::Transportation,
        Vocation::Education,
        Vocation::Energy,
        Vocation::Tourism,
        Vocation::Factory,
        Vocation::PublicService,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in locale keys and picks.
    pub const fn name(self) -> &'static str {
        match self {
            Vocation::Media => "media",
            Vocation::Finance => "finance",
            Vocation::Transportation => "transportation",
            Vocation::Education => "education",
            Vocation::Energy => "energy",
            Vocation::Tourism => "tourism",
            Vocation::Factory => "factory",
            Vocation::PublicService => "public-service",
        }
    }
}

/// The five politicians, in the order of the election track (US-3.13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Politician {
    #[default]
    Mayor,
    DistrictAttorney,
    Treasurer,
    PoliceChief,
    UnionBoss,
}

impl Politician {
    pub const ALL: [Politician; 5] = [
        Politician::Mayor,
        Politician::DistrictAttorney,
        Politician::Treasurer,
        Politician::PoliceChief,
        Politician::UnionBoss,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The next space of the ring.
    pub const fn next(self) -> Politician {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }

    /// The zone whose buildings decide the election; none for the Mayor (US-6.15.4).
    pub const fn zone(self) -> Option<Zone> {
        match self {
            Politician::Mayor => None,
            Politician::DistrictAttorney => Some(Zone::Civ),
            Politician::Treasurer => Some(Zone::Com),
            Politician::PoliceChief => Some(Zone::Res),
            Politician::UnionBoss => Some(Zone::Ind),
        }
    }

    /// The name in notation, locale keys and picks.
    pub const fn name(self) -> &'static str {
        match self {
            Politician::Mayor => "mayor",
            Politician::DistrictAttorney => "district-attorney",
            Politician::Treasurer => "treasurer",
            Politician::PoliceChief => "police-chief",
            Politician::UnionBoss => "union-boss",
        }
    }
}

named! {
    /// What a row pays.
    Coin { Wealth = "wealth", Prestige = "prestige" }
}

/// The number of a row: printed, or that of a marker, 4 to 6 prestige and 7 to 12 wealth (US-2.4). 0 stands for none.
pub type Number = u8;

/// Marker numbers of prestige.
pub const PRESTIGE_MARKERS: std::ops::RangeInclusive<Number> = 4..=6;
/// Marker numbers of wealth.
pub const WEALTH_MARKERS: std::ops::RangeInclusive<Number> = 7..=12;

/// What a marker of this number pays.
pub fn marker_coin(number: Number) -> Coin {
    if PRESTIGE_MARKERS.contains(&number) { Coin::Prestige } else { Coin::Wealth }
}

/// One of the nine grey spaces: T0 to T2 on top, then R0 to R5 on the right (US-3.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Space(pub u8);

/// Grey spaces on top, two block columns each.
pub const TOP_SPACES: usize = 3;
/// All grey spaces.
pub const SPACES: usize = 9;

impl Space {
    pub fn all() -> impl Iterator<Item = Space> + Clone {
        (0..SPACES as u8).map(Space)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match usize::from(self.0) < TOP_SPACES {
            true => write!(f, "T{}", self.0),
            false => write!(f, "R{}", self.0 - TOP_SPACES as u8),
        }
    }
}

impl FromStr for Space {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Space::all().find(|space| space.to_string() == text).ok_or_else(|| format!("no grey space {text:?}"))
    }
}

bit_set! {
    /// Several players.
    #[derive(Serialize, Deserialize)]
    #[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
    SeatSet(u8) of Seat
}

impl SeatSet {
    /// All but one.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        self.less(Self::one(seat))
    }

    /// The only member, if there is exactly one.
    pub fn only(self) -> Option<Seat> {
        self.iter().next().filter(|_| self.len() == 1)
    }
}
