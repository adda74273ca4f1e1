//! The arena: players against each other until it is clear who is stronger.
//!
//! Every two players meet in blocks. A block is one seed with all rotations: the hero on each seat in turn, copies of the
//! rival on all others, the same decks for all, a luck of their own for every player. Under equal strength the hero's
//! share of a block's wins is one in n, whatever a seat is worth. Blocks are played until a sequential test decides.

mod book;
mod page;
mod ratings;
mod report;
mod verdict;

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use catalog::{Name, Title};
use engine::Evaluate;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use testkit::arena::{ArenaError, Deal, Entrant, GameResult, play_game};

pub use book::{Book, BookError};
pub use report::{Meeting, Pair, Report};
pub use verdict::Verdict;

use crate::subject::{StudyError, subject};
use verdict::Test;

/// Who meets whom, and how.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The options.
    pub options: Value,
    /// How many sit at a table.
    pub players: u8,
    /// Who takes part.
    pub names: Vec<Name>,
    /// The number of the first seed.
    pub seed: u64,
    /// The most blocks that two players meet in.
    pub blocks: u32,
    /// The difference in the share of wins that matters.
    pub margin: f64,
}

/// A game to be played.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fixture {
    /// Who sits where.
    pub seating: Vec<Name>,
    /// The number of the seed.
    pub seed: u64,
    /// The number of the game on this seed.
    pub number: u32,
}

/// A game that was played: a line of the book.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// Which.
    #[serde(flatten)]
    pub fixture: Fixture,
    /// Places by seat; 1 for winners.
    pub places: Vec<u8>,
    /// Scores by seat.
    pub scores: Vec<i32>,
    /// Why it ended.
    pub end: String,
    /// By seat: decisions that left a choice.
    pub choices: Vec<u32>,
    /// By seat: microseconds that they took.
    pub micros: Vec<u64>,
    /// By seat: decisions that luck made, because the player did not.
    pub faults: Vec<u32>,
}

/// Why a contest could not be held.
#[derive(Debug, thiserror::Error)]
pub enum ContestError {
    /// Its results could not be kept.
    #[error(transparent)]
    Book(#[from] BookError),
    /// Its games could not be played.
    #[error(transparent)]
    Study(#[from] StudyError),
}

/// Blocks that are played between two looks at the test. Fixed, so that a contest ends alike on every machine.
const BATCH: u32 = 8;

/// What is told while a contest is under way.
pub enum News {
    /// So many games more are to be played.
    Planned(u64),
    /// A game was played, or found in the book.
    Played,
}

/// Plays until every meeting is decided or has had its blocks; games that the book holds are not played again.
pub fn hold(
    title: &dyn Title,
    contest: &Contest,
    book: &mut Book,
    news: &(dyn Fn(News) + Sync),
) -> Result<Report, ContestError> {
    let mut meetings = meetings(contest);
    let mut known: HashMap<Fixture, Played> = book.take_known();
    let test = Test::new(contest.players, contest.margin);
    loop {
        let fixtures = next(contest, &meetings, &test);
        if fixtures.is_empty() {
            return Ok(Report::new(title.info(), contest, meetings, &test));
        }
        news(News::Planned(fixtures.len() as u64));
        let (kept, fresh): (Vec<_>, Vec<_>) =
            fixtures.iter().cloned().partition(|(_, fixture)| known.contains_key(fixture));
        kept.iter().for_each(|_| news(News::Played));
        let games: Vec<Fixture> = fresh.into_iter().map(|(_, fixture)| fixture).collect();
        let played = written((title, contest), &games, book, news)?;
        known.extend(played.into_iter().map(|game| (game.fixture.clone(), game)));
        for (meeting, fixture) in fixtures {
            meetings[meeting].games.push(known[&fixture].clone());
        }
    }
}

/// Plays games and writes each down as soon as it is over.
fn written(
    (title, contest): (&dyn Title, &Contest),
    games: &[Fixture],
    book: &mut Book,
    news: &(dyn Fn(News) + Sync),
) -> Result<Vec<Played>, ContestError> {
    let writing = Mutex::new((book, Ok(())));
    let played = subject(title).games(&contest.options, games, &|game| {
        let mut writing = writing.lock().unwrap_or_else(PoisonError::into_inner);
        if writing.1.is_ok() {
            writing.1 = writing.0.line(game);
        }
        news(News::Played);
    })?;
    writing.into_inner().unwrap_or_else(PoisonError::into_inner).1?;
    Ok(played)
}

/// Plays games on all cores.
pub(crate) fn play<G: Evaluate>(
    options: &G::Options,
    fixtures: &[Fixture],
    done: &(dyn Fn(&Played) + Sync),
) -> Result<Vec<Played>, StudyError> {
    let game = |fixture: &Fixture| {
        let known = |name| Entrant::known(name, catalog::player);
        let entrants: Vec<Entrant<G>> = fixture.seating.iter().map(known).collect();
        let deal = Deal { seed: fixture.seed, number: fixture.number };
        let result = play_game(options, &entrants, (0..entrants.len()).collect(), deal)?;
        let played = Played::new(fixture, &result);
        done(&played);
        Ok(played)
    };
    let played: Result<Vec<Played>, ArenaError> = fixtures.par_iter().map(game).collect();
    Ok(played?)
}

impl Played {
    fn new(fixture: &Fixture, result: &GameResult) -> Self {
        let (standings, thoughts) = (&result.outcome.standings, &result.thoughts);
        Self {
            fixture: fixture.clone(),
            places: standings.iter().map(|standing| standing.place).collect(),
            scores: standings.iter().map(|standing| standing.score).collect(),
            end: result.outcome.reason.key.to_string(),
            choices: thoughts.iter().map(|thought| thought.choices).collect(),
            micros: thoughts.iter().map(|thought| thought.time.as_micros() as u64).collect(),
            faults: thoughts.iter().map(|thought| thought.faults).collect(),
        }
    }
}

/// Everybody meets everybody. At a table of two it does not matter who is the hero; at larger ones both are in turn.
fn meetings(contest: &Contest) -> Vec<Meeting> {
    let mut meetings = Vec::new();
    for (i, hero) in contest.names.iter().enumerate() {
        for (j, rival) in contest.names.iter().enumerate() {
            if i < j || (i > j && contest.players > 2) {
                meetings.push(Meeting::new(hero.clone(), rival.clone(), contest.players));
            }
        }
    }
    meetings
}

/// The next batch of every meeting that is not decided yet, meeting by meeting, block by block.
fn next(contest: &Contest, meetings: &[Meeting], test: &Test) -> Vec<(usize, Fixture)> {
    let mut fixtures = Vec::new();
    for (number, meeting) in meetings.iter().enumerate() {
        let done = meeting.blocks().len() as u32;
        if test.verdict(&meeting.blocks()).is_some() {
            continue;
        }
        for block in done..(done + BATCH).min(contest.blocks) {
            let seed = contest.seed + u64::from(block);
            fixtures.extend((0..u32::from(contest.players)).map(|seat| (number, meeting.fixture(seed, seat))));
        }
    }
    fixtures
}
