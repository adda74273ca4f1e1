//! Every worked example, and every clause that states a rule.

use testkit::scenario;
use urban_sprawl::UrbanSprawl;

#[test]
fn scenarios() {
    scenario::run_directory::<UrbanSprawl>(&format!("{}/tests/scenarios", env!("CARGO_MANIFEST_DIR")));
}

#[test]
fn lessons_can_be_finished() {
    testkit::lessons::check::<UrbanSprawl>(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons"));
}

#[test]
fn every_kind_of_question_is_introduced() {
    testkit::topics::check::<UrbanSprawl>(include_str!("../../src/show/topics.rs"));
}
