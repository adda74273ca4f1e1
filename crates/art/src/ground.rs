//! Ground: lots, streets, water with engraved shore lines, fields, hills, mountains, woods.

use crate::canvas::{Canvas, Style};
use crate::paint::{Paint, Tone};
use crate::pieces::tile;
use crate::roofs::{cypress, tree};
use crate::shape::{Path, Pt, Shape, unit};
use crate::text::Label;

/// A free place to build on.
pub fn lot(canvas: &mut Canvas, shape: &Shape) {
    canvas.shape(shape, &Style::fill("var(--lot)").stroke("var(--line)", 0.8));
    canvas.shape(&shape.inset(2.2), &Style::line("var(--line)", 0.4).opacity(0.6));
}

/// A lot of a colour that matters.
pub fn colored_lot(canvas: &mut Canvas, shape: &Shape, paint: Paint) {
    tile(canvas, shape, paint);
    canvas.shape(&shape.inset(3.0), &Style::line(&paint.tone(Tone::Mid), 0.5).opacity(0.7));
}

/// A street along some points, `width` wide, with kerbs.
pub fn street(canvas: &mut Canvas, points: &[Pt], width: f64) {
    let path = Path::open(points);
    canvas.path(&path, &Style::line("var(--line)", width + 1.2).round());
    canvas.path(&path, &Style::line("var(--street)", width).round());
}

/// Tram rails along some points.
pub fn rails(canvas: &mut Canvas, points: &[Pt]) {
    let path = Path::open(points);
    canvas.path(&path, &Style::line("var(--rule)", 5.2).dash("1.2 3.4"));
    for side in [-1.5, 1.5] {
        canvas.path(&Path::open(&beside(points, side)), &Style::line("var(--muted)", 0.9));
    }
}

/// The name of a street, letters spaced, along a line from west to east.
pub fn street_name(canvas: &mut Canvas, center: Pt, name: &str) {
    let label = Label::new(name).size(11.0).serif().italic().spaced(0.8).middle().muted();
    canvas.label(center.0, center.1 + 3.6, &label);
}

/// The name of a street that runs from south to north.
pub fn street_name_upright(canvas: &mut Canvas, center: Pt, name: &str) {
    canvas.turned(center, -90.0, |c| street_name(c, (0.0, 0.0), name));
}

/// Water with lines along its shore, as engravers draw it.
pub fn water(canvas: &mut Canvas, shape: &Shape) {
    canvas.shape(shape, &Style::fill("var(--water)").stroke("var(--water-line)", 1.2));
    let (l, t, r, b) = shape.bounds();
    let reach = (r - l).min(b - t) / 2.0;
    for (by, opacity) in [(2.6, 0.7), (5.8, 0.45), (9.8, 0.28)] {
        if by < reach * 0.7 {
            canvas.shape(&shape.inset(by), &Style::line("var(--water-line)", 0.7).opacity(opacity));
        }
    }
}

/// An open shore: water on the right-hand side of the points (walking along them), `depth` wide, with shore lines.
pub fn water_edge(canvas: &mut Canvas, points: &[Pt], depth: f64) {
    let far = beside(points, depth);
    let area: Vec<Pt> = points.iter().copied().chain(far.into_iter().rev()).collect();
    canvas.poly(&area, &Style::fill("var(--water)"));
    for (by, width, opacity) in [(0.0, 1.3, 1.0), (3.0, 0.8, 0.75), (6.6, 0.7, 0.5), (11.0, 0.6, 0.3)] {
        if by < depth {
            canvas.path(&Path::open(&beside(points, by)), &Style::line("var(--water-line)", width).opacity(opacity));
        }
    }
}

/// A line beside another one, to its right for a positive distance.
pub fn beside(points: &[Pt], by: f64) -> Vec<Pt> {
    let n = points.len();
    (0..n)
        .map(|i| {
            let (a, b) = (points[i.saturating_sub(1)], points[(i + 1).min(n - 1)]);
            let way = unit(a, b);
            (points[i].0 - way.1 * by, points[i].1 + way.0 * by)
        })
        .collect()
}

/// A wavy line between two points, for shores and rivers: `swing` to each side, one wave every `length`.
pub fn wavy(from: Pt, to: Pt, swing: f64, length: f64) -> Vec<Pt> {
    let distance = (to.0 - from.0).hypot(to.1 - from.1);
    let steps = (distance / length * 8.0).ceil().max(2.0) as usize;
    let way = unit(from, to);
    (0..=steps)
        .map(|i| {
            let share = i as f64 / steps as f64;
            let phase = share * distance / length * std::f64::consts::TAU;
            let off = (phase.sin() + 0.35 * (phase * 0.43).cos())
                * swing
                * (share * 9.0).min(1.0)
                * ((1.0 - share) * 9.0).min(1.0);
            (from.0 + (to.0 - from.0) * share - way.1 * off, from.1 + (to.1 - from.1) * share + way.0 * off)
        })
        .collect()
}

