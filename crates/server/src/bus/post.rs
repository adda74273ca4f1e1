//! What waits for another process: one queue for each session of a link, written by one task.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_nats::Client;
use tokio::sync::Notify;
use tokio::time::timeout;

use super::ear::Mark;
use super::notes::{Address, Envelope, Note, seal};
use crate::table::{Full, Parcel, Worth};

/// The most bytes that may wait for another process.
const LIMIT: usize = 64 * 1024 * 1024;
/// What a waiting letter takes beyond its message.
const OVERHEAD: usize = 256;
/// How far back one looks for a letter with the same message.
const LOOK_BACK: usize = 256;
/// What an envelope takes of a piece.
const ENVELOPE: usize = 1_024;

/// What waits for another process.
#[derive(Default)]
pub struct Post {
    waiting: Mutex<Waiting>,
    bell: Notify,
    /// The session of the other end that this one belongs to; 0 before anything has been heard of it.
    answers: AtomicU64,
}

#[derive(Default)]
struct Waiting {
    letters: VecDeque<(Note, Parcel)>,
    bytes: usize,
    /// Whether the writer still has one in hand.
    in_hand: bool,
    closed: bool,
}

impl Post {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on this session belongs to that one of the other end.
    pub fn answer(&self, epoch: u64) {
        self.answers.store(epoch, Ordering::Relaxed);
    }

    /// Adds a letter.
    pub fn put(&self, note: Note) {
        // One that does not fit is missed by nobody: a link that is so far behind does not last.
        let _ = self.add(note, String::new().into());
    }

    /// Adds a message for a connection. If others wait for the same, it is sent once for all of them.
    fn message(&self, conn: u64, (worth, limit): (Worth, usize), parcel: Parcel) -> Result<(), Full> {
        if self.lock().joins(conn, (worth, limit), &parcel) {
            return Ok(());
        }
        let packed = matches!(parcel, Parcel::Packed(_));
        self.add(Note::Message(Address { conns: vec![conn], worth, limit, packed }), parcel)
    }

    fn add(&self, note: Note, parcel: Parcel) -> Result<(), Full> {
        let mut waiting = self.lock();
        if waiting.closed || waiting.bytes + parcel.size() > LIMIT {
            return Err(Full);
        }
        waiting.bytes += parcel.size() + OVERHEAD;
        waiting.letters.push_back((note, parcel));
        drop(waiting);
        self.bell.notify_one();
        Ok(())
    }

    /// Ends it; what waits is thrown away.
    pub fn close(&self) {
        let mut waiting = self.lock();
        (waiting.letters, waiting.bytes, waiting.closed) = (VecDeque::new(), 0, true);
        drop(waiting);
        self.bell.notify_one();
    }

    /// Whether everything has been handed to the bus.
    pub fn is_quiet(&self) -> bool {
        let waiting = self.lock();
        waiting.letters.is_empty() && !waiting.in_hand
    }

    async fn next(&self) -> Option<(Note, Parcel)> {
        loop {
            {
                let mut waiting = self.lock();
                if waiting.closed {
                    return None;
                }
                let next = waiting.letters.pop_front();
                waiting.in_hand = next.is_some();
                if let Some((note, parcel)) = next {
                    waiting.bytes -= parcel.size() + OVERHEAD;
                    return Some((note, parcel));
                }
            }
            self.bell.notified().await;
            // Whoever shows a moment to many has not finished yet.
            tokio::task::yield_now().await;
        }
    }
}

impl Waiting {
    /// Adds a connection to a letter with the same message, if none that came later is about that connection.
    fn joins(&mut self, conn: u64, (worth, limit): (Worth, usize), parcel: &Parcel) -> bool {
        for (note, waiting) in self.letters.iter_mut().rev().take(LOOK_BACK) {
            if note.concerns(conn) {
                return false;
            }
            if let Note::Message(address) = note
                && (address.worth, address.limit) == (worth, limit)
                && waiting == parcel
            {
                address.conns.push(conn);
                return true;
            }
        }
        false
    }
}

/// The outbox of a connection that is in another process.
pub struct There {
    pub post: Arc<Post>,
    pub conn: u64,
}

impl There {
    /// Adds a message; how much may wait is decided where the connection is.
    pub fn push(&self, parcel: Parcel, worth: Worth, limit: usize) -> Result<(), Full> {
        self.post.message(self.conn, (worth, limit), parcel)
    }
}

impl Drop for There {
    fn drop(&mut self) {
        self.post.put(Note::Ended { conn: self.conn });
    }
}

fn beat() -> (Note, Parcel) {
    (Note::Beat, String::new().into())
}

/// The writer of one session.
pub struct Writer {
    pub client: Client,
    /// Where the other process listens.
    pub subject: String,
    pub from: String,
    pub epoch: u64,
    /// A sign of life at least so often.
    pub beat: Duration,
}

impl Writer {
    /// Writes until the session ends.
    pub async fn run(self, post: Arc<Post>) {
        let mut n = 0;
        let mut letter = Some(beat());
        while let Some((note, parcel)) = letter {
            let piece = self.client.max_payload().saturating_sub(ENVELOPE).max(ENVELOPE);
            let sealed = seal(&note, parcel.bytes());
            let last = sealed.len().div_ceil(piece);
            for (i, part) in sealed.chunks(piece).enumerate() {
                n += 1;
                let mark = Mark { epoch: self.epoch, to: post.answers.load(Ordering::Relaxed), n };
                let envelope = Envelope { from: self.from.clone(), mark, more: i + 1 < last };
                // What gets lost is noticed by the number that is missing.
                let _ = self.client.publish(self.subject.clone(), seal(&envelope, part).into()).await;
            }
            letter = match timeout(self.beat, post.next()).await {
                Ok(letter) => letter,
                Err(_) => Some(beat()),
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(pushes: &[(u64, &str)], expect: &[(&[u64], &str)]) {
        let post = Post::default();
        for (conn, text) in pushes {
            post.message(*conn, (Worth::Lasting, 1), (*text).to_owned().into()).unwrap();
        }
        let waiting = post.lock();
        let conns = |note: &Note| match note {
            Note::Message(address) => address.conns.clone(),
            other => panic!("{other:?}"),
        };
        let found: Vec<_> = waiting.letters.iter().map(|(note, parcel)| (conns(note), parcel.bytes())).collect();
        let expect: Vec<_> = expect.iter().map(|(conns, text)| (conns.to_vec(), text.as_bytes())).collect();
        assert_eq!(found, expect);
    }

    #[test]
    fn equal_messages_travel_once_and_nobody_hears_anything_out_of_order() {
        check(&[(1, "a"), (2, "b"), (3, "a"), (4, "a")], &[(&[1, 3, 4], "a"), (&[2], "b")]);
        check(&[(1, "a"), (2, "a"), (2, "b"), (1, "b")], &[(&[1, 2], "a"), (&[2, 1], "b")]);
        check(&[(1, "a"), (1, "b"), (1, "a")], &[(&[1], "a"), (&[1], "b"), (&[1], "a")]);
        check(&[(1, "a"), (1, "a")], &[(&[1], "a"), (&[1], "a")]);
    }
}
