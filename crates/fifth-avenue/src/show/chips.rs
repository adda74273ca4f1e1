//! A player in one line, and everything open about them.

use engine::pieces::{Card as Face, Chip, Form, Piece, Row, State};
use engine::{Phrase, Seat};

use super::{name, notes, panel};
use crate::ids::{Deck, Key};
use crate::map::paints::deck_paint;
use crate::view::View;

pub fn chip(view: &View, seat: Seat) -> Chip {
    let stock = view.table.stock[seat.index()];
    let facts = Phrase::new("facts").with("reserve", stock.reserve).with("districts", view.table.districts_of(seat));
    let minis = Deck::ALL.iter().map(|&deck| held(view, seat, deck)).collect();
    // FA-9.8: at the end all hands are shown.
    let shown = view.hands[seat].filter(|_| view.table.end.is_some());
    let shown = shown.map(|hand| Piece::from(Row::new(super::panes::fan(&hand))));
    Chip {
        facts: Some(facts),
        minis,
        notes: notes(view, seat),
        body: shown.into_iter().collect(),
        ..Chip::new(seat, panel(view, seat).gauges)
    }
}

/// How many cards of a deck a player holds.
fn held(view: &View, seat: Seat, deck: Deck) -> Face {
    let count = view.held[seat][deck];
    let help = Phrase::new("scene-held").with("count", count).with("deck", name(deck));
    let face = Face::new(Form::Mini, Phrase::plain(count)).help(help);
    if count > 0 { face.paint(deck_paint(deck).name()) } else { face.state(State::Spent) }
}
