//! What lies around the map.

use engine::Phrase;
use engine::pieces::{Card as Face, Form, Grid, Lie, Pane, Piece, Ribbon, Role, Row, State, Tabletop};

use super::{auction, card_name, chips, faces, name, prize_name};
use crate::content::{Milestone, content};
use crate::effects::Effect;
use crate::ids::{Card, Deck, Hand, Kind, Prize, Shop};
use crate::map::paints::deck_paint;
use crate::map::pictures::shop_name;
use crate::rules::shops::active_group;
use crate::state::{Open, Step};
use crate::view::View;

pub fn lay(view: &View) -> Tabletop {
    let open = &view.open;
    let market = if open.end.is_some() { vec![hands(view)] } else { vec![decks(view), shop_row(open)] };
    let panes = auction::pane(view).into_iter().chain(market).chain([worth(view)]).chain(mine(view));
    Tabletop {
        place: place(open),
        ribbons: ribbons(open),
        chips: open.seats.iter().map(|seat| chips::chip(view, seat)).collect(),
        panes: panes.collect(),
    }
}

/// Where in the game we are.
fn place(open: &Open) -> Phrase {
    match (open.end, open.auction.prize, open.agenda.last()) {
        (Some(end), ..) => Phrase::new(end.key()),
        (None, Some(prize), _) => {
            let phrase = Phrase::new("place-auction").with("prize", prize_name(prize));
            phrase.with("seat", open.auction.opener).with("pawn", name(open.auction.pawn))
        }
        (None, None, Some(Step::StartBuilding)) => Phrase::new("place-start"),
        (None, None, _) => Phrase::new("place-turn").with("turn", open.turns + 1),
    }
}

/// The phases of the turn, and the auctions of a series.
fn ribbons(open: &Open) -> Vec<Ribbon> {
    let turn = open.action.map(|kind| {
        let steps = phases(kind).map(|key| (key, Phrase::new(format!("phase-{key}"))));
        Ribbon::new(steps, Some(phase(open))).lead(Phrase::new("ribbon-action").with("action", kind.name()))
    });
    turn.into_iter().filter(|_| open.end.is_none()).chain(series(open)).collect()
}

const fn phases(kind: Kind) -> [&'static str; 3] {
    match kind {
        Kind::A => ["buildings", "cards", "move"],
        Kind::B => ["shop", "cards", "move"],
        Kind::C => ["black-move", "cards", "move"],
        Kind::D => ["score", "black", "move"],
    }
}

/// The phase of the turn, by what the agenda still holds: auctions belong to the move that started them.
fn phase(open: &Open) -> usize {
    let cards = |step: &Step| *step == Step::Do(Effect::TakeColoured);
    let first = |step: &Step| *step == Step::Do(Effect::ScoreDistrict);
    match (open.agenda.last().is_some_and(cards), open.agenda.iter().any(|step| cards(step) || first(step))) {
        (true, _) => 1,
        (false, true) => 0,
        (false, false) => 2,
    }
}

/// FA-6.10.1: this auction and those that follow.
fn series(open: &Open) -> Option<Ribbon> {
    let now = open.auction.prize?;
    let next = open.agenda.iter().rev().filter_map(|step| match step {
        Step::Open(prize) => Some(*prize),
        Step::EndTurn | Step::StartBuilding | Step::ChooseAction | Step::Do(_) | Step::Bid | Step::Build => None,
    });
    let step = |prize: Prize| match prize {
        Prize::District(_) => ("auction", prize_name(prize)),
        Prize::Park => ("auction-park", prize_name(prize)),
    };
    let steps = [now].into_iter().chain(next).map(step);
    Some(Ribbon::new(steps, Some(0)).lead(Phrase::new("ribbon-auctions")))
}

/// A construction card: its value, and as many towers as it lets one build.
pub fn face(card: Card) -> Face {
    several(card, 1)
}

/// The same for some cards that are all alike.
fn several(card: Card, count: u8) -> Face {
    let limit = content().limits[card.face as usize];
    let help = Phrase::new("card-help").with("card", card_name(card)).with("limit", limit).with("count", count);
    let face = Face::new(Form::Mini, Phrase::plain(card.value())).paint(deck_paint(card.deck).name());
    face.line(builds(limit)).count(count).help(help)
}

fn builds(limit: u8) -> Phrase {
    Phrase::plain(format!("{limit} ⟨tower⟩"))
}

/// Cards of a hand, each face once with its number.
pub fn fan(hand: &Hand) -> Vec<Face> {
    faces(hand).map(|card| several(card, hand[card.deck][card.face as usize])).collect()
}

