//! The greedy bot knows what it is doing.

use big_city::{BigCity, BigCityOptions};
use bots::Name;
use testkit::arena::{Arena, Entrant, share_of};

#[test]
fn greedy_beats_random() {
    let share = share_of::<BigCity>(&BigCityOptions::default(), &["greedy", "random"], 100);
    assert!(share >= 0.97, "{share}");
}

/// How many games of greedy bots end for a reason.
fn ends(players: usize, games: u32, reason: &str) -> usize {
    let entrants = (0..players).map(|_| Entrant::known(&Name::greedy(), bots::player)).collect();
    let arena = Arena::<BigCity> { options: &BigCityOptions::default(), entrants, games, seed: 1 };
    let results = arena.run(|| ()).expect("legal options");
    results.iter().filter(|result| result.outcome.reason.key == reason).count()
}

#[test]
fn greedy_bots_lay_new_neighbourhoods() {
    // A city is complete only with all eight boards.
    let complete = ends(3, 30, "end-city-complete");
    assert!(complete > 3, "{complete} of 30");
}

/// Bots of 0.1 came to a standstill in every second game of four. Six of sixty is the aim, not yet what they reach.
#[test]
fn bc_7_10_greedy_bots_come_to_a_standstill_in_less_than_a_third() {
    let still = ends(4, 60, "end-standstill");
    assert!(still < 20, "{still} of 60");
}
