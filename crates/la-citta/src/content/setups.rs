//! `setups.toml`, `constants.toml` and `options.toml`.

use super::*;
use crate::board::{CASTLE_SPACING, NEIGHBOUR_REACH};

const CONSTANTS: &str = "constants.toml";
const SETUPS: &str = "setups.toml";

#[derive(Deserialize)]
struct ConstantsFile {
    start: StartRow,
    supply: SupplyRow,
    calendar: CalendarRow,
    distance: DistanceRow,
    growth: GrowthRow,
    found: FoundRow,
    scoring: ScoringRow,
}

#[derive(Deserialize)]
struct StartRow {
    castles: usize,
    castles_on_map: usize,
    citizens_per_castle: u8,
    gold: u8,
    action_cards: u8,
    coloured_citizens: usize,
}

#[derive(Deserialize)]
struct SupplyRow {
    citizens: u32,
}

#[derive(Deserialize)]
struct CalendarRow {
    years: u8,
    political_rounds: u8,
}

#[derive(Deserialize)]
struct DistanceRow {
    castle_min_free: usize,
    city_min_free: usize,
    neighbour_max_free: usize,
}

#[derive(Deserialize)]
struct GrowthRow {
    per_city_per_year: u8,
    limit_plain: u8,
    limit_market: u8,
}

#[derive(Deserialize)]
struct FoundRow {
    citizens_from_castle: u8,
    citizens_from_supply: u8,
    per_year: u8,
}

#[derive(Deserialize)]
struct ScoringRow {
    per_citizen: i32,
    complete_city: i32,
    famine_last_year: i32,
}

pub fn read_numbers(files: &Files<'_>) -> Result<Numbers, ContentError> {
    let ConstantsFile { start, supply, calendar, distance, growth, found, scoring } = files.parse(CONSTANTS)?;
    check_distances(&distance)?;
    check(found.per_year == 1, CONSTANTS, "found.per_year", "one foundation a year")?;
    let numbers = Numbers {
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
    };
    check_numbers(&numbers)?;
    Ok(numbers)
}

/// LC-3.9: the three tests are worked out together, for these distances.
fn check_distances(distance: &DistanceRow) -> Result<(), ContentError> {
    let found = [distance.castle_min_free, distance.city_min_free, distance.neighbour_max_free];
    let expected = [CASTLE_SPACING - 1, 1, NEIGHBOUR_REACH - 1];
    check(found == expected, CONSTANTS, "distance", format!("{found:?}, but the map is made for {expected:?}"))
}

/// Positions have room for so much and no more.
fn check_numbers(numbers: &Numbers) -> Result<(), ContentError> {
    check(numbers.castles <= MAX_CITIES, CONSTANTS, "start.castles", format!("at most {MAX_CITIES}"))?;
    check(numbers.castles_on_map <= numbers.castles, CONSTANTS, "start.castles_on_map", "more than castles")?;
    check(numbers.figures <= MAX_FIGURES, CONSTANTS, "start.coloured_citizens", format!("at most {MAX_FIGURES}"))?;
    let voices = usize::from(numbers.years) * VOICES_A_YEAR;
    check(numbers.years > 0 && voices <= VOICES, CONSTANTS, "calendar.years", "as many as the Voice cards last")?;
    // LC-6.5.8: with five players every action of a year must find a card.
    let actions = engine::MAX_SEATS * usize::from(numbers.rounds);
    check(
        (1..=POLITICS - DISPLAY).contains(&actions),
        CONSTANTS,
        "calendar.political_rounds",
        "more than the politics cards last",
    )
}

#[derive(Deserialize)]
struct SetupsFile {
    setup: Vec<SetupRow>,
}

#[derive(Deserialize)]
struct SetupRow {
    players: usize,
    terrain: BTreeMap<String, Tile>,
    start: Vec<CastlesRow>,
}

#[derive(Deserialize)]
struct CastlesRow {
    castles: Vec<String>,
    food: Vec<u8>,
}

pub fn read_setups(
    files: &Files<'_>,
    board: &Board,
    tiles: &[TileRow; Tile::ALL.len()],
) -> Result<Vec<Layout>, ContentError> {
    let file: SetupsFile = files.parse(SETUPS)?;
    let players: Vec<usize> = file.setup.iter().map(|row| row.players).collect();
    check(players == [2, 3, 4, 5], SETUPS, "setup", "one setup for each of 2, 3, 4 and 5 players, in this order")?;
    file.setup.iter().map(|row| layout(row, board, tiles)).collect()
}

fn layout(row: &SetupRow, board: &Board, tiles: &[TileRow; Tile::ALL.len()]) -> Result<Layout, ContentError> {
    let place = format!("setup for {} players", row.players);
    let tile = |space: Space| {
        let tile = row.terrain.get(&space.to_string()).copied();
        tile.ok_or_else(|| ContentError::new(SETUPS, &place, format!("no tile on {space}")))
    };
    let laid = Space::all().map(tile).collect::<Result<Vec<_>, _>>()?;
    for kind in Tile::ALL {
        let count = laid.iter().filter(|&&tile| tile == kind).count();
        check(count == usize::from(tiles[kind.index()].count), SETUPS, &place, format!("{count} tiles {kind}"))?;
    }
    check(row.start.len() == row.players, SETUPS, &place, "one start for each player")?;
    let castles = row.start.iter().map(|start| castles(start, board, &place)).collect::<Result<Vec<_>, _>>()?;
    let grain =
        |hex: &Hex| board.touches[hex.index()].iter().map(|space| tiles[laid[space.index()].index()].grain).sum();
    for (start, castles) in row.start.iter().zip(&castles) {
        let food: Vec<u8> = castles.iter().map(grain).collect();
        check(food == start.food, SETUPS, &place, format!("castles that yield {food:?}, not {:?}", start.food))?;
    }
    Ok(Layout { tiles: std::array::from_fn(|i| laid[i]), castles })
}

fn castles(row: &CastlesRow, board: &Board, place: &str) -> Result<Vec<Hex>, ContentError> {
    let find = |name: &String| {
        let found = board.names.iter().position(|other| other == name);
        found.map(|i| Hex(i as u8)).ok_or_else(|| ContentError::new(SETUPS, place, format!("no hex {name}")))
    };
    row.castles.iter().map(find).collect()
}
