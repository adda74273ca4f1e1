//! Whole matches over sockets.

use serde_json::json;

use crate::kit::{Site, TOY, play_on};

#[tokio::test]
async fn two_people_play_a_whole_match() {
    let site = Site::open().await;
    let (mut ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    assert_eq!((a.welcome["seats"].clone(), b.welcome["seats"].clone()), (json!([0]), json!([1])));
    assert!(a.state["room"]["seed"].is_null(), "the seed is secret during the match");
    play_on([&mut a, &mut b], usize::MAX).await;
    assert!(b.is_over() && b.state["frame"]["results"]["lines"].as_array().is_some_and(|lines| lines.len() == 2));
    assert!(b.state["room"]["seed"].is_string(), "the seed is open after the match");
    let line = &ada.get("/history").await;
    assert_eq!(line.status, 200);
    let listed = ada.get(&format!("/api/matches/{table}")).await.json();
    assert_eq!(listed["steps"], a.step());
    assert_eq!(listed["result"]["standings"].as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn one_click_puts_a_guest_at_a_table_against_bots_to_the_end() {
    let site = Site::open().await;
    let mut stranger = site.visitor();
    let answer = stranger.post(&format!("/play/{TOY}"), &[]).await;
    assert_eq!(answer.status, 303);
    let table = crate::kit::table_of(&answer.location);
    let mut me = stranger.sit(&table, "me").await;
    loop {
        me.see_turn(0).await;
        if me.is_over() {
            break;
        }
        let choice = me.choice();
        assert_eq!(me.play(&choice).await["t"], "ack");
    }
    assert!(me.state["frame"]["results"]["reason"].is_string());
}

#[tokio::test]
async fn only_the_decider_is_given_choices_and_only_they_may_play() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    let mut spectator = site.visitor().sit(&table, "s").await;
    assert!(b.state["frame"]["choices"].as_array().is_some_and(Vec::is_empty));
    let choice = a.choice();
    assert_eq!(b.play(&choice).await["code"], "not_yours");
    assert_eq!(spectator.play(&choice).await["code"], "not_seated");
    assert_eq!(a.play("build 9").await["code"], "illegal");
    let refused = b.ask(json!({"t": "preview", "at": 0, "action": choice})).await;
    assert_eq!(refused["code"], "not_yours");
    assert_eq!(a.play(&choice).await["t"], "ack");
}

#[tokio::test]
async fn refusals_name_their_clause_and_previews_their_numbers() {
    let site = Site::open().await;
    let (ada, _, table) = site.pair(&[]).await;
    let mut a = ada.sit(&table, "a").await;
    let held: Vec<String> = a.state["frame"]["choices"]
        .as_array()
        .unwrap()
        .iter()
        .map(|choice| choice["picks"][0].as_str().unwrap().to_owned())
        .collect();
    let missing = (1..=6).find(|card| !held.contains(&format!("card:{card}"))).expect("a card that is not held");
    let why = a.ask(json!({"t": "why", "at": 0, "pick": format!("card:{missing}")})).await;
    assert!(why["clause"].as_str().is_some_and(|clause| clause.starts_with("HA-")), "{why}");
    let fine = a.ask(json!({"t": "why", "at": 0, "pick": held[0]})).await;
    assert!(fine["clause"].is_null(), "{fine}");
    let illegal = a.play(&format!("build {missing}")).await;
    assert_eq!((&illegal["code"], &illegal["clause"]), (&json!("illegal"), &why["clause"]));
    let choice = a.choice();
    let preview = a.ask(json!({"t": "preview", "at": 0, "action": choice})).await;
    assert_eq!(preview["t"], "preview");
    assert!(preview["changes"].as_array().is_some_and(|changes| !changes.is_empty()), "{preview}");
}

#[tokio::test]
async fn language_can_be_switched_at_the_table() {
    let site = Site::open().await;
    let (ada, _, table) = site.pair(&[]).await;
    let mut a = ada.sit(&table, "a").await;
    let choice = a.choice();
    a.play(&choice).await;
    let english = a.state["log"]["lines"].clone();
    assert_eq!(a.ask(json!({"t": "lang", "lang": "it"})).await["t"], "ack");
    a.see().await;
    assert_eq!(a.state["log"]["after"], -1);
    assert_ne!(a.state["log"]["lines"], english);
}

#[tokio::test]
async fn several_people_share_one_screen_with_hands_covered() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let form = [("players", "2"), ("seat-0", "me"), ("seat-1", "here"), ("name-1", "Bo")];
    let table = ada.create(TOY, &form).await;
    let mut screen = ada.sit(&table, "screen").await;
    assert_eq!(screen.state["room"]["chairs"][1]["name"], "Bo");
    for _ in 0..3 {
        let seat = screen.state["cover"].as_u64().expect("somebody should take the device");
        assert!(screen.state["viewer"].is_null() && screen.state["frame"]["choices"].as_array().unwrap().is_empty());
        assert_eq!(screen.ask(json!({"t": "look", "seat": seat})).await["t"], "ack");
        screen.see().await;
        assert_eq!(screen.state["viewer"], seat);
        while screen.state["cover"].is_null() {
            let choice = screen.choice();
            assert_eq!(screen.play(&choice).await["t"], "ack");
        }
        assert_eq!(screen.state["log"]["after"], -1, "a log for other eyes replaces the old one");
    }
    assert_eq!(screen.ask(json!({"t": "look", "seat": 3})).await["code"], "not_yours");
}

#[tokio::test]
async fn chat_reaches_everybody_once_and_stays() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    let text = "<script>alert(1)</script> è";
    for _ in 0..2 {
        a.socket.send(json!({"t": "chat", "id": 5, "text": text})).await;
        assert_eq!(a.socket.answer(5).await["t"], "ack");
    }
    let line = b.socket.until("chat").await;
    assert_eq!((&line["text"], &line["name"], &line["you"]), (&json!(text), &json!("Ada"), &json!(false)));
    let ping = b.say(json!({"t": "ping"})).await;
    loop {
        let message = b.socket.next().await.expect("a message");
        assert_ne!(message["t"], "chat", "said twice, heard once");
        if message["id"] == ping {
            break;
        }
    }
    assert_eq!(a.ask(json!({"t": "chat", "text": "x".repeat(501)})).await["code"], "too_big");
    let mut late = bo.connect(&table).await;
    late.send(json!({"t": "hello", "v": 2, "from": 0, "lang": "en", "table": false, "client": "late"})).await;
    let mut lines = 0;
    loop {
        let message = late.next().await.expect("a message");
        lines += usize::from(message["t"] == "chat");
        if message["t"] == "state" {
            break;
        }
    }
    assert_eq!(lines, 1, "said twice, kept once");
    let mut nobody = site.visitor().sit(&table, "nobody").await;
    assert_eq!(nobody.ask(json!({"t": "chat", "text": "hi"})).await["code"], "need_name");
}
