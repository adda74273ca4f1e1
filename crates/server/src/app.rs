//! What all handlers share.

use std::ops::Deref;
use std::sync::Arc;

use catalog::Title;
use tokio::sync::{OnceCell, Semaphore, watch};

use crate::bus::{Bus, News};
use crate::clock::Millis;
use crate::config::Config;
use crate::doors::Doors;
use crate::error::Error;
use crate::gates::{Company, Gates};
use crate::metrics::Metrics;
use crate::people::{Keys, Lines, random_id};
use crate::pools::Pool;
use crate::prepared::Shelf;
use crate::run::ServeError;
use crate::site::Files;
use crate::store::Store;
use crate::table::{Mail, Tables};
use crate::thinkers::Thinkers;

/// How many tables are opened at the same time.
const OPENERS: usize = 16;

/// How many reviews are made at the same time.
const REVIEWERS: usize = 1;

/// The server's parts. Cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// The parts themselves.
pub struct Parts {
    /// How the server is set up.
    pub config: Config,
    /// What is kept.
    pub store: Store,
    /// What cookies are signed with.
    pub keys: Keys,
    /// The tables that are awake.
    pub tables: Tables,
    /// The open sockets of people.
    pub lines: Lines,
    /// Everybody who is connected.
    pub doors: Arc<Doors>,
    /// Rate limits.
    pub gates: Gates,
    /// Numbers for operators.
    pub metrics: Metrics,
    /// Places for thinking bots.
    pub thinkers: Thinkers,
    /// Places for proving passwords.
    pub provers: Pool,
    /// Places for drawing what tables show.
    pub drawers: Arc<Semaphore>,
    /// Places for looking back.
    pub painters: Pool,
    /// Places for making reviews.
    pub reviewers: Pool,
    /// Places for opening tables.
    pub openers: Arc<Semaphore>,
    /// Answers that are the same for everybody.
    pub shelf: Shelf,
    /// The site of plain files, once somebody has asked for it.
    pub offline: OnceCell<Arc<Files>>,
    /// The other processes, if this is one of several.
    pub bus: Option<Bus>,
    /// Turns true when the server stops.
    pub stopping: watch::Sender<bool>,
}

impl Deref for App {
    type Target = Parts;
    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl App {
    /// Opens the store and puts the parts together.
    pub async fn new(config: Config) -> Result<Self, ServeError> {
        let store = match &config.database {
            Some(url) => Store::postgres(url).await?,
            None => Store::sqlite(&config.data, config.sharing).await?,
        };
        let store = store.patient(config.patience);
        let bus = match &config.bus {
            Some(_) if config.database.is_none() => return Err(ServeError::Bus("it needs --database too".into())),
            Some(bus) => Some(Bus::connect(bus, &store).await?),
            None => None,
        };
        let keys = Keys::new(&store.secret("cookies", &random_id(52)).await?);
        Ok(Self(Arc::new(Parts {
            store,
            keys,
            tables: Tables::default(),
            lines: Lines::default(),
            doors: Doors::new(&config.limits),
            gates: Gates::new(&config.limits, if bus.is_some() { Company::Others } else { Company::Alone }),
            bus,
            metrics: Metrics::default(),
            thinkers: Thinkers::new(config.thinkers),
            provers: Pool::new(config.provers, &config.limits),
            drawers: Arc::new(Semaphore::new(config.drawers.max(1))),
            painters: Pool::new(config.painters, &config.limits),
            reviewers: Pool::new(REVIEWERS, &config.limits),
            openers: Arc::new(Semaphore::new(OPENERS)),
            shelf: Shelf::default(),
            offline: OnceCell::new(),
            stopping: watch::Sender::new(false),
            config,
        })))
    }

    /// What time it is.
    pub fn now(&self) -> Millis {
        self.config.clock.now()
    }

    /// Whether the server is stopping.
    pub fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Waits until the server stops.
    pub async fn stopped(&self) {
        let mut stopping = self.stopping.subscribe();
        drop(stopping.wait_for(|stopping| *stopping).await);
    }

    /// Closes the sockets of a login, or all of a person, in every process.
    pub fn end_lines(&self, id: &str) {
        self.lines.end(id);
        if let Some(bus) = &self.bus {
            bus.tell(News::End { id: id.to_owned() });
        }
    }

    /// Hands on what a socket here sends to a table elsewhere; gives back what is for here.
    pub fn relay(&self, mail: Mail) -> Option<Mail> {
        match &self.bus {
            Some(bus) => bus.relay(mail),
            None => Some(mail),
        }
    }

    /// Tells every table that is awake, in every process, that somebody was removed from what is on disk.
    pub fn forget(&self, person: &str) {
        self.tables.forget(person);
        if let Some(bus) = &self.bus {
            bus.tell(News::Forget { person: person.to_owned() });
        }
    }

    /// Tells a table that is awake, in whatever process, that what is on disk was changed by somebody else.
    pub fn reread(&self, table: &str) {
        self.tables.notify(self, table, Mail::Reread);
        if let Some(bus) = &self.bus {
            bus.tell(News::Reread { table: table.to_owned() });
        }
    }

    /// The game of a slug.
    pub fn title(&self, slug: &str) -> Result<&'static dyn Title, Error> {
        self.config.titles.iter().copied().find(|title| title.info().slug == slug).ok_or(Error::NotFound)
    }
}
