//! Plan oblique: the ground is seen from straight above, heights are pushed up and to the right.

use crate::canvas::{Canvas, Style};
use crate::shape::{Path, Pt, apart, bounds, turn};

/// One unit of height goes this far to the right …
pub const RIGHT: f64 = 0.42;
/// … and this far up.
pub const UP: f64 = 0.72;
/// Where the shadow of a point one unit high falls: the light comes from the lower right.
const SHADOW: Pt = (-0.36, -0.17);

/// A point above the ground: x to the east, y to the south, z up.
pub type Pt3 = (f64, f64, f64);

/// Where a point above the ground appears on the page.
pub fn lift(p: Pt, z: f64) -> Pt {
    (p.0 + RIGHT * z, p.1 - UP * z)
}

/// [`lift`] for a point with its own height.
pub fn project(p: Pt3) -> Pt {
    lift((p.0, p.1), p.2)
}

/// A corner of a block that an L-shaped footprint leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corner {
    /// Top left.
    NorthWest,
    /// Top right.
    NorthEast,
    /// Bottom left.
    SouthWest,
    /// Bottom right.
    SouthEast,
}

/// A rectangle on the ground.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plot {
    /// West edge.
    pub x: f64,
    /// North edge.
    pub y: f64,
    /// Width from west to east.
    pub w: f64,
    /// Depth from north to south.
    pub d: f64,
}

impl Plot {
    /// A rectangle from its north-west corner.
    pub const fn new(x: f64, y: f64, w: f64, d: f64) -> Plot {
        Plot { x, y, w, d }
    }

    /// A rectangle around a point.
    pub fn around(center: Pt, w: f64, d: f64) -> Plot {
        Plot::new(center.0 - w / 2.0, center.1 - d / 2.0, w, d)
    }

    /// Smaller on every side.
    pub fn inset(self, by: f64) -> Plot {
        Plot::new(self.x + by, self.y + by, self.w - 2.0 * by, self.d - 2.0 * by)
    }

    /// A part, given by shares of width and depth: `part(0.0, 0.0, 0.5, 1.0)` is the western half.
    pub fn part(self, x: f64, y: f64, w: f64, d: f64) -> Plot {
        Plot::new(self.x + self.w * x, self.y + self.d * y, self.w * w, self.d * d)
    }

    /// The middle.
    pub fn center(self) -> Pt {
        (self.x + self.w / 2.0, self.y + self.d / 2.0)
    }

    /// North-west, north-east, south-east, south-west: clockwise on the page.
    pub fn corners(self) -> [Pt; 4] {
        let (right, bottom) = (self.x + self.w, self.y + self.d);
        [(self.x, self.y), (right, self.y), (right, bottom), (self.x, bottom)]
    }

    /// The shorter side.
    pub fn short(self) -> f64 {
        self.w.min(self.d)
    }

    /// Whether this must be drawn before `other`, so that `other` may hide it: north before south, east before west.
    /// Plots that lie north-west and south-east of each other never hide each other.
    pub fn behind(self, other: Plot) -> bool {
        const SLACK: f64 = 0.01;
        let north = self.y + self.d <= other.y + SLACK;
        let east = self.x + SLACK >= other.x + other.w;
        let west = self.x + self.w <= other.x + SLACK;
        let south = self.y + SLACK >= other.y + other.d;
        (north && !west) || (east && !south)
    }
}

/// The shadow on the ground of something `height` high standing on a convex outline.
pub fn shadow(outline: &[Pt], height: f64) -> Path {
    let cast = outline.iter().map(|p| (p.0 + SHADOW.0 * height, p.1 + SHADOW.1 * height));
    Path::closed(&hull(outline.iter().copied().chain(cast).collect()))
}

/// The convex hull, clockwise on the page; of points that all but coincide it has one.
pub fn hull(points: Vec<Pt>) -> Vec<Pt> {
    let mut points = apart(&points);
    points.sort_by(|a, b| a.partial_cmp(b).expect("finite coordinates"));
    let half = |points: &mut dyn Iterator<Item = Pt>| {
        let mut chain: Vec<Pt> = Vec::new();
        for p in points {
            while chain.len() >= 2 && turn(&[chain[chain.len() - 2], chain[chain.len() - 1], p]) <= 0.0 {
                chain.pop();
            }
            chain.push(p);
        }
        chain.pop();
        chain
    };
    let mut lower = half(&mut points.iter().copied());
    lower.extend(half(&mut points.iter().rev().copied()));
    lower
}

/// Things that stand on the ground, drawn so that nearer ones hide farther ones, and all shadows below all of them.
///
/// ```
/// use art::{Block, Canvas, Kind, Pile, Plot, Tint};
/// let mut pile = Pile::new();
/// pile.block(&Block::new(Kind::House, Plot::new(10.0, 40.0, 30.0, 24.0)).owner(Tint::Blue));
/// pile.block(&Block::new(Kind::Office, Plot::new(10.0, 10.0, 30.0, 24.0)));
/// let mut canvas = Canvas::new();
/// pile.draw(&mut canvas);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Pile {
    things: Vec<Standing>,
    shadows: Vec<(Vec<Pt>, f64)>,
}

#[derive(Clone, Debug)]
struct Standing {
    plot: Plot,
    svg: String,
}

impl Pile {
    /// An empty pile.
    pub fn new() -> Pile {
        Pile::default()
    }

    /// Adds anything that stands on a plot: a pawn, a tree, a tram.
    pub fn stand(&mut self, plot: Plot, draw: impl FnOnce(&mut Canvas)) {
        let mut canvas = Canvas::new();
        draw(&mut canvas);
        self.things.push(Standing { plot, svg: canvas.fragment().to_owned() });
    }

