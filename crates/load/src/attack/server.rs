//! The server that is attacked: a process of its own, on a directory that is gone afterwards.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::LoadError;
use crate::process;

pub struct Server {
    pub address: SocketAddr,
    process: Child,
    /// Where it keeps everything.
    pub data: PathBuf,
}

impl Server {
    /// Starts `piazza serve` with its usual limits but for what is said.
    pub fn start(program: &Path, arguments: &[&str]) -> Result<Self, LoadError> {
        let trouble = |error: std::io::Error| LoadError::Refused(format!("{}: {error}", program.display()));
        let data = std::env::temp_dir().join(format!("piazza-attack-{}", std::process::id()));
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&data).args(arguments);
        let mut process = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().map_err(trouble)?;
        let mut line = String::new();
        let output = process.stdout.take().ok_or(LoadError::Ended)?;
        BufReader::new(output).read_line(&mut line).map_err(trouble)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next()?.parse().ok());
        let address = address.ok_or_else(|| LoadError::Refused(format!("no address in {line:?}")))?;
        Ok(Self { address, process, data })
    }

    /// The most memory it ever held, in bytes.
    pub fn memory_peak(&self) -> u64 {
        process::peak(self.process.id()).unwrap_or(0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It was started here, and whatever it held is of no use to anybody.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}
