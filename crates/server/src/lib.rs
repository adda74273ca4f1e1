//! The server of Piazza: people, lobby, tables, replays, rulebooks; pages and sockets on one port.
//!
//! It knows no rule and names no game: everything about games comes through [`catalog`]. One task owns one live table;
//! whatever a viewer receives is made from that viewer's view; every acknowledged move is on disk before it is
//! acknowledged. The socket protocol and all routes are described in `docs/protocol.md`.
#![warn(missing_docs)]

mod api;
mod app;
mod assets;
mod bus;
mod census;
mod clock;
mod config;
mod doors;
mod drawings;
mod error;
mod gates;
mod http;
mod learn;
mod lobby;
mod metrics;
mod offline;
mod origin;
pub mod pages;
mod patient;
pub mod people;
mod pools;
mod prepared;
mod replay;
mod review;
mod rounds;
mod rulebooks;
mod run;
mod site;
mod socket;
pub mod store;
pub mod table;
mod thinkers;
mod tidying;

pub use clock::{Clock, Millis};
pub use config::{BusConfig, Config, Limits};
pub use error::Error;
pub use hall::room;
pub use origin::Network;
pub use run::{RunningServer, ServeError, serve, start};
pub use site::{SiteError, write_site};
pub use tidying::{Mode, SHORTEST, Tidying, tidy_up};
