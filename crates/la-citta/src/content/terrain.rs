//! `terrain.toml`: the tiles of fields, mountains and water.

use engine::{ContentError, demand};
use serde::Deserialize;

use super::{TileRow, table};
use crate::ids::{SPACES, Tile};

pub(super) const FILE: &str = "terrain.toml";

/// The most grain of a tile.
const MAX_GRAIN: u8 = 9;
/// The most gold of a tile: what a year of quarries brings, and all of it together, is counted in bytes.
const MAX_GOLD: u8 = 2;

#[derive(Deserialize)]
pub(super) struct TerrainFile {
    terrain_tile: Vec<TerrainRow>,
}

#[derive(Deserialize)]
struct TerrainRow {
    id: Tile,
    count: u8,
    grain: u8,
    gold: u8,
    water: bool,
}

pub(super) fn tiles(file: TerrainFile) -> Result<[TileRow; Tile::ALL.len()], ContentError> {
    let rows = file.terrain_tile.into_iter().enumerate().map(tile).collect::<Result<Vec<_>, _>>()?;
    let tiles = table(FILE, "terrain_tile", Tile::ALL, rows)?;
    let all: usize = tiles.iter().map(|tile| usize::from(tile.count)).sum();
    demand(all == SPACES, FILE, "terrain_tile", format!("{all} tiles, not {SPACES}"))?;
    Ok(tiles)
}

fn tile((i, row): (usize, TerrainRow)) -> Result<(Tile, TileRow), ContentError> {
    demand(row.grain <= MAX_GRAIN, FILE, format!("terrain_tile[{i}].grain"), format!("at most {MAX_GRAIN}"))?;
    demand(row.gold <= MAX_GOLD, FILE, format!("terrain_tile[{i}].gold"), format!("at most {MAX_GOLD}"))?;
    Ok((row.id, TileRow { count: row.count, grain: row.grain, gold: row.gold, water: row.water }))
}
