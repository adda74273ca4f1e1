//! A load generator: simulated people on real sockets against a server on this machine.
//!
//! Every table has two people who play random legal moves. What is measured is what a person waits for: from the moment
//! a move is sent to the moment the opponent has the new state.

pub mod attack;
mod client;
mod process;
mod stats;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::Serialize;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use client::{Pair, Person, Tally};
use stats::Latencies;
pub use stats::Sizes;

/// What to do.
#[derive(Clone, Debug)]
pub struct LoadPlan {
    /// The server, on this machine; the processes of a hall if it has several. People come to one after the other.
    pub addresses: Vec<SocketAddr>,
    /// The game to play, for two.
    pub game: String,
    /// How many people; two to a table.
    pub people: usize,
    /// How long to play.
    pub time: Duration,
    /// Moves per second at all tables together; as fast as it goes if nothing is said.
    pub rate: Option<u32>,
    /// Whether the boards are sent too, as to a browser.
    pub scenes: bool,
    /// Whether people misbehave, and come back whenever a connection is lost, even that of a killed server.
    pub faults: bool,
    /// The server's process, to measure what it costs.
    pub pid: Option<u32>,
    /// Where people come from.
    pub spread: Spread,
}

/// Where simulated people come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spread {
    /// All from one address; the server must have been told to expect that.
    #[default]
    OneAddress,
    /// Each from an address of this machine, as strangers on a network would.
    OnePerPerson,
}

/// What came out. The keys are stable.
#[derive(Clone, Debug, Serialize)]
pub struct LoadReport {
    /// How many people played.
    pub people: usize,
    /// At how many tables.
    pub tables: usize,
    /// For how long, in seconds.
    pub seconds: f64,
    /// How many moves were made.
    pub moves: usize,
    /// How many per second.
    pub moves_per_s: f64,
    /// Half of the moves reached the opponent within this many milliseconds.
    pub p50_ms: f64,
    /// 99 of 100.
    pub p99_ms: f64,
    /// 999 of 1,000.
    pub p999_ms: f64,
    /// The slowest.
    pub max_ms: f64,
    /// What a state after a move weighs for one viewer, if the boards are sent.
    pub frames: Option<Sizes>,
    /// How many matches were finished.
    pub matches: usize,
    /// Connections cut on purpose right after a move was sent.
    pub cuts: usize,
    /// Moves sent twice on purpose.
    pub doubles: usize,
    /// How often a table came back after a lost connection; nothing may be lost or done twice.
    pub returns: usize,
    /// The longest that a table waited for a move during which a connection was lost.
    pub longest_return_ms: f64,
    /// Bytes of memory per table with two people connected and nobody moving.
    pub bytes_per_table: Option<u64>,
    /// Microseconds that the processors worked for the server, per move.
    pub server_us_per_move: Option<f64>,
    /// The same for the people who were simulated.
    pub people_us_per_move: Option<f64>,
    /// What went wrong, if anything did.
    pub errors: Vec<String>,
}

/// Why there is no report.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Load is for one's own machine.
    #[error("{0} is not on this machine; load is only for one's own server")]
    NotLocal(SocketAddr),
    /// The server did not do what was asked.
    #[error("the server refused: {0}")]
    Refused(String),
    /// A connection ended.
    #[error("the connection ended")]
    Ended,
    /// The server cannot just now.
    #[error("\"busy\": come back later")]
    Busy,
    /// A move that somebody had been shown is gone.
    #[error("step {step} of table {table} was shown and is lost: it is at {now}")]
    Lost {
        /// The table.
        table: String,
        /// What had been reached.
        step: usize,
        /// Where it is now.
        now: usize,
    },
    /// A move was made twice.
    #[error("step {step} of table {table} was done twice: it is at {now}")]
    Doubled {
        /// The table.
        table: String,
        /// What should have been reached.
        step: usize,
        /// Where it is now.
        now: usize,
    },
    /// The network failed.
    #[error(transparent)]
    Http(#[from] reqwest::Error),
    /// A socket failed.
    #[error(transparent)]
    Socket(Box<tokio_tungstenite::tungstenite::Error>),
}

impl From<tokio_tungstenite::tungstenite::Error> for LoadError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Self {
        LoadError::Socket(Box::new(error))
    }
}

impl LoadError {
    /// Whether it is only about the connection, which can be made anew.
    fn is_cut(&self) -> bool {
        match self {
            LoadError::Http(_) | LoadError::Socket(_) | LoadError::Ended | LoadError::Busy => true,
            LoadError::NotLocal(_) | LoadError::Refused(_) | LoadError::Lost { .. } | LoadError::Doubled { .. } => {
                false
            }
        }
    }
}

/// Tables that are set up at the same time.
const SETTING_UP: usize = 16;

