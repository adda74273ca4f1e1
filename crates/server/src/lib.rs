//! The server of Piazza: people, lobby, tables, replays, rulebooks; pages and sockets on one port.
//!
//! It knows no rule and names no game: everything about games comes through [`catalog`]. One task owns one live table;
//! whatever a viewer receives is made from that viewer's view; every acknowledged move is on disk before it is
//! acknowledged. The socket protocol and all routes are described in `docs/protocol.md`.
#![warn(missing_docs)]

pub mod pages;
pub mod people;
pub mod room;
