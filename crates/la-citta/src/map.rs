//! The map: Tuscan hills, golden fields, marble mountains and lakes, with cities growing along the lanes.
//!
//! In layers, from what never changes to what every question changes. Seen from afar, as on a phone, a building is what it
//! brings: arches or a sign.

use std::cell::LazyCell;
use std::hash::Hash;

use art::Canvas;
use engine::pieces::{Layer, Map};
use engine::{Brush, Phrase};

use crate::show::places::{asked_about, sides};
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
    let pen = Pen { view, brush, frame: &frame };
    let (open, rivalry) = (&view.open, rivals::drawn_from(view));
    let figures = open.players.0.map(|player| player.figures);
    let links = LazyCell::new(|| rivals::links(&pen));
    let mut layers = vec![
        pen.layer("ground", open.tiles, |c| ground::draw(c, &pen)),
        pen.layer("ways", &rivalry, |c| links.iter().for_each(|link| rivals::line(c, link))),
        pen.layer("values", open.tiles, |c| ground::values(c, &pen)),
    ];
    layers.extend(towns::layers(&pen));
    layers.extend([
        pen.layer("figures", figures, |c| towns::figures(c, &pen)),
        pen.layer("marks", (asked_about(open), sides(view)), |c| marks::draw(c, &pen)),
        pen.layer("rivals", &rivalry, |c| links.iter().for_each(|link| rivals::plate(c, &pen, link))),
    ]);
    layers.extend(picks::layers(&pen));
    let (width, height) = (frame.size.0.round() as u32, frame.size.1.round() as u32);
    Map { seat: None, width, height, layers }
}

/// What every part of the map is drawn from.
struct Pen<'a> {
    view: &'a View,
    brush: &'a Brush<'a>,
    frame: &'a Frame,
}

impl Pen<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.brush.words.say(phrase)
    }

    /// A layer of the map in use, and of what else it is said to be drawn from.
    fn layer(&self, key: &'static str, of: impl Hash, draw: impl FnOnce(&mut Canvas)) -> Layer {
        self.brush.layer(key, (self.view.open.zone(), of), || Canvas::drawn(draw))
    }
}
