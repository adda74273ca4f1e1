//! Too much of everything: whoever asks for too much is refused, and nobody else notices.

use serde_json::json;
use server::{Config, Limits};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::kit::{PATIENCE, Player, Site, Socket, TOY, Visitor, metric, play_on};

fn limited(change: impl FnOnce(Limits) -> Limits) -> impl FnOnce(Config) -> Config {
    |config| Config { limits: change(config.limits), ..config }
}

/// A spectator who asks for the board at every step and reads nothing.
async fn idler(site: &Site, table: &str, number: usize) -> Socket {
    let mut socket = site.visitor().connect(table).await;
    let client = format!("idler-{number}");
    socket.send(json!({"t": "hello", "v": 2, "lang": "en", "table": true, "client": client})).await;
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
        let next = a.step() + 1;
        play_on([&mut a, &mut b], next).await;
    }
    assert_eq!(metric(&mut ada, "piazza_dropped_total ").await, 150);
    assert_eq!(a.ask(json!({"t": "ping"})).await["t"], "pong", "the owner is still there");
    assert_eq!(b.ask(json!({"t": "ping"})).await["t"], "pong");
    drop(crowd);
}

#[tokio::test]
async fn a_full_stand_turns_spectators_away_and_keeps_room_for_players() {
    let site = Site::with(limited(|limits| Limits { spectators_per_table: 2, ..limits })).await;
    let (ada, bo, table) = site.pair(&[]).await;
    let _a = ada.sit(&table, "a").await;
    let _looking_on = (site.visitor().sit(&table, "c").await, site.visitor().sit(&table, "d").await);
    let mut third = idler(&site, &table, 3).await;
    assert_eq!(third.until("bye").await["code"], "busy");
    let mut b = bo.sit(&table, "b").await;
    assert_eq!(b.ask(json!({"t": "ping"})).await["t"], "pong");
}

/// Says the same thing until it is refused, and how often it was not.
async fn chatter(player: &mut Player) -> usize {
    let mut said = 0;
    loop {
        let answer = player.ask(json!({"t": "chat", "text": "buy my soap"})).await;
        match answer["code"].as_str() {
            None => said += 1,
            Some(code) => {
                assert_eq!(code, "too_fast", "{answer}");
                return said;
            }
        }
    }
}

#[tokio::test]
async fn a_spectator_who_chatters_silences_nobody_but_themselves() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    let mut eve = site.guest("Eve").await.sit(&table, "e").await;
    let Limits { chat_per_minute, spectator_chat_per_minute, .. } = Limits::default();
    assert_eq!(chatter(&mut eve).await, spectator_chat_per_minute);
    assert_eq!(chatter(&mut a).await, chat_per_minute);
    assert_eq!(chatter(&mut b).await, chat_per_minute);
    site.clock.advance(60_000);
    assert_eq!(chatter(&mut eve).await, spectator_chat_per_minute, "a minute later everybody may speak again");
    assert_eq!(chatter(&mut a).await, chat_per_minute);
}

/// Lines that may be said at a table after the end.
const AFTERWARDS: usize = 100;

#[tokio::test]
async fn after_the_end_those_who_played_talk_on_for_a_while_and_nobody_else() {
    let chatty = |limits| Limits { chat_per_minute: usize::MAX, ..limits };
    let site = Site::with(limited(chatty)).await;
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    let mut eve = site.guest("Eve").await.sit(&table, "e").await;
    for player in [&mut a, &mut b, &mut eve] {
        assert_eq!(player.ask(json!({"t": "chat", "text": "good luck"})).await["t"], "ack");
    }
    play_on([&mut a, &mut b], usize::MAX).await;
    assert_eq!(eve.ask(json!({"t": "chat", "text": "buy my soap"})).await["code"], "not_seated");
    for line in 0..AFTERWARDS {
        let player = if line % 2 == 0 { &mut a } else { &mut b };
        assert_eq!(player.ask(json!({"t": "chat", "text": "well played"})).await["t"], "ack");
    }
    assert_eq!(a.ask(json!({"t": "chat", "text": "and another thing"})).await["code"], "not_now");
}

