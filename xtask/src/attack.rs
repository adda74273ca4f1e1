//! The release server attacked from two hundred addresses of this machine while people play.

use std::path::Path;
use std::process::Command;

use crate::{cargo, run as finish, target};

/// The game that people play meanwhile.
const GAME: &str = "fifth-avenue";

/// Builds the server and its attackers, and lets them loose.
pub fn run(root: &Path) -> Result<(), String> {
    // One after the other: together they would be built with more features than each has alone, and so once more.
    cargo(&["build", "--release"], &[])?;
    cargo(&["build", "--release", "-p", "load"], &[])?;
    let release = target(root).join("release");
    finish(Command::new(release.join("attack")).arg(release.join("piazza")).arg(GAME))
}
