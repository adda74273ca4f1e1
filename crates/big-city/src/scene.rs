//! The board as a picture.

use std::collections::BTreeSet;

use art::{Canvas, Label, Shape, Style};
use engine::{Game, Phrase, Rng, Say};

use crate::rules;
use crate::show;
use crate::state::BigCity;
use crate::view::View;

pub fn draw(view: &View, words: &dyn Say) -> String {
    let mut canvas = Canvas::new();
    for (i, pick) in wanted(view).iter().enumerate() {
        let at = (10.0 + 60.0 * (i % 10) as f64, 20.0 + 24.0 * (i / 10) as f64);
        canvas.pick(pick, pick, &Shape::rect(at.0, at.1, 50.0, 20.0), |c| c.label(at.0, at.1, &Label::new(pick.as_str())));
    }
    let _ = Style::fill("red");
    canvas.finish(700.0, 700.0, &words.say(&Phrase::new("scene-title")))
}

fn wanted(view: &View) -> BTreeSet<String> {
    let world = BigCity::imagine(view, &mut Rng::from_number(0));
    let mut legal = Vec::new();
    rules::legal(&world, &mut legal);
    legal.into_iter().flat_map(show::picks).collect()
}
