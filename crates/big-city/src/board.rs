//! The city: boards on an endless grid, the plots they carry, what stands on them, and the streets between.
//!
//! The grid is never stored. A city knows where its boards lie; what follows from that (which plots are beside
//! each other, which are on the outskirts) is worked out once, when a board is laid.

mod around;
mod field;
mod grid;
mod site;
mod streets;

use engine::{List, Violation, ensure};
use serde::{Deserialize, Serialize};

use crate::ids::{Board, Boards, Building, CARDS, Plot, Plots};
use field::Field;
use grid::Areas;

pub use around::{Around, What};
pub use grid::{FARTHEST, Placement, Point, Rotation, Segment, Side, Way, board_size, offset, turned_size};
pub use site::Site;
pub use streets::Line;

/// The most streetcars that content may ask for.
pub const MOST_CARS: usize = 24;
const NONE: u8 = u8::MAX;

/// Everything that lies on the table. All of it is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Saved", into = "Saved")]
pub struct City {
    places: [Placement; Board::COUNT],
    /// The same as corners and sizes side by side, for quick search; no size for boards not laid.
    areas: Areas,
    laid: Boards,
    neighbours: [[u8; 4]; CARDS],
    table: Plots,
    outskirts: Plots,
    built: Plots,
    facilities: Plots,
    piece_on: [u8; CARDS],
    pieces: List<Building, CARDS>,
    counts: [u8; Building::COUNT],
    cars: List<Segment, MOST_CARS>,
    car_sides: [u8; CARDS],
}

/// A city as it is saved: only what cannot be worked out.
#[derive(Serialize, Deserialize)]
struct Saved {
    boards: Vec<(Board, Placement)>,
    buildings: Vec<(Building, Plots)>,
    streetcars: Vec<Segment>,
}

impl City {
    /// An empty table.
    pub fn new() -> Self {
        City {
            places: [Placement::default(); Board::COUNT],
            areas: Areas::default(),
            laid: Boards::NONE,
            neighbours: [[NONE; 4]; CARDS],
            table: Plots::NONE,
            outskirts: Plots::NONE,
            built: Plots::NONE,
            facilities: Plots::NONE,
            piece_on: [NONE; CARDS],
            pieces: List::new(),
            counts: [0; Building::COUNT],
            cars: List::new(),
            car_sides: [0; CARDS],
        }
    }

    /// The boards on the table.
    pub fn laid(&self) -> Boards {
        self.laid
    }

    /// Where a board lies.
    pub fn placement(&self, board: Board) -> Option<Placement> {
        self.laid.has(board).then(|| self.places[board.index()])
    }

    /// Every board on the table and where it lies.
    pub fn boards(&self) -> Vec<(Board, Placement)> {
        self.laid.iter().map(|board| (board, self.places[board.index()])).collect()
    }

    /// All plots on the table.
    pub fn plots(&self) -> Plots {
        self.table
    }

    /// Plots on the table without a building.
    pub fn free(&self) -> Plots {
        self.table.less(self.built)
    }

    /// Plots with a side on the outside (BC-3.8); all others on the table are in the centre.
    pub fn outskirts(&self) -> Plots {
        self.outskirts
    }

    /// Plots under a park or factory.
    pub fn facilities(&self) -> Plots {
        self.facilities
    }

    /// The cell of a plot on the table.
    pub fn point(&self, plot: Plot) -> Point {
        let place = self.places[plot.board().index()];
        place.corner.plus(grid::offset(plot.board(), place.rotation, plot.place()))
    }

    /// The plot on a cell, if a board covers it.
    pub fn plot_at(&self, point: Point) -> Option<Plot> {
        let board = self.areas.board_at(point)?;
        Some(grid::plot_under(board, self.places[board.index()], point))
    }

    /// The plot on the other side of a street (BC-3.5).
    pub fn beside(&self, plot: Plot, side: Side) -> Option<Plot> {
        let other = self.neighbours[plot.index()][side as usize];
        (other != NONE).then_some(Plot(other))
    }

    /// The buildings on the plots that share a side with this one (BC-3.5), by number, some of them twice.
    pub fn pieces_beside(&self, plot: Plot) -> impl Iterator<Item = u8> {
        let piece = |&other: &u8| self.piece_on.get(usize::from(other)).copied().filter(|&piece| piece != NONE);
        self.neighbours[plot.index()].iter().filter_map(piece)
    }

    /// The number of the building on a plot, in the order in which they were built.
    pub fn piece(&self, plot: Plot) -> Option<usize> {
        let piece = self.piece_on[plot.index()];
        (piece != NONE).then_some(piece.into())
    }

    /// The building on a plot.
    pub fn building(&self, plot: Plot) -> Option<Building> {
        self.piece(plot).map(|piece| self.pieces[piece])
    }

    /// Every building in the order in which they were built.
    pub fn pieces(&self) -> &[Building] {
        &self.pieces
    }

    /// The plots of one building.
    pub fn footprint(&self, piece: usize) -> Plots {
        self.built.iter().filter(|&plot| self.piece(plot) == Some(piece)).collect()
    }

    /// Every building and its plots, in the order in which they were built.
    pub fn buildings(&self) -> Vec<(Building, Plots)> {
        self.pieces.iter().enumerate().map(|(i, &building)| (building, self.footprint(i))).collect()
    }

    /// How many of a row have been built.
    pub fn count(&self, building: Building) -> u8 {
        self.counts[building as usize]
    }

    /// Whether City Hall stands.
    pub fn has_city_hall(&self) -> bool {
        self.count(Building::CityHall) > 0
    }

