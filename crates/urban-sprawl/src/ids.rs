//! The vocabulary: zones, cards, vocations, politicians, rows and markers.

mod cards;

use std::fmt;
use std::str::FromStr;

use engine::Seat;
use serde::{Deserialize, Serialize};

pub use cards::{CARDS, CONTRACTS, Card, CardSet, Contracts, Deck, Removed};

/// Most players at the table.
pub const MAX_PLAYERS: usize = 4;

/// The use of a building; a park has no zone of its own but is a building (US-2.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Zone {
    #[default]
    Civ,
    Com,
    Ind,
    Res,
    Park,
}

impl Zone {
    /// The four zones and the parks.
    pub const ALL: [Zone; 5] = [Zone::Civ, Zone::Com, Zone::Ind, Zone::Res, Zone::Park];
    /// The four zones that contracts have.
    pub const BUILT: [Zone; 4] = [Zone::Civ, Zone::Com, Zone::Ind, Zone::Res];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The printed abbreviation.
    pub const fn code(self) -> &'static str {
        match self {
            Zone::Civ => "CIV",
            Zone::Com => "COM",
            Zone::Ind => "IND",
            Zone::Res => "RES",
            Zone::Park => "PARK",
        }
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Several zones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ZoneSet(pub u8);

impl ZoneSet {
    /// All zones and parks.
    pub const ALL: ZoneSet = ZoneSet(0b1_1111);

    pub const fn one(zone: Zone) -> Self {
        Self(1 << zone as u8)
    }

    pub const fn contains(self, zone: Zone) -> bool {
        self.0 & (1 << zone as u8) != 0
    }
}

impl FromIterator<Zone> for ZoneSet {
    fn from_iter<I: IntoIterator<Item = Zone>>(zones: I) -> Self {
        Self(zones.into_iter().fold(0, |set, zone| set | (1 << zone as u8)))
    }
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

/// What a row pays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Coin {
    #[default]
    Wealth,
    Prestige,
}

impl Coin {
    pub const fn name(self) -> &'static str {
        match self {
            Coin::Wealth => "wealth",
            Coin::Prestige => "prestige",
        }
    }
}

/// A marker by its number: 4 to 6 prestige, 7 to 12 wealth (US-2.4). 0 stands for none.
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

/// Several players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(pub u8);

impl SeatSet {
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_PLAYERS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }

    /// The only member, if there is exactly one.
    pub fn only(self) -> Option<Seat> {
        (self.len() == 1).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        Self(seats.into_iter().fold(0, |set, seat| set | (1 << seat.0)))
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}
