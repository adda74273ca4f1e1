//! One simulated person, and two of them at a table.

use std::io::Read;
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use engine::{Rng, Seed};
use flate2::read::DeflateDecoder;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async};

use super::{LoadError, LoadPlan, Spread};

/// With faults on purpose: one move in so many is sent twice, and one connection in so many is cut.
const FAULT_EVERY: u32 = 20;
/// How long people wait for a sign of life.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long they wait for it when there is another process to go to.
const IMPATIENCE: Duration = Duration::from_secs(5);
/// How long they knock at a process when there is another one, as whoever shares people out among processes does.
const KNOCK: Duration = Duration::from_secs(1);
/// How long they wait between two attempts.
const RETRY: Duration = Duration::from_millis(100);

/// Somebody with a cookie.
pub struct Person {
    http: reqwest::Client,
    site: SocketAddr,
    /// Where they come from, if that is not left to the system.
    home: Option<IpAddr>,
    cookie: String,
    name: String,
}

/// What a state says that matters here.
#[derive(Debug, Default, Deserialize)]
struct State {
    frame: Option<Frame>,
}

#[derive(Debug, Deserialize)]
struct Frame {
    step: usize,
    turn: Option<usize>,
    choices: Vec<Choice>,
}

#[derive(Debug, Deserialize)]
struct Choice {
    action: String,
}

impl Person {
    /// A guest.
    pub async fn new(plan: &LoadPlan, number: usize) -> Result<Self, LoadError> {
        let home = plan.spread.home(number);
        let http = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).no_proxy();
        let http = http.local_address(home).timeout(plan.patience()).build()?;
        let name = format!("Load {number}");
        let site = plan.addresses[number % plan.addresses.len()];
        let mut person = Self { http, site, home, cookie: String::new(), name };
        let answer = person.post("/guest", &[("name", &person.name)]).await?;
        let cookies = answer.headers().get_all("set-cookie");
        let cookie =
            cookies.iter().filter_map(|cookie| cookie.to_str().ok()).find_map(|cookie| cookie.split(';').next());
        person.cookie = cookie.ok_or_else(|| refused("no cookie"))?.to_owned();
        Ok(person)
    }

    async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Result<reqwest::Response, LoadError> {
        let request = self.http.post(format!("http://{}{path}", self.site)).form(fields);
        let request = request.header("origin", format!("http://{}", self.site)).header("cookie", &self.cookie);
        let answer = request.send().await?;
        match answer.status().as_u16() {
            303 => Ok(answer),
            503 => Err(LoadError::Busy),
            status => Err(refused(&format!("{path}: {status}"))),
        }
    }

    /// Goes to the next process.
    fn go_on(&mut self, plan: &LoadPlan) {
        let here = plan.addresses.iter().position(|address| *address == self.site).unwrap_or(0);
        self.site = plan.addresses[(here + 1) % plan.addresses.len()];
    }

    /// Sends a form that leads to a table; gives the table's id.
    async fn go(&self, path: &str, fields: &[(&str, &str)]) -> Result<String, LoadError> {
        let answer = self.post(path, fields).await?;
        let location = answer.headers().get("location").and_then(|value| value.to_str().ok()).unwrap_or("");
        let table = location.strip_prefix("/t/").and_then(|rest| rest.split('?').next());
        table.map(ToOwned::to_owned).ok_or_else(|| refused(&format!("{path} leads to {location:?}, no table")))
    }

    /// Connects to a table, by whichever process can do it.
    async fn return_to(&mut self, table: &str, plan: &LoadPlan, since: Instant) -> Result<Seat, LoadError> {
        loop {
            match self.connect(table, plan).await {
                Err(error) if error.is_cut() && since.elapsed() < PATIENCE => {
                    self.go_on(plan);
                    sleep(RETRY).await;
                }
                done => return done,
            }
        }
    }

    async fn connect(&self, table: &str, plan: &LoadPlan) -> Result<Seat, LoadError> {
        let mut request = format!("ws://{}/ws/{table}", self.site).into_client_request()?;
        let header = |text: &str| text.parse().map_err(|_| refused("not a header"));
        request.headers_mut().insert("origin", header(&format!("http://{}", self.site))?);
        request.headers_mut().insert("cookie", header(&self.cookie)?);
        let patience = plan.patience();
        // A process that stands still lets people in until its queue is full, and then not even that.
        let opened = timeout(plan.knock(), async {
            let stream = MaybeTlsStream::Plain(dial(self.site, self.home).await?);
            Ok::<_, LoadError>(client_async(request, stream).await?)
        });
        let (socket, _) = opened.await.map_err(|_| LoadError::Ended)??;
        let mut seat = Seat { socket, state: State::default(), id: 0, sizes: Vec::new(), patience };
        let client = self.name.replace(' ', "");
        let hello = json!({"t": "hello", "v": 2, "from": 0, "lang": "en", "table": plan.scenes, "client": client});
        seat.send(hello).await?;
        seat.see().await?;
        Ok(seat)
    }
}

