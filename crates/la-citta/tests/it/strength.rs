//! The greedy bot plays better than chance.

use la_citta::{LaCitta, LaCittaOptions};
use testkit::arena::share_of;

#[test]
fn greedy_beats_random() {
    let share = share_of::<LaCitta>(&LaCittaOptions::default(), &["greedy", "random"], 60);
    assert!(share >= 0.97, "{share}");
}

#[test]
fn greedy_beats_three_randoms() {
    let share = share_of::<LaCitta>(&LaCittaOptions::default(), &["greedy", "random", "random", "random"], 60);
    assert!(share >= 0.85, "{share}");
}
