//! Buildings. A [`Block`] has a [`Kind`], which decides its silhouette, and stands on a [`Footprint`].

mod civic;
mod homes;
mod industry;
mod kind;
mod old;
mod open;
mod trade;

pub use kind::Kind;

use crate::canvas::{Canvas, escape};
use crate::oblique::{Corner, Pile, Plot, extent};
use crate::paint::Paint;
use crate::shape::{Pt, Shape, bounds, mean};
use crate::solid::{bays, outline_walls, parapet, walls, windows};
use crate::tint::{Tint, sign};

/// The ground a building covers.
#[derive(Clone, Debug)]
pub enum Footprint {
    /// One, two, three lots in a line, or a square of lots.
    Rect(Plot),
    /// Three lots of a square of four: the square and the corner it leaves free.
    Ell(Plot, Corner),
    /// Any convex outline, such as a lot of a ring; drawn as a prism with a flat roof.
    Poly(Vec<Pt>),
}

impl From<Plot> for Footprint {
    fn from(plot: Plot) -> Footprint {
        Footprint::Rect(plot)
    }
}

/// What a kind has to draw: the site, the height, the colours.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    pub plot: Plot,
    pub h: f64,
    pub walls: Paint,
    pub roof: Paint,
    pub owner: Option<Tint>,
}

/// A building, made ready by a chain of calls and then drawn, as a rule through a [`Pile`].
#[derive(Clone, Debug)]
pub struct Block {
    kind: Kind,
    footprint: Footprint,
    height: Option<f64>,
    walls: Option<Paint>,
    roof: Option<Paint>,
    owner: Option<Tint>,
    piece: Option<String>,
    pick: Option<String>,
    title: Option<String>,
    ghost: bool,
}

impl Block {
    /// A building of a kind on a footprint, in the kind's own colours and height, without owner.
    pub fn new(kind: Kind, footprint: impl Into<Footprint>) -> Block {
        Block {
            kind,
            footprint: footprint.into(),
            height: None,
            walls: None,
            roof: None,
            owner: None,
            piece: None,
            pick: None,
            title: None,
            ghost: false,
        }
    }

    /// Height of the walls in px; a spire or gable rises above it.
    pub fn height(mut self, height: f64) -> Block {
        self.height = Some(height);
        self
    }

    /// Walls and roof in one colour.
    pub fn paint(self, paint: impl Into<Paint>) -> Block {
        let paint = paint.into();
        self.walls(paint).roof(paint)
    }

    /// The colour of the walls.
    pub fn walls(mut self, paint: impl Into<Paint>) -> Block {
        self.walls = Some(paint.into());
        self
    }

    /// The colour of the roof.
    pub fn roof(mut self, paint: impl Into<Paint>) -> Block {
        self.roof = Some(paint.into());
        self
    }

    /// Whose it is: the sign stands on the roof.
    pub fn owner(mut self, tint: Tint) -> Block {
        self.owner = Some(tint);
        self
    }

    /// The id by which the browser follows it from picture to picture.
    pub fn piece(mut self, id: impl Into<String>) -> Block {
        self.piece = Some(id.into());
        self
    }

    /// The id by which a person picks the building itself; say its name with [`Block::title`].
    pub fn pick(mut self, id: impl Into<String>) -> Block {
        self.pick = Some(id.into());
        self
    }

    /// Help on hover, and the name for screen readers.
    pub fn title(mut self, title: impl Into<String>) -> Block {
        self.title = Some(title.into());
        self
    }

    /// Drawn see-through, without shadow: it would stand here.
    pub fn ghost(mut self) -> Block {
        self.ghost = true;
        self
    }

    /// Draws it alone with its shadow.
    pub fn draw(&self, canvas: &mut Canvas) {
        let mut pile = Pile::new();
        self.add_to(&mut pile);
        pile.draw(canvas);
    }

    /// Draws it alone without its shadow, for a named drawing: shadows lie below everything, so the map casts them.
    pub fn draw_bare(&self, canvas: &mut Canvas) {
        let mut pile = Pile::new();
        self.add_to(&mut pile);
        pile.draw_bodies(canvas);
    }

    /// Left, top, right, bottom on the page, walls and a gable included, flags and smoke not.
    pub fn bounds(&self) -> (f64, f64, f64, f64) {
        extent(&self.outline(), self.wall_height() * 1.25)
    }

    /// What the block covers on the page, footprint and roof together, as the outline of a pick.
    pub fn silhouette(&self) -> Shape {
        let (h, ground) = (self.wall_height(), self.outline());
        let roof = ground.iter().map(|p| crate::oblique::lift(*p, h));
        Shape::Poly(crate::oblique::hull(ground.iter().copied().chain(roof).collect()))
    }

