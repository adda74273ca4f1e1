//! Where people live.

use super::{Site, floors};
use crate::canvas::{Canvas, Style};
use crate::oblique::{Plot, lift};
use crate::paint::{Paint, Tone};
use crate::roofs::{flag, gable, gable_north, hip};
use crate::shape::Pt;
use crate::solid::{Mass, Wall, bays, door, windows};

pub(super) fn plain(canvas: &mut Canvas, site: &Site) -> Pt {
    let mass = Mass::new(site.plot, site.h);
    mass.walls(canvas, site.walls);
    mass.windows(canvas, floors(site.h));
    crate::solid::parapet(canvas, &site.plot.corners(), site.h, site.roof);
    mass.roof_center()
}

pub(super) fn house(canvas: &mut Canvas, site: &Site) -> Pt {
    let mass = Mass::new(site.plot, site.h);
    let rise = site.plot.short() * 0.42;
    mass.walls(canvas, site.walls);
    mass.windows(canvas, floors(site.h));
    door(
        canvas,
        &mass.south(),
        0.5,
        (4.0, (site.h * 0.62).min(8.0)),
        Paint::Wood,
    );
    gable(canvas, &mass, rise, site.roof, site.walls);
    stack(canvas, site.plot, site.h + rise);
    lift(site.plot.center(), site.h + rise * 0.4)
}

/// A small chimney near the eastern end of the ridge.
fn stack(canvas: &mut Canvas, plot: Plot, ridge: f64) {
    let size = (plot.short() * 0.14).clamp(2.0, 4.5);
    let (cx, cy) = plot.center();
    let at = if plot.w >= plot.d {
        (plot.x + plot.w * 0.78, cy - size)
    } else {
        (cx, plot.y + plot.d * 0.2)
    };
    let mass = Mass {
        plot: Plot::around(at, size, size),
        z: ridge - size * 1.4,
        h: size * 2.4,
    };
    mass.walls(canvas, Paint::Brick);
    crate::solid::parapet(canvas, &mass.plot.corners(), mass.top(), Paint::Brick);
}

pub(super) fn terrace(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let count = (p.w / (p.d * 0.62)).round().clamp(2.0, 8.0) as usize;
    let width = p.w / count as f64;
    for i in (0..count).rev() {
        let plot = Plot::new(p.x + width * i as f64, p.y, width, p.d);
        let mass = Mass::new(plot, site.h);
        mass.walls(canvas, site.walls);
        mass.windows(canvas, floors(site.h));
        door(
            canvas,
            &mass.south(),
            0.5,
            (width * 0.2, site.h * 0.45),
            Paint::Wood,
        );
        gable_north(canvas, &mass, width * 0.45, site.roof, site.walls);
    }
    lift(p.center(), site.h + width * 0.2)
}

pub(super) fn apartments(canvas: &mut Canvas, site: &Site) -> Pt {
    let mass = Mass::new(site.plot, site.h);
    mass.walls(canvas, site.walls);
    mass.windows(canvas, floors(site.h));
    cornice(canvas, &mass.south(), site.walls);
    let slope = site.plot.short() * 0.17;
    mansard(canvas, &mass, slope, site.roof);
    lift(site.plot.center(), site.h + slope)
}

/// Four steep slopes around a flat top.
fn mansard(canvas: &mut Canvas, mass: &Mass, slope: f64, roof: Paint) {
    let (low, high) = (mass.plot.corners(), mass.plot.inset(slope * 0.8).corners());
    let (z0, z1) = (mass.top(), mass.top() + slope);
    for i in [0, 1, 3, 2] {
        let j = (i + 1) % 4;
        let at = |p: Pt, z: f64| (p.0, p.1, z);
        crate::solid::face(
            canvas,
            &[
                at(high[i], z1),
                at(low[i], z0),
                at(low[j], z0),
                at(high[j], z1),
            ]
            .map(|p| p),
            roof,
        );
        crate::solid::face(
            canvas,
            &[
                at(low[i], z0),
                at(low[j], z0),
                at(high[j], z1),
                at(high[i], z1),
            ],
            roof,
        );
    }
    crate::solid::parapet(canvas, &high, z1, roof);
}

/// A light line below the eaves.
fn cornice(canvas: &mut Canvas, wall: &Wall, paint: Paint) {
    canvas.line(
        wall.at(0.0, 0.95),
        wall.at(1.0, 0.95),
        &Style::line(&paint.tone(Tone::Hi), 1.1),
    );
}

pub(super) fn hotel(canvas: &mut Canvas, site: &Site) -> Pt {
    let p = site.plot;
    let base = Mass::new(p, site.h * 0.3);
    base.flat(canvas, site.walls);
    windows(canvas, &base.south(), 1, bays(p.w) / 2 + 1);
    door(canvas, &base.south(), 0.5, (5.0, base.h * 0.7), Paint::Coal);
    let tower = base.on_top(p.part(0.16, 0.1, 0.68, 0.72), site.h * 0.7);
    tower.walls(canvas, site.walls);
    tower.windows(canvas, floors(tower.h));
    hip(canvas, &tower, p.short() * 0.2, site.roof);
    flag(
        canvas,
        tower.plot.center(),
        tower.top() + p.short() * 0.2,
        10.0,
        Paint::Gilt,
    );
    lift(
        (p.x + p.w * 0.5, p.y + p.d * 0.5),
        tower.top() + p.short() * 0.1,
    )
}
