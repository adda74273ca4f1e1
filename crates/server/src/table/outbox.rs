//! What waits for one connection: bounded in bytes, and so that nobody's coming and going fills it for others.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::Notify;

/// What a waiting message takes beyond its text.
const OVERHEAD: usize = 64;

/// Whether a newer message of its kind makes a waiting one worthless.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Each one counts.
    Lasting,
    /// Only the latest counts: an older one that still waits is taken back.
    Latest,
}

/// The connection cannot keep up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

#[derive(Default)]
struct Waiting {
    messages: VecDeque<(Worth, Utf8Bytes)>,
    bytes: usize,
    closed: bool,
}

impl Waiting {
    fn take_back_older(&mut self) {
        self.messages.retain(|(worth, _)| *worth == Worth::Lasting);
        self.bytes = self.messages.iter().map(|(_, text)| size(text)).sum();
    }
}

fn size(text: &Utf8Bytes) -> usize {
    text.len() + OVERHEAD
}

#[derive(Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    bell: Notify,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The table's end. When it is dropped the connection gets what still waits, and then the end.
pub struct Outbox(Arc<Shared>);

/// The connection's end.
pub struct Inbox(Arc<Shared>);

/// Both ends.
pub fn outbox() -> (Outbox, Inbox) {
    let shared = Arc::new(Shared::default());
    (Outbox(shared.clone()), Inbox(shared))
}

impl Outbox {
    /// Adds a message unless more than `limit` bytes would wait. A single message always fits, however large.
    pub fn push(&self, text: Utf8Bytes, worth: Worth, limit: usize) -> Result<(), Full> {
        let mut waiting = self.0.lock();
        if worth == Worth::Latest {
            waiting.take_back_older();
        }
        if !waiting.messages.is_empty() && waiting.bytes + size(&text) > limit {
            return Err(Full);
        }
        waiting.bytes += size(&text);
        waiting.messages.push_back((worth, text));
        drop(waiting);
        self.0.bell.notify_one();
        Ok(())
    }

    /// Throws away what waits: nobody is going to read it.
    pub fn clear(&self) {
        let mut waiting = self.0.lock();
        (waiting.messages, waiting.bytes) = (VecDeque::new(), 0);
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.bell.notify_one();
    }
}

impl Inbox {
    /// The next message; nothing after the table has let go.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            {
                let mut waiting = self.0.lock();
                if let Some((_, text)) = waiting.messages.pop_front() {
                    waiting.bytes -= size(&text);
                    return Some(text);
                }
                if waiting.closed {
                    return None;
                }
            }
            self.0.bell.notified().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn push(outbox: &Outbox, text: &str, worth: Worth) -> Result<(), Full> {
        outbox.push(text.into(), worth, 3 * (OVERHEAD + 10))
    }

    #[tokio::test]
    async fn so_many_bytes_may_wait_and_no_more() {
        let (out, mut inbox) = outbox();
        for _ in 0..3 {
            assert_eq!(push(&out, "0123456789", Worth::Lasting), Ok(()));
        }
        assert_eq!(push(&out, "0", Worth::Lasting), Err(Full));
        assert_eq!(inbox.next().await.as_deref(), Some("0123456789"));
        assert_eq!(push(&out, "last", Worth::Lasting), Ok(()), "there is room again");
    }

    #[tokio::test]
    async fn a_single_message_fits_however_large() {
        let (out, mut inbox) = outbox();
        let large = "x".repeat(10_000);
        assert_eq!(push(&out, &large, Worth::Lasting), Ok(()));
        assert_eq!(push(&out, "x", Worth::Lasting), Err(Full));
        assert_eq!(inbox.next().await.map(|text| text.len()), Some(10_000));
    }

    #[tokio::test]
    async fn of_messages_that_replace_each_other_the_latest_waits() {
        let (out, mut inbox) = outbox();
        assert_eq!(push(&out, "one", Worth::Lasting), Ok(()));
        for n in 0..1_000 {
            assert_eq!(push(&out, &n.to_string(), Worth::Latest), Ok(()));
        }
        drop(out);
        assert_eq!(inbox.next().await.as_deref(), Some("one"));
        assert_eq!(inbox.next().await.as_deref(), Some("999"));
        assert_eq!(inbox.next().await, None);
    }
}
