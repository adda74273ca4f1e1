//! The messages between a page and a table, version 2. `docs/protocol.md` describes them.

use catalog::{Hint, LogLine, Preview};
use engine::{Lang, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::sight::{Json, MapView, TableView};
use crate::undo::RequestView;
use crate::{Millis, Refused};

/// The version of the protocol.
pub const VERSION: u32 = 2;

/// The first message of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The version the client speaks.
    pub v: u32,
    /// The last frame it has seen.
    #[serde(default)]
    pub from: u64,
    /// The language it wants.
    #[serde(default)]
    pub lang: Lang,
    /// Whether it wants to see what lies on the table.
    #[serde(default)]
    pub table: bool,
    /// Its own random name.
    pub client: String,
}

/// What a client may send.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "lowercase")]
pub enum Incoming {
    /// The first message.
    Hello(Hello),
    /// One of the choices.
    Play {
        /// The command's number.
        id: u64,
        /// The step it was made at.
        at: usize,
        /// The action in notation.
        action: String,
    },
    /// Take back.
    Undo {
        /// The command's number.
        id: u64,
        /// The step it was made at.
        at: usize,
    },
    /// Agree to an undo request, or not.
    Answer {
        /// The command's number.
        id: u64,
        /// The request's number.
        request: u64,
        /// The answer.
        yes: bool,
    },
    /// What would change?
    Preview {
        /// The command's number.
        id: u64,
        /// The step it was made at.
        at: usize,
        /// The action in notation.
        action: String,
    },
    /// Why can this not be picked?
    Why {
        /// The command's number.
        id: u64,
        /// The step it was made at.
        at: usize,
        /// The element of map or table.
        pick: String,
    },
    /// What lies on the map, in words?
    Words {
        /// The command's number.
        id: u64,
        /// The step it was made at.
        at: usize,
    },
    /// What would be best?
    Hint {
        /// The command's number.
        id: u64,
        /// The step it was made at.
        at: usize,
    },
    /// Say something.
    Chat {
        /// The command's number.
        id: u64,
        /// What.
        text: String,
    },
    /// Speak another language.
    Lang {
        /// The command's number.
        id: u64,
        /// Which.
        lang: Lang,
    },
    /// Several people on one screen: whose hand to show.
    Look {
        /// The command's number.
        id: u64,
        /// Whose; nobody's covers it.
        seat: Option<Seat>,
    },
    /// While the table gathers: a random number for the draw of the seed.
    Part {
        /// The command's number.
        id: u64,
        /// The random number.
        number: Seed,
    },
    /// Let a bot play for somebody.
    StandIn {
        /// The command's number.
        id: u64,
        /// For whom.
        seat: Seat,
    },
    /// Take one's place again.
    Return {
        /// The command's number.
        id: u64,
    },
    /// Is anybody there?
    Ping {
        /// The command's number.
        id: u64,
    },
}

impl Incoming {
    /// How many messages it counts for, where so many ordinary ones are taken in a second: some ask for everything anew,
    /// and nobody needs that often.
    pub fn weight(&self, per_second: u32) -> u32 {
        match self {
            Incoming::Lang { .. } | Incoming::Hint { .. } => per_second.max(1),
            Incoming::Words { .. } => (per_second / 4).max(1),
            Incoming::Hello(_)
            | Incoming::Play { .. }
            | Incoming::Undo { .. }
            | Incoming::Answer { .. }
            | Incoming::Preview { .. }
            | Incoming::Why { .. }
            | Incoming::Chat { .. }
            | Incoming::Look { .. }
            | Incoming::Part { .. }
            | Incoming::StandIn { .. }
            | Incoming::Return { .. }
            | Incoming::Ping { .. } => 1,
        }
    }

    /// The command's number.
    pub fn id(&self) -> Option<u64> {
        match self {
            Incoming::Hello(_) => None,
            Incoming::Play { id, .. }
            | Incoming::Undo { id, .. }
            | Incoming::Answer { id, .. }
            | Incoming::Preview { id, .. }
            | Incoming::Why { id, .. }
            | Incoming::Words { id, .. }
            | Incoming::Hint { id, .. }
            | Incoming::Chat { id, .. }
            | Incoming::Lang { id, .. }
            | Incoming::Look { id, .. }
            | Incoming::Part { id, .. }
            | Incoming::StandIn { id, .. }
            | Incoming::Return { id }
            | Incoming::Ping { id } => Some(*id),
        }
    }
}

