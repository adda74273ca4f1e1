//! `neighbourhoods.toml`: the boards, of which only the names are free.

use engine::{ContentError, demand};
use serde::Deserialize;

use crate::board::board_size;
use crate::ids::Board;

pub(super) const FILE: &str = "neighbourhoods.toml";

#[derive(Deserialize)]
pub(super) struct NeighbourhoodsFile {
    neighbourhood: Vec<NeighbourhoodRow>,
}

#[derive(Deserialize)]
struct NeighbourhoodRow {
    id: u8,
    name: String,
    cols: i8,
    rows: i8,
    fixed_start: bool,
    special_card: String,
    plots: Vec<PlotRow>,
}

#[derive(Deserialize)]
struct PlotRow {
    number: u8,
    col: i8,
    row: i8,
}

pub(super) fn names(file: &NeighbourhoodsFile) -> Result<[String; Board::COUNT], ContentError> {
    let mut names = Vec::new();
    for board in Board::all() {
        let place = format!("neighbourhood[{}]", board.index());
        let row = file.neighbourhood.get(board.index()).filter(|row| row.id == board.number());
        let row = row.ok_or_else(|| ContentError::new(FILE, &place, format!("expected board {board} here")))?;
        demand(
            (row.cols, row.rows) == board_size(board),
            FILE,
            format!("{place}.cols"),
            "odd boards are 3 x 3, even boards 4 x 2",
        )?;
        demand(
            row.fixed_start == (board == Board::FIRST),
            FILE,
            format!("{place}.fixed_start"),
            "board 1 is the first",
        )?;
        let special = board.cards().iter().find(|card| card.plot().is_none()).map(|card| card.to_string());
        demand(
            row.special_card == special.unwrap_or_default(),
            FILE,
            format!("{place}.special_card"),
            "has another special card",
        )?;
        let place_of = |plot: &PlotRow| i16::from(plot.row) * i16::from(row.cols) + i16::from(plot.col);
        let printed = row.plots.iter().map(|plot| (plot.number, place_of(plot)));
        let wanted = board.plots().iter().map(|plot| (plot.number(), i16::from(plot.place())));
        demand(printed.eq(wanted), FILE, format!("{place}.plots"), "plots are numbered row by row")?;
        names.push(row.name.clone());
    }
    Ok(names.try_into().expect("one name per board"))
}
