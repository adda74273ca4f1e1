//! One connection: reads messages, checks them, and hands them to the table; writes what the table sends.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use axum::{Extension, Router};
use engine::Lang;
use governor::DefaultDirectRateLimiter;
use tokio::sync::oneshot;
use tokio::time::{Instant, interval, timeout};

use crate::app::App;
use crate::census::Counted;
use crate::doors::{Claim, Entry};
use crate::error::Error;
use crate::http::same_site;
use crate::lobby::{Key, seen};
use crate::people::{Line, Person, Visitor};
use crate::table::wire::{Hello, Incoming, Outgoing, VERSION};
use crate::table::{Attach, Inbox, Mail, outbox};

/// The routes of this module.
pub fn routes() -> Router<App> {
    Router::new().route("/ws/{id}", get(upgrade))
}

/// How long a client may take to say hello, or to take a message.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often the server asks whether anybody is there.
const PING: Duration = Duration::from_secs(30);
/// How long a client may be silent.
const SILENCE: Duration = Duration::from_secs(90);
/// Clients send little; thousands of them wait.
const READ_BUFFER: usize = 4 * 1024;
/// The close code for "come back later".
const RESTART: u16 = 1012;
/// The close code for "you broke the rules of this protocol".
const POLICY: u16 = 1008;

async fn upgrade(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Key { key }): Query<Key>,
    headers: HeaderMap,
    Extension(entry): Extension<Arc<Entry>>,
    socket: WebSocketUpgrade,
) -> Result<Response, Error> {
    same_site(&headers, &visitor.host)?;
    let listed = seen(&app, &visitor, &id, key.as_deref()).await?;
    let seated = !listed.room.seats_of(visitor.id()).is_empty();
    let pass = Pass {
        regular: seated.then_some(visitor.address),
        _socket: app.gates.socket(visitor.address)?,
        _claim: Claim::on(&entry),
    };
    // First the line, then the question, so that a login which ends in between closes it.
    let line = app.lines.open(visitor.ticket.as_ref());
    if !visitor.is_still_known(&app).await? {
        return Err(Error::LoggedOut);
    }
    let limit = app.config.limits.message_bytes;
    let nobody = Person { id: String::new(), name: String::new(), login: None };
    let person = visitor.shell.person.unwrap_or(nobody);
    // A frame over the limit is read far enough to be answered; one far over it ends the connection.
    let socket = socket.max_message_size(4 * limit).max_frame_size(4 * limit).read_buffer_size(READ_BUFFER);
    Ok(socket.on_upgrade(move |socket| async move {
        app.metrics.sockets.add();
        let mut connection = Connection::new(&app, socket, pass);
        let last_word = connection.serve(&id, person, &line).await;
        connection.close(last_word).await;
        app.metrics.sockets.sub();
    }))
}

/// What a connection holds as long as it lasts: its place at the door and among the sockets.
struct Pass {
    /// The address, if somebody sits at the table from there.
    regular: Option<IpAddr>,
    _socket: Counted,
    _claim: Claim,
}

struct Connection<'a> {
    app: &'a App,
    socket: WebSocket,
    gate: DefaultDirectRateLimiter,
    /// What was read last counts for so many messages; the next is read when they have been made good.
    owed: Option<NonZeroU32>,
    refusals: u32,
    lang: Lang,
    heard: Instant,
    pass: Pass,
}

impl<'a> Connection<'a> {
    fn new(app: &'a App, socket: WebSocket, pass: Pass) -> Self {
        let gate = app.gates.messages();
        Self { app, socket, gate, owed: None, refusals: 0, lang: Lang::En, heard: Instant::now(), pass }
    }

    /// Serves until somebody has enough; the error is the last word to the client, if there is one.
    async fn serve(&mut self, table: &str, person: Person, line: &Line) -> Option<Error> {
        let hello = match timeout(PATIENCE, self.hello()).await {
            Ok(Ok(hello)) => hello,
            Ok(Err(error)) => return error,
            Err(_) => return Some(Error::BadMessage),
        };
        self.lang = hello.lang;
        let (out, inbox) = outbox();
        let (reply, answer) = oneshot::channel();
        let attach = Mail::Attach(Attach { hello, person, out, reply });
        if let Err(error) = self.app.tables.send(self.app, table, attach).await {
            return Some(error);
        }
        let watcher = match answer.await {
            Ok(Ok(watcher)) => watcher,
            Ok(Err(error)) => return Some(error),
            Err(_) => return Some(Error::Busy),
        };
        let last_word = self.talk((table, watcher), inbox, line).await;
        self.app.tables.notify(self.app, table, Mail::Detach { watcher });
        last_word
    }

