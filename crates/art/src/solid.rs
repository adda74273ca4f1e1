//! Solids in plan oblique: the parts that buildings are put together from. All coordinates are ground coordinates with
//! heights; a face that cannot be seen is left out, and its tone follows from the way it faces.

use std::f64::consts::PI;

use crate::canvas::{Canvas, Style};
use crate::oblique::{Plot, Pt3, RIGHT, UP, lift, project};
use crate::paint::{Paint, Tone};
use crate::shape::{Path, Pt, Shape, between, turn};

/// The direction of the light, as an arrow from the ground towards it.
const LIGHT: Pt3 = (0.42, 0.55, 0.72);
/// The width of outlines.
pub const EDGE: f64 = 0.7;

/// The direction a flat face looks to, of length one, for corners clockwise as seen from outside.
fn normal(face: &[Pt3]) -> Pt3 {
    let mut n = (0.0, 0.0, 0.0);
    for i in 0..face.len() {
        let (a, b) = (face[i], face[(i + 1) % face.len()]);
        n.0 += a.1 * b.2 - b.1 * a.2;
        n.1 += a.2 * b.0 - b.2 * a.0;
        n.2 += a.0 * b.1 - b.0 * a.1;
    }
    let length = (n.0 * n.0 + n.1 * n.1 + n.2 * n.2).sqrt().max(1e-9);
    (n.0 / length, n.1 / length, n.2 / length)
}

/// The tone of a face from the way it looks.
fn tone_of(n: Pt3) -> Tone {
    let light = n.0 * LIGHT.0 + n.1 * LIGHT.1 + n.2 * LIGHT.2;
    match light {
        l if l > 0.82 => Tone::Hi,
        l if l > 0.62 => Tone::Top,
        l if l > 0.34 => Tone::Lit,
        l if l > 0.02 => Tone::Mid,
        _ => Tone::Dim,
    }
}

/// Whether a face that looks along `n` can be seen.
fn seen(n: Pt3) -> bool {
    n.2 - RIGHT * n.0 + UP * n.1 > 1e-6
}

/// A flat face, corners clockwise as seen from outside. Left out when it looks away.
pub fn face(canvas: &mut Canvas, corners: &[Pt3], paint: Paint) {
    let n = normal(corners);
    if seen(n) {
        face_toned(canvas, corners, paint, tone_of(n));
    }
}

/// A flat face in a tone of its own.
pub fn face_toned(canvas: &mut Canvas, corners: &[Pt3], paint: Paint, tone: Tone) {
    let points: Vec<Pt> = corners.iter().map(|p| project(*p)).collect();
    canvas.poly(&points, &Style::fill(&paint.tone(tone)).stroke(&paint.tone(Tone::Ink), EDGE));
}

/// An upright wall. `a` is its left foot as seen from outside, `b` its right foot.
#[derive(Clone, Copy, Debug)]
pub struct Wall {
    /// Left foot.
    pub a: Pt,
    /// Right foot.
    pub b: Pt,
    /// Height of the foot.
    pub z0: f64,
    /// Height of the top.
    pub z1: f64,
}

impl Wall {
    /// A point on the wall: shares of width and height, on the page.
    pub fn at(&self, u: f64, v: f64) -> Pt {
        lift(between(self.a, self.b, u), self.z0 + (self.z1 - self.z0) * v)
    }

    /// Length on the ground.
    pub fn length(&self) -> f64 {
        (self.b.0 - self.a.0).hypot(self.b.1 - self.a.1)
    }

    /// Whether it can be seen: walls to the south and west can.
    pub fn visible(&self) -> bool {
        seen(normal(&self.corners()))
    }

    /// Whether it lies in the shade.
    pub fn shaded(&self) -> bool {
        tone_of(normal(&self.corners())) == Tone::Dim
    }

    /// A strip of the wall between two shares of its height.
    pub fn strip(&self, v0: f64, v1: f64) -> Wall {
        let z = |v: f64| self.z0 + (self.z1 - self.z0) * v;
        Wall { z0: z(v0), z1: z(v1), ..*self }
    }

    fn corners(&self) -> [Pt3; 4] {
        let at = |p: Pt, z: f64| (p.0, p.1, z);
        [at(self.a, self.z1), at(self.b, self.z1), at(self.b, self.z0), at(self.a, self.z0)]
    }

    fn quad(&self, u0: f64, v0: f64, u1: f64, v1: f64) -> Path {
        Path::closed(&[self.at(u0, v1), self.at(u1, v1), self.at(u1, v0), self.at(u0, v0)])
    }

    /// An opening with a round top.
    fn arch(&self, u0: f64, u1: f64, spring: f64, crown: f64) -> Path {
        let (mid, half) = ((u0 + u1) / 2.0, (u1 - u0) / 2.0);
        let round = (0..=8).map(|k| {
            let a = PI * (1.0 - f64::from(k) / 8.0);
            self.at(mid + half * a.cos(), spring + (crown - spring) * a.sin())
        });
        let mut points = vec![self.at(u0, 0.0)];
        points.extend(round);
        points.push(self.at(u1, 0.0));
        Path::closed(&points)
    }
}

