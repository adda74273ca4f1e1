//! Whether the store is well. Only a write tells: a full disk can still be read. It is asked now and then, not by
//! everybody who wants to know.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use super::sql::Query;
use super::{Store, StoreError, Write, schema};

/// How long an answer holds.
const HOLDS: Duration = Duration::from_secs(2);

/// What is known about the health of the store.
#[derive(Default)]
pub struct Pulse {
    last: Mutex<Option<(Instant, Result<(), StoreError>)>>,
    /// Something failed since, so that the last answer holds no longer.
    doubt: AtomicBool,
    /// A page of the database cannot be read; it does not mend by itself.
    damage: OnceLock<StoreError>,
}

impl Pulse {
    /// Learns from whatever was asked of the store.
    pub fn note<T>(&self, result: &Result<T, StoreError>) {
        match result {
            Err(error @ StoreError::Damaged(_)) => drop(self.damage.set(error.clone())),
            Err(StoreError::Unavailable(_) | StoreError::Full | StoreError::Failed(_)) => {
                self.doubt.store(true, Ordering::Relaxed);
            }
            Ok(_)
            | Err(
                StoreError::Conflict
                | StoreError::Unreadable(_)
                | StoreError::Newer { .. }
                | StoreError::Exposed { .. }
                | StoreError::Address(_)
                | StoreError::Closed,
            ) => {}
        }
    }
}

impl Store {
    /// Whether things can be written and read, and the tables are those that we know. Whoever asks soon after somebody
    /// else hears the same.
    pub async fn health(&self) -> Result<(), StoreError> {
        if let Some(damage) = self.pulse.damage.get() {
            return Err(damage.clone());
        }
        let mut last = self.pulse.last.lock().await;
        let doubted = self.pulse.doubt.swap(false, Ordering::Relaxed);
        match &*last {
            Some((asked, answer)) if asked.elapsed() < HOLDS && !(doubted && answer.is_ok()) => answer.clone(),
            _ => {
                let answer = self.probe().await;
                if let Err(error) = &answer {
                    tracing::error!(%error, "the store is not well");
                }
                *last = Some((Instant::now(), answer.clone()));
                answer
            }
        }
    }

    async fn probe(&self) -> Result<(), StoreError> {
        self.write(Write::Pulse).await?;
        let version = self.one(Query::new(schema::VERSION), |row| row.int(0)).await?.unwrap_or(0);
        schema::missing(version).map(drop)
    }
}
