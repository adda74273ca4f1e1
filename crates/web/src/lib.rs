//! The hall in a browser: one table, no socket, the same messages as with a server (`docs/protocol.md`). A worker keeps
//! it; the page talks to the worker as it talks to a server and knows no difference.
//!
//! There is no clock, no randomness and no store here: moments and secrets come with the letters, and what is to be
//! kept goes out with the answers.
#![warn(missing_docs)]

mod book;
mod forms;
mod hall;
mod kept;
mod letters;
mod review;
mod table;

#[cfg(target_arch = "wasm32")]
mod module;

pub use crate::hall::Hall;
pub use kept::Kept;
