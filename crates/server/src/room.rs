//! A table as an arrangement of people: who sits where, at what pace, in which state. No rule, no position.

use catalog::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Everything about a table but the game that lies on it. Kept in the store as JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Room {
    /// The table's id, in its address.
    pub id: String,
    /// The slug of the game.
    pub game: String,
    /// The options as the game serializes them.
    pub options: Value,
    /// Who set the table up: a person's id.
    pub host: String,
    /// Whether the lobby lists it and anybody may watch.
    pub public: bool,
    /// How time is kept.
    pub pace: Pace,
    /// How far it has come.
    pub status: Status,
    /// The chairs, in seat order.
    pub chairs: Vec<Chair>,
    /// The secret of the invitation link.
    pub key: String,
    /// The hash of the seed.
    pub commitment: String,
    /// The table that goes on from here.
    #[serde(default)]
    pub rematch: Option<String>,
    /// Where this one branched off.
    #[serde(default)]
    pub fork: Option<Fork>,
}

/// Where a table branched off another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fork {
    /// The other table.
    pub table: String,
    /// After how many decisions.
    pub step: usize,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People are still sitting down.
    Gathering,
    /// The match is on.
    Playing,
    /// The match has ended.
    Over,
    /// A fault of the program stopped the match.
    Stopped,
    /// Everybody left before the start.
    Closed,
}

impl Status {
    /// The name in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Gathering => "gathering",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Stopped => "stopped",
            Status::Closed => "closed",
        }
    }

    /// Whether seed and record may be seen by everybody.
    pub const fn is_open_book(self) -> bool {
        matches!(self, Status::Over | Status::Stopped)
    }
}

/// How time is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Pace {
    /// No clock.
    #[default]
    None,
    /// Each player has a stock of minutes, and gets seconds back with every decision.
    Live {
        /// Minutes for the whole match.
        minutes: u32,
        /// Seconds added per decision.
        increment: u32,
    },
    /// Days for each turn.
    Correspondence {
        /// How many.
        days: u32,
    },
}

/// A place at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    /// Who it is for, or who sits there.
    pub sitter: Sitter,
    /// The bot that plays for an absent person.
    #[serde(default)]
    pub stand_in: Option<Level>,
    /// Whether the person left for good.
    #[serde(default)]
    pub left: bool,
}

/// Who a chair is for, or who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Sitter {
    /// Anybody may sit down.
    Open,
    /// Somebody with the invitation link may sit down.
    Link,
    /// A person. One person may sit on several chairs: several people on one screen.
    Person {
        /// The person's id; empty where it is not to be told.
        id: String,
        /// The name shown.
        name: String,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

/// A room as one visitor may see it: no ids of others, the key only for those who sit there.
#[derive(Clone, Debug, Serialize)]
pub struct RoomView {
    /// The table's id.
    pub id: String,
    /// The slug of the game.
    pub game: String,
    /// The title of the game.
    pub title: &'static str,
    /// The options.
    pub options: Value,
    /// Whether the lobby lists it.
    pub public: bool,
    /// How time is kept.
    pub pace: Pace,
    /// How far it has come.
    pub status: Status,
    /// The chairs, in seat order.
    pub chairs: Vec<ChairView>,
    /// Whether the visitor set the table up.
    pub host: bool,
    /// The path of the invitation link, for those who sit here.
    pub invitation: Option<String>,
    /// The hash of the seed.
    pub commitment: String,
    /// The seed, after the end.
    pub seed: Option<String>,
    /// The table that goes on from here.
    pub rematch: Option<String>,
    /// Where this one branched off.
    pub fork: Option<Fork>,
}

/// A chair as one visitor may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChairView {
    /// The seat's number.
    pub seat: u8,
    /// `open`, `link`, `person` or `bot`.
    pub kind: &'static str,
    /// The name shown, in the visitor's language; empty for an empty chair.
    pub name: String,
    /// The bot's level, or the stand-in's.
    pub level: Option<Level>,
    /// Whether a bot stands in for the person.
    pub stand_in: bool,
    /// Whether the person left for good.
    pub left: bool,
    /// Whether the visitor sits here.
    pub you: bool,
    /// Whether the person is connected.
    pub online: bool,
}
