//! The clause report: which rules are cited by code and by tests.

use std::collections::BTreeSet;
use std::path::Path;

/// The clauses of a rulebook, in order: ids that start a list item in bold.
pub fn of_rulebook(text: &str) -> Vec<String> {
    let id = |line: &str| Some(line.trim_start().strip_prefix("- **")?.split_once("**")?.0.to_owned());
    text.lines().filter_map(id).filter(|id| is_id(id)).collect()
}

fn is_id(text: &str) -> bool {
    let Some((prefix, number)) = text.split_once('-') else { return false };
    prefix.len() == 2
        && prefix.bytes().all(|b| b.is_ascii_uppercase())
        && number.starts_with(|c: char| c.is_ascii_digit())
}

/// Every clause of a prefix (`FA`) that a text names: `FA-6.3.3`, or `fa_6_3_3` in the name of a test.
pub fn cited(text: &str, prefix: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let (upper, lower) = (format!("{prefix}-"), format!("{}_", prefix.to_lowercase()));
    for (mark, separator) in [(upper, '.'), (lower, '_')] {
        for (at, _) in text.match_indices(&mark) {
            let before = text[..at].chars().next_back();
            if before.is_some_and(|c| c.is_ascii_alphanumeric()) {
                continue;
            }
            let rest = &text[at + mark.len()..];
            let end = rest.find(|c: char| !c.is_ascii_digit() && c != separator).unwrap_or(rest.len());
            let number = rest[..end].trim_end_matches(separator).replace(separator, ".");
            if !number.is_empty() && number.starts_with(|c: char| c.is_ascii_digit()) {
                found.insert(format!("{prefix}-{number}"));
            }
        }
    }
    found
}

/// Every clause that the files below a directory name.
pub fn cited_below(directory: &Path, prefix: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let Ok(entries) = std::fs::read_dir(directory) else { return found };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.is_dir() {
            found.extend(cited_below(&path, prefix));
        } else if path.extension().is_some_and(|ext| ext == "rs" || ext == "toml")
            && let Ok(text) = std::fs::read_to_string(&path)
        {
            found.extend(cited(&text, prefix));
        }
    }
    found
}

/// What is cited and what is not.
#[derive(Clone, Debug)]
pub struct Report {
    /// All clauses of the rulebook.
    pub all: Vec<String>,
    /// Those that the rule code names.
    pub in_code: BTreeSet<String>,
    /// Those that a test names.
    pub in_tests: BTreeSet<String>,
}

impl Report {
    /// The report of a game crate, from its rulebook, `src` and `tests`.
    pub fn of(crate_directory: &Path, rulebook: &str, prefix: &str) -> Self {
        Self {
            all: of_rulebook(rulebook),
            in_code: cited_below(&crate_directory.join("src"), prefix),
            in_tests: cited_below(&crate_directory.join("tests"), prefix),
        }
    }

    /// Clauses that code or tests name but that do not exist. A chapter (`FA-6.3`) may be named as a whole.
    pub fn unknown(&self) -> Vec<&String> {
        let known =
            |id: &String| self.all.contains(id) || self.all.iter().any(|other| other.starts_with(&format!("{id}.")));
        self.in_code.union(&self.in_tests).filter(|id| !known(id)).collect()
    }

    /// Clauses without a test.
    pub fn untested(&self) -> Vec<&String> {
        self.all.iter().filter(|id| !self.in_tests.contains(*id)).collect()
    }
}

/// Demands that both rulebooks have the same clauses, that every clause named exists, and that every clause is named by a
/// test, except those that state no rule.
pub fn check(crate_directory: &str, rulebooks: [&str; 2], prefix: &str, no_rule: &[&str]) {
    assert_eq!(of_rulebook(rulebooks[0]), of_rulebook(rulebooks[1]), "the two rulebooks have different clauses");
    let report = Report::of(Path::new(crate_directory), rulebooks[0], prefix);
    let unknown = report.unknown();
    assert!(unknown.is_empty(), "named but in no rulebook: {unknown:?}");
    let exempt = |id: &str| no_rule.iter().any(|skip| id == *skip || id.starts_with(&format!("{skip}.")));
    let untested: Vec<_> = report.untested().into_iter().filter(|id| !exempt(id)).collect();
    assert!(untested.is_empty(), "no test names {} clauses: {untested:?}", untested.len());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_found_in_prose_and_in_names() {
        let text = "// FA-6.3.3: see FA-6.4. fn fa_7_1_second_sign() xFA-9.9 FA-";
        let found: Vec<_> = cited(text, "FA").into_iter().collect();
        assert_eq!(found, ["FA-6.3.3", "FA-6.4", "FA-7.1"]);
    }

    #[test]
    fn a_rulebook_lists_its_clauses() {
        assert_eq!(
            of_rulebook("# T\n- **FA-1.1** a\n- **bold** b\ntext **FA-1.2**\n  - **FA-1.3** c"),
            ["FA-1.1", "FA-1.3"]
        );
    }
}
