//! The streetcar line, above all roofs: its track, its cars, and the ends where it goes on.

use art::{Canvas, Path, Pt, Style};

use super::Pen;
use super::pictures::{CAR, TRAM, TRAM_DOWN, UNIT};
use crate::board::{Segment, Way};

pub fn draw(canvas: &mut Canvas, pen: &Pen<'_>) {
    let city = &pen.view.city;
    let track = city.cars().iter().fold(Path::new(), |path, car| {
        let [from, to] = car.nodes().map(|node| pen.frame.at(node));
        path.to(from).line(to)
    });
    for (color, width) in [("var(--rule)", 7.0), ("var(--card)", 4.6), ("var(--rule)", 1.0)] {
        canvas.path(&track, &Style::line(color, width).round());
    }
    city.cars().iter().for_each(|&car| draw_car(canvas, pen, car));
    if !city.cars().is_empty() && !pen.view.options.branching_streetcar {
        city.ends().into_iter().for_each(|node| end_mark(canvas, pen.frame.at(node), 8.5));
    }
}

fn draw_car(canvas: &mut Canvas, pen: &Pen<'_>, car: Segment) {
    let [(x0, y0), (x1, y1)] = car.nodes().map(|node| pen.frame.at(node));
    let scale = pen.frame.unit / UNIT;
    // A car keeps the width at which its windows can be made out.
    let (long, wide) = (CAR.0 * scale, CAR.1 * scale.max(0.9));
    let (name, size) = match car.way {
        Way::H => (TRAM, (long, wide)),
        Way::V => (TRAM_DOWN, (wide, long)),
    };
    let at = ((x0 + x1 - size.0) / 2.0, (y0 + y1 - size.1) / 2.0);
    canvas.piece(&format!("streetcar:{car}"), |c| c.picture(name, at, size));
}

/// An end of the line.
pub fn end_mark(canvas: &mut Canvas, center: Pt, r: f64) {
    canvas.circle(center, r, &Style::fill("var(--gilt-hi)").stroke("var(--ink)", 1.8));
    canvas.circle(center, r * 0.32, &Style::fill("var(--seal-ink)"));
}
