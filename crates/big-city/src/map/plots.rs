//! What is on the plots: their numbers while they are free, buildings afterwards.

use art::{Canvas, Label, Nearness, Pt, Style, Tint, Tone, sign};
use engine::Phrase;

use super::Pen;
use super::pictures::{Ground, HEAD, SIDE, name};
use crate::ids::Plot;
use crate::show;

/// The size of the numbers at the feet of buildings.
const FOOT_TEXT: f64 = 12.0;

/// The numbers of the free plots; those for which the viewer holds the card stand on a card of his colour.
pub fn numbers(canvas: &mut Canvas, pen: &Pen<'_>) {
    let unit = pen.frame.unit;
    let sizes = [(Nearness::Near, (unit * 0.26).clamp(13.0, 22.0)), (Nearness::Far, (unit * 0.4).clamp(20.0, 34.0))];
    for (nearness, size) in sizes {
        canvas.seen(nearness, |c| pen.view.city.free().iter().for_each(|plot| number(c, pen, plot, size)));
    }
}

fn number(canvas: &mut Canvas, pen: &Pen<'_>, plot: Plot, size: f64) {
    let (x, y) = pen.frame.lot(pen.view, plot).center();
    match pen.view.viewer.seat().filter(|_| pen.view.own().has(plot.card())) {
        // A plate keeps inside its own cell.
        Some(seat) => {
            let size = size.min(pen.frame.unit * 0.32);
            plate(canvas, (x, y), plot, (size, Tint::of_seat(seat.index())));
        }
        None => {
            let label = Label::new(plot.to_string()).size(size).bold().middle().halo();
            canvas.label(x, y + size * 0.36, &label);
        }
    }
}

fn plate(canvas: &mut Canvas, (x, y): Pt, plot: Plot, (size, tint): (f64, Tint)) {
    let label = Label::new(plot.to_string()).size(size).bold();
    let (mark, high) = (size * 0.72, size * 1.5);
    let width = mark + size * 0.75 + label.width();
    let left = x - width / 2.0;
    let style = Style::fill("var(--card)").stroke(&tint.paint().tone(Tone::Deep), 2.0);
    canvas.rect((left, y - high / 2.0), (width, high), 5.0, &style);
    sign(canvas, (left + size * 0.3 + mark / 2.0, y), mark / 2.0, tint);
    canvas.label(left + size * 0.45 + mark, y + size * 0.36, &label);
}

/// The buildings, from the back to the front.
pub fn buildings(canvas: &mut Canvas, pen: &Pen<'_>) {
    let grounds: Vec<art::Plot> = (0..pen.view.city.pieces().len()).map(|piece| area(pen, piece)).collect();
    art::oblique::order(&grounds).into_iter().for_each(|piece| building(canvas, pen, (piece, grounds[piece])));
    let built = pen.view.city.plots().less(pen.view.city.free());
    canvas.seen(Nearness::Near, |c| built.iter().for_each(|plot| number_at_foot(c, pen, plot)));
}

/// The number of a plot that is built on, at the foot of its building: cards and choices still name it.
fn number_at_foot(canvas: &mut Canvas, pen: &Pen<'_>, plot: Plot) {
    let ((x, y), kerb, unit) = (pen.frame.at(pen.view.city.point(plot)), pen.frame.kerb(), pen.frame.unit);
    let label = Label::new(plot.to_string()).size(FOOT_TEXT).muted().halo();
    canvas.label(x + kerb, y + unit - kerb, &label);
}

fn area(pen: &Pen<'_>, piece: usize) -> art::Plot {
    let (l, t, r, b) = pen.frame.bounds(pen.view, pen.view.city.footprint(piece));
    art::Plot::new(l, t, r - l, b - t)
}

fn building(canvas: &mut Canvas, pen: &Pen<'_>, (piece, area): (usize, art::Plot)) {
    let (city, head, side) = (&pen.view.city, HEAD * pen.frame.scale(), SIDE * pen.frame.scale());
    let (building, plots) = (city.pieces()[piece], city.footprint(piece));
    let points: Vec<_> = plots.iter().map(|plot| city.point(plot)).collect();
    let title = pen.say(&Phrase::new("map-building").with("building", show::name(building)));
    canvas.piece(&format!("building:{piece}"), |c| {
        c.titled(&title, |c| {
            let (at, size) = ((area.x - side, area.y - head), (area.w + 2.0 * side, area.d + head));
            c.picture(&name(building, Ground::under(&points)), at, size);
        });
    });
}
