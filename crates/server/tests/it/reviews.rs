//! Reviews after a match: made once, kept with it, for those who may see it, and never in anybody's way.

use serde_json::{Value, json};
use server::store::{Kept, Making, Sharing, Store, StoreError, Write};
use server::{Config, Limits};

use crate::kit::{NOON, Site, TOY, Visitor, metric, play_on};

/// A match that is over.
async fn finished(site: &Site) -> (Visitor, String) {
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], usize::MAX).await;
    (ada, table)
}

/// What there is of a review once it is no longer being made.
async fn settled(visitor: &mut Visitor, path: &str) -> Value {
    loop {
        let answer = visitor.get(path).await.json();
        if answer["state"] != "making" {
            return answer;
        }
    }
}

fn points(made: &Value) -> &Vec<Value> {
    made["review"]["turning_points"].as_array().expect("a list")
}

#[tokio::test]
async fn a_review_is_made_once_and_kept_with_the_match() {
    let site = Site::open().await;
    let (mut ada, table) = finished(&site).await;
    let path = format!("/t/{table}/review");
    assert_eq!(ada.get(&path).await.json(), json!({"state": "none"}), "nobody has asked yet");
    let asked = site.visitor().post(&path, &[]).await;
    assert_eq!(asked.status, 200, "whoever may see the match may ask: {}", asked.body);
    let made = settled(&mut ada, &path).await;
    let review = &made["review"];
    assert_eq!(review["players"].as_array().map(Vec::len), Some(2), "{made}");
    let record = ada.get(&format!("/t/{table}/verify")).await.json();
    let last = review["moments"].as_array().and_then(|moments| moments.last()).expect("an end");
    assert_eq!(last["step"], record["steps"]);
    let site = site.restart().await;
    ada.host = site.server.address.to_string();
    assert_eq!(ada.get(&path).await.json(), made, "another process finds it");
    assert_eq!(ada.post(&path, &[]).await.json(), made, "and does not make it again");
    let italian = ada.get(&format!("{path}?lang=it")).await.json();
    assert_eq!(italian["review"]["moments"], review["moments"]);
    for (here, there) in points(&made).iter().zip(points(&italian)) {
        assert_ne!(here["played"], there["played"], "every language has words of its own");
        assert_eq!(here["step"], there["step"]);
    }
}

#[tokio::test]
async fn a_review_is_for_those_who_may_see_the_match_and_only_after_its_end() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let table = ada.create(TOY, &[("players", "2"), ("seat-1", "here")]).await;
    let path = format!("/t/{table}/review");
    for refused in [ada.get(&path).await, ada.post(&path, &[]).await] {
        assert_eq!((refused.status, &refused.json()["code"]), (409, &json!("not_now")));
    }
    let mut stranger = site.visitor();
    for refused in [stranger.get(&path).await, stranger.post(&path, &[]).await] {
        assert_eq!((refused.status, &refused.json()["code"]), (403, &json!("private")));
    }
    assert_eq!(stranger.post_from("http://elsewhere.example", &path, &[]).await.status, 403);
}

#[tokio::test]
async fn whoever_finds_no_place_in_the_queue_is_turned_away_and_nothing_is_begun() {
    let none = |config: Config| Config { limits: Limits { waiting_per_address: 0, ..config.limits }, ..config };
    let site = Site::with(none).await;
    let (mut ada, table) = finished(&site).await;
    let path = format!("/t/{table}/review");
    for _ in 0..9 {
        let refused = ada.post(&path, &[]).await;
        assert_eq!((refused.status, &refused.json()["code"]), (503, &json!("busy")));
        assert!(refused.headers.contains_key("retry-after"), "when to come again");
    }
    assert_eq!(metric(&mut ada, "piazza_busy_reviews_total ").await, 9);
    assert_eq!(ada.get(&path).await.json()["state"], "none");
}

#[tokio::test]
async fn a_review_that_another_process_makes_is_not_begun_here_until_its_claim_runs_out() {
    let site = Site::open().await;
    let (mut ada, table) = finished(&site).await;
    let path = format!("/t/{table}/review");
    let other = Store::sqlite(&site.scratch.0, Sharing::Refused).await.expect("the same file");
    let write = |maker: &str, step| Write::Review { id: table.clone(), maker: maker.to_owned(), step };
    let claim = Making::Claim { of: 7, now: NOON, until: NOON + 10_000 };
    other.write(write("other", claim)).await.expect("nobody makes it");
    let making = json!({"state": "making", "done": 0, "of": 7});
    assert_eq!(ada.post(&path, &[]).await.json(), making);
    assert_eq!(ada.get(&path).await.json(), making);
    site.clock.advance(10_000);
    assert_eq!(ada.get(&path).await.json()["state"], "none", "whoever made it has stopped");
    ada.post(&path, &[]).await;
    assert_eq!(settled(&mut ada, &path).await["state"], "made");
    let late = Making::Failed { until: i64::MAX };
    assert_eq!(other.write(write("other", late)).await, Err(StoreError::Conflict), "who comes late changes nothing");
    assert!(matches!(other.review(&table).await, Ok(Some(Kept::Made(_)))));
}
