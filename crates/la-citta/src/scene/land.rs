//! The land: terrain spaces and lanes of hexes with their names.

use art::shape::polar;
use art::{Canvas, Icon, Label, Paint, Path, Pt, Shape, Style, Tone, ground, icon, map};
use engine::Phrase;

use super::{MAP, MARGIN, Pen, TEXT, space_cells, spaces_in_use};
use crate::board::Zone;
use crate::content::content;
use crate::ids::{Hex, Space, Tile};
use crate::show;
use crate::state::board;

/// Draws the land.
pub fn draw(canvas: &mut Canvas, pen: &Pen<'_>) {
    let at = (MARGIN, MARGIN);
    canvas.rect(at, MAP, 6.0, &Style::fill("var(--green)").stroke("var(--green-line)", 1.0));
    hills(canvas, at, MAP);
    map::neatline(canvas, at, MAP);
    let groves = [(0.04, 0.09), (0.06, 0.11), (0.035, 0.95), (0.055, 0.97), (0.95, 0.08), (0.93, 0.1), (0.97, 0.12)];
    let feet = groves.map(|(x, y)| (MARGIN + x * MAP.0, MARGIN + y * MAP.1));
    ground::cypresses(canvas, &feet, 34.0);
    map::compass(canvas, (MARGIN + MAP.0 - 50.0, MARGIN + MAP.1 - 54.0), 28.0);
    canvas.titled(&pen.say(&Phrase::new("scene-board")), |c| {
        spaces_in_use(pen.view).for_each(|space| terrain(c, pen, space));
        pen.view.open.playable().iter().for_each(|hex| lane(c, pen, hex));
    });
}

/// Rolling hills behind the map.
fn hills(canvas: &mut Canvas, at: Pt, size: Pt) {
    let mut path = Path::new();
    for row in 0..(size.1 / 46.0) as i32 {
        for column in 0..(size.0 / 92.0) as i32 {
            let x = at.0 + 30.0 + 92.0 * f64::from(column) + 40.0 * f64::from(row % 2);
            let y = at.1 + 40.0 + 46.0 * f64::from(row);
            path = path.to((x, y)).quad((x + 12.0, y - 8.0), (x + 26.0, y));
        }
    }
    canvas.path(&path, &Style::line("var(--green-line)", 0.8).round().opacity(0.55));
}

fn terrain(canvas: &mut Canvas, pen: &Pen<'_>, space: Space) {
    let tile = pen.view.open.tile(space);
    let name = Phrase::new("scene-space").with("space", space.to_string()).with("tile", show::tile(tile));
    let shape = triangle(pen, space);
    canvas.titled(&pen.say(&name), |c| paint_tile(c, &shape, center(pen, space), tile, pen.frame.unit));
}

/// A terrain space as one field: the outer corners of its three outer cells. The lanes are drawn over its sides.
fn triangle(pen: &Pen<'_>, space: Space) -> Shape {
    let (q, r) = board().anchors[space.index()];
    let outer = [((q, r), 180.0), ((q + 2, r), 300.0), ((q, r + 2), 60.0)];
    let corners = outer.into_iter().flat_map(|(cell, from)| {
        [0.0, 60.0, 120.0].map(|turn| polar(pen.frame.cell(cell), pen.frame.radius(), from + turn))
    });
    Shape::Poly(corners.collect())
}

/// The middle of the six cells.
pub fn center(pen: &Pen<'_>, space: Space) -> Pt {
    let points = space_cells(space).map(|cell| pen.frame.cell(cell));
    let sum = points.iter().fold((0.0, 0.0), |sum, p| (sum.0 + p.0, sum.1 + p.1));
    (sum.0 / 6.0, sum.1 / 6.0)
}

fn paint_tile(canvas: &mut Canvas, shape: &Shape, center: Pt, tile: Tile, unit: f64) {
    match tile {
        Tile::Water => {
            ground::water(canvas, shape);
            ground::ripples(canvas, (center.0 - unit * 0.2, center.1 - unit * 0.1), unit * 0.7);
            ground::ripples(canvas, (center.0 + unit * 0.1, center.1 + unit * 0.5), unit * 0.5);
        }
        Tile::Mountain => {
            canvas
                .shape(shape, &Style::fill(&Paint::Stone.tone(Tone::Wash)).stroke(&Paint::Stone.tone(Tone::Mid), 1.0));
            ground::mountains(canvas, (center.0, center.1 + unit * 0.1), unit * 1.9);
        }
        Tile::Field1 | Tile::Field2 | Tile::Field3 => {
            ground::field(canvas, shape);
            sheaves(canvas, center, content().tiles[tile.index()].grain);
        }
    }
}

/// The value of a field: as many ears as it feeds, and the number.
fn sheaves(canvas: &mut Canvas, center: Pt, grain: u8) {
    let width = 24.0 + 16.0 * f64::from(grain);
    let plate = Shape::Rect(center.0 - width / 2.0, center.1 - 12.0, width, 24.0, 12.0);
    canvas.shape(&plate, &Style::fill("var(--card)").stroke("var(--field-line)", 1.2));
    let left = center.0 - width / 2.0 + 12.0;
    canvas.label(left, center.1 + 4.6, &Label::new(grain.to_string()).size(TEXT + 1.0).bold().middle());
    for ear in 0..grain {
        icon(canvas, (left + 16.0 + 16.0 * f64::from(ear), center.1), 16.0, Icon::Wheat, "var(--field-line)");
    }
}

/// The colour of a hex says from how many players on it is in play (LC-3.6).
fn region(hex: Hex) -> Paint {
    let zone = Zone::ALL.into_iter().find(|zone| board().playable[*zone as usize].has(hex));
    match zone {
        Some(Zone::Small) => Paint::Leaf,
        Some(Zone::Medium) => Paint::Sand,
        Some(Zone::Full) | None => Paint::Wheat,
    }
}

fn lane(canvas: &mut Canvas, pen: &Pen<'_>, hex: Hex) {
    let shape = pen.frame.outline(hex);
    let paint = region(hex);
    canvas.shape(&shape, &Style::fill("var(--lot)").stroke("var(--line)", 0.8));
    let style = Style::fill(&paint.tone(Tone::Wash)).stroke(&paint.tone(Tone::Mid), 1.4);
    canvas.shape(&shape.inset(1.6), &style.opacity(0.85));
    if pen.view.open.lots[hex].is_none() {
        let (x, y) = pen.frame.hex(hex);
        canvas.label(x, y + TEXT * 0.35, &Label::new(hex.name()).size(TEXT).middle().muted());
    }
}
