//! Sets of blocks and of lots, for questions about the whole grid at once.

use std::ops::{BitAnd, BitOr, ControlFlow, Not};

use super::{BLOCKS, Block, LOTS_OF_BLOCK, SIDE, Site, shapes};

/// A set of blocks: bit n stands for block n.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Blocks(u64);

const EVERY_BLOCK: u64 = (1 << BLOCKS) - 1;
const TOP_ROW: u64 = (1 << SIDE) - 1;
const BOTTOM_ROW: u64 = TOP_ROW << (BLOCKS - SIDE as usize);
const LEFT_COL: u64 = 0x4104_1041;
const RIGHT_COL: u64 = LEFT_COL << (SIDE - 1);

impl Blocks {
    pub const ALL: Blocks = Blocks(EVERY_BLOCK);
    pub const NONE: Blocks = Blocks(0);

    /// The blocks for which this holds, tried without branching.
    pub fn of(holds: impl Fn(Block) -> bool) -> Blocks {
        Blocks((0..BLOCKS as u8).fold(0, |set, n| set | u64::from(holds(Block(n))) << n))
    }

    pub const fn one(block: Block) -> Blocks {
        Blocks(1 << block.0)
    }

    pub const fn contains(self, block: Block) -> bool {
        self.0 >> block.0 & 1 != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The blocks, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Block> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let block = Block(left.trailing_zeros() as u8);
            left &= left.wrapping_sub(1);
            (block.index() < BLOCKS).then_some(block)
        })
    }

    /// The neighbours to the right of each; there is none beyond the edge.
    const fn east(self) -> Self {
        Self((self.0 & !RIGHT_COL) << 1)
    }

    const fn west(self) -> Self {
        Self((self.0 & !LEFT_COL) >> 1)
    }

    const fn south(self) -> Self {
        Self(self.0 << SIDE & EVERY_BLOCK)
    }

    const fn north(self) -> Self {
        Self(self.0 >> SIDE)
    }
}

impl FromIterator<Block> for Blocks {
    fn from_iter<I: IntoIterator<Item = Block>>(blocks: I) -> Self {
        Self(blocks.into_iter().fold(0, |set, block| set | 1 << block.0))
    }
}

impl BitAnd for Blocks {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Blocks {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for Blocks {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & EVERY_BLOCK)
    }
}

/// A set of lots: for each place in a block, the blocks whose lot there is in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Plan([Blocks; LOTS_OF_BLOCK as usize]);

/// All lots of a block.
const EVERY_LOT: u8 = 0b1111;

impl Plan {
    /// The lots along the water: top and right (US-3.4).
    pub const WATER: Plan = Plan([Blocks(TOP_ROW), Blocks(TOP_ROW | RIGHT_COL), Blocks::NONE, Blocks(RIGHT_COL)]);
    /// The lots along the wilderness: left and bottom (US-3.4).
    pub const WILDERNESS: Plan =
        Plan([Blocks(LEFT_COL), Blocks::NONE, Blocks(LEFT_COL | BOTTOM_ROW), Blocks(BOTTOM_ROW)]);

    pub fn add(&mut self, site: Site) {
        site.lots().for_each(|lot| self.0[usize::from(lot.place())].0 |= 1 << site.block.0);
    }

    pub fn remove(&mut self, site: Site) {
        site.lots().for_each(|lot| self.0[usize::from(lot.place())].0 &= !(1 << site.block.0));
    }

    /// All lots of some blocks.
    pub const fn of(blocks: Blocks) -> Plan {
        Plan([blocks; LOTS_OF_BLOCK as usize])
    }

    /// The lots adjacent to a site (US-3.2, US-3.3).
    pub fn around(site: Site) -> Plan {
        let (mut own, mut rest) = (Plan::default(), Plan::default());
        own.add(site);
        rest.add(Site { lots: EVERY_LOT & !site.lots, ..site });
        own.across().union(&rest)
    }

    /// The lots in both.
    #[must_use]
    pub fn common(&self, other: &Plan) -> Plan {
        Plan(std::array::from_fn(|place| self.0[place] & other.0[place]))
    }

    /// The lots in either.
    #[must_use]
    pub fn union(&self, other: &Plan) -> Plan {
        Plan(std::array::from_fn(|place| self.0[place] | other.0[place]))
    }

