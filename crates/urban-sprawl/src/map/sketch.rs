//! The map drawn with characters: a cell for every lot, the value of each block above it, the numbers along the edges.

use engine::{Phrase, Say, Seat};

use crate::board::{Block, Lot, SIDE};
use crate::content::content;
use crate::ids::{Coin, Number, Space, TOP_SPACES, marker_coin};
use crate::show::block_name;
use crate::state::Open;

/// The characters of a block and its street, and of the margin on the left.
const WIDE: usize = 11;
const MARGIN: usize = 4;

pub fn sketch(open: &Open, words: &dyn Say) -> Vec<String> {
    let mut lines = vec![top(open)];
    for row in 0..SIDE {
        lines.push(line(|col| head(open, Block::at(row, col)), ""));
        lines.push(lots(open, (row, 0), &prestige(row)));
        lines.push(lots(open, (row, 1), "") + "  " + &marker(open, Space(TOP_SPACES as u8 + row)));
    }
    lines.push(line(|col| format!("{:^10}", number(Coin::Wealth, content().wealth_rows[usize::from(col)])), ""));
    lines.extend([Phrase::new("sketch-legend"), Phrase::new("sketch-rows")].map(|legend| words.say(&legend)));
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

/// The name of a block, and its value.
fn head(open: &Open, block: Block) -> String {
    format!("{:─<8}{:>2}", block_name(block) + " ", open.value(block))
}

/// A line across all blocks after what stands in the margin.
fn line(cell: impl Fn(u8) -> String, margin: &str) -> String {
    let cells: String = (0..SIDE).map(|col| cell(col) + " ").collect();
    format!("{margin:MARGIN$}{cells}")
}

/// The upper or lower lots of a row of blocks.
fn lots(open: &Open, (row, below): (u8, u8), margin: &str) -> String {
    let cell = |col| {
        let lot = |place| lot(open, Lot::new(Block::at(row, col), 2 * below + place));
        format!("{}{}", lot(0), lot(1))
    };
    line(cell, margin)
}

/// The zone and the sign of the owner; small letters on the further lots of a building.
fn lot(open: &Open, lot: Lot) -> String {
    let Some(building) = open.grid.building(lot) else { return format!("{:^5}", "·") };
    let code: String = building.zone.name().chars().take(3).collect();
    let code = if building.lot() == lot { code } else { code.to_lowercase() };
    format!("{code}{} ", building.owner.map_or(' ', Seat::sign))
}

/// The prestige number of two rows of blocks, beside the upper one.
fn prestige(row: u8) -> String {
    if row % 2 == 1 { String::new() } else { number(Coin::Prestige, content().prestige_rows[usize::from(row / 2)]) }
}

/// The markers on top, each above two columns of blocks.
fn top(open: &Open) -> String {
    let spaces: String =
        (0..TOP_SPACES as u8).map(|i| format!("{:^width$}", marker(open, Space(i)), width = 2 * WIDE)).collect();
    format!("{:MARGIN$}{spaces}", "")
}

fn marker(open: &Open, space: Space) -> String {
    match open.spaces[usize::from(space.0)] {
        0 => "[ ]".to_owned(),
        n => format!("[{}]", number(marker_coin(n), n)),
    }
}

/// A number with a star for prestige and a dollar for wealth.
fn number(coin: Coin, number: Number) -> String {
    match coin {
        Coin::Wealth => format!("${number}"),
        Coin::Prestige => format!("*{number}"),
    }
}
