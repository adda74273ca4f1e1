//! Many games of bots, and what they say about bots, seats and lengths.

use catalog::Name;
use engine::Evaluate;
use serde::Serialize;
use serde_json::Value;
use testkit::arena::{Arena, Entrant, GameResult, Share, Tally};

use crate::subject::StudyError;

/// What to play.
#[derive(Clone, Debug)]
pub struct SimPlan {
    /// The options.
    pub options: Value,
    /// Who plays; rotated over the seats.
    pub bots: Vec<Name>,
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
    pub bot: String,
    /// Share of wins with its 95 % interval.
    pub win: Share,
    /// Mean score.
    pub mean_score: f64,
    /// Decisions that it did not answer, and luck did.
    pub faults: u32,
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
) -> Result<SimReport, StudyError> {
    let entrants = plan.bots.iter().map(|name| Entrant::known(name, catalog::player)).collect();
    let arena = Arena::<G> { options, entrants, games: plan.games, seed: plan.seed };
    let results = arena.run(done)?;
    // All rotations on one seed have the same decks: together they are one observation.
    let line = |chosen: &dyn Fn(usize, usize) -> bool| {
        let blocks: Vec<Tally> = results.chunks(plan.bots.len()).map(|block| Tally::of(block, chosen)).collect();
        (Share::over(&blocks), Tally::of(&results, chosen).mean())
    };
    let mut names = plan.bots.clone();
    names.sort();
    names.dedup();
    let bots = names.into_iter().map(|bot| {
        let (win, mean_score) = line(&|_, entrant| plan.bots[entrant] == bot);
        let faults = results.iter().map(|result| faults(result, |entrant| plan.bots[entrant] == bot)).sum();
        BotLine { bot: bot.to_string(), win, mean_score, faults }
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

fn faults(result: &GameResult, chosen: impl Fn(usize) -> bool) -> u32 {
    let seats = result.seating.iter().zip(&result.thoughts);
    seats.filter(|(entrant, _)| chosen(**entrant)).map(|(_, thought)| thought.faults).sum()
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
