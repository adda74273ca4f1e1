//! The names of the neighbourhoods, outside the city wherever a board has an open side, so that nothing covers them.

use art::{Canvas, Label, Nearness, Pt, Tone};

use super::{Pen, board_paint};
use crate::board::{Point, Side};
use crate::content::content;
use crate::ids::Board;

pub fn draw(canvas: &mut Canvas, pen: &Pen<'_>) {
    canvas.group("pointer-events=\"none\"", |c| {
        for (nearness, size) in [(Nearness::Near, 13.5), (Nearness::Far, 20.0)] {
            c.seen(nearness, |c| pen.view.city.laid().iter().for_each(|board| name(c, pen, board, size)));
        }
    });
}

fn name(canvas: &mut Canvas, pen: &Pen<'_>, board: Board, size: f64) {
    let (side, cells) = open_side(pen, board);
    let (first, last) = (pen.frame.at(cells[0]), pen.frame.at(cells[cells.len() - 1]));
    let unit = pen.frame.unit;
    let middle: Pt = ((first.0 + last.0 + unit) / 2.0, (first.1 + last.1 + unit) / 2.0);
    let name = Label::new(format!("{board} {}", content().names[board.index()])).size(size).serif().bold().middle();
    let name = name.halo().fill(board_paint(board).tone(Tone::Text)).within(unit * cells.len() as f64 - 4.0);
    let (half, high) = (unit / 2.0, size * 0.74);
    match side {
        Side::South => canvas.label(middle.0, middle.1 + half + high + 5.0, &name),
        Side::North => canvas.label(middle.0, middle.1 - half - 5.0, &name),
        Side::East => canvas.turned((middle.0 + half + 5.0, middle.1), 90.0, |c| c.label(0.0, 0.0, &name)),
        Side::West => canvas.turned((middle.0 - half - 5.0, middle.1), -90.0, |c| c.label(0.0, 0.0, &name)),
    }
}

/// The longest open side of a board and its cells; the lower edge if it has none, where its own buildings do not reach.
fn open_side(pen: &Pen<'_>, board: Board) -> (Side, Vec<Point>) {
    let city = &pen.view.city;
    let cells: Vec<Point> = board.plots().iter().map(|plot| city.point(plot)).collect();
    let sides = [Side::South, Side::North, Side::West, Side::East];
    let runs = sides.into_iter().flat_map(|side| {
        let mut edge: Vec<Point> =
            cells.iter().copied().filter(|cell| city.plot_at(cell.step(side)).is_none()).collect();
        edge.sort_by_key(|cell| (cell.x, cell.y));
        let beside = |a: &Point, b: &Point| a.x.abs_diff(b.x) + a.y.abs_diff(b.y) == 1;
        edge.chunk_by(beside).map(|run| (side, run.to_vec())).collect::<Vec<_>>()
    });
    // Words that lie flat are read more easily than words that stand.
    let flat = |side: Side| matches!(side, Side::South | Side::North);
    let worth = |(side, run): &(Side, Vec<Point>)| (run.len().min(2), flat(*side), run.len());
    let mut best: Option<(Side, Vec<Point>)> = None;
    for run in runs {
        if best.as_ref().is_none_or(|best| worth(&run) > worth(best)) {
            best = Some(run);
        }
    }
    best.unwrap_or_else(|| {
        let low = cells.iter().map(|cell| cell.y).max();
        (Side::North, cells.into_iter().filter(|cell| Some(cell.y) == low).map(|cell| cell.step(Side::South)).collect())
    })
}
