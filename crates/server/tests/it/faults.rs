//! Faults on purpose: nothing is lost, nothing is done twice, and nobody else notices.

use std::fs::{self, DirEntry};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use engine::Record;
use serde_json::{Value, json};
use server::Limits;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::kit::{PATIENCE, Player, Scratch, Site, TOY, Visitor, config, metric, play_on, table_of};

#[tokio::test]
async fn a_doubled_command_is_done_once_and_acknowledged_twice() {
    let site = Site::open().await;
    let (ada, _, table) = site.pair(&[]).await;
    let mut a = ada.sit(&table, "a").await;
    let command = json!({"t": "play", "id": 1, "at": 0, "action": a.choice()});
    a.socket.send(command.clone()).await;
    a.socket.send(command).await;
    let (first, second) = (a.socket.answer(1).await, a.socket.answer(1).await);
    assert_eq!((&first["t"], &second["t"]), (&json!("ack"), &json!("ack")));
    assert_eq!(first["n"], second["n"]);
    let state = ada.sit(&table, "look").await;
    assert_eq!(state.step(), 1);
}

#[tokio::test]
async fn a_late_double_after_an_undo_is_not_done_again() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let table = ada.create(TOY, &[("players", "2"), ("seat-1", "here")]).await;
    let mut a = ada.sit(&table, "a").await;
    a.ask(json!({"t": "look", "seat": 0})).await;
    a.see().await;
    let command = json!({"t": "play", "id": 77, "at": 0, "action": a.choice()});
    a.socket.send(command.clone()).await;
    a.see_step(1).await;
    a.ask(json!({"t": "undo", "at": 1})).await;
    a.see_step(0).await;
    a.socket.send(command).await;
    assert_eq!(a.socket.answer(77).await["t"], "ack");
    assert_eq!(ada.sit(&table, "look").await.step(), 0, "the double did nothing");
}

#[tokio::test]
async fn reordered_commands_are_stale_and_say_what_happened() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], 4).await;
    let answer = a.ask(json!({"t": "play", "at": 2, "action": "build 1000"})).await;
    assert_eq!((&answer["t"], &answer["at"]), (&json!("stale"), &json!(4)));
    let since: Vec<u64> =
        answer["since"].as_array().unwrap().iter().map(|line| line["step"].as_u64().unwrap()).collect();
    assert!(!since.is_empty() && since.iter().all(|step| *step > 2), "{answer}");
    a.see().await;
    assert_eq!(a.step(), 4, "a stale answer is followed by the state");
    let ahead = a.ask(json!({"t": "play", "at": 9, "action": "yield"})).await;
    assert_eq!(ahead["t"], "stale");
}

#[tokio::test]
async fn a_socket_cut_between_move_and_acknowledgement_loses_nothing() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[]).await;
    let mut b = bo.sit(&table, "b").await;
    let mut a = ada.sit(&table, "a").await;
    let (from, command) = (a.n(), json!({"t": "play", "id": 1, "at": 0, "action": a.choice()}));
    a.socket.send(command.clone()).await;
    drop(a);
    b.see_step(1).await;
    // Another page of the same person, which never heard of the acknowledgement, sends the same move again.
    let mut again = ada.sit_from(&table, "a", from).await;
    assert_eq!(again.step(), 1);
    assert_eq!(again.state["log"]["after"], 0, "only what happened since");
    again.socket.send(command.clone()).await;
    assert_eq!(again.socket.answer(1).await["t"], "ack");
    let mut other = ada.sit(&table, "quite-another").await;
    other.socket.send(command).await;
    assert_eq!(other.socket.answer(1).await["t"], "ack");
    assert_eq!(ada.sit(&table, "look").await.step(), 1);
}

#[tokio::test]
async fn a_graceful_restart_tells_everybody_and_goes_on() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], 5).await;
    let (from, frame) = (a.n(), a.state["frame"].clone());
    let site = site.restart().await;
    assert_eq!(a.socket.until("bye").await["code"], "shutdown");
    let (mut ada, mut bo) = (ada, bo);
    ada.host = site.server.address.to_string();
    bo.host.clone_from(&ada.host);
    let (mut a, mut b) = (ada.sit_from(&table, "a", from).await, bo.sit(&table, "b2").await);
    assert_eq!((a.step(), &a.state["frame"]), (5, &frame));
    assert!(a.state["log"]["lines"].as_array().unwrap().is_empty(), "nothing happened since");
    play_on([&mut a, &mut b], usize::MAX).await;
    assert!(a.is_over());
}

