//! A server, visitors with cookies, and players on sockets.

use std::io::Read;
use std::net::TcpListener;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU16, AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Clock, Config, Limits, RunningServer};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A directory that is gone when the test is.
pub struct Scratch(pub PathBuf);

impl Scratch {
    pub fn new() -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let name = format!("piazza-test-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a directory for the test");
        Self(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running server and its directory.
pub struct Site {
    pub server: RunningServer,
    pub scratch: Scratch,
    pub clock: Clock,
}

/// A port that is free, and no other test is given. It lies below those that systems hand out to whoever connects, so that
/// nobody takes it by chance before its owner does, or while its owner is away.
pub fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let first = (std::process::id() % 100) as u16 * 100;
    let mut ports = std::iter::repeat_with(|| 12_000 + (first + NEXT.fetch_add(1, Ordering::Relaxed)) % 10_000);
    ports.find(|&port| TcpListener::bind(("127.0.0.1", port)).is_ok()).expect("one is free")
}

/// A time in the middle of nowhere.
pub const NOON: i64 = 1_700_000_000_000;

pub fn config(scratch: &Scratch, clock: &Clock) -> Config {
    Config {
        listen: ([127, 0, 0, 1], 0).into(),
        data: scratch.0.clone(),
        clock: clock.clone(),
        bot_pause: 0,
        // The machine that runs the tests may be busy; what is tried is not how fast it is.
        patience: PATIENCE,
        limits: Limits::one_address(),
        ..Config::default()
    }
}

impl Site {
    /// A server whose time stands still.
    pub async fn open() -> Self {
        Self::with(|config| config).await
    }

    pub async fn with(change: impl FnOnce(Config) -> Config) -> Self {
        let (scratch, clock) = (Scratch::new(), Clock::manual(NOON));
        let server = server::start(change(config(&scratch, &clock))).await.expect("the server starts");
        Self { server, scratch, clock }
    }

    /// Stops the server and starts another one on the same directory.
    pub async fn restart(self) -> Self {
        self.restart_with(|config| config).await
    }

    pub async fn restart_with(self, change: impl FnOnce(Config) -> Config) -> Self {
        let Self { server, scratch, clock } = self;
        server.shutdown().await.expect("a graceful end");
        let server = server::start(change(config(&scratch, &clock))).await.expect("the server starts again");
        Self { server, scratch, clock }
    }

    pub fn visitor(&self) -> Visitor {
        Visitor::new(&self.server.address.to_string())
    }

    /// A visitor with a name.
    pub async fn guest(&self, name: &str) -> Visitor {
        let mut visitor = self.visitor();
        let answer = visitor.post("/guest", &[("name", name)]).await;
        assert_eq!(answer.status, 303, "{}", answer.body);
        visitor
    }

    /// Two people at a table of the first toy game, already playing.
    pub async fn pair(&self, fields: &[(&str, &str)]) -> (Visitor, Visitor, String) {
        let (mut ada, mut bo) = (self.guest("Ada").await, self.guest("Bo").await);
        let mut form = vec![("players", "2"), ("seat-0", "me"), ("seat-1", "open"), ("public", "on")];
        form.extend_from_slice(fields);
        let table = ada.create(TOY, &form).await;
        let joined = bo.post(&format!("/t/{table}/join"), &[]).await;
        assert_eq!(joined.status, 303, "{}", joined.body);
        (ada, bo, table)
    }
}

/// The game that everything generic is tested on.
pub const TOY: &str = "hamlet";

/// What came back.
pub struct Answer {
    pub status: u16,
    pub body: String,
    pub location: String,
    pub headers: reqwest::header::HeaderMap,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }
}

/// A browser without a screen: it keeps its cookie and sends its origin.
#[derive(Clone)]
pub struct Visitor {
    pub host: String,
    pub cookie: Option<String>,
    /// What a proxy would add.
    pub headers: Vec<(&'static str, String)>,
    client: reqwest::Client,
}

impl Visitor {
    pub fn new(host: &str) -> Self {
        let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).no_proxy().build();
        Self { host: host.to_owned(), cookie: None, headers: Vec::new(), client: client.expect("a client") }
    }

    async fn send(&mut self, request: reqwest::RequestBuilder) -> Answer {
        let request = self.headers.iter().fold(request, |request, (name, value)| request.header(*name, value));
        let request = match &self.cookie {
            Some(cookie) => request.header("cookie", cookie),
            None => request,
        };
        let response = request.send().await.expect("the server answers");
        for cookie in response.headers().get_all("set-cookie") {
            let cookie = cookie.to_str().expect("text");
            if let Some(value) = cookie.strip_prefix("piazza=") {
                let value = value.split(';').next().unwrap_or("");
                self.cookie = (!value.is_empty()).then(|| format!("piazza={value}"));
            }
        }
        let headers = response.headers().clone();
        let location = headers.get("location").and_then(|value| value.to_str().ok()).unwrap_or("").to_owned();
        Answer {
            status: response.status().as_u16(),
            location,
            headers,
            body: response.text().await.unwrap_or_default(),
        }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        let request = self.client.get(format!("http://{}{path}", self.host));
        self.send(request).await
    }

