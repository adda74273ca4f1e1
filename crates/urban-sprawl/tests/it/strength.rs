//! The greedy bot knows what it is doing.

use testkit::arena::share_of;
use urban_sprawl::{UrbanSprawl, UrbanSprawlOptions};

#[test]
fn greedy_beats_random() {
    let share = share_of::<UrbanSprawl>(&UrbanSprawlOptions::default(), &["greedy", "random"], 60);
    assert!(share >= 0.95, "{share}");
}

#[test]
fn greedy_beats_three_randoms() {
    let players = ["greedy", "random", "random", "random"];
    let share = share_of::<UrbanSprawl>(&UrbanSprawlOptions::default(), &players, 60);
    assert!(share >= 0.85, "{share}");
}
