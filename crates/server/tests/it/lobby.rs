//! Making tables, sitting down, getting up, watching, playing again.

use serde_json::json;

use crate::kit::{Site, TOY, play_on, table_of};

#[tokio::test]
async fn a_public_table_gathers_in_the_lobby_and_starts_when_full() {
    let site = Site::open().await;
    let (mut ada, mut bo) = (site.guest("Ada").await, site.guest("Bo").await);
    let table = ada
        .create(TOY, &[("players", "3"), ("public", "on"), ("seat-2", "bot-greedy"), ("option-hand_size", "5")])
        .await;
    let mut a = ada.sit(&table, "a").await;
    assert!(a.state["frame"].is_null());
    let listed = bo.get("/api/matches?status=gathering").await.json();
    assert_eq!(listed[0]["room"]["id"], table.as_str());
    assert_eq!(listed[0]["room"]["options"]["hand_size"], 5);
    assert_eq!(bo.post(&format!("/t/{table}/start"), &[]).await.status, 403, "only the host starts");
    assert_eq!(bo.post(&format!("/t/{table}/join"), &[]).await.status, 303);
    a.see().await;
    assert_eq!(a.state["room"]["status"], "playing");
    assert_eq!(a.state["room"]["chairs"][1]["name"], "Bo");
    assert_eq!(site.guest("Cy").await.post(&format!("/t/{table}/join"), &[]).await.status, 409);
}

#[tokio::test]
async fn a_private_table_is_for_those_who_have_its_link() {
    let site = Site::open().await;
    let (mut ada, mut bo) = (site.guest("Ada").await, site.guest("Bo").await);
    let table = ada.create(TOY, &[("players", "2"), ("seat-1", "link")]).await;
    assert_eq!(bo.get(&format!("/t/{table}")).await.status, 403);
    assert_eq!(bo.post(&format!("/t/{table}/join"), &[]).await.status, 403);
    assert_eq!(bo.post(&format!("/t/{table}/join"), &[("key", "aaaaaaaaaaaaaaaa")]).await.status, 403);
    assert_eq!(bo.get("/api/matches?status=gathering").await.json(), json!([]));
    let a = ada.sit(&table, "a").await;
    let invitation = a.state["room"]["invitation"].as_str().expect("those who sit there have the link").to_owned();
    let key = invitation.split("key=").nth(1).unwrap();
    assert_eq!(bo.get(&invitation).await.status, 200);
    assert_eq!(bo.post(&format!("/t/{table}/join"), &[("key", key)]).await.status, 303);
    assert_eq!(bo.sit(&table, "b").await.state["room"]["status"], "playing");
    assert!(ada.get(&format!("/t/{table}/qr.svg")).await.body.contains("<svg"));
}

#[tokio::test]
async fn the_host_fills_empty_chairs_with_bots_and_starts() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let table =
        ada.create(TOY, &[("players", "4"), ("seat-1", "open"), ("seat-2", "link"), ("seat-3", "bot-random")]).await;
    assert_eq!(ada.post(&format!("/t/{table}/start"), &[("fill", "random")]).await.status, 303);
    let a = ada.sit(&table, "a").await;
    let kinds: Vec<_> =
        a.state["room"]["chairs"].as_array().unwrap().iter().map(|chair| chair["kind"].clone()).collect();
    assert_eq!(kinds, ["person", "bot", "bot", "bot"]);
    let names: Vec<_> =
        a.state["room"]["chairs"].as_array().unwrap().iter().map(|chair| chair["name"].clone()).collect();
    assert_ne!(names[1], names[2], "bots of one level are told apart");
    let bot = &a.state["room"]["chairs"][3];
    assert_eq!((bot["name"].as_str(), bot["face"].as_str()), (Some("Ostuni"), Some("beginner")));
    assert!(bot["strength"].as_str().is_some_and(|words| words.contains("overlooks")), "{bot}");
}

#[tokio::test]
async fn bots_alone_play_while_their_host_watches() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let table = ada.create(TOY, &[("players", "2"), ("seat-0", "bot-greedy"), ("seat-1", "bot-random")]).await;
    let mut a = ada.sit(&table, "a").await;
    while !a.is_over() {
        a.see().await;
    }
    assert_eq!(a.state["room"]["chairs"][0]["kind"], "bot");
}

#[tokio::test]
async fn a_refused_form_comes_back_as_it_was_filled_in() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let fields = [("players", "4"), ("seat-2", "link"), ("pace", "live"), ("minutes", "7"), ("option-hand_size", "99")];
    let answer = ada.post(&format!("/new/{TOY}"), &fields).await;
    assert_eq!(answer.status, 422);
    for kept in [
        "name=\"players\" value=\"4\" checked",
        "value=\"link\" selected",
        "value=\"live\" checked",
        "max=\"180\" value=\"7\"",
        "value=\"99\"",
    ] {
        assert_eq!(answer.body.matches(kept).count(), 1, "{kept}: {}", answer.body);
    }
    assert!(!answer.body.contains("value=\"none\" checked"), "another clock was chosen");
}

