//! Roofs and round things: gables, hips, vaults, sawteeth, domes, cylinders, cones, flags, trees, smoke.

use std::f64::consts::PI;

use crate::canvas::{Canvas, Style};
use crate::oblique::{Pt3, RIGHT, UP, lift, project};
use crate::paint::{Paint, Tone};
use crate::shape::{Path, Pt, between};
use crate::solid::{EDGE, Mass, face, face_toned};

/// A gable over a body, its ridge along the longer side. `roof` for the slopes, `wall` for the triangles.
pub fn gable(canvas: &mut Canvas, mass: &Mass, rise: f64, roof: Paint, wall: Paint) {
    if mass.plot.w >= mass.plot.d {
        gable_east(canvas, mass, rise, roof, wall);
    } else {
        gable_north(canvas, mass, rise, roof, wall);
    }
}

/// A gable whose ridge runs from west to east.
pub fn gable_east(canvas: &mut Canvas, mass: &Mass, rise: f64, roof: Paint, wall: Paint) {
    let (z, p, eave) = (mass.top(), mass.plot, 1.2);
    let (l, r, t, b, m) = (p.x - eave, p.x + p.w + eave, p.y - eave, p.y + p.d + eave, p.y + p.d / 2.0);
    let (west, east) = ((l, m, z + rise), (r, m, z + rise));
    face(canvas, &[(l, t, z), (r, t, z), east, west], roof);
    face(canvas, &[(p.x, p.y, z), (p.x, m, z + rise), (p.x, p.y + p.d, z)], wall);
    face(canvas, &[west, east, (r, b, z), (l, b, z)], roof);
    courses(canvas, [west, east, (r, b, z), (l, b, z)], roof);
}

/// A gable whose ridge runs from north to south.
pub fn gable_north(canvas: &mut Canvas, mass: &Mass, rise: f64, roof: Paint, wall: Paint) {
    let (z, p, eave) = (mass.top(), mass.plot, 1.2);
    let (l, r, t, b, m) = (p.x - eave, p.x + p.w + eave, p.y - eave, p.y + p.d + eave, p.x + p.w / 2.0);
    let (north, south) = ((m, t, z + rise), (m, b, z + rise));
    face(canvas, &[north, (r, t, z), (r, b, z), south], roof);
    face(canvas, &[(l, t, z), north, south, (l, b, z)], roof);
    courses(canvas, [north, south, (l, b, z), (l, t, z)], roof);
    face(canvas, &[(p.x, p.y + p.d, z), (m, p.y + p.d, z + rise), (p.x + p.w, p.y + p.d, z)], wall);
}

/// Rows of tiles on a slope whose first side is the ridge and whose third is the eave.
fn courses(canvas: &mut Canvas, [a, b, c, d]: [Pt3; 4], paint: Paint) {
    let [a, b, c, d] = [a, b, c, d].map(project);
    let rows = (((a.0 - d.0).hypot(a.1 - d.1)) / 3.4).floor() as usize;
    let path = (1..rows).fold(Path::new(), |path, i| {
        let share = i as f64 / rows as f64;
        path.to(between(a, d, share)).line(between(b, c, share))
    });
    if rows > 1 {
        canvas.path(&path, &Style::line(&paint.tone(Tone::Dim), 0.45).opacity(0.75));
    }
}

/// A hipped roof: four slopes, the ridge along the longer side; a pyramid on a square.
pub fn hip(canvas: &mut Canvas, mass: &Mass, rise: f64, roof: Paint) {
    let (z, p) = (mass.top(), mass.plot.inset(-1.0));
    let [nw, ne, se, sw] = p.corners().map(|q| (q.0, q.1, z));
    let run = p.short() / 2.0;
    let (cx, cy) = p.center();
    let (a, b) = if p.w >= p.d {
        ((p.x + run, cy, z + rise), (p.x + p.w - run, cy, z + rise))
    } else {
        ((cx, p.y + run, z + rise), (cx, p.y + p.d - run, z + rise))
    };
    let slopes: [Vec<Pt3>; 4] = if p.w >= p.d {
        [vec![nw, ne, b, a], vec![ne, se, b], vec![sw, nw, a], vec![a, b, se, sw]]
    } else {
        [vec![nw, ne, a], vec![ne, se, b, a], vec![a, b, sw, nw], vec![b, se, sw]]
    };
    for slope in &slopes {
        face(canvas, slope, roof);
    }
}

