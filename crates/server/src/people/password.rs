//! Passwords: argon2id, a few at a time, off the threads that serve.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};

use crate::error::Error;
use crate::pools::Turn;

/// Fewest and most characters.
const LENGTH: std::ops::RangeInclusive<usize> = 10..=200;

/// The hash of a password fit to be one.
pub async fn hash(turn: Turn, password: &str) -> Result<String, Error> {
    if !LENGTH.contains(&password.chars().count()) {
        return Err(Error::Password);
    }
    let password = password.to_owned();
    let hashed = turn.work(move || {
        let hash = Argon2::default().hash_password(password.as_bytes());
        hash.map(|hash| hash.to_string()).map_err(|error| Error::Internal(error.to_string()))
    });
    hashed.await
}

/// Whether a password is the right one. With no hash to compare it takes as long and says no, so that nobody can tell by
/// the time whether a login exists.
pub async fn verify(turn: Turn, password: &str, hashed: Option<&str>) -> Result<bool, Error> {
    const NOBODY: &str =
        "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let (password, known) = (password.to_owned(), hashed.is_some());
    let hashed = hashed.unwrap_or(NOBODY).to_owned();
    let fits = turn.work(move || {
        let Ok(hash) = PasswordHash::new(&hashed) else { return Ok(false) };
        Ok(Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    });
    Ok(fits.await? && known)
}
