//! Matches, their journals and snapshots.

use engine::{Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Store, StoreError};
use crate::clock::Millis;
use crate::room::{Room, Status};

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

/// What never changes about a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    /// The room as it was at first.
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
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The head, with the room as it is now.
    pub stored: Stored,
    /// The latest snapshot.
    pub saved: Option<Saved>,
    /// The journal.
    pub journal: Vec<Entry>,
}

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
}

const LISTED: &str = "SELECT m.room, m.turn, m.updated_at, m.steps, m.seed, m.result, m.deadline FROM matches m";

fn json<T: for<'de> Deserialize<'de>>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Unreadable(error.to_string()))
}

fn entry(row: &AnyRow) -> Result<Entry, StoreError> {
    let kind: String = row.try_get("kind")?;
    let known = Kind::ALL.into_iter().find(|known| known.name() == kind);
    Ok(Entry {
        n: row.try_get::<i64, _>("n")? as u64,
        at: row.try_get("at")?,
        kind: known.ok_or_else(|| StoreError::Unreadable(format!("journal kind {kind:?}")))?,
        seat: u8::try_from(row.try_get::<i64, _>("seat")?).ok().map(Seat),
        body: row.try_get("body")?,
        spent: row.try_get("spent")?,
        tag: row.try_get("tag")?,
    })
}

fn listed(row: &AnyRow) -> Result<Listed, StoreError> {
    let result: String = row.try_get("result")?;
    Ok(Listed {
        room: json(row.try_get("room")?)?,
        turn: row.try_get("turn")?,
        updated_at: row.try_get("updated_at")?,
        steps: row.try_get::<i64, _>("steps")? as usize,
        seed: row.try_get("seed")?,
        result: if result.is_empty() { None } else { Some(json(&result)?) },
        deadline: row.try_get("deadline")?,
    })
}

impl Store {
    /// A match with everything that happened.
    pub async fn load(&self, id: &str) -> Result<Option<Loaded>, StoreError> {
        let select = "SELECT room, rules, content, seed, created_at FROM matches WHERE id = $1";
        let Some(row) = sqlx::query(select).bind(id).fetch_optional(&self.pool).await? else { return Ok(None) };
        let stored = Stored {
            room: json(row.try_get("room")?)?,
            rules: row.try_get::<i64, _>("rules")? as u32,
            content: row.try_get("content")?,
            seed: row.try_get("seed")?,
            created_at: row.try_get("created_at")?,
        };
        let select = "SELECT n, at, kind, seat, body, spent, tag FROM journal WHERE match_id = $1 ORDER BY n";
        let rows = sqlx::query(select).bind(id).fetch_all(&self.pool).await?;
        let journal = rows.iter().map(entry).collect::<Result<_, _>>()?;
        Ok(Some(Loaded { stored, saved: self.saved(id).await?, journal }))
    }

    async fn saved(&self, id: &str) -> Result<Option<Saved>, StoreError> {
        let select = "SELECT n, step, body FROM snapshots WHERE match_id = $1";
        let Some(row) = sqlx::query(select).bind(id).fetch_optional(&self.pool).await? else { return Ok(None) };
        let (n, step) = (row.try_get::<i64, _>("n")? as u64, row.try_get::<i64, _>("step")? as usize);
        Ok(Some(Saved { n, step, body: json(row.try_get("body")?)? }))
    }

    /// The head of a match without its journal.
    pub async fn find(&self, id: &str) -> Result<Option<Listed>, StoreError> {
        let select = format!("{LISTED} WHERE m.id = $1");
        let row = sqlx::query(sqlx::AssertSqlSafe(select)).bind(id).fetch_optional(&self.pool).await?;
        row.as_ref().map(listed).transpose()
    }

    /// Public matches of a status, latest first.
    pub async fn public(&self, status: Status, limit: i64) -> Result<Vec<Listed>, StoreError> {
        let select = format!("{LISTED} WHERE m.status = $1 AND m.public = 1 ORDER BY m.updated_at DESC LIMIT $2");
        let rows = sqlx::query(sqlx::AssertSqlSafe(select)).bind(status.name()).bind(limit);
        rows.fetch_all(&self.pool).await?.iter().map(listed).collect()
    }

    /// The matches of a person, latest first.
    pub async fn of_person(&self, person: &str, limit: i64) -> Result<Vec<Listed>, StoreError> {
        let select = format!(
            "{LISTED} WHERE m.status <> 'closed' AND m.id IN (SELECT match_id FROM seats WHERE person_id = $1) \
             ORDER BY m.updated_at DESC LIMIT $2"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(select)).bind(person).bind(limit);
        rows.fetch_all(&self.pool).await?.iter().map(listed).collect()
    }

    /// How many unfinished matches there are, of a person or in all.
    pub async fn unfinished(&self, person: Option<&str>) -> Result<usize, StoreError> {
        let count = "SELECT COUNT(*) FROM matches WHERE status IN ('gathering', 'playing')";
        let of = " AND id IN (SELECT match_id FROM seats WHERE person_id = $1)";
        let found: i64 = match person {
            Some(person) => {
                let select = sqlx::AssertSqlSafe(format!("{count}{of}"));
                sqlx::query_scalar(select).bind(person).fetch_one(&self.pool).await?
            }
            None => sqlx::query_scalar(count).fetch_one(&self.pool).await?,
        };
        Ok(found as usize)
    }

    /// Matches whose clock asks for attention by a moment.
    pub async fn due(&self, by: Millis) -> Result<Vec<String>, StoreError> {
        let select = "SELECT id FROM matches WHERE deadline > 0 AND deadline <= $1 ORDER BY deadline LIMIT 200";
        Ok(sqlx::query_scalar(select).bind(by).fetch_all(&self.pool).await?)
    }
}
