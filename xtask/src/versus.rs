//! Piazza and boardgame.io beside each other: the same number of tables, as fast as they go, on the same machine.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use serde_json::Value;

use crate::{cargo, run as finish, target};

const TABLES: u32 = 100;
const SECONDS: u32 = 15;
const THEIR_PORT: &str = "8097";
const OUR_ADDRESS: &str = "127.0.0.1:8098";

/// Builds ours, installs theirs, lets people play at both and prints a table.
pub fn run(root: &Path) -> Result<(), String> {
    cargo(&["build", "--release"], &[])?;
    let target = target(root);
    let (place, piazza) = (target.join("versus"), target.join("release/piazza"));
    std::fs::create_dir_all(&place).map_err(|error| error.to_string())?;
    println!("{TABLES} tables of two people, as fast as they go, {SECONDS} seconds each\n");
    println!("| Hall | Moves a second | p50 | p99 | Server, per move | People, per move |\n|---|---|---|---|---|---|");
    print("boardgame.io 0.50.2, a counter, in memory", &theirs(root, &place)?);
    print("Piazza, Hamlet, on disk", &ours(&piazza, &place, &["hamlet"])?);
    print("Piazza, Fifth Avenue with boards, on disk", &ours(&piazza, &place, &["fifth-avenue", "--scenes"])?);
    Ok(())
}

fn print(name: &str, report: &Value) {
    let number = |key: &str| report[key].as_f64().unwrap_or(f64::NAN);
    println!(
        "| {name} | {:.0} | {:.1} ms | {:.1} ms | {:.0} \u{b5}s | {:.0} \u{b5}s |",
        number("moves_per_s"),
        number("p50_ms"),
        number("p99_ms"),
        number("server_us_per_move"),
        number("people_us_per_move"),
    );
}

/// The hall of boardgame.io, from npm as its lock file says.
fn theirs(root: &Path, place: &Path) -> Result<Value, String> {
    for file in ["package.json", "package-lock.json", "hall.cjs", "people.cjs"] {
        std::fs::copy(root.join("xtask/versus").join(file), place.join(file)).map_err(|error| error.to_string())?;
    }
    let mut npm = Command::new("npm");
    finish(npm.args(["ci", "--silent", "--no-audit", "--no-fund"]).current_dir(place))
        .map_err(|error| format!("npm ci: {error} (this command needs node and npm)"))?;
    let mut hall = Command::new("node");
    let hall = Hall::open(hall.args(["hall.cjs", THEIR_PORT]).env("NODE_ENV", "production").current_dir(place))?;
    let mut people = Command::new("node");
    people.args(["people.cjs", THEIR_PORT, &TABLES.to_string(), &SECONDS.to_string()]).current_dir(place);
    people.arg(hall.process.id().to_string());
    report(&mut people)
}

/// A hall of ours on a file of its own.
fn ours(piazza: &Path, place: &Path, what: &[&str]) -> Result<Value, String> {
    let data = place.join("data");
    let _ = std::fs::remove_dir_all(&data);
    let mut hall = Command::new(piazza);
    hall.args(["serve", "--one-address", "--listen", OUR_ADDRESS, "--data"]).arg(&data);
    let hall = Hall::open(hall.stderr(Stdio::null()))?;
    let mut people = Command::new(piazza);
    people.args(["load", "--json", "--address", OUR_ADDRESS, "--people", &(2 * TABLES).to_string()]);
    people.args(["--seconds", &SECONDS.to_string(), "--pid", &hall.process.id().to_string(), "--game"]).args(what);
    report(&mut people)
}

fn report(people: &mut Command) -> Result<Value, String> {
    let output = people.stderr(Stdio::inherit()).output().map_err(|error| error.to_string())?;
    serde_json::from_slice(&output.stdout).map_err(|error| format!("{error}: {}", output.status))
}

/// A hall that is closed when nobody needs it any more.
struct Hall {
    process: Child,
    /// Kept, so that the hall can go on writing.
    _lines: BufReader<ChildStdout>,
}

impl Hall {
    /// Starts one and waits for its first line, which says that it is open.
    fn open(command: &mut Command) -> Result<Self, String> {
        let mut process = command.stdout(Stdio::piped()).spawn().map_err(|error| error.to_string())?;
        let mut lines = BufReader::new(process.stdout.take().ok_or("no output")?);
        let read = lines.read_line(&mut String::new());
        let hall = Self { process, _lines: lines };
        if read.is_ok_and(|read| read > 0) { Ok(hall) } else { Err("the hall did not open".into()) }
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
