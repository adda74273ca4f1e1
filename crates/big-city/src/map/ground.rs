//! What lies under everything: the sheet, the boards with their plots, and the legend at the foot.

use art::{Canvas, Label, Nearness, Path, Pt, Shape, Style, Tone, pieces};
use engine::Phrase;

use super::frame::{FOOT, HEIGHT, WIDTH};
use super::line::end_mark;
use super::pictures::{CENTRE, OUTSKIRTS};
use super::{Pen, board_paint};
use crate::board::{Point, Side};
use crate::ids::{Board, Plot};

pub fn draw(canvas: &mut Canvas, pen: &Pen<'_>) {
    canvas.rect((0.0, 0.0), (WIDTH, HEIGHT), 0.0, &Style::fill("var(--paper)"));
    canvas.path(&hills(), &Style::line("var(--line)", 1.0).round().opacity(0.6));
    holes(canvas, pen);
    pen.view.city.laid().iter().for_each(|board| draw_board(canvas, pen, board));
}

/// The open country, as engravers draw it.
fn hills() -> Path {
    let rows = (0..15).flat_map(|row| (0..13).map(move |col| (row, col)));
    rows.fold(Path::new(), |path, (row, col)| {
        let (x, y) = (62.0 * f64::from(col) + 31.0 * f64::from(row % 2) + 8.0, 46.0 * f64::from(row) + 24.0);
        path.to((x, y)).quad((x + 7.0, y - 7.0), (x + 14.0, y))
    })
}

fn draw_board(canvas: &mut Canvas, pen: &Pen<'_>, board: Board) {
    let (l, t, r, b) = pen.frame.bounds(pen.view, board.plots());
    let tile = Shape::Rect(l + 1.0, t + 1.0, r - l - 2.0, b - t - 2.0, 7.0);
    canvas.piece(&format!("board:{board}"), |c| {
        pieces::lying_shadow(c, &tile);
        c.shape(&tile, &Style::fill("var(--street)"));
        board.plots().iter().for_each(|plot| draw_plot(c, pen, plot));
        c.shape(&tile, &Style::line(&board_paint(board).tone(Tone::Deep), 2.6));
    });
}

/// A plot: stones in the centre, grass on the outskirts.
fn draw_plot(canvas: &mut Canvas, pen: &Pen<'_>, plot: Plot) {
    let (city, frame) = (&pen.view.city, &pen.frame);
    let ((x, y), kerb) = (frame.at(city.point(plot)), frame.kerb());
    let side = frame.unit - 2.0 * kerb;
    let name = if city.outskirts().has(plot) {
        let grass = Style::fill("var(--green)").opacity(0.38);
        canvas.rect((x + 2.0, y + 2.0), (frame.unit - 4.0, frame.unit - 4.0), 5.0, &grass);
        OUTSKIRTS
    } else {
        CENTRE
    };
    canvas.picture(name, (x + kerb, y + kerb), (side, side));
}

/// Empty cells that the city encloses count as centre (BC-3.7).
fn holes(canvas: &mut Canvas, pen: &Pen<'_>) {
    let (city, unit) = (&pen.view.city, pen.frame.unit);
    let centre = city.plots().less(city.outskirts());
    let beside = centre.iter().flat_map(|plot| Side::ALL.map(|side| city.point(plot).step(side)));
    let empty: std::collections::BTreeSet<Point> = beside.filter(|&point| city.plot_at(point).is_none()).collect();
    for point in empty {
        let (x, y) = pen.frame.at(point);
        canvas.rect((x, y), (unit, unit), 0.0, &Style::fill("var(--street)").opacity(0.75));
        let words = Label::new(pen.say(&Phrase::new("map-hole"))).size(12.0).serif().italic().middle().muted();
        canvas.label(x + unit / 2.0, y + unit / 2.0 + 4.0, &words.within(unit - 6.0));
    }
}

/// What the grounds and the mark mean.
pub fn legend(canvas: &mut Canvas, pen: &Pen<'_>) {
    for (nearness, size) in [(Nearness::Near, 13.0), (Nearness::Far, 19.0)] {
        canvas.seen(nearness, |c| legend_in(c, pen, size));
    }
}

fn legend_in(canvas: &mut Canvas, pen: &Pen<'_>, size: f64) {
    let label = |key: &'static str| Label::new(pen.say(&Phrase::new(key))).size(size);
    let entries = [(Some(CENTRE), label("legend-centre")), (Some(OUTSKIRTS), label("legend-outskirts"))];
    let end = (!pen.view.city.cars().is_empty() && !pen.view.options.branching_streetcar)
        .then(|| (None, label("legend-end")));
    let entries: Vec<(Option<&str>, Label)> = entries.into_iter().chain(end).collect();
    let (sign, gap) = (size * 1.5, size * 1.1);
    let width: f64 = entries.iter().map(|(_, label)| sign + size * 0.5 + label.width() + gap).sum::<f64>() - gap;
    let (mut x, y) = ((WIDTH - width) / 2.0, HEIGHT - FOOT / 2.0);
    let plate = Style::fill("var(--card)").stroke("var(--line)", 1.0);
    canvas.rect((x - 10.0, y - sign * 0.62), (width + 20.0, sign * 1.24), 6.0, &plate);
    for (picture, label) in entries {
        let middle: Pt = (x + sign / 2.0, y);
        match picture {
            Some(name) => canvas.picture(name, (x, y - sign / 2.0), (sign, sign)),
            None => end_mark(canvas, middle, size * 0.55),
        }
        canvas.label(x + sign + size * 0.5, y + size * 0.36, &label);
        x += sign + size * 0.5 + label.width() + gap;
    }
}
