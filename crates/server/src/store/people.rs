//! Accounts, and which logins and people have ended.

use super::sql::{Query, Row};
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
    /// What somebody has learnt, all of it.
    Learn {
        /// The person's id.
        id: String,
        /// The names of lessons, with spaces between them.
        lessons: String,
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
    pub(super) const fn is_conditional(&self) -> bool {
        match self {
            Change::Register(_) | Change::Rename { .. } | Change::Password { .. } | Change::DeleteAccount { .. } => {
                true
            }
            Change::Learn { .. }
            | Change::End { .. }
            | Change::DeleteGuest { .. }
            | Change::Erase { .. }
            | Change::Hush { .. }
            | Change::Forgotten { .. } => false,
        }
    }

    /// The statement and its values.
    pub(super) fn statement(&self) -> Query {
        match self {
            Change::Register(account) => account.register(),
            Change::Rename { id, generation, name } => {
                let update = Query::new("UPDATE people SET name = $1 WHERE id = $2 AND generation = $3");
                update.with(name.as_str()).with(id.as_str()).with(*generation)
            }
            Change::Password { id, generation, password } => {
                let update =
                    "UPDATE people SET password = $1, generation = generation + 1 WHERE id = $2 AND generation = $3";
                Query::new(update).with(password.as_str()).with(id.as_str()).with(*generation)
            }
            Change::Learn { id, lessons } => {
                Query::new("UPDATE people SET learned = $1 WHERE id = $2").with(lessons.as_str()).with(id.as_str())
            }
            Change::End { id } => {
                Query::new("INSERT INTO ended (id, erase) VALUES ($1, 0) ON CONFLICT (id) DO NOTHING").with(id.as_str())
            }
            Change::DeleteGuest { id } => {
                Query::new("INSERT INTO ended (id, erase) VALUES ($1, 1) ON CONFLICT (id) DO NOTHING").with(id.as_str())
            }
            Change::DeleteAccount { id, generation } => {
                let insert = "INSERT INTO ended (id, erase) SELECT id, 1 FROM people WHERE id = $1 AND generation = $2 \
                     ON CONFLICT (id) DO NOTHING";
                Query::new(insert).with(id.as_str()).with(*generation)
            }
            Change::Erase { id } => Query::new("DELETE FROM people WHERE id = $1").with(id.as_str()),
            Change::Hush { id } => {
                let update = Query::new("UPDATE journal SET body = $1 WHERE kind = 'chat' AND body LIKE $2");
                update.with(ChatLine::silence()).with(ChatLine::pattern(id))
            }
            Change::Forgotten { id } => Query::new("UPDATE ended SET erase = 0 WHERE id = $1").with(id.as_str()),
        }
    }
}

const REGISTER: &str = "INSERT INTO people (id, name, login, password, generation, created_at) \
     SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT), \
     CAST($6 AS BIGINT) WHERE NOT EXISTS (SELECT 1 FROM ended WHERE ended.id = $1) ON CONFLICT DO NOTHING";

impl Account {
    fn register(&self) -> Query {
        let insert = Query::new(REGISTER).with(self.id.as_str()).with(self.name.as_str()).with(self.login.as_str());
        insert.with(self.password.as_str()).with(self.generation).with(self.created_at)
    }
}

const SELECT: &str = "SELECT id, name, login, password, generation, created_at FROM people";

fn account(row: &Row<'_>) -> Result<Account, StoreError> {
    Ok(Account {
        id: row.text(0)?,
        name: row.text(1)?,
        login: row.text(2)?,
        password: row.text(3)?,
        generation: row.int(4)?,
        created_at: row.int(5)?,
    })
}

impl Store {
    /// The account of a person, unless that login or the person has ended.
    pub async fn account(&self, id: &str, login: &str) -> Result<Option<Account>, StoreError> {
        let select = format!(
            "{SELECT} WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM ended WHERE ended.id = people.id OR ended.id = $2)"
        );
        self.one(Query::new(select).with(id).with(login), account).await
    }

    /// What the owner of an account has learnt: names of lessons, with spaces between them.
    pub async fn learned(&self, id: &str) -> Result<String, StoreError> {
        let select = Query::new("SELECT learned FROM people WHERE id = $1").with(id);
        Ok(self.one(select, |row| row.text(0)).await?.unwrap_or_default())
    }

    /// The account of a login name.
    pub async fn login(&self, login: &str) -> Result<Option<Account>, StoreError> {
        let select =
            format!("{SELECT} WHERE login = $1 AND NOT EXISTS (SELECT 1 FROM ended WHERE ended.id = people.id)");
        self.one(Query::new(select).with(login), account).await
    }

    /// Whether somebody is a guest no more: gone, or an account by now.
    pub async fn was_guest(&self, id: &str) -> Result<bool, StoreError> {
        let select = "SELECT id FROM people WHERE id = $1 UNION ALL SELECT id FROM ended WHERE id = $1";
        Ok(self.one(Query::new(select).with(id), |row| row.text(0)).await?.is_some())
    }

    /// The people of whom something may be left that should not be.
    pub async fn unforgotten(&self) -> Result<Vec<String>, StoreError> {
        self.rows(Query::new("SELECT id FROM ended WHERE erase = 1"), |row| row.text(0)).await
    }

    /// The matches in which a person sits or which they made.
    pub async fn traces(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let select = Query::new("SELECT id FROM matches WHERE room LIKE $1");
        self.rows(select.with(format!("%\"{person}\"%")), |row| row.text(0)).await
    }
}
