//! What a person can pick on the map, above everything that stands there: plots and streets.

use std::collections::BTreeSet;

use art::{Canvas, Pt, Shape, Style};
use engine::pieces::Layer;
use engine::{Game, Phrase, Rng, Turn, Viewer};

use super::Pen;
use crate::board::{Placement, Segment, Side, Way};
use crate::ids::{Board, Plot};
use crate::rules;
use crate::show;
use crate::state::BigCity;
use crate::view::View;

/// How far from its street a click still counts, beside a plot that can be clicked and beside others.
const REACH: f64 = 0.3;
const FAR_REACH: f64 = 0.5;

/// Everything that can be picked by the one who decides: the choices depend only on what the view shows.
pub fn legal(view: &View) -> BTreeSet<String> {
    let world = BigCity::imagine(view, &mut Rng::from_number(0));
    let mut legal = Vec::new();
    match world.turn() {
        Turn::Decide { seat, .. } if view.viewer == Viewer::Seat(seat) => rules::legal(&world, &mut legal),
        Turn::Decide { .. } | Turn::Over => {}
    }
    legal.into_iter().flat_map(show::picks).collect()
}

/// The places among them where a board may go.
pub fn places(legal: &BTreeSet<String>) -> Vec<Placement> {
    legal.iter().filter_map(|pick| pick.strip_prefix("place:")?.parse().ok()).collect()
}

/// A move changes a plot or two as a rule, so each board has a layer of its own.
const BOARDS: [&str; Board::COUNT] =
    ["plots-1", "plots-2", "plots-3", "plots-4", "plots-5", "plots-6", "plots-7", "plots-8"];

/// The plots of every board, then the streets between them.
pub(super) fn layers(pen: &Pen<'_>) -> impl Iterator<Item = Layer> {
    let city = &pen.view.city;
    let board = move |board: Board| {
        let plots = city.plots().and(board.plots());
        let of: Vec<_> = plots.iter().map(|plot| city.building(plot)).collect();
        pen.layer(BOARDS[board.index()], (of, city.outskirts().and(plots)), |canvas, pen| {
            plots.iter().for_each(|plot| plot_pick(canvas, pen, plot));
        })
    };
    let streets = pen.layer("streets", (&pen.picks, city.cars()), |canvas, pen| {
        streets(pen).into_iter().for_each(|segment| street_pick(canvas, pen, segment));
    });
    Board::all().map(board).chain([streets])
}

/// Every plot can be talked about; those that can be picked are lit up by the page.
fn plot_pick(canvas: &mut Canvas, pen: &Pen<'_>, plot: Plot) {
    let city = &pen.view.city;
    let title = match city.building(plot) {
        Some(building) => Phrase::new("map-plot-built").with("building", show::name(building)),
        None => Phrase::new("map-plot").with("zone", if city.outskirts().has(plot) { "outskirts" } else { "centre" }),
    };
    let title = pen.say(&title.with("plot", plot.number()));
    canvas.pick_over(&show::plot_pick(plot), &title, &pen.frame.lot(pen.view, plot).inset(1.5));
}

/// The streets that can be picked, and those with a streetcar.
fn streets(pen: &Pen<'_>) -> BTreeSet<Segment> {
    let city = &pen.view.city;
    let around = |plot: Plot| Side::ALL.map(|side| city.point(plot).street(side));
    let all = city.plots().iter().flat_map(around);
    all.filter(|&segment| pen.can_pick(&show::street_pick(segment)) || city.has_car(segment)).collect()
}

/// A street; a lozenge between the plots takes the clicks.
fn street_pick(canvas: &mut Canvas, pen: &Pen<'_>, segment: Segment) {
    let street = show::street_name(&pen.view.city, segment);
    let title = pen.say(&Phrase::new("map-street").with("street", street));
    canvas.pick(&show::street_pick(segment), &title, &roadway(pen, segment), |c| {
        c.poly(&lozenge(pen, segment), &Style::fill("#fff").with("fill-opacity", "0"));
    });
}

fn roadway(pen: &Pen<'_>, segment: Segment) -> Shape {
    let [(x0, y0), (x1, y1)] = segment.nodes().map(|node| pen.frame.at(node));
    let kerb = pen.frame.kerb();
    match segment.way {
        Way::H => Shape::Rect(x0 + kerb, y0 - kerb + 2.0, x1 - x0 - 2.0 * kerb, 2.0 * kerb - 4.0, 5.0),
        Way::V => Shape::Rect(x0 - kerb + 2.0, y0 + kerb, 2.0 * kerb - 4.0, y1 - y0 - 2.0 * kerb, 5.0),
    }
}

/// From corner to corner, and on both sides as far as the plots there do not want the click themselves.
fn lozenge(pen: &Pen<'_>, segment: Segment) -> [Pt; 4] {
    let [a, b] = segment.nodes().map(|node| pen.frame.at(node));
    let (x, y) = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
    let street = pen.can_pick(&show::street_pick(segment));
    let plot = |cell| pen.view.city.plot_at(cell).is_some_and(|plot| pen.can_pick(&show::plot_pick(plot)));
    let reach = |cell| if street && !plot(cell) { FAR_REACH } else { REACH };
    let [before, after] = segment.cells().map(|(cell, _)| pen.frame.unit * reach(cell));
    match segment.way {
        Way::H => [a, (x, y - before), b, (x, y + after)],
        Way::V => [a, (x + after, y), b, (x - before, y)],
    }
}
