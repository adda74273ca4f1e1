//! Lessons over HTTP: a lesson and the answers so far make the moment, and nothing is stored.

use serde_json::Value;

use crate::kit::{Answer, Site, TOY, Visitor};

async fn learn(visitor: &mut Visitor, lesson: &str, answers: &[&str]) -> Answer {
    let answers = answers.join("%0A").replace(' ', "%20");
    visitor.get(&format!("/api/games/{TOY}/lessons/{lesson}?lang=it&answers={answers}")).await
}

fn stand(answer: &Answer) -> String {
    answer.json()["said"]["stand"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_lesson_is_played_to_its_end_and_answers_can_be_taken_back() {
    let site = Site::open().await;
    let mut visitor = site.visitor();
    let told = learn(&mut visitor, "first", &[]).await;
    assert_eq!((stand(&told).as_str(), told.json()["frame"]["choices"].as_array().map(Vec::len)), ("told", Some(0)));
    let asked = learn(&mut visitor, "first", &["on"]).await.json();
    assert_eq!((asked["said"]["stand"].as_str(), asked["said"]["point"][0].as_str()), (Some("asked"), Some("card:6")));
    assert!(asked["table"]["panes"].is_array() && asked["maps"].is_array(), "{asked}");
    let astray = learn(&mut visitor, "first", &["on", "build 5"]).await;
    assert_eq!(stand(&astray), "astray");
    assert!(astray.json()["said"]["reply"].as_str().is_some_and(|reply| reply.contains("costruisci il 6")));
    let done = learn(&mut visitor, "first", &["on", "build 6", "build 3", "on"]).await;
    assert_eq!(stand(&done), "done");
}

#[tokio::test]
async fn what_is_no_answer_is_refused_with_a_reason() {
    let site = Site::open().await;
    let mut visitor = site.visitor();
    let code = |answer: Answer| (answer.status, answer.json()["code"].as_str().unwrap_or_default().to_owned());
    let refused = [
        ("first", vec!["build 6"], (409, "not_now")),
        ("first", vec!["on", "build 1"], (422, "illegal")),
        ("first", vec!["on", "dance"], (400, "bad_request")),
        ("first", vec!["on", "build 5", "build 6"], (409, "not_now")),
        ("no-such", vec![], (404, "not_found")),
    ];
    for (lesson, answers, (status, expected)) in refused {
        let found = code(learn(&mut visitor, lesson, &answers).await);
        assert_eq!(found, (status, expected.to_owned()), "{lesson} {answers:?}");
    }
}

#[tokio::test]
async fn every_game_lists_its_lessons_first_and_its_puzzles_last() {
    let site = Site::open().await;
    let mut visitor = site.visitor();
    for game in visitor.get("/api/games").await.json().as_array().expect("a list") {
        let slug = game["info"]["slug"].as_str().expect("a slug");
        let lessons = visitor.get(&format!("/api/games/{slug}/lessons?lang=en")).await.json();
        let lessons = lessons.as_array().expect("a list");
        assert_eq!(lessons[0]["name"], "first", "{slug}");
        assert!(lessons.is_sorted_by_key(|lesson| lesson["puzzle"] == Value::Bool(true)), "{slug}: {lessons:?}");
    }
}
