//! The address of a PostgreSQL server, and whether the way there is encrypted.
//!
//! `sslmode=disable` means no, every other `sslmode` means yes, with the server's certificate checked in full: there is
//! no half trust. If the address does not say, the way to this machine is plain and the way to any other is not.

use std::path::Path;
use std::str::FromStr;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::StoreError;

/// Where the server is, and how to speak to it.
pub struct Address {
    pub config: Config,
    pub tls: Option<MakeRustlsConnect>,
}

/// What an address says about encryption; the driver does not know these words.
#[derive(Debug, Default, PartialEq, Eq)]
struct Wish {
    mode: Option<String>,
    roots: Option<String>,
}

fn cannot(error: impl std::fmt::Display) -> StoreError {
    StoreError::Address(error.to_string())
}

/// Splits an address into what the driver understands and what is for us.
fn split(url: &str) -> (String, Wish) {
    let (place, query) = url.split_once('?').unwrap_or((url, ""));
    let (mut rest, mut wish) = (Vec::new(), Wish::default());
    for part in query.split('&').filter(|part| !part.is_empty()) {
        match part.split_once('=') {
            Some(("sslmode", mode)) => wish.mode = Some(mode.to_owned()),
            Some(("sslrootcert", file)) => wish.roots = Some(file.to_owned()),
            _ => rest.push(part),
        }
    }
    let address = if rest.is_empty() { place.to_owned() } else { format!("{place}?{}", rest.join("&")) };
    (address, wish)
}

fn is_here(config: &Config) -> bool {
    config.get_hosts().iter().all(|host| match host {
        Host::Tcp(name) => matches!(name.as_str(), "localhost" | "127.0.0.1" | "::1"),
        #[cfg(unix)]
        Host::Unix(_) => true,
    })
}

impl FromStr for Address {
    type Err = StoreError;

    fn from_str(url: &str) -> Result<Self, StoreError> {
        let (address, wish) = split(url);
        let mut config: Config = address.parse().map_err(cannot)?;
        let plain = match wish.mode.as_deref() {
            Some("disable") => true,
            Some("require" | "verify-ca" | "verify-full") => false,
            Some(other) => return Err(cannot(format!("sslmode {other:?} is not one of disable, verify-full"))),
            None => is_here(&config),
        };
        config.ssl_mode(if plain { SslMode::Disable } else { SslMode::Require });
        let tls = if plain { None } else { Some(encryption(wish.roots.as_deref())?) };
        Ok(Self { config, tls })
    }
}

fn encryption(roots: Option<&str>) -> Result<MakeRustlsConnect, StoreError> {
    let mut trusted = RootCertStore::empty();
    let found = match roots {
        Some(file) => certificates(Path::new(file))?,
        None => rustls_native_certs::load_native_certs().certs,
    };
    trusted.add_parsable_certificates(found);
    let provider = rustls::crypto::ring::default_provider().into();
    let versions = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = versions.map_err(cannot)?.with_root_certificates(trusted).with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

fn certificates(file: &Path) -> Result<Vec<CertificateDer<'static>>, StoreError> {
    let unreadable = |error| cannot(format!("{}: {error}", file.display()));
    CertificateDer::pem_file_iter(file).and_then(Iterator::collect).map_err(unreadable)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_encrypted(url: &str) -> bool {
        url.parse::<Address>().expect("an address").tls.is_some()
    }

    #[test]
    fn the_way_to_another_machine_is_encrypted_unless_told_otherwise() {
        assert!(is_encrypted("postgres://piazza@db.example/piazza"));
        assert!(!is_encrypted("postgres://piazza@db.example/piazza?sslmode=disable"));
        assert!(!is_encrypted("postgres://piazza@localhost/piazza"));
        assert!(is_encrypted("postgres://piazza@localhost/piazza?sslmode=verify-full"));
    }

    #[test]
    fn what_cannot_be_meant_is_refused() {
        for url in ["postgres://h/d?sslmode=maybe", "postgres://h/d?sslrootcert=/nowhere", "nonsense"] {
            assert!(matches!(url.parse::<Address>(), Err(StoreError::Address(_))), "{url}");
        }
    }

    #[test]
    fn other_options_reach_the_driver() {
        let (address, wish) = split("postgres://h/d?sslmode=require&application_name=x&sslrootcert=/c.pem");
        assert_eq!(address, "postgres://h/d?application_name=x");
        assert_eq!(wish, Wish { mode: Some("require".into()), roots: Some("/c.pem".into()) });
    }
}