/// The server as a process of its own, to be killed.
pub struct Process {
    child: Child,
    pub address: String,
}

impl Process {
    pub fn start(scratch: &Scratch) -> Self {
        Self::start_at(scratch, "127.0.0.1:0")
    }

    /// Starts at an address that is known already.
    pub fn start_at(scratch: &Scratch, listen: &str) -> Self {
        Self::spawn(Command::new(Self::program()).arg(&scratch.0).arg(listen))
    }

    /// Starts where no file may grow beyond so many blocks of 512 bytes: as on a disk that is full.
    pub fn start_cramped(scratch: &Scratch, blocks: usize) -> Self {
        let script = format!("trap '' XFSZ; ulimit -S -f {blocks}; exec \"$0\" \"$1\" 127.0.0.1:0");
        Self::spawn(Command::new("sh").arg("-c").arg(script).arg(Self::program()).arg(&scratch.0))
    }

    /// Starts on a disk that fails as long as a file exists.
    pub fn start_on_bad_disk(scratch: &Scratch, while_there: &Path) -> Self {
        let (source, shim) = (concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/eio.c"), scratch.0.join("eio.so"));
        let built = Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(&shim).args([source, "-ldl"]).status();
        assert!(built.expect("a C compiler, as for linking").success());
        let mut command = Command::new(Self::program());
        Self::spawn(command.arg(&scratch.0).arg("127.0.0.1:0").env("LD_PRELOAD", shim).env("EIO_WHILE", while_there))
    }

    /// Makes room again.
    pub fn relieve(&self) {
        let pid = self.child.id().to_string();
        let done = Command::new("prlimit").args(["--pid", &pid, "--fsize=unlimited"]).status().expect("util-linux");
        assert!(done.success());
    }

    pub fn program() -> PathBuf {
        let tests = std::env::current_exe().expect("this test is a file");
        tests.ancestors().nth(2).expect("target/debug").join("examples/serve")
    }

    pub fn spawn(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the example is built");
        let mut address = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut address).expect("an address");
        Self { child, address: address.trim().to_owned() }
    }

    /// Sends a signal by its name.
    pub fn signal(&self, name: &str) {
        let done =
            Command::new("kill").args(["-s", name, &self.child.id().to_string()]).status().expect("a shell's kill");
        assert!(done.success());
    }

    /// Pauses it, and waits until all of its threads stand still: whichever hears of the signal first stops the others, and
    /// until then they work on.
    pub fn pause(&self) {
        self.signal("STOP");
        let tasks = format!("/proc/{}/task", self.child.id());
        let stat = |task: DirEntry| fs::read_to_string(task.path().join("stat")).unwrap_or_default();
        // What follows the name, which stands in brackets, is the state.
        let stands_still = |task: DirEntry| stat(task).rsplit(") ").next().is_some_and(|rest| rest.starts_with('T'));
        while !fs::read_dir(&tasks).expect("it is there").flatten().all(stands_still) {
            std::thread::yield_now();
        }
    }

    /// `kill -9`.
    pub fn kill(self) {}
}

impl Drop for Process {
    fn drop(&mut self) {
        self.child.kill().expect("kill -9");
        self.child.wait().expect("it is gone");
    }
}

async fn sit_again(visitor: &mut Visitor, process: &Process, table: &str, client: &str, from: u64) -> Player {
    visitor.host.clone_from(&process.address);
    visitor.sit_from(table, client, from).await
}

