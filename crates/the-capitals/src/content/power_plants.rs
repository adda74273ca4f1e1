//! `power_plants.toml`: the levels of power plants and their copies.

use engine::{ContentError, demand};
use serde::Deserialize;

use super::words::Words;
use super::{LEVELS, Plant};

pub(super) const FILE: &str = "power_plants.toml";

#[derive(Deserialize)]
pub(super) struct PlantsFile {
    plant: Vec<PlantRow>,
}

#[derive(Deserialize)]
struct PlantRow {
    level: usize,
    name: Words,
    activations: u8,
    cubes: Vec<u8>,
}

/// Power plants, level 1 first.
pub(super) fn plants(file: PlantsFile) -> Result<[Plant; LEVELS], ContentError> {
    for (i, row) in file.plant.iter().enumerate() {
        demand(row.level == i + 1, FILE, format!("plant[{i}].level"), "levels are numbered from 1")?;
        let copies = row.cubes.len() == 5 && row.cubes.is_sorted_by(|a, b| a >= b);
        demand(copies, FILE, format!("plant[{i}].cubes"), "five copies, richest first")?;
    }
    let plant = |row: PlantRow| Plant { activations: row.activations, cubes: row.cubes, name: row.name.pair() };
    let plants: Vec<Plant> = file.plant.into_iter().map(plant).collect();
    plants.try_into().map_err(|_| ContentError::new(FILE, "plant", format!("{LEVELS} levels")))
}
