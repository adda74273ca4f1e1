//! What belongs to everyone.

use super::{Site, floors};
use crate::canvas::{Canvas, Style};
use crate::oblique::{Plot, lift};
use crate::paint::{Paint, Tone};
use crate::roofs::{cylinder, dome, flag, gable_east, gable_north, hip, pyramid, vault};
use crate::shape::{Path, Pt};
use crate::solid::{Mass, Wall, arcade, bays, columns, door, parapet, pediment, windows};

fn shafts(width: f64) -> usize {
    (width / 7.0).round().clamp(3.0, 14.0) as usize
}

pub(super) fn civic(canvas: &mut Canvas, site: &Site) -> Pt {
    let mass = Mass::new(site.plot, site.h);
    steps(canvas, &mass.south(), site.walls);
    mass.walls(canvas, site.walls);
    windows(canvas, &mass.west(), 1, bays(site.plot.d));
    columns(canvas, &mass.south(), shafts(site.plot.w), site.walls);
    let rise = site.plot.short() * 0.36;
    if site.plot.w <= site.plot.d * 1.9 {
        gable_north(canvas, &mass, rise, site.roof, site.walls);
        pediment(canvas, &mass.south(), rise, site.walls);
    } else {
        parapet(canvas, &site.plot.corners(), site.h, site.roof);
        let porch = Mass::new(site.plot.part(0.3, 0.3, 0.4, 0.7), site.h);
        gable_north(canvas, &porch, rise, site.roof, site.walls);
        pediment(canvas, &porch.south(), rise, site.walls);
    }
    lift(site.plot.center(), site.h + rise * 0.6)
}

/// Two steps in front of a wall.
fn steps(canvas: &mut Canvas, wall: &Wall, paint: Paint) {
    for (reach, tone) in [(3.0, Tone::Mid), (1.5, Tone::Top)] {
        let (a, b) = (wall.a, wall.b);
        let points = [a, b, (b.0 + reach * 0.4, b.1 + reach), (a.0 - reach * 0.4, a.1 + reach)];
        canvas.poly(&points, &Style::fill(&paint.tone(tone)).stroke(&paint.tone(Tone::Ink), 0.4));
    }
}

pub(super) fn city_hall(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let mass = Mass::new(p, site.h);
    steps(canvas, &mass.south(), site.walls);
    mass.walls(canvas, site.walls);
    windows(canvas, &mass.west(), floors(site.h), bays(p.d));
    columns(canvas, &mass.south(), shafts(p.w), site.walls);
    parapet(canvas, &p.corners(), site.h, site.walls);
    let r = p.short() * 0.34;
    let center = (p.x + p.w * 0.54, p.y + p.d * 0.46);
    let drum = site.h + p.short() * 0.16;
    cylinder(canvas, center, r, (site.h, drum), site.walls);
    dome(canvas, center, r * 0.94, drum, 1.15, site.roof);
    let peak = drum + r * 1.08;
    cylinder(canvas, center, r * 0.18, (peak - 1.0, peak + 2.5), Paint::Marble);
    flag(canvas, center, peak + 2.5, 9.0, Paint::Seal);
    lift((p.x + p.w * 0.16 + 3.0, p.y + p.d * 0.8), site.h)
}

pub(super) fn school(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let mass = Mass::new(p, site.h);
    let rise = p.short() * 0.26;
    mass.walls(canvas, site.walls);
    mass.windows(canvas, floors(site.h));
    door(canvas, &mass.south(), 0.5, (5.0, site.h * 0.5), Paint::Wood);
    hip(canvas, &mass, rise, site.roof);
    let size = (p.short() * 0.2).max(4.0);
    let turret = Mass { plot: Plot::around(p.center(), size, size), z: site.h + rise * 0.7, h: size * 1.1 };
    turret.walls(canvas, Paint::Marble);
    arcade(canvas, &turret.south(), 1, 0.5, 0.85);
    pyramid(canvas, &turret.plot.inset(-0.8).corners(), turret.top(), size * 0.9, Paint::Copper);
    lift((p.x + p.w * 0.24, p.y + p.d * 0.74), site.h + rise * 0.3)
}

