//! What lies on the table, as it is sent: panes, maps, words and drawings.

use std::collections::BTreeMap;

use reqwest::header::HeaderMap;
use serde_json::{Value, json};

use crate::kit::{Site, metric, play_on};

fn keys<'a>(list: &'a Value, of: &str) -> Vec<&'a str> {
    list.as_array().into_iter().flatten().map(|one| one[of].as_str().expect("a key")).collect()
}

#[tokio::test]
async fn whoever_wants_to_see_gets_a_table_and_a_map() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[]).await;
    let (a, b) = (ada.watch(&table, "a").await, bo.sit(&table, "b").await);
    assert!(!keys(&a.state["table"]["panes"], "key").is_empty());
    assert_eq!(a.state["table"]["chips"].as_array().map(Vec::len), Some(2));
    assert!(!keys(&a.state["maps"][0]["layers"], "svg").is_empty());
    assert!(b.state["table"].is_null() && b.state["maps"].is_null(), "not wanted");
}

/// What a page has of the table: what it was sent, put together.
#[derive(Default, Debug, PartialEq)]
struct Page {
    parts: BTreeMap<String, Value>,
}

impl Page {
    /// Takes a state in; says how many parts it brought, and which of them the page had already.
    fn take(&mut self, state: &Value) -> (usize, Vec<String>) {
        let (table, mut news) = (&state["table"], BTreeMap::new());
        for name in ["ribbons", "chips"] {
            news.insert(name.to_owned(), table.get(name).cloned());
        }
        for pane in table["panes"].as_array().expect("panes") {
            assert!(pane["role"].is_string(), "{pane}");
            news.insert(format!("pane {}", pane["key"]), (pane["same"] != true).then(|| pane.clone()));
        }
        for map in state["maps"].as_array().expect("maps") {
            for layer in map["layers"].as_array().expect("layers") {
                news.insert(format!("layer {} {}", map["seat"], layer["key"]), layer.get("svg").cloned());
            }
        }
        self.parts.retain(|name, _| news.contains_key(name));
        let news: BTreeMap<_, _> = news.into_iter().filter_map(|(name, part)| Some((name, part?))).collect();
        let known = news.iter().filter(|(name, part)| self.parts.get(*name) == Some(part));
        let brought = (news.len(), known.map(|(name, _)| name.clone()).collect());
        self.parts.extend(news);
        brought
    }
}

#[tokio::test]
async fn a_state_brings_only_what_changed_and_together_they_are_whole() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.watch(&table, "a").await, bo.watch(&table, "b").await);
    let mut page = Page::default();
    page.take(&a.state);
    while !a.is_over() {
        let next = a.step() + 1;
        play_on([&mut a, &mut b], next).await;
        assert_eq!(page.take(&a.state).1, [""; 0], "step {next} brings what was there");
        let (mut fresh, reopened) = (Page::default(), ada.watch(&table, &format!("a{next}")).await);
        assert_eq!(fresh.take(&reopened.state).0, page.parts.len(), "a new connection gets everything");
        assert_eq!(fresh, page, "step {next}");
    }
}

#[tokio::test]
async fn a_connection_that_comes_back_is_shown_everything() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.watch(&table, "a").await, bo.watch(&table, "b").await);
    play_on([&mut a, &mut b], 3).await;
    let back = ada.enter(&table, json!({"client": "a", "from": a.n(), "table": true})).await;
    let mut page = Page::default();
    assert_eq!(page.take(&back.state).0, page.parts.len());
    assert_eq!(back.state["log"], json!({"after": 3, "lines": []}), "but no line of the log twice");
    assert!(back.state["room"].is_object());
}

#[tokio::test]
async fn sixty_who_look_on_cost_one_drawing_and_get_the_same_bytes() {
    let site = Site::open().await;
    let (mut ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    let mut crowd = Vec::new();
    for number in 0..60 {
        crowd.push(site.visitor().watch(&table, &format!("c{number}")).await);
    }
    for step in 1..4 {
        let before = metric(&mut ada, "piazza_sights_total ").await;
        play_on([&mut a, &mut b], step).await;
        for guest in &mut crowd {
            guest.see_step(step).await;
        }
        let made = metric(&mut ada, "piazza_sights_total ").await - before;
        assert_eq!(made, 3, "one for each player, one for all others");
        assert!(crowd.iter().all(|guest| guest.socket.bytes == crowd[0].socket.bytes), "step {step}");
    }
}

#[tokio::test]
async fn whoever_asks_again_and_again_costs_nothing_more() {
    let site = Site::open().await;
    let (mut ada, _, table) = site.pair(&[]).await;
    let mut guest = site.visitor().watch(&table, "guest").await;
    let told = guest.ask(json!({"t": "words", "at": 0})).await;
    let before = metric(&mut ada, "piazza_sights_total ").await;
    for _ in 0..20 {
        // As often as one connection may: for more they must come again.
        let mut guest = site.visitor().watch(&table, "guest").await;
        for _ in 0..2 {
            assert_eq!(guest.ask(json!({"t": "words", "at": 0})).await["lines"], told["lines"]);
        }
        for lang in ["it", "en"] {
            guest.ask(json!({"t": "lang", "lang": lang})).await;
            guest.see().await;
        }
    }
    assert_eq!(metric(&mut ada, "piazza_sights_total ").await - before, 1, "only Italian was new");
}

#[tokio::test]
async fn the_map_in_words_comes_when_it_is_asked_for() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], 3).await;
    let mut guest = site.visitor().sit(&table, "guest").await;
    let told = guest.ask(json!({"t": "words", "at": 3})).await;
    assert_eq!((&told["t"], &told["at"]), (&json!("words"), &json!(3)));
    assert!(told["lines"].as_array().is_some_and(|lines| !lines.is_empty()));
    assert_eq!(guest.ask(json!({"t": "words", "at": 2})).await["t"], "stale");
}

#[tokio::test]
async fn a_step_looked_back_at_is_whole() {
    let site = Site::open().await;
    let (mut ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], 4).await;
    let step = ada.get(&format!("/t/{table}/step/2")).await.json();
    assert!(step["table"]["panes"].as_array().is_some_and(|panes| panes.iter().all(|pane| pane["body"].is_array())));
    assert!(!keys(&step["maps"][0]["layers"], "svg").is_empty());
}

#[tokio::test]
async fn drawings_are_kept_for_ever_under_their_own_address() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let game = catalog::titles()[0].info().slug;
    let table = ada.post(&format!("/play/{game}"), &[]).await.location;
    let page = ada.get(&table).await.body;
    let (_, about) = page.split_once("id=\"about\"").expect("what the page is about");
    let about = about.split_once('>').and_then(|(_, rest)| rest.split_once("</script>")).expect("data").0;
    let about: Value = serde_json::from_str(about).expect("JSON");
    assert!(about["icons"].as_object().is_some_and(|icons| !icons.is_empty()));
    let sheet = ada.get(about["pictures"].as_str().expect("an address")).await;
    assert!(sheet.body.starts_with("<svg") && sheet.body.contains("id=\"glyph-star\""));
    let kept = |headers: &HeaderMap| headers["cache-control"].to_str().is_ok_and(|says| says.contains("immutable"));
    assert!(kept(&sheet.headers));
    let unknown = ada.get(&format!("/games/{game}/pictures.svg?v=older")).await;
    assert!(unknown.body == sheet.body && !kept(&unknown.headers));
    assert_eq!(ada.get("/games/chess/pictures.svg").await.status, 404);
}
