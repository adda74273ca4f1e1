//! Scenarios: positions set up, actions played, outcomes expected, written in TOML.
//!
//! ```toml
//! game = "hamlet"                      # the same for the whole file
//!
//! [[scenario]]
//! name = "ha_3_3_yield_gives_double"   # says the rule
//! clauses = ["HA-3.3"]                 # what it tests
//! seats = 2                            # default: the game's usual number
//! seed = 7                             # default 0
//! options = { hand_size = 3 }          # default: the game's defaults
//! arrange = ["hand 0: 3 3 5"]          # the game's own shorthand, line by line
//! patch = { "/lane" = [3], "/scores/1" = 4 }   # JSON pointers into the position, after arrange
//!
//! [[scenario.step]]
//! do = ["0 build 3", "1 yield"]        # seat and notation; all must be legal
//! turn = 1                             # who decides now, or "over"
//! legal = ["build 2", "build 5"]       # exactly these
//! offers = ["build 2"]                 # at least these
//! denies = ["build 6"]                 # none of these
//! refuses = { "build 6" = "HA-3.1" }   # not legal, by this clause
//! expect = { "/scores/0" = 6 }         # JSON pointers into the position
//! gains = { 0 = 6 }                    # change of score since the last step, by seat
//! events = ["drew"]                    # kinds of events of this step's actions, in order, at least these
//! [scenario.step.sees]                 # JSON pointers into a view: a seat, or spectator
//! 1 = { "/held/0" = 3 }
//! [scenario.step.places]               # final places by seat
//! 0 = 1
//! ```
//! Every position, before and after, is audited. Tests run scenarios and compare; readers of the rules go through them as worked
//! examples ([`Scenario::show`]).
//!
//! TOML has no word for nothing. In `patch`, `expect` and `sees` the text `"(nothing)"`, alone or inside a list or table,
//! stands for null; expected at a place, it also holds where the place is missing from a list or table that is there.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use crate::Setting;
use crate::content::line_of;

mod show;

pub use show::{Showing, Way};

/// The scenarios in a game's room by the names of their files.
#[macro_export]
macro_rules! scenarios {
    ($($name:literal),* $(,)?) => {
        &[$(include_str!(concat!("../tests/scenarios/", $name, ".toml"))),*]
    };
}

/// A file of scenarios.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioFile {
    /// The game's slug.
    pub game: String,
    /// The scenarios.
    #[serde(rename = "scenario", default)]
    pub scenarios: Vec<Scenario>,
}

/// One scenario.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// What it shows.
    pub name: String,
    /// The clauses it tests.
    #[serde(default)]
    pub clauses: Vec<String>,
    #[serde(default)]
    seats: Option<u8>,
    #[serde(default)]
    seed: u64,
    #[serde(default)]
    options: Option<Value>,
    #[serde(default)]
    arrange: Vec<String>,
    #[serde(default)]
    patch: BTreeMap<String, Value>,
    /// What is played, and what is expected then.
    #[serde(rename = "step", default)]
    pub steps: Vec<Expectation>,
}

/// Some actions, and what is expected after them.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Expectation {
    /// Seat and notation of what is played.
    #[serde(rename = "do")]
    pub actions: Vec<String>,
    /// Who decides now: a seat, or `over`.
    pub turn: Option<Value>,
    /// Exactly these are legal.
    pub legal: Option<Vec<String>>,
    /// These are legal.
    pub offers: Vec<String>,
    /// None of these is legal.
    pub denies: Vec<String>,
    /// Not legal, each by a clause.
    pub refuses: BTreeMap<String, String>,
    /// Pointers into the position.
    pub expect: BTreeMap<String, Value>,
    /// Changes of scores by seat.
    pub gains: BTreeMap<String, i64>,
    /// Kinds of events, in order.
    pub events: Vec<String>,
    /// Pointers into views.
    pub sees: BTreeMap<String, BTreeMap<String, Value>>,
    /// Final places by seat.
    pub places: BTreeMap<String, u8>,
}

impl Scenario {
    /// Where it starts.
    pub fn setting(&self) -> Setting {
        let Self { seats, seed, options, arrange, patch, .. } = self.clone();
        Setting { seats, seed, options, arrange, patch, actions: Vec::new() }
    }

    /// Everything that is played, in order: seat and notation.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().flat_map(|step| &step.actions).map(String::as_str)
    }
}

/// A file that is no scenario file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct ScenarioError {
    /// Where.
    pub line: usize,
    /// What.
    pub message: String,
}

/// Reads a scenario file.
pub fn parse(text: &str) -> Result<ScenarioFile, ScenarioError> {
    toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(1, |span| line_of(text, span.start));
        ScenarioError { line, message: error.message().to_owned() }
    })
}
