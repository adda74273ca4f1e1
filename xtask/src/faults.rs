//! The release server under load, killed and started again, over and over: nothing that was shown may be lost.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use crate::{cargo, target};

/// How often the server is killed.
const KILLS: u64 = 20;
/// Seconds between two kills.
const BETWEEN: u64 = 3;
const ADDRESS: &str = "127.0.0.1:8099";

/// Builds `piazza`, seats 400 misbehaving people, and kills the server under them.
pub fn run(root: &Path) -> Result<(), String> {
    cargo(&["build", "--release"], &[])?;
    let target = target(root);
    let (piazza, data) = (target.join("release/piazza"), target.join("tmp/faults"));
    if data.exists() {
        std::fs::remove_dir_all(&data).map_err(|error| error.to_string())?;
    }
    let mut server = start(&piazza, &data)?;
    sleep(Duration::from_secs(1));
    let seconds = (BETWEEN * (KILLS + 1)).to_string();
    let mut people = Command::new(&piazza)
        .args(["load", "--address", ADDRESS, "--people", "400", "--rate", "400", "--faults", "--seconds", &seconds])
        .spawn()
        .map_err(|error| error.to_string())?;
    for _ in 0..KILLS {
        sleep(Duration::from_secs(BETWEEN));
        kill(&mut server)?;
        server = start(&piazza, &data)?;
    }
    let status = people.wait().map_err(|error| error.to_string())?;
    kill(&mut server)?;
    eprintln!("killed {KILLS} times");
    if status.success() { Ok(()) } else { Err(status.to_string()) }
}

fn start(piazza: &Path, data: &Path) -> Result<Child, String> {
    let mut command = Command::new(piazza);
    command.args(["serve", "--one-address", "--listen", ADDRESS, "--data"]).arg(data).stdout(Stdio::null());
    command.stderr(Stdio::null()).spawn().map_err(|error| error.to_string())
}

/// `kill -9`.
fn kill(server: &mut Child) -> Result<(), String> {
    server.kill().and_then(|()| server.wait()).map(drop).map_err(|error| error.to_string())
}
