//! What strangers put into requests: forwarding headers, addresses to go to, characters nobody can type, tags of others.

use serde_json::json;
use server::{Config, Limits};

use crate::kit::{Site, Visitor};

/// A site that believes the proxies of a network, and lets nobody guess more than two passwords.
async fn behind(proxy: &str) -> Site {
    let proxies = vec![proxy.parse().expect("a network")];
    Site::with(|config| Config { proxies, limits: Limits { logins: 2, ..config.limits }, ..config }).await
}

/// A visitor whose request passed a proxy that speaks TLS.
fn forwarded(site: &Site, address: &str) -> Visitor {
    let mut visitor = site.visitor();
    visitor.headers = vec![("x-forwarded-for", address.to_owned()), ("x-forwarded-proto", "https".to_owned())];
    visitor
}

/// The answers to three wrong passwords, from three addresses as the requests say.
async fn three_guesses(site: &Site) -> Vec<u16> {
    let mut statuses = Vec::new();
    for address in ["203.0.113.1", "203.0.113.2", "203.0.113.3"] {
        let mut visitor = forwarded(site, address);
        statuses.push(visitor.post("/login", &[("login", "ada"), ("password", "guess guess")]).await.status);
    }
    statuses
}

#[tokio::test]
async fn only_a_configured_proxy_is_believed_where_a_visitor_comes_from() {
    assert_eq!(three_guesses(&behind("127.0.0.0/8").await).await, [401, 401, 401]);
    assert_eq!(three_guesses(&behind("10.0.0.0/8").await).await, [401, 401, 429]);
}

#[tokio::test]
async fn behind_tls_cookies_stay_there_and_browsers_come_no_other_way() {
    for (proxy, believed) in [("127.0.0.1", true), ("10.0.0.1", false)] {
        let site = behind(proxy).await;
        let answer = forwarded(&site, "203.0.113.1").post("/guest", &[("name", "Ada")]).await;
        let cookie = answer.headers["set-cookie"].to_str().expect("text");
        assert_eq!(cookie.ends_with("; Secure"), believed, "{cookie}");
        assert_eq!(answer.headers.contains_key("strict-transport-security"), believed);
    }
}

#[tokio::test]
async fn nobody_is_led_away_or_to_an_address_that_is_none() {
    let site = Site::open().await;
    for next in ["/\u{1}", "/\t/evil.example", "//evil.example", "https://evil.example", "/\\evil.example", "/a\u{7f}"]
    {
        let answer = site.visitor().post("/guest", &[("name", "Ada"), ("next", next)]).await;
        assert_eq!((answer.status, answer.location.as_str()), (303, "/"), "{next:?}");
    }
}

#[tokio::test]
async fn a_character_that_cannot_be_kept_is_a_bad_request() {
    let site = Site::open().await;
    let (mut ada, _, table) = site.pair(&[]).await;
    for (path, field) in [("/guest", "name"), ("/guest", "next"), ("/login", "login"), ("/new/hamlet", "pace")] {
        let fields = [(field, "a\0b"), ("name", "Ada"), ("login", "ada"), ("password", "a password")];
        let fields: Vec<_> = fields.into_iter().enumerate().filter(|(i, (key, _))| *i == 0 || *key != field).collect();
        let fields: Vec<_> = fields.into_iter().map(|(_, field)| field).collect();
        assert_eq!(ada.post(path, &fields).await.status, 400, "{path} {field}");
    }
    for path in ["/t/a%00b", "/t/a?key=%00"] {
        assert_eq!(ada.get(path).await.status, 400, "{path}");
    }
    let mut player = ada.sit(&table, "one").await;
    assert_eq!(player.ask(json!({"t": "chat", "text": "a\0b"})).await["code"], "bad_message");
}

#[tokio::test]
async fn a_command_is_known_again_only_from_the_person_who_sent_it() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[]).await;
    // Both call their pages the same and number their commands alike.
    let (mut first, mut second) = (ada.sit(&table, "same").await, bo.sit(&table, "same").await);
    let said = first.ask(json!({"t": "chat", "text": "hello"})).await;
    assert_eq!((said["t"].as_str(), second.socket.until("chat").await["text"].as_str()), (Some("ack"), Some("hello")));
    let answered = second.ask(json!({"t": "chat", "text": "hello yourself"})).await;
    assert_eq!(answered["t"], "ack");
    assert_ne!(answered["n"], said["n"], "it became a line of its own");
    // The same command once more from the same person is the same.
    first.id = 0;
    assert_eq!(first.ask(json!({"t": "chat", "text": "hello"})).await["n"], said["n"]);
}