/// A few ripples around a point, on water drawn before.
pub fn ripples(canvas: &mut Canvas, center: Pt, width: f64) {
    let path =
        [(-0.3, -5.0, 0.5), (0.2, 0.0, 0.7), (-0.1, 5.0, 0.4)].iter().fold(Path::new(), |path, (dx, dy, size)| {
            let (x, y, w) = (center.0 + dx * width, center.1 + dy, size * width / 2.0);
            path.to((x - w, y)).quad((x - w / 2.0, y - 3.0), (x, y)).quad((x + w / 2.0, y + 3.0), (x + w, y))
        });
    canvas.path(&path, &Style::line("var(--water-line)", 1.0).round());
}

/// A corn field: furrows at a slant with ears, on any outline.
pub fn field(canvas: &mut Canvas, shape: &Shape) {
    let ink = "var(--field-line)";
    canvas.shape(shape, &Style::fill("var(--field)").stroke(ink, 1.0));
    let (l, t, r, b) = shape.bounds();
    let inside = outline(&shape.inset(3.0));
    let mut path = Path::new();
    let mut k = t;
    while k < b + (r - l) * 0.3 {
        for (from, to) in cuts(&inside, (l, k), (r, k - (r - l) * 0.3)) {
            path = path.to(from).line(to);
        }
        k += 5.0;
    }
    canvas.path(&path, &Style::line(ink, 1.5).dash("3 1.8").opacity(0.75));
}

/// Green with a few tufts of grass, on any outline.
pub fn meadow(canvas: &mut Canvas, shape: &Shape) {
    canvas.shape(shape, &Style::fill("var(--green)").stroke("var(--green-line)", 1.0));
    let (x, y) = shape.center();
    for (dx, dy) in [(-14.0, -8.0), (10.0, -12.0), (-4.0, 6.0), (16.0, 8.0)] {
        let tuft = Path::new().to((x + dx - 3.0, y + dy)).quad((x + dx, y + dy - 4.0), (x + dx + 3.0, y + dy));
        canvas.path(&tuft, &Style::line("var(--green-line)", 1.0).round());
    }
}

/// A small wood around a point.
pub fn wood(canvas: &mut Canvas, center: Pt, size: f64) {
    for (dx, dy) in [(0.3, -0.3), (-0.35, -0.22), (0.02, 0.0), (0.42, 0.16), (-0.3, 0.26), (0.1, 0.4)] {
        tree(canvas, (center.0 + dx * size, center.1 + dy * size), size * 0.19);
    }
}

/// Cypresses in a row, as along Tuscan roads.
pub fn cypresses(canvas: &mut Canvas, feet: &[Pt], height: f64) {
    for foot in feet {
        cypress(canvas, *foot, height);
    }
}

/// A mountain with an engraved shaded side, `w` wide, standing on `foot`.
pub fn mountain(canvas: &mut Canvas, foot: Pt, w: f64, h: f64) {
    let at = |u: f64, v: f64| (foot.0 + u * w, foot.1 - v * h);
    let stone = Paint::Marble;
    let west = [at(-0.5, 0.0), at(-0.36, 0.2), at(-0.3, 0.22), at(-0.18, 0.56), at(-0.12, 0.6), at(0.04, 1.0)];
    let east = [at(0.14, 0.78), at(0.19, 0.76), at(0.3, 0.42), at(0.36, 0.4), at(0.5, 0.0)];
    let ridge = [at(0.04, 1.0), at(-0.02, 0.7), at(0.07, 0.44), at(-0.05, 0.18), at(0.0, -0.05)];
    let body = east.iter().fold(Path::open(&west), |path, p| path.line(*p));
    let body = body.quad(at(0.0, -0.12), west[0]).close();
    canvas.path(&body, &Style::fill(&stone.tone(Tone::Top)));
    let dark = ridge.iter().fold(Path::open(&west), |path, p| path.line(*p));
    canvas.path(&dark.close(), &Style::fill(&stone.tone(Tone::Mid)));
    let ink = stone.tone(Tone::Ink);
    canvas.path(&hachures(&ridge, &west), &Style::line(&ink, 0.6).opacity(0.8));
    let folds = Path::open(&[at(0.14, 0.7), at(0.12, 0.52), at(0.2, 0.3)]);
    let folds = folds.and(&Path::open(&[at(0.26, 0.36), at(0.24, 0.2), at(0.32, 0.08)]));
    canvas.path(&folds, &Style::line(&ink, 0.6).opacity(0.7));
    canvas.path(&body, &Style::line(&ink, 0.9));
}

