//! Work with smoke, hay and dust.

use super::{Site, floors};
use crate::canvas::{Canvas, Style};
use crate::oblique::{Plot, lift};
use crate::paint::{Paint, Tone};
use crate::roofs::{chimney, cylinder, dome, gable, sawtooth, smoke, vault};
use crate::shape::{Path, Pt, Shape};
use crate::solid::{Mass, bays, door, windows};

pub(super) fn sheds(canvas: &mut Canvas, site: &Site) -> Pt {
    let mass = Mass::new(site.plot, site.h);
    let rise = (site.plot.w * 0.16).clamp(4.0, 10.0);
    mass.walls(canvas, site.walls);
    mass.windows(canvas, floors(site.h));
    sawtooth(canvas, &mass, rise, site.roof, site.walls);
    lift(site.plot.center(), site.h + rise * 0.5)
}

pub(super) fn factory(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let r = (p.short() * 0.09).clamp(1.8, 4.5);
    let foot = (p.x + p.w - r * 2.2, p.y + r * 1.6);
    chimney(canvas, foot, r, (0.0, site.h + (p.short() * 0.6).min(26.0)), Paint::Brick);
    let body = Site { plot: Plot::new(p.x, p.y + r * 2.4, p.w, p.d - r * 2.4), ..*site };
    sheds(canvas, &body)
}

pub(super) fn warehouse(canvas: &mut Canvas, site: &Site) -> Pt {
    let mass = Mass::new(site.plot, site.h);
    let rise = site.plot.d * 0.22;
    mass.walls(canvas, site.walls);
    let gates = (site.plot.w / 13.0).round().clamp(1.0, 10.0) as usize;
    for i in 0..gates {
        let u = (i as f64 + 0.5) / gates as f64;
        door(canvas, &mass.south(), u, (site.plot.w / gates as f64 * 0.55, site.h * 0.66), Paint::Coal);
    }
    vault(canvas, &mass, rise, site.roof, site.walls);
    lift(site.plot.center(), site.h + rise * 0.8)
}

pub(super) fn power_plant(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let r = (p.d * 0.44).min(p.w * 0.28);
    let at = (p.x + p.w - r, p.y + r);
    cooling_tower(canvas, at, r, r * 2.3, site.roof);
    let hall = Mass::new(p.part(0.0, 0.36, 0.56, 0.64), site.h);
    hall.flat(canvas, site.walls);
    windows(canvas, &hall.south(), 2, bays(hall.plot.w));
    windows(canvas, &hall.west(), 2, bays(hall.plot.d));
    let center = hall.roof_center();
    let k = (p.short() * 0.2).clamp(4.0, 9.0);
    canvas.path(&bolt(center, k), &Style::fill(&Paint::Gilt.tone(Tone::Hi)).stroke(&Paint::Gilt.tone(Tone::Ink), 0.5));
    lift((p.x + p.w * 0.16, p.y + p.d * 0.82), site.h)
}

fn bolt((x, y): Pt, r: f64) -> Path {
    let points = [(0.3, -1.0), (-0.55, 0.15), (-0.05, 0.15), (-0.3, 1.0), (0.55, -0.2), (0.05, -0.2)];
    Path::closed(&points.map(|(dx, dy)| (x + dx * r, y + dy * r)))
}

/// A waisted tower with steam.
fn cooling_tower(canvas: &mut Canvas, center: Pt, r: f64, h: f64, paint: Paint) {
    let (foot, top) = (lift(center, 0.0), lift(center, h));
    let side = |p: Pt, r: f64, way: f64| (p.0 + way * r * 0.864, p.1 + way * r * 0.504);
    let waist = lift(center, h * 0.62);
    let (rw, rt) = (r * 0.62, r * 0.7);
    let edge = |way: f64| (side(foot, r, way), side(waist, rw * 0.86, way), side(top, rt, way));
    let ((a, m, c), (b, n, d)) = (edge(-1.0), edge(1.0));
    let body = Path::new().to(c).quad(m, a).arc_back(r, b).quad(n, d).close();
    let ink = paint.tone(Tone::Ink);
    canvas.path(&body, &Style::fill(&paint.tone(Tone::Lit)).stroke(&ink, 0.7));
    let south = (foot.0 - r * 0.25, foot.1 + r * 0.97);
    let dark = Path::new()
        .to(c)
        .quad(m, a)
        .arc_back(r, south)
        .quad((waist.0 - rw * 0.2, waist.1 + rw * 0.8), (top.0 - rt * 0.25, top.1 + rt * 0.9));
    canvas.path(&dark.close(), &Style::fill(&paint.tone(Tone::Dim)));
    canvas.path(&body, &Style::line(&ink, 0.7));
    canvas.circle(top, rt, &Style::fill(&paint.tone(Tone::Ink)).stroke(&paint.tone(Tone::Hi), 1.2));
    smoke(canvas, top, r / 6.5);
}

