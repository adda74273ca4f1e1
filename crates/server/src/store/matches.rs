//! Matches, their journals and snapshots.

use engine::{Record, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::sql::{Query, Row};
use super::{Store, StoreError, Write};
use crate::clock::Millis;
use crate::room::{Room, Status};
use crate::table::{Ledger, UNCOUNTED};

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number: 1, 2, 3 ... without gaps.
    pub n: u64,
    /// When.
    pub at: Millis,
    /// What kind of thing.
    pub kind: Kind,
    /// Whose doing, if somebody's at the table.
    pub seat: Option<Seat>,
    /// A play: the action. An undo: the step gone back to. A chat line: [`crate::table::ChatLine`] as JSON.
    pub body: String,
    /// Milliseconds on the player's clock.
    pub spent: Millis,
    /// The command it came from, `SENDER:ID`, so that it is not done twice.
    pub tag: String,
}

impl Entry {
    /// A change of the arrangement that is nobody's doing at the table.
    pub fn room(n: u64, at: Millis, what: &str) -> Self {
        let (kind, body, spent, tag) = (Kind::Room, what.to_owned(), UNCOUNTED, String::new());
        Self { n, at, kind, seat: None, body, spent, tag }
    }
}

/// Kinds of entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A decision.
    Play,
    /// Decisions taken back.
    Undo,
    /// Something said.
    Chat,
    /// People, not pieces, moved.
    Room,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::Play, Kind::Undo, Kind::Chat, Kind::Room];

    /// The name in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Play => "play",
            Kind::Undo => "undo",
            Kind::Chat => "chat",
            Kind::Room => "room",
        }
    }
}

/// How far a match has come, for lists.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Progress {
    /// The id of the person who decides; empty if none does.
    pub turn: String,
    /// Decisions made.
    pub steps: usize,
    /// When the table must be looked at because of its clock; 0 for never.
    pub deadline: Millis,
    /// The result, if there is one.
    pub result: Option<Value>,
}

/// The head of a match: everything but what happened there.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    /// The room as it was when this was made or read; nothing else of the head ever changes.
    pub room: Room,
    /// The rules version it was started by.
    pub rules: u32,
    /// The content it is played with.
    pub content: String,
    /// The server's secret from which the seed is drawn.
    pub seed: String,
    /// When it was made.
    pub created_at: Millis,
}

impl Stored {
    /// The secret from which the seed is drawn.
    pub fn secret(&self) -> Result<Seed, StoreError> {
        self.seed.parse().map_err(|_| StoreError::Unreadable("a secret".into()))
    }

    /// The record of the match after these decisions.
    pub fn record(&self, actions: Vec<(Seat, String)>) -> Result<Record, StoreError> {
        let Self { room, rules, content, .. } = self;
        Ok(room.record(self.secret()?, (*rules, content), actions))
    }
}

impl From<Saved> for hall::Saved {
    fn from(Saved { step, body, .. }: Saved) -> Self {
        Self { step, body }
    }
}

/// A position saved along the way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Saved {
    /// The last entry it includes.
    pub n: u64,
    /// Decisions made by then.
    pub step: usize,
    /// Position and chance.
    pub body: Value,
}

/// A match as loaded.
#[derive(Clone, Debug, PartialEq)]
pub struct Loaded {
    /// The head, with the room as it is now.
    pub stored: Stored,
    /// The latest snapshot.
    pub saved: Option<Saved>,
    /// What the journal amounts to.
    pub ledger: Ledger,
    /// The latest entries: all of them if the journal is not a very long one.
    pub latest: Vec<Entry>,
    /// The fence that stood when it was loaded: whoever writes on shows it.
    pub fence: i64,
}

/// How far a match could be read at once.
enum Reading {
    /// To the end.
    Done(Box<Loaded>),
    /// There is no such match.
    Nothing,
    /// The journal is longer than what is read at once; this is what its kept part amounts to.
    Behind(Ledger),
}

