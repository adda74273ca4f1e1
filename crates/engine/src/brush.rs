//! What maps are drawn with: words, and a book of what was drawn before.
//!
//! A layer that is drawn from the same things looks the same. Whoever draws many tables keeps a [`Book`], and a layer whose
//! game says what it is drawn from is drawn once, for every player and every moment that has no news for it.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::sync::{Arc, Mutex, PoisonError};

use crate::phrase::Say;
use crate::pieces::Layer;

/// The most bytes of drawings in a book. When it is full it begins anew.
const ROOM: usize = 32 << 20;

/// Layers that were drawn before.
#[derive(Default)]
pub struct Book {
    keys: RandomState,
    pages: Mutex<Pages>,
}

#[derive(Default)]
struct Pages {
    layers: HashMap<u64, Layer>,
    bytes: usize,
}

impl Book {
    fn find(&self, page: u64) -> Option<Layer> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner).layers.get(&page).cloned()
    }

    fn keep(&self, page: u64, layer: &Layer) {
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        if pages.bytes + layer.svg.len() > ROOM {
            *pages = Pages::default();
        }
        if pages.layers.insert(page, layer.clone()).is_none() {
            pages.bytes += layer.svg.len();
        }
    }
}

/// What a map is drawn with.
pub struct Brush<'a> {
    /// The words of whoever will look at it.
    pub words: &'a dyn Say,
    /// The book, what tells this game in this language from others in it, and the players' names.
    book: Option<(&'a Book, u64, &'a [String])>,
    /// What whoever will look at it has.
    had: &'a [Had],
}

/// A drawing that somebody has: its page in the book, and what tells it from others.
pub type Had = (u64, u64);

impl<'a> Brush<'a> {
    /// Draws everything anew.
    pub const fn new(words: &'a dyn Say) -> Self {
        Self { words, book: None, had: &[] }
    }

    /// Draws what does not stand in a book. `of` tells this game in this language from others in the book.
    pub fn with_book(words: &'a dyn Say, book: &'a Book, of: impl Hash, names: &'a [String]) -> Self {
        Self { words, book: Some((book, book.keys.hash_one(of), names)), had: &[] }
    }

    /// Leaves out the drawings that whoever will look at it has.
    #[must_use]
    pub const fn sparing(self, had: &'a [Had]) -> Self {
        Self { had, ..self }
    }

    /// A layer that is drawn from what it is said to be `of`, from words and from nothing else.
    pub fn layer(&self, key: &'static str, of: impl Hash, draw: impl FnOnce() -> String) -> Layer {
        let names = self.book.map_or(&[][..], |(.., names)| names);
        self.ground(key, (names, of), draw)
    }

    /// The same for a layer on which no player is named; all tables share it.
    pub fn ground(&self, key: &'static str, of: impl Hash, draw: impl FnOnce() -> String) -> Layer {
        let Some((book, game, _)) = self.book else { return Layer::new(key, draw()) };
        let page = book.keys.hash_one((game, key, of));
        if let Some(&(_, sum)) = self.had.iter().find(|(had, _)| *had == page) {
            return Layer { key, svg: Arc::default(), sum, page: Some(page) };
        }
        book.find(page).unwrap_or_else(|| {
            let layer = Layer { page: Some(page), ..Layer::new(key, draw()) };
            book.keep(page, &layer);
            layer
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phrase::Phrase;

    struct Mute;

    impl Say for Mute {
        fn say(&self, _: &Phrase) -> String {
            String::new()
        }
    }

    #[test]
    fn what_is_drawn_from_the_same_is_drawn_once() {
        let (book, names) = (Book::default(), ["Ada".to_owned()]);
        let brush = Brush::with_book(&Mute, &book, ("hamlet", "en"), &names);
        assert_eq!(&*brush.layer("ground", 1, || "one".into()).svg, "one");
        assert_eq!(&*brush.layer("ground", 1, || unreachable!("it is in the book")).svg, "one");
        assert_eq!(&*brush.layer("ground", 2, || "two".into()).svg, "two");
        assert_eq!(&*brush.layer("houses", 1, || "three".into()).svg, "three");
        let others = ["Bo".to_owned()];
        let brush = Brush::with_book(&Mute, &book, ("hamlet", "en"), &others);
        assert_eq!(&*brush.layer("ground", 1, || "four".into()).svg, "four", "other names, other words");
    }

    #[test]
    fn what_somebody_has_is_not_drawn_for_them() {
        let book = Book::default();
        let brush = || Brush::with_book(&Mute, &book, "hamlet", &[]);
        let one = brush().layer("ground", 1, || "one".into());
        let had = [(one.page.expect("it is in the book"), one.sum)];
        book.pages.lock().expect("nobody panicked").layers.clear();
        let again = brush().sparing(&had).layer("ground", 1, || unreachable!("they have it"));
        assert_eq!((again.sum, &*again.svg), (one.sum, ""));
        assert_eq!(&*brush().sparing(&had).layer("ground", 2, || "two".into()).svg, "two");
    }

    #[test]
    fn a_full_book_begins_anew() {
        let book = Book::default();
        let brush = Brush::with_book(&Mute, &book, "hamlet", &[]);
        for page in 0..3 {
            brush.ground("ground", page, || "x".repeat(ROOM / 2 - 1));
        }
        assert_eq!(book.pages.lock().map(|pages| (pages.layers.len(), pages.bytes)).ok(), Some((1, ROOM / 2 - 1)));
    }
}
