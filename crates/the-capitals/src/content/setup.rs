//! `setup.toml`: the setup for every number of players, and the city everybody starts with.

use engine::{ContentError, demand};
use serde::Deserialize;

use super::{Board, Set, Setup, StartCity, Tile, tiles};
use crate::board::{Cell, Vertex};
use crate::ids::{ERAS, Kind, ROWS, Space, TileId};
use crate::state::{HAND, ROW};

pub(super) const FILE: &str = "setup.toml";

#[derive(Deserialize)]
pub(super) struct SetupFile {
    players: Vec<PlayersRow>,
    city: CityTable,
}

#[derive(Deserialize)]
struct PlayersRow {
    count: u8,
    initiative_spaces: Vec<Space>,
    start_spaces: Vec<Space>,
    projects: usize,
    full_draw: usize,
    discard_per_type: usize,
    prosperity_hand: usize,
    neutral: bool,
}

#[derive(Deserialize)]
struct CityTable {
    city_hall: Cell,
    hotel: Cell,
    tokens: [Vertex; 2],
}

/// CA-3.7: two tiles side by side, and two construction tokens that touch them.
pub(super) fn start_city(file: &SetupFile, tiles: &[Tile]) -> Result<StartCity, ContentError> {
    let named = |key: &str| {
        let found = tiles.iter().position(|tile| tile.key == key && tile.set == Set::Start);
        let missing = || ContentError::new(FILE, format!("city.{key}"), "there is no starting tile of that name");
        found.map(|index| TileId(index as u8)).ok_or_else(missing)
    };
    let CityTable { city_hall: hall, hotel, tokens } = file.city;
    demand(hall == Cell::default(), FILE, "city.city_hall", "cells are counted from the City Hall")?;
    demand(hall.adjacent(hotel), FILE, "city.hotel", "the City Hall and the Hotel are adjacent")?;
    let [first, second] = tokens;
    let touches = |vertex: Vertex| hall.touches(vertex) || hotel.touches(vertex);
    let apart = first != second && touches(first) && touches(second);
    demand(apart, FILE, "city.tokens", "two tokens at the start city, apart")?;
    Ok(StartCity { tiles: [(named("city_hall")?, hall), (named("hotel")?, hotel)], tokens })
}

/// Setups by number of players.
pub(super) fn setups(file: SetupFile, tiles: &[Tile], board: &Board) -> Result<Vec<Setup>, ContentError> {
    let counts = file.players.iter().map(|row| row.count);
    demand(counts.eq(2..=5), FILE, "players", "setups for 2, 3, 4 and 5 players")?;
    for (i, row) in file.players.iter().enumerate() {
        let place = format!("players[{i}]");
        check_spaces(row, board, &place)?;
        check_hand(row, tiles, board, &place)?;
        check_projects(row, tiles, board, &place)?;
    }
    let setup = |row: PlayersRow| Setup {
        spaces: row.initiative_spaces,
        start_spaces: row.start_spaces,
        projects: row.projects,
        full_draw: row.full_draw,
        discard_per_type: row.discard_per_type,
        prosperity_hand: row.prosperity_hand,
        neutral: row.neutral,
    };
    Ok(file.players.into_iter().map(setup).collect())
}

fn check_spaces(row: &PlayersRow, board: &Board, place: &str) -> Result<(), ContentError> {
    let (spaces, starts, players) = (&row.initiative_spaces, &row.start_spaces, usize::from(row.count));
    let in_use = format!("{place}.initiative_spaces");
    let known = |space: &Space| (1..=board.initiative.len()).contains(&usize::from(space.0));
    demand(spaces.iter().all(known), FILE, &in_use, "unknown initiative space")?;
    demand(spaces.is_sorted_by(|a, b| a < b), FILE, &in_use, "spaces come in order, each once")?;
    demand(spaces.len() > players, FILE, in_use, "more spaces than players")?;
    let place = format!("{place}.start_spaces");
    demand(starts.len() == players, FILE, &place, "one start space per player")?;
    demand(starts.is_sorted_by(|a, b| a < b), FILE, &place, "spaces come in order, each once")?;
    demand(starts.iter().all(|space| spaces.contains(space)), FILE, place, "start space not in use")
}

fn check_hand(row: &PlayersRow, tiles: &[Tile], board: &Board, place: &str) -> Result<(), ContentError> {
    let (hand, place) = (row.prosperity_hand, format!("{place}.prosperity_hand"));
    demand((1..=HAND).contains(&hand), FILE, &place, format!("1 to {HAND} Prosperity tiles in a hand"))?;
    let prosperity = tiles.iter().filter(|tile| tile.set == Set::Prosperity).count();
    demand(hand * usize::from(row.count) <= prosperity, FILE, &place, "not that many Prosperity tiles")?;
    let marked = board.prosperity_rounds.len();
    demand(marked <= hand, FILE, place, "a Prosperity tile for every marked round")
}

/// The Projects area must never run dry: every city builds in every round, and there may be extra builds.
fn check_projects(row: &PlayersRow, tiles: &[Tile], board: &Board, place: &str) -> Result<(), ContentError> {
    let players = usize::from(row.count);
    let built = players + tiles::extra_builds(tiles);
    let room = built.max(players + 1)..ROW;
    let message = format!("{} to {} projects", room.start, room.end - 1);
    demand(room.contains(&row.projects), FILE, format!("{place}.projects"), &message)?;
    demand((built..ROW).contains(&row.full_draw), FILE, format!("{place}.full_draw"), message)?;
    for era in 0..ERAS {
        let used = |tile: &&Tile| tile.set == Set::Era(era) && tile.min_players <= row.count;
        let of_kind = |kind: Kind| tiles.iter().filter(used).filter(|tile| tile.kind == kind).count();
        let enough = Kind::ERA.into_iter().all(|kind| of_kind(kind) >= row.discard_per_type);
        let place = format!("{place}.discard_per_type");
        demand(enough, FILE, &place, "more tiles of a type removed than there are")?;
        let left = tiles.iter().filter(used).count() - row.discard_per_type * Kind::ERA.len();
        let needed = needed(row, built, era, board);
        let message = format!("{left} tiles of era {} are left, {needed} are needed", era + 1);
        demand(left >= needed, FILE, place, message)?;
    }
    Ok(())
}

/// Tiles of an era that are drawn: with `full_draw` always so many (CA-8.2.1), or else those built and those pushed out of
/// the dearest row (CA-6.6.3, CA-6.6.5).
fn needed(row: &PlayersRow, built: usize, era: usize, board: &Board) -> usize {
    let rounds = board.era_of_round.iter().filter(|&&other| other == era).count();
    if rounds == 0 {
        return 0;
    }
    let players = usize::from(row.count);
    let pushed_out = (row.projects - players) * rounds.saturating_sub(ROWS);
    let filled_up = players * (rounds - 1) + built + pushed_out;
    let first = if era == 0 { row.projects } else { row.full_draw };
    filled_up.max(first + row.full_draw * (rounds - 1))
}
