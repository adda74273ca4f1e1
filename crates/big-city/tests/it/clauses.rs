//! Every clause of the rulebook that states a rule is named by a test.

use big_city::BigCity;
use engine::{Lang, Present};

/// What the game is about (1.x), what the box holds (2.x), sizes for planning (5.6) and what is left out (11.20): no rule to break.
const NO_RULE: [&str; 4] = ["BC-1", "BC-2", "BC-5.6", "BC-11.20"];

#[test]
fn every_rule_has_a_test() {
    testkit::clauses::check(env!("CARGO_MANIFEST_DIR"), Lang::ALL.map(BigCity::rulebook), "BC", &NO_RULE);
}
