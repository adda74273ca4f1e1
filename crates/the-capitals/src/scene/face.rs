//! The face of a tile: picture, name, effects as icons.

use art::{Block, Canvas, Label, ON_DEEP, Plot, Shape, Style, Tone, icon, text};
use engine::Say;

use super::print;
use crate::content::{Tile, content};
use crate::ids::TileId;
use crate::map::{drawings, glyphs, looks};
use crate::show;

/// How much a face shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Detail {
    /// Everything: a project or a tile in hand.
    Full,
    /// Picture, name and lasting effects: a tile in a city.
    City,
}

/// The smallest side at which a face has room for everything; smaller ones are drawn at this size and shrunk.
const LEAST: f64 = 92.0;

/// Draws a tile in a square of a city, always complete.
pub fn draw_in_city(canvas: &mut Canvas, tile: TileId, (x, y, side): (f64, f64, f64), words: &dyn Say) {
    let full = side.max(LEAST);
    canvas.scaled((x, y), side / full, |c| draw(c, tile, (0.0, 0.0, full, full), Detail::City, words));
}

/// Draws a tile in a box.
pub fn draw(canvas: &mut Canvas, tile: TileId, (x, y, w, h): (f64, f64, f64, f64), detail: Detail, words: &dyn Say) {
    let data = content().tile(tile);
    let paint = looks::paint(data.kind);
    let outline = Shape::Rect(x, y, w, h, 5.0);
    canvas.shape(&outline, &Style::fill("var(--card)").stroke(&paint.tone(Tone::Deep), 1.2));
    let (name, size) = name_lines(tile, w - 19.0, words);
    let strip = 4.0 + NAME * name.len() as f64;
    canvas.shape(&Shape::Rect(x, y, w, strip, 4.0), &Style::fill(&paint.tone(Tone::Deep)));
    let lines = match detail {
        Detail::Full => glyphs::all(data),
        Detail::City => glyphs::lasting(data),
    };
    let below = lines.len() as f64 * print::LEADING;
    let picture = (x + 3.0, y + strip + 1.0, w - 6.0, h - strip - below - 3.0);
    building(canvas, tile, picture);
    badge(canvas, data, (x + 9.0, y), strip);
    for (i, part) in name.iter().enumerate() {
        let label = Label::new(part.as_str()).size(size).bold().middle().fill(ON_DEEP);
        canvas.label(x + 16.0 + (w - 18.0) / 2.0, y + NAME * (i as f64 + 1.0) - 0.5, &label);
    }
    for (i, line) in lines.iter().enumerate() {
        let at = y + h - below + print::LEADING * i as f64 + 5.0;
        print::print(canvas, x + w / 2.0, at, w - 6.0, line);
    }
}

/// The type of a tile in its name strip, with the density of housing as dots.
fn badge(canvas: &mut Canvas, tile: &Tile, (x, y): (f64, f64), strip: f64) {
    let Some(density) = tile.density else {
        return icon(canvas, (x, y + strip / 2.0), 11.0, looks::kind_icon(tile.kind), ON_DEEP);
    };
    icon(canvas, (x, y + strip / 2.0 - 2.0), 10.0, looks::kind_icon(tile.kind), ON_DEEP);
    let count = glyphs::dots(density);
    for i in 0..count {
        let shift = f64::from(i) - f64::from(count - 1) / 2.0;
        canvas.circle((x + 4.0 * shift, y + strip / 2.0 + 5.6), 1.4, &Style::fill(ON_DEEP));
    }
}

/// How far apart the lines of a name are.
const NAME: f64 = 12.0;

/// The name of a tile on one line, or two if it is long, and the size at which it fits.
fn name_lines(tile: TileId, room: f64, words: &dyn Say) -> (Vec<String>, f64) {
    let name = words.say(&show::tile_name(tile));
    let wrapped = |size: f64| (text::wrap(&name, room, size + 0.6, 2), size);
    let whole = |(lines, _): &(Vec<String>, f64)| lines.join(" ") == name;
    [11.0, 10.0, 9.0].into_iter().map(wrapped).find(whole).unwrap_or_else(|| wrapped(8.0))
}

/// The building on its lot.
fn building(canvas: &mut Canvas, tile: TileId, (x, y, w, h): (f64, f64, f64, f64)) {
    let side = (w * 0.62).min(h * 0.78).max(8.0);
    let plot = Plot::around((x + w * 0.44, y + h - side * 0.30), side, side * 0.5);
    let data = content().tile(tile);
    let lot = Shape::Rect(x, y + h - side * 0.62, w, side * 0.62, 3.0);
    canvas.shape(&lot, &Style::fill(&looks::paint(data.kind).tone(Tone::Wash)).opacity(0.6));
    Block::new(drawings::silhouette(data), plot).draw(canvas);
}
