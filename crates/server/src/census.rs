//! How many of something there are, in all and from each address.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::error::Error;

/// Whom an address stands for. A household or a machine has a whole /64 of IPv6 to itself, so that is what counts.
pub fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX))),
        },
    }
}

/// How many there may be.
#[derive(Clone, Copy, Debug)]
pub struct Caps {
    /// In all.
    pub all: usize,
    /// From one address.
    pub each: usize,
}

/// A count of those who are in. Cheap to clone.
#[derive(Clone, Default)]
pub struct Census(Arc<Mutex<Counts>>);

#[derive(Default)]
struct Counts {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

impl Census {
    fn lock(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more, who counts until the answer is dropped.
    pub fn enter(&self, address: IpAddr, caps: Caps) -> Result<Counted, Error> {
        let address = household(address);
        let mut counts = self.lock();
        if counts.all >= caps.all {
            return Err(Error::Busy);
        }
        let each = counts.by_address.entry(address).or_default();
        if *each >= caps.each {
            return Err(Error::TooMany);
        }
        *each += 1;
        counts.all += 1;
        Ok(Counted { address, census: self.clone() })
    }

    /// How many are in.
    pub fn count(&self) -> usize {
        self.lock().all
    }
}

/// One who is in.
pub struct Counted {
    address: IpAddr,
    census: Census,
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.census.lock();
        counts.all -= 1;
        if let Some(each) = counts.by_address.get_mut(&self.address) {
            *each -= 1;
            if *each == 0 {
                counts.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_counted_per_address_and_in_all_until_they_go() {
        let (census, caps) = (Census::default(), Caps { all: 3, each: 2 });
        let (here, there) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let first = census.enter(here, caps).unwrap();
        let _second = census.enter(here, caps).unwrap();
        assert_eq!(census.enter(here, caps).err(), Some(Error::TooMany));
        let third = census.enter(there, caps).unwrap();
        assert_eq!(census.enter(there, caps).err(), Some(Error::Busy));
        drop(third);
        assert_eq!(census.count(), 2);
        drop(first);
        assert!(census.enter(here, caps).is_ok());
    }

    #[test]
    fn a_household_of_ipv6_counts_as_one() {
        let check = |a: &str, b: &str| household(a.parse().unwrap()) == household(b.parse().unwrap());
        assert!(check("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"));
        assert!(!check("2001:db8:1:2::1", "2001:db8:1:3::1"));
        assert!(check("::ffff:10.0.0.1", "10.0.0.1"));
        assert!(!check("10.0.0.1", "10.0.0.2"));
    }
}
