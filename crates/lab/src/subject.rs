//! A game as something to be studied, behind an object.

use std::marker::PhantomData;
use std::sync::LazyLock;

use catalog::{OfGame, TableError, Title, of_every_game, options_of};
use engine::{Evaluate, Info, Present, Seats};
use serde_json::Value;
use testkit::arena::ArenaError;
use testkit::laws::{self, Trial, Tried};
use testkit::scenario::{self, Failure, Scenario};

use crate::arena::{self, Fixture, Played};
use crate::bench::{self, BenchRow, SearchRow};
use crate::calibration::{self, Calibration, CalibrationPlan};
use crate::leaks::{self, LeakPlan, Leaks};
use crate::sim::{self, SimPlan, SimReport};

/// Why players could not be studied.
#[derive(Debug, thiserror::Error)]
pub enum StudyError {
    /// There is no such table.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The games could not be played.
    #[error(transparent)]
    Arena(#[from] ArenaError),
}

/// A game of the catalogue on the workbench.
pub trait Subject: Send + Sync {
    /// What it is.
    fn info(&self) -> &'static Info;
    /// Runs one scenario.
    fn check(&self, scenario: &Scenario) -> Result<(), Failure>;
    /// Plays bots against bots; `done` is called after every game.
    fn sim(&self, plan: &SimPlan, done: &(dyn Fn() + Sync)) -> Result<SimReport, StudyError>;
    /// Plays games of players that are known by name, on all cores; `done` is called after every game.
    fn games(
        &self,
        options: &Value,
        fixtures: &[Fixture],
        done: &(dyn Fn(&Played) + Sync),
    ) -> Result<Vec<Played>, StudyError>;
    /// Measures speed with that many players for about that many seconds.
    fn bench(&self, seats: u8, seconds: f64) -> BenchRow;
    /// Measures how fast a search looks ahead with that many players, for about that many seconds.
    fn bench_search(&self, seats: u8, seconds: f64) -> SearchRow;
    /// Asks players again where all that they cannot see is different.
    fn leaks(&self, plan: &LeakPlan) -> Result<Leaks, StudyError>;
    /// Compares the chances that positions are given with who wins; `done` is called after every game.
    fn calibrate(&self, plan: &CalibrationPlan, done: &(dyn Fn() + Sync)) -> Result<Calibration, StudyError>;
    /// Plays random games under the laws; panics where one is broken.
    fn laws(&self, options: &Value, trial: Trial) -> Result<Tried, TableError>;
}

/// The game behind a title of the catalogue.
pub fn subject(title: &dyn Title) -> &'static dyn Subject {
    static SUBJECTS: LazyLock<Vec<&'static dyn Subject>> = LazyLock::new(of_every_game::<dyn Subject>);
    let mut subjects = SUBJECTS.iter().copied();
    subjects.find(|subject| subject.info().slug == title.info().slug).expect("both lists are the catalogue's")
}

struct Studied<G>(PhantomData<fn() -> G>);

impl OfGame for dyn Subject {
    type Made = &'static dyn Subject;
    fn of<G: Present + Evaluate>() -> &'static dyn Subject {
        const { &Studied::<G>(PhantomData) }
    }
}

impl<G: Present + Evaluate> Subject for Studied<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn check(&self, scenario: &Scenario) -> Result<(), Failure> {
        scenario::run::<G>(scenario)
    }

    fn sim(&self, plan: &SimPlan, done: &(dyn Fn() + Sync)) -> Result<SimReport, StudyError> {
        sim::run::<G>(&options_of::<G>(&plan.options)?, plan, done)
    }

    fn games(
        &self,
        options: &Value,
        fixtures: &[Fixture],
        done: &(dyn Fn(&Played) + Sync),
    ) -> Result<Vec<Played>, StudyError> {
        arena::play::<G>(&options_of::<G>(options)?, fixtures, done)
    }

    fn bench(&self, seats: u8, seconds: f64) -> BenchRow {
        bench::run::<G>(seats, seconds)
    }

    fn bench_search(&self, seats: u8, seconds: f64) -> SearchRow {
        bench::search::<G>(seats, seconds)
    }

    fn leaks(&self, plan: &LeakPlan) -> Result<Leaks, StudyError> {
        Ok(leaks::run::<G>(&options_of::<G>(&plan.options)?, plan)?)
    }

    fn calibrate(&self, plan: &CalibrationPlan, done: &(dyn Fn() + Sync)) -> Result<Calibration, StudyError> {
        Ok(calibration::run::<G>(&options_of::<G>(&plan.options)?, plan, done)?)
    }

    fn laws(&self, options: &Value, trial: Trial) -> Result<Tried, TableError> {
        G::INFO.check_seats(Seats(trial.seats))?;
        Ok(laws::obey::<G>(&options_of::<G>(options)?, trial))
    }
}
