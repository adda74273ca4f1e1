//! How logins end, and that what has ended stays ended.

use serde_json::json;
use server::{Config, Limits};

use tokio::time::timeout;

use crate::kit::{PATIENCE, Player, Site, TOY, Visitor};

const PASSWORD: &str = "correct horse battery";
const BETTER: &str = "a better password";

/// A site at which nobody has to wait with logging in.
async fn site() -> Site {
    Site::with(|config| Config { limits: Limits { logins: 1_000, ..config.limits }, ..config }).await
}

/// Somebody with an account, at a private table against a bot.
async fn member(site: &Site) -> (Visitor, String) {
    let mut ada = site.guest("Ada").await;
    let made = ada.post("/register", &[("login", "ada"), ("password", PASSWORD)]).await;
    assert_eq!(made.status, 303, "{}", made.body);
    let table = ada.create(TOY, &[("players", "2"), ("seat-1", "bot-random")]).await;
    (ada, table)
}

async fn log_in(site: &Site, password: &str) -> Option<Visitor> {
    let mut visitor = site.visitor();
    let status = visitor.post("/login", &[("login", "ada"), ("password", password)]).await.status;
    (status == 303).then_some(visitor)
}

/// Whether a visitor still is who they were: somebody who may see a private table.
async fn is_in(visitor: &Visitor, table: &str) -> bool {
    visitor.clone().get(&format!("/t/{table}")).await.status == 200
}

/// Waits until a connection is closed because its login has ended.
async fn is_shut(player: &mut Player) {
    let bye = timeout(PATIENCE, player.socket.until("bye")).await.expect("the connection is closed");
    assert_eq!(bye["code"], "logged_out");
    assert_eq!(player.socket.next().await, None);
}

async fn is_open(player: &mut Player) {
    assert_eq!(player.ask(json!({"t": "ping"})).await["t"], "pong");
}

#[tokio::test]
async fn whoever_holds_a_stolen_cookie_cannot_bring_the_old_password_back() {
    let site = site().await;
    let (mut ada, _) = member(&site).await;
    let thief = ada.clone();
    let spam = (0..8).map(|_| {
        let mut thief = thief.clone();
        tokio::spawn(async move { while thief.post("/guest", &[("name", "Thief")]).await.status < 500 {} })
    });
    let spam: Vec<_> = spam.collect();
    for (old, new) in [(PASSWORD, BETTER), (BETTER, "the best password"), ("the best password", BETTER)] {
        let changed = ada.post("/password", &[("old", old), ("new", new)]).await;
        assert_eq!(changed.status, 303, "{}", changed.body);
        assert!(log_in(&site, old).await.is_none(), "the old password is gone");
        assert!(log_in(&site, new).await.is_some());
    }
    spam.into_iter().for_each(|spam| spam.abort());
}

#[tokio::test]
async fn logging_out_ends_this_login_and_no_other() {
    let site = site().await;
    let (mut ada, table) = member(&site).await;
    let elsewhere = log_in(&site, PASSWORD).await.expect("another login");
    let (stolen, mut here) = (ada.clone(), ada.sit(&table, "here").await);
    let mut there = elsewhere.sit(&table, "there").await;
    assert_eq!(ada.post("/logout", &[]).await.status, 303);
    is_shut(&mut here).await;
    assert!(!is_in(&stolen, &table).await, "the cookie is dead");
    assert_eq!(stolen.clone().post("/password", &[("old", PASSWORD), ("new", BETTER)]).await.status, 401);
    is_open(&mut there).await;
    assert!(is_in(&elsewhere, &table).await);
}

#[tokio::test]
async fn a_new_password_ends_every_login_from_before() {
    let site = site().await;
    let (mut ada, table) = member(&site).await;
    let elsewhere = log_in(&site, PASSWORD).await.expect("another login");
    let (stolen, mut here, mut there) =
        (ada.clone(), ada.sit(&table, "here").await, elsewhere.sit(&table, "there").await);
    assert_eq!(ada.post("/password", &[("old", PASSWORD), ("new", BETTER)]).await.status, 303);
    is_shut(&mut here).await;
    is_shut(&mut there).await;
    assert!(!is_in(&elsewhere, &table).await && !is_in(&stolen, &table).await);
    assert!(is_in(&ada, &table).await, "whoever changed it stays in, with a new cookie");
    is_open(&mut ada.sit(&table, "again").await).await;
}

#[tokio::test]
async fn a_deleted_account_is_nobody_for_ever() {
    let site = site().await;
    let mut ada = site.guest("Ada").await;
    let guest = ada.clone();
    let table = ada.create(TOY, &[("players", "2"), ("seat-1", "bot-random"), ("seat-0", "me")]).await;
    assert_eq!(ada.post("/register", &[("login", "ada"), ("password", PASSWORD)]).await.status, 303);
    assert!(!is_in(&guest, &table).await, "the guest has become an account");
    let (stolen, mut here) = (ada.clone(), ada.sit(&table, "here").await);
    assert_eq!(ada.post("/delete-account", &[("password", PASSWORD)]).await.status, 303);
    is_shut(&mut here).await;
    assert!(log_in(&site, PASSWORD).await.is_none());
    // The login is free again, but it is somebody else's now, whichever cookie they had.
    for mut visitor in [guest.clone(), stolen.clone(), site.visitor()] {
        let login = format!("ada{}", visitor.cookie.as_ref().map_or(0, String::len));
        assert_eq!(visitor.post("/register", &[("login", &login), ("password", PASSWORD)]).await.status, 303);
        assert!(!is_in(&visitor, &table).await);
    }
    assert_eq!(site.visitor().post("/register", &[("login", "ada"), ("password", PASSWORD)]).await.status, 303);
    for old in [&guest, &stolen] {
        assert!(!is_in(old, &table).await, "nothing brings it back");
    }
}

#[tokio::test]
async fn a_guest_who_logs_out_does_not_come_back() {
    let site = site().await;
    let mut ada = site.guest("Ada").await;
    let table = ada.create(TOY, &[("players", "2"), ("seat-1", "bot-random")]).await;
    assert_eq!(ada.post("/guest", &[("name", "Ada L.")]).await.status, 303);
    let (mut stolen, mut here) = (ada.clone(), ada.sit(&table, "here").await);
    assert_eq!(ada.post("/logout", &[]).await.status, 303);
    is_shut(&mut here).await;
    assert!(ada.cookie.is_none() && !is_in(&stolen, &table).await);
    assert_eq!(stolen.post("/register", &[("login", "ada"), ("password", PASSWORD)]).await.status, 303);
    assert!(!is_in(&stolen, &table).await, "an account made with it is somebody else's");
}
