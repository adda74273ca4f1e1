//! `terms.toml`, and words in both languages as all files have them.

use engine::{ContentError, demand};
use serde::Deserialize;

pub(super) const FILE: &str = "terms.toml";

/// Words in both languages.
#[derive(Deserialize)]
pub(super) struct Words {
    en: String,
    it: String,
}

impl Words {
    pub(super) fn are_there(&self) -> bool {
        !self.en.is_empty() && !self.it.is_empty()
    }
}

#[derive(Deserialize)]
pub(super) struct TermsFile {
    term: Vec<TermRow>,
}

#[derive(Deserialize)]
struct TermRow {
    id: String,
    #[serde(flatten)]
    words: Words,
}

pub(super) fn check(file: &TermsFile) -> Result<(), ContentError> {
    for (i, row) in file.term.iter().enumerate() {
        let twice = file.term[..i].iter().any(|other| other.id == row.id);
        demand(!twice, FILE, format!("term[{i}].id"), "stands there twice")?;
        demand(row.words.are_there(), FILE, format!("term[{i}]"), "has no words")?;
    }
    Ok(())
}
