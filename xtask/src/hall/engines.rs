//! PostgreSQL, NATS and the processes of a hall, each as a process of its own.

use std::fs::OpenOptions;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::wire::Wire;

/// How long something may take to start.
const START: Duration = Duration::from_secs(60);

/// A port that is free.
fn free_port() -> Result<u16, String> {
    let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
    free.map(|address| address.port()).map_err(|error| error.to_string())
}

/// Waits until somebody listens.
fn opened(port: u16) -> Result<(), String> {
    let begun = Instant::now();
    while TcpStream::connect(SocketAddr::from(([127, 0, 0, 1], port))).is_err() {
        if begun.elapsed() > START {
            return Err(format!("nobody listens on port {port}"));
        }
        sleep(Duration::from_millis(20));
    }
    Ok(())
}

fn quiet(command: &mut Command) -> &mut Command {
    command.stdout(Stdio::null()).stderr(Stdio::null())
}

/// Runs a command, whose output is shown if it fails.
fn done(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned()),
        false => Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr))),
    }
}

/// Sends a signal by name.
pub fn signal(child: &Child, name: &str) -> Result<(), String> {
    done(Command::new("kill").args(["-s", name, &child.id().to_string()])).map(drop)
}

/// A database server.
pub struct Postgres {
    programs: PathBuf,
    place: PathBuf,
    pub port: u16,
}

impl Postgres {
    pub fn start(place: &Path) -> Result<Self, String> {
        let versions = std::fs::read_dir("/usr/lib/postgresql").map_err(|error| format!("PostgreSQL: {error}"))?;
        let newest = versions.flatten().map(|version| version.path().join("bin")).max();
        let programs = newest.ok_or("PostgreSQL has no programs")?;
        std::fs::create_dir_all(place).map_err(|error| error.to_string())?;
        let postgres = Self { programs, place: place.to_owned(), port: free_port()? };
        // PostgreSQL does not run as root.
        done(Command::new("chown").arg("-R").arg("nobody").arg(place))?;
        done(
            postgres
                .command("initdb")
                .args(["-U", "piazza", "-A", "trust", "-E", "UTF8", "-D"])
                .arg(place.join("data")),
        )?;
        postgres.open()?;
        Ok(postgres)
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new("runuser");
        command.args(["-u", "nobody", "--"]).arg(self.programs.join(program)).current_dir(&self.place);
        command
    }

    pub fn open(&self) -> Result<(), String> {
        let options = format!("-p {} -k {} -c listen_addresses=127.0.0.1", self.port, self.place.display());
        let mut start = self.command("pg_ctl");
        start.arg("-D").arg(self.place.join("data")).args(["-w", "-o", &options, "-l"]).arg(self.place.join("log"));
        let status = quiet(start.arg("start")).status().map_err(|error| error.to_string())?;
        if status.success() { Ok(()) } else { Err(format!("pg_ctl start: {status}")) }
    }

    pub fn shut(&self) -> Result<(), String> {
        let mut stop = self.command("pg_ctl");
        done(stop.arg("-D").arg(self.place.join("data")).args(["-w", "-m", "immediate", "stop"])).map(drop)
    }

    /// The only value that a query finds.
    pub fn ask(&self, sql: &str) -> Result<String, String> {
        let port = self.port.to_string();
        done(self.command("psql").args(["-h", "127.0.0.1", "-p", &port, "-U", "piazza", "-d", "postgres", "-Atc", sql]))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.shut();
    }
}

/// A bus.
pub struct Nats {
    child: Child,
    pub port: u16,
}

impl Nats {
    pub fn start() -> Result<Self, String> {
        let port = free_port()?;
        Ok(Self { child: Self::spawn(port)?, port })
    }

    fn spawn(port: u16) -> Result<Child, String> {
        let mut command = Command::new("nats-server");
        let child = quiet(command.args(["-a", "127.0.0.1", "-p", &port.to_string()])).spawn();
        let child = child.map_err(|error| format!("nats-server: {error}"))?;
        opened(port)?;
        Ok(child)
    }

    pub fn shut(&mut self) -> Result<(), String> {
        self.child.kill().and_then(|()| self.child.wait()).map(drop).map_err(|error| error.to_string())
    }

    pub fn open(&mut self) -> Result<(), String> {
        self.child = Self::spawn(self.port)?;
        Ok(())
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.shut();
    }
}

/// A process of the hall, with wires of its own.
pub struct Node {
    program: PathBuf,
    /// Where it writes what it does.
    log: PathBuf,
    pub port: u16,
    pub bus: Wire,
    pub database: Wire,
    pub child: Child,
}

impl Node {
    pub fn start((program, log): (&Path, PathBuf), postgres: &Postgres, nats: &Nats) -> Result<Self, String> {
        let (bus, database, port) = (Wire::to(nats.port)?, Wire::to(postgres.port)?, free_port()?);
        let child = Self::spawn((program, &log), port, &bus, &database)?;
        Ok(Self { program: program.to_owned(), log, port, bus, database, child })
    }

    fn spawn((program, log): (&Path, &Path), port: u16, bus: &Wire, database: &Wire) -> Result<Child, String> {
        let log = OpenOptions::new().create(true).append(true).open(log).map_err(|error| error.to_string())?;
        let mut command = Command::new(program);
        command.args(["serve", "--one-address", "--listen", &format!("127.0.0.1:{port}")]);
        command.args(["--database", &format!("postgres://piazza@127.0.0.1:{}/postgres", database.port)]);
        command.args(["--bus", &format!("nats://127.0.0.1:{}", bus.port)]);
        let child = command.stdout(Stdio::null()).stderr(log).spawn().map_err(|error| error.to_string())?;
        opened(port)?;
        Ok(child)
    }

    /// Starts it again after its end.
    pub fn again(&mut self) -> Result<(), String> {
        self.child.wait().map_err(|error| error.to_string())?;
        self.child = Self::spawn((&self.program, &self.log), self.port, &self.bus, &self.database)?;
        Ok(())
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill().and_then(|()| self.child.wait());
    }
}
