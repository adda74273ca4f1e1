//! The components as data: read once from the content files, checked, typed.

mod board;
mod buildings;
mod cards;
mod constants;
mod options;
mod setups;
mod terrain;

use engine::{ContentError, Files, Shelf, demand};

use crate::board::Board;
use crate::effects::Level;
use crate::ids::{Building, ByDemand, Card, Demand, Hex, SPACES, Size, Stack, Tally, Tile};

/// The content files.
pub static SHELF: Shelf<Content> = Shelf::new(
    &[
        ("board.toml", include_str!("../content/board.toml")),
        ("buildings.toml", include_str!("../content/buildings.toml")),
        ("cards.toml", include_str!("../content/cards.toml")),
        ("constants.toml", include_str!("../content/constants.toml")),
        ("options.toml", include_str!("../content/options.toml")),
        ("setups.toml", include_str!("../content/setups.toml")),
        ("terrain.toml", include_str!("../content/terrain.toml")),
    ],
    read,
);

/// The content in use.
pub fn content() -> &'static Content {
    SHELF.get()
}

/// Everything printed.
#[derive(Debug)]
pub struct Content {
    /// The map.
    pub board: Board,
    /// Terrain tiles, by kind.
    pub tiles: [TileRow; Tile::ALL.len()],
    /// Buildings, by kind.
    pub buildings: [BuildingRow; Building::ALL.len()],
    /// Tiles in each stack (LC-2.3).
    pub stacks: [u8; Stack::ALL.len()],
    /// Politics cards, by kind.
    pub cards: [CardRow; Card::ALL.len()],
    /// The whole politics deck.
    pub deck: Tally,
    /// Gold that an Action card brings.
    pub action_gold: u8,
    /// The numbers of the rules.
    pub numbers: Numbers,
    /// Standard layouts for 2 to 5 players.
    pub setups: Vec<Layout>,
}

/// A kind of terrain tile.
#[derive(Clone, Copy, Debug)]
pub struct TileRow {
    /// How many.
    pub count: u8,
    /// Food for castles and farms.
    pub grain: u8,
    /// Gold for quarries.
    pub gold: u8,
    /// Whether fountains and bathhouses may stand beside it.
    pub water: bool,
}

/// A kind of building.
#[derive(Clone, Copy, Debug)]
pub struct BuildingRow {
    /// Its size.
    pub size: Size,
    /// Where its tiles lie; castles belong to the players.
    pub stack: Option<Stack>,
    /// Points of attraction.
    pub arches: ByDemand<u8>,
    /// Whether it must touch water.
    pub needs_water: bool,
    /// Whether it opens the way past the first growth limit, as a market does (LC-6.7.1).
    pub lifts_market: bool,
    /// Whether it opens the way past the second, as a fountain does once there is a market (LC-6.7.1).
    pub lifts_water: bool,
}

impl BuildingRow {
    /// Whether it shows any arch.
    pub fn has_arches(&self) -> bool {
        self.arches.0 != [0; Demand::ALL.len()]
    }
}

/// A kind of politics card.
#[derive(Clone, Debug)]
pub struct CardRow {
    /// Copies in the deck.
    pub count: u8,
    /// What it offers, cheapest first.
    pub levels: Vec<Level>,
    /// Years in which it may not be taken.
    pub not_in_year: Vec<u8>,
}

/// The numbers of the rules (`constants.toml`).
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    /// Castles of a player.
    pub castles: usize,
    /// Castles each player has on the map at the start.
    pub castles_on_map: usize,
    /// Citizens in a starting castle.
    pub castle_people: u8,
    /// Gold at the start.
    pub gold: u8,
    /// Action cards of a player.
    pub action_cards: u8,
    /// Coloured citizens of a player.
    pub figures: usize,
    /// Citizens in all, when the supply is limited.
    pub supply: u32,
    /// Years.
    pub years: u8,
    /// Political rounds in a year.
    pub rounds: u8,
    /// Growth of a city in a year.
    pub growth: u8,
    /// Growth limit without a market.
    pub limit_plain: u8,
    /// Growth limit with a market.
    pub limit_market: u8,
    /// Citizens a foundation takes from a castle.
    pub found_from_castle: u8,
    /// Citizens a foundation takes from the supply.
    pub found_from_supply: u8,
    /// Points for a citizen.
    pub per_citizen: i32,
    /// Points for a complete city.
    pub complete_city: i32,
    /// Points for famine in the last year; negative.
    pub famine_last_year: i32,
}

/// A standard layout.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The tile on each space.
    pub tiles: [Tile; SPACES],
    /// The castles of each seat.
    pub castles: Vec<Vec<Hex>>,
}

/// Cities of a player; these numbers are the room of lists in a position.
pub const MAX_CITIES: usize = 4;
/// Coloured citizens of a player.
pub const MAX_FIGURES: usize = 4;
/// Politics cards in all.
pub const POLITICS: usize = 32;
/// Politics cards on display.
pub const DISPLAY: usize = 7;
/// The most politics cards off the display: all the others, and one buried but not yet replaced (LC-8.6).
pub const DECK: usize = POLITICS - DISPLAY + 1;
/// Voice cards in all.
pub const VOICES: usize = 27;
/// Voice cards of a year.
pub const VOICES_A_YEAR: usize = 4;
/// Voice cards of each demand.
pub const VOICES_OF_A_DEMAND: usize = VOICES / Demand::ALL.len();

/// The most citizens that come to a city at once: at the start, by growth, by a card. Four at the start, four in each of
/// six years and with each of thirty actions, one with a market and sixteen rival cities' migrants a year fit in a byte.
const MAX_AT_ONCE: u8 = 4;

/// Reads and checks all files.
fn read(files: &Files<'_>) -> Result<Content, ContentError> {
    let board = board::board(&files.parse(board::FILE)?)?;
    let (buildings, stacks) = buildings::buildings(files.parse(buildings::FILE)?)?;
    let politics: cards::CardsFile = files.parse(cards::FILE)?;
    let action_gold = cards::action_gold(&politics, &buildings)?;
    let cards = cards::cards(politics, &buildings)?;
    let deck = cards.iter().zip(Card::ALL).flat_map(|(row, card)| (0..row.count).map(move |_| card)).collect();
    let tiles = terrain::tiles(files.parse(terrain::FILE)?)?;
    let numbers = constants::numbers(files.parse(constants::FILE)?)?;
    let setups = setups::layouts(&files.parse(setups::FILE)?, &board, &tiles, &numbers)?;
    options::check(&files.parse(options::FILE)?)?;
    Ok(Content { board, tiles, buildings, stacks, cards, deck, action_gold, numbers, setups })
}

/// One row for every member of an enum, in its order; the file must have each exactly once.
fn table<K: Copy + PartialEq + std::fmt::Display, R, const N: usize>(
    file: &str,
    name: &str,
    all: [K; N],
    rows: Vec<(K, R)>,
) -> Result<[R; N], ContentError> {
    let mut found: [Option<R>; N] = std::array::from_fn(|_| None);
    for (i, (key, row)) in rows.into_iter().enumerate() {
        let slot = all.iter().position(|known| *known == key).expect("all lists every member");
        let second = found[slot].replace(row).is_some();
        demand(!second, file, format!("{name}[{i}].id"), format!("a second row for {key}"))?;
    }
    if let Some(slot) = found.iter().position(Option::is_none) {
        return Err(ContentError::new(file, name, format!("no row for {}", all[slot])));
    }
    Ok(found.map(|row| row.expect("none is missing")))
}
