//! The table in words, a line each: the map by rows, the boards, the line, what is left, the hands, the offer.

use engine::{Phrase, Seat};

use crate::content::content;
use crate::ids::{Board, Building, Card};
use crate::map::said;
use crate::refusals::card_phrase;
use crate::show;
use crate::state::Slot;
use crate::view::{Reply, View};

/// Everything that lies open for the viewer.
pub fn describe(view: &View) -> Vec<Phrase> {
    let mut lines = said::say_map(view);
    lines.extend([stock(view), stacks(view)]);
    lines.extend(waiting(view));
    lines.extend(Board::all().filter_map(|stack| known_in(view, stack)));
    lines.extend(view.viewer.seat().map(|_| own_hand(view)));
    lines.extend(view.seats.iter().filter(|&seat| !view.viewer.is(seat)).map(|seat| other_hand(view, seat)));
    lines.extend(offer(view));
    let limit = content().tables[view.seats.len() - 2].idle_limit;
    lines.push(Phrase::new("scene-idle").with("count", view.idle).with("limit", limit));
    lines
}

/// The buildings of which a piece is left.
fn stock(view: &View) -> Phrase {
    let left = |building: Building| content().spec(building).supply - view.city.count(building);
    let row =
        |building| Phrase::new("describe-left").with("building", show::name(building)).with("count", left(building));
    let rows: Vec<Phrase> = Building::all().filter(|&building| left(building) > 0).map(row).collect();
    Phrase::new("describe-stock").with("buildings", rows)
}

fn backs(stack: Board, count: usize) -> Option<Phrase> {
    (count > 0).then(|| Phrase::new("backs").with("count", count).with("stack", stack.number()))
}

fn stacks(view: &View) -> Phrase {
    let heaps: Vec<Phrase> = Board::all().filter_map(|stack| backs(stack, view.stacks[stack.index()].len())).collect();
    let key = if heaps.is_empty() { "describe-no-stacks" } else { "describe-stacks" };
    Phrase::new(key).with("cards", heaps)
}

/// The boards that are not laid.
fn waiting(view: &View) -> Option<Phrase> {
    let boards: Vec<Phrase> =
        Board::all().filter(|&board| !view.city.laid().has(board)).map(show::board_name).collect();
    (!boards.is_empty()).then(|| Phrase::new("describe-waiting").with("boards", boards))
}

/// The cards of a stack that the viewer knows, with their places from the top.
fn known_in(view: &View, stack: Board) -> Option<Phrase> {
    let places = view.stacks[stack.index()].iter().zip(1u8..);
    let known = places.filter_map(|(place, number)| {
        Some(Phrase::new("describe-place").with("card", card_phrase(place.card?)).with("place", number))
    });
    let known: Vec<Phrase> = known.collect();
    (!known.is_empty()).then(|| Phrase::new("describe-known").with("stack", stack.number()).with("cards", known))
}

fn own_hand(view: &View) -> Phrase {
    let card = |card: Card| {
        let offered = view.offer.slots.iter().any(|slot| slot.card == Some(card));
        let useless = card.plot().is_some_and(|plot| view.city.facilities().has(plot));
        let key = match (view.own_aside.has(card) || offered, useless) {
            (true, _) => "describe-aside",
            (false, true) => "describe-useless",
            (false, false) => return card_phrase(card),
        };
        Phrase::new(key).with("card", card_phrase(card))
    };
    let cards: Vec<Phrase> = view.own().iter().map(card).collect();
    let key = if cards.is_empty() { "describe-no-hand" } else { "describe-hand" };
    Phrase::new(key).with("cards", cards)
}

/// The backs of another hand by number, and the faces that the viewer knows.
fn other_hand(view: &View, seat: Seat) -> Phrase {
    let hand = &view.hands[seat];
    let hidden = |stack: Board| hand.iter().filter(|held| held.back == stack && held.card.is_none()).count();
    let known = hand.iter().filter_map(|held| Some(Phrase::new("describe-seen").with("card", card_phrase(held.card?))));
    let cards: Vec<Phrase> = Board::all().filter_map(|stack| backs(stack, hidden(stack))).chain(known).collect();
    let key = if cards.is_empty() { "describe-no-other" } else { "describe-other" };
    Phrase::new(key).with("seat", seat).with("cards", cards)
}

/// The offer, and what is proposed for it.
fn offer(view: &View) -> Vec<Phrase> {
    let offer = &view.offer;
    if offer.slots.is_empty() {
        return Vec::new();
    }
    let cards: Vec<Phrase> = offer.slots.iter().filter_map(|slot| backs(slot.back, 1)).collect();
    let mut lines = vec![Phrase::new("describe-offer").with("seat", view.on_turn).with("cards", cards)];
    if !offer.wishes.is_empty() {
        lines.push(Phrase::new("scene-wishes").with("stacks", show::numbers(offer.wishes)));
    }
    for seat in view.seats.iter() {
        let replies = Slot::ALL.into_iter().zip(offer.answers[seat]);
        lines.extend(replies.filter_map(|(slot, reply)| describe_reply(seat, slot, reply)));
    }
    lines
}

fn describe_reply(seat: Seat, slot: Slot, reply: Reply) -> Option<Phrase> {
    let said = |key: &'static str| Phrase::new(key).with("seat", seat).with("slot", slot.number());
    match reply {
        Reply::Open => None,
        Reply::Sealed => Some(said("event-answered")),
        Reply::Nothing => Some(said("describe-nothing")),
        Reply::Back(back) => Some(said("event-proposed").with("stack", back.number())),
        Reply::Card(card) => Some(said("describe-proposal").with("card", card_phrase(card))),
    }
}
