//! One hall in several processes, on a real PostgreSQL and a real NATS server, and the way there from one file.

use std::process::{Child, Command, Stdio};
use std::time::Duration;

use engine::Record;
use serde_json::{Value, json};
use server::store::{self, Claim, Entry, Kind, Progress, Renewal, Saved, Sign, Store, StoreError, Write};
use server::{BusConfig, Clock, Config, Limits, RunningServer};
use tokio::time::{sleep, timeout};

use crate::faults::Process;
use crate::kit::{NOON, PATIENCE, Player, Scratch, Site, TOY, Visitor, config, free_port, metric, play_on, table_of};
use crate::postgres::{Postgres, program};
use crate::store::{create, room};

/// Between two attempts.
const BREATH: Duration = Duration::from_millis(50);
/// Long enough for the slowest machine, where nobody is to be missed.
const LONG: Duration = Duration::from_secs(60);
/// Short, where somebody is.
const SHORT: Duration = Duration::from_secs(1);
/// In between, where somebody misses somebody else and is not to be missed.
const LEASE: Duration = Duration::from_secs(3);

/// Who may speak on the bus, with what an address can only say encoded.
const USER: &str = "piazza";
const PASSWORD: &str = "p@ss:w/rd%";
const ENCODED: &str = "p%40ss:w%2Frd%25";

/// A NATS server of its own.
struct Nats {
    child: Child,
    port: u16,
}

impl Nats {
    fn start() -> Self {
        let port = free_port();
        Self { child: Self::spawn(port), port }
    }

    fn spawn(port: u16) -> Child {
        let server = program("nats-server").expect("NATS is installed");
        let mut command = Command::new(server);
        command.args(["-a", "127.0.0.1", "-p", &port.to_string(), "--user", USER, "--pass", PASSWORD]);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = command.spawn().expect("it starts");
        while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(child.try_wait().is_ok_and(|ended| ended.is_none()), "NATS has ended at once");
            std::thread::sleep(Duration::from_millis(5));
        }
        child
    }

    fn stop(&mut self) {
        self.child.kill().and_then(|()| self.child.wait()).expect("it is gone");
    }

    fn again(&mut self) {
        self.child = Self::spawn(self.port);
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.child.kill().and_then(|()| self.child.wait());
    }
}

/// What all processes of a hall share.
struct Hall {
    postgres: Postgres,
    nats: Nats,
    scratch: Scratch,
    clock: Clock,
}

impl Hall {
    fn open() -> Self {
        let (postgres, nats) = (Postgres::start(), Nats::start());
        Self { postgres, nats, scratch: Scratch::new(), clock: Clock::manual(NOON) }
    }

    fn bus(&self) -> String {
        format!("nats://{USER}:{ENCODED}@127.0.0.1:{}", self.nats.port)
    }

    /// The process that runs a table, by its name in this life.
    async fn runner(&self, table: &str) -> Option<String> {
        Store::postgres(&self.postgres.url()).await.unwrap().runner(table).await.unwrap()
    }

    /// One more process, within this one.
    async fn join(&self, lease: Duration) -> RunningServer {
        let config = Config {
            database: Some(self.postgres.url()),
            bus: Some(BusConfig { url: self.bus(), lease }),
            limits: Limits { logins: 1_000, ..Limits::one_address() },
            ..config(&self.scratch, &self.clock)
        };
        server::start(config).await.expect("it starts")
    }

    /// One more process that can be killed.
    fn process(&self) -> Process {
        let mut command = Command::new(Process::program());
        command.arg(&self.scratch.0).args(["127.0.0.1:0", &self.postgres.url(), &self.bus()]);
        Process::spawn(command.arg(SHORT.as_secs_f64().to_string()))
    }
}

/// Somebody who comes back by themselves, to whichever process there is, and sends again what was not answered.
struct Regular {
    visitor: Visitor,
    hosts: Vec<String>,
    table: String,
    client: &'static str,
    player: Player,
    /// What they played and was acknowledged.
    played: Vec<String>,
}

