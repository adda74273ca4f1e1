//! The board as a picture: midtown Manhattan seen from the west, Fifth Avenue running from the start area to the park.

mod map;
mod park;
mod row;
mod table;

use art::{Canvas, Pt, Style};
use engine::{Phrase, Say};

use crate::content::content;
use crate::ids::Node;
use crate::map::paints::{colour_paint, deck_paint, owner_tint, pawn_paint, shop_icon, shop_paint, tint};
use crate::view::View;

/// The size of the picture.
const WIDTH: f64 = 1080.0;
const HEIGHT: f64 = 1116.0;
/// The board coordinates of the content, made smaller by this much.
const SCALE: Pt = (0.6, 0.665);
/// How far the map is moved down.
const DOWN: f64 = 12.0;
/// Where the map ends and the cards begin.
const CARDS: f64 = 792.0;

/// What a scene is made from.
struct Scene<'a> {
    view: &'a View,
    words: &'a dyn Say,
}

impl Scene<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }
}

/// The picture of a view.
pub fn draw(view: &View, words: &dyn Say) -> String {
    let scene = Scene { view, words };
    let mut canvas = Canvas::new();
    canvas.rect((0.0, 0.0), (WIDTH, HEIGHT), 0.0, &Style::fill("var(--paper)"));
    map::draw(&scene, &mut canvas);
    row::draw(&scene, &mut canvas);
    table::draw(&scene, &mut canvas);
    canvas.finish(WIDTH, HEIGHT, &scene.word("scene-title"))
}

/// Where a place of the map lies in the picture.
fn place(node: Node) -> Pt {
    let (x, y) = content().places[node];
    (f64::from(x) * SCALE.0, f64::from(y) * SCALE.1 + DOWN)
}

/// A letter or two for the colour of a deck or a commission, so that colour is never the only sign.
fn letters(scene: &Scene<'_>, colour: &str) -> String {
    scene.say(&Phrase::new(format!("short-{colour}")))
}
