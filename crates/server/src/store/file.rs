//! The database file is for its owner's eyes alone: the key that signs cookies is in it.

use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::StoreError;

/// The SQLite file in its directory.
const FILE: &str = "piazza.sqlite";
/// What SQLite puts beside the file; it gets the file's own permissions when it is made.
const BESIDE: [&str; 3] = ["", "-wal", "-shm"];

/// What to do with a file that others on this machine can read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sharing {
    /// It is not opened.
    #[default]
    Refused,
    /// It is meant to be so.
    Meant,
}

/// The database file of a directory, made with its directory if missing.
pub fn place(directory: &Path, sharing: Sharing) -> Result<PathBuf, StoreError> {
    let cannot = |path: &Path, error| StoreError::Unavailable(format!("{}: {error}", path.display()));
    make_directory(directory).map_err(|error| cannot(directory, error))?;
    let file = directory.join(FILE);
    match make(&file) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(cannot(&file, error)),
        Ok(()) | Err(_) => {}
    }
    match sharing {
        Sharing::Refused => BESIDE.iter().try_for_each(|end| private(&named(&file, end)))?,
        Sharing::Meant => {}
    }
    Ok(file)
}

/// Where the database file of a directory is, or would be.
pub fn existing(directory: &Path) -> PathBuf {
    directory.join(FILE)
}

fn named(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Makes an empty file that nobody else can read, unless there is one.
pub fn make(file: &Path) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

fn make_directory(directory: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(directory)
}

#[cfg(unix)]
fn private(file: &Path) -> Result<(), StoreError> {
    use std::os::unix::fs::PermissionsExt;
    let Ok(found) = std::fs::metadata(file) else { return Ok(()) };
    let mode = found.permissions().mode() & 0o777;
    if mode & 0o077 == 0 { Ok(()) } else { Err(StoreError::Exposed { file: file.to_owned(), mode }) }
}

#[cfg(not(unix))]
fn private(_: &Path) -> Result<(), StoreError> {
    Ok(())
}
