//! Accounts.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Store, StoreError};
use crate::clock::Millis;

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
    /// The account of a person.
    pub async fn account(&self, id: &str) -> Result<Option<Account>, StoreError> {
        let select = sqlx::AssertSqlSafe(format!("{SELECT} WHERE id = $1"));
        sqlx::query(select).bind(id).fetch_optional(&self.pool).await?.as_ref().map(account).transpose()
    }

    /// The account of a login.
    pub async fn login(&self, login: &str) -> Result<Option<Account>, StoreError> {
        let select = sqlx::AssertSqlSafe(format!("{SELECT} WHERE login = $1"));
        sqlx::query(select).bind(login).fetch_optional(&self.pool).await?.as_ref().map(account).transpose()
    }
}
