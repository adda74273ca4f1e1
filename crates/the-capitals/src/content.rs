//! The components as data: read once from the content files, checked, typed.

mod board;
mod power_plants;
mod setup;
mod tiles;
mod words;

use engine::{ContentError, Files, Shelf};

use crate::board::{Cell, Vertex};
use crate::effects::{Change, Effect, Metric, Scope};
use crate::ids::{Density, ERAS, Kind, ROWS, Resource, Space, TileId, TileSet};

/// The content files.
pub static SHELF: Shelf<Content> = Shelf::new(
    &[
        ("board.toml", include_str!("../content/board.toml")),
        ("power_plants.toml", include_str!("../content/power_plants.toml")),
        ("setup.toml", include_str!("../content/setup.toml")),
        ("terms.toml", include_str!("../content/terms.toml")),
        ("tiles_start.toml", include_str!("../content/tiles_start.toml")),
        ("tiles_era1.toml", include_str!("../content/tiles_era1.toml")),
        ("tiles_era2.toml", include_str!("../content/tiles_era2.toml")),
        ("tiles_era3.toml", include_str!("../content/tiles_era3.toml")),
        ("tiles_prosperity.toml", include_str!("../content/tiles_prosperity.toml")),
    ],
    read,
);

/// The content in use.
pub fn content() -> &'static Content {
    SHELF.get()
}

/// Levels of power plants.
pub const LEVELS: usize = 6;

/// Everything printed.
#[derive(Clone, Debug)]
pub struct Content {
    /// Every different tile, by [`TileId`].
    pub tiles: Vec<Tile>,
    /// Tiles of each era.
    pub eras: [TileSet; ERAS],
    /// Prosperity tiles.
    pub prosperity: TileSet,
    /// Tiles of each type, by [`Kind`].
    pub kinds: [TileSet; 6],
    /// Tiles with an activation.
    pub activations: TileSet,
    /// Tiles with a construction effect that later tiles may set off.
    pub constructions: TileSet,
    /// Tiles next to which no building penalty is due.
    pub sheltering: TileSet,
    /// Tiles that gain something each time an activation happens.
    pub activation_watchers: TileSet,
    /// Tiles that gain something each time their city upgrades its plant.
    pub upgrade_watchers: TileSet,
    /// Tiles that gain something at the end of each Tourism phase.
    pub tourism_watchers: TileSet,
    /// Tiles with an effect before the last World Expo.
    pub last: TileSet,
    /// Tiles with an effect at the end of the game.
    pub finals: TileSet,
    /// The board.
    pub board: Board,
    /// Power plants by level, level 1 first.
    pub plants: [Plant; LEVELS],
    /// Setup by number of players, two players first.
    pub setups: Vec<Setup>,
    /// The city everybody starts with.
    pub start: StartCity,
}

impl Content {
    /// A tile.
    pub fn tile(&self, tile: TileId) -> &Tile {
        &self.tiles[tile.index()]
    }

    /// The setup for a number of players.
    pub fn setup(&self, players: u8) -> &Setup {
        &self.setups[usize::from(players) - 2]
    }

    /// Tiles in play in an era, before any are removed.
    pub fn era_tiles(&self, era: usize, players: u8) -> TileSet {
        let used = |tile: &TileId| self.tile(*tile).min_players <= players;
        self.eras[era].iter().filter(used).collect()
    }

    /// Tiles of a type.
    pub fn of_kind(&self, kind: Kind) -> TileSet {
        self.kinds[kind as usize]
    }
}

/// Which stack a tile belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Set {
    /// In every city from the start.
    Start,
    /// An era stack, counted from 0.
    Era(usize),
    /// A Prosperity tile.
    Prosperity,
}

/// A different tile.
#[derive(Clone, Debug)]
pub struct Tile {
    /// Its key in content, notation and messages.
    pub key: String,
    /// Where it comes from.
    pub set: Set,
    /// Its type.
    pub kind: Kind,
    /// Density, for housing.
    pub density: Option<Density>,
    /// Whether it is a museum.
    pub museum: bool,
    /// Fewest players it is used with.
    pub min_players: u8,
    /// Energy cubes printed on it.
    pub printed_cubes: u8,
    /// Effects when it is built.
    pub immediate: Vec<Effect>,
    /// What activating it does.
    pub activation: Option<Activation>,
    /// Effects that count tiles, now and later.
    pub construction: Vec<Effect>,
    /// Effects set off by something happening.
    pub permanent: Vec<Permanent>,
    /// Effects before the last World Expo.
    pub last: Vec<Effect>,
    /// Effects at the end of the game.
    pub finals: Vec<Effect>,
    /// What a city needs to build it (Prosperity).
    pub requires: Option<Requirement>,
    /// Its name in English and Italian.
    pub name: [String; 2],
    /// What it does, in English and Italian.
    pub text: [String; 2],
}

