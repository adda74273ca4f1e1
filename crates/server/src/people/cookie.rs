//! The signed cookie that says who somebody is.

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use crate::origin::Scheme;

/// What the cookie says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ticket {
    /// The person's id.
    pub id: String,
    /// The guest's name; accounts have theirs in the store.
    pub name: String,
    /// The account's generation; 0 for guests.
    pub generation: i64,
    /// The login of an account. Guests have but one, so they need no name for it; accounts that logged in under 0.1 have
    /// none either, and log in again.
    #[serde(default)]
    pub login: String,
}

impl Ticket {
    /// A guest's.
    pub fn guest(id: String, name: String) -> Self {
        Self { id, name, generation: 0, login: String::new() }
    }

    /// What ends when this login does: the login, or the guest.
    pub fn end(&self) -> &str {
        if self.login.is_empty() { &self.id } else { &self.login }
    }
}

/// The name of the cookie.
pub const COOKIE: &str = "piazza";
/// How long a browser keeps it, in seconds: a year.
const AGE: u32 = 365 * 24 * 3600;

/// What cookies are signed with.
#[derive(Clone)]
pub struct Keys(Hmac<Sha256>);

impl Keys {
    /// Keys from the installation's secret.
    pub fn new(secret: &str) -> Self {
        Self(Hmac::new_from_slice(secret.as_bytes()).expect("a key of any length"))
    }

    /// The cookie's value for a ticket.
    pub fn sign(&self, ticket: &Ticket) -> String {
        let body = hex(serde_json::to_string(ticket).expect("a ticket is plain data").as_bytes());
        let mac = self.0.clone().chain_update(body.as_bytes()).finalize().into_bytes();
        format!("{body}.{}", hex(&mac))
    }

    /// The ticket, if the signature is ours. Compared in constant time.
    pub fn verify(&self, value: &str) -> Option<Ticket> {
        let (body, mac) = value.split_once('.')?;
        self.0.clone().chain_update(body.as_bytes()).verify_slice(&unhex(mac)?).ok()?;
        serde_json::from_slice(&unhex(body)?).ok()
    }

    /// The header that hands a ticket out.
    pub fn set_cookie(&self, ticket: &Ticket, scheme: Scheme) -> String {
        let value = self.sign(ticket);
        format!("{COOKIE}={value}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax{}", attribute(scheme))
    }
}

/// The header that takes it away.
pub fn clear_cookie() -> String {
    format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}

/// What came over TLS must not travel without.
const fn attribute(scheme: Scheme) -> &'static str {
    match scheme {
        Scheme::Https => "; Secure",
        Scheme::Http => "",
    }
}

/// The value of a cookie in a `Cookie` header.
pub fn find<'a>(header: &'a str, name: &str) -> Option<&'a str> {
    header.split(';').find_map(|part| part.trim().strip_prefix(name)?.strip_prefix('='))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes();
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    digits.len().is_multiple_of(2).then_some(())?;
    digits.chunks(2).map(byte).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ticket_reads_back_and_a_forged_one_does_not() {
        let keys = Keys::new("secret");
        let ticket = Ticket { id: "p1".into(), name: "Ada; è".into(), generation: 3, login: "x".into() };
        let value = keys.sign(&ticket);
        assert_eq!(keys.verify(&value), Some(ticket));
        assert_eq!(Keys::new("other").verify(&value), None);
        for i in 0..value.len() {
            let mut forged = value.clone().into_bytes();
            forged[i] = if forged[i] == b'0' { b'1' } else { b'0' };
            assert_eq!(keys.verify(std::str::from_utf8(&forged).unwrap()), None, "byte {i}");
        }
    }

    #[test]
    fn a_guest_of_the_first_release_is_still_known() {
        let keys = Keys::new("secret");
        let body = hex(br#"{"id":"p1","name":"Ada","generation":0}"#);
        let mac = keys.0.clone().chain_update(body.as_bytes()).finalize().into_bytes();
        let old = format!("{body}.{}", hex(&mac));
        assert_eq!(keys.verify(&old), Some(Ticket::guest("p1".into(), "Ada".into())));
    }

    #[test]
    fn cookies_are_found_among_others() {
        assert_eq!(find("lang=it; piazza=abc; x=y", "piazza"), Some("abc"));
        assert_eq!(find("xpiazza=abc", "piazza"), None);
    }
}
