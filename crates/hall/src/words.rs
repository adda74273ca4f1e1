//! The words about tables, as opposed to those of games.

use engine::{Lang, Phrase};
use words::Dictionary;

static WORDS: Dictionary = Dictionary::new([include_str!("../locales/en.ftl"), include_str!("../locales/it.ftl")]);

/// The words of a message in a language.
pub fn say(lang: Lang, phrase: &Phrase) -> String {
    WORDS.say(lang, phrase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_messages() {
        assert_eq!(WORDS.keys(Lang::En), WORDS.keys(Lang::It));
    }
}
