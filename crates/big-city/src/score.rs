//! What a building is worth at the moment it is built (BC-7.1 to BC-7.8).

use serde::Serialize;

use crate::board::{Around, What};
use crate::content::{Content, Scoring, content};
use crate::ids::{Building, Kind};
use crate::options::{BigCityOptions, ResidenceCityHall};

/// A score with its explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// The base value.
    pub base: i16,
    /// For the zone (BC-7.4).
    pub zone: i16,
    /// For a park next door (BC-7.5).
    pub park: i16,
    /// For a factory next door (BC-7.5).
    pub factory: i16,
    /// What the sum was multiplied with (BC-7.6).
    pub factor: i16,
    /// Why it was multiplied.
    pub reason: Multiplier,
    /// What was scored.
    pub points: i16,
}

/// Why a sum is multiplied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Multiplier {
    /// It is not.
    None,
    /// Beside a streetcar.
    Streetcar,
    /// Beside City Hall.
    CityHall,
    /// Beside both.
    Both,
}

/// What a building scores on a site, in the city as it stands just before (BC-7.1).
pub fn score(options: &BigCityOptions, building: Building, around: &Around) -> Score {
    let content = content();
    let spec = content.spec(building);
    let plain =
        |points| Score { base: spec.base, zone: 0, park: 0, factory: 0, factor: 1, reason: Multiplier::None, points };
    match spec.scoring {
        Scoring::Nothing => plain(0),       // BC-7.8
        Scoring::Fixed => plain(spec.base), // BC-7.8
        Scoring::Computed => computed(options, building, around, plain(0)),
    }
}

fn computed(options: &BigCityOptions, building: Building, around: &Around, plain: Score) -> Score {
    let content = content();
    let (zone, park, factory) = modifiers(content, building.kind(), around);
    let (factor, reason) = multiplier(options, content, building.kind(), around);
    let sum = plain.base + zone + park + factory;
    let points = (sum * factor).max(content.minimum); // BC-7.2, BC-7.7
    Score { zone, park, factory, factor, reason, points, ..plain }
}

/// Zone, park and factory; each counts once.
fn modifiers(content: &Content, kind: Kind, around: &Around) -> (i16, i16, i16) {
    let amounts = content.modifiers;
    if !matches!(kind, Kind::Residence | Kind::Business) {
        return (0, 0, 0); // BC-7.5
    }
    let zone = match kind {
        Kind::Residence if around[What::Outskirts] > 0 => amounts.outskirts_residence, // BC-7.4, BC-3.9
        Kind::Business if around[What::Outskirts] == 0 => amounts.centre_business,     // BC-7.4, BC-3.9
        _ => 0,
    };
    let once = |what: Kind, amount: i16| if around[What::Kind(what)] > 0 { amount } else { 0 };
    (zone, once(Kind::Park, amounts.park), once(Kind::Factory, amounts.factory))
}

/// BC-7.6, with BC-8.6 for residences.
fn multiplier(options: &BigCityOptions, content: &Content, kind: Kind, around: &Around) -> (i16, Multiplier) {
    let ignored = kind == Kind::Residence && options.residence_city_hall == ResidenceCityHall::Ignored;
    let city_hall = around[What::Kind(Kind::CityHall)] > 0 && !ignored;
    match (around[What::Streetcar] > 0, city_hall) {
        (false, false) => (1, Multiplier::None),
        (true, false) => (content.multipliers.streetcar, Multiplier::Streetcar),
        (false, true) => (content.multipliers.city_hall, Multiplier::CityHall),
        (true, true) => (content.multipliers.both, Multiplier::Both),
    }
}
