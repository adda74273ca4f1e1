//! `constants.toml`: the numbers of the rules.

use engine::{ContentError, MAX_SEATS, demand};
use serde::Deserialize;

use super::{DISPLAY, MAX_AT_ONCE, MAX_CITIES, MAX_FIGURES, Numbers, POLITICS, VOICES, VOICES_A_YEAR};
use crate::board::{CASTLE_SPACING, NEIGHBOUR_REACH};

pub(super) const FILE: &str = "constants.toml";

/// The most gold at the start: all gold of a player is counted in a byte.
const MAX_GOLD: u8 = 15;
/// The most points for one thing.
const MAX_POINTS: i32 = 99;

#[derive(Deserialize)]
pub(super) struct ConstantsFile {
    start: StartTable,
    supply: SupplyTable,
    calendar: CalendarTable,
    distance: DistanceTable,
    growth: GrowthTable,
    found: FoundTable,
    scoring: ScoringTable,
}

#[derive(Deserialize)]
struct StartTable {
    castles: usize,
    castles_on_map: usize,
    citizens_per_castle: u8,
    gold: u8,
    action_cards: u8,
    coloured_citizens: usize,
}

#[derive(Deserialize)]
struct SupplyTable {
    citizens: u32,
}

#[derive(Deserialize)]
struct CalendarTable {
    years: u8,
    political_rounds: u8,
}

#[derive(Deserialize)]
struct DistanceTable {
    castle_min_free: usize,
    city_min_free: usize,
    neighbour_max_free: usize,
}

#[derive(Deserialize)]
struct GrowthTable {
    per_city_per_year: u8,
    limit_plain: u8,
    limit_market: u8,
}

#[derive(Deserialize)]
struct FoundTable {
    citizens_from_castle: u8,
    citizens_from_supply: u8,
    per_year: u8,
}

#[derive(Deserialize)]
struct ScoringTable {
    per_citizen: i32,
    complete_city: i32,
    famine_last_year: i32,
}

pub(super) fn numbers(file: ConstantsFile) -> Result<Numbers, ContentError> {
    check_start(&file.start)?;
    check_calendar(&file.calendar)?;
    check_distances(&file.distance)?;
    check_people(&file)?;
    check_points(&file.scoring)?;
    let ConstantsFile { start, supply, calendar, growth, found, scoring, .. } = file;
    Ok(Numbers {
        castles: start.castles,
        castles_on_map: start.castles_on_map,
        castle_people: start.citizens_per_castle,
        gold: start.gold,
        action_cards: start.action_cards,
        figures: start.coloured_citizens,
        supply: supply.citizens,
        years: calendar.years,
        rounds: calendar.political_rounds,
        growth: growth.per_city_per_year,
        limit_plain: growth.limit_plain,
        limit_market: growth.limit_market,
        found_from_castle: found.citizens_from_castle,
        found_from_supply: found.citizens_from_supply,
        per_citizen: scoring.per_citizen,
        complete_city: scoring.complete_city,
        famine_last_year: scoring.famine_last_year,
    })
}

/// Positions have room for so much and no more.
fn check_start(start: &StartTable) -> Result<(), ContentError> {
    demand(start.castles <= MAX_CITIES, FILE, "start.castles", format!("at most {MAX_CITIES}"))?;
    let on_map = (1..=start.castles).contains(&start.castles_on_map);
    demand(on_map, FILE, "start.castles_on_map", "none, or more than castles")?;
    demand(start.gold <= MAX_GOLD, FILE, "start.gold", format!("at most {MAX_GOLD}"))?;
    // LC-5.3: a penalty turns one of them down.
    demand(start.action_cards > 0, FILE, "start.action_cards", "at least one, for a penalty to turn down")?;
    demand(start.coloured_citizens <= MAX_FIGURES, FILE, "start.coloured_citizens", format!("at most {MAX_FIGURES}"))
}

fn check_calendar(calendar: &CalendarTable) -> Result<(), ContentError> {
    let voices = usize::from(calendar.years) * VOICES_A_YEAR;
    let spoken = (1..=VOICES).contains(&voices);
    demand(spoken, FILE, "calendar.years", "as many as the Voice cards last")?;
    // LC-6.5.8: with five players every action of a year must find a card.
    let actions = MAX_SEATS * usize::from(calendar.political_rounds);
    let last = (1..=POLITICS - DISPLAY).contains(&actions);
    demand(last, FILE, "calendar.political_rounds", "more than the politics cards last")
}

/// LC-3.9: the three tests are worked out together, for these distances.
fn check_distances(distance: &DistanceTable) -> Result<(), ContentError> {
    let found = [distance.castle_min_free, distance.city_min_free, distance.neighbour_max_free];
    let expected = [CASTLE_SPACING - 1, 1, NEIGHBOUR_REACH - 1];
    demand(found == expected, FILE, "distance", format!("{found:?}, but the map is made for {expected:?}"))
}

fn check_people(file: &ConstantsFile) -> Result<(), ContentError> {
    let (few, message) = (1..=MAX_AT_ONCE, format!("1 to {MAX_AT_ONCE} citizens"));
    demand(few.contains(&file.start.citizens_per_castle), FILE, "start.citizens_per_castle", &message)?;
    let growth = file.growth.per_city_per_year;
    demand(growth <= MAX_AT_ONCE, FILE, "growth.per_city_per_year", format!("at most {MAX_AT_ONCE}"))?;
    let found = &file.found;
    let settlers = found.citizens_from_castle.saturating_add(found.citizens_from_supply);
    demand(few.contains(&settlers), FILE, "found", format!("{message} in all"))?;
    demand(found.per_year == 1, FILE, "found.per_year", "one foundation a year")
}

fn check_points(scoring: &ScoringTable) -> Result<(), ContentError> {
    let points = [
        ("scoring.per_citizen", scoring.per_citizen),
        ("scoring.complete_city", scoring.complete_city),
        ("scoring.famine_last_year", scoring.famine_last_year),
    ];
    for (place, points) in points {
        let fits = (-MAX_POINTS..=MAX_POINTS).contains(&points);
        demand(fits, FILE, place, format!("{points} is not in -{MAX_POINTS} to {MAX_POINTS}"))?;
    }
    Ok(())
}
