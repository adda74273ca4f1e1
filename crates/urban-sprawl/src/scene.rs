//! The board as a picture: the grid on the left, cards and offices on the right, the players below.

mod city;
mod offices;
mod players;
mod tracks;

use art::{Canvas, Icon, Label, Paint, Style};
use engine::{Phrase, Say};

use crate::ids::{Card, Deck, Vocation};
use crate::map::zone_paint;
use crate::show::card_in_full;
use crate::state::Open;
use crate::view::View;

/// Width of the picture.
const WIDTH: f64 = 1400.0;
/// Where the column of cards begins.
const CARDS_LEFT: f64 = 906.0;
/// Where the players' rows begin, and how high each is.
const PLAYERS_TOP: f64 = 884.0;
const PLAYER_HEIGHT: f64 = 76.0;

/// What every part of the picture needs.
struct Stage<'a> {
    open: &'a Open,
    view: &'a View,
    words: &'a dyn Say,
}

impl Stage<'_> {
    fn say(&self, key: &'static str) -> String {
        self.words.say(&Phrase::new(key))
    }

    fn tell(&self, phrase: Phrase) -> String {
        self.words.say(&phrase)
    }

    /// Name and text of a card, for hover and screen readers.
    fn card_title(&self, card: Card) -> String {
        self.tell(self.card_phrase(card))
    }

    fn card_phrase(&self, card: Card) -> Phrase {
        card_in_full(self.open, card)
    }
}

pub fn draw(view: &View, words: &dyn Say) -> String {
    let stage = Stage { open: &view.open, view, words };
    let height = PLAYERS_TOP + PLAYER_HEIGHT * f64::from(view.open.seats.0) + 12.0;
    let mut canvas = Canvas::new();
    canvas.rect((0.0, 0.0), (WIDTH, height), 0.0, &Style::fill("var(--paper)"));
    city::draw(&stage, &mut canvas);
    tracks::draw(&stage, &mut canvas);
    offices::draw(&stage, &mut canvas);
    tracks::current(&stage, &mut canvas);
    players::draw(&stage, &mut canvas);
    canvas.finish(WIDTH, height, &stage.say("scene-title"))
}

/// The colour of a deck.
const fn deck_paint(deck: Deck) -> Paint {
    match deck {
        Deck::Planning => Paint::Moss,
        Deck::Town => Paint::Terracotta,
        Deck::City => Paint::Slate,
        Deck::Metropolis => Paint::Coal,
    }
}

const fn vocation_icon(vocation: Vocation) -> Icon {
    match vocation {
        Vocation::Media => Icon::News,
        Vocation::Finance => Icon::Money,
        Vocation::Transportation => Icon::Tram,
        Vocation::Education => Icon::Book,
        Vocation::Energy => Icon::Bolt,
        Vocation::Tourism => Icon::Suitcase,
        Vocation::Factory => Icon::Factory,
        Vocation::PublicService => Icon::Columns,
    }
}

/// A small heading.
fn heading(canvas: &mut Canvas, x: f64, y: f64, text: &str) {
    canvas.label(x, y, &Label::new(text).serif().bold().size(15.0));
}
