//! The components as data: read once from the content files, checked, typed.

mod actions;
mod board;
mod cards;
mod components;
mod glossary;
mod options;
mod shops;
mod tables;

use engine::{ContentError, Files, List, Shelf};

use crate::effects::{Condition, Effect};
use crate::ids::{By, ByDeck, ByDistrict, ByNode, ByPlot, ByShop, District, FACES, Faces, Kind, Plot};
use crate::options::Side;

/// The content files.
pub static SHELF: Shelf<Content> = Shelf::new(
    &[
        ("actions.toml", include_str!("../content/actions.toml")),
        ("board.toml", include_str!("../content/board.toml")),
        ("cards.toml", include_str!("../content/cards.toml")),
        ("components.toml", include_str!("../content/components.toml")),
        ("glossary.toml", include_str!("../content/glossary.toml")),
        ("shops.toml", include_str!("../content/shops.toml")),
        ("tables.toml", include_str!("../content/tables.toml")),
    ],
    read,
);

/// The content in use.
pub fn content() -> &'static Content {
    SHELF.get()
}

/// The most cards of one colour that a position has room for.
pub const COLOUR_CARDS: usize = 12;
/// The most black cards that a position has room for.
pub const BLACK_CARDS: usize = 50;
/// The most spaces of the shop row.
pub const ROW: usize = 20;
/// The most shops of all types.
pub const TILES: usize = 64;
/// The most groups of the shop row.
pub const GROUPS: usize = 8;
/// The most steps of an action.
pub const STEPS: usize = 6;

/// Everything that the data files say.
#[derive(Clone, Debug)]
pub struct Content {
    /// The values of the cards, rising.
    pub values: Faces,
    /// How many buildings a card of each value shows.
    pub limits: Faces,
    /// Cards by deck and value.
    pub copies: ByDeck<Faces>,
    /// Cards of each deck that a player is dealt.
    pub deal: ByDeck<u8>,
    /// Places one step ahead, as bits.
    pub next: ByNode<u16>,
    /// Where each place is drawn.
    pub places: ByNode<(i32, i32)>,
    /// The lots of each district, clockwise from 12 o'clock, of the front and of the reverse side.
    pub rings: [ByDistrict<List<Plot, 6>>; 2],
    /// The two neighbours of each lot, of the front and of the reverse side.
    pub neighbours: [ByDistrict<ByPlot<[Plot; 2]>>; 2],
    /// Tiles of each type of shop.
    pub shops: ByShop<u8>,
    /// Spaces of each group of the row.
    pub groups: List<u8, GROUPS>,
    /// Tiles that stay in a group when the rest goes to the park.
    pub leave: u8,
    /// What happens after how many placed tiles.
    pub milestones: Vec<Milestone>,
    /// Points of one building by different types next door.
    pub district_vp: [u8; 5],
    /// Points of one building at the park by different types turned up.
    pub park_vp: [u8; 4],
    /// Tiles turned up at the end.
    pub park_tiles: u8,
    /// Points of the closer for each building.
    pub closer_vp: u8,
    /// What the others' points are divided by.
    pub closing_divisor: u8,
    /// How many closings end the game.
    pub signs: usize,
    /// How the buildings of a player are split.
    pub buildings: Buildings,
    /// Ace's buildings.
    pub ace_buildings: u8,
    /// The four actions.
    pub actions: [ActionPlan; 4],
}

/// How the buildings of a player are split at the start.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
pub struct Buildings {
    /// All of them.
    pub per_colour: u8,
    /// On the score track.
    pub score_marker: u8,
    /// On the board.
    pub placed_at_setup: u8,
    /// In the reserve.
    pub reserve_at_setup: u8,
    /// In the general supply.
    pub supply_after_setup: u8,
    /// What action A takes.
    pub taken_by_action_a: u8,
}

