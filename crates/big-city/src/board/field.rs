//! The grid as rows of bits, for the few questions about empty space.

use super::TOUCHING;
use super::grid::Point;

/// Rows and columns. A lawful city reaches at most 25 cells from its first board in any direction: 53 across.
const SPAN: usize = 64;
/// The column and row of the origin.
const ORIGIN: i8 = 30;

/// A set of cells.
#[derive(Clone, Copy)]
pub struct Field {
    rows: [u64; SPAN],
    /// The first row with a cell, and one past the last.
    top: usize,
    bottom: usize,
}

impl Default for Field {
    fn default() -> Self {
        Field { rows: [0; SPAN], top: SPAN, bottom: 0 }
    }
}

const fn place(coordinate: i8) -> usize {
    (coordinate + ORIGIN) as usize
}

impl Field {
    /// Adds a rectangle.
    pub fn fill(&mut self, corner: Point, (w, h): (i8, i8)) {
        let bits = ((1u64 << w) - 1) << place(corner.x);
        let top = place(corner.y);
        for row in &mut self.rows[top..top + h as usize] {
            *row |= bits;
        }
        self.top = self.top.min(top);
        self.bottom = self.bottom.max(top + h as usize);
    }

    /// Takes a cell out.
    pub fn remove(&mut self, point: Point) {
        self.rows[place(point.y)] &= !(1 << place(point.x));
    }

    /// Whether a cell is in the set.
    pub fn has(&self, point: Point) -> bool {
        self.rows[place(point.y)] >> place(point.x) & 1 == 1
    }

    /// The cells of a row that touch a cell of the set, themselves in it or not.
    fn touching(&self, y: usize) -> u64 {
        let row = self.rows[y];
        row << 1 | row >> 1 | self.rows[y - 1] | self.rows[y + 1]
    }

    /// The top left cells of every place where a rectangle covers nothing and touches enough (BC-6.6.2).
    pub fn spots(&self, (w, h): (i8, i8)) -> Field {
        let (w, h) = (w as usize, h as usize);
        let mut spots = Field { top: self.top - h, bottom: self.bottom + 1, ..Field::default() };
        for y in spots.top..spots.bottom {
            let (mut covered, mut once, mut enough) = (0, 0, 0);
            for row in y..y + h {
                let touching = self.touching(row);
                for x in 0..w {
                    covered |= self.rows[row] >> x;
                    enough |= once & (touching >> x);
                    once |= touching >> x;
                }
            }
            spots.rows[y] = enough & !covered;
        }
        spots
    }

    /// The streets around all cells: those along their tops and bottoms, and those along their sides, each street named
    /// by the cell below or to the right of it (BC-3.10).
    pub fn streets(&self) -> [Field; 2] {
        let (mut across, mut down) = (*self, *self);
        across.bottom += 1;
        for y in self.top..=self.bottom {
            across.rows[y] = self.rows[y] | self.rows[y - 1];
            down.rows[y] = self.rows[y] | self.rows[y] << 1;
        }
        [across, down]
    }

    /// Every cell, row by row.
    pub fn each(&self, mut out: impl FnMut(Point)) {
        for y in self.top..self.bottom {
            let mut row = self.rows[y];
            while row != 0 {
                out(Point::new(row.trailing_zeros() as i8 - ORIGIN, y as i8 - ORIGIN));
                row &= row - 1;
            }
        }
    }

    /// The cells of the set that touch the outside: empty cells that can be reached from far away (BC-3.7).
    pub fn beside_outside(&self) -> Field {
        let outside = self.outside();
        let mut edge = *self;
        for y in self.top..self.bottom {
            edge.rows[y] &= outside.touching(y);
        }
        edge
    }

    /// Floods the empty cells from beyond the city, down and up until nothing changes.
    fn outside(&self) -> Field {
        let mut flood = Field { rows: [u64::MAX; SPAN], top: 0, bottom: SPAN };
        flood.rows[self.top..self.bottom].fill(1 | 1 << (SPAN - 1));
        loop {
            let before = flood.rows;
            (self.top..self.bottom).for_each(|y| self.flood_row(&mut flood, y));
            (self.top..self.bottom).rev().for_each(|y| self.flood_row(&mut flood, y));
            if flood.rows == before {
                return flood;
            }
        }
    }

    fn flood_row(&self, flood: &mut Field, y: usize) {
        let empty = !self.rows[y];
        let mut row = (flood.rows[y] | flood.rows[y - 1] | flood.rows[y + 1]) & empty;
        loop {
            let wider = (row | row << 1 | row >> 1) & empty;
            if wider == row {
                break;
            }
            row = wider;
        }
        flood.rows[y] = row;
    }
}

/// `spots` counts to two with two words of bits.
const _: () = assert!(TOUCHING == 2);
