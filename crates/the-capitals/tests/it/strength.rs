//! The greedy bot against random play, a modest number of games.

use bots::Level;
use testkit::arena::{Arena, Tally};
use the_capitals::{Capitals, CapitalsOptions};

fn share(rivals: usize, games: u32, options: CapitalsOptions) -> f64 {
    let mut seating = vec![Level::Random; rivals];
    seating.push(Level::Greedy);
    let mut greedy = Tally::default();
    for result in (Arena::<Capitals> { options: &options, seating, games, seed: 1 }).run(|| ()).expect("legal options")
    {
        greedy.add(&result, |_, level| level == Level::Greedy);
    }
    greedy.share().share
}

#[test]
fn greedy_beats_random_in_pairs() {
    assert!(share(1, 40, CapitalsOptions::default()) >= 0.9);
}

#[test]
fn greedy_wins_among_three_randoms() {
    let options = CapitalsOptions { prosperity: true, ..CapitalsOptions::default() };
    assert!(share(3, 24, options) >= 0.8);
}
