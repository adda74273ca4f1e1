//! A player in one line, and everything open about them.

use engine::pieces::{Card as Face, Chip, Form, Gauge, Piece, Row, State};
use engine::{Phrase, Seat};

use super::{hand_names, name};
use crate::ids::Deck;
use crate::map::paints::deck_paint;
use crate::view::View;

pub fn chip(view: &View, seat: Seat) -> Chip {
    let stock = view.open.stock[seat.index()];
    let facts = Phrase::new("facts").with("reserve", stock.reserve).with("districts", view.open.districts_of(seat));
    let minis = Deck::ALL.iter().map(|&deck| held(view, seat, deck)).collect();
    // FA-9.8: at the end all hands are shown.
    let shown = view.hands[seat].filter(|_| view.open.end.is_some());
    let shown = shown.map(|hand| Piece::from(Row::new(super::panes::fan(&hand))));
    Chip {
        facts: Some(facts),
        minis,
        notes: notes(view, seat),
        body: shown.into_iter().collect(),
        ..Chip::new(seat, gauges(view, seat))
    }
}

fn gauges(view: &View, seat: Seat) -> Vec<Gauge> {
    let stock = view.open.stock[seat.index()];
    vec![
        Gauge::new("score", view.open.scores[seat]),
        Gauge::new("reserve", stock.reserve),
        Gauge::new("supply", stock.supply),
        Gauge::new("cards", view.held[seat].0.iter().sum::<u8>()),
        Gauge::new("districts", view.open.districts_of(seat)),
        Gauge::new("park", stock.south),
    ]
}

fn notes(view: &View, seat: Seat) -> Vec<Phrase> {
    let auction = &view.open.auction;
    let mut notes = Vec::new();
    if auction.prize.is_some() && auction.passed[seat] {
        notes.push(Phrase::new("note-passed"));
    }
    if auction.totals[seat] > 0 {
        notes.push(Phrase::new("note-bid").with("total", auction.totals[seat]));
    }
    // FA-9.7: the tracking aid displays what everyone may remember.
    let known = &view.open.known[seat];
    if view.open.tracking_aid && known.0.as_flattened().iter().any(|&count| count > 0) {
        notes.push(Phrase::new("note-known").with("cards", hand_names(known)));
    }
    notes
}

/// How many cards of a deck a player holds.
fn held(view: &View, seat: Seat, deck: Deck) -> Face {
    let count = view.held[seat][deck];
    let help = Phrase::new("help-held").with("count", count).with("deck", name(deck));
    let face = Face::new(Form::Mini, Phrase::plain(count)).help(help);
    if count > 0 { face.paint(deck_paint(deck).name()) } else { face.state(State::Spent) }
}
