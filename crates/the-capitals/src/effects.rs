//! Effects of tiles: one enum, and the one match that turns an effect into deeds.

use serde::{Deserialize, Serialize};

use crate::content::content;
use crate::ids::{ERAS, Resource, TileId, TileSet};

/// What an effect does, as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A plain gain or loss.
    Change(Change),
    /// A gain or loss that depends on the era.
    ByEra {
        /// Of what.
        what: Resource,
        /// How much in each era.
        by: [i16; ERAS],
    },
    /// All losses, then all gains, indivisible.
    Exchange {
        /// First.
        lose: Vec<Change>,
        /// Then.
        gain: Vec<Change>,
    },
    /// As often as a number of the city contains another (CA-6.3.13).
    Per {
        /// The number.
        metric: Metric,
        /// The other.
        each: i16,
        /// Once each.
        then: Change,
    },
    /// Once per other tile that passes (CA-6.3.9).
    PerTile {
        /// How near.
        scope: Scope,
        /// Which tiles.
        filter: TileSet,
        /// Once each.
        then: Change,
    },
    /// Once per different type among adjacent tiles, own type excluded (CA-6.3.9).
    PerType {
        /// Once each.
        then: Change,
    },
    /// An optional free activation of an adjacent tile (CA-6.5.12).
    FreeActivation,
    /// One more tile from the Projects area (CA-8.3.10).
    ExtraBuild,
    /// Later tiles built adjacent pay no penalty (CA-8.3.9).
    Shelter,
}

/// A gain or, if negative, a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Of what.
    pub what: Resource,
    /// How much.
    pub by: i16,
}

impl Change {
    /// The same change several times, in one movement.
    #[must_use]
    pub const fn times(self, n: i16) -> Change {
        Change { what: self.what, by: self.by * n }
    }
}

/// A number of a city that effects and requirements read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Metric {
    /// Employment.
    Employment,
    /// Population.
    Population,
    /// Culture.
    Culture,
    /// Money.
    Money,
    /// Cubes on the plant.
    Energy,
    /// Public services.
    PublicService,
    /// Level of the plant.
    PowerPlantLevel,
    /// Other cities strictly ahead in culture (CA-6.3.16).
    CultureMarkersAhead,
}

impl Metric {
    /// The resource whose changes the metric notices.
    pub const fn watches(self) -> Resource {
        match self {
            Metric::Employment => Resource::Employment,
            Metric::Population => Resource::Population,
            Metric::Culture | Metric::CultureMarkersAhead => Resource::Culture,
            Metric::Money => Resource::Money,
            Metric::Energy => Resource::Energy,
            Metric::PublicService => Resource::PublicService,
            Metric::PowerPlantLevel => Resource::Progress,
        }
    }
}

/// How near a tile must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Next to the tile with the effect.
    Adjacent,
    /// Anywhere in the city.
    City,
}

/// Where on its tile an effect stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// In the list of immediate effects.
    Immediate(u8),
    /// In the list of construction effects.
    Construction(u8),
    /// In the list of permanent effects, set off by an upgrade.
    Upgrade(u8),
    /// In the list of effects before the last World Expo.
    Last(u8),
}

impl Default for Slot {
    fn default() -> Self {
        Slot::Immediate(0)
    }
}

/// A pending effect of a build: one movement, or one decision (CA-6.3.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Atom {
    /// The tile it stands on.
    pub source: TileId,
    /// Where on the tile.
    pub slot: Slot,
    /// How many tiles or types it counts; 1 where it counts nothing.
    pub count: u8,
    /// The era it resolves in, counted from 0.
    pub era: u8,
}

/// What is to be done when an effect resolves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed<'a> {
    /// One movement.
    Change(Change),
    /// Several movements, one after the other.
    Changes(&'a [Change]),
    /// Losses, then gains.
    Exchange(&'a [Change], &'a [Change]),
    /// As often as the metric allows when it resolves.
    Per(Metric, i16, Change),
    /// A decision: which adjacent tile to activate.
    FreeActivation,
    /// A decision: what to build.
    ExtraBuild,
    /// Nothing by itself.
    Nothing,
}

impl Effect {
    /// What the effect does for a count of tiles, in an era.
    pub fn deed(&self, count: u8, era: u8) -> Deed<'_> {
        match self {
            Effect::Change(change) => Deed::Change(*change),
            Effect::ByEra { what, by } => Deed::Change(Change { what: *what, by: by[usize::from(era)] }),
            Effect::Exchange { lose, gain } => Deed::Exchange(lose, gain),
            Effect::Per { metric, each, then } => Deed::Per(*metric, *each, *then),
            Effect::PerTile { then, .. } | Effect::PerType { then } => Deed::Change(then.times(i16::from(count))),
            Effect::FreeActivation => Deed::FreeActivation,
            Effect::ExtraBuild => Deed::ExtraBuild,
            Effect::Shelter => Deed::Nothing,
        }
    }
}

impl Atom {
    /// What the atom does.
    pub fn deed(self) -> Deed<'static> {
        let tile = content().tile(self.source);
        let effect = match self.slot {
            Slot::Immediate(i) => &tile.immediate[usize::from(i)],
            Slot::Construction(i) => &tile.construction[usize::from(i)],
            Slot::Last(i) => &tile.last[usize::from(i)],
            Slot::Upgrade(i) => return Deed::Changes(&tile.permanent[usize::from(i)].gain),
        };
        effect.deed(self.count, self.era)
    }
}

impl Deed<'_> {
    /// Whether the owner may have to choose something when it resolves (CA-6.3.12).
    pub const fn asks(self) -> bool {
        match self {
            Deed::FreeActivation | Deed::ExtraBuild => true,
            Deed::Per(_, _, then) => matches!(then.what, Resource::Progress | Resource::Culture), // CA-11.21
            Deed::Change(_) | Deed::Changes(_) | Deed::Exchange(..) | Deed::Nothing => false,
        }
    }
}
