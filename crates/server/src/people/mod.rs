//! Who is who: guests, who live in a signed cookie, and accounts, which also live in the store.

mod cookie;
mod forget;
mod lines;
mod password;
mod routes;
mod visitor;

use serde::{Deserialize, Serialize};

pub use cookie::Keys;
pub use forget::{finish, forget};
pub use hall::clean_name;
pub use lines::{Line, Lines};
pub use routes::routes;
pub use visitor::{Visitor, check_lines};

/// Somebody with a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The id, for ever.
    pub id: String,
    /// The name at the table.
    pub name: String,
    /// The login name, if there is an account.
    pub login: Option<String>,
}

/// Random text for ids and keys: `n` of 32 characters, 5 bits each.
pub fn random_id(n: usize) -> String {
    let mut bytes = vec![0; n];
    getrandom::fill(&mut bytes).expect("the machine has randomness");
    bytes.into_iter().map(|byte| char::from(b"abcdefghjkmnpqrstuvwxyz234567890"[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_differ() {
        assert_ne!(random_id(12), random_id(12));
        assert_eq!(random_id(12).len(), 12);
    }
}
