//! What somebody new is told before a slip, and that nothing is said where there is none.

use big_city::{BigCity, BigCityOptions};
use testkit::table;

const BOARDS: &str = "boards 2 0 (0,-2); 3 0 (3,0); 4 0 (-4,0); 5 0 (0,3)";

fn check(lines: &[&str], actions: &[&str], action: &str, expected: Option<&str>) {
    let lines = [&[BOARDS], lines, &["turn 0"]].concat();
    let position: BigCity = table::arranged(&BigCityOptions::default(), 3, &lines, actions);
    assert_eq!(table::slip(&position, action).as_deref(), expected, "{lines:?} {action}");
}

#[test]
fn bc_7_4_the_better_building_on_the_same_plots_is_named() {
    let better = "Better: Single business on 15 scores 3. This scores 2.";
    check(&["hand 0: p15"], &[], "build residence_1 15", Some(better));
    check(&["hand 0: p15"], &[], "build business_1 15", None);
}

#[test]
fn bc_7_3_a_larger_building_on_the_same_plots_is_named() {
    let better = "Better: Double business on 14, 15 scores 7. This scores 3.";
    check(&["hand 0: p14 p15"], &[], "build business_1 15", Some(better));
    check(&["hand 0: p14 p15"], &[], "build business_2 14+15", None);
    check(&["hand 0: p15 p71"], &[], "build business_1 15", None);
}

#[test]
fn bc_7_8_city_hall_brings_its_builder_nothing() {
    let told = "City Hall brings its builder no points. It opens streetcars, special buildings and new neighbourhoods to everybody.";
    check(&["hand 0: p15"], &[], "build city_hall 15", Some(told));
}

#[test]
fn bc_6_10_1_a_pass_with_something_to_build_is_questioned() {
    let told = "Passing brings nothing. You could build for 7 points now, or exchange cards.";
    check(&["hand 0: p14 p15 p71"], &[], "pass", Some(told));
    check(&["hand 0: p71"], &[], "pass", None);
    let told = "Passing brings nothing. You could build for 7 points now.";
    check(&["hand 0: p14 p15 p71", "stacks empty"], &[], "pass", Some(told)); // BC-6.7.3
}

#[test]
fn bc_6_1_5_a_streetcar_between_two_own_plots_is_questioned() {
    let told = "You hold 11 and 12. With a streetcar between them no building can stand across both.";
    check(&["building city_hall 15", "hand 0: p11 p12"], &[], "streetcar V(1,0)", Some(told));
    check(&["building city_hall 15", "hand 0: p11 p12"], &[], "streetcar H(1,0)", None);
    check(&["building city_hall 15", "hand 0: p11"], &[], "streetcar V(1,0)", None);
}

#[test]
fn bc_6_4_5_a_park_over_an_own_card_is_questioned() {
    let told = "You hold the card of 12 yourself: it would be useless.";
    let lines = ["building city_hall 15", "hand 0: park_2 p12 p31"];
    check(&lines, &["facility park_2"], "site 11+12", Some(told));
    check(&lines, &["facility park_2"], "site 13+16", None);
}
