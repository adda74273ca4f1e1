//! The results of a contest in a file: a line for what is played, then a line a game. A contest goes on where it was.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use catalog::Title;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Contest, Fixture, Played};

/// Where results go, and what was there before.
#[derive(Default)]
pub struct Book {
    file: Option<(PathBuf, File)>,
    known: HashMap<Fixture, Played>,
}

/// What is played; results of anything else do not belong in the same book.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Heading {
    game: String,
    rules_version: u32,
    content: String,
    options: Value,
    players: u8,
}

/// Why results could not be kept.
#[derive(Debug, thiserror::Error)]
pub enum BookError {
    /// The file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// What went wrong.
        error: std::io::Error,
    },
    /// A line is not what a contest writes.
    #[error("{}: line {line}: {reason}", path.display())]
    Line {
        /// Which file.
        path: PathBuf,
        /// Its number, from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
}

impl Book {
    /// A book in a file, read as far as it is written.
    pub fn open(path: &Path, title: &dyn Title, contest: &Contest) -> Result<Self, BookError> {
        let failed = |error| BookError::File { path: path.to_owned(), error };
        let mut options = OpenOptions::new();
        let mut file = options.read(true).append(true).create(true).open(path).map_err(failed)?;
        let text = whole_lines(&mut file).map_err(failed)?;
        let mut lines = text.lines();
        let mut book = Self { file: Some((path.to_owned(), file)), known: HashMap::new() };
        let heading = heading(title, contest);
        match lines.next() {
            None => book.line(&heading)?,
            Some(line) if parsed::<Heading>(path, 1, line)? == heading => {}
            Some(_) => {
                let reason = "another game, other options or another number of players".to_owned();
                return Err(BookError::Line { path: path.to_owned(), line: 1, reason });
            }
        }
        for (number, line) in (2..).zip(lines) {
            let game: Played = parsed(path, number, line)?;
            book.known.insert(game.fixture.clone(), game);
        }
        Ok(book)
    }

    /// What was in the book when it was opened.
    pub(super) fn take_known(&mut self) -> HashMap<Fixture, Played> {
        std::mem::take(&mut self.known)
    }

    /// Adds a line.
    pub(super) fn line(&mut self, line: &impl Serialize) -> Result<(), BookError> {
        let Some((path, file)) = &mut self.file else { return Ok(()) };
        let text = format!("{}\n", serde_json::to_string(line).expect("plain data"));
        file.write_all(text.as_bytes()).map_err(|error| BookError::File { path: path.clone(), error })
    }
}

/// The text of a file; a last line that was not finished, because the contest was killed, is taken away.
fn whole_lines(file: &mut File) -> std::io::Result<String> {
    let mut text = String::new();
    file.read_to_string(&mut text)?;
    text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
    file.set_len(text.len() as u64)?;
    Ok(text)
}

fn heading(title: &dyn Title, contest: &Contest) -> Heading {
    let info = title.info();
    Heading {
        game: info.slug.to_owned(),
        rules_version: info.rules_version,
        content: title.content().to_owned(),
        options: contest.options.clone(),
        players: contest.players,
    }
}

fn parsed<T: for<'de> Deserialize<'de>>(path: &Path, line: usize, text: &str) -> Result<T, BookError> {
    let bad = |error: serde_json::Error| BookError::Line { path: path.to_owned(), line, reason: error.to_string() };
    serde_json::from_str(text).map_err(bad)
}
