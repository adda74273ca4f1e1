//! Whether chances are what they say: of all positions in which somebody was given 70 %, about 70 % should be won.

use bots::{Name, Question};
use engine::{BySeat, Chance, Evaluate, Rng, Seat, Seats, Seed, Silent, Turn, Viewer};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;
use testkit::arena::ArenaError;

/// What is played, and how closely it is looked at.
#[derive(Clone, Debug)]
pub struct CalibrationPlan {
    /// The options.
    pub options: Value,
    /// Who plays, by seat.
    pub bots: Vec<Name>,
    /// How many games.
    pub games: u32,
    /// The number of the first seed.
    pub seed: u64,
    /// In how many imagined worlds a position is judged, as a review does.
    pub worlds: u32,
    /// One decision in so many is judged.
    pub every: u32,
}

/// What came out. The keys are stable.
#[derive(Clone, Debug, Serialize)]
pub struct Calibration {
    /// The game's slug.
    pub game: &'static str,
    /// How many players.
    pub players: usize,
    /// How many games were played.
    pub games: u32,
    /// How many positions were judged.
    pub positions: usize,
    /// Chances by tenths.
    pub bins: Vec<Bin>,
    /// The game's swing, and how wrong chances are with it: the mean of -ln(chance of whoever won).
    pub swing: (i32, f64),
    /// The swing with which they would be least wrong on these games, and how wrong then.
    pub best: (i32, f64),
}

/// The chances that lie in one tenth.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Bin {
    /// How many.
    pub count: usize,
    /// Their mean.
    pub given: f64,
    /// The share of them that was won.
    pub won: f64,
    /// The half width of the 95 % interval of that share, over games: positions of one game are won together.
    pub margin: f64,
}

/// A position that was judged.
struct Judged {
    leads: BySeat<i32>,
    left: f64,
}

/// A game that was played.
struct Played {
    judged: Vec<Judged>,
    /// Everybody's share of the win.
    shares: BySeat<f64>,
}

const BINS: usize = 10;
/// Swings that are tried, in hundredths of the game's own.
const TRIED: std::ops::RangeInclusive<i32> = 20..=400;

pub(crate) fn run<G: Evaluate>(
    options: &G::Options,
    plan: &CalibrationPlan,
    done: &(dyn Fn() + Sync),
) -> Result<Calibration, ArenaError> {
    let seats = Seats(plan.bots.len() as u8);
    G::INFO.check_seats(seats)?;
    let game = |i: u32| {
        let played = game::<G>(options, plan, plan.seed + u64::from(i));
        done();
        played
    };
    let games = (0..plan.games).into_par_iter().map(game).collect::<Result<Vec<_>, ArenaError>>()?;
    let loss = |swing: i32| loss(&games, seats, swing);
    let own = G::swing(seats);
    let tried = TRIED.map(|percent| own * percent / 100).map(|swing| (swing, loss(swing)));
    Ok(Calibration {
        game: G::INFO.slug,
        players: plan.bots.len(),
        games: plan.games,
        positions: games.iter().map(|game| game.judged.len()).sum(),
        bins: (0..BINS).map(|bin| Bin::new(&games, seats, (own, bin))).collect(),
        swing: (own, loss(own)),
        best: tried.min_by(|a, b| a.1.total_cmp(&b.1)).expect("some are tried"),
    })
}

/// Plays a game, and judges some of its positions from the eyes of whoever decides.
fn game<G: Evaluate>(options: &G::Options, plan: &CalibrationPlan, number: u64) -> Result<Played, ArenaError> {
    let (seed, seats) = (Seed::from_number(number), Seats(plan.bots.len() as u8));
    let mut chance = Chance::new(seed);
    let mut position = G::setup(options, seats, &mut chance, &mut Silent)?;
    let mut players = plan.bots.iter().map(catalog::player::<G>).collect::<Result<Vec<_>, _>>()?;
    let (mut found, mut step, mut legal, mut dice) = (Vec::new(), 0, Vec::new(), Rng::new(&seed, u64::MAX));
    while let Turn::Decide { seat, .. } = position.turn() {
        let view = position.view(Viewer::Seat(seat));
        legal.clear();
        position.legal(&mut legal);
        if legal.len() > 1 && dice.below(plan.every) == 0 {
            let question = Question::<G> { view: &view, seat, seats, legal: &legal };
            let best = bots::weigh(&question, plan.worlds, None, &mut dice).swap_remove(0);
            found.push((step, best.leads));
        }
        // The first stream is the dice's.
        let luck = &mut bots::luck(&seed, step + 1);
        let action = bots::answer(players[seat.index()].as_mut(), (&view, seats), luck, &mut legal)?;
        position.apply(action, &mut chance, &mut Silent);
        step += 1;
    }
    let outcome = position.outcome();
    let mut shares = BySeat::default();
    outcome.winners().for_each(|seat| shares[seat] = 1.0 / outcome.winners().count() as f64);
    let judged = |(at, leads): (usize, BySeat<i32>)| Judged { leads, left: 1.0 - at as f64 / step as f64 };
    Ok(Played { judged: found.into_iter().map(judged).collect(), shares })
}

impl Judged {
    fn chances(&self, seats: Seats, swing: i32) -> BySeat<f64> {
        bots::chances(&self.leads, seats, bots::swing(swing, self.left))
    }
}

impl Played {
    /// Every chance that was given, and to whom, with some swing.
    fn given(&self, seats: Seats, swing: i32) -> impl Iterator<Item = (Seat, f64)> {
        let chances = self.judged.iter().map(move |one| one.chances(seats, swing));
        chances.flat_map(move |chances| seats.iter().map(move |seat| (seat, chances[seat])))
    }
}

/// The mean of -ln(chance of whoever won).
fn loss(games: &[Played], seats: Seats, swing: i32) -> f64 {
    let of = |game: &Played| -> f64 {
        game.given(seats, swing).map(|(seat, chance)| -game.shares[seat] * chance.max(1e-9).ln()).sum()
    };
    let positions: usize = games.iter().map(|game| game.judged.len()).sum();
    games.iter().map(of).sum::<f64>() / positions.max(1) as f64
}

impl Bin {
    fn new(games: &[Played], seats: Seats, (swing, bin): (i32, usize)) -> Self {
        let here = |chance: f64| ((chance * BINS as f64) as usize).min(BINS - 1) == bin;
        // By game: how many, the sum of their chances, and how many were won.
        let sums = games.iter().map(|game| {
            let given = game.given(seats, swing).filter(|(_, chance)| here(*chance));
            given.fold((0, 0.0, 0.0), |(n, sum, won), (seat, chance)| (n + 1, sum + chance, won + game.shares[seat]))
        });
        let sums: Vec<(usize, f64, f64)> = sums.collect();
        let count: usize = sums.iter().map(|sum| sum.0).sum();
        if count == 0 {
            return Self::default();
        }
        let mean = |total: f64| total / count as f64;
        let won = mean(sums.iter().map(|sum| sum.2).sum());
        let spread = sums.iter().map(|(n, _, wins)| (wins - won * *n as f64).powi(2)).sum::<f64>().sqrt();
        Self { count, given: mean(sums.iter().map(|sum| sum.1).sum()), won, margin: 1.96 * mean(spread) }
    }
}
