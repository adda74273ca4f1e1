//! The map: 6 by 6 blocks between water and wilderness, what stands on them, and the numbers along the edges.
//!
//! Roofs rise up and to the right, less than half a lot. So the corner of a block at the top left is always its own, and there
//! stands its value; a roof's middle is never behind another roof, and there stands its owner.

mod buildings;
mod edges;
mod ground;
pub mod icons;
mod overlays;
pub mod said;
pub mod sketch;

use art::{Canvas, Label, Nearness, Paint, Plot, Pt, Shape, Style};
use engine::pieces::{Map, Picture};
use engine::{Brush, Phrase, Say};

use crate::board::{Block, Building, Lot, SIDE, Site};
use crate::ids::Zone;
use crate::state::Open;
use crate::view::View;

pub use buildings::picture_of;

const WIDTH: u32 = 764;
const HEIGHT: u32 = 726;
/// The upper left corner of the grid, and the measures of lots and streets.
const ORIGIN: Pt = (70.0, 58.0);
const LOT: f64 = 44.0;
const GAP: f64 = 2.0;
const STREET: f64 = 14.0;
const BLOCK: f64 = 2.0 * LOT + GAP;
const STRIDE: f64 = BLOCK + STREET;
const GRID: f64 = SIDE as f64 * STRIDE - STREET;

/// The layers of the rows of blocks.
const BUILDINGS: [&str; SIDE as usize] =
    ["buildings-0", "buildings-1", "buildings-2", "buildings-3", "buildings-4", "buildings-5"];
const OWNERS: [&str; SIDE as usize] = ["owners-0", "owners-1", "owners-2", "owners-3", "owners-4", "owners-5"];

/// What every part of the map needs.
struct Pen<'a> {
    open: &'a Open,
    view: &'a View,
    words: &'a dyn Say,
}

impl Pen<'_> {
    /// The buildings in a row of blocks.
    fn in_row(&self, row: u8) -> Vec<Building> {
        (0..SIDE).flat_map(|col| self.open.grid.in_block(Block::at(row, col))).collect()
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }
}

pub fn draw(view: &View, brush: &Brush<'_>) -> Vec<Map> {
    let pen = Pen { open: &view.open, view, words: brush.words };
    // A move changes one row of blocks as a rule, so each row has layers of its own, from the back to the front.
    let rows: Vec<Vec<Building>> = (0..SIDE).map(|row| pen.in_row(row)).collect();
    let buildings = BUILDINGS.iter().zip(&rows);
    let buildings = buildings.map(|(key, row)| brush.layer(key, row, || Canvas::drawn(|c| buildings::draw(c, row))));
    let owners = OWNERS.iter().zip(&rows);
    let owners = owners.map(|(key, row)| brush.layer(key, row, || Canvas::drawn(|c| buildings::owners(&pen, c, row))));
    let (open, tile) = (pen.open, overlays::wanted_tile(view));
    let held: Vec<_> = Block::all().map(|block| open.count_controlled([block].into_iter())).collect();
    let above = [
        brush.layer("edges", (open.seats, open.spaces, held), || Canvas::drawn(|c| edges::draw(&pen, c))),
        brush.layer("picks", (tile, open.spaces), || Canvas::drawn(|c| overlays::draw(&pen, c, tile))),
        brush.ground("values", open.spaces, || Canvas::drawn(|c| values(&pen, c))),
    ];
    let ground = [brush.ground("ground", (), || Canvas::drawn(|c| ground::draw(&pen, c)))];
    let layers = ground.into_iter().chain(buildings).chain(owners).chain(above).collect();
    vec![Map { seat: None, width: WIDTH, height: HEIGHT, layers }]
}

pub fn pictures() -> Vec<Picture> {
    buildings::pictures().chain(buildings::signs()).chain(icons::pictures()).collect()
}

/// The colour of a zone.
pub const fn zone_paint(zone: Zone) -> Paint {
    match zone {
        Zone::Civ => Paint::Brick,
        Zone::Com => Paint::Ochre,
        Zone::Ind => Paint::Steel,
        Zone::Res => Paint::Violet,
        Zone::Park => Paint::Leaf,
    }
}

fn corner(block: Block) -> Pt {
    (ORIGIN.0 + STRIDE * f64::from(block.col()), ORIGIN.1 + STRIDE * f64::from(block.row()))
}

fn lot_plot(lot: Lot) -> Plot {
    let (x, y) = corner(lot.block());
    let step = LOT + GAP;
    Plot { x: x + step * f64::from(lot.place() % 2), y: y + step * f64::from(lot.place() / 2), w: LOT, d: LOT }
}

/// The ground of some lots of a block.
fn span(site: Site) -> Plot {
    let plots: Vec<Plot> = site.lots().map(lot_plot).collect();
    let (first, last) = (plots[0], plots[plots.len() - 1]);
    let (left, right) = plots.iter().fold((first.x, first.x), |(l, r), plot| (l.min(plot.x), r.max(plot.x)));
    Plot { x: left, y: first.y, w: right - left + LOT, d: last.y - first.y + LOT }
}

fn shape(plot: Plot) -> Shape {
    Shape::rect(plot.x, plot.y, plot.w, plot.d)
}

/// The value of every block, as a number plate on its own corner; a marker turns it dark.
fn values(pen: &Pen<'_>, canvas: &mut Canvas) {
    canvas.group("pointer-events=\"none\"", |canvas| {
        for (nearness, size, off) in [(Nearness::Near, 13.0, (5.0, 6.0)), (Nearness::Far, 21.0, (8.0, 13.0))] {
            canvas.seen(nearness, |canvas| {
                for (block, value) in Block::all().zip(pen.view.values.iter()) {
                    let (x, y) = corner(block);
                    plate(canvas, (x - off.0, y - off.1), size, (*value, pen.open.marked(block) > 0));
                }
            });
        }
    });
}

fn plate(canvas: &mut Canvas, at: Pt, size: f64, (value, marked): (u8, bool)) {
    let (w, h) = (size * if value > 9 { 1.75 } else { 1.25 }, size * 1.28);
    let (fill, ink) = if marked { ("var(--ink)", "var(--paper)") } else { ("var(--card)", "var(--ink)") };
    canvas.rect(at, (w, h), 3.0, &Style::fill(fill).stroke("var(--rule)", 0.9));
    let label = Label::new(value.to_string()).size(size).bold().middle().fill(ink);
    canvas.label(at.0 + w / 2.0, at.1 + h * 0.79, &label);
}
