//! Sitting down, getting up, starting, standing in, coming back: people, not pieces.

use catalog::Name;
use engine::{Seat, Seed};
use hall::{Desk, Guest};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::clocks::{RETURNED, STARTED};
use super::live::{Happening, Live, RoomChange, Watcher};
use super::{Attach, next_watcher, wire};
use crate::error::Error;
use crate::people::Person;
use crate::room::{Chair, Pace, Room, Sitter, Status, same_secret};

/// The most connections of one person to one table.
const CONNECTIONS: usize = 8;

/// Bytes of a sender's name; a table remembers a few hundred.
const SENDER: usize = 8;

/// A change of the arrangement, asked for by a form.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Seating {
    /// Sit down.
    Join(Joining),
    /// Give a random number for the draw of the seed.
    Part {
        /// The number.
        number: Seed,
    },
    /// Get up.
    Leave,
    /// Begin.
    Start {
        /// Who gets the empty chairs.
        fill: Name,
    },
    /// Let everybody look at the finished match.
    Share,
    /// Remember the table that goes on from here.
    Rematch {
        /// Its id.
        table: String,
    },
}

/// A short name for a person at one page. Clients choose their names themselves, so the name alone would let one person
/// pass for another; and the journal, where it goes, is no place for a person's id.
fn sender(person: &str, client: &str) -> String {
    let digest = Sha256::digest(format!("{person}:{client}"));
    digest[..SENDER].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// How somebody sits down.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Joining {
    /// Where; anywhere if nothing is said.
    pub seat: Option<Seat>,
    /// The key of the invitation, if there is one.
    pub key: Option<String>,
    /// A random number for the draw of the seed.
    pub part: Option<Seed>,
}

impl Live {
    /// Takes a connection in.
    pub async fn attach(&mut self, attach: Attach) {
        let Attach { hello, person, out, reply } = attach;
        let seats = self.room.seats_of(&person.id);
        if let Err(error) = self.room_for(&person) {
            let _ = reply.send(Err(error));
            return;
        }
        let wire::Hello { lang, table, client, from, .. } = hello;
        let (id, sender) = (next_watcher(), sender(&person.id, &client));
        let guest = Guest { table, ..Guest::new(seats, lang) };
        let watcher = Watcher { person, guest, sender, room: None, out, lagging: false };
        self.watchers.insert(id, watcher);
        self.note_presence();
        self.stirred = true;
        if reply.send(Ok(id)).is_err() {
            return self.detach(id);
        }
        if self.welcome(id, from).await.is_err() {
            self.refuse(id, None, &Error::Stopped);
        }
    }

    /// Whether there is room for one more connection: of the same person, and for somebody who only looks on. People
    /// who sit here always find room.
    fn room_for(&self, person: &Person) -> Result<(), Error> {
        let mine = self.watchers.values().filter(|watcher| !person.id.is_empty() && watcher.person.id == person.id);
        if mine.count() >= CONNECTIONS {
            return Err(Error::TooMany);
        }
        let spectators = self.watchers.values().filter(|watcher| !self.belongs(&watcher.person)).count();
        let full = spectators >= self.app.config.limits.spectators_per_table;
        if full && !self.belongs(person) { Err(Error::Busy) } else { Ok(()) }
    }

    /// Lets a connection go.
    pub fn detach(&mut self, id: u64) {
        if self.watchers.remove(&id).is_some() {
            self.note_presence();
            self.stirred = true;
        }
    }

    /// Lets everybody go who could not keep up, and tells the others once who is here now. What is told may be too much
    /// for somebody else, so it goes on until nobody is left behind; each round there are fewer.
    pub fn settle(&mut self) {
        loop {
            for (_, watcher) in self.watchers.extract_if(.., |_, watcher| watcher.lagging) {
                self.app.metrics.dropped.add();
                watcher.out.clear();
                self.stirred = true;
            }
            if !std::mem::take(&mut self.stirred) {
                return;
            }
            self.note_presence();
            self.show_presence();
        }
    }

    /// Notes who is away, and since when.
    fn note_presence(&mut self) {
        let now = self.now();
        let online = self.online();
        for (away, online) in self.away.iter_mut().zip(online) {
            *away = if online { None } else { away.or(Some(now)) };
        }
        if self.watchers.is_empty() {
            self.alone = now;
        }
    }

