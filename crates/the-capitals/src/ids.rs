//! The vocabulary: enums and newtypes for everything printed.

use std::fmt;
use std::str::FromStr;

use engine::{UnknownName, named};
use serde::{Deserialize, Serialize};

use crate::content::content;

/// Players at the largest table.
pub const MAX_CITIES: usize = 5;
/// Eras.
pub const ERAS: usize = 3;
/// Rows of the Projects area.
pub const ROWS: usize = 3;
/// Most different tiles that a [`TileSet`] can tell apart.
pub const MAX_TILES: usize = 128;

/// A different tile, numbered in the order of the content: starting tiles, the eras, Prosperity.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(pub u8);

impl TileId {
    /// The number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The bit in a set.
    pub const fn bit(self) -> u8 {
        self.0
    }

    /// The tile with that bit in a set.
    pub const fn of_bit(bit: u8) -> Self {
        Self(bit)
    }

    /// The tile with this key.
    pub fn named(key: &str) -> Option<Self> {
        content().tiles.iter().position(|tile| tile.key == key).map(|index| Self(index as u8))
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&content().tile(*self).key)
    }
}

impl FromStr for TileId {
    type Err = UnknownName;
    fn from_str(key: &str) -> Result<Self, UnknownName> {
        Self::named(key).ok_or(UnknownName)
    }
}

engine::as_text!(TileId);

engine::bit_set! {
    /// A set of different tiles.
    #[derive(Serialize, Deserialize)]
    #[serde(from = "Vec<TileId>", into = "Vec<TileId>")]
    TileSet(u128) of TileId
}

named! {
    /// The type of a tile (CA-2.6).
    Kind {
        /// Housing, with a density.
        Housing = "housing",
        /// Public.
        Public = "public",
        /// Industry.
        Industry = "industry",
        /// Commerce.
        Commerce = "commerce",
        /// Tourism.
        Tourism = "tourism",
        /// Prosperity, in that variant only.
        Prosperity = "prosperity",
    }
}

impl Kind {
    /// The five types of era tiles.
    pub const ERA: [Kind; 5] = [Kind::Housing, Kind::Public, Kind::Industry, Kind::Commerce, Kind::Tourism];
}

named! {
    /// How densely people live in a housing tile.
    Density {
        /// Low.
        Low = "low",
        /// Medium.
        Medium = "medium",
        /// High.
        High = "high",
    }
}

/// What a city gains and loses: its tracks, energy cubes and prestige.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    /// The circle that upgrades power plants.
    Progress,
    /// Population.
    Population,
    /// Employment.
    Employment,
    /// Public services.
    PublicService,
    /// Culture.
    Culture,
    /// The economy track.
    Money,
    /// Prestige.
    Prestige,
    /// Energy cubes on the plant.
    Energy,
}

impl Resource {
    /// Everything, in the order of the board.
    pub const ALL: [Resource; 8] = [
        Resource::Progress,
        Resource::Population,
        Resource::Employment,
        Resource::PublicService,
        Resource::Culture,
        Resource::Money,
        Resource::Prestige,
        Resource::Energy,
    ];

    /// The key in messages.
    pub const fn key(self) -> &'static str {
        match self {
            Resource::Progress => "progress",
            Resource::Population => "population",
            Resource::Employment => "employment",
            Resource::PublicService => "services",
            Resource::Culture => "culture",
            Resource::Money => "money",
            Resource::Prestige => "prestige",
            Resource::Energy => "energy",
        }
    }
}

/// A space of the initiative track, 1 to 6 from the left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Space(pub u8);

/// A tourist, by the seat of its owner; the neutral one comes after all seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TouristId(pub u8);

impl TouristId {
    /// The number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The sides of a Prosperity tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The building.
    Building,
    /// The Lake on its back.
    Lake,
}

/// Writes a missing value as `"none"`, so that scenarios, whose language has no null, can name it.
pub mod or_none {
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Either<T> {
        Some(T),
        None(String),
    }

    /// The value, or `"none"`.
    pub fn serialize<T: Serialize, S: Serializer>(value: &Option<T>, serializer: S) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => value.serialize(serializer),
            None => serializer.serialize_str("none"),
        }
    }

    /// Reads it back.
    pub fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
        match Either::deserialize(deserializer)? {
            Either::Some(value) => Ok(Some(value)),
            Either::None(text) if text == "none" => Ok(None),
            Either::None(text) => Err(D::Error::custom(format!("expected a value or \"none\", not {text:?}"))),
        }
    }
}
