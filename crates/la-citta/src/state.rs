//! The position: what lies open, what is hidden, and the invariants of both. No rules.

use std::ops::{Index, IndexMut};

use engine::{BySeat, List, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::board::{Board, HexSet, Zone};
use crate::content::{DECK, DISPLAY, MAX_CITIES, MAX_FIGURES, VOICES, VOICES_A_YEAR, content};
use crate::ids::{Building, ByDemand, Card, Demand, HEXES, Hex, SPACES, Space, Stack, Tally, Tile};
use crate::options::LaCittaOptions;

mod audit;
mod prompt;

pub use prompt::{Phase, Prompt};

/// A position of La Città: everything that lies open (LC-9.1), and everything that does not (LC-9.2, LC-9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LaCitta {
    /// What everybody sees.
    pub open: Open,
    /// What is face down.
    pub secret: Secret,
}

/// What everybody sees (LC-9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Open {
    /// The options of the match.
    pub options: LaCittaOptions,
    /// How many play.
    pub seats: Seats,
    /// The year, from 1.
    pub year: u8,
    /// The political round, from 1.
    pub round: u8,
    /// What the table is busy with.
    pub phase: Phase,
    /// The First Player.
    pub first: Seat,
    /// Who acts or is treated now.
    pub actor: Seat,
    /// What the actor is asked.
    pub prompt: Prompt,
    /// What the people ask for, once the Voice cards are open.
    pub demands: ByDemand<bool>,
    /// The tile on each terrain space.
    pub tiles: [Tile; SPACES],
    /// What stands on each hex.
    pub lots: Lots,
    /// Tiles left in each stack.
    pub stock: [u8; Stack::ALL.len()],
    /// The princes.
    pub players: BySeat<Player>,
    /// Politics cards on display, slot 1 first.
    pub display: [Card; DISPLAY],
    /// Politics cards of known kinds in front of the players.
    pub fronts: BySeat<Tally>,
    /// Discarded politics cards of known kinds.
    pub discards: Tally,
    /// What is remembered of the last shuffle of discards.
    pub memory: Memory,
}

/// What is face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Secret {
    /// The politics deck; its front is the top.
    pub deck: List<Card, DECK>,
    /// Cards drawn unseen by passing, in front of the players.
    pub unseen: BySeat<Tally>,
    /// Unseen cards among the discards.
    pub unseen_discards: Tally,
    /// The Voice cards in the order of play: four a year, three left over.
    pub voice: [Demand; VOICES],
}

/// A prince.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// Gold. Never above 255: at most 36 hexes touch a mountain, and the bank pays 2 for an Action card.
    pub gold: u8,
    /// Unused Action cards.
    pub action_cards: u8,
    /// Whether a city was founded this year.
    pub founded: bool,
    /// The card penalty.
    pub standing: Standing,
    /// Whether citizens starved this year.
    pub starved: bool,
    /// Voice positions looked at this year; bit 0 is position 1.
    pub looked: u8,
    /// The number of the next city.
    pub next_city: u8,
    /// Coloured citizens on the map.
    pub figures: List<Figure, MAX_FIGURES>,
    /// The cities, by number.
    pub cities: List<City, MAX_CITIES>,
}

/// Where a player is with the card penalty (LC-5.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// Nothing.
    #[default]
    Free,
    /// Under penalty: next year has one card fewer.
    Penalised,
    /// Sits out the first political round.
    SitsOut,
}

/// A coloured citizen on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Figure {
    /// The building it stands on.
    pub hex: Hex,
    /// What it is there for.
    pub task: Task,
}

/// What a coloured citizen is there for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Doubles the food of a farm.
    #[default]
    Harvest,
    /// Adds a point in a demand.
    Attract(Demand),
}

/// A city: its hexes and its population (LC-6.2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct City {
    /// Its number; never used again.
    pub number: u8,
    /// Citizens in all its buildings.
    pub people: u8,
    /// Where the castle stands.
    pub castle: Hex,
    /// All its hexes, the castle's included.
    pub hexes: HexSet,
}

