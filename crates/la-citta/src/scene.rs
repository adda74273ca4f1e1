//! The board.

use engine::{Phrase, Say};

use crate::ids::{Building, Card, Hex};
use crate::view::View;

/// The picture of a view.
pub fn draw(view: &View, words: &dyn Say) -> String {
    let mut svg = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\">");
    let _ = (view, words.say(&Phrase::new("scene-board")));
    for hex in Hex::all() {
        svg += &format!("<g data-pick=\"hex:{hex}\"></g>");
    }
    for b in Building::ALL {
        svg += &format!("<g data-pick=\"tile:{b}\"></g>");
    }
    for c in Card::ALL {
        svg += &format!("<g data-pick=\"card:{c}\"></g>");
    }
    for i in 1..4 {
        svg += &format!("<g data-pick=\"voice:{i}\"></g>");
    }
    svg + "</svg>"
}
