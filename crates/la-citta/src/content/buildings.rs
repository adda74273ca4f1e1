//! `buildings.toml`: the buildings and the stacks their tiles come from.

use std::collections::BTreeMap;

use engine::{ContentError, demand};
use serde::Deserialize;

use super::{BuildingRow, table};
use crate::ids::{Building, ByDemand, Demand, Size, Stack};

pub(super) const FILE: &str = "buildings.toml";

/// The most arches of one demand: a city of 31 buildings with four figures counts them in a byte.
const MAX_ARCHES: u8 = 8;

#[derive(Deserialize)]
pub(super) struct BuildingsFile {
    tile_stack: Vec<StackRow>,
    building: Vec<BuildingFileRow>,
}

#[derive(Deserialize)]
struct StackRow {
    id: Stack,
    count: u8,
}

#[derive(Deserialize)]
struct BuildingFileRow {
    id: Building,
    size: Size,
    stack: String,
    arches: BTreeMap<Demand, u8>,
    needs: String,
    raises: String,
}

/// The buildings, and the tiles in each stack.
type Buildings = ([BuildingRow; Building::ALL.len()], [u8; Stack::ALL.len()]);

pub(super) fn buildings(file: BuildingsFile) -> Result<Buildings, ContentError> {
    let rows = file.building.iter().enumerate();
    let rows = rows.map(|(i, row)| building(row, &format!("building[{i}]"))).collect::<Result<Vec<_>, _>>()?;
    let buildings = table(FILE, "building", Building::ALL, rows)?;
    let stacks = file.tile_stack.into_iter().map(|row| (row.id, row.count)).collect();
    Ok((buildings, table(FILE, "tile_stack", Stack::ALL, stacks)?))
}

fn building(row: &BuildingFileRow, place: &str) -> Result<(Building, BuildingRow), ContentError> {
    demand(["", "water"].contains(&row.needs.as_str()), FILE, format!("{place}.needs"), "needs water or nothing")?;
    let raises = ["", "market", "water"].contains(&row.raises.as_str());
    let message = "raises the limit as a market, by water, or not at all";
    demand(raises, FILE, format!("{place}.raises"), message)?;
    let building = BuildingRow {
        size: row.size,
        stack: stack(row, &format!("{place}.stack"))?,
        arches: arches(row, &format!("{place}.arches"))?,
        needs_water: row.needs == "water",
        lifts_market: row.raises == "market",
        lifts_water: row.raises == "water",
    };
    Ok((row.id, building))
}

fn stack(row: &BuildingFileRow, place: &str) -> Result<Option<Stack>, ContentError> {
    let castle = row.id == Building::Castle;
    demand(castle == row.stack.is_empty(), FILE, place, "all but the castle come from a stack")?;
    if castle {
        return Ok(None);
    }
    let stack = row.stack.parse().map_err(|_| ContentError::new(FILE, place, format!("no stack {}", row.stack)))?;
    Ok(Some(stack))
}

/// LC-6.5.3: figures on a building with two demands are divided between hygiene and the other one.
fn arches(row: &BuildingFileRow, place: &str) -> Result<ByDemand<u8>, ContentError> {
    let arches = ByDemand(Demand::ALL.map(|demand| row.arches.get(&demand).copied().unwrap_or(0)));
    let shown = arches.0.iter().filter(|&&points| points > 0).count();
    let divisible = shown <= 1 || (shown == 2 && arches[Demand::Hygiene] > 0);
    demand(divisible, FILE, place, "arches of one demand, or of hygiene and one more")?;
    let fits = arches.0.iter().all(|&points| points <= MAX_ARCHES);
    demand(fits, FILE, place, format!("at most {MAX_ARCHES} of a demand"))?;
    Ok(arches)
}
