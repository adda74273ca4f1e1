//! The buildings on the grid.

use std::collections::BTreeMap;
use std::fmt;

use engine::{List, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{Block, Halo, LOT_SIDE, LOTS, LOTS_OF_BLOCK, Lot, Plan, Site};
use crate::ids::{MAX_PLAYERS, Zone};

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

    const fn place(self) -> u8 {
        self.0 >> 6
    }
}

const fn owner_bits(owner: Option<Seat>) -> u8 {
    match owner {
        None => 0,
        Some(seat) => (seat.0 + 1) << 3,
    }
}

/// A building on the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// Which building stands on which lots. The plans repeat the cells zone by zone, because zoning is asked for all
/// the time; only this file writes either.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Grid {
    cells: [Cell; LOTS],
    zones: [Plan; 5],
}

impl Default for Grid {
    fn default() -> Self {
        Self { cells: [Cell::default(); LOTS], zones: [[0; LOT_SIDE as usize]; 5] }
    }
}

impl Grid {
    /// The building that covers a lot.
    pub fn building(&self, lot: Lot) -> Option<Building> {
        let cell = self.cells[lot.index()];
        if cell.is_free() {
            return None;
        }
        let first = lot.index() - usize::from(lot.place());
        let lots = (0..LOTS_OF_BLOCK).fold(0, |lots, place| {
            let same = self.cells[first + usize::from(place)] == cell;
            lots | u8::from(same) << place
        });
        Some(Building { site: Site { block: lot.block(), lots }, zone: cell.zone(), owner: cell.owner() })
    }

    /// Every building, in the order of the lots that name them.
    pub fn buildings(&self) -> impl Iterator<Item = Building> + '_ {
        let named = |&i: &usize| !self.cells[i].is_free() && usize::from(self.cells[i].place()) == i % 4;
        (0..LOTS).filter(named).filter_map(|i| self.building(Lot(i as u8)))
    }

    /// The buildings of one block.
    pub fn in_block(&self, block: Block) -> impl Iterator<Item = Building> + '_ {
        let first = Lot::new(block, 0).index();
        let named = move |&i: &usize| !self.cells[i].is_free() && usize::from(self.cells[i].place()) == i % 4;
        (first..first + usize::from(LOTS_OF_BLOCK)).filter(named).filter_map(|i| self.building(Lot(i as u8)))
    }

    /// How many buildings each player controls in a block; nothing else is read.
    pub fn count_controlled(&self, block: Block, counts: &mut [u8; MAX_PLAYERS]) {
        let first = Lot::new(block, 0).index();
        for place in 0..LOTS_OF_BLOCK {
            let cell = self.cells[first + usize::from(place)];
            if !cell.is_free() && cell.place() == place && cell.0 & OWNER != 0 {
                counts[usize::from((cell.0 & OWNER) >> 3) - 1] += 1;
            }
        }
    }

    /// The covered lots of a block.
    pub fn covered(&self, block: Block) -> u8 {
        let first = Lot::new(block, 0).index();
        let cells = &self.cells[first..first + usize::from(LOTS_OF_BLOCK)];
        cells.iter().enumerate().fold(0, |lots, (i, cell)| lots | u8::from(!cell.is_free()) << i)
    }

    pub fn is_free(&self, site: Site) -> bool {
        self.covered(site.block) & site.lots == 0
    }

    /// Whether a block has no building at all.
    pub fn is_empty(&self, block: Block) -> bool {
        self.covered(block) == 0
    }

    /// The lots covered by one zone.
    pub fn plan(&self, zone: Zone) -> &Plan {
        &self.zones[zone.index()]
    }

    /// The buildings adjacent to a site, each once (US-3.3).
    pub fn adjacent(&self, site: Site) -> List<Lot, 12> {
        let mut found = List::new();
        for lot in Halo::of(site).lots() {
            let cell = self.cells[lot.index()];
            let name = Lot::new(lot.block(), cell.place());
            if !cell.is_free() && !found.contains(&name) {
                found.push(name);
            }
        }
        found
    }

    /// Puts a building on free lots.
    pub fn place(&mut self, building: Building) {
        debug_assert!(self.is_free(building.site), "the lots are free");
        let place = building.lot().place();
        for lot in building.site.lots() {
            self.cells[lot.index()] = Cell::new(building.zone, building.owner, place);
            self.zones[building.zone.index()][usize::from(lot.row())] |= 1 << lot.col();
        }
    }

    /// Takes the building on a lot away.
    pub fn remove(&mut self, lot: Lot) -> Building {
        let building = self.building(lot).expect("a building stands there");
        for lot in building.site.lots() {
            self.cells[lot.index()] = Cell::default();
            self.zones[building.zone.index()][usize::from(lot.row())] &= !(1 << lot.col());
        }
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
    let zone = Zone::ALL.into_iter().find(|known| known.code() == zone)?;
    Some(Building { site, zone, owner })
}
