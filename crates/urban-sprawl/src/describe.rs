//! The board in words: the grid by rows of blocks, the edges, the tracks, the players' cards, the offices.

use engine::{Phrase, Seat};

use crate::board::{Block, Building, SIDE};
use crate::content::{Contract, Kind, content};
use crate::ids::{Card, Deck, Politician, Space, Vocation, Zone, marker_coin};
use crate::refusals::name;
use crate::rules::actions::{contracts, is_active, planning_cards};
use crate::show::{card_text, coin_name, deck_name, office_name, space_name, vocation_name};
use crate::state::{Contractor, Open};

pub fn describe(open: &Open) -> Vec<Phrase> {
    let current = open.card.map(|card| Phrase::new("describe-current").with("card", card_in_full(open, card)));
    let rows = (0..SIDE).map(|row| block_row(open, row));
    let contracts = contracts(open).map(|(card, price)| {
        Phrase::new("describe-contract").with("price", price).with("card", card_in_full(open, card))
    });
    let hands = open.seats.from(open.active).flat_map(|seat| cards_of(open, seat));
    current
        .into_iter()
        .chain(rows)
        .chain([printed_rows(), markers(open)])
        .chain(contracts)
        .chain([planning(open), decks(open)])
        .chain(hands)
        .chain([offices(open), supply(open)])
        .collect()
}

/// The blocks of a row with their values, and what stands in them.
fn block_row(open: &Open, row: u8) -> Phrase {
    let blocks: Vec<Phrase> = (0..SIDE).map(|col| block(open, Block::at(row, col))).collect();
    Phrase::new("describe-row").with("row", row).with("blocks", blocks)
}

fn block(open: &Open, block: Block) -> Phrase {
    let buildings: Vec<Phrase> = open.grid.in_block(block).map(|building| standing(&building)).collect();
    let key = if buildings.is_empty() { "describe-block-free" } else { "describe-block" };
    Phrase::new(key).with("block", block.to_string()).with("value", open.value(block)).with("buildings", buildings)
}

fn standing(building: &Building) -> Phrase {
    let kind = match building.zone {
        Zone::Park => Phrase::new("building-PARK"),
        zone => Phrase::new("describe-zone").with("zone", zone.code()),
    };
    let phrase = match building.owner {
        Some(owner) => Phrase::new("describe-building").with("owner", owner),
        None => Phrase::new("describe-building-free"),
    };
    phrase.with("kind", kind).with("site", building.site.to_string())
}

/// The printed numbers along the edges (US-3.5).
fn printed_rows() -> Phrase {
    let number = |number: &u8| Phrase::new("describe-number").with("number", *number);
    Phrase::new("describe-printed")
        .with("prestige", content().prestige_rows.iter().map(number).collect::<Vec<_>>())
        .with("wealth", content().wealth_rows.iter().map(number).collect::<Vec<_>>())
}

/// The markers on the grey spaces.
fn markers(open: &Open) -> Phrase {
    let placed = Space::all().filter_map(|space| match open.spaces[usize::from(space.0)] {
        0 => None,
        number => Some(
            Phrase::new("describe-marker")
                .with("coin", coin_name(marker_coin(number)))
                .with("number", number)
                .with("space", space_name(space)),
        ),
    });
    Phrase::new("describe-markers").with("markers", placed.collect::<Vec<_>>())
}

/// A card with everything on it.
pub fn card_in_full(open: &Open, card: Card) -> Phrase {
    let symbols = symbols(card);
    let key = if symbols.is_empty() { "describe-card" } else { "describe-card-symbols" };
    Phrase::new(key).with("card", name(card)).with("symbols", symbols).with("text", card_text(open, card))
}

/// Zone and size of a contract.
pub fn zone_and_size(contract: &Contract) -> Phrase {
    Phrase::new("describe-size").with("zone", contract.zone.code()).with("size", contract.size)
}

/// Zone and size and vocations of a contract.
fn symbols(card: Card) -> Vec<Phrase> {
    let Kind::Contract(contract) = content().face(card).kind else { return Vec::new() };
    let vocations = contract.vocations.iter().flatten().map(|expertise| {
        Phrase::new("describe-expertise").with("vocation", vocation_name(expertise.name)).with("value", expertise.value)
    });
    [zone_and_size(&contract)].into_iter().chain(vocations).collect()
}

/// A planning card with what distinguishes it from others of its name.
pub fn planning_card(card: Card) -> Phrase {
    match content().face(card).kind {
        Kind::Permit(permit) => {
            let key = if permit.ballot { "describe-permit-ballot" } else { "describe-permit" };
            Phrase::new(key).with("card", name(card)).with("wealth", permit.wealth)
        }
        Kind::Renewal { .. } | Kind::Contract(_) | Kind::Event => name(card),
    }
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
