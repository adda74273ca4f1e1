//! Tables that are awake. One task owns one table; everybody else writes to its mailbox.

mod clocks;
mod commands;
mod frames;
mod hints;
mod kept;
mod ledger;
mod live;
mod orders;
mod outbox;
mod seating;
mod talk;
mod task;
mod tenure;

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use engine::Seat;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};

pub use clocks::{STARTED, UNCOUNTED};
pub use hall::{Desk, Fault, calm, wire};
pub use hints::Hinted;
pub use ledger::Ledger;
pub use outbox::{Full, Inbox, Outbox, Parcel, Worth, outbox};
pub use seating::{Joining, Seating};
pub use tenure::{Place, Tenure};

use crate::app::App;
use crate::bus::Claimed;
use crate::error::Error;
use crate::people::Person;
use crate::room::Room;
use wire::{Hello, Incoming};

/// How many letters fit into a table's mailbox.
const MAILBOX: usize = 64;

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatLine {
    /// The speaker's id.
    pub person: String,
    /// The speaker's name.
    pub name: String,
    /// What was said.
    pub text: String,
}

impl ChatLine {
    /// As it stands in the journal.
    pub fn body(&self) -> String {
        serde_json::to_string(self).expect("a line is plain data")
    }

    /// What is left of a line whose speaker is forgotten: nothing, in its place.
    pub fn silence() -> String {
        Self { person: String::new(), name: String::new(), text: String::new() }.body()
    }

    /// What the bodies of somebody's lines look like in SQL. The speaker comes first, so that no words can pass for one.
    pub fn pattern(person: &str) -> String {
        format!("{{\"person\":\"{person}\",%")
    }
}

/// A letter to a table.
pub enum Mail {
    /// Somebody opens the table in a browser.
    Attach(Attach),
    /// They went.
    Detach {
        /// Which connection.
        watcher: u64,
    },
    /// A client's command.
    Command {
        /// From which connection.
        watcher: u64,
        /// What.
        command: Incoming,
    },
    /// A change of the arrangement, from a form.
    Seat {
        /// Who asks.
        person: Person,
        /// What.
        change: Seating,
        /// The room after it, or why not.
        reply: oneshot::Sender<Result<Room, Error>>,
    },
    /// Who is connected, by seat.
    Online {
        /// The answer.
        reply: oneshot::Sender<Vec<bool>>,
    },
    /// A bot has made up its mind.
    Thought {
        /// What it was about.
        epoch: u64,
        /// For whom.
        seat: Seat,
        /// What; nothing if thinking failed.
        action: Option<String>,
    },
    /// Hints have been worked out.
    Hinted(Hinted),
    /// The clock may have run out while the table slept.
    Wake,
    /// What is on disk was changed by somebody else.
    Reread,
    /// Somebody was removed from what is on disk.
    Forget {
        /// The person's id.
        person: String,
    },
}

/// A connection that wants to follow a table.
pub struct Attach {
    /// Its first message.
    pub hello: Hello,
    /// Whose it is; empty for somebody without a name.
    pub person: Person,
    /// Where its messages go.
    pub out: Outbox,
    /// Its number at the table, or why not.
    pub reply: oneshot::Sender<Result<u64, Error>>,
}

/// A new connection's number, unlike any other in this process: a table that is closed and opened again must not take
/// one connection for another.
pub fn next_watcher() -> u64 {
    static COUNT: AtomicU64 = AtomicU64::new(1);
    COUNT.fetch_add(1, Ordering::Relaxed)
}

/// Both ends of a table's mailbox.
type Mailbox = (mpsc::Sender<Mail>, mpsc::Receiver<Mail>);

impl Mail {
    /// Whether it is for a table as it is, and nothing to one that has slept in between.
    fn is_for_awake(&self) -> bool {
        match self {
            Mail::Detach { .. }
            | Mail::Command { .. }
            | Mail::Online { .. }
            | Mail::Thought { .. }
            | Mail::Hinted(_)
            | Mail::Reread => true,
            Mail::Attach(_) | Mail::Seat { .. } | Mail::Wake | Mail::Forget { .. } => false,
        }
    }
}

/// Leaves a letter in a mailbox. If that is full nobody but the letter waits until there is room.
fn leave(mailbox: mpsc::Sender<Mail>, mail: Mail) {
    if let Err(mpsc::error::TrySendError::Full(mail)) = mailbox.try_send(mail) {
        tokio::spawn(async move { drop(mailbox.send(mail).await) });
    }
}

/// The tables that are awake, by id.
#[derive(Default)]
pub struct Tables(Mutex<HashMap<String, mpsc::Sender<Mail>>>);

impl Tables {
    fn awake(&self, id: &str) -> Option<mpsc::Sender<Mail>> {
        self.0.lock().expect("looking up does not panic").get(id).cloned()
    }

