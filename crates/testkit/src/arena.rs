//! Bots against bots: seats rotated, seeds paired, results with their uncertainty.

use std::time::{Duration, Instant};

use bots::{Fault, Maker, Name, Player};
use engine::{Chance, Evaluate, Game, Outcome, Rng, Seats, Seed, SetupError, Silent, Turn, Viewer};
use rayon::prelude::*;
use serde::Serialize;

/// How a fresh player is made for every game.
type Make<G> = dyn Fn() -> Result<Box<dyn Player<G>>, Fault> + Send + Sync;

/// Somebody who takes part: a name, and how a fresh player is made for every game.
pub struct Entrant<G: Game> {
    /// What it is called.
    pub name: String,
    make: Box<Make<G>>,
}

impl<G: Evaluate> Entrant<G> {
    /// A player that is known by name, and who makes it: [`bots::player`], or the catalogue.
    pub fn known(name: &Name, make: Maker<G>) -> Self {
        let (text, name) = (name.to_string(), name.clone());
        Self { name: text, make: Box::new(move || make(&name)) }
    }

    /// A player of one's own.
    pub fn own<P: Player<G> + 'static>(name: &str, make: impl Fn() -> P + Send + Sync + 'static) -> Self {
        Self { name: name.to_owned(), make: Box::new(move || Ok(Box::new(make()))) }
    }
}

/// Who sits where: entrants by their number.
pub type Seating = Vec<usize>;

/// One finished game.
#[derive(Clone, Debug)]
pub struct GameResult {
    /// Who sat where.
    pub seating: Seating,
    /// How it ended.
    pub outcome: Outcome,
    /// How many decisions were asked.
    pub decisions: u32,
    /// What each seat thought.
    pub thoughts: Vec<Thought>,
}

/// How much a player thought in one game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thought {
    /// Decisions that left a choice.
    pub choices: u32,
    /// The time they took.
    pub time: Duration,
    /// Decisions that the player did not answer, and luck did.
    pub faults: u32,
}

/// Why games could not be played.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// The options are out of range, or there are too few or too many players.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A player cannot be made.
    #[error(transparent)]
    Player(#[from] Fault),
}

/// A series of games: seed after seed, every rotation of the entrants on each seed.
pub struct Arena<'a, G: Game> {
    /// The options of all games.
    pub options: &'a G::Options,
    /// Who plays; rotated over the seats.
    pub entrants: Vec<Entrant<G>>,
    /// How many games; whole rotations are played, so it is rounded up.
    pub games: u32,
    /// The first seed number.
    pub seed: u64,
}

impl<G: Evaluate> Arena<'_, G> {
    /// Plays all games on all cores; `done` is called after each.
    pub fn run(&self, done: impl Fn() + Sync) -> Result<Vec<GameResult>, ArenaError> {
        let rotations = self.entrants.len() as u32;
        let seeds = self.games.div_ceil(rotations);
        let game = |i: u32| {
            let (mut seating, rotation): (Seating, u32) = ((0..self.entrants.len()).collect(), i % rotations);
            seating.rotate_right(rotation as usize);
            let deal = Deal { seed: self.seed + u64::from(i / rotations), number: rotation };
            let result = play_game(self.options, &self.entrants, seating, deal);
            done();
            result
        };
        (0..seeds * rotations).into_par_iter().map(game).collect()
    }
}

/// The share of wins of the first of some players, known by name, in so many games from the first seed on.
pub fn share_of<G: Evaluate>(options: &G::Options, players: &[&str], games: u32) -> f64 {
    let known = |name: &&str| Entrant::known(&name.parse().expect("a player's name"), bots::player);
    let arena = Arena::<G> { options, entrants: players.iter().map(known).collect(), games, seed: 1 };
    let results = arena.run(|| ()).expect("legal options");
    Tally::of(&results, |_, entrant| entrant == 0).share().share
}

/// The chance of one game. Several on one seed have the same decks, and by their number players with a luck of their own.
#[derive(Clone, Copy, Debug)]
pub struct Deal {
    /// The number of the seed.
    pub seed: u64,
    /// The number of the game on this seed.
    pub number: u32,
}

/// Plays one game.
pub fn play_game<G: Evaluate>(
    options: &G::Options,
    entrants: &[Entrant<G>],
    seating: Seating,
    deal: Deal,
) -> Result<GameResult, ArenaError> {
    let seats = Seats(seating.len() as u8);
    G::INFO.check_seats(seats)?;
    let seed = Seed::from_number(deal.seed);
    let mut chance = Chance::new(seed);
    let mut position = G::setup(options, seats, &mut chance, &mut Silent)?;
    // The players' own luck comes from streams that no game uses.
    let stream = |seat: usize| u64::MAX - u64::from(deal.number) * seating.len() as u64 - seat as u64;
    let chair = |(seat, &entrant): (usize, &usize)| Chair::new(&entrants[entrant], Rng::new(&seed, stream(seat)));
    let mut chairs = seating.iter().enumerate().map(chair).collect::<Result<Vec<_>, Fault>>()?;
    let mut decisions = 0;
    while let Turn::Decide { seat, .. } = position.turn() {
        let action = chairs[seat.index()].decide(&position.view(Viewer::Seat(seat)), seats);
        position.apply(action, &mut chance, &mut Silent);
        decisions += 1;
    }
    let thoughts = chairs.iter().map(|chair| chair.thought).collect();
    Ok(GameResult { seating, outcome: position.outcome(), decisions, thoughts })
}

