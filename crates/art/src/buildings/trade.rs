//! Where people work and shop.

use super::{Site, floors};
use crate::canvas::{Canvas, Style};
use crate::oblique::lift;
use crate::paint::{Paint, Tone};
use crate::roofs::{cone, cylinder, flag, gable, pyramid, vault};
use crate::shape::{Path, Pt, Shape};
use crate::solid::{Mass, Wall, arcade, awning, bays, columns, door, parapet, windows};

pub(super) fn office(canvas: &mut Canvas, site: &Site) -> Pt {
    let mass = Mass::new(site.plot, site.h);
    mass.flat(canvas, site.walls);
    mass.windows(canvas, floors(site.h));
    let s = site.plot.short();
    let lift_house = mass.on_top(site.plot.part(0.16, 0.14, 0.34, 0.3), s * 0.16);
    lift_house.flat(canvas, site.roof);
    tank(
        canvas,
        (site.plot.x + site.plot.w * 0.76, site.plot.y + site.plot.d * 0.26),
        site.h,
        (s * 0.09).clamp(1.6, 3.4),
    );
    let (cx, cy) = mass.roof_center();
    (cx + site.plot.w * 0.12, cy + site.plot.d * 0.2)
}

pub(super) fn tower(canvas: &mut Canvas, site: &Site) -> Pt {
    let (p, h) = (site.plot, site.h);
    let base = Mass::new(p, h * 0.42);
    base.flat(canvas, site.walls);
    base.windows(canvas, floors(base.h));
    let middle = base.on_top(p.part(0.13, 0.13, 0.74, 0.74), h * 0.36);
    middle.flat(canvas, site.walls);
    middle.windows(canvas, floors(middle.h));
    let top = middle.on_top(p.part(0.27, 0.27, 0.46, 0.46), h * 0.22);
    top.flat(canvas, site.walls);
    top.windows(canvas, floors(top.h));
    let crown = top.plot.inset(top.plot.short() * 0.16);
    pyramid(canvas, &crown.corners(), top.top(), p.short() * 0.34, site.roof);
    let peak = lift(crown.center(), top.top() + p.short() * 0.34);
    canvas.line(peak, (peak.0 + 3.4, peak.1 - 5.8), &Style::line("var(--ink)", 0.9).round());
    lift((p.x + p.w * 0.5, p.y + p.d * 0.87), h * 0.6)
}

pub(super) fn bank(canvas: &mut Canvas, site: &Site) -> Pt {
    let mass = Mass::new(site.plot, site.h);
    mass.walls(canvas, site.walls);
    windows(canvas, &mass.west(), 2, bays(site.plot.d));
    columns(canvas, &mass.south(), (site.plot.w / 8.0).round().clamp(3.0, 12.0) as usize, site.walls);
    parapet(canvas, &site.plot.corners(), site.h, site.walls);
    let attic = mass.on_top(site.plot.part(0.14, 0.14, 0.72, 0.72), site.h * 0.2);
    attic.flat(canvas, site.roof);
    let disc = lift(attic.plot.center(), attic.top());
    let r = (site.plot.short() * 0.2).clamp(3.0, 9.0);
    canvas.circle(disc, r, &Style::fill(&Paint::Gilt.tone(Tone::Lit)).stroke(&Paint::Gilt.tone(Tone::Ink), 0.7));
    canvas.circle(disc, r * 0.66, &Style::line(&Paint::Gilt.tone(Tone::Ink), 0.6));
    disc
}

pub(super) fn shop(canvas: &mut Canvas, site: &Site) -> Pt {
    let mass = Mass::new(site.plot, site.h);
    mass.flat(canvas, site.walls);
    skylight(canvas, &mass);
    let upper = mass.south().strip(0.5, 1.0);
    windows(canvas, &upper, floors(site.h / 2.0), bays(site.plot.w));
    windows(canvas, &mass.west(), floors(site.h), bays(site.plot.d));
    shop_window(canvas, &mass.south());
    awning(canvas, &mass.south(), site.h * 0.52, (site.plot.d * 0.16).clamp(2.5, 6.0), site.roof);
    lift((site.plot.x + site.plot.w * 0.5, site.plot.y + site.plot.d * 0.62), site.h)
}

/// A small glass gable at the back of a flat roof.
fn skylight(canvas: &mut Canvas, mass: &Mass) {
    let glass = mass.on_top(mass.plot.part(0.22, 0.12, 0.56, 0.24), 1.2);
    glass.walls(canvas, Paint::Glass);
    gable(canvas, &glass, glass.plot.d * 0.5, Paint::Glass, Paint::Glass);
}

/// A lit display along the foot of a wall.
fn shop_window(canvas: &mut Canvas, wall: &Wall) {
    let points = [wall.at(0.06, 0.42), wall.at(0.94, 0.42), wall.at(0.94, 0.06), wall.at(0.06, 0.06)];
    canvas.poly(&points, &Style::fill("var(--window)"));
}

