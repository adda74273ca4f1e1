//! The greedy bot plays better than chance.

use bots::Level;
use la_citta::{LaCitta, LaCittaOptions};
use testkit::arena::{Arena, Tally};

fn share(seating: Vec<Level>, games: u32) -> f64 {
    let arena = Arena::<LaCitta> { options: &LaCittaOptions::default(), seating, games, seed: 1 };
    let mut greedy = Tally::default();
    for result in arena.run(|| ()).expect("legal options") {
        greedy.add(&result, |_, level| level == Level::Greedy);
    }
    greedy.share().share
}

#[test]
fn greedy_beats_random() {
    let share = share(vec![Level::Greedy, Level::Random], 60);
    assert!(share >= 0.97, "{share}");
}

#[test]
fn greedy_beats_three_randoms() {
    let share = share(vec![Level::Greedy, Level::Random, Level::Random, Level::Random], 60);
    assert!(share >= 0.85, "{share}");
}
