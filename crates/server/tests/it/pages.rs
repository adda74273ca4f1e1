//! What every answer says about itself, and the pages that need no table.

use crate::kit::{Site, TOY};

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
async fn forms_over_the_limit_are_refused() {
    let site = Site::open().await;
    assert_eq!(site.visitor().post("/guest", &[("name", &"x".repeat(100_000))]).await.status, 413);
}
