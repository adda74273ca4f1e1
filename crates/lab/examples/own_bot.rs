//! A bot of your own against a built-in one: `cargo run --release -p lab --example own_bot`.

use bots::{Fault, Player, Question};
use engine::{Chance, Game, Rng, Silent, Turn};
use fifth_avenue::{FifthAvenue, FifthAvenueOptions};
use lab::{Arena, Entrant, Share, Tally};

type Action = <FifthAvenue as Game>::Action;

/// Random games played to the end for every choice.
const PLAYOUTS: usize = 10;

/// Plays every choice to the end a few times at random and takes the one that wins most often.
struct Own;

impl Player<FifthAvenue> for Own {
    fn choose(&mut self, question: &Question<'_, FifthAvenue>, luck: &mut Rng) -> Result<Action, Fault> {
        let mut wins = |action: Action| (0..PLAYOUTS).filter(|_| wins_after(question, action, luck)).count();
        let scored: Vec<(usize, Action)> = question.legal.iter().map(|&action| (wins(action), action)).collect();
        Ok(scored.into_iter().max_by_key(|(wins, _)| *wins).expect("something is legal").1)
    }
}

fn wins_after(question: &Question<'_, FifthAvenue>, action: Action, luck: &mut Rng) -> bool {
    // A whole position that fits everything the view shows; what is hidden is drawn anew each time.
    let (mut world, mut chance) = (FifthAvenue::imagine(question.view, luck), Chance::new(luck.seed()));
    world.apply(action, &mut chance, &mut Silent);
    let mut legal = Vec::new();
    while let Turn::Decide { .. } = world.turn() {
        legal.clear();
        world.legal(&mut legal);
        world.apply(luck.pick(&legal), &mut chance, &mut Silent);
    }
    world.outcome().winners().any(|winner| winner == question.seat)
}

fn main() {
    let rival = "random".parse().expect("a player's name");
    let entrants = vec![Entrant::own("own", || Own), Entrant::known(&rival, catalog::player)];
    let arena = Arena::<FifthAvenue> { options: &FifthAvenueOptions::default(), entrants, games: 40, seed: 1 };
    let results = arena.run(|| ()).expect("standard options");
    let blocks: Vec<Tally> = results.chunks(2).map(|block| Tally::of(block, |_, entrant| entrant == 0)).collect();
    let percent = |share: f64| (100.0 * share).round();
    let Share { share, low, high } = Share::over(&blocks);
    println!("own against {rival}: {} % of 40 games ({} to {})", percent(share), percent(low), percent(high));
}
