//! The players: how each is doing in a line, and everything open about them.

use engine::pieces::{Card, Chip, Form, Gauge, Piece, Row};
use engine::{Phrase, Seat};

use super::places::{Side, limit, sides};
use super::{positions, told};
use crate::content::content;
use crate::ids::Demand;
use crate::score;
use crate::state::{Phase, Standing};
use crate::view::View;

/// A player.
pub fn chip(view: &View, seat: Seat) -> Chip {
    let own = || sides(view).into_iter().filter(move |side| side.seat == seat);
    Chip {
        facts: Some(facts(view, seat)),
        minis: own().map(|side| city(&side)).collect(),
        notes: notes(view, seat),
        body: own().map(|side| Piece::from(offers(&side))).chain(fronts(view, seat)).collect(),
        ..Chip::new(seat, gauges(view, seat))
    }
}

fn gauges(view: &View, seat: Seat) -> Vec<Gauge> {
    let (player, realm) = (&view.open.players[seat], &view.realms[seat]);
    let points = score::points(&view.open, seat);
    let parts =
        [("source-citizens", points.citizens), ("source-cities", points.cities), ("source-famine", points.famine)];
    let parts = parts.map(|(key, value)| (Phrase::new(key), value.into()));
    vec![
        Gauge::new("score", points.total()).parts(parts),
        Gauge::new("citizens", realm.people),
        Gauge::new("food", realm.capacity),
        Gauge::new("gold", player.gold),
        Gauge::new("action-cards", player.action_cards),
        Gauge::new("castles", realm.castles),
        Gauge::new("figures", realm.figures),
        Gauge::new("politics", view.open.fronts[seat].total() + view.unseen[seat]),
    ]
}

fn notes(view: &View, seat: Seat) -> Vec<Phrase> {
    let missing = missing(view, seat);
    let first = (view.open.first == seat).then(|| Phrase::new("note-first"));
    let founded = view.open.players[seat].founded.then(|| Phrase::new("note-founded"));
    let hungry = (missing > 0).then(|| Phrase::new("note-hungry").with("missing", missing));
    [first, standing(view, seat), founded, hungry].into_iter().flatten().collect()
}

/// Food and gold, and what else everybody must know of them.
fn facts(view: &View, seat: Seat) -> Phrase {
    let (player, realm) = (&view.open.players[seat], &view.realms[seat]);
    let fed = Phrase::new("fact-food").with("food", realm.capacity);
    let hungry = Some(missing(view, seat)).filter(|&missing| missing > 0);
    let hungry = hungry.map(|missing| Phrase::new("fact-hungry").with("missing", missing));
    let gold = Phrase::new("fact-gold").with("gold", player.gold);
    let parts = [Some(fed), hungry, Some(gold), cards(view, seat), standing(view, seat)];
    let and = |one, other| Phrase::new("fact-and").with("one", one).with("other", other);
    let facts = parts.into_iter().flatten().reduce(and).expect("food is always told");
    if view.open.first == seat { Phrase::new("fact-first").with("facts", facts) } else { facts }
}

/// Citizens without food. After the last feeding nobody goes any more.
pub fn missing(view: &View, seat: Seat) -> u8 {
    let realm = &view.realms[seat];
    if view.open.phase == Phase::Over { 0 } else { realm.people.saturating_sub(realm.capacity) }
}

/// LC-5.3: a card fewer next year; LC-7.3: in the last year points instead.
pub fn standing(view: &View, seat: Seat) -> Option<Phrase> {
    let player = &view.open.players[seat];
    let numbers = &content().numbers;
    if player.starved && view.open.year == numbers.years {
        return Some(Phrase::new("fact-famine").with("points", -numbers.famine_last_year));
    }
    match player.standing {
        Standing::Free => None,
        Standing::Penalised if view.open.year == numbers.years => None,
        Standing::Penalised => Some(Phrase::new("fact-penalty")),
        Standing::SitsOut => Some(Phrase::new("fact-sits-out")),
    }
}

/// A city: its number, how many live in it and how many may.
fn city(side: &Side<'_>) -> Card {
    let Side { seat, city, facts } = *side;
    let most = facts.limit.map_or("∞".to_owned(), |limit| limit.to_string());
    let check = if facts.complete { " ⟨check⟩" } else { "" };
    let help = Phrase::new("chip-city").with("city", city.number).with("people", city.people);
    let help = help.with("limit", limit(facts.limit)).with("spare", city.surplus());
    let tag = Card::new(Form::Tag, Phrase::plain(city.number)).of_seat(seat);
    tag.aside(Phrase::plain(format!("{}/{most}{check}", city.people))).help(help)
}

/// Action cards left, and politics cards before them.
fn cards(view: &View, seat: Seat) -> Option<Phrase> {
    let politics = view.open.fronts[seat].total() + view.unseen[seat];
    let left = view.open.players[seat].action_cards;
    let phrase = Phrase::new("fact-cards").with("left", left).with("card", format!("⟨action-{}⟩", seat.0));
    (view.open.phase != Phase::Over).then(|| phrase.with("politics", politics))
}

/// What a city has to offer.
fn offers(side: &Side<'_>) -> Row {
    let points = Demand::ALL.map(|demand| format!("{} ⟨{demand}⟩", side.facts.attraction[demand])).join("  ");
    let label = Phrase::new("chip-label").with("city", side.city.number).with("hex", side.city.castle.name());
    let food = Phrase::new("fact-food").with("food", side.facts.food);
    let row = Row::new([Phrase::plain(points), food]).label(label);
    if side.facts.complete { row.end(Phrase::new("chip-complete")) } else { row }
}

/// The politics cards that lie before a player, those drawn by passing unseen; and what they know of the Voice.
fn fronts(view: &View, seat: Seat) -> Vec<Piece> {
    let known = told::tally(view.open.fronts[seat], view.unseen[seat]);
    let played = (!known.is_empty()).then(|| Phrase::new("chip-front").with("cards", known).into());
    let looked = view.open.players[seat].looked;
    let saw = (looked > 0).then(|| Phrase::new("chip-looked").with("positions", positions(looked)).into());
    [played, saw].into_iter().flatten().collect()
}
