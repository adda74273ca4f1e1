//! Everything that can be refused, in one list, with its stable code, its HTTP status and its words.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::{Lang, Phrase};
use hall::wire::Outgoing;
use hall::{Fault, Refused};
use serde::{Deserialize, Serialize};

use crate::pages;
use crate::store::StoreError;

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Error {
    /// A request that makes no sense.
    #[error("bad request")]
    BadRequest,
    /// A socket message that is not one of ours.
    #[error("bad message")]
    BadMessage,
    /// A message over the limit.
    #[error("too big")]
    TooBig,
    /// More than the rate limit allows.
    #[error("too fast")]
    TooFast,
    /// More than may exist.
    #[error("too many")]
    TooMany,
    /// No such thing.
    #[error("not found")]
    NotFound,
    /// Somebody else's turn, table or account.
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
        /// Why, in the visitor's language.
        text: String,
        /// The clause, if a rule forbids it.
        #[serde(skip)]
        clause: Option<&'static str>,
    },
    /// The chair is taken.
    #[error("no seat")]
    NoSeat,
    /// Nothing to take back.
    #[error("no undo")]
    NoUndo,
    /// Taken back often enough.
    #[error("undos spent")]
    UndosSpent,
    /// The table is private.
    #[error("private")]
    Private,
    /// The game refuses the options.
    #[error("options: {0}")]
    Options(String),
    /// Not a record of a match by today's rules.
    #[error("record: {0}")]
    Record(String),
    /// Not a name.
    #[error("name")]
    Name,
    /// Not a login.
    #[error("login")]
    Login,
    /// Not a password.
    #[error("password")]
    Password,
    /// The login exists.
    #[error("taken")]
    Taken,
    /// Login or password is wrong.
    #[error("credentials")]
    Credentials,
    /// The login has ended.
    #[error("logged out")]
    LoggedOut,
    /// A visitor without a name.
    #[error("need a name")]
    NeedName,
    /// A table with empty chairs where nobody would wait.
    #[error("need a chair")]
    NeedChair,
    /// From another site.
    #[error("forbidden")]
    Forbidden,
    /// The table was stopped by a fault.
    #[error("stopped")]
    Stopped,
    /// Played by rules the program no longer knows.
    #[error("rules changed")]
    RulesChanged,
    /// Another version of the protocol.
    #[error("version")]
    Version,
    /// The server has its hands full, or the disk is.
    #[error("busy")]
    Busy,
    /// The server is stopping.
    #[error("shutdown")]
    Shutdown,
    /// A fault of ours.
    #[error("internal: {0}")]
    Internal(String),
}

impl Error {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        self.row().0
    }

    /// The HTTP status.
    pub const fn status(&self) -> StatusCode {
        self.row().1
    }

    const fn row(&self) -> (&'static str, StatusCode) {
        match self {
            Error::BadRequest => ("bad_request", StatusCode::BAD_REQUEST),
            Error::BadMessage => ("bad_message", StatusCode::BAD_REQUEST),
            Error::TooBig => ("too_big", StatusCode::PAYLOAD_TOO_LARGE),
            Error::TooFast => ("too_fast", StatusCode::TOO_MANY_REQUESTS),
            Error::TooMany => ("too_many", StatusCode::TOO_MANY_REQUESTS),
            Error::NotFound => ("not_found", StatusCode::NOT_FOUND),
            Error::NotYours => ("not_yours", StatusCode::FORBIDDEN),
            Error::NotSeated => ("not_seated", StatusCode::FORBIDDEN),
            Error::NotNow => ("not_now", StatusCode::CONFLICT),
            Error::Illegal { .. } => ("illegal", StatusCode::UNPROCESSABLE_ENTITY),
            Error::NoSeat => ("no_seat", StatusCode::CONFLICT),
            Error::NoUndo => ("no_undo", StatusCode::CONFLICT),
            Error::UndosSpent => ("undos_spent", StatusCode::CONFLICT),
            Error::Private => ("private", StatusCode::FORBIDDEN),
            Error::Options(_) => ("options", StatusCode::UNPROCESSABLE_ENTITY),
            Error::Record(_) => ("record", StatusCode::UNPROCESSABLE_ENTITY),
            Error::Name => ("name", StatusCode::UNPROCESSABLE_ENTITY),
            Error::Login => ("login", StatusCode::UNPROCESSABLE_ENTITY),
            Error::Password => ("password", StatusCode::UNPROCESSABLE_ENTITY),
            Error::Taken => ("taken", StatusCode::CONFLICT),
            Error::Credentials => ("credentials", StatusCode::UNAUTHORIZED),
            Error::LoggedOut => ("logged_out", StatusCode::UNAUTHORIZED),
            Error::NeedName => ("need_name", StatusCode::UNAUTHORIZED),
            Error::NeedChair => ("need_chair", StatusCode::UNPROCESSABLE_ENTITY),
            Error::Forbidden => ("forbidden", StatusCode::FORBIDDEN),
            Error::Stopped => ("stopped", StatusCode::CONFLICT),
            Error::RulesChanged => ("rules_changed", StatusCode::CONFLICT),
            Error::Version => ("version", StatusCode::BAD_REQUEST),
            Error::Busy => ("busy", StatusCode::SERVICE_UNAVAILABLE),
            Error::Shutdown => ("shutdown", StatusCode::SERVICE_UNAVAILABLE),
            Error::Internal(_) => ("internal", StatusCode::INTERNAL_SERVER_ERROR),
        }
    }

    /// The reason in words.
    pub fn text(&self, lang: Lang) -> String {
        match self {
            Error::Illegal { text, .. } => text.clone(),
            Error::Options(why) | Error::Record(why) => format!("{} ({why})", self.words(lang)),
            other => other.words(lang),
        }
    }

    fn words(&self, lang: Lang) -> String {
        pages::say(lang, &Phrase::new(format!("error-{}", self.code().replace('_', "-"))))
    }

    /// The message that tells a client.
    pub fn message(&self, id: Option<u64>, lang: Lang) -> Outgoing<'static> {
        Outgoing::Error { id, code: self.code(), text: self.text(lang), clause: self.clause() }
    }

    /// After how many seconds it may be tried again, if waiting helps.
    pub const fn retry_after(&self) -> Option<u32> {
        match self {
            Error::Busy | Error::Shutdown => Some(2),
            Error::TooFast => Some(10),
            _ => None,
        }
    }

    /// The clause that forbids it, if a rule does.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Error::Illegal { clause, .. } => *clause,
            _ => None,
        }
    }
}

