//! What a connected client may ask of a table.

use std::time::Instant;

use catalog::Voice;
use engine::{Lang, Seat, Seed, Undo};
use hall::wire::{Incoming, Outgoing};
use hall::{Guest, Pending, Request, before_last};

use super::clocks::UNCOUNTED;
use super::live::{Happening, Live, RoomChange, When};
use super::talk::Place;
use super::{ChatLine, Seating};
use crate::clock::Millis;
use crate::error::Error;
use crate::people::Person;
use crate::room::Status;
use crate::store::Kind;

/// The most characters of a chat line.
const CHAT: usize = 500;
/// How many lines may be said after the last decision of a match that is over. Whatever is said keeps a table from being
/// removed, and puts it first in the lists of those who played there: that must come to an end too.
const AFTERWARDS: usize = 100;

/// What to tell a client about its command.
pub(super) enum Reply {
    /// Done, with the number of the frame it became.
    Done(u64),
    /// The table has moved on since the step the client knew.
    Stale(usize),
    /// Already answered.
    Said,
}

impl Live {
    /// Carries out a command and answers it.
    pub async fn command(&mut self, watcher: u64, command: Incoming) {
        let Some(id) = command.id() else { return self.refuse(watcher, None, &Error::BadMessage) };
        if !self.watchers.contains_key(&watcher) {
            return;
        }
        let result = match command {
            Incoming::Hello(_) => Err(Error::BadMessage),
            Incoming::Play { at, action, .. } => self.play(watcher, id, at, &action).await,
            Incoming::Undo { at, .. } => self.undo(watcher, id, at).await,
            Incoming::Answer { request, yes, .. } => self.answer(watcher, request, yes).await,
            Incoming::Preview { at, action, .. } => self.preview(watcher, id, at, action).await,
            Incoming::Why { at, pick, .. } => self.why(watcher, id, at, &pick),
            Incoming::Words { at, .. } => self.words(watcher, id, at).await,
            Incoming::Hint { at, .. } => self.hint(watcher, id, at),
            Incoming::Chat { text, .. } => self.chat(watcher, id, &text).await,
            Incoming::Lang { lang, .. } => self.speak(watcher, id, lang).await,
            Incoming::Look { seat, .. } => self.look(watcher, id, seat).await,
            Incoming::Part { number, .. } => self.give_part(watcher, number).await,
            Incoming::StandIn { seat, .. } => self.ask_stand_in(watcher, seat).await.map(Reply::Done),
            Incoming::Return { .. } => self.come_back(watcher).await.map(Reply::Done),
            Incoming::Ping { .. } => {
                self.tell(watcher, &Outgoing::Pong { id, now: self.now() });
                Ok(Reply::Said)
            }
        };
        self.reply(watcher, id, result).await;
    }

    pub(super) async fn reply(&mut self, watcher: u64, id: u64, result: Result<Reply, Error>) {
        match result {
            Ok(Reply::Done(n)) => self.tell(watcher, &Outgoing::Ack { id, n }),
            Ok(Reply::Stale(at)) => self.stale(watcher, id, at).await,
            Ok(Reply::Said) => {}
            Err(Error::Stopped) if self.room.status == Status::Playing => {
                self.stop().await;
                self.refuse(watcher, Some(id), &Error::Stopped);
            }
            Err(error) => self.refuse(watcher, Some(id), &error),
        }
    }

    fn guest(&self, watcher: u64) -> Option<&Guest> {
        self.watchers.get(&watcher).map(|watcher| &watcher.guest)
    }

    pub(super) fn voice(&self, watcher: u64) -> Voice {
        self.room.voice(self.guest(watcher).map_or(Lang::En, |guest| guest.lang))
    }

    /// The command of a connection, as it stands in the journal: nobody else's has the same.
    fn tag(&self, watcher: u64, id: u64) -> String {
        self.watchers.get(&watcher).map_or_else(String::new, |watcher| format!("{}:{id}", watcher.sender))
    }

    /// The seat that a connection plays now: it must be theirs, their turn, and no bot standing in.
    pub(super) fn seat_to_move(&self, watcher: u64) -> Result<Seat, Error> {
        let guest = self.guest(watcher).ok_or(Error::NotSeated)?;
        Ok(guest.seat_to_move(self.deciding())?)
    }

    async fn play(&mut self, watcher: u64, id: u64, at: usize, action: &str) -> Result<Reply, Error> {
        let (tag, begun) = (self.tag(watcher, id), Instant::now());
        if let Some(n) = self.past.done(&tag) {
            return Ok(Reply::Done(n));
        }
        if at != self.step() {
            return self.played_before(watcher, at, action);
        }
        let (seat, voice) = (self.seat_to_move(watcher)?, self.voice(watcher));
        self.playing()?.play(seat, action, &voice)?;
        let now = self.now();
        let spent = self.clocks.press(seat, now);
        let n = match self.record(seat, action, spent, tag).await {
            // Another server has been here: the table is as on disk now.
            Err(Error::NotNow) => return self.played_before(watcher, at, action),
            recorded => recorded?,
        };
        self.app.metrics.commit.observe(begun.elapsed());
        self.tell(watcher, &Outgoing::Ack { id, n });
        self.show_all().await?;
        self.save(When::Due).await;
        Ok(Reply::Said)
    }

