//! What becomes of tables and guests that nobody comes back to.

use serde_json::{Value, json};
use server::store::{Sharing, Stale, Store};
use server::{Config, Mode, Tidying, tidy_up};
use tokio::time::timeout;

use crate::kit::{Answer, PATIENCE, Site, TOY, Visitor, config, play_on};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

const OPEN: [(&str, &str); 4] = [("players", "2"), ("seat-0", "me"), ("seat-1", "open"), ("public", "on")];

async fn status(visitor: &mut Visitor, table: &str) -> Value {
    visitor.get(&format!("/api/matches/{table}")).await.json()["room"]["status"].clone()
}

/// Lets time pass, a piece at a time, until a page says what it should.
async fn pass(site: &Site, piece: i64, visitor: &mut Visitor, (path, says): (&str, impl Fn(&Answer) -> bool)) {
    let waiting = async {
        while !says(&visitor.get(path).await) {
            site.clock.advance(piece);
        }
    };
    timeout(PATIENCE, waiting).await.unwrap_or_else(|_| panic!("it never happens: {path}"));
}

/// Lets time pass until a table has come to a state.
async fn becomes(site: &Site, piece: i64, table: &str, state: &str) {
    let path = format!("/api/matches/{table}");
    pass(site, piece, &mut site.visitor(), (&path, |page| page.json()["room"]["status"] == state)).await;
}

/// Lets time pass until a table is no more.
async fn goes(site: &Site, table: &str, visitor: &mut Visitor) {
    pass(site, HOUR, visitor, (&format!("/t/{table}"), |page| page.status == 404)).await;
}

/// Lets everybody who has gone be gone.
async fn nobody_here(site: &Site) {
    let mut visitor = site.visitor();
    let leaving = async { while !visitor.get("/metrics").await.body.contains("piazza_sockets 0\n") {} };
    timeout(PATIENCE, leaving).await.expect("everybody goes");
}

#[tokio::test]
async fn a_table_at_which_nobody_moved_closes_unless_somebody_is_there() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let (left, watched) = (ada.create(TOY, &OPEN).await, ada.create(TOY, &OPEN).await);
    let days = ada.create(TOY, &[&OPEN[..], &[("pace", "correspondence"), ("days", "3")]].concat()).await;
    let mut here = ada.connect(&watched).await;
    here.send(json!({"t": "hello", "v": 2, "from": 0, "lang": "en", "table": false, "client": "a"})).await;
    here.until("welcome").await;
    site.clock.advance(50 * MINUTE);
    assert_eq!(status(&mut ada, &left).await, "gathering", "an hour is not over");
    becomes(&site, 10 * MINUTE, &left, "closed").await;
    for _ in 0..20 {
        site.clock.advance(10 * MINUTE);
        here.send(json!({"t": "ping", "id": 1})).await;
        here.until("pong").await;
    }
    assert_eq!(status(&mut ada, &watched).await, "gathering", "somebody is there");
    assert_eq!(status(&mut ada, &days).await, "gathering", "whoever plays by days has days to come");
    for (lang, words) in [("en", "nobody was here for an hour"), ("it", "per un&#39;ora non c&#39;è stato nessuno")] {
        ada.headers = vec![("accept-language", lang.to_owned())];
        let page = ada.get(&format!("/t/{left}")).await;
        assert!(page.status == 200 && page.body.replace('\'', "&#39;").contains(words), "{lang}: {}", page.body);
    }
    assert_eq!(ada.post(&format!("/t/{left}/start"), &[]).await.status, 409);
}

#[tokio::test]
async fn a_match_to_which_nobody_comes_back_is_given_up_and_can_be_looked_at() {
    let site = Site::open().await;
    let (mut ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], 3).await;
    drop((a, b));
    nobody_here(&site).await;
    site.clock.advance(29 * DAY);
    let again = ada.sit(&table, "look").await;
    assert_eq!(again.step(), 3, "a month is not over");
    drop(again);
    nobody_here(&site).await;
    site.clock.advance(2 * DAY);
    assert_eq!(status(&mut ada, &table).await, "playing", "somebody was there two days ago");
    becomes(&site, DAY, &table, "abandoned").await;
    let page = ada.get(&format!("/t/{table}")).await.body;
    assert!(page.contains("for 30 days") && page.contains("/replay"), "{page}");
    assert_eq!(ada.get(&format!("/t/{table}/step/2")).await.json()["steps"], 3);
    assert_eq!(ada.get(&format!("/t/{table}/record.txt")).await.status, 200);
    assert_eq!(ada.post(&format!("/t/{table}/fork"), &[("step", "3")]).await.status, 303, "one may go on from it");
}

