//! Why the store could not do it.

use rusqlite::ErrorCode;
use tokio_postgres::error::SqlState;

/// Why the store could not do it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Somebody else, perhaps in another process, has already written that number, or removed the match.
    #[error("somebody else was first")]
    Conflict,
    /// The database does not answer, or not in time.
    #[error("the database cannot be reached: {0}")]
    Unavailable(String),
    /// The database answers that it cannot: the disk is full, a page is spoilt.
    #[error("the database failed: {0}")]
    Failed(String),
    /// What was kept cannot be read.
    #[error("the store holds something unreadable: {0}")]
    Unreadable(String),
    /// A later version of the program has changed the tables.
    #[error(
        "the database was changed by a newer Piazza (its schema is {found}, this program knows {known}): update the program"
    )]
    Newer {
        /// The version of the schema found.
        found: i64,
        /// The latest version known.
        known: i64,
    },
    /// The address of a database is no address.
    #[error("not the address of a database: {0}")]
    Address(String),
    /// The writer has stopped.
    #[error("the store is closed")]
    Closed,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked | ErrorCode::CannotOpen) => {
                StoreError::Unavailable(error.to_string())
            }
            _ => StoreError::Failed(error.to_string()),
        }
    }
}

/// What the server said, or what kept us from hearing it.
fn words(error: &tokio_postgres::Error) -> String {
    let cause = std::error::Error::source(error).map(ToString::to_string);
    cause.unwrap_or_else(|| error.to_string())
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        match error.code() {
            Some(&(SqlState::UNIQUE_VIOLATION | SqlState::NOT_NULL_VIOLATION)) => StoreError::Conflict,
            // Operator intervention: it is being stopped, or not yet started.
            Some(code) if !code.code().starts_with("57") => StoreError::Failed(words(&error)),
            _ => StoreError::Unavailable(words(&error)),
        }
    }
}
