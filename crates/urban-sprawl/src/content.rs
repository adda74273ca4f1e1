//! The components as data: read once from the content files, checked, typed.

mod board;
mod cards;
mod components;

use std::collections::BTreeMap;

use engine::{ContentError, Files, Shelf, demand};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::board::{BLOCKS, Block, Lot};
use crate::effects::{Effect, RunId};
use crate::ids::{CARDS, Card, Coin, Number, Vocation, Zone, ZoneSet};

/// The content files.
pub static SHELF: Shelf<Content> = Shelf::new(
    &[
        ("board.toml", include_str!("../content/board.toml")),
        ("components.toml", include_str!("../content/components.toml")),
        ("planning.toml", include_str!("../content/planning.toml")),
        ("town.toml", include_str!("../content/town.toml")),
        ("city.toml", include_str!("../content/city.toml")),
        ("metropolis.toml", include_str!("../content/metropolis.toml")),
        ("effects.toml", include_str!("../content/effects.toml")),
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
    faces: Vec<Face>,
    runs: Vec<Vec<Effect>>,
    /// Block values without markers (US-3.7).
    pub printed: [u8; BLOCKS],
    /// Printed prestige numbers, two block rows each.
    pub prestige_rows: [Number; 3],
    /// Printed wealth numbers, one block column each.
    pub wealth_rows: [Number; 6],
    /// The starting buildings, in the order of their ids.
    pub starts: Vec<Start>,
    /// AP prices.
    pub prices: Prices,
    /// What each place of a row pays, by the row's number.
    pub payouts: [[u8; 4]; 13],
    /// Cards of the deck sections from the top, the key event included, by game length.
    pub sections: [[u8; 3]; 3],
    /// Permits in the upper and in the lower part of the planning deck.
    pub planning: [u8; 2],
    /// Building tiles by zone and size.
    pub tiles: [[u8; 4]; 5],
    /// Vocation tiles.
    pub vocations: [u8; 8],
    /// Starting wealth by number of players.
    pub start_wealth: [u16; 5],
    /// Planning cards dealt by turn order.
    pub start_cards: [u8; 4],
    /// APs of a turn.
    pub points: u8,
    /// APs of the Union Boss.
    pub boss_points: u8,
}

/// What a card shows.
#[derive(Clone, Debug)]
pub struct Face {
    pub card: Card,
    pub kind: Kind,
    /// Its effects.
    pub effects: RunId,
    /// Its effects with soft Metropolis (US-8.2).
    pub soft: RunId,
}

/// The kinds of cards.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    Permit(Permit),
    Renewal { ballot: bool },
    Contract(Contract),
    Event,
}

/// A build permit.
#[derive(Clone, Copy, Debug)]
pub struct Permit {
    pub permits: u8,
    pub zones: ZoneSet,
    pub wealth: u8,
    pub ballot: bool,
}

/// A contract.
#[derive(Clone, Copy, Debug)]
pub struct Contract {
    pub zone: Zone,
    pub size: u8,
    /// The prestige row paid out when it is revealed, or 0.
    pub payout: Number,
    pub needs: Needs,
    pub vocations: [Option<Expertise>; 2],
}

/// What a contract asks of its place (US-6.7.1).
#[derive(Clone, Copy, Debug, Default)]
pub struct Needs {
    pub water: bool,
    pub wilderness: bool,
    pub edge: bool,
    pub empty_block: bool,
    pub min_value: u8,
    pub ignore_zoning: bool,
}

/// A vocation on a contract with its number.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expertise {
    pub name: Vocation,
    pub value: u8,
}

/// A starting building.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    pub lot: Lot,
    pub zone: Zone,
}

/// AP prices by place.
#[derive(Clone, Copy, Debug, Default)]
pub struct Prices {
    /// Planning boxes 1 to 4, then the deck.
    pub planning: [u8; 5],
    /// Contract boxes 1 to 5.
    pub boxes: [u8; 5],
    /// The tops of the Town, City and Metropolis decks.
    pub decks: [u8; 3],
}

impl Content {
    pub fn face(&self, card: Card) -> &Face {
        &self.faces[card.index()]
    }

    /// The permit on a card that is one.
    pub fn permit(&self, card: Card) -> Option<&Permit> {
        match &self.faces[card.index()].kind {
            Kind::Permit(permit) => Some(permit),
            Kind::Renewal { .. } | Kind::Contract(_) | Kind::Event => None,
        }
    }

    /// The contract on a card that is one.
    pub fn contract(&self, card: Card) -> &Contract {
        match &self.faces[card.index()].kind {
            Kind::Contract(contract) => contract,
            Kind::Permit(_) | Kind::Renewal { .. } | Kind::Event => panic!("{card} is no contract"),
        }
    }

    /// A list of effects by its number.
    pub fn run(&self, id: RunId) -> &[Effect] {
        &self.runs[usize::from(id)]
    }

    /// The printed number of the row of a kind that contains a block (US-3.9).
    pub fn printed_row(&self, coin: Coin, block: Block) -> Number {
        match coin {
            Coin::Wealth => self.wealth_rows[usize::from(block.col())],
            Coin::Prestige => self.prestige_rows[usize::from(block.row() / 2)],
        }
    }
}

/// Reads and checks all files.
fn read(files: &Files<'_>) -> Result<Content, ContentError> {
    // The vocabulary is for people who write cards: here only its form is checked.
    files.parse::<BTreeMap<String, IgnoredAny>>("effects.toml")?;
    let cards::Cards { faces, runs } = read_cards(files)?;
    let board: board::BoardFile = files.parse(board::FILE)?;
    let pieces: components::ComponentsFile = files.parse(components::FILE)?;
    let (prestige_rows, wealth_rows) = board::rows(&board)?;
    let starts = board::starts(&board)?;
    let planning = board::planning(&board)?;
    components::check(&pieces, planning)?;
    Ok(Content {
        faces,
        runs,
        printed: board::printed(&prestige_rows, &wealth_rows),
        prestige_rows,
        wealth_rows,
        prices: board::prices(&board)?,
        payouts: board::payouts(&board)?,
        sections: board::sections(&board)?,
        planning,
        tiles: components::tiles(&pieces, &starts)?,
        starts,
        vocations: components::vocations(&pieces)?,
        start_wealth: components::start_wealth(&pieces)?,
        start_cards: pieces.players.start_planning_cards,
        points: pieces.players.ap_per_turn,
        boss_points: pieces.players.ap_union_boss,
    })
}

fn read_cards(files: &Files<'_>) -> Result<cards::Cards, ContentError> {
    let mut cards = cards::Cards::new();
    for file in cards::FILES {
        cards.add(files.parse(file)?, file)?;
    }
    let (count, last) = (cards.faces.len(), cards::FILES[cards::FILES.len() - 1]);
    demand(count == CARDS, last, "card", format!("{count} cards, not {CARDS}"))?;
    Ok(cards)
}