/// An upright body on a rectangle.
#[derive(Clone, Copy, Debug)]
pub struct Mass {
    /// Its ground.
    pub plot: Plot,
    /// Height of its foot.
    pub z: f64,
    /// Its own height.
    pub h: f64,
}

impl Mass {
    /// A body on the ground.
    pub fn new(plot: Plot, h: f64) -> Mass {
        Mass { plot, z: 0.0, h }
    }

    /// A body on top of this one.
    pub fn on_top(&self, plot: Plot, h: f64) -> Mass {
        Mass { plot, z: self.top(), h }
    }

    /// Height of its top.
    pub fn top(&self) -> f64 {
        self.z + self.h
    }

    /// The wall to the south.
    pub fn south(&self) -> Wall {
        let [_, _, se, sw] = self.plot.corners();
        Wall { a: sw, b: se, z0: self.z, z1: self.top() }
    }

    /// The wall to the west.
    pub fn west(&self) -> Wall {
        let [nw, _, _, sw] = self.plot.corners();
        Wall { a: nw, b: sw, z0: self.z, z1: self.top() }
    }

    /// The middle of the roof on the page.
    pub fn roof_center(&self) -> Pt {
        lift(self.plot.center(), self.top())
    }

    /// Draws the walls.
    pub fn walls(&self, canvas: &mut Canvas, paint: Paint) {
        walls(canvas, &self.plot.corners(), (self.z, self.top()), paint);
    }

    /// Draws walls and a flat roof with a parapet.
    pub fn flat(&self, canvas: &mut Canvas, paint: Paint) {
        self.walls(canvas, paint);
        parapet(canvas, &self.plot.corners(), self.top(), paint);
    }

    /// Draws windows on both visible walls.
    pub fn windows(&self, canvas: &mut Canvas, floors: usize) {
        for wall in [self.west(), self.south()] {
            windows(canvas, &wall, floors, bays(wall.length()));
        }
    }
}

/// How many windows a wall of some length has.
pub fn bays(length: f64) -> usize {
    (length / 6.2).round().max(1.0) as usize
}

/// The visible walls of an upright body on a convex outline that runs clockwise on the page.
pub fn walls(canvas: &mut Canvas, outline: &[Pt], (z0, z1): (f64, f64), paint: Paint) {
    for wall in outline_walls(outline, z0, z1) {
        face(canvas, &wall.corners(), paint);
    }
}

/// The visible walls of a convex outline, the shaded ones first.
pub fn outline_walls(outline: &[Pt], z0: f64, z1: f64) -> Vec<Wall> {
    let clockwise: Vec<Pt> =
        if turn(outline) > 0.0 { outline.to_vec() } else { outline.iter().rev().copied().collect() };
    let n = clockwise.len();
    let mut found: Vec<Wall> =
        (0..n).map(|i| Wall { a: clockwise[(i + 1) % n], b: clockwise[i], z0, z1 }).filter(Wall::visible).collect();
    found.sort_by_key(|wall| !wall.shaded());
    found
}

/// A flat roof with a low parapet around it.
pub fn parapet(canvas: &mut Canvas, outline: &[Pt], z: f64, paint: Paint) {
    let lifted: Vec<Pt> = outline.iter().map(|p| lift(*p, z)).collect();
    let (l, t, r, b) = crate::shape::bounds(&lifted);
    let rim = ((r - l).min(b - t) * 0.09).clamp(1.2, 2.6);
    canvas.poly(&lifted, &Style::fill(&paint.tone(Tone::Hi)).stroke(&paint.tone(Tone::Ink), EDGE));
    let inner = Shape::Poly(lifted).inset(rim);
    canvas.shape(&inner, &Style::fill(&paint.tone(Tone::Top)).stroke(&paint.tone(Tone::Dim), 0.5));
}

/// Rows of windows: glass by day, lamps behind some of them by night.
pub fn windows(canvas: &mut Canvas, wall: &Wall, floors: usize, columns: usize) {
    if floors == 0 || columns == 0 || !wall.visible() {
        return;
    }
    let (mut lit, mut dark) = (Path::new(), Path::new());
    for floor in 0..floors {
        for column in 0..columns {
            let pane = pane(wall, (column, columns), (floor, floors));
            if lamp(floor, column, wall) { lit = lit.and(&pane) } else { dark = dark.and(&pane) }
        }
    }
    let (on, off) = if wall.shaded() { ("--window-dim", "--window-off-dim") } else { ("--window", "--window-off") };
    for (path, name) in [(lit, on), (dark, off)] {
        if !path.data().is_empty() {
            canvas.path(&path, &Style::fill(&format!("var({name})")));
        }
    }
}

