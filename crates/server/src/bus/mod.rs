//! One hall in several processes: PostgreSQL says who runs which table, NATS carries what they say to each other.
//!
//! A table is run by one process, which has claimed it ([`crate::store::Claim`]). Sockets may be in any other: what they
//! send goes over a link to the process that runs their table, and what they are shown comes back, one copy for all that
//! are shown the same. Nothing depends on the bus keeping its word: what it loses is noticed, and shown anew.

mod deputy;
mod ear;
mod life;
mod link;
mod news;
mod notes;
mod post;

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, ServerAddr};
use percent_encoding::percent_decode_str;
use tokio::sync::{Notify, watch};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep, timeout};

pub use life::Life;
pub use notes::News;
pub use post::There;

use crate::app::App;
use crate::config::BusConfig;
use crate::error::Error;
use crate::people::random_id;
use crate::run::ServeError;
use crate::store::{Claim, Store};
use crate::table::{Mail, Tenure};
use notes::{Question, Seated, seal};

/// How long another process may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long a process that ends waits until everything has been said.
const FAREWELL: Duration = Duration::from_secs(1);
/// Between two attempts to reach the bus.
const AGAIN: Duration = Duration::from_millis(200);

/// This process's place on the bus.
pub struct Bus {
    client: Client,
    /// What all subjects of this hall begin with.
    subject: String,
    /// This process, in all its lives.
    process: String,
    lease: Duration,
    life: watch::Sender<Option<Arc<Life>>>,
    news: Mutex<Vec<News>>,
    bell: Notify,
    /// When this process last heard itself.
    echo: Mutex<Instant>,
    checking: AtomicBool,
    tasks: Mutex<Vec<AbortHandle>>,
}

/// Who we are on the bus: the first user and password in its addresses, which NATS's client leaves where they are.
fn known_as(servers: &[ServerAddr]) -> ConnectOptions {
    let plain = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    match servers.iter().find_map(|server| server.username().zip(server.password())) {
        Some((user, password)) => ConnectOptions::with_user_and_password(plain(user), plain(password)),
        None => ConnectOptions::new(),
    }
}

/// How a process stands among others.
pub struct Standing {
    /// Its name in this life; empty while it has none.
    pub node: String,
    /// Whether it hears the bus.
    pub bus: bool,
    /// Whether it holds a lease.
    pub lease: bool,
    /// Processes it is linked to.
    pub links: usize,
    /// Its sockets that follow tables elsewhere.
    pub guests: usize,
    /// Sockets elsewhere that follow its tables.
    pub deputies: usize,
}

/// Whose a table turned out to be.
pub enum Claimed {
    /// Ours to run.
    Ours(Tenure),
    /// Run by the process of this name.
    Theirs(String),
}

impl Bus {
    /// Connects. The hall's name on the bus is kept in its database, so that several halls may share a bus.
    pub async fn connect(config: &BusConfig, store: &Store) -> Result<Self, ServeError> {
        let unreachable = |error: &dyn std::fmt::Display| ServeError::Bus(error.to_string());
        let servers: Vec<ServerAddr> =
            config.url.split(',').map(str::parse).collect::<Result<_, _>>().map_err(|error| unreachable(&error))?;
        let options = known_as(&servers)
            .name("piazza")
            .connection_timeout(PATIENCE)
            .ping_interval(config.lease / 3)
            .reconnect_delay_callback(|_| AGAIN);
        let client = options.connect(servers).await.map_err(|error| unreachable(&error))?;
        let hall = store.secret("hall", &random_id(8)).await?;
        Ok(Self {
            client,
            subject: format!("piazza.{hall}"),
            process: random_id(12),
            lease: config.lease,
            life: watch::Sender::new(None),
            news: Mutex::default(),
            bell: Notify::new(),
            echo: Mutex::new(Instant::now()),
            checking: AtomicBool::new(false),
            tasks: Mutex::default(),
        })
    }

    /// A sign of life at least so often.
    fn beat(&self) -> Duration {
        self.lease / 6
    }

    fn life(&self) -> Option<Arc<Life>> {
        self.life.borrow().clone()
    }

    /// Begins the first life, and lives on.
    pub async fn start(&self, app: &App) -> Result<(), ServeError> {
        let bulletins = self.client.subscribe(format!("{}.all", self.subject)).await;
        let bulletins = bulletins.map_err(|error| ServeError::Bus(error.to_string()))?;
        let first = self.begin(app).await?;
        self.life.send_replace(Some(first.0.clone()));
        let [living, writing, reading] = [app.clone(), app.clone(), app.clone()];
        let tasks = [
            tokio::spawn(async move { live(&living, first).await }),
            tokio::spawn(async move { with(&writing, async |bus, app| bus.publish(app).await).await }),
            tokio::spawn(async move { with(&reading, async |bus, app| bus.read(app, bulletins).await).await }),
        ];
        *self.tasks.lock().expect("noting does not panic") = tasks.iter().map(|task| task.abort_handle()).collect();
        Ok(())
    }

