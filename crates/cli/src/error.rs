//! What can go wrong on the command line.

use std::path::{Path, PathBuf};

/// An error with everything a person needs to mend it.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// Something that was checked is wrong (exit code 1).
    #[error("{0}")]
    Failed(String),
    #[error("there is no game {0:?}; the games are {1}")]
    NoGame(String, String),
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: std::io::Error },
    #[error("{}: {message}", path.display())]
    InFile { path: PathBuf, message: String },
    #[error("{0}")]
    Input(String),
    #[error(transparent)]
    Table(#[from] catalog::TableError),
    #[error(transparent)]
    Study(#[from] lab::StudyError),
    #[error(transparent)]
    Contest(#[from] lab::ContestError),
    #[error(transparent)]
    Book(#[from] lab::BookError),
    #[error(transparent)]
    Player(#[from] catalog::Fault),
    #[error(transparent)]
    Load(#[from] engine::LoadError),
    #[error(transparent)]
    Content(#[from] engine::ContentError),
    #[error(transparent)]
    Picture(#[from] raster::PictureError),
    #[error(transparent)]
    Serve(#[from] server::ServeError),
    #[error("writing the output: {0}")]
    Output(#[from] std::io::Error),
}

impl From<lab::LawError> for CliError {
    fn from(error: lab::LawError) -> Self {
        match error {
            lab::LawError::Broken { .. } => CliError::Failed(error.to_string()),
            lab::LawError::Table(error) => CliError::Table(error),
        }
    }
}

/// Reads a text file, or says which one could not be read and why.
pub fn read(path: &Path) -> Result<String, CliError> {
    std::fs::read_to_string(path).map_err(|error| CliError::File { path: path.to_owned(), error })
}

/// Writes a file whole.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), CliError> {
    std::fs::write(path, bytes).map_err(|error| CliError::File { path: path.to_owned(), error })
}
