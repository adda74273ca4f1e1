//! Nothing that a seat is sent depends on what the seat cannot know.

use catalog::{Table, Title, Voice};
use engine::{Game, Rng, Seat, Seats, Viewer};
use hamlet::Hamlet;
use serde_json::{Value, json};

use crate::kit::{Site, TOY, play_on};

fn voice(seats: u8) -> Voice {
    Voice { lang: engine::Lang::En, names: (0..seats).map(|i| format!("P{i}")).collect() }
}

/// The same table with everything the viewer does not know drawn anew.
fn resampled(title: &dyn Title, table: &dyn Table, viewer: Viewer, rng: &mut Rng) -> Box<dyn Table> {
    let position: Hamlet = serde_json::from_value(table.position()).expect("a position");
    let imagined = Hamlet::imagine(&position.view(viewer), rng);
    let mut snapshot = table.snapshot();
    snapshot["position"] = serde_json::to_value(imagined).expect("a position");
    title.resume(&table.record(), snapshot).expect("a table")
}

/// Everything a viewer can be sent about the present moment.
fn sent(table: &dyn Table, viewer: Viewer, voice: &Voice) -> Value {
    let mut frame = serde_json::to_value(table.frame(viewer, voice)).expect("a frame");
    // A resampled table has forgotten its history: how far it has come and what may be taken back are not about secrets.
    frame["step"] = Value::Null;
    frame["undo"] = Value::Null;
    let mine = table.turn().is_some_and(|seat| viewer.is(seat));
    let previews: Vec<Value> = match mine {
        true => table.legal().iter().map(|action| json!(table.preview(action, voice).expect("legal"))).collect(),
        false => Vec::new(),
    };
    let whys: Vec<Value> = match mine {
        true => (1..=6).map(|card| json!(table.why_not(&format!("card:{card}"), voice))).collect(),
        false => Vec::new(),
    };
    json!({
        "frame": frame,
        "table": table.tabletop(viewer, voice),
        "maps": table.maps(viewer, voice, &[]),
        "words": table.map_in_words(viewer, voice),
        "previews": previews,
        "whys": whys,
    })
}

#[test]
fn what_a_viewer_is_sent_does_not_change_when_its_unknowns_do() {
    let title = catalog::find(TOY).expect("the toy");
    let mut rng = Rng::from_number(11);
    let mut compared = 0;
    for round in 0..30 {
        let seats = 2 + round % 3;
        let voice = voice(seats);
        let mut table = title.open(&title.default_options(), Seats(seats), rng.seed()).expect("a table");
        while let Some(seat) = table.turn() {
            for viewer in (0..seats).map(Seat).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let other = resampled(title, table.as_ref(), viewer, &mut rng);
                assert_eq!(sent(table.as_ref(), viewer, &voice), sent(other.as_ref(), viewer, &voice));
                compared += usize::from(other.position() != table.position());
            }
            let legal = table.legal();
            table.play(seat, &legal[rng.index(legal.len())]).expect("legal");
        }
    }
    assert!(compared > 1_000, "the worlds must really differ: {compared}");
}

/// Everything in a value that is text or a key.
fn words(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => found.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| words(item, found)),
        Value::Object(fields) => fields.iter().for_each(|(key, item)| {
            found.push(key.clone());
            words(item, found);
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[tokio::test]
async fn neither_seed_nor_position_nor_ids_of_others_travel_during_a_match() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.watch(&table, "a").await, bo.watch(&table, "b").await);
    let mut heard = vec![a.welcome.clone(), a.state.clone()];
    for step in 1..8 {
        play_on([&mut a, &mut b], step).await;
        heard.push(a.state.clone());
    }
    let mut all = Vec::new();
    heard.iter().for_each(|message| words(message, &mut all));
    play_on([&mut a, &mut b], usize::MAX).await;
    let seed = a.state["room"]["seed"].as_str().expect("open after the end");
    assert!(all.iter().all(|text| !text.contains(seed)), "the seed");
    for secret in ["position", "hands", "deck", "opened", "chance"] {
        assert!(all.iter().all(|text| text != secret), "{secret}");
    }
    let id = bo.person();
    assert!(all.iter().all(|text| !text.contains(&id)), "the id of somebody else");
}
