//! Making a table.

use std::collections::BTreeSet;

use catalog::{Name, Title};
use engine::{Seat, Seats, Seed};
use hall::form;
use serde_json::Value;

use crate::app::App;
use crate::clock::Millis;
use crate::error::Error;
use crate::people::random_id;
use crate::room::{Chair, Fork, Help, Pace, Room, Sitter, Status};
use crate::store::{Entry, Kind, Progress, Stored, Write};
use crate::table::{Desk, STARTED, UNCOUNTED, calm};

/// A table to be made.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game.
    pub game: String,
    /// Its options.
    pub options: Value,
    /// Who makes it.
    pub host: String,
    /// Whether the lobby lists it.
    pub public: bool,
    /// How time is kept.
    pub pace: Pace,
    /// Who sits where.
    pub chairs: Vec<Sitter>,
    /// What help is given.
    pub help: Help,
    /// What it has behind it.
    pub branch: Option<Branch>,
}

/// What a match has behind it that does not begin at its beginning: what its seed was drawn from, and the decisions so far.
#[derive(Clone, Debug)]
pub struct Branch {
    /// Where it branches off another; nothing if it is that match itself, from elsewhere.
    pub fork: Option<Fork>,
    /// The secret of the table it comes from.
    pub secret: Seed,
    /// The numbers given there.
    pub parts: Option<Vec<Option<Seed>>>,
    /// The decisions.
    pub plays: Vec<(Seat, String)>,
}

impl Plan {
    /// A game against bots, with the usual number of players.
    pub fn against_bots(title: &dyn Title, host: (String, String), level: &Name) -> Self {
        let (id, name) = host;
        Self {
            game: title.info().slug.to_owned(),
            options: title.default_options(),
            host: id.clone(),
            public: false,
            pace: Pace::None,
            chairs: form::against_bots(title, (&id, &name), level),
            help: Help::Hints,
            branch: None,
        }
    }

    /// Whether somebody is waited for: an empty chair, or one of several people, who cannot all have asked for it.
    fn waits(&self) -> bool {
        let person = |sitter: &Sitter| match sitter {
            Sitter::Person { id, .. } => Some(id.clone()),
            Sitter::Open | Sitter::Link | Sitter::Bot { .. } | Sitter::Former => None,
        };
        let people: BTreeSet<String> = self.chairs.iter().filter_map(person).collect();
        people.len() > 1 || self.chairs.iter().any(|sitter| matches!(sitter, Sitter::Open | Sitter::Link))
    }
}

/// Makes a table; it begins at once if nobody is waited for. Returns its id.
pub async fn create(app: &App, plan: Plan) -> Result<String, Error> {
    check_limits(app, &plan.host).await?;
    let title = app.title(&plan.game)?;
    let status = if plan.waits() { Status::Gathering } else { Status::Playing };
    let nobody = vec![None; plan.chairs.len()];
    let (fork, secret, parts, plays) = match plan.branch {
        Some(Branch { fork, secret, parts, plays }) => (fork, secret, parts, plays),
        None => (None, fresh_seed(), Some(nobody), Vec::new()),
    };
    let room = Room {
        id: random_id(10),
        game: plan.game,
        options: plan.options,
        host: plan.host,
        public: plan.public,
        pace: plan.pace,
        status,
        chairs: plan.chairs.into_iter().map(Chair::new).collect(),
        key: random_id(16),
        commitment: secret.commitment().to_string(),
        parts,
        rematch: None,
        shared: false,
        fork,
        help: plan.help,
    };
    let (id, now) = (room.id.clone(), app.now());
    let mut stored = Box::new(stored(title, room, secret, now)?);
    let progress = progress(title, &mut stored, &plays)?;
    let entries = journal(&stored.room, &plays, now);
    app.store.write(Write::Create { stored, entries, progress }).await?;
    Ok(id)
}

/// A seed that nobody knows.
fn fresh_seed() -> Seed {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).expect("the machine has randomness");
    Seed(seed)
}

async fn check_limits(app: &App, host: &str) -> Result<(), Error> {
    let limits = &app.config.limits;
    if app.store.unfinished(Some(host)).await? >= limits.tables_per_person {
        return Err(Error::TooMany);
    }
    if app.store.unfinished(None).await? >= limits.tables { Err(Error::Busy) } else { Ok(()) }
}

/// The head of a match, its options and number of seats checked by the game itself on a seed that is not its own.
fn stored(title: &'static dyn Title, mut room: Room, secret: Seed, now: Millis) -> Result<Stored, Error> {
    let (seats, any) = (Seats(room.chairs.len() as u8), Seed::from_number(0));
    let opened = calm(|| title.open(&room.options, seats, any).map(|table| table.record()))?;
    let record = opened.map_err(|error| Error::Options(error.to_string()))?;
    room.options = record.options;
    Ok(Stored { room, rules: record.rules, content: record.content, seed: secret.to_string(), created_at: now })
}

/// How far the match has come; one from elsewhere may be over.
fn progress(title: &'static dyn Title, stored: &mut Stored, plays: &[(Seat, String)]) -> Result<Progress, Error> {
    if stored.room.status != Status::Playing {
        return Ok(Progress::default());
    }
    let desk = Desk::load(title, stored.record(plays.to_vec())?, None)?;
    if desk.turn().is_none() {
        stored.room.status = Status::Over;
    }
    let turn = desk.turn().and_then(|seat| stored.room.chair(seat)?.person());
    // A running clock is looked at once soon, whether or not anybody comes.
    let clocked = stored.room.pace != Pace::None && !stored.room.people().is_empty();
    let deadline = if clocked { stored.created_at } else { 0 };
    Ok(Progress { turn: turn.unwrap_or_default().to_owned(), steps: desk.step(), deadline, result: desk.result()? })
}

fn journal(room: &Room, plays: &[(Seat, String)], at: Millis) -> Vec<Entry> {
    let blank = |n: usize| Entry {
        n: n as u64,
        at,
        kind: Kind::Play,
        seat: None,
        body: String::new(),
        spent: UNCOUNTED,
        tag: String::new(),
    };
    let what = if room.status.has_begun() { STARTED } else { "made" };
    let made = Entry { kind: Kind::Room, body: what.to_owned(), ..blank(1) };
    let play = |(i, (seat, action)): (usize, &(Seat, String))| Entry {
        seat: Some(*seat),
        body: action.clone(),
        ..blank(i + 2)
    };
    std::iter::once(made).chain(plays.iter().enumerate().map(play)).collect()
}