    /// Carries out a change of the arrangement.
    pub async fn seat(&mut self, person: &Person, change: Seating) -> Result<Room, Error> {
        let before = self.room.clone();
        let changed = match change {
            Seating::Join(joining) => self.join(person, &joining),
            Seating::Part { number } => self.add_part(person, number),
            Seating::Leave => self.leave(person),
            Seating::Start { fill } => self.start(person, fill),
            Seating::Share => self.let_look(person),
            Seating::Rematch { table } => self.rematch(person, table),
        };
        match changed {
            Ok(Some(what)) => drop(self.rearranged(None, what).await?),
            Ok(None) => {}
            Err(error) => {
                *self.room = before;
                return Err(error);
            }
        }
        Ok(self.room.clone())
    }

    /// Writes a change of the arrangement and tells everybody.
    async fn rearranged(&mut self, seat: Option<Seat>, what: &str) -> Result<u64, Error> {
        self.request = None;
        let n = self.commit(vec![Happening::room(seat, what)], RoomChange::Changed).await?;
        for watcher in self.watchers.values_mut() {
            watcher.guest.seats = self.room.seats_of(&watcher.person.id);
        }
        self.away.resize(self.room.chairs.len(), None);
        self.note_presence();
        if self.desk.is_some() {
            self.show_all().await?;
        } else {
            self.show_room();
        }
        Ok(n)
    }

