//! The position and its invariants; no rules.
//!
//! What everybody may see is one value, [`Open`]; what nobody or only one player knows is another, [`Secret`]. A view
//! takes what is open as it is and next to nothing of the secret.

mod audit;
mod prompt;

use engine::{BySeat, List, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

use crate::board::{Cell, Grid, Vertex};
use crate::content::{LEVELS, content};
use crate::effects::{Atom, Slot};
use crate::ids::{ERAS, MAX_CITIES, ROWS, Resource, Space, TileId, TileSet, TouristId, or_none};
use crate::options::CapitalsOptions;

pub use audit::audit;
pub use prompt::Prompt;

/// Most tiles in a city: two to start with, one per round, five Prosperity tiles, one extra build (CA-3.1).
pub const CITY_TILES: usize = 20;
/// Most Lakes in a city.
pub const CITY_LAKES: usize = 5;
/// Most Prosperity tiles in a hand.
pub const HAND: usize = 6;
/// Room for pending effects.
pub const PENDING: usize = 32;
/// Room for the tiles of an era.
pub const STACK: usize = 27;
/// Room for all Prosperity tiles.
pub const BOX: usize = 25;
/// Room in a row of the Projects area.
pub const ROW: usize = 8;

/// A position of The Capitals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Capitals {
    /// What is open to all (CA-9.1); called as in the records of 0.1, whose digests are made of it.
    #[serde(rename = "table")]
    pub open: Open,
    /// What is hidden (CA-9.3, CA-9.4).
    pub secret: Secret,
}

/// What is open to all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Open {
    /// The options.
    pub options: CapitalsOptions,
    /// How many play.
    pub seats: Seats,
    /// The round marker.
    pub round: u8,
    /// The phase that asks.
    pub phase: Phase,
    /// Whose turn in this phase, as a place in `order`.
    pub turn: u8,
    /// Cities from left to right on the initiative track; in the Political phase as it was in the last round.
    pub order: List<Seat, MAX_CITIES>,
    /// Every city.
    pub cities: BySeat<City, MAX_CITIES>,
    /// Tourists by the seat of their owner, then the neutral one.
    pub tourists: List<Tourist, { MAX_CITIES + 1 }>,
    /// The neutral culture marker (two players).
    #[serde(with = "or_none")]
    pub neutral: Option<u8>,
    /// Who holds the Highest Culture token.
    #[serde(with = "or_none")]
    pub highest: Option<Seat>,
    /// Rows of the Projects area, the cheapest first.
    pub projects: [List<TileId, ROW>; ROWS],
    /// Tiles pushed out of the dearest row.
    pub pushed_out: TileSet,
    /// Copies of power plants taken.
    pub plants: Plants,
    /// Tiles whose effects before the last World Expo are done.
    pub last_done: TileSet,
    /// Unfinished business, the innermost last.
    pub frames: List<Frame, 8>,
    /// Pending effects; each frame's own are the last ones.
    pub atoms: List<Atom, PENDING>,
}

/// What is hidden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Secret {
    /// Era stacks, the top first; empty once the era is over.
    pub stacks: [List<TileId, STACK>; ERAS],
    /// Tiles removed before the start, and what was left of stacks when their era ended.
    pub left: TileSet,
    /// Unbuilt Prosperity tiles of each city, sorted.
    pub hands: BySeat<List<TileId, HAND>, MAX_CITIES>,
    /// Prosperity tiles that were not dealt.
    pub undealt: TileSet,
}

/// A phase with decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Initiative spaces are chosen.
    Political,
    /// Tiles are built.
    Building,
    /// Tiles are activated; so many by the city whose turn it is.
    Executive(u8),
    /// Surrounded construction tokens are moved.
    Tokens,
    /// Prosperity tiles and Lakes are built.
    Prosperity,
    /// Effects before the last World Expo.
    LastEffects,
    /// The game is over.
    Over,
}

/// A city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct City {
    /// Markers, power plant, prestige.
    pub tracks: Tracks,
    /// The initiative space, or the one just left while a new one is to be chosen.
    pub space: Space,
    /// Construction tokens.
    pub tokens: [Vertex; 2],
    /// Tiles in the order in which they were built.
    pub tiles: List<Placed, CITY_TILES>,
    /// Lakes.
    pub lakes: List<Lake, CITY_LAKES>,
}

