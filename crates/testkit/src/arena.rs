//! Bots against bots: seats rotated, seeds paired, results with their uncertainty.

use bots::{Bot, Level};
use engine::{Chance, Evaluate, Game, Outcome, Rng, Seats, Seed, SetupError, Silent, Turn, Viewer};
use rayon::prelude::*;
use serde::Serialize;

/// Who sits where.
pub type Seating = Vec<Level>;

/// One finished game.
#[derive(Clone, Debug)]
pub struct GameResult {
    /// Who sat where.
    pub seating: Seating,
    /// How it ended.
    pub outcome: Outcome,
    /// How many decisions were asked.
    pub decisions: u32,
}

/// A series of games: seed after seed, every rotation of the seating on each seed.
pub struct Arena<'a, G: Game> {
    /// The options of all games.
    pub options: &'a G::Options,
    /// Who plays; rotated over the seats.
    pub seating: Seating,
    /// How many games; whole rotations are played, so it is rounded up.
    pub games: u32,
    /// The first seed number.
    pub seed: u64,
}

impl<G: Evaluate> Arena<'_, G> {
    /// Plays all games on all cores; `done` is called after each.
    pub fn run(&self, done: impl Fn() + Sync) -> Result<Vec<GameResult>, SetupError> {
        let rotations = self.seating.len() as u32;
        let seeds = self.games.div_ceil(rotations);
        let game = |i: u32| {
            let mut seating = self.seating.clone();
            seating.rotate_right((i % rotations) as usize);
            let result = play_game::<G>(self.options, seating, self.seed + u64::from(i / rotations));
            done();
            result
        };
        (0..seeds * rotations).into_par_iter().map(game).collect()
    }
}

/// The share of wins of the bots of a level in so many games from the first seed on.
pub fn share_of<G: Evaluate>(level: Level, options: &G::Options, seating: Seating, games: u32) -> f64 {
    let arena = Arena::<G> { options, seating, games, seed: 1 };
    let mut tally = Tally::default();
    for result in arena.run(|| ()).expect("legal options") {
        tally.add(&result, |_, other| other == level);
    }
    tally.share().share
}

/// Plays one game of bots.
pub fn play_game<G: Evaluate>(options: &G::Options, seating: Seating, seed: u64) -> Result<GameResult, SetupError> {
    let seats = Seats(seating.len() as u8);
    G::INFO.check_seats(seats)?;
    let seed = Seed::from_number(seed);
    let mut chance = Chance::new(seed);
    let mut position = G::setup(options, seats, &mut chance, &mut Silent)?;
    // The bots' own luck comes from streams that no game uses.
    let luck = |seat: usize| Rng::new(&seed, u64::MAX - seat as u64);
    let mut bots: Vec<Bot<G>> = seating.iter().enumerate().map(|(i, &level)| Bot::new(level, seats, luck(i))).collect();
    let mut decisions = 0;
    while let Turn::Decide { seat, .. } = position.turn() {
        let action = bots[seat.index()].choose(&position.view(Viewer::Seat(seat)));
        position.apply(action, &mut chance, &mut Silent);
        decisions += 1;
    }
    Ok(GameResult { seating, outcome: position.outcome(), decisions })
}

/// A share of wins with its 95 % interval (Wilson).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The share itself.
    pub share: f64,
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

impl Share {
    /// `wins` out of `games`; a shared win counts in part.
    pub fn new(wins: f64, games: f64) -> Self {
        if games == 0.0 {
            return Self { share: 0.0, low: 0.0, high: 1.0 };
        }
        let (p, z2) = (wins / games, 1.96_f64.powi(2));
        let centre = p + z2 / (2.0 * games);
        let spread = 1.96 * (p * (1.0 - p) / games + z2 / (4.0 * games * games)).sqrt();
        let scale = 1.0 + z2 / games;
        Self { share: p, low: (centre - spread) / scale, high: (centre + spread) / scale }
    }
}

/// Wins and points of one group of results: a bot, a seat.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// How often the group played.
    pub games: f64,
    /// How often it won; a win shared by two counts half.
    pub wins: f64,
    /// All its points.
    pub points: f64,
}

impl Tally {
    /// Adds what the chosen seats did in one game.
    pub fn add(&mut self, result: &GameResult, chosen: impl Fn(usize, Level) -> bool) {
        let winners = result.outcome.winners().count() as f64;
        for standing in &result.outcome.standings {
            if !chosen(standing.seat.index(), result.seating[standing.seat.index()]) {
                continue;
            }
            self.games += 1.0;
            self.points += f64::from(standing.score);
            self.wins += if standing.place == 1 { 1.0 / winners } else { 0.0 };
        }
    }

    /// The share of wins.
    pub fn share(&self) -> Share {
        Share::new(self.wins, self.games)
    }

    /// Points per game.
    pub fn mean(&self) -> f64 {
        if self.games == 0.0 { 0.0 } else { self.points / self.games }
    }
}
