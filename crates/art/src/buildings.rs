//! Buildings. A [`Block`] has a [`Kind`], which decides its silhouette, and stands on a [`Footprint`].

mod civic;
mod homes;
mod industry;
mod old;
mod open;
mod trade;

use crate::canvas::{Canvas, escape};
use crate::oblique::{Corner, Pile, Plot, extent};
use crate::paint::Paint;
use crate::shape::{Pt, Shape, bounds, mean};
use crate::solid::{bays, outline_walls, parapet, walls, windows};
use crate::tint::{Tint, sign};

/// What a building is: each kind has a silhouette of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A plain box with windows.
    Plain,
    /// A gabled house.
    House,
    /// A row of gabled houses side by side.
    Terrace,
    /// A block of flats with a mansard.
    Apartments,
    /// A hotel: tall, with a sign and a porch.
    Hotel,
    /// An office block with a lift house.
    Office,
    /// A stepped skyscraper with a spire.
    Tower,
    /// A bank: a heavy box with pilasters and a coin.
    Bank,
    /// A shop with an awning.
    Shop,
    /// A department store: broad, shop windows, flags.
    DepartmentStore,
    /// A market hall with a vault and an arcade.
    Market,
    /// A cinema with a lit marquee.
    Cinema,
    /// A post office with a clock and a pennant.
    PostOffice,
    /// A city hall: columns and a dome with a flag.
    CityHall,
    /// A public building with columns and a pediment.
    Civic,
    /// A school with a bell turret.
    School,
    /// A university: two wings and a small dome.
    University,
    /// A hospital with a cross.
    Hospital,
    /// A church with a steeple.
    Church,
    /// A cathedral with a great dome and a bell tower.
    Cathedral,
    /// A theatre with a round front.
    Theatre,
    /// A station with a glass vault and a clock.
    Station,
    /// An oval arena.
    Stadium,
    /// A factory with sawteeth and a chimney.
    Factory,
    /// A warehouse with a low vault and big doors.
    Warehouse,
    /// A power plant with a cooling tower.
    PowerPlant,
    /// A farm with a barn and rows of corn.
    Farm,
    /// A quarry with cut blocks and a crane.
    Quarry,
    /// A castle with four towers, roofed in the owner's colour.
    Castle,
    /// A palace with a hipped roof and a loggia.
    Palace,
    /// A cloister around a garden.
    Cloister,
    /// A statue on a pedestal.
    Statue,
    /// A fountain in a round basin.
    Fountain,
    /// A bathhouse with low domes.
    Bathhouse,
    /// A city gate with an arch.
    Gate,
    /// A park with trees and a path.
    Park,
}

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

    /// Left, top, right, bottom on the page, walls and a gable included, flags and smoke not.
    pub fn bounds(&self) -> (f64, f64, f64, f64) {
        extent(&self.outline(), self.wall_height() * 1.25)
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
        let site = Site {
            plot,
            h,
            walls: self.walls.unwrap_or(look.walls),
            roof: self.roof.unwrap_or(look.roof),
            owner,
        };
        if !self.ghost && look.casts {
            pile.shade(&plot.corners(), h);
        }
        pile.stand(plot, |c| {
            self.wrapped(c, index, |c| self.body(c, &site, index))
        });
    }

    fn body(&self, canvas: &mut Canvas, site: &Site, index: usize) {
        let seat = if index == 0 {
            self.kind.draw(canvas, site)
        } else {
            self.kind.draw_wing(canvas, site)
        };
        if let Some(tint) = site.owner {
            sign(canvas, seat, sign_radius(site.plot.short()), tint);
        }
    }

    fn add_prism(&self, pile: &mut Pile, points: &[Pt], h: f64) {
        let (l, t, r, b) = bounds(points);
        if !self.ghost {
            pile.shade(points, h);
        }
        pile.stand(Plot::new(l, t, r - l, b - t), |c| {
            self.wrapped(c, 0, |c| self.prism(c, points, h))
        });
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
        match &self.title {
            Some(title) => canvas.group(&attributes, |c| c.titled(title, draw)),
            None => canvas.group(&attributes, draw),
        }
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
    let (north, east, south, west) = (
        (cx, plot.y),
        (plot.x + plot.w, cy),
        (cx, plot.y + plot.d),
        (plot.x, cy),
    );
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

/// Height as a share of the shorter side, usual colours, and whether it throws a shadow.
pub(crate) struct Look {
    rise: f64,
    walls: Paint,
    roof: Paint,
    casts: bool,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 36] = [
        Kind::Plain,
        Kind::House,
        Kind::Terrace,
        Kind::Apartments,
        Kind::Hotel,
        Kind::Office,
        Kind::Tower,
        Kind::Bank,
        Kind::Shop,
        Kind::DepartmentStore,
        Kind::Market,
        Kind::Cinema,
        Kind::PostOffice,
        Kind::CityHall,
        Kind::Civic,
        Kind::School,
        Kind::University,
        Kind::Hospital,
        Kind::Church,
        Kind::Cathedral,
        Kind::Theatre,
        Kind::Station,
        Kind::Stadium,
        Kind::Factory,
        Kind::Warehouse,
        Kind::PowerPlant,
        Kind::Farm,
        Kind::Quarry,
        Kind::Castle,
        Kind::Palace,
        Kind::Cloister,
        Kind::Statue,
        Kind::Fountain,
        Kind::Bathhouse,
        Kind::Gate,
        Kind::Park,
    ];

    /// Height and colours a kind has of its own.
    fn look(self) -> Look {
        let tall = |rise, walls, roof| Look {
            rise,
            walls,
            roof,
            casts: true,
        };
        let low = |rise, walls, roof| Look {
            rise,
            walls,
            roof,
            casts: false,
        };
        match self {
            Kind::Plain => tall(0.7, Paint::Plaster, Paint::Plaster),
            Kind::House => tall(0.5, Paint::Plaster, Paint::Terracotta),
            Kind::Terrace => tall(0.55, Paint::Plaster, Paint::Brick),
            Kind::Apartments => tall(0.95, Paint::Sand, Paint::Brick),
            Kind::Hotel => tall(1.25, Paint::Rose, Paint::Rose),
            Kind::Office => tall(1.45, Paint::Slate, Paint::Slate),
            Kind::Tower => tall(1.9, Paint::Steel, Paint::Steel),
            Kind::Bank => tall(0.75, Paint::Stone, Paint::Stone),
            Kind::Shop => tall(0.6, Paint::Ochre, Paint::Ochre),
            Kind::DepartmentStore => tall(0.8, Paint::Ochre, Paint::Ochre),
            Kind::Market => tall(0.42, Paint::Sand, Paint::Copper),
            Kind::Cinema => tall(0.7, Paint::Rose, Paint::Rose),
            Kind::PostOffice => tall(0.7, Paint::Ochre, Paint::Terracotta),
            Kind::CityHall => tall(0.55, Paint::Stone, Paint::Copper),
            Kind::Civic => tall(0.55, Paint::Stone, Paint::Stone),
            Kind::School => tall(0.55, Paint::Brick, Paint::Slate),
            Kind::University => tall(0.6, Paint::Sand, Paint::Copper),
            Kind::Hospital => tall(0.8, Paint::Marble, Paint::Marble),
            Kind::Church => tall(0.62, Paint::Marble, Paint::Slate),
            Kind::Cathedral => tall(0.6, Paint::Marble, Paint::Terracotta),
            Kind::Theatre => tall(0.6, Paint::Rose, Paint::Copper),
            Kind::Station => tall(0.45, Paint::Brick, Paint::Glass),
            Kind::Stadium => low(0.4, Paint::Marble, Paint::Marble),
            Kind::Factory => tall(0.48, Paint::Rust, Paint::Rust),
            Kind::Warehouse => tall(0.45, Paint::Brick, Paint::Steel),
            Kind::PowerPlant => tall(0.55, Paint::Coal, Paint::Marble),
            Kind::Farm => low(0.34, Paint::Brick, Paint::Wood),
            Kind::Quarry => low(0.3, Paint::Marble, Paint::Wood),
            Kind::Castle => tall(0.42, Paint::Sand, Paint::Sand),
            Kind::Palace => tall(0.62, Paint::Plaster, Paint::Terracotta),
            Kind::Cloister => tall(0.34, Paint::Sand, Paint::Terracotta),
            Kind::Statue => low(0.5, Paint::Marble, Paint::Copper),
            Kind::Fountain => low(0.3, Paint::Marble, Paint::Glass),
            Kind::Bathhouse => tall(0.36, Paint::Marble, Paint::Copper),
            Kind::Gate => tall(0.75, Paint::Sand, Paint::Terracotta),
            Kind::Park => low(0.2, Paint::Leaf, Paint::Leaf),
        }
    }

    /// Draws the kind on its site; returns where the owner's sign belongs.
    fn draw(self, canvas: &mut Canvas, site: &Site) -> Pt {
        match self {
            Kind::Plain => homes::plain(canvas, site),
            Kind::House => homes::house(canvas, site),
            Kind::Terrace => homes::terrace(canvas, site),
            Kind::Apartments => homes::apartments(canvas, site),
            Kind::Hotel => homes::hotel(canvas, site),
            Kind::Office => trade::office(canvas, site),
            Kind::Tower => trade::tower(canvas, site),
            Kind::Bank => trade::bank(canvas, site),
            Kind::Shop => trade::shop(canvas, site),
            Kind::DepartmentStore => trade::department_store(canvas, site),
            Kind::Market => trade::market(canvas, site),
            Kind::Cinema => trade::cinema(canvas, site),
            Kind::PostOffice => trade::post_office(canvas, site),
            Kind::CityHall => civic::city_hall(canvas, site),
            Kind::Civic => civic::civic(canvas, site),
            Kind::School => civic::school(canvas, site),
            Kind::University => civic::university(canvas, site),
            Kind::Hospital => civic::hospital(canvas, site),
            Kind::Church => civic::church(canvas, site),
            Kind::Cathedral => civic::cathedral(canvas, site),
            Kind::Theatre => civic::theatre(canvas, site),
            Kind::Station => civic::station(canvas, site),
            Kind::Stadium => open::stadium(canvas, site),
            Kind::Factory => industry::factory(canvas, site),
            Kind::Warehouse => industry::warehouse(canvas, site),
            Kind::PowerPlant => industry::power_plant(canvas, site),
            Kind::Farm => industry::farm(canvas, site),
            Kind::Quarry => industry::quarry(canvas, site),
            Kind::Castle => old::castle(canvas, site),
            Kind::Palace => old::palace(canvas, site),
            Kind::Cloister => old::cloister(canvas, site),
            Kind::Statue => open::statue(canvas, site),
            Kind::Fountain => open::fountain(canvas, site),
            Kind::Bathhouse => old::bathhouse(canvas, site),
            Kind::Gate => old::gate(canvas, site),
            Kind::Park => open::park(canvas, site),
        }
    }

    /// Draws the short arm of an L: the same walls under a simple roof.
    fn draw_wing(self, canvas: &mut Canvas, site: &Site) -> Pt {
        match self {
            Kind::House | Kind::Terrace | Kind::School | Kind::Palace | Kind::Church => {
                homes::house(canvas, site)
            }
            Kind::Factory => industry::sheds(canvas, site),
            Kind::Park => open::park(canvas, site),
            Kind::Apartments => homes::apartments(canvas, site),
            _ => homes::plain(canvas, site),
        }
    }
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
        let pictures: BTreeSet<String> = Kind::ALL
            .iter()
            .map(|kind| drawn(&Block::new(*kind, plot).height(20.0).paint(Paint::Stone)))
            .collect();
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
        for corner in [
            Corner::NorthWest,
            Corner::NorthEast,
            Corner::SouthWest,
            Corner::SouthEast,
        ] {
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
        let svg = drawn(
            &Block::new(Kind::Factory, Footprint::Ell(plot, Corner::NorthWest))
                .piece("f:1")
                .owner(Tint::Blue),
        );
        assert_eq!(svg.matches("data-piece=\"f:1\"").count(), 1);
        assert_eq!(svg.matches("data-piece=\"f:1~2\"").count(), 1);
        assert_eq!(svg.matches("var(--blue-lit)").count(), 1);
    }

    #[test]
    fn ghosts_throw_no_shadow() {
        let block = Block::new(Kind::House, Plot::new(0.0, 0.0, 30.0, 24.0));
        assert!(drawn(&block).contains("shadows"));
        assert!(!drawn(&block.ghost()).contains("shadows"));
    }
}
