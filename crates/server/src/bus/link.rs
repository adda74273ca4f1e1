//! Links between processes: what the sockets of one and the tables of the other say to each other.
//!
//! Both ends number what they write. A number that is missing, or silence, ends the session: both ends let go of every
//! connection that goes over it, people come back by themselves, and are shown everything anew.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_nats::Client;
use axum::body::Bytes;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::deputy::{self, Errand};
use super::ear::{Ear, Heard};
use super::notes::{Address, Envelope, Note, unseal};
use super::post::{Post, Writer};
use crate::app::App;
use crate::error::Error;
use crate::table::wire::Incoming;
use crate::table::{Attach, Outbox, Parcel, next_watcher};

/// Commands of one connection that may wait for their table.
const COMMANDS: usize = 32;
/// The largest letter.
const LETTER: usize = 64 * 1024 * 1024;

/// How links are made.
pub struct Desk {
    pub client: Client,
    /// What the subjects of all processes begin with.
    pub subject: String,
    /// This process.
    pub node: String,
    /// How long silence may last.
    pub silence: Duration,
    /// A sign of life at least so often.
    pub beat: Duration,
}

/// All links of this process.
pub struct Links {
    desk: Desk,
    epochs: AtomicU64,
    links: Mutex<HashMap<String, Link>>,
}

struct Link {
    ear: Ear,
    heard: Instant,
    session: Option<Session>,
}

/// What goes over a link until it breaks.
struct Session {
    post: Arc<Post>,
    /// Whether anything has been heard since it began.
    answered: bool,
    /// The beginning of a letter that came in pieces.
    partial: Vec<u8>,
    /// Sockets here that follow tables there.
    guests: HashMap<u64, Guest>,
    /// Sockets there that follow tables here, and where their commands go.
    deputies: HashMap<u64, mpsc::Sender<Incoming>>,
}

/// A socket here that follows a table there.
struct Guest {
    /// What is written to it; nothing after the table has let it go.
    out: Option<Outbox>,
    /// Who waits to hear whether it may follow.
    reply: Option<oneshot::Sender<Result<u64, Error>>>,
}

impl Drop for Session {
    fn drop(&mut self) {
        self.post.close();
    }
}