/// What the server sends.
#[derive(Debug, Serialize)]
#[serde(tag = "t", rename_all = "lowercase")]
#[allow(clippy::large_enum_variant, reason = "made, written and dropped at once")]
pub enum Outgoing<'a> {
    /// The answer to hello.
    Welcome {
        /// The version of the protocol.
        v: u32,
        /// The number of the latest frame.
        n: u64,
        /// The program's version.
        server: &'static str,
        /// The client's seats.
        seats: &'a [Seat],
        /// Whether the client's person set the table up.
        host: bool,
    },
    /// Done, and on disk.
    Ack {
        /// The command.
        id: u64,
        /// The frame that came of it.
        n: u64,
    },
    /// Not done.
    Error {
        /// The command; none if it is about the connection.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        /// The stable code.
        code: &'static str,
        /// The reason in words.
        text: String,
        /// The rule, if one forbids it.
        #[serde(skip_serializing_if = "Option::is_none")]
        clause: Option<&'static str>,
    },
    /// Not done: the table has moved on.
    Stale {
        /// The command.
        id: u64,
        /// The step now.
        at: usize,
        /// What happened since.
        since: Vec<LogLine>,
    },
    /// What would change.
    Preview {
        /// The command.
        id: u64,
        /// What would change.
        #[serde(flatten)]
        preview: Preview,
    },
    /// Why not.
    Why {
        /// The command.
        id: u64,
        /// The rule.
        clause: Option<String>,
        /// The reason.
        text: Option<String>,
    },
    /// The map in words.
    Words {
        /// The command.
        id: u64,
        /// The step it is about.
        at: usize,
        /// A line each.
        lines: &'a [String],
    },
    /// The best actions.
    Hint {
        /// The command.
        id: u64,
        /// The step they are about.
        at: usize,
        /// The best first.
        hints: &'a [Hint],
    },
    /// Somebody is there.
    Pong {
        /// The command.
        id: u64,
        /// The server's time.
        now: Millis,
    },
    /// Everything a viewer sees.
    State(Box<State<'a>>),
    /// The arrangement of people changed.
    Room {
        /// The frame's number.
        n: u64,
        /// The room.
        room: &'a RawValue,
    },
    /// Somebody said something.
    Chat {
        /// The frame's number.
        n: u64,
        /// When.
        at: Millis,
        /// From which seat, if from one.
        seat: Option<Seat>,
        /// Who.
        name: &'a str,
        /// What.
        text: &'a str,
        /// Whether it was the client's own person.
        you: bool,
    },
    /// An undo request came, was answered, or is gone.
    Request {
        /// The number of the latest frame.
        n: u64,
        /// The request as it stands.
        request: Option<RequestView>,
        /// Whether somebody said no.
        refused: bool,
    },
    /// Who is connected.
    Presence {
        /// By seat.
        online: Vec<bool>,
        /// How many others look on.
        watching: usize,
    },
    /// The last message.
    Bye {
        /// The stable code.
        code: &'static str,
        /// The reason in words.
        text: String,
    },
}

/// Everything a viewer sees.
#[derive(Debug, Serialize)]
pub struct State<'a> {
    /// The frame's number.
    pub n: u64,
    /// The present moment in the game.
    pub frame: Option<&'a RawValue>,
    /// What lies around the map.
    pub table: Option<TableView<'a>>,
    /// The map, or everybody's.
    pub maps: Option<Vec<MapView<'a>>>,
    /// What has been added to the log.
    pub log: Log,
    /// Whose eyes this is made for.
    pub viewer: Option<Seat>,
    /// What lies about the match.
    #[serde(flatten)]
    pub about: &'a About,
}

/// What a state says that is not about the match itself.
#[derive(Clone, Debug, Serialize)]
pub struct About {
    /// The clocks.
    pub clocks: Option<ClocksView>,
    /// Who should take the device now.
    pub cover: Option<Seat>,
    /// The undo request under way.
    pub request: Option<RequestView>,
    /// The room, if it has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub room: Option<Json>,
}

/// The clocks as clients see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClocksView {
    /// The moment the numbers are about.
    pub now: Millis,
    /// Whose clock runs.
    pub running: Option<Seat>,
    /// What everybody has left.
    pub left: Vec<Millis>,
    /// `live` or `correspondence`.
    pub kind: &'static str,
}

/// New lines of the log.
#[derive(Debug, Serialize)]
pub struct Log {
    /// Lines of later steps are to be dropped first; -1 for all.
    pub after: i64,
    /// The lines to append.
    pub lines: Vec<LogLine>,
}

impl Outgoing<'_> {
    /// A refusal.
    pub fn refused(id: Option<u64>, why: &Refused, lang: Lang) -> Self {
        Outgoing::Error { id, code: why.code(), text: why.text(lang), clause: why.clause() }
    }

    /// The message as it travels.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("messages are plain data")
    }
}
