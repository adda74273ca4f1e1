//! The board as a picture: the growing map on the left, everything else on the table beside it.
//!
//! The map refits itself: a small city is drawn large, a large one makes the picture larger.

mod map;
mod table;

use std::collections::BTreeSet;

use art::{Canvas, Style};
use engine::{Phrase, Say};

use crate::map::board_paint;
use crate::map::picks::legal as picks;
use crate::map::pictures::{look, wall_height};
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
