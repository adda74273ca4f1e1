//! The site of plain files, handed out by the server, and matches that come back from it.

use catalog::Title;
use engine::{Record, Seats, Seed};
use server::Config;

use crate::kit::{Site, TOY};

/// Any bytes do: the server hands the module out and never runs it.
const MODULE: &[u8] = b"\0asm";

/// The record of a match of two, played for so many steps or to its end.
fn record(steps: usize) -> Record {
    let title: &dyn Title = catalog::find(TOY).expect("the toy");
    let mut table = title.open(&title.default_options(), Seats(2), Seed::from_number(7)).expect("a match");
    for step in 0..steps {
        let Some(seat) = table.turn() else { break };
        let luck = catalog::luck(&Seed::from_number(1), step);
        let action = table.advise(&catalog::Name::greedy(), luck).expect("an answer").expect("a decision");
        table.play(seat, &action).expect("it is legal");
    }
    table.record()
}

/// Fields that say who sat where.
type Seating<'a> = &'a [(&'a str, &'a str)];

const SEATS: [(&str, &str); 3] = [("players", "2"), ("seat-0", "bot-greedy"), ("seat-1", "me")];

#[tokio::test]
async fn a_server_with_the_module_offers_to_play_without_it() {
    let site = Site::with(|config| Config { module: Some(MODULE), ..config }).await;
    let mut visitor = site.visitor();
    assert!(visitor.get("/").await.body.contains("/offline/"));
    for path in ["", "en/index.html", "it/rules-hamlet.html", "sw.js", "assets/piazza.wasm"] {
        assert_eq!(visitor.get(&format!("/offline/{path}")).await.status, 200, "{path}");
    }
    assert_eq!(visitor.get("/offline/en/nothing.html").await.status, 404);
}

#[tokio::test]
async fn a_server_without_the_module_does_not() {
    let site = Site::open().await;
    let mut visitor = site.visitor();
    assert!(!visitor.get("/").await.body.contains("/offline/"));
    assert_eq!(visitor.get("/offline/").await.status, 404);
}

#[tokio::test]
async fn a_match_played_offline_is_replayed_and_moves_to_its_player() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let text = record(usize::MAX).to_text();
    let moved = ada.post("/import", &[&SEATS[..], &[("record", &text)]].concat()).await;
    assert_eq!(moved.status, 200, "{}", moved.body);
    let replay = moved.json()["see"].as_str().expect("an address").to_owned();
    assert_eq!(ada.get(&replay).await.status, 200);
    assert!(ada.get("/history").await.body.contains(&replay));
    let table = replay.trim_end_matches("/replay");
    assert_eq!(ada.get(&format!("{table}/verify")).await.json()["replays"], true);
    assert_eq!(ada.get(&format!("{table}/record.txt")).await.body, text);
    assert_eq!(site.visitor().get(&replay).await.status, 403, "it is nobody else's");
}

#[tokio::test]
async fn what_is_no_finished_match_of_its_player_stays_where_it_is() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let (over, begun) = (record(usize::MAX), record(3));
    let mut forged = over.clone();
    forged.actions.swap(0, 1);
    let empty = [("players", "2"), ("seat-0", "me"), ("seat-1", "open")];
    let three = [("players", "3"), ("seat-0", "me"), ("seat-1", "bot-greedy"), ("seat-2", "bot-greedy")];
    let cases: [(String, Seating<'_>, u16); 6] = [
        ("nothing".to_owned(), &SEATS, 422),
        (begun.to_text(), &SEATS, 409),
        (forged.to_text(), &SEATS, 422),
        (over.to_text(), &empty, 400),
        (over.to_text(), &three, 400),
        ("x".repeat(300_000), &SEATS, 413),
    ];
    for (text, seats, status) in cases {
        let fields = [seats, &[("record", &text)]].concat();
        assert_eq!(ada.post("/import", &fields).await.status, status, "{text:.40}");
    }
}
