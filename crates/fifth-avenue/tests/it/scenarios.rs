//! Every worked example, and more, as scenarios.

use fifth_avenue::FifthAvenue;
use testkit::scenario;

#[test]
fn scenarios() {
    scenario::run_directory::<FifthAvenue>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"));
}

#[test]
fn lessons_can_be_finished() {
    testkit::lessons::check::<FifthAvenue>(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons"));
}

#[test]
fn every_kind_of_question_is_introduced() {
    testkit::topics::check::<FifthAvenue>(include_str!("../../src/show/topics.rs"));
}