#[tokio::test]
async fn a_killed_server_has_every_acknowledged_move_once() {
    let scratch = Scratch::new();
    let mut process = Process::start(&scratch);
    let (mut ada, mut bo) = (Visitor::new(&process.address), Visitor::new(&process.address));
    ada.post("/guest", &[("name", "Ada")]).await;
    let made = ada.post(&format!("/new/{TOY}"), &[("players", "2"), ("seat-1", "open"), ("public", "on")]).await;
    let table = table_of(&made.location);
    bo.post(&format!("/t/{table}/join"), &[("name", "Bo")]).await;
    let mut acknowledged: Vec<(u64, String)> = Vec::new();
    let (mut from, mut unsure): (u64, Option<(u64, Value)>) = (0, None);
    for round in 0..6 {
        let mut players = [
            sit_again(&mut ada, &process, &table, "a", from).await,
            sit_again(&mut bo, &process, &table, "b", from).await,
        ];
        // The move that was sent into the dying server is sent again, as a browser would.
        if let Some((seat, command)) = unsure.take() {
            let player = &mut players[seat as usize];
            player.socket.send(command.clone()).await;
            let answer = player.socket.answer(command["id"].as_u64().unwrap()).await;
            assert_eq!(answer["t"], "ack", "sent again in round {round}: {answer}");
            acknowledged.push((seat, command["action"].as_str().unwrap().to_owned()));
            let step = acknowledged.len();
            for player in &mut players {
                player.see_step(step).await;
            }
        }
        assert_eq!(players[0].step(), acknowledged.len(), "round {round}");
        for _ in 0..2 {
            let seat = players[0].turn().expect("not over yet");
            let choice = players[seat as usize].choice();
            assert_eq!(players[seat as usize].play(&choice).await["t"], "ack");
            acknowledged.push((seat, choice));
            let step = acknowledged.len();
            players[1 - seat as usize].see_step(step).await;
        }
        from = players[0].n();
        let seat = players[0].turn().expect("not over yet");
        let action = players[seat as usize].choice();
        let command = json!({"t": "play", "id": 1_000_000 + round, "at": acknowledged.len(), "action": action});
        players[seat as usize].socket.send(command.clone()).await;
        process.kill();
        unsure = Some((seat, command));
        process = Process::start(&scratch);
    }
    let mut a = sit_again(&mut ada, &process, &table, "end-a", 0).await;
    let mut b = sit_again(&mut bo, &process, &table, "end-b", 0).await;
    let steps = acknowledged.len()..=acknowledged.len() + 1;
    assert!(steps.contains(&a.step()), "{} of {steps:?}", a.step());
    play_on([&mut a, &mut b], usize::MAX).await;
    let record = Record::parse(&ada.get(&format!("/t/{table}/record.txt")).await.body).expect("a record");
    let played = record.actions.into_iter().map(|(seat, action)| (u64::from(seat.0), action));
    assert_eq!(played.take(acknowledged.len()).collect::<Vec<_>>(), acknowledged, "what was acknowledged, in order");
    process.kill();
}

#[tokio::test]
async fn a_full_disk_refuses_with_a_typed_error_loses_nothing_and_goes_on_with_room() {
    let scratch = Scratch::new();
    let process = Process::start_cramped(&scratch, 4_000);
    let mut ada = Visitor::new(&process.address);
    ada.post("/guest", &[("name", "Ada")]).await;
    let mut tables = Vec::new();
    // Tables are made and played until there is no room for a move.
    let (table, acknowledged, refusal) = 'full: loop {
        assert!(tables.len() < 1_000, "the disk never fills up");
        let made = ada.post(&format!("/new/{TOY}"), &[("players", "2"), ("seat-1", "here")]).await;
        if made.status == 503 {
            assert!(made.body.contains("data-code=\"busy\""), "{}", made.body);
            break (None, 0, json!({"code": "busy"}));
        }
        let table = table_of(&made.location);
        let mut a = ada.sit(&table, "a").await;
        while let Some(seat) = a.turn() {
            a.ask(json!({"t": "look", "seat": seat})).await;
            a.see().await;
            let (step, choice) = (a.step(), a.choice());
            let answer = a.play(&choice).await;
            if answer["t"] != "ack" {
                break 'full (Some(table), step, answer);
            }
        }
        tables.push(table);
    };
    assert_eq!(refusal["code"], "busy", "{refusal}");
    assert!(!tables.is_empty(), "there was room for some");
    // The server still answers, and as soon as there is room it goes on.
    assert_eq!(ada.get("/").await.status, 200);
    assert_eq!(ada.get("/health").await.status, 503, "there is no room for a move");
    process.relieve();
    let made = ada.post(&format!("/new/{TOY}"), &[("players", "2"), ("seat-1", "here")]).await;
    assert_eq!(made.status, 303, "{}", made.body);
    process.kill();
    // Everything acknowledged is there.
    let process = Process::start(&scratch);
    ada.host.clone_from(&process.address);
    if let Some(table) = table {
        assert_eq!(ada.sit(&table, "b").await.step(), acknowledged);
    }
    for table in tables {
        assert!(ada.sit(&table, "b").await.is_over(), "{table}");
    }
    process.kill();
}

/// How long somebody who was refused takes to try again.
const BREATH: Duration = Duration::from_millis(50);