/// A connection from an address of this machine, or from wherever the system likes.
pub async fn dial(server: SocketAddr, from: Option<IpAddr>) -> Result<TcpStream, LoadError> {
    let cut = |_| LoadError::Ended;
    let socket = if server.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }.map_err(cut)?;
    if let Some(from) = from {
        socket.bind((from, 0).into()).map_err(cut)?;
    }
    let stream = socket.connect(server).await.map_err(cut)?;
    stream.set_nodelay(true).map_err(cut)?;
    Ok(stream)
}

impl LoadPlan {
    /// How long people wait for a sign of life.
    fn patience(&self) -> Duration {
        if self.addresses.len() > 1 { IMPATIENCE } else { PATIENCE }
    }

    /// How long they wait to be let in.
    fn knock(&self) -> Duration {
        if self.addresses.len() > 1 { KNOCK } else { PATIENCE }
    }
}

impl Spread {
    /// The address of a person: 127.2.0.1 and on.
    fn home(self, number: usize) -> Option<IpAddr> {
        match self {
            Spread::OneAddress => None,
            Spread::OnePerPerson => Some(IpAddr::from([127, 2, (number / 250) as u8, 1 + (number % 250) as u8])),
        }
    }
}

fn refused(why: &str) -> LoadError {
    LoadError::Refused(why.to_owned())
}

/// The text of a message, if it has any; a large one comes packed.
fn unpacked(message: Message) -> Result<Option<Utf8Bytes>, LoadError> {
    match message {
        Message::Text(text) => Ok(Some(text)),
        Message::Binary(packed) => {
            let mut text = String::new();
            let unpacked = DeflateDecoder::new(&*packed).read_to_string(&mut text);
            unpacked.map_err(|error| refused(&error.to_string()))?;
            Ok(Some(text.into()))
        }
        Message::Ping(_) | Message::Pong(_) | Message::Close(_) | Message::Frame(_) => Ok(None),
    }
}

/// An open socket at a table.
struct Seat {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    state: State,
    id: u64,
    /// Bytes of every state that came, as it travelled.
    sizes: Vec<usize>,
    patience: Duration,
}

impl Seat {
    async fn send(&mut self, message: Value) -> Result<(), LoadError> {
        Ok(self.socket.send(Message::Text(message.to_string().into())).await?)
    }

    /// Takes in the next message, the state if it is one.
    async fn hear(&mut self) -> Result<Utf8Bytes, LoadError> {
        loop {
            let message = timeout(self.patience, self.socket.next()).await.ok().flatten().ok_or(LoadError::Ended)??;
            let size = message.len();
            let Some(text) = unpacked(message)? else { continue };
            if text.starts_with("{\"t\":\"state\"") {
                self.sizes.push(size);
                self.state = serde_json::from_str(&text).map_err(|error| refused(&error.to_string()))?;
            }
            let says = |code: &str| !text.starts_with("{\"t\":\"state\"") && text.contains(code);
            if says("\"code\":\"shutdown\"") {
                return Err(LoadError::Ended);
            }
            return if says("\"code\":\"busy\"") { Err(LoadError::Busy) } else { Ok(text) };
        }
    }

