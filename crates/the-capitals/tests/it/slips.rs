//! What somebody new is told before a slip, and that nothing is said where there is none.

use testkit::table;
use the_capitals::{Capitals, CapitalsOptions};

/// The Doctor is being built in a city of three tiles.
const CITY: [&str; 7] = [
    "round 4",
    "initiative: 0@1 1@3 2@4",
    "city 0: tudor_townhouses@0,1 dillobury_residences@1,1 library@2,1",
    "tokens 0: 2,1 1,2",
    "tracks 0: P9 E6 S2 $9 C4 g2 Q4 V0",
    "projects: doctor baker / opera_house / bookseller iron_foundry",
    "phase building 0",
];

fn check(actions: &[&str], action: &str, expected: Option<&str>) {
    let position: Capitals = table::arranged(&CapitalsOptions::default(), 3, &CITY, actions);
    assert_eq!(table::slip(&position, action).as_deref(), expected, "{action}");
}

#[test]
fn ca_6_3_6_a_place_that_costs_prestige_is_told() {
    check(&["take doctor"], "place 2,-1", Some("This costs you 4 prestige."));
    check(&["take doctor"], "place 0,2", Some("This costs you 2 prestige."));
    check(&["take doctor"], "place 1,2", None);
}
