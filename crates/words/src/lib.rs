//! Puts the phrases of games into English and Italian words.
#![warn(missing_docs)]

mod dictionary;
mod lines;
mod memory;

use engine::{Arg, Lang, Phrase, Say};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use memory::Memory;

pub use dictionary::{Dictionary, keys};

/// The words that all games share: "and", "nobody", how strong bots are.
const COMMON: [(Lang, &str); 2] =
    [(Lang::En, include_str!("../locales/en.ftl")), (Lang::It, include_str!("../locales/it.ftl"))];

/// A dictionary in one language: the common messages and those of one source more.
pub struct Lexicon {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    memory: Memory,
}

/// A phrase that the dictionary cannot say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsaid {
    /// The key of the phrase.
    pub key: String,
    /// Why.
    pub why: String,
}

impl std::fmt::Display for Unsaid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.key, self.why)
    }
}

impl std::error::Error for Unsaid {}

fn lines(errors: &[impl ToString]) -> Vec<String> {
    errors.iter().map(ToString::to_string).collect()
}

impl Lexicon {
    /// A dictionary from a locale file, or what is wrong with the file.
    pub fn new(lang: Lang, source: &str) -> Result<Self, Vec<String>> {
        let id: unic_langid::LanguageIdentifier = lang.tag().parse().expect("our tags are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let common = COMMON.iter().find(|(l, _)| *l == lang).expect("every language has common words").1;
        let parsed = |text: &str| FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| lines(&errors));
        bundle.add_resource(parsed(source)?).map_err(|errors| lines(&errors))?;
        // What the source calls by a word of its own keeps that word: a game may count prestige instead of points.
        let _ = bundle.add_resource(parsed(common)?);
        Ok(Self { lang, bundle, memory: Memory::default() })
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a message of that key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The words of a phrase, players called by `names` (in seat order), or why there are none.
    pub fn try_say(&self, phrase: &Phrase, names: &[String]) -> Result<String, Unsaid> {
        let unsaid = |why: &str| Unsaid { key: phrase.key.to_string(), why: why.to_owned() };
        let message = self.bundle.get_message(&phrase.key).ok_or_else(|| unsaid("no such message"))?;
        let pattern = message.value().ok_or_else(|| unsaid("the message is empty"))?;
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(arg, names)?);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        match errors.first() {
            Some(error) => Err(unsaid(&error.to_string())),
            None => Ok(text),
        }
    }

    fn value(&self, arg: &Arg, names: &[String]) -> Result<FluentValue<'static>, Unsaid> {
        Ok(match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Text(text) => text.clone().into(),
            Arg::Seat(seat) => names.get(seat.index()).cloned().unwrap_or_else(|| format!("#{}", seat.0 + 1)).into(),
            Arg::Phrase(phrase) => self.try_say(phrase, names)?.into(),
            Arg::List(phrases) => self.listed(phrases, names)?.into(),
        })
    }

    fn listed(&self, phrases: &[Phrase], names: &[String]) -> Result<String, Unsaid> {
        let said: Vec<_> = phrases.iter().map(|phrase| self.try_say(phrase, names)).collect::<Result<_, _>>()?;
        Ok(match said.as_slice() {
            [] => self.try_say(&Phrase::new("common-nothing"), names)?,
            [one] => one.clone(),
            [most @ .., last] => {
                let and = Phrase::new("common-and").with("most", most.join(", ")).with("last", last.as_str());
                // In Italian the word for "and" bends before an "e".
                let initial: String = last.chars().take(1).flat_map(char::to_lowercase).collect();
                self.try_say(&and.with("initial", initial), names)?
            }
        })
    }

    /// Somebody who speaks from this dictionary and knows the players' names.
    pub fn speaker<'a>(&'a self, names: &'a [String]) -> Speaker<'a> {
        Speaker { lexicon: self, names }
    }
}

/// A dictionary with the names of the players.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    lexicon: &'a Lexicon,
    names: &'a [String],
}

impl Say for Speaker<'_> {
    /// The words; a phrase that cannot be said shows its key, which a test of every game excludes. Moves change little of
    /// a table, so most of what is said was said before.
    fn say(&self, phrase: &Phrase) -> String {
        let speak = || self.lexicon.try_say(phrase, self.names).unwrap_or_else(|unsaid| format!("[{}]", unsaid.key));
        self.lexicon.memory.recall(phrase, self.names, speak)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;

    fn check(lang: Lang, phrase: &Phrase, expect: &str) {
        let lexicon =
            Lexicon::new(lang, "took = { $who } { $n ->\n  [one] one\n *[other] { $n }\n } { $what }\neight = Echo")
                .unwrap();
        assert_eq!(lexicon.try_say(phrase, &["Ada".into(), "Bo".into()]).unwrap(), expect);
    }

    #[test]
    fn numbers_names_and_lists_are_put_into_words() {
        let things = vec![Phrase::new("common-nobody"), Phrase::new("common-nobody")];
        let phrase = Phrase::new("took").with("who", Seat(1)).with("n", 3u8).with("what", things);
        check(Lang::En, &phrase, "Bo 3 nobody and nobody");
        check(Lang::It, &phrase, "Bo 3 nessuno e nessuno");
        let names = vec![Phrase::new("common-nobody"), Phrase::new("eight")];
        check(
            Lang::It,
            &Phrase::new("took").with("who", Seat(0)).with("n", 1u8).with("what", names),
            "Ada one nessuno ed Echo",
        );
    }

    #[test]
    fn a_missing_argument_is_an_error() {
        let lexicon = Lexicon::new(Lang::En, "took = { $who }").unwrap();
        assert!(lexicon.try_say(&Phrase::new("took"), &[]).is_err());
        assert!(lexicon.try_say(&Phrase::new("gave"), &[]).is_err());
    }

    #[test]
    fn both_languages_have_the_same_common_messages() {
        assert_eq!(keys(COMMON[0].1), keys(COMMON[1].1));
    }
}