    fn join(&mut self, person: &Person, joining: &Joining) -> Result<Option<&'static str>, Error> {
        if !self.room.seats_of(&person.id).is_empty() {
            return Ok(None);
        }
        let invited = joining.key.as_ref().is_some_and(|key| same_secret(key, &self.room.key));
        if self.room.status != Status::Gathering {
            return Err(Error::NotNow);
        }
        if !invited && !self.room.public {
            return Err(Error::Private);
        }
        let free = |chair: &Chair| match chair.sitter {
            Sitter::Open => true,
            Sitter::Link => invited,
            Sitter::Person { .. } | Sitter::Bot { .. } | Sitter::Former => false,
        };
        let wanted = |i: usize| joining.seat.is_none_or(|seat| seat.index() == i);
        let mut chairs = self.room.chairs.iter_mut().enumerate();
        let (i, chair) = chairs.find(|(i, chair)| wanted(*i) && free(chair)).ok_or(Error::NoSeat)?;
        chair.sitter = Sitter::Person { id: person.id.clone(), name: person.name.clone() };
        self.room.parts_mut()[i] = joining.part;
        if self.room.chairs.iter().any(Chair::is_empty) { Ok(Some("joined")) } else { self.begin().map(Some) }
    }

    /// A browser's number for the draw; the first one counts. The last one that was waited for lets the match begin.
    fn add_part(&mut self, person: &Person, number: Seed) -> Result<Option<&'static str>, Error> {
        let seats = self.room.seats_of(&person.id);
        if seats.is_empty() {
            return Err(Error::NotSeated);
        }
        if self.room.status != Status::Gathering {
            return Err(Error::NotNow);
        }
        let before = self.room.parts.clone();
        for seat in seats {
            self.room.parts_mut()[seat.index()].get_or_insert(number);
        }
        match self.room.parts == before {
            true => Ok(None),
            false if self.room.is_complete() => self.begin().map(Some),
            false => Ok(Some("part")),
        }
    }

    fn leave(&mut self, person: &Person) -> Result<Option<&'static str>, Error> {
        let seats = self.room.seats_of(&person.id);
        if seats.is_empty() {
            return Err(Error::NotSeated);
        }
        match self.room.status {
            Status::Gathering => self.get_up(person, &seats),
            Status::Playing => {
                let level = self.app.config.stand_in.clone();
                for seat in seats {
                    let chair = &mut self.room.chairs[seat.index()];
                    (chair.left, chair.stand_in) = (true, Some(level.clone()));
                }
            }
            Status::Over | Status::Stopped | Status::Closed | Status::Abandoned => return Err(Error::NotNow),
        }
        Ok(Some("left"))
    }

    fn get_up(&mut self, person: &Person, seats: &[Seat]) {
        let empty = if self.room.public { Sitter::Open } else { Sitter::Link };
        for seat in seats {
            self.room.chairs[seat.index()] = Chair::new(empty.clone());
            self.room.parts_mut()[seat.index()] = None;
        }
        if self.room.host == person.id {
            match self.room.people().first() {
                Some(next) => self.room.host = (*next).to_owned(),
                None => self.room.status = Status::Closed,
            }
        }
    }

    fn start(&mut self, person: &Person, fill: Name) -> Result<Option<&'static str>, Error> {
        if self.room.host != person.id {
            return Err(Error::NotYours);
        }
        if self.room.status != Status::Gathering {
            return Err(Error::NotNow);
        }
        for chair in self.room.chairs.iter_mut().filter(|chair| chair.is_empty()) {
            *chair = Chair::new(Sitter::Bot { level: fill.clone() });
        }
        self.begin().map(Some)
    }

    /// Everybody sits: the seed is drawn and the match begins.
    fn begin(&mut self) -> Result<&'static str, Error> {
        self.room.parts_mut();
        self.stored.room = Room::clone(&self.room);
        self.desk = Some(Desk::load(self.title, self.stored.record(Vec::new())?, None)?);
        self.room.status = Status::Playing;
        self.epoch += 1;
        Ok(STARTED)
    }

    /// Reads everything again if somebody is part of it who is to be so no more.
    pub async fn forget(&mut self, person: &str) {
        let spoke = self.past.chat.iter().any(|(.., line)| line.person == person);
        if spoke || self.room.knows(person) {
            self.reread().await;
        }
    }

    /// Reads everything again and shows it.
    pub async fn reread(&mut self) {
        let shown = match self.reload().await {
            Ok(()) => self.show_all().await.map_err(Error::from),
            Err(error) => Err(error),
        };
        self.stop_if_faulty(&shown).await;
    }

    /// The host of a private table lets everybody look at the finished match.
    fn let_look(&mut self, person: &Person) -> Result<Option<&'static str>, Error> {
        if self.room.host != person.id {
            return Err(Error::NotYours);
        }
        if !self.room.status.is_open_book() {
            return Err(Error::NotNow);
        }
        let changed = !std::mem::replace(&mut self.room.shared, true);
        Ok(changed.then_some("shared"))
    }

    fn rematch(&mut self, person: &Person, table: String) -> Result<Option<&'static str>, Error> {
        if self.room.seats_of(&person.id).is_empty() {
            return Err(Error::NotSeated);
        }
        if self.room.rematch.is_some() {
            return Ok(None);
        }
        self.room.rematch = Some(table);
        Ok(Some("rematch"))
    }

    /// A client asks for a bot in somebody's place.
    pub async fn ask_stand_in(&mut self, watcher: u64, seat: Seat) -> Result<u64, Error> {
        self.playing()?;
        let mine = self.watchers.get(&watcher).map_or(&[][..], |watcher| &watcher.guest.seats);
        let chair = self.room.chair(seat).ok_or(Error::BadRequest)?;
        if chair.person().is_none() || chair.stand_in.is_some() {
            return Err(Error::NotNow);
        }
        if mine.is_empty() {
            return Err(Error::NotSeated);
        }
        if !mine.contains(&seat) && !self.is_away(seat) {
            return Err(Error::NotYours);
        }
        self.stand_in(seat).await
    }

    /// Whether the person of a seat has been away long enough.
    fn is_away(&self, seat: Seat) -> bool {
        let since = self.away.get(seat.index()).copied().flatten();
        since.is_some_and(|since| self.now() - since >= self.app.config.absence)
    }

    /// When a bot will stand in for whoever decides, because they are away: in live matches with other people.
    pub fn absence_ends(&self) -> Option<i64> {
        let (seat, chair) = self.deciding()?;
        let live = matches!(self.room.pace, Pace::Live { .. });
        let waited_for = chair.bot().is_none() && self.room.people().len() > 1;
        let since = self.away.get(seat.index()).copied().flatten()?;
        (live && waited_for).then_some(since + self.app.config.absence)
    }

    /// A bot takes somebody's place until they return.
    pub async fn stand_in(&mut self, seat: Seat) -> Result<u64, Error> {
        let now = self.now();
        let spent = self.clocks.stop(seat, now);
        let chair = &mut self.room.chairs[seat.index()];
        (chair.stand_in, chair.bonus) = (Some(self.app.config.stand_in.clone()), chair.bonus - spent);
        self.epoch += 1;
        self.rearranged(Some(seat), "stand-in").await
    }

    /// A person takes their place again.
    pub async fn come_back(&mut self, watcher: u64) -> Result<u64, Error> {
        self.playing()?;
        let seats = self.watchers.get(&watcher).map_or(Vec::new(), |watcher| watcher.guest.seats.clone());
        let back: Vec<Seat> =
            seats.into_iter().filter(|seat| self.room.chairs[seat.index()].stand_in.is_some()).collect();
        let first = *back.first().ok_or(Error::NotNow)?;
        for seat in back {
            let bonus = self.clocks.relieve(seat);
            let chair = &mut self.room.chairs[seat.index()];
            (chair.stand_in, chair.bonus) = (None, chair.bonus + bonus);
        }
        self.epoch += 1;
        self.rearranged(Some(first), RETURNED).await
    }
}