    /// The footprint as the outline of a pick.
    pub fn ground(&self) -> Shape {
        Shape::Poly(self.outline())
    }

    /// Adds it to a pile, an L in two parts so that a neighbour in its notch may stand between them.
    pub(crate) fn add_to(&self, pile: &mut Pile) {
        let h = self.wall_height();
        match &self.footprint {
            Footprint::Rect(plot) => self.add_part(pile, *plot, h, 0),
            Footprint::Ell(plot, missing) => {
                let (main, wing) = arms(*plot, *missing);
                self.add_part(pile, main, h, 0);
                self.add_part(pile, wing, h * 0.84, 1);
            }
            Footprint::Poly(points) => self.add_prism(pile, points, h),
        }
    }

    fn add_part(&self, pile: &mut Pile, plot: Plot, h: f64, index: usize) {
        let look = self.kind.look();
        let owner = self.owner.filter(|_| index == 0);
        let site =
            Site { plot, h, walls: self.walls.unwrap_or(look.walls), roof: self.roof.unwrap_or(look.roof), owner };
        if !self.ghost {
            for (part, height) in self.kind.casts(&site, index) {
                pile.shade(&part.corners(), height);
            }
        }
        pile.stand(plot, |c| self.wrapped(c, index, |c| self.body(c, &site, index)));
    }

    fn body(&self, canvas: &mut Canvas, site: &Site, index: usize) {
        let seat = if index == 0 { self.kind.draw(canvas, site) } else { self.kind.draw_wing(canvas, site) };
        if let Some(tint) = site.owner {
            sign(canvas, seat, sign_radius(site.plot.short()), tint);
        }
    }

    fn add_prism(&self, pile: &mut Pile, points: &[Pt], h: f64) {
        let (l, t, r, b) = bounds(points);
        if !self.ghost {
            pile.shade(points, h);
        }
        pile.stand(Plot::new(l, t, r - l, b - t), |c| self.wrapped(c, 0, |c| self.prism(c, points, h)));
    }

    fn prism(&self, canvas: &mut Canvas, points: &[Pt], h: f64) {
        let paint = self.walls.unwrap_or(self.kind.look().walls);
        walls(canvas, points, (0.0, h), paint);
        for wall in outline_walls(points, 0.0, h) {
            windows(canvas, &wall, floors(h), bays(wall.length()));
        }
        parapet(canvas, points, h, self.roof.unwrap_or(paint));
        if let Some(tint) = self.owner {
            sign(canvas, crate::oblique::lift(mean(points), h), 7.5, tint);
        }
    }

    fn wrapped(&self, canvas: &mut Canvas, index: usize, draw: impl FnOnce(&mut Canvas)) {
        let mut attributes = String::from("class=\"block piece\"");
        if let Some(id) = &self.piece {
            let part = if index == 0 { "" } else { "~2" };
            attributes += &format!(" data-piece=\"{}{part}\"", escape(id));
        }
        if self.ghost {
            attributes += " opacity=\".5\"";
        }
        let title = self.title.as_deref().unwrap_or_default();
        canvas.group(&attributes, |c| match &self.pick {
            Some(id) if index == 0 => c.pick(id, title, &self.silhouette().inset(-1.5), draw),
            _ if title.is_empty() => draw(c),
            _ => c.titled(title, draw),
        });
    }

    fn wall_height(&self) -> f64 {
        self.height.unwrap_or_else(|| {
            let (l, t, r, b) = bounds(&self.outline());
            self.kind.look().rise * (r - l).min(b - t).clamp(14.0, 40.0)
        })
    }

    fn outline(&self) -> Vec<Pt> {
        match &self.footprint {
            Footprint::Rect(plot) => plot.corners().to_vec(),
            Footprint::Ell(plot, missing) => ell(*plot, *missing),
            Footprint::Poly(points) => points.clone(),
        }
    }
}

/// The long arm of an L and the short one.
fn arms(plot: Plot, missing: Corner) -> (Plot, Plot) {
    let (west, east) = (plot.part(0.0, 0.0, 0.5, 1.0), plot.part(0.5, 0.0, 0.5, 1.0));
    match missing {
        Corner::NorthWest => (east, plot.part(0.0, 0.5, 0.5, 0.5)),
        Corner::SouthWest => (east, plot.part(0.0, 0.0, 0.5, 0.5)),
        Corner::NorthEast => (west, plot.part(0.5, 0.5, 0.5, 0.5)),
        Corner::SouthEast => (west, plot.part(0.5, 0.0, 0.5, 0.5)),
    }
}

