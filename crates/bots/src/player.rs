//! What a player is.

use std::sync::Arc;

use engine::{Evaluate, Game, Rng, Seat, Seats, Seed, Turn};

use crate::evaluator::{ByHand, HalfToTheEnd};
use crate::frozen::DeepOf01;
use crate::name::{Budget, Kind, Level, Name};
use crate::network::{Learned, Network};
use crate::plain::Plain;
use crate::search::Searcher;
use crate::simple::{Greedy, Hasty, Random, TypedRandom, Value};
use crate::stdio::Stdio;

/// A decision that somebody has to make.
pub struct Question<'a, G: Game> {
    /// What the decider sees.
    pub view: &'a G::View,
    /// The decider.
    pub seat: Seat,
    /// How many play.
    pub seats: Seats,
    /// Every legal action, sorted.
    pub legal: &'a [G::Action],
}

/// Somebody who answers questions: built in, learned, another process, or yours.
pub trait Player<G: Game>: Send {
    /// One of the legal actions. Chance comes from `luck` alone, so that what is played can be repeated.
    fn choose(&mut self, question: &Question<'_, G>, luck: &mut Rng) -> Result<G::Action, Fault>;
}

/// Why a player has no answer.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The process cannot be started, or has ended.
    #[error("{command:?} is not there: {reason}")]
    Gone {
        /// What was started.
        command: String,
        /// What went wrong.
        reason: String,
    },
    /// It took too long.
    #[error("{0:?} has not answered in time")]
    Silent(String),
    /// The answer is none of the legal actions.
    #[error("{command:?} answered {answer:?}, which is not legal")]
    Illegal {
        /// Who answered.
        command: String,
        /// What.
        answer: String,
    },
}

/// How players are made of their names.
pub type Maker<G> = fn(&Name) -> Result<Box<dyn Player<G>>, Fault>;

/// The player of that name.
pub fn player<G: Evaluate>(name: &Name) -> Result<Box<dyn Player<G>>, Fault> {
    Ok(match name.kind() {
        // Players for research stay out of a browser's module.
        Kind::Plain(_) | Kind::DeepOf01 | Kind::Stdio(_) if cfg!(target_arch = "wasm32") => {
            return Err(Fault::Gone { command: name.to_string(), reason: "not in a browser".to_owned() });
        }
        Kind::Random => Box::new(Random),
        Kind::TypedRandom => Box::new(TypedRandom),
        Kind::Hasty => Box::new(Hasty),
        Kind::Greedy => Box::new(Greedy),
        Kind::Value => Box::new(Value),
        Kind::Search(budget) => Box::new(Searcher::new(*budget, ByHand)),
        Kind::Net(budget) => Box::new(Pupil(*budget)),
        Kind::Mixed(budget) => Box::new(Searcher::new(*budget, HalfToTheEnd)),
        Kind::Plain(budget) => Box::new(Plain::new(*budget)),
        Kind::DeepOf01 => Box::new(DeepOf01),
        Kind::Stdio(command) => Box::new(Stdio::start::<G>(command)?),
        Kind::Level(level) => Box::new(Graded(*level)),
    })
}

/// The player behind a level at a table of this size.
struct Graded(Level);

impl<G: Evaluate> Player<G> for Graded {
    fn choose(&mut self, question: &Question<'_, G>, luck: &mut Rng) -> Result<G::Action, Fault> {
        player(&self.0.of::<G>(question.seats))?.choose(question, luck)
    }
}

/// A player that looks ahead and believes what was learned about tables like this, or else the evaluation by hand.
struct Pupil(Budget);

impl<G: Evaluate> Player<G> for Pupil {
    fn choose(&mut self, question: &Question<'_, G>, luck: &mut Rng) -> Result<G::Action, Fault> {
        match Learned::of::<G>(question.seats) {
            Some(learned) => Searcher::new(self.0, learned).choose(question, luck),
            None => Searcher::new(self.0, ByHand).choose(question, luck),
        }
    }
}

/// A player that looks ahead and believes a network that need not be the game's own.
pub fn taught<G: Evaluate>(network: Arc<Network>, budget: Budget) -> impl Player<G> {
    Searcher::new(budget, Learned::new(network))
}

/// Asks a player for whoever decides in a view; `scratch` is paper for the legal actions.
pub fn answer<G: Game>(
    player: &mut dyn Player<G>,
    (view, seats): (&G::View, Seats),
    luck: &mut Rng,
    scratch: &mut Vec<G::Action>,
) -> Result<G::Action, Fault> {
    let world = G::imagine(view, luck);
    let Turn::Decide { seat, .. } = world.turn() else { panic!("nobody decides after the end") };
    scratch.clear();
    world.legal(scratch);
    match scratch.as_slice() {
        [only] => Ok(*only),
        legal => player.choose(&Question { view, seat, seats, legal }, luck),
    }
}

/// The luck of a bot that decides after `step` decisions of a match: a stream of the seed that no game uses, so that
/// whoever has the record can repeat what the bot did.
pub fn luck(seed: &Seed, step: usize) -> Rng {
    Rng::new(seed, u64::MAX - step as u64)
}
