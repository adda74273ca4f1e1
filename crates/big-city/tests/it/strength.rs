//! The greedy bot knows what it is doing.

use big_city::{BigCity, BigCityOptions};
use bots::Name;
use testkit::arena::{Arena, Entrant, share_of};

#[test]
fn greedy_beats_random() {
    let share = share_of::<BigCity>(&BigCityOptions::default(), &["greedy", "random"], 100);
    assert!(share >= 0.97, "{share}");
}

#[test]
fn greedy_bots_lay_new_neighbourhoods() {
    let entrants = (0..3).map(|_| Entrant::known(&Name::greedy())).collect();
    let arena = Arena::<BigCity> { options: &BigCityOptions::default(), entrants, games: 30, seed: 1 };
    let results = arena.run(|| ()).expect("legal options");
    // A city is complete only with all eight boards.
    let complete = results.iter().filter(|result| result.outcome.reason.key == "end-city-complete").count();
    assert!(complete > 3, "{complete} of {}", results.len());
}
