//! Clocks, flags, absence, stand-ins. Time is in the test's hands.

use rusqlite::Connection;
use serde_json::json;
use server::Config;
use tokio::time::timeout;

use crate::kit::{PATIENCE, Site, TOY, play_on};

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// Lets minutes pass, an hour at most, until something has happened at the server; says how many milliseconds it took.
/// The disk has its own time, so the server is given that too.
async fn wait_for(site: &Site, what: &str, path: &str, happened: impl Fn(&str) -> bool) -> i64 {
    let (mut visitor, mut passed) = (site.visitor(), 0);
    let waiting = async {
        while !happened(&visitor.get(path).await.body) {
            if passed < 60 * MINUTE {
                site.clock.advance(MINUTE);
                passed += MINUTE;
            }
        }
    };
    timeout(PATIENCE, waiting).await.unwrap_or_else(|_| panic!("never: {what}"));
    passed
}

/// Lets time pass until a table that everybody leaves sleeps; says how much it took.
pub async fn asleep(site: &Site, table: &str) -> i64 {
    let mut visitor = site.visitor();
    let leaving = async { while !visitor.get("/metrics").await.body.contains("piazza_sockets 0\n") {} };
    timeout(PATIENCE, leaving).await.expect("everybody goes");
    // The table answers this after it has heard that everybody is gone; minutes that pass before do not count.
    visitor.get(&format!("/t/{table}")).await;
    wait_for(site, "the table sleeps", "/metrics", |metrics| metrics.contains("piazza_tables 0\n")).await
}

fn stands_in(state: &serde_json::Value, seat: usize) -> bool {
    state["room"]["chairs"][seat]["stand_in"] == true
}

#[tokio::test]
async fn a_flag_falls_a_bot_stands_in_and_the_person_returns() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[("pace", "live"), ("minutes", "2"), ("increment", "5")]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    assert_eq!(a.state["clocks"]["left"], json!([2 * MINUTE, 2 * MINUTE]));
    site.clock.advance(30_000);
    play_on([&mut a, &mut b], 1).await;
    assert_eq!(a.state["clocks"]["left"][0], 2 * MINUTE - 25_000, "30 seconds used, 5 given back");
    // Everything left and a moment more: the flag of whoever decides falls.
    let seat = a.turn().unwrap() as usize;
    site.clock.advance(2 * MINUTE + 1);
    while !stands_in(&a.state, seat) {
        a.see().await;
    }
    // The bot plays on, until it is the other one's turn.
    while a.turn() == Some(seat as u64) {
        a.see().await;
    }
    let (victim, visitor) = if seat == 0 { (&mut a, &ada) } else { (&mut b, &bo) };
    let answer = victim.ask(json!({"t": "return"})).await;
    assert_eq!(answer["t"], "ack", "{answer}");
    let again = visitor.sit(&table, "again").await;
    assert!(!stands_in(&again.state, seat));
    assert_eq!(again.state["clocks"]["left"][seat], MINUTE, "a minute to go on with");
}

#[tokio::test]
async fn a_decision_made_again_brings_no_second_increment() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let pace = [("pace", "live"), ("minutes", "2"), ("increment", "5")];
    let table = ada.create(TOY, &[&[("players", "2"), ("seat-1", "bot-random")], &pace[..]].concat()).await;
    let mut a = ada.sit(&table, "a").await;
    for _ in 0..3 {
        let choice = a.choice();
        a.play(&choice).await;
        a.see_turn(0).await;
        assert_eq!(a.state["clocks"]["left"][0], 2 * MINUTE + 5_000, "one decision stands");
        assert_eq!(a.ask(json!({"t": "undo", "at": a.step()})).await["t"], "ack");
        a.see().await;
    }
}

#[tokio::test]
async fn a_bot_stands_in_for_somebody_who_stays_away_from_a_live_match() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[("pace", "live"), ("minutes", "60")]).await;
    let mut b = bo.sit(&table, "b").await;
    let a = ada.sit(&table, "a").await;
    while b.socket.until("presence").await["online"] != json!([true, true]) {}
    drop(a);
    while b.socket.until("presence").await["online"] != json!([false, true]) {}
    site.clock.advance(119_000);
    assert_eq!(b.ask(json!({"t": "ping"})).await["t"], "pong");
    assert_eq!(b.ask(json!({"t": "standin", "seat": 0})).await["code"], "not_yours", "not away long enough");
    site.clock.advance(1_001);
    while !stands_in(&b.state, 0) {
        b.see().await;
    }
    b.see_turn(1).await;
    let mut back = ada.sit(&table, "a").await;
    assert_eq!(back.ask(json!({"t": "return"})).await["t"], "ack");
    assert!(!stands_in(&ada.sit(&table, "x").await.state, 0));
}

