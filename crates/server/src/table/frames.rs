//! What each connection is shown. Everything about the game is made from its viewer's view.

use std::sync::Arc;

use engine::Lang;
use hall::wire::{About, Outgoing, VERSION};
use hall::{Desk, Fault, Guest, Json, Order, Outline, RequestView, json};

use super::live::{Live, RoomStamp, Watcher};
use super::orders::Filled;
use super::outbox::{Parcel, Worth};
use crate::error::Error;
use crate::people::Person;
use crate::room::{Eyes, RoomView, Status};

/// Chat lines that somebody who joins is sent.
const LINES: usize = 50;

/// What two connections that merely look on must have in common to be sent the same.
#[derive(PartialEq)]
struct Likeness {
    lang: Lang,
    table: bool,
    known: i64,
    has: Arc<Outline>,
    room: Option<RoomStamp>,
}

impl Likeness {
    fn of(watcher: &Watcher) -> Self {
        let Guest { lang, table, known, .. } = watcher.guest;
        Self { lang, table, known, room: watcher.room, has: watcher.guest.has.clone() }
    }
}

impl Watcher {
    /// Sends a message that somebody has put into words; who cannot keep up is marked, and let go later.
    fn take(&mut self, parcel: Parcel, worth: Worth, limit: usize) {
        self.lagging = self.lagging || self.out.push(parcel, worth, limit).is_err();
    }
}

impl Live {
    /// Who is connected, by seat.
    pub fn online(&self) -> Vec<bool> {
        let here = |id: &str| self.watchers.values().any(|watcher| watcher.person.id == id);
        self.room.chairs.iter().map(|chair| chair.person().is_some_and(here)).collect()
    }

    fn room_view(&self, watcher: &Watcher) -> RoomView {
        let (online, secret) = (self.online(), self.stored.secret().ok());
        let eyes = Eyes { person: &watcher.person.id, lang: watcher.guest.lang, secret, online: &online };
        self.room.view(self.title.info(), &eyes)
    }

    fn request_view(&self) -> Option<RequestView> {
        let request = self.request.as_ref()?;
        let waiting = request.waiting.iter().flat_map(|person| self.room.seats_of(person)).collect();
        Some(RequestView { number: request.number, by: request.by, to_step: request.to, waiting })
    }

    /// Whether somebody sits here or set the table up. They are given more time than those who look on.
    pub fn belongs(&self, person: &Person) -> bool {
        !person.id.is_empty() && (self.room.host == person.id || !self.room.seats_of(&person.id).is_empty())
    }

    fn post(&mut self, id: u64, parcel: Parcel, worth: Worth) {
        let limits = self.app.config.limits;
        let Some(person) = self.watchers.get(&id).map(|watcher| &watcher.person) else { return };
        let limit = if self.belongs(person) { limits.queue_bytes } else { limits.spectator_queue_bytes };
        if let Some(watcher) = self.watchers.get_mut(&id) {
            watcher.take(parcel, worth, limit);
        }
    }

    /// Sends something to one connection.
    pub fn tell(&mut self, id: u64, message: &Outgoing<'_>) {
        self.post(id, message.text().into(), Worth::Lasting);
    }

    /// Sends the same to everybody; it is put into words once.
    fn tell_all(&mut self, message: &Outgoing<'_>, worth: Worth) {
        let parcel = Parcel::from(message.text());
        for id in self.ids() {
            self.post(id, parcel.clone(), worth);
        }
    }

    fn ids(&self) -> Vec<u64> {
        self.watchers.keys().copied().collect()
    }

    /// Tells one connection that its command was refused.
    pub fn refuse(&mut self, id: u64, command: Option<u64>, error: &Error) {
        self.app.metrics.refused.add();
        let lang = self.watchers.get(&id).map_or(Lang::En, |watcher| watcher.guest.lang);
        self.tell(id, &error.message(command, lang));
    }

