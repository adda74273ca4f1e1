//! Every worked example of the rules, and more, as scenarios.

use big_city::BigCity;

#[test]
fn scenarios() {
    testkit::scenario::run_directory::<BigCity>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"));
}
