//! What is tried on the games of the catalogue: laws, scenarios, speed, bots against bots.
//!
//! It sees the games' types, which the catalogue hides from everything else, and may look at the clock and use every
//! core. Nothing that serves players needs it.
#![warn(missing_docs)]

mod arena;
mod bench;
mod calibration;
mod laws;
mod leaks;
mod sim;
mod subject;

pub use arena::{Book, BookError, Contest, ContestError, Fixture, Meeting, News, Pair, Played, Report, Verdict, hold};
pub use bench::{BenchRow, SearchRow};
pub use calibration::{Bin, Calibration, CalibrationPlan};
pub use laws::{LawError, LawPlan, obey};
pub use leaks::{Leak, LeakPlan, Leaks};
pub use sim::{BotLine, SeatLine, SimPlan, SimReport};
pub use subject::{StudyError, Subject, subject};
pub use testkit::arena::{Arena, ArenaError, Entrant, GameResult, Share, Tally};
pub use testkit::laws::{Trial, Tried};
pub use testkit::scenario;