    /// Gives a number for the draw, if the match has not begun. That it has begun in the meantime is an answer too.
    async fn draw(&mut self, number: Seed) -> Result<(), LoadError> {
        if self.state.frame.is_some() {
            return Ok(());
        }
        self.id += 1;
        let id = self.id;
        self.send(json!({"t": "part", "id": id, "number": number})).await?;
        let answer = format!("\"id\":{id},");
        loop {
            let text = self.hear().await?;
            match text.contains(&answer) {
                true if text.starts_with("{\"t\":\"error\"") && !text.contains("\"not_now\"") => {
                    return Err(refused(&text));
                }
                true => return Ok(()),
                false => {}
            }
        }
    }

    /// Takes in the next state; a refusal on the way is an error.
    async fn see(&mut self) -> Result<(), LoadError> {
        loop {
            let text = self.hear().await?;
            if text.starts_with("{\"t\":\"state\"") {
                return Ok(());
            }
            if ["{\"t\":\"error\"", "{\"t\":\"stale\"", "{\"t\":\"bye\""].iter().any(|bad| text.starts_with(bad)) {
                return Err(refused(&text));
            }
        }
    }

    fn step(&self) -> usize {
        self.state.frame.as_ref().map_or(0, |frame| frame.step)
    }

    async fn see_step(&mut self, step: usize) -> Result<(), LoadError> {
        while self.step() < step {
            self.see().await?;
        }
        Ok(())
    }
}

/// What was done on purpose, and how often people came back.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    pub cuts: usize,
    pub doubles: usize,
    pub returns: usize,
    pub longest: Duration,
}

impl Tally {
    /// Counts those of another table too.
    pub fn add(&mut self, other: &Tally) {
        self.cuts += other.cuts;
        self.doubles += other.doubles;
        self.returns += other.returns;
        self.longest = self.longest.max(other.longest);
    }
}

/// Two people at a table.
pub struct Pair {
    people: [Person; 2],
    seats: [Seat; 2],
    table: String,
    rng: Rng,
    /// The last step that somebody has been shown: from then on it must not be lost.
    shown: usize,
    /// The move that has been sent and not been seen yet: who, and the message.
    sent: Option<(usize, Value)>,
    /// When they began what they are about.
    begun: Instant,
    /// Faults so far.
    pub tally: Tally,
}

impl Pair {
    /// Sits two people down.
    pub async fn sit(plan: &LoadPlan, first: Person, second: Person, number: u64) -> Result<Self, LoadError> {
        let form = [("players", "2"), ("seat-0", "me"), ("seat-1", "open"), ("public", "on")];
        let table = first.go(&format!("/new/{}", plan.game), &form).await?;
        second.go(&format!("/t/{table}/join"), &[]).await?;
        let seats = [first.connect(&table, plan).await?, second.connect(&table, plan).await?];
        let rng = Rng::from_number(number);
        Ok(Self {
            people: [first, second],
            seats,
            table,
            rng,
            shown: 0,
            sent: None,
            begun: Instant::now(),
            tally: Tally::default(),
        })
    }

    fn turn(&self) -> Option<usize> {
        self.seats[0].state.frame.as_ref()?.turn
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.turn().is_none()
    }

    /// One move: how long it took until the opponent had it, and the bytes of the states that came of it.
    pub async fn step(&mut self, plan: &LoadPlan) -> Result<(Duration, Vec<usize>), LoadError> {
        self.begun = Instant::now();
        let mover = self.turn().ok_or_else(|| refused("nobody's turn"))?;
        let seat = &mut self.seats[mover];
        let frame = seat.state.frame.as_ref().ok_or_else(|| refused("no match"))?;
        let choice =
            &frame.choices.get(self.rng.index(frame.choices.len().max(1))).ok_or_else(|| refused("no choices"))?.action;
        let (at, id) = (frame.step, seat.id + 1);
        let command = json!({"t": "play", "id": id, "at": at, "action": choice});
        seat.id = id;
        self.sent = Some((mover, command.clone()));
        self.seats.iter_mut().for_each(|seat| seat.sizes.clear());
        let (seat, began) = (&mut self.seats[mover], Instant::now());
        seat.send(command).await?;
        if plan.faults {
            self.misbehave(mover).await?;
        }
        let [first, second] = &mut self.seats;
        let (mine, other) = if mover == 0 { (first, second) } else { (second, first) };
        let told = async { other.see_step(at + 1).await.map(|()| began.elapsed()) };
        let (took, ()) = tokio::try_join!(told, mine.see_step(at + 1))?;
        self.shown = at + 1;
        self.settle()?;
        Ok((took, self.seats.iter().flat_map(|seat| seat.sizes.iter().copied()).collect()))
    }

