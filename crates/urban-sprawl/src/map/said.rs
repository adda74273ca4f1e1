//! The map in words: the grid by rows of blocks, then the numbers along the edges.

use engine::Phrase;

use crate::board::{Block, Building, SIDE};
use crate::content::content;
use crate::ids::{Space, Zone, marker_coin};
use crate::show::{block_name, coin_name, rows_name, site_name, space_name};
use crate::state::Open;

pub fn say_map(open: &Open) -> Vec<Phrase> {
    (0..SIDE).map(|row| block_row(open, row)).chain([printed_rows(), markers(open)]).collect()
}

/// The blocks of a row with their values, and what stands in them.
fn block_row(open: &Open, row: u8) -> Phrase {
    let blocks: Vec<Phrase> = (0..SIDE).map(|col| block(open, Block::at(row, col))).collect();
    Phrase::new("told-row").with("rows", rows_name(row)).with("blocks", blocks)
}

fn block(open: &Open, block: Block) -> Phrase {
    let buildings: Vec<Phrase> = open.grid.in_block(block).map(|building| standing(&building)).collect();
    let key = if buildings.is_empty() { "told-block-free" } else { "told-block" };
    Phrase::new(key).with("block", block_name(block)).with("value", open.value(block)).with("buildings", buildings)
}

fn standing(building: &Building) -> Phrase {
    let kind = match building.zone {
        Zone::Park => Phrase::new("building-PARK"),
        zone => Phrase::new("told-zone").with("zone", zone.name()),
    };
    let phrase = match building.owner {
        Some(owner) => Phrase::new("told-building").with("owner", owner),
        None => Phrase::new("told-building-free"),
    };
    phrase.with("kind", kind).with("site", site_name(building.site))
}

/// The printed numbers along the edges (US-3.5).
fn printed_rows() -> Phrase {
    let number = |number: &u8| Phrase::new("told-number").with("number", *number);
    Phrase::new("told-printed")
        .with("prestige", content().prestige_rows.iter().map(number).collect::<Vec<_>>())
        .with("wealth", content().wealth_rows.iter().map(number).collect::<Vec<_>>())
}

/// The markers on the grey spaces.
fn markers(open: &Open) -> Phrase {
    let placed = Space::all().filter_map(|space| match open.spaces[usize::from(space.0)] {
        0 => None,
        number => Some(
            Phrase::new("told-marker")
                .with("coin", coin_name(marker_coin(number)))
                .with("number", number)
                .with("space", space_name(space)),
        ),
    });
    Phrase::new("told-markers").with("markers", placed.collect::<Vec<_>>())
}
