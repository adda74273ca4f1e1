//! What the tests need beside Rust: Chromium with its driver, PostgreSQL, NATS, and Node for the types and tests of the
//! browser's modules. Installed if missing.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::run;

/// Installs Debian's packages where something is missing and where that is possible.
pub fn install() -> Result<(), String> {
    let mut packages = Vec::new();
    if !["chromium", "chromedriver"].iter().all(|program| is_there(program)) {
        packages.extend(["chromium", "chromium-driver", "fonts-dejavu-core"]);
    }
    // Debian keeps the programs of PostgreSQL's server off the PATH.
    if !is_there("pg_ctl") && !Path::new("/usr/lib/postgresql").exists() {
        packages.push("postgresql");
    }
    if !is_there("nats-server") {
        packages.push("nats-server");
    }
    if !["node", "npm"].iter().all(|program| is_there(program)) {
        packages.extend(["nodejs", "npm"]);
    }
    if packages.is_empty() {
        return Ok(());
    }
    if !is_there("apt-get") {
        return Err(format!("the tests need {}: please install them", packages.join(", ")));
    }
    eprintln!("> installing {}", packages.join(", "));
    apt(&["-qq", "update"])?;
    apt(&[&["-qq", "install", "-y", "--no-install-recommends"], &packages[..]].concat())
}

fn apt(args: &[&str]) -> Result<(), String> {
    let mut command = if am_root() { Command::new("apt-get") } else { sudo() };
    run(command.args(args).env("DEBIAN_FRONTEND", "noninteractive")).map_err(|e| format!("apt-get: {e}"))
}

fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}

fn am_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|out| out.stdout.starts_with(b"0"))
}

fn sudo() -> Command {
    let mut command = Command::new("sudo");
    command.arg("apt-get");
    command
}
