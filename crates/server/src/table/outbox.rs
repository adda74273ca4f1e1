//! What waits for one connection: bounded in bytes, and so that nobody's coming and going fills it for others.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use axum::extract::ws::{Message, Utf8Bytes};
use flate2::{Compress, Compression, FlushCompress, Status};
use serde::{Deserialize, Serialize};
use tokio::sync::Notify;

use crate::bus::There;

/// What a waiting message takes beyond its bytes.
const OVERHEAD: usize = 64;
/// How hard to pack: a fifth smaller than at the least effort, for twice its time.
const PACKED: u32 = 4;
/// From this size on, in bytes, a message is worth being packed.
const LARGE: usize = 1_024;

/// A message as it travels. Cheap to clone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parcel {
    /// As it is.
    Text(Utf8Bytes),
    /// Compressed (deflate without a frame).
    Packed(Bytes),
}

impl Parcel {
    /// Packs a message if it is large.
    pub fn pack(text: String) -> Self {
        if text.len() < LARGE {
            return Parcel::Text(text.into());
        }
        Parcel::Packed(packed(text.as_bytes()).into())
    }

    /// What another process sent on; nothing if it is no message.
    pub fn received(bytes: Bytes, packed: bool) -> Option<Self> {
        if packed { Some(Parcel::Packed(bytes)) } else { Utf8Bytes::try_from(bytes).ok().map(Parcel::Text) }
    }

    /// The bytes as they travel.
    pub fn bytes(&self) -> &[u8] {
        match self {
            Parcel::Text(text) => text.as_bytes(),
            Parcel::Packed(bytes) => bytes,
        }
    }

    /// What it takes while it waits.
    pub fn size(&self) -> usize {
        OVERHEAD + self.bytes().len()
    }
}

impl From<String> for Parcel {
    fn from(text: String) -> Self {
        Parcel::Text(text.into())
    }
}

impl From<Parcel> for Message {
    fn from(parcel: Parcel) -> Self {
        match parcel {
            Parcel::Text(text) => Message::Text(text),
            Parcel::Packed(bytes) => Message::Binary(bytes),
        }
    }
}

/// Packs bytes. A packer is large and takes long to set up, so those that are not in use wait for the next message.
fn packed(bytes: &[u8]) -> Vec<u8> {
    static IDLE: Mutex<Vec<Compress>> = Mutex::new(Vec::new());
    let idle = || IDLE.lock().unwrap_or_else(PoisonError::into_inner);
    let mut packer = idle().pop().unwrap_or_else(|| Compress::new(Compression::new(PACKED), false));
    let mut packed = Vec::with_capacity(bytes.len() / 4 + OVERHEAD);
    loop {
        let rest = &bytes[packer.total_in() as usize..];
        let status = packer.compress_vec(rest, &mut packed, FlushCompress::Finish).expect("memory takes everything");
        if status == Status::StreamEnd {
            break;
        }
        packed.reserve(bytes.len() / 4 + OVERHEAD);
    }
    packer.reset();
    idle().push(packer);
    packed
}

/// Whether a newer message of its kind makes a waiting one worthless.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    messages: VecDeque<(Worth, Parcel)>,
    bytes: usize,
    closed: bool,
}

impl Waiting {
    fn take_back_older(&mut self) {
        self.messages.retain(|(worth, _)| *worth == Worth::Lasting);
        self.bytes = self.messages.iter().map(|(_, parcel)| parcel.size()).sum();
    }
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
pub enum Outbox {
    /// The connection is in this process.
    Here(Here),
    /// It is in another one.
    There(There),
}

/// What waits for a connection of this process.
pub struct Here(Arc<Shared>);

/// The connection's end.
pub struct Inbox(Arc<Shared>);

/// Both ends.
pub fn outbox() -> (Outbox, Inbox) {
    let shared = Arc::new(Shared::default());
    (Outbox::Here(Here(shared.clone())), Inbox(shared))
}

impl Outbox {
    /// Adds a message unless more than `limit` bytes would wait. A single message always fits, however large.
    pub fn push(&self, parcel: Parcel, worth: Worth, limit: usize) -> Result<(), Full> {
        match self {
            Outbox::Here(here) => here.push(parcel, worth, limit),
            Outbox::There(there) => there.push(parcel, worth, limit),
        }
    }

