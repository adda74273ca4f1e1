//! The map in words: the plots by rows, the boards with what stands on them, the line.

use art::grid;
use engine::Phrase;

use super::frame;
use crate::board::{Placement, Point};
use crate::content::content;
use crate::ids::{Board, Plot, Plots};
use crate::show;
use crate::view::View;

pub fn say_map(view: &View) -> Vec<Phrase> {
    let city = &view.city;
    let boards = city.laid().iter().filter_map(|board| Some(describe_board(view, board, city.placement(board)?)));
    rows(view).into_iter().chain(boards).chain([cars(view)]).collect()
}

fn list(plots: impl IntoIterator<Item = Plot>) -> String {
    plots.into_iter().map(|plot| plot.to_string()).collect::<Vec<_>>().join(" ")
}

/// The plots row by row, each run of plots with the column where it begins.
fn rows(view: &View) -> Vec<Phrase> {
    let mut cells: Vec<(Point, Plot)> = view.city.plots().iter().map(|plot| (view.city.point(plot), plot)).collect();
    cells.sort_unstable();
    let (first, _) = frame::reach(view);
    let row = |row: &[(Point, Plot)]| {
        let runs: Vec<Phrase> = row.chunk_by(|a, b| a.0.x + 1 == b.0.x).map(|cells| run(first, cells)).collect();
        Phrase::new("told-row").with("row", grid::row((row[0].0.y - first.y) as usize)).with("runs", runs)
    };
    cells.chunk_by(|a, b| a.0.y == b.0.y).map(row).collect()
}

fn run(first: Point, run: &[(Point, Plot)]) -> Phrase {
    let plots = list(run.iter().map(|cell| cell.1));
    Phrase::new("told-run").with("column", grid::column((run[0].0.x - first.x) as usize)).with("plots", plots)
}

/// A board: where it lies, what stands on it, what is free.
fn describe_board(view: &View, board: Board, place: Placement) -> Phrase {
    let city = &view.city;
    let pieces = 0..city.pieces().len();
    let here = pieces.filter(|&piece| !city.footprint(piece).and(board.plots()).is_empty());
    let building = |piece: usize| {
        let plots = show::plots_text(city.footprint(piece));
        Phrase::new("told-building").with("building", show::name(city.pieces()[piece])).with("plots", plots)
    };
    let free = city.free().and(board.plots());
    let left = |key: &'static str, plots: Plots| {
        (!plots.is_empty()).then(|| Phrase::new(key).with("plots", list(plots.iter())))
    };
    let centre = left("told-centre", free.less(city.outskirts()));
    let outskirts = left("told-outskirts", free.and(city.outskirts()));
    let parts: Vec<Phrase> = here.map(building).chain(centre).chain(outskirts).collect();
    Phrase::new("told-board")
        .with("board", show::board_name(board))
        .with("degrees", place.rotation.degrees())
        .with("parts", parts)
}

fn cars(view: &View) -> Phrase {
    let streets: Vec<Phrase> = view.city.cars().iter().map(|&car| show::street_name(&view.city, car)).collect();
    let left = content().streetcars - streets.len() as u8;
    let key = if streets.is_empty() { "told-no-cars" } else { "told-cars" };
    Phrase::new(key).with("streets", streets).with("left", left)
}
