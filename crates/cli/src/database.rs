//! Where everything is kept.

use std::path::{Path, PathBuf};

use clap::Args;
use server::Config;
use server::store::Sharing;

use crate::error::{CliError, read};

/// The variable with the address of a database, so that its password need not stand on the command line.
const VARIABLE: &str = "PIAZZA_DATABASE";

#[derive(Args)]
#[command(next_help_heading = "Database")]
pub struct DatabaseArgs {
    /// The directory of the database file.
    #[arg(long, default_value = "piazza-data", value_name = "DIR")]
    data: PathBuf,
    /// Use that file even if others on this machine can read it. The key that signs cookies is in it.
    #[arg(long)]
    shared_database_file: bool,
    /// A PostgreSQL database instead of the file: postgres://user:password@host/name. Everybody on this machine can see
    /// the password here; --database-file and the variable PIAZZA_DATABASE keep it from them.
    #[arg(long, value_name = "URL", conflicts_with = "database_file")]
    database: Option<String>,
    /// A file with the address of the PostgreSQL database and nothing else.
    #[arg(long, value_name = "FILE")]
    database_file: Option<PathBuf>,
}

impl Default for DatabaseArgs {
    fn default() -> Self {
        Self { data: Config::default().data, shared_database_file: false, database: None, database_file: None }
    }
}

impl DatabaseArgs {
    /// The usual configuration on this database.
    pub fn config(self) -> Result<Config, CliError> {
        let sharing = if self.shared_database_file { Sharing::Meant } else { Sharing::Refused };
        Ok(Config { database: self.address()?, data: self.data, sharing, ..Config::default() })
    }

    /// The address: what is said comes before what lies about.
    fn address(&self) -> Result<Option<String>, CliError> {
        let address = match (&self.database, &self.database_file) {
            (Some(address), _) => Some(address.clone()),
            (None, Some(file)) => Some(in_file(file)?),
            (None, None) => std::env::var(VARIABLE).ok(),
        };
        Ok(address.map(|address| address.trim().to_owned()).filter(|address| !address.is_empty()))
    }
}

/// The address in a file. Whoever names one means a database: an empty file is a mistake, and not the built-in one.
fn in_file(path: &Path) -> Result<String, CliError> {
    let text = read(path)?;
    if text.trim().is_empty() {
        let message = "the file is empty, where the address of a database should be".into();
        return Err(CliError::InFile { path: path.to_owned(), message });
    }
    Ok(text)
}
