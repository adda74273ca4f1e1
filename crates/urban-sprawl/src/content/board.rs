//! `board.toml`: the rows and what they pay, the starting buildings, the prices, and how the decks are made.

use std::collections::BTreeMap;

use engine::{ContentError, demand};
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::{Prices, Start};
use crate::board::{BLOCKS, Block, LOTS_OF_BLOCK, Lot, SIDE};
use crate::ids::{Deck, Number, Zone};

pub(super) const FILE: &str = "board.toml";

/// Starting buildings (US-3.10).
const STARTS: usize = 12;
/// Cards of a contract deck besides its key event, and permits of the planning deck.
const DECK: u32 = 36;

#[derive(Deserialize)]
pub(super) struct BoardFile {
    row: Vec<PrintedRow>,
    start: Vec<StartRow>,
    #[serde(rename = "box")]
    boxes: Vec<BoxRow>,
    payout: BTreeMap<String, PayoutRow>,
    deck_build: DecksTable,
}

#[derive(Deserialize)]
struct PrintedRow {
    id: String,
    #[serde(default)]
    value: Number,
}

#[derive(Deserialize)]
struct StartRow {
    zone: Zone,
    block: [u8; 2],
    lot: u8,
}

#[derive(Deserialize)]
struct BoxRow {
    slot: String,
    ap: u8,
}

/// The payout table stands beside its source tag.
#[derive(Deserialize)]
#[serde(untagged)]
enum PayoutRow {
    Places([u8; 4]),
    Tag(IgnoredAny),
}

#[derive(Deserialize)]
struct DecksTable {
    standard: Vec<SectionRow>,
    long: Vec<SectionRow>,
    short: Vec<SectionRow>,
    planning: Vec<PermitsRow>,
}

#[derive(Deserialize)]
struct SectionRow {
    cards: u8,
    #[serde(default)]
    key: bool,
}

#[derive(Deserialize)]
struct PermitsRow {
    permits: u8,
}

/// The printed numbers of the prestige rows and of the wealth rows.
pub(super) fn rows(file: &BoardFile) -> Result<([Number; 3], [Number; 6]), ContentError> {
    let (prestige, wealth) = (numbers(file, 'L')?, numbers(file, 'B')?);
    demand(is_count(&prestige), FILE, "row", "rows on the left are numbered 1 to 3, each once")?;
    demand(is_count(&wealth), FILE, "row", "rows at the bottom are numbered 1 to 6, each once")?;
    Ok((prestige, wealth))
}

fn numbers<const N: usize>(file: &BoardFile, side: char) -> Result<[Number; N], ContentError> {
    let mut numbers = [0; N];
    for (i, number) in numbers.iter_mut().enumerate() {
        let id = format!("{side}{i}");
        let row = file.row.iter().find(|row| row.id == id);
        *number = row.ok_or_else(|| ContentError::new(FILE, "row", format!("no row {id}")))?.value;
    }
    Ok(numbers)
}

/// Whether some numbers are 1, 2 and so on, in any order.
fn is_count(numbers: &[Number]) -> bool {
    (1..=numbers.len() as Number).all(|number| numbers.contains(&number))
}

/// US-3.7: the sums of the rows that cross in each block.
pub(super) fn printed(prestige: &[Number; 3], wealth: &[Number; 6]) -> [u8; BLOCKS] {
    std::array::from_fn(|i| {
        let block = Block(i as u8);
        prestige[usize::from(block.row() / 2)] + wealth[usize::from(block.col())]
    })
}

pub(super) fn starts(file: &BoardFile) -> Result<Vec<Start>, ContentError> {
    let mut starts: Vec<Start> = Vec::new();
    for (i, row) in file.start.iter().enumerate() {
        let on_grid = row.block.iter().all(|&n| n < SIDE) && row.lot < LOTS_OF_BLOCK;
        demand(on_grid, FILE, format!("start[{i}]"), "stands off the board")?;
        let lot = Lot::new(Block::at(row.block[0], row.block[1]), row.lot);
        let apart = starts.iter().all(|other| other.lot != lot);
        demand(apart, FILE, format!("start[{i}]"), "stands where another one stands")?;
        demand(row.zone != Zone::Park, FILE, format!("start[{i}].zone"), "a park is no starting building")?;
        starts.push(Start { lot, zone: row.zone });
    }
    demand(starts.len() == STARTS, FILE, "start", format!("{STARTS} starting buildings"))?;
    let homes = starts.iter().any(|start| start.zone == Zone::Res); // US-4.10 looks for the cheapest
    demand(homes, FILE, "start", "at least one home")?;
    Ok(starts)
}

pub(super) fn prices(file: &BoardFile) -> Result<Prices, ContentError> {
    let price = |slot: String| {
        let found = file.boxes.iter().find(|row| row.slot == slot);
        found.map(|row| row.ap).ok_or_else(|| ContentError::new(FILE, "box", format!("no box {slot}")))
    };
    let mut prices = Prices::default();
    for i in 0..4 {
        prices.planning[i] = price(format!("planning_{}", i + 1))?;
    }
    prices.planning[4] = price("planning_deck".into())?;
    for i in 0..5 {
        prices.boxes[i] = price(format!("contract_{}", i + 1))?;
    }
    for deck in Deck::CONTRACTS {
        prices.decks[deck.rank()] = price(format!("{}_deck", deck.name()))?;
    }
    Ok(prices)
}

pub(super) fn payouts(file: &BoardFile) -> Result<[[u8; 4]; 13], ContentError> {
    let mut payouts = [[0; 4]; 13];
    for (number, places) in payouts.iter_mut().enumerate().skip(1) {
        let place = format!("payout.{number}");
        match file.payout.get(&number.to_string()) {
            Some(PayoutRow::Places(amounts)) => *places = *amounts,
            Some(PayoutRow::Tag(_)) | None => return Err(ContentError::new(FILE, place, "four amounts are needed")),
        }
        let all: u32 = places.iter().map(|&amount| u32::from(amount)).sum();
        demand(all <= 255, FILE, place, format!("{all} in all, at most 255"))?;
    }
    Ok(payouts)
}

/// Cards of the deck sections, by game length.
pub(super) fn sections(file: &BoardFile) -> Result<[[u8; 3]; 3], ContentError> {
    let DecksTable { standard, long, short, .. } = &file.deck_build;
    Ok([section(standard, "standard")?, section(long, "long")?, section(short, "short")?])
}

fn section(rows: &[SectionRow], length: &str) -> Result<[u8; 3], ContentError> {
    let cards: u32 = rows.iter().map(|row| u32::from(row.cards)).sum();
    match rows {
        [top, middle, bottom] if middle.key && cards == DECK => Ok([top.cards, middle.cards + 1, bottom.cards]),
        _ => {
            let message = format!("three sections of {DECK} cards, the key event in the second");
            Err(ContentError::new(FILE, format!("deck_build.{length}"), message))
        }
    }
}

/// Permits in the upper and in the lower part of the planning deck.
pub(super) fn planning(file: &BoardFile) -> Result<[u8; 2], ContentError> {
    let rows = &file.deck_build.planning;
    let permits: u32 = rows.iter().map(|row| u32::from(row.permits)).sum();
    match rows[..] {
        [PermitsRow { permits: top }, PermitsRow { permits: bottom }] if permits == DECK => Ok([top, bottom]),
        _ => Err(ContentError::new(FILE, "deck_build.planning", format!("two parts of {DECK} permits"))),
    }
}
