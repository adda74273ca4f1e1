//! The attacks, each as it was once seen to hurt.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;

use super::wire;
use crate::LoadError;

/// Too much of one thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// 200 logins a second, each from an address of its own.
    Logins,
    /// 70 pictures of 2,400 pixels a second.
    Pictures,
    /// 40 readers who ask for the home page ten times a second.
    Pages,
    /// 60 spectators of one table who read nothing, and come again every four seconds.
    Spectators,
    /// 3,000 half-sent requests, sent again as soon as they are cut.
    HalfSent,
    /// 1,100 connections that ask for nothing.
    Idle,
    /// 120 tables of the slowest bots, watched so that they think.
    Bots,
    /// A spectator who chatters as fast as messages are taken.
    Chatter,
    /// 3,000 spectators of one table whose lines are so narrow that they all fall behind in the same moment.
    SlowCrowd,
}

impl Attack {
    /// What a server with its usual limits must stand, all at once too.
    pub const ALL: [Self; 8] = [
        Attack::Logins,
        Attack::Pictures,
        Attack::Pages,
        Attack::Spectators,
        Attack::HalfSent,
        Attack::Idle,
        Attack::Bots,
        Attack::Chatter,
    ];

    /// What it is, in words.
    pub const fn name(self) -> &'static str {
        match self {
            Attack::Logins => "200 logins/s",
            Attack::Pictures => "70 pictures/s",
            Attack::Pages => "400 home pages/s",
            Attack::Spectators => "60 deaf spectators",
            Attack::HalfSent => "3,000 half-sent requests",
            Attack::Idle => "1,100 idle connections",
            Attack::Bots => "120 tables of Expert bots",
            Attack::Chatter => "one chatterer",
            Attack::SlowCrowd => "3,000 slow spectators",
        }
    }

    /// How the server must be started so that the attack gets in at all.
    pub const fn arguments(self) -> &'static [&'static str] {
        match self {
            Attack::SlowCrowd => &["--spectators", "3000"],
            Attack::Logins
            | Attack::Pictures
            | Attack::Pages
            | Attack::Spectators
            | Attack::HalfSent
            | Attack::Idle
            | Attack::Bots
            | Attack::Chatter => &[],
        }
    }

    /// Sets the attackers going; they go on until they are stopped.
    pub async fn begin(self, server: SocketAddr, game: &str, crowd: &mut JoinSet<()>) -> Result<(), LoadError> {
        let table = some_table(server).await?;
        let many = match self {
            Attack::Logins => 200,
            Attack::Pictures => 70,
            Attack::Pages => 40,
            Attack::Spectators => 60,
            Attack::HalfSent => 3_000,
            Attack::Idle => 1_100,
            Attack::Bots => 120,
            Attack::Chatter => 1,
            Attack::SlowCrowd => 3_000,
        };
        for number in 0..many {
            let attacker =
                Attacker { server, from: wire::attacker(number), table: table.clone(), game: game.to_owned() };
            crowd.spawn(attacker.go_on(self, Duration::from_millis((number % 1_000) as u64)));
        }
        Ok(())
    }

    /// How long an attacker rests before it does the same again.
    const fn rest(self) -> Duration {
        match self {
            Attack::Logins | Attack::Pictures | Attack::Bots => Duration::from_secs(1),
            Attack::Pages | Attack::HalfSent | Attack::Idle | Attack::Chatter => Duration::from_millis(100),
            Attack::Spectators | Attack::SlowCrowd => Duration::from_secs(4),
        }
    }
}

/// How long somebody looks on who takes nothing in.
const LOOKED: Duration = Duration::from_secs(60);

/// A table that is being played at and that everybody may see.
async fn some_table(server: SocketAddr) -> Result<String, LoadError> {
    let answer = wire::get(server, wire::attacker(0), "/api/matches").await?;
    let matches: Value =
        answer.split_once("\r\n\r\n").and_then(|(_, body)| serde_json::from_str(body).ok()).unwrap_or_default();
    let id = matches[0]["room"]["id"].as_str();
    id.map(ToOwned::to_owned).ok_or_else(|| LoadError::Refused("nobody plays".to_owned()))
}

struct Attacker {
    server: SocketAddr,
    from: Ipv4Addr,
    table: String,
    game: String,
}

