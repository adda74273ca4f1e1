//! What the browser tests need: Chromium and its driver, installed if missing.

use std::process::{Command, Stdio};

use crate::run;

const NEEDED: [&str; 2] = ["chromium", "chromedriver"];

/// Installs Debian's packages where they are missing and where that is possible.
pub fn install() -> Result<(), String> {
    if NEEDED.iter().all(|program| is_there(program)) {
        return Ok(());
    }
    if !is_there("apt-get") {
        return Err("the browser tests need chromium and chromedriver on the PATH: please install them".into());
    }
    eprintln!("> installing chromium and chromium-driver");
    let apt = |args: &[&str]| {
        let mut command = if am_root() { Command::new("apt-get") } else { sudo() };
        run(command.args(args).env("DEBIAN_FRONTEND", "noninteractive")).map_err(|e| format!("apt-get: {e}"))
    };
    apt(&["-qq", "update"])?;
    apt(&["-qq", "install", "-y", "--no-install-recommends", "chromium", "chromium-driver", "fonts-dejavu-core"])
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
