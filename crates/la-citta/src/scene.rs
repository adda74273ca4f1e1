//! The board: Tuscan hills, golden fields, marble mountains and lakes, with cities growing along the lanes.
//!
//! The map at the left; beside it the year, the Voice of the People, the politics cards and the stacks of buildings; the
//! princes at the foot. On a wide screen all of it is in view at once, so text is never smaller than [`TEXT`].

use art::{Canvas, Label, Pt, Shape};
use engine::{Phrase, Say};

use crate::ids::{Hex, Space};
use crate::state::board;
use crate::view::View;

mod cards;
mod land;
mod picks;
mod princes;
mod rivals;
mod stacks;
mod towns;

/// Width of the picture.
const WIDTH: f64 = 1360.0;
/// Margin on every side.
const MARGIN: f64 = 16.0;
/// The map's frame.
const MAP: Pt = (1000.0, 930.0);
/// Where the column beside the map begins, and how wide it is.
const COLUMN: f64 = MARGIN + MAP.0 + 14.0;
const COLUMN_WIDTH: f64 = WIDTH - MARGIN - COLUMN;
/// Height of the row of princes at the foot.
const PRINCES: f64 = 66.0;
/// The size of small text.
const TEXT: f64 = 15.0;

/// The picture of a view.
pub fn draw(view: &View, words: &dyn Say) -> String {
    let frame = Frame::of(view);
    let mut canvas = Canvas::new();
    let pen = Pen { view, words, frame: &frame };
    land::draw(&mut canvas, &pen);
    towns::draw(&mut canvas, &pen);
    picks::draw(&mut canvas, &pen);
    let below = cards::draw(&mut canvas, &pen, MARGIN);
    stacks::draw(&mut canvas, &pen, below);
    let foot = MARGIN + MAP.1 + 10.0;
    princes::draw(&mut canvas, &pen, foot);
    let title = pen.say(&Phrase::new("scene-title").with("year", view.open.year));
    canvas.finish(WIDTH, foot + PRINCES + MARGIN, &title)
}

/// What every part of the picture is drawn from.
struct Pen<'a> {
    view: &'a View,
    words: &'a dyn Say,
    frame: &'a Frame,
}

impl Pen<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }
}

/// A heading above a part of the picture.
fn heading(canvas: &mut Canvas, at: Pt, text: &str) {
    canvas.label(at.0, at.1, &Label::new(text).size(TEXT + 1.0).serif().italic().muted());
}

/// Where the map lies: the smaller maps are drawn larger.
struct Frame {
    /// Distance of two neighbouring centres.
    unit: f64,
    origin: Pt,
}

impl Frame {
    fn of(view: &View) -> Frame {
        let cells = cells_in_use(view);
        let (left, right) = extent(cells.iter().map(|&cell| plane(cell).0));
        let (top, bottom) = extent(cells.iter().map(|&cell| plane(cell).1));
        // Half a hexagon and some land on every side.
        let unit = (MAP.0 / (right - left + 2.0)).min(MAP.1 / (bottom - top + 1.7));
        let middle = (MARGIN + MAP.0 / 2.0, MARGIN + MAP.1 / 2.0);
        let origin = (middle.0 - (left + right) / 2.0 * unit, middle.1 - (top + bottom) / 2.0 * unit);
        Frame { unit, origin }
    }

    /// The centre of a cell (LC-3.1).
    fn cell(&self, cell: (i32, i32)) -> Pt {
        let (x, y) = plane(cell);
        (self.origin.0 + x * self.unit, self.origin.1 + y * self.unit)
    }

    fn hex(&self, hex: Hex) -> Pt {
        self.cell(board().cells[hex.index()])
    }

    /// From the centre of a hexagon to its corner.
    fn radius(&self) -> f64 {
        self.unit / 3f64.sqrt()
    }

    fn outline(&self, hex: Hex) -> Shape {
        let (x, y) = self.hex(hex);
        Shape::hex(x, y, self.radius())
    }
}

fn plane((q, r): (i32, i32)) -> Pt {
    (f64::from(q) * 3f64.sqrt() / 2.0, f64::from(r) + f64::from(q) / 2.0)
}

fn extent(values: impl Iterator<Item = f64>) -> (f64, f64) {
    values.fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)))
}

/// The six cells of a terrain space (LC-3.2).
fn space_cells(space: Space) -> [(i32, i32); 6] {
    let (q, r) = board().anchors[space.index()];
    [(q, r), (q + 1, r), (q + 2, r), (q, r + 1), (q + 1, r + 1), (q, r + 2)]
}

/// Terrain spaces that a playable hex touches: the others lie outside a smaller map.
fn spaces_in_use(view: &View) -> impl Iterator<Item = Space> {
    let playable = view.open.playable();
    Space::all().filter(move |space| board().around[space.index()].meets(&playable))
}

fn cells_in_use(view: &View) -> Vec<(i32, i32)> {
    let hexes = view.open.playable().iter().map(|hex| board().cells[hex.index()]);
    hexes.chain(spaces_in_use(view).flat_map(space_cells)).collect()
}
