//! What comes in from outside: licences, sources, banned crates, and known holes. `deny.toml` says what is allowed.

use std::process::{Command, Stdio};

use crate::{cargo, cargo_program, root};

/// What can be checked without the database of known holes.
const LOCAL: [&str; 3] = ["bans", "licenses", "sources"];

/// Checks everything; says what is missing if it cannot.
pub fn run() -> Result<(), String> {
    if !is_there() {
        return Err("cargo deny is missing: cargo install cargo-deny --locked".to_owned());
    }
    cargo(&["deny", "check"], &[])
}

/// Checks what can be checked here, and says in one line what was left out.
pub fn run_if_possible() -> Result<(), String> {
    if !is_there() {
        eprintln!("> left out: cargo deny is not installed (cargo install cargo-deny --locked)");
        return Ok(());
    }
    if has_database() {
        return cargo(&["deny", "check"], &[]);
    }
    eprintln!("> left out: known holes, because their database cannot be had (cargo deny fetch)");
    cargo(&[&["deny", "check"], &LOCAL[..]].concat(), &[])
}

fn is_there() -> bool {
    succeeds(Command::new("cargo-deny").arg("--version"))
}

/// Whether the database of known holes can be fetched, or brought up to date.
fn has_database() -> bool {
    succeeds(Command::new(cargo_program()).args(["deny", "fetch", "db"]).current_dir(root()))
}

fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