    /// Throws away what waits: nobody is going to read it.
    pub fn clear(&self) {
        match self {
            Outbox::Here(here) => here.clear(),
            // It is read where the connection is, and cleared there.
            Outbox::There(_) => {}
        }
    }
}

impl Here {
    fn push(&self, parcel: Parcel, worth: Worth, limit: usize) -> Result<(), Full> {
        let mut waiting = self.0.lock();
        if worth == Worth::Latest {
            waiting.take_back_older();
        }
        if !waiting.messages.is_empty() && waiting.bytes + parcel.size() > limit {
            return Err(Full);
        }
        waiting.bytes += parcel.size();
        waiting.messages.push_back((worth, parcel));
        drop(waiting);
        self.0.bell.notify_one();
        Ok(())
    }

    fn clear(&self) {
        let mut waiting = self.0.lock();
        (waiting.messages, waiting.bytes) = (VecDeque::new(), 0);
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.bell.notify_one();
    }
}

impl Inbox {
    /// The next message; nothing after the table has let go.
    pub async fn next(&mut self) -> Option<Parcel> {
        loop {
            {
                let mut waiting = self.0.lock();
                if let Some((_, parcel)) = waiting.messages.pop_front() {
                    waiting.bytes -= parcel.size();
                    return Some(parcel);
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
    use std::io::Read;

    use super::*;

    fn push(outbox: &Outbox, text: &str, worth: Worth) -> Result<(), Full> {
        outbox.push(text.to_owned().into(), worth, 3 * (OVERHEAD + 10))
    }

    async fn next(inbox: &mut Inbox) -> Option<String> {
        match inbox.next().await? {
            Parcel::Text(text) => Some(text.to_string()),
            Parcel::Packed(bytes) => {
                let mut text = String::new();
                flate2::read::DeflateDecoder::new(&*bytes).read_to_string(&mut text).expect("packed text");
                Some(text)
            }
        }
    }

    #[tokio::test]
    async fn what_is_large_is_packed_and_weighs_less() {
        let (out, mut inbox) = outbox();
        let (small, large) = ("x".repeat(LARGE - 1), "x".repeat(LARGE));
        assert_eq!(Parcel::pack(small.clone()), Parcel::Text(small.into()));
        let packed = Parcel::pack(large.clone());
        assert!(packed.size() < LARGE / 2);
        assert_eq!(out.push(packed, Worth::Lasting, 0), Ok(()));
        assert_eq!(next(&mut inbox).await, Some(large));
    }

    #[tokio::test]
    async fn so_many_bytes_may_wait_and_no_more() {
        let (out, mut inbox) = outbox();
        for _ in 0..3 {
            assert_eq!(push(&out, "0123456789", Worth::Lasting), Ok(()));
        }
        assert_eq!(push(&out, "0", Worth::Lasting), Err(Full));
        assert_eq!(next(&mut inbox).await.as_deref(), Some("0123456789"));
        assert_eq!(push(&out, "last", Worth::Lasting), Ok(()), "there is room again");
    }

    #[tokio::test]
    async fn a_single_message_fits_however_large() {
        let (out, mut inbox) = outbox();
        let large = "x".repeat(10_000);
        assert_eq!(push(&out, &large, Worth::Lasting), Ok(()));
        assert_eq!(push(&out, "x", Worth::Lasting), Err(Full));
        assert_eq!(next(&mut inbox).await.map(|text| text.len()), Some(10_000));
    }

    #[tokio::test]
    async fn of_messages_that_replace_each_other_the_latest_waits() {
        let (out, mut inbox) = outbox();
        assert_eq!(push(&out, "one", Worth::Lasting), Ok(()));
        for n in 0..1_000 {
            assert_eq!(push(&out, &n.to_string(), Worth::Latest), Ok(()));
        }
        drop(out);
        assert_eq!(next(&mut inbox).await.as_deref(), Some("one"));
        assert_eq!(next(&mut inbox).await.as_deref(), Some("999"));
        assert_eq!(inbox.next().await, None);
    }
}
