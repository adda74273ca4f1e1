//! Every worked example of the rules, and more, as scenarios.

use big_city::BigCity;

#[test]
fn scenarios() {
    testkit::scenario::run_directory::<BigCity>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"));
}

#[test]
fn lessons_can_be_finished() {
    testkit::lessons::check::<BigCity>(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons"));
}

#[test]
fn every_kind_of_question_is_introduced() {
    testkit::topics::check::<BigCity>(include_str!("../../src/show/topics.rs"));
}