/// Seats everybody, says at how many tables, plays, and reports.
pub async fn run(plan: &LoadPlan, seated: impl FnOnce(usize)) -> Result<LoadReport, LoadError> {
    if let Some(elsewhere) = plan.addresses.iter().find(|address| !address.ip().is_loopback()) {
        return Err(LoadError::NotLocal(*elsewhere));
    }
    let before = plan.pid.and_then(process::resident);
    let pairs = seat(plan).await?;
    let tables = pairs.len();
    seated(tables);
    let after = plan.pid.and_then(process::resident);
    let bytes_per_table = before.zip(after).map(|(before, after)| after.saturating_sub(before) / tables.max(1) as u64);
    let work = Work::begun(plan.pid);
    let begun = Instant::now();
    let (played, errors) = play(plan, pairs, begun).await;
    let seconds = begun.elapsed().as_secs_f64();
    let (server_us_per_move, people_us_per_move) = work.per_move(played.times.len());
    let latencies = Latencies::sorted(played.times);
    Ok(LoadReport {
        people: 2 * tables,
        tables,
        seconds,
        moves: latencies.len(),
        moves_per_s: latencies.len() as f64 / seconds,
        p50_ms: latencies.quantile_ms(0.5),
        p99_ms: latencies.quantile_ms(0.99),
        p999_ms: latencies.quantile_ms(0.999),
        max_ms: latencies.quantile_ms(1.0),
        frames: plan.scenes.then(|| Sizes::of(played.sizes)),
        matches: played.matches,
        cuts: played.tally.cuts,
        doubles: played.tally.doubles,
        returns: played.tally.returns,
        longest_return_ms: played.tally.longest.as_secs_f64() * 1e3,
        bytes_per_table,
        server_us_per_move,
        people_us_per_move,
        errors,
    })
}

/// What the processors had done for server and people when the play began.
struct Work {
    server: Option<(u32, Duration)>,
    people: Option<(u32, Duration)>,
}

impl Work {
    fn begun(server: Option<u32>) -> Self {
        let since = |pid| process::busy(pid).map(|busy| (pid, busy));
        Self { server: server.and_then(since), people: since(std::process::id()) }
    }

    fn per_move(&self, moves: usize) -> (Option<f64>, Option<f64>) {
        let share = |since: Option<(u32, Duration)>| {
            let (pid, before) = since?;
            Some((process::busy(pid)? - before).as_secs_f64() * 1e6 / moves.max(1) as f64)
        };
        (share(self.server), share(self.people))
    }
}

async fn seat(plan: &LoadPlan) -> Result<Vec<Pair>, LoadError> {
    let places = Arc::new(Semaphore::new(SETTING_UP));
    let mut setting_up = JoinSet::new();
    for number in 0..plan.people / 2 {
        let (plan, places) = (plan.clone(), places.clone());
        setting_up.spawn(async move {
            let _place = places.acquire().await;
            let (first, second) = (Person::new(&plan, 2 * number).await?, Person::new(&plan, 2 * number + 1).await?);
            Pair::sit(&plan, first, second, number as u64).await
        });
    }
    let mut pairs = Vec::with_capacity(plan.people / 2);
    while let Some(pair) = setting_up.join_next().await {
        pairs.push(pair.map_err(|error| LoadError::Refused(error.to_string()))??);
    }
    Ok(pairs)
}

/// What was played at one table, or at all.
#[derive(Default)]
struct Played {
    times: Vec<Duration>,
    /// Bytes of the states that came of moves.
    sizes: Vec<usize>,
    matches: usize,
    tally: Tally,
}

async fn play(plan: &LoadPlan, pairs: Vec<Pair>, begun: Instant) -> (Played, Vec<String>) {
    let over = Arc::new(AtomicBool::new(false));
    let tables = pairs.len();
    let pause = plan.rate.map(|rate| Duration::from_secs_f64(tables as f64 / f64::from(rate.max(1))));
    let mut playing = JoinSet::new();
    for (number, pair) in pairs.into_iter().enumerate() {
        let (plan, over) = (plan.clone(), over.clone());
        // Tables take their turns evenly, not all in the same moment.
        let first = begun + pause.unwrap_or_default().mul_f64(number as f64 / tables as f64);
        playing.spawn(async move { table(&plan, pair, &over, first, pause).await });
    }
    let end = begun + plan.time;
    let bell = tokio::spawn(async move {
        sleep_until(end).await;
        over.store(true, Ordering::Relaxed);
    });
    let (mut all, mut errors) = (Played::default(), Vec::new());
    while let Some(done) = playing.join_next().await {
        match done {
            Ok((played, error)) => {
                all.times.extend(played.times);
                all.sizes.extend(played.sizes);
                all.matches += played.matches;
                all.tally.add(&played.tally);
                errors.extend(error);
            }
            Err(error) => errors.push(error.to_string()),
        }
    }
    bell.abort();
    errors.sort();
    errors.dedup();
    (all, errors)
}

/// One table plays until time is up, match after match.
async fn table(
    plan: &LoadPlan,
    mut pair: Pair,
    over: &AtomicBool,
    first: Instant,
    pause: Option<Duration>,
) -> (Played, Option<String>) {
    let (mut played, mut next, mut trouble) = (Played::default(), first, None);
    while trouble.is_none() && !over.load(Ordering::Relaxed) {
        if let Some(pause) = pause {
            sleep_until(next).await;
            next += pause;
        }
        let step = match pair.is_over() {
            true => pair.again(plan).await.map(|()| played.matches += 1),
            false => pair.step(plan).await.map(|(took, sizes)| {
                played.times.push(took);
                played.sizes.extend(sizes);
            }),
        };
        let step = match step {
            Err(error) if plan.faults && error.is_cut() => pair.come_back(plan).await,
            done => done,
        };
        trouble = step.err().map(|error| error.to_string());
    }
    played.tally = pair.tally;
    (played, trouble)
}
