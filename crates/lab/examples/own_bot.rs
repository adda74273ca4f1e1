//! A bot of your own against a built-in one: `cargo run --release -p lab --example own_bot`.

use bots::{Bot, Level};
use engine::{Chance, Game, Rng, Seat, Seats, Seed, Silent, Turn, Viewer};
use fifth_avenue::FifthAvenue;
use lab::Share;

type Action = <FifthAvenue as Game>::Action;
type View = <FifthAvenue as Game>::View;

const GAMES: u64 = 40;
/// Random games played to the end for every choice.
const PLAYOUTS: usize = 10;

/// What a bot is given: what a player at its seat sees. What it answers: one of the legal actions.
/// This one plays every choice to the end a few times at random and takes the one that wins most often.
fn choose(seat: Seat, view: &View, rng: &mut Rng) -> Action {
    let mut legal = Vec::new();
    // A whole position that fits everything the view shows; what is hidden is drawn anew each time.
    FifthAvenue::imagine(view, rng).legal(&mut legal);
    let mut wins = |action: Action| (0..PLAYOUTS).filter(|_| wins_after(seat, view, action, rng)).count();
    let scored: Vec<(usize, Action)> = legal.iter().map(|&action| (wins(action), action)).collect();
    scored.into_iter().max_by_key(|(wins, _)| *wins).expect("somebody decides").1
}

fn wins_after(seat: Seat, view: &View, action: Action, rng: &mut Rng) -> bool {
    let (mut world, mut chance) = (FifthAvenue::imagine(view, rng), Chance::new(rng.seed()));
    world.apply(action, &mut chance, &mut Silent);
    let mut legal = Vec::new();
    while let Turn::Decide { .. } = world.turn() {
        legal.clear();
        world.legal(&mut legal);
        world.apply(rng.pick(&legal), &mut chance, &mut Silent);
    }
    world.outcome().winners().any(|winner| winner == seat)
}

/// Whether the bot wins a game in which it sits at `mine` and a built-in one at the other seat.
fn game(seed: u64, mine: Seat) -> bool {
    let (seats, seed) = (Seats(2), Seed::from_number(seed));
    let (mut chance, mut rng) = (Chance::new(seed), Rng::new(&seed, u64::MAX));
    let mut rival = Bot::<FifthAvenue>::new(Level::Random, seats, Rng::new(&seed, u64::MAX - 1));
    let mut position =
        FifthAvenue::setup(&Default::default(), seats, &mut chance, &mut Silent).expect("standard options");
    while let Turn::Decide { seat, .. } = position.turn() {
        let view = position.view(Viewer::Seat(seat));
        let action = if seat == mine { choose(seat, &view, &mut rng) } else { rival.choose(&view) };
        position.apply(action, &mut chance, &mut Silent);
    }
    position.outcome().winners().any(|winner| winner == mine)
}

fn main() {
    let wins = (0..GAMES).filter(|&i| game(i / 2, Seat((i % 2) as u8))).count();
    let Share { share, low, high } = Share::new(wins as f64, GAMES as f64);
    println!(
        "own bot against random: {:.0} % of {GAMES} games ({:.0} to {:.0})",
        100.0 * share,
        100.0 * low,
        100.0 * high
    );
}
