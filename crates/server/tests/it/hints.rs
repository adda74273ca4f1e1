//! Help at the table: hints for whoever decides, where the table gives any, and nothing for anybody else.

use serde_json::json;

use crate::kit::{Site, TOY, table_of};

#[tokio::test]
async fn against_bots_whoever_decides_is_told_the_best_actions() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let table = ada.create(TOY, &[("players", "2"), ("seat-1", "bot-random")]).await;
    let mut a = ada.sit(&table, "a").await;
    assert_eq!(a.state["room"]["help"], "hints");
    let told = a.ask(json!({"t": "hint", "at": 0})).await;
    let hints = told["hints"].as_array().expect("a list").clone();
    assert!(!hints.is_empty() && hints.len() <= 3, "{told}");
    let choices = a.state["frame"]["choices"].as_array().expect("a list").clone();
    for hint in &hints {
        assert!(choices.iter().any(|choice| choice["action"] == hint["action"]), "{hint} is legal");
    }
    assert_eq!(a.ask(json!({"t": "hint", "at": 0})).await["hints"], told["hints"], "the same moment, the same words");
    assert_eq!(a.ask(json!({"t": "hint", "at": 9})).await["t"], "stale");
}

#[tokio::test]
async fn among_people_hints_are_given_only_where_the_host_says_so_and_never_against_a_live_clock() {
    let site = Site::open().await;
    for (fields, code) in
        [(&[][..], "not_now"), (&[("help", "hints"), ("pace", "live")], "not_now"), (&[("help", "hints")], "not_yours")]
    {
        let (ada, bo, table) = site.pair(fields).await;
        let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
        let waiting = if a.turn() == Some(0) { &mut b } else { &mut a };
        assert_eq!(waiting.ask(json!({"t": "hint", "at": 0})).await["code"], code, "{fields:?}");
    }
}

#[tokio::test]
async fn a_spectator_is_told_nothing() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let table = ada.create(TOY, &[("players", "2"), ("seat-1", "bot-random"), ("public", "on")]).await;
    let mut look = site.visitor().watch(&table, "look").await;
    assert_eq!(look.ask(json!({"t": "hint", "at": 0})).await["code"], "not_seated");
    assert!(look.state["frame"]["topic"].is_null(), "only the decider is told what is asked");
}

#[tokio::test]
async fn a_guided_match_is_played_against_beginners_and_introduces_every_question() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let begun = ada.post(&format!("/play/{TOY}"), &[("level", "beginner"), ("help", "guided")]).await;
    let a = ada.watch(&table_of(&begun.location), "a").await;
    assert_eq!(
        (&a.state["room"]["help"], &a.state["room"]["chairs"][1]["level"]),
        (&json!("guided"), &json!("beginner"))
    );
    let topic = &a.state["frame"]["topic"];
    assert_eq!((&topic["key"], &topic["clause"]), (&json!("build"), &json!("HA-3.1")));
    assert!(topic["says"].as_str().is_some_and(|says| says.contains("next house")), "{topic}");
    let step = &a.state["table"]["ribbons"][0]["steps"][0];
    assert_eq!(step["key"], "build", "{step}");
    assert!(step["help"].as_str().is_some_and(|help| help.contains("next house")), "{step}");
    let people = [("players", "2"), ("seat-1", "open"), ("help", "guided")];
    assert_eq!(ada.post(&format!("/new/{TOY}"), &people).await.status, 422, "not among people");
}
