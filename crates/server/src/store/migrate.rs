//! From the file to PostgreSQL: everything is copied, counted and replayed.

use std::path::Path;

use catalog::Title;
use serde_json::Value as Json;

use super::sql::{Batch, Bulk, Query, Type, Value};
use super::{Loaded, Sharing, Store, StoreError, elsewhere, sqlite};
use crate::room::Status;
use crate::table::{Desk, calm};

/// Rows that travel together.
const ROWS: i64 = 500;
/// A copy waits as long as it takes.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(600);

/// What was copied.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Migrated {
    /// How many rows of each table.
    pub rows: Vec<(&'static str, usize)>,
    /// How many matches were replayed.
    pub replayed: usize,
    /// The matches that cannot be replayed, here or there.
    pub unreadable: Vec<String>,
}

struct Table {
    name: &'static str,
    insert: Bulk,
}

macro_rules! table {
    ($name:literal: $first:literal $kind:ident $(, $column:literal $kinds:ident)*) => {
        Table {
            name: $name,
            insert: Bulk {
                sql: concat!("INSERT INTO ", $name, " (", $first $(, ", ", $column)*, ") SELECT ",
                    $first $(, ", ", $column)*, " FROM {rows}"),
                columns: &[($first, Type::$kind) $(, ($column, Type::$kinds))*],
            },
        }
    };
}

/// Everything but the leases of processes, which belong to no file. The settings come last: with them a hall can open.
static TABLES: [Table; 10] = [
    table!("people": "id" Text, "name" Text, "login" Text, "password" Text, "generation" Int, "created_at" Int,
        "learned" Text),
    table!("ended": "id" Text, "erase" Int),
    table!("matches": "id" Text, "game" Text, "rules" Int, "content" Text, "seed" Text, "status" Text, "public" Int,
        "room" Text, "turn" Text, "steps" Int, "result" Text, "deadline" Int, "created_at" Int, "updated_at" Int,
        "watched_at" Int, "owner" Text, "fence" Int, "host" Text),
    table!("seats": "match_id" Text, "seat" Int, "person_id" Text),
    table!("journal": "match_id" Text, "n" Int, "at" Int, "kind" Text, "seat" Int, "body" Text, "spent" Int,
        "tag" Text),
    table!("snapshots": "match_id" Text, "n" Int, "step" Int, "body" Text),
    table!("ledgers": "match_id" Text, "n" Int, "body" Text),
    table!("removals": "match_id" Text),
    table!("reviews": "match_id" Text, "maker" Text, "state" Text, "until" Int, "done" Int, "decisions" Int,
        "body" Text),
    table!("settings": "name" Text, "value" Text),
];

