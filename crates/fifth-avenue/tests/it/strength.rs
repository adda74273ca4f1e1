//! The greedy bot is worth playing against.

use bots::Level::{Greedy, Random};
use fifth_avenue::{FifthAvenue, FifthAvenueOptions};
use testkit::arena::share_of;

#[test]
fn greedy_beats_random_with_two_players() {
    let share = share_of::<FifthAvenue>(Greedy, &FifthAvenueOptions::default(), vec![Greedy, Random], 100);
    assert!(share > 0.9, "{share}");
}

#[test]
fn greedy_beats_random_with_four_players() {
    let seating = vec![Greedy, Random, Random, Random];
    let share = share_of::<FifthAvenue>(Greedy, &FifthAvenueOptions::default(), seating, 60);
    assert!(share > 0.7, "{share}");
}
