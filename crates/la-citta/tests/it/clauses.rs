//! Every clause of the rulebook that states a rule is named by a test.

use engine::{Lang, Present};
use la_citta::LaCitta;

/// Clauses that state no rule of their own: overview, material, decoration, sizes, wording, sources.
const NO_RULE: [&str; 9] =
    ["LC-1.2", "LC-1.4", "LC-1.5", "LC-2.5", "LC-3.10", "LC-3.11", "LC-5.10", "LC-11.1", "LC-11.18"];

#[test]
fn every_rule_has_a_test() {
    testkit::clauses::check(env!("CARGO_MANIFEST_DIR"), Lang::ALL.map(LaCitta::rulebook), "LC", &NO_RULE);
}
