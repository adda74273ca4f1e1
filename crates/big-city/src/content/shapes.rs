//! The shapes in `buildings.toml`, made into walks from plot to plot.

use engine::{ContentError, demand};
use serde::Deserialize;

use super::buildings::FILE;
use super::{MOST_PLOTS, Shape, Walk};
use crate::board::Side;

#[derive(Deserialize)]
pub(super) struct ShapeRow {
    pub(super) id: String,
    pub(super) cells: Vec<(i8, i8)>,
}

pub(super) fn shapes(rows: &[ShapeRow]) -> Result<Vec<Shape>, ContentError> {
    rows.iter().enumerate().map(|(i, row)| shape(&row.cells, &format!("shape[{i}].cells"))).collect()
}

/// A shape in every orientation that turning and mirroring give, each once.
fn shape(cells: &[(i8, i8)], place: &str) -> Result<Shape, ContentError> {
    demand((1..=MOST_PLOTS).contains(&cells.len()), FILE, place, format!("a shape has 1 to {MOST_PLOTS} plots"))?;
    let near = |n: i8| (0..MOST_PLOTS as i8).contains(&n);
    let all_near = cells.iter().all(|&(x, y)| near(x) && near(y));
    demand(all_near, FILE, place, format!("offsets are 0 to {}", MOST_PLOTS - 1))?;
    let mut orientations: Vec<Vec<(i8, i8)>> = Vec::new();
    for turn in 0..8 {
        let mut turned: Vec<_> = cells.iter().map(|&cell| turned(cell, turn)).collect();
        turned.sort_unstable();
        let (x, y) = turned[0];
        let moved: Vec<_> = turned.iter().map(|cell| (cell.0 - x, cell.1 - y)).collect();
        if !orientations.contains(&moved) {
            orientations.push(moved);
        }
    }
    let walks = orientations.iter().map(|cells| walk(cells)).collect::<Option<_>>();
    let walks = walks.ok_or_else(|| ContentError::new(FILE, place, "its shape is not in one piece"))?;
    Ok(Shape { size: cells.len(), walks })
}

fn turned((x, y): (i8, i8), turn: u8) -> (i8, i8) {
    let (x, y) = if turn < 4 { (x, y) } else { (-x, y) };
    match turn % 4 {
        0 => (x, y),
        1 => (-y, x),
        2 => (-x, -y),
        _ => (y, -x),
    }
}

/// The cells in an order in which each lies beside an earlier one.
fn walk(cells: &[(i8, i8)]) -> Option<Walk> {
    let mut order = vec![cells[0]];
    let mut steps = Vec::new();
    while order.len() < cells.len() {
        let next = |from: usize| {
            let beside = |&side: &Side| {
                Some((from, side, next_to(order[from], side))).filter(|step| is_new(step.2, cells, &order))
            };
            Side::ALL.iter().find_map(beside)
        };
        let (from, side, cell) = (0..order.len()).find_map(next)?;
        steps.push((from, side));
        order.push(cell);
    }
    let inside = |i: usize, side: Side| order.contains(&next_to(order[i], side));
    let inner = (0..order.len()).flat_map(|i| [(i, Side::East), (i, Side::South)]);
    let inner = inner.filter(|&(i, side)| inside(i, side)).collect();
    Some(Walk { steps, inner })
}

fn is_new(cell: (i8, i8), cells: &[(i8, i8)], order: &[(i8, i8)]) -> bool {
    cells.contains(&cell) && !order.contains(&cell)
}

fn next_to((x, y): (i8, i8), side: Side) -> (i8, i8) {
    match side {
        Side::North => (x, y - 1),
        Side::East => (x + 1, y),
        Side::South => (x, y + 1),
        Side::West => (x - 1, y),
    }
}
