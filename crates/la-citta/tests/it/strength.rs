//! The greedy bot plays better than chance.

use bots::Level::{Greedy, Random};
use la_citta::{LaCitta, LaCittaOptions};
use testkit::arena::share_of;

#[test]
fn greedy_beats_random() {
    let share = share_of::<LaCitta>(Greedy, &LaCittaOptions::default(), vec![Greedy, Random], 60);
    assert!(share >= 0.97, "{share}");
}

#[test]
fn greedy_beats_three_randoms() {
    let share = share_of::<LaCitta>(Greedy, &LaCittaOptions::default(), vec![Greedy, Random, Random, Random], 60);
    assert!(share >= 0.85, "{share}");
}
