//! The face of a tile in a city: from near its name, picture and lasting effects, from afar its name and colour.

use art::{Canvas, Icon, Label, Nearness, ON_DEEP, Shape, Style, Tone, text};
use engine::Say;

use super::plan::Square;
use super::{drawings, glyphs, looks};
use crate::content::{Set, Tile, content};
use crate::ids::TileId;
use crate::show;

/// How high the band with the name is.
pub const BAND: f64 = 34.0;

/// The smallest letters, for maps that are shown a little smaller than they are drawn.
const SMALL: f64 = text::SMALLEST + 0.6;

/// Draws a tile in its cell.
pub fn draw(canvas: &mut Canvas, tile: TileId, at: Square, words: &dyn Say) {
    let side = at.side;
    let (data, name) = (content().tile(tile), words.say(&show::tile_name(tile)));
    let paint = looks::paint(data.kind);
    let outline = Shape::Rect(0.0, 0.0, side, side, 8.0);
    canvas.shape(&outline, &Style::fill("var(--card)").stroke(&paint.tone(Tone::Deep), 2.0));
    if at.coarse {
        return far(canvas, data, side, &name);
    }
    canvas.seen(Nearness::Near, |c| near(c, tile, side, &name, words));
    canvas.seen(Nearness::Far, |c| far(c, data, side, &name));
}

fn near(canvas: &mut Canvas, tile: TileId, side: f64, name: &str, words: &dyn Say) {
    let data = content().tile(tile);
    let paint = looks::paint(data.kind);
    band(canvas, data, side, name);
    let lines = effects(data, side, words);
    let below = below(&lines, side);
    let room = side - BAND - below;
    if room > 0.0 {
        let lot = (room * 0.6).min(side * 0.5);
        let ground = Shape::Rect(5.0, side - below - lot, side - 10.0, lot, 5.0);
        canvas.shape(&ground, &Style::fill(&paint.tone(Tone::Wash)));
    }
    if room >= TIGHT {
        let high = (room - 4.0).min(side * 0.62);
        let wide = high * f64::from(drawings::BUILDING.0) / f64::from(drawings::BUILDING.1);
        let wide = wide.min(side - 40.0);
        canvas.picture(&data.key, ((side - wide) / 2.0 - 2.0, side - below - high - 1.0), (wide, high));
    }
    canvas.group("color=\"var(--ink)\"", |c| {
        for (i, line) in lines.iter().enumerate() {
            let y = side - below + leading(&lines, side) * (i as f64 + 0.5) + 3.0;
            glyphs::print(c, (side / 2.0, y), side - 12.0, line);
        }
        wondrous(c, tile, side);
    });
}

/// The lines of effects that still matter once the tile is built.
fn effects(data: &Tile, side: f64, words: &dyn Say) -> Vec<glyphs::Line> {
    glyphs::fitted(glyphs::lasting(data), side - 12.0, words)
}

/// How much of the face the effects take.
fn below(lines: &[glyphs::Line], side: f64) -> f64 {
    match lines {
        [] => 4.0,
        _ => lines.len() as f64 * leading(lines, side) + UNDER,
    }
}

/// From one line of effects to the next: a little closer where they would run into the band.
fn leading(lines: &[glyphs::Line], side: f64) -> f64 {
    glyphs::LEADING.min((side - BAND - UNDER) / lines.len() as f64)
}

/// What is left free around the effects, in all.
const UNDER: f64 = 7.0;

/// A room in which a building could not be made out; then it belongs to the price and the cubes.
pub const TIGHT: f64 = 34.0;

/// How much room there is between the band and the effects.
pub fn room(tile: TileId, side: f64, words: &dyn Say) -> f64 {
    side - BAND - below(&effects(content().tile(tile), side, words), side)
}

/// The coloured band: type, density, name.
fn band(canvas: &mut Canvas, data: &Tile, side: f64, name: &str) {
    let paint = looks::paint(data.kind);
    canvas.shape(&Shape::Rect(0.0, 0.0, side, BAND, 7.0), &Style::fill(&paint.tone(Tone::Deep)));
    kind(canvas, data);
    let room = side - 36.0;
    let (lines, size) = name_lines(name, room);
    let step = if lines.len() > 2 { SMALL } else { size + 1.5 };
    let top = BAND / 2.0 + size * 0.34 - step * (lines.len() as f64 - 1.0) / 2.0;
    for (i, line) in lines.iter().enumerate() {
        let label = Label::new(line.as_str()).size(size).serif().bold().fill(ON_DEEP).middle().within(room);
        canvas.label(30.0 + room / 2.0, top + step * i as f64, &label);
    }
}

/// A name on one line or two, in the smallest letters on three, and the size at which it is whole.
fn name_lines(name: &str, room: f64) -> (Vec<String>, f64) {
    let whole = |(lines, _): &(Vec<String>, f64)| lines.join(" ") == name;
    let wrapped = |size: f64| (text::wrap(name, room, size, 2), size);
    let least = || (text::wrap(name, room / 0.8, SMALL, 3), SMALL);
    [13.5, 12.5, SMALL].into_iter().map(wrapped).find(whole).unwrap_or_else(least)
}

