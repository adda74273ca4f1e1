//! The board in words: the grid by rows of blocks, the edges, the tracks, the players' cards, the offices.

use engine::{Phrase, Seat};

use crate::ids::{Deck, Politician, Vocation};
use crate::map::said::say_map;
use crate::rules::actions::{contracts, is_active, planning_cards};
use crate::show::{card_in_full, deck_name, office_name, planning_card, vocation_name};
use crate::state::{Contractor, Open};

pub fn describe(open: &Open) -> Vec<Phrase> {
    let current = open.card.map(|card| Phrase::new("describe-current").with("card", card_in_full(open, card)));
    let contracts = contracts(open).map(|(card, price)| {
        Phrase::new("describe-contract").with("price", price).with("card", card_in_full(open, card))
    });
    let hands = open.seats.from(open.active).flat_map(|seat| cards_of(open, seat));
    current
        .into_iter()
        .chain(say_map(open))
        .chain(contracts)
        .chain([planning(open), decks(open)])
        .chain(hands)
        .chain([offices(open), supply(open)])
        .collect()
}

fn planning(open: &Open) -> Phrase {
    let cards = planning_cards(open)
        .map(|(card, price)| Phrase::new("describe-priced").with("price", price).with("card", planning_card(card)));
    Phrase::new("describe-planning").with("cards", cards.collect::<Vec<_>>())
}

/// How many cards lie face down, and which decks are in play.
fn decks(open: &Open) -> Phrase {
    let planning = open.planning.down[0] + open.planning.down[1];
    let deck = |deck: Deck| {
        let key = if is_active(open, deck) { "describe-deck" } else { "describe-deck-waiting" };
        Phrase::new(key).with("deck", deck_name(deck)).with("cards", open.down(deck))
    };
    let all = [Phrase::new("describe-deck").with("deck", deck_name(Deck::Planning)).with("cards", planning)];
    let all: Vec<Phrase> = all.into_iter().chain(Deck::CONTRACTS.map(deck)).collect();
    Phrase::new("describe-decks").with("decks", all).with("discards", open.discard.len())
}

/// The planning cards and the Favors in front of a player.
fn cards_of(open: &Open, seat: Seat) -> impl Iterator<Item = Phrase> {
    let held: Vec<Phrase> = open.hands[seat].iter().map(planning_card).collect();
    let hand = Phrase::new("describe-hand").with("seat", seat).with("cards", held);
    let favors = open.favors[seat]
        .iter()
        .map(|&card| Phrase::new("describe-favor").with("seat", seat).with("card", card_in_full(open, card)));
    [hand].into_iter().chain(favors.collect::<Vec<_>>())
}

/// Who holds which office, and where the pawn stands.
fn offices(open: &Open) -> Phrase {
    let held = |title: Phrase, seat: Option<Seat>| match seat {
        Some(seat) => Phrase::new("describe-held").with("office", title).with("seat", seat),
        None => Phrase::new("describe-vacant").with("office", title),
    };
    let contractor =
        (open.contractor != Contractor::Away).then(|| held(Phrase::new("office-contractor"), open.contractor.seat()));
    let in_play = Politician::ALL.into_iter().filter(|&office| open.in_play(office));
    let all = in_play.map(|office| held(office_name(office), open.holder(office))).chain(contractor);
    Phrase::new("describe-offices")
        .with("offices", all.collect::<Vec<_>>())
        .with("pawn", office_name(open.pawn))
        .with("next", office_name(open.pawn.next()))
}

/// Vocation tiles that can still be taken from the supply.
fn supply(open: &Open) -> Phrase {
    let left = Vocation::ALL.into_iter().filter(|&vocation| open.vocation_supply(vocation) > 0).map(|vocation| {
        let tiles = open.vocation_supply(vocation);
        Phrase::new("note-vocation").with("vocation", vocation_name(vocation)).with("tiles", tiles)
    });
    Phrase::new("describe-supply").with("tiles", left.collect::<Vec<_>>())
}
