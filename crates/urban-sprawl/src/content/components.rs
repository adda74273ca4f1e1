//! `components.toml`: the tiles, and what each player starts with.

use std::collections::BTreeMap;

use engine::{ContentError, demand};
use serde::Deserialize;

use super::Start;
use crate::ids::{Politician, Vocation, Zone};

pub(super) const FILE: &str = "components.toml";

/// Planning cards that lie open at the start: four boxes and the top of the deck.
const PLANNING_PLACES: u32 = 5;
/// The most APs of a turn.
const POINTS: u8 = 99;

#[derive(Deserialize)]
pub(super) struct ComponentsFile {
    building: Vec<TileRow>,
    vocation: Vec<VocationRow>,
    pub(super) players: PlayersTable,
    politician: Vec<PoliticianRow>,
}

#[derive(Deserialize)]
struct TileRow {
    zone: Zone,
    size: u8,
    count: u8,
}

#[derive(Deserialize)]
struct VocationRow {
    id: Vocation,
    count: u8,
}

#[derive(Deserialize)]
struct PoliticianRow {
    id: Politician,
    track_index: usize,
}

#[derive(Deserialize)]
pub(super) struct PlayersTable {
    start_wealth: BTreeMap<String, u16>,
    pub(super) start_planning_cards: [u8; 4],
    pub(super) ap_per_turn: u8,
    pub(super) ap_union_boss: u8,
}

pub(super) fn check(file: &ComponentsFile, planning: [u8; 2]) -> Result<(), ContentError> {
    for (i, row) in file.politician.iter().enumerate() {
        let place = format!("politician[{i}].track_index");
        demand(row.id.index() == row.track_index, FILE, place, "not in the order of the election track")?;
    }
    let players = &file.players;
    let dealt = players.start_planning_cards.iter().map(|&cards| u32::from(cards)).sum::<u32>() + PLANNING_PLACES;
    let enough = dealt <= u32::from(planning[0]);
    demand(enough, FILE, "players.start_planning_cards", "more cards are dealt than permits lie on top")?;
    demand(players.ap_per_turn <= POINTS, FILE, "players.ap_per_turn", format!("at most {POINTS}"))?;
    demand(players.ap_union_boss <= POINTS, FILE, "players.ap_union_boss", format!("at most {POINTS}"))
}

/// Building tiles by zone and size.
pub(super) fn tiles(file: &ComponentsFile, starts: &[Start]) -> Result<[[u8; 4]; 5], ContentError> {
    let mut tiles = [[0; 4]; 5];
    for (i, row) in file.building.iter().enumerate() {
        demand((1..=4).contains(&row.size), FILE, format!("building[{i}].size"), "a building has size 1 to 4")?;
        tiles[row.zone.index()][usize::from(row.size) - 1] = row.count;
    }
    for start in starts {
        let needed = starts.iter().filter(|other| other.zone == start.zone).count();
        let enough = usize::from(tiles[start.zone.index()][0]) >= needed;
        demand(enough, FILE, "building", format!("too few tiles {} for the starting buildings", start.zone.name()))?;
    }
    Ok(tiles)
}

pub(super) fn vocations(file: &ComponentsFile) -> Result<[u8; 8], ContentError> {
    let mut counts = [0; 8];
    file.vocation.iter().for_each(|row| counts[row.id.index()] = row.count);
    let each = counts.iter().all(|&count| count > 0);
    demand(each, FILE, "vocation", "at least one tile of each vocation")?;
    Ok(counts)
}

pub(super) fn start_wealth(file: &ComponentsFile) -> Result<[u16; 5], ContentError> {
    let mut wealth = [0; 5];
    for (seats, amount) in wealth.iter_mut().enumerate().skip(2) {
        let given = file.players.start_wealth.get(&seats.to_string());
        let missing = || ContentError::new(FILE, format!("players.start_wealth.{seats}"), "is missing");
        *amount = *given.ok_or_else(missing)?;
    }
    Ok(wealth)
}