/// The most entries that are read at once.
const MOST: usize = 4_000;
/// The latest entries, which are always read whatever is kept of the others.
const LATEST: usize = 1_000;

const ENTRIES: &str = "SELECT n, at, kind, seat, body, spent, tag FROM journal WHERE match_id = $1";

/// A match in a list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The room.
    pub room: Room,
    /// The id of the person who decides.
    pub turn: String,
    /// When something last happened.
    pub updated_at: Millis,
    /// Decisions made.
    pub steps: usize,
    /// The server's secret from which the seed is drawn.
    pub seed: String,
    /// The result, if there is one.
    pub result: Option<Value>,
    /// When the table must be looked at because of its clock; 0 for never.
    pub deadline: Millis,
    /// The fence: whoever writes to the match shows it.
    pub fence: i64,
}

/// A match whose clock asks for attention.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Due {
    /// Which.
    pub id: String,
    /// Since when.
    pub deadline: Millis,
}

const LISTED: &str =
    "SELECT m.room, m.turn, m.updated_at, m.steps, m.seed, m.result, m.deadline, m.fence FROM matches m";

fn json<T: for<'de> Deserialize<'de>>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Unreadable(error.to_string()))
}

fn entry(row: &Row<'_>) -> Result<Entry, StoreError> {
    let kind = row.text(2)?;
    let known = Kind::ALL.into_iter().find(|known| known.name() == kind);
    Ok(Entry {
        n: row.int(0)? as u64,
        at: row.int(1)?,
        kind: known.ok_or_else(|| StoreError::Unreadable(format!("journal kind {kind:?}")))?,
        seat: u8::try_from(row.int(3)?).ok().map(Seat),
        body: row.text(4)?,
        spent: row.int(5)?,
        tag: row.text(6)?,
    })
}

fn listed(row: &Row<'_>) -> Result<Listed, StoreError> {
    let result = row.text(5)?;
    Ok(Listed {
        room: json(&row.text(0)?)?,
        turn: row.text(1)?,
        updated_at: row.int(2)?,
        steps: row.int(3)? as usize,
        seed: row.text(4)?,
        result: if result.is_empty() { None } else { Some(json(&result)?) },
        deadline: row.int(6)?,
        fence: row.int(7)?,
    })
}

fn stored(row: &Row<'_>) -> Result<(Stored, i64), StoreError> {
    let stored = Stored {
        room: json(&row.text(0)?)?,
        rules: row.int(1)? as u32,
        content: row.text(2)?,
        seed: row.text(3)?,
        created_at: row.int(4)?,
    };
    Ok((stored, row.int(5)?))
}

fn saved(row: &Row<'_>) -> Result<Saved, StoreError> {
    Ok(Saved { n: row.int(0)? as u64, step: row.int(1)? as usize, body: json(&row.text(2)?)? })
}

impl Store {
    /// A match with everything that happened. Of a very long journal the older part is read once, in pieces, and what it
    /// amounts to is kept.
    pub async fn load(&self, id: &str) -> Result<Option<Loaded>, StoreError> {
        loop {
            // On the heap: whoever may have to read a match back carries no room for it meanwhile.
            match self.in_time(Box::pin(self.read(id))).await? {
                Reading::Done(loaded) => return Ok(Some(*loaded)),
                Reading::Nothing => return Ok(None),
                Reading::Behind(ledger) => Box::pin(self.catch_up(id, ledger)).await?,
            }
        }
    }

    async fn read(&self, id: &str) -> Result<Reading, StoreError> {
        let select = Query::new("SELECT room, rules, content, seed, created_at, fence FROM matches WHERE id = $1");
        let Some((stored, fence)) = self.one(select.with(id), stored).await? else { return Ok(Reading::Nothing) };
        let select = Query::new("SELECT body FROM ledgers WHERE match_id = $1");
        let mut ledger: Ledger = self.one(select.with(id), |row| json(&row.text(0)?)).await?.unwrap_or_default();
        let latest = self.entries_after(id, ledger.trail.n).await?;
        if latest.len() > MOST {
            return Ok(Reading::Behind(ledger));
        }
        latest.iter().for_each(|entry| ledger.add(entry));
        let select = Query::new("SELECT n, step, body FROM snapshots WHERE match_id = $1");
        let saved = self.one(select.with(id), saved).await?;
        Ok(Reading::Done(Box::new(Loaded { stored, saved, ledger, latest, fence })))
    }