    /// Says hello back, and what happened since the client was last here.
    pub async fn welcome(&mut self, id: u64, from: u64) -> Result<(), Fault> {
        let known = self.past.known(from);
        let Some(watcher) = self.watchers.get_mut(&id) else { return Ok(()) };
        watcher.guest.known = known;
        let (seats, me) = (watcher.guest.seats.clone(), watcher.person.id.clone());
        let host = !me.is_empty() && self.room.host == me;
        let (n, server) = (self.past.n, env!("CARGO_PKG_VERSION"));
        self.tell(id, &Outgoing::Welcome { v: VERSION, n, server, seats: &seats, host });
        // The latest lines; a history of everything said is not what a newcomer needs.
        let since: Vec<_> = self.past.chat.iter().filter(|(n, ..)| *n > from).cloned().collect();
        for (n, at, seat, line) in since.iter().skip(since.len().saturating_sub(LINES)) {
            let you = line.person == me;
            self.tell(id, &Outgoing::Chat { n: *n, at: *at, seat: *seat, name: &line.name, text: &line.text, you });
        }
        self.show(id).await
    }

    /// Shows one connection the present state.
    pub async fn show(&mut self, id: u64) -> Result<(), Fault> {
        self.show_to(&[id]).await
    }

    /// Shows everybody the present state.
    pub async fn show_all(&mut self) -> Result<(), Fault> {
        self.show_to(&self.ids()).await
    }

    async fn show_to(&mut self, ids: &[u64]) -> Result<(), Fault> {
        let orders = self.orders(ids);
        let (step, begun) = (self.step() as i64, self.desk.is_some());
        for Filled { to, parcel, has } in self.fill(orders).await? {
            for id in to {
                self.post(id, parcel.clone(), Worth::Lasting);
                let Some(watcher) = self.watchers.get_mut(&id) else { continue };
                watcher.guest.has = has.clone();
                if begun {
                    watcher.guest.known = step;
                }
            }
        }
        Ok(())
    }

    /// What is to be sent to whom. All who merely look on and have as much are sent the very same.
    fn orders(&mut self, ids: &[u64]) -> Vec<Order> {
        let (turn, step) = (self.turn(), self.step() as i64);
        let mut orders: Vec<Order> = Vec::new();
        let mut shared: Vec<(Likeness, usize)> = Vec::new();
        for &id in ids {
            let Some(watcher) = self.watchers.get_mut(&id).filter(|watcher| !watcher.lagging) else { continue };
            watcher.guest.adjust(turn, step);
            let alike = Likeness::of(watcher);
            let stranger = !self.belongs(&self.watchers[&id].person);
            if let Some((_, i)) = shared.iter().find(|(other, _)| stranger && *other == alike) {
                self.share(id, &mut orders[*i]);
            } else {
                shared.extend(stranger.then_some((alike, orders.len())));
                orders.push(self.order(id));
            }
        }
        orders
    }

    /// Adds a connection to an order of others like it.
    fn share(&mut self, id: u64, order: &mut Order) {
        let room = order.to.first().and_then(|first| self.watchers.get(first)?.room);
        if let Some(watcher) = self.watchers.get_mut(&id) {
            watcher.room = room;
        }
        order.to.push(id);
    }

    fn order(&mut self, id: u64) -> Order {
        let room = self.note_room(id);
        let guest = &self.watchers[&id].guest;
        let (viewer, cover) = guest.eyes(self.turn());
        let clocks = self.clocks.view(self.now()).filter(|_| self.room.status == Status::Playing);
        Order {
            to: vec![id],
            viewer,
            voice: self.room.voice(guest.lang),
            table: guest.table,
            after: guest.known,
            has: guest.has.clone(),
            lonely: self.room.people().len() < 2,
            n: self.past.n,
            about: About { clocks, cover, request: self.request_view(), room },
        }
    }