    /// A command made at an earlier step: perhaps it was carried out and only its acknowledgement got lost.
    fn played_before(&mut self, watcher: u64, at: usize, action: &str) -> Result<Reply, Error> {
        let pending = self.guest(watcher).map(|guest| guest.sent_before(self.desk.as_ref(), at, action));
        match pending {
            Some(Pending::Stands) => Ok(Reply::Done(self.past.entry_of(at + 1))),
            Some(Pending::Stale) | None if self.room.status == Status::Stopped => Err(Error::Stopped),
            Some(Pending::Stale) | None => Ok(Reply::Stale(at)),
        }
    }

    /// Writes down a decision that has been played on the desk.
    pub async fn record(&mut self, seat: Seat, action: &str, spent: Millis, tag: String) -> Result<u64, Error> {
        self.epoch += 1;
        self.request = None;
        let over = self.playing()?.turn().is_none();
        if over {
            self.room.status = Status::Over;
        }
        let room = if over { RoomChange::Changed } else { RoomChange::Same };
        let happening = Happening { kind: Kind::Play, seat: Some(seat), body: action.to_owned(), spent, tag };
        let n = self.commit(vec![happening], room).await?;
        self.app.metrics.moves.add();
        Ok(n)
    }

    async fn stale(&mut self, watcher: u64, id: u64, at: usize) {
        self.app.metrics.stale.add();
        let (turn, voice) = (self.turn(), self.voice(watcher));
        let Some(eyes) = self.guest(watcher).map(|guest| guest.eyes(turn).0) else { return };
        let since = match &self.desk {
            Some(desk) => desk.log(eyes, &voice, at as i64),
            None => Ok(Vec::new()),
        };
        let Ok(since) = since else { return self.stop().await };
        self.tell(watcher, &Outgoing::Stale { id, at: self.step(), since });
        if self.show(watcher).await.is_err() {
            self.stop().await;
        }
    }

    async fn undo(&mut self, watcher: u64, id: u64, at: usize) -> Result<Reply, Error> {
        let tag = self.tag(watcher, id);
        if let Some(n) = self.past.done(&tag) {
            return Ok(Reply::Done(n));
        }
        if at != self.step() {
            return Ok(Reply::Stale(at));
        }
        let seat = self.guest(watcher).ok_or(Error::NotSeated)?.seat_to_undo(self.desk.as_ref())?;
        let desk = self.playing()?;
        let to = before_last(desk.plays(), seat).ok_or(Error::NoUndo)?;
        let free = match desk.may_undo(seat)? {
            Undo::Free => true,
            Undo::Consent => self.others(watcher).is_empty(),
            Undo::Nothing => return Err(Error::NoUndo),
        };
        self.past.trail.may_go_back(to, &self.app.config.limits)?;
        if free {
            let n = self.take_back(seat, to, tag).await?;
            self.tell(watcher, &Outgoing::Ack { id, n });
            self.show_all().await?;
            return Ok(Reply::Said);
        }
        self.ask(watcher, seat, to);
        Ok(Reply::Done(self.past.n))
    }

    /// The other people at the table.
    fn others(&self, watcher: u64) -> Vec<String> {
        let me = self.watchers.get(&watcher).map_or("", |watcher| &watcher.person.id);
        self.room.people().into_iter().filter(|person| *person != me).map(ToOwned::to_owned).collect()
    }

    fn ask(&mut self, watcher: u64, by: Seat, to: usize) {
        self.requests += 1;
        self.request = Some(Request { number: self.requests, by, to, waiting: self.others(watcher) });
        self.show_request(false);
    }

    async fn answer(&mut self, watcher: u64, number: u64, yes: bool) -> Result<Reply, Error> {
        let me = self.watchers.get(&watcher).map_or("", |watcher| &watcher.person.id).to_owned();
        let request = self.request.as_mut().filter(|request| request.number == number).ok_or(Error::NotNow)?;
        if !request.waiting.contains(&me) {
            return Err(Error::NotYours);
        }
        request.waiting.retain(|person| *person != me);
        let (by, to, agreed) = (request.by, request.to, request.waiting.is_empty());
        match (yes, agreed) {
            (false, _) => {
                self.request = None;
                self.show_request(true);
            }
            (true, false) => self.show_request(false),
            (true, true) => {
                self.take_back(by, to, String::new()).await?;
                self.show_request(false);
                self.show_all().await?;
            }
        }
        Ok(Reply::Done(self.past.n))
    }

    async fn take_back(&mut self, by: Seat, to: usize, tag: String) -> Result<u64, Error> {
        self.playing()?.rewind(to)?;
        self.epoch += 1;
        self.request = None;
        self.clocks.take_back(by);
        let happening = Happening { kind: Kind::Undo, seat: Some(by), body: to.to_string(), spent: UNCOUNTED, tag };
        self.commit(vec![happening], RoomChange::Same).await
    }

