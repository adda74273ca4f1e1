//! Too much of everything: whoever asks for too much is refused, and nobody else notices.

use serde_json::json;
use server::{Config, Limits};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::kit::{NOON, PATIENCE, Player, Site, Socket, TOY, Visitor, play_on};

fn limited(change: impl FnOnce(Limits) -> Limits) -> impl FnOnce(Config) -> Config {
    |config| Config { limits: change(config.limits), ..config }
}

/// A number from `/metrics`.
async fn metric(visitor: &mut Visitor, name: &str) -> u64 {
    let text = visitor.get("/metrics").await.body;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
    line.unwrap_or_else(|| panic!("{name} in {text}"))
}

/// Looks at `/metrics` until a number is reached.
async fn reach(visitor: &mut Visitor, name: &str, wanted: u64) {
    let reaching = async { while metric(visitor, name).await < wanted {} };
    timeout(PATIENCE, reaching).await.unwrap_or_else(|_| panic!("{name} does not reach {wanted}"));
}

/// A spectator who asks for the board at every step and reads nothing.
async fn idler(site: &Site, table: &str, number: usize) -> Socket {
    let mut socket = site.visitor().connect(table).await;
    let client = format!("idler-{number}");
    socket.send(json!({"t": "hello", "v": 1, "lang": "en", "scene": true, "client": client})).await;
    socket
}

#[tokio::test]
async fn spectators_who_do_not_read_are_dropped_and_the_players_stay() {
    // A spectator's queue takes one board and nothing else, so everybody falls behind in the same moment.
    let site = Site::with(limited(|limits| Limits { spectator_queue_bytes: 1, ..limits })).await;
    let (mut ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    let mut crowd = Vec::new();
    for number in 0..150 {
        crowd.push(idler(&site, &table, number).await);
    }
    while metric(&mut ada, "piazza_dropped_total ").await < 150 && !a.is_over() {
        play_on([&mut a, &mut b], a.step() + 1).await;
    }
    assert_eq!(metric(&mut ada, "piazza_dropped_total ").await, 150);
    assert_eq!(a.ask(json!({"t": "ping"})).await["t"], "pong", "the owner is still there");
    assert_eq!(b.ask(json!({"t": "ping"})).await["t"], "pong");
    drop(crowd);
}
