//! Geometry: blocks, lots, sites, adjacency, sides and rows.

mod grid;
mod plan;

use std::fmt;
use std::str::FromStr;

pub use grid::{Building, Grid};
pub use plan::{Blocks, Joins, Plan, Sites, Surroundings};

/// Blocks along each side of the grid (US-3.1).
pub const SIDE: u8 = 6;
/// All blocks.
pub const BLOCKS: usize = 36;
/// All lots.
pub const LOTS: usize = 144;
/// Lots of a block.
pub const LOTS_OF_BLOCK: u8 = 4;

/// A block, counted along the block rows from the top left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Block(pub u8);

impl Block {
    pub fn all() -> impl Iterator<Item = Block> + Clone {
        (0..BLOCKS as u8).map(Block)
    }

    pub const fn at(row: u8, col: u8) -> Block {
        Block(row * SIDE + col)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    pub const fn col(self) -> u8 {
        self.0 % SIDE
    }
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row(), self.col())
    }
}

impl FromStr for Block {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let digit = |c: u8| (b'0'..b'0' + SIDE).contains(&c).then(|| c - b'0');
        match *text.as_bytes() {
            [row, col] => digit(row).zip(digit(col)).map(|(row, col)| Block::at(row, col)),
            _ => None,
        }
        .ok_or_else(|| format!("no block {text:?}"))
    }
}

/// A lot: its block and its place there, 0 top-left, 1 top-right, 2 bottom-left, 3 bottom-right (US-3.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lot(pub u8);

impl Lot {
    pub fn all() -> impl Iterator<Item = Lot> + Clone {
        (0..LOTS as u8).map(Lot)
    }

    pub const fn new(block: Block, place: u8) -> Lot {
        Lot(block.0 * LOTS_OF_BLOCK + place)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn block(self) -> Block {
        Block(self.0 / LOTS_OF_BLOCK)
    }

    pub const fn place(self) -> u8 {
        self.0 % LOTS_OF_BLOCK
    }

    /// Counted from the top, 0 to 11.
    pub const fn row(self) -> u8 {
        self.block().row() * 2 + self.place() / 2
    }

    /// Counted from the left, 0 to 11.
    pub const fn col(self) -> u8 {
        self.block().col() * 2 + self.place() % 2
    }

    /// The lot in this row and column.
    pub const fn at(row: u8, col: u8) -> Lot {
        Lot::new(Block::at(row / 2, col / 2), (row % 2) * 2 + col % 2)
    }
}

impl fmt::Display for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.block(), self.place())
    }
}

impl FromStr for Lot {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let site: Site = text.parse()?;
        if site.size() == 1 { Ok(site.anchor()) } else { Err(format!("{text:?} is not one lot")) }
    }
}

/// Lots of one block that a building may cover (US-3.8): bit n stands for lot n.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site {
    pub block: Block,
    pub lots: u8,
}

/// The lot sets of each size, in ascending order.
const SHAPES: [&[u8]; 5] = [
    &[],
    &[0b0001, 0b0010, 0b0100, 0b1000],
    &[0b0011, 0b0101, 0b1010, 0b1100],
    &[0b0111, 0b1011, 0b1101, 0b1110],
    &[0b1111],
];

/// The lot sets that a building of this size may cover.
pub const fn shapes(size: u8) -> &'static [u8] {
    SHAPES[size as usize]
}

impl Site {
    /// Every site of a size, in order.
    pub fn all(size: u8) -> impl Iterator<Item = Site> + Clone {
        Block::all().flat_map(move |block| shapes(size).iter().map(move |&lots| Site { block, lots }))
    }

    pub const fn size(self) -> u8 {
        self.lots.count_ones() as u8
    }

    /// The first lot: it names the building that stands here.
    pub const fn anchor(self) -> Lot {
        Lot::new(self.block, self.lots.trailing_zeros() as u8)
    }

    pub fn lots(self) -> impl Iterator<Item = Lot> + Clone {
        (0..LOTS_OF_BLOCK)
            .filter(move |place| self.lots & (1 << place) != 0)
            .map(move |place| Lot::new(self.block, place))
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.", self.block)?;
        self.lots().try_for_each(|lot| write!(f, "{}", lot.place()))
    }
}

