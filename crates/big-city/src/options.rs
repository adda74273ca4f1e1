//! What a table may choose before the start (BC-8).

use engine::{Clause, Field, FieldKind, Options};
use serde::{Deserialize, Serialize};

/// The options of Big City; the first five are the variants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BigCityOptions {
    /// Exchanges of at most two cards, or trades with other players (BC-8.1).
    pub trade_cards: bool,
    /// Useless cards leave a hand by exchange only (BC-8.2).
    pub useless_cards_exchange_only: bool,
    /// The streetcar network may branch and form loops (BC-8.3).
    pub branching_streetcar: bool,
    /// Every streetcar needs a building beside it (BC-8.4).
    pub limited_streetcar: bool,
    /// Draws only from stacks whose board lies on the table (BC-8.5).
    pub limited_draw: bool,
    /// What City Hall does for residences (BC-8.6).
    pub residence_city_hall: ResidenceCityHall,
    /// How the starting player is found (BC-8.7).
    pub first_player: FirstPlayer,
}

/// What City Hall does for residences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ResidenceCityHall {
    /// It multiplies them like other kinds.
    #[default]
    Multiplied,
    /// It does nothing for them.
    Ignored,
}

/// How the starting player is found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstPlayer {
    /// By lot.
    #[default]
    Random,
    /// The first seat begins.
    #[serde(rename = "seat_1")]
    Seat1,
}

/// The keys in the order of the form and of the content file.
pub const OPTION_KEYS: [&str; 7] = [
    "trade_cards",
    "useless_cards_exchange_only",
    "branching_streetcar",
    "limited_streetcar",
    "limited_draw",
    "residence_city_hall",
    "first_player",
];

impl Options for BigCityOptions {
    fn form() -> Vec<Field> {
        let clauses = ["BC-8.1.1", "BC-8.2.1", "BC-8.3.1", "BC-8.4.1", "BC-8.5.1", "BC-8.6.1", "BC-8.7.1"];
        let kind = |key: &str| match key {
            "residence_city_hall" => FieldKind::Choice(&["multiplied", "ignored"]),
            "first_player" => FieldKind::Choice(&["random", "seat_1"]),
            _ => FieldKind::Toggle,
        };
        let field = |(key, clause)| Field { key, kind: kind(key), clause: Clause(clause) };
        OPTION_KEYS.into_iter().zip(clauses).map(field).collect()
    }
}
