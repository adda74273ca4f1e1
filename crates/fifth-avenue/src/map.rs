//! The map: seven rings of lots in midtown Manhattan, and the ways of the commissions from the start area to the park.
//!
//! In layers, from what never changes to what every question changes. The colour of a lot is named on the rim outside of it,
//! and everything that stands on a lot keeps inside the rim.

mod ground;
pub mod paints;
mod park;
mod picks;
pub mod pictures;
pub mod said;
pub mod sketch;
mod towns;
mod visitors;

use art::shape::polar;
use art::{Canvas, Pt, Sector, Shape};
use engine::pieces::Map;
use engine::{Brush, Phrase, Say};

use crate::content::content;
use crate::effects::Effect;
use crate::ids::{ByPlot, District, Districts, Lot, Node, Plot, Site};
use crate::options::Side;
use crate::state::{Open, Step};
use crate::view::View;

const WIDTH: u32 = 790;
const HEIGHT: u32 = 720;
/// The radii of a ring: its middle with the name, its lots, and the rim with the names of the colours.
const MIDDLE: f64 = 46.0;
const LOTS: (f64, f64) = (49.0, 92.0);
const RIM: f64 = 108.0;
/// The radius of the start area and of the end of a trip.
const STOP: f64 = 42.0;
/// The size of the letters that a player needs, from near and from afar.
const TEXT: f64 = 12.5;
const FAR_TEXT: f64 = 22.0;

/// The districts by column, as they stand on the map, and the layers of each column.
const COLUMNS: [&[District]; 3] = [
    &[District::W34, District::E34],
    &[District::W42, District::TimesSquare, District::E42],
    &[District::W52, District::E52],
];
const TOWNS: [&str; 3] = ["towns-34", "towns-42", "towns-52"];
const PICKS: [&str; 3] = ["picks-34", "picks-42", "picks-52"];

/// What every part of the map is drawn from.
struct Pen<'a> {
    open: &'a Open,
    words: &'a dyn Say,
}

impl Pen<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// The lots of some districts.
    fn sites(&self, districts: &'static [District]) -> impl Iterator<Item = Site> {
        let plots = self.open.plots();
        districts.iter().flat_map(move |&district| plots.iter().map(move |&plot| Site { district, plot }))
    }

    /// Everything about the lots of some districts.
    fn town(&self, districts: &[District]) -> (Side, Districts, Vec<ByPlot<Lot>>) {
        (self.open.side, self.open.closed, districts.iter().map(|&district| self.open.lots[district]).collect())
    }

    /// Whether a whole district is asked for, to be scored.
    fn is_scoring(&self) -> bool {
        self.open.agenda.last() == Some(&Step::Do(Effect::ScoreDistrict))
    }

    /// The angle at which a lot lies, the first one at 12 o'clock (FA-3.6).
    fn angle(&self, site: Site) -> f64 {
        let ring = content().ring(self.open.side, site.district);
        let index = ring.iter().position(|&plot: &Plot| plot == site.plot).unwrap_or(0);
        -90.0 + 360.0 / ring.len() as f64 * index as f64
    }

    fn lot(&self, site: Site) -> Shape {
        let (middle, half) = (self.angle(site), 180.0 / self.open.plots().len() as f64);
        let angles = (middle - half, middle + half);
        Shape::Sector(Sector { center: place(site.district.node()), radii: LOTS, angles, gap: 2.0 })
    }

    /// A point of a lot, so far from the middle of its ring.
    fn spot(&self, site: Site, r: f64) -> Pt {
        polar(place(site.district.node()), r, self.angle(site))
    }
}

pub fn draw(view: &View, brush: &Brush<'_>) -> Vec<Map> {
    let (open, pen) = (&view.open, Pen { open: &view.open, words: brush.words });
    let park = (open.seats, &open.stock, open.end, &open.drawn, &open.park_shops);
    let below = [
        brush.ground("ground", open.side, || Canvas::drawn(|c| ground::draw(&pen, c))),
        brush.layer("closed", open.closed, || Canvas::drawn(|c| ground::closed(&pen, c))),
    ];
    let between = [
        brush.layer("park", park, || Canvas::drawn(|c| park::draw(&pen, c))),
        brush.layer("auction", open.auction.prize, || Canvas::drawn(|c| ground::auctioned(&pen, c))),
    ];
    let above = [
        brush.ground("stops", (), || Canvas::drawn(|c| picks::stops(&pen, c))),
        brush.layer("visitors", (&open.pawns, &open.tokens), || Canvas::drawn(|c| visitors::draw(&pen, c))),
    ];
    // A move changes one district as a rule, so each column has layers of its own.
    let towns = TOWNS.iter().zip(COLUMNS).map(|(key, column)| {
        let of = (pen.town(column), open.colours);
        brush.layer(key, of, || Canvas::drawn(|c| towns::draw(&pen, c, column)))
    });
    let picks = PICKS.iter().zip(COLUMNS).map(|(key, column)| {
        let of = (pen.town(column), pen.is_scoring());
        brush.layer(key, of, || Canvas::drawn(|c| picks::draw(&pen, c, column)))
    });
    let layers = below.into_iter().chain(towns).chain(between).chain(picks).chain(above).collect();
    vec![Map { seat: None, width: WIDTH, height: HEIGHT, layers }]
}

/// Where a place lies: the districts as the board has them, a trip's start and end at the edges.
fn place(node: Node) -> Pt {
    match node {
        Node::Start => (STOP + 5.0, 360.0),
        Node::Park => (708.0, 360.0),
        _ => {
            let (x, y) = content().places[node];
            (166.0 + f64::from(x - 460) * 7.0 / 12.0, 118.0 + f64::from(y - 320) * 121.0 / 160.0)
        }
    }
}
