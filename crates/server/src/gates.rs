//! Rate limits: how often somebody may knock.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Limits;
use crate::error::Error;

/// The gates of the server.
pub struct Gates {
    forms: DefaultKeyedRateLimiter<IpAddr>,
    logins: DefaultKeyedRateLimiter<IpAddr>,
    sockets: Arc<Mutex<HashMap<IpAddr, usize>>>,
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
            forms: RateLimiter::keyed(quota(limits.forms_per_second, 6)),
            logins: RateLimiter::keyed(Quota::per_minute(at_least_one(10)).allow_burst(at_least_one(limits.logins))),
            sockets: Arc::default(),
            limits: *limits,
        }
    }

    /// One more form from an address.
    pub fn form(&self, address: IpAddr) -> Result<(), Error> {
        self.forms.check_key(&address).map_err(|_| Error::TooFast)
    }

    /// One more attempt to prove a password.
    pub fn login(&self, address: IpAddr) -> Result<(), Error> {
        self.logins.check_key(&address).map_err(|_| Error::TooFast)
    }

    /// One more socket; it counts until the pass is dropped.
    pub fn socket(&self, address: IpAddr) -> Result<Pass, Error> {
        let mut sockets = self.sockets.lock().expect("counting does not panic");
        if sockets.values().sum::<usize>() >= self.limits.sockets {
            return Err(Error::Busy);
        }
        let count = sockets.entry(address).or_default();
        if *count >= self.limits.sockets_per_address {
            return Err(Error::TooMany);
        }
        *count += 1;
        Ok(Pass { address, sockets: self.sockets.clone() })
    }

    /// A gate for the messages of one socket.
    pub fn messages(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(quota(self.limits.messages_per_second, 3))
    }

    /// Forgets addresses that have been quiet.
    pub fn tidy(&self) {
        self.forms.retain_recent();
        self.logins.retain_recent();
    }
}

/// A place among the sockets of an address.
pub struct Pass {
    address: IpAddr,
    sockets: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().expect("counting does not panic");
        if let Some(count) = sockets.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sockets_are_counted_per_address_and_given_back() {
        let gates = Gates::new(&Limits { sockets_per_address: 2, ..Limits::default() });
        let address = IpAddr::from([10, 0, 0, 1]);
        let first = gates.socket(address).unwrap();
        let _second = gates.socket(address).unwrap();
        assert_eq!(gates.socket(address).err(), Some(Error::TooMany));
        assert!(gates.socket(IpAddr::from([10, 0, 0, 2])).is_ok());
        drop(first);
        assert!(gates.socket(address).is_ok());
    }

    #[test]
    fn forms_come_in_bursts_and_then_wait() {
        let gates = Gates::new(&Limits { forms_per_second: 1, ..Limits::default() });
        let address = IpAddr::from([10, 0, 0, 1]);
        assert!((0..6).all(|_| gates.form(address).is_ok()));
        assert_eq!(gates.form(address), Err(Error::TooFast));
    }
}