/// A range of three mountains around a point, `size` wide.
pub fn mountains(canvas: &mut Canvas, center: Pt, size: f64) {
    for (dx, dy, w, h) in [(0.24, 0.1, 0.56, 0.5), (-0.26, 0.14, 0.5, 0.42), (0.02, 0.3, 0.66, 0.7)] {
        let foot = (center.0 + dx * size, center.1 + dy * size);
        mountain(canvas, foot, w * size, h * size);
    }
}

/// Strokes that fall from a ridge towards the western edge and stop short of it.
fn hachures(ridge: &[Pt], west: &[Pt]) -> Path {
    let edge = |y: f64| {
        let side = west.windows(2).find(|s| (s[1].1..=s[0].1).contains(&y));
        side.map(|s| s[0].0 + (s[1].0 - s[0].0) * (s[0].1 - y) / (s[0].1 - s[1].1).max(1e-9))
    };
    (0..ridge.len() - 1).fold(Path::new(), |path, i| {
        (0..3).fold(path, |path, k| {
            let p = crate::shape::between(ridge[i], ridge[i + 1], (f64::from(k) + 0.6) / 3.0);
            let Some(left) = edge(p.1) else { return path };
            let reach = (p.0 - left) * 0.55;
            path.to(p).line((p.0 - reach, p.1 + reach * 0.5))
        })
    })
}

/// The outline of a shape as points.
fn outline(shape: &Shape) -> Vec<Pt> {
    match shape {
        Shape::Poly(points) => points.clone(),
        Shape::Rect(x, y, w, h, _) => vec![(*x, *y), (x + w, *y), (x + w, y + h), (*x, y + h)],
        Shape::Circle(x, y, r) => (0..36).map(|k| crate::shape::polar((*x, *y), *r, f64::from(k) * 10.0)).collect(),
        Shape::Sector(s) => s.outline(),
    }
}

/// The parts of a line that lie inside an outline.
fn cuts(outline: &[Pt], a: Pt, b: Pt) -> Vec<(Pt, Pt)> {
    let d = (b.0 - a.0, b.1 - a.1);
    let n = outline.len();
    let mut shares: Vec<f64> = (0..n)
        .filter_map(|i| {
            let (p, q) = (outline[i], outline[(i + 1) % n]);
            let e = (q.0 - p.0, q.1 - p.1);
            let cross = d.0 * e.1 - d.1 * e.0;
            let (u, v) = ((p.0 - a.0, p.1 - a.1), cross);
            let (t, s) = ((u.0 * e.1 - u.1 * e.0) / v, (u.0 * d.1 - u.1 * d.0) / v);
            (cross.abs() > 1e-9 && (0.0..1.0).contains(&s)).then_some(t)
        })
        .collect();
    shares.sort_by(f64::total_cmp);
    shares
        .chunks_exact(2)
        .map(|pair| (crate::shape::between(a, b, pair[0]), crate::shape::between(a, b, pair[1])))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::Sector;

    #[test]
    fn beside_lies_to_the_right_of_the_way() {
        assert_eq!(beside(&[(0.0, 0.0), (10.0, 0.0)], 3.0), [(0.0, 3.0), (10.0, 3.0)]);
    }

    #[test]
    fn furrows_are_cut_to_the_outline() {
        let square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)];
        assert_eq!(cuts(&square, (-5.0, 5.0), (15.0, 5.0)), [((0.0, 5.0), (10.0, 5.0))]);
        assert!(cuts(&square, (-5.0, 50.0), (15.0, 50.0)).is_empty());
    }

    #[test]
    fn wavy_lines_keep_their_ends() {
        let line = wavy((0.0, 0.0), (100.0, 0.0), 4.0, 30.0);
        assert_eq!(line.first(), Some(&(0.0, 0.0)));
        let (x, y) = *line.last().unwrap();
        assert!((x - 100.0).abs() < 1e-9 && y.abs() < 1e-9);
    }

    #[test]
    fn every_ground_draws_on_every_shape() {
        let shapes = [
            Shape::rect(0.0, 0.0, 40.0, 30.0),
            Shape::hex(20.0, 20.0, 20.0),
            Shape::Circle(9.0, 9.0, 9.0),
            Shape::Sector(Sector { center: (0.0, 0.0), radii: (20.0, 60.0), angles: (54.0, 126.0), gap: 2.5 }),
        ];
        for shape in &shapes {
            let mut canvas = Canvas::new();
            for draw in [lot, water, field, meadow] {
                draw(&mut canvas, shape);
            }
            colored_lot(&mut canvas, shape, Paint::Orange);
            assert!(!canvas.fragment().contains("NaN"));
        }
    }
}