/// The left end of the band: type, density of housing as dots, era.
fn kind(canvas: &mut Canvas, data: &Tile) {
    let dots = data.density.map_or(0, glyphs::dots);
    let era = era(data);
    let top = if era.is_some() { 3.0 } else { 9.0 };
    let size = if dots > 0 { 14.0 } else { 16.0 };
    canvas.group(&format!("color=\"{ON_DEEP}\""), |c| {
        c.picture(&drawings::sign_name(looks::kind_icon(data.kind)), (MIDDLE - size / 2.0, top), (size, size));
    });
    for i in 0..dots {
        let shift = f64::from(i) - f64::from(dots - 1) / 2.0;
        canvas.circle((MIDDLE + 4.6 * shift, top + size + 2.4), 1.6, &Style::fill(ON_DEEP));
    }
    if let Some(era) = era {
        canvas.label(MIDDLE, BAND - 3.0, &Label::new(era).size(SMALL).serif().bold().fill(ON_DEEP).middle());
    }
}

/// The middle of the left end of the band, clear of tokens on the corner.
const MIDDLE: f64 = 18.0;

/// The sign of tiles that others count for their progress (CA-6.3.15).
fn wondrous(canvas: &mut Canvas, tile: TileId, side: f64) {
    if show::gives_progress(tile, show::WONDROUS) {
        canvas.label(side - 23.0, BAND + 15.0, &Label::new(show::WONDROUS.to_string()).size(12.0).bold().end());
        canvas.picture(&drawings::sign_name(Icon::Gear), (side - 22.0, BAND + 3.5), (15.0, 15.0));
    }
}

/// Where there is room below the mark at the right edge.
pub fn below_mark(tile: TileId) -> f64 {
    if show::gives_progress(tile, show::WONDROUS) { 20.0 } else { 4.0 }
}

/// The era of a tile, as it is printed.
fn era(data: &Tile) -> Option<&'static str> {
    match data.set {
        Set::Era(era) => Some(["I", "II", "III"][era]),
        Set::Start | Set::Prosperity => None,
    }
}

/// From afar: a broad band with the name, and below it what lasts, or the type.
fn far(canvas: &mut Canvas, data: &Tile, side: f64, name: &str) {
    let paint = looks::paint(data.kind);
    let (lines, size) = far_lines(name, side - 8.0);
    let band = (side * 0.52).max(size * lines.len() as f64 + 10.0);
    canvas.shape(&Shape::Rect(0.0, 0.0, side, band, 7.0), &Style::fill(&paint.tone(Tone::Deep)));
    let top = band / 2.0 + size * 0.36 - size * (lines.len() as f64 - 1.0) / 2.0;
    for (i, line) in lines.iter().enumerate() {
        let label = Label::new(line.as_str()).size(size - 0.5).bold().fill(ON_DEEP).middle();
        canvas.label(side / 2.0, top + size * i as f64, &label);
    }
    let room = side - band;
    let lasting = glyphs::lasting(data).into_iter().next().filter(|_| data.activation.is_none());
    match lasting.filter(|line| glyphs::width(line) * FAR <= side - 6.0) {
        Some(line) => canvas.group("color=\"var(--ink)\"", |c| {
            c.scaled((side / 2.0, band + room / 2.0), FAR, |c| glyphs::print(c, (0.0, 0.0), side / FAR, &line));
        }),
        None => far_kind(canvas, data, (side, room)),
    }
}

/// How much larger effects are for eyes far away.
const FAR: f64 = 1.45;

/// The type in the lower part of a tile, aside if a price stands there.
fn far_kind(canvas: &mut Canvas, data: &Tile, (side, room): (f64, f64)) {
    let sign = (room - 8.0).min(side * 0.34);
    let x = if data.activation.is_some() { side - sign - 7.0 } else { (side - sign) / 2.0 };
    canvas.group(&format!("color=\"{}\"", looks::paint(data.kind).tone(Tone::Text)), |c| {
        c.picture(&drawings::sign_name(looks::kind_icon(data.kind)), (x, side - sign - 5.0), (sign, sign));
    });
}

/// A name for eyes far away: up to three lines, the size at which it is whole.
fn far_lines(name: &str, room: f64) -> (Vec<String>, f64) {
    let wrapped = |size: f64| (text::wrap(name, room, size, 3), size);
    let whole = |(lines, _): &(Vec<String>, f64)| lines.join(" ") == name;
    [21.0, 19.0].into_iter().map(wrapped).find(whole).unwrap_or_else(|| wrapped(17.0))
}

#[cfg(test)]
mod tests {
    use engine::Lang;
    use testkit::pictures::voice;

    use super::*;
    use crate::Capitals;

    #[test]
    fn no_effects_run_into_the_band_even_on_the_smallest_tile() {
        for lang in Lang::ALL {
            let words = voice::<Capitals>(lang);
            for (tile, _) in (0..).map(TileId).zip(&content().tiles) {
                let side = 88.0;
                assert!(room(tile, side, &words) >= 0.0, "{} has no room for its effects", content().tile(tile).key);
                draw(&mut Canvas::new(), tile, Square { x: 0.0, y: 0.0, side, coarse: false }, &words);
            }
        }
    }
}
