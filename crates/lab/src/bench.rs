//! Speed, measured on one thread.

use std::hint::black_box;
use std::time::Instant;

use engine::{Chance, Evaluate, Game, Match, Present, Rng, Seats, Silent, Turn, Viewer};
use serde::Serialize;
use testkit::laws::race;

/// One line of the speed table. The keys are stable.
#[derive(Clone, Debug, Serialize)]
pub struct BenchRow {
    /// The game's slug.
    pub game: &'static str,
    /// How many players.
    pub players: u8,
    /// Decisions per second in random play, legal list and choice included.
    pub decisions_per_s: f64,
    /// Complete random games per second.
    pub games_per_s: f64,
    /// Decisions in an average random game.
    pub decisions_per_game: f64,
    /// Nanoseconds to copy a position.
    pub clone_ns: f64,
    /// Nanoseconds to list the legal actions.
    pub legal_ns: f64,
    /// Nanoseconds to imagine a position from a view.
    pub imagine_ns: f64,
    /// Nanoseconds to make a view.
    pub view_ns: f64,
    /// Bytes of a position.
    pub position_bytes: usize,
    /// Milliseconds to replay a record of 1,000 actions (scaled from records of random games).
    pub replay_1000_ms: f64,
}

/// One line of the table of searching. The keys are stable.
#[derive(Clone, Debug, Serialize)]
pub struct SearchRow {
    /// The game's slug.
    pub game: &'static str,
    /// How many players.
    pub players: u8,
    /// Imagined worlds per second, played to where they are evaluated.
    pub worlds_per_s: f64,
    /// Milliseconds for a decision of that many worlds.
    pub decision_ms: f64,
    /// The worlds of a decision.
    pub worlds: u32,
}

/// Worlds of a decision whose speed is measured.
const WORLDS: u32 = 1_000;

/// Looks ahead from positions all over random games.
pub(crate) fn search<G: Evaluate>(seats: u8, seconds: f64) -> SearchRow {
    let (options, seats, mut luck) = (G::Options::default(), Seats(seats), Rng::from_number(1));
    let name = format!("search:{WORLDS}").parse().expect("a player's name");
    let mut player = catalog::player::<G>(&name).expect("built in");
    let mut legal = Vec::new();
    let (mut decisions, mut spent) = (0u32, 0.0);
    for position in positions::<G>(&options, seats.0, &mut luck).iter().cycle() {
        let start = Instant::now();
        let answer = bots::answer(player.as_mut(), (&own_view(position), seats), &mut luck, &mut legal);
        black_box(answer.expect("built in"));
        if legal.len() > 1 {
            decisions += 1;
            spent += start.elapsed().as_secs_f64();
        }
        if spent > seconds {
            break;
        }
    }
    let decision_ms = 1_000.0 * spent / f64::from(decisions);
    let worlds_per_s = f64::from(decisions * WORLDS) / spent;
    SearchRow { game: G::INFO.slug, players: seats.0, worlds_per_s, decision_ms, worlds: WORLDS }
}

pub(crate) fn run<G: Present>(seats: u8, seconds: f64) -> BenchRow {
    let options = G::Options::default();
    let mut rng = Rng::from_number(1);
    race::<G>(&options, seats, 20, &mut rng);
    let (mut games, mut decisions) = (0u32, 0u64);
    let start = Instant::now();
    while start.elapsed().as_secs_f64() < seconds {
        decisions += race::<G>(&options, seats, 20, &mut rng);
        games += 20;
    }
    let elapsed = start.elapsed().as_secs_f64();
    let positions = positions::<G>(&options, seats, &mut rng);
    let views: Vec<G::View> = positions.iter().map(own_view).collect();
    let mut legal = Vec::with_capacity(512);
    BenchRow {
        game: G::INFO.slug,
        players: seats,
        decisions_per_s: decisions as f64 / elapsed,
        games_per_s: f64::from(games) / elapsed,
        decisions_per_game: decisions as f64 / f64::from(games),
        clone_ns: each(&positions, |position| drop(black_box(position.clone()))),
        legal_ns: each(&positions, |position| {
            legal.clear();
            position.legal(black_box(&mut legal));
        }),
        imagine_ns: each(&views, |view| drop(black_box(G::imagine(view, &mut rng)))),
        view_ns: each(&positions, |position| drop(black_box(own_view(position)))),
        position_bytes: size_of::<G>(),
        replay_1000_ms: replay::<G>(&options, seats),
    }
}

fn own_view<G: Game>(position: &G) -> G::View {
    position.view(position.turn().seat().map_or(Viewer::Spectator, Viewer::Seat))
}

/// Positions from all over random games.
fn positions<G: Game>(options: &G::Options, seats: u8, rng: &mut Rng) -> Vec<G> {
    let (mut all, mut legal) = (Vec::new(), Vec::new());
    while all.len() < 2_000 {
        let mut chance = Chance::new(rng.seed());
        let mut position = G::setup(options, Seats(seats), &mut chance, &mut Silent).expect("legal options");
        while let Turn::Decide { .. } = position.turn() {
            if rng.below(8) == 0 {
                all.push(position.clone());
            }
            legal.clear();
            position.legal(&mut legal);
            position.apply(rng.pick(&legal), &mut chance, &mut Silent);
        }
    }
    all
}

/// Nanoseconds per item, over enough rounds to be steady.
fn each<T>(items: &[T], mut work: impl FnMut(&T)) -> f64 {
    let (mut rounds, start) = (0u32, Instant::now());
    while start.elapsed().as_millis() < 200 {
        items.iter().for_each(&mut work);
        rounds += 1;
    }
    start.elapsed().as_nanos() as f64 / (f64::from(rounds) * items.len() as f64)
}

fn replay<G: Game>(options: &G::Options, seats: u8) -> f64 {
    let mut rng = Rng::from_number(2);
    let mut legal = Vec::new();
    let mut records = Vec::new();
    let mut actions = 0;
    while actions < 1_000 {
        let mut game = Match::<G>::new(options.clone(), Seats(seats), rng.seed()).expect("legal options");
        while let Turn::Decide { seat, .. } = game.turn() {
            legal.clear();
            game.position().legal(&mut legal);
            game.play(seat, rng.pick(&legal)).expect("a legal action");
        }
        actions += game.steps().len();
        records.push(game.record());
    }
    let start = Instant::now();
    for record in &records {
        black_box(Match::<G>::load(record).expect("what was played replays"));
    }
    start.elapsed().as_secs_f64() * 1e6 / actions as f64
}