/// The numbers of a city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Tracks {
    /// Population.
    pub population: u8,
    /// Employment.
    pub employment: u8,
    /// Public services.
    pub public_service: u8,
    /// Money.
    pub money: u8,
    /// Culture.
    pub culture: u8,
    /// Level of the power plant.
    pub level: u8,
    /// Spaces of progress since the last upgrade; below the top level the space of the marker.
    pub progress: u16,
    /// Energy cubes on the plant.
    pub energy: u16,
    /// Prestige.
    pub prestige: i16,
}

impl Tracks {
    /// A number by name.
    pub fn get(&self, what: Resource) -> i16 {
        match what {
            Resource::Progress => self.progress as i16,
            Resource::Population => self.population.into(),
            Resource::Employment => self.employment.into(),
            Resource::PublicService => self.public_service.into(),
            Resource::Culture => self.culture.into(),
            Resource::Money => self.money.into(),
            Resource::Prestige => self.prestige,
            Resource::Energy => self.energy as i16,
        }
    }
}

/// A tile in a city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Placed {
    /// Which.
    pub tile: TileId,
    /// Where.
    pub cell: Cell,
    /// Energy cubes lying on it, printed ones not counted.
    pub cubes: u8,
}

/// A Lake in a city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lake {
    /// The Prosperity tile on its other side.
    pub tile: TileId,
    /// Where.
    pub cell: Cell,
}

/// A tourist.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tourist {
    /// The city that may use it; nobody if it stands beside the board.
    #[serde(with = "or_none")]
    pub host: Option<Seat>,
    /// The tile of the host it lies on; beside the city if on none.
    #[serde(with = "or_none")]
    pub on: Option<TileId>,
    /// Whether it has paid in this Executive phase.
    pub used: bool,
}

/// Copies taken of the plants of levels 2 and up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Plants(pub [u8; LEVELS - 1]);

/// Arrows applied in an event, a bit per track and end (CA-6.1.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Arrows(pub u16);

/// Where a tile to be placed comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The Projects area.
    Projects,
    /// A hand of Prosperity tiles.
    Hand,
    /// A hand, to be laid Lake side up.
    Lake,
}

/// Unfinished business of the city whose turn it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// A city that made no activation chooses its bonus.
    #[default]
    Bonus,
    /// A tile was chosen; its cell is asked.
    Cell {
        /// The tile.
        tile: TileId,
        /// Where it comes from.
        from: Origin,
    },
    /// An event whose effects are pending: a build, or a tile before the last World Expo.
    Effects {
        /// The tile.
        tile: TileId,
        /// Arrows applied so far.
        arrows: Arrows,
        /// Where its pending atoms begin.
        first: u8,
    },
    /// A tile to be activated; the payment is asked.
    Pay {
        /// The tile.
        tile: TileId,
        /// Tourists already added, a bit each.
        tourists: u8,
    },
    /// An activation under way.
    Activation {
        /// The tile.
        tile: TileId,
        /// Arrows applied so far.
        arrows: Arrows,
        /// Gains resolved so far.
        step: u8,
        /// Upgrades it caused.
        upgrades: u8,
    },
    /// A free activation: the target is asked.
    FreeTarget {
        /// The tile that grants it.
        tile: TileId,
    },
    /// An extra build: the tile is asked.
    ExtraTile,
    /// An effect that may be taken fewer times: how often is asked.
    HowOften {
        /// The tile.
        tile: TileId,
        /// Where on the tile.
        slot: Slot,
        /// Most times.
        most: u8,
    },
}

impl City {
    /// A tile of the city.
    pub fn placed(&self, tile: TileId) -> Option<&Placed> {
        self.tiles.iter().find(|placed| placed.tile == tile)
    }

    /// Its tiles as a set; a tile occurs at most once in a city.
    pub fn set(&self) -> TileSet {
        self.tiles.iter().map(|placed| placed.tile).collect()
    }

    /// How many of its tiles are in a set.
    pub fn count(&self, tiles: TileSet) -> u8 {
        self.tiles.iter().filter(|placed| tiles.has(placed.tile)).count() as u8
    }

    /// Tiles next to a cell (CA-3.2); Lakes are no tiles.
    pub fn adjacent(&self, cell: Cell) -> impl Iterator<Item = &Placed> {
        self.tiles.iter().filter(move |placed| placed.cell.adjacent(cell))
    }

    /// Cells with a tile.
    pub fn tile_grid(&self) -> Grid {
        Grid::of(self.tiles.iter().map(|placed| placed.cell))
    }

    /// Cells with a tile or a Lake.
    pub fn grid(&self) -> Grid {
        let lakes = self.lakes.iter().map(|lake| lake.cell);
        Grid::of(self.tiles.iter().map(|placed| placed.cell).chain(lakes))
    }