impl From<Fault> for Error {
    fn from(_: Fault) -> Self {
        Error::Stopped
    }
}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::BadRequest => Error::BadRequest,
            Refused::BadMessage => Error::BadMessage,
            Refused::NotFound => Error::NotFound,
            Refused::NotYours => Error::NotYours,
            Refused::NotSeated => Error::NotSeated,
            Refused::NotNow => Error::NotNow,
            Refused::Illegal { text, clause } => Error::Illegal { text, clause },
            Refused::NoUndo => Error::NoUndo,
            Refused::Options(why) => Error::Options(why),
            Refused::Record(why) => Error::Record(why),
            Refused::Name => Error::Name,
            Refused::NeedChair => Error::NeedChair,
            Refused::Stopped => Error::Stopped,
            Refused::RulesChanged => Error::RulesChanged,
            Refused::Version => Error::Version,
            Refused::Internal(why) => Error::Internal(why),
        }
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Unreadable(what) => Error::Internal(what),
            StoreError::Conflict
            | StoreError::Unavailable(_)
            | StoreError::Full
            | StoreError::Damaged(_)
            | StoreError::Failed(_)
            | StoreError::Exposed { .. }
            | StoreError::Newer { .. }
            | StoreError::Address(_)
            | StoreError::Closed => {
                tracing::error!(%error, "store");
                Error::Busy
            }
        }
    }
}

/// The bare answer; `crate::http` puts it into words, since only the request knows the language.
impl IntoResponse for Error {
    fn into_response(self) -> Response {
        if let Error::Internal(what) = &self {
            tracing::error!(%what, "internal error");
        }
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_error_has_words_in_both_languages() {
        let all = [
            Error::BadRequest,
            Error::BadMessage,
            Error::TooBig,
            Error::TooFast,
            Error::TooMany,
            Error::NotFound,
            Error::NotYours,
            Error::NotSeated,
            Error::NotNow,
            Error::NoSeat,
            Error::NoUndo,
            Error::UndosSpent,
            Error::Private,
            Error::Options(String::new()),
            Error::Record(String::new()),
            Error::Name,
            Error::Login,
            Error::Password,
            Error::Taken,
            Error::Credentials,
            Error::LoggedOut,
            Error::NeedName,
            Error::NeedChair,
            Error::Forbidden,
            Error::Stopped,
            Error::RulesChanged,
            Error::Version,
            Error::Busy,
            Error::Shutdown,
            Error::Internal(String::new()),
        ];
        for lang in Lang::ALL {
            for error in &all {
                assert!(!error.text(lang).contains('['), "{lang} {}", error.code());
            }
        }
    }
}
