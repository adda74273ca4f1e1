//! A table in memory: what its task owns.

use std::collections::{BTreeMap, VecDeque};
use std::time::{Duration, Instant};

use catalog::Title;
use engine::Seat;
use hall::{Desk, Fault, Guest, Request};
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

use super::clocks::{self, Clocks};
use super::hints::Hints;
use super::kept::Kept;
use super::ledger::{Times, Trail};
use super::orders::Moment;
use super::outbox::Outbox;
use super::talk::{Place, Talk};
use super::{ChatLine, Mail, Tenure};
use crate::app::App;
use crate::clock::Millis;
use crate::error::Error;
use crate::people::Person;
use crate::room::{Chair, Pace, Room, Status};
use crate::store::{Entry, Kind, Loaded, Progress, Saved, StoreError, Stored, Write};
use crate::tidying::NOTED;

/// Commands remembered, so that they are not done twice.
const TAGS: usize = 256;
/// Chat lines kept in memory for those who join.
const CHAT: usize = 200;
/// Decisions between two saved positions.
const SAVE_EVERY: usize = 20;

/// How long a table that could not be read or written waits before it tries again.
pub const RETRY: Duration = Duration::from_millis(500);

/// A table in memory.
pub struct Live {
    pub app: App,
    pub me: mpsc::Sender<Mail>,
    pub title: &'static dyn Title,
    pub stored: Stored,
    pub room: Kept<Room>,
    pub past: Past,
    pub desk: Option<Desk>,
    pub clocks: Clocks,
    pub request: Option<Request>,
    pub watchers: BTreeMap<u64, Watcher>,
    /// What was made for the present moment and may be wanted again.
    pub moment: Moment,
    /// Counts everything that changes the position, so that a bot's late thought is known as such.
    pub epoch: u64,
    /// The epoch a bot is thinking about.
    pub thinking: Option<u64>,
    /// The task in which it does.
    pub pondering: Option<AbortHandle>,
    /// The hints that somebody asked for.
    pub hints: Hints,
    /// Since when each seat's person has been away.
    pub away: Vec<Option<Millis>>,
    /// Since when nobody has been here.
    pub alone: Millis,
    /// When the disk was last told that somebody is here.
    pub watched: Millis,
    /// Somebody came or went, and the others have not been told yet.
    pub stirred: bool,
    /// How many undo requests there have been.
    pub requests: u64,
    /// When the disk was last asked in vain how the table stands. Until it answers, memory may be ahead of it and counts
    /// for nothing: nothing is shown, played or saved.
    pub adrift: Option<Instant>,
    /// Until when no bot stands in, since it could not be written down the last time.
    pub put_off: Millis,
    /// By what right this process runs the table.
    pub tenure: Tenure,
    saved_step: usize,
}

/// What the journal says beyond the game.
#[derive(Default)]
pub struct Past {
    /// The number of the latest entry.
    pub n: u64,
    /// How the table came to where it is.
    pub trail: Trail,
    tags: VecDeque<(String, u64)>,
    /// What was said lately.
    pub chat: VecDeque<(u64, Millis, Option<Seat>, ChatLine)>,
    /// How much was said lately, and by whom.
    pub talk: Talk,
}

/// What tells one room from another at the same table, for one connection in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomStamp {
    /// The version of the arrangement.
    pub version: u64,
    /// Who is there, a bit for each seat.
    pub online: u8,
}

/// A connection that follows the table.
pub struct Watcher {
    pub person: Person,
    /// What it has been shown and may do.
    pub guest: Guest,
    /// Who sends its commands: a person at one page.
    pub sender: String,
    /// Which room it was last sent.
    pub room: Option<RoomStamp>,
    pub out: Outbox,
    /// It could not keep up, and is let go as soon as everybody has been told what there is to tell.
    pub lagging: bool,
}

/// Something about to be written into the journal.
pub struct Happening {
    pub kind: Kind,
    pub seat: Option<Seat>,
    pub body: String,
    pub spent: Millis,
    pub tag: String,
}

impl Happening {
    /// A change among people.
    pub fn room(seat: Option<Seat>, what: &str) -> Self {
        Self { kind: Kind::Room, seat, body: what.to_owned(), spent: clocks::UNCOUNTED, tag: String::new() }
    }
}

impl Past {
    fn new(trail: Trail, latest: &[Entry]) -> Self {
        let mut past = Self { n: trail.n, trail, ..Self::default() };
        latest.iter().for_each(|entry| past.remember(entry));
        past
    }

    /// Takes in an entry after which so many decisions stand.
    fn add(&mut self, entry: &Entry, step: usize) {
        self.trail.add(entry, step);
        self.n = entry.n;
        self.remember(entry);
    }

