//! What is kept: people, matches, and of every match a journal of everything that happened, numbered without gaps.
//!
//! The SQL is what SQLite and PostgreSQL both understand; the two drivers below only carry it. All writing goes through
//! one task that puts whatever is waiting into one transaction of a few statements, so that a busy server pays for one
//! flush to disk and not for a hundred. A write is answered after its transaction is on disk.

mod error;
mod file;
mod matches;
mod migrate;
mod owners;
mod people;
mod postgres;
mod pulse;
mod reviews;
mod schema;
mod sql;
mod sqlite;
mod stale;
mod statements;
mod tls;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

pub use error::StoreError;
pub use file::Sharing;
pub use matches::{Due, Entry, Kind, Listed, Loaded, Progress, Saved, Stored};
pub use migrate::{Migrated, migrate};
pub use owners::{Claim, Renewal, Sign};
pub use people::{Account, Change};
pub use reviews::{Kept, Making};
pub use stale::{Mark, Stale};
pub use writer::Write;

use postgres::Postgres;
use pulse::Pulse;
use sql::{Batch, Query, Reader};
use sqlite::Sqlite;
use writer::Job;

/// The store. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    database: Arc<Database>,
    writer: mpsc::Sender<Job>,
    patience: Duration,
    pulse: Arc<Pulse>,
}

/// Where everything is.
enum Database {
    Sqlite(Sqlite),
    Postgres(Box<Postgres>),
}

/// How many writes may wait.
const WAITING: usize = 1_024;
/// How long one waits for the database. A command that fails has waited twice, for its move to be written and for the
/// table to be read again, and is to be answered within two seconds.
pub const PATIENCE: Duration = Duration::from_millis(900);

/// Copies the SQLite file of a directory to a new file, whole and as of one moment, even while a server writes to it.
pub async fn backup(directory: &Path, copy: &Path) -> Result<(), StoreError> {
    let (directory, copy) = (directory.to_owned(), copy.to_owned());
    elsewhere(move || sqlite::backup(&directory, &copy)).await
}

/// Does something that waits for a disk.
async fn elsewhere<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.map_err(|error| StoreError::Failed(error.to_string()))?
}

impl Database {
    async fn rows<T: Send + 'static>(&self, query: Query, read: Reader<T>) -> Result<Vec<T>, StoreError> {
        match self {
            Database::Sqlite(file) => file.rows(query, read).await,
            Database::Postgres(server) => server.rows(query, read).await,
        }
    }

    /// Something about leases, which must not wait behind anything else.
    async fn lease<T: Send + 'static>(&self, query: Query, read: Reader<T>) -> Result<Vec<T>, StoreError> {
        match self {
            Database::Sqlite(_) => Err(StoreError::Address("several processes share no file".into())),
            Database::Postgres(server) => server.lease(query, read).await,
        }
    }

    /// Carries out a batch in one transaction; tells how many rows each of its single statements touched.
    async fn apply(&self, batch: Batch) -> Result<Vec<u64>, StoreError> {
        match self {
            Database::Sqlite(file) => file.apply(batch).await,
            Database::Postgres(server) => server.apply(batch).await,
        }
    }
}

impl Store {
    /// Opens the SQLite file in a directory, made if missing.
    pub async fn sqlite(directory: &Path, sharing: Sharing) -> Result<Self, StoreError> {
        let directory = directory.to_owned();
        let open = move || Sqlite::open(&file::place(&directory, sharing)?);
        Ok(Self::new(Database::Sqlite(elsewhere(open).await?)))
    }

    /// Opens a PostgreSQL database.
    pub async fn postgres(url: &str) -> Result<Self, StoreError> {
        Ok(Self::new(Database::Postgres(Box::new(Postgres::open(url).await?))))
    }

    fn new(database: Database) -> Self {
        let database = Arc::new(database);
        let (writer, jobs) = mpsc::channel(WAITING);
        tokio::spawn(writer::run(database.clone(), jobs));
        Self { database, writer, patience: PATIENCE, pulse: Arc::default() }
    }

    /// The same store for somebody who waits for its answers longer or shorter.
    pub fn patient(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// Waits for the database, but not for ever.
    async fn in_time<T>(&self, work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        let late = || StoreError::Unavailable("no answer in time".into());
        let result = tokio::time::timeout(self.patience, work).await.unwrap_or_else(|_| Err(late()));
        self.pulse.note(&result);
        result
    }

    /// Asks the database one thing. While it is away not everybody waits for it.
    async fn ask<T>(&self, work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        let _turn = self.pulse.turn()?;
        self.in_time(work).await
    }

    /// Writes, and returns when it is on disk. After an error it may still be written, or not: only the disk knows.
    pub async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.ask(async {
            self.writer.send(Job { write, reply }).await.map_err(|_| StoreError::Closed)?;
            answer.await.map_err(|_| StoreError::Closed)?
        })
        .await
    }

    /// The rows that a query finds.
    async fn rows<T: Send + 'static>(&self, query: Query, read: Reader<T>) -> Result<Vec<T>, StoreError> {
        self.ask(self.database.rows(query, read)).await
    }

    async fn lease<T: Send + 'static>(&self, query: Query, read: Reader<T>) -> Result<Vec<T>, StoreError> {
        self.ask(self.database.lease(query, read)).await
    }

    /// The first row that a query finds.
    async fn one<T: Send + 'static>(&self, query: Query, read: Reader<T>) -> Result<Option<T>, StoreError> {
        Ok(self.rows(query, read).await?.into_iter().next())
    }

    /// A named secret of this installation, made once.
    pub async fn secret(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        self.write(Write::Secret { name: name.to_owned(), fresh: fresh.to_owned() }).await?;
        let select = Query::new("SELECT value FROM settings WHERE name = $1").with(name);
        self.one(select, |row| row.text(0)).await?.ok_or_else(|| StoreError::Unreadable(format!("no {name}")))
    }

    /// Closes all connections after what is under way is done.
    pub async fn close(&self) {
        let database = self.database.clone();
        let closing = elsewhere(move || {
            match &*database {
                Database::Sqlite(file) => file.close(),
                Database::Postgres(server) => server.close(),
            }
            Ok(())
        });
        // A thread that panicked has said so itself.
        let _ = closing.await;
    }
}
