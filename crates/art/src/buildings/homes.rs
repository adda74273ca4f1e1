//! Where people live.

use super::{Site, floors};
use crate::canvas::{Canvas, Style};
use crate::oblique::{Plot, lift};
use crate::paint::{Paint, Tone};
use crate::roofs::{flag, gable, hip};
use crate::shape::{Path, Pt};
use crate::solid::{Mass, Wall, bays, door, face, parapet, windows};

pub(super) fn plain(canvas: &mut Canvas, site: &Site) -> Pt {
    let mass = Mass::new(site.plot, site.h);
    mass.walls(canvas, site.walls);
    mass.windows(canvas, floors(site.h));
    parapet(canvas, &site.plot.corners(), site.h, site.roof);
    mass.roof_center()
}

pub(super) fn house(canvas: &mut Canvas, site: &Site) -> Pt {
    let mass = Mass::new(site.plot, site.h);
    let rise = site.plot.short() * 0.46;
    mass.walls(canvas, site.walls);
    mass.windows(canvas, floors(site.h * 0.8));
    door(canvas, &mass.south(), 0.5, (4.2, (site.h * 0.62).min(9.0)), Paint::Wood);
    gable(canvas, &mass, rise, site.roof, site.walls);
    let p = site.plot;
    let east = if p.w >= p.d { (p.x + p.w * 0.8, p.y + p.d * 0.4) } else { (p.x + p.w * 0.5, p.y + p.d * 0.2) };
    stack(canvas, east, p.short(), site.h + rise * 0.8);
    lift(p.center(), site.h + rise * 0.3)
}

/// A small chimney that breaks through a roof at some height.
fn stack(canvas: &mut Canvas, at: Pt, short: f64, z: f64) {
    let size = (short * 0.13).clamp(2.0, 4.2);
    let mass = Mass { plot: Plot::around(at, size * 1.2, size), z, h: size * 2.0 };
    mass.walls(canvas, Paint::Brick);
    parapet(canvas, &mass.plot.corners(), mass.top(), Paint::Brick);
}

pub(super) fn terrace(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let mass = Mass::new(p, site.h);
    let rise = p.short() * 0.42;
    mass.walls(canvas, site.walls);
    mass.windows(canvas, floors(site.h));
    gable(canvas, &mass, rise, site.roof, site.walls);
    let (long, wide) = (p.w.max(p.d), p.w >= p.d);
    let count = (long / (p.short() * 0.72)).round().clamp(2.0, 9.0) as usize;
    for i in (0..count).rev() {
        let share = i as f64 / count as f64;
        if wide {
            door(canvas, &mass.south(), share + 0.5 / count as f64, (3.6, site.h * 0.45), Paint::Wood);
        }
        let at = if wide { (p.x + p.w * share, p.y + p.d * 0.5) } else { (p.x + p.w * 0.5, p.y + p.d * (1.0 - share)) };
        if i > 0 {
            party_wall(canvas, &mass, share, rise, site.walls);
            stack(canvas, at, p.short(), site.h + rise * 0.86);
        }
    }
    lift(p.center(), site.h + rise * 0.3)
}

/// The wall between two houses of a row, seen as a pale line over both slopes.
fn party_wall(canvas: &mut Canvas, mass: &Mass, share: f64, rise: f64, paint: Paint) {
    let (p, z) = (mass.plot, mass.top());
    let line = if p.w >= p.d {
        let x = p.x + p.w * share;
        [lift((x, p.y), z), lift((x, p.y + p.d / 2.0), z + rise), lift((x, p.y + p.d), z), lift((x, p.y + p.d), mass.z)]
    } else {
        let y = p.y + p.d * (1.0 - share);
        [lift((p.x + p.w, y), z), lift((p.x + p.w / 2.0, y), z + rise), lift((p.x, y), z), lift((p.x, y), mass.z)]
    };
    let path = Path::open(&line);
    canvas.path(&path, &Style::line(&paint.tone(Tone::Ink), 2.0));
    canvas.path(&path, &Style::line(&paint.tone(Tone::Hi), 1.1));
}

pub(super) fn apartments(canvas: &mut Canvas, site: &Site) -> Pt {
    let mass = Mass::new(site.plot, site.h);
    mass.walls(canvas, site.walls);
    mass.windows(canvas, floors(site.h));
    cornice(canvas, &mass.south(), site.walls);
    let slope = site.plot.short() * 0.2;
    mansard(canvas, &mass, slope, site.roof);
    lift(site.plot.center(), site.h + slope)
}

/// Four steep slopes around a flat top, with dormers to the south.
fn mansard(canvas: &mut Canvas, mass: &Mass, slope: f64, roof: Paint) {
    let (low, high) = (mass.plot.corners(), mass.plot.inset(slope * 0.7).corners());
    let (z0, z1) = (mass.top(), mass.top() + slope);
    let at = |p: Pt, z: f64| (p.0, p.1, z);
    for i in [0, 1, 3, 2] {
        let j = (i + 1) % 4;
        face(canvas, &[at(low[i], z0), at(low[j], z0), at(high[j], z1), at(high[i], z1)], roof);
    }
    parapet(canvas, &high, z1, roof);
    let eave = Wall { a: (high[3].0, low[3].1 - slope * 0.2), b: (high[2].0, low[2].1 - slope * 0.2), z0, z1 };
    windows(canvas, &eave, 1, bays(eave.length()) / 2 + 1);
}

/// A light line below the eaves.
fn cornice(canvas: &mut Canvas, wall: &Wall, paint: Paint) {
    canvas.line(wall.at(0.0, 0.96), wall.at(1.0, 0.96), &Style::line(&paint.tone(Tone::Hi), 1.1));
}

pub(super) fn hotel(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let base = Mass::new(p, site.h * 0.26);
    base.flat(canvas, site.walls);
    windows(canvas, &base.south(), 1, bays(p.w) / 2 + 1);
    door(canvas, &base.south(), 0.5, (6.0, base.h * 0.8), Paint::Coal);
    let tower = base.on_top(p.part(0.1, 0.08, 0.62, 0.6), site.h * 0.74);
    tower.walls(canvas, site.walls);
    tower.windows(canvas, floors(tower.h));
    let rise = p.short() * 0.2;
    hip(canvas, &tower, rise, site.roof);
    flag(canvas, tower.plot.center(), tower.top() + rise, 10.0, Paint::Gilt);
    lift((p.x + p.w * 0.82, p.y + p.d * 0.72), base.top())
}
