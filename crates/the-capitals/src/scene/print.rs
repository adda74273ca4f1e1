//! Lines of glyphs in the picture of the whole board.

use art::{Canvas, Icon, Label, Style, icon, text};

use crate::map::glyphs::{Bit, Line, bars, blocks};

const TEXT: f64 = 11.0;
const ICON: f64 = 12.0;

/// How far apart lines are.
pub const LEADING: f64 = 14.0;

fn width(bit: &Bit) -> f64 {
    match bit {
        Bit::Text(words) => text::width(words, TEXT) + 1.5,
        Bit::Dots(count) => 3.6 * f64::from(*count) + 1.5,
        Bit::Icon(_) | Bit::Cube | Bit::Near | Bit::Anywhere | Bit::Most | Bit::Least => ICON + 2.0,
    }
}

fn draw(bit: &Bit, canvas: &mut Canvas, x: f64) {
    let middle = (x + ICON / 2.0, 0.0);
    match bit {
        Bit::Text(words) => canvas.label(x, 4.0, &Label::new(words.as_str()).size(TEXT).bold()),
        Bit::Icon(found) => icon(canvas, middle, ICON, *found, "var(--ink)"),
        Bit::Cube => icon(canvas, middle, ICON, Icon::Bolt, "var(--ink)"),
        Bit::Near => blocks(canvas, middle, |at| *at != (0, 0)),
        Bit::Anywhere => blocks(canvas, middle, |_| true),
        Bit::Most => bars(canvas, middle, 1),
        Bit::Least => bars(canvas, middle, 2),
        Bit::Dots(count) => {
            for i in 0..*count {
                canvas.circle((x + 1.6 + 3.6 * f64::from(i), 0.0), 1.5, &Style::fill("var(--ink)"));
            }
        }
    }
}

/// One line, centred, no wider than its room.
pub fn print(canvas: &mut Canvas, center: f64, y: f64, room: f64, line: &Line) {
    let wide: f64 = line.iter().map(width).sum();
    let scale = (room / wide).min(1.0);
    canvas.scaled((center - wide * scale / 2.0, y), scale, |c| {
        let mut x = 0.0;
        for bit in line {
            draw(bit, c, x);
            x += width(bit);
        }
    });
}
