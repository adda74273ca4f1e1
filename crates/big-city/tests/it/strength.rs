//! The greedy bot knows what it is doing.

use big_city::{BigCity, BigCityOptions};
use bots::Level;
use testkit::arena::{Arena, share_of};

#[test]
fn greedy_beats_random() {
    let seating = vec![Level::Greedy, Level::Random];
    let share = share_of::<BigCity>(Level::Greedy, &BigCityOptions::default(), seating, 100);
    assert!(share >= 0.97, "{share}");
}

#[test]
fn greedy_bots_lay_new_neighbourhoods() {
    let arena =
        Arena::<BigCity> { options: &BigCityOptions::default(), seating: vec![Level::Greedy; 3], games: 30, seed: 1 };
    let results = arena.run(|| ()).expect("legal options");
    // A city is complete only with all eight boards.
    let complete = results.iter().filter(|result| result.outcome.reason.key == "end-city-complete").count();
    assert!(complete > 3, "{complete} of {}", results.len());
}
