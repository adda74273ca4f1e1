//! What a table may choose before the start (LC-8).

use engine::{Clause, Field, FieldKind, Options};
use serde::{Deserialize, Serialize};

/// The options of La Città.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LaCittaOptions {
    /// Fixed terrain and castles, or random terrain and castles placed by the players.
    pub setup: SetupKind,
    /// How the terrain of the advanced setup is shuffled.
    pub terrain: Terrain,
    /// Which losses cost a card next year.
    pub penalty_trigger: PenaltyTrigger,
    /// Whether citizens run out.
    pub citizen_supply: CitizenSupply,
    /// Whether the display slides and its oldest card may be buried.
    pub display_refresh: DisplayRefresh,
    /// Whether castles of the advanced setup keep near each other.
    pub start_distance_max: StartDistance,
}

/// LC-8.1
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetupKind {
    /// LC-4.2
    #[default]
    Standard,
    /// LC-4.3
    Advanced,
}

/// LC-8.2, LC-8.3
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// One shuffle.
    #[default]
    Random,
    /// Shuffled until well spread.
    FairRandom,
}

/// LC-8.4
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PenaltyTrigger {
    /// Only starved citizens.
    #[default]
    Famine,
    /// Emigrants too.
    AnyLoss,
}

/// LC-8.5
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CitizenSupply {
    /// Never runs out.
    #[default]
    Unlimited,
    /// 130 citizens.
    Limited,
}

/// LC-8.6
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DisplayRefresh {
    /// A new card comes where one was taken.
    #[default]
    None,
    /// The row slides, and the oldest card may be buried.
    BuryOldest,
}

/// LC-8.7
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartDistance {
    /// No upper limit.
    #[default]
    None,
    /// No more than 5 free hexes to the nearest castle.
    Near,
}

impl Options for LaCittaOptions {
    fn form() -> Vec<Field> {
        let choice = |key, values, clause| Field { key, kind: FieldKind::Choice(values), clause: Clause(clause) };
        vec![
            choice("setup", &["standard", "advanced"], "LC-8.1"),
            choice("terrain", &["random", "fair_random"], "LC-8.3"),
            choice("penalty_trigger", &["famine", "any_loss"], "LC-8.4"),
            choice("citizen_supply", &["unlimited", "limited"], "LC-8.5"),
            choice("display_refresh", &["none", "bury_oldest"], "LC-8.6"),
            choice("start_distance_max", &["none", "near"], "LC-8.7"),
        ]
    }
}