/// A spire or pyramid over any outline that runs clockwise on the page.
pub fn pyramid(canvas: &mut Canvas, outline: &[Pt], z: f64, rise: f64, roof: Paint) {
    let center = crate::shape::mean(outline);
    let peak = (center.0, center.1, z + rise);
    let n = outline.len();
    let sides = (0..n).map(|i| (outline[i], outline[(i + 1) % n]));
    for (a, b) in sides {
        face(canvas, &[(a.0, a.1, z), (b.0, b.1, z), peak], roof);
    }
}

/// A barrel vault from west to east, as over a market hall.
pub fn vault(canvas: &mut Canvas, mass: &Mass, rise: f64, roof: Paint, wall: Paint) {
    let (z, p) = (mass.top(), mass.plot);
    let steps = 8;
    let point = |x: f64, k: i32| {
        let a = PI * f64::from(k) / f64::from(steps);
        (x, p.y + p.d / 2.0 - p.d / 2.0 * a.cos(), z + rise * a.sin())
    };
    let (l, r) = (p.x, p.x + p.w);
    for k in 0..steps {
        face(canvas, &[point(l, k), point(r, k), point(r, k + 1), point(l, k + 1)], roof);
    }
    let lunette: Vec<Pt3> = (0..=steps).map(|k| point(l, k)).collect();
    face(canvas, &lunette, wall);
}

/// A sawtooth roof: glass to the west, tiles to the east.
pub fn sawtooth(canvas: &mut Canvas, mass: &Mass, rise: f64, roof: Paint, wall: Paint) {
    let (z, p) = (mass.top(), mass.plot);
    let teeth = (p.w / 13.0).round().clamp(2.0, 9.0) as usize;
    let k = p.w / teeth as f64;
    for i in (0..teeth).rev() {
        let (x0, x1, t, b) = (p.x + k * i as f64, p.x + k * (i + 1) as f64, p.y, p.y + p.d);
        let (high_t, high_b) = ((x0, t, z + rise), (x0, b, z + rise));
        face(canvas, &[high_t, (x1, t, z), (x1, b, z), high_b], roof);
        face(canvas, &[high_b, (x1, b, z), (x0, b, z)], wall);
        face_toned(canvas, &[(x0, t, z), high_t, high_b, (x0, b, z)], Paint::Glass, Tone::Lit);
        mullions(canvas, [(x0, t, z), high_t, high_b, (x0, b, z)]);
    }
}

fn mullions(canvas: &mut Canvas, [a, b, c, d]: [Pt3; 4]) {
    let [a, b, c, d] = [a, b, c, d].map(project);
    let path = (1..4).fold(Path::new(), |path, i| {
        let share = f64::from(i) / 4.0;
        path.to(between(a, d, share)).line(between(b, c, share))
    });
    canvas.path(&path, &Style::line(&Paint::Glass.tone(Tone::Ink), 0.4).opacity(0.6));
}

/// The two points where a circle touches its own shifted image: left and right of the way up.
fn tangents(center: Pt, r: f64) -> (Pt, Pt) {
    let length = RIGHT.hypot(UP);
    let side = (UP / length * r, RIGHT / length * r);
    ((center.0 - side.0, center.1 - side.1), (center.0 + side.0, center.1 + side.1))
}

/// An upright cylinder with an open or flat top.
pub fn cylinder(canvas: &mut Canvas, center: Pt, r: f64, (z0, z1): (f64, f64), paint: Paint) {
    let (foot, top) = (lift(center, z0), lift(center, z1));
    let ((a, b), (c, d)) = (tangents(foot, r), tangents(top, r));
    let body = Path::new().to(c).line(a).arc_back(r, b).line(d).close();
    canvas.path(&body, &Style::fill(&paint.tone(Tone::Lit)).stroke(&paint.tone(Tone::Ink), EDGE));
    let (m, n) = ((foot.0 - r * 0.3, foot.1 + r * 0.95), (top.0 - r * 0.3, top.1 + r * 0.95));
    let shade = Path::new().to(c).line(a).arc_back(r, m).line(n).arc(r, c).close();
    canvas.path(&shade, &Style::fill(&paint.tone(Tone::Dim)));
    canvas.path(&body, &Style::line(&paint.tone(Tone::Ink), EDGE));
    canvas.circle(top, r, &Style::fill(&paint.tone(Tone::Top)).stroke(&paint.tone(Tone::Ink), EDGE));
}

