//! What somebody new is told before a slip, and that nothing is said where there is none.

use la_citta::{LaCitta, LaCittaOptions};
use testkit::table;

/// Golden Times bring one more citizen to a city with a market.
fn check(city: &str, expected: Option<&str>) {
    let lines = ["tiles: 1w21 12332 m2w2 1w2mw 1mw1", "no cities", city, "gold 0: 0", "display: golden_times"];
    let lines = [&lines[..], &["first 0", "actor 0"]].concat();
    let position: LaCitta = table::arranged(&LaCittaOptions::default(), 2, &lines, &[]);
    assert_eq!(table::slip(&position, "card golden_times").as_deref(), expected, "{city}");
}

#[test]
fn lc_6_8_4_hunger_that_was_not_there_before_is_told() {
    let told = "This leaves you 3 food short at the end of the year: you would lose citizens.";
    check("city a1: castle J8; I8 market; P=7", Some(told));
    check("city a1: castle J8; I8 market; P=2", None);
}

#[test]
fn lc_6_8_4_the_last_chance_for_a_farm_is_not_given_up_unwarned() {
    let told = "Still 3 food short, and this gives up the last chance for a farm this year: you would lose citizens.";
    let slip = |cards: &str, round: &str, action: &str| {
        let lines = ["tiles: 1w21 12332 m2w2 1w2mw 1mw1", "no cities", "city a1: castle J8; P=8", cards, round];
        let lines = [&lines[..], &["first 0", "actor 0"]].concat();
        let position: LaCitta = table::arranged(&LaCittaOptions::default(), 2, &lines, &[]);
        table::slip(&position, action)
    };
    for (cards, round, action) in [
        ("cards 0: 1", "round 2", "gold"),
        ("cards 0: 1", "round 2", "build statue"),
        ("cards 0: 2", "round 5", "gold"),
        ("cards 0: 1", "round 5", "pass"),
    ] {
        assert_eq!(slip(cards, round, action).as_deref(), Some(told), "{cards}, {round}, {action}");
    }
    for (cards, round, action) in [
        ("cards 0: 2", "round 2", "gold"),
        ("cards 0: 1", "round 2", "pass"),
        ("cards 0: 1", "round 2", "build farm"),
        ("cards 0: 0", "round 5", "pass"),
    ] {
        assert_eq!(slip(cards, round, action), None, "{cards}, {round}, {action}");
    }
}