#[tokio::test]
async fn without_a_clock_the_others_decide_when_to_go_on() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[]).await;
    let mut b = bo.sit(&table, "b").await;
    drop(ada);
    assert_eq!(b.ask(json!({"t": "standin", "seat": 0})).await["code"], "not_yours");
    site.clock.advance(121_000);
    assert_eq!(b.ask(json!({"t": "ping"})).await["t"], "pong");
    assert!(!stands_in(&bo.sit(&table, "look").await.state, 0), "nobody asked yet");
    assert_eq!(b.ask(json!({"t": "standin", "seat": 0})).await["t"], "ack");
    b.see_turn(1).await;
    assert!(stands_in(&b.state, 0));
    assert_eq!(b.ask(json!({"t": "standin", "seat": 1})).await["t"], "ack", "for oneself at any time");
}

#[tokio::test]
async fn days_go_on_while_the_table_sleeps_and_the_server_wakes_it() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[("pace", "correspondence"), ("days", "2")]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], 2).await;
    let seat = a.turn().unwrap() as usize;
    drop((a, b));
    let first = asleep(&site, &table).await;
    site.clock.advance(DAY);
    let look = ada.sit(&table, "look").await;
    assert_eq!(look.state["clocks"]["left"][seat], DAY - first, "the days went on in its sleep");
    drop(look);
    let second = asleep(&site, &table).await;
    site.clock.advance(DAY - first - second - MINUTE);
    let path = format!("/api/matches/{table}");
    let chairs = |body: &str| serde_json::from_str::<serde_json::Value>(body).expect("JSON")["room"]["chairs"].clone();
    let before = chairs(&site.visitor().get(&path).await.body);
    assert_eq!(before[seat]["stand_in"], false, "a minute is left");
    // The flag falls while nobody is connected: the server notices by itself.
    wait_for(&site, "a bot stands in", &path, |body| chairs(body)[seat]["stand_in"] == true).await;
}

#[tokio::test]
async fn a_table_sleeps_though_a_decision_was_taken_back_while_a_bot_thought() {
    let site = Site::with(|config| Config { bot_pause: 1_000, ..config }).await;
    let mut ada = site.guest("Ada").await;
    let table = ada.create(TOY, &[("players", "2"), ("seat-1", "bot-random")]).await;
    let mut a = ada.sit(&table, "a").await;
    let choice = a.choice();
    a.play(&choice).await;
    assert_eq!(a.turn(), Some(1), "the bot thinks");
    assert_eq!(a.ask(json!({"t": "undo", "at": a.step()})).await["t"], "ack");
    drop(a);
    asleep(&site, &table).await;
}

#[tokio::test]
async fn a_flag_that_cannot_be_written_down_falls_again_after_a_while_and_not_at_once() {
    let site = Site::open().await;
    let (_, bo, table) = site.pair(&[("pace", "correspondence"), ("days", "1")]).await;
    let mut b = bo.sit(&table, "b").await;
    let database = Connection::open(site.scratch.0.join("piazza.sqlite")).expect("the same file");
    // What is there can be read, but no change of the arrangement can be written.
    database.execute_batch("ALTER TABLE seats RENAME TO elsewhere").expect("renamed");
    site.clock.advance(2 * DAY);
    b.see().await;
    assert!(!stands_in(&b.state, 0));
    for _ in 0..20 {
        let id = b.say(json!({"t": "ping"})).await;
        loop {
            let message = b.socket.next().await.expect("an answer");
            assert_ne!(message["t"], "state", "it was tried again");
            if message["id"] == id {
                break;
            }
        }
    }
    database.execute_batch("ALTER TABLE elsewhere RENAME TO seats").expect("renamed");
    site.clock.advance(1_000);
    while !stands_in(&b.state, 0) {
        b.see().await;
    }
}
