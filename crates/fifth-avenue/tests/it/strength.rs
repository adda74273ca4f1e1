//! The greedy bot is worth playing against, and so is what was learned.

use fifth_avenue::{FifthAvenue, FifthAvenueOptions};
use testkit::arena::share_of;

#[test]
fn greedy_beats_random_with_two_players() {
    let share = share_of::<FifthAvenue>(&FifthAvenueOptions::default(), &["greedy", "random"], 100);
    assert!(share > 0.9, "{share}");
}

#[test]
fn greedy_beats_random_with_four_players() {
    let players = ["greedy", "random", "random", "random"];
    let share = share_of::<FifthAvenue>(&FifthAvenueOptions::default(), &players, 60);
    assert!(share > 0.7, "{share}");
}

#[test]
fn what_was_learned_beats_random_among_four() {
    let players = ["value", "random", "random", "random"];
    let share = share_of::<FifthAvenue>(&FifthAvenueOptions::default(), &players, 40);
    assert!(share > 0.5, "{share}");
}
