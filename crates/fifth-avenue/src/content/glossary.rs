//! `glossary.toml`: the words of the game in both languages.

use engine::{ContentError, demand};
use serde::Deserialize;

pub(super) const FILE: &str = "glossary.toml";

#[derive(Deserialize)]
pub(super) struct GlossaryFile {
    term: Vec<TermRow>,
}

#[derive(Deserialize)]
struct TermRow {
    id: String,
    text: Words,
}

/// Words in both languages.
#[derive(Deserialize)]
struct Words {
    en: String,
    it: String,
}

pub(super) fn check(file: &GlossaryFile) -> Result<(), ContentError> {
    for (i, row) in file.term.iter().enumerate() {
        let said = !row.text.en.is_empty() && !row.text.it.is_empty();
        demand(said, FILE, format!("term[{i}].text"), format!("{} needs both languages", row.id))?;
    }
    Ok(())
}
