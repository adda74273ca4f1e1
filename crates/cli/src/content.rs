//! `--content DIR`: other components in place of the built-in ones.

use std::path::{Path, PathBuf};

use clap::Args;

use crate::error::{CliError, read};
use crate::game;

#[derive(Args)]
pub struct ContentArg {
    /// Replace content files: DIR/GAME/*.toml, or DIR/*.toml for the game of the command.
    #[arg(long, global = true, value_name = "DIR")]
    content: Option<PathBuf>,
}

impl ContentArg {
    /// Installs what lies in the directory. Nothing is used unless all of it is valid.
    pub fn install(&self, game: Option<&str>) -> Result<(), CliError> {
        let Some(directory) = &self.content else { return Ok(()) };
        let game = game.map(game::find).transpose()?;
        let mut found = false;
        for title in catalog::titles() {
            let slug = title.info().slug;
            let mut files = toml_files(&directory.join(slug))?;
            if game.is_some_and(|game| game.info().slug == slug) {
                files.extend(toml_files(directory)?);
            }
            if !files.is_empty() {
                found = true;
                title.install(&files)?;
            }
        }
        if found { Ok(()) } else { Err(CliError::Input(format!("{}: no content files", directory.display()))) }
    }
}

fn toml_files(directory: &Path) -> Result<Vec<(String, String)>, CliError> {
    let Ok(entries) = std::fs::read_dir(directory) else { return Ok(Vec::new()) };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    paths.sort();
    let file = |path: PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok((name, read(&path)?))
    };
    paths.into_iter().map(file).collect()
}