#[tokio::test]
async fn leaving_before_the_start_frees_the_chair_and_passes_the_table_on() {
    let site = Site::open().await;
    let (mut ada, mut bo) = (site.guest("Ada").await, site.guest("Bo").await);
    let table = ada.create(TOY, &[("players", "3"), ("public", "on")]).await;
    bo.post(&format!("/t/{table}/join"), &[]).await;
    assert_eq!(ada.post(&format!("/t/{table}/leave"), &[]).await.status, 303);
    let b = bo.sit(&table, "b").await;
    assert_eq!((&b.state["room"]["chairs"][0]["kind"], &b.state["room"]["host"]), (&json!("open"), &json!(true)));
    assert_eq!(bo.post(&format!("/t/{table}/leave"), &[]).await.status, 303);
    assert_eq!(bo.get("/api/matches?status=gathering").await.json(), json!([]), "an empty table is closed");
}

#[tokio::test]
async fn leaving_a_match_hands_it_to_a_bot_for_good() {
    let site = Site::open().await;
    let (mut ada, bo, table) = site.pair(&[]).await;
    let mut b = bo.sit(&table, "b").await;
    assert_eq!(ada.post(&format!("/t/{table}/leave"), &[]).await.status, 303);
    while !b.is_over() {
        b.see_turn(1).await;
        if !b.is_over() {
            let choice = b.choice();
            assert_eq!(b.play(&choice).await["t"], "ack");
        }
    }
    assert_eq!(b.state["room"]["chairs"][0]["left"], true);
    let mut back = ada.sit(&table, "a").await;
    assert_eq!(back.ask(json!({"t": "return"})).await["code"], "not_now");
}

#[tokio::test]
async fn a_rematch_seats_the_same_people_once() {
    let site = Site::open().await;
    let (mut ada, mut bo, table) = site.pair(&[("option-hand_size", "3")]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    assert_eq!(ada.post(&format!("/t/{table}/rematch"), &[]).await.status, 409, "not before the end");
    play_on([&mut a, &mut b], usize::MAX).await;
    assert_eq!(ada.post("/guest", &[("name", "Adele")]).await.status, 303);
    let first = ada.post(&format!("/t/{table}/rematch"), &[]).await;
    let second = bo.post(&format!("/t/{table}/rematch"), &[]).await;
    assert_eq!((first.status, &first.location), (303, &second.location));
    let again = bo.sit(&table_of(&first.location), "b").await;
    assert_eq!(
        (&again.state["room"]["status"], &again.state["room"]["options"]["hand_size"]),
        (&json!("gathering"), &json!(3)),
        "it waits until both have come"
    );
    let names = [0, 1].map(|seat| again.state["room"]["chairs"][seat]["name"].clone());
    assert_eq!(names, [json!("Adele"), json!("Bo")], "by the names that they have now");
}

#[tokio::test]
async fn forms_that_make_no_sense_are_refused_with_a_reason() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    for fields in [
        vec![("players", "9")],
        vec![("players", "2"), ("option-hand_size", "99")],
        vec![("players", "2"), ("option-hand_size", "x")],
        vec![("players", "2"), ("seat-1", "bot-genius")],
        vec![("players", "2"), ("seat-0", "open")],
        vec![("players", "2"), ("pace", "warp")],
        vec![("players", "2"), ("pace", "live"), ("minutes", "100000")],
    ] {
        let answer = ada.post(&format!("/new/{TOY}"), &fields).await;
        assert_eq!(answer.status, 422, "{fields:?}");
    }
    assert_eq!(ada.post("/new/no-such-game", &[]).await.status, 404);
    assert_eq!(ada.post("/t/nowhere/join", &[]).await.status, 404);
}

#[tokio::test]
async fn nobody_has_more_tables_than_allowed() {
    let site = Site::with(|config| server::Config {
        limits: server::Limits { tables_per_person: 2, ..config.limits },
        ..config
    })
    .await;
    let mut ada = site.guest("Ada").await;
    for _ in 0..2 {
        ada.create(TOY, &[("players", "2"), ("seat-1", "link")]).await;
    }
    assert_eq!(ada.post(&format!("/new/{TOY}"), &[("players", "2"), ("seat-1", "link")]).await.status, 429);
    assert_eq!(ada.post(&format!("/play/{TOY}"), &[]).await.status, 429);
}
