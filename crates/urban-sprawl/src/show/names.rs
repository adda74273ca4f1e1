//! What things are called.

use engine::Phrase;

use crate::board::{Building, Lot};
use crate::content::{Contract, Kind, content};
use crate::ids::{Card, Coin, Deck, Politician, Space, TOP_SPACES, Vocation, Zone};
use crate::rules::money::Purse;
use crate::state::Open;

/// The name of a card.
pub fn card_name(card: Card) -> Phrase {
    Phrase::new(format!("card-{card}"))
}

pub fn vocation_name(vocation: Vocation) -> Phrase {
    Phrase::new(format!("vocation-{}", vocation.name()))
}

pub fn office_name(office: Politician) -> Phrase {
    Phrase::new(format!("office-{}", office.name()))
}

pub fn deck_name(deck: Deck) -> Phrase {
    Phrase::new(format!("deck-{}", deck.name()))
}

pub fn coin_name(coin: Coin) -> Phrase {
    Phrase::new(format!("coin-{}", coin.name()))
}

/// A grey space by its side and its place there, counted from 1.
pub fn space_name(space: Space) -> Phrase {
    match usize::from(space.0).checked_sub(TOP_SPACES) {
        None => Phrase::new("space-top").with("place", space.0 + 1),
        Some(right) => Phrase::new("space-right").with("place", right + 1),
    }
}

/// The rules text of a card under the options of the match.
pub fn card_text(open: &Open, card: Card) -> Phrase {
    let face = content().face(card);
    let soft = open.options.soft_metropolis && face.soft != face.effects;
    Phrase::new(if soft { format!("card-{card}-text-soft") } else { format!("card-{card}-text") })
}

/// An amount in words.
pub fn amount(purse: Purse) -> Phrase {
    match (purse.wealth, purse.prestige) {
        (wealth, 0) => Phrase::new("amount-wealth").with("wealth", wealth),
        (0, prestige) => Phrase::new("amount-prestige").with("prestige", prestige),
        (wealth, prestige) => Phrase::new("amount-both").with("wealth", wealth).with("prestige", prestige),
    }
}

/// The building on a lot, by zone and block.
pub fn building(open: &Open, lot: Lot) -> Phrase {
    let Some(building) = open.grid.building(lot) else { return Phrase::new("empty-lot").with("lot", lot.to_string()) };
    let phrase = match building.owner {
        Some(seat) => Phrase::new("building-owned").with("owner", seat),
        None => Phrase::new("building-free"),
    };
    building_words(open, lot, phrase.with("size", building.size()))
}

/// A building by its kind, owner and lots, for the map, where its value stands beside it.
pub fn building_title(building: &Building) -> Phrase {
    let phrase = match building.owner {
        Some(seat) => Phrase::new("map-building").with("owner", seat),
        None => Phrase::new("map-building-free"),
    };
    let kind = Phrase::new(format!("building-{}", building.zone.name()));
    phrase.with("kind", kind).with("site", building.site.to_string())
}

/// With the kind of building on a lot, the lot and its value.
pub fn building_words(open: &Open, lot: Lot, phrase: Phrase) -> Phrase {
    let zone = open.grid.building(lot).map_or(Zone::Park, |building| building.zone);
    let kind = Phrase::new(format!("building-{}", zone.name()));
    phrase.with("kind", kind).with("lot", lot.to_string()).with("value", open.value(lot.block()))
}

/// A card with everything on it.
pub fn card_in_full(open: &Open, card: Card) -> Phrase {
    let symbols = symbols(card);
    let key = if symbols.is_empty() { "told-card" } else { "told-card-symbols" };
    Phrase::new(key).with("card", card_name(card)).with("symbols", symbols).with("text", card_text(open, card))
}

/// Zone and size of a contract.
pub fn zone_and_size(contract: &Contract) -> Phrase {
    Phrase::new("told-size").with("zone", contract.zone.name()).with("size", contract.size)
}

/// Zone and size and vocations of a contract.
fn symbols(card: Card) -> Vec<Phrase> {
    let Kind::Contract(contract) = content().face(card).kind else { return Vec::new() };
    let vocations = contract.vocations.iter().flatten().map(|expertise| {
        Phrase::new("told-expertise").with("vocation", vocation_name(expertise.name)).with("value", expertise.value)
    });
    [zone_and_size(&contract)].into_iter().chain(vocations).collect()
}

/// A planning card with what distinguishes it from others of its name.
pub fn planning_card(card: Card) -> Phrase {
    match content().face(card).kind {
        Kind::Permit(permit) => {
            let key = if permit.ballot { "told-permit-ballot" } else { "told-permit" };
            Phrase::new(key).with("card", card_name(card)).with("wealth", permit.wealth)
        }
        Kind::Renewal { .. } | Kind::Contract(_) | Kind::Event => card_name(card),
    }
}
