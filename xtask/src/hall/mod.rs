//! A hall of several release processes on a real PostgreSQL and a real NATS server, under load, with one fault after the
//! other: nothing that was shown may be lost or done twice, and everybody comes back by themselves.

mod engines;
mod wire;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use serde_json::Value;

use self::engines::{Nats, Node, Postgres, signal};
use crate::{cargo, target, tools};

/// How many people play during each fault.
const PEOPLE: u32 = 400;
/// Moves per second.
const RATE: u32 = 400;
/// Seconds of play before a fault and after it.
const BEFORE: u64 = 4;
const AFTER: u64 = 10;
/// Seconds within which play goes on after a fault, or after the end of one that spares nobody: five for another owner,
/// and the rest for people to notice and come back.
const GRACE: f64 = 8.0;

/// What is done to a hall.
#[derive(Clone, Copy)]
enum Fault {
    Nothing,
    KillOwner,
    PauseOwner,
    BusDown,
    DatabaseDown,
    OffTheBus,
    OffTheDatabase,
    RollingRestart,
}

impl Fault {
    const ALL: [Fault; 8] = [
        Fault::Nothing,
        Fault::KillOwner,
        Fault::PauseOwner,
        Fault::BusDown,
        Fault::DatabaseDown,
        Fault::OffTheBus,
        Fault::OffTheDatabase,
        Fault::RollingRestart,
    ];

    const fn name(self) -> &'static str {
        match self {
            Fault::Nothing => "nothing",
            Fault::KillOwner => "kill -9 of one process",
            Fault::PauseOwner => "SIGSTOP of one for 30 s, and its return",
            Fault::BusDown => "bus down for 20 s",
            Fault::DatabaseDown => "database down for 20 s",
            Fault::OffTheBus => "one process cut off from the bus for 20 s",
            Fault::OffTheDatabase => "one process cut off from the database for 20 s",
            Fault::RollingRestart => "all processes restarted, one after the other",
        }
    }

    /// How many seconds it lasts.
    const fn lasts(self) -> u64 {
        match self {
            Fault::Nothing | Fault::KillOwner => 0,
            Fault::PauseOwner => 30,
            Fault::BusDown | Fault::DatabaseDown | Fault::OffTheBus | Fault::OffTheDatabase => 20,
            Fault::RollingRestart => 15,
        }
    }

    /// How many seconds of it nobody can help.
    const fn helpless(self) -> f64 {
        match self {
            Fault::BusDown | Fault::DatabaseDown => 20.0,
            Fault::Nothing
            | Fault::KillOwner
            | Fault::PauseOwner
            | Fault::OffTheBus
            | Fault::OffTheDatabase
            | Fault::RollingRestart => 0.0,
        }
    }
}

struct Hall {
    piazza: PathBuf,
    nodes: Vec<Node>,
    nats: Nats,
    postgres: Postgres,
}

/// Builds `piazza`, and tries it with the faults whose names begin so.
pub fn build_and_run(root: &Path, nodes: &str, faults: &str) -> Result<(), String> {
    cargo(&["build", "--release"], &[])?;
    run(&target(root).join("release/piazza"), nodes, faults)
}

/// Opens a hall, and breaks one thing after the other.
pub fn run(piazza: &Path, nodes: &str, faults: &str) -> Result<(), String> {
    let many: usize = nodes.parse().ok().filter(|many| (2..=9).contains(many)).ok_or("2 to 9 processes")?;
    tools::install()?;
    let place = std::env::temp_dir().join(format!("piazza-hall-{}", std::process::id()));
    let (postgres, nats) = (Postgres::start(&place)?, Nats::start()?);
    let node = |n| Node::start((piazza, place.join(format!("process-{n}.log"))), &postgres, &nats);
    let nodes = (1..=many).map(node).collect::<Result<_, _>>()?;
    let mut hall = Hall { piazza: piazza.to_owned(), nodes, nats, postgres };
    println!("| Fault | Moves | Came back | Longest wait | p99 | Errors |\n|---|---|---|---|---|---|");
    let chosen = Fault::ALL.into_iter().filter(|fault| fault.name().starts_with(faults));
    let failed: Vec<_> = chosen.filter_map(|fault| hall.suffer(fault).err()).collect();
    drop(hall);
    if failed.is_empty() {
        let _ = std::fs::remove_dir_all(&place);
        return Ok(());
    }
    Err(format!("{}\nWhat the processes wrote: {}", failed.join("\n"), place.display()))
}

