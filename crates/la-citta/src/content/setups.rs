//! `setups.toml`: the standard layouts.

use std::collections::BTreeMap;

use engine::{ContentError, Seats, demand};
use serde::Deserialize;

use super::{Layout, Numbers, TileRow};
use crate::board::{Board, HexSet, Zone};
use crate::ids::{Hex, SPACES, Space, Tile};

pub(super) const FILE: &str = "setups.toml";

#[derive(Deserialize)]
pub(super) struct SetupsFile {
    setup: Vec<SetupRow>,
}

#[derive(Deserialize)]
struct SetupRow {
    players: usize,
    terrain: BTreeMap<String, Tile>,
    start: Vec<StartRow>,
}

#[derive(Deserialize)]
struct StartRow {
    castles: Vec<String>,
    food: Vec<u8>,
}

type Tiles = [TileRow; Tile::ALL.len()];

pub(super) fn layouts(
    file: &SetupsFile,
    board: &Board,
    tiles: &Tiles,
    numbers: &Numbers,
) -> Result<Vec<Layout>, ContentError> {
    let players = file.setup.iter().map(|row| row.players);
    demand(players.eq(2..=5), FILE, "setup", "one setup for each of 2, 3, 4 and 5 players, in this order")?;
    let mut layouts = Vec::new();
    for (i, row) in file.setup.iter().enumerate() {
        let place = format!("setup[{i}]");
        let laid = terrain(row, tiles, &format!("{place}.terrain"))?;
        let castles = castles(row, board, &place)?;
        check_food(row, &castles, &place, |hex| {
            board.touches[hex.index()].iter().map(|space| tiles[laid[space.index()].index()].grain).sum()
        })?;
        let layout = Layout { tiles: laid, castles };
        check_castles(&layout, board, numbers, &place)?;
        layouts.push(layout);
    }
    Ok(layouts)
}

fn terrain(row: &SetupRow, tiles: &Tiles, place: &str) -> Result<[Tile; SPACES], ContentError> {
    let tile = |space: Space| {
        let tile = row.terrain.get(&space.to_string()).copied();
        tile.ok_or_else(|| ContentError::new(FILE, place, format!("no tile on {space}")))
    };
    let laid = Space::all().map(tile).collect::<Result<Vec<_>, _>>()?;
    for kind in Tile::ALL {
        let count = laid.iter().filter(|&&tile| tile == kind).count();
        demand(count == usize::from(tiles[kind.index()].count), FILE, place, format!("{count} tiles {kind}"))?;
    }
    Ok(std::array::from_fn(|i| laid[i]))
}

fn castles(row: &SetupRow, board: &Board, place: &str) -> Result<Vec<Vec<Hex>>, ContentError> {
    demand(row.start.len() == row.players, FILE, format!("{place}.start"), "one start for each player")?;
    let find = |k: usize, name: &String| {
        let found = board.names.iter().position(|other| other == name);
        let missing = || ContentError::new(FILE, format!("{place}.start[{k}].castles"), format!("no hex {name}"));
        found.map(|i| Hex(i as u8)).ok_or_else(missing)
    };
    let of = |(k, start): (usize, &StartRow)| start.castles.iter().map(|name| find(k, name)).collect();
    row.start.iter().enumerate().map(of).collect()
}

fn check_food(
    row: &SetupRow,
    castles: &[Vec<Hex>],
    place: &str,
    grain: impl Fn(&Hex) -> u8,
) -> Result<(), ContentError> {
    for (k, (start, castles)) in row.start.iter().zip(castles).enumerate() {
        let food: Vec<u8> = castles.iter().map(&grain).collect();
        demand(food == start.food, FILE, format!("{place}.start[{k}].food"), format!("the castles yield {food:?}"))?;
    }
    Ok(())
}

/// LC-4.2: so many castles for each player, each on a hex of its own on the map in use.
fn check_castles(layout: &Layout, board: &Board, numbers: &Numbers, place: &str) -> Result<(), ContentError> {
    let (each, players) = (numbers.castles_on_map, layout.castles.len());
    for (k, castles) in layout.castles.iter().enumerate() {
        let fits = castles.len() == each;
        demand(fits, FILE, format!("{place}.start[{k}].castles"), format!("each player has {each} castles"))?;
    }
    let hexes: HexSet = layout.castles.iter().flatten().copied().collect();
    demand(hexes.len() == players * each, FILE, format!("{place}.start"), "two castles on one hex")?;
    let playable = board.playable[Zone::of(Seats(players as u8)) as usize];
    demand(hexes.minus(playable).is_empty(), FILE, format!("{place}.start"), "a castle off the map in use")
}
