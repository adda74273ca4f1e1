//! Whether the store is well. Only a write tells: a full disk can still be read. It is asked now and then, not by
//! everybody who wants to know.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
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
    /// How often in a row the database has not answered.
    unanswered: AtomicU32,
    /// Somebody waits for it meanwhile.
    awaited: AtomicBool,
}

/// After so many questions in a row without an answer the database is away. A single one may have been a hard question.
const AWAY: u32 = 3;

/// The right to wait for the database.
pub struct Turn<'a>(Option<&'a AtomicBool>);

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        if let Some(awaited) = self.0 {
            awaited.store(false, Ordering::Relaxed);
        }
    }
}

impl Pulse {
    /// While the database is away one at a time waits for it; the others are spared that.
    pub fn turn(&self) -> Result<Turn<'_>, StoreError> {
        match self.unanswered.load(Ordering::Relaxed) >= AWAY {
            false => Ok(Turn(None)),
            true if !self.awaited.swap(true, Ordering::Relaxed) => Ok(Turn(Some(&self.awaited))),
            true => Err(StoreError::Unavailable("no answer lately".into())),
        }
    }

    /// Learns from whatever was asked of the store.
    pub fn note<T>(&self, result: &Result<T, StoreError>) {
        match result {
            Err(StoreError::Unavailable(_)) => drop(self.unanswered.fetch_add(1, Ordering::Relaxed)),
            Ok(_) | Err(_) => self.unanswered.store(0, Ordering::Relaxed),
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn while_the_database_is_away_one_waits_for_it_and_then_everybody_comes() {
        let pulse = Pulse::default();
        assert!(pulse.turn().is_ok() && pulse.turn().is_ok());
        let silence = || pulse.note::<()>(&Err(StoreError::Unavailable(String::new())));
        (1..AWAY).for_each(|_| silence());
        assert!(pulse.turn().is_ok() && pulse.turn().is_ok(), "that may have been a hard question");
        silence();
        let first = pulse.turn();
        assert!(first.is_ok() && pulse.turn().is_err());
        drop(first);
        let next = pulse.turn();
        assert!(next.is_ok(), "another one tries");
        pulse.note(&Ok(()));
        assert!(pulse.turn().is_ok() && pulse.turn().is_ok());
    }
}
