//! Every clause that states a rule is named by a test.

use engine::{Lang, Present};
use testkit::clauses;
use urban_sprawl::UrbanSprawl;

#[test]
fn every_rule_has_a_test() {
    let rulebooks = Lang::ALL.map(UrbanSprawl::rulebook);
    // What the game is about, and what a table has in unlimited supply.
    let no_rule = ["US-1.1", "US-1.2", "US-1.4", "US-2.5"];
    clauses::check(env!("CARGO_MANIFEST_DIR"), rulebooks, "US", &no_rule);
}
