//! Cells, sides, turned boards: arithmetic on the endless grid.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::ids::{Board, PER_STACK, Plot};

/// A cell of the grid, named by its top left corner; or that corner itself, where streets meet (BC-3.1, BC-3.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Point {
    /// Row, growing downwards.
    pub y: i8,
    /// Column, growing to the right.
    pub x: i8,
}

impl Point {
    /// A point by column and row.
    pub const fn new(x: i8, y: i8) -> Self {
        Point { y, x }
    }

    /// The point moved by another.
    pub const fn plus(self, other: Point) -> Self {
        Point { y: self.y + other.y, x: self.x + other.x }
    }

    /// The next cell on a side.
    pub const fn step(self, side: Side) -> Self {
        match side {
            Side::North => Point::new(self.x, self.y - 1),
            Side::East => Point::new(self.x + 1, self.y),
            Side::South => Point::new(self.x, self.y + 1),
            Side::West => Point::new(self.x - 1, self.y),
        }
    }

    /// The street along one side of this cell.
    pub const fn street(self, side: Side) -> Segment {
        match side {
            Side::North => Segment { way: Way::H, y: self.y, x: self.x },
            Side::East => Segment { way: Way::V, y: self.y, x: self.x + 1 },
            Side::South => Segment { way: Way::H, y: self.y + 1, x: self.x },
            Side::West => Segment { way: Way::V, y: self.y, x: self.x },
        }
    }

    /// The four segments that meet at this corner.
    pub const fn streets_from(self) -> [Segment; 4] {
        let Point { y, x } = self;
        [
            Segment { way: Way::H, y, x: x - 1 },
            Segment { way: Way::H, y, x },
            Segment { way: Way::V, y: y - 1, x },
            Segment { way: Way::V, y, x },
        ]
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.x, self.y)
    }
}

/// The farthest from the origin that a street of any lawful city can lie.
pub const FARTHEST: i8 = 28;
/// Where the top left cell of a board can lie: seven boards, of 25 cells in all when laid end to end, from the first.
const CORNERS: RangeInclusive<i8> = -25..=26;

impl FromStr for Point {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let inner = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).ok_or(())?;
        let (x, y) = inner.split_once(',').ok_or(())?;
        let number = |text: &str| -> Result<i8, ()> {
            let value: i8 = text.parse().map_err(|_| ())?;
            let plain = value.to_string() == text && (-FARTHEST..=FARTHEST).contains(&value);
            plain.then_some(value).ok_or(())
        };
        Ok(Point::new(number(x)?, number(y)?))
    }
}

/// A side of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    /// Every side, clockwise.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side across.
    pub const fn opposite(self) -> Side {
        match self {
            Side::North => Side::South,
            Side::East => Side::West,
            Side::South => Side::North,
            Side::West => Side::East,
        }
    }
}

/// Which way a street runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// From left to right.
    #[default]
    H,
    /// From top to bottom.
    V,
}

/// A street segment: `H(x,y)` along the top of cell (x,y), `V(x,y)` along its left side (BC-3.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Segment {
    /// Which way it runs.
    pub way: Way,
    /// Row of its first corner.
    pub y: i8,
    /// Column of its first corner.
    pub x: i8,
}

impl Segment {
    /// Its two corners.
    pub const fn nodes(self) -> [Point; 2] {
        let from = Point::new(self.x, self.y);
        match self.way {
            Way::H => [from, from.step(Side::East)],
            Way::V => [from, from.step(Side::South)],
        }
    }

    /// The cells beside it, with the side of each that it runs along.
    pub const fn cells(self) -> [(Point, Side); 2] {
        let cell = Point::new(self.x, self.y);
        match self.way {
            Way::H => [(cell.step(Side::North), Side::South), (cell, Side::North)],
            Way::V => [(cell.step(Side::West), Side::East), (cell, Side::West)],
        }
    }

    /// Whether a corner is one of its two.
    pub const fn touches(self, node: Point) -> bool {
        let (along, across) = match self.way {
            Way::H => (node.x - self.x, node.y - self.y),
            Way::V => (node.y - self.y, node.x - self.x),
        };
        across == 0 && (along == 0 || along == 1)
    }

    /// The corner that is not this one.
    pub fn far_node(self, node: Point) -> Point {
        let [a, b] = self.nodes();
        if a == node { b } else { a }
    }
}

impl fmt::Display for Segment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let way = match self.way {
            Way::H => 'H',
            Way::V => 'V',
        };
        write!(f, "{way}({},{})", self.x, self.y)
    }
}

impl FromStr for Segment {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let way = match text.as_bytes().first() {
            Some(b'H') => Way::H,
            Some(b'V') => Way::V,
            _ => return Err(()),
        };
        let Point { y, x } = text[1..].parse()?;
        Ok(Segment { way, y, x })
    }
}

/// How far a board is turned, clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rotation {
    #[default]
    R0,
    R90,
    R180,
    R270,
}

impl Rotation {
    /// Every rotation.
    pub const ALL: [Rotation; 4] = [Rotation::R0, Rotation::R90, Rotation::R180, Rotation::R270];

    /// In degrees.
    pub const fn degrees(self) -> u16 {
        90 * self as u16
    }
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.degrees())
    }
}

impl FromStr for Rotation {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        Rotation::ALL.into_iter().find(|rotation| rotation.to_string() == text).ok_or(())
    }
}

/// Where a board lies: its rotation and the cell of its top left corner after turning (BC-3.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// How far it is turned.
    pub rotation: Rotation,
    /// Its top left cell after turning.
    pub corner: Point,
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.rotation, self.corner)
    }
}