    async fn hello(&mut self) -> Result<Hello, Option<Error>> {
        match self.receive().await? {
            Incoming::Hello(hello) if hello.v != VERSION => Err(Some(Error::Version)),
            Incoming::Hello(hello) if fine_name(&hello.client) => Ok(hello),
            _ => Err(Some(Error::BadMessage)),
        }
    }

    /// The next message that is one; no error means the client has gone. Who sends too much at once is not refused but
    /// read more slowly, so that nothing is lost.
    async fn receive(&mut self) -> Result<Incoming, Option<Error>> {
        loop {
            if let Some(owed) = self.owed {
                // Nothing counts for more than a burst.
                let _ = self.gate.until_n_ready(owed).await;
                self.owed = None;
            }
            let received = self.socket.recv().await;
            self.owed = Some(NonZeroU32::MIN);
            match received {
                Some(Ok(Message::Text(text))) => return self.read(&text).map_err(Some),
                Some(Ok(Message::Binary(_))) => return Err(Some(Error::BadMessage)),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => self.heard = Instant::now(),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(None),
            }
        }
    }

    fn read(&mut self, text: &str) -> Result<Incoming, Error> {
        self.heard = Instant::now();
        let limits = self.app.config.limits;
        if text.len() > limits.message_bytes {
            return Err(Error::TooBig);
        }
        let message: Incoming = serde_json::from_str(text).map_err(|_| Error::BadMessage)?;
        self.owed = NonZeroU32::new(message.weight(limits.messages_per_second));
        Ok(message)
    }

    async fn talk(&mut self, (table, watcher): (&str, u64), mut inbox: Inbox, line: &Line) -> Option<Error> {
        let (mut ping, app) = (interval(PING), self.app);
        let mut ended = pin!(line.ended());
        let mut stopped = pin!(app.stopped());
        loop {
            tokio::select! {
                message = inbox.next() => match message {
                    Some(parcel) => if !self.send(parcel.into()).await { return None },
                    // The table let go: it stops, or we could not keep up.
                    None if app.is_stopping() => return Some(Error::Shutdown),
                    None => return Some(Error::Busy),
                },
                received = self.receive() => match received {
                    Ok(command) => {
                        let sent = self.app.tables.send(self.app, table, Mail::Command { watcher, command }).await;
                        if let Err(error) = sent { return Some(error) }
                    }
                    Err(None) => return None,
                    Err(Some(error)) => if let Some(last_word) = self.scold(error).await { return Some(last_word) },
                },
                _ = ping.tick() => {
                    if let Some(address) = self.pass.regular {
                        app.gates.note_regular(address);
                    }
                    if self.heard.elapsed() > SILENCE || !self.send(Message::Ping(Vec::new().into())).await {
                        return None;
                    }
                }
                () = &mut ended => return Some(Error::LoggedOut),
                () = &mut stopped => return Some(Error::Shutdown),
            }
        }
    }

    /// Answers a message that is none; after too many of them that was the last one.
    async fn scold(&mut self, error: Error) -> Option<Error> {
        self.refusals += 1;
        self.app.metrics.refused.add();
        if self.refusals > self.app.config.limits.refusals {
            return Some(error);
        }
        let text = error.message(None, self.lang).text();
        if self.send(Message::Text(text.into())).await { None } else { Some(error) }
    }

    async fn send(&mut self, message: Message) -> bool {
        matches!(timeout(PATIENCE, self.socket.send(message)).await, Ok(Ok(())))
    }

    async fn close(&mut self, last_word: Option<Error>) {
        let Some(error) = last_word else { return };
        let bye = Outgoing::Bye { code: error.code(), text: error.text(self.lang) };
        let code = if matches!(error, Error::Shutdown | Error::Busy) { RESTART } else { POLICY };
        if self.send(Message::Text(bye.text().into())).await {
            self.send(Message::Close(Some(CloseFrame { code, reason: error.code().into() }))).await;
        }
    }
}

/// A client's name for itself.
fn fine_name(client: &str) -> bool {
    (1..=40).contains(&client.len()) && client.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size<'a, 'b, F: Future>(_: fn(&'a mut Connection<'b>, &'a str, Person, &'a Line) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn a_connection_that_waits_takes_little_room() {
        let most = 4 << 10;
        assert!(size(Connection::serve) <= most, "{} bytes", size(Connection::serve));
    }
}
