//! `components.toml`: what is in the box, as the other files have it.

use engine::{ContentError, demand};
use serde::Deserialize;

use super::cards::Cards;
use super::shops::ShopsFile;
use super::tables::TablesFile;
use crate::ids::{Colour, Deck};

pub(super) const FILE: &str = "components.toml";

#[derive(Deserialize)]
pub(super) struct ComponentsFile {
    component: Vec<ComponentRow>,
}

#[derive(Deserialize)]
struct ComponentRow {
    id: String,
    count: u32,
}

pub(super) fn check(
    file: &ComponentsFile,
    cards: &Cards,
    shops: &ShopsFile,
    tables: &TablesFile,
) -> Result<(), ContentError> {
    let total = |deck: &Deck| cards.copies[*deck].iter().map(|&n| u32::from(n)).sum::<u32>();
    for (i, row) in file.component.iter().enumerate() {
        let count = match row.id.as_str() {
            "coloured_card" => Colour::ALL.iter().map(|colour| total(&colour.deck())).sum(),
            "black_card" => total(&Deck::Black),
            "building" => 4 * u32::from(tables.buildings.per_colour),
            "shop" => shops.copies().0.iter().map(|&count| u32::from(count)).sum(),
            "closing_sign" => tables.closure.signs.into(),
            "board" | "summary_card" | "commission_pawn" | "survey_token" => row.count,
            other => {
                let place = format!("component[{i}].id");
                return Err(ContentError::new(FILE, place, format!("there is no piece {other:?}")));
            }
        };
        demand(count == row.count, FILE, format!("component[{i}].count"), format!("the other files have {count}"))?;
    }
    Ok(())
}
