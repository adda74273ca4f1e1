//! Attacks on a server of one's own: too much of everything, from two hundred addresses of this machine, while people
//! play. Bounded in count and time; the server is started for each attack and ended after it.

mod journal;
mod kinds;
mod probe;
mod server;
mod wire;

use std::path::Path;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::{LoadError, LoadPlan, LoadReport, Spread};

pub use journal::{Looks, look_at_a_long_journal};
pub use kinds::Attack;
use probe::Probe;
use server::Server;

/// How long each attack lasts.
const TIME: Duration = Duration::from_secs(15);
/// How long people have played before it begins.
const HEAD_START: Duration = Duration::from_secs(3);
/// How many people play.
const PEOPLE: usize = 20;
/// How many moves they make in a second, together.
const RATE: u32 = 20;

/// What must hold, whatever is attacked.
pub struct Targets {
    /// The most memory, in bytes.
    pub memory: u64,
    /// The longest that 99 of 100 moves may take.
    pub p99: Duration,
    /// The longest that `/health` may take.
    pub health: Duration,
}

/// The targets of the project.
pub const TARGETS: Targets =
    Targets { memory: 600_000_000, p99: Duration::from_millis(100), health: Duration::from_millis(200) };

/// What came out of one run.
pub struct Row {
    /// What was done.
    pub name: String,
    /// The server's memory at its highest, in bytes.
    pub memory: u64,
    /// What the people saw who played meanwhile.
    pub people: LoadReport,
    /// The slowest answer of `/health`.
    pub health: Duration,
    /// How often the server said no, by its own count.
    pub refused: u64,
}

impl Row {
    /// What does not hold.
    pub fn failures(&self, targets: &Targets) -> Vec<String> {
        let checks = [
            (self.memory <= targets.memory, format!("{} MB of memory", self.memory / 1_000_000)),
            (self.people.p99_ms <= targets.p99.as_secs_f64() * 1e3, format!("moves take {:.0} ms", self.people.p99_ms)),
            (self.health <= targets.health, format!("/health takes {} ms", self.health.as_millis())),
            (self.people.errors.is_empty(), format!("players saw {:?}", self.people.errors)),
        ];
        checks.into_iter().filter(|(holds, _)| !holds).map(|(_, what)| format!("{}: {what}", self.name)).collect()
    }
}

/// Starts a server, lets people play, attacks it, and reports. No attack at all shows what the machine does by itself.
pub async fn run(program: &Path, game: &str, attacks: &[Attack]) -> Result<Row, LoadError> {
    let arguments: Vec<&str> = attacks.iter().flat_map(|attack| attack.arguments()).copied().collect();
    let server = Server::start(program, &arguments)?;
    let plan = LoadPlan {
        addresses: vec![server.address],
        game: game.to_owned(),
        people: PEOPLE,
        time: HEAD_START + TIME,
        rate: Some(RATE),
        scenes: true,
        faults: false,
        pid: None,
        spread: Spread::OnePerPerson,
    };
    let people = tokio::spawn(async move { crate::run(&plan, |_| ()).await });
    sleep(HEAD_START).await;
    let probe = Probe::start(server.address);
    let mut attackers = JoinSet::new();
    for attack in attacks {
        attack.begin(server.address, game, &mut attackers).await?;
    }
    sleep(TIME).await;
    let health = probe.end().await;
    let (memory, refused) = (server.memory_peak(), probe::refusals(server.address).await);
    let people = people.await.map_err(|error| LoadError::Refused(error.to_string()))??;
    attackers.shutdown().await;
    let name = match attacks {
        [] => "nothing".to_owned(),
        [one] => one.name().to_owned(),
        _ => "all at once".to_owned(),
    };
    Ok(Row { name, memory, people, health, refused })
}