    /// Whether a table is awake.
    pub fn is_awake(&self, id: &str) -> bool {
        self.awake(id).is_some()
    }

    /// Finds the process that runs a table that is not awake here, or wakes it.
    async fn find(&self, app: &App, id: &str) -> Result<Place, Error> {
        match &app.bus {
            None => self.wake(app, id, Tenure::alone()).await,
            Some(bus) => match bus.claim(app, id).await? {
                Claimed::Ours(tenure) => self.wake(app, id, tenure).await,
                Claimed::Theirs(node) => Ok(Place::There(node)),
            },
        }
    }

    async fn wake(&self, app: &App, id: &str, mut tenure: Tenure) -> Result<Place, Error> {
        // Few are read and replayed at a time, whoever asks.
        let turn = app.openers.clone().acquire_owned().await.map_err(|_| Error::Shutdown)?;
        let loaded = app.store.load(id).await?.ok_or(Error::NotFound)?;
        tenure.check(loaded.fence)?;
        let mut tables = self.0.lock().expect("looking up does not panic");
        if let Some(mailbox) = tables.get(id) {
            return Ok(Place::Here(mailbox.clone()));
        }
        let (mailbox, letters) = mpsc::channel(MAILBOX);
        tables.insert(id.to_owned(), mailbox.clone());
        drop(tables);
        tokio::spawn(task::run(app.clone(), (loaded, tenure, turn), (mailbox.clone(), letters)));
        Ok(Place::Here(mailbox))
    }

    /// Puts a letter into a table's mailbox, or hands it back with the process that runs the table. A table that falls
    /// asleep at this very moment is woken again.
    pub async fn deliver(&self, app: &App, id: &str, mut mail: Mail) -> Result<Option<(String, Mail)>, Error> {
        for _ in 0..4 {
            let place = match self.awake(id) {
                Some(mailbox) => Place::Here(mailbox),
                None if mail.is_for_awake() => return Err(Error::Busy),
                // Seldom, and large: whoever may have to wait for it must not keep the room.
                None => Box::pin(self.find(app, id)).await?,
            };
            match place {
                Place::There(node) => return Ok(Some((node, mail))),
                Place::Here(mailbox) => match mailbox.send(mail).await {
                    Ok(()) => return Ok(None),
                    Err(mpsc::error::SendError(unsent)) => mail = unsent,
                },
            }
        }
        Err(Error::Busy)
    }

    /// Sends a letter to a table, wherever it is.
    pub async fn send(&self, app: &App, id: &str, mail: Mail) -> Result<(), Error> {
        let Some(mail) = app.relay(mail) else { return Ok(()) };
        match (self.deliver(app, id, mail).await?, &app.bus) {
            (Some((node, mail)), Some(bus)) => Box::pin(bus.forward(&node, id, mail)).await,
            (None, _) | (Some(_), None) => Ok(()),
        }
    }

    /// Sends a letter to a table that is awake; a sleeping one need not know.
    pub fn notify(&self, app: &App, id: &str, mail: Mail) {
        let Some(mail) = app.relay(mail) else { return };
        if let Some(mailbox) = self.awake(id) {
            leave(mailbox, mail);
        }
    }

    /// Tells every table that is awake.
    pub fn forget(&self, person: &str) {
        let awake: Vec<_> = self.0.lock().expect("looking up does not panic").values().cloned().collect();
        for mailbox in awake {
            leave(mailbox, Mail::Forget { person: person.to_owned() });
        }
    }

    /// Asks for a change of the arrangement.
    pub async fn seat(&self, app: &App, id: &str, person: Person, change: Seating) -> Result<Room, Error> {
        let (reply, answer) = oneshot::channel();
        self.send(app, id, Mail::Seat { person, change, reply }).await?;
        answer.await.map_err(|_| Error::Busy)?
    }

    /// Who is connected, by seat, without waking the table.
    pub async fn online(&self, app: &App, id: &str) -> Vec<bool> {
        match (self.awake(id), &app.bus) {
            (None, Some(bus)) => bus.online(app, id).await.unwrap_or_default(),
            _ => self.online_here(id).await,
        }
    }

    /// Who is connected to a table of this process.
    pub async fn online_here(&self, id: &str) -> Vec<bool> {
        let Some(mailbox) = self.awake(id) else { return Vec::new() };
        let (reply, answer) = oneshot::channel();
        match mailbox.try_send(Mail::Online { reply }) {
            Ok(()) => answer.await.unwrap_or_default(),
            Err(_) => Vec::new(),
        }
    }

    /// Takes a table off the list and hands back letters that arrived too late, for whoever takes over.
    fn retire(&self, id: &str, letters: &mut mpsc::Receiver<Mail>) -> Vec<Mail> {
        letters.close();
        self.0.lock().expect("looking up does not panic").remove(id);
        std::iter::from_fn(|| letters.try_recv().ok()).collect()
    }
}
