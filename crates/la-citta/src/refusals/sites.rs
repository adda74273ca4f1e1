//! Why not on this hex?

use super::*;
use crate::state::{City, Task};

/// LC-4.3.3, LC-8.7
pub fn castle(open: &Open, hex: Hex) -> Refusal {
    let near = board().close[hex.index()].meets(&open.occupied());
    if !open.playable().has(hex) {
        taboo(hex)
    } else if near {
        Refusal::new("LC-4.3.3", "no-castle-near").with("hex", hex.name())
    } else {
        Refusal::new("LC-8.7", "no-castle-far").with("hex", hex.name())
    }
}

/// LC-6.3.1
pub fn new_city(open: &Open, hex: Hex) -> Refusal {
    match open.playable().has(hex) {
        true => Refusal::new("LC-6.3.1", "no-castle-near").with("hex", hex.name()),
        false => taboo(hex),
    }
}

/// LC-6.4
pub fn building(open: &Open, building: Building, hex: Hex) -> Refusal {
    let refusal = if !open.playable().has(hex) {
        taboo(hex)
    } else if open.lots[hex].is_some() {
        Refusal::new("LC-6.4.1", "no-occupied")
    } else if !beside_own_city(open, hex) {
        Refusal::new("LC-6.4.1", "no-not-beside")
    } else {
        beside(open, building, hex)
    };
    refusal.with("building", show::building(building)).with("hex", hex.name())
}

/// Why not beside a city of one's own.
fn beside(open: &Open, building: Building, hex: Hex) -> Refusal {
    let around = board().near[hex.index()];
    let near = |city: &&City| city.hexes.meets(&around);
    let cities = open.cities().filter(|(_, city)| near(city)).count();
    let city = open.acting().cities.iter().find(near);
    match building {
        _ if cities > 1 => Refusal::new("LC-6.4.1", "no-between"),
        Building::Market => Refusal::new("LC-6.4.3", "no-second-market"),
        _ if city.is_some_and(|city| city.surplus() == 0) => Refusal::new("LC-6.4.2", "no-surplus-here"),
        _ => Refusal::new("LC-6.4.4", "no-water"),
    }
}

fn taboo(hex: Hex) -> Refusal {
    Refusal::new("LC-3.6", "no-taboo").with("hex", hex.name())
}

/// LC-6.5.3
pub fn attraction(open: &Open, hex: Hex) -> Refusal {
    let key = match own_building(open, hex) {
        Some(building) if !has_arches(building) => "no-arches",
        _ => "no-not-yours",
    };
    Refusal::new("LC-6.5.3", key).with("hex", hex.name())
}

/// LC-6.5.5
pub fn farm(open: &Open, hex: Hex) -> Refusal {
    let marked =
        |hex: Hex| open.acting().figures.iter().any(|figure| figure.hex == hex && figure.task == Task::Harvest);
    let key = match own_building(open, hex) {
        None => "no-not-yours",
        Some(Building::Farm) if marked(hex) => "no-marked",
        Some(Building::Farm) => "no-yield",
        Some(_) => "no-farm",
    };
    Refusal::new("LC-6.5.5", key).with("hex", hex.name())
}