impl FromStr for Site {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let bad = || format!("no lots {text:?}; expected like 23.13");
        let (block, places) = text.split_once('.').ok_or_else(bad)?;
        let mut lots = 0u8;
        for c in places.bytes() {
            let place = c.wrapping_sub(b'0');
            if place >= LOTS_OF_BLOCK || lots >> place != 0 {
                return Err(bad());
            }
            lots |= 1 << place;
        }
        let site = Site { block: block.parse()?, lots };
        if shapes(site.size()).contains(&lots) { Ok(site) } else { Err(bad()) }
    }
}

engine::as_text!(Block, Lot, Site);

#[cfg(test)]
mod tests {
    use super::*;

    fn site(text: &str) -> Site {
        text.parse().unwrap()
    }

    fn only(lot: Lot) -> Site {
        Site { block: lot.block(), lots: 1 << lot.place() }
    }

    fn lots(plan: Plan) -> impl Iterator<Item = Lot> {
        Lot::all().filter(move |&lot| plan.meets(only(lot)))
    }

    fn sides(text: &str) -> (bool, bool) {
        (Plan::WATER.meets(site(text)), Plan::WILDERNESS.meets(site(text)))
    }

    #[test]
    fn us_3_1_lots_are_numbered_inside_blocks() {
        assert_eq!(Lot::at(1, 1), site("00.3").anchor());
        assert!(Lot::all().all(|lot| Lot::at(lot.row(), lot.col()) == lot));
    }

    #[test]
    fn us_3_2_ex_2_eight_lots_around_s01() {
        let mut around: Vec<_> = lots(Plan::around(site("00.3"))).map(|lot| (lot.row(), lot.col())).collect();
        around.sort();
        assert_eq!(around, [(0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (2, 2)]);
        assert_eq!(sides("00.3"), (false, false));
    }

    #[test]
    fn us_3_2_adjacency_is_symmetric_and_eightfold() {
        let around = |lot: Lot| lots(Plan::around(only(lot))).collect::<Vec<_>>();
        for lot in Lot::all() {
            assert!(around(lot).into_iter().all(|other| around(other).contains(&lot)));
        }
        let count = |n| Lot::all().filter(|&lot| around(lot).len() == n).count();
        assert_eq!([count(8), count(5), count(3)], [100, 40, 4]);
    }

    #[test]
    fn us_3_3_a_building_is_adjacent_to_what_lies_around_its_lots() {
        for (size, other) in (1..=4).flat_map(|size| Site::all(size).map(move |site| (size, site))) {
            let near = |a: Lot, b: Lot| a != b && a.row().abs_diff(b.row()) <= 1 && a.col().abs_diff(b.col()) <= 1;
            let expected = |lot: &Lot| other.lots().all(|own| own != *lot) && other.lots().any(|own| near(own, *lot));
            assert!(lots(Plan::around(other)).eq(Lot::all().filter(expected)), "{size}: {other}");
        }
    }

    #[test]
    fn us_3_4_corners_touch_both() {
        for corner in ["00.0", "55.3"] {
            assert_eq!(sides(corner), (true, true));
        }
        assert_eq!(sides("05.1"), (true, false));
        assert_eq!(sides("50.02"), (false, true));
        let edge = |lot: &Lot| [lot.row(), lot.col()].iter().any(|at| [0, 11].contains(at));
        let both = Plan::WATER.union(&Plan::WILDERNESS);
        assert!(Lot::all().all(|lot| edge(&lot) == both.meets(only(lot))));
    }

    #[test]
    fn us_3_8_sites_read_back_and_diagonals_are_none() {
        for size in 1..=4 {
            assert!(Site::all(size).is_sorted());
            Site::all(size).for_each(|site| assert_eq!(site.to_string().parse(), Ok(site)));
        }
        for wrong in ["23.03", "23.12", "23.", "63.0", "23.10", "2.0", "23.4"] {
            assert!(wrong.parse::<Site>().is_err(), "{wrong}");
        }
    }
}
