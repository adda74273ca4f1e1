//! A game behind an object.

use std::any::TypeId;
use std::collections::HashMap;
use std::marker::PhantomData;
use std::sync::{LazyLock, Mutex};

use engine::lesson::{Lesson, LessonError};
use engine::pieces::Picture;
use engine::{ContentError, Evaluate, Field, Info, Lang, LoadError, Match, Options, Present, Record, Seats, Seed};
use serde_json::Value;
use words::Lexicon;

use crate::OfGame;
use crate::learn::{Learning, Said};
use crate::table::{self, Seated, Table, TableError};

/// A game of the catalogue.
pub trait Title: Send + Sync {
    /// What it is.
    fn info(&self) -> &'static Info;
    /// Its options, described.
    fn form(&self) -> Vec<Field>;
    /// Its options as they are unless somebody chooses otherwise.
    fn default_options(&self) -> Value;
    /// Its rules for players.
    fn rulebook(&self, lang: Lang) -> &'static str;
    /// Its dictionary.
    fn lexicon(&self, lang: Lang) -> &'static Lexicon;
    /// The drawings that its pieces and maps show by name.
    fn pictures(&self) -> Vec<Picture>;
    /// Its lessons, and then its puzzles.
    fn lessons(&self) -> Vec<Lesson>;
    /// A lesson after some answers, each an action in notation or [`engine::lesson::ON`].
    fn learn(&self, lesson: &Lesson, answers: &[String], lang: Lang) -> Result<Learning, LessonError>;
    /// Replaces content files before first use.
    fn install(&self, files: &[(String, String)]) -> Result<(), ContentError>;
    /// The fingerprint of the content in use.
    fn content(&self) -> &'static str;
    /// A new match.
    fn open(&self, options: &Value, seats: Seats, seed: Seed) -> Result<Box<dyn Table>, TableError>;
    /// A match from its record, replayed to a step or to the end.
    fn load(&self, record: &Record, step: Option<usize>) -> Result<Box<dyn Table>, LoadError>;
    /// A match from its record's head and a saved position, its history forgotten.
    fn resume(&self, record: &Record, snapshot: Value) -> Result<Box<dyn Table>, TableError>;
}

struct Entry<G>(PhantomData<fn() -> G>);

impl OfGame for dyn Title {
    type Made = &'static dyn Title;
    fn of<G: Present + Evaluate>() -> &'static dyn Title {
        const { &Entry::<G>(PhantomData) }
    }
}

/// A game's options out of JSON; what is not said is as usual.
pub fn options_of<G: Present>(options: &Value) -> Result<G::Options, TableError> {
    serde_json::from_value(options.clone()).map_err(|e| TableError::Options(e.to_string()))
}

impl<G: Present + Evaluate> Title for Entry<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn form(&self) -> Vec<Field> {
        G::Options::form()
    }

    fn default_options(&self) -> Value {
        serde_json::to_value(G::Options::default()).expect("options serialize")
    }

    /// A browser's module has the rulebooks as pages beside it; in it they would be a tenth of its size.
    fn rulebook(&self, lang: Lang) -> &'static str {
        if cfg!(target_arch = "wasm32") { "" } else { G::rulebook(lang) }
    }

    fn lexicon(&self, lang: Lang) -> &'static Lexicon {
        lexicon::<G>(lang)
    }

    fn pictures(&self) -> Vec<Picture> {
        G::pictures()
    }

    fn lessons(&self) -> Vec<Lesson> {
        lessons::<G>().to_vec()
    }

    fn learn(&self, lesson: &Lesson, answers: &[String], lang: Lang) -> Result<Learning, LessonError> {
        let moment = lesson.follow::<G>(answers)?;
        let said = Said::new(lesson, &moment, lang);
        Ok(Learning { table: Box::new(Seated(moment.game)), said })
    }

    fn install(&self, files: &[(String, String)]) -> Result<(), ContentError> {
        G::install(files)
    }

    fn content(&self) -> &'static str {
        G::content()
    }

    fn open(&self, options: &Value, seats: Seats, seed: Seed) -> Result<Box<dyn Table>, TableError> {
        Ok(Box::new(Seated(Match::<G>::new(options_of::<G>(options)?, seats, seed)?)))
    }

    fn load(&self, record: &Record, step: Option<usize>) -> Result<Box<dyn Table>, LoadError> {
        let step = step.unwrap_or(record.actions.len());
        Ok(Box::new(Seated(Match::<G>::load_to(record, step)?)))
    }

    fn resume(&self, record: &Record, snapshot: Value) -> Result<Box<dyn Table>, TableError> {
        Ok(Box::new(table::resume::<G>(record, snapshot)?))
    }
}

/// The lessons of a game, read once. They are built in and tested, so they can be read.
fn lessons<G: Present>() -> &'static [Lesson] {
    static READ: LazyLock<Mutex<HashMap<TypeId, &'static [Lesson]>>> = LazyLock::new(Mutex::default);
    let parse = |(name, text): &(&str, &str)| Lesson::parse(name, text).unwrap_or_else(|error| panic!("{error}"));
    let mut read = READ.lock().expect("nobody panics while reading lessons");
    read.entry(TypeId::of::<G>()).or_insert_with(|| Vec::leak(G::lessons().iter().map(parse).collect()))
}

/// The dictionary of a game in a language, made once. Locale files are built in and tested, so they parse.
pub(crate) fn lexicon<G: Present>(lang: Lang) -> &'static Lexicon {
    static MADE: LazyLock<Mutex<HashMap<(TypeId, Lang), &'static Lexicon>>> = LazyLock::new(Mutex::default);
    let mut made = MADE.lock().expect("nobody panics while making a dictionary");
    made.entry((TypeId::of::<G>(), lang)).or_insert_with(|| {
        let lexicon = Lexicon::new(lang, G::locale(lang)).unwrap_or_else(|errors| panic!("{lang} locale: {errors:?}"));
        Box::leak(Box::new(lexicon))
    })
}
