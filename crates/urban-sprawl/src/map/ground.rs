//! What never changes: water, wilderness, streets, lots.

use art::{Canvas, Label, Nearness, Pt, Shape, Style, grid, ground, map};
use engine::Phrase;

use super::{BLOCK, GRID, HEIGHT, LOT, ORIGIN, Pen, STREET, STRIDE, WIDTH, lot_plot, shape};
use crate::board::{Block, LOTS_OF_BLOCK, Lot, SIDE};
use crate::show::lot_name;

/// The street around the grid.
const RIM: f64 = 9.0;
/// The streets from west to east; their names are messages.
const AVENUES: [&str; 5] = ["street-elm", "street-oak", "street-main", "street-maple", "street-cedar"];

pub fn draw(pen: &Pen<'_>, canvas: &mut Canvas) {
    surroundings(canvas);
    canvas.seen(Nearness::Near, |canvas| names(pen, canvas));
    quarters(pen, canvas);
    marks(canvas);
    for (i, name) in AVENUES.into_iter().enumerate() {
        let x = ORIGIN.0 + STRIDE * (i as f64 + 1.0) - STREET / 2.0;
        let name = pen.say(&Phrase::new(name));
        let middle = (x, ORIGIN.1 + STRIDE * 3.0 + BLOCK / 2.0);
        canvas.seen(Nearness::Close, |canvas| ground::street_name_upright(canvas, middle, &name));
    }
}

/// Water on top and on the right, wilderness on the left and at the bottom (US-3.4).
fn surroundings(canvas: &mut Canvas) {
    let (x, y) = (ORIGIN.0 - RIM, ORIGIN.1 - RIM);
    let (right, low) = (ORIGIN.0 + GRID + RIM, ORIGIN.1 + GRID + RIM);
    let (width, height) = (f64::from(WIDTH), f64::from(HEIGHT));
    let land = [(0.0, y), (x, y), (x, low), (right, low), (right, height), (0.0, height)];
    ground::meadow(canvas, &Shape::Poly(land.to_vec()));
    let sea = [(0.0, 0.0), (width, 0.0), (width, height), (right, height), (right, y), (0.0, y)];
    ground::water(canvas, &Shape::Poly(sea.to_vec()));
    let town = Style::fill("var(--street)").stroke("var(--line)", 1.0);
    canvas.rect((x, y), (GRID + 2.0 * RIM, GRID + 2.0 * RIM), 6.0, &town);
    wilds(canvas, height);
    map::compass(canvas, (32.0, height - 30.0), 18.0);
}

/// Trees in the wilderness, away from its numbers.
fn wilds(canvas: &mut Canvas, height: f64) {
    for (x, y) in [(26.0, 96.0), (28.0, 452.0), (24.0, 512.0), (28.0, 648.0), (66.0, height - 16.0)] {
        ground::wood(canvas, (x, y), 26.0);
    }
}

/// The names of the columns and rows of lots, on the two sides that no roof reaches.
fn marks(canvas: &mut Canvas) {
    let lots = |at: fn(u8) -> Lot| (0..2 * SIDE).map(move |n| lot_plot(at(n)));
    let columns: Vec<f64> = lots(|n| Lot::at(0, n)).map(|plot| plot.x + LOT / 2.0).collect();
    let rows: Vec<f64> = lots(|n| Lot::at(n, 0)).map(|plot| plot.y + LOT / 2.0).collect();
    grid::marks(canvas, (ORIGIN.0 - RIM + 1.0, ORIGIN.1 + GRID + RIM / 2.0), (&columns, &rows), 1.0);
}

fn names(pen: &Pen<'_>, canvas: &mut Canvas) {
    let label = |key| Label::new(pen.say(&Phrase::new(key))).italic().serif().size(15.0).spaced(3.0).middle();
    let turned = |canvas: &mut Canvas, at: Pt, key| canvas.turned(at, -90.0, |c| c.label(0.0, 0.0, &label(key)));
    turned(canvas, (f64::from(WIDTH) - 7.0, ORIGIN.1 - 4.0), "map-water");
    turned(canvas, (17.0, ORIGIN.1 + STRIDE * 2.0 - STREET / 2.0), "map-wilderness");
}

/// The ground in quarters of two by two blocks, each to be looked at closely.
fn quarters(pen: &Pen<'_>, canvas: &mut Canvas) {
    for (row, col) in (0..SIDE).step_by(2).flat_map(|row| (0..SIDE).step_by(2).map(move |col| (row, col))) {
        let blocks = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(down, right)| Block::at(row + down, col + right));
        let title = Phrase::new("map-quarter").with("first", lot_name(Lot::new(blocks[0], 0)));
        let title = title.with("last", lot_name(Lot::new(blocks[3], 3)));
        canvas.look(&format!("quarter:{}", blocks[0]), &pen.say(&title), |canvas| {
            blocks.into_iter().for_each(|block| ground_of(canvas, block));
        });
    }
}

/// The lots of a block; their names are for whoever looks closely.
fn ground_of(canvas: &mut Canvas, block: Block) {
    let lots = (0..LOTS_OF_BLOCK).map(|place| Lot::new(block, place));
    for (lot, plot) in lots.map(|lot| (lot, lot_plot(lot))) {
        ground::lot(canvas, &shape(plot));
        let name = Label::new(lot_name(lot)).size(11.0).muted().end();
        canvas.seen(Nearness::Close, |canvas| canvas.label(plot.x + LOT - 3.0, plot.y + LOT - 3.0, &name));
    }
}