    pub async fn get_with(&mut self, path: &str, (name, value): (&str, &str)) -> Answer {
        let request = self.client.get(format!("http://{}{path}", self.host)).header(name, value);
        self.send(request).await
    }

    pub async fn bytes(&mut self, path: &str) -> Vec<u8> {
        let request = self.client.get(format!("http://{}{path}", self.host));
        let request = request.header("cookie", self.cookie.clone().unwrap_or_default());
        request.send().await.expect("an answer").bytes().await.expect("a body").to_vec()
    }

    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let request = self.client.post(format!("http://{}{path}", self.host));
        let request = request.header("origin", format!("http://{}", self.host)).form(fields);
        self.send(request).await
    }

    pub async fn post_from(&mut self, origin: &str, path: &str, fields: &[(&str, &str)]) -> Answer {
        let request = self.client.post(format!("http://{}{path}", self.host)).header("origin", origin).form(fields);
        self.send(request).await
    }

    /// The id in a guest's cookie.
    pub fn person(&self) -> String {
        let says = self.cookie.as_ref().and_then(|cookie| cookie.strip_prefix("piazza=")?.split('.').next());
        let digits = says.expect("a cookie").as_bytes().chunks(2);
        let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).expect("text"), 16).expect("a byte");
        let ticket: Value = serde_json::from_slice(&digits.map(byte).collect::<Vec<_>>()).expect("a ticket");
        ticket["id"].as_str().expect("an id").to_owned()
    }

    /// Makes a table and returns its id.
    pub async fn create(&mut self, game: &str, fields: &[(&str, &str)]) -> String {
        let answer = self.post(&format!("/new/{game}"), fields).await;
        assert_eq!(answer.status, 303, "{}", answer.body);
        table_of(&answer.location)
    }

    /// Opens the socket of a table without a word.
    pub async fn connect(&self, table: &str) -> Socket {
        self.try_connect(table).await.expect("the socket opens")
    }

    /// Opens the socket of a table, if there is somebody who opens it.
    pub async fn try_connect(&self, table: &str) -> Option<Socket> {
        let mut request = format!("ws://{}/ws/{table}", self.host).into_client_request().expect("an address");
        request.headers_mut().insert("origin", format!("http://{}", self.host).parse().expect("a header"));
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().expect("a header"));
        }
        let (stream, _) = connect_async(request).await.ok()?;
        Some(Socket { stream, room: Value::Null, bytes: Vec::new() })
    }

    /// Sits at a table with a client of that name.
    pub async fn sit(&self, table: &str, client: &str) -> Player {
        self.sit_from(table, client, 0).await
    }

    /// Sits at a table, if there is somebody who opens it.
    pub async fn try_sit(&self, table: &str, client: &str) -> Option<Player> {
        let mut socket = self.try_connect(table).await?;
        let hello = json!({"t": "hello", "v": 2, "from": 0, "lang": "en", "client": client});
        socket.try_raw(hello.to_string().into()).await;
        let (mut welcome, mut state) = (Value::Null, Value::Null);
        while state.is_null() {
            let message = socket.next().await?;
            match message["t"].as_str() {
                Some("welcome") => welcome = message,
                Some("state") => state = message,
                _ => {}
            }
        }
        Some(Player { socket, welcome, state, id: 0 })
    }

    /// Comes back to a table after frame `from`.
    pub async fn sit_from(&self, table: &str, client: &str, from: u64) -> Player {
        self.enter(table, json!({"client": client, "from": from})).await
    }

    /// Sits at a table and sees what lies on it.
    pub async fn watch(&self, table: &str, client: &str) -> Player {
        self.enter(table, json!({"client": client, "from": 0, "table": true})).await
    }

    /// Sits at a table with a hello of one's own.
    pub async fn enter(&self, table: &str, mut hello: Value) -> Player {
        let from = hello["from"].as_u64().unwrap_or(0);
        (hello["t"], hello["v"]) = ("hello".into(), 2.into());
        let mut socket = self.connect(table).await;
        socket.send(hello).await;
        let welcome = socket.until("welcome").await;
        let state = socket.until("state").await;
        Player { socket, welcome, state, id: from * 1_000 }
    }
}

/// A number from `/metrics`.
pub async fn metric(visitor: &mut Visitor, name: &str) -> u64 {
    let text = visitor.get("/metrics").await.body;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
    line.unwrap_or_else(|| panic!("{name} in {text}"))
}

