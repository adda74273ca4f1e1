//! The statements that write.

use super::sql::Bulk;
use super::sql::Type::{Int, Text};

pub static CREATE: Bulk = Bulk {
    sql: "INSERT INTO matches (id, game, rules, content, seed, status, public, room, turn, steps, result, deadline, \
          created_at, updated_at, host) SELECT id, game, rules, content, seed, status, public, room, turn, steps, \
          result, deadline, created_at, created_at, host FROM {rows}",
    columns: &[
        ("id", Text),
        ("game", Text),
        ("rules", Int),
        ("content", Text),
        ("seed", Text),
        ("status", Text),
        ("public", Int),
        ("room", Text),
        ("turn", Text),
        ("steps", Int),
        ("result", Text),
        ("deadline", Int),
        ("created_at", Int),
        ("host", Text),
    ],
};

pub static ADVANCE: Bulk = Bulk {
    sql: "UPDATE matches SET turn = r.turn, steps = r.steps, result = r.result, deadline = r.deadline, \
          updated_at = r.updated_at FROM {rows} WHERE matches.id = r.id AND matches.fence = r.fence",
    columns: &[
        ("id", Text),
        ("turn", Text),
        ("steps", Int),
        ("result", Text),
        ("deadline", Int),
        ("updated_at", Int),
        ("fence", Int),
    ],
};

pub static REARRANGE: Bulk = Bulk {
    sql: "UPDATE matches SET room = r.room, status = r.status, public = r.public, host = r.host FROM {rows} \
          WHERE matches.id = r.id",
    columns: &[("id", Text), ("room", Text), ("status", Text), ("public", Int), ("host", Text)],
};

/// The primary key refuses a number that is taken; a match that is gone, or that another process has taken over behind a
/// new fence, is refused because its id is then nothing.
pub static JOURNAL: Bulk = Bulk {
    sql: "INSERT INTO journal (match_id, n, at, kind, seat, body, spent, tag) \
          SELECT (SELECT id FROM matches WHERE id = r.id AND fence = r.fence), n, at, kind, seat, body, spent, tag \
          FROM {rows}",
    columns: &[
        ("id", Text),
        ("n", Int),
        ("at", Int),
        ("kind", Text),
        ("seat", Int),
        ("body", Text),
        ("spent", Int),
        ("tag", Text),
        ("fence", Int),
    ],
};

pub static UNSEAT: Bulk =
    Bulk { sql: "DELETE FROM seats WHERE match_id IN (SELECT id FROM {rows})", columns: &[("id", Text)] };

pub static SEAT: Bulk = Bulk {
    sql: "INSERT INTO seats (match_id, seat, person_id) SELECT id, seat, person FROM {rows}",
    columns: &[("id", Text), ("seat", Int), ("person", Text)],
};

pub static SAVE: Bulk = Bulk {
    sql: "INSERT INTO snapshots (match_id, n, step, body) SELECT id, n, step, body FROM {rows} \
          WHERE EXISTS (SELECT 1 FROM matches WHERE matches.id = r.id AND matches.fence = r.fence) ON CONFLICT (match_id) \
          DO UPDATE SET n = excluded.n, step = excluded.step, body = excluded.body",
    columns: &[("id", Text), ("n", Int), ("step", Int), ("body", Text), ("fence", Int)],
};

pub static WATCH: Bulk = Bulk {
    sql: "UPDATE matches SET watched_at = r.at FROM {rows} WHERE matches.id = r.id",
    columns: &[("id", Text), ("at", Int)],
};

const REMOVED: &[(&str, super::sql::Type)] = &[("id", Text), ("since", Int)];

/// Removing a match: if nothing has happened since a moment its number is put down, and whatever is short is removed at
/// once. The journal, which may be long, goes in pieces later.
pub static REMOVE: [Bulk; 6] = [
    Bulk {
        sql: "INSERT INTO removals (match_id) SELECT m.id FROM matches m JOIN {rows} ON m.id = r.id \
              WHERE m.updated_at <= r.since AND m.watched_at <= r.since ON CONFLICT (match_id) DO NOTHING",
        columns: REMOVED,
    },
    Bulk {
        sql: "DELETE FROM matches WHERE id IN (SELECT g.match_id FROM removals g JOIN {rows} ON g.match_id = r.id)",
        columns: REMOVED,
    },
    Bulk {
        sql: "DELETE FROM seats WHERE match_id IN (SELECT g.match_id FROM removals g JOIN {rows} ON g.match_id = r.id)",
        columns: REMOVED,
    },
    Bulk {
        sql: "DELETE FROM snapshots WHERE match_id IN \
              (SELECT g.match_id FROM removals g JOIN {rows} ON g.match_id = r.id)",
        columns: REMOVED,
    },
    Bulk {
        sql: "DELETE FROM ledgers WHERE match_id IN \
              (SELECT g.match_id FROM removals g JOIN {rows} ON g.match_id = r.id)",
        columns: REMOVED,
    },
    Bulk {
        sql: "DELETE FROM reviews WHERE match_id IN \
              (SELECT g.match_id FROM removals g JOIN {rows} ON g.match_id = r.id)",
        columns: REMOVED,
    },
];

/// A piece of the journal of a match that has been removed.
pub const SHRED: &str = "DELETE FROM journal WHERE match_id = $1 \
    AND n < (SELECT MIN(n) FROM journal WHERE match_id = $1) + 2000 \
    AND EXISTS (SELECT 1 FROM removals WHERE match_id = $1)";

pub const SHREDDED: &str = "DELETE FROM removals WHERE match_id = $1";

/// Of two who have read a journal whoever read more of it counts; of a match that is gone nothing is kept.
pub const KEEP: &str = "INSERT INTO ledgers (match_id, n, body) \
    SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS TEXT) WHERE EXISTS (SELECT 1 FROM matches WHERE id = $1) \
    ON CONFLICT (match_id) DO UPDATE SET n = excluded.n, body = excluded.body WHERE ledgers.n < excluded.n";

pub const POSTPONE: &str = "UPDATE matches SET deadline = $1 WHERE id = $2 AND deadline > 0 AND deadline < $1";

/// A table that nobody runs any more.
pub const RELEASE: &str = "UPDATE matches SET owner = '' WHERE id = $1 AND fence = $2";

pub const SECRET: &str = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";

pub const PULSE: &str = "INSERT INTO settings (name, value) VALUES ('pulse', $1) \
    ON CONFLICT (name) DO UPDATE SET value = excluded.value";
