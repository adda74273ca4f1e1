//! What lies on the table, as it is sent: panes, maps, words and drawings.

use reqwest::header::HeaderMap;
use serde_json::{Value, json};

use crate::kit::{Site, play_on};

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