/// What is remembered of the last shuffle of discards (LC-9.6), while unseen cards stayed out of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Memory {
    /// The cards nobody could see at that moment.
    pub pool: Tally,
    /// How many of them stayed in front of each player.
    pub kept: BySeat<u8>,
    /// How many of those lie among the discards by now.
    pub kept_discards: u8,
    /// The cards drawn openly since.
    pub opened: Tally,
}

impl Memory {
    /// How many cards stayed out of the shuffle.
    pub fn stayed(&self) -> u8 {
        self.kept.0.iter().sum::<u8>() + self.kept_discards
    }
}

/// What stands on each hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lots([Option<Building>; HEXES]);

impl Default for Lots {
    fn default() -> Self {
        Lots([None; HEXES])
    }
}

impl Index<Hex> for Lots {
    type Output = Option<Building>;
    fn index(&self, hex: Hex) -> &Option<Building> {
        &self.0[hex.index()]
    }
}

impl IndexMut<Hex> for Lots {
    fn index_mut(&mut self, hex: Hex) -> &mut Option<Building> {
        &mut self.0[hex.index()]
    }
}

impl Serialize for Lots {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Hex::all().filter_map(|hex| Some((hex, self[hex]?))))
    }
}

impl<'de> Deserialize<'de> for Lots {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let standing = std::collections::BTreeMap::<Hex, Building>::deserialize(deserializer)?;
        let mut lots = Lots::default();
        standing.into_iter().for_each(|(hex, building)| lots[hex] = Some(building));
        Ok(lots)
    }
}

impl City {
    /// Buildings of the city, the castle included.
    pub fn buildings(&self) -> u8 {
        self.hexes.len() as u8
    }

    /// Citizens the castle can spare (LC-6.2.1).
    pub fn surplus(&self) -> u8 {
        self.people.saturating_sub(self.buildings())
    }

    /// Buildings without a citizen (LC-6.8.3).
    pub fn lacking(&self) -> u8 {
        self.buildings().saturating_sub(self.people)
    }
}

impl Player {
    /// Citizens in all cities.
    pub fn people(&self) -> u32 {
        self.cities.iter().map(|city| u32::from(city.people)).sum()
    }

    /// Coloured citizens in stock (LC-6.5.7).
    pub fn figures_left(&self) -> usize {
        content().numbers.figures - self.figures.len()
    }

    /// Castles in stock.
    pub fn castles_left(&self) -> usize {
        content().numbers.castles - self.cities.len()
    }

    /// A city by its number.
    pub fn city(&self, number: u8) -> Option<&City> {
        self.cities.iter().find(|city| city.number == number)
    }

    /// A city by its number, to change.
    pub fn city_mut(&mut self, number: u8) -> &mut City {
        self.cities.iter_mut().find(|city| city.number == number).expect("the city exists")
    }
}

impl Open {
    /// The acting prince.
    pub fn acting(&self) -> &Player {
        &self.players[self.actor]
    }

    /// The acting prince, to change.
    pub fn acting_mut(&mut self) -> &mut Player {
        &mut self.players[self.actor]
    }

    /// The building for which the question seeks a hex.
    pub fn raised(&self) -> Option<Building> {
        match self.prompt {
            Prompt::BuildHex { building } | Prompt::CardHex { building, .. } => Some(building),
            Prompt::Castle | Prompt::FoundHex => Some(Building::Castle),
            Prompt::Bury
            | Prompt::Act
            | Prompt::FoundSource { .. }
            | Prompt::CardBuilding { .. }
            | Prompt::CardLevel { .. }
            | Prompt::CardSite { .. }
            | Prompt::CardSplit { .. }
            | Prompt::CardCity { .. }
            | Prompt::CardPair { .. }
            | Prompt::Demand { .. }
            | Prompt::Demolish { .. }
            | Prompt::Starve { .. } => None,
        }
    }