/// A cone, as on a round tower.
pub fn cone(canvas: &mut Canvas, center: Pt, r: f64, z: f64, rise: f64, paint: Paint) {
    let foot = lift(center, z);
    let peak = lift(center, z + rise);
    let (a, b) = tangents(foot, r);
    let body = Path::new().to(peak).line(a).arc_back(r, b).close();
    canvas.path(&body, &Style::fill(&paint.tone(Tone::Top)).stroke(&paint.tone(Tone::Ink), EDGE));
    let south = (foot.0 - r * 0.25, foot.1 + r * 0.97);
    canvas.path(&Path::new().to(peak).line(a).arc_back(r, south).close(), &Style::fill(&paint.tone(Tone::Dim)));
    canvas.path(&body, &Style::line(&paint.tone(Tone::Ink), EDGE));
}

/// A dome with ribs. `swell` is its height as a share of its radius.
pub fn dome(canvas: &mut Canvas, center: Pt, r: f64, z: f64, swell: f64, paint: Paint) {
    let foot = lift(center, z);
    let (a, b) = tangents(foot, r);
    let angle = (-UP).atan2(RIGHT) * 180.0 / PI;
    let reach = r * (1.0 + swell * swell * (RIGHT * RIGHT + UP * UP)).sqrt();
    let body = Path::new().to(b).arc(r, a).ellipse(reach, r, angle, b).close();
    canvas.path(&body, &Style::fill(&paint.tone(Tone::Lit)));
    let shaded: Vec<Pt> = meridian(center, r, z, swell, 112.0);
    let dark = Path::new().to(shaded[0]).arc(r, a).ellipse(reach, r, angle, *shaded.last().expect("a peak"));
    let dark = shaded.iter().rev().skip(1).fold(dark, |path, p| path.line(*p)).close();
    canvas.path(&dark, &Style::fill(&paint.tone(Tone::Dim)));
    let bright = [meridian(center, r * 0.97, z, swell, 78.0), meridian(center, r * 0.97, z, swell, 40.0)];
    let gleam: Vec<Pt> = bright[0].iter().copied().chain(bright[1].iter().rev().copied()).collect();
    canvas.poly(&gleam, &Style::fill(&paint.tone(Tone::Hi)));
    let ribs = [0.0, 36.0, 72.0, 108.0, 144.0, 180.0]
        .iter()
        .fold(Path::new(), |path, turn| path.and(&Path::open(&meridian(center, r, z, swell, *turn))));
    canvas.path(&ribs, &Style::line(&paint.tone(Tone::Ink), 0.4).opacity(0.7));
    canvas.path(&body, &Style::line(&paint.tone(Tone::Ink), EDGE));
}

/// A line from the foot of a dome to its peak.
fn meridian(center: Pt, r: f64, z: f64, swell: f64, degrees: f64) -> Vec<Pt> {
    let a = degrees * PI / 180.0;
    (0..=6)
        .map(|k| {
            let t = f64::from(k) / 6.0 * PI / 2.0;
            project((center.0 + r * t.cos() * a.cos(), center.1 + r * t.cos() * a.sin(), z + r * swell * t.sin()))
        })
        .collect()
}

/// A pole with a pennant that flies to the right.
pub fn flag(canvas: &mut Canvas, foot: Pt, z: f64, height: f64, paint: Paint) {
    let (low, high) = (lift(foot, z), lift(foot, z + height));
    canvas.line(low, high, &Style::line("var(--ink)", 0.9).round());
    let (x, y) = high;
    let path = Path::new().to(high).quad((x + 3.0, y - 1.6), (x + 7.5, y + 1.4)).line((x + 5.4, y + 3.0));
    let path =
        path.line((x + 6.6, y + 5.2)).quad((x + 2.0, y + 2.8), between(high, low, 5.0 / height.max(6.0))).close();
    canvas.path(&path, &Style::fill(&paint.tone(Tone::Lit)).stroke(&paint.tone(Tone::Ink), 0.5));
}

