//! A player in one line, and what lies before them.

use engine::pieces::{Card as Face, Chip, Form, Gauge, Lie, Piece, Row};
use engine::{Phrase, Seat};

use super::cards;
use super::names::vocation_name;
use crate::ids::Vocation;
use crate::state::Open;
use crate::view::View;

pub fn chip(view: &View, seat: Seat) -> Chip {
    let open = &view.open;
    let (cards, vocations) = (open.hands[seat].len(), open.vocations[seat].iter().map(|&n| i64::from(n)).sum::<i64>());
    let gauges = vec![
        Gauge::new("score", open.prestige[seat]),
        Gauge::new("wealth", open.wealth[seat]),
        Gauge::new("buildings", open.controlled(seat)),
        Gauge::new("permits", cards),
        Gauge::new("vocations", vocations),
    ];
    let facts = Phrase::new("facts").with("wealth", open.wealth[seat]).with("buildings", open.controlled(seat));
    let facts = facts.with("cards", cards).with("vocations", vocations);
    // What is the viewer's own lies in a pane of its own.
    let before = if view.viewer.is(seat) { Vec::new() } else { held(open, seat) };
    let body = before.into_iter().chain(vocation_tiles(open, seat)).collect();
    Chip { facts: Some(facts), notes: notes(open, seat), body, ..Chip::new(seat, gauges) }
}

fn notes(open: &Open, seat: Seat) -> Vec<Phrase> {
    let active = (open.active == seat).then(|| Phrase::new("note-active"));
    active.into_iter().chain((open.extra_favor == Some(seat)).then(|| Phrase::new("note-extra-favor"))).collect()
}

/// The planning cards and the Favors of a player.
fn held(open: &Open, seat: Seat) -> Vec<Piece> {
    let hand = Row::new(open.hands[seat].iter().map(cards::planning));
    let favors = open.favors[seat].iter().map(|&card| cards::favor(open, card));
    [hand, Row::new(favors).lie(Lie::Even)].into_iter().filter(|row| !row.pieces.is_empty()).map(Piece::from).collect()
}

fn vocation_tiles(open: &Open, seat: Seat) -> Option<Piece> {
    let held = Vocation::ALL.into_iter().filter(|vocation| open.vocations[seat][vocation.index()] > 0);
    let tile = |vocation: Vocation| {
        let tile = Face::new(Form::Tag, vocation_name(vocation)).picture(vocation.name());
        tile.count(open.vocations[seat][vocation.index()])
    };
    let row = Row::new(held.map(tile));
    (!row.pieces.is_empty()).then(|| row.into())
}