    /// Whether a cell holds a tile or a Lake.
    pub fn occupied(&self, cell: Cell) -> bool {
        self.tiles.iter().any(|placed| placed.cell == cell) || self.lakes.iter().any(|lake| lake.cell == cell)
    }

    /// The first construction token with no empty cell around it (CA-3.5).
    pub fn surrounded(&self) -> Option<usize> {
        let full = |vertex: &Vertex| vertex.cells().into_iter().all(|cell| self.occupied(cell));
        self.tokens.iter().position(full)
    }

    /// Tiles of a set by row, then from left to right (CA-6.3.8).
    pub fn by_cell(&self, tiles: TileSet) -> List<Placed, CITY_TILES> {
        let mut found: List<Placed, CITY_TILES> =
            self.tiles.iter().filter(|placed| tiles.has(placed.tile)).copied().collect();
        found.sort_by_key(|placed| placed.cell);
        found
    }
}

impl Open {
    /// The city whose turn it is in this phase.
    pub fn actor(&self) -> Seat {
        self.order[usize::from(self.turn)]
    }

    /// Whether every city had its turn in this phase.
    pub fn all_done(&self) -> bool {
        usize::from(self.turn) >= self.seats.len()
    }

    /// The cities, from left to right on the initiative track.
    pub fn in_order(&self) -> List<Seat, MAX_CITIES> {
        self.order
    }

    /// The current era, counted from 0.
    pub fn era(&self) -> usize {
        content().board.era(self.round)
    }

    /// The neutral tourist.
    pub fn neutral_tourist(&self) -> TouristId {
        TouristId(self.seats.0)
    }

    /// Every tile of the Projects area with its row.
    pub fn offers(&self) -> impl Iterator<Item = (usize, TileId)> {
        self.projects.iter().enumerate().flat_map(|(row, tiles)| tiles.iter().map(move |&tile| (row, tile)))
    }

    /// Tourists hosted by a city.
    pub fn hosted(&self, seat: Seat) -> impl Iterator<Item = (TouristId, &Tourist)> {
        (0..).map(TouristId).zip(&self.tourists).filter(move |(_, tourist)| tourist.host == Some(seat))
    }

    /// Tiles that everybody has seen: in cities, as Lakes, in the Projects area, pushed out, or about to be placed.
    pub fn seen(&self) -> TileSet {
        let mut seen = self.pushed_out;
        for seat in self.seats.iter() {
            let city = &self.cities[seat];
            city.tiles.iter().for_each(|placed| seen.add(placed.tile));
            city.lakes.iter().for_each(|lake| seen.add(lake.tile));
        }
        self.offers().for_each(|(_, tile)| seen.add(tile));
        for frame in &self.frames {
            if let Frame::Cell { tile, from: Origin::Hand | Origin::Lake } = frame {
                seen.add(*tile);
            }
        }
        seen
    }

    /// Whose decision it is, and which.
    pub fn asked(&self) -> Turn<Prompt> {
        let Some(prompt) = self.prompt() else { return Turn::Over };
        Turn::Decide { seat: self.actor(), prompt }
    }

    fn prompt(&self) -> Option<Prompt> {
        let Some(frame) = self.frames.last() else { return self.phase_prompt() };
        Some(match *frame {
            Frame::Bonus => Prompt::Bonus,
            Frame::Cell { tile, from } => Prompt::Cell { tile, from },
            Frame::Effects { tile, .. } => Prompt::Order { tile },
            Frame::Pay { tile, .. } => Prompt::Pay { tile },
            Frame::FreeTarget { tile } => Prompt::FreeTarget { tile },
            Frame::ExtraTile => Prompt::ExtraTile,
            Frame::HowOften { tile, most, .. } => Prompt::HowOften { tile, most },
            Frame::Activation { .. } => unreachable!("an activation runs on by itself"),
        })
    }

    /// The tile whose effects are being put in order.
    pub fn resolving(&self) -> Option<TileId> {
        match self.frames.last() {
            Some(Frame::Effects { tile, .. }) => Some(*tile),
            _ => None,
        }
    }

    fn phase_prompt(&self) -> Option<Prompt> {
        Some(match self.phase {
            Phase::Political => Prompt::Initiative,
            Phase::Building => Prompt::Tile,
            Phase::Executive(_) => Prompt::Activate,
            Phase::Tokens => {
                let token = self.cities[self.actor()].surrounded().expect("a token is surrounded");
                Prompt::Token { token: token as u8 }
            }
            Phase::Prosperity => Prompt::Prosperity,
            Phase::LastEffects => Prompt::LastEffect,
            Phase::Over => return None,
        })
    }
}
