//! The words that effects are made of: selectors, counters, filters (`content/effects.toml`).

use engine::Seat;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::Effect;
use crate::board::Lot;
use crate::ids::{Number, Vocation, Zone, ZoneSet};

/// Whom an effect concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    Active,
    #[serde(rename = "self")]
    Oneself,
    Each,
    Others,
    Owner,
    Media,
    Mayor,
    DistrictAttorney,
    Treasurer,
    PoliceChief,
    UnionBoss,
    Contractor,
    MostWealth,
    LeastWealth,
    LeastPrestige,
    MostBuildings,
}

/// What an amount is multiplied with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "count", rename_all = "snake_case", deny_unknown_fields)]
pub enum Counter {
    Building { sel: Filter },
    Lots { sel: Filter },
    Vocation { name: VocationName },
    Office {},
    Wealth { step: u8 },
    BlockValue {},
}

impl Counter {
    /// The buildings that it counts.
    pub const fn filter(&self) -> Option<&Filter> {
        match self {
            Counter::Building { sel } | Counter::Lots { sel } => Some(sel),
            Counter::Vocation { .. } | Counter::Office {} | Counter::Wealth { .. } | Counter::BlockValue {} => None,
        }
    }
}

/// One vocation, or `any` of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct VocationName(pub Option<Vocation>);

impl TryFrom<String> for VocationName {
    type Error = String;
    fn try_from(name: String) -> Result<Self, String> {
        match Vocation::ALL.into_iter().find(|vocation| vocation.name().replace('-', "_") == name) {
            None if name != "any" => Err(format!("no vocation {name:?}")),
            found => Ok(Self(found)),
        }
    }
}

/// The most lots of a building.
pub const LARGEST: u8 = 4;

/// Which buildings; all given fields must hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Filter {
    #[serde(deserialize_with = "zones")]
    pub zone: Option<ZoneSet>,
    #[serde(deserialize_with = "sizes")]
    pub size: Option<u8>,
    pub control: Control,
    #[serde(rename = "where")]
    pub place: Place,
    pub value: Option<Extreme>,
    pub value_min: u8,
    /// One building, whose owner is meant; content allows it there and nowhere else.
    pub single: bool,
}

fn zones<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<ZoneSet>, D::Error> {
    Ok(Some(Vec::<Zone>::deserialize(deserializer)?.into_iter().collect()))
}

/// Sizes as a set: bit n for n lots.
fn sizes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
    let sizes = Vec::<u8>::deserialize(deserializer)?;
    match sizes.iter().find(|size| !(1..=LARGEST).contains(*size)) {
        Some(size) => Err(D::Error::custom(format!("size {size}, but a building has size 1 to {LARGEST}"))),
        None => Ok(Some(sizes.into_iter().fold(0, |set, size| set | 1 << size))),
    }
}

/// Who controls the buildings meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Control {
    #[default]
    Any,
    Own,
    Controlled,
    Uncontrolled,
}

/// Where the buildings meant stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    #[default]
    Anywhere,
    Adjacent,
    TheseRows,
    ThisWealthRow,
    ThisPrestigeRow,
    Water,
    Wilderness,
}

/// Only the highest or only the lowest values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Extreme {
    Highest,
    Lowest,
}

/// What an offer or an escape costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Cost {
    pub wealth: u8,
    pub prestige: u8,
}

/// What happens to a building that is not paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    Demolish,
    Uncontrol,
}

/// New tiles of effects go wherever there is room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Anywhere {
    Anywhere,
}

/// New tiles of effects belong to whoever places them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Own {
    #[serde(rename = "self")]
    Oneself,
}

/// Which markers may move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Markers {
    Wealth,
    Prestige,
    Any,
}

/// Which election an effect calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Office {
    Mayor,
    DistrictAttorney,
    Treasurer,
    PoliceChief,
    UnionBoss,
    Next,
    Choose,
}

/// Who wins such an election whatever the criterion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Winner {
    Active,
}

/// Which row pays out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RowName {
    Choose,
    This,
}

/// A row by number or by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum RowChoice {
    Number(Number),
    Named(RowName),
}

/// Effects inside an effect. Content numbers every list of effects, so that a pending step can name it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "Vec<Effect>")]
pub struct Inner {
    pub effects: Vec<Effect>,
    pub run: RunId,
}

impl From<Vec<Effect>> for Inner {
    fn from(effects: Vec<Effect>) -> Self {
        Self { effects, run: RunId::default() }
    }
}

/// One alternative of a choice.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    pub effects: Inner,
}

/// The number of a list of effects.
pub type RunId = u16;

/// One effect in its list, and what it refers to: the player an outer effect is resolved for, and the new building.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Call {
    pub run: RunId,
    pub next: u8,
    pub oneself: Seat,
    pub site: Option<Lot>,
}
