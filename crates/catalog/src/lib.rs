//! The games of Piazza, each behind the same two objects: a [`Title`] (the game) and a [`Table`] (a match of it).
//!
//! This is the only crate that lists the games. Everything outside speaks in seats, notations, picks and words.
#![warn(missing_docs)]

mod bench;
mod frame;
pub mod picture;
mod sim;
mod table;
mod title;

pub use bench::BenchRow;
pub use bots::{Level, Share};
pub use frame::{
    Change, Choice, Frame, GaugeLine, LogLine, PanelView, Preview, ResultLine, Results, Source, Voice, WhyNot,
};
pub use sim::{BotLine, SeatLine, SimPlan, SimReport};
pub use table::{MoveError, Table, TableError};
pub use title::Title;

use big_city::BigCity;
use fifth_avenue::FifthAvenue;
use la_citta::LaCitta;
use testkit::hamlet::Hamlet;
use the_capitals::Capitals;
use title::Entry;
use urban_sprawl::UrbanSprawl;

/// Every game, in the order of the home page; toys last.
pub fn titles() -> &'static [&'static dyn Title] {
    &[
        Entry::<UrbanSprawl>::NEW,
        Entry::<FifthAvenue>::NEW,
        Entry::<Capitals>::NEW,
        Entry::<BigCity>::NEW,
        Entry::<LaCitta>::NEW,
        Entry::<Hamlet>::NEW,
    ]
}

/// The game of that slug.
pub fn find(slug: &str) -> Option<&'static dyn Title> {
    titles().iter().copied().find(|title| title.info().slug == slug)
}
