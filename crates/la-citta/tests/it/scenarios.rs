//! Scenarios: worked examples and rules, set up, played and compared.

use la_citta::LaCitta;

#[test]
fn scenarios() {
    testkit::scenario::run_directory::<LaCitta>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"));
}

#[test]
fn lessons_can_be_finished() {
    testkit::lessons::check::<LaCitta>(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons"));
}

#[test]
fn every_kind_of_question_is_introduced() {
    testkit::topics::check::<LaCitta>(include_str!("../../src/show/topics.rs"));
}