/// Sends a move until the database is back, and says how often it was refused before.
pub async fn insist(player: &mut Player, action: &str) -> usize {
    let insisting = async {
        for refused in 0.. {
            let answer = player.play(action).await;
            match answer["code"].as_str() {
                Some(code) => assert_eq!(code, "busy", "{answer}"),
                None => return refused,
            }
            tokio::time::sleep(BREATH).await;
        }
        unreachable!("a count ends later than our patience")
    };
    timeout(PATIENCE, insisting).await.expect("the database is back")
}

#[tokio::test]
async fn what_a_failing_disk_did_not_take_is_not_acknowledged_however_often_it_is_sent() {
    let (scratch, signs) = (Scratch::new(), Scratch::new());
    let failing = signs.0.join("failing");
    let process = Process::start_on_bad_disk(&scratch, &failing);
    let (mut ada, mut bo) = (Visitor::new(&process.address), Visitor::new(&process.address));
    ada.post("/guest", &[("name", "Ada")]).await;
    let made = ada.post(&format!("/new/{TOY}"), &[("players", "2"), ("seat-1", "open"), ("public", "on")]).await;
    let table = table_of(&made.location);
    bo.post(&format!("/t/{table}/join"), &[("name", "Bo")]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], 3).await;
    std::fs::write(&failing, "").expect("a sign");
    let (mover, other) = if a.turn() == Some(0) { (&mut a, &mut b) } else { (&mut b, &mut a) };
    let choice = mover.choice();
    let command = json!({"t": "play", "id": 500, "at": 3, "action": choice});
    for _ in 0..3 {
        mover.socket.send(command.clone()).await;
        assert_eq!(mover.socket.answer(500).await["code"], "busy");
    }
    assert_eq!(other.ask(json!({"t": "play", "at": 4, "action": choice})).await["code"], "busy");
    std::fs::remove_file(&failing).expect("the sign goes");
    insist(mover, &choice).await;
    let step = mover.step();
    other.see_step(step).await;
    play_on([&mut a, &mut b], 6).await;
    process.kill();
    let process = Process::start(&scratch);
    (ada.host, bo.host) = (process.address.clone(), process.address.clone());
    let (mut a, mut b) = (ada.sit(&table, "a2").await, bo.sit(&table, "b2").await);
    assert_eq!(a.step(), 6, "everything acknowledged is there, and once");
    play_on([&mut a, &mut b], usize::MAX).await;
    assert!(a.is_over());
}

#[tokio::test]
async fn whoever_leaves_while_the_database_fails_is_known_to_have_left() {
    let site = Site::open().await;
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    let database = rusqlite::Connection::open(site.scratch.0.join("piazza.sqlite")).expect("the same file");
    database.execute_batch("ALTER TABLE journal RENAME TO elsewhere").expect("renamed");
    let choice = a.choice();
    assert_eq!(a.play(&choice).await["code"], "busy");
    drop(b);
    let mut visitor = site.visitor();
    let leaving = async { while metric(&mut visitor, "piazza_sockets ").await > 1 {} };
    timeout(PATIENCE, leaving).await.expect("it goes");
    // The table is asked after it has heard of that.
    let id = a.say(json!({"t": "ping"})).await;
    let mut online = json!(null);
    loop {
        let message = a.socket.next().await.expect("an answer");
        match message["t"].as_str() {
            Some("presence") => online = message["online"].clone(),
            _ if message["id"] == id => break,
            _ => {}
        }
    }
    assert_eq!(online, json!([true, false]));
}

#[tokio::test]
async fn a_backup_of_a_running_server_opens_elsewhere() {
    let site = Site::open().await;
    let (mut ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], 4).await;
    let copy = Scratch::new();
    let file = copy.0.join("piazza.sqlite");
    server::store::backup(&site.scratch.0, &file).await.expect("a copy");
    play_on([&mut a, &mut b], 6).await;
    assert!(server::store::backup(&site.scratch.0, &file).await.is_err(), "an old backup is not overwritten");
    let elsewhere = server::start(config(&copy, &site.clock)).await.expect("the copy opens");
    ada.host = elsewhere.address.to_string();
    assert_eq!(ada.sit(&table, "c").await.step(), 4);
}

