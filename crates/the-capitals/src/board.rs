//! The grid that cities lie on: cells, vertices, neighbours (CA-3.1 to CA-3.5).

use std::fmt;
use std::str::FromStr;

use engine::{BadNotation, notation};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// No city reaches further than this from its City Hall (CA-3.1).
pub const REACH: i8 = 24;

macro_rules! point {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name {
            /// Downwards.
            pub y: i8,
            /// To the right.
            pub x: i8,
        }

        impl $name {
            /// The point at (x, y).
            pub const fn new(x: i8, y: i8) -> Self {
                Self { y, x }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{},{}", self.x, self.y)
            }
        }

        impl FromStr for $name {
            type Err = BadNotation;
            fn from_str(text: &str) -> Result<Self, BadNotation> {
                let number = |text: &str| text.parse().ok().filter(|n| (-REACH..=REACH).contains(n));
                let parsed = text.split_once(',').and_then(|(x, y)| Some(Self::new(number(x)?, number(y)?)));
                // Only the canonical spelling reads back, so that a notation has one form.
                notation(text, parsed.filter(|point| point.to_string() == text), "x,y")
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                [self.x, self.y].serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let [x, y] = <[i8; 2]>::deserialize(deserializer)?;
                let near = |n: i8| (-REACH..=REACH).contains(&n);
                if near(x) && near(y) { Ok(Self::new(x, y)) } else { Err(D::Error::custom("too far from the City Hall")) }
            }
        }
    };
}

point! {
    /// A cell of the grid; ordered by row, then from left to right.
    Cell
}
point! {
    /// A corner point of cells: the upper left corner of the cell of the same name (CA-3.3).
    Vertex
}

impl Cell {
    /// Whether two cells touch at a side or a corner (CA-3.2).
    pub const fn adjacent(self, other: Cell) -> bool {
        let (dx, dy) = (self.x.abs_diff(other.x), self.y.abs_diff(other.y));
        dx <= 1 && dy <= 1 && dx + dy > 0
    }

    /// Whether the cell is one of the four around a vertex (CA-3.3).
    pub const fn touches(self, vertex: Vertex) -> bool {
        let (dx, dy) = (vertex.x - self.x, vertex.y - self.y);
        0 <= dx && dx <= 1 && 0 <= dy && dy <= 1
    }
}

impl Vertex {
    /// The four cells around the vertex (CA-3.3).
    pub const fn cells(self) -> [Cell; 4] {
        let (x, y) = (self.x, self.y);
        [Cell::new(x - 1, y - 1), Cell::new(x, y - 1), Cell::new(x - 1, y), Cell::new(x, y)]
    }
}

/// Rows of a [`Grid`]: the reach on both sides, and one more for what lies around.
const LINES: usize = 2 * REACH as usize + 4;
const ORIGIN: i8 = REACH + 1;

/// Cells or vertices as bits, a word per row.
#[derive(Clone, Copy)]
pub struct Grid {
    lines: [u64; LINES],
    top: usize,
    bottom: usize,
}

impl Grid {
    /// The given cells.
    pub fn of(cells: impl Iterator<Item = Cell>) -> Self {
        let mut grid = Self { lines: [0; LINES], top: LINES - 2, bottom: 1 };
        for cell in cells {
            let line = (cell.y + ORIGIN) as usize;
            grid.lines[line] |= 1 << (cell.x + ORIGIN);
            grid.top = grid.top.min(line);
            grid.bottom = grid.bottom.max(line);
        }
        grid
    }

    fn wide(&self, line: usize) -> u64 {
        self.lines[line] | self.lines[line] << 1 | self.lines[line] >> 1
    }

    /// Every cell that is one of these cells or adjacent to one, but for those of another grid, by row.
    pub fn around(&self, except: &Grid, mut visit: impl FnMut(Cell)) {
        for line in self.top - 1..=self.bottom + 1 {
            let above = if line > 0 { self.wide(line - 1) } else { 0 };
            let near = above | self.wide(line) | self.wide(line + 1);
            each_bit(near & !except.lines[line], |x| visit(Cell::new(x - ORIGIN, line as i8 - ORIGIN)));
        }
    }

    /// Every vertex that touches one of these cells but not only such cells (CA-3.4), by row.
    pub fn perimeter(&self, mut visit: impl FnMut(Vertex)) {
        for line in self.top..=self.bottom + 1 {
            let (above, below) = (self.lines[line - 1], self.lines[line]);
            let some = above | above << 1 | below | below << 1;
            let all = above & above << 1 & below & below << 1;
            each_bit(some & !all, |x| visit(Vertex::new(x - ORIGIN, line as i8 - ORIGIN)));
        }
    }
}

fn each_bit(mut bits: u64, mut visit: impl FnMut(i8)) {
    while bits != 0 {
        visit(bits.trailing_zeros() as i8);
        bits &= bits - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn around(cells: &[(i8, i8)]) -> Vec<Cell> {
        let grid = Grid::of(cells.iter().map(|&(x, y)| Cell::new(x, y)));
        let mut found = Vec::new();
        grid.around(&grid, |cell| found.push(cell));
        found
    }

    #[test]
    fn ca_3_2_every_cell_has_eight_neighbours() {
        for &at in &[(0, 0), (-24, 24), (24, -24), (3, -7)] {
            let cell = Cell::new(at.0, at.1);
            let found = around(&[at]);
            assert_eq!(found.len(), 8);
            assert!(found.iter().all(|other| cell.adjacent(*other) && other.adjacent(cell)));
        }
    }

    #[test]
    fn ca_3_7_ten_cells_around_the_start_city() {
        let found = around(&[(0, 0), (1, 0)]);
        assert_eq!(found.len(), 10);
        assert!(found.is_sorted());
    }

    #[test]
    fn ca_3_4_perimeter_of_a_square() {
        let grid = Grid::of([(0, 0), (1, 0), (0, 1), (1, 1)].map(|(x, y)| Cell::new(x, y)).into_iter());
        let mut found = Vec::new();
        grid.perimeter(|vertex| found.push((vertex.x, vertex.y)));
        assert_eq!(found, [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)]);
    }

    #[test]
    fn a_point_reads_back() {
        assert_eq!("-3,4".parse(), Ok(Cell::new(-3, 4)));
        for bad in ["3", "+3,4", "3,,4", "99,0", "03,1"] {
            assert!(bad.parse::<Cell>().is_err(), "{bad}");
        }
    }
}
