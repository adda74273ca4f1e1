//! Points, outlines and how they are filled. A [`Shape`] is used both to draw ground and as the outline of a pick.

use std::f64::consts::PI;
use std::fmt::{self, Write};

/// A point on the page: x to the right, y downwards.
pub type Pt = (f64, f64);

/// A number as SVG wants it: one decimal at most, no trailing zero, no negative zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Num {
    tenths: i64,
}

/// A number as SVG wants it. Boards have tens of thousands of them, so they are written without a detour.
pub fn num(value: f64) -> Num {
    Num { tenths: (value * 10.0).round() as i64 }
}

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut digits = [0; 24];
        let mut at = digits.len();
        let mut put = |byte: u8| {
            at -= 1;
            digits[at] = byte;
        };
        let (mut whole, rest) = (self.tenths.unsigned_abs() / 10, self.tenths.unsigned_abs() % 10);
        if rest > 0 {
            put(b'0' + rest as u8);
            put(b'.');
        }
        while whole > 9 {
            put(b'0' + (whole % 10) as u8);
            whole /= 10;
        }
        put(b'0' + whole as u8);
        if self.tenths < 0 {
            put(b'-');
        }
        f.write_str(std::str::from_utf8(&digits[at..]).expect("digits"))
    }
}

/// Path data, built step by step.
#[derive(Clone, Debug, Default)]
pub struct Path(String);

impl Path {
    /// An empty path.
    pub fn new() -> Path {
        Path::default()
    }

    /// A closed path through the points.
    pub fn closed(points: &[Pt]) -> Path {
        Path::open(points).close()
    }

    /// An open path through the points.
    pub fn open(points: &[Pt]) -> Path {
        points.iter().enumerate().fold(Path::new(), |path, (i, p)| if i == 0 { path.to(*p) } else { path.line(*p) })
    }

    /// Lifts the pen and puts it down here.
    pub fn to(self, p: Pt) -> Path {
        self.step("M", &[p])
    }

    /// A straight line.
    pub fn line(self, p: Pt) -> Path {
        self.step("L", &[p])
    }

    /// A quadratic curve.
    pub fn quad(self, control: Pt, p: Pt) -> Path {
        self.step("Q", &[control, p])
    }

    /// A cubic curve.
    pub fn cubic(self, c1: Pt, c2: Pt, p: Pt) -> Path {
        self.step("C", &[c1, c2, p])
    }

    /// The shorter arc of a circle; clockwise on the page.
    pub fn arc(self, r: f64, p: Pt) -> Path {
        self.ellipse(r, r, 0.0, p)
    }

    /// The shorter arc of a circle; counter-clockwise on the page.
    pub fn arc_back(mut self, r: f64, p: Pt) -> Path {
        self.print(format_args!("A{} {} 0 0 0 {} {}", num(r), num(r), num(p.0), num(p.1)));
        self
    }

    /// The shorter arc of an ellipse turned by `degrees`; clockwise on the page.
    pub fn ellipse(mut self, rx: f64, ry: f64, degrees: f64, p: Pt) -> Path {
        self.print(format_args!("A{} {} {} 0 1 {} {}", num(rx), num(ry), num(degrees), num(p.0), num(p.1)));
        self
    }

    /// Back to where the pen was put down.
    pub fn close(mut self) -> Path {
        self.0.push('Z');
        self
    }

    /// Appends another path.
    pub fn and(mut self, other: &Path) -> Path {
        self.0 += &other.0;
        self
    }

    /// The `d` attribute.
    pub fn data(&self) -> &str {
        &self.0
    }

    /// A parallelogram from a corner along two sides, printed short: walls have many windows.
    pub fn parallelogram(mut self, corner: Pt, side: Pt, other: Pt) -> Path {
        let back = (-side.0, -side.1);
        self.print(format_args!("M{}l{}l{}l{}z", Pair(corner), Pair(side), Pair(other), Pair(back)));
        self
    }

    fn step(mut self, letter: &str, points: &[Pt]) -> Path {
        for (i, p) in points.iter().enumerate() {
            let before = if i == 0 { letter } else { " " };
            self.print(format_args!("{before}{}", Pair(*p)));
        }
        self
    }

    fn print(&mut self, what: fmt::Arguments<'_>) {
        self.0.write_fmt(what).expect("a string takes everything");
    }
}

/// Two numbers, with a space between them only where one is needed.
struct Pair(Pt);

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (x, y) = (num(self.0.0), num(self.0.1));
        let space = if y.tenths < 0 { "" } else { " " };
        write!(f, "{x}{space}{y}")
    }
}

/// An outline on the ground.
#[derive(Clone, Debug)]
pub enum Shape {
    /// A rectangle with rounded corners: x, y, width, height, radius.
    Rect(f64, f64, f64, f64, f64),
    /// A circle: centre and radius.
    Circle(f64, f64, f64),
    /// A closed polygon.
    Poly(Vec<Pt>),
    /// A lot of a ring; see [`Sector`].
    Sector(Sector),
}

