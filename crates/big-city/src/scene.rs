//! The board as a picture: the growing map on the left, everything else on the table beside it.
//!
//! The map refits itself: a small city is drawn large, a large one makes the picture larger.

mod map;
mod table;

use std::collections::BTreeSet;

use art::{Canvas, Paint, Style};
use engine::{Game, Phrase, Rng, Say, Turn, Viewer};

use crate::ids::{Board, Building, Kind};
use crate::rules;
use crate::show;
use crate::state::BigCity;
use crate::view::View;
use map::Map;
use table::Table;

/// The width of what lies beside the map.
const COLUMN: f64 = 480.0;
/// Space around everything.
const MARGIN: f64 = 18.0;
/// A small city is drawn at most this many times as large as usual.
const LARGEST: f64 = 1.9;
/// The width to which a small city grows, as a share of the height: a wider one would make everything beside it small.
const SHARE: f64 = 0.8;

/// What all parts of the picture need.
pub(crate) struct Scene<'a> {
    view: &'a View,
    words: &'a dyn Say,
    picks: BTreeSet<String>,
}

impl Scene<'_> {
    fn say(&self, phrase: Phrase) -> String {
        self.words.say(&phrase)
    }

    fn can_pick(&self, pick: &str) -> bool {
        self.picks.contains(pick)
    }
}

/// Draws the view.
pub fn draw(view: &View, words: &dyn Say) -> String {
    let scene = Scene { view, words, picks: picks(view) };
    let mut beside = Canvas::new();
    let mut table = Table::new(&scene);
    table.draw(&mut beside);
    let map = Map::new(&scene);
    let (map_width, map_height) = map.size();
    let room = table.bottom();
    let scale = (room / map_height).min(SHARE * room / map_width).clamp(1.0, LARGEST);
    let (map_width, map_height) = (scale * map_width, scale * map_height);
    let (width, height) = (map_width + COLUMN + 2.0 * MARGIN, room.max(map_height) + 2.0 * MARGIN);
    let mut canvas = Canvas::new();
    canvas.rect((0.0, 0.0), (width, height), 0.0, &Style::fill("var(--paper)"));
    canvas.look("map", &scene.say(Phrase::new("scene-map")), |c| {
        c.scaled((MARGIN, (height - map_height) / 2.0), scale, |c| map.draw(c));
    });
    canvas.look("table", &scene.say(Phrase::new("scene-table")), |c| {
        c.at((map_width + MARGIN, (height - room) / 2.0), |c| c.raw(beside.fragment()));
    });
    canvas.finish(width, height, &scene.say(Phrase::new("scene-title")))
}

/// Everything that can be clicked by the one who decides: the choices depend only on what the view shows.
fn picks(view: &View) -> BTreeSet<String> {
    let world = BigCity::imagine(view, &mut Rng::from_number(0));
    let mut legal = Vec::new();
    match world.turn() {
        Turn::Decide { seat, .. } if view.viewer == Viewer::Seat(seat) => rules::legal(&world, &mut legal),
        Turn::Decide { .. } | Turn::Over => {}
    }
    legal.into_iter().flat_map(show::picks).collect()
}

/// The colour of a neighbourhood and of its cards.
fn board_paint(board: Board) -> Paint {
    const PAINTS: [Paint; Board::COUNT] = [
        Paint::Ochre,
        Paint::Steel,
        Paint::Rose,
        Paint::Moss,
        Paint::Violet,
        Paint::Orange,
        Paint::Copper,
        Paint::Umber,
    ];
    PAINTS[board.index()]
}

/// How a building looks: its silhouette, walls and roof.
fn look(building: Building) -> (art::Kind, Paint, Paint) {
    match (building.kind(), building) {
        (Kind::Residence, Building::Residence1) => (art::Kind::House, Paint::Rose, Paint::Seal),
        (Kind::Residence, _) => (art::Kind::Terrace, Paint::Rose, Paint::Seal),
        (Kind::Business, _) => (art::Kind::Office, Paint::Sand, Paint::Plaster),
        (Kind::CityHall, _) => (art::Kind::CityHall, Paint::Grey, Paint::Copper),
        (Kind::Church, _) => (art::Kind::Church, Paint::Sky, Paint::Steel),
        (Kind::Bank, _) => (art::Kind::Bank, Paint::Sky, Paint::Steel),
        (Kind::Cinema, _) => (art::Kind::Cinema, Paint::Sky, Paint::Steel),
        (Kind::PostOffice, _) => (art::Kind::PostOffice, Paint::Sky, Paint::Steel),
        (Kind::DepartmentStore, _) => (art::Kind::DepartmentStore, Paint::Sky, Paint::Steel),
        (Kind::Park, _) => (art::Kind::Park, Paint::Leaf, Paint::Leaf),
        (Kind::Factory, _) => (art::Kind::Factory, Paint::Coal, Paint::Coal),
    }
}

/// Low enough that streets and neighbours stay in sight.
fn wall_height(building: Building) -> f64 {
    match building.kind() {
        Kind::Residence => 15.0,
        Kind::Business => 27.0,
        Kind::CityHall | Kind::Church | Kind::Bank => 22.0,
        Kind::Cinema | Kind::PostOffice | Kind::DepartmentStore => 20.0,
        Kind::Park => 4.0,
        Kind::Factory => 18.0,
    }
}
