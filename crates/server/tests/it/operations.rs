//! What a host meets: who may read the file, what `/health` says, databases that are none, older and newer ones.

use std::path::{Path, PathBuf};

use rusqlite::Connection;
use serde_json::{Value, json};
use server::store::{Sharing, Store, StoreError, backup};
use server::{Clock, Config};

use crate::kit::{NOON, Scratch, Site, TOY, Visitor, config, play_on};

fn file(scratch: &Scratch) -> PathBuf {
    scratch.0.join("piazza.sqlite")
}

async fn open(scratch: &Scratch) -> Result<Store, StoreError> {
    Store::sqlite(&scratch.0, Sharing::Refused).await
}

/// Why a database cannot be opened.
async fn refusal(scratch: &Scratch) -> StoreError {
    open(scratch).await.err().expect("it is refused")
}

#[cfg(unix)]
mod permissions {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    fn mode(file: &Path) -> u32 {
        std::fs::metadata(file).expect("the file is there").permissions().mode() & 0o777
    }

    fn beside(scratch: &Scratch) -> [PathBuf; 3] {
        ["piazza.sqlite", "piazza.sqlite-wal", "piazza.sqlite-shm"].map(|name| scratch.0.join(name))
    }

    #[tokio::test]
    async fn the_file_and_what_lies_beside_it_are_for_the_owner_alone() {
        let scratch = Scratch::new();
        let store = open(&scratch).await.expect("a new file");
        store.secret("cookies", "key").await.expect("written");
        assert_eq!(beside(&scratch).map(|file| mode(&file)), [0o600; 3]);
        let copy = scratch.0.join("copy");
        backup(&scratch.0, &copy).await.expect("a copy");
        assert_eq!(mode(&copy), 0o600, "the key is in the copy too");
    }

    #[tokio::test]
    async fn a_looser_file_is_refused_unless_told() {
        for name in ["piazza.sqlite", "piazza.sqlite-wal"] {
            let scratch = Scratch::new();
            // Held open: a store that is let go takes its journal along, sooner or later.
            let held = open(&scratch).await.expect("a new file");
            held.secret("x", "y").await.expect("written");
            let loose = scratch.0.join(name);
            std::fs::set_permissions(&loose, PermissionsExt::from_mode(0o640)).expect("ours");
            let refused = refusal(&scratch).await;
            assert_eq!(refused, StoreError::Exposed { file: loose.clone(), mode: 0o640 });
            let said = refused.to_string();
            assert!(said.contains("chmod 600") && said.contains("--shared-database-file") && said.contains(name));
            assert!(Store::sqlite(&scratch.0, Sharing::Meant).await.is_ok());
        }
    }
}

#[tokio::test]
async fn what_is_no_database_and_what_cannot_be_written_say_so_with_their_place() {
    let scratch = Scratch::new();
    permit(&file(&scratch), "a letter to my aunt, long enough to be taken for a page".repeat(100).as_bytes());
    let refused = refusal(&scratch).await;
    assert!(matches!(refused, StoreError::Damaged(_)), "{refused}");
    assert!(refused.to_string().contains("piazza.sqlite"), "{refused}");
    // Nobody, not even root, can make a file here.
    let nowhere = Store::sqlite(Path::new("/proc"), Sharing::Refused).await.err().expect("refused");
    assert!(matches!(&nowhere, StoreError::Unavailable(what) if what.contains("/proc")), "{nowhere}");
}

/// Writes a file that only its owner can read.
fn permit(file: &Path, bytes: &[u8]) {
    std::fs::write(file, bytes).expect("written");
    #[cfg(unix)]
    std::fs::set_permissions(file, std::os::unix::fs::PermissionsExt::from_mode(0o600)).expect("ours");
}

/// A database of another program, made from SQL.
fn made_of(sql: &str) -> Scratch {
    let scratch = Scratch::new();
    permit(&file(&scratch), b"");
    Connection::open(file(&scratch)).expect("a file").execute_batch(sql).expect("SQL");
    scratch
}

const NEWER: &str = "INSERT INTO schema_version (version) VALUES (99)";

#[tokio::test]
async fn a_newer_schema_is_refused_with_both_numbers() {
    let scratch = made_of(&format!("CREATE TABLE schema_version (version BIGINT PRIMARY KEY); {NEWER}"));
    let refused = refusal(&scratch).await;
    assert!(matches!(refused, StoreError::Newer { found: 99, .. }), "{refused}");
    assert!(refused.to_string().contains("update the program"));
}

