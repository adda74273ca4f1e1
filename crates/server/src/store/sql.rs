//! What both databases are asked in: plain SQL, two kinds of values, and statements that take many rows at once.

use std::borrow::Cow;

use super::StoreError;

/// Something in a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Int(i64),
    Text(String),
}

impl From<i64> for Value {
    fn from(value: i64) -> Self {
        Value::Int(value)
    }
}

impl From<usize> for Value {
    fn from(value: usize) -> Self {
        Value::Int(value as i64)
    }
}

impl From<&str> for Value {
    fn from(value: &str) -> Self {
        Value::Text(value.to_owned())
    }
}

impl From<String> for Value {
    fn from(value: String) -> Self {
        Value::Text(value)
    }
}

/// A statement with its values, `$1`, `$2` ... in the order in which they first appear.
#[derive(Clone, Debug)]
pub struct Query {
    pub sql: Cow<'static, str>,
    pub values: Vec<Value>,
}

impl Query {
    pub fn new(sql: impl Into<Cow<'static, str>>) -> Self {
        Self { sql: sql.into(), values: Vec::new() }
    }

    /// The next value.
    pub fn with(mut self, value: impl Into<Value>) -> Self {
        self.values.push(value.into());
        self
    }
}

/// A row that was found.
pub enum Row<'r> {
    Sqlite(&'r rusqlite::Row<'r>),
    Postgres(&'r tokio_postgres::Row),
}

impl Row<'_> {
    pub fn int(&self, column: usize) -> Result<i64, StoreError> {
        match self {
            Row::Sqlite(row) => row.get(column).map_err(unreadable),
            Row::Postgres(row) => row.try_get(column).map_err(unreadable),
        }
    }

    pub fn text(&self, column: usize) -> Result<String, StoreError> {
        match self {
            Row::Sqlite(row) => row.get(column).map_err(unreadable),
            Row::Postgres(row) => row.try_get(column).map_err(unreadable),
        }
    }
}

fn unreadable(error: impl std::fmt::Display) -> StoreError {
    StoreError::Unreadable(error.to_string())
}

/// How a row becomes what it means.
pub type Reader<T> = fn(&Row<'_>) -> Result<T, StoreError>;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    Int,
    Text,
}

/// A statement that takes many rows at once: `{rows}` in it stands for them, under the name `r`.
///
/// PostgreSQL gets them as arrays, one for each column, and goes once; SQLite, which is in our own process, is given one
/// row after the other without the statement being read again.
#[derive(Debug)]
pub struct Bulk {
    pub sql: &'static str,
    pub columns: &'static [(&'static str, Type)],
}

impl Bulk {
    /// An UPDATE is told its one row outright: to join one, SQLite would lay out and throw away a table for every row.
    pub fn for_sqlite(&self) -> String {
        match self.sql.split_once(" FROM {rows} WHERE") {
            Some((set, which)) if set.starts_with("UPDATE") => self.outright(format!("{set} WHERE{which}")),
            _ => self.joined(),
        }
    }

    fn outright(&self, sql: String) -> String {
        let mut columns: Vec<_> = self.columns.iter().enumerate().collect();
        // The longest first: one name may begin another.
        columns.sort_by_key(|(_, (name, _))| std::cmp::Reverse(name.len()));
        columns.iter().fold(sql, |sql, (i, (name, _))| sql.replace(&format!("r.{name}"), &format!("?{}", i + 1)))
    }

    fn joined(&self) -> String {
        let columns = self.columns.iter().enumerate().map(|(i, (name, _))| format!("?{} AS {name}", i + 1));
        let rows = format!("(SELECT {}) AS r", columns.collect::<Vec<_>>().join(", "));
        self.sql.replace("{rows}", &rows)
    }

    pub fn for_postgres(&self) -> String {
        let array = |(i, (_, kind)): (usize, &(&str, Type))| match kind {
            Type::Int => format!("${}::bigint[]", i + 1),
            Type::Text => format!("${}::text[]", i + 1),
        };
        let arrays: Vec<_> = self.columns.iter().enumerate().map(array).collect();
        let names: Vec<_> = self.columns.iter().map(|(name, _)| *name).collect();
        self.sql.replace("{rows}", &format!("unnest({}) AS r({})", arrays.join(", "), names.join(", ")))
    }
}

/// Statements to be carried out together, whole or not at all.
#[derive(Debug, Default)]
pub struct Batch {
    /// In this order.
    pub bulks: Vec<(&'static Bulk, Vec<Vec<Value>>)>,
    /// After them, each for itself; how many rows each touches is told.
    pub single: Vec<Query>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sqlite_is_told_the_row_of_an_update_outright_and_selects_any_other() {
        let columns = &[("id", Type::Text), ("at", Type::Int), ("at_last", Type::Int)];
        let sql = "UPDATE matches SET a = r.at, b = r.at_last FROM {rows} WHERE matches.id = r.id";
        let told = Bulk { sql, columns }.for_sqlite();
        assert_eq!(told, "UPDATE matches SET a = ?2, b = ?3 WHERE matches.id = ?1");
        let sql = "INSERT INTO seats SELECT id, at FROM {rows}";
        let selected = Bulk { sql, columns: &columns[..2] }.for_sqlite();
        assert_eq!(selected, "INSERT INTO seats SELECT id, at FROM (SELECT ?1 AS id, ?2 AS at) AS r");
    }
}
