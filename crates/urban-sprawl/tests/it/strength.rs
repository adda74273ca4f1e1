//! The greedy bot knows what it is doing.

use bots::Level;
use testkit::arena::{Arena, Tally};
use urban_sprawl::{UrbanSprawl, UrbanSprawlOptions};

fn share_of_greedy(seating: Vec<Level>, games: u32) -> f64 {
    let arena = Arena::<UrbanSprawl> { options: &UrbanSprawlOptions::default(), seating, games, seed: 1 };
    let mut greedy = Tally::default();
    for result in arena.run(|| ()).expect("legal options") {
        greedy.add(&result, |_, level| level == Level::Greedy);
    }
    greedy.share().share
}

#[test]
fn greedy_beats_random() {
    let share = share_of_greedy(vec![Level::Greedy, Level::Random], 60);
    assert!(share >= 0.95, "{share}");
}

#[test]
fn greedy_beats_three_randoms() {
    let share = share_of_greedy(vec![Level::Greedy, Level::Random, Level::Random, Level::Random], 60);
    assert!(share >= 0.85, "{share}");
}
