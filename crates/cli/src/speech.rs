//! The words of the terminal, as opposed to those of games.

use engine::{Lang, Phrase};
use words::Dictionary;

static WORDS: Dictionary = Dictionary::new([include_str!("../locales/en.ftl"), include_str!("../locales/it.ftl")]);

/// The words of a phrase of the terminal.
pub fn say(lang: Lang, phrase: &Phrase) -> String {
    WORDS.say(lang, phrase)
}

/// The words of a message without arguments.
pub fn text(lang: Lang, key: &'static str) -> String {
    say(lang, &Phrase::new(key))
}

/// A change with its sign, or that nobody can know it yet.
pub fn by_how_much(lang: Lang, by: Option<i64>) -> String {
    by.map_or_else(|| text(lang, "would-unsure"), |by| format!("{by:+}").replace('-', "−"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_messages() {
        assert_eq!(WORDS.keys(Lang::En), WORDS.keys(Lang::It));
    }
}
