//! `buildings.toml`: the building stock, with what each building needs.

use std::collections::BTreeMap;

use engine::{ContentError, demand};
use serde::Deserialize;

use super::shapes::ShapeRow;
use super::words::Words;
use super::{Needs, Scoring, Spec, within};
use crate::board::{Around, What};
use crate::ids::{Building, Kind};

pub(super) const FILE: &str = "buildings.toml";

#[derive(Deserialize)]
pub(super) struct BuildingsFile {
    pub(super) meta: MetaTable,
    pub(super) shape: Vec<ShapeRow>,
    pub(super) building: Vec<BuildingRow>,
}

#[derive(Deserialize)]
pub(super) struct MetaTable {
    pieces: i64,
    rows: usize,
    pub(super) streetcars: i64,
    footprint_total: i64,
}

#[derive(Deserialize)]
pub(super) struct BuildingRow {
    id: Building,
    pub(super) kind: Kind,
    group: Group,
    size: usize,
    shape: String,
    supply: i64,
    pay: Pay,
    card: Option<Building>,
    base: i16,
    score: ScoreRow,
    pub(super) modifiers: Vec<String>,
    pub(super) multipliers: Vec<String>,
    requires: Vec<RequirementRow>,
    name: Words,
    text: Words,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Group {
    Basic,
    Civic,
    Special,
    Facility,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Pay {
    PlotCards,
    FacilityCard,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ScoreRow {
    Computed,
    Fixed,
    None,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum RequirementRow {
    CityHallBuilt,
    OutskirtsPlots { min: u8, max: u8 },
    Adjacent { what: Neighbour, min: u8 },
    AdjacentStreetcar { min: Once },
    LastFreePlotOfNeighbourhood,
    TwinDigits,
}

impl RequirementRow {
    /// Whether it can be judged without a look at the neighbours.
    fn is_about_zone(&self) -> bool {
        matches!(self, RequirementRow::CityHallBuilt | RequirementRow::OutskirtsPlots { .. })
    }
}

/// The number 1: the line is beside a building or it is not.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "u8")]
struct Once;

impl TryFrom<u8> for Once {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if number == 1 { Ok(Once) } else { Err("expected 1") }
    }
}

#[derive(Clone, Copy, Deserialize)]
#[serde(untagged)]
enum Neighbour {
    Kind(Kind),
    Special(SpecialWord),
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SpecialWord {
    Special,
}

pub(super) fn stock(file: &BuildingsFile) -> Result<[Spec; Building::COUNT], ContentError> {
    let shapes: BTreeMap<&str, (usize, usize)> =
        file.shape.iter().enumerate().map(|(i, row)| (row.id.as_str(), (i, row.cells.len()))).collect();
    demand(file.building.len() == file.meta.rows, FILE, "meta.rows", "is not the number of rows")?;
    demand(file.building.len() <= Building::COUNT, FILE, "building", format!("more than {} rows", Building::COUNT))?;
    let mut specs = Vec::new();
    for (i, building) in Building::all().enumerate() {
        let row = file.building.get(i).filter(|row| row.id == building);
        let place = format!("building[{i}]");
        let row = row.ok_or_else(|| ContentError::new(FILE, &place, format!("expected {building} here")))?;
        specs.push(spec(row, &place, &shapes)?);
    }
    let pieces: i64 = file.building.iter().map(|row| row.supply).sum();
    demand(pieces == file.meta.pieces, FILE, "meta.pieces", format!("the rows hold {pieces} pieces"))?;
    let footprint: i64 = file.building.iter().map(|row| row.supply * row.size as i64).sum();
    demand(footprint == file.meta.footprint_total, FILE, "meta.footprint_total", "is not the sum of the rows")?;
    Ok(specs.try_into().expect("one row per building"))
}

fn spec(row: &BuildingRow, place: &str, shapes: &BTreeMap<&str, (usize, usize)>) -> Result<Spec, ContentError> {
    let facility = row.kind.is_facility();
    demand(row.kind == row.id.kind(), FILE, format!("{place}.kind"), "is not the kind of this building")?;
    demand(row.group == group(row.kind), FILE, format!("{place}.group"), "is not the group of this kind")?;
    demand((row.pay == Pay::FacilityCard) == facility, FILE, format!("{place}.pay"), "only facilities have a card")?;
    demand(row.card == facility.then_some(row.id), FILE, format!("{place}.card"), "is not the card of this building")?;
    demand(row.name.are_there() && row.text.are_there(), FILE, place, "has no words")?;
    let found = shapes.get(row.shape.as_str()).copied();
    let (shape, size) =
        found.ok_or_else(|| ContentError::new(FILE, format!("{place}.shape"), "there is no such shape"))?;
    demand(size == row.size, FILE, format!("{place}.size"), "is not the size of its shape")?;
    let zoned = row.requires.iter().all(RequirementRow::is_about_zone);
    demand(!facility || zoned, FILE, format!("{place}.requires"), "a park or factory has no needs but its zone")?;
    Ok(Spec {
        supply: within(row.supply, 0..=99, FILE, &format!("{place}.supply"))?,
        shape,
        base: within(row.base.into(), 0..=99, FILE, &format!("{place}.base"))?.into(),
        scoring: match row.score {
            ScoreRow::Computed => Scoring::Computed,
            ScoreRow::Fixed => Scoring::Fixed,
            ScoreRow::None => Scoring::Nothing,
        },
        needs: needs(&row.requires),
    })
}

fn group(kind: Kind) -> Group {
    match kind {
        Kind::Residence | Kind::Business => Group::Basic,
        Kind::CityHall => Group::Civic,
        Kind::Park | Kind::Factory => Group::Facility,
        Kind::Church | Kind::Bank | Kind::Cinema | Kind::PostOffice | Kind::DepartmentStore => Group::Special,
    }
}

fn needs(rows: &[RequirementRow]) -> Needs {
    let nothing = Around::default();
    let mut needs =
        Needs { city_hall: false, least: nothing, most: Around::PLENTY, last_free_plot: false, twin_digits: false };
    for row in rows {
        match *row {
            RequirementRow::CityHallBuilt => needs.city_hall = true,
            RequirementRow::OutskirtsPlots { min, max } => {
                (needs.least[What::Outskirts], needs.most[What::Outskirts]) = (min, max);
            }
            RequirementRow::Adjacent { what: Neighbour::Kind(kind), min } => needs.least[What::Kind(kind)] = min,
            RequirementRow::Adjacent { what: Neighbour::Special(SpecialWord::Special), min } => {
                needs.least[What::Special] = min;
            }
            RequirementRow::AdjacentStreetcar { min: Once } => needs.least[What::Streetcar] = 1,
            RequirementRow::LastFreePlotOfNeighbourhood => needs.last_free_plot = true,
            RequirementRow::TwinDigits => needs.twin_digits = true,
        }
    }
    needs
}
