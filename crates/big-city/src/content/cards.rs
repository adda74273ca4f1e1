//! `cards.toml`: the property cards, which have to be the ones that the rules know.

use engine::{ContentError, demand};
use serde::Deserialize;

use super::words::Words;
use crate::ids::{Board, Building, CARDS, Card, PER_STACK, Plot};

pub(super) const FILE: &str = "cards.toml";

#[derive(Deserialize)]
pub(super) struct CardsFile {
    meta: MetaTable,
    card: Vec<CardRow>,
}

#[derive(Deserialize)]
struct MetaTable {
    cards: usize,
    plot_cards: usize,
    facility_cards: usize,
    cards_per_stack: u8,
    stacks: usize,
}

#[derive(Deserialize)]
struct CardRow {
    id: Card,
    stack: u8,
    plot: Option<u8>,
    building: Option<Building>,
    twin: bool,
    effect: EffectRow,
    text: Words,
}

#[derive(PartialEq, Eq, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum EffectRow {
    BuildRight { plot: u8 },
    BuildFacility { building: Building },
}

pub(super) fn check(file: &CardsFile) -> Result<(), ContentError> {
    let meta = &file.meta;
    let sizes = (meta.cards, meta.stacks, meta.cards_per_stack, meta.plot_cards + meta.facility_cards);
    demand(sizes == (CARDS, Board::COUNT, PER_STACK, CARDS), FILE, "meta", "eight stacks of nine cards are needed")?;
    demand(file.card.len() == CARDS, FILE, "card", "there are 72 cards")?;
    for (i, (row, card)) in file.card.iter().zip(Card::all()).enumerate() {
        let place = format!("card[{i}]");
        demand(row.id == card, FILE, format!("{place}.id"), format!("expected {card} here"))?;
        demand(row.stack == card.stack().number(), FILE, format!("{place}.stack"), "is not the stack of this card")?;
        demand(row.text.are_there(), FILE, format!("{place}.text"), "has no words")?;
        let plot = card.plot().map(Plot::number);
        demand(row.plot == plot, FILE, format!("{place}.plot"), "is not the plot of this card")?;
        demand(row.building == card.facility(), FILE, format!("{place}.building"), "is not what this card builds")?;
        demand(row.twin == card.plot().is_some_and(Plot::is_twin), FILE, format!("{place}.twin"), "is wrong")?;
        let effect = match (plot, card.facility()) {
            (Some(plot), _) => EffectRow::BuildRight { plot },
            (None, Some(building)) => EffectRow::BuildFacility { building },
            (None, None) => continue,
        };
        demand(row.effect == effect, FILE, format!("{place}.effect"), "is not the effect of this card")?;
    }
    Ok(())
}