    /// Adds the shadow of something `height` high on a convex outline.
    pub fn shade(&mut self, outline: &[Pt], height: f64) {
        self.shadows.push((outline.to_vec(), height));
    }

    /// Adds a building with its shadow.
    pub fn block(&mut self, block: &crate::Block) {
        block.add_to(self);
    }

    /// Draws shadows first, then everything from the back to the front.
    pub fn draw(self, canvas: &mut Canvas) {
        self.draw_shadows(canvas);
        self.draw_bodies(canvas);
    }

    /// Draws everything from the back to the front, without shadows.
    pub(crate) fn draw_bodies(&self, canvas: &mut Canvas) {
        let plots: Vec<Plot> = self.things.iter().map(|thing| thing.plot).collect();
        for i in order(&plots) {
            canvas.raw(&self.things[i].svg);
        }
    }

    /// A soft rim first, then the core, each as one layer so that crossing shadows do not add up.
    fn draw_shadows(&self, canvas: &mut Canvas) {
        if self.shadows.is_empty() {
            return;
        }
        for (strength, share) in [("--shadow-soft", 1.0), ("--shadow-soft", 0.74), ("--shadow-o", 0.5)] {
            canvas.group(&format!("class=\"shadows\" opacity=\"var({strength})\""), |c| {
                let shadows = self.shadows.iter().map(|(outline, height)| shadow(outline, height * share));
                let all = shadows.fold(Path::new(), |path, shadow| path.and(&shadow));
                c.path(&all, &Style::fill("var(--shadow)"));
            });
        }
    }
}

/// The order in which plots are drawn, as indices: each after everything that lies behind it, otherwise as given.
pub fn order(plots: &[Plot]) -> Vec<usize> {
    let mut waiting: Vec<usize> = (0..plots.len()).collect();
    waiting.sort_by(|a, b| plots[*a].y.total_cmp(&plots[*b].y).then(plots[*b].x.total_cmp(&plots[*a].x)));
    let mut done = Vec::with_capacity(plots.len());
    while !waiting.is_empty() {
        let free = waiting.iter().position(|i| waiting.iter().all(|j| i == j || !plots[*j].behind(plots[*i])));
        done.push(waiting.remove(free.unwrap_or(0)));
    }
    done
}

/// Left, top, right, bottom on the page of a block of some height.
pub fn extent(outline: &[Pt], height: f64) -> (f64, f64, f64, f64) {
    let points: Vec<Pt> = outline.iter().flat_map(|p| [*p, lift(*p, height)]).collect();
    bounds(&points)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::polar;

    fn drawn(plots: &[(f64, f64, f64, f64)]) -> Vec<usize> {
        order(&plots.iter().map(|p| Plot::new(p.0, p.1, p.2, p.3)).collect::<Vec<_>>())
    }

    #[test]
    fn north_is_drawn_before_south_and_east_before_west() {
        assert_eq!(drawn(&[(0.0, 20.0, 9.0, 9.0), (0.0, 0.0, 9.0, 9.0)]), [1, 0]);
        assert_eq!(drawn(&[(0.0, 0.0, 9.0, 9.0), (20.0, 0.0, 9.0, 9.0)]), [1, 0]);
    }

    #[test]
    fn a_long_block_beside_two_short_ones_is_drawn_in_between() {
        // A long block to the west of both; the sort by north edge alone would draw it first.
        let order = drawn(&[(0.0, 0.0, 9.0, 60.0), (20.0, 5.0, 9.0, 9.0), (20.0, 40.0, 9.0, 9.0)]);
        assert_eq!(order, [1, 2, 0]);
    }

    #[test]
    fn a_house_in_the_notch_of_an_l_stands_between_its_arms() {
        // East arm of two lots, west arm at the south; the house lies in the north-west.
        let order = drawn(&[(0.0, 20.0, 18.0, 18.0), (0.0, 0.0, 18.0, 18.0), (20.0, 0.0, 18.0, 38.0)]);
        assert_eq!(order, [2, 1, 0]);
    }

    #[test]
    fn every_thing_is_drawn_once() {
        let plots: Vec<Plot> =
            (0..40).map(|i| Plot::new(f64::from(i * 37 % 100), f64::from(i * 53 % 90), 12.0, 9.0)).collect();
        let mut found = order(&plots);
        found.sort_unstable();
        assert_eq!(found, (0..40).collect::<Vec<_>>());
    }

    #[test]
    fn hull_runs_clockwise_and_drops_inner_points() {
        let points = vec![(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0), (2.0, 2.0)];
        let found = hull(points);
        assert_eq!(found.len(), 4);
        assert!(turn(&found) > 0.0);
    }

    #[test]
    fn hull_takes_points_that_all_but_coincide_for_one() {
        let corners = (0..6).map(|k| polar((7.0, 3.0), 10.0, f64::from(k) * 60.0));
        let shaken = corners.enumerate().flat_map(|(i, p)| {
            let slip = 1e-10 * (i as f64 - 2.5);
            [p, (p.0 + slip, p.1 - slip), (p.0 - slip, p.1 + 2.0 * slip)]
        });
        let found = hull(shaken.collect());
        assert_eq!(found.len(), 6, "{found:?}");
    }

    #[test]
    fn shadows_come_before_bodies() {
        let mut pile = Pile::new();
        pile.stand(Plot::new(0.0, 0.0, 5.0, 5.0), |c| c.raw("<body/>"));
        pile.shade(&Plot::new(0.0, 0.0, 5.0, 5.0).corners(), 10.0);
        let mut canvas = Canvas::new();
        pile.draw(&mut canvas);
        let svg = canvas.fragment();
        assert!(svg.find("shadows").unwrap() < svg.find("<body/>").unwrap());
    }
}
