//! Why the store could not do it.

use std::path::{Path, PathBuf};

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
    /// There is no room for anything more.
    #[error("the disk of the database is full")]
    Full,
    /// What is on disk is no database, or not a whole one.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// The database answers that it cannot.
    #[error("the database failed: {0}")]
    Failed(String),
    /// Others on this machine can read the file.
    #[error(
        "{} can be read by others (mode {mode:o}), and the key that signs cookies is in it: chmod 600 it, or serve with \
         --shared-database-file if that is meant",
        file.display()
    )]
    Exposed {
        /// The file.
        file: PathBuf,
        /// Its permissions.
        mode: u32,
    },
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

impl StoreError {
    /// The kind of trouble, in a word for monitors.
    pub const fn code(&self) -> &'static str {
        match self {
            StoreError::Conflict => "conflict",
            StoreError::Unavailable(_) => "unavailable",
            StoreError::Full => "full",
            StoreError::Damaged(_) => "damaged",
            StoreError::Failed(_) => "failed",
            StoreError::Exposed { .. } => "exposed",
            StoreError::Unreadable(_) => "unreadable",
            StoreError::Newer { .. } => "newer",
            StoreError::Address(_) => "address",
            StoreError::Closed => "closed",
        }
    }

    /// The same, with the file that it is about.
    pub(super) fn about(self, file: &Path) -> Self {
        let named = |what: String| format!("{}: {what}", file.display());
        match self {
            StoreError::Unavailable(what) => StoreError::Unavailable(named(what)),
            StoreError::Damaged(what) => StoreError::Damaged(named(what)),
            StoreError::Failed(what) => StoreError::Failed(named(what)),
            other => other,
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
            Some(ErrorCode::DiskFull) => StoreError::Full,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::Damaged(error.to_string()),
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
            Some(&SqlState::DISK_FULL) => StoreError::Full,
            Some(&(SqlState::DATA_CORRUPTED | SqlState::INDEX_CORRUPTED)) => StoreError::Damaged(words(&error)),
            // Operator intervention: it is being stopped, or not yet started.
            Some(code) if !code.code().starts_with("57") => StoreError::Failed(words(&error)),
            _ => StoreError::Unavailable(words(&error)),
        }
    }
}