#[tokio::test]
async fn bots_among_themselves_stop_and_sleep_when_nobody_looks_on() {
    let site = Site::with(|config| Config { bot_pause: 1_000, ..config }).await;
    let mut ada = site.guest("Ada").await;
    let bots = [("players", "2"), ("seat-0", "bot-random"), ("seat-1", "bot-random"), ("pace", "live")];
    let table = ada.create(TOY, &bots).await;
    let mut watching = ada.sit(&table, "a").await;
    site.clock.advance(1_000);
    watching.see_step(1).await;
    drop(watching);
    // Until the server has noticed, somebody looks on.
    let leaving = async { while metric(&mut ada, "piazza_sockets ").await > 0 {} };
    timeout(PATIENCE, leaving).await.expect("everybody goes");
    let mut seconds = 0;
    while metric(&mut ada, "piazza_tables ").await > 0 {
        site.clock.advance(1_000);
        seconds += 1;
        assert!(seconds < 100_000, "the table does not sleep");
    }
    let moves = metric(&mut ada, "piazza_bot_moves_total ").await;
    assert!(moves < 5, "{moves} moves, though nobody looked on");
}

/// Asks for one thing many times at once; says how many answers had each of two statuses, and that there were no others.
async fn all_at_once(visitors: Vec<Visitor>, path: &str, fields: &[(&str, &str)], statuses: [u16; 2]) -> [usize; 2] {
    let asking = visitors.into_iter().map(|mut visitor| async move {
        match fields {
            [] => visitor.get(path).await,
            fields => visitor.post(path, fields).await,
        }
    });
    let answers = futures_util::future::join_all(asking).await;
    for answer in answers.iter().filter(|answer| answer.status == 503) {
        assert!(answer.headers.contains_key("retry-after"), "when to come again");
    }
    let counts = statuses.map(|status| answers.iter().filter(|answer| answer.status == status).count());
    assert_eq!(
        counts.iter().sum::<usize>(),
        answers.len(),
        "{:?}",
        answers.iter().map(|a| a.status).collect::<Vec<_>>()
    );
    counts
}

#[tokio::test]
async fn pictures_are_drawn_a_few_at_a_time_and_the_rest_is_told_to_come_again() {
    let few = |config: Config| Config {
        painters: 1,
        ..limited(|limits| Limits { waiting: 3, waiting_per_address: 4, ..limits })(config)
    };
    let site = Site::with(few).await;
    let (ada, _, table) = site.pair(&[]).await;
    let path = format!("/t/{table}/picture.png?width=2400");
    let [drawn, busy] = all_at_once(vec![ada.clone(); 40], &path, &[], [200, 503]).await;
    assert!(drawn >= 4, "those who waited were served: {drawn} of 40, {busy} busy");
    assert_eq!(metric(&mut site.visitor(), "piazza_busy_pictures_total ").await, busy as u64);
    assert_eq!(metric(&mut site.visitor(), "piazza_pictures ").await, 0);
}

#[tokio::test]
async fn without_a_place_to_wait_every_password_and_picture_is_busy() {
    let site = Site::with(limited(|limits| Limits { waiting_per_address: 0, logins: 1_000, ..limits })).await;
    let (mut ada, _, table) = site.pair(&[]).await;
    let login = [("login", "nobody"), ("password", "a long password")];
    assert_eq!(all_at_once(vec![site.visitor(); 9], "/login", &login, [401, 503]).await, [0, 9]);
    assert_eq!(metric(&mut ada, "piazza_busy_passwords_total ").await, 9);
    assert_eq!(ada.get(&format!("/t/{table}/step/0")).await.json()["code"], "busy");
    // What costs little is answered all the same.
    assert_eq!(ada.get("/health").await.status, 200);
    assert_eq!(ada.get("/").await.status, 200);
}

