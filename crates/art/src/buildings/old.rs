//! The old city: castles, palaces, cloisters, gates.

use super::{Site, floors};
use crate::canvas::{Canvas, Style};
use crate::oblique::{Plot, lift};
use crate::paint::{Paint, Tone};
use crate::roofs::{dome, flag, gable, hip, pyramid, tree};
use crate::shape::{Path, Pt, Shape, between};
use crate::solid::{Mass, Wall, arcade, bays, door, face, windows};

pub(super) fn castle(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let side = (p.short() * 0.3).max(5.0);
    let caps = site.owner.map_or(site.roof, |tint| tint.paint());
    let (right, bottom) = (p.x + p.w - side, p.y + p.d - side);
    let tower =
        |c: &mut Canvas, x: f64, y: f64| turret(c, Plot::new(x, y, side, side), site.h * 1.6, (site.walls, caps));
    tower(canvas, right, p.y);
    tower(canvas, p.x, p.y);
    let keep = Mass::new(p.inset(side * 0.34), site.h);
    keep.flat(canvas, site.walls);
    door(canvas, &keep.south(), 0.5, (side * 0.6, site.h * 0.62), Paint::Wood);
    for wall in [keep.west(), keep.south()] {
        battlements(canvas, &wall, site.walls);
    }
    tower(canvas, right, bottom);
    tower(canvas, p.x, bottom);
    lift(p.center(), site.h)
}

/// A square tower with a pointed roof.
fn turret(canvas: &mut Canvas, plot: Plot, h: f64, (walls, caps): (Paint, Paint)) {
    let mass = Mass::new(plot, h);
    mass.walls(canvas, walls);
    for wall in [mass.west(), mass.south()] {
        windows(canvas, &wall.strip(0.55, 0.95), 1, 1);
    }
    pyramid(canvas, &plot.inset(-1.0).corners(), h, plot.short() * 1.15, caps);
}

/// Teeth along the top of a wall.
fn battlements(canvas: &mut Canvas, wall: &Wall, paint: Paint) {
    let count = (wall.length() / 4.2).round().max(2.0) as usize;
    let rise = 2.6;
    let path = (0..count).fold(Path::new(), |path, i| {
        let (u0, u1) = ((i as f64 + 0.22) / count as f64, (i as f64 + 0.78) / count as f64);
        let (a, b) = (between(wall.a, wall.b, u0), between(wall.a, wall.b, u1));
        let quad = [lift(a, wall.z1 + rise), lift(b, wall.z1 + rise), lift(b, wall.z1), lift(a, wall.z1)];
        path.and(&Path::closed(&quad))
    });
    let tone = if wall.shaded() { Tone::Dim } else { Tone::Lit };
    canvas.path(&path, &Style::fill(&paint.tone(tone)).stroke(&paint.tone(Tone::Ink), 0.5));
}

pub(super) fn palace(canvas: &mut Canvas, site: &Site) -> Pt {
    let mass = Mass::new(site.plot, site.h);
    let rise = site.plot.short() * 0.28;
    mass.walls(canvas, site.walls);
    windows(canvas, &mass.west(), floors(site.h), bays(site.plot.d));
    windows(canvas, &mass.south().strip(0.48, 1.0), 1, bays(site.plot.w));
    arcade(canvas, &mass.south().strip(0.0, 0.5), (site.plot.w / 7.0).round().max(2.0) as usize, 0.5, 0.85);
    let string = mass.south();
    canvas.line(string.at(0.0, 0.5), string.at(1.0, 0.5), &Style::line(&site.walls.tone(Tone::Hi), 1.0));
    hip(canvas, &mass, rise, site.roof);
    lift(site.plot.center(), site.h + rise * 0.6)
}

pub(super) fn cloister(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let k = p.short() * 0.28;
    let wing = |x: f64, y: f64, w: f64, d: f64| Mass::new(Plot::new(x, y, w, d), site.h);
    let roofed = |c: &mut Canvas, mass: Mass| {
        mass.walls(c, site.walls);
        gable(c, &mass, k * 0.45, site.roof, site.walls);
    };
    roofed(canvas, wing(p.x, p.y, p.w, k));
    roofed(canvas, wing(p.x + p.w - k, p.y + k, k, p.d - 2.0 * k));
    let yard = Shape::Rect(p.x + k, p.y + k * 0.6, p.w - 2.0 * k, p.d - 1.6 * k, 1.0);
    canvas.shape(&yard, &Style::fill("var(--green)").stroke("var(--green-line)", 0.5));
    tree(canvas, p.center(), (p.short() * 0.1).max(2.4));
    roofed(canvas, wing(p.x, p.y + k, k, p.d - 2.0 * k));
    let front = wing(p.x, p.y + p.d - k, p.w, k);
    front.walls(canvas, site.walls);
    arcade(canvas, &front.south(), (p.w / 7.0).round().max(3.0) as usize, 0.5, 0.85);
    gable(canvas, &front, k * 0.45, site.roof, site.walls);
    lift((p.x + p.w * 0.5, p.y + p.d - k * 0.5), site.h + k * 0.3)
}

pub(super) fn bathhouse(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let mass = Mass::new(p, site.h);
    mass.flat(canvas, site.walls);
    arcade(canvas, &mass.south(), (p.w / 8.0).round().max(2.0) as usize, 0.5, 0.85);
    windows(canvas, &mass.west(), 1, bays(p.d));
    let r = p.short() * 0.25;
    let count = ((p.w - 2.0) / (r * 2.2)).floor().clamp(1.0, 4.0) as usize;
    for i in (0..count).rev() {
        let x = p.x + p.w * (i as f64 + 0.5) / count as f64;
        dome(canvas, (x, p.y + p.d * 0.46), r, site.h, 0.8, site.roof);
    }
    lift((p.x + p.w * 0.5, p.y + p.d * 0.84), site.h)
}

pub(super) fn gate(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let k = (p.w * 0.28).min(p.d);
    let body = p.part(0.0, 0.2, 1.0, 0.6);
    let side = |x: f64| Plot::new(x, body.y - 3.0, k, body.d + 7.0);
    let tower = |c: &mut Canvas, x: f64| {
        let mass = Mass::new(side(x), site.h * 1.3);
        mass.walls(c, site.walls);
        windows(c, &mass.south().strip(0.4, 0.95), 2, 1);
        hip(c, &mass, k * 0.5, site.roof);
    };
    tower(canvas, p.x + p.w - k);
    let arch = Mass::new(body, site.h);
    arch.walls(canvas, site.walls);
    let (l, r) = (0.3, 0.7);
    let opening = Path::new().to(arch.south().at(l, 0.0)).line(arch.south().at(l, 0.4));
    let opening = opening.cubic(arch.south().at(l, 0.82), arch.south().at(r, 0.82), arch.south().at(r, 0.4));
    canvas.path(
        &opening.line(arch.south().at(r, 0.0)).close(),
        &Style::fill("var(--window-off)").stroke(&site.walls.tone(Tone::Ink), 0.6),
    );
    roof_slab(canvas, &arch, site.walls);
    battlements(canvas, &arch.south(), site.walls);
    tower(canvas, p.x);
    if let Some(tint) = site.owner {
        flag(canvas, (p.x + k / 2.0, body.y + body.d / 2.0), site.h * 1.3 + k * 0.5, 9.0, tint.paint());
    }
    lift(body.center(), site.h)
}

fn roof_slab(canvas: &mut Canvas, mass: &Mass, paint: Paint) {
    face(canvas, &mass.plot.corners().map(|p| (p.0, p.1, mass.top())), paint);
}
