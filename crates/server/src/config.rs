//! How a server is set up.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use catalog::{Level, Name, Title};

use crate::clock::{Clock, Millis};
use crate::origin::Network;
use crate::store::{self, Sharing};
use crate::tidying::Tidying;

/// Everything that can be told to a server.
#[derive(Clone)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The directory of the SQLite file.
    pub data: PathBuf,
    /// What to do if others on this machine can read that file.
    pub sharing: Sharing,
    /// The address of a PostgreSQL database, instead of the file.
    pub database: Option<String>,
    /// The bus that joins several processes on one database into one hall.
    pub bus: Option<BusConfig>,
    /// How long one waits for the database before something is refused.
    pub patience: Duration,
    /// The games on offer.
    pub titles: &'static [&'static dyn Title],
    /// The module that keeps the hall in a browser, if the games are to be had without the server too.
    pub module: Option<&'static [u8]>,
    /// Time.
    pub clock: Clock,
    /// How much is too much.
    pub limits: Limits,
    /// What becomes of tables and guests that nobody comes back to.
    pub tidying: Tidying,
    /// How long a bot waits before it moves, so that people can follow.
    pub bot_pause: Millis,
    /// How long somebody is away before a bot may stand in.
    pub absence: Millis,
    /// How long a table without visitors stays in memory.
    pub idle: Millis,
    /// How well stand-ins play.
    pub stand_in: Name,
    /// How many slow bots think at the same time, and how many quick ones.
    pub thinkers: usize,
    /// How many passwords are proven at the same time; each takes 19 MB.
    pub provers: usize,
    /// How many tables draw what they show at the same time.
    pub drawers: usize,
    /// How many looks back (steps, pictures, records) are worked out at the same time.
    pub painters: usize,
    /// The proxies in front: only they are believed where a visitor comes from (`X-Forwarded-For`, `-Proto`, `-Host`).
    pub proxies: Vec<Network>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("piazza-data"),
            sharing: Sharing::default(),
            database: None,
            bus: None,
            patience: store::PATIENCE,
            titles: catalog::titles(),
            module: None,
            clock: Clock::System,
            limits: Limits::default(),
            tidying: Tidying::default(),
            bot_pause: 500,
            absence: 120_000,
            idle: 60_000,
            stand_in: Name::of(Level::Casual),
            thinkers: spare_cores(),
            provers: spare_cores(),
            drawers: cores(),
            painters: spare_cores(),
            proxies: Vec::new(),
        }
    }
}

/// How a process finds the others of its hall.
#[derive(Clone, Debug)]
pub struct BusConfig {
    /// The addresses of NATS servers, with commas between them.
    pub url: String,
    /// How long a process that says nothing counts as alive.
    pub lease: Duration,
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// One core is left for people's moves.
fn spare_cores() -> usize {
    cores().saturating_sub(1).max(1)
}

/// How much is too much.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Forms per second and address; bursts of six seconds' worth.
    pub forms_per_second: u32,
    /// Pages and other answers that are made on demand, per second and address; bursts of ten seconds' worth.
    pub pages_per_second: u32,
    /// Wrong logins in a row before one has to wait.
    pub logins: u32,
    /// Socket messages per second and connection; bursts of three seconds' worth.
    pub messages_per_second: u32,
    /// Refused messages before a connection is dropped.
    pub refusals: u32,
    /// Connections of all kinds in all; fewer if the system allows fewer open files. The last quarter is kept for the
    /// addresses of people who sit at tables.
    pub connections: usize,
    /// Connections of all kinds per address.
    pub connections_per_address: usize,
    /// Sockets per address.
    pub sockets_per_address: usize,
    /// Sockets in all.
    pub sockets: usize,
    /// Passwords, steps, pictures and the like that may wait for their turn, of each kind.
    pub waiting: usize,
    /// How many of them one address may have under way.
    pub waiting_per_address: usize,
    /// The widest picture, in pixels.
    pub picture_width: u32,
    /// Unfinished tables per person.
    pub tables_per_person: usize,
    /// New tables per address and hour.
    pub tables_per_address: u32,
    /// Unfinished tables in all.
    pub tables: usize,
    /// Bytes of a message or a form.
    pub message_bytes: usize,
    /// Bytes that may wait for a player's connection.
    pub queue_bytes: usize,
    /// Bytes that may wait for a spectator's connection.
    pub spectator_queue_bytes: usize,
    /// Connections that look on at one table.
    pub spectators_per_table: usize,
    /// How often a table may go back to one and the same step.
    pub undos_per_step: u32,
    /// How often it may go back in all.
    pub undos: u32,
    /// Chat lines per minute of one player at one table.
    pub chat_per_minute: usize,
    /// Chat lines per minute of one spectator at one table.
    pub spectator_chat_per_minute: usize,
    /// Chat lines per hour of all players of a table.
    pub chat_per_hour: usize,
    /// Chat lines per hour of all spectators of a table.
    pub spectator_chat_per_hour: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            forms_per_second: 10,
            pages_per_second: 20,
            logins: 10,
            messages_per_second: 20,
            refusals: 100,
            connections: 10_000,
            connections_per_address: 128,
            sockets_per_address: 64,
            sockets: 20_000,
            waiting: 16,
            waiting_per_address: 4,
            picture_width: 2_400,
            tables_per_person: 50,
            tables_per_address: 60,
            tables: 100_000,
            message_bytes: 16 * 1024,
            queue_bytes: 4 * 1024 * 1024,
            spectator_queue_bytes: 1024 * 1024,
            spectators_per_table: 200,
            undos_per_step: 30,
            undos: 1_000,
            chat_per_minute: 20,
            spectator_chat_per_minute: 5,
            chat_per_hour: 600,
            spectator_chat_per_hour: 200,
        }
    }
}

impl Limits {
    /// For load tests, where thousands of people come from one address.
    pub fn one_address() -> Self {
        Self {
            forms_per_second: 100_000,
            pages_per_second: 100_000,
            connections_per_address: 20_000,
            sockets_per_address: 20_000,
            messages_per_second: 1_000,
            tables_per_address: 1_000_000,
            ..Self::default()
        }
    }
}
