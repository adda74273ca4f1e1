//! Looking back: steps, pictures, records, seeds, forks.

use engine::Record;
use serde_json::json;

use crate::kit::{Site, play_on, table_of};

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
