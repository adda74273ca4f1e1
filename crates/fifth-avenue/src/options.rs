//! What a table may choose before the start (FA-8).

use engine::{Clause, Field, FieldKind, Options, SetupError};
use serde::{Deserialize, Serialize};

/// The options of Fifth Avenue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FifthAvenueOptions {
    /// Which side of the board is up.
    pub board_side: Side,
    /// Who begins.
    pub first_player: FirstPlayer,
    /// Whether people are shown the cards that everyone has seen.
    pub tracking_aid: bool,
    /// The most turns a game can take.
    pub turn_limit: u16,
}

/// A side of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Five lots per district.
    #[default]
    Five,
    /// Five lots and a plaza.
    Six,
}

/// How the first player is found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstPlayer {
    /// Drawn by lot.
    #[default]
    Random,
    /// The first seat.
    Seat,
}

const FEWEST_TURNS: u16 = 100;
const MOST_TURNS: u16 = 2000;
const USUAL_TURNS: u16 = 300;

impl Default for FifthAvenueOptions {
    fn default() -> Self {
        Self {
            board_side: Side::default(),
            first_player: FirstPlayer::default(),
            tracking_aid: false,
            turn_limit: USUAL_TURNS,
        }
    }
}

impl FifthAvenueOptions {
    /// Whether the options are in range.
    pub fn check(&self) -> Result<(), SetupError> {
        if (FEWEST_TURNS..=MOST_TURNS).contains(&self.turn_limit) {
            return Ok(());
        }
        let message = format!("{} is not between {FEWEST_TURNS} and {MOST_TURNS}", self.turn_limit);
        Err(SetupError::Option { key: "turn_limit", message, clause: Clause("FA-8.5") })
    }
}

impl Options for FifthAvenueOptions {
    fn form() -> Vec<Field> {
        let limit = FieldKind::Number { min: FEWEST_TURNS.into(), max: MOST_TURNS.into() };
        vec![
            Field { key: "board_side", kind: FieldKind::Choice(&["five", "six"]), clause: Clause("FA-8.2") },
            Field { key: "first_player", kind: FieldKind::Choice(&["random", "seat"]), clause: Clause("FA-8.3") },
            Field { key: "tracking_aid", kind: FieldKind::Toggle, clause: Clause("FA-8.4") },
            Field { key: "turn_limit", kind: limit, clause: Clause("FA-8.5") },
        ]
    }
}
