//! What is left of somebody who had themselves deleted, and the page that says so.

use server::room::Sitter;
use server::store::{Change, Loaded, Sharing, Store, Write};

use crate::kit::{Player, Site, TOY, play_on};

const PASSWORD: &str = "correct horse battery";
const WORDS: &str = "I live in Via Roma 7";

/// A match as it lies on disk.
async fn on_disk(site: &Site, table: &str) -> Loaded {
    let store = Store::sqlite(&site.scratch.0, Sharing::Refused).await.expect("the same file");
    store.load(table).await.expect("readable").expect("a match")
}

/// Everything that is kept about a match, as text.
fn everything(loaded: &Loaded) -> String {
    format!("{:?} {:?}", loaded.stored.room, loaded.latest)
}

async fn says(player: &mut Player, text: &str) {
    assert_eq!(player.ask(serde_json::json!({"t": "chat", "text": text})).await["t"], "ack");
}

#[tokio::test]
async fn deletion_leaves_a_former_player_and_a_valid_record() {
    let site = Site::open().await;
    let (mut ada, mut bo, table) = site.pair(&[]).await;
    let id = ada.person();
    let (mut first, mut second) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    says(&mut first, WORDS).await;
    says(&mut second, "Fine weather").await;
    play_on([&mut first, &mut second], usize::MAX).await;
    let record = bo.get(&format!("/t/{table}/record.txt")).await.body;
    assert!(everything(&on_disk(&site, &table).await).contains(&id));

    assert_eq!(ada.post("/register", &[("login", "ada"), ("password", PASSWORD)]).await.status, 303);
    assert_eq!(ada.post("/delete-account", &[("password", PASSWORD)]).await.status, 303);
    let left = everything(&on_disk(&site, &table).await);
    for trace in [&id, "Ada", WORDS] {
        assert!(!left.contains(trace), "{trace} in {left}");
    }
    assert!(left.contains("Fine weather") && left.contains("Bo"), "others stay: {left}");
    assert_eq!(bo.get(&format!("/t/{table}/record.txt")).await.body, record, "the record is as it was");
    let verified = bo.get(&format!("/t/{table}/verify")).await.json();
    assert_eq!((verified["seed_fits"].as_bool(), verified["replays"].as_bool()), (Some(true), Some(true)));
    for (lang, name) in [("en", "Former player"), ("it", "Ex giocatore")] {
        bo.headers = vec![("accept-language", lang.to_owned())];
        let page = bo.get(&format!("/t/{table}/replay")).await.body;
        assert!(page.contains(name) && !page.contains("Ada"), "{lang}");
    }
    // The table was awake when it happened: whoever sits there sees it too.
    let room = &bo.sit(&table, "later").await.state["room"];
    assert_eq!(room["chairs"][0]["name"], "Former player");
}

#[tokio::test]
async fn deletion_gives_the_seat_up() {
    let site = Site::open().await;
    let (mut ada, bo, playing) = site.pair(&[]).await;
    let gathering = ada.create(TOY, &[("players", "2"), ("seat-0", "me"), ("seat-1", "open"), ("public", "on")]).await;
    let mut second = bo.sit(&playing, "b").await;
    assert_eq!(ada.post("/delete-account", &[]).await.status, 303, "a guest has no password");
    assert!(ada.cookie.is_none());
    // A bot plays on in the match.
    second.see_turn(1).await;
    assert_eq!(second.state["room"]["chairs"][0]["left"], true);
    let chairs = on_disk(&site, &playing).await.stored.room.chairs;
    assert!(chairs[0].sitter == Sitter::Former && chairs[0].stand_in.is_some(), "{chairs:?}");
    // Nobody waits at the other table any more.
    let room = on_disk(&site, &gathering).await.stored.room;
    assert_eq!((room.status.name(), room.host.as_str()), ("closed", ""));
}

#[tokio::test]
async fn what_was_said_in_passing_goes_too() {
    let site = Site::open().await;
    let (_, _, table) = site.pair(&[]).await;
    let mut guest = site.guest("Cy").await;
    says(&mut guest.sit(&table, "c").await, WORDS).await;
    assert_eq!(guest.post("/delete-account", &[]).await.status, 303);
    let left = everything(&on_disk(&site, &table).await);
    assert!(!left.contains(WORDS) && !left.contains("Cy"), "{left}");
}

#[tokio::test]
async fn a_deletion_that_was_interrupted_is_finished_at_the_next_start() {
    let site = Site::open().await;
    let (ada, _, table) = site.pair(&[]).await;
    let store = Store::sqlite(&site.scratch.0, Sharing::Refused).await.expect("the same file");
    let deleted = store.write(Write::People(Change::DeleteGuest { id: ada.person() })).await;
    assert!(deleted.is_ok() && everything(&on_disk(&site, &table).await).contains(&ada.person()));
    let site = site.restart().await;
    assert!(!everything(&on_disk(&site, &table).await).contains(&ada.person()));
    assert_eq!(store.unforgotten().await.expect("readable"), Vec::<String>::new());
}

#[tokio::test]
async fn the_privacy_page_is_linked_everywhere_and_speaks_both_languages() {
    let site = Site::open().await;
    for (lang, words) in [("en", "What is kept"), ("it", "Che cosa si conserva")] {
        let mut visitor = site.visitor();
        visitor.headers = vec![("accept-language", lang.to_owned())];
        let page = visitor.get("/privacy").await;
        assert!(page.status == 200 && page.body.contains(words), "{lang}");
        assert!(visitor.get("/").await.body.contains("href=\"/privacy\""));
        assert!(visitor.get("/account").await.body.matches("href=\"/privacy\"").count() > 1);
    }
}
