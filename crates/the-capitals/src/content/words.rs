//! `terms.toml`, and words in both languages as all files have them.

use std::collections::BTreeMap;

use serde::Deserialize;

pub(super) const FILE: &str = "terms.toml";

/// Terms are shown through the locale files; here only their form is checked.
pub(super) type TermsFile = BTreeMap<String, BTreeMap<String, Words>>;

/// Words in both languages.
#[derive(Deserialize)]
pub(super) struct Words {
    en: String,
    it: String,
}

impl Words {
    /// English, then Italian.
    pub(super) fn pair(self) -> [String; 2] {
        [self.en, self.it]
    }
}