    /// The blocks in which any of these lots is in the plan.
    pub fn any(&self, lots: u8) -> Blocks {
        let [nw, ne, sw, se] = self.0;
        let of = |place: u8, blocks: Blocks| if lots >> place & 1 != 0 { blocks } else { Blocks::NONE };
        of(0, nw) | of(1, ne) | of(2, sw) | of(3, se)
    }

    /// The blocks with a lot in the plan.
    pub fn blocks(&self) -> Blocks {
        self.any(EVERY_LOT)
    }

    /// The lots of one block.
    #[inline]
    pub fn in_block(&self, block: Block) -> u8 {
        let [nw, ne, sw, se] = self.0.map(|blocks| (blocks.0 >> block.0 & 1) as u8);
        nw | ne << 1 | sw << 2 | se << 3
    }

    /// Whether any lot of a site is in the plan.
    pub fn meets(&self, site: Site) -> bool {
        self.in_block(site.block) & site.lots != 0
    }

    /// The lots that have one of the plan next to them across a street.
    #[must_use]
    pub fn across(&self) -> Plan {
        let [nw, ne, sw, se] = self.0;
        let (west, east) = ((ne | se).east(), (nw | sw).west());
        let (north, south) = ((sw | se).south(), (nw | ne).north());
        Plan([
            west | north | se.east().south(),
            east | north | sw.west().south(),
            west | south | ne.east().north(),
            east | south | nw.west().north(),
        ])
    }

    /// The plan together with what lies across the streets from it.
    pub fn surroundings(&self) -> Surroundings {
        Surroundings { inside: *self, across: self.across() }
    }
}

/// What lies around the lots of a block: inside the block, where every lot touches every other, and across streets.
#[derive(Clone, Copy, Debug)]
pub struct Surroundings {
    inside: Plan,
    across: Plan,
}

impl Surroundings {
    /// The blocks in which a building on these lots is adjacent to the plan; what it covers itself does not count
    /// (US-3.2, US-3.3).
    pub fn touched(&self, lots: u8) -> Blocks {
        self.across.any(lots) | self.inside.any(EVERY_LOT & !lots)
    }

    #[must_use]
    pub fn union(&self, other: &Surroundings) -> Surroundings {
        Surroundings { inside: self.inside.union(&other.inside), across: self.across.union(&other.across) }
    }
}

/// Which lots of a block lie under one building: for each pair of places, the blocks where they do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Joins([Blocks; PAIRS.len()]);

const PAIRS: [u8; 6] = [0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100];

impl Joins {
    pub fn add(&mut self, site: Site) {
        self.of(site.lots).for_each(|blocks| blocks.0 |= 1 << site.block.0);
    }

    pub fn remove(&mut self, site: Site) {
        self.of(site.lots).for_each(|blocks| blocks.0 &= !(1 << site.block.0));
    }

    fn of(&mut self, lots: u8) -> impl Iterator<Item = &mut Blocks> {
        self.0.iter_mut().zip(PAIRS).filter(move |(_, pair)| lots & pair == *pair).map(|(blocks, _)| blocks)
    }

    /// The blocks where some building lies on these lots and on others as well.
    pub fn cut(&self, lots: u8) -> Blocks {
        let parted = |pair: u8| (lots & pair).is_power_of_two();
        self.0
            .into_iter()
            .zip(PAIRS)
            .filter(|(_, pair)| parted(*pair))
            .fold(Blocks::NONE, |all, (blocks, _)| all | blocks)
    }
}

/// Sites of one size: for each of its shapes, the blocks where it may lie.
#[derive(Clone, Copy, Debug)]
pub struct Sites {
    shapes: &'static [u8],
    blocks: [Blocks; LOTS_OF_BLOCK as usize],
}

impl Sites {
    /// The sites of a size on lots that have these blocks.
    pub fn new(size: u8, fit: impl Fn(u8) -> Blocks) -> Self {
        let shapes = shapes(size);
        let blocks = std::array::from_fn(|i| shapes.get(i).map_or(Blocks::NONE, |&lots| fit(lots)));
        Self { shapes, blocks }
    }

    /// The blocks of all of them.
    pub fn blocks(&self) -> Blocks {
        self.blocks.into_iter().fold(Blocks::NONE, BitOr::bitor)
    }

    /// Each in order, until somebody has seen enough.
    pub fn try_for_each(&self, found: &mut dyn FnMut(Site) -> ControlFlow<()>) -> ControlFlow<()> {
        for block in self.blocks().iter() {
            for (&lots, blocks) in self.shapes.iter().zip(self.blocks) {
                if blocks.contains(block) {
                    found(Site { block, lots })?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
