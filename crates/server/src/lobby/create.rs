//! Making a table.

use catalog::{Level, Title};
use engine::{Seat, Seats, Seed};
use serde_json::Value;

use crate::app::App;
use crate::clock::Millis;
use crate::error::Error;
use crate::people::random_id;
use crate::room::{Chair, Fork, Pace, Room, Sitter, Status};
use crate::store::{Entry, Kind, Progress, Stored, Write};
use crate::table::{Desk, STARTED, UNCOUNTED, calm, fresh_seed};

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
    /// Where it branches off, with the seed and the decisions up to there.
    pub fork: Option<Branch>,
}

/// Where a match branches off another: its seed and the decisions up to there.
pub type Branch = (Fork, Seed, Vec<(Seat, String)>);

impl Plan {
    /// A game against bots, with the usual number of players.
    pub fn against_bots(title: &dyn Title, host: (String, String), level: Level) -> Self {
        let (id, name) = host;
        let info = title.info();
        let bots = (1..info.usual_seats).map(|_| Sitter::Bot { level });
        Self {
            game: info.slug.to_owned(),
            options: title.default_options(),
            host: id.clone(),
            public: false,
            pace: Pace::None,
            chairs: std::iter::once(Sitter::Person { id, name }).chain(bots).collect(),
            fork: None,
        }
    }
}

/// Makes a table; it begins at once if nobody is waited for. Returns its id.
pub async fn create(app: &App, plan: Plan) -> Result<String, Error> {
    check_limits(app, &plan.host).await?;
    let title = app.title(&plan.game)?;
    let (seed, plays) = match &plan.fork {
        Some((_, seed, plays)) => (*seed, plays.clone()),
        None => (fresh_seed(), Vec::new()),
    };
    let complete = plan.chairs.iter().all(|sitter| !matches!(sitter, Sitter::Open | Sitter::Link));
    let room = Room {
        id: random_id(10),
        game: plan.game,
        options: plan.options,
        host: plan.host,
        public: plan.public,
        pace: plan.pace,
        status: if complete { Status::Playing } else { Status::Gathering },
        chairs: plan.chairs.into_iter().map(Chair::new).collect(),
        key: random_id(16),
        commitment: seed.commitment().to_string(),
        rematch: None,
        fork: plan.fork.map(|(fork, ..)| fork),
    };
    let (id, now) = (room.id.clone(), app.now());
    let stored = Box::new(stored(title, room, seed, now)?);
    let progress = progress(title, &stored, &plays)?;
    let entries = journal(&stored.room, &plays, now);
    app.store.write(Write::Create { stored, entries, progress }).await?;
    Ok(id)
}

async fn check_limits(app: &App, host: &str) -> Result<(), Error> {
    let limits = &app.config.limits;
    if app.store.unfinished(Some(host)).await? >= limits.tables_per_person {
        return Err(Error::TooMany);
    }
    if app.store.unfinished(None).await? >= limits.tables { Err(Error::Busy) } else { Ok(()) }
}

/// The head of a match, its options and number of seats checked by the game itself.
fn stored(title: &'static dyn Title, mut room: Room, seed: Seed, now: Millis) -> Result<Stored, Error> {
    let seats = Seats(room.chairs.len() as u8);
    let opened = calm(|| title.open(&room.options, seats, seed).map(|table| table.record()))?;
    let record = opened.map_err(|error| Error::Options(error.to_string()))?;
    room.options = record.options;
    Ok(Stored { room, rules: record.rules, content: record.content, seed: seed.to_string(), created_at: now })
}

fn progress(title: &'static dyn Title, stored: &Stored, plays: &[(Seat, String)]) -> Result<Progress, Error> {
    let desk = Desk::load(title, stored, plays.to_vec(), None)?;
    let playing = stored.room.status == Status::Playing;
    let turn = desk.turn().filter(|_| playing).and_then(|seat| stored.room.chair(seat)?.person());
    // A running clock is looked at once soon, whether or not anybody comes.
    let deadline = if playing && stored.room.pace != Pace::None { stored.created_at } else { 0 };
    Ok(Progress { turn: turn.unwrap_or_default().to_owned(), steps: desk.step(), deadline, result: None })
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
    let what = if room.status == Status::Playing { STARTED } else { "made" };
    let made = Entry { kind: Kind::Room, body: what.to_owned(), ..blank(1) };
    let play = |(i, (seat, action)): (usize, &(Seat, String))| Entry {
        seat: Some(*seat),
        body: action.clone(),
        ..blank(i + 2)
    };
    std::iter::once(made).chain(plays.iter().enumerate().map(play)).collect()
}
