//! Where the cells of a city lie on its map.

use std::hash::{Hash, Hasher};

use art::{Canvas, Pt, Shape, Style, grid};

use crate::board::{Cell, Vertex};
use crate::state::City;

/// The usual size of a map; a city that reaches far has a larger one.
const WIDTH: f64 = 755.0;
const HEIGHT: f64 = 700.0;
/// Sides of a cell: the largest that is worth having, and the smallest that can be read.
const LARGEST: f64 = 160.0;
const SMALLEST: f64 = 96.0;
/// How much of the cells around the city is shown, as a share of a cell.
const MARGIN: f64 = 0.66;
/// Half a street.
const STREET: f64 = 4.0;
/// How far from the edge of the map the names of columns and rows stand.
const EDGE: f64 = 9.0;

/// The plan of a city.
pub struct Plan {
    pub width: f64,
    pub height: f64,
    left: f64,
    top: f64,
    cell: f64,
    min: Cell,
    max: Cell,
}

/// A map that is shown smaller than this has no room for the small print of its tiles.
const LEGIBLE: f64 = 0.95;

/// A cell on the map, without its half of the streets.
#[derive(Clone, Copy)]
pub struct Square {
    pub x: f64,
    pub y: f64,
    pub side: f64,
    /// Whether the city reaches so far that its tiles are always seen as from afar.
    pub coarse: bool,
}

/// Everything follows from how far the city reaches.
impl Hash for Plan {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.min, self.max).hash(state);
    }
}

impl Plan {
    /// The city in the middle, with a part of the cells around it.
    pub fn of(city: &City) -> Self {
        let cells = || city.tiles.iter().map(|placed| placed.cell).chain(city.lakes.iter().map(|lake| lake.cell));
        let (left, right) = ends(cells().map(|cell| cell.x));
        let (top, bottom) = ends(cells().map(|cell| cell.y));
        let columns = f64::from(right - left + 1) + 2.0 * MARGIN;
        let rows = f64::from(bottom - top + 1) + 2.0 * MARGIN;
        let cell = (WIDTH / columns).min(HEIGHT / rows).clamp(SMALLEST, LARGEST);
        let (width, height) = (WIDTH.max((cell * columns).ceil()), HEIGHT.max((cell * rows).ceil()));
        Self {
            width,
            height,
            left: (width - cell * columns) / 2.0 + MARGIN * cell,
            top: (height - cell * rows) / 2.0 + MARGIN * cell,
            cell,
            min: Cell::new(left, top),
            max: Cell::new(right, bottom),
        }
    }

    fn corner(&self, x: i8, y: i8) -> Pt {
        (self.left + f64::from(x - self.min.x) * self.cell, self.top + f64::from(y - self.min.y) * self.cell)
    }

    /// A cell of the city.
    pub fn cell(&self, cell: Cell) -> Square {
        let (x, y) = self.corner(cell.x, cell.y);
        let coarse = (WIDTH / self.width).min(HEIGHT / self.height) < LEGIBLE;
        Square { x: x + STREET, y: y + STREET, side: self.cell - 2.0 * STREET, coarse }
    }

    /// A vertex.
    pub fn vertex(&self, vertex: Vertex) -> Pt {
        self.corner(vertex.x, vertex.y)
    }

    /// Any cell, cut off at the edge of the map.
    pub fn shown(&self, cell: Cell) -> Shape {
        let Square { x, y, side, .. } = self.cell(cell);
        let (left, right) = (x.max(3.0), (x + side).min(self.width - 3.0));
        let (top, bottom) = (y.max(3.0), (y + side).min(self.height - 3.0));
        Shape::Rect(left, top, right - left, bottom - top, 8.0)
    }

    /// Empty lots all over the map, so that the city lies in a country.
    pub fn lots(&self, canvas: &mut Canvas) {
        canvas.rect((0.0, 0.0), (self.width, self.height), 10.0, &Style::fill("var(--street)"));
        let beyond = |room: f64| (room / self.cell).ceil() as i8;
        let (left, up) = (beyond(self.left), beyond(self.top));
        let bottom_right = self.corner(self.max.x + 1, self.max.y + 1);
        let (right, down) = (beyond(self.width - bottom_right.0), beyond(self.height - bottom_right.1));
        let style = Style::fill("var(--lot)").opacity(0.75);
        for y in self.min.y - up..=self.max.y + down {
            for x in self.min.x - left..=self.max.x + right {
                canvas.shape(&self.shown(Cell::new(x, y)), &style);
            }
        }
    }
}

impl Plan {
    /// The cell that the names of cells are counted from: all around the city one more is in sight, to build on.
    const fn first(&self) -> Cell {
        Cell::new(self.min.x - 1, self.min.y - 1)
    }

    /// The name of a column, as it stands at the edge of the map.
    pub fn column(&self, x: i8) -> String {
        grid::column((x - self.first().x).max(0) as usize)
    }

    /// The name of a row.
    pub fn row(&self, y: i8) -> String {
        grid::row((y - self.first().y).max(0) as usize)
    }

    /// The name of a cell of the city or beside it: `C4`.
    pub fn name(&self, cell: Cell) -> String {
        self.column(cell.x) + &self.row(cell.y)
    }

    /// The names of columns and rows, at the edges where nothing stands.
    pub fn marks(&self, canvas: &mut Canvas) {
        let first = self.first();
        let columns: Vec<f64> =
            (first.x..=self.max.x + 1).map(|x| self.shown(Cell::new(x, first.y)).center().0).collect();
        let rows: Vec<f64> = (first.y..=self.max.y + 1).map(|y| self.shown(Cell::new(first.x, y)).center().1).collect();
        let times = (self.width / WIDTH).max(self.height / HEIGHT);
        grid::marks(canvas, (EDGE * times, self.height - EDGE * times), (&columns, &rows), times);
    }
}

fn ends(numbers: impl Iterator<Item = i8> + Clone) -> (i8, i8) {
    (numbers.clone().min().unwrap_or(0), numbers.max().unwrap_or(0))
}