/// A player at a table, with its luck and scratch paper.
struct Chair<G: Game> {
    player: Box<dyn Player<G>>,
    luck: Rng,
    legal: Vec<G::Action>,
    thought: Thought,
}

impl<G: Game> Chair<G> {
    fn new(entrant: &Entrant<G>, luck: Rng) -> Result<Self, Fault> {
        Ok(Self { player: (entrant.make)()?, luck, legal: Vec::new(), thought: Thought::default() })
    }

    fn decide(&mut self, view: &G::View, seats: Seats) -> G::Action {
        let Self { player, luck, legal, thought } = self;
        let start = Instant::now();
        let answer = bots::answer(player.as_mut(), (view, seats), luck, legal);
        if legal.len() > 1 {
            thought.choices += 1;
            thought.time += start.elapsed();
        }
        answer.unwrap_or_else(|_| {
            thought.faults += 1;
            luck.pick(legal)
        })
    }
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
    /// `wins` out of `games` that have nothing to do with each other; a shared win counts in part.
    pub fn new(wins: f64, games: f64) -> Self {
        if games == 0.0 { Self { share: 0.0, low: 0.0, high: 1.0 } } else { Self::wilson(wins / games, games, NORMAL) }
    }

    /// The share over blocks of games that hang together, as all rotations of a seating on one seed do: a block is one
    /// observation, however many games it holds.
    pub fn over(blocks: &[Tally]) -> Self {
        let n = blocks.len() as f64;
        let shares = || blocks.iter().map(|block| block.wins / block.games);
        let share = shares().sum::<f64>() / n.max(1.0);
        if blocks.len() < 2 {
            return Self { share, low: 0.0, high: 1.0 };
        }
        let error = shares().map(|one| (one - share).powi(2)).sum::<f64>() / (n - 1.0) / n;
        // As many independent games as would be as uncertain; where all blocks are alike, no more than there are blocks.
        let worth = if error > TINY { share * (1.0 - share) / error } else { n };
        Self::wilson(share, worth, student(blocks.len() - 1))
    }

    fn wilson(share: f64, games: f64, z: f64) -> Self {
        let centre = share + z * z / (2.0 * games);
        let spread = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
        let scale = 1.0 + z * z / games;
        Self { share, low: ((centre - spread) / scale).max(0.0), high: ((centre + spread) / scale).min(1.0) }
    }
}

/// How many standard errors hold 95 % of a normal distribution.
const NORMAL: f64 = 1.96;
/// What is not more than rounding.
const TINY: f64 = 1e-12;

/// The same for an error that is itself estimated, with that many degrees of freedom (Student).
fn student(freedom: usize) -> f64 {
    const FEW: [f64; 10] = [12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23];
    FEW.get(freedom - 1).copied().unwrap_or(NORMAL + 2.5 / freedom as f64)
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
    /// Adds what the chosen seats, or entrants, did in one game.
    pub fn add(&mut self, result: &GameResult, chosen: impl Fn(usize, usize) -> bool) {
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

    /// What the chosen seats did in several games.
    pub fn of(results: &[GameResult], chosen: impl Fn(usize, usize) -> bool) -> Self {
        let mut tally = Self::default();
        results.iter().for_each(|result| tally.add(result, &chosen));
        tally
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

#[cfg(test)]
mod tests {
    use super::*;

    fn block(wins: f64) -> Tally {
        Tally { games: 4.0, wins, points: 0.0 }
    }

    fn rounded(share: Share) -> [i32; 3] {
        [share.share, share.low, share.high].map(|part| (100.0 * part).round() as i32)
    }

    #[test]
    fn two_seeds_say_little_however_often_they_are_played() {
        assert_eq!(rounded(Share::over(&[block(4.0)])), [100, 0, 100]);
        assert_eq!(rounded(Share::over(&[block(4.0), block(4.0)])), [100, 1, 100]);
    }

    #[test]
    fn blocks_whose_games_all_end_alike_count_once_each() {
        let alike: Vec<Tally> = (0..100).map(|i| block(if i % 2 == 0 { 4.0 } else { 0.0 })).collect();
        assert_eq!(rounded(Share::over(&alike)), rounded(Share::new(50.0, 100.0)));
    }

    #[test]
    fn blocks_that_balance_within_are_worth_more() {
        let even: Vec<Tally> = (0..100).map(|i| block(if i % 2 == 0 { 1.5 } else { 2.5 })).collect();
        let (narrow, wide) = (Share::over(&even), Share::new(200.0, 400.0));
        assert!(narrow.low > wide.low && narrow.high < wide.high, "{narrow:?} {wide:?}");
    }
}
