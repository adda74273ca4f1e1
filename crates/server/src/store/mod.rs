//! What is kept: people, matches, and of every match a journal of everything that happened, numbered without gaps.
//!
//! One implementation serves SQLite and PostgreSQL: the SQL is what both understand. All writing goes through one task
//! that puts whatever is waiting into one transaction, so that a busy server pays for one flush to disk and not for a
//! hundred. A write is answered after its transaction is on disk.

mod matches;
mod people;
mod schema;
mod writer;

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AnyPool, Connection, Executor};
use tokio::sync::{mpsc, oneshot};

pub use matches::{Entry, Kind, Listed, Loaded, Progress, Saved, Stored};
pub use people::{Account, Change};
pub use writer::Write;

use writer::Job;

/// Why the store could not do it.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else, perhaps in another process, has already written that number.
    #[error("somebody else was first")]
    Conflict,
    /// The database failed.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// What was kept cannot be read.
    #[error("the store holds something unreadable: {0}")]
    Unreadable(String),
    /// The writer has stopped.
    #[error("the store is closed")]
    Closed,
}

/// The store. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    pool: AnyPool,
    writer: mpsc::Sender<Job>,
}

/// The SQLite file in its directory.
const FILE: &str = "piazza.sqlite";
/// How many writes may wait.
const WAITING: usize = 1_024;
/// How long a backup waits for a writer.
const PATIENCE: Duration = Duration::from_secs(10);
/// Connections for reading.
const READERS: u32 = 4;

/// Copies the SQLite file of a directory to a new file, whole and as of one moment, even while a server writes to it.
pub async fn backup(directory: &Path, copy: &Path) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new().filename(directory.join(FILE)).busy_timeout(PATIENCE);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    sqlx::query("VACUUM INTO $1").bind(copy.to_string_lossy()).execute(&mut connection).await?;
    Ok(connection.close().await?)
}

impl Store {
    /// Opens the SQLite file in a directory, made if missing.
    pub async fn sqlite(directory: &Path) -> Result<Self, StoreError> {
        std::fs::create_dir_all(directory).map_err(sqlx::Error::Io)?;
        let file = directory.join(FILE);
        let pragmas = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000";
        Self::open(&format!("sqlite://{}?mode=rwc", file.display()), pragmas).await
    }

    /// Opens a PostgreSQL database.
    pub async fn postgres(url: &str) -> Result<Self, StoreError> {
        Self::open(url, "SET synchronous_commit = on").await
    }

    async fn open(url: &str, greeting: &'static str) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let options = AnyConnectOptions::from_str(url)?;
        let pool = AnyPoolOptions::new().max_connections(READERS + 1).after_connect(move |connection, _| {
            Box::pin(async move { connection.execute(sqlx::raw_sql(greeting)).await.map(drop) })
        });
        let pool = pool.connect_with(options).await?;
        schema::migrate(&pool).await?;
        let (writer, jobs) = mpsc::channel(WAITING);
        tokio::spawn(writer::run(pool.clone(), jobs));
        Ok(Self { pool, writer })
    }

    /// Writes, and returns when it is on disk.
    pub async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.writer.send(Job { write, reply }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Whether the database answers.
    pub async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.pool).await.is_ok()
    }

    /// A named secret of this installation, made once.
    pub async fn secret(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        let insert = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
        sqlx::query(insert).bind(name).bind(fresh).execute(&self.pool).await?;
        let select = "SELECT value FROM settings WHERE name = $1";
        Ok(sqlx::query_scalar(select).bind(name).fetch_one(&self.pool).await?)
    }

    /// Closes all connections after what is under way is done.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}
