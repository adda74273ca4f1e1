//! Accounts, and which logins and people have ended.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::{Store, StoreError};
use crate::clock::Millis;
use crate::table::ChatLine;

/// An account as kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The person's id.
    pub id: String,
    /// The name at the table.
    pub name: String,
    /// The login, in small letters.
    pub login: String,
    /// The password's hash.
    pub password: String,
    /// Counts up with every change of the password; cookies of an older generation are void.
    pub generation: i64,
    /// When it was made.
    pub created_at: Millis,
}

/// A change among people: one statement, which touches no column that it is not about.
#[derive(Clone, Debug)]
pub enum Change {
    /// A new account, of somebody who has not ended.
    Register(Account),
    /// Another name, if the password is still of that generation.
    Rename {
        /// The person's id.
        id: String,
        /// The generation known.
        generation: i64,
        /// The name.
        name: String,
    },
    /// Another password, if the old one is still of that generation.
    Password {
        /// The person's id.
        id: String,
        /// The generation known.
        generation: i64,
        /// The new password's hash.
        password: String,
    },
    /// The end of a login, or of a guest.
    End {
        /// The login's id, or the guest's.
        id: String,
    },
    /// The end of a guest, of whom nothing is to be left.
    DeleteGuest {
        /// The guest's id.
        id: String,
    },
    /// The end of an account, of which nothing is to be left, if the password is still of that generation.
    DeleteAccount {
        /// The person's id.
        id: String,
        /// The generation known.
        generation: i64,
    },
    /// Removes the account of somebody who is being deleted.
    Erase {
        /// The person's id.
        id: String,
    },
    /// Removes what somebody said.
    Hush {
        /// The person's id.
        id: String,
    },
    /// Nothing is left of somebody.
    Forgotten {
        /// The person's id.
        id: String,
    },
}

impl Change {
    /// Whether it is refused if there is nothing to change.
    const fn is_conditional(&self) -> bool {
        match self {
            Change::Register(_) | Change::Rename { .. } | Change::Password { .. } | Change::DeleteAccount { .. } => {
                true
            }
            Change::End { .. }
            | Change::DeleteGuest { .. }
            | Change::Erase { .. }
            | Change::Hush { .. }
            | Change::Forgotten { .. } => false,
        }
    }

    /// The statement and its values.
    fn statement(&self) -> (&'static str, Vec<Value<'_>>) {
        match self {
            Change::Register(account) => (REGISTER, account.values()),
            Change::Rename { id, generation, name } => {
                let update = "UPDATE people SET name = $1 WHERE id = $2 AND generation = $3";
                (update, vec![Value::Text(name), Value::Text(id), Value::Int(*generation)])
            }
            Change::Password { id, generation, password } => {
                let update =
                    "UPDATE people SET password = $1, generation = generation + 1 WHERE id = $2 AND generation = $3";
                (update, vec![Value::Text(password), Value::Text(id), Value::Int(*generation)])
            }
            Change::End { id } => {
                ("INSERT INTO ended (id, erase) VALUES ($1, 0) ON CONFLICT (id) DO NOTHING", vec![Value::Text(id)])
            }
            Change::DeleteGuest { id } => {
                ("INSERT INTO ended (id, erase) VALUES ($1, 1) ON CONFLICT (id) DO NOTHING", vec![Value::Text(id)])
            }
            Change::DeleteAccount { id, generation } => {
                let insert = "INSERT INTO ended (id, erase) SELECT id, 1 FROM people WHERE id = $1 AND generation = $2 \
                     ON CONFLICT (id) DO NOTHING";
                (insert, vec![Value::Text(id), Value::Int(*generation)])
            }
            Change::Erase { id } => ("DELETE FROM people WHERE id = $1", vec![Value::Text(id)]),
            Change::Hush { id } => {
                let update = "UPDATE journal SET body = $1 WHERE kind = 'chat' AND body LIKE $2";
                (update, vec![Value::Owned(ChatLine::silence()), Value::Owned(ChatLine::pattern(id))])
            }
            Change::Forgotten { id } => ("UPDATE ended SET erase = 0 WHERE id = $1", vec![Value::Text(id)]),
        }
    }
}

const REGISTER: &str = "INSERT INTO people (id, name, login, password, generation, created_at) \
     SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT), \
     CAST($6 AS BIGINT) WHERE NOT EXISTS (SELECT 1 FROM ended WHERE ended.id = $1) ON CONFLICT DO NOTHING";

enum Value<'a> {
    Int(i64),
    Text(&'a str),
    Owned(String),
}

impl Account {
    fn values(&self) -> Vec<Value<'_>> {
        vec![
            Value::Text(&self.id),
            Value::Text(&self.name),
            Value::Text(&self.login),
            Value::Text(&self.password),
            Value::Int(self.generation),
            Value::Int(self.created_at),
        ]
    }
}

/// Carries out a change.
pub(super) async fn change(connection: &mut AnyConnection, change: &Change) -> Result<(), StoreError> {
    let (sql, values) = change.statement();
    let query = values.into_iter().fold(sqlx::query(sql), |query, value| match value {
        Value::Int(value) => query.bind(value),
        Value::Text(value) => query.bind(value.to_owned()),
        Value::Owned(value) => query.bind(value),
    });
    let touched = query.execute(connection).await?.rows_affected();
    if touched == 0 && change.is_conditional() { Err(StoreError::Conflict) } else { Ok(()) }
}

const SELECT: &str = "SELECT id, name, login, password, generation, created_at FROM people";

fn account(row: &AnyRow) -> Result<Account, StoreError> {
    Ok(Account {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        login: row.try_get("login")?,
        password: row.try_get("password")?,
        generation: row.try_get("generation")?,
        created_at: row.try_get("created_at")?,
    })
}

impl Store {
    /// The account of a person, unless that login or the person has ended.
    pub async fn account(&self, id: &str, login: &str) -> Result<Option<Account>, StoreError> {
        let select = format!(
            "{SELECT} WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM ended WHERE ended.id = people.id OR ended.id = $2)"
        );
        let found = sqlx::query(sqlx::AssertSqlSafe(select)).bind(id).bind(login).fetch_optional(&self.pool).await?;
        found.as_ref().map(account).transpose()
    }

    /// The account of a login name.
    pub async fn login(&self, login: &str) -> Result<Option<Account>, StoreError> {
        let select =
            format!("{SELECT} WHERE login = $1 AND NOT EXISTS (SELECT 1 FROM ended WHERE ended.id = people.id)");
        let found = sqlx::query(sqlx::AssertSqlSafe(select)).bind(login).fetch_optional(&self.pool).await?;
        found.as_ref().map(account).transpose()
    }

    /// Whether somebody is a guest no more: gone, or an account by now.
    pub async fn was_guest(&self, id: &str) -> Result<bool, StoreError> {
        let select = "SELECT id FROM people WHERE id = $1 UNION ALL SELECT id FROM ended WHERE id = $1";
        Ok(sqlx::query(select).bind(id).fetch_optional(&self.pool).await?.is_some())
    }

    /// The people of whom something may be left that should not be.
    pub async fn unforgotten(&self) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT id FROM ended WHERE erase = 1").fetch_all(&self.pool).await?)
    }

    /// The matches in which a person sits or which they made.
    pub async fn traces(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let select = "SELECT id FROM matches WHERE room LIKE $1";
        Ok(sqlx::query_scalar(select).bind(format!("%\"{person}\"%")).fetch_all(&self.pool).await?)
    }
}
