//! What things are called.

use art::grid;
use engine::Phrase;

use crate::board::{Block, Building, Lot, Site};
use crate::content::{Contract, Kind, content};
use crate::ids::{Card, Coin, Deck, Politician, Space, TOP_SPACES, Vocation, Zone};
use crate::rules::money::Purse;
use crate::state::Open;

/// The columns of lots that a marker at the top is for (US-3.5).
const COLUMNS: usize = 4;

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

/// A lot by the marks along the edges of the map.
pub fn lot_name(lot: Lot) -> String {
    grid::cell(lot.col().into(), lot.row().into())
}

/// Some lots of a block; all of them by the first and the last.
pub fn site_name(site: Site) -> String {
    let lots: Vec<String> = site.lots().map(lot_name).collect();
    match &*lots {
        [first, _, _, last] => format!("{first}–{last}"),
        _ => lots.join("+"),
    }
}

/// A block by its first and its last lot.
pub fn block_name(block: Block) -> String {
    site_name(Site { block, lots: 0b1111 })
}

/// The rows of lots in a row of blocks: `3–4`.
pub fn rows_name(row: u8) -> String {
    let first = 2 * usize::from(row);
    format!("{}–{}", grid::row(first), grid::row(first + 1))
}

/// A grey space by the columns or rows of lots that its marker is for.
pub fn space_name(space: Space) -> Phrase {
    match space.0.checked_sub(TOP_SPACES as u8) {
        None => {
            let first = usize::from(space.0) * COLUMNS;
            let last = first + COLUMNS - 1;
            Phrase::new("space-top").with("columns", format!("{}–{}", grid::column(first), grid::column(last)))
        }
        Some(right) => Phrase::new("space-right").with("rows", rows_name(right)),
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
    amount_towards(purse, purse)
}

/// What somebody has, as far as a price asks for it.
pub fn amount_towards(price: Purse, purse: Purse) -> Phrase {
    let phrase = match (price.wealth, price.prestige) {
        (_, 0) => Phrase::new("amount-wealth"),
        (0, _) => Phrase::new("amount-prestige"),
        (_, _) => Phrase::new("amount-both"),
    };
    phrase.with("wealth", purse.wealth).with("prestige", purse.prestige)
}

/// The building on a lot, by zone and block.
pub fn building(open: &Open, lot: Lot) -> Phrase {
    let Some(building) = open.grid.building(lot) else { return Phrase::new("empty-lot").with("lot", lot_name(lot)) };
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
    phrase.with("kind", kind).with("site", site_name(building.site))
}

/// With the kind of building on a lot, the lot and its value.
pub fn building_words(open: &Open, lot: Lot, phrase: Phrase) -> Phrase {
    let zone = open.grid.building(lot).map_or(Zone::Park, |building| building.zone);
    let kind = Phrase::new(format!("building-{}", zone.name()));
    phrase.with("kind", kind).with("lot", lot_name(lot)).with("value", open.value(lot.block()))
}

/// A card with everything on it.
pub fn card_in_full(open: &Open, card: Card) -> Phrase {
    let symbols = symbols(card);
    let key = if symbols.is_empty() { "told-card" } else { "told-card-symbols" };
    Phrase::new(key).with("card", card_name(card)).with("symbols", symbols).with("text", card_text(open, card))
}

/// Zone and size as they are printed: `COM 2`.
pub fn printed_size(contract: &Contract) -> Phrase {
    Phrase::new("card-size").with("zone", contract.zone.name()).with("size", contract.size)
}

/// Zone and size of a contract.
fn zone_and_size(contract: &Contract) -> Phrase {
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
