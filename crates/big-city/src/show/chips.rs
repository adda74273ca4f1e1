//! A player in one line, and the hand as far as the viewer knows it.

use engine::pieces::{Card as Face, Chip, Form, Gauge};
use engine::{Phrase, Seat};

use crate::map::board_paint;
use crate::map::pictures::small_name;
use crate::refusals::card_phrase;
use crate::view::{Held, View};

pub fn chip(view: &View, seat: Seat) -> Chip {
    let hand = &view.hands[seat];
    let gauges = vec![Gauge::new("score", view.scores[seat]), Gauge::new("cards", hand.len() as i64)];
    // What is the viewer's own lies in a pane of its own.
    let minis = if view.viewer.is(seat) { Vec::new() } else { hand.iter().map(|held| back(seat, held)).collect() };
    Chip { minis, notes: notes(view, seat), ..Chip::new(seat, gauges) }
}

/// A card in another hand: its back, or its face if the viewer knows it (BC-9.4).
fn back(seat: Seat, held: &Held) -> Face {
    let paint = board_paint(held.back).name();
    let Some(card) = held.card else {
        let help = Phrase::new("help-back").with("seat", seat).with("stack", held.back.number());
        return Face::new(Form::Mini, Phrase::plain(held.back)).paint(paint).help(help);
    };
    let help = Phrase::new("help-known").with("seat", seat).with("card", card_phrase(card));
    let face = match card.facility() {
        Some(building) => Face::new(Form::Tag, Phrase::new(building.key())).picture(small_name(building)),
        None => Face::new(Form::Tag, Phrase::plain(card.plot().map(|plot| plot.to_string()).unwrap_or_default())),
    };
    face.paint(paint).help(help)
}

fn notes(view: &View, seat: Seat) -> Vec<Phrase> {
    let aside: u8 = view.aside.iter().sum();
    let aside = (aside > 0 && view.on_turn == seat).then(|| Phrase::new("note-aside").with("count", aside));
    let first = (view.first == seat).then(|| Phrase::new("note-first"));
    aside.into_iter().chain(first).collect()
}