/// A finished match of two guests.
async fn finished(site: &Site) -> (Visitor, Visitor, String) {
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], usize::MAX).await;
    drop((a, b));
    nobody_here(site).await;
    (ada, bo, table)
}

#[tokio::test]
async fn finished_matches_are_kept_unless_the_host_says_otherwise() {
    let site = Site::open().await;
    let (mut ada, _, kept) = finished(&site).await;
    let closed = ada.create(TOY, &OPEN).await;
    becomes(&site, 10 * MINUTE, &closed, "closed").await;
    site.clock.advance(1_000 * DAY);
    goes(&site, &closed, &mut ada).await;
    assert_eq!(status(&mut ada, &kept).await, "over");

    let rules = Tidying { finished: Some(DAY), ..Tidying::default() };
    let site = Site::with(|config| Config { tidying: rules, ..config }).await;
    let (mut ada, _, table) = finished(&site).await;
    site.clock.advance(2 * DAY);
    goes(&site, &table, &mut ada).await;
    let database = rusqlite::Connection::open(site.scratch.0.join("piazza.sqlite")).expect("the same file");
    let left = |table: &str| {
        let count = format!("SELECT COUNT(*) FROM {table}");
        database.query_row(&count, [], |row| row.get::<_, i64>(0)).expect("a number")
    };
    let shredding = async {
        while left("removals") > 0 {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, shredding).await.expect("nothing is left to do");
    assert_eq!(["matches", "journal", "seats", "snapshots"].map(left), [0; 4]);
}

#[tokio::test]
async fn guests_are_forgotten_when_the_host_says_so_and_accounts_never() {
    let rules = Tidying { guests: Some(DAY), ..Tidying::default() };
    let site = Site::with(|config| Config { tidying: rules, ..config }).await;
    let (mut ada, mut bo, table) = finished(&site).await;
    let account = [("login", "ada"), ("password", "a long password")];
    assert_eq!(ada.post("/register", &account).await.status, 303);
    let record = ada.get(&format!("/t/{table}/record.txt")).await.body;
    site.clock.advance(2 * DAY);
    let path = format!("/api/matches/{table}");
    let forgotten = |page: &Answer| page.json()["room"]["chairs"][1]["name"] == "Former player";
    pass(&site, HOUR, &mut ada, (&path, forgotten)).await;
    assert_eq!(ada.get(&path).await.json()["room"]["chairs"][0]["name"], "Ada");
    assert_eq!(ada.get(&format!("/t/{table}/record.txt")).await.body, record, "the record is as it was");
    assert!(!bo.get("/account").await.body.contains("value=\"Bo\""), "the cookie is void");
}

#[tokio::test]
async fn tidying_up_by_hand_tells_first_and_does_the_same() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let table = ada.create(TOY, &OPEN).await;
    let Site { server, scratch, clock } = site;
    server.shutdown().await.expect("a graceful end");
    clock.advance(2 * HOUR);
    let sweep = async |mode: Mode| {
        let mut told = Vec::new();
        tidy_up(config(&scratch, &clock), mode, |what, mark| told.push((what, mark.id.clone()))).await.expect("done");
        told
    };
    let expected = [(Stale::Untouched, table.clone())];
    assert_eq!((sweep(Mode::Tell).await, sweep(Mode::Tell).await), (expected.to_vec(), expected.to_vec()));
    assert_eq!(sweep(Mode::Do).await, expected);
    assert_eq!(sweep(Mode::Do).await, []);
    let store = Store::sqlite(&scratch.0, Sharing::Refused).await.expect("the same file");
    assert_eq!(store.find(&table).await.expect("readable").expect("there").room.status.name(), "closed");
}

#[tokio::test]
async fn the_privacy_page_says_how_long_things_are_kept() {
    let rules = Tidying { finished: Some(365 * DAY), guests: Some(90 * DAY), ..Tidying::default() };
    let (usual, set) = (Site::open().await, Site::with(|config| Config { tidying: rules, ..config }).await);
    let page = async |site: &Site, lang: &str| {
        let mut visitor = site.visitor();
        visitor.headers = vec![("accept-language", lang.to_owned())];
        visitor.get("/privacy").await.body
    };
    assert!(page(&usual, "en").await.contains("has set no time"));
    assert!(page(&usual, "it").await.contains("non ha fissato un tempo"));
    let (en, it) = (page(&set, "en").await, page(&set, "it").await);
    assert!(en.contains("365 days") && en.contains("90 days") && en.contains("30 days") && en.contains("an hour"));
    assert!(it.contains("365 giorni") && it.contains("90 giorni") && it.contains("30 giorni"));
}
