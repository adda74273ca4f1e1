//! What a table is, wherever it stands: who sits there, the match that lies on it, what each viewer is shown, and the
//! messages in which all of that is told. A server runs it with sockets, a store and clocks; a browser without.
#![warn(missing_docs)]

mod desk;
pub mod form;
mod guest;
pub mod lesson;
mod name;
mod orders;
pub mod refused;
pub mod room;
mod sight;
mod undo;
pub mod wire;
mod words;

pub use desk::{Desk, Fault, Saved, calm};
pub use guest::{Guest, Pending};
pub use name::clean_name;
pub use orders::{Moment, Order};
pub use refused::Refused;
pub use sight::{Json, Outline, hash, json};
pub use undo::{Request, RequestView, before_last};
pub use words::say;

/// Milliseconds since 1970.
pub type Millis = i64;
