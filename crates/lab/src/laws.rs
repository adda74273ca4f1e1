//! Random games under every law, on all cores, over all player counts and options.

use std::panic::{AssertUnwindSafe, catch_unwind};

use catalog::{TableError, Title};
use engine::{FieldKind, Rng, Seats, Seed};
use rayon::prelude::*;
use serde_json::Value;
use testkit::laws::{Trial, Tried};

use crate::subject;

/// What to try.
pub struct LawPlan {
    /// How many players; all counts in turn if not given.
    pub players: Option<u8>,
    /// The options; drawn at random, every other time the usual ones, if not given.
    pub given: Option<Value>,
    /// How many games.
    pub games: u32,
    /// The number of the first seed.
    pub seed: u64,
    /// The dear laws are tried at about one decision in this many.
    pub every: u32,
    /// The dearest at about one of those in this many.
    pub drawn: u32,
}

/// Why the laws were not all tried.
#[derive(Debug, thiserror::Error)]
pub enum LawError {
    /// A law is broken; the panic before this has said which and where.
    #[error("a law is broken with {players} players and {options}")]
    Broken {
        /// How many played.
        players: u8,
        /// With which options.
        options: Value,
    },
    /// There is no such table.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// Games that are played with the same number of players and options.
const BLOCK: u32 = 25;
/// How often options are drawn that a game refuses before the usual ones are taken.
const DRAWS: usize = 20;

/// Plays them all; an error names the first law that is broken.
pub fn obey(title: &dyn Title, plan: &LawPlan, done: &(dyn Fn(u64) + Sync)) -> Result<Tried, LawError> {
    let block = |number: u32| {
        let trial = Trial {
            seats: plan.players.unwrap_or_else(|| seats(title, number)),
            games: BLOCK.min(plan.games - number * BLOCK),
            seed: plan.seed + u64::from(number * BLOCK),
            every: plan.every,
            drawn: plan.drawn,
        };
        let options = plan.given.clone().unwrap_or_else(|| options(title, &trial, number));
        let tried = catch_unwind(AssertUnwindSafe(|| subject(title).laws(&options, trial)));
        done(trial.games.into());
        Ok(tried.map_err(|_| LawError::Broken { players: trial.seats, options })??)
    };
    let add = |a: Tried, b: Tried| {
        Ok(Tried {
            games: a.games + b.games,
            decisions: a.decisions + b.decisions,
            dear: a.dear + b.dear,
            drawn: a.drawn + b.drawn,
        })
    };
    (0..plan.games.div_ceil(BLOCK)).into_par_iter().map(block).try_reduce(Tried::default, add)
}

fn seats(title: &dyn Title, number: u32) -> u8 {
    let info = title.info();
    info.min_seats + (number % u32::from(info.max_seats - info.min_seats + 1)) as u8
}

/// The usual options every other time, else some that the game accepts.
fn options(title: &dyn Title, trial: &Trial, number: u32) -> Value {
    let counts = u32::from(title.info().max_seats - title.info().min_seats + 1);
    let mut rng = Rng::from_number(trial.seed);
    let usual = (number / counts).is_multiple_of(2);
    let mut drawn = (0..DRAWS).filter(|_| !usual).map(|_| draw(title, &mut rng));
    let accepted = |options: &Value| title.open(options, Seats(trial.seats), Seed::from_number(trial.seed)).is_ok();
    drawn.find(accepted).unwrap_or_else(|| title.default_options())
}

fn draw(title: &dyn Title, rng: &mut Rng) -> Value {
    let mut options = title.default_options();
    for field in title.form() {
        options[field.key] = match field.kind {
            FieldKind::Choice(values) => rng.pick(values).into(),
            FieldKind::Toggle => (rng.below(2) == 1).into(),
            FieldKind::Number { min, max } => (min + i64::from(rng.below((max - min + 1) as u32))).into(),
        };
    }
    options
}
