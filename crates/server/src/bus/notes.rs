//! What processes write to each other, and how it travels: a line of JSON, then whatever belongs to it as it is.

use std::net::IpAddr;

use axum::body::Bytes;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::ear::Mark;
use crate::error::Error;
use crate::gates::Gate;
use crate::people::Person;
use crate::room::Room;
use crate::table::wire::{Hello, Incoming};
use crate::table::{Seating, Worth};

/// A letter on a link. `conn` is the number of a connection in the process where its socket is.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Note {
    /// Somebody is there.
    Beat,
    /// To the table: a connection wants to follow it.
    Attach { conn: u64, table: String, hello: Hello, person: Person },
    /// To the table: what a client sent.
    Command { conn: u64, command: Incoming },
    /// To the table: a connection has gone.
    Detach { conn: u64 },
    /// To the socket: it may follow the table.
    Attached { conn: u64 },
    /// To the socket: it may not.
    Refused { conn: u64, error: Error },
    /// To sockets: a message, the same for all of them. It comes after the line.
    Message(Address),
    /// To the socket: the table has let it go.
    Ended { conn: u64 },
}

/// For whom a message is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Address {
    pub conns: Vec<u64>,
    pub worth: Worth,
    /// Bytes that may wait for each of them.
    pub limit: usize,
    /// Whether it is packed.
    pub packed: bool,
}

impl Note {
    /// Whether it is about a connection.
    pub fn concerns(&self, who: u64) -> bool {
        match self {
            Note::Beat => false,
            Note::Message(address) => address.conns.contains(&who),
            Note::Attach { conn, .. }
            | Note::Command { conn, .. }
            | Note::Detach { conn }
            | Note::Attached { conn }
            | Note::Refused { conn, .. }
            | Note::Ended { conn } => *conn == who,
        }
    }
}

/// What stands on every piece of a link.
#[derive(Debug, Serialize, Deserialize)]
pub struct Envelope {
    /// The process it comes from.
    pub from: String,
    pub mark: Mark,
    /// Whether the letter goes on in the next one.
    pub more: bool,
}

/// Something asked of the process that runs a table.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Question {
    /// A change of the arrangement.
    Seat { table: String, person: Person, change: Seating },
    /// Who is connected, by seat.
    Online { table: String },
}

/// What came of a change of the arrangement.
pub type Seated = Result<Box<Room>, Error>;

/// What a process tells all others.
#[derive(Debug, Serialize, Deserialize)]
pub struct Bulletin {
    /// Who tells.
    pub from: String,
    /// 1, 2, 3 ... without gaps.
    pub n: u64,
    /// What happened.
    pub news: Vec<News>,
    /// What addresses have spent there since the last one.
    pub spent: Vec<(Gate, IpAddr, u32)>,
}

/// Something that concerns all.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum News {
    /// A login, or a person, has ended.
    End { id: String },
    /// A person was removed from what is on disk.
    Forget { person: String },
    /// What is on disk about a table was changed by somebody else than who runs it.
    Reread { table: String },
}

/// A line and what belongs to it.
pub fn seal(line: &impl Serialize, body: &[u8]) -> Vec<u8> {
    let mut sealed = serde_json::to_vec(line).expect("letters are plain data");
    sealed.push(b'\n');
    sealed.extend_from_slice(body);
    sealed
}

/// The line and what belongs to it; nothing if it is none of ours.
pub fn unseal<T: DeserializeOwned>(sealed: &Bytes) -> Option<(T, Bytes)> {
    let end = sealed.iter().position(|byte| *byte == b'\n')?;
    Some((serde_json::from_slice(&sealed[..end]).ok()?, sealed.slice(end + 1..)))
}