impl Hall {
    /// Lets people play through a fault, and looks what became of their moves.
    fn suffer(&mut self, fault: Fault) -> Result<(), String> {
        let mut people = self.people(BEFORE + fault.lasts() + AFTER)?;
        let (mut said, told) = (String::new(), people.stderr.take().ok_or("people cannot be heard")?);
        let mut told = BufReader::new(told);
        told.read_line(&mut said).map_err(|error| error.to_string())?;
        if !said.contains("seated") {
            return Err(format!("{}: nobody sits: {said}", fault.name()));
        }
        sleep(Duration::from_secs(BEFORE));
        self.inflict(fault)?;
        let output = people.wait_with_output().map_err(|error| error.to_string())?;
        let report: Value =
            serde_json::from_slice(&output.stdout).map_err(|error| format!("{}: {error}", fault.name()))?;
        let doubled = self.postgres.ask(
            "SELECT COUNT(*) FROM (SELECT 1 FROM journal WHERE tag <> '' GROUP BY match_id, tag HAVING COUNT(*) > 1) d",
        )?;
        let (waited, p99) = (number(&report, "longest_return_ms") / 1e3, number(&report, "p99_ms"));
        let (moves, returns, errors) = (&report["moves"], &report["returns"], &report["errors"]);
        println!("| {} | {moves} | {returns} | {waited:.1} s | {p99:.0} ms | {errors} |", fault.name());
        let checks = [
            (errors.as_array().is_some_and(Vec::is_empty), format!("{errors}")),
            (doubled == "0", format!("{doubled} commands were done twice")),
            (waited <= fault.helpless() + GRACE, format!("somebody waited for {waited:.1} s")),
        ];
        let failed: Vec<_> = checks.into_iter().filter(|(holds, _)| !holds).map(|(_, what)| what).collect();
        if failed.is_empty() { Ok(()) } else { Err(format!("{}: {}", fault.name(), failed.join(", "))) }
    }

    fn people(&self, seconds: u64) -> Result<Child, String> {
        let mut command = Command::new(&self.piazza);
        command.args(["load", "--json", "--faults", "--people", &PEOPLE.to_string(), "--rate", &RATE.to_string()]);
        command.args(["--seconds", &seconds.to_string()]);
        for node in &self.nodes {
            command.args(["--address", &format!("127.0.0.1:{}", node.port)]);
        }
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().map_err(|error| error.to_string())
    }

    fn inflict(&mut self, fault: Fault) -> Result<(), String> {
        let lasts = Duration::from_secs(fault.lasts());
        let owner = &mut self.nodes[0];
        match fault {
            Fault::Nothing => {}
            Fault::KillOwner => {
                signal(&owner.child, "KILL")?;
                owner.again()?;
            }
            Fault::PauseOwner => {
                signal(&owner.child, "STOP")?;
                sleep(lasts);
                signal(&owner.child, "CONT")?;
            }
            Fault::BusDown => {
                self.nats.shut()?;
                sleep(lasts);
                self.nats.open()?;
            }
            Fault::DatabaseDown => {
                self.postgres.shut()?;
                sleep(lasts);
                self.postgres.open()?;
            }
            Fault::OffTheBus => {
                owner.bus.cut();
                sleep(lasts);
                owner.bus.mend();
            }
            Fault::OffTheDatabase => {
                owner.database.cut();
                sleep(lasts);
                owner.database.mend();
            }
            Fault::RollingRestart => {
                let pause = lasts / self.nodes.len() as u32;
                for node in &mut self.nodes {
                    signal(&node.child, "TERM")?;
                    node.again()?;
                    sleep(pause);
                }
            }
        }
        Ok(())
    }
}

fn number(report: &Value, key: &str) -> f64 {
    report[key].as_f64().unwrap_or(f64::NAN)
}