    /// Every seat in player order (LC-5).
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.seats.from(self.first)
    }

    /// The playable hexes (LC-3.6).
    pub fn playable(&self) -> HexSet {
        board().playable[self.zone() as usize]
    }

    /// The part of the map in use.
    pub fn zone(&self) -> Zone {
        Zone::of(self.seats)
    }

    /// Every hex with a building on it.
    pub fn occupied(&self) -> HexSet {
        self.cities().fold(HexSet::EMPTY, |all, (_, city)| all.or(city.hexes))
    }

    /// Every city, by seat and number.
    pub fn cities(&self) -> impl Iterator<Item = (Seat, &City)> {
        self.seats.iter().flat_map(|seat| self.players[seat].cities.iter().map(move |city| (seat, city)))
    }

    /// The city that a hex belongs to.
    pub fn city_at(&self, hex: Hex) -> Option<(Seat, &City)> {
        self.cities().find(|(_, city)| city.hexes.has(hex))
    }

    /// The tile on a terrain space.
    pub fn tile(&self, space: Space) -> Tile {
        self.tiles[space.index()]
    }

    /// The tiles that a hex touches (LC-3.5).
    pub fn touched(&self, hex: Hex) -> impl Iterator<Item = Tile> {
        board().touches[hex.index()].iter().map(|&space| self.tile(space))
    }

    /// Food of a castle or farm on a hex (LC-6.2.4).
    pub fn grain(&self, hex: Hex) -> u8 {
        self.touched(hex).map(|tile| content().tiles[tile.index()].grain).sum()
    }

    /// Gold of a quarry on a hex (LC-6.1.3).
    pub fn ore(&self, hex: Hex) -> u8 {
        self.touched(hex).map(|tile| content().tiles[tile.index()].gold).sum()
    }

    /// The hexes beside water (LC-6.4.4).
    pub fn beside_water(&self) -> HexSet {
        let wet = |space: &Space| content().tiles[self.tile(*space).index()].water;
        Space::all().filter(wet).fold(HexSet::EMPTY, |all, space| all.or(board().around[space.index()]))
    }

    /// The hexes of a city with a certain building.
    pub fn standing(&self, city: &City, building: Building) -> impl Iterator<Item = Hex> {
        city.hexes.iter().filter(move |&hex| self.lots[hex] == Some(building))
    }

    /// Citizens left in the supply, if it is limited (LC-8.5).
    pub fn supply(&self) -> u32 {
        if self.options.citizen_supply == crate::options::CitizenSupply::Unlimited {
            return u32::MAX;
        }
        let people: u32 = self.seats.iter().map(|seat| self.players[seat].people()).sum();
        content().numbers.supply.saturating_sub(people)
    }

    /// The first Voice card of the year in the order of play.
    pub fn voice_start(&self) -> usize {
        usize::from(self.year - 1) * VOICES_A_YEAR
    }

    /// Whether the year's Voice cards lie open.
    pub fn voice_revealed(&self) -> bool {
        match self.phase {
            Phase::Castles | Phase::Bury | Phase::Politics => false,
            Phase::Migration | Phase::Demolition | Phase::Feeding | Phase::Over => true,
        }
    }

    /// All politics cards whose kind everybody knows.
    pub fn known_cards(&self) -> Tally {
        let fronts = self.fronts.0.into_iter().fold(self.discards, Tally::plus);
        self.display.into_iter().collect::<Tally>().plus(fronts)
    }
}

impl LaCitta {
    /// The four Voice cards of the year.
    pub fn voices(&self) -> [Demand; VOICES_A_YEAR] {
        let start = self.open.voice_start();
        std::array::from_fn(|i| self.secret.voice[start + i])
    }
}

/// The map.
pub fn board() -> &'static Board {
    &content().board
}
