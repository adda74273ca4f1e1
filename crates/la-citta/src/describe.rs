//! The board in words.

use engine::{Phrase, Seat};

use crate::content::{VOICES_A_YEAR, VOICES_OF_A_DEMAND, content};
use crate::ids::{Building, Card, Demand, Stack};
use crate::show::places::sides;
use crate::show::told;
use crate::show::{building, card, card_help, demand, demands, positions, prices};
use crate::state::Phase;
use crate::view::View;

/// A line for the calendar, the Voice cards, each politics card, the tiles, each prince, each city, each pair of rivals.
pub fn describe(view: &View) -> Vec<Phrase> {
    let mut lines = match view.open.phase {
        Phase::Castles => vec![Phrase::new("describe-castles")],
        _ => vec![calendar(view), voice(view), unheard(view)],
    };
    let shown = |card: &Card| view.open.display.contains(card);
    lines.extend(Card::ALL.into_iter().filter(shown).map(|card| politics(view, card)));
    lines.push(stock(view));
    for seat in view.open.seats.iter() {
        lines.push(prince(view, seat));
        lines.extend(sides(view).iter().filter(|side| side.seat == seat).map(|side| told::city(view, side)));
    }
    lines.extend(told::own_first(view).iter().map(told::rivals));
    lines
}

fn calendar(view: &View) -> Phrase {
    let order: Vec<Phrase> = view.open.order().map(|seat| Phrase::new("describe-seat").with("seat", seat)).collect();
    let numbers = &content().numbers;
    let phrase = Phrase::new("describe-calendar").with("year", view.open.year).with("years", numbers.years);
    phrase.with("round", view.open.round).with("rounds", numbers.rounds).with("order", order)
}

/// The year's Voice cards as far as the viewer knows them.
fn voice(view: &View) -> Phrase {
    let open = &view.open;
    let shown: Vec<Phrase> = (0..VOICES_A_YEAR).map(|position| voice_card(view, position)).collect();
    match open.voice_revealed() {
        true => Phrase::new("describe-voice-heard").with("cards", shown).with("demands", demands(open.demands)),
        false => Phrase::new("describe-voice").with("cards", shown),
    }
}

fn voice_card(view: &View, position: usize) -> Phrase {
    let known = view.voice[view.open.voice_start() + position];
    match known {
        Some(shown) if position == 0 || view.open.voice_revealed() => demand(shown),
        Some(shown) => Phrase::new("describe-voice-peeked").with("position", position).with("demand", demand(shown)),
        None => Phrase::new("describe-voice-hidden").with("position", position),
    }
}

/// How many cards of each demand the viewer has not seen yet (LC-9.5).
fn unheard(view: &View) -> Phrase {
    let left = |asked: Demand| {
        let seen = view.voice.iter().filter(|card| **card == Some(asked)).count();
        Phrase::new("points-of").with("points", VOICES_OF_A_DEMAND - seen).with("demand", demand(asked))
    };
    Phrase::new("describe-unheard").with("cards", Demand::ALL.map(left).to_vec())
}

/// A kind of politics card: its slots, the prices of its levels, what it does.
fn politics(view: &View, kind: Card) -> Phrase {
    let slots = (1..).zip(&view.open.display).filter(|(_, shown)| **shown == kind);
    let slots: Vec<String> = slots.map(|(slot, _): (u8, _)| slot.to_string()).collect();
    let phrase = Phrase::new("describe-card").with("slots", slots.join(", ")).with("card", card(kind));
    phrase.with("prices", prices(kind)).with("help", card_help(kind))
}

/// Tiles left in every stack, and cards in the deck.
fn stock(view: &View) -> Phrase {
    let stack = |stack: Stack| {
        let of_stack = |kind: &Building| content().buildings[kind.index()].stack == Some(stack);
        let faces: Vec<Phrase> = Building::ALL.into_iter().filter(of_stack).map(building).collect();
        Phrase::new("describe-stack").with("faces", faces).with("left", view.open.stock[stack.index()])
    };
    Phrase::new("describe-stock").with("stacks", Stack::ALL.map(stack).to_vec()).with("deck", view.deck)
}

/// Citizens against food.
fn prince(view: &View, seat: Seat) -> Phrase {
    let realm = &view.realms[seat];
    let balance = match realm.capacity.checked_sub(realm.people) {
        Some(spare) => Phrase::new("describe-fed").with("spare", spare),
        None => Phrase::new("note-hungry").with("missing", realm.people - realm.capacity),
    };
    let phrase = Phrase::new("describe-prince").with("seat", seat).with("people", realm.people);
    let phrase = phrase.with("food", realm.capacity).with("balance", balance);
    match view.open.players[seat].looked {
        0 => phrase,
        looked => Phrase::new("describe-prince-looked").with("prince", phrase).with("positions", positions(looked)),
    }
}