impl Regular {
    async fn new(visitor: Visitor, hosts: &[String], table: &str, client: &'static str) -> Self {
        let (mut visitor, hosts) = (visitor, hosts.to_vec());
        let player = Self::enter(&mut visitor, &hosts, table, client).await;
        Self { visitor, hosts, table: table.to_owned(), client, player, played: Vec::new() }
    }

    async fn enter(visitor: &mut Visitor, hosts: &[String], table: &str, client: &str) -> Player {
        let entering = async {
            for host in hosts.iter().cycle() {
                visitor.host.clone_from(host);
                if let Some(player) = visitor.try_sit(table, client).await {
                    return player;
                }
                sleep(BREATH).await;
            }
            unreachable!("hosts go round")
        };
        timeout(PATIENCE, entering).await.expect("somebody opens")
    }

    async fn come_back(&mut self) {
        let id = self.player.id;
        self.player = Self::enter(&mut self.visitor, &self.hosts, &self.table, self.client).await;
        self.player.id = id;
    }

    /// The next message; after the end of a connection the first state on the next one.
    async fn hear(&mut self) -> Value {
        match self.player.socket.next().await {
            Some(message) => {
                if message["t"] == "state" {
                    self.player.state.clone_from(&message);
                }
                message
            }
            None => {
                self.come_back().await;
                self.player.state.clone()
            }
        }
    }

    /// Plays the first choice, until it is acknowledged.
    async fn play(&mut self) {
        let (at, action) = (self.player.step(), self.player.choice());
        self.player.id += 1;
        let id = self.player.id;
        let command = json!({"t": "play", "id": id, "at": at, "action": action});
        let mut send = true;
        loop {
            if send && !self.player.socket.try_raw(command.to_string().into()).await {
                self.come_back().await;
                continue;
            }
            let message = self.hear().await;
            match (message["t"].as_str(), message["id"] == id) {
                (Some("ack"), true) => break,
                (Some("error"), true) => {
                    assert_eq!(message["code"], "busy", "{message}");
                    sleep(BREATH).await;
                }
                // A new connection begins with a state.
                (Some("state"), _) => {}
                _ => {
                    send = false;
                    continue;
                }
            }
            send = true;
        }
        self.played.push(action);
        self.see_step(at + 1).await;
    }

    async fn see_step(&mut self, step: usize) {
        while self.player.state["frame"].is_null() || self.player.step() < step {
            self.hear().await;
        }
        assert_eq!(self.player.step(), step, "nothing is done twice");
    }
}

/// Two regulars play on, until the end or until so many steps have been made.
async fn play_until(players: &mut [Regular; 2], steps: usize) {
    while !players[0].player.is_over() && players[0].player.step() < steps {
        let mover = players[0].player.turn().expect("somebody's turn") as usize;
        players[mover].play().await;
        let step = players[mover].player.step();
        players[1 - mover].see_step(step).await;
    }
}

/// What stands in the record is what was acknowledged, in order, once.
async fn everything_is_there_once(players: &mut [Regular; 2]) {
    let mut visitor = players[0].visitor.clone();
    let path = format!("/t/{}/record.txt", players[0].table);
    let record = Record::parse(&visitor.get(&path).await.body).expect("a record");
    for (seat, player) in players.iter().enumerate() {
        let mine = record.actions.iter().filter(|(by, _)| by.index() == seat).map(|(_, action)| action.clone());
        assert_eq!(mine.collect::<Vec<_>>(), player.played);
    }
}

/// Ada makes a table at one process, which runs it because she looks at it, and Bo sits down at another.
async fn pair(hosts: [&str; 2]) -> (Visitor, Visitor, String) {
    let (mut ada, mut bo) = (Visitor::new(hosts[0]), Visitor::new(hosts[1]));
    let made = ada.post(&format!("/new/{TOY}"), &[("players", "2"), ("public", "on"), ("name", "Ada")]).await;
    let table = table_of(&made.location);
    drop(ada.sit(&table, "first").await);
    let joined = bo.post(&format!("/t/{table}/join"), &[("name", "Bo")]).await;
    assert_eq!(joined.status, 303, "{}", joined.body);
    (ada, bo, table)
}

