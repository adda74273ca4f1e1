//! Looking back: steps, pictures, records, seeds, forks.

use engine::Record;
use rusqlite::Connection;
use serde_json::json;
use server::store::{Sharing, Store};

use crate::kit::{Site, TOY, play_on, table_of};

#[tokio::test]
async fn during_a_match_only_ones_own_eyes_see_earlier_steps() {
    let site = Site::open().await;
    let (mut ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], 4).await;
    let own = ada.get(&format!("/t/{table}/step/2")).await.json();
    assert_eq!((&own["step"], &own["steps"], &own["viewer"]), (&json!(2), &json!(4), &json!(0)));
    assert_eq!(own["frame"]["choices"], json!([]));
    assert_eq!(ada.get(&format!("/t/{table}/step/2?seat=1")).await.status, 403);
    assert_eq!(ada.get(&format!("/t/{table}/step/9")).await.status, 404);
    assert!(own["table"].to_string().contains("\"card:"), "one's own hand");
    let spectator = site.visitor().get(&format!("/t/{table}/step/2")).await.json();
    assert!(spectator["viewer"].is_null());
    assert!(!spectator["table"].to_string().contains("\"card:"), "no hand for strangers");
    for path in ["record.txt", "record.json", "verify"] {
        assert_eq!(ada.get(&format!("/t/{table}/{path}")).await.status, 409, "{path}");
    }
    assert_eq!(ada.get(&format!("/api/matches/{table}/record")).await.status, 409);
    assert_eq!(ada.post(&format!("/t/{table}/fork"), &[("step", "1")]).await.status, 409);
}

#[tokio::test]
async fn a_private_match_opens_for_everybody_once_its_host_shares_it() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let table = ada.create(TOY, &[("players", "2"), ("seat-1", "bot-random")]).await;
    let (replay, share) = (format!("/t/{table}/replay"), format!("/t/{table}/share"));
    assert_eq!(ada.post(&share, &[]).await.status, 409, "a match that is still on is not shared");
    let mut player = ada.sit(&table, "a").await;
    while !player.is_over() {
        player.see_turn(0).await;
        if player.is_over() {
            break;
        }
        let choice = player.choice();
        assert_eq!(player.play(&choice).await["t"], "ack");
    }
    assert_eq!(site.visitor().get(&replay).await.status, 403);
    assert_eq!(site.guest("Bo").await.post(&share, &[]).await.status, 403, "only the host may");
    assert_eq!(ada.post(&share, &[]).await.status, 204);
    for path in [replay, format!("/t/{table}/step/2"), format!("/t/{table}/picture.svg?step=2")] {
        assert_eq!(site.visitor().get(&path).await.status, 200, "{path}");
    }
}

#[tokio::test]
async fn after_the_end_everything_is_open_and_a_fork_goes_on() {
    let site = Site::open().await;
    let (mut ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], usize::MAX).await;
    let verified = ada.get(&format!("/t/{table}/verify")).await.json();
    assert_eq!((&verified["seed_fits"], &verified["replays"]), (&json!(true), &json!(true)));
    assert_eq!(verified["commitment"], a.state["room"]["commitment"]);
    for path in ["record.txt", "record.json"] {
        let record = Record::parse(&ada.get(&format!("/t/{table}/{path}")).await.body).expect("a record");
        assert_eq!(record.actions.len(), a.step());
    }
    assert_eq!(ada.get(&format!("/t/{table}/step/3?seat=1")).await.json()["viewer"], 1);
    assert_eq!(ada.get(&format!("/t/{table}/replay?step=3")).await.status, 200);
    let svg = ada.get(&format!("/t/{table}/picture.svg?step=3&theme=dark")).await;
    assert!(svg.body.starts_with("<svg") && !svg.body.contains("var("));
    let png = ada.bytes(&format!("/t/{table}/picture.png?step=3&width=300")).await;
    assert_eq!(&png[1..4], b"PNG");
    assert_eq!(ada.get(&format!("/t/{table}/picture.png?width=100000")).await.status, 400);

    let forked = ada.post(&format!("/t/{table}/fork"), &[("step", "3"), ("seat", "1"), ("level", "random")]).await;
    assert_eq!(forked.status, 303, "{}", forked.body);
    let fork = table_of(&forked.location);
    let mut me = ada.sit(&fork, "me").await;
    me.see_turn(1).await;
    assert!(me.step() >= 3);
    assert_eq!(me.state["room"]["fork"], json!({"table": table, "step": 3}));
    let choice = me.choice();
    assert_eq!(me.play(&choice).await["t"], "ack");
    let last = a.step().to_string();
    assert_eq!(
        ada.post(&format!("/t/{table}/fork"), &[("step", &last)]).await.status,
        400,
        "nothing to play after the end"
    );
    let nowhere = ada.post(&format!("/t/{table}/fork"), &[("step", "3"), ("seat", "7")]).await;
    assert_eq!(nowhere.status, 400, "there is no such seat");
}

#[tokio::test]
async fn a_very_long_journal_is_read_once_and_looked_at_like_a_short_one() {
    let site = Site::open().await;
    let (mut ada, mut bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], 4).await;
    let choice = if a.turn() == Some(0) { a.choice() } else { b.choice() };
    let Site { server, scratch, clock } = site;
    server.shutdown().await.expect("a graceful end");
    let database = Connection::open(scratch.0.join("piazza.sqlite")).expect("the file opens");
    // The same decision, made and taken back ten thousand times.
    let again = "WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < 20000)
        INSERT INTO journal SELECT ?1, (SELECT MAX(n) FROM journal WHERE match_id = ?1) + i, 1700000000000,
        CASE i % 2 WHEN 1 THEN 'play' ELSE 'undo' END, 0, CASE i % 2 WHEN 1 THEN ?2 ELSE '4' END, -1, '' FROM number";
    assert_eq!(database.execute(again, [&table, &choice]), Ok(20_000));
    let server = server::start(crate::kit::config(&scratch, &clock)).await.expect("it starts");
    (ada.host, bo.host) = (server.address.to_string(), server.address.to_string());
    let look = ada.get(&format!("/t/{table}/step/4")).await.json();
    assert_eq!((&look["step"], &look["steps"]), (&json!(4), &json!(4)));
    let store = Store::sqlite(&scratch.0, Sharing::Refused).await.expect("the same file");
    let loaded = store.load(&table).await.expect("readable").expect("there");
    assert!(loaded.latest.len() <= 4_000, "{} rows are read again", loaded.latest.len());
    assert_eq!(loaded.ledger.plays.len(), 4);
    // And it goes on as if nothing had been.
    let (mut a, mut b) = (ada.sit(&table, "a2").await, bo.sit(&table, "b2").await);
    play_on([&mut a, &mut b], usize::MAX).await;
    assert!(a.is_over());
    assert_eq!(ada.get(&format!("/t/{table}/verify")).await.json()["replays"], true);
    server.shutdown().await.expect("a graceful end");
}