/// A piece of a ring around a plaza. Angles in degrees, 0 to the east, growing clockwise on the page.
#[derive(Clone, Copy, Debug)]
pub struct Sector {
    /// The centre of the ring.
    pub center: Pt,
    /// Inner and outer radius.
    pub radii: (f64, f64),
    /// First and last angle.
    pub angles: (f64, f64),
    /// Half the street between this lot and its neighbours, the same width all along.
    pub gap: f64,
}

impl Shape {
    /// A rectangle with the usual small corner radius of 3.
    pub fn rect(x: f64, y: f64, w: f64, h: f64) -> Shape {
        Shape::Rect(x, y, w, h, 3.0)
    }

    /// A hexagon with flat top and bottom, `r` from the centre to a corner.
    pub fn hex(cx: f64, cy: f64, r: f64) -> Shape {
        Shape::Poly((0..6).map(|k| polar((cx, cy), r, f64::from(k) * 60.0)).collect())
    }

    /// The point a label or building would be centred on.
    pub fn center(&self) -> Pt {
        match self {
            Shape::Rect(x, y, w, h, _) => (x + w / 2.0, y + h / 2.0),
            Shape::Circle(x, y, _) => (*x, *y),
            Shape::Poly(points) => mean(points),
            Shape::Sector(s) => polar(s.center, (s.radii.0 + s.radii.1) / 2.0, (s.angles.0 + s.angles.1) / 2.0),
        }
    }

    /// The same outline, smaller by `by` on every side (larger when negative).
    pub fn inset(&self, by: f64) -> Shape {
        match self {
            Shape::Rect(x, y, w, h, r) => Shape::Rect(x + by, y + by, w - 2.0 * by, h - 2.0 * by, (r - by).max(1.0)),
            Shape::Circle(x, y, r) => Shape::Circle(*x, *y, r - by),
            Shape::Poly(points) => Shape::Poly(shrink(points, by)),
            Shape::Sector(s) => {
                let radii = (s.radii.0 + by, s.radii.1 - by);
                Shape::Sector(Sector { radii, gap: s.gap + by, ..*s })
            }
        }
    }

    /// Left, top, right, bottom.
    pub fn bounds(&self) -> (f64, f64, f64, f64) {
        match self {
            Shape::Rect(x, y, w, h, _) => (*x, *y, x + w, y + h),
            Shape::Circle(x, y, r) => (x - r, y - r, x + r, y + r),
            Shape::Poly(points) => bounds(points),
            Shape::Sector(s) => bounds(&s.outline()),
        }
    }

    /// The outline as path data.
    pub fn path(&self) -> Path {
        match self {
            Shape::Rect(x, y, w, h, r) => rounded(*x, *y, *w, *h, *r),
            Shape::Circle(x, y, r) => Path::new()
                .to((x - r, *y))
                .arc(*r, (*x, y - r))
                .arc(*r, (x + r, *y))
                .arc(*r, (*x, y + r))
                .arc(*r, (x - r, *y))
                .close(),
            Shape::Poly(points) => Path::closed(points),
            Shape::Sector(s) => s.path(),
        }
    }
}

impl Sector {
    fn corners(&self) -> [Pt; 4] {
        let at = |r: f64, angle: f64, side: f64| {
            let slip = (self.gap / r).clamp(-1.0, 1.0).asin() * 180.0 / PI;
            polar(self.center, r, angle + side * slip)
        };
        let ((r0, r1), (a0, a1)) = (self.radii, self.angles);
        [at(r1, a0, 1.0), at(r1, a1, -1.0), at(r0, a1, -1.0), at(r0, a0, 1.0)]
    }

    fn path(&self) -> Path {
        let [a, b, c, d] = self.corners();
        Path::new().to(a).arc(self.radii.1, b).line(c).arc_back(self.radii.0, d).close()
    }

    /// The outline as points, arcs in small steps.
    pub fn outline(&self) -> Vec<Pt> {
        let ((r0, r1), (a0, a1)) = (self.radii, self.angles);
        let angles: Vec<f64> = (0..=12).map(|i| a0 + (a1 - a0) * f64::from(i) / 12.0).collect();
        let outer = angles.iter().map(|a| polar(self.center, r1, *a));
        outer.chain(angles.iter().rev().map(|a| polar(self.center, r0, *a))).collect()
    }
}

/// The point at a distance and an angle in degrees, clockwise from the east.
pub fn polar(center: Pt, r: f64, degrees: f64) -> Pt {
    let a = degrees * PI / 180.0;
    (center.0 + r * a.cos(), center.1 + r * a.sin())
}

/// A point between two others: 0 is the first, 1 the second.
pub fn between(a: Pt, b: Pt, share: f64) -> Pt {
    (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share)
}