    /// Remembers what is only remembered for a while: commands and words.
    fn remember(&mut self, entry: &Entry) {
        if !entry.tag.is_empty() {
            self.tags.push_back((entry.tag.clone(), entry.n));
            if self.tags.len() > TAGS {
                self.tags.pop_front();
            }
        }
        if entry.kind == Kind::Chat
            && let Ok(line) = serde_json::from_str::<ChatLine>(&entry.body)
            && !line.text.is_empty()
        {
            self.talk.note(entry.at, &line.person, Place::of(entry.seat));
            self.chat.push_back((entry.n, entry.at, entry.seat, line));
            if self.chat.len() > CHAT {
                self.chat.pop_front();
            }
        }
    }

    /// The entry that a command has become, if it has been carried out.
    pub fn done(&self, tag: &str) -> Option<u64> {
        self.tags.iter().rev().find(|(known, _)| known == tag).map(|(_, n)| *n)
    }

    /// The step up to which somebody who has seen entry `from` knows the log; -1 if nothing is known of them.
    pub fn known(&self, from: u64) -> i64 {
        self.trail.known(from)
    }

    /// The entry with which a step was reached.
    pub fn entry_of(&self, step: usize) -> u64 {
        self.trail.entry_of(step)
    }
}

impl Live {
    /// A table as it was left.
    pub fn new(app: App, loaded: Loaded, tenure: Tenure, me: mpsc::Sender<Mail>) -> Result<Self, Error> {
        let title = app.title(&loaded.stored.room.game)?;
        let Loaded { stored, saved, ledger, latest, .. } = loaded;
        let (room, now) = (stored.room.clone(), app.now());
        let mut live = Self {
            title,
            clocks: Clocks::new(&room, &ledger.times),
            past: Past::new(ledger.trail, &latest),
            desk: None,
            request: None,
            watchers: BTreeMap::new(),
            moment: Moment::default(),
            epoch: 0,
            thinking: None,
            pondering: None,
            hints: Hints::default(),
            away: vec![Some(now); room.chairs.len()],
            alone: now,
            saved_step: saved.as_ref().map_or(0, |saved| saved.step),
            adrift: None,
            put_off: 0,
            tenure,
            requests: 0,
            stirred: false,
            watched: 0,
            room: Kept::new(room),
            stored,
            app,
            me,
        };
        live.set_up(ledger.plays, &ledger.times, saved)?;
        Ok(live)
    }

    fn set_up(&mut self, plays: Vec<(Seat, String)>, times: &Times, saved: Option<Saved>) -> Result<(), Error> {
        self.desk = None;
        if !matches!(self.room.status, Status::Playing | Status::Over) {
            return Ok(());
        }
        let desk = Desk::load(self.title, self.stored.record(plays)?, saved.map(Into::into))?;
        let began = desk.turn().map(|seat| times.began(seat));
        self.desk = Some(desk);
        self.run_clock();
        // Days go on while a table sleeps; minutes do not, because a live table only sleeps when the server does.
        if let (Pace::Correspondence { .. }, Some(began)) = (self.room.pace, began) {
            self.clocks.since(began);
        }
        Ok(())
    }

    /// Reads everything again, after somebody else was first or the disk refused.
    pub async fn reload(&mut self) -> Result<(), Error> {
        self.adrift = Some(Instant::now());
        let loaded = self.app.store.load(&self.room.id).await?.ok_or(Error::NotFound)?;
        let Loaded { stored, saved, ledger, latest, fence } = loaded;
        self.tenure.check(fence)?;
        *self.room = stored.room.clone();
        self.stored = stored;
        self.past = Past::new(ledger.trail, &latest);
        self.clocks = Clocks::new(&self.room, &ledger.times);
        self.request = None;
        self.epoch += 1;
        self.set_up(ledger.plays, &ledger.times, saved)?;
        let known = self.step() as i64;
        self.watchers.values_mut().for_each(|watcher| watcher.guest.known = watcher.guest.known.min(known));
        self.adrift = None;
        Ok(())
    }

    /// Finds the way back to what is on disk, if it was lost; not all the time, so that nobody waits for long.
    pub async fn recover(&mut self) -> Result<(), Error> {
        match self.adrift {
            None => Ok(()),
            Some(tried) if tried.elapsed() < RETRY => Err(Error::Busy),
            Some(_) => {
                self.reload().await?;
                Ok(self.show_all().await?)
            }
        }
    }

    /// What time it is.
    pub fn now(&self) -> Millis {
        self.app.now()
    }

    /// How many decisions have been made.
    pub fn step(&self) -> usize {
        self.desk.as_ref().map_or_else(|| self.past.trail.step(), Desk::step)
    }

