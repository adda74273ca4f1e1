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
