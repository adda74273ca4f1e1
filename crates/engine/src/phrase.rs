//! What a game says, before it is put into words.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Seat;

/// The text in a game's room that is written in every language: `in_lang!(lang, "rulebook", "md")`.
#[macro_export]
macro_rules! in_lang {
    ($lang:expr, $folder:literal, $ending:literal) => {
        match $lang {
            $crate::Lang::En => include_str!(concat!("../", $folder, "/en.", $ending)),
            $crate::Lang::It => include_str!(concat!("../", $folder, "/it.", $ending)),
        }
    };
}

/// A language that Piazza speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::It];

    /// The language tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::It => "it",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Lang {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let known = |lang: &Lang| lang.tag() == text;
        Lang::ALL.into_iter().find(known).ok_or_else(|| format!("unknown language {text:?}; there are en and it"))
    }
}

/// A message by its key in the locale files, with its arguments. Games make phrases, never sentences.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Phrase {
    /// The key of the message.
    pub key: Cow<'static, str>,
    /// Named arguments.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a phrase.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number; plural rules look at it.
    Number(i64),
    /// A text that is the same in every language.
    Text(String),
    /// A player, shown by name.
    Seat(Seat),
    /// Another phrase, put into words first.
    Phrase(Phrase),
    /// Several phrases, put into words and listed.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// A text or number that is the same in every language: `3/5`, `12`.
    pub fn plain(text: impl ToString) -> Self {
        Self::new("common-plain").with("text", text.to_string())
    }

    /// The same phrase with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// The first player whom it names.
    pub fn about(&self) -> Option<Seat> {
        self.args.iter().find_map(|(_, arg)| if let Arg::Seat(seat) = arg { Some(*seat) } else { None })
    }
}

macro_rules! number_arg {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
number_arg!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Arg::Number(number as i64)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Arg::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Self {
        Arg::List(phrases)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

/// Somebody who puts phrases into words.
pub trait Say {
    /// The words of a phrase.
    fn say(&self, phrase: &Phrase) -> String;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_is_about_the_first_player_whom_it_names() {
        let phrase = Phrase::new("traded").with("cards", 2).with("from", Seat(1)).with("to", Seat(0));
        assert_eq!(phrase.about(), Some(Seat(1)));
        assert_eq!(Phrase::new("round").with("round", 2).about(), None);
    }
}
