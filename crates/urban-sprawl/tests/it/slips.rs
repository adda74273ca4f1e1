//! What somebody new is told before a slip, and that nothing is said where there is none.

use testkit::table;
use urban_sprawl::{UrbanSprawl, UrbanSprawlOptions};

fn check(lines: &[&str], actions: &[&str], action: &str, expected: Option<&str>) {
    let position: UrbanSprawl = table::arranged(&UrbanSprawlOptions::default(), 2, lines, actions);
    assert_eq!(table::slip(&position, action).as_deref(), expected, "{lines:?} {action}");
}

#[test]
fn us_6_3_2_points_that_would_still_take_a_card_are_not_forgotten() {
    let lost =
        "You still have 4 action points, and they are lost when the turn ends. A planning card can be had for 1.";
    check(&["base", "points 4"], &[], "end", Some(lost));
    check(&["base", "points 0"], &[], "end", None);
    let one = "You still have an action point, and it is lost when the turn ends. A planning card can be had for 1.";
    check(&["base", "points 1"], &[], "end", Some(one));
}

#[test]
fn us_6_10_2_a_vocation_that_pays_a_rival_more_is_named() {
    let lines = ["base", "wealth: 11 12", "hand 0: P05", "contract 1: T09"];
    let with = |tiles: &'static str| [&lines[..], &[tiles]].concat();
    let pays = "Every Tourism tile scores, whoever holds it: 3 for Bruno, 1 for you.";
    check(&with("vocation tourism: 0 3"), &[], "build T09", Some(pays));
    check(&with("vocation tourism: 2 2"), &[], "build T09", None);
}

#[test]
fn us_6_1_4_whoever_can_build_nowhere_is_reminded_of_the_permits() {
    let poor =
        "With 1 wealth you can build nowhere: the cheapest block costs 2. A permit invested now brings up to 11.";
    check(&["base", "ask invest", "wealth: 1 9", "hand 0: P05"], &[], "done", Some(poor));
    check(&["base", "ask invest", "wealth: 2 9", "hand 0: P05"], &[], "done", None);
    check(&["base", "ask invest", "wealth: 1 9", "hand 0: -"], &[], "done", None);
}

/// A fire that the first player meets at the end of their turn, with houses of their own.
const FIRE: [&str; 9] = [
    "base",
    "owner 23.2 0",
    "owner 41.1 0",
    "owner 32.1 1",
    "planning top: -",
    "deck planning: P13 P14 P16",
    "contract town: -",
    "deck town: TE2 T22 T23 T21",
    "points 0",
];

#[test]
fn us_6_12_3_a_building_that_can_be_kept_is_not_given_up_in_silence() {
    let rich = [&FIRE[..], &["wealth: 5 8"]].concat();
    let kept = "You can keep it: pay 2 wealth instead. A building goes on earning in its rows.";
    check(&rich, &["end", "name 0"], "pick 23.2", Some(kept));
}
