//! The clause report.

use std::path::Path;

use testkit::clauses::Report;

use crate::GAMES;

pub fn run(root: &Path, only: Option<&str>) -> Result<(), String> {
    for (game, prefix) in GAMES.into_iter().filter(|(game, _)| only.is_none_or(|only| only == *game)) {
        let report = report(root, game, prefix)?;
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

pub fn report(root: &Path, game: &str, prefix: &str) -> Result<Report, String> {
    let room = root.join("crates").join(game);
    let book = room.join("rulebook/en.md");
    let text = std::fs::read_to_string(&book).map_err(|error| format!("{}: {error}", book.display()))?;
    Ok(Report::of(&room, &text, prefix))
}