pub(super) fn university(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let mass = Mass::new(p, site.h);
    mass.walls(canvas, site.walls);
    mass.windows(canvas, floors(site.h));
    parapet(canvas, &p.corners(), site.h, site.walls);
    let porch = Mass::new(p.part(0.3, 0.55, 0.4, 0.45), site.h * 1.05);
    columns(canvas, &porch.south(), 4, site.walls);
    gable_north(canvas, &porch, p.w * 0.1, site.walls, site.walls);
    pediment(canvas, &porch.south(), p.w * 0.1, site.walls);
    let r = p.short() * 0.2;
    let center = (p.x + p.w / 2.0, p.y + p.d * 0.34);
    cylinder(canvas, center, r, (site.h, site.h + r * 0.8), site.walls);
    dome(canvas, center, r * 0.95, site.h + r * 0.8, 1.0, site.roof);
    lift((p.x + p.w * 0.17, p.y + p.d * 0.6), site.h)
}

pub(super) fn hospital(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let mass = Mass::new(p, site.h);
    mass.flat(canvas, site.walls);
    mass.windows(canvas, floors(site.h));
    let r = (p.short() * 0.24).clamp(4.0, 12.0);
    let center = lift((p.x + p.w * 0.5, p.y + p.d * 0.5), site.h);
    canvas
        .path(&cross(center, r), &Style::fill(&Paint::Seal.tone(Tone::Lit)).stroke(&Paint::Seal.tone(Tone::Ink), 0.6));
    lift((p.x + p.w * 0.2, p.y + p.d * 0.72), site.h)
}

fn cross((x, y): Pt, r: f64) -> Path {
    let k = r * 0.36;
    let corners =
        [(-k, -r), (k, -r), (k, -k), (r, -k), (r, k), (k, k), (k, r), (-k, r), (-k, k), (-r, k), (-r, -k), (-k, -k)];
    Path::closed(&corners.map(|(dx, dy)| (x + dx, y + dy)))
}

pub(super) fn church(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let nave = Mass::new(p.part(0.28, 0.18, 0.72, 0.64), site.h);
    let rise = nave.plot.d * 0.5;
    nave.walls(canvas, site.walls);
    arcade(canvas, &nave.south(), (nave.plot.w / 8.0).round().max(2.0) as usize, 0.6, 0.85);
    gable_east(canvas, &nave, rise, site.roof, site.walls);
    let side = (p.d * 0.4).min(p.w * 0.3);
    let tower = Mass::new(Plot::around((p.x + side / 2.0, p.y + p.d * 0.5), side, side), site.h * 1.75);
    tower.walls(canvas, site.walls);
    arcade(canvas, &tower.south().strip(0.66, 1.0), 2, 0.5, 0.8);
    arcade(canvas, &tower.west().strip(0.66, 1.0), 2, 0.5, 0.8);
    door(canvas, &tower.south(), 0.5, (side * 0.4, site.h * 0.5), Paint::Wood);
    let steeple = side * 1.7;
    pyramid(canvas, &tower.plot.inset(-0.8).corners(), tower.top(), steeple, site.roof);
    finial(canvas, lift(tower.plot.center(), tower.top() + steeple));
    lift(nave.plot.center(), site.h + rise * 0.4)
}

/// A small cross on a peak.
fn finial(canvas: &mut Canvas, (x, y): Pt) {
    let path = Path::new().to((x, y + 1.0)).line((x, y - 6.0)).to((x - 2.0, y - 4.0)).line((x + 2.0, y - 4.0));
    canvas.path(&path, &Style::line("var(--ink)", 1.0).round());
}

