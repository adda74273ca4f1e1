//! The map: the boards as they lie, what stands on them, the line, and what may be picked.
//!
//! It always fills its sheet: a small city is drawn large. Roofs rise less than the width of a street, and the line is drawn
//! above them, so that nothing that counts is hidden.

pub mod frame;
mod ground;
mod line;
mod names;
pub mod picks;
pub mod pictures;
mod places;
mod plots;
pub mod said;
pub mod sketch;

use std::collections::BTreeSet;
use std::hash::Hash;

use art::{Canvas, Paint};
use engine::pieces::{Layer, Map};
use engine::{Brush, Phrase};

use crate::ids::Board;
use crate::view::View;
use frame::Frame;

/// What every part of the map is drawn from.
struct Pen<'a> {
    view: &'a View,
    brush: &'a Brush<'a>,
    frame: Frame,
    picks: BTreeSet<String>,
}

impl Pen<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.brush.words.say(phrase)
    }

    fn can_pick(&self, pick: &str) -> bool {
        self.picks.contains(pick)
    }

    /// A layer of the boards as they lie on the sheet, and of what else it is said to be drawn from.
    fn layer(&self, key: &'static str, of: impl Hash, draw: impl FnOnce(&mut Canvas, &Self)) -> Layer {
        let of = (&self.frame, self.view.city.boards(), of);
        self.brush.layer(key, of, || Canvas::drawn(|canvas| draw(canvas, self)))
    }
}

/// The map of a view.
pub fn draw(view: &View, brush: &Brush<'_>) -> Map {
    let picks = picks::legal(view);
    let pen = Pen { view, brush, frame: Frame::around(view, &picks), picks };
    let city = &view.city;
    let line = (city.cars(), view.options.branching_streetcar);
    let below = [
        pen.layer("ground", city.outskirts(), ground::draw),
        pen.layer("numbers", (city.free(), view.viewer.seat(), view.own()), plots::numbers),
        pen.layer("buildings", city.buildings(), plots::buildings),
        pen.layer("line", line, line::draw),
        pen.layer("names", (), names::draw),
        pen.layer("legend", line, ground::legend),
    ];
    let places = pen.layer("places", (view.board_in_question(), &pen.picks), places::draw);
    let layers = below.into_iter().chain(picks::layers(&pen)).chain([places]).collect();
    Map { seat: None, width: frame::WIDTH as u32, height: frame::HEIGHT as u32, layers }
}

/// The colour of a neighbourhood and of its cards.
pub fn board_paint(board: Board) -> Paint {
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
