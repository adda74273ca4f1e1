//! Where the board in question may go.

use art::{Canvas, Path, Shape, Style, pieces};

use super::pictures::board_name;
use super::{Pen, picks};
use crate::board::{Placement, turned_size};
use crate::ids::Board;
use crate::show;

/// Places for all turns of a board lie on each other; only those of the chosen turn are marked and take the pointer.
const STYLE: &str = "<style>.places>.pick{pointer-events:none}.places>.can-pick,.places>.picked{pointer-events:auto}\
.places .corner{display:none}.places>.can-pick .corner{display:inline}</style>";

pub fn draw(canvas: &mut Canvas, pen: &Pen<'_>) {
    let Some(board) = pen.view.board_in_question() else { return };
    let places = picks::places(&pen.picks);
    canvas.raw(STYLE);
    if !places.is_empty() {
        pen.frame.marks(canvas);
    }
    canvas.group("class=\"places\"", |c| places.into_iter().for_each(|place| draw_place(c, pen, (board, place))));
}

/// The upper left cell of a place takes the click, and a ghost shows the board lying there.
fn draw_place(canvas: &mut Canvas, pen: &Pen<'_>, (board, place): (Board, Placement)) {
    let ((x, y), unit) = (pen.frame.at(place.corner), pen.frame.unit);
    let title = pen.say(&show::say_place(pen.view, place));
    let shape = Shape::Rect(x + 4.0, y + 4.0, unit - 8.0, unit - 8.0, 8.0);
    canvas.pick(&show::place_pick(place), &title, &shape.inset(unit * 0.1), |c| {
        c.shape(&shape, &Style::fill("#fff").with("fill-opacity", "0"));
        c.group("class=\"corner\"", |c| {
            let (near, far) = (unit * 0.25, unit * 0.66);
            let bracket = [(x + near, y + far), (x + near, y + near), (x + far, y + near)];
            c.path(&Path::open(&bracket), &Style::line("var(--muted)", 2.0).round());
        });
        c.ghost(|c| {
            let (w, h) = turned_size(board, place.rotation);
            let size = (f64::from(w) * unit, f64::from(h) * unit);
            c.picture(&board_name(board, place.rotation), (x, y), size);
            let touches = pen.view.city.touches(board, place);
            // Above the board, so that it covers none of its numbers.
            pieces::count(c, (x + size.0 / 2.0, y - 9.0), &touches.to_string());
        });
    });
}
