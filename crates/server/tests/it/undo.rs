//! Taking back, alone and by consent.

use serde_json::json;

use server::{Config, Limits};

use crate::kit::{Site, TOY, play_on};

#[tokio::test]
async fn against_bots_one_may_always_take_back() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let table = ada.create(TOY, &[("players", "2"), ("seat-1", "bot-random")]).await;
    let mut a = ada.sit(&table, "a").await;
    let choice = a.choice();
    a.play(&choice).await;
    a.see_turn(0).await;
    let before = a.step();
    assert!(before >= 2);
    assert_eq!(a.state["frame"]["undo"], "free", "there is nobody to ask");
    let answer = a.ask(json!({"t": "undo", "at": before})).await;
    assert_eq!(answer["t"], "ack", "{answer}");
    a.see().await;
    assert_eq!((a.step(), a.turn()), (0, Some(0)), "back before the last own decision");
    assert_eq!(a.state["log"]["after"], 0, "later lines are to be dropped");
    assert_eq!(a.ask(json!({"t": "undo", "at": 0})).await["code"], "no_undo");
}

#[tokio::test]
async fn among_people_the_others_must_agree() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], 4).await;
    let step = a.step();
    let asked = a.ask(json!({"t": "undo", "at": step})).await;
    assert_eq!(asked["t"], "ack");
    let request = b.socket.until("request").await["request"].clone();
    assert_eq!((&request["by"], &request["waiting"]), (&json!(0), &json!([1])));
    assert_eq!(a.ask(json!({"t": "answer", "request": request["number"], "yes": true})).await["code"], "not_yours");
    let refused = b.ask(json!({"t": "answer", "request": request["number"], "yes": false})).await;
    assert_eq!(refused["t"], "ack");
    assert_eq!(ada.sit(&table, "look").await.step(), step, "no means no");

    a.ask(json!({"t": "undo", "at": step})).await;
    let second = b.socket.until("request").await["request"].clone();
    assert_ne!(second["number"], request["number"]);
    assert_eq!(b.ask(json!({"t": "answer", "request": request["number"], "yes": true})).await["code"], "not_now");
    assert_eq!(b.ask(json!({"t": "answer", "request": second["number"], "yes": true})).await["t"], "ack");
    let to = second["to_step"].as_u64().unwrap() as usize;
    let look = ada.sit(&table, "look2").await;
    assert_eq!((look.step(), look.turn()), (to, Some(0)));
}

#[tokio::test]
async fn a_request_lapses_when_somebody_plays() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    while a.turn() != Some(1) {
        let next = a.step() + 1;
        play_on([&mut a, &mut b], next).await;
    }
    let step = a.step();
    a.ask(json!({"t": "undo", "at": step})).await;
    let number = b.socket.until("request").await["request"]["number"].clone();
    let choice = b.choice();
    b.play(&choice).await;
    assert!(b.state["request"].is_null());
    assert_eq!(b.ask(json!({"t": "answer", "request": number, "yes": true})).await["code"], "not_now");
}

#[tokio::test]
async fn what_was_taken_back_stays_so_after_a_restart() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let table = ada.create(TOY, &[("players", "2"), ("seat-1", "here")]).await;
    let mut a = ada.sit(&table, "a").await;
    a.ask(json!({"t": "look", "seat": 0})).await;
    a.see().await;
    let choice = a.choice();
    a.play(&choice).await;
    a.ask(json!({"t": "undo", "at": 1})).await;
    a.see_step(0).await;
    let n = a.n();
    let site = site.restart().await;
    ada.host = site.server.address.to_string();
    let again = ada.sit(&table, "b").await;
    assert_eq!((again.step(), again.n()), (0, n));
}

#[tokio::test]
async fn a_table_goes_back_so_often_and_no_more() {
    let few = |config: Config| {
        let limits = Limits { undos_per_step: 2, undos: 3, ..config.limits };
        Config { limits, ..config }
    };
    let site = Site::with(few).await;
    let mut ada = site.guest("Ada").await;
    let table = ada.create(TOY, &[("players", "2"), ("seat-1", "here")]).await;
    let mut a = ada.sit(&table, "a").await;
    a.ask(json!({"t": "look", "seat": 0})).await;
    a.see().await;
    let choice = a.choice();
    for _ in 0..2 {
        a.play(&choice).await;
        assert_eq!(a.ask(json!({"t": "undo", "at": 1})).await["t"], "ack");
        a.see_step(0).await;
    }
    a.play(&choice).await;
    let refused = a.ask(json!({"t": "undo", "at": 1})).await;
    assert_eq!(refused["code"], "undos_spent", "{refused}");
    assert!(refused["text"].as_str().is_some_and(|text| text.contains("stands")));
    // What was done and taken back reads back after a restart, and counts.
    let site = site.restart_with(few).await;
    ada.host = site.server.address.to_string();
    let mut again = ada.sit(&table, "b").await;
    assert_eq!(again.step(), 1);
    assert_eq!(again.ask(json!({"t": "undo", "at": 1})).await["code"], "undos_spent");
}