/// Copies the hall in a directory into an empty PostgreSQL database. Nobody can write to the file meanwhile.
pub async fn migrate(from: &Path, to: &str, titles: &[&'static dyn Title]) -> Result<Migrated, StoreError> {
    if !from.is_dir() {
        return Err(StoreError::Unavailable(format!("{} is no directory", from.display())));
    }
    let (file, hall) =
        (Store::sqlite(from, Sharing::Meant).await?.patient(PATIENCE), Store::postgres(to).await?.patient(PATIENCE));
    let directory = from.to_owned();
    let still = elsewhere(move || sqlite::hold(&directory)).await?;
    let mut migrated = Migrated::default();
    for table in &TABLES {
        if hall.count(table.name).await? > 0 {
            return Err(StoreError::Failed(format!("the database is not empty: it has {}", table.name)));
        }
    }
    for table in &TABLES {
        migrated.rows.push((table.name, copy(&file, &hall, table).await?));
    }
    for table in &TABLES {
        let (here, there) = (file.count(table.name).await?, hall.count(table.name).await?);
        if here != there {
            return Err(StoreError::Failed(format!("{}: {here} rows here, {there} there", table.name)));
        }
    }
    for id in file.rows(Query::new("SELECT id FROM matches ORDER BY id"), |row| row.text(0)).await? {
        match compare(&file, &hall, &id, titles).await? {
            Outcome::Replayed => migrated.replayed += 1,
            Outcome::Unreadable => migrated.unreadable.push(id),
            Outcome::NothingToReplay => {}
        }
    }
    drop(still);
    Ok(migrated)
}

/// Copies a table, some rows at a time.
async fn copy(file: &Store, hall: &Store, table: &'static Table) -> Result<usize, StoreError> {
    let columns: Vec<_> = table.insert.columns.iter().map(|(name, _)| format!("\"{name}\"")).collect();
    let sql = format!(
        "SELECT json_array(rowid, {}) FROM {} WHERE rowid > $1 ORDER BY rowid LIMIT {ROWS}",
        columns.join(", "),
        table.name
    );
    let (mut after, mut copied) = (-1, 0);
    loop {
        let found = file.rows(Query::new(sql.clone()).with(after), |row| row.text(0)).await?;
        if found.is_empty() {
            return Ok(copied);
        }
        copied += found.len();
        let rows = found.iter().map(|row| values(row)).collect::<Result<Vec<_>, _>>()?;
        let (last, rows) = (rows.last().map(|(rowid, _)| *rowid), rows.into_iter().map(|(_, row)| row).collect());
        hall.database.apply(Batch { bulks: vec![(&table.insert, rows)], single: Vec::new() }).await?;
        after = last.unwrap_or(after);
    }
}

/// The number of a row and what is in it.
fn values(row: &str) -> Result<(i64, Vec<Value>), StoreError> {
    let unreadable = || StoreError::Unreadable(row.chars().take(200).collect());
    let mut columns: Vec<Json> = serde_json::from_str(row).map_err(|_| unreadable())?;
    let value = |column: Json| match column {
        Json::String(text) => Ok(Value::Text(text)),
        Json::Number(number) => number.as_i64().map(Value::Int).ok_or_else(unreadable),
        Json::Null | Json::Bool(_) | Json::Array(_) | Json::Object(_) => Err(unreadable()),
    };
    let rowid = columns.remove(0).as_i64().ok_or_else(unreadable)?;
    Ok((rowid, columns.into_iter().map(value).collect::<Result<_, _>>()?))
}

/// What became of a match.
enum Outcome {
    Replayed,
    Unreadable,
    NothingToReplay,
}

/// Compares a match in both places, and replays the copy.
async fn compare(file: &Store, hall: &Store, id: &str, titles: &[&'static dyn Title]) -> Result<Outcome, StoreError> {
    let (here, there) = (file.load(id).await, hall.load(id).await);
    let (here, there) = match (here, there) {
        (Err(StoreError::Unreadable(_)), Err(StoreError::Unreadable(_))) => return Ok(Outcome::Unreadable),
        (here, there) => (here?, there?),
    };
    match there {
        Some(there) if here.as_ref() == Some(&there) => Ok(replay(there, titles)),
        _ => Err(StoreError::Failed(format!("match {id} is not the same there"))),
    }
}

fn replay(loaded: Loaded, titles: &[&'static dyn Title]) -> Outcome {
    let room = &loaded.stored.room;
    if !matches!(room.status, Status::Playing | Status::Over) {
        return Outcome::NothingToReplay;
    }
    let Some(title) = titles.iter().find(|title| title.info().slug == room.game) else { return Outcome::Unreadable };
    let Loaded { stored, saved, ledger, .. } = loaded;
    let steps = ledger.plays.len();
    let Ok(record) = stored.record(ledger.plays) else { return Outcome::Unreadable };
    let saved = saved.map(Into::into);
    match calm(|| Desk::load(*title, record, saved).map(|desk| desk.step())) {
        Ok(Ok(step)) if step == steps => Outcome::Replayed,
        _ => Outcome::Unreadable,
    }
}

impl Store {
    /// How many rows a table has.
    async fn count(&self, table: &str) -> Result<usize, StoreError> {
        let count = Query::new(format!("SELECT COUNT(*) FROM {table}"));
        Ok(self.one(count, |row| row.int(0)).await?.unwrap_or(0) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::schema;

    #[test]
    fn every_table_and_every_column_is_copied() {
        let connection = rusqlite::Connection::open_in_memory().unwrap();
        connection.execute_batch(schema::VERSIONS).unwrap();
        schema::missing(0).unwrap().iter().for_each(|script| connection.execute_batch(script).unwrap());
        let names = |sql: &str| -> Vec<String> {
            let mut statement = connection.prepare(sql).unwrap();
            statement.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
        };
        let mut tables = names("SELECT name FROM sqlite_master WHERE type = 'table'");
        tables.retain(|name| !["nodes", "schema_version"].contains(&name.as_str()));
        let mut known: Vec<_> = TABLES.iter().map(|table| table.name).collect();
        tables.sort();
        known.sort_unstable();
        assert_eq!(tables, known);
        for table in &TABLES {
            let columns = names(&format!("SELECT name FROM pragma_table_info('{}') ORDER BY cid", table.name));
            let known: Vec<_> = table.insert.columns.iter().map(|(name, _)| *name).collect();
            assert_eq!(columns, known, "{}", table.name);
        }
    }
}
