//! Players that are not people. A bot is given a view and answers with an action; it never holds a position that it
//! did not imagine itself.
#![warn(missing_docs)]

mod bot;
mod search;

pub use bot::{Bot, Level, greedy, random};
pub use search::search;