#[tokio::test]
async fn a_database_of_0_1_opens_and_its_match_goes_on() {
    let scratch = made_of(include_str!("piazza-0.1.sql"));
    let server = server::start(config(&scratch, &Clock::manual(NOON))).await.expect("it is brought up to date");
    let mut visitor = Visitor::new(&server.address.to_string());
    let table = visitor.get("/api/matches").await.json();
    assert_eq!(table[0]["room"]["chairs"][0]["name"], "Ada");
    let id = table[0]["room"]["id"].as_str().expect("an id").to_owned();
    assert_eq!(visitor.get(&format!("/t/{id}/step/2")).await.json()["steps"], 2);
    let login = [("login", "ada"), ("password", "correct horse")];
    assert_eq!(visitor.post("/login", &login).await.status, 303, "the account holds");
    let mut ada = visitor.sit(&id, "a").await;
    assert_eq!((ada.step(), ada.turn()), (2, Some(0)));
    let choice = ada.choice();
    assert_eq!(ada.play(&choice).await["t"], "ack");
    server.shutdown().await.expect("a graceful end");
}

/// What `/health` says.
async fn health(visitor: &mut Visitor) -> (u16, Value) {
    let answer = visitor.get("/health").await;
    (answer.status, answer.json()["trouble"].clone())
}

#[tokio::test]
async fn health_says_so_when_the_schema_is_newer() {
    let site = Site::open().await;
    let other = Connection::open(file(&site.scratch)).expect("the same file");
    other.execute_batch(NEWER).expect("written");
    assert_eq!(health(&mut site.visitor()).await, (503, json!("newer")));
}

#[tokio::test]
async fn health_says_so_when_a_page_is_spoilt() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], 4).await;
    let Site { server, scratch, clock } = site;
    server.shutdown().await.expect("a graceful end");
    spoil(&file(&scratch), "journal");
    let server = server::start(config(&scratch, &clock)).await.expect("the rest is sound");
    let mut visitor = Visitor::new(&server.address.to_string());
    assert_eq!(health(&mut visitor).await, (200, Value::Null), "nobody has been there yet");
    assert_eq!(visitor.get(&format!("/t/{table}/step/1")).await.status, 503);
    assert_eq!(health(&mut visitor).await, (503, json!("damaged")));
    assert_eq!(visitor.get("/").await.status, 200, "what can be read is shown");
}

/// Overwrites the first page of a table in the file.
fn spoil(file: &Path, table: &str) {
    let database = Connection::open(file).expect("the file opens");
    let number = |sql: &str| database.query_row(sql, [], |row| row.get::<_, i64>(0)).expect("a number");
    let page = number(&format!("SELECT rootpage FROM sqlite_master WHERE name = '{table}'"));
    let size = number("PRAGMA page_size");
    drop(database);
    let mut bytes = std::fs::read(file).expect("readable");
    let start = ((page - 1) * size) as usize;
    bytes[start..start + size as usize].fill(0xff);
    permit(file, &bytes);
}

#[tokio::test]
async fn tables_that_cannot_be_opened_do_not_hold_up_the_clocks_of_others() {
    let site = Site::open().await;
    let (_, _, table) = site.pair(&[("pace", "correspondence"), ("days", "1")]).await;
    let Site { server, scratch, clock } = site;
    server.shutdown().await.expect("a graceful end");
    let database = Connection::open(file(&scratch)).expect("the file opens");
    // Some are of a game that is not there, of others not even that can be read.
    let copies = "WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < 500)
        INSERT INTO matches (id, game, rules, content, seed, status, public, room, turn, steps, result, deadline,
        created_at, updated_at) SELECT 'bad' || i, 'none', rules, content, seed, status, public,
        CASE WHEN i % 2 = 0 THEN 'not a room' ELSE replace(replace(room, id, 'bad' || i), 'hamlet', 'none') END,
        turn, steps, result, 1, created_at, updated_at FROM number, matches WHERE id = ?1";
    assert_eq!(database.execute(copies, [&table]), Ok(500));
    let server = server::start(config(&scratch, &clock)).await.expect("it starts all the same");
    let mut visitor = Visitor::new(&server.address.to_string());
    let path = format!("/api/matches/{table}");
    let waiting = async {
        while visitor.get(&path).await.json()["room"]["chairs"][0]["stand_in"] != true {
            clock.advance(60 * 60_000);
        }
    };
    tokio::time::timeout(crate::kit::PATIENCE, waiting).await.expect("the flag falls");
    // The others have been put off, so that the next round is not all about them.
    let due = "SELECT COUNT(*) FROM matches WHERE id LIKE 'bad%' AND deadline = 1";
    let left = || database.query_row(due, [], |row| row.get::<_, i64>(0)).expect("a number");
    let putting_off = async {
        while left() > 0 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(crate::kit::PATIENCE, putting_off).await.expect("they are put off");
    server.shutdown().await.expect("a graceful end");
}

#[tokio::test]
async fn a_shared_file_serves_if_that_is_meant() {
    let site = Site::with(|config| Config { sharing: Sharing::Meant, ..config }).await;
    assert_eq!(site.guest("Ada").await.post(&format!("/play/{TOY}"), &[]).await.status, 303);
}