    /// The entries after one, and one more than are read at once if there are so many.
    async fn entries_after(&self, id: &str, n: u64) -> Result<Vec<Entry>, StoreError> {
        let select = Query::new(format!("{ENTRIES} AND n > $2 ORDER BY n LIMIT $3"));
        self.rows(select.with(id).with(n as i64).with(MOST + 1), entry).await
    }

    /// Adds up a journal piece by piece but for its latest entries, and keeps the sum.
    async fn catch_up(&self, id: &str, mut ledger: Ledger) -> Result<(), StoreError> {
        loop {
            let entries = self.entries_after(id, ledger.trail.n).await?;
            if entries.len() <= MOST {
                return self.write(Write::Keep { id: id.to_owned(), ledger: Box::new(ledger) }).await;
            }
            entries[..MOST - LATEST].iter().for_each(|entry| ledger.add(entry));
        }
    }

    /// The latest entry of a match.
    pub async fn last(&self, id: &str) -> Result<Option<Entry>, StoreError> {
        self.one(Query::new(format!("{ENTRIES} ORDER BY n DESC LIMIT 1")).with(id), entry).await
    }

    /// The head of a match without its journal.
    pub async fn find(&self, id: &str) -> Result<Option<Listed>, StoreError> {
        self.one(Query::new(format!("{LISTED} WHERE m.id = $1")).with(id), listed).await
    }

    /// Public matches of a status, latest first.
    pub async fn public(&self, status: Status, limit: i64) -> Result<Vec<Listed>, StoreError> {
        let select = format!("{LISTED} WHERE m.status = $1 AND m.public = 1 ORDER BY m.updated_at DESC LIMIT $2");
        self.rows(Query::new(select).with(status.name()).with(limit), listed).await
    }

    /// The matches of a person, latest first.
    pub async fn of_person(&self, person: &str, limit: i64) -> Result<Vec<Listed>, StoreError> {
        let select = format!(
            "{LISTED} WHERE m.status <> 'closed' AND m.id IN (SELECT match_id FROM seats WHERE person_id = $1) \
             ORDER BY m.updated_at DESC LIMIT $2"
        );
        self.rows(Query::new(select).with(person).with(limit), listed).await
    }

    /// How many unfinished matches there are, of a person or in all. A person's are those they sit at or have set up.
    pub async fn unfinished(&self, person: Option<&str>) -> Result<usize, StoreError> {
        const OF: &str = "SELECT COUNT(*) FROM \
            (SELECT id FROM matches WHERE host = $1 AND status IN ('gathering', 'playing') \
            UNION SELECT m.id FROM seats s JOIN matches m ON m.id = s.match_id \
            WHERE s.person_id = $1 AND m.status IN ('gathering', 'playing')) o";
        let query = match person {
            Some(person) => Query::new(OF).with(person),
            None => Query::new("SELECT COUNT(*) FROM matches WHERE status IN ('gathering', 'playing')"),
        };
        Ok(self.one(query, |row| row.int(0)).await?.unwrap_or(0) as usize)
    }

    /// Matches whose clock asks for attention by a moment, in order: the next page after one of them.
    pub async fn due(&self, by: Millis, after: &Due) -> Result<Vec<Due>, StoreError> {
        let select = "SELECT id, deadline FROM matches WHERE deadline > 0 AND deadline <= $1 \
                      AND (deadline > $2 OR deadline = $2 AND id > $3) ORDER BY deadline, id LIMIT 200";
        let query = Query::new(select).with(by).with(after.deadline).with(after.id.as_str());
        self.rows(query, |row| Ok(Due { id: row.text(0)?, deadline: row.int(1)? })).await
    }
}
