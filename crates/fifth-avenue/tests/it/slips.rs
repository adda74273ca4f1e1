//! What somebody new is told before a slip, and that nothing is said where there is none.

use fifth_avenue::{FifthAvenue, FifthAvenueOptions};
use testkit::table;

fn check(lines: &[&str], actions: &[&str], action: &str, expected: Option<&str>) {
    let position: FifthAvenue = table::arranged(&FifthAvenueOptions::default(), 3, lines, actions);
    assert_eq!(table::slip(&position, action).as_deref(), expected, "{lines:?} {action}");
}

/// Seat 0 has a building on the orange lot, between three kinds of shops.
const DISTRICT: &str = "district 34E: green=Y1 violet=[art,fashion] orange=R1 grey=[jewel] brown=-";
const HAND: &str = "hand 0: orange-4 orange-6 brown-6 black-4 black-6";

#[test]
fn fa_6_6_3_a_scoring_that_serves_a_rival_is_told() {
    let rival = "district TS: orange=[fashion,jewel] violet=Y3 grey=[art,perfume] brown=R1 green=[art]";
    let told = "This brings Bruno 24 and you 3.";
    // With one district to score the action is the scoring, with two the district is chosen.
    check(&["turn 0", rival, "pawn white TS"], &[], "D", Some(told));
    check(&["turn 0", rival, DISTRICT, "pawn white TS", "pawn beige 34E"], &["D"], "score TS", Some(told));
    check(&["turn 0", rival, DISTRICT, "pawn white TS", "pawn beige 34E"], &["D"], "score 34E", None);
}

#[test]
fn fa_6_12_7_the_last_bidder_is_told_that_any_card_wins() {
    let told = "Nobody else is left: a single card of yours would win this auction.";
    let lines = [DISTRICT, HAND, "reserve 0: 2", "auction 34E opener 1"];
    check(&lines, &["pass", "pass"], "pass", Some(told));
    check(&lines, &["pass"], "pass", None);
    check(&[DISTRICT, HAND, "reserve 0: 0", "auction 34E opener 1"], &["pass", "pass"], "pass", None);
    check(
        &[DISTRICT, "hand 0: brown-6 black-4", "reserve 0: 2", "auction 34E opener 1"],
        &["pass", "pass"],
        "pass",
        None,
    );
}

#[test]
fn fa_6_12_8_a_bid_without_a_reserve_is_questioned() {
    let told = "Your reserve is empty: if you win, you pay with your cards and can build nothing.";
    check(&[DISTRICT, HAND, "reserve 0: 0", "auction 34E opener 0"], &[], "lay orange-4", Some(told));
    check(&[DISTRICT, HAND, "reserve 0: 0", "auction 34E opener 0"], &["lay orange-4"], "lay black-4", None);
    check(&[DISTRICT, HAND, "reserve 0: 2", "auction 34E opener 0"], &[], "lay orange-4", None);
}

#[test]
fn fa_6_13_2_a_six_where_fours_are_enough_is_questioned() {
    let told = "A 6 in a bid allows a single building, and you have 2 ready. Lower cards of yours would be enough.";
    let lines = [DISTRICT, HAND, "reserve 0: 2", "hand 1: green-5 black-4", "auction 34E opener 1"];
    let bid = ["lay green-5", "stand", "pass"];
    check(&lines, &bid, "lay orange-6", Some(told));
    check(&lines, &[&bid[..], &["lay orange-4"]].concat(), "lay black-6", Some(told));
    check(&lines, &bid, "lay orange-4", None);
    check(&lines, &[&bid[..], &["lay orange-6"]].concat(), "lay black-6", None);
    let higher = ["lay green-5", "lay black-4", "stand", "pass"];
    check(&lines, &higher, "lay orange-6", None);
    check(&[DISTRICT, HAND, "reserve 0: 1", "auction 34E opener 0"], &[], "lay orange-6", None);
    // FA-6.12.2: without a lower card of a colour the lower black ones are no bid.
    let only = [DISTRICT, "hand 0: orange-6 black-4 black-4", "reserve 0: 2", "auction 34E opener 0"];
    check(&only, &[], "lay orange-6", None);
}

#[test]
fn fa_6_14_1_in_a_full_district_strength_and_reserve_do_not_matter() {
    let full = "district TS: orange=[fashion,jewel] violet=Y3 grey=[art,perfume] brown=R1 green=[art]";
    let lines = [full, "hand 0: brown-4 brown-6 black-4", "reserve 0: 2", "auction TS opener 0"];
    check(&lines, &[], "lay brown-6", None);
    let lines = [full, "hand 0: brown-4 brown-6 black-4", "reserve 0: 0", "auction TS opener 0"];
    check(&lines, &[], "lay brown-6", None);
}
