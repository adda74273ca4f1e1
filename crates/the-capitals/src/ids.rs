//! The vocabulary: enums and newtypes for everything printed.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

impl Serialize for TileId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TileId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let key = String::deserialize(deserializer)?;
        Self::named(&key).ok_or_else(|| D::Error::custom(format!("there is no tile {key:?}")))
    }
}

/// A set of different tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TileSet(u128);

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet(0);

    /// Whether the tile is in the set.
    pub const fn contains(self, tile: TileId) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// Puts a tile into the set.
    pub const fn insert(&mut self, tile: TileId) {
        self.0 |= 1 << tile.0;
    }

    /// Takes a tile out of the set.
    pub const fn remove(&mut self, tile: TileId) {
        self.0 &= !(1 << tile.0);
    }

    /// Tiles in either set.
    #[must_use]
    pub const fn union(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// Tiles in both sets.
    #[must_use]
    pub const fn common(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }

    /// Tiles in this set and not in the other.
    #[must_use]
    pub const fn without(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// How many tiles.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles by number.
    pub fn iter(self) -> impl Iterator<Item = TileId> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = (rest != 0).then(|| TileId(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(next)
        })
    }
}

impl FromIterator<TileId> for TileSet {
    fn from_iter<I: IntoIterator<Item = TileId>>(tiles: I) -> Self {
        let mut set = Self::EMPTY;
        tiles.into_iter().for_each(|tile| set.insert(tile));
        set
    }
}

impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TileSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<TileId>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// The type of a tile (CA-2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Housing, with a density.
    Housing,
    /// Public.
    Public,
    /// Industry.
    Industry,
    /// Commerce.
    Commerce,
    /// Tourism.
    Tourism,
    /// Prosperity, in that variant only.
    Prosperity,
}

impl Kind {
    /// The five types of era tiles.
    pub const ERA: [Kind; 5] = [Kind::Housing, Kind::Public, Kind::Industry, Kind::Commerce, Kind::Tourism];

    /// The key in messages.
    pub const fn key(self) -> &'static str {
        match self {
            Kind::Housing => "housing",
            Kind::Public => "public",
            Kind::Industry => "industry",
            Kind::Commerce => "commerce",
            Kind::Tourism => "tourism",
            Kind::Prosperity => "prosperity",
        }
    }
}

/// How densely people live in a housing tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Density {
    /// Low.
    Low,
    /// Medium.
    Medium,
    /// High.
    High,
}

impl Density {
    /// The key in messages.
    pub const fn key(self) -> &'static str {
        match self {
            Density::Low => "low",
            Density::Medium => "medium",
            Density::High => "high",
        }
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
