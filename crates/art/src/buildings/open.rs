//! Open places: parks, fountains, statues, arenas.

use super::Site;
use crate::canvas::{Canvas, Style};
use crate::oblique::{Plot, lift};
use crate::paint::{Paint, Tone};
use crate::roofs::{cylinder, flag, tree};
use crate::shape::{Path, Pt, Shape};
use crate::solid::Mass;

/// Where trees stand in a park of one lot, as shares of its sides, from north to south.
const GROVE: [Pt; 6] = [(0.8, 0.2), (0.2, 0.24), (0.52, 0.3), (0.84, 0.66), (0.16, 0.76), (0.5, 0.9)];

pub(super) fn park(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let lawn = Shape::Rect(p.x, p.y, p.w, p.d, 4.0);
    canvas.shape(&lawn, &Style::fill("var(--green)").stroke("var(--green-line)", 0.9));
    path_across(canvas, p);
    let (columns, rows) = ((p.w / 44.0).round().max(1.0), (p.d / 40.0).round().max(1.0));
    let r = (p.short() / 6.4).clamp(2.6, 6.2);
    let mut feet: Vec<Pt> = Vec::new();
    for row in 0..rows as usize {
        for column in 0..columns as usize {
            let cell = p.part(column as f64 / columns, row as f64 / rows, 1.0 / columns, 1.0 / rows);
            feet.extend(GROVE.iter().map(|(u, v)| (cell.x + cell.w * u, cell.y + cell.d * v)));
        }
    }
    feet.sort_by(|a, b| a.1.total_cmp(&b.1).then(b.0.total_cmp(&a.0)));
    for foot in feet {
        tree(canvas, foot, r);
    }
    p.center()
}

/// A winding gravel path.
fn path_across(canvas: &mut Canvas, p: Plot) {
    let at = |u: f64, v: f64| (p.x + p.w * u, p.y + p.d * v);
    let path = Path::new().to(at(0.02, 0.55)).cubic(at(0.35, 0.2), at(0.45, 0.95), at(0.98, 0.45));
    let width = (p.short() * 0.1).clamp(2.0, 5.0);
    canvas.path(&path, &Style::line("var(--green-line)", width + 1.0).opacity(0.5));
    canvas.path(&path, &Style::line("var(--street)", width));
}

pub(super) fn stadium(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let (cx, cy) = p.center();
    let (rx, ry) = (p.w / 2.0, p.d / 2.0);
    let ring = |k: f64, z: f64| {
        let (x, y) = lift((cx, cy), z);
        let (a, b) = ((x - rx * k, y), (x + rx * k, y));
        Path::new().to(a).ellipse(rx * k, ry * k, 0.0, b).ellipse(rx * k, ry * k, 0.0, a).close()
    };
    let ink = site.walls.tone(Tone::Ink);
    let steps = 8;
    for i in 0..=steps {
        let z = site.h * f64::from(i) / f64::from(steps);
        let tone = if i == 0 { Tone::Dim } else { Tone::Lit };
        canvas.path(&ring(1.0, z), &Style::fill(&site.walls.tone(tone)));
    }
    canvas.path(&ring(1.0, 0.0), &Style::line(&ink, 0.5));
    canvas.path(&ring(1.0, site.h), &Style::fill(&site.walls.tone(Tone::Hi)).stroke(&ink, 0.7));
    canvas.path(&ring(0.86, site.h), &Style::fill(&site.walls.tone(Tone::Mid)).stroke(&ink, 0.5));
    canvas.path(&ring(0.72, site.h * 0.75), &Style::fill(&site.walls.tone(Tone::Dim)).stroke(&ink, 0.4));
    canvas.path(&ring(0.58, site.h * 0.55), &Style::fill("var(--green)").stroke("var(--green-line)", 0.7));
    for u in [0.98, 0.02] {
        flag(canvas, (p.x + p.w * u, cy), site.h, 9.0, Paint::Seal);
    }
    lift((cx, cy), site.h * 0.55)
}

pub(super) fn statue(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let side = p.short();
    let plaza = Plot::around(p.center(), side * 0.9, side * 0.9);
    canvas.circle(p.center(), side * 0.46, &Style::fill("var(--street)").stroke("var(--line)", 0.8));
    let base = Mass::new(
        Plot::around((plaza.center().0 - side * 0.06, plaza.center().1 + side * 0.08), side * 0.56, side * 0.46),
        site.h * 0.2,
    );
    base.flat(canvas, site.walls);
    let plinth = base.on_top(base.plot.part(0.2, 0.2, 0.6, 0.6), site.h * 0.5);
    plinth.flat(canvas, site.walls);
    figure(canvas, lift(plinth.plot.center(), plinth.top()), side * 0.72, site.roof);
    lift((p.x + p.w * 0.5, p.y + p.d * 0.86), 0.0)
}

/// A standing figure with a raised arm.
fn figure(canvas: &mut Canvas, (x, y): Pt, h: f64, paint: Paint) {
    let style = Style::fill(&paint.tone(Tone::Lit)).stroke(&paint.tone(Tone::Ink), 0.6);
    let at = |dx: f64, dy: f64| (x + dx * h, y - dy * h);
    let cloak = Path::new().to(at(-0.2, 0.0)).quad(at(-0.16, 0.4), at(-0.13, 0.72)).line(at(0.1, 0.74));
    let cloak = cloak.line(at(0.3, 0.98)).line(at(0.36, 0.94)).line(at(0.14, 0.58)).quad(at(0.14, 0.3), at(0.22, 0.0));
    canvas.path(&cloak.close(), &style);
    canvas.circle(at(-0.02, 0.84), h * 0.1, &style);
}

pub(super) fn fountain(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let (center, r) = (p.center(), p.short() * 0.46);
    canvas.circle(center, r, &Style::fill("var(--street)").stroke("var(--line)", 0.8));
    cylinder(canvas, center, r * 0.84, (0.0, 3.0), site.walls);
    let pool = lift(center, 3.0);
    canvas.circle(pool, r * 0.7, &Style::fill("var(--water)").stroke("var(--water-line)", 0.8));
    canvas.circle(pool, r * 0.5, &Style::line("var(--water-line)", 0.5));
    cylinder(canvas, center, r * 0.12, (3.0, 3.0 + r * 0.7), site.walls);
    cylinder(canvas, center, r * 0.36, (3.0 + r * 0.7, 5.0 + r * 0.7), site.walls);
    spray(canvas, lift(center, 5.0 + r * 0.7), r);
    lift((center.0, center.1 + r * 0.8), 0.0)
}

/// Water rising and falling to both sides.
fn spray(canvas: &mut Canvas, (x, y): Pt, r: f64) {
    let jet = [-0.62, -0.3, 0.3, 0.62].iter().fold(Path::new(), |path, side| {
        let reach = side * r;
        path.to((x, y)).quad((x + reach * 0.4, y - r * 0.9), (x + reach, y + r * 0.35))
    });
    canvas.path(&jet, &Style::line("var(--water-line)", 1.0).round());
    canvas.line((x, y), (x, y - r * 0.7), &Style::line("var(--water-line)", 1.2).round());
}
