//! A real PostgreSQL server, started by the tests; `cargo xtask test` installs its programs if they are missing.

use std::path::{Path, PathBuf};
use std::process::Command;

use server::store::{Store, StoreError};
use server::{Clock, Config};

use crate::faults::insist;
use crate::kit::{NOON, Scratch, TOY, Visitor, config, free_port, play_on, table_of};
use crate::store::suite;

/// A server of its own, stopped at the end.
pub struct Postgres {
    control: PathBuf,
    scratch: Scratch,
    port: u16,
}

/// A program of PostgreSQL, wherever the system keeps it.
pub fn program(name: &str) -> Option<PathBuf> {
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
    pub fn start() -> Self {
        let (Some(initdb), Some(control)) = (program("initdb"), program("pg_ctl")) else {
            panic!("PostgreSQL is not installed: there is no initdb, or no pg_ctl");
        };
        let scratch = Scratch::new();
        if is_root() {
            run(Command::new("chown").arg("nobody").arg(&scratch.0));
        }
        let data = scratch.0.join("data");
        run(humble(&initdb)
            .current_dir(&scratch.0)
            .args(["-U", "piazza", "-A", "trust", "-E", "UTF8", "-D"])
            .arg(&data));
        let port = free_port();
        let postgres = Self { control, scratch, port };
        postgres.open();
        postgres
    }

    /// A word to the server.
    fn control(&self) -> Command {
        let mut control = humble(&self.control);
        control.current_dir(&self.scratch.0).arg("-D").arg(self.scratch.0.join("data"));
        control
    }

    /// Starts the server, at the first time and after it was shut.
    pub fn open(&self) {
        let (port, log) = (self.port, self.scratch.0.join("log"));
        let options = format!("-p {port} -k {} -c listen_addresses=127.0.0.1 -c fsync=off", self.scratch.0.display());
        // The server inherits our output if it is not given away, and the test would wait for it.
        let mut start = self.control();
        start.args(["-w", "-o", &options, "-l"]).arg(&log).arg("start").stdout(std::process::Stdio::null());
        let started = start.status().is_ok_and(|status| status.success());
        assert!(started, "{}", std::fs::read_to_string(&log).unwrap_or_default());
    }

    /// Stops the server; whoever is connected is cut off.
    pub fn shut(&self) {
        run(self.control().args(["-w", "-m", "immediate", "stop"]));
    }

    pub fn url(&self) -> String {
        format!("postgres://piazza@127.0.0.1:{}/postgres", self.port)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.control().args(["-m", "immediate", "stop"]).output();
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

#[tokio::test]
async fn a_move_made_while_the_database_is_gone_is_refused_and_made_once_when_it_is_back() {
    let postgres = Postgres::start();
    let (scratch, clock) = (Scratch::new(), Clock::manual(NOON));
    let config = || Config { database: Some(postgres.url()), ..config(&scratch, &clock) };
    let site = server::start(config()).await.unwrap();
    let host = site.address.to_string();
    let (mut ada, mut bo) = (Visitor::new(&host), Visitor::new(&host));
    let made = ada.post(&format!("/new/{TOY}"), &[("players", "2"), ("public", "on"), ("name", "Ada")]).await;
    let table = table_of(&made.location);
    bo.post(&format!("/t/{table}/join"), &[("name", "Bo")]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    for round in 1..=2 {
        play_on([&mut a, &mut b], 3 * round).await;
        postgres.shut();
        let (mover, other) = if a.turn() == Some(0) { (&mut a, &mut b) } else { (&mut b, &mut a) };
        let (at, choice) = (mover.step(), mover.choice());
        let command = serde_json::json!({"t": "play", "id": 500 + round, "at": at, "action": choice});
        for _ in 0..3 {
            mover.socket.send(command.clone()).await;
            assert_eq!(mover.socket.answer(500 + round as u64).await["code"], "busy");
        }
        assert_eq!(ada.get("/health").await.status, 503);
        postgres.open();
        insist(mover, &choice).await;
        let step = mover.step();
        assert_eq!(step, at + 1);
        other.see_step(step).await;
    }
    play_on([&mut a, &mut b], usize::MAX).await;
    site.shutdown().await.unwrap();
    let site = server::start(config()).await.unwrap();
    ada.host = site.address.to_string();
    let record = ada.get(&format!("/t/{table}/record.txt")).await;
    assert_eq!(record.status, 200, "{}", record.body);
    assert!(ada.get(&format!("/t/{table}/verify")).await.json()["replays"] == true);
    site.shutdown().await.unwrap();
}

#[tokio::test]
async fn a_first_start_of_two_at_once_works_and_a_wrong_address_says_so() {
    let postgres = Postgres::start();
    let url = postgres.url();
    let (one, two) = tokio::join!(Store::postgres(&url), Store::postgres(&url));
    assert_eq!((one.unwrap().health().await, two.unwrap().health().await), (Ok(()), Ok(())));
    for wrong in ["postgres://piazza@127.0.0.1:1/postgres", "postgres://piazza@name.invalid/x?sslmode=disable"] {
        assert!(matches!(Store::postgres(wrong).await, Err(StoreError::Unavailable(_))), "{wrong}");
    }
    let missing = format!("{}/nothing", url.trim_end_matches("/postgres"));
    let Err(refused) = Store::postgres(&missing).await else { panic!("there is no such database") };
    assert!(refused.to_string().contains("nothing"), "{refused}");
}

/// Makes a certificate for 127.0.0.1 that an authority of our own has signed; the authority's is in `root.pem`.
fn certify(directory: &Path) {
    let openssl = |args: &str| run(Command::new("openssl").current_dir(directory).args(args.split(' ')));
    let key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
    openssl(&format!("req -x509 {key} -keyout root.key -out root.pem -subj /CN=authority -days 2"));
    openssl(&format!("req {key} -keyout server.key -out server.csr -subj /CN=server"));
    std::fs::write(directory.join("names"), "subjectAltName=IP:127.0.0.1\n").expect("a file");
    openssl(
        "x509 -req -in server.csr -CA root.pem -CAkey root.key -CAcreateserial -days 2 -extfile names -out server.pem",
    );
    if is_root() {
        run(Command::new("chown").current_dir(directory).args(["nobody", "server.key", "server.pem"]));
    }
}

#[tokio::test]
async fn the_way_to_the_database_is_encrypted_and_its_certificate_checked() {
    let postgres = Postgres::start();
    let directory = &postgres.scratch.0;
    certify(directory);
    postgres.shut();
    let file = |name: &str| directory.join(name).display().to_string();
    let (data, certificate, key) = (directory.join("data"), file("server.pem"), file("server.key"));
    let tls = format!("ssl = on\nssl_cert_file = '{certificate}'\nssl_key_file = '{key}'\n");
    std::fs::write(data.join("postgresql.auto.conf"), tls).expect("a file");
    // Nobody is let in who does not encrypt.
    std::fs::write(data.join("pg_hba.conf"), "hostssl all all 127.0.0.1/32 trust\n").expect("a file");
    postgres.open();
    let url = |rest: &str| format!("{}?{rest}", postgres.url());
    let trusting = url(&format!("sslmode=verify-full&sslrootcert={}", file("root.pem")));
    assert_eq!(Store::postgres(&trusting).await.unwrap().health().await, Ok(()));
    let refusal = async |url: String| Store::postgres(&url).await.err().expect("refused").to_string();
    let stranger = refusal(url("sslmode=verify-full")).await;
    assert!(stranger.contains("certificate"), "{stranger}");
    let plain = refusal(url("sslmode=disable")).await;
    assert!(plain.contains("encryption"), "{plain}");
}

#[tokio::test]
async fn a_newer_schema_is_refused_here_too() {
    let postgres = Postgres::start();
    let (client, connection) = tokio_postgres::connect(&postgres.url(), tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    let newer = "CREATE TABLE schema_version (version BIGINT PRIMARY KEY); INSERT INTO schema_version VALUES (99)";
    client.batch_execute(newer).await.unwrap();
    assert!(matches!(Store::postgres(&postgres.url()).await, Err(StoreError::Newer { found: 99, .. })));
}
