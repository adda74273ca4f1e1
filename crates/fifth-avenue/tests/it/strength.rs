//! The greedy bot is worth playing against.

use bots::Level;
use fifth_avenue::{FifthAvenue, FifthAvenueOptions};
use testkit::arena::{Arena, Tally};

fn share(seating: Vec<Level>, games: u32) -> f64 {
    let arena = Arena::<FifthAvenue> { options: &FifthAvenueOptions::default(), seating, games, seed: 1 };
    let mut greedy = Tally::default();
    for result in arena.run(|| ()).expect("legal options") {
        greedy.add(&result, |_, level| level == Level::Greedy);
    }
    greedy.share().share
}

#[test]
fn greedy_beats_random_with_two_players() {
    let share = share(vec![Level::Greedy, Level::Random], 100);
    assert!(share > 0.9, "{share}");
}

#[test]
fn greedy_beats_random_with_four_players() {
    let share = share(vec![Level::Greedy, Level::Random, Level::Random, Level::Random], 60);
    assert!(share > 0.7, "{share}");
}