/// The outline of an L, clockwise on the page.
fn ell(plot: Plot, missing: Corner) -> Vec<Pt> {
    let [nw, ne, se, sw] = plot.corners();
    let (cx, cy) = plot.center();
    let (north, east, south, west) = ((cx, plot.y), (plot.x + plot.w, cy), (cx, plot.y + plot.d), (plot.x, cy));
    let center = (cx, cy);
    match missing {
        Corner::NorthWest => vec![north, ne, se, sw, west, center],
        Corner::NorthEast => vec![nw, north, center, east, se, sw],
        Corner::SouthEast => vec![nw, ne, east, center, south, sw],
        Corner::SouthWest => vec![nw, ne, se, south, center, west],
    }
}

/// Floors of a wall of some height.
pub(crate) fn floors(height: f64) -> usize {
    (height / 8.0).round().max(1.0) as usize
}

fn sign_radius(short: f64) -> f64 {
    (short * 0.27).clamp(6.0, 9.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn drawn(block: &Block) -> String {
        let mut canvas = Canvas::new();
        block.draw(&mut canvas);
        canvas.fragment().to_owned()
    }

    #[test]
    fn every_kind_has_a_silhouette_of_its_own() {
        let plot = Plot::new(0.0, 0.0, 40.0, 32.0);
        let pictures: BTreeSet<String> =
            Kind::ALL.iter().map(|kind| drawn(&Block::new(*kind, plot).height(20.0).paint(Paint::Stone))).collect();
        assert_eq!(pictures.len(), Kind::ALL.len());
    }

    #[test]
    fn every_kind_draws_on_every_footprint_without_odd_numbers() {
        let square = Plot::new(5.0, 5.0, 60.0, 60.0);
        let mut footprints: Vec<Footprint> = vec![
            Plot::new(0.0, 0.0, 14.0, 12.0).into(),
            Plot::new(0.0, 0.0, 140.0, 30.0).into(),
            Plot::new(0.0, 0.0, 30.0, 140.0).into(),
            Footprint::Poly(vec![(0.0, 0.0), (30.0, 4.0), (22.0, 30.0)]),
        ];
        for corner in [Corner::NorthWest, Corner::NorthEast, Corner::SouthWest, Corner::SouthEast] {
            footprints.push(Footprint::Ell(square, corner));
        }
        for footprint in footprints {
            for kind in Kind::ALL {
                let svg = drawn(&Block::new(kind, footprint.clone()).owner(Tint::Gold));
                assert!(!svg.contains("NaN") && !svg.contains("inf"), "{kind:?}");
                assert_eq!(svg.matches("<g").count(), svg.matches("</g>").count());
            }
        }
    }

    #[test]
    fn drawing_is_the_same_every_time() {
        let block = Block::new(Kind::Castle, Plot::new(3.0, 4.0, 40.0, 32.0)).owner(Tint::Green);
        assert_eq!(drawn(&block), drawn(&block));
    }

    #[test]
    fn an_l_carries_its_id_once_and_its_sign_once() {
        let plot = Plot::new(0.0, 0.0, 60.0, 60.0);
        let svg =
            drawn(&Block::new(Kind::Factory, Footprint::Ell(plot, Corner::NorthWest)).piece("f:1").owner(Tint::Blue));
        assert_eq!(svg.matches("data-piece=\"f:1\"").count(), 1);
        assert_eq!(svg.matches("data-piece=\"f:1~2\"").count(), 1);
        assert_eq!(svg.matches("var(--blue-lit)").count(), 1);
    }

    #[test]
    fn a_block_can_be_picked_by_its_silhouette() {
        let block = Block::new(Kind::Office, Plot::new(0.0, 0.0, 30.0, 24.0)).pick("b:1").title("Office");
        let svg = drawn(&block);
        assert!(svg.contains("data-pick=\"b:1\"") && svg.contains("<title>Office</title>"));
        let (l, t, r, b) = block.silhouette().bounds();
        assert!(t < 0.0 && r > 30.0 && (l, b) == (0.0, 24.0));
    }

    #[test]
    fn a_bare_drawing_is_solid_and_has_no_shadow() {
        let mut canvas = Canvas::new();
        Block::new(Kind::House, Plot::new(0.0, 0.0, 30.0, 24.0)).draw_bare(&mut canvas);
        assert!(!canvas.fragment().is_empty());
        assert!(!canvas.fragment().contains("shadows") && !canvas.fragment().contains("opacity=\".5\""));
    }

    #[test]
    fn ghosts_throw_no_shadow() {
        let block = Block::new(Kind::House, Plot::new(0.0, 0.0, 30.0, 24.0));
        assert!(drawn(&block).contains("shadows"));
        assert!(!drawn(&block.ghost()).contains("shadows"));
    }
}