    /// Leaves after the tables have: what is still to be said is said, and the lease is given up.
    pub async fn leave(&self, app: &App) {
        let Some(life) = self.life.send_replace(None) else { return };
        let said = async {
            while !life.links.are_quiet() {
                sleep(Duration::from_millis(5)).await;
            }
            let _ = self.client.flush().await;
        };
        let _ = timeout(FAREWELL, said).await;
        self.tasks.lock().expect("taking does not panic").drain(..).for_each(|task| task.abort());
        life.end();
        let _ = app.store.resign(&life.node).await;
    }

    /// How this process stands among others.
    pub fn standing(&self) -> Standing {
        let life = self.life();
        let [links, guests, deputies] = life.as_ref().map_or([0; 3], |life| life.links.counts());
        let (lease, bus) = (life.is_some(), self.is_heard());
        Standing { node: life.map_or_else(String::new, |life| life.node.clone()), bus, lease, links, guests, deputies }
    }

    /// Claims a table for this process, or says whose it is.
    pub async fn claim(&self, app: &App, table: &str) -> Result<Claimed, Error> {
        if app.is_stopping() {
            return Err(Error::Shutdown);
        }
        let life = self.life().ok_or(Error::Busy)?;
        match app.store.claim(table, &life.node).await?.ok_or(Error::NotFound)? {
            Claim::Ours(fence) => Ok(Claimed::Ours(Tenure::claimed(life, fence))),
            Claim::Theirs(nobody) if nobody.is_empty() => Err(Error::Busy),
            Claim::Theirs(node) => Ok(Claimed::Theirs(node)),
        }
    }

    /// Hands on what a socket here sends to a table elsewhere; gives back what is for here.
    pub fn relay(&self, mail: Mail) -> Option<Mail> {
        let Some(life) = self.life() else { return Some(mail) };
        match mail {
            Mail::Command { watcher, command } => {
                life.links.command(watcher, command).map(|command| Mail::Command { watcher, command })
            }
            Mail::Detach { watcher } => (!life.links.detach(watcher)).then_some(Mail::Detach { watcher }),
            Mail::Attach(_)
            | Mail::Seat { .. }
            | Mail::Online { .. }
            | Mail::Thought { .. }
            | Mail::Hinted(_)
            | Mail::Wake
            | Mail::Reread
            | Mail::Forget { .. } => Some(mail),
        }
    }

    /// Sends a letter to a table that another process runs.
    pub async fn forward(&self, node: &str, table: &str, mail: Mail) -> Result<(), Error> {
        match mail {
            Mail::Attach(attach) => self.life().ok_or(Error::Busy)?.links.attach(node, table, attach),
            Mail::Seat { person, change, reply } => {
                let seated = self.ask::<Seated>(node, Question::Seat { table: table.to_owned(), person, change }).await;
                let _ = reply.send(seated.and_then(|seated| seated.map(|room| *room)));
            }
            // A table that runs looks at its clock itself, and hears of those who are forgotten from everybody.
            Mail::Wake | Mail::Reread | Mail::Forget { .. } => {}
            // They are for a table as it is here.
            Mail::Detach { .. }
            | Mail::Command { .. }
            | Mail::Online { .. }
            | Mail::Thought { .. }
            | Mail::Hinted(_) => {}
        }
        Ok(())
    }

    /// Who is connected to a table, by seat, if another process runs it.
    pub async fn online(&self, app: &App, table: &str) -> Result<Vec<bool>, Error> {
        match app.store.runner(table).await? {
            Some(node) => self.ask(&node, Question::Online { table: table.to_owned() }).await,
            None => Ok(Vec::new()),
        }
    }

    async fn ask<T: serde::de::DeserializeOwned>(&self, node: &str, question: Question) -> Result<T, Error> {
        let asking = self.client.request(format!("{}.ask.{node}", self.subject), seal(&question, &[]).into());
        let answer = timeout(PATIENCE, asking).await.map_err(|_| Error::Busy)?.map_err(|_| Error::Busy)?;
        serde_json::from_slice(&answer.payload).map_err(|error| Error::Internal(error.to_string()))
    }
}

async fn with(app: &App, work: impl AsyncFnOnce(&Bus, &App)) {
    if let Some(bus) = &app.bus {
        work(bus, app).await;
    }
}

/// One life after the other.
async fn live(app: &App, first: (Arc<Life>, life::Ears)) {
    let Some(bus) = &app.bus else { return };
    let (mut life, mut ears) = first;
    loop {
        life.run(app, bus, ears).await;
        bus.life.send_replace(None);
        life.end();
        // If that cannot be said, the lease says it.
        let _ = app.store.resign(&life.node).await;
        (life, ears) = loop {
            match bus.begin(app).await {
                Ok(next) => break next,
                Err(_) => sleep(AGAIN).await,
            }
        };
        bus.life.send_replace(Some(life.clone()));
    }
}