/// The six decks: the visible card, and how many cards there are.
fn decks(view: &View) -> Pane {
    let deck = |&deck: &Deck| {
        let size = view.deck_size(deck);
        let help = Phrase::new("help-deck").with("deck", name(deck)).with("cards", size);
        let top = deck.colour().and_then(|colour| view.tops[colour]);
        let shown = match top {
            Some(face_up) => face(Card { deck, face: face_up }).pick(format!("deck:{deck}")),
            None if size > 0 => Face::new(Form::Mini, Phrase::plain("?")).paint(deck_paint(deck).name()),
            None => Face::new(Form::Mini, Phrase::plain("–")).state(State::Spent),
        };
        shown.line(Phrase::new("deck-size").with("cards", size)).help(help)
    };
    Pane::new(Role::Market, "decks").note(Phrase::new("note-decks")).with(Row::new(Deck::ALL.iter().map(deck)))
}

/// The shop row, a line for every special scoring that is still to come, the active group marked.
fn shop_row(open: &Open) -> Pane {
    let milestones = &content().milestones;
    let end = |groups: u8| content().groups.iter().take(groups.into()).map(|&size| usize::from(size)).sum::<usize>();
    let starts = std::iter::once(0).chain(milestones.iter().map(|milestone| end(milestone.groups)));
    let to_come = starts.zip(milestones).filter(|(_, milestone)| open.placed < milestone.placed);
    let rows = to_come.map(|(start, milestone)| {
        reward(Row::new((start..end(milestone.groups)).map(|space| tile(open, space))), milestone)
    });
    let all = milestones.last().map_or(0, |milestone| milestone.placed);
    let note = Phrase::new("note-shops").with("placed", open.placed).with("all", all);
    Pane::new(Role::Market, "shops").note(note).with_all(rows)
}

fn tile(open: &Open, space: usize) -> Face {
    let Some(shop) = open.row[space] else { return Face::blank(Form::Mini).state(State::Spent) };
    let face = Face::blank(Form::Mini).picture(shop_name(shop)).help(name(shop)).piece(format!("tile:{space}"));
    if active_group(open).contains(&space) { face.pick(format!("tile:{shop}")).state(State::Marked) } else { face }
}

/// FA-6.4.1: the points for buildings in so many districts, or the end of the game.
fn reward(row: Row, milestone: &Milestone) -> Row {
    if milestone.ends_game {
        return row.end(Phrase::new("row-ends"));
    }
    let points = Phrase::new("gain").with("points", milestone.vp);
    row.end(points).end(Phrase::new("reward").with("districts", milestone.districts))
}

/// FA-6.6.2, FA-7.3: what a building is worth.
fn worth(view: &View) -> Pane {
    let points = |list: &[u8]| list.iter().map(Phrase::plain).collect::<Vec<_>>();
    let mut park = points(&content().park_vp);
    park.push(Phrase::plain("–"));
    let grid = Grid {
        columns: (0..=Shop::ALL.len()).map(Phrase::plain).collect(),
        marked: None,
        rows: vec![
            (Phrase::new("worth-district"), points(&content().district_vp)),
            (Phrase::new("worth-park").with("tiles", content().park_tiles), park),
        ],
    };
    let signs = content().signs - view.open.closed.len().min(content().signs);
    Pane::new(Role::Track, "worth")
        .note(Phrase::new("note-worth"))
        .with(grid)
        .with(Phrase::new("signs-left").with("signs", signs))
}

/// The viewer's own hand, and the bid that only they see.
fn mine(view: &View) -> Option<Pane> {
    let hand = view.own().filter(|_| view.open.end.is_none())?;
    let mut left = *hand;
    let mut draft = Hand::default();
    for card in Card::all() {
        let drafted = view.draft.count(card);
        left[card.deck][card.face as usize] -= drafted;
        draft[card.deck][card.face as usize] = drafted;
    }
    let cards = faces(&left)
        .zip(fan(&left))
        .map(|(card, face)| face.pick(format!("card:{card}")).piece(format!("card:{card}")));
    let pane = Pane::new(Role::Mine, "hand");
    if view.draft.is_empty() {
        return Some(pane.with(Row::new(cards)));
    }
    let (total, limit) = (super::draft_total(view), super::draft_limit(view));
    let badge = Phrase::new("badge-draft").with("total", total).with("limit", limit);
    let bid = Row::new(fan(&draft).into_iter().map(|face| face.state(State::Marked)));
    let bid = bid.label(Phrase::new("row-draft")).note(Phrase::new("row-draft-note"));
    Some(pane.badge(badge).with(bid).with(Row::new(cards)))
}

/// FA-9.8: at the end all hands are shown.
fn hands(view: &View) -> Pane {
    let row = |seat| {
        let hand = view.hands[seat].unwrap_or_default();
        let cards: u8 = view.held[seat].0.iter().sum();
        let row = Row::new(fan(&hand)).of_seat(seat).label(Phrase::new("help-seat").with("seat", seat));
        Piece::from(row.lie(Lie::Flow).end(Phrase::new("cards-held").with("n", cards)))
    };
    Pane::new(Role::Market, "hands").note(Phrase::new("note-hands")).with_all(view.open.seats.iter().map(row))
}
