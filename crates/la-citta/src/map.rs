//! The map: Tuscan hills, golden fields, marble mountains and lakes, with cities growing along the lanes.
//!
//! In layers, from what never changes to what every question changes. Seen from afar, as on a phone, a building is what it
//! brings: arches or a sign.

use art::Canvas;
use engine::pieces::{Layer, Map};
use engine::{Brush, Phrase, Say};

use crate::view::View;

pub mod frame;
mod ground;
mod marks;
mod picks;
pub mod pictures;
mod rivals;
pub mod sketch;
mod towns;

use frame::Frame;

/// The room that a page has for the map.
const ROOM: art::Pt = (790.0, 720.0);
/// The size of the letters that a player needs.
const TEXT: f64 = 12.5;
/// The same while the whole map is seen from afar.
const FAR_TEXT: f64 = 22.0;

/// The map of a view.
pub fn draw(view: &View, brush: &Brush<'_>) -> Map {
    let frame = Frame::within(view, ROOM);
    let pen = Pen { view, words: brush.words, frame: &frame };
    let links = rivals::links(&pen);
    let mut layers = vec![
        pen.layer("ground", |c| ground::draw(c, &pen)),
        pen.layer("ways", |c| links.iter().for_each(|link| rivals::line(c, link))),
        pen.layer("values", |c| ground::values(c, &pen)),
    ];
    layers.extend(towns::layers(&pen));
    layers.extend([
        pen.layer("figures", |c| towns::figures(c, &pen)),
        pen.layer("marks", |c| marks::draw(c, &pen)),
        pen.layer("rivals", |c| links.iter().for_each(|link| rivals::plate(c, &pen, link))),
    ]);
    layers.extend(picks::layers(&pen));
    let (width, height) = (frame.size.0.round() as u32, frame.size.1.round() as u32);
    Map { seat: None, width, height, layers }
}

/// What every part of the map is drawn from.
struct Pen<'a> {
    view: &'a View,
    words: &'a dyn Say,
    frame: &'a Frame,
}

impl Pen<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    fn layer(&self, key: &'static str, draw: impl FnOnce(&mut Canvas)) -> Layer {
        Layer::new(key, Canvas::drawn(draw))
    }
}
