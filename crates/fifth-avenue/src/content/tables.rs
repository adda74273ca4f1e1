//! `tables.toml`: what is scored, how pieces are split up, and what Ace can bid.

use engine::{ContentError, demand};
use serde::Deserialize;

use super::Buildings;
use super::cards::Cards;
use super::options::{self, OptionRow};
use crate::ids::{Colour, Deck};

pub(super) const FILE: &str = "tables.toml";

#[derive(Deserialize)]
pub(super) struct TablesFile {
    pub(super) district_score: DistrictScoreTable,
    pub(super) park_score: ParkScoreTable,
    pub(super) closure: ClosureTable,
    pub(super) buildings: Buildings,
    setup: Vec<SetupRow>,
    pub(super) dummy: DummyTable,
    dummy_bid: Vec<DummyBidRow>,
    option: Vec<OptionRow>,
}

#[derive(Deserialize)]
pub(super) struct DistrictScoreTable {
    pub(super) vp: [u8; 5],
}

#[derive(Deserialize)]
pub(super) struct ParkScoreTable {
    pub(super) vp: [u8; 4],
    pub(super) tiles_drawn: u8,
}

#[derive(Deserialize)]
pub(super) struct ClosureTable {
    pub(super) winner_per_building: u8,
    pub(super) others_divisor: u8,
    rounding: String,
    pub(super) signs: u8,
}

#[derive(Deserialize)]
struct SetupRow {
    players: u8,
    dummy: bool,
    hand: u8,
    coloured_deck_after_deal: u8,
    black_deck_after_deal: u8,
}

#[derive(Deserialize)]
pub(super) struct DummyTable {
    pub(super) buildings: u8,
    bid_min: u8,
    bid_max: u8,
}

#[derive(Deserialize)]
struct DummyBidRow {
    values: Vec<u8>,
    sum: u8,
}

pub(super) fn check(file: &TablesFile, cards: &Cards) -> Result<(), ContentError> {
    demand(file.district_score.vp.is_sorted(), FILE, "district_score.vp", "more types are worth no less")?;
    demand(file.park_score.vp.is_sorted(), FILE, "park_score.vp", "more types are worth no less")?;
    let tiles = usize::from(file.park_score.tiles_drawn);
    demand(tiles < file.park_score.vp.len(), FILE, "park_score.tiles_drawn", "no more tiles than the table has types")?;
    demand(file.closure.others_divisor > 0, FILE, "closure.others_divisor", "at least 1")?;
    demand(file.closure.rounding == "down", FILE, "closure.rounding", "halves are rounded down")?;
    demand(file.closure.signs == 2, FILE, "closure.signs", "the second closing ends the game")?;
    check_buildings(&file.buildings)?;
    check_points(file)?;
    demand(file.setup.len() == 3, FILE, "setup", "rows for 2, 3 and 4 players")?;
    for (i, row) in file.setup.iter().enumerate() {
        check_setup(i, row, cards)?;
    }
    check_bids(file, cards)?;
    options::check(&file.option)
}

fn check_buildings(b: &Buildings) -> Result<(), ContentError> {
    let parts = [b.score_marker, b.placed_at_setup, b.reserve_at_setup, b.supply_after_setup];
    let (split, all) = (parts.map(u32::from).iter().sum::<u32>(), u32::from(b.per_colour));
    demand(split == all, FILE, "buildings", format!("{split} of {all} buildings are split up"))?;
    demand(b.placed_at_setup == 2, FILE, "buildings.placed_at_setup", "two rounds of starting buildings")
}

/// The most that one scoring can give must fit into a byte, and so must the buildings of a district.
fn check_points(file: &TablesFile) -> Result<(), ContentError> {
    let own = u32::from(file.buildings.per_colour);
    let all = (4 * own).max(2 * own + u32::from(file.dummy.buildings));
    let tables = [
        ("district_score.vp", own * u32::from(file.district_score.vp[4])),
        ("park_score.vp", own * u32::from(file.park_score.vp[3])),
        ("closure.winner_per_building", all.max(all * u32::from(file.closure.winner_per_building))),
    ];
    for (place, most) in tables {
        demand(most <= 255, FILE, place, format!("up to {most} at once, at most 255"))?;
    }
    Ok(())
}

fn check_setup(i: usize, row: &SetupRow, cards: &Cards) -> Result<(), ContentError> {
    let dealt = |deck: Deck| cards.deal[deck] * row.players;
    let left = |deck: Deck| cards.copies[deck].iter().sum::<u8>() - dealt(deck);
    let hand: u8 = cards.deal.0.iter().sum();
    demand(row.players == i as u8 + 2, FILE, format!("setup[{i}].players"), "rows for 2, 3 and 4 players")?;
    demand(row.dummy == (row.players == 2), FILE, format!("setup[{i}].dummy"), "Ace plays with two players only")?;
    demand(row.hand == hand, FILE, format!("setup[{i}].hand"), format!("{hand} cards are dealt"))?;
    let black = left(Deck::Black);
    let place = format!("setup[{i}].black_deck_after_deal");
    demand(row.black_deck_after_deal == black, FILE, place, format!("{black} black cards are left"))?;
    let same = Colour::ALL.iter().all(|colour| left(colour.deck()) == row.coloured_deck_after_deal);
    demand(same, FILE, format!("setup[{i}].coloured_deck_after_deal"), "not what is left of every colour")
}

/// FA-6.17.3: the bids that Ace can draw.
fn check_bids(file: &TablesFile, cards: &Cards) -> Result<(), ContentError> {
    for (i, bid) in file.dummy_bid.iter().enumerate() {
        let known = bid.values.iter().all(|value| cards.values.contains(value));
        demand(known, FILE, format!("dummy_bid[{i}].values"), "values of cards")?;
        let sum: u32 = bid.values.iter().map(|&value| u32::from(value)).sum();
        let place = format!("dummy_bid[{i}].sum");
        demand(u32::from(bid.sum) == sum, FILE, &place, format!("the values add up to {sum}"))?;
        let range = file.dummy.bid_min..=file.dummy.bid_max;
        demand(range.contains(&bid.sum), FILE, place, "outside dummy.bid_min and bid_max")?;
    }
    Ok(())
}
