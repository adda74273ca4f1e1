//! The board: Tuscan hills, golden fields, marble mountains and lakes, with cities growing along the lanes.
//!
//! From the top: the Voice of the People and the politics cards; the map; the stacks of buildings; the princes.

use art::{Canvas, Label, Pt, Shape};
use engine::{Phrase, Say};

use crate::content::content;
use crate::ids::{Hex, Space};
use crate::state::board;
use crate::view::View;

mod cards;
mod land;
mod princes;
mod stacks;
mod towns;

/// Width of the picture.
const WIDTH: f64 = 1040.0;
/// Margin on every side.
const MARGIN: f64 = 20.0;
/// Height of the row of cards above the map.
const CARDS: f64 = 178.0;
/// Height of the row of stacks below it.
const STACKS: f64 = 112.0;
/// Height of the row of princes at the foot.
const PRINCES: f64 = 92.0;

/// The picture of a view.
pub fn draw(view: &View, words: &dyn Say) -> String {
    let frame = Frame::of(view);
    let mut canvas = Canvas::new();
    let pen = Pen { view, words, frame: &frame };
    cards::draw(&mut canvas, &pen);
    land::draw(&mut canvas, &pen);
    towns::draw(&mut canvas, &pen);
    land::picks(&mut canvas, &pen);
    let foot = frame.bottom + 14.0;
    stacks::draw(&mut canvas, &pen, foot);
    princes::draw(&mut canvas, &pen, foot + STACKS);
    let title = pen.say(&Phrase::new("scene-title").with("year", view.open.year));
    canvas.finish(WIDTH, foot + STACKS + PRINCES + MARGIN, &title)
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
    canvas.label(at.0, at.1, &Label::new(text).size(13.0).serif().italic().muted());
}

/// Where the map lies: the smaller maps are drawn larger.
struct Frame {
    /// Distance of two neighbouring centres.
    unit: f64,
    origin: Pt,
    bottom: f64,
}

impl Frame {
    fn of(view: &View) -> Frame {
        let cells = cells_in_use(view);
        let (left, right) = extent(cells.iter().map(|&cell| plane(cell).0));
        let (top, bottom) = extent(cells.iter().map(|&cell| plane(cell).1));
        let unit = (WIDTH - 2.0 * MARGIN - 52.0) / (right - left + 1.2);
        let head = MARGIN + CARDS + 40.0;
        let origin = (MARGIN + 32.0 + (0.6 - left) * unit, head + (0.55 - top) * unit);
        Frame { unit, origin, bottom: head + (bottom - top + 1.1) * unit + 24.0 }
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

/// The years and rounds of a game, for headings.
fn calendar() -> (u8, u8) {
    (content().numbers.years, content().numbers.rounds)
}
