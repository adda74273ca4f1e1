//! The greedy bot knows what it is doing.

use bots::Level::{Greedy, Random};
use testkit::arena::share_of;
use urban_sprawl::{UrbanSprawl, UrbanSprawlOptions};

#[test]
fn greedy_beats_random() {
    let share = share_of::<UrbanSprawl>(Greedy, &UrbanSprawlOptions::default(), vec![Greedy, Random], 60);
    assert!(share >= 0.95, "{share}");
}

#[test]
fn greedy_beats_three_randoms() {
    let seating = vec![Greedy, Random, Random, Random];
    let share = share_of::<UrbanSprawl>(Greedy, &UrbanSprawlOptions::default(), seating, 60);
    assert!(share >= 0.85, "{share}");
}
