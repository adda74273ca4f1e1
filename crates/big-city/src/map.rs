//! The map: the boards as they lie, what stands on them, the line, and what may be picked.
//!
//! It always fills its sheet: a small city is drawn large. Roofs rise less than the width of a street, and the line is drawn
//! above them, so that nothing that counts is hidden.

mod frame;
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

use art::{Canvas, Paint};
use engine::pieces::{Layer, Map};
use engine::{Brush, Phrase, Say};

use crate::ids::Board;
use crate::view::View;
use frame::Frame;

/// What every part of the map is drawn from.
struct Pen<'a> {
    view: &'a View,
    words: &'a dyn Say,
    frame: Frame,
    picks: BTreeSet<String>,
}

impl Pen<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    fn can_pick(&self, pick: &str) -> bool {
        self.picks.contains(pick)
    }

    fn layer(&self, key: &'static str, draw: impl FnOnce(&mut Canvas, &Self)) -> Layer {
        Layer::new(key, Canvas::drawn(|canvas| draw(canvas, self)))
    }
}

/// The map of a view.
pub fn draw(view: &View, brush: &Brush<'_>) -> Map {
    let picks = picks::legal(view);
    let pen = Pen { view, words: brush.words, frame: Frame::around(view, &picks), picks };
    let below = [
        pen.layer("ground", ground::draw),
        pen.layer("numbers", plots::numbers),
        pen.layer("buildings", plots::buildings),
        pen.layer("line", line::draw),
        pen.layer("names", names::draw),
        pen.layer("legend", ground::legend),
    ];
    let layers = below.into_iter().chain(picks::layers(&pen)).chain([pen.layer("places", places::draw)]).collect();
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
