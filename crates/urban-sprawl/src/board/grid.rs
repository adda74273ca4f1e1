//! The buildings on the grid.

use std::collections::BTreeMap;
use std::fmt;

use engine::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{Block, Joins, LOTS, LOTS_OF_BLOCK, Lot, Plan, Site};
use crate::ids::{MAX_PLAYERS, Zone, ZoneSet};

/// One lot: nothing, or a building's zone, its controller, and its first lot in the block.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
struct Cell(u8);

const ZONE: u8 = 0b0000_0111;
const OWNER: u8 = 0b0011_1000;

impl Cell {
    const fn new(zone: Zone, owner: Option<Seat>, place: u8) -> Cell {
        Cell((zone as u8 + 1) | owner_bits(owner) | place << 6)
    }

    const fn is_free(self) -> bool {
        self.0 & ZONE == 0
    }

    const fn zone(self) -> Zone {
        Zone::ALL[(self.0 & ZONE) as usize - 1]
    }

    const fn owner(self) -> Option<Seat> {
        match (self.0 & OWNER) >> 3 {
            0 => None,
            n => Some(Seat(n - 1)),
        }
    }
}

const fn owner_bits(owner: Option<Seat>) -> u8 {
    match owner {
        None => 0,
        Some(seat) => (seat.0 + 1) << 3,
    }
}

/// One in each of the four cells of a word.
const EVERY: u32 = 0x0101_0101;
/// The bits of each cell that name its building's first lot, and what they are on that lot itself.
const PLACES: u32 = 0xc0c0_c0c0;
const OWN_PLACES: u32 = 0xc080_4000;

/// Which of the four cells of a word are not 0.
const fn filled(word: u32) -> u8 {
    let low = 0x7f * EVERY;
    let marks = (((word & low) + low) | word) >> 7 & EVERY;
    ((marks | marks >> 7 | marks >> 14 | marks >> 21) & 0b1111) as u8
}

/// The places of a set of lots, ascending.
fn bits(mut lots: u8) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = lots.trailing_zeros() as u8;
        lots &= lots.wrapping_sub(1);
        (place < LOTS_OF_BLOCK).then_some(place)
    })
}

/// A building on the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Building {
    pub site: Site,
    pub zone: Zone,
    pub owner: Option<Seat>,
}

impl Building {
    /// The lot that names it.
    pub const fn lot(&self) -> Lot {
        self.site.anchor()
    }

    pub const fn size(&self) -> u8 {
        self.site.size()
    }
}

/// Which building stands on which lots. Plans and joins repeat the cells, because zoning and demolition are asked for
/// all the time; only this file writes any of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Grid {
    cells: [Cell; LOTS],
    zones: [Plan; 5],
    joins: Joins,
}

impl Default for Grid {
    fn default() -> Self {
        Self { cells: [Cell::default(); LOTS], zones: [Plan::default(); 5], joins: Joins::default() }
    }
}

impl Grid {
    /// The four cells of a block as one word, lot 0 lowest.
    #[inline]
    fn word(&self, block: Block) -> u32 {
        let first = Lot::new(block, 0).index();
        let [a, b, c, d] = [0, 1, 2, 3].map(|place| self.cells[first + place].0);
        u32::from_le_bytes([a, b, c, d])
    }

    /// The building that covers a lot.
    pub fn building(&self, lot: Lot) -> Option<Building> {
        let cell = self.cells[lot.index()];
        (!cell.is_free()).then(|| self.with_cell(lot.block(), cell))
    }

    /// The building of a block whose lots all carry this cell.
    #[inline]
    fn with_cell(&self, block: Block, cell: Cell) -> Building {
        let lots = !filled(self.word(block) ^ (u32::from(cell.0) * EVERY)) & 0b1111;
        Building { site: Site { block, lots }, zone: cell.zone(), owner: cell.owner() }
    }

