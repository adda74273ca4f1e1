//! `cargo xtask`: test, tidy, scripts, deny, trainer, golden, clauses, new-game, faults, attack, versus, hall, web, site.

mod arrows;
mod attack;
mod clauses;
mod deny;
mod faults;
mod games;
mod hall;
mod new_game;
mod plan;
mod scripts;
mod shape;
mod suite;
mod tidy;
mod tools;
mod versus;
mod web;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::thread;

const HELP: &str = "\
cargo xtask test             everything that CI runs: fmt, clippy, tests, docs, tidy, deny
cargo xtask tidy             only the checks of the tree: same rooms, sizes, clauses, dependencies
cargo xtask scripts          the browser's modules: types and tests
cargo xtask deny             licences, sources and known holes of everything that comes from outside
cargo xtask trainer          lints and tests of the trainer, which the others leave out
cargo xtask golden GAME      write golden records, pictures and other expected files of a crate anew
cargo xtask clauses [GAME]   which clauses of the rules are cited by code and by tests
cargo xtask new-game SLUG XX copy the toy game to a new room, with clause prefix XX
cargo xtask faults           kill the release server twenty times under load; nothing may be lost
cargo xtask faults --nodes N break one thing after the other under a hall of several processes
cargo xtask attack           attack the release server while people play; they may not notice
cargo xtask versus           boardgame.io and Piazza beside each other, as fast as they go
cargo xtask hall             what a hall of many people takes, by measured costs
cargo xtask web              build the module that keeps the hall in a browser
cargo xtask web --laws [N]   measure it, and compare N random games of each title (1000) with the native program
cargo xtask site DIR         everything that needs no server, as plain files";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["test"] => test(),
        ["tidy"] => tidy::run(&root()),
        ["scripts"] => scripts::check(&root()),
        ["deny"] => deny::run(),
        ["trainer"] => trainer(),
        ["golden", game] => golden(game),
        ["clauses"] => clauses::run(&root(), None),
        ["clauses", game] => clauses::run(&root(), Some(game)),
        ["faults"] => faults::run(&root()),
        ["faults", "--nodes", many] => hall::build_and_run(&root(), many, ""),
        ["faults", "--nodes", many, fault] => hall::build_and_run(&root(), many, fault),
        ["faults", "--nodes", many, fault, program] => hall::run(Path::new(program), many, fault),
        ["attack"] => attack::run(&root()),
        ["hall"] => {
            plan::run();
            Ok(())
        }
        ["web"] => web::build(&root()).map(|module| println!("{}", module.display())),
        ["web", "--laws"] => web::laws(&root(), None),
        ["web", "--laws", games] => web::laws(&root(), Some(games)),
        ["site", folder] => web::site(&root(), folder),
        ["versus"] => versus::run(&root()),
        ["new-game", slug, prefix] => new_game::run(&root(), slug, prefix),
        _ => Err(HELP.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_owned()
}

/// Where cargo builds.
fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

/// The test programs run while lints and documentation are checked: neither keeps every core busy alone.
fn test() -> Result<(), String> {
    cargo(&["fmt", "--all", "--check"], &[])?;
    tidy::run(&root())?;
    deny::run_if_possible()?;
    let (programs, tools) =
        beside(|| suite::build(&root()), || tools::install().and_then(|()| scripts::check(&root())));
    tools?;
    let programs = programs?;
    let module = web::build_for_tests(&root());
    let (tests, checks) = beside(|| suite::run(programs, module.as_deref()), lints_and_docs);
    tests.and(checks)
}

/// Does two things side by side.
fn beside<A: Send, B>(
    one: impl FnOnce() -> Result<A, String> + Send,
    other: impl FnOnce() -> Result<B, String>,
) -> (Result<A, String>, Result<B, String>) {
    thread::scope(|scope| {
        let one = scope.spawn(one);
        let other = other();
        (one.join().unwrap_or_else(|_| Err("the tests could not be run".into())), other)
    })
}

/// Only `art` has examples in its documentation that can be run.
fn lints_and_docs() -> Result<(), String> {
    cargo(&["clippy", "--workspace", "--exclude", "train", "--all-targets", "--", "-D", "warnings"], &[])?;
    cargo(&["test", "--doc", "-p", "art"], &[])?;
    let doc = ["doc", "--workspace", "--exclude", "train", "--no-deps"];
    cargo(&doc, &[("RUSTDOCFLAGS", "-D warnings -A rustdoc::private_intra_doc_links")])
}

fn trainer() -> Result<(), String> {
    cargo(&["clippy", "-p", "train", "--all-targets", "--", "-D", "warnings"], &[])?;
    cargo(&["test", "-p", "train"], &[])
}

/// Writes the expected files of a crate anew.
pub fn golden(game: &str) -> Result<(), String> {
    cargo(&["test", "-p", game], &[("PIAZZA_BLESS", "1")])
}

pub fn cargo(args: &[&str], env: &[(&str, &str)]) -> Result<(), String> {
    eprintln!("> cargo {}", args.join(" "));
    let mut command = Command::new(cargo_program());
    command.args(args).current_dir(root()).envs(env.iter().copied());
    run(&mut command).map_err(|error| format!("cargo {}: {error}", args.join(" ")))
}

/// The cargo that started this.
fn cargo_program() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

fn run(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|error| error.to_string())?;
    if status.success() { Ok(()) } else { Err(status.to_string()) }
}
