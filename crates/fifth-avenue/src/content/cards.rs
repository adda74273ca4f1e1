//! `cards.toml`: the decks and what is dealt from them.

use engine::{ContentError, demand};
use serde::Deserialize;

use super::{BLACK_CARDS, COLOUR_CARDS};
use crate::ids::{ByDeck, Deck, FACES, Faces};

pub(super) const FILE: &str = "cards.toml";

#[derive(Deserialize)]
pub(super) struct CardsFile {
    deck: Vec<DeckRow>,
    card: Vec<CardRow>,
}

#[derive(Deserialize)]
struct DeckRow {
    id: String,
    deal: u8,
}

#[derive(Deserialize)]
struct CardRow {
    deck: String,
    value: u8,
    buildings: u8,
    count: u8,
}

pub(super) struct Cards {
    pub(super) values: Faces,
    pub(super) limits: Faces,
    pub(super) copies: ByDeck<Faces>,
    pub(super) deal: ByDeck<u8>,
}

pub(super) fn cards(file: &CardsFile) -> Result<Cards, ContentError> {
    let mut values: Vec<u8> = file.card.iter().map(|row| row.value).collect();
    values.sort_unstable();
    values.dedup();
    let several = |_| ContentError::new(FILE, "card", format!("the cards have {FACES} different values"));
    let values: Faces = values.try_into().map_err(several)?;
    demand(values[0] > 0, FILE, "card", "a value is at least 1")?;
    let mut cards = Cards { values, limits: [0; FACES], copies: Default::default(), deal: Default::default() };
    for (i, row) in file.card.iter().enumerate() {
        card(&mut cards, i, row)?;
    }
    for (deck, faces) in cards.copies.iter() {
        let (all, room) = (size(faces), room(deck));
        demand((1..=room).contains(&all), FILE, "card", format!("{all} cards of {deck}, not 1 to {room}"))?;
    }
    for (i, row) in file.deck.iter().enumerate() {
        let deck = deck(&row.id, &format!("deck[{i}].id"))?;
        let (all, dealt) = (size(&cards.copies[deck]), 4 * usize::from(row.deal));
        demand(all > dealt, FILE, format!("deck[{i}].deal"), format!("{all} cards are too few to deal {dealt}"))?;
        cards.deal[deck] = row.deal;
    }
    Ok(cards)
}

fn size(faces: &Faces) -> usize {
    faces.iter().map(|&copies| usize::from(copies)).sum()
}

fn room(deck: Deck) -> usize {
    if deck == Deck::Black { BLACK_CARDS } else { COLOUR_CARDS }
}

fn deck(id: &str, place: &str) -> Result<Deck, ContentError> {
    id.parse().map_err(|_| ContentError::new(FILE, place, format!("there is no deck {id:?}")))
}

fn card(cards: &mut Cards, i: usize, row: &CardRow) -> Result<(), ContentError> {
    let deck = deck(&row.deck, &format!("card[{i}].deck"))?;
    let face = cards.values.iter().position(|&value| value == row.value).expect("collected above");
    let copies = &mut cards.copies[deck][face];
    demand(*copies == 0, FILE, format!("card[{i}].value"), format!("{deck}-{} stands twice", row.value))?;
    demand(row.count > 0, FILE, format!("card[{i}].count"), "at least one card")?;
    *copies = row.count;
    let limit = &mut cards.limits[face];
    let same = *limit == 0 || *limit == row.buildings;
    demand(same && row.buildings > 0, FILE, format!("card[{i}].buildings"), "one number for all cards of a value")?;
    *limit = row.buildings;
    Ok(())
}
