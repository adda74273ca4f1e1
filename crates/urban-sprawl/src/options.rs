//! What a table may choose before the start (chapter 8).

use engine::{Clause, Field, FieldKind, Options, Seat};
use serde::{Deserialize, Serialize};

/// The options of Urban Sprawl.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct UrbanSprawlOptions {
    /// How the contract decks are made (US-8.1).
    pub length: Length,
    /// Half effects for the four strongest cards (US-8.2).
    pub soft_metropolis: bool,
    /// Clears a card of each track when nothing happens (US-8.3).
    pub stagnation_guard: bool,
    /// Who sets the order of decisions (US-8.4).
    pub decision_order: DecisionOrder,
    /// Who begins (US-8.5).
    pub first_player: FirstPlayer,
}

impl Default for UrbanSprawlOptions {
    fn default() -> Self {
        Self {
            length: Length::Standard,
            soft_metropolis: false,
            stagnation_guard: true,
            decision_order: DecisionOrder::ActiveChooses,
            first_player: FirstPlayer::Random,
        }
    }
}

/// How long the game is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    #[default]
    Standard,
    Long,
    Short,
}

/// In which order several players decide about one effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecisionOrder {
    #[default]
    ActiveChooses,
    Clockwise,
}

/// Who takes the first turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FirstPlayer {
    #[default]
    #[serde(rename = "random")]
    Random,
    #[serde(rename = "seat_0")]
    Seat0,
    #[serde(rename = "seat_1")]
    Seat1,
    #[serde(rename = "seat_2")]
    Seat2,
    #[serde(rename = "seat_3")]
    Seat3,
}

impl FirstPlayer {
    /// The seat, unless chance decides.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            FirstPlayer::Random => None,
            FirstPlayer::Seat0 => Some(Seat(0)),
            FirstPlayer::Seat1 => Some(Seat(1)),
            FirstPlayer::Seat2 => Some(Seat(2)),
            FirstPlayer::Seat3 => Some(Seat(3)),
        }
    }
}

impl Options for UrbanSprawlOptions {
    fn form() -> Vec<Field> {
        let field = |key, kind, clause| Field { key, kind, clause: Clause(clause) };
        vec![
            field("length", FieldKind::Choice(&["standard", "long", "short"]), "US-8.1"),
            field("soft_metropolis", FieldKind::Toggle, "US-8.2"),
            field("stagnation_guard", FieldKind::Toggle, "US-8.3"),
            field("decision_order", FieldKind::Choice(&["active_chooses", "clockwise"]), "US-8.4"),
            field("first_player", FieldKind::Choice(&["random", "seat_0", "seat_1", "seat_2", "seat_3"]), "US-8.5"),
        ]
    }
}