    /// Who decides, while the match is on.
    pub fn turn(&self) -> Option<Seat> {
        let playing = self.room.status == Status::Playing;
        self.desk.as_ref().filter(|_| playing).and_then(Desk::turn)
    }

    /// The chair of whoever decides.
    pub fn deciding(&self) -> Option<(Seat, &Chair)> {
        let seat = self.turn()?;
        Some((seat, self.room.chair(seat)?))
    }

    /// The match on the table, or why there is none.
    pub fn playing(&mut self) -> Result<&mut Desk, Error> {
        match self.room.status {
            Status::Playing => self.desk.as_mut().ok_or(Error::RulesChanged),
            Status::Stopped => Err(Error::Stopped),
            Status::Gathering | Status::Over | Status::Closed | Status::Abandoned => Err(Error::NotNow),
        }
    }

    /// Lets the right clock run.
    pub fn run_clock(&mut self) {
        let seat = self.deciding().filter(|(_, chair)| chair.bot().is_none()).map(|(seat, _)| seat);
        let now = self.now();
        self.clocks.run(seat, now);
    }

    fn progress(&self) -> Result<Progress, Fault> {
        let turn = self.deciding().filter(|(_, chair)| chair.bot().is_none()).and_then(|(_, chair)| chair.person());
        let result = match (&self.desk, self.room.status) {
            (Some(desk), Status::Over) => desk.result()?,
            _ => None,
        };
        Ok(Progress {
            turn: turn.unwrap_or_default().to_owned(),
            steps: self.step(),
            deadline: self.clocks.deadline().filter(|_| self.room.status == Status::Playing).unwrap_or(0),
            result,
        })
    }

    /// Writes what happened and returns when it is on disk. If that fails, the table goes back to what is on disk.
    pub async fn commit(&mut self, happenings: Vec<Happening>, room: RoomChange) -> Result<u64, Error> {
        self.run_clock();
        let (at, step) = (self.now(), self.step());
        let number = |(i, happening): (usize, Happening)| Entry {
            n: self.past.n + 1 + i as u64,
            at,
            kind: happening.kind,
            seat: happening.seat,
            body: happening.body,
            spent: happening.spent,
            tag: happening.tag,
        };
        let entries: Vec<Entry> = happenings.into_iter().enumerate().map(number).collect();
        let room = (room == RoomChange::Changed).then(|| Box::new(Room::clone(&self.room)));
        let fence = self.tenure.fence();
        let write = Write::Append {
            id: self.room.id.clone(),
            entries: entries.clone(),
            progress: self.progress()?,
            room,
            fence,
        };
        if let Err(error) = self.app.store.write(write).await {
            self.reload().await?;
            self.show_all().await?;
            return Err(lost(error));
        }
        entries.iter().for_each(|entry| self.past.add(entry, step));
        Ok(self.past.n)
    }

    /// Saves the position now and then, and always when asked.
    pub async fn save(&mut self, when: When) {
        let sound = self.room.status == Status::Playing && self.adrift.is_none();
        let Some(desk) = self.desk.as_ref().filter(|_| sound) else { return };
        let new = desk.step().abs_diff(self.saved_step);
        if new == 0 || (when == When::Due && new < SAVE_EVERY) {
            return;
        }
        let (n, step) = (self.past.n, desk.step());
        let (id, fence) = (self.room.id.clone(), self.tenure.fence());
        if let Ok(body) = desk.snapshot()
            && self.app.store.write(Write::Save { id, saved: Saved { n, step, body }, fence }).await.is_ok()
        {
            self.saved_step = step;
        }
    }

    /// When the disk last heard of the table.
    fn heard(&self) -> Millis {
        self.watched.max(self.past.trail.at)
    }

    /// When the disk is to be told next that somebody is here.
    pub fn note_due(&self) -> Option<Millis> {
        (!self.watchers.is_empty() && self.adrift.is_none()).then(|| self.heard() + NOTED)
    }

    /// Tells the disk that somebody is here, if it has not heard of the table for a while: nobody is to think that nobody
    /// comes back.
    pub async fn note_watched(&mut self) {
        let now = self.now();
        if self.note_due().is_some_and(|due| due <= now) {
            self.watched = now;
            // If it fails it is told the next time.
            let _ = self.app.store.write(Write::Watched { id: self.room.id.clone(), at: now }).await;
        }
    }
}

fn lost(error: StoreError) -> Error {
    match error {
        StoreError::Conflict => Error::NotNow,
        other => other.into(),
    }
}

/// Whether the room has to be written too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoomChange {
    /// It has changed.
    Changed,
    /// It has not.
    Same,
}

/// When to save.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// If enough has happened.
    Due,
    /// At any rate.
    Now,
}