impl Attacker {
    /// Does the same over and over. Refusals are what attackers get; they do not mind.
    async fn go_on(self, attack: Attack, start: Duration) {
        sleep(start).await;
        loop {
            let _ = match attack {
                Attack::Logins => self.log_in().await,
                Attack::Pictures => self.get(&format!("/t/{}/picture.png?width=2400", self.table)).await,
                Attack::Pages => self.get("/").await,
                Attack::Spectators => self.look_on_deaf().await,
                Attack::HalfSent => self.hold(b"GET / HTTP/1.1\r\nhost: piazza\r\n").await,
                Attack::Idle => self.hold(b"").await,
                Attack::Bots => self.let_bots_think().await,
                Attack::Chatter => self.chatter().await,
                Attack::SlowCrowd => self.look_on_slowly().await,
            };
            sleep(attack.rest()).await;
        }
    }

    async fn log_in(&self) -> Result<(), LoadError> {
        wire::post(self.server, self.from, ("/login", ""), "login=nobody&password=a+long+password").await.map(drop)
    }

    async fn get(&self, path: &str) -> Result<(), LoadError> {
        wire::get_zipped(self.server, self.from, path).await
    }

    /// Sends what there is to send and waits until the server has enough.
    async fn hold(&self, request: &[u8]) -> Result<(), LoadError> {
        let mut stream = wire::connect(self.server, self.from).await?;
        stream.write_all(request).await.map_err(|_| LoadError::Ended)?;
        let _ = stream.read(&mut [0; 256]).await;
        Ok(())
    }

    /// Asks for every board and reads none.
    async fn look_on_deaf(&self) -> Result<(), LoadError> {
        let mut socket = wire::socket(self.server, self.from, (&self.table, "")).await?;
        let hello = json!({"t": "hello", "v": 2, "lang": "en", "table": true, "client": "deaf"});
        socket.send(Message::Text(hello.to_string().into())).await?;
        for id in 0..40 {
            let again = json!({"t": "lang", "id": id, "lang": if id % 2 == 0 { "it" } else { "en" }});
            socket.send(Message::Text(again.to_string().into())).await?;
            sleep(Duration::from_millis(100)).await;
        }
        Ok(())
    }

    /// Asks for every board over a line that takes next to nothing, until the server has enough.
    async fn look_on_slowly(&self) -> Result<(), LoadError> {
        let stream = wire::connect_narrowly(self.server, self.from).await?;
        let mut socket = wire::shake_hands(self.server, stream, (&self.table, "")).await?;
        let hello = json!({"t": "hello", "v": 2, "lang": "en", "table": true, "client": "slow"});
        socket.send(Message::Text(hello.to_string().into())).await?;
        sleep(LOOKED).await;
        Ok(())
    }

    /// Makes a table of the slowest bots and watches it.
    async fn let_bots_think(&self) -> Result<(), LoadError> {
        let cookie = wire::guest(self.server, self.from).await?;
        let form = "players=2&seat-0=bot-expert&seat-1=bot-expert";
        let made = wire::post(self.server, self.from, (&format!("/new/{}", self.game), &cookie), form).await?;
        let mut socket = wire::socket(self.server, self.from, (&wire::table_of(&made), &cookie)).await?;
        let hello = json!({"t": "hello", "v": 2, "lang": "en", "table": false, "client": "idle"});
        socket.send(Message::Text(hello.to_string().into())).await?;
        while let Some(Ok(_)) = socket.next().await {}
        Ok(())
    }

    async fn chatter(&self) -> Result<(), LoadError> {
        let cookie = wire::guest(self.server, self.from).await?;
        let mut socket = wire::socket(self.server, self.from, (&self.table, &cookie)).await?;
        let hello = json!({"t": "hello", "v": 2, "lang": "en", "table": false, "client": "chatter"});
        socket.send(Message::Text(hello.to_string().into())).await?;
        for id in 0.. {
            let line = json!({"t": "chat", "id": id, "text": "buy my soap"});
            socket.send(Message::Text(line.to_string().into())).await?;
            while let Ok(Some(Ok(_))) = tokio::time::timeout(Duration::from_millis(10), socket.next()).await {}
        }
        Ok(())
    }
}