    /// Sends the last move twice, or cuts the connection before an answer can come.
    async fn misbehave(&mut self, mover: usize) -> Result<(), LoadError> {
        let seat = &mut self.seats[mover];
        match self.rng.below(FAULT_EVERY) {
            0 => {
                self.tally.cuts += 1;
                let MaybeTlsStream::Plain(wire) = seat.socket.get_mut() else { return Ok(()) };
                wire.shutdown().await.map_err(|_| LoadError::Ended)
            }
            1 => {
                self.tally.doubles += 1;
                match &self.sent {
                    Some((_, command)) => seat.send(command.clone()).await,
                    None => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// Both have seen the move: it must stand exactly where it was made.
    fn settle(&mut self) -> Result<(), LoadError> {
        self.sent = None;
        match self.seats.iter().map(Seat::step).find(|now| *now != self.shown) {
            Some(now) => Err(LoadError::Doubled { table: self.table.clone(), step: self.shown, now }),
            None => Ok(()),
        }
    }

    /// Takes the seats again, sends again what nobody has seen, and looks whether everything is still there.
    pub async fn come_back(&mut self, plan: &LoadPlan) -> Result<(), LoadError> {
        self.shown = self.seats.iter().map(Seat::step).fold(self.shown, usize::max);
        loop {
            // Whoever keeps people away from processes that do not answer sends them to another one.
            self.people.iter_mut().for_each(|person| person.go_on(plan));
            match self.try_again(plan).await {
                Err(error) if error.is_cut() && self.begun.elapsed() < PATIENCE => sleep(RETRY).await,
                done => {
                    self.tally.longest = self.tally.longest.max(self.begun.elapsed());
                    return done;
                }
            }
        }
    }

    async fn try_again(&mut self, plan: &LoadPlan) -> Result<(), LoadError> {
        self.reconnect(plan).await?;
        self.tally.returns += 1;
        let now = self.seats[0].step();
        if now < self.shown {
            return Err(LoadError::Lost { table: self.table.clone(), step: self.shown, now });
        }
        let Some((mover, command)) = self.sent.clone() else { return self.settle() };
        let step = command["at"].as_u64().unwrap_or(0) as usize + 1;
        self.seats[mover].send(command).await?;
        for seat in &mut self.seats {
            seat.see_step(step).await?;
            self.shown = step;
        }
        self.settle()
    }

    async fn reconnect(&mut self, plan: &LoadPlan) -> Result<(), LoadError> {
        for (seat, person) in self.seats.iter_mut().zip(&mut self.people) {
            let id = seat.id;
            *seat = person.return_to(&self.table, plan, self.begun).await?;
            seat.id = id;
        }
        self.draw().await
    }

    /// A rematch waits for a number from each of its people.
    async fn draw(&mut self) -> Result<(), LoadError> {
        for seat in &mut self.seats {
            seat.draw(self.rng.seed()).await?;
        }
        for seat in &mut self.seats {
            while seat.state.frame.is_none() {
                seat.see().await?;
            }
        }
        Ok(())
    }

    /// The same two again.
    pub async fn again(&mut self, plan: &LoadPlan) -> Result<(), LoadError> {
        self.begun = Instant::now();
        self.table = self.people[0].go(&format!("/t/{}/rematch", self.table), &[]).await?;
        self.shown = 0;
        self.seats.iter_mut().for_each(|seat| seat.state = State::default());
        self.reconnect(plan).await
    }
}