/// A chimney with a band and smoke.
pub fn chimney(canvas: &mut Canvas, foot: Pt, r: f64, (z0, z1): (f64, f64), paint: Paint) {
    cylinder(canvas, foot, r, (z0, z1), paint);
    cylinder(canvas, foot, r * 1.12, (z1 - 4.0, z1 - 2.0), Paint::Marble);
    cylinder(canvas, foot, r, (z1 - 2.0, z1), paint);
    let top = lift(foot, z1);
    canvas.circle(top, r * 0.6, &Style::fill(&paint.tone(Tone::Ink)));
    smoke(canvas, top, r / 2.4);
}

/// A few puffs of smoke that drift to the right.
pub fn smoke(canvas: &mut Canvas, from: Pt, scale: f64) {
    for (dx, dy, r, opacity) in [(3.0, -4.0, 2.8, 0.5), (7.5, -8.5, 3.8, 0.38), (14.0, -12.5, 5.0, 0.26)] {
        let style = Style::fill("var(--smoke)").opacity(opacity);
        canvas.circle((from.0 + dx * scale, from.1 + dy * scale), r * scale, &style);
    }
}

/// A round tree with its own little shadow. `r` is the radius of its crown.
pub fn tree(canvas: &mut Canvas, foot: Pt, r: f64) {
    let crown = lift(foot, r * 1.7);
    let shade = Style::fill("var(--shadow)").with("opacity", "var(--shadow-o)");
    let (a, b) = tangents((foot.0 - r * 0.35, foot.1 - r * 0.15), r * 0.8);
    canvas.path(&Path::new().to(a).arc(r * 0.8, b).arc(r * 0.8, a).close(), &shade);
    canvas.line(foot, crown, &Style::line(&Paint::Wood.tone(Tone::Dim), (r * 0.26).max(1.0)));
    canvas
        .path(&leaves(crown, r), &Style::fill(&Paint::Leaf.tone(Tone::Mid)).stroke(&Paint::Leaf.tone(Tone::Ink), 0.6));
    let light = (crown.0 + r * 0.22, crown.1 + r * 0.18);
    canvas.path(&leaves(light, r * 0.62), &Style::fill(&Paint::Leaf.tone(Tone::Top)));
}

/// A crown with a lobed edge.
fn leaves(center: Pt, r: f64) -> Path {
    let lobes = 7;
    let at = |k: i32| crate::shape::polar(center, r * 0.86, 360.0 * f64::from(k) / f64::from(lobes));
    (1..=lobes).fold(Path::new().to(at(0)), |path, k| path.arc(r * 0.42, at(k))).close()
}

/// A slim cypress, as they stand on Tuscan hills.
pub fn cypress(canvas: &mut Canvas, foot: Pt, height: f64) {
    let at = |u: f64, v: f64| (foot.0 + u * height, foot.1 - v * height);
    let shade = Style::fill("var(--shadow)").with("opacity", "var(--shadow-o)");
    canvas.poly(&[at(0.04, 0.0), at(-0.3, 0.12), at(-0.04, 0.06)], &shade);
    canvas.line(at(0.0, 0.0), at(0.0, 0.14), &Style::line(&Paint::Wood.tone(Tone::Dim), 1.2));
    let left = Path::new().to(at(0.0, 1.0)).cubic(at(-0.1, 0.7), at(-0.24, 0.1), at(0.0, 0.1));
    let body = left.cubic(at(0.24, 0.1), at(0.1, 0.7), at(0.0, 1.0)).close();
    let ink = Paint::Leaf.tone(Tone::Ink);
    canvas.path(&body, &Style::fill(&Paint::Leaf.tone(Tone::Dim)).stroke(&ink, 0.6));
    let gleam = Path::new().to(at(0.01, 0.86)).cubic(at(0.06, 0.6), at(0.17, 0.2), at(0.04, 0.16));
    canvas.path(&gleam.quad(at(0.06, 0.5), at(0.01, 0.86)).close(), &Style::fill(&Paint::Leaf.tone(Tone::Lit)));
}
