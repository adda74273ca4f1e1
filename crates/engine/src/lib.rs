//! The vocabulary that every game of Piazza speaks.
//!
//! A game is a type that implements [`Game`]: its value is a position. Positions are plain values;
//! chance lives beside them in [`Chance`]; what a player may know is a [`Game::View`]. A [`Match`] is a
//! position with its history, and a [`Record`] is that history written down: options, seed and actions
//! reproduce every step to the bit.
//!
//! Nothing here reads a file, a clock or a socket.
#![warn(missing_docs)]

mod brush;
mod chance;
mod content;
mod draw;
mod encode;
mod game;
pub mod lesson;
mod list;
mod matches;
mod phrase;
pub mod pieces;
mod present;
mod printed;
mod record;
pub mod scenario;
mod seat;
pub mod setting;

pub use brush::{Book, Brush, Had};
pub use chance::{Chance, Commitment, Rng, Seed, SeedError};
pub use content::{ContentError, Files, STANDARD, Shelf, demand, parse_toml};
pub use draw::Draw;
pub use encode::{Encode, Features, counted, numbered};
pub use game::{
    Action, BadNotation, Clause, Event, Field, FieldKind, Game, Info, Log, Options, Outcome, PlayError, Points,
    Refusal, Reveal, SetupError, Silent, Standing, Turn, Violation, Weight, ensure, notation,
};
pub use list::List;
pub use matches::{LoadError, Match, Snapshot, Step, Undo};
pub use phrase::{Arg, Lang, Phrase, Say};
pub use present::{Evaluate, Present, Topic, leads, scores};
pub use printed::{Printed, UnknownName};
pub use record::{DRAWN, Record, RecordError, SEEDED};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats, Viewer};
pub use setting::Setting;
