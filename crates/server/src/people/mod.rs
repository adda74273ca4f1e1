//! Who is who: guests, who live in a signed cookie, and accounts, which also live in the store.

mod cookie;
mod password;
mod routes;
mod visitor;

use serde::{Deserialize, Serialize};

pub use cookie::Keys;
pub use routes::routes;
pub use visitor::Visitor;

use crate::error::Error;

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

/// The most characters of a name.
const NAME: usize = 24;

/// A name fit to be shown: trimmed, of some length, without control characters or invisible tricks.
pub fn clean_name(name: &str) -> Result<String, Error> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fine = |c: char| {
        !c.is_control()
            && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
    };
    let fits = (1..=NAME).contains(&name.chars().count()) && name.chars().all(fine);
    if fits { Ok(name) } else { Err(Error::Name) }
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
    fn names_are_cleaned_or_refused() {
        assert_eq!(clean_name("  Ada \t Lovelace "), Ok("Ada Lovelace".into()));
        for bad in ["", "   ", &"x".repeat(25), "a\u{202e}b", "a\u{7}b"] {
            assert_eq!(clean_name(bad), Err(Error::Name), "{bad:?}");
        }
    }

    #[test]
    fn ids_differ() {
        assert_ne!(random_id(12), random_id(12));
        assert_eq!(random_id(12).len(), 12);
    }
}
