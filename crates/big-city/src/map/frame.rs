//! How the endless grid is fitted to the sheet.

use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};

use art::{Canvas, Pt, Shape, grid};

use super::picks;
use super::pictures::UNIT;
use crate::board::{Point, cells};
use crate::ids::{Plot, Plots};
use crate::view::View;

/// The sheet.
pub const WIDTH: f64 = 760.0;
pub const HEIGHT: f64 = 712.0;
/// The strip at the foot that holds the legend.
pub const FOOT: f64 = 36.0;
/// Room around the city, for the names of its neighbourhoods.
const MARGIN: f64 = 26.0;
/// The largest cell: a city of one board does not fill the sheet.
const LARGEST: f64 = 112.0;
/// Half the width of a street, as a share of a cell.
const KERB: f64 = 9.0 / UNIT;

/// Where the cells lie on the sheet.
pub struct Frame {
    /// The cell in the upper left corner, and where it lies.
    first: Point,
    origin: Pt,
    /// The side of a cell.
    pub unit: f64,
    /// Columns and rows.
    size: (i8, i8),
}

/// The corners of the city and of the places where the board in question may go. Rows and columns are counted from the
/// first.
pub fn reach(view: &View) -> (Point, Point) {
    let city = &view.city;
    let mut ends: Option<(Point, Point)> = None;
    let mut reach = |point: Point| {
        let (first, last) = ends.unwrap_or((point, point));
        let first = Point::new(first.x.min(point.x), first.y.min(point.y));
        ends = Some((first, Point::new(last.x.max(point.x), last.y.max(point.y))));
    };
    city.plots().iter().for_each(|plot| reach(city.point(plot)));
    if let Some(board) = view.board_in_question() {
        city.spots(board, &mut |place| reach(place.corner));
    }
    ends.unwrap_or_default()
}

/// The name of a cell: `C4`.
pub fn cell_name(view: &View, cell: Point) -> String {
    let (first, _) = reach(view);
    grid::cell((cell.x - first.x).max(0) as usize, (cell.y - first.y).max(0) as usize)
}

impl Hash for Frame {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.first, [self.origin.0, self.origin.1, self.unit].map(f64::to_bits)).hash(state);
    }
}

impl Frame {
    /// The city, and the places where a board may go.
    pub fn around(view: &View, legal: &BTreeSet<String>) -> Frame {
        let city = &view.city;
        let places = picks::places(legal);
        let covered = places.iter().flat_map(|&place| view.board_in_question().map(|board| cells(board, place)));
        let points: Vec<Point> = city.plots().iter().map(|plot| city.point(plot)).chain(covered.flatten()).collect();
        let low = |of: fn(&Point) -> i8| points.iter().map(of).min().unwrap_or(0);
        let high = |of: fn(&Point) -> i8| points.iter().map(of).max().unwrap_or(0);
        let (left, top) = (low(|p| p.x), low(|p| p.y));
        let size = (high(|p| p.x) - left + 1, high(|p| p.y) - top + 1);
        let (across, down) = (f64::from(size.0), f64::from(size.1));
        let room = (WIDTH - 2.0 * MARGIN, HEIGHT - FOOT - 2.0 * MARGIN);
        let unit = (room.0 / across).min(room.1 / down).min(LARGEST).floor();
        let origin = ((WIDTH - unit * across) / 2.0, (HEIGHT - FOOT - unit * down) / 2.0);
        Frame { first: Point::new(left, top), origin, unit, size }
    }

    /// How many times as large as the pictures everything is drawn.
    pub fn scale(&self) -> f64 {
        self.unit / UNIT
    }

    /// Where a corner of the grid lies on the sheet.
    pub fn at(&self, point: Point) -> Pt {
        let (dx, dy) = (f64::from(point.x) - f64::from(self.first.x), f64::from(point.y) - f64::from(self.first.y));
        (self.origin.0 + dx * self.unit, self.origin.1 + dy * self.unit)
    }

    /// The names of columns and rows, outside of the cells.
    pub fn marks(&self, canvas: &mut Canvas) {
        let middles = |from: f64, count: i8| (0..count).map(move |n| from + (f64::from(n) + 0.5) * self.unit).collect();
        let (columns, rows): (Vec<f64>, Vec<f64>) =
            (middles(self.origin.0, self.size.0), middles(self.origin.1, self.size.1));
        let at = (self.origin.0 - MARGIN / 2.0, self.origin.1 - MARGIN / 2.0);
        grid::marks(canvas, at, (&columns, &rows), 1.0);
    }

    /// Half the width of a street.
    pub fn kerb(&self) -> f64 {
        KERB * self.unit
    }

    /// A plot without the streets around it.
    pub fn lot(&self, view: &View, plot: Plot) -> Shape {
        let ((x, y), kerb) = (self.at(view.city.point(plot)), self.kerb());
        Shape::Rect(x + kerb, y + kerb, self.unit - 2.0 * kerb, self.unit - 2.0 * kerb, 5.0)
    }

    /// Left, top, right, bottom of some plots with the streets around them.
    pub fn bounds(&self, view: &View, plots: Plots) -> (f64, f64, f64, f64) {
        let corners: Vec<Pt> = plots.iter().map(|plot| self.at(view.city.point(plot))).collect();
        let (left, top, right, bottom) = art::shape::bounds(&corners);
        (left, top, right + self.unit, bottom + self.unit)
    }
}
