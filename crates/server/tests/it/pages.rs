//! What every answer says about itself, and the pages that need no table.

use rusqlite::Connection;
use server::{Config, Limits};

use crate::kit::{Site, TOY, metric};

#[tokio::test]
async fn every_page_answers_in_both_languages_without_inline_script() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let table = ada.create(TOY, &[("players", "2"), ("seat-1", "link")]).await;
    let begun = ada.create(TOY, &[("players", "2"), ("seat-1", "bot-random")]).await;
    let paths = ["/", "/lobby", "/rules", "/account", "/history", "/privacy"].map(ToOwned::to_owned);
    let more = [format!("/rules/{TOY}"), format!("/new/{TOY}"), format!("/t/{table}"), format!("/t/{begun}/replay")];
    for lang in ["en", "it"] {
        for path in paths.iter().chain(&more) {
            let mut visitor = ada.clone();
            visitor.cookie = visitor.cookie.map(|cookie| format!("{cookie}; lang={lang}"));
            let answer = visitor.get(path).await;
            assert_eq!(answer.status, 200, "{path}");
            assert!(answer.body.contains(&format!("lang=\"{lang}\"")), "{path}");
            let policy = answer.headers["content-security-policy"].to_str().unwrap();
            assert!(policy.starts_with("default-src 'self';"), "{policy}");
            let lax = |rule: &&str| rule.contains("'unsafe-inline'");
            assert!(policy.split("; ").filter(lax).all(|rule| rule.starts_with("style-src ")), "{policy}");
            let inline = answer.body.split("<script").skip(1).filter(|tag| {
                let head = tag.split('>').next().unwrap_or("");
                !head.contains("src=") && !head.contains("application/json")
            });
            assert_eq!(inline.count(), 0, "{path}");
        }
    }
}

#[tokio::test]
async fn errors_are_pages_for_people_and_json_for_programs() {
    let site = Site::open().await;
    let mut visitor = site.visitor();
    let page = visitor.get("/no/such/page").await;
    assert_eq!((page.status, page.body.contains("<html")), (404, true));
    let json = visitor.get("/api/matches/nowhere").await;
    assert_eq!((json.status, json.json()["code"].as_str()), (404, Some("not_found")));
    let broken = visitor.post("/t/nowhere/fork", &[("step", "x")]).await;
    assert!(broken.body.contains("<html"), "{}", broken.body);
}

#[tokio::test]
async fn health_metrics_theme_and_description_are_there() {
    let site = Site::open().await;
    let mut visitor = site.visitor();
    assert_eq!(visitor.get("/health").await.json()["ok"], true);
    assert!(visitor.get("/metrics").await.body.contains("# TYPE piazza_commit_seconds histogram"));
    let theme = visitor.get("/theme.css").await.body;
    assert!(theme.contains("--paper:") && theme.contains("prefers-color-scheme"));
    let described = visitor.get("/api/openapi.json").await.json();
    for path in described["paths"].as_object().unwrap().keys() {
        let path = path.replace("{game}", TOY).replace("{lesson}", "first");
        let path = path.replace("{example}", "ha_3_3_yield_gives_double");
        let expected = if path.contains("{id}") { 404 } else { 200 };
        assert_eq!(visitor.get(&path.replace("{id}", "nowhere")).await.status, expected, "{path}");
    }
    assert!(visitor.get("/api/games").await.json()[0]["info"]["slug"].is_string());
    assert!(
        visitor.get(&format!("/api/games/{TOY}/rules?lang=it")).await.json()["markdown"]
            .as_str()
            .unwrap()
            .contains("HA-")
    );
}

#[tokio::test]
async fn too_many_forms_are_turned_away() {
    let site = Site::with(|config| server::Config {
        limits: server::Limits { forms_per_second: 1, ..config.limits },
        ..config
    })
    .await;
    let mut visitor = site.visitor();
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(visitor.post("/lang", &[("lang", "it")]).await.status);
    }
    assert_eq!((statuses[0], statuses[7]), (303, 429), "{statuses:?}");
}

#[tokio::test]
async fn nobody_is_looked_up_for_what_lies_ready_or_is_turned_away() {
    let few = |config: Config| Config { limits: Limits { pages_per_second: 1, ..config.limits }, ..config };
    let site = Site::with(few).await;
    let mut ada = site.guest("Ada").await;
    let database = Connection::open(site.scratch.0.join("piazza.sqlite")).expect("the same file");
    // From now on whoever is looked up cannot be found.
    database.execute_batch("ALTER TABLE ended RENAME TO elsewhere").expect("renamed");
    for path in ["/theme.css".to_owned(), format!("/cover/{TOY}?lang=en"), "/metrics".to_owned()] {
        assert_eq!(ada.get(&path).await.status, 200, "{path}");
    }
    let before = metric(&mut ada, "piazza_requests_total ").await;
    let page = ada.get("/rules").await;
    assert_eq!(page.status, 503);
    assert!(page.body.contains("data-code=\"busy\""), "{}", page.body);
    assert!(page.headers.contains_key("content-security-policy") && page.headers.contains_key("retry-after"));
    assert_eq!(metric(&mut ada, "piazza_requests_total ").await, before + 2);
    let mut turned_away = false;
    for _ in 0..100 {
        turned_away = turned_away || ada.get("/rules").await.status == 429;
    }
    assert!(turned_away, "whoever is turned away was not looked up");
}

#[tokio::test]
async fn a_page_for_everybody_is_made_once_however_its_address_is_written() {
    let site = Site::open().await;
    let mut visitor = site.visitor();
    for path in ["/", "/rules", &format!("/rules/{TOY}"), "/learn", &format!("/learn/{TOY}")] {
        let page = visitor.get(path).await;
        let again = visitor.get(&format!("{path}?anything={path}")).await;
        assert_eq!(again.headers.get("etag"), page.headers.get("etag"), "{path}");
        assert!(page.headers.contains_key("etag") && page.body == again.body, "{path}");
    }
    let plain = visitor.get(&format!("/rules/{TOY}")).await;
    let odd = visitor.get(&format!("/rules/%{:x}{}", TOY.as_bytes()[0], &TOY[1..])).await;
    assert_eq!(odd.headers.get("etag"), plain.headers.get("etag"));
}

#[tokio::test]
async fn forms_over_the_limit_are_refused() {
    let site = Site::open().await;
    assert_eq!(site.visitor().post("/guest", &[("name", &"x".repeat(100_000))]).await.status, 413);
}