/// The id of a table in its address.
pub fn table_of(location: &str) -> String {
    let path = location.strip_prefix("/t/").unwrap_or_else(|| panic!("{location:?} is no table"));
    path.split('?').next().unwrap_or("").to_owned()
}

/// How long a message may take; a test whose message never comes fails instead of hanging.
pub const PATIENCE: Duration = Duration::from_secs(120);

pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The room as it was last sent; a state without one has not changed it.
    room: Value,
    /// The bytes of the last message, as they came.
    pub bytes: Vec<u8>,
}

impl Socket {
    pub async fn send(&mut self, message: Value) {
        self.raw(Message::Text(message.to_string().into())).await;
    }

    pub async fn raw(&mut self, message: Message) {
        self.stream.send(message).await.expect("the message goes out");
    }

    /// Sends if the other side still listens.
    pub async fn try_raw(&mut self, message: Message) -> bool {
        self.stream.send(message).await.is_ok()
    }

    /// The next message; nothing after the end.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            match timeout(PATIENCE, self.stream.next()).await.expect("a message in time")? {
                Ok(Message::Text(text)) => {
                    self.bytes = text.as_bytes().to_vec();
                    return Some(self.take(text.as_bytes()));
                }
                Ok(Message::Binary(packed)) => {
                    self.bytes = packed.to_vec();
                    let mut text = Vec::new();
                    flate2::read::DeflateDecoder::new(&*packed).read_to_end(&mut text).expect("packed");
                    return Some(self.take(&text));
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    fn take(&mut self, text: &[u8]) -> Value {
        let mut message: Value = serde_json::from_slice(text).expect("messages are JSON");
        if message["room"].is_object() {
            self.room = message["room"].clone();
        } else if message["t"] == "state" {
            message["room"] = self.room.clone();
        }
        message
    }

    /// The next message of a kind, others skipped.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("the connection ended before {kind:?}"));
            if message["t"] == kind {
                return message;
            }
        }
    }

    /// The answer to a command, whatever it is.
    pub async fn answer(&mut self, id: u64) -> Value {
        loop {
            let message = self.next().await.expect("an answer");
            if message["id"] == id {
                return message;
            }
        }
    }
}

/// Somebody at a table.
pub struct Player {
    pub socket: Socket,
    pub welcome: Value,
    pub state: Value,
    pub id: u64,
}

impl Player {
    pub fn n(&self) -> u64 {
        self.state["n"].as_u64().expect("a number")
    }

    pub fn step(&self) -> usize {
        self.state["frame"]["step"].as_u64().expect("a step") as usize
    }

    pub fn turn(&self) -> Option<u64> {
        self.state["frame"]["turn"].as_u64()
    }

    pub fn is_over(&self) -> bool {
        self.state["room"]["status"] == "over"
    }

    /// The first choice.
    pub fn choice(&self) -> String {
        self.state["frame"]["choices"][0]["action"].as_str().expect("a choice").to_owned()
    }

    /// Sends a command with a fresh number, which is returned.
    pub async fn say(&mut self, mut command: Value) -> u64 {
        self.id += 1;
        command["id"] = self.id.into();
        self.socket.send(command).await;
        self.id
    }

    /// Sends a command and waits for its answer.
    pub async fn ask(&mut self, command: Value) -> Value {
        let id = self.say(command).await;
        self.socket.answer(id).await
    }

    /// Plays an action and takes in the new state.
    pub async fn play(&mut self, action: &str) -> Value {
        let answer = self.ask(json!({"t": "play", "at": self.step(), "action": action})).await;
        if answer["t"] == "ack" {
            self.see().await;
        }
        answer
    }

    /// Takes in the next state.
    pub async fn see(&mut self) {
        self.state = self.socket.until("state").await;
    }

    /// Takes in states until a step is reached.
    pub async fn see_step(&mut self, step: usize) {
        while self.state["frame"].is_null() || self.step() != step {
            self.see().await;
        }
    }

    /// Takes in states until it is this player's turn or the match is over.
    pub async fn see_turn(&mut self, seat: u64) {
        while !self.is_over() && self.turn() != Some(seat) {
            self.see().await;
        }
    }
}

/// Two players play on, each on their turn, until the end or until `steps` have been made.
pub async fn play_on(players: [&mut Player; 2], steps: usize) {
    let [a, b] = players;
    while !a.is_over() && a.step() < steps {
        let (mover, other) = if a.turn() == Some(0) { (&mut *a, &mut *b) } else { (&mut *b, &mut *a) };
        let choice = mover.choice();
        let answer = mover.play(&choice).await;
        assert_eq!(answer["t"], "ack", "{answer}");
        let step = mover.step();
        other.see_step(step).await;
    }
}