    /// Where a board may be laid, in ascending order (BC-6.6.2).
    pub fn spots(&self, board: Board, out: &mut impl FnMut(Placement)) {
        let field = self.field();
        let upright = field.spots(grid::turned_size(board, Rotation::R0));
        let turned = if board.is_square() { upright } else { field.spots(grid::turned_size(board, Rotation::R90)) };
        for (rotation, spots) in Rotation::ALL.into_iter().zip([&upright, &turned, &upright, &turned]) {
            spots.each(|corner| out(Placement { rotation, corner }));
        }
    }

    /// Why a board cannot be laid here: it covers a plot, or too few of its plots touch one (BC-6.6.2).
    pub fn fits(&self, board: Board, place: Placement) -> Result<(), Misfit> {
        if cells(board, place).any(|cell| self.plot_at(cell).is_some()) {
            return Err(Misfit::Covers);
        }
        let touching = cells(board, place).filter(|&cell| self.sides_touching(cell) > 0);
        if touching.count() < TOUCHING { Err(Misfit::Touches) } else { Ok(()) }
    }

    /// How many sides of plots of a board would touch the city here.
    pub fn touches(&self, board: Board, place: Placement) -> usize {
        cells(board, place).map(|cell| self.sides_touching(cell)).sum()
    }

    fn sides_touching(&self, cell: Point) -> usize {
        Side::ALL.into_iter().filter(|&side| self.plot_at(cell.step(side)).is_some()).count()
    }

    /// Lays a board and works out what changes.
    pub fn lay(&mut self, board: Board, place: Placement) {
        self.places[board.index()] = place;
        self.areas.add(board, place);
        self.laid.add(board);
        self.table = self.table.or(board.plots());
        for plot in board.plots().iter() {
            self.join(plot);
            self.car_sides[plot.index()] = self.sides_with_cars(self.point(plot));
        }
        self.outskirts = self.find_outskirts(self.outskirts.or(board.plots()));
    }

    fn join(&mut self, plot: Plot) {
        let point = self.point(plot);
        for side in Side::ALL {
            if let Some(other) = self.plot_at(point.step(side)) {
                self.neighbours[plot.index()][side as usize] = other.0;
                self.neighbours[other.index()][side.opposite() as usize] = plot.0;
            }
        }
    }

    fn field(&self) -> Field {
        let mut field = Field::default();
        for board in self.laid.iter() {
            let place = self.places[board.index()];
            field.fill(place.corner, grid::turned_size(board, place.rotation));
        }
        field
    }

    /// BC-3.7, BC-3.8: a plot is on the outskirts when one of its sides faces an empty cell that can be reached from
    /// far away. The centre stays the centre: a hole is never opened again.
    fn find_outskirts(&self, candidates: Plots) -> Plots {
        let edge = self.field().beside_outside();
        candidates.iter().filter(|&plot| edge.has(self.point(plot))).collect()
    }

    /// Puts up a building.
    pub fn build(&mut self, building: Building, plots: Plots) {
        let piece = self.pieces.len() as u8;
        plots.iter().for_each(|plot| self.piece_on[plot.index()] = piece);
        self.pieces.push(building);
        self.counts[building as usize] += 1;
        self.built = self.built.or(plots);
        if building.kind().is_facility() {
            self.facilities = self.facilities.or(plots);
        }
    }

    /// Every invariant of a city that play cannot break.
    pub fn audit(&self) -> Result<(), Violation> {
        let saved = Saved::from(*self);
        let mut city = City::new();
        for (board, place) in &saved.boards {
            ensure(saved.boards.iter().filter(|(other, _)| other == board).count() == 1, || {
                format!("board {board} twice")
            })?;
            let overlap = city.fits(*board, *place) == Err(Misfit::Covers);
            ensure(!overlap, || format!("board {board} covers another"))?;
            city.lay(*board, *place);
        }
        for (piece, (building, plots)) in saved.buildings.iter().enumerate() {
            ensure(!plots.is_empty() && plots.less(city.free()).is_empty(), || {
                format!("building {piece}, {building}, does not stand on free plots")
            })?;
            city.build(*building, *plots);
        }
        for &segment in &saved.streetcars {
            ensure(city.is_open_street(segment), || format!("the streetcar on {segment} is on no free street"))?;
            city.append_car(segment);
        }
        ensure(city == *self, || "what was worked out about the city has gone stale".into())
    }
}

impl Default for City {
    fn default() -> Self {
        Self::new()
    }
}

/// The cells of a board that lies somewhere.
pub fn cells(board: Board, place: Placement) -> impl Iterator<Item = Point> {
    board.plots().iter().map(move |plot| place.corner.plus(grid::offset(board, place.rotation, plot.place())))
}

/// How many plots of a new board touch the city at least (BC-6.6.2).
pub const TOUCHING: usize = 2;

/// Why a board does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// It covers a plot.
    Covers,
    /// It touches too little.
    Touches,
}

impl From<City> for Saved {
    fn from(city: City) -> Self {
        Saved { boards: city.boards(), buildings: city.buildings(), streetcars: city.cars.to_vec() }
    }
}

impl From<Saved> for City {
    fn from(saved: Saved) -> Self {
        let mut city = City::new();
        saved.boards.iter().for_each(|&(board, place)| city.lay(board, place));
        saved.buildings.iter().for_each(|&(building, plots)| city.build(building, plots));
        saved.streetcars.iter().for_each(|&segment| city.append_car(segment));
        city
    }
}