    /// The room as a connection sees it, if it has changed since it was last sent there.
    fn note_room(&mut self, id: u64) -> Option<Json> {
        let online = self.online().iter().rev().fold(0, |bits, here| bits << 1 | u8::from(*here));
        let now = Some(RoomStamp { version: self.room.version(), online });
        let before = std::mem::replace(&mut self.watchers.get_mut(&id)?.room, now);
        (before != now).then(|| json(&self.room_view(&self.watchers[&id])))
    }

    /// Has orders filled: what must be drawn is drawn where it holds nobody up.
    async fn fill(&mut self, orders: Vec<Order>) -> Result<Vec<Filled>, Fault> {
        let mut moment = std::mem::take(&mut self.moment).at(self.past.n);
        let (moment, filled) = match orders.iter().any(|order| order.table) && self.desk.is_some() {
            true => {
                let work = move |desk: &Desk| (moment.fill(Some(desk), orders), moment);
                let (filled, moment) = self.consult(work).await?;
                (moment, filled)
            }
            false => {
                let filled = moment.fill(self.desk.as_ref(), orders);
                (moment, filled)
            }
        };
        self.moment = moment;
        self.app.metrics.sights.add_many(std::mem::take(&mut self.moment.seen.made));
        filled
    }

    /// Works something out from the match on a thread where it holds nobody up; the table waits for it.
    pub async fn consult<T: Send + 'static>(
        &mut self,
        work: impl FnOnce(&Desk) -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let desk = self.desk.take().ok_or(Fault)?;
        let place = self.app.drawers.clone().acquire_owned().await.map_err(|_| Fault)?;
        let work = move || {
            let (_place, answer) = (place, work(&desk));
            (desk, answer)
        };
        let (desk, answer) = tokio::task::spawn_blocking(work).await.map_err(|_| Fault)?;
        self.desk = Some(desk);
        Ok(answer)
    }

    /// The map in words for a connection, worked out once for all who see the same.
    pub async fn say_map(&mut self, id: u64) -> Result<Arc<[String]>, Error> {
        let guest = &self.watchers.get(&id).ok_or(Error::NotNow)?.guest;
        let (viewer, voice) = (guest.eyes(self.turn()).0, self.room.voice(guest.lang));
        self.moment = std::mem::take(&mut self.moment).at(self.past.n);
        if let Some(lines) = self.moment.seen.said(viewer, &voice) {
            return Ok(lines);
        }
        if self.desk.is_none() {
            return Err(Error::NotNow);
        }
        let ears = voice.clone();
        let lines: Arc<[String]> = self.consult(move |desk| desk.map_in_words(viewer, &ears)).await??.into();
        self.app.metrics.sights.add();
        self.moment.seen.remember(viewer, voice, &lines);
        Ok(lines)
    }

    /// Tells everybody that the arrangement changed.
    pub fn show_room(&mut self) {
        let n = self.past.n;
        for id in self.ids() {
            if let Some(room) = self.note_room(id) {
                self.tell(id, &Outgoing::Room { n, room: &room });
            }
        }
    }

    /// Tells everybody how an undo request stands.
    pub fn show_request(&mut self, refused: bool) {
        let (n, request) = (self.past.n, self.request_view());
        self.tell_all(&Outgoing::Request { n, request, refused }, Worth::Lasting);
    }

    /// Tells everybody who is connected.
    pub fn show_presence(&mut self) {
        let watching = self.watchers.values().filter(|watcher| watcher.guest.seats.is_empty()).count();
        let online = self.online();
        self.tell_all(&Outgoing::Presence { online, watching }, Worth::Latest);
    }

    /// Tells everybody the last chat line.
    pub fn show_chat(&mut self) {
        let Some((n, at, seat, line)) = self.past.chat.back().cloned() else { return };
        for id in self.ids() {
            let you = self.watchers.get(&id).is_some_and(|watcher| watcher.person.id == line.person);
            self.tell(id, &Outgoing::Chat { n, at, seat, name: &line.name, text: &line.text, you });
        }
    }
}