#[tokio::test]
async fn a_corrupt_journal_closes_one_table_with_a_clear_error_and_the_others_play_on() {
    let site = Site::open().await;
    let (mut ada, bo, broken) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&broken, "a").await, bo.sit(&broken, "b").await);
    play_on([&mut a, &mut b], 4).await;
    let (mut cy, mut di, sound) = site.pair(&[]).await;
    let Site { server, scratch, clock } = site;
    server.shutdown().await.expect("a graceful end");
    let database = rusqlite::Connection::open(scratch.0.join("piazza.sqlite")).expect("the file opens");
    let spoil = "UPDATE journal SET body = 'build 7777' WHERE match_id = ?1 AND kind = 'play'";
    assert_eq!(database.execute(spoil, [&broken]), Ok(4));
    drop(database);
    let server = server::start(config(&scratch, &clock)).await.expect("the server starts all the same");
    for visitor in [&mut ada, &mut cy, &mut di] {
        visitor.host = server.address.to_string();
    }
    let mut socket = ada.connect(&broken).await;
    socket.send(json!({"t": "hello", "v": 2, "from": 0, "lang": "en", "table": false, "client": "again"})).await;
    assert_eq!(socket.until("bye").await["code"], "internal");
    assert_eq!(ada.get(&format!("/t/{broken}/step/1")).await.json()["code"], "internal");
    let (mut c, mut d) = (cy.sit(&sound, "c").await, di.sit(&sound, "d").await);
    play_on([&mut c, &mut d], usize::MAX).await;
    assert!(c.is_over());
}

async fn scolded(site: &Site, message: Message) -> Value {
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    a.socket.raw(message).await;
    let error = a.socket.until("error").await;
    // The connection lives, and so does that of the other one.
    assert_eq!(a.ask(json!({"t": "ping"})).await["t"], "pong");
    assert_eq!(b.ask(json!({"t": "ping"})).await["t"], "pong");
    error
}

#[tokio::test]
async fn malformed_messages_get_typed_errors() {
    let site = Site::open().await;
    for text in [
        "",
        "{",
        "[]",
        "null",
        "{\"t\":\"nonsense\",\"id\":1}",
        "{\"t\":\"play\"}",
        "{\"t\":\"play\",\"id\":-1,\"at\":0,\"action\":\"x\"}",
    ] {
        assert_eq!(scolded(&site, Message::Text(text.into())).await["code"], "bad_message", "{text:?}");
    }
    assert_eq!(scolded(&site, Message::Binary(vec![1, 2, 3].into())).await["code"], "bad_message");
}

#[tokio::test]
async fn oversized_messages_get_a_typed_error_or_the_door() {
    let site = Site::open().await;
    let large = json!({"t": "chat", "id": 1, "text": "x".repeat(20_000)}).to_string();
    assert_eq!(scolded(&site, Message::Text(large.into())).await["code"], "too_big");
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    a.socket.try_raw(Message::Text("x".repeat(200_000).into())).await;
    while a.socket.next().await.is_some() {}
    assert_eq!(b.ask(json!({"t": "ping"})).await["t"], "pong");
}

#[tokio::test]
async fn the_first_message_must_be_a_hello_of_this_version() {
    let site = Site::open().await;
    let (ada, _, table) = site.pair(&[]).await;
    for (message, code) in [
        (json!({"t": "play", "id": 1, "at": 0, "action": "yield"}), "bad_message"),
        (json!({"t": "hello", "v": 1, "client": "x"}), "version"),
        (json!({"t": "hello", "v": 2, "client": ""}), "bad_message"),
    ] {
        let mut socket = ada.connect(&table).await;
        socket.send(message).await;
        assert_eq!(socket.until("bye").await["code"], code);
        assert!(socket.next().await.is_none());
    }
}

/// Sends everything at once; what was answered, in that order, and how long it took at least.
async fn flood(player: &mut Player, messages: Vec<Value>) -> (Vec<Value>, Duration) {
    let (many, begun) = (messages.len(), Instant::now());
    for message in messages {
        player.socket.send(message).await;
    }
    let mut answers = Vec::new();
    while answers.len() < many {
        let answer = player.socket.next().await.expect("an answer");
        assert_ne!(answer["t"], "error", "{answer}");
        answers.extend(answer["id"].is_u64().then_some(answer));
    }
    (answers, begun.elapsed())
}

