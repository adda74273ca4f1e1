//! `options.toml` and `terms.toml`: words in both languages.

use engine::ContentError;
use serde::Deserialize;

use super::demand;

pub(super) const OPTIONS: &str = "options.toml";
pub(super) const TERMS: &str = "terms.toml";

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
pub(super) struct OptionsFile {
    option: Vec<OptionRow>,
}

#[derive(Deserialize)]
struct OptionRow {
    id: String,
    text: Words,
}

#[derive(Deserialize)]
pub(super) struct TermsFile {
    term: Vec<TermRow>,
}

#[derive(Deserialize)]
struct TermRow {
    id: String,
    en: String,
    it: String,
}

pub(super) fn check_options(file: &OptionsFile) -> Result<(), ContentError> {
    let ids = file.option.iter().map(|row| row.id.as_str());
    demand(ids.eq(crate::options::OPTION_KEYS), OPTIONS, "option", "the seven options are needed in their order")?;
    demand(file.option.iter().all(|row| row.text.are_there()), OPTIONS, "option.text", "has no words")
}

pub(super) fn check_terms(file: &TermsFile) -> Result<(), ContentError> {
    for (i, row) in file.term.iter().enumerate() {
        let twice = file.term[..i].iter().any(|other| other.id == row.id);
        demand(!twice, TERMS, format!("term[{i}].id"), "stands there twice")?;
        demand(!row.en.is_empty() && !row.it.is_empty(), TERMS, format!("term[{i}]"), "has no words")?;
    }
    Ok(())
}