#[tokio::test]
async fn people_in_different_processes_play_to_the_end_and_somebody_in_a_third_looks_on() {
    let hall = Hall::open();
    let (one, two, three) = (hall.join(LONG).await, hall.join(LONG).await, hall.join(LONG).await);
    let hosts = [&one, &two, &three].map(|server| server.address.to_string());
    let (ada, bo, table) = pair([&hosts[0], &hosts[1]]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    let mut eve = Visitor::new(&hosts[2]);
    let mut e = eve.sit(&table, "e").await;
    let mut f = eve.sit(&table, "f").await;
    play_on([&mut a, &mut b], 6).await;
    assert_eq!(b.ask(json!({"t": "chat", "text": "ciao"})).await["t"], "ack");
    assert_eq!(a.socket.until("chat").await["text"], "ciao");
    assert_eq!(e.socket.until("chat").await["text"], "ciao");
    let online: Vec<_> = (0..2).map(|seat| e.state["room"]["chairs"][seat]["online"].clone()).collect();
    assert_eq!(online, [true, true], "who is connected where does not matter");
    let health = eve.get("/health").await.json();
    assert_eq!((&health["ok"], &health["bus"], &health["lease"]), (&json!(true), &json!(true), &json!(true)));
    let metrics = eve.get("/metrics").await.body;
    assert!(metrics.contains("piazza_guests 2") && metrics.contains("piazza_tables 0"), "{metrics}");
    play_on([&mut a, &mut b], usize::MAX).await;
    assert!(a.is_over() && b.is_over());
    for spectator in [&mut e, &mut f] {
        spectator.see_step(a.step()).await;
        assert!(spectator.is_over());
    }
    for server in [one, two, three] {
        server.shutdown().await.unwrap();
    }
}

#[tokio::test]
async fn a_process_that_ends_hands_its_tables_over() {
    let hall = Hall::open();
    let (one, two) = (hall.join(LONG).await, hall.join(LONG).await);
    let hosts = [&one, &two].map(|server| server.address.to_string());
    let (ada, bo, table) = pair([&hosts[0], &hosts[1]]).await;
    let mut players = [Regular::new(ada, &hosts, &table, "a").await, Regular::new(bo, &hosts[1..], &table, "b").await];
    play_until(&mut players, 4).await;
    // The lease of a minute does not matter: it is given up.
    one.shutdown().await.unwrap();
    play_until(&mut players, 8).await;
    let three = hall.join(LONG).await;
    let hosts = [three.address.to_string()];
    players.iter_mut().for_each(|player| player.hosts = hosts.to_vec());
    two.shutdown().await.unwrap();
    play_until(&mut players, usize::MAX).await;
    everything_is_there_once(&mut players).await;
    three.shutdown().await.unwrap();
}

#[tokio::test]
async fn a_login_that_ends_in_one_process_closes_its_sockets_in_all() {
    let hall = Hall::open();
    let (one, two) = (hall.join(LONG).await, hall.join(LONG).await);
    let hosts = [&one, &two].map(|server| server.address.to_string());
    let (mut ada, bo, table) = pair([&hosts[0], &hosts[1]]).await;
    let mut b = bo.sit(&table, "b").await;
    let mut elsewhere = ada.clone();
    elsewhere.host.clone_from(&hosts[1]);
    let mut a = elsewhere.sit(&table, "a").await;
    assert_eq!(ada.post("/logout", &[]).await.status, 303);
    let bye = timeout(PATIENCE, a.socket.until("bye")).await.expect("it is closed");
    assert_eq!(bye["code"], "logged_out");
    assert_eq!(b.ask(json!({"t": "ping"})).await["t"], "pong", "nobody else is concerned");
    one.shutdown().await.unwrap();
    two.shutdown().await.unwrap();
}

#[tokio::test]
async fn when_the_process_that_runs_a_table_is_killed_another_goes_on() {
    let hall = Hall::open();
    let (one, two) = (hall.process(), hall.process());
    let hosts = [one.address.clone(), two.address.clone()];
    let (ada, bo, table) = pair([&hosts[0], &hosts[1]]).await;
    let mut players = [Regular::new(ada, &hosts, &table, "a").await, Regular::new(bo, &hosts[1..], &table, "b").await];
    play_until(&mut players, 4).await;
    let runner = hall.runner(&table).await;
    one.kill();
    players[0].hosts.remove(0);
    play_until(&mut players, usize::MAX).await;
    assert_ne!(hall.runner(&table).await, runner);
    everything_is_there_once(&mut players).await;
    two.kill();
}

#[tokio::test]
async fn a_process_that_was_paused_and_wakes_up_writes_nothing() {
    let hall = Hall::open();
    let (one, two) = (hall.process(), hall.process());
    let hosts = [one.address.clone(), two.address.clone()];
    let (ada, bo, table) = pair([&hosts[0], &hosts[1]]).await;
    // Ada has a second window, at the process that runs the table.
    let mut window = ada.sit(&table, "window").await;
    let mut players =
        [Regular::new(ada, &hosts[..1], &table, "a").await, Regular::new(bo, &hosts[1..], &table, "b").await];
    play_until(&mut players, 2).await;
    while players[0].player.turn() != Some(0) {
        let step = players[0].player.step() + 1;
        play_until(&mut players, step).await;
    }
    window.see_step(players[0].player.step()).await;
    let runner = hall.runner(&table).await;
    one.pause();
    // What Ada's window sends lies before the closed door; elsewhere she decides otherwise, and the match goes on.
    let choices = window.state["frame"]["choices"].as_array().expect("choices").clone();
    let last = choices.last().expect("a choice")["action"].clone();
    window.socket.send(json!({"t": "play", "id": 77, "at": window.step(), "action": last})).await;
    let ada = players[0].visitor.clone();
    let played = std::mem::take(&mut players[0].played);
    players[0] = Regular::new(ada, &hosts[1..], &table, "a2").await;
    players[0].played = played;
    let step = players[0].player.step() + 2;
    play_until(&mut players, step).await;
    assert_ne!(hall.runner(&table).await, runner);
    one.signal("CONT");
    // The window hears that it must come back, or that it is too late, but never that it was done.
    while let Some(message) = window.socket.next().await {
        assert_ne!(message["t"], "ack", "{message}");
    }
    play_until(&mut players, usize::MAX).await;
    everything_is_there_once(&mut players).await;
    one.kill();
    two.kill();
}

#[tokio::test]
async fn without_the_bus_a_process_plays_on_and_with_it_everybody_does() {
    let mut hall = Hall::open();
    let (one, two) = (hall.join(SHORT).await, hall.join(SHORT).await);
    let hosts = [&one, &two].map(|server| server.address.to_string());
    let (ada, bo, table) = pair([&hosts[0], &hosts[1]]).await;
    let mut players =
        [Regular::new(ada, &hosts[..1], &table, "a").await, Regular::new(bo, &hosts[1..], &table, "b").await];
    play_until(&mut players, 4).await;
    hall.nats.stop();
    // Bo's process cannot reach the table, and says so by closing the line; Ada's runs it, or whoever claims it next.
    while players[1].player.socket.next().await.is_some() {}
    hall.nats.again();
    play_until(&mut players, usize::MAX).await;
    everything_is_there_once(&mut players).await;
    one.shutdown().await.unwrap();
    two.shutdown().await.unwrap();
}

#[tokio::test]
async fn whoever_is_refused_at_a_table_elsewhere_leaves_nothing_behind() {
    let hall = Hall::open();
    let (one, two) = (hall.join(LONG).await, hall.join(LONG).await);
    let hosts = [&one, &two].map(|server| server.address.to_string());
    let (mut ada, bo, table) = pair([&hosts[0], &hosts[1]]).await;
    let mut windows = Vec::new();
    for _ in 0..8 {
        windows.push(bo.sit(&table, "b").await);
    }
    for _ in 0..3 {
        let mut socket = bo.connect(&table).await;
        socket.send(json!({"t": "hello", "v": 2, "lang": "en", "client": "b"})).await;
        assert_eq!(socket.until("bye").await["code"], "too_many");
    }
    // What goes from one process to another goes in order: what was said before Ada came has been heard.
    let mut elsewhere = ada.clone();
    elsewhere.host.clone_from(&hosts[1]);
    windows.push(elsewhere.sit(&table, "a").await);
    assert_eq!(metric(&mut ada, "piazza_deputies ").await, windows.len() as u64);
    one.shutdown().await.unwrap();
    two.shutdown().await.unwrap();
}

#[tokio::test]
async fn a_process_that_is_gone_is_missed_however_much_the_others_say() {
    let hall = Hall::open();
    let (one, two, three) = (hall.process(), hall.join(LEASE).await, hall.join(LONG).await);
    let hosts = [one.address.clone(), two.address.to_string(), three.address.to_string()];
    let (mut ada, _, table) = pair([&hosts[0], &hosts[1]]).await;
    ada.host.clone_from(&hosts[1]);
    let mut a = ada.sit(&table, "a").await;
    let (eve, _, other) = pair([&hosts[2], &hosts[1]]).await;
    let mut eve = Regular::new(eve, &hosts[1..2], &other, "e").await;
    one.kill();
    let chatting = async {
        loop {
            eve.player.socket.try_raw(json!({"t": "ping", "id": 1}).to_string().into()).await;
            eve.hear().await;
        }
    };
    let missed = async { while a.socket.next().await.is_some() {} };
    let missing = async {
        tokio::select! {
            () = missed => {}
            () = chatting => {}
        }
    };
    timeout(PATIENCE, missing).await.expect("the line to who is gone is closed");
    two.shutdown().await.unwrap();
    three.shutdown().await.unwrap();
}

fn entry(n: u64) -> Entry {
    let (body, tag) = ("build".to_owned(), String::new());
    Entry { n, at: NOON, kind: Kind::Play, seat: None, body, spent: 0, tag }
}

fn append(n: u64, fence: i64) -> Write {
    Write::Append { id: "m1".into(), entries: vec![entry(n)], progress: Progress::default(), room: None, fence }
}

#[tokio::test]
async fn a_table_is_claimed_by_one_and_whoever_shows_an_older_fence_writes_nothing() {
    let postgres = Postgres::start();
    let store = Store::postgres(&postgres.url()).await.unwrap();
    create(&store, room("m1", &["ada"])).await.unwrap();
    let sign = |node, lease| Sign { node, lease, on_bus: true };
    assert_eq!(store.claim("m1", "a").await.unwrap(), Some(Claim::Theirs(String::new())), "without a lease nothing");
    store.enlist(sign("a", LONG)).await.unwrap();
    store.enlist(sign("b", LONG)).await.unwrap();
    assert_eq!(store.claim("m0", "a").await.unwrap(), None);
    assert_eq!(store.claim("m1", "a").await.unwrap(), Some(Claim::Ours(1)));
    assert_eq!(store.claim("m1", "a").await.unwrap(), Some(Claim::Ours(1)), "it has it already");
    assert_eq!(store.claim("m1", "b").await.unwrap(), Some(Claim::Theirs("a".into())));
    assert_eq!(store.runner("m1").await.unwrap().as_deref(), Some("a"));
    store.write(append(1, 1)).await.unwrap();
    assert_eq!(store.renew(sign("a", Duration::ZERO)).await.unwrap(), Renewal::Held { others_on_bus: true });
    assert_eq!(store.renew(sign("a", LONG)).await.unwrap(), Renewal::Lost, "what is over is not renewed");
    assert_eq!(store.runner("m1").await.unwrap(), None);
    assert_eq!(store.claim("m1", "b").await.unwrap(), Some(Claim::Ours(2)));
    assert!(matches!(store.write(append(2, 1)).await, Err(StoreError::Conflict)), "the fence is higher now");
    let late = Saved { n: 1, step: 1, body: json!({}) };
    store.write(Write::Save { id: "m1".into(), saved: late, fence: 1 }).await.unwrap();
    assert_eq!(store.load("m1").await.unwrap().unwrap().saved, None, "nor is an old position kept");
    store.write(Write::Release { id: "m1".into(), fence: 1 }).await.unwrap();
    assert_eq!(store.runner("m1").await.unwrap().as_deref(), Some("b"));
    store.write(append(2, 2)).await.unwrap();
    store.write(Write::Release { id: "m1".into(), fence: 2 }).await.unwrap();
    store.enlist(sign("c", LONG)).await.unwrap();
    assert_eq!(store.claim("m1", "c").await.unwrap(), Some(Claim::Ours(3)));
    store.resign("c").await.unwrap();
    assert_eq!(store.claim("m1", "b").await.unwrap(), Some(Claim::Ours(4)));
    assert_eq!(store.load("m1").await.unwrap().unwrap().latest.len(), 2);
}

#[tokio::test]
async fn of_many_who_claim_at_once_one_gets_it() {
    let postgres = Postgres::start();
    let store = Store::postgres(&postgres.url()).await.unwrap();
    create(&store, room("m1", &["ada"])).await.unwrap();
    let nodes: Vec<String> = (0..8).map(|i| format!("node {i}")).collect();
    for node in &nodes {
        store.enlist(Sign { node, lease: LONG, on_bus: false }).await.unwrap();
    }
    let claims = nodes.iter().map(|node| {
        let (store, node) = (store.clone(), node.clone());
        tokio::spawn(async move { store.claim("m1", &node).await.unwrap().unwrap() })
    });
    let mut ours = 0;
    for claim in claims.collect::<Vec<_>>() {
        ours += usize::from(claim.await.unwrap() == Claim::Ours(1));
    }
    assert_eq!(ours, 1);
}

#[tokio::test]
async fn a_hall_moves_from_its_file_to_postgresql_and_nobody_loses_anything() {
    let site = Site::open().await;
    let (mut ada, mut bo, table) = site.pair(&[]).await;
    assert_eq!(ada.post("/register", &[("login", "ada"), ("password", "correct horse battery")]).await.status, 303);
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], 6).await;
    let alone = ada.create(TOY, &[("players", "2"), ("seat-1", "bot-random")]).await;
    let Site { server, scratch, clock } = site;
    server.shutdown().await.unwrap();

    let postgres = Postgres::start();
    let migrated = store::migrate(&scratch.0, &postgres.url(), Config::default().titles).await.unwrap();
    assert_eq!((migrated.replayed, migrated.unreadable.len()), (2, 0), "{migrated:?}");
    let again = store::migrate(&scratch.0, &postgres.url(), Config::default().titles).await;
    assert!(matches!(&again, Err(StoreError::Failed(why)) if why.contains("not empty")), "{again:?}");

    let config = Config { database: Some(postgres.url()), ..config(&scratch, &clock) };
    let server = server::start(config).await.unwrap();
    ada.host = server.address.to_string();
    bo.host.clone_from(&ada.host);
    assert_eq!(ada.get(&format!("/t/{alone}")).await.status, 200, "whoever was logged in still is");
    let (mut a, mut b) = (ada.sit(&table, "a2").await, bo.sit(&table, "b2").await);
    assert_eq!(a.step(), 6);
    play_on([&mut a, &mut b], usize::MAX).await;
    assert!(a.is_over());
    server.shutdown().await.unwrap();
}