/// The activation of a tile: costs first, then gains.
#[derive(Clone, Debug)]
pub struct Activation {
    /// What is paid besides energy.
    pub cost: Vec<Change>,
    /// What it brings.
    pub gain: Vec<Effect>,
}

/// An effect each time something happens.
#[derive(Clone, Debug)]
pub struct Permanent {
    /// When.
    pub trigger: Trigger,
    /// What.
    pub gain: Vec<Change>,
}

/// What sets a permanent effect off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// The activation of another tile that passes.
    Activate {
        /// How near.
        scope: Scope,
        /// Which tiles.
        filter: TileSet,
    },
    /// An upgrade of the own power plant.
    Upgrade,
    /// The end of a Tourism phase, once per tourist hosted.
    TourismEnd,
}

/// What a city needs to build a Prosperity tile (CA-8.3.5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Requirement {
    /// To lead in something.
    Most(Measure, Ties),
    /// To trail in something.
    Least(Measure, Ties),
    /// To pay (CA-8.3.11).
    Pay(Vec<Change>),
}

/// What a requirement compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Tiles in the city that pass.
    Tiles(TileSet),
    /// A number of the city.
    Metric(Metric),
    /// Plant level, then spaces since the last upgrade.
    Progress,
}

/// How a requirement treats ties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ties {
    /// Tied cities qualify, with at least one.
    Allowed,
    /// A city must be alone.
    Strict,
    /// More money, then farther left on the initiative track.
    Tiebreak,
}

/// The main board.
#[derive(Clone, Debug)]
pub struct Board {
    /// Population track.
    pub population: Track,
    /// Employment track.
    pub employment: Track,
    /// Public services track.
    pub public_service: Track,
    /// Money track.
    pub economy: Track,
    /// Culture track.
    pub culture: Track,
    /// Spaces of the progress circle.
    pub progress_spaces: u16,
    /// Prestige of each employment space at a World Expo (CA-3.9).
    pub employment_prestige: Vec<i16>,
    /// Bonus of each public services space at a World Expo (CA-3.10).
    pub service_bonus: Vec<Vec<Change>>,
    /// Attraction levels, the lowest first (CA-6.4.3).
    pub attraction: Vec<Attraction>,
    /// The initiative track, space 1 first (CA-3.11).
    pub initiative: Vec<Initiative>,
    /// Era of each round, counted from 0, round 1 first.
    pub era_of_round: Vec<usize>,
    /// Rounds followed by a World Expo.
    pub expo_after: Vec<u8>,
    /// Rounds with a Prosperity symbol.
    pub prosperity_rounds: Vec<u8>,
    /// Prices of the rows of the Projects area.
    pub row_price: [i16; ROWS],
    /// Rates and fines.
    pub scoring: Scoring,
}

impl Board {
    /// Rounds of a game.
    pub fn rounds(&self) -> u8 {
        self.era_of_round.len() as u8
    }

    /// The era of a round, counted from 0.
    pub fn era(&self, round: u8) -> usize {
        self.era_of_round[usize::from(round) - 1]
    }

    /// A space of the initiative track.
    pub fn space(&self, space: Space) -> &Initiative {
        &self.initiative[usize::from(space.0) - 1]
    }

    /// The track of a resource, if it has one with two ends.
    pub fn track(&self, what: Resource) -> Option<&Track> {
        match what {
            Resource::Population => Some(&self.population),
            Resource::Employment => Some(&self.employment),
            Resource::PublicService => Some(&self.public_service),
            Resource::Culture => Some(&self.culture),
            Resource::Money => Some(&self.economy),
            Resource::Progress | Resource::Prestige | Resource::Energy => None,
        }
    }
}

/// A track with two ends (CA-3.8).
#[derive(Clone, Copy, Debug)]
pub struct Track {
    /// First space.
    pub min: u8,
    /// Last space.
    pub max: u8,
    /// Where markers start.
    pub start: u8,
    /// Reward past the last space.
    pub top: Change,
    /// Fine past the first space, if the track has one.
    pub bottom: Option<Change>,
}

/// An attraction level.
#[derive(Clone, Copy, Debug)]
pub struct Attraction {
    /// Culture it needs.
    pub at: u8,
    /// Cities below this send their tourists.
    pub below: u8,
}