#[tokio::test]
async fn what_comes_too_fast_waits_and_nothing_of_it_is_lost() {
    let limits = |config: server::Config| server::Config {
        limits: Limits { messages_per_second: 10, ..config.limits },
        ..config
    };
    let site = Site::with(limits).await;
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    let pings = (1..=45).map(|id| json!({"t": "ping", "id": id})).collect();
    let other = async { assert_eq!(b.ask(json!({"t": "ping"})).await["t"], "pong", "nobody else waits") };
    let ((answers, took), ()) = tokio::join!(flood(&mut a, pings), other);
    let answered: Vec<_> = answers.iter().map(|answer| (answer["t"].as_str(), answer["id"].as_u64())).collect();
    assert_eq!(answered, (1..=45).map(|id| (Some("pong"), Some(id))).collect::<Vec<_>>());
    // Thirty at once, and the rest at ten a second: no machine is so slow that it takes less.
    assert!(took > Duration::from_secs(1), "{took:?}");
}

#[tokio::test]
async fn whoever_changes_the_language_all_the_time_waits_longer() {
    let site = Site::open().await;
    let (ada, _, table) = site.pair(&[]).await;
    let mut a = ada.sit(&table, "a").await;
    let changes = (1..=5).map(|id| json!({"t": "lang", "id": id, "lang": "it"})).collect();
    let (answers, took) = flood(&mut a, changes).await;
    assert!(answers.iter().all(|answer| answer["t"] == "ack"), "{answers:?}");
    assert!(took > Duration::from_millis(900), "three at once, and then one a second: {took:?}");
}

#[tokio::test]
async fn whoever_talks_nonsense_is_warned_and_then_dropped() {
    let limits = |config: server::Config| server::Config { limits: Limits { refusals: 20, ..config.limits }, ..config };
    let site = Site::with(limits).await;
    let (ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    let mut words = Vec::new();
    // One after the other, since what is on its way when the door closes is lost.
    while words.last().is_none_or(|word| word == "error") {
        a.socket.raw(Message::Text("?".into())).await;
        let answer = loop {
            let message = a.socket.next().await.expect("an answer");
            if message["code"] == "bad_message" {
                break message;
            }
        };
        words.push(answer["t"].as_str().expect("a kind").to_owned());
    }
    assert_eq!((words.len(), words.pop().as_deref()), (21, Some("bye")));
    assert_eq!(b.ask(json!({"t": "ping"})).await["t"], "pong");
}

#[tokio::test]
async fn a_client_that_does_not_read_is_dropped_and_catches_up_later() {
    let limits = |config: server::Config| server::Config {
        limits: Limits {
            queue_bytes: 200_000,
            messages_per_second: 1_000_000,
            refusals: u32::MAX,
            chat_per_minute: usize::MAX,
            chat_per_hour: usize::MAX,
            ..config.limits
        },
        ..config
    };
    let site = Site::with(limits).await;
    let (ada, bo, table) = site.pair(&[]).await;
    let mut b = bo.sit(&table, "b").await;
    let mut lazy = ada.connect(&table).await;
    lazy.send(json!({"t": "hello", "v": 2, "lang": "en", "table": true, "client": "lazy"})).await;
    // It is answered and does not listen: the buffers on the way fill up, and then what others say waits in the queue.
    let flood = tokio::spawn(async move { while lazy.try_raw(Message::Text("?".into())).await {} });
    let (mut visitor, line) = (site.visitor(), "a long story ".repeat(30));
    let dropping = async {
        while visitor.get("/metrics").await.body.contains("piazza_dropped_total 0\n") {
            for _ in 0..20 {
                assert_eq!(b.ask(json!({"t": "chat", "text": line})).await["t"], "ack", "nobody else notices");
            }
        }
    };
    timeout(PATIENCE, dropping).await.expect("a client that reads nothing is dropped");
    assert!(visitor.get("/metrics").await.body.contains("piazza_dropped_total 1\n"));
    flood.abort();
    let back = ada.sit(&table, "lazy").await;
    assert_eq!((back.step(), &back.state["log"]["after"]), (0, &json!(-1)));
}

#[tokio::test]
async fn other_sites_may_neither_post_nor_open_sockets() {
    let site = Site::open().await;
    let (mut ada, _, table) = site.pair(&[]).await;
    assert_eq!(ada.post_from("https://evil.example", "/logout", &[]).await.status, 403);
    let mut request = format!("ws://{}/ws/{table}", ada.host).into_client_request().unwrap();
    request.headers_mut().insert("origin", "https://evil.example".parse().unwrap());
    let refused = tokio_tungstenite::connect_async(request).await.expect_err("a socket of another site");
    assert!(matches!(&refused, Error::Http(response) if response.status() == 403), "{refused}");
}
