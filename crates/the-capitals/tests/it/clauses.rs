//! Every rule of the rulebook is named by a test.

use engine::{Lang, Present};
use testkit::clauses;
use the_capitals::Capitals;

/// Clauses that state no rule: overview, parts, sizes, rulings that other clauses carry out.
const NO_RULE: &[&str] = &["CA-1.3", "CA-2.2", "CA-2.3", "CA-5.1", "CA-5.4", "CA-11"];

#[test]
fn every_rule_has_a_test() {
    clauses::check(env!("CARGO_MANIFEST_DIR"), Lang::ALL.map(Capitals::rulebook), "CA", NO_RULE);
}
