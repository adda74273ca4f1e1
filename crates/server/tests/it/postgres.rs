//! A real PostgreSQL server, started by the tests; `cargo xtask test` installs its programs if they are missing.

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::Command;

use server::store::Store;
use server::{Clock, Config};

use crate::kit::{NOON, Scratch, TOY, Visitor, config, play_on, table_of};
use crate::store::suite;

/// A server of its own, stopped at the end.
struct Postgres {
    control: PathBuf,
    scratch: Scratch,
    port: u16,
}

/// A program of PostgreSQL, wherever the system keeps it.
fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut places: Vec<PathBuf> = std::env::split_paths(&path).collect();
    if let Ok(versions) = std::fs::read_dir("/usr/lib/postgresql") {
        places.extend(versions.flatten().map(|version| version.path().join("bin")));
    }
    places.into_iter().map(|place| place.join(name)).find(|file| file.exists())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.starts_with(b"0\n"))
}

/// A command that does not run as root, which PostgreSQL refuses.
fn humble(program: &PathBuf) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", "nobody", "--"]).arg(program);
    command
}

fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

impl Postgres {
    /// Starts one.
    fn start() -> Self {
        let (Some(initdb), Some(control)) = (program("initdb"), program("pg_ctl")) else {
            panic!("PostgreSQL is not installed: there is no initdb, or no pg_ctl");
        };
        let scratch = Scratch::new();
        if is_root() {
            run(Command::new("chown").arg("nobody").arg(&scratch.0));
        }
        let (data, log) = (scratch.0.join("data"), scratch.0.join("log"));
        run(humble(&initdb)
            .current_dir(&scratch.0)
            .args(["-U", "piazza", "-A", "trust", "-E", "UTF8", "-D"])
            .arg(&data));
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
        let options = format!("-p {port} -k {} -c listen_addresses=127.0.0.1 -c fsync=off", scratch.0.display());
        // The server inherits our output if it is not given away, and the test would wait for it.
        let status = humble(&control)
            .current_dir(&scratch.0)
            .args(["-w", "-o", &options, "-l"])
            .arg(&log)
            .arg("-D")
            .arg(&data)
            .arg("start")
            .stdout(std::process::Stdio::null())
            .status();
        assert!(status.is_ok_and(|status| status.success()), "{}", std::fs::read_to_string(&log).unwrap_or_default());
        Self { control, scratch, port }
    }

    fn url(&self) -> String {
        format!("postgres://piazza@127.0.0.1:{}/postgres", self.port)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let mut stop = humble(&self.control);
        let _ = stop
            .current_dir(&self.scratch.0)
            .args(["-m", "immediate", "-D"])
            .arg(self.scratch.0.join("data"))
            .arg("stop")
            .output();
    }
}

#[tokio::test]
async fn postgresql_passes_the_same_suite_and_carries_a_match_over_a_restart() {
    let postgres = Postgres::start();
    suite(Store::postgres(&postgres.url()).await.unwrap()).await;

    let (scratch, clock) = (Scratch::new(), Clock::manual(NOON));
    let config = || Config { database: Some(postgres.url()), ..config(&scratch, &clock) };
    let site = server::start(config()).await.unwrap();
    let host = site.address.to_string();
    let (mut ada, mut bo) = (Visitor::new(&host), Visitor::new(&host));
    let made = ada.post(&format!("/new/{TOY}"), &[("players", "2"), ("public", "on"), ("name", "Ada")]).await;
    let table = table_of(&made.location);
    bo.post(&format!("/t/{table}/join"), &[("name", "Bo")]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], 6).await;
    site.shutdown().await.unwrap();

    let site = server::start(config()).await.unwrap();
    ada.host = site.address.to_string();
    bo.host.clone_from(&ada.host);
    let (mut a, mut b) = (ada.sit(&table, "a2").await, bo.sit(&table, "b2").await);
    assert_eq!(a.step(), 6);
    play_on([&mut a, &mut b], usize::MAX).await;
    assert!(a.is_over());
    site.shutdown().await.unwrap();
}

#[tokio::test]
async fn two_servers_on_one_database_do_not_overwrite_each_other() {
    let postgres = Postgres::start();
    let (scratch, clock) = (Scratch::new(), Clock::manual(NOON));
    let config = || Config { database: Some(postgres.url()), ..config(&scratch, &clock) };
    let (one, two) = (server::start(config()).await.unwrap(), server::start(config()).await.unwrap());
    let (mut ada, mut bo) = (Visitor::new(&one.address.to_string()), Visitor::new(&one.address.to_string()));
    let made = ada.post(&format!("/new/{TOY}"), &[("players", "2"), ("public", "on"), ("name", "Ada")]).await;
    let table = table_of(&made.location);
    bo.post(&format!("/t/{table}/join"), &[("name", "Bo")]).await;
    let mut here = ada.sit(&table, "a").await;
    ada.host = two.address.to_string();
    let mut there = ada.sit(&table, "b").await;
    let (first, last) =
        (here.choice(), there.state["frame"]["choices"].as_array().unwrap().last().unwrap()["action"].clone());
    assert_eq!(here.play(&first).await["t"], "ack");
    // The other server does not know yet that step 0 is taken; the database does.
    let answer = there.ask(serde_json::json!({"t": "play", "at": 0, "action": last})).await;
    let expected = if last == first.as_str() { "ack" } else { "stale" };
    assert_eq!(answer["t"], expected, "{answer}");
    let look = ada.sit(&table, "look").await;
    assert_eq!(look.step(), 1, "after the conflict the second server knows what happened");
    one.shutdown().await.unwrap();
    two.shutdown().await.unwrap();
}
