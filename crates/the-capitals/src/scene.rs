//! The board as a picture: projects on top, the viewer's city large beside the tracks, the other cities below.

mod board;
mod city;
mod face;
mod print;

use art::Canvas;
use engine::{Phrase, Say, Seat};

use crate::state::Table;
use crate::view::View;
use city::Frame4;

const WIDTH: f64 = 1400.0;
const EDGE: f64 = 16.0;
const CITY: (f64, f64) = (884.0, 660.0);
const SMALL: f64 = 330.0;

/// The city drawn large: the viewer's, or for a spectator that of the one who decides.
fn main_seat(view: &View) -> Seat {
    view.viewer.seat().or(view.table.asked().seat()).unwrap_or(Seat(0))
}

pub fn draw(view: &View, words: &dyn Say) -> String {
    let mut canvas = Canvas::new();
    let table = &view.table;
    canvas.rect((0.0, 0.0), (WIDTH, 4000.0), 0.0, &art::Style::fill("var(--paper)"));
    let mut y = EDGE;
    let projects = Frame4 { x: EDGE, y, w: WIDTH - 2.0 * EDGE, h: 0.0 };
    let title = words.say(&Phrase::new("scene-projects"));
    canvas.look("projects", &title, |c| y += board::projects(c, view, projects, words) + 14.0);
    let seat = main_seat(view);
    city::draw_large(&mut canvas, view, seat, Frame4 { x: EDGE, y, w: CITY.0, h: CITY.1 }, words);
    let title = words.say(&Phrase::new("scene-board"));
    canvas.look("board", &title, |c| side(c, table, y, words));
    y += CITY.1 + 14.0;
    y += board::hand(&mut canvas, view, Frame4 { x: EDGE, y, w: WIDTH - 2.0 * EDGE, h: 0.0 }, words);
    y += others(&mut canvas, view, seat, y, words);
    canvas.finish(WIDTH, y + EDGE, &words.say(&Phrase::new("scene-title")))
}

/// Rounds, initiative, plants and tracks, right of the large city.
fn side(canvas: &mut Canvas, table: &Table, top: f64, words: &dyn Say) {
    let x = EDGE + CITY.0 + 18.0;
    let w = WIDTH - EDGE - x;
    board::rounds(canvas, table, Frame4 { x, y: top, w, h: 52.0 }, words);
    board::initiative(canvas, table, Frame4 { x, y: top + 66.0, w, h: 96.0 }, words);
    board::plants(canvas, table, Frame4 { x, y: top + 188.0, w, h: 48.0 }, words);
    board::tracks(canvas, table, Frame4 { x, y: top + 244.0, w, h: CITY.1 - 268.0 }, words);
    board::neutral(canvas, table, (x, top + CITY.1), words);
}

/// The other cities side by side. Gives the height used.
fn others(canvas: &mut Canvas, view: &View, seat: Seat, y: f64, words: &dyn Say) -> f64 {
    let seats = view.table.seats;
    let count = f64::from(seats.0 - 1);
    let w = ((WIDTH - 2.0 * EDGE - 10.0 * (count - 1.0)) / count).min(CITY.0);
    for (i, other) in seats.others(seat).enumerate() {
        let frame = Frame4 { x: EDGE + (w + 10.0) * i as f64, y, w, h: SMALL };
        city::draw_small(canvas, view, other, frame, words);
    }
    SMALL
}