/// One window as a parallelogram on the wall.
fn pane(wall: &Wall, (column, columns): (usize, usize), (floor, floors): (usize, usize)) -> Path {
    let (du, dv) = (1.0 / columns as f64, 1.0 / floors as f64);
    let margin = 0.06;
    let u = margin + (1.0 - 2.0 * margin) * (column as f64 + 0.5) * du - du * 0.25;
    let v = (floor as f64 + 0.28) * dv * 0.94 + 0.02;
    let (foot, right, top) = (wall.at(u, v), wall.at(u + du * 0.5, v), wall.at(u, v + dv * 0.5));
    let side = (right.0 - foot.0, right.1 - foot.1);
    Path::new().parallelogram(foot, side, (top.0 - foot.0, top.1 - foot.1))
}

/// Which windows have a lamp behind them: scattered, but always the same.
fn lamp(floor: usize, column: usize, wall: &Wall) -> bool {
    let seed = (wall.a.0 * 3.0 + wall.a.1 * 7.0).abs() as usize;
    (floor * 7 + column * 11 + floor * column * 3 + seed) % 5 < 3
}

/// A row of round-topped openings along a wall; `spring` and `crown` of their arches are shares of its height.
pub fn arcade(canvas: &mut Canvas, wall: &Wall, count: usize, spring: f64, crown: f64) {
    if !wall.visible() {
        return;
    }
    let path = (0..count).fold(Path::new(), |path, i| {
        let step = 1.0 / count as f64;
        let (u0, u1) = ((i as f64 + 0.2) * step, (i as f64 + 0.8) * step);
        path.and(&wall.arch(u0, u1, spring, crown))
    });
    let dark = if wall.shaded() { "var(--window-dim)" } else { "var(--window)" };
    canvas.path(&path, &Style::fill(dark));
}

/// A door at a share `u` of a wall's length; its size is width and height.
pub fn door(canvas: &mut Canvas, wall: &Wall, u: f64, size: (f64, f64), paint: Paint) {
    let (half, v) = (size.0 / wall.length() / 2.0, size.1 / (wall.z1 - wall.z0));
    let path = wall.arch(u - half, u + half, v * 0.7, v);
    canvas.path(&path, &Style::fill(&paint.tone(Tone::Deep)));
}

/// Columns in front of a wall.
pub fn columns(canvas: &mut Canvas, wall: &Wall, count: usize, paint: Paint) {
    let back = wall.quad(0.03, 0.0, 0.97, 0.9);
    canvas.path(&back, &Style::fill(&paint.tone(Tone::Dim)));
    let shafts = (0..count).fold(Path::new(), |path, i| {
        let step = 0.92 / count as f64;
        let u = 0.04 + step * (i as f64 + 0.5);
        path.and(&wall.quad(u - step * 0.27, 0.04, u + step * 0.27, 0.88))
    });
    canvas.path(&shafts, &Style::fill(&paint.tone(Tone::Hi)).stroke(&paint.tone(Tone::Ink), 0.4));
}

/// A pediment: the low gable above columns.
pub fn pediment(canvas: &mut Canvas, wall: &Wall, rise: f64, paint: Paint) {
    let peak = lift(between(wall.a, wall.b, 0.5), wall.z1 + rise);
    let points = [wall.at(-0.03, 1.0), peak, wall.at(1.03, 1.0)];
    canvas.poly(&points, &Style::fill(&paint.tone(Tone::Hi)).stroke(&paint.tone(Tone::Ink), EDGE));
    let inner = [between(points[0], peak, 0.22), between(points[2], peak, 0.22)];
    let tympanum = [
        (inner[0].0 + 2.0, wall.at(0.0, 1.0).1 - 1.2),
        (peak.0, peak.1 + 2.4),
        (inner[1].0 - 2.0, wall.at(1.0, 1.0).1 - 1.2),
    ];
    canvas.poly(&tympanum, &Style::fill(&paint.tone(Tone::Mid)));
}

/// A striped canopy along the foot of a wall to the south.
pub fn awning(canvas: &mut Canvas, wall: &Wall, height: f64, reach: f64, paint: Paint) {
    let stripes = (wall.length() / 5.0).round().clamp(3.0, 40.0) as usize;
    let top = |u: f64| lift(between(wall.a, wall.b, u), wall.z0 + height);
    let rim = |u: f64| {
        let p = between(wall.a, wall.b, u);
        lift((p.0, p.1 + reach), wall.z0 + height * 0.62)
    };
    for i in 0..stripes {
        let (u0, u1) = (i as f64 / stripes as f64, (i + 1) as f64 / stripes as f64);
        let fill = if i % 2 == 0 { paint.tone(Tone::Deep) } else { Paint::Marble.tone(Tone::Hi) };
        let hem = ((rim(u0).0 + rim(u1).0) / 2.0, rim(u0).1 + 2.6);
        let path = Path::new().to(top(u0)).line(top(u1)).line(rim(u1)).quad(hem, rim(u0)).close();
        canvas.path(&path, &Style::fill(&fill).stroke(&paint.tone(Tone::Ink), 0.4));
    }
}
