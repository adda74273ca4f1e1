//! A hall that outgrows one process: the bus between several, and `piazza migrate` from the file to PostgreSQL.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use server::BusConfig;
use server::store::Migrated;

use crate::error::CliError;
use crate::serve::runtime;
use crate::terminal::out;

/// The variable with the address of the bus, so that its password need not stand on the command line.
const VARIABLE: &str = "PIAZZA_BUS";
/// The usual lease.
const LEASE: &str = "3";

#[derive(Args)]
#[command(next_help_heading = "One of several processes")]
pub struct BusArgs {
    /// The NATS servers through which the processes of one hall speak to each other: nats://user:password@host, or tls://,
    /// several with commas between them. Needs --database. Also in the variable PIAZZA_BUS.
    #[arg(long, value_name = "URL")]
    bus: Option<String>,
    /// After how many seconds of silence another process takes the tables of this one over.
    #[arg(long, value_name = "SECONDS", default_value = LEASE, value_parser = clap::value_parser!(u16).range(1..=600))]
    lease: u16,
}

impl Default for BusArgs {
    fn default() -> Self {
        Self { bus: None, lease: LEASE.parse().expect("a number") }
    }
}

impl BusArgs {
    /// The bus, if there is one: what is said comes before what lies about.
    pub fn config(&self) -> Option<BusConfig> {
        let url = self.bus.clone().or_else(|| std::env::var(VARIABLE).ok()).filter(|url| !url.trim().is_empty())?;
        Some(BusConfig { url: url.trim().to_owned(), lease: Duration::from_secs(self.lease.into()) })
    }
}

#[derive(Args)]
pub struct MigrateArgs {
    /// The directory of the database file.
    from: PathBuf,
    /// The PostgreSQL database, which must be empty: postgres://user:password@host/name.
    to: String,
}

/// Copies a hall and says what was copied.
pub fn migrate(args: &MigrateArgs) -> Result<(), CliError> {
    let migrated = runtime()?.block_on(server::store::migrate(&args.from, &args.to, catalog::titles()));
    let Migrated { rows, replayed, unreadable } =
        migrated.map_err(|error| CliError::InFile { path: args.from.clone(), message: error.to_string() })?;
    for (table, rows) in rows {
        out(&format!("{rows:>10} {table}"))?;
    }
    out(&format!("{replayed:>10} matches replayed to the same end"))?;
    unreadable.iter().try_for_each(|id| out(&format!("  {id} cannot be replayed, as before")))
}
