//! Worked examples and rules as scenarios, a file per section.

use testkit::scenario;
use the_capitals::Capitals;

#[test]
fn scenarios() {
    scenario::run_directory::<Capitals>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"));
}

#[test]
fn lessons_can_be_finished() {
    testkit::lessons::check::<Capitals>(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons"));
}

#[test]
fn every_kind_of_question_is_introduced() {
    testkit::topics::check::<Capitals>(include_str!("../../src/show/topics.rs"));
}
