//! `piazza site`: everything that needs no server, as plain files.

use std::path::PathBuf;

use clap::Args;

use crate::error::CliError;
use crate::terminal::out;

/// Where to, and with which module.
#[derive(Args)]
pub struct SiteArgs {
    /// The folder; files of an earlier site in it are replaced.
    folder: PathBuf,
    /// The module that keeps the hall in the browser, as `cargo xtask web` builds it.
    #[arg(long, default_value = "target/web/piazza.wasm")]
    module: PathBuf,
}

/// Writes the site.
pub fn write(args: &SiteArgs) -> Result<(), CliError> {
    let written = server::write_site(catalog::titles(), &args.module, &args.folder);
    let files = written.map_err(|error| CliError::Input(error.to_string()))?;
    out(&format!("{files} files in {}", args.folder.display()))
}
