//! Where a request comes from. What a proxy adds to it is believed only from a proxy of ours.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::str::FromStr;

use axum::extract::ConnectInfo;
use axum::http::HeaderMap;
use axum::http::request::Parts;

/// An address, or all that begin like it: `10.0.0.0/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    length: u32,
}

/// Bits of an address of either kind.
const BITS: u32 = 128;

/// The bits of an address, from the left, and how many there are.
fn bits(address: IpAddr) -> (u128, u32) {
    match address {
        IpAddr::V4(address) => (u128::from(u32::from(address)) << 96, 32),
        IpAddr::V6(address) => (address.into(), BITS),
    }
}

impl Network {
    /// Whether an address belongs to it.
    pub fn contains(&self, address: IpAddr) -> bool {
        let ((ours, width), (theirs, as_wide)) = (bits(self.address), bits(address.to_canonical()));
        width == as_wide && (ours ^ theirs).checked_shr(BITS - self.length).unwrap_or(0) == 0
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text:?} is neither an address nor a network such as 10.0.0.0/8");
        let (address, length) = text.split_once('/').map_or((text, None), |(address, length)| (address, Some(length)));
        let address = address.parse::<IpAddr>().map_err(|_| wrong())?.to_canonical();
        let (_, width) = bits(address);
        let length = length.map_or(Ok(width), |length| length.parse().map_err(|_| wrong()))?;
        if length <= width { Ok(Self { address, length }) } else { Err(wrong()) }
    }
}

/// How the visitor's browser speaks to this site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// On one's own machine, or in one's own four walls.
    Http,
    /// Through a proxy that speaks TLS.
    Https,
}

impl Scheme {
    /// As it stands in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Scheme::Http => "http",
            Scheme::Https => "https",
        }
    }
}

/// Where a request comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The visitor's address.
    pub address: IpAddr,
    /// The name of this site, as the visitor's browser knows it.
    pub host: String,
    /// How the browser speaks to it.
    pub scheme: Scheme,
}

impl Origin {
    /// The origin of a request.
    pub fn of(parts: &Parts, proxies: &[Network]) -> Self {
        let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let peer = connected.unwrap_or(Ipv4Addr::LOCALHOST.into()).to_canonical();
        let ours = |address: IpAddr| proxies.iter().any(|proxy| proxy.contains(address));
        let host = values(&parts.headers, "host").pop().unwrap_or_default().to_owned();
        if !ours(peer) {
            return Self { address: peer, host, scheme: Scheme::Http };
        }
        let told = |name| values(&parts.headers, name).pop();
        // What our own proxies saw stands last; what stands before the first stranger anybody may have written.
        let path = values(&parts.headers, "x-forwarded-for");
        let seen = path.iter().rev().map_while(|address| address.parse::<IpAddr>().ok());
        Self {
            address: seen.map(|address| address.to_canonical()).find(|address| !ours(*address)).unwrap_or(peer),
            host: told("x-forwarded-host").map_or(host, ToOwned::to_owned),
            scheme: if told("x-forwarded-proto") == Some("https") { Scheme::Https } else { Scheme::Http },
        }
    }
}

/// The values of a header, which may come in several lines.
fn values<'a>(headers: &'a HeaderMap, name: &str) -> Vec<&'a str> {
    let lines = headers.get_all(name).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim).filter(|value| !value.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> Network {
        text.parse().expect(text)
    }

    #[test]
    fn a_network_holds_the_addresses_that_begin_like_it() {
        for (text, inside, outside) in [
            ("127.0.0.1", "127.0.0.1", "127.0.0.2"),
            ("10.0.0.0/8", "10.200.3.4", "11.0.0.1"),
            ("0.0.0.0/0", "203.0.113.9", "::1"),
            ("2001:db8::/32", "2001:db8:5::1", "2001:db9::1"),
            ("::1", "::1", "127.0.0.1"),
            ("192.168.1.7", "::ffff:192.168.1.7", "192.168.1.8"),
        ] {
            assert!(network(text).contains(inside.parse().unwrap()), "{inside} in {text}");
            assert!(!network(text).contains(outside.parse().unwrap()), "{outside} in {text}");
        }
        for wrong in ["", "localhost", "10.0.0.0/33", "10.0.0.0/", "::1/129", "10.0.0.0/8/8"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong:?}");
        }
    }

    /// The origin of a request from `peer` with headers, as `ADDRESS HOST SCHEME`.
    fn check(peer: [u8; 4], headers: &[(&str, &str)], expect: &str) {
        let mut request = axum::http::Request::builder().header("host", "piazza.example");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let (mut parts, ()) = request.body(()).unwrap().into_parts();
        parts.extensions.insert(ConnectInfo(SocketAddr::from((peer, 4000))));
        let Origin { address, host, scheme } = Origin::of(&parts, &[network("10.0.0.0/8")]);
        assert_eq!(format!("{address} {host} {}", scheme.name()), expect, "{headers:?}");
    }

    #[test]
    fn what_a_stranger_says_about_where_it_comes_from_is_not_believed() {
        let lies =
            [("x-forwarded-for", "1.1.1.1"), ("x-forwarded-proto", "https"), ("x-forwarded-host", "evil.example")];
        check([203, 0, 113, 9], &lies, "203.0.113.9 piazza.example http");
        check([10, 0, 0, 1], &lies, "1.1.1.1 evil.example https");
    }

    #[test]
    fn of_a_chain_of_proxies_the_first_stranger_counts() {
        let us = [10, 0, 0, 1];
        check(us, &[("x-forwarded-for", "6.6.6.6, 203.0.113.9, 10.0.0.2")], "203.0.113.9 piazza.example http");
        check(
            us,
            &[("x-forwarded-for", "6.6.6.6"), ("x-forwarded-for", "203.0.113.9")],
            "203.0.113.9 piazza.example http",
        );
        check(us, &[("x-forwarded-for", "203.0.113.9, nonsense")], "10.0.0.1 piazza.example http");
        check(us, &[], "10.0.0.1 piazza.example http");
    }
}
