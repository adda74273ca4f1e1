//! The clause report.

use std::path::Path;

use testkit::clauses::Report;

use crate::games::{Room, rooms};

pub fn run(root: &Path, only: Option<&str>) -> Result<(), String> {
    for room in rooms(root)?.iter().filter(|room| only.is_none_or(|only| only == room.slug)) {
        let (game, report) = (&room.slug, report(room));
        let count = |set: &std::collections::BTreeSet<String>| report.all.iter().filter(|id| set.contains(*id)).count();
        let (all, code, tests) = (report.all.len(), count(&report.in_code), count(&report.in_tests));
        println!("{game}: {all} clauses, {code} cited by code, {tests} by tests");
        if only.is_some() {
            for id in &report.all {
                let mark = |set: &std::collections::BTreeSet<String>, word| if set.contains(id) { word } else { "-" };
                println!("  {id:<12} {:<5} {}", mark(&report.in_code, "code"), mark(&report.in_tests, "test"));
            }
        }
    }
    Ok(())
}

pub fn report(room: &Room) -> Report {
    Report::of(&room.path, &room.rulebook, &room.prefix)
}