/// Left, top, right, bottom of some points.
pub fn bounds(points: &[Pt]) -> (f64, f64, f64, f64) {
    points
        .iter()
        .fold((f64::MAX, f64::MAX, f64::MIN, f64::MIN), |b, p| (b.0.min(p.0), b.1.min(p.1), b.2.max(p.0), b.3.max(p.1)))
}

/// The mean of some points.
pub fn mean(points: &[Pt]) -> Pt {
    let n = points.len().max(1) as f64;
    let sum = points.iter().fold((0.0, 0.0), |s, p| (s.0 + p.0, s.1 + p.1));
    (sum.0 / n, sum.1 / n)
}

/// Twice the signed area: positive when the points run clockwise on the page.
pub fn turn(points: &[Pt]) -> f64 {
    (0..points.len())
        .map(|i| {
            let (a, b) = (points[i], points[(i + 1) % points.len()]);
            a.0 * b.1 - b.0 * a.1
        })
        .sum()
}

/// Points nearer than this print as one: coordinates are written in tenths.
const NEAR: f64 = 0.05;

/// The points without those that all but coincide with an earlier one: the side between such a pair has no direction.
pub fn apart(points: &[Pt]) -> Vec<Pt> {
    let mut kept: Vec<Pt> = Vec::new();
    for &p in points {
        if kept.iter().all(|k| (k.0 - p.0).hypot(k.1 - p.1) >= NEAR) {
            kept.push(p);
        }
    }
    kept
}

fn shrink(points: &[Pt], by: f64) -> Vec<Pt> {
    let points = &apart(points)[..];
    let side = if turn(points) > 0.0 { 1.0 } else { -1.0 };
    let n = points.len();
    (0..n)
        .map(|i| {
            let (a, p, b) = (points[(i + n - 1) % n], points[i], points[(i + 1) % n]);
            let (u, v) = (unit(a, p), unit(p, b));
            let cross = u.0 * v.1 - u.1 * v.0;
            if cross.abs() < 1e-6 {
                return (p.0 - u.1 * by * side, p.1 + u.0 * by * side);
            }
            let k = by * side / cross;
            (p.0 + (v.0 - u.0) * k, p.1 + (v.1 - u.1) * k)
        })
        .collect()
}

/// The direction from one point to another, of length one.
pub fn unit(a: Pt, b: Pt) -> Pt {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let length = dx.hypot(dy).max(1e-9);
    (dx / length, dy / length)
}

fn rounded(x: f64, y: f64, w: f64, h: f64, r: f64) -> Path {
    let r = r.min(w / 2.0).min(h / 2.0).max(0.0);
    if r < 0.05 {
        return Path::closed(&[(x, y), (x + w, y), (x + w, y + h), (x, y + h)]);
    }
    let (right, bottom) = (x + w, y + h);
    let path = Path::new().to((x + r, y)).line((right - r, y)).arc(r, (right, y + r)).line((right, bottom - r));
    let path = path.arc(r, (right - r, bottom)).line((x + r, bottom)).arc(r, (x, bottom - r));
    path.line((x, y + r)).arc(r, (x + r, y)).close()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_compact() {
        let found: Vec<String> = [1.0, 1.25, -0.04, -3.5, 0.06, 100.0].iter().map(|v| num(*v).to_string()).collect();
        assert_eq!(found, ["1", "1.3", "0", "-3.5", "0.1", "100"]);
    }

    #[test]
    fn inset_of_a_polygon_moves_every_side_by_the_same() {
        let square = Shape::Poly(vec![(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]);
        assert_eq!(square.inset(2.0).bounds(), (2.0, 2.0, 8.0, 8.0));
        let back = Shape::Poly(vec![(0.0, 0.0), (0.0, 10.0), (10.0, 10.0), (10.0, 0.0)]);
        assert_eq!(back.inset(2.0).bounds(), (2.0, 2.0, 8.0, 8.0));
    }

    #[test]
    fn inset_ignores_corners_that_all_but_coincide() {
        let noise = [(1e-9, -1e-9), (-1e-9, 2e-9), (2e-9, 1e-9), (-2e-9, -1e-9)];
        let corners = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)];
        let double = corners.iter().zip(noise).flat_map(|(p, n)| [*p, (p.0 + n.0, p.1 + n.1)]);
        let (left, top, right, bottom) = Shape::Poly(double.collect()).inset(2.0).bounds();
        let found = [left, top, right, bottom].map(num);
        assert_eq!(found, [2.0, 2.0, 8.0, 8.0].map(num));
    }

    #[test]
    fn angles_run_clockwise_from_the_east() {
        let lot = Sector { center: (0.0, 0.0), radii: (10.0, 20.0), angles: (0.0, 90.0), gap: 2.5 };
        let (x, y) = Shape::Sector(lot).center();
        assert!(x > 0.0 && y > 0.0);
    }

    #[test]
    fn hexes_have_flat_tops() {
        let (l, t, r, b) = Shape::hex(0.0, 0.0, 10.0).bounds();
        assert!(r - l > b - t);
    }
}
