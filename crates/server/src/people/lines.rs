//! The open sockets of people, so that the end of a login is the end of its sockets.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::cookie::Ticket;

/// The open sockets of everybody who is known.
#[derive(Clone, Default)]
pub struct Lines(Arc<Mutex<Open>>);

#[derive(Default)]
struct Open {
    count: u64,
    lines: HashMap<u64, (Ticket, Arc<Notify>)>,
}

impl Lines {
    fn lock(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A line for a socket; of somebody who is not known it never ends.
    pub fn open(&self, ticket: Option<&Ticket>) -> Line {
        let ended = Arc::new(Notify::new());
        let mut open = self.lock();
        open.count += 1;
        let number = open.count;
        if let Some(ticket) = ticket {
            open.lines.insert(number, (ticket.clone(), ended.clone()));
        }
        Line { number, ended, lines: self.clone() }
    }

    /// The tickets of all open lines.
    pub fn tickets(&self) -> Vec<Ticket> {
        self.lock().lines.values().map(|(ticket, _)| ticket.clone()).collect()
    }

    /// Ends the lines of a login, or all of a person.
    pub fn end(&self, id: &str) {
        for (ticket, ended) in self.lock().lines.values() {
            if ticket.id == id || ticket.login == id {
                ended.notify_one();
            }
        }
    }
}

/// The line of a socket.
pub struct Line {
    number: u64,
    ended: Arc<Notify>,
    lines: Lines,
}

impl Line {
    /// Waits until the login ends.
    pub async fn ended(&self) {
        self.ended.notified().await;
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.lines.lock().lines.remove(&self.number);
    }
}