/// A number of placed tiles that means something.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
pub struct Milestone {
    /// After this many tiles from the row.
    pub placed: u8,
    /// How many groups are empty then.
    pub groups: u8,
    /// Districts a player needs.
    pub districts: u8,
    /// Points for it.
    pub vp: u8,
    /// Whether the game ends instead.
    pub ends_game: bool,
}

/// An action: when it can be chosen, and what is done, in order.
#[derive(Clone, Copy, Debug)]
pub struct ActionPlan {
    /// The condition.
    pub needs: Condition,
    /// The steps of the three phases.
    pub steps: List<Effect, STEPS>,
}

impl Content {
    /// The lots of a district, clockwise from 12 o'clock.
    pub fn ring(&self, side: Side, district: District) -> &[Plot] {
        &self.rings[side as usize][district]
    }

    /// The two lots next to a lot.
    pub fn next_to(&self, side: Side, district: District, plot: Plot) -> [Plot; 2] {
        self.neighbours[side as usize][district][plot]
    }

    /// The plan of an action.
    pub fn plan(&self, kind: Kind) -> &ActionPlan {
        &self.actions[kind.index()]
    }

    /// The sum of some cards of one deck.
    pub fn worth(&self, faces: &Faces) -> u16 {
        (0..FACES).map(|face| u16::from(faces[face]) * u16::from(self.values[face])).sum()
    }

    /// FA-6.13.2: the smallest number of buildings on any card of a bid, none without cards.
    pub fn limit(&self, faces: impl Iterator<Item = u8>) -> Option<u8> {
        faces.map(|face| self.limits[face as usize]).min()
    }

    /// The spaces of the group that a space of the row belongs to; none past the end of the row.
    pub fn group_of(&self, space: usize) -> std::ops::Range<usize> {
        let mut start = 0;
        for &size in &self.groups {
            let end = start + usize::from(size);
            if space < end {
                return start..end;
            }
            start = end;
        }
        start..start
    }
}

/// Reads and checks all files.
fn read(files: &Files<'_>) -> Result<Content, ContentError> {
    let board = board::board(&files.parse(board::FILE)?)?;
    let cards = cards::cards(&files.parse(cards::FILE)?)?;
    let shops: shops::ShopsFile = files.parse(shops::FILE)?;
    let tables: tables::TablesFile = files.parse(tables::FILE)?;
    let actions = actions::actions(&files.parse(actions::FILE)?, &tables.buildings)?;
    shops::check(&shops)?;
    tables::check(&tables, &cards)?;
    components::check(&files.parse(components::FILE)?, &cards, &shops, &tables)?;
    glossary::check(&files.parse(glossary::FILE)?)?;
    Ok(Content {
        values: cards.values,
        limits: cards.limits,
        copies: cards.copies,
        deal: cards.deal,
        next: board.next,
        places: board.places,
        neighbours: [neighbours(&board.rings[0]), neighbours(&board.rings[1])],
        rings: board.rings,
        shops: shops.copies(),
        groups: List::of(&shops.row.groups),
        leave: shops.row.leave,
        milestones: shops.milestone,
        district_vp: tables.district_score.vp,
        park_vp: tables.park_score.vp,
        park_tiles: tables.park_score.tiles_drawn,
        closer_vp: tables.closure.winner_per_building,
        closing_divisor: tables.closure.others_divisor,
        signs: tables.closure.signs.into(),
        buildings: tables.buildings,
        ace_buildings: tables.dummy.buildings,
        actions,
    })
}

/// FA-3.7: the lots before and after each lot of a ring.
fn neighbours(rings: &ByDistrict<List<Plot, 6>>) -> ByDistrict<ByPlot<[Plot; 2]>> {
    let around = |ring: &List<Plot, 6>| {
        let mut beside = ByPlot::default();
        for (i, &plot) in ring.iter().enumerate() {
            beside[plot] = [ring[(i + ring.len() - 1) % ring.len()], ring[(i + 1) % ring.len()]];
        }
        beside
    };
    By::new(District::ALL.iter().map(|&d| around(&rings[d])).collect::<Vec<_>>().try_into().expect("seven districts"))
}
