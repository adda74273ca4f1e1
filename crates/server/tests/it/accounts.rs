//! Guests and accounts.

use crate::kit::{Site, TOY};

const PASSWORD: &str = "correct horse battery";

#[tokio::test]
async fn the_cookie_is_signed_http_only_and_same_site() {
    let site = Site::open().await;
    let mut ada = site.visitor();
    let answer = ada.post("/guest", &[("name", "Ada")]).await;
    let cookie = answer.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let table = ada.create(TOY, &[("players", "2"), ("seat-1", "bot-random")]).await;
    // What Ada's cookie says under the signature of somebody else's.
    let (mut forged, bo) = (ada.clone(), site.guest("Bo").await);
    let (says, signature) = (ada.cookie.clone().expect("a cookie"), bo.cookie.expect("a cookie"));
    let parts = says.split_once('.').zip(signature.split_once('.'));
    forged.cookie = parts.map(|((says, _), (_, signature))| format!("{says}.{signature}"));
    assert!(forged.cookie.is_some(), "a cookie is signed");
    assert_eq!(ada.get(&format!("/t/{table}")).await.status, 200);
    assert_eq!(forged.get(&format!("/t/{table}")).await.status, 403, "a forged cookie is nobody's");
}

#[tokio::test]
async fn an_account_keeps_the_guests_matches_and_survives_everything() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let table = ada.create(TOY, &[("players", "2"), ("seat-1", "bot-random")]).await;
    let guest_cookie = ada.cookie.clone();
    let made = ada.post("/register", &[("login", "Ada.L"), ("password", PASSWORD)]).await;
    assert_eq!(made.status, 303, "{}", made.body);
    assert_eq!(ada.get(&format!("/t/{table}")).await.status, 200, "still the same person");
    let mut old = ada.clone();
    old.cookie = guest_cookie;
    assert_eq!(old.get(&format!("/t/{table}")).await.status, 403, "the guest's cookie is void now");

    let mut elsewhere = site.visitor();
    let wrong = elsewhere.post("/login", &[("login", "ada.l"), ("password", "wrong horse battery")]).await;
    assert_eq!((wrong.status, elsewhere.cookie.is_none()), (401, true));
    assert_eq!(elsewhere.post("/login", &[("login", "nobody"), ("password", PASSWORD)]).await.status, 401);
    assert_eq!(elsewhere.post("/login", &[("login", "ADA.l"), ("password", PASSWORD)]).await.status, 303);
    assert_eq!(elsewhere.get(&format!("/t/{table}")).await.status, 200);

    let changed = ada.post("/password", &[("old", PASSWORD), ("new", "a better password")]).await;
    assert_eq!(changed.status, 303, "{}", changed.body);
    assert_eq!(elsewhere.get(&format!("/t/{table}")).await.status, 403, "other logins have ended");
    assert_eq!(ada.get(&format!("/t/{table}")).await.status, 200);

    assert_eq!(ada.post("/delete-account", &[("password", PASSWORD)]).await.status, 401);
    assert_eq!(ada.post("/delete-account", &[("password", "a better password")]).await.status, 303);
    assert!(ada.cookie.is_none());
    assert_eq!(elsewhere.post("/login", &[("login", "ada.l"), ("password", "a better password")]).await.status, 401);
}

#[tokio::test]
async fn what_is_no_name_login_or_password_is_refused() {
    let site =
        Site::with(|config| server::Config { limits: server::Limits { logins: 100, ..config.limits }, ..config }).await;
    let mut visitor = site.visitor();
    for (path, fields) in [
        ("/guest", vec![("name", "   ")]),
        ("/guest", vec![("name", "x".repeat(25).leak() as &str)]),
        ("/register", vec![("login", "a"), ("password", PASSWORD)]),
        ("/register", vec![("login", "bad login!"), ("password", PASSWORD)]),
        ("/register", vec![("login", "fine"), ("password", "short")]),
    ] {
        let answer = visitor.post(path, &fields).await;
        assert_eq!(answer.status, 422, "{path} {fields:?}");
    }
    assert_eq!(visitor.post("/register", &[("login", "taken"), ("password", PASSWORD)]).await.status, 303);
    assert_eq!(site.visitor().post("/register", &[("login", "TAKEN"), ("password", PASSWORD)]).await.status, 409);
    assert_eq!(site.visitor().post("/password", &[("old", "x"), ("new", PASSWORD)]).await.status, 401);
}

#[tokio::test]
async fn guessing_passwords_is_slow() {
    let site =
        Site::with(|config| server::Config { limits: server::Limits { logins: 3, ..config.limits }, ..config }).await;
    let mut visitor = site.visitor();
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(visitor.post("/login", &[("login", "ada"), ("password", "guess guess")]).await.status);
    }
    assert_eq!(statuses, [401, 401, 401, 429, 429]);
}

#[tokio::test]
async fn logging_out_forgets_the_person() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    assert_eq!(ada.post("/logout", &[]).await.status, 303);
    assert!(ada.cookie.is_none());
}