#[tokio::test]
async fn logins_are_proven_a_few_at_a_time() {
    let few = |config: Config| Config {
        provers: 1,
        ..limited(|limits| Limits { waiting: 2, logins: 1_000, ..limits })(config)
    };
    let site = Site::with(few).await;
    let login = [("login", "nobody"), ("password", "a long password")];
    let [proven, busy] = all_at_once(vec![site.visitor(); 30], "/login", &login, [401, 503]).await;
    assert!(proven >= 3, "{proven} proven, {busy} busy");
}

#[tokio::test]
async fn half_sent_requests_make_room_for_whole_ones() {
    let site = Site::with(limited(|limits| Limits { connections: 20, ..limits })).await;
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    let mut half_sent = Vec::new();
    for _ in 0..100 {
        let mut stream = TcpStream::connect(site.server.address).await.expect("a connection");
        stream.write_all(b"GET / HTTP/1.1\r\nHost: piazza\r\n").await.expect("half a request");
        half_sent.push(stream);
    }
    let mut visitor = site.visitor();
    assert_eq!(visitor.get("/health").await.status, 200, "somebody new gets in");
    assert!(metric(&mut visitor, "piazza_connections ").await <= 20);
    // The first ones were shown the door, and the players never noticed.
    for stream in &mut half_sent[..60] {
        let end = timeout(PATIENCE, stream.read_to_end(&mut Vec::new())).await;
        assert!(matches!(end, Ok(Ok(0) | Err(_))), "{end:?}");
    }
    play_on([&mut a, &mut b], 4).await;
}

#[tokio::test]
async fn tables_of_bots_count_for_whoever_sets_them_up() {
    let site = Site::with(limited(|limits| Limits { tables_per_person: 2, ..limits })).await;
    let mut eve = site.guest("Eve").await;
    let bots = [("players", "2"), ("seat-0", "bot-random"), ("seat-1", "bot-random")];
    for _ in 0..2 {
        eve.create(TOY, &bots).await;
    }
    assert_eq!(eve.post(&format!("/new/{TOY}"), &bots).await.status, 429);
    assert_eq!(site.guest("Ada").await.post(&format!("/new/{TOY}"), &bots).await.status, 303, "others may");
}

#[tokio::test]
async fn an_address_makes_so_many_tables_an_hour() {
    let site = Site::with(limited(|limits| Limits { tables_per_address: 3, ..limits })).await;
    for _ in 0..3 {
        assert_eq!(site.guest("Eve").await.post(&format!("/play/{TOY}"), &[]).await.status, 303);
    }
    let mut another = site.guest("Eve").await;
    assert_eq!(another.post(&format!("/play/{TOY}"), &[]).await.status, 429, "whatever they call themselves");
    assert_eq!(another.post(&format!("/new/{TOY}"), &[("players", "2"), ("seat-1", "open")]).await.status, 429);
}

#[tokio::test]
async fn pages_for_everybody_are_small_known_by_a_tag_and_carry_no_pictures() {
    let site = Site::open().await;
    let mut visitor = site.visitor();
    for path in ["/", "/rules", &format!("/rules/{TOY}")] {
        let page = visitor.get(path).await;
        assert!(page.status == 200 && page.body.len() < 200_000, "{path}: {} bytes", page.body.len());
        let tag = page.headers["etag"].to_str().expect("text");
        let again = visitor.get_with(path, ("if-none-match", tag)).await;
        assert_eq!((again.status, again.body.len()), (304, 0), "{path}");
        // The language is part of what is the same.
        let italian = visitor.get_with(path, ("accept-language", "it")).await;
        assert!(italian.body.contains("lang=\"it\"") && italian.headers["etag"] != tag, "{path}");
    }
    let named = site.guest("Ada").await.get("/").await;
    assert!(named.body.contains("Ada") && !named.headers.contains_key("etag"), "a name is not for everybody");
    let cover = visitor.get(&format!("/cover/{TOY}?lang=it&theme=dark")).await;
    assert_eq!((cover.status, &cover.headers["content-type"]), (200, &"image/svg+xml".parse().unwrap()));
    assert_eq!(visitor.get("/cover/no-such-game?lang=it").await.status, 404);
}
