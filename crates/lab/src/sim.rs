//! Many games of bots, and what they say about bots, seats and lengths.

use catalog::{Level, TableError};
use engine::{Evaluate, Seats};
use serde::Serialize;
use serde_json::Value;
use testkit::arena::{Arena, GameResult, Share, Tally};

/// What to play.
#[derive(Clone, Debug)]
pub struct SimPlan {
    /// The options.
    pub options: Value,
    /// Who plays; rotated over the seats.
    pub bots: Vec<Level>,
    /// How many games.
    pub games: u32,
    /// The first seed number.
    pub seed: u64,
}

/// What came out. The keys are stable.
#[derive(Clone, Debug, Serialize)]
pub struct SimReport {
    /// The game's slug.
    pub game: &'static str,
    /// How many players.
    pub players: usize,
    /// How many games were played.
    pub games: usize,
    /// The first seed number.
    pub seed: u64,
    /// By bot.
    pub bots: Vec<BotLine>,
    /// By seat.
    pub seats: Vec<SeatLine>,
    /// Mean decisions per game.
    pub decisions_per_game: f64,
    /// Fewest and most decisions.
    pub decisions_range: (u32, u32),
    /// How often games ended for each reason.
    pub ends: Vec<(String, usize)>,
    /// Every game's scores by seat, with its bots and decisions.
    #[serde(skip)]
    pub results: Vec<GameResult>,
}

/// How a bot did.
#[derive(Clone, Debug, Serialize)]
pub struct BotLine {
    /// Which.
    pub bot: Level,
    /// Share of wins with its 95 % interval.
    pub win: Share,
    /// Mean score.
    pub mean_score: f64,
}

/// How a seat did.
#[derive(Clone, Debug, Serialize)]
pub struct SeatLine {
    /// Which.
    pub seat: usize,
    /// Share of wins with its 95 % interval.
    pub win: Share,
    /// Mean score.
    pub mean_score: f64,
}

pub(crate) fn run<G: Evaluate>(
    options: &G::Options,
    plan: &SimPlan,
    done: &(dyn Fn() + Sync),
) -> Result<SimReport, TableError> {
    G::INFO.check_seats(Seats(plan.bots.len() as u8))?;
    let arena = Arena::<G> { options, seating: plan.bots.clone(), games: plan.games, seed: plan.seed };
    let results = arena.run(done)?;
    // All rotations on one seed have the same decks: together they are one observation.
    let line = |chosen: &dyn Fn(usize, Level) -> bool| {
        let blocks: Vec<Tally> = results.chunks(plan.bots.len()).map(|block| Tally::of(block, chosen)).collect();
        (Share::over(&blocks), Tally::of(&results, chosen).mean())
    };
    let mut levels = plan.bots.clone();
    levels.sort();
    levels.dedup();
    let bots = levels.into_iter().map(|bot| {
        let (win, mean_score) = line(&|_, level| level == bot);
        BotLine { bot, win, mean_score }
    });
    let seats = (0..plan.bots.len()).map(|seat| {
        let (win, mean_score) = line(&|other, _| other == seat);
        SeatLine { seat, win, mean_score }
    });
    let decisions = || results.iter().map(|result| result.decisions);
    Ok(SimReport {
        game: G::INFO.slug,
        players: plan.bots.len(),
        games: results.len(),
        seed: plan.seed,
        bots: bots.collect(),
        seats: seats.collect(),
        decisions_per_game: decisions().map(f64::from).sum::<f64>() / results.len().max(1) as f64,
        decisions_range: (decisions().min().unwrap_or(0), decisions().max().unwrap_or(0)),
        ends: ends(&results),
        results,
    })
}

fn ends(results: &[GameResult]) -> Vec<(String, usize)> {
    let mut ends: Vec<(String, usize)> = Vec::new();
    for result in results {
        let reason = &result.outcome.reason.key;
        match ends.iter_mut().find(|(known, _)| known == reason) {
            Some((_, count)) => *count += 1,
            None => ends.push((reason.to_string(), 1)),
        }
    }
    ends.sort();
    ends
}
