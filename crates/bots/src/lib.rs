//! Players that are not people. A player is given what somebody at its seat sees and answers with an action; it never
//! holds a position that it did not imagine itself.
//!
//! A [`Name`] says which player is meant (`greedy`, `search:300`, `stdio:./my-bot`); [`player`] makes it. Whatever takes
//! players takes them by name.
#![warn(missing_docs)]

mod evaluator;
mod frozen;
mod name;
mod network;
mod outlook;
mod pace;
mod plain;
mod player;
mod search;
mod simple;
mod stdio;
mod tree;
mod weigh;

pub use name::{BadName, Budget, Level, Name};
pub use network::{Fit, LARGEST, Network};
pub use outlook::by_thumb;
pub use pace::set_clock;
pub use player::{Fault, Maker, Player, Question, answer, luck, player, taught};
pub use simple::{greedy, random, typed};
pub use weigh::{Weighed, chances, swing, weigh};
