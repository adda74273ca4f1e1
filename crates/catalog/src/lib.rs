//! The games of Piazza, each behind the same two objects: a [`Title`] (the game) and a [`Table`] (a match of it).
//!
//! This is the only crate that lists the games. Everything outside speaks in seats, notations, picks and words. There
//! is no file, thread or socket here, and no clock but that of a player who is given a time to think, so that a browser
//! could hold it.
#![warn(missing_docs)]

mod cast;
mod example;
mod frame;
mod future;
mod hint;
mod learn;
mod review;
mod table;
mod title;

use std::any::Any;
use std::sync::LazyLock;

use big_city::BigCity;
use bots::{Maker, Player};
use engine::{Evaluate, Game, Present};
use fifth_avenue::FifthAvenue;
use hamlet::Hamlet;
use la_citta::LaCitta;
use the_capitals::Capitals;
use urban_sprawl::UrbanSprawl;

pub use bots::{BadName, Fault, Level, Name, luck};
pub use cast::{bot_name, grade, strength};
pub use example::{Examples, examples};
pub use frame::{Change, Choice, Frame, LogLine, Preview, ResultLine, Results, Topic, Voice, WhyNot};
pub use hint::Hint;
pub use learn::{Learning, Said, company, names};
pub use review::{
    Both, Cause, Difference, Ending, Going, Instead, Judgement, Loser, Moment, Review, Reviewing, TurningPoint,
};
pub use table::{MoveError, Table, TableError};
pub use title::{Title, options_of};

/// Something that can be made of any game's type, such as an object that hides it.
pub trait OfGame {
    /// What is made.
    type Made;
    /// Makes it of one game.
    fn of<G: Present + Evaluate>() -> Self::Made;
}

/// Makes it of every game, the lightest first as on the home page; toys last. There is no other list of games.
pub fn of_every_game<M: OfGame + ?Sized>() -> Vec<M::Made> {
    vec![
        M::of::<BigCity>(),
        M::of::<FifthAvenue>(),
        M::of::<LaCitta>(),
        M::of::<Capitals>(),
        M::of::<UrbanSprawl>(),
        M::of::<Hamlet>(),
    ]
}

/// How players are made, behind an object that hides the game.
struct Makers;

impl OfGame for Makers {
    type Made = Box<dyn Any + Send + Sync>;
    fn of<G: Present + Evaluate>() -> Self::Made {
        Box::new(bots::player::<G> as Maker<G>)
    }
}

/// The player of that name, for a game of the catalogue. The bots are compiled for every game here; a crate that makes
/// them with [`bots::player`] compiles all of them once more.
pub fn player<G: Game>(name: &Name) -> Result<Box<dyn Player<G>>, Fault> {
    static MAKERS: LazyLock<Vec<Box<dyn Any + Send + Sync>>> = LazyLock::new(of_every_game::<Makers>);
    let make = MAKERS.iter().find_map(|make| make.downcast_ref::<Maker<G>>()).expect("a game of the catalogue");
    make(name)
}

/// Every game, the lightest first; toys last.
pub fn titles() -> &'static [&'static dyn Title] {
    static TITLES: LazyLock<Vec<&'static dyn Title>> = LazyLock::new(of_every_game::<dyn Title>);
    &TITLES
}

/// The game of that slug.
pub fn find(slug: &str) -> Option<&'static dyn Title> {
    titles().iter().copied().find(|title| title.info().slug == slug)
}
