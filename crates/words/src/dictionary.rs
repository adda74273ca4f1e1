//! The words of a program, as opposed to those of games.

use std::sync::OnceLock;

use engine::{Lang, Phrase, Say};

use crate::Lexicon;

/// What a program says in every language. The files are built in, and each is read when it is first needed.
pub struct Dictionary {
    sources: [&'static str; Lang::ALL.len()],
    lexicons: [OnceLock<Lexicon>; Lang::ALL.len()],
}

impl Dictionary {
    /// A dictionary from locale files in the order of [`Lang::ALL`].
    pub const fn new(sources: [&'static str; Lang::ALL.len()]) -> Self {
        Self { sources, lexicons: [const { OnceLock::new() }; Lang::ALL.len()] }
    }

    /// The dictionary in one language. The files are tested, so they parse.
    pub fn lexicon(&self, lang: Lang) -> &Lexicon {
        let read = || Lexicon::new(lang, self.sources[lang as usize]);
        self.lexicons[lang as usize].get_or_init(|| read().unwrap_or_else(|errors| panic!("{lang}: {errors:?}")))
    }

    /// The words of a phrase that names no player.
    pub fn say(&self, lang: Lang, phrase: &Phrase) -> String {
        self.lexicon(lang).speaker(&[]).say(phrase)
    }

    /// The messages of a language, in the order of its file.
    pub fn keys(&self, lang: Lang) -> Vec<&'static str> {
        keys(self.sources[lang as usize])
    }
}

/// The messages of a locale file.
pub fn keys(source: &'static str) -> Vec<&'static str> {
    let key = |line: &'static str| Some(line.split_once(" =")?.0).filter(|key| !key.starts_with([' ', '#', '.']));
    source.lines().filter_map(key).collect()
}
