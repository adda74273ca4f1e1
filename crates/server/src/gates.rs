//! Rate limits: how often somebody may knock.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::census::{Caps, Census, Counted, household};
use crate::config::Limits;
use crate::error::Error;

/// How long an address is remembered at which somebody sat at a table.
const REGULAR: Duration = Duration::from_secs(600);

/// The gates of the server. Addresses count by household.
pub struct Gates {
    pages: DefaultKeyedRateLimiter<IpAddr>,
    forms: DefaultKeyedRateLimiter<IpAddr>,
    logins: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    sockets: Census,
    regulars: Mutex<HashMap<IpAddr, Instant>>,
    limits: Limits,
}

fn at_least_one(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

/// So many per second, with bursts of some seconds' worth.
fn quota(per_second: u32, seconds: u32) -> Quota {
    Quota::per_second(at_least_one(per_second)).allow_burst(at_least_one(per_second.saturating_mul(seconds)))
}

impl Gates {
    /// Gates of a width.
    pub fn new(limits: &Limits) -> Self {
        Self {
            pages: RateLimiter::keyed(quota(limits.pages_per_second, 10)),
            forms: RateLimiter::keyed(quota(limits.forms_per_second, 6)),
            logins: RateLimiter::keyed(Quota::per_minute(at_least_one(10)).allow_burst(at_least_one(limits.logins))),
            tables: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.tables_per_address))),
            sockets: Census::default(),
            regulars: Mutex::default(),
            limits: *limits,
        }
    }

    /// One more page for an address.
    pub fn page(&self, address: IpAddr) -> Result<(), Error> {
        self.pages.check_key(&household(address)).map_err(|_| Error::TooFast)
    }

    /// One more form from an address.
    pub fn form(&self, address: IpAddr) -> Result<(), Error> {
        self.forms.check_key(&household(address)).map_err(|_| Error::TooFast)
    }

    /// One more attempt to prove a password.
    pub fn login(&self, address: IpAddr) -> Result<(), Error> {
        self.logins.check_key(&household(address)).map_err(|_| Error::TooFast)
    }

    /// One more table from an address.
    pub fn table(&self, address: IpAddr) -> Result<(), Error> {
        self.tables.check_key(&household(address)).map_err(|_| Error::TooMany)
    }

    /// One more socket; it counts until the pass is dropped.
    pub fn socket(&self, address: IpAddr) -> Result<Counted, Error> {
        let Limits { sockets, sockets_per_address, .. } = self.limits;
        self.sockets.enter(address, Caps { all: sockets, each: sockets_per_address })
    }

    /// Somebody at this address sits at a table.
    pub fn note_regular(&self, address: IpAddr) {
        self.regulars.lock().unwrap_or_else(PoisonError::into_inner).insert(household(address), Instant::now());
    }

    /// Whether somebody at this address sits at a table, or did until lately.
    pub fn is_regular(&self, address: IpAddr) -> bool {
        self.regulars.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&household(address))
    }

    /// A gate for the messages of one socket.
    pub fn messages(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(quota(self.limits.messages_per_second, 3))
    }

    /// Forgets addresses that have been quiet.
    pub fn tidy(&self) {
        for gate in [&self.pages, &self.forms, &self.logins, &self.tables] {
            gate.retain_recent();
        }
        let mut regulars = self.regulars.lock().unwrap_or_else(PoisonError::into_inner);
        regulars.retain(|_, noted| noted.elapsed() < REGULAR);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_come_in_bursts_and_then_wait() {
        let gates = Gates::new(&Limits { forms_per_second: 1, ..Limits::default() });
        let address = IpAddr::from([10, 0, 0, 1]);
        assert!((0..6).all(|_| gates.form(address).is_ok()));
        assert_eq!(gates.form(address), Err(Error::TooFast));
    }
}
