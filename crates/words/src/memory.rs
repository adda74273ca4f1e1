//! What a dictionary has said before: looking it up takes a fraction of the time of putting it into words.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, Hasher, RandomState};
use std::mem::discriminant;
use std::sync::{Mutex, PoisonError};

use engine::{Arg, Phrase};

/// The parts of a memory, so that those who speak at once seldom wait for each other.
const SHELVES: usize = 16;
/// The most bytes of words on a shelf. When it is full it begins anew.
const ROOM: usize = 64 << 10;
/// What a text takes beyond its bytes.
const OVERHEAD: usize = 48;

/// Texts by the phrases and names they were made of.
#[derive(Default)]
pub struct Memory {
    keys: RandomState,
    shelves: [Mutex<Shelf>; SHELVES],
}

#[derive(Default)]
struct Shelf {
    texts: HashMap<u64, Box<str>>,
    bytes: usize,
}

impl Memory {
    /// The words of a phrase, as they were said before or are said now.
    pub fn recall(&self, phrase: &Phrase, names: &[String], speak: impl FnOnce() -> String) -> String {
        let mut key = self.keys.build_hasher();
        note(phrase, names, &mut key);
        let key = key.finish();
        let shelf = &self.shelves[key as usize % SHELVES];
        let said = shelf.lock().unwrap_or_else(PoisonError::into_inner).texts.get(&key).map(|text| text.to_string());
        said.unwrap_or_else(|| {
            let text = speak();
            shelf.lock().unwrap_or_else(PoisonError::into_inner).keep(key, &text);
            text
        })
    }
}

impl Shelf {
    fn keep(&mut self, key: u64, text: &str) {
        let size = OVERHEAD + text.len();
        if self.bytes + size > ROOM {
            *self = Self::default();
        }
        if self.texts.insert(key, text.into()).is_none() {
            self.bytes += size;
        }
    }
}

/// What the words depend on: the phrase, and the names of those whom it names and of nobody else.
fn note(phrase: &Phrase, names: &[String], key: &mut impl Hasher) {
    phrase.key.hash(key);
    phrase.args.len().hash(key);
    for (name, arg) in &phrase.args {
        (name, discriminant(arg)).hash(key);
        match arg {
            Arg::Number(number) => number.hash(key),
            Arg::Text(text) => text.hash(key),
            Arg::Seat(seat) => (seat, names.get(seat.index())).hash(key),
            Arg::Phrase(phrase) => note(phrase, names, key),
            Arg::List(phrases) => {
                phrases.len().hash(key);
                phrases.iter().for_each(|phrase| note(phrase, names, key));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn what_was_said_before_is_not_put_into_words_again() {
        let (memory, phrase) = (Memory::default(), Phrase::new("took").with("who", Seat(1)).with("n", 3));
        let recall = |phrase: &Phrase, all: &[&str], text: &str| memory.recall(phrase, &names(all), || text.to_owned());
        assert_eq!(recall(&phrase, &["Ada", "Bo"], "first"), "first");
        assert_eq!(recall(&phrase, &["Ada", "Bo"], "again"), "first");
        assert_eq!(recall(&phrase, &["Cleo", "Bo"], "again"), "first", "whom it does not name may be called anything");
        assert_eq!(recall(&phrase, &["Ada", "Cleo"], "another name"), "another name");
        assert_eq!(recall(&phrase.clone().with("n", 4), &["Ada", "Bo"], "another number"), "another number");
        let deep = Phrase::new("told").with("what", vec![phrase.clone(), Phrase::new("took")]);
        assert_eq!(recall(&deep, &["Ada", "Bo"], "a list"), "a list");
        assert_eq!(recall(&deep, &["Ada", "Cleo"], "a list of others"), "a list of others");
    }

    #[test]
    fn a_full_memory_begins_anew() {
        let memory = Memory::default();
        for n in 0..10_000 {
            memory.recall(&Phrase::new("number").with("n", n), &[], || "x".repeat(1_000));
        }
        for shelf in &memory.shelves {
            let shelf = shelf.lock().unwrap_or_else(PoisonError::into_inner);
            assert!(shelf.bytes <= ROOM && shelf.bytes == shelf.texts.len() * (OVERHEAD + 1_000));
        }
    }
}