pub(super) fn department_store(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let mass = Mass::new(p, site.h * 0.8);
    mass.flat(canvas, site.walls);
    windows(canvas, &mass.south().strip(0.4, 1.0), floors(mass.h * 0.6), bays(p.w));
    windows(canvas, &mass.west(), floors(mass.h), bays(p.d));
    shop_window(canvas, &mass.south());
    awning(canvas, &mass.south(), mass.h * 0.4, (p.d * 0.16).clamp(2.5, 6.0), site.roof);
    let attic = mass.on_top(p.part(0.1, 0.12, 0.8, 0.66), site.h * 0.2);
    attic.flat(canvas, site.walls);
    for share in [0.92, 0.08] {
        flag(canvas, (p.x + p.w * share, p.y + p.d * 0.94), mass.top(), 9.0, Paint::Seal);
    }
    attic.roof_center()
}

pub(super) fn market(canvas: &mut Canvas, site: &Site) -> Pt {
    let mass = Mass::new(site.plot, site.h);
    let rise = site.plot.d * 0.42;
    mass.walls(canvas, site.walls);
    arcade(canvas, &mass.south(), (site.plot.w / 8.0).round().max(2.0) as usize, 0.45, 0.85);
    arcade(canvas, &mass.west(), (site.plot.d / 9.0).round().max(1.0) as usize, 0.45, 0.85);
    vault(canvas, &mass, rise, site.roof, site.walls);
    let lantern = Mass { plot: site.plot.part(0.16, 0.4, 0.68, 0.2), z: site.h + rise * 0.94, h: 2.6 };
    lantern.walls(canvas, Paint::Glass);
    parapet(canvas, &lantern.plot.corners(), lantern.top(), site.roof);
    lift(site.plot.center(), site.h + rise * 0.8)
}

pub(super) fn cinema(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let mass = Mass::new(p, site.h);
    mass.flat(canvas, site.walls);
    windows(canvas, &mass.west(), floors(site.h), bays(p.d));
    door(canvas, &mass.south(), 0.5, (p.w * 0.4, site.h * 0.4), Paint::Coal);
    let [_, _, se, sw] = p.corners();
    let board =
        Wall { a: (sw.0 + p.w * 0.06, sw.1), b: (se.0 - p.w * 0.06, se.1), z0: site.h * 0.52, z1: site.h * 1.45 };
    billboard(canvas, &board);
    let (cx, cy) = mass.roof_center();
    (cx + p.w * 0.06, cy - p.d * 0.2)
}

/// An upright board with a rim of bulbs and a star.
fn billboard(canvas: &mut Canvas, wall: &Wall) {
    let quad = [wall.at(0.0, 1.0), wall.at(1.0, 1.0), wall.at(1.0, 0.0), wall.at(0.0, 0.0)];
    let rim = Style::fill(&Paint::Coal.tone(Tone::Deep)).stroke(&Paint::Gilt.tone(Tone::Ink), 0.8);
    canvas.poly(&quad, &rim);
    let bulbs = (wall.length() / 4.0).round().clamp(4.0, 24.0) as usize;
    let lamp = Style::fill(&Paint::Gilt.tone(Tone::Hi));
    for i in 0..bulbs {
        let u = (i as f64 + 0.5) / bulbs as f64;
        canvas.circle(wall.at(u, 0.86), 0.9, &lamp);
        canvas.circle(wall.at(u, 0.14), 0.9, &lamp);
    }
    let size = (wall.z1 - wall.z0) * 0.24;
    for u in [0.25, 0.5, 0.75] {
        canvas.path(&crate::tint::star(wall.at(u, 0.48), size, 0.44), &Style::fill(&Paint::Gilt.tone(Tone::Lit)));
    }
}

pub(super) fn post_office(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let mass = Mass::new(p, site.h);
    let rise = p.short() * 0.3;
    mass.walls(canvas, site.walls);
    mass.windows(canvas, floors(site.h));
    door(canvas, &mass.south(), 0.5, (5.0, site.h * 0.5), Paint::Wood);
    gable(canvas, &mass, rise, site.roof, site.walls);
    let at = (p.x + p.w * 0.82, p.y + p.d * 0.5);
    flag(canvas, at, site.h + rise * 0.8, 11.0, Paint::Sky);
    let front = lift((p.x + p.w * 0.34, p.y + p.d * 0.5), site.h + rise * 0.5);
    envelope(canvas, front, (p.short() * 0.2).clamp(4.0, 8.0));
    lift((p.x + p.w * 0.62, p.y + p.d * 0.5), site.h + rise * 0.4)
}

fn envelope(canvas: &mut Canvas, (x, y): Pt, half: f64) {
    let body = Shape::Rect(x - half, y - half * 0.65, half * 2.0, half * 1.3, 0.8);
    canvas.shape(&body, &Style::fill(&Paint::Marble.tone(Tone::Hi)).stroke(&Paint::Marble.tone(Tone::Ink), 0.7));
    let flap = Path::new().to((x - half, y - half * 0.65)).line((x, y + half * 0.2)).line((x + half, y - half * 0.65));
    canvas.path(&flap, &Style::line(&Paint::Marble.tone(Tone::Ink), 0.7));
}

/// A round water tank as it stands on roofs.
fn tank(canvas: &mut Canvas, at: Pt, z: f64, r: f64) {
    cylinder(canvas, at, r, (z, z + r * 2.0), Paint::Wood);
    cone(canvas, at, r * 1.1, z + r * 2.0, r * 1.2, Paint::Wood);
}