impl FromStr for Placement {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let (rotation, corner) = text.split_once(' ').ok_or(())?;
        let (rotation, corner) = (rotation.parse()?, corner.parse::<Point>()?);
        let reachable = [corner.x, corner.y].iter().all(|at| CORNERS.contains(at));
        reachable.then_some(Placement { rotation, corner }).ok_or(())
    }
}

engine::as_text!(Segment, Placement);

/// Columns and rows of a board as printed (BC-3.2).
pub const fn board_size(board: Board) -> (i8, i8) {
    if board.is_square() { (3, 3) } else { (4, 2) }
}

/// Columns and rows after turning.
pub const fn turned_size(board: Board, rotation: Rotation) -> (i8, i8) {
    let (w, h) = board_size(board);
    match rotation {
        Rotation::R0 | Rotation::R180 => (w, h),
        Rotation::R90 | Rotation::R270 => (h, w),
    }
}

/// Where a plot comes to lie on a turned board (BC-3.3).
pub const fn offset(board: Board, rotation: Rotation, place: u8) -> Point {
    let (w, h) = board_size(board);
    let (c, r) = (place as i8 % w, place as i8 / w);
    match rotation {
        Rotation::R0 => Point::new(c, r),
        Rotation::R90 => Point::new(h - 1 - r, c),
        Rotation::R180 => Point::new(w - 1 - c, h - 1 - r),
        Rotation::R270 => Point::new(r, w - 1 - c),
    }
}

/// The plot of a laid board on a cell that it covers.
pub fn plot_under(board: Board, place: Placement, point: Point) -> Plot {
    let (x, y) = (point.x - place.corner.x, point.y - place.corner.y);
    let (w, h) = board_size(board);
    let (c, r) = match place.rotation {
        Rotation::R0 => (x, y),
        Rotation::R90 => (y, h - 1 - x),
        Rotation::R180 => (w - 1 - x, h - 1 - y),
        Rotation::R270 => (w - 1 - y, x),
    };
    Plot(board.index() as u8 * PER_STACK + (r * w + c) as u8)
}

/// The rectangles that boards cover, one byte each. All are searched at once, in the bytes of a word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Areas {
    x: [u8; Board::COUNT],
    y: [u8; Board::COUNT],
    w: [u8; Board::COUNT],
    h: [u8; Board::COUNT],
}

/// The highest bit, and the lowest, of each byte of a word.
const HIGH: u64 = 0x8080_8080_8080_8080;
const ONES: u64 = 0x0101_0101_0101_0101;

/// The highest bit of each byte where `at - from`, wrapped round, is less than `size`; sizes are below 128.
const fn bytes_within(at: i8, from: [u8; 8], size: [u8; 8]) -> u64 {
    let (at, from, size) = (at as u8 as u64 * ONES, u64::from_le_bytes(from), u64::from_le_bytes(size));
    let distance = ((at | HIGH) - (from & !HIGH)) ^ ((at ^ !from) & HIGH);
    let beyond = (distance | HIGH) - size;
    !beyond & !distance & HIGH
}

impl Areas {
    /// Adds a board.
    pub fn add(&mut self, board: Board, place: Placement) {
        let (i, (w, h)) = (board.index(), turned_size(board, place.rotation));
        (self.x[i], self.y[i], self.w[i], self.h[i]) = (place.corner.x as u8, place.corner.y as u8, w as u8, h as u8);
    }

    /// The board that covers a cell.
    pub const fn board_at(&self, point: Point) -> Option<Board> {
        let found = bytes_within(point.x, self.x, self.w) & bytes_within(point.y, self.y, self.h);
        Board::new(found.trailing_zeros() as u8 / 8 + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(board: u8, rotation: Rotation, plot: u8, expect: (i8, i8)) {
        let board = Board::new(board).unwrap();
        let place = Placement { rotation, corner: Point::new(3, 0) };
        let plot = Plot::new(plot).unwrap();
        let point = place.corner.plus(offset(board, rotation, plot.place()));
        assert_eq!((point.x, point.y), expect);
        assert_eq!(plot_under(board, place, point), plot);
        let mut areas = Areas::default();
        areas.add(board, place);
        assert_eq!(areas.board_at(point), Some(board));
        assert_eq!(areas.board_at(Point::new(2, 0)), None);
    }

    #[test]
    fn bc_3_3_turned_boards() {
        check(2, Rotation::R90, 21, (4, 0));
        check(2, Rotation::R90, 24, (4, 3));
        check(2, Rotation::R90, 25, (3, 0));
        check(2, Rotation::R270, 21, (3, 3));
        check(2, Rotation::R270, 28, (4, 0));
        check(3, Rotation::R90, 31, (5, 0));
        check(3, Rotation::R90, 33, (5, 2));
        check(3, Rotation::R180, 39, (3, 0));
    }

    #[test]
    fn text_reads_back() {
        for text in ["H(0,-3)", "V(-12,7)"] {
            assert_eq!(text.parse::<Segment>().unwrap().to_string(), text);
        }
        assert_eq!("90 (3,-2)".parse::<Placement>().unwrap().to_string(), "90 (3,-2)");
        assert!(
            ["H(0, 1)", "X(0,0)", "H(00,1)", "H(99,0)", "é(1,1)", ""]
                .iter()
                .all(|text| text.parse::<Segment>().is_err())
        );
    }

    #[test]
    fn segments_know_their_cells() {
        for side in Side::ALL {
            let cell = Point::new(2, -1);
            assert!(cell.street(side).cells().contains(&(cell, side)));
            assert!(cell.step(side).street(side.opposite()) == cell.street(side));
        }
    }
}
