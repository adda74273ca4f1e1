//! What the viewer has left to spend, and the cards that lie before them.

use engine::pieces::{Card as Face, Form, Lie, Pane, Piece, Role, Row, State};
use engine::{Phrase, Seat};

use super::{card, positions};
use crate::content::content;
use crate::view::View;

/// The viewer's own things.
pub fn pane(view: &View, seat: Seat) -> Pane {
    let (player, realm) = (&view.open.players[seat], &view.realms[seat]);
    let stock = Phrase::new("mine-stock").with("castles", realm.castles).with("figures", realm.figures);
    let badge = Phrase::new("mine-gold").with("gold", player.gold);
    let pane = Pane::new(Role::Mine, "mine").badge(badge).with(hand(view, seat)).with(stock);
    pane.with_all(before(view, seat))
}

/// The Action cards, used ones faint.
fn hand(view: &View, seat: Seat) -> Row {
    let left = view.open.players[seat].action_cards;
    let face = |number: u8| {
        let state = if number < left { State::Plain } else { State::Spent };
        Face::new(Form::Mini, Phrase::plain(number + 1))
            .of_seat(seat)
            .state(state)
            .help(Phrase::new("mine-action-card"))
    };
    let label = Phrase::new("mine-action-cards").with("n", left);
    Row::new((0..content().numbers.action_cards).map(face)).label(label)
}

/// Politics cards taken this year, those drawn by passing face down; and the Voice cards looked at.
fn before(view: &View, seat: Seat) -> Vec<Piece> {
    let tag = |kind| Face::new(Form::Tag, card(kind)).paint("umber");
    let unseen = (0..view.unseen[seat]).map(|_| Face::new(Form::Tag, Phrase::new("mine-unseen")).paint("umber"));
    let cards: Vec<Face> = view.open.fronts[seat].cards().map(tag).chain(unseen).collect();
    let row = (!cards.is_empty()).then(|| Row::new(cards).lie(Lie::Flow).label(Phrase::new("mine-before")).into());
    let looked = view.open.players[seat].looked;
    let saw = (looked > 0 && !view.open.voice_revealed())
        .then(|| Phrase::new("mine-looked").with("positions", positions(looked)).into());
    [row, saw].into_iter().flatten().collect()
}
