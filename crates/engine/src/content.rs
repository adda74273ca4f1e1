//! A game's components: data files built into the program, or others put in their place at start-up.

use std::sync::OnceLock;

use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use crate::chance::hex;

/// A content file that cannot be used: which one, where in it, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {place}: {message}")]
pub struct ContentError {
    /// The file's name.
    pub file: String,
    /// Where in the file: a line where it cannot be read, or else the key (`start.gold`), rows counted from 0
    /// (`card[3].value`).
    pub place: String,
    /// What is wrong there.
    pub message: String,
}

impl ContentError {
    /// An error at a place of a file.
    pub fn new(file: &str, place: impl Into<String>, message: impl Into<String>) -> Self {
        Self { file: file.to_owned(), place: place.into(), message: message.into() }
    }
}

/// What must hold at a place of a file; the message says it in words.
pub fn demand(
    holds: bool,
    file: &str,
    place: impl Into<String>,
    message: impl Into<String>,
) -> Result<(), ContentError> {
    if holds { Ok(()) } else { Err(ContentError::new(file, place, message)) }
}

/// The texts of a game's content files, by name.
pub struct Files<'a>(pub Vec<(&'a str, &'a str)>);

impl<'a> Files<'a> {
    /// The text of one file.
    pub fn text(&self, name: &str) -> Result<&'a str, ContentError> {
        let found = self.0.iter().find(|(file, _)| *file == name);
        found.map(|(_, text)| *text).ok_or_else(|| ContentError::new(name, "file", "missing"))
    }

    /// One file, parsed.
    pub fn parse<T: DeserializeOwned>(&self, name: &str) -> Result<T, ContentError> {
        let text = self.text(name)?;
        if cfg!(target_arch = "wasm32") { parse_compactly(name, text) } else { parse_toml(name, text) }
    }
}

/// Parses TOML by way of values, without the line of an error: for a browser's module, in which the code that reads every
/// type from TOML itself would be a quarter of everything, and which has no content but what is built in and tested.
fn parse_compactly<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, ContentError> {
    let value: serde_json::Value = parse_toml(file, text)?;
    serde_json::from_value(value).map_err(|error| ContentError::new(file, "", error.to_string()))
}

/// Parses TOML; an error names the file, the line and what was expected there.
pub fn parse_toml<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, ContentError> {
    toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(0, |span| line_of(text, span.start));
        ContentError::new(file, format!("line {line}"), error.message())
    })
}

/// The line, counted from 1, that a place of a text is in.
pub(crate) fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
}

/// The fingerprint of built-in content.
pub const STANDARD: &str = "standard";

fn digest(files: &[(&str, &str)]) -> String {
    let mut hash = Sha256::new();
    for part in files.iter().flat_map(|(name, text)| [name, text]) {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part.as_bytes());
    }
    hex(&hash.finalize()[..8])
}

/// What [`crate::Game`] asks about a game's content, answered by the shelf that holds it.
#[macro_export]
macro_rules! shelved {
    ($shelf:path) => {
        fn install(files: &[(String, String)]) -> Result<(), $crate::ContentError> {
            $shelf.install(files)
        }

        fn content() -> &'static str {
            $shelf.digest()
        }
    };
}

/// Where a game keeps its content: parsed once, on first use, from the built-in files or from those installed
/// before.
pub struct Shelf<T: 'static> {
    standard: &'static [(&'static str, &'static str)],
    parse: fn(&Files<'_>) -> Result<T, ContentError>,
    slot: OnceLock<Stored<T>>,
}

struct Stored<T> {
    value: T,
    digest: String,
}

impl<T: Send + Sync> Shelf<T> {
    /// A shelf with its built-in files.
    pub const fn new(
        standard: &'static [(&'static str, &'static str)],
        parse: fn(&Files<'_>) -> Result<T, ContentError>,
    ) -> Self {
        Self { standard, parse, slot: OnceLock::new() }
    }

    /// The content. Panics if the built-in files are broken, which a test of every game excludes.
    pub fn get(&self) -> &T {
        &self.stored().value
    }

    /// A fingerprint of the content in use, `standard` for the built-in files; a record carries it.
    pub fn digest(&self) -> &str {
        &self.stored().digest
    }

    /// Puts other files in place of the built-in ones of the same name; the rest stay. Must come before first use.
    pub fn install(&self, files: &[(String, String)]) -> Result<(), ContentError> {
        if let Some((unknown, _)) = files.iter().find(|(name, _)| !self.standard.iter().any(|(known, _)| known == name))
        {
            return Err(ContentError::new(unknown, "file", "this game has no content file of that name"));
        }
        let files: Vec<_> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        let stored = self.read(self.replaced(&files))?;
        let late = |_| ContentError::new("content", "start-up", "the content is in use already");
        self.slot.set(stored).map_err(late)
    }

    /// Parses files without using them: the built-in ones with some replaced.
    pub fn try_parse(&self, files: &[(&str, &str)]) -> Result<T, ContentError> {
        (self.parse)(&Files(self.replaced(files)))
    }

    /// The built-in files, with these in place of those of the same name.
    fn replaced<'a>(&self, files: &[(&str, &'a str)]) -> Vec<(&'a str, &'a str)> {
        let other = |name: &str| files.iter().find(|(other, _)| *other == name).map(|(_, text)| *text);
        self.standard.iter().map(|&(name, text)| (name, other(name).unwrap_or(text))).collect()
    }

    /// The built-in files, by name.
    pub fn standard(&self) -> &'static [(&'static str, &'static str)] {
        self.standard
    }

    fn read(&self, files: Vec<(&str, &str)>) -> Result<Stored<T>, ContentError> {
        let digest = if files == self.standard { STANDARD.to_owned() } else { digest(&files) };
        Ok(Stored { value: (self.parse)(&Files(files))?, digest })
    }

    fn stored(&self) -> &Stored<T> {
        self.slot.get_or_init(|| match self.read(self.standard.to_vec()) {
            Ok(stored) => stored,
            Err(error) => panic!("built-in content: {error}"),
        })
    }
}
