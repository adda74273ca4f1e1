//! What nobody has come back to.

use super::sql::Query;
use super::{Store, StoreError};
use crate::clock::Millis;

/// What nobody has come back to, by what is done about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stale {
    /// A table at which nobody has moved. One that gathers for turns of days has until it counts as unfinished.
    Untouched,
    /// An unfinished match on no clock.
    Unfinished,
    /// A table that closed before anybody moved.
    Closed,
    /// A match that is over, one way or another.
    Finished,
    /// A guest.
    Guest,
}

/// Something stale, and since when. In lists it marks a place too.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// When something last happened.
    pub at: Millis,
    /// The table's id or the guest's.
    pub id: String,
}

/// Nothing happened since `$1`, nobody looked on, and it comes after the place `$2`, `$3`.
const QUIET: &str =
    "m.updated_at <= $1 AND m.watched_at <= $1 AND (m.updated_at > $2 OR m.updated_at = $2 AND m.id > $3)";

const GUESTS: &str = "SELECT s.person_id, MAX(m.updated_at) FROM seats s JOIN matches m ON m.id = s.match_id \
    WHERE NOT EXISTS (SELECT 1 FROM people p WHERE p.id = s.person_id) GROUP BY s.person_id \
    HAVING MAX(m.updated_at) <= $1 AND MAX(m.watched_at) <= $1 \
    AND (MAX(m.updated_at) > $2 OR MAX(m.updated_at) = $2 AND s.person_id > $3) \
    ORDER BY MAX(m.updated_at), s.person_id LIMIT $4";

impl Stale {
    /// All of them, in the order in which one becomes the other.
    pub const ALL: [Stale; 5] = [Stale::Untouched, Stale::Unfinished, Stale::Closed, Stale::Finished, Stale::Guest];

    fn select(self) -> String {
        let which = match self {
            Stale::Untouched => {
                "m.status IN ('gathering', 'playing') AND m.steps = 0 AND m.deadline = 0 \
                 AND m.room NOT LIKE '%\"pace\":{\"kind\":\"correspondence\"%'"
            }
            Stale::Unfinished => "m.status IN ('gathering', 'playing') AND m.deadline = 0",
            Stale::Closed => "m.status = 'closed'",
            Stale::Finished => "m.status IN ('over', 'stopped', 'abandoned')",
            Stale::Guest => return GUESTS.to_owned(),
        };
        format!(
            "SELECT m.id, m.updated_at FROM matches m WHERE {which} AND {QUIET} ORDER BY m.updated_at, m.id LIMIT $4"
        )
    }
}

impl Store {
    /// What has been stale since a moment, oldest first: the next page after a place.
    pub async fn stale(&self, what: Stale, since: Millis, after: &Mark, page: usize) -> Result<Vec<Mark>, StoreError> {
        let query = Query::new(what.select()).with(since).with(after.at).with(after.id.as_str()).with(page);
        self.rows(query, |row| Ok(Mark { id: row.text(0)?, at: row.int(1)? })).await
    }

    /// Matches that have been removed but for their journals.
    pub async fn removals(&self, page: usize) -> Result<Vec<String>, StoreError> {
        let select = Query::new("SELECT match_id FROM removals ORDER BY match_id LIMIT $1");
        self.rows(select.with(page), |row| row.text(0)).await
    }
}
