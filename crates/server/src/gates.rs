//! Rate limits: how often somebody may knock.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use serde::{Deserialize, Serialize};

use crate::census::{Caps, Census, Counted, household};
use crate::config::Limits;
use crate::error::Error;

/// How long an address is remembered at which somebody sat at a table.
const REGULAR: Duration = Duration::from_secs(600);

/// What an address has an allowance of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gate {
    /// Pages.
    Pages,
    /// Forms.
    Forms,
    /// Attempts to prove a password.
    Logins,
    /// New tables.
    Tables,
}

/// Whether there are other processes, which are told what addresses spend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// There are none.
    Alone,
    /// There are.
    Others,
}

/// The gates of the server. Addresses count by household.
pub struct Gates {
    pages: DefaultKeyedRateLimiter<IpAddr>,
    forms: DefaultKeyedRateLimiter<IpAddr>,
    logins: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    /// What has been spent since the others were told.
    spent: Option<Mutex<HashMap<(Gate, IpAddr), u32>>>,
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
    pub fn new(limits: &Limits, company: Company) -> Self {
        Self {
            spent: (company == Company::Others).then(Mutex::default),
            pages: RateLimiter::keyed(quota(limits.pages_per_second, 10)),
            forms: RateLimiter::keyed(quota(limits.forms_per_second, 6)),
            logins: RateLimiter::keyed(Quota::per_minute(at_least_one(10)).allow_burst(at_least_one(limits.logins))),
            tables: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.tables_per_address))),
            sockets: Census::default(),
            regulars: Mutex::default(),
            limits: *limits,
        }
    }

    fn limiter(&self, gate: Gate) -> &DefaultKeyedRateLimiter<IpAddr> {
        match gate {
            Gate::Pages => &self.pages,
            Gate::Forms => &self.forms,
            Gate::Logins => &self.logins,
            Gate::Tables => &self.tables,
        }
    }

    fn pass(&self, gate: Gate, address: IpAddr) -> Result<(), Error> {
        let address = household(address);
        let refusal = if gate == Gate::Tables { Error::TooMany } else { Error::TooFast };
        self.limiter(gate).check_key(&address).map_err(|_| refusal)?;
        if let Some(spent) = &self.spent {
            *spent.lock().unwrap_or_else(PoisonError::into_inner).entry((gate, address)).or_default() += 1;
        }
        Ok(())
    }

    /// One more page for an address.
    pub fn page(&self, address: IpAddr) -> Result<(), Error> {
        self.pass(Gate::Pages, address)
    }

    /// One more form from an address.
    pub fn form(&self, address: IpAddr) -> Result<(), Error> {
        self.pass(Gate::Forms, address)
    }

    /// One more attempt to prove a password.
    pub fn login(&self, address: IpAddr) -> Result<(), Error> {
        self.pass(Gate::Logins, address)
    }

    /// One more table from an address.
    pub fn table(&self, address: IpAddr) -> Result<(), Error> {
        self.pass(Gate::Tables, address)
    }

    /// What addresses have spent here and the others have not been told, of so many addresses.
    pub fn take_spent(&self, many: usize) -> Vec<(Gate, IpAddr, u32)> {
        let Some(spent) = &self.spent else { return Vec::new() };
        let mut spent = spent.lock().unwrap_or_else(PoisonError::into_inner);
        let keys: Vec<_> = spent.keys().copied().take(many).collect();
        keys.into_iter().filter_map(|(gate, at)| Some((gate, at, spent.remove(&(gate, at))?))).collect()
    }

    /// Charges what addresses have spent elsewhere.
    pub fn charge(&self, spent: Vec<(Gate, IpAddr, u32)>) {
        for (gate, address, times) in spent {
            let mut more = (0..times).map(|_| self.limiter(gate).check_key(&address));
            // When nothing is left, the rest makes no difference.
            while matches!(more.next(), Some(Ok(()))) {}
        }
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
        let gates = Gates::new(&Limits { forms_per_second: 1, ..Limits::default() }, Company::Alone);
        let address = IpAddr::from([10, 0, 0, 1]);
        assert!((0..6).all(|_| gates.form(address).is_ok()));
        assert_eq!(gates.form(address), Err(Error::TooFast));
    }

    #[test]
    fn what_is_spent_in_one_process_is_spent_in_all() {
        let limits = Limits { forms_per_second: 1, ..Limits::default() };
        let [here, there] = [(), ()].map(|()| Gates::new(&limits, Company::Others));
        let address = IpAddr::from([10, 0, 0, 1]);
        assert!((0..4).all(|_| here.form(address).is_ok()));
        there.charge(here.take_spent(10));
        assert!((0..2).all(|_| there.form(address).is_ok()));
        assert_eq!(there.form(address), Err(Error::TooFast));
        assert_eq!(here.take_spent(10), [], "it is told once");
        assert_eq!(there.take_spent(10), [(Gate::Forms, address, 2)], "what was charged is not told on");
    }
}
