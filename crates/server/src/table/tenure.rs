//! By what right a process runs a table.

use std::sync::Arc;

use tokio::sync::mpsc;

use super::Mail;
use crate::app::App;
use crate::bus::Life;
use crate::error::Error;
use crate::store::Write;

/// Where a table is.
pub enum Place {
    /// In this process.
    Here(mpsc::Sender<Mail>),
    /// In the process of this id.
    There(String),
}

/// By what right this process runs a table. The only process of a hall needs none; one of several has claimed the table
/// in its present life, and runs it as long as that lasts and nobody has raised the fence.
#[derive(Clone)]
pub struct Tenure {
    life: Option<Arc<Life>>,
    fence: i64,
    lost: bool,
}

impl Tenure {
    /// The right of the only process.
    pub fn alone() -> Self {
        Self { life: None, fence: 0, lost: false }
    }

    /// The right of one that has claimed the table.
    pub fn claimed(life: Arc<Life>, fence: i64) -> Self {
        Self { life: Some(life), fence, lost: false }
    }

    /// What every write has to show.
    pub fn fence(&self) -> i64 {
        self.fence
    }

    /// Compares with the fence that was found with the match.
    pub fn check(&mut self, found: i64) -> Result<(), Error> {
        match self.life {
            Some(_) if found != self.fence => {
                self.lost = true;
                Err(Error::Busy)
            }
            _ => {
                self.fence = found;
                Ok(())
            }
        }
    }

    /// Whether the table has to be left to others.
    pub fn is_over(&self) -> bool {
        self.lost || self.life.as_ref().is_some_and(|life| life.is_over())
    }

    /// Waits until the table has to be left because the process has lost its lease.
    pub async fn ended(&self) {
        match &self.life {
            Some(life) => life.ended().await,
            None => std::future::pending().await,
        }
    }

    /// Lets others have the table.
    pub async fn release(&self, app: &App, table: &str) {
        if self.life.is_some() {
            let release = Write::Release { id: table.to_owned(), fence: self.fence };
            // If it fails the table is free when the lease is over.
            let _ = app.store.write(release).await;
        }
    }
}
