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
async fn a_moment_answers_what_a_table_answers() {
    let site = Site::open().await;
    let mut visitor = site.visitor();
    let mut ask = async |question: &str| {
        let answer = visitor.get(&format!("/api/games/{TOY}/lessons/first?lang=en&answers=on&{question}")).await;
        (answer.status, answer.json())
    };
    let (status, preview) = ask("ask=preview&of=build%206").await;
    assert_eq!((status, preview["t"].as_str(), preview["action"].as_str()), (200, Some("preview"), Some("build 6")));
    let (_, why) = ask("ask=why&of=card:6").await;
    assert_eq!((why["t"].as_str(), why["text"].is_null()), (Some("why"), true));
    let (_, words) = ask("ask=words").await;
    assert!(words["lines"].as_array().is_some_and(|lines| !lines.is_empty()), "{words}");
    assert_eq!(ask("ask=preview&of=build%201").await.0, 422);
    assert_eq!(ask("ask=everything").await.0, 400);
}

#[tokio::test]
async fn an_account_remembers_what_was_learnt_and_nothing_else() {
    let site = Site::open().await;
    let mut visitor = site.visitor();
    let finished = [("lessons", "hamlet/first hamlet/no-such ../etc hamlet/first")];
    assert_eq!(visitor.post("/learned", &finished).await.status, 409, "a guest's browser remembers by itself");
    visitor.post("/register", &[("login", "nina"), ("password", "a long password")]).await;
    assert_eq!(visitor.post("/learned", &finished).await.status, 204);
    let page = visitor.get("/learn").await.body;
    assert!(page.contains("id=\"learned\">[\"hamlet/first\"]<"), "{page}");
    assert!(!site.visitor().get("/learn").await.body.contains("id=\"learned\""));
}

#[tokio::test]
async fn every_lesson_has_a_page_in_both_languages() {
    let site = Site::open().await;
    let mut visitor = site.visitor();
    for lang in ["en", "it"] {
        visitor.post("/lang", &[("lang", lang)]).await;
        for path in ["/learn".to_owned(), format!("/learn/{TOY}"), format!("/learn/{TOY}/first")] {
            let page = visitor.get(&path).await;
            assert!(page.status == 200 && !page.body.contains(">[learn"), "{path}");
        }
    }
    assert_eq!(visitor.get(&format!("/learn/{TOY}/no-such")).await.status, 404);
    assert_eq!(visitor.get("/learn/no-such").await.status, 404);
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

#[tokio::test]
async fn a_worked_example_is_gone_through_and_played_on_from() {
    let site = Site::open().await;
    let mut visitor = site.visitor();
    let mut follow = async |answers: &str| {
        let path = format!("/api/games/{TOY}/examples/ha_3_3_yield_gives_double?lang=en&answers={answers}");
        let answer = visitor.get(&path).await;
        (answer.status, answer.json())
    };
    let (_, start) = follow("").await;
    assert_eq!((&start["said"]["stand"], &start["said"]["point"][0]), (&"shown".into(), &"card:3".into()), "{start}");
    assert!(!start["frame"]["choices"].as_array().expect("a list").is_empty(), "a reader may leave it at any moment");
    let (_, quarrel) = follow("on").await;
    assert_eq!((&quarrel["said"]["learner"], &quarrel["said"]["forbids"][0]["clause"]), (&1.into(), &"HA-3.3".into()));
    assert_eq!(follow("on%0Ayield").await.1["said"]["stand"], "done", "what is written counts as going on");
    assert_eq!(follow("on%0Afeud%206").await.1["said"]["stand"], "asked");
    assert_eq!(follow("on%0Aon%0Aon%0Abuild%201").await.1["said"]["stand"], "asked");
    assert_eq!(follow("on%0Afeud%206%0Aon").await.0, 409);
    assert_eq!(follow(&["on"; 400].join("%0A")).await.0, 409, "an example is no place to play a whole match");
}

#[tokio::test]
async fn the_rulebook_leads_to_its_examples_and_shows_only_pictures_of_its_own() {
    let site = Site::open().await;
    let mut visitor = site.visitor();
    let book = visitor.get(&format!("/rules/{TOY}")).await.body;
    assert!(book.contains(&format!("href=\"/rules/{TOY}/HA-3.3/1\"")), "{book}");
    let page = visitor.get(&format!("/rules/{TOY}/HA-3.3/1")).await;
    assert!(page.status == 200 && page.body.contains("your left-hand neighbour chooses"), "{}", page.body);
    for nowhere in ["HA-3.3/0", "HA-3.3/99", "HA-9.9/1", "HA-3.3/one"] {
        assert!((400..=404).contains(&visitor.get(&format!("/rules/{TOY}/{nowhere}")).await.status), "{nowhere}");
    }
    let from = book.find("/picture.svg").and_then(|at| book[..at].rfind('/')).expect("the book shows a picture");
    let clause = book[from + 1..].split('/').next().expect("a clause");
    let picture = visitor.get(&format!("/rules/{TOY}/{clause}/picture.svg?lang=it&theme=dark")).await;
    assert!(picture.status == 200 && picture.body.starts_with("<svg") && !picture.body.contains("var("));
    assert_eq!(visitor.get(&format!("/rules/{TOY}/HA-1.1/picture.svg?lang=it")).await.status, 404);
}