    /// Every building, in the order of the lots that name them.
    pub fn buildings(&self) -> impl Iterator<Item = Building> + '_ {
        Block::all().flat_map(|block| self.in_block(block))
    }

    /// Every building with a lot in the plan, in order.
    pub fn meeting(&self, plan: Plan) -> impl Iterator<Item = Building> + '_ {
        plan.blocks().iter().flat_map(move |block| {
            let lots = plan.in_block(block);
            self.in_block(block).filter(move |building| building.site.lots & lots != 0)
        })
    }

    /// Every building of some zones, in order.
    pub fn of_zones(&self, zones: ZoneSet) -> impl Iterator<Item = Building> + '_ {
        self.meeting(self.plan_of(zones))
    }

    /// The buildings of one block.
    pub fn in_block(&self, block: Block) -> impl Iterator<Item = Building> + '_ {
        let first = Lot::new(block, 0).index();
        bits(self.named(block)).map(move |place| self.with_cell(block, self.cells[first + usize::from(place)]))
    }

    /// The first lots of a block's buildings.
    fn named(&self, block: Block) -> u8 {
        let word = self.word(block);
        filled(word) & !filled((word ^ OWN_PLACES) & PLACES)
    }

    /// How many buildings each player controls in a block; nothing else is read.
    pub fn count_controlled(&self, block: Block, counts: &mut [u8; MAX_PLAYERS]) {
        let first = Lot::new(block, 0).index();
        for place in bits(self.named(block)) {
            let owner = usize::from((self.cells[first + usize::from(place)].0 & OWNER) >> 3);
            if owner > 0 {
                counts[owner - 1] += 1;
            }
        }
    }

    pub fn is_free(&self, site: Site) -> bool {
        filled(self.word(site.block)) & site.lots == 0
    }

    /// Which lots lie under one building.
    pub const fn joins(&self) -> &Joins {
        &self.joins
    }

    /// The lots covered by one zone.
    pub fn plan(&self, zone: Zone) -> &Plan {
        &self.zones[zone.index()]
    }

    /// The lots covered by some zones.
    pub fn plan_of(&self, zones: ZoneSet) -> Plan {
        let meant = Zone::ALL.into_iter().filter(|&zone| zones.has(zone));
        meant.fold(Plan::default(), |plan, zone| plan.union(self.plan(zone)))
    }

    /// Puts a building on free lots.
    pub fn place(&mut self, building: Building) {
        debug_assert!(self.is_free(building.site), "the lots are free");
        let place = building.lot().place();
        for lot in building.site.lots() {
            self.cells[lot.index()] = Cell::new(building.zone, building.owner, place);
        }
        self.zones[building.zone.index()].add(building.site);
        self.joins.add(building.site);
    }

    /// Takes the building on a lot away.
    pub fn remove(&mut self, lot: Lot) -> Building {
        let building = self.building(lot).expect("a building stands there");
        for lot in building.site.lots() {
            self.cells[lot.index()] = Cell::default();
        }
        self.zones[building.zone.index()].remove(building.site);
        self.joins.remove(building.site);
        building
    }

    /// Gives the building on a lot to a player or to nobody.
    pub fn set_owner(&mut self, lot: Lot, owner: Option<Seat>) {
        let building = self.building(lot).expect("a building stands there");
        for lot in building.site.lots() {
            let cell = &mut self.cells[lot.index()];
            cell.0 = cell.0 & !OWNER | owner_bits(owner);
        }
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.buildings().map(|b| (b.site.to_string(), said(&b)))).finish()
    }
}

fn said(building: &Building) -> String {
    match building.owner {
        Some(seat) => format!("{} {seat}", building.zone),
        None => building.zone.to_string(),
    }
}

/// A map from lots to zone and controller: `"23.13": "CIV 0"`.
impl Serialize for Grid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.buildings().map(|building| (building.site, said(&building))))
    }
}

impl<'de> Deserialize<'de> for Grid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = BTreeMap::<Site, String>::deserialize(deserializer)?;
        let mut grid = Grid::default();
        for (site, text) in map {
            let building = read(site, &text).ok_or_else(|| de::Error::custom(format!("no building {text:?}")))?;
            if !grid.is_free(site) {
                return Err(de::Error::custom(format!("two buildings on {site}")));
            }
            grid.place(building);
        }
        Ok(grid)
    }
}

fn read(site: Site, text: &str) -> Option<Building> {
    let (zone, owner) = match text.split_once(' ') {
        Some((zone, seat)) => (zone, Some(Seat(seat.parse().ok().filter(|&seat| seat < MAX_PLAYERS as u8)?))),
        None => (text, None),
    };
    let zone = Zone::ALL.into_iter().find(|known| known.name() == zone)?;
    Some(Building { site, zone, owner })
}
