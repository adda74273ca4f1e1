//! Why a table does not do something, with a stable code and words.

use engine::{Lang, Phrase};

use crate::desk::Fault;
use crate::words::say;

/// Why a table does not do something.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// A request that makes no sense.
    #[error("bad request")]
    BadRequest,
    /// A message that is not one of ours.
    #[error("bad message")]
    BadMessage,
    /// No such thing.
    #[error("not found")]
    NotFound,
    /// Somebody else's turn.
    #[error("not yours")]
    NotYours,
    /// A spectator tried to play.
    #[error("not seated")]
    NotSeated,
    /// Not in this state of the table.
    #[error("not now")]
    NotNow,
    /// The rules say no.
    #[error("illegal: {text}")]
    Illegal {
        /// Why, in the language of whoever asked.
        text: String,
        /// The clause, if a rule forbids it.
        clause: Option<&'static str>,
    },
    /// Nothing to take back.
    #[error("no undo")]
    NoUndo,
    /// The game refuses the options.
    #[error("options: {0}")]
    Options(String),
    /// Not a record of a match by today's rules.
    #[error("record: {0}")]
    Record(String),
    /// Not a name.
    #[error("name")]
    Name,
    /// A table with empty chairs where nobody would wait.
    #[error("need a chair")]
    NeedChair,
    /// The table was stopped by a fault.
    #[error("stopped")]
    Stopped,
    /// Played by rules the program no longer knows.
    #[error("rules changed")]
    RulesChanged,
    /// Another version of the protocol.
    #[error("version")]
    Version,
    /// A fault of ours.
    #[error("internal: {0}")]
    Internal(String),
}

impl From<Fault> for Refused {
    fn from(_: Fault) -> Self {
        Refused::Stopped
    }
}

impl Refused {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Refused::BadRequest => "bad_request",
            Refused::BadMessage => "bad_message",
            Refused::NotFound => "not_found",
            Refused::NotYours => "not_yours",
            Refused::NotSeated => "not_seated",
            Refused::NotNow => "not_now",
            Refused::Illegal { .. } => "illegal",
            Refused::NoUndo => "no_undo",
            Refused::Options(_) => "options",
            Refused::Record(_) => "record",
            Refused::Name => "name",
            Refused::NeedChair => "need_chair",
            Refused::Stopped => "stopped",
            Refused::RulesChanged => "rules_changed",
            Refused::Version => "version",
            Refused::Internal(_) => "internal",
        }
    }

    /// The reason in words.
    pub fn text(&self, lang: Lang) -> String {
        let words = || say(lang, &Phrase::new(format!("error-{}", self.code().replace('_', "-"))));
        match self {
            Refused::Illegal { text, .. } => text.clone(),
            Refused::Options(why) | Refused::Record(why) => format!("{} ({why})", words()),
            _ => words(),
        }
    }

    /// The clause that forbids it, if a rule does.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Refused::Illegal { clause, .. } => *clause,
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_has_words_in_both_languages() {
        let all = [
            Refused::BadRequest,
            Refused::BadMessage,
            Refused::NotFound,
            Refused::NotYours,
            Refused::NotSeated,
            Refused::NotNow,
            Refused::NoUndo,
            Refused::Options(String::new()),
            Refused::Record(String::new()),
            Refused::Name,
            Refused::NeedChair,
            Refused::Stopped,
            Refused::RulesChanged,
            Refused::Version,
            Refused::Internal(String::new()),
        ];
        for lang in Lang::ALL {
            for refused in &all {
                assert!(!refused.text(lang).contains('['), "{lang} {}", refused.code());
            }
        }
    }
}