impl Links {
    /// No links yet.
    pub fn new(desk: Desk) -> Self {
        Self { desk, epochs: AtomicU64::new(0), links: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Link>> {
        self.links.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn link(&self, peer: &str) -> Link {
        Link { ear: Ear::new(&self.desk.node, peer), heard: Instant::now(), session: None }
    }

    /// A new session with a process; the first thing the other end hears of it is a sign of life.
    fn session(&self, peer: &str, ear: &mut Ear) -> Session {
        let epoch = 1 + self.epochs.fetch_add(1, Ordering::Relaxed);
        ear.begin(epoch);
        let post = Arc::<Post>::default();
        post.answer(ear.answers());
        let writer = Writer {
            client: self.desk.client.clone(),
            subject: format!("{}.node.{peer}", self.desk.subject),
            from: self.desk.node.clone(),
            epoch,
            beat: self.desk.beat,
        };
        tokio::spawn(writer.run(post.clone()));
        Session { post, answered: false, partial: Vec::new(), guests: HashMap::new(), deputies: HashMap::new() }
    }

    /// A socket here asks to follow a table there.
    pub fn attach(&self, peer: &str, table: &str, attach: Attach) {
        let Attach { hello, person, out, reply } = attach;
        let mut links = self.lock();
        let link = links.entry(peer.to_owned()).or_insert_with(|| self.link(peer));
        if link.session.is_none() {
            link.heard = Instant::now();
        }
        let session = link.session.get_or_insert_with(|| self.session(peer, &mut link.ear));
        let conn = next_watcher();
        session.guests.insert(conn, Guest { out: Some(out), reply: Some(reply) });
        session.post.put(Note::Attach { conn, table: table.to_owned(), hello, person });
    }

    /// A command of a socket here, if it follows a table there; handed back if not.
    pub fn command(&self, conn: u64, command: Incoming) -> Option<Incoming> {
        match self.lock().values().filter_map(|link| link.session.as_ref()).find(|it| it.guests.contains_key(&conn)) {
            Some(session) => {
                session.post.put(Note::Command { conn, command });
                None
            }
            None => Some(command),
        }
    }

    /// A socket here has gone. False if it followed no table elsewhere.
    pub fn detach(&self, conn: u64) -> bool {
        let mut links = self.lock();
        let mut sessions = links.values_mut().filter_map(|link| link.session.as_mut());
        sessions.any(|session| {
            let gone = session.guests.remove(&conn).is_some();
            if gone {
                session.post.put(Note::Detach { conn });
            }
            gone
        })
    }

    /// Takes in what another process wrote.
    pub fn hear(&self, app: &App, sealed: &Bytes) {
        let Some((envelope, part)) = unseal::<Envelope>(sealed) else { return };
        let mut links = self.lock();
        let link = links.entry(envelope.from.clone()).or_insert_with(|| self.link(&envelope.from));
        let heard = link.ear.hear(envelope.mark);
        match heard {
            Heard::Old => return,
            Heard::Gap | Heard::Anew => {
                tracing::warn!(peer = envelope.from, ?heard, "a link between processes broke");
                link.session = None;
            }
            Heard::Again => link.session.iter_mut().for_each(Session::forget),
            Heard::First | Heard::Next => {}
        }
        link.heard = Instant::now();
        // After a gap, the first letter of the new session tells the other end.
        let session = link.session.get_or_insert_with(|| self.session(&envelope.from, &mut link.ear));
        session.post.answer(link.ear.answers());
        session.answered = heard != Heard::Gap;
        if session.answered && !session.piece(app, &envelope, &part) {
            link.end();
        }
    }

    /// Ends the links on which nothing has been heard for too long. Whoever is there answers a new one at once.
    pub fn sweep(&self) {
        let patience = |session: &Session| if session.answered { self.desk.silence } else { self.desk.silence / 3 };
        let silent =
            |link: &&mut Link| link.session.as_ref().is_some_and(|session| link.heard.elapsed() > patience(session));
        self.lock().values_mut().filter(silent).for_each(Link::end);
    }

    /// Ends all links.
    pub fn end(&self) {
        self.lock().values_mut().for_each(Link::end);
    }

    /// Whether everything has been written that was to be written.
    pub fn are_quiet(&self) -> bool {
        self.lock().values().filter_map(|link| link.session.as_ref()).all(|session| session.post.is_quiet())
    }

    /// How many processes are linked, how many sockets here follow tables elsewhere, and the other way round.
    pub fn counts(&self) -> [usize; 3] {
        let links = self.lock();
        let sessions = || links.values().filter_map(|link| link.session.as_ref());
        let (guests, deputies) = (sessions().map(|it| it.guests.len()), sessions().map(|it| it.deputies.len()));
        [sessions().count(), guests.sum(), deputies.sum()]
    }
}

impl Link {
    fn end(&mut self) {
        self.ear.end();
        self.session = None;
    }
}

impl Session {
    /// The other side has left the session that this one belonged to: what it asked for there is over.
    fn forget(&mut self) {
        self.deputies.clear();
        self.partial.clear();
    }

    /// Takes in a piece of a letter; false if it is nonsense.
    fn piece(&mut self, app: &App, envelope: &Envelope, part: &Bytes) -> bool {
        if self.partial.len() + part.len() > LETTER {
            return false;
        }
        if envelope.more || !self.partial.is_empty() {
            self.partial.extend_from_slice(part);
        }
        if envelope.more {
            return true;
        }
        let whole = if self.partial.is_empty() { part.clone() } else { std::mem::take(&mut self.partial).into() };
        let Some((note, body)) = unseal(&whole) else { return false };
        self.read(app, note, body);
        true
    }

    fn read(&mut self, app: &App, note: Note, body: Bytes) {
        match note {
            Note::Beat => {}
            Note::Attach { conn, table, hello, person } => {
                let (commands, queue) = mpsc::channel(COMMANDS);
                self.deputies.insert(conn, commands);
                let errand = Errand { conn, table, hello, person, post: self.post.clone() };
                tokio::spawn(deputy::run(app.clone(), errand, queue));
            }
            Note::Command { conn, command } => self.command(conn, command),
            Note::Detach { conn } => drop(self.deputies.remove(&conn)),
            Note::Attached { conn } => self.attached(conn),
            Note::Refused { conn, error } => {
                if let Some(reply) = self.guests.get_mut(&conn).and_then(|guest| guest.reply.take()) {
                    let _ = reply.send(Err(error));
                    self.let_go(conn);
                }
            }
            Note::Message(address) => self.message(app, &address, body),
            Note::Ended { conn } => self.ended(conn),
        }
    }

    /// A connection that sends faster than its table takes is let go, as one that reads too slowly is.
    fn command(&mut self, conn: u64, command: Incoming) {
        if self.deputies.get(&conn).is_none_or(|deputy| deputy.try_send(command).is_err()) {
            self.deputies.remove(&conn);
            self.post.put(Note::Ended { conn });
        }
    }

    fn attached(&mut self, conn: u64) {
        let Some(guest) = self.guests.get_mut(&conn) else { return };
        let taken = guest.reply.take().is_some_and(|reply| reply.send(Ok(conn)).is_ok());
        if !taken || guest.out.is_none() {
            self.let_go(conn);
        }
    }

    fn message(&mut self, app: &App, address: &Address, body: Bytes) {
        let Some(parcel) = Parcel::received(body, address.packed) else { return };
        for conn in &address.conns {
            let Some(out) = self.guests.get(conn).and_then(|guest| guest.out.as_ref()) else { continue };
            if out.push(parcel.clone(), address.worth, address.limit).is_err() {
                out.clear();
                app.metrics.dropped.add();
                self.let_go(*conn);
            }
        }
    }

    fn ended(&mut self, conn: u64) {
        let Some(guest) = self.guests.get_mut(&conn) else { return };
        guest.out = None;
        if guest.reply.is_none() {
            self.let_go(conn);
        }
    }

    fn let_go(&mut self, conn: u64) {
        self.guests.remove(&conn);
        self.post.put(Note::Detach { conn });
    }
}
