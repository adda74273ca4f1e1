//! Who is who: guests and accounts.

use serde::{Deserialize, Serialize};

/// Somebody with a name. Guests live in their cookie; accounts also in the store.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The id, for ever.
    pub id: String,
    /// The name at the table.
    pub name: String,
    /// The login name, if there is an account.
    pub login: Option<String>,
}
