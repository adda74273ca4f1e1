//! The words of the terminal, as opposed to those of games.

use std::sync::LazyLock;

use engine::{Lang, Phrase, Say};
use words::Lexicon;

const SOURCES: [(Lang, &str); 2] =
    [(Lang::En, include_str!("../locales/en.ftl")), (Lang::It, include_str!("../locales/it.ftl"))];

/// The dictionary of the terminal. The files are built in and tested, so they parse.
pub fn lexicon(lang: Lang) -> &'static Lexicon {
    static EN: LazyLock<Lexicon> = LazyLock::new(|| made(Lang::En));
    static IT: LazyLock<Lexicon> = LazyLock::new(|| made(Lang::It));
    match lang {
        Lang::En => &EN,
        Lang::It => &IT,
    }
}

fn made(lang: Lang) -> Lexicon {
    let (_, source) = SOURCES.iter().find(|(other, _)| *other == lang).expect("every language has its words");
    Lexicon::new(lang, source).unwrap_or_else(|errors| panic!("{lang}: {errors:?}"))
}

/// The words of a phrase of the terminal.
pub fn say(lang: Lang, phrase: &Phrase) -> String {
    lexicon(lang).speaker(&[]).say(phrase)
}

/// The words of a message without arguments.
pub fn text(lang: Lang, key: &'static str) -> String {
    say(lang, &Phrase::new(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_messages() {
        let keys = |lang: usize| -> Vec<&str> {
            SOURCES[lang].1.lines().filter_map(|line| Some(line.split_once(" =")?.0)).collect()
        };
        assert_eq!(keys(0), keys(1));
    }
}