/// A space of the initiative track.
#[derive(Clone, Debug)]
pub struct Initiative {
    /// Price.
    pub dollars: i16,
    /// Multiplier of the next price.
    pub times: i16,
    /// Multiplier in round 2, where it differs (CA-6.2.4).
    pub times_round_2: Option<i16>,
}

/// Rates and fines.
#[derive(Clone, Copy, Debug)]
pub struct Scoring {
    /// Prestige per broken placement rule.
    pub building_penalty: i16,
    /// Largest loss for unemployment.
    pub unemployment_cap: i16,
    /// Prestige lost per city ranked above in public services.
    pub rank_loss: i16,
    /// Money of one Extra Taxation action.
    pub tax_money: i16,
    /// Prestige it costs.
    pub tax_prestige: i16,
    /// Cubes per prestige at the end.
    pub energy_per_prestige: i16,
    /// Money per prestige at the end.
    pub money_per_prestige: i16,
    /// Culture per prestige at the end.
    pub culture_per_prestige: i16,
    /// Progress per prestige at the end.
    pub progress_per_prestige: i16,
    /// Cubes for a Lake.
    pub lake_energy: i16,
}

/// A level of power plants.
#[derive(Clone, Debug)]
pub struct Plant {
    /// Activations it allows.
    pub activations: u8,
    /// Cubes on each copy, richest first.
    pub cubes: Vec<u8>,
    /// Its name in English and Italian.
    pub name: [String; 2],
}

/// Setup by number of players.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Spaces of the initiative track in use.
    pub spaces: Vec<Space>,
    /// Spaces filled at the start, in random order of the cities.
    pub start_spaces: Vec<Space>,
    /// Tiles of the current era the Projects area is filled up to.
    pub projects: usize,
    /// Tiles drawn each round with `full_draw`.
    pub full_draw: usize,
    /// Tiles of each type removed from each era stack.
    pub discard_per_type: usize,
    /// Prosperity tiles dealt to each city.
    pub prosperity_hand: usize,
    /// Whether there is a neutral city.
    pub neutral: bool,
}

/// The city everybody starts with (CA-3.7).
#[derive(Clone, Copy, Debug)]
pub struct StartCity {
    /// Starting tiles and their cells.
    pub tiles: [(TileId, Cell); 2],
    /// Vertices of the construction tokens.
    pub tokens: [Vertex; 2],
}

/// Reads and checks all files.
fn read(files: &Files<'_>) -> Result<Content, ContentError> {
    files.parse::<words::TermsFile>(words::FILE)?;
    let tiles = tiles::tiles(files)?;
    let board = board::board(files.parse(board::FILE)?, tiles::extra_builds(&tiles))?;
    let setup: setup::SetupFile = files.parse(setup::FILE)?;
    let start = setup::start_city(&setup, &tiles)?;
    let setups = setup::setups(setup, &tiles, &board)?;
    let plants = power_plants::plants(files.parse(power_plants::FILE)?)?;
    Ok(index(tiles, board, plants, setups, start))
}

fn index(tiles: Vec<Tile>, board: Board, plants: [Plant; LEVELS], setups: Vec<Setup>, start: StartCity) -> Content {
    let set = |pass: &dyn Fn(&Tile) -> bool| -> TileSet {
        (0..).map(TileId).zip(&tiles).filter(|(_, tile)| pass(tile)).map(|(id, _)| id).collect()
    };
    let watches = |pass: fn(&Trigger) -> bool| set(&|tile| tile.permanent.iter().any(|p| pass(&p.trigger)));
    let counts = |effect: &Effect| matches!(effect, Effect::PerTile { .. } | Effect::PerType { .. });
    Content {
        eras: [0, 1, 2].map(|era| set(&|tile| tile.set == Set::Era(era))),
        prosperity: set(&|tile| tile.set == Set::Prosperity),
        kinds: Kind::ALL.map(|kind| set(&|tile| tile.kind == kind)),
        activations: set(&|tile| tile.activation.is_some()),
        constructions: set(&|tile| tile.construction.iter().any(counts)),
        sheltering: set(&|tile| tile.construction.contains(&Effect::Shelter)),
        activation_watchers: watches(|trigger| matches!(trigger, Trigger::Activate { .. })),
        upgrade_watchers: watches(|trigger| *trigger == Trigger::Upgrade),
        tourism_watchers: watches(|trigger| *trigger == Trigger::TourismEnd),
        last: set(&|tile| !tile.last.is_empty()),
        finals: set(&|tile| !tile.finals.is_empty()),
        tiles,
        board,
        plants,
        setups,
        start,
    }
}