pub(super) fn farm(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    rows(canvas, p);
    let barn = Mass::new(p.part(0.3, 0.1, 0.64, 0.52), site.h);
    let rise = barn.plot.short() * 0.5;
    let silo = (p.x + p.w * 0.16, p.y + p.d * 0.34);
    barn.walls(canvas, site.walls);
    door(canvas, &barn.south(), 0.5, (barn.plot.w * 0.26, site.h * 0.8), Paint::Marble);
    gable(canvas, &barn, rise, site.roof, site.walls);
    let r = p.short() * 0.13;
    cylinder(canvas, silo, r, (0.0, site.h * 1.5), Paint::Marble);
    dome(canvas, silo, r, site.h * 1.5, 0.9, Paint::Slate);
    lift(barn.plot.center(), site.h + rise * 0.4)
}

/// Furrows with corn on the ground.
fn rows(canvas: &mut Canvas, p: Plot) {
    let field = Shape::Rect(p.x, p.y, p.w, p.d, 2.0);
    canvas.shape(&field, &Style::fill("var(--field)").stroke("var(--field-line)", 0.7));
    let count = (p.d / 4.0).floor() as usize;
    let lines = (1..count).fold(Path::new(), |path, i| {
        let y = p.y + p.d * i as f64 / count as f64;
        path.to((p.x + 2.0, y)).line((p.x + p.w - 2.0, y))
    });
    canvas.path(&lines, &Style::line("var(--field-line)", 0.9).dash("2.2 1.6"));
}

pub(super) fn quarry(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let floor = Shape::Rect(p.x, p.y, p.w, p.d, 2.0);
    let ink = Paint::Stone.tone(Tone::Ink);
    canvas.shape(&floor, &Style::fill(&Paint::Stone.tone(Tone::Top)).stroke(&ink, 0.7));
    let ledges = [(0.0, 0.0, 1.0, 0.2, 2.0), (0.7, 0.2, 0.3, 0.5, 1.4), (0.0, 0.2, 0.52, 0.18, 1.0)];
    for (x, y, w, d, h) in ledges {
        cut(canvas, &Mass::new(p.part(x, y, w, d), site.h * h), site.walls);
    }
    derrick(canvas, (p.x + p.w * 0.5, p.y + p.d * 0.66), p.short() * 0.75, site.roof);
    for (x, y) in [(0.42, 0.72), (0.1, 0.5), (0.12, 0.74)] {
        cut(canvas, &Mass::new(p.part(x, y, 0.22, 0.2), site.h * 0.5), site.walls);
    }
    lift((p.x + p.w * 0.76, p.y + p.d * 0.84), 0.0)
}

/// A block of stone with saw marks on its sunny side.
fn cut(canvas: &mut Canvas, mass: &Mass, paint: Paint) {
    mass.walls(canvas, paint);
    let wall = mass.south();
    let marks = (wall.length() / 6.0).round() as usize;
    let path = (1..marks.max(1)).fold(Path::new(), |path, i| {
        let u = i as f64 / marks as f64;
        path.to(wall.at(u, 0.1)).line(wall.at(u, 0.9))
    });
    canvas.path(&path, &Style::line(&paint.tone(Tone::Dim), 0.5));
    let roof = mass.plot.corners().map(|q| lift(q, mass.top()));
    canvas.poly(&roof, &Style::fill(&paint.tone(Tone::Hi)).stroke(&paint.tone(Tone::Ink), 0.7));
}

/// A wooden crane with a hook.
fn derrick(canvas: &mut Canvas, foot: Pt, height: f64, paint: Paint) {
    let (top, arm) = (lift(foot, height), lift((foot.0 - height * 0.45, foot.1), height * 0.86));
    let legs = Path::new().to((foot.0 - 3.0, foot.1)).line(top).line((foot.0 + 4.0, foot.1));
    let frame = legs.to(lift(foot, height * 0.4)).line(arm).line(top);
    canvas.path(&frame, &Style::line(&paint.tone(Tone::Ink), 1.3).round());
    let hook = (arm.0, arm.1 + height * 0.34);
    canvas.line(arm, hook, &Style::line("var(--ink)", 0.6));
    canvas.circle((hook.0, hook.1 + 1.2), 1.2, &Style::line("var(--ink)", 0.8));
}
