//! `scoring.toml`: what is added to a base value and what multiplies it.

use engine::{ContentError, demand};
use serde::Deserialize;

use super::{Modifiers, Multipliers, buildings, within};
use crate::ids::Kind;

pub(super) const FILE: &str = "scoring.toml";

#[derive(Deserialize)]
pub(super) struct ScoringFile {
    pub(super) rule: RuleTable,
    modifier: Vec<ModifierRow>,
    multiplier: Vec<MultiplierRow>,
}

#[derive(Deserialize)]
pub(super) struct RuleTable {
    pub(super) minimum: i16,
}

#[derive(Deserialize)]
struct ModifierRow {
    id: String,
    amount: i16,
    applies_to: Vec<Kind>,
}

#[derive(Deserialize)]
struct MultiplierRow {
    id: String,
    factor: i16,
    applies_to: Vec<Kind>,
}

pub(super) fn check_modifiers(stock: &buildings::BuildingsFile, scoring: &ScoringFile) -> Result<(), ContentError> {
    for (i, row) in stock.building.iter().enumerate() {
        let modifiers = scoring.modifier.iter().filter(|modifier| modifier.applies_to.contains(&row.kind));
        let place = format!("building[{i}].modifiers");
        demand(
            row.modifiers.iter().eq(modifiers.map(|modifier| &modifier.id)),
            buildings::FILE,
            place,
            "differ from scoring.toml",
        )?;
        let multipliers = scoring.multiplier.iter().filter(|multiplier| multiplier.applies_to.contains(&row.kind));
        let place = format!("building[{i}].multipliers");
        demand(
            row.multipliers.iter().eq(multipliers.map(|row| &row.id)),
            buildings::FILE,
            place,
            "differ from scoring.toml",
        )?;
    }
    Ok(())
}

const HOMES_AND_WORK: [Kind; 2] = [Kind::Residence, Kind::Business];
const MULTIPLIED: [Kind; 5] = [Kind::Residence, Kind::Business, Kind::Bank, Kind::Cinema, Kind::PostOffice];

pub(super) fn modifiers(file: &ScoringFile) -> Result<Modifiers, ContentError> {
    let amount = |id: &str, kinds: &[Kind]| {
        let i = file.modifier.iter().position(|row| row.id == id);
        let i = i.ok_or_else(|| ContentError::new(FILE, "modifier", format!("{id} is missing")))?;
        let row = &file.modifier[i];
        demand(row.applies_to == kinds, FILE, format!("modifier[{i}].applies_to"), "applies to other kinds")?;
        demand((-50..=50).contains(&row.amount), FILE, format!("modifier[{i}].amount"), "is not in -50 to 50")?;
        Ok(row.amount)
    };
    Ok(Modifiers {
        outskirts_residence: amount("outskirts_residence", &[Kind::Residence])?,
        centre_business: amount("centre_business", &[Kind::Business])?,
        park: amount("park", &HOMES_AND_WORK)?,
        factory: amount("factory", &HOMES_AND_WORK)?,
    })
}

pub(super) fn multipliers(file: &ScoringFile) -> Result<Multipliers, ContentError> {
    let factor = |id: &str| {
        let i = file.multiplier.iter().position(|row| row.id == id);
        let i = i.ok_or_else(|| ContentError::new(FILE, "multiplier", format!("{id} is missing")))?;
        let row = &file.multiplier[i];
        demand(row.applies_to == MULTIPLIED, FILE, format!("multiplier[{i}].applies_to"), "applies to other kinds")?;
        within(row.factor.into(), 1..=9, FILE, &format!("multiplier[{i}].factor"))?;
        Ok(row.factor)
    };
    Ok(Multipliers { streetcar: factor("streetcar")?, city_hall: factor("city_hall")?, both: factor("both")? })
}
