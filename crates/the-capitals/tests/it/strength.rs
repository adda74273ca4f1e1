//! The greedy bot against random play, a modest number of games.

use testkit::arena::share_of;
use the_capitals::{Capitals, CapitalsOptions};

#[test]
fn greedy_beats_random_in_pairs() {
    let share = share_of::<Capitals>(&CapitalsOptions::default(), &["greedy", "random"], 40);
    assert!(share >= 0.9, "{share}");
}

#[test]
fn greedy_wins_among_three_randoms() {
    let options = CapitalsOptions { prosperity: true, ..CapitalsOptions::default() };
    let share = share_of::<Capitals>(&options, &["greedy", "random", "random", "random"], 24);
    assert!(share >= 0.8, "{share}");
}