    async fn preview(&mut self, watcher: u64, id: u64, at: usize, action: String) -> Result<Reply, Error> {
        if at != self.step() {
            return Ok(Reply::Stale(at));
        }
        self.playing()?;
        self.seat_to_move(watcher)?;
        let voice = self.voice(watcher);
        let preview = self.consult(move |desk| desk.preview(&action, &voice)).await??;
        self.tell(watcher, &Outgoing::Preview { id, preview: self.room.help.allow(preview) });
        Ok(Reply::Said)
    }

    fn why(&mut self, watcher: u64, id: u64, at: usize, pick: &str) -> Result<Reply, Error> {
        if at != self.step() {
            return Ok(Reply::Stale(at));
        }
        self.seat_to_move(watcher)?;
        let voice = self.voice(watcher);
        let why = self.playing()?.why_not(pick, &voice)?;
        let (clause, text) = why.map(|why| (why.clause, why.text)).unzip();
        self.tell(watcher, &Outgoing::Why { id, clause, text });
        Ok(Reply::Said)
    }

    async fn words(&mut self, watcher: u64, id: u64, at: usize) -> Result<Reply, Error> {
        if at != self.step() {
            return Ok(Reply::Stale(at));
        }
        let lines = self.say_map(watcher).await?;
        self.tell(watcher, &Outgoing::Words { id, at, lines: &lines });
        Ok(Reply::Said)
    }

    async fn chat(&mut self, watcher: u64, id: u64, text: &str) -> Result<Reply, Error> {
        let (tag, text) = (self.tag(watcher, id), text.trim());
        if let Some(n) = self.past.done(&tag) {
            return Ok(Reply::Done(n));
        }
        let Some(speaker) = self.watchers.get(&watcher) else { return Ok(Reply::Said) };
        if speaker.person.id.is_empty() {
            return Err(Error::NeedName);
        }
        if text.is_empty() || text.chars().count() > CHAT {
            return Err(Error::TooBig);
        }
        if text.contains('\0') {
            return Err(Error::BadMessage);
        }
        self.may_talk(&speaker.person)?;
        let seat = speaker.guest.seats.first().copied();
        let from = (speaker.person.id.as_str(), Place::of(seat));
        self.past.talk.admit(self.now(), from, &self.app.config.limits)?;
        let (person, name) = (speaker.person.id.clone(), speaker.person.name.clone());
        let body = ChatLine { person, name, text: text.to_owned() }.body();
        let happening = Happening { kind: Kind::Chat, seat, body, spent: UNCOUNTED, tag };
        let n = self.commit(vec![happening], RoomChange::Same).await?;
        self.show_chat();
        Ok(Reply::Done(n))
    }

    /// Whether there is anything left to talk about: after the end only those who belong here talk on, and not for ever.
    fn may_talk(&self, speaker: &Person) -> Result<(), Error> {
        if matches!(self.room.status, Status::Gathering | Status::Playing) {
            return Ok(());
        }
        if !self.belongs(speaker) {
            return Err(Error::NotSeated);
        }
        let end = self.past.entry_of(self.step());
        let said = self.past.chat.iter().filter(|(n, ..)| *n > end).count();
        if said < AFTERWARDS { Ok(()) } else { Err(Error::NotNow) }
    }

    async fn speak(&mut self, watcher: u64, id: u64, lang: Lang) -> Result<Reply, Error> {
        if let Some(speaker) = self.watchers.get_mut(&watcher) {
            speaker.guest.speak(lang);
            speaker.room = None;
        }
        self.tell(watcher, &Outgoing::Ack { id, n: self.past.n });
        self.show(watcher).await?;
        Ok(Reply::Said)
    }

    async fn look(&mut self, watcher: u64, id: u64, seat: Option<Seat>) -> Result<Reply, Error> {
        if let Some(looker) = self.watchers.get_mut(&watcher) {
            looker.guest.look(seat)?;
        }
        self.tell(watcher, &Outgoing::Ack { id, n: self.past.n });
        self.show(watcher).await?;
        Ok(Reply::Said)
    }

    async fn give_part(&mut self, watcher: u64, number: Seed) -> Result<Reply, Error> {
        let Some(giver) = self.watchers.get(&watcher) else { return Ok(Reply::Said) };
        let person = giver.person.clone();
        self.seat(&person, Seating::Part { number }).await?;
        Ok(Reply::Done(self.past.n))
    }

    /// A fault in the rules: the table stops, everybody is told, the record can be had.
    pub async fn stop(&mut self) {
        tracing::error!(table = self.room.id, "table stopped");
        self.app.metrics.stopped.add();
        self.epoch += 1;
        self.desk = None;
        self.request = None;
        self.room.status = Status::Stopped;
        if self.commit(vec![Happening::room(None, "stopped")], RoomChange::Changed).await.is_ok() {
            // Without a desk there is nothing in it that could fail again.
            let _ = self.show_all().await;
        }
    }
}