pub(super) fn cathedral(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let nave = Mass::new(p.part(0.2, 0.22, 0.8, 0.6), site.h);
    nave.walls(canvas, site.walls);
    let count = (nave.plot.w / 7.0).round().max(3.0) as usize;
    arcade(canvas, &nave.south(), count, 0.55, 0.8);
    gable_east(canvas, &nave, nave.plot.d * 0.34, site.roof, site.walls);
    great_dome(canvas, (p.x + p.w * 0.66, p.y + p.d * 0.52), p.short() * 0.29, site);
    let side = p.short() * 0.27;
    let bell = Mass::new(Plot::new(p.x, p.y + p.d * 0.86 - side, side, side), site.h * 1.75);
    bell.walls(canvas, site.walls);
    for wall in [bell.west(), bell.south()] {
        arcade(canvas, &wall.strip(0.66, 1.0), 2, 0.4, 0.8);
        canvas.line(wall.at(0.0, 0.6), wall.at(1.0, 0.6), &Style::line(&site.walls.tone(Tone::Ink), 0.5));
    }
    pyramid(canvas, &bell.plot.inset(-0.8).corners(), bell.top(), side * 0.7, site.roof);
    lift((p.x + p.w * 0.34, p.y + p.d * 0.66), site.h)
}

/// A ribbed dome on a drum, with a lantern and a cross.
fn great_dome(canvas: &mut Canvas, center: Pt, r: f64, site: &Site) {
    let drum = site.h + r * 0.9;
    cylinder(canvas, center, r, (site.h * 0.8, drum), site.walls);
    colonnade(canvas, center, r, (site.h, drum));
    dome(canvas, center, r * 0.98, drum, 1.2, site.roof);
    let peak = drum + r * 1.17;
    cylinder(canvas, center, r * 0.2, (peak - 1.0, peak + 3.5), Paint::Marble);
    finial(canvas, lift(center, peak + 4.0));
}

pub(super) fn theatre(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let stage = Mass::new(p.part(0.1, 0.0, 0.8, 0.55), site.h * 1.35);
    stage.walls(canvas, site.walls);
    windows(canvas, &stage.west(), floors(stage.h), bays(stage.plot.d));
    hip(canvas, &stage, p.short() * 0.18, site.roof);
    let r = (p.w * 0.42).min(p.d * 0.5);
    let center = (p.x + p.w / 2.0, p.y + p.d - r);
    cylinder(canvas, center, r, (0.0, site.h * 0.8), site.walls);
    colonnade(canvas, center, r, (0.0, site.h * 0.8));
    dome(canvas, center, r * 0.9, site.h * 0.8, 0.42, site.roof);
    lift(center, site.h * 0.8 + r * 0.3)
}

/// Openings around the front of a round wall.
fn colonnade(canvas: &mut Canvas, center: Pt, r: f64, (z0, z1): (f64, f64)) {
    let path = (0..7).fold(Path::new(), |path, k| {
        let degrees = 32.0 + 20.0 * f64::from(k);
        let at = |turn: f64, v: f64| lift(crate::shape::polar(center, r, turn), z0 + (z1 - z0) * v);
        let (a, b) = (degrees - 5.0, degrees + 5.0);
        path.and(&Path::closed(&[at(a, 0.72), at(b, 0.72), at(b, 0.14), at(a, 0.14)]))
    });
    canvas.path(&path, &Style::fill("var(--window)"));
}

pub(super) fn station(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let hall = Mass::new(p.part(0.0, 0.0, 1.0, 0.7), site.h);
    hall.walls(canvas, site.walls);
    windows(canvas, &hall.west(), 1, bays(hall.plot.d));
    vault(canvas, &hall, hall.plot.d * 0.42, site.roof, Paint::Glass);
    let front = Mass::new(p.part(0.0, 0.7, 1.0, 0.3), site.h * 0.9);
    front.flat(canvas, site.walls);
    arcade(canvas, &front.south(), (p.w / 9.0).round().max(3.0) as usize, 0.45, 0.8);
    let side = p.d * 0.3;
    let clock = Mass::new(Plot::new(p.x + p.w / 2.0 - side / 2.0, p.y + p.d - side, side, side), site.h * 1.7);
    clock.walls(canvas, site.walls);
    let dial = clock.south().at(0.5, 0.8);
    canvas.circle(dial, side * 0.3, &Style::fill(&Paint::Marble.tone(Tone::Hi)).stroke("var(--ink)", 0.6));
    pyramid(canvas, &clock.plot.inset(-0.8).corners(), clock.top(), side * 0.8, Paint::Copper);
    lift((p.x + p.w * 0.22, p.y + p.d * 0.38), site.h + hall.plot.d * 0.36)
}
