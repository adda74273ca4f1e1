//! Every rule has a test.

use engine::{Lang, Present};
use fifth_avenue::FifthAvenue;
use testkit::clauses;

/// Overview, components, sizes, drawing: they state no rule of their own, or one that others repeat.
const NO_RULE: [&str; 12] = [
    "FA-1.1",
    "FA-1.2",
    "FA-1.3",
    "FA-1.4",
    "FA-1.5",
    "FA-2.1",
    "FA-2.2",
    "FA-3.11",
    "FA-3.15",
    "FA-5.6",
    "FA-6.16.4",
    "FA-10.7",
];

#[test]
fn every_rule_has_a_test() {
    clauses::check(env!("CARGO_MANIFEST_DIR"), Lang::ALL.map(FifthAvenue::rulebook), "FA", &NO_RULE);
}
