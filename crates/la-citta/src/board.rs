//! The map: hexes, terrain spaces, adjacency and distance.

use std::fmt;
use std::str::FromStr;

use engine::{List, Seats, UnknownName};
use serde::{Deserialize, Serialize};

use crate::content::content;
use crate::ids::{HEXES, Hex, SPACES, Space};

/// A castle keeps this many steps from every other building (LC-3.9a).
pub const CASTLE_SPACING: usize = 4;
/// Cities this many steps apart or nearer are neighbours (LC-3.9c).
pub const NEIGHBOUR_REACH: usize = 3;
// So one table answers both questions: hexes too near for a castle are the hexes of neighbours.
const _: () = assert!(NEIGHBOUR_REACH + 1 == CASTLE_SPACING);
/// The most steps to the nearest castle when castles are placed near each other (LC-8.7).
pub const NEAR_REACH: usize = 6;

const WORDS: usize = HEXES.div_ceil(64);

/// A set of hexes, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HexSet([u64; WORDS]);

impl HexSet {
    /// The empty set.
    pub const EMPTY: HexSet = HexSet([0; WORDS]);

    /// A set of one hex.
    pub fn one(hex: Hex) -> HexSet {
        let mut set = HexSet::EMPTY;
        set.insert(hex);
        set
    }

    /// Whether the hex is in the set.
    pub const fn has(&self, hex: Hex) -> bool {
        self.0[hex.index() / 64] >> (hex.index() % 64) & 1 == 1
    }

    /// Adds a hex.
    pub const fn insert(&mut self, hex: Hex) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    /// Takes a hex out.
    pub const fn remove(&mut self, hex: Hex) {
        self.0[hex.index() / 64] &= !(1 << (hex.index() % 64));
    }

    /// The hexes of either.
    #[must_use]
    pub fn or(self, other: HexSet) -> HexSet {
        HexSet(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// The hexes of both.
    #[must_use]
    pub fn and(self, other: HexSet) -> HexSet {
        HexSet(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// The hexes of this set that are not in the other.
    #[must_use]
    pub fn minus(self, other: HexSet) -> HexSet {
        HexSet(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// Whether a hex is in both.
    pub fn meets(&self, other: &HexSet) -> bool {
        (0..WORDS).any(|i| self.0[i] & other.0[i] != 0)
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// How many hexes.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The hexes in order.
    pub fn iter(self) -> impl Iterator<Item = Hex> {
        Hexes(self.0)
    }
}

/// The hexes of a set that have not been named yet.
struct Hexes([u64; WORDS]);

impl Iterator for Hexes {
    type Item = Hex;
    fn next(&mut self) -> Option<Hex> {
        let word = self.0.iter().position(|&word| word != 0)?;
        let bit = self.0[word].trailing_zeros();
        self.0[word] &= self.0[word] - 1;
        Some(Hex((64 * word) as u8 + bit as u8))
    }

    fn fold<B, F: FnMut(B, Hex) -> B>(self, init: B, mut next: F) -> B {
        let mut all = init;
        for (word, mut bits) in self.0.into_iter().enumerate() {
            while bits != 0 {
                all = next(all, Hex((64 * word) as u8 + bits.trailing_zeros() as u8));
                bits &= bits - 1;
            }
        }
        all
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = HexSet::EMPTY;
        hexes.into_iter().for_each(|hex| set.insert(hex));
        set
    }
}

impl Serialize for HexSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for HexSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Hex>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl Hex {
    /// The name on the map: `K8`.
    pub fn name(self) -> &'static str {
        &content().board.names[self.index()]
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Hex {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        Hex::all().find(|hex| hex.name() == text).ok_or(UnknownName)
    }
}

engine::as_text!(Hex);

/// The part of the map that a number of players uses (LC-3.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Zone {
    /// Two players: light green.
    Small,
    /// Three players: light green and tan.
    Medium,
    /// Four or five players: the whole map.
    Full,
}

impl Zone {
    /// Every zone, smallest first.
    pub const ALL: [Zone; 3] = [Zone::Small, Zone::Medium, Zone::Full];

    /// The zone of a number of players.
    pub const fn of(seats: Seats) -> Zone {
        match seats.0 {
            0..=2 => Zone::Small,
            3 => Zone::Medium,
            4.. => Zone::Full,
        }
    }
}

/// The map, with everything about it that never changes worked out.
#[derive(Debug)]
pub struct Board {
    /// Names of the hexes.
    pub names: Vec<String>,
    /// Axial coordinates of the hexes (LC-3.1).
    pub cells: Vec<(i32, i32)>,
    /// Adjacent hexes (LC-3.4).
    pub near: Vec<HexSet>,
    /// Terrain spaces each hex touches (LC-3.5).
    pub touches: Vec<List<Space, 2>>,
    /// Hexes around each terrain space.
    pub around: [HexSet; SPACES],
    /// Anchor cells of the terrain spaces (LC-3.2).
    pub anchors: [(i32, i32); SPACES],
    /// Spaces that share a hex with each space.
    pub beside: Vec<Vec<Space>>,
    /// The smallest number of players that has each space in the heart of its map.
    pub core: [u8; SPACES],
    /// Playable hexes by zone (LC-3.6).
    pub playable: [HexSet; Zone::ALL.len()],
    /// Hexes nearer than a castle may be, the hex itself included (LC-3.9a); the same hexes reach to neighbours (LC-3.9c).
    pub close: Vec<HexSet>,
    /// Hexes within reach of a castle placed near another, by zone (LC-8.7).
    pub reach: [Vec<HexSet>; Zone::ALL.len()],
}

impl Board {
    /// Works out distances. A path never leaves the playable hexes, but for the near ones that makes no difference
    /// (LC-3.8), so one table serves all zones there.
    pub fn measure(&mut self) {
        self.close = self.balls(self.playable[Zone::Full as usize], CASTLE_SPACING - 1);
        self.reach = self.playable.map(|zone| self.balls(zone, NEAR_REACH));
    }

    fn balls(&self, zone: HexSet, steps: usize) -> Vec<HexSet> {
        Hex::all().map(|hex| self.ball(hex, zone, steps)).collect()
    }

    fn ball(&self, hex: Hex, zone: HexSet, steps: usize) -> HexSet {
        (0..steps).fold(HexSet::one(hex), |ball, _| ball.or(self.spread(ball).and(zone)))
    }

    /// The hexes adjacent to any of a set.
    pub fn spread(&self, hexes: HexSet) -> HexSet {
        hexes.iter().fold(HexSet::EMPTY, |all, hex| all.or(self.near[hex.index()]))
    }

    /// The hexes within three steps of any of a set, the set included.
    pub fn within_reach(&self, hexes: HexSet) -> HexSet {
        hexes.iter().fold(HexSet::EMPTY, |all, hex| all.or(self.close[hex.index()]))
    }

    /// The part of a set that hangs together with a hex of it.
    pub fn connected(&self, hexes: HexSet, from: Hex) -> HexSet {
        let mut found = HexSet::one(from);
        loop {
            let more = found.or(self.spread(found).and(hexes));
            if more == found {
                return found;
            }
            found = more;
        }
    }
}
