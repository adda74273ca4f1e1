//! The board, power plants and setups as they are written, and the checks that turn them into content.

use std::collections::BTreeMap;

use engine::Files;
use serde::Deserialize;

use super::tiles::{At, Both, RawEffect, Result, change, gains};
use super::{Attraction, Board, Initiative, LEVELS, Plant, Scoring, Set, Setup, StartCity, Tile, Track};
use crate::board::{Cell, Vertex};
use crate::ids::{ERAS, Kind, Space, TileId};

/// Terms are shown through the locale files; here only their form is checked.
pub type Terms = BTreeMap<String, BTreeMap<String, Both>>;

#[derive(Deserialize)]
struct RawBoard {
    track: RawTracks,
    initiative: Vec<RawInitiative>,
    rounds: RawRounds,
    projects: RawProjects,
    scoring: RawScoring,
}

#[derive(Deserialize)]
struct RawTracks {
    population: RawTrack,
    employment: RawTrack,
    public_service: RawTrack,
    economy: RawTrack,
    culture: RawTrack,
    progress: RawCircle,
}

#[derive(Deserialize)]
struct RawTrack {
    min: u8,
    max: u8,
    start: u8,
    top_arrow: RawEffect,
    bottom_arrow: Option<RawEffect>,
    #[serde(default)]
    expo: Vec<i16>,
    #[serde(default)]
    expo_bonus: Vec<Vec<RawEffect>>,
    #[serde(default)]
    attraction: Vec<RawAttraction>,
}

#[derive(Deserialize)]
struct RawAttraction {
    at: u8,
    below: u8,
}

#[derive(Deserialize)]
struct RawCircle {
    spaces: u16,
}

#[derive(Deserialize)]
struct RawInitiative {
    space: u8,
    dollars: i16,
    times: i16,
    times_round_2: Option<i16>,
}

#[derive(Deserialize)]
struct RawRounds {
    count: u8,
    era: Vec<usize>,
    expo_after: Vec<u8>,
    prosperity: Vec<u8>,
}

#[derive(Deserialize)]
struct RawProjects {
    row_price: [i16; 3],
}

#[derive(Deserialize)]
struct RawScoring {
    building_penalty: i16,
    unemployment_cap: i16,
    public_service_rank_loss: i16,
    tax_money: i16,
    tax_prestige: i16,
    energy_per_prestige: i16,
    money_per_prestige: i16,
    culture_per_prestige: i16,
    progress_per_prestige: i16,
    lake_energy: i16,
}

const BOARD: &str = "board.toml";

fn track(raw: &RawTrack, name: &str) -> Result<Track> {
    let place = format!("track.{name}");
    let at = At { file: BOARD, place: &place };
    at.ensure(raw.min <= raw.start && raw.start <= raw.max, "the start space is not on the track")?;
    let bottom = raw.bottom_arrow.as_ref().map(|arrow| change(arrow, at)).transpose()?;
    Ok(Track { min: raw.min, max: raw.max, start: raw.start, top: change(&raw.top_arrow, at)?, bottom })
}

/// The main board.
pub fn board(files: &Files<'_>) -> Result<Board> {
    let raw: RawBoard = files.parse(BOARD)?;
    let at = |place| At { file: BOARD, place };
    let tracks = &raw.track;
    let employment = track(&tracks.employment, "employment")?;
    let public_service = track(&tracks.public_service, "public_service")?;
    let spaces = |track: &Track| usize::from(track.max) + 1;
    at("track.employment.expo").ensure(tracks.employment.expo.len() == spaces(&employment), "one value per space")?;
    let bonus = &tracks.public_service.expo_bonus;
    at("track.public_service.expo_bonus").ensure(bonus.len() == spaces(&public_service), "one bonus per space")?;
    at("track.progress").ensure(tracks.progress.spaces >= 2, "at least two spaces")?;
    at("track.culture.attraction").ensure(tracks.culture.attraction.is_sorted_by_key(|a| a.at), "lowest first")?;
    let numbered = raw.initiative.iter().zip(1..).all(|(space, n)| space.space == n);
    at("initiative").ensure(numbered, "spaces are numbered from 1")?;
    check_rounds(&raw.rounds, at("rounds"))?;
    let space = |s: &RawInitiative| Initiative { dollars: s.dollars, times: s.times, times_round_2: s.times_round_2 };
    Ok(Board {
        population: track(&tracks.population, "population")?,
        employment,
        public_service,
        economy: track(&tracks.economy, "economy")?,
        culture: track(&tracks.culture, "culture")?,
        progress_spaces: tracks.progress.spaces,
        employment_prestige: tracks.employment.expo.clone(),
        service_bonus: bonus.iter().map(|bonus| gains(bonus, at("track.public_service"))).collect::<Result<_>>()?,
        attraction: tracks.culture.attraction.iter().map(|a| Attraction { at: a.at, below: a.below }).collect(),
        initiative: raw.initiative.iter().map(space).collect(),
        era_of_round: raw.rounds.era.iter().map(|era| era - 1).collect(),
        expo_after: raw.rounds.expo_after,
        prosperity_rounds: raw.rounds.prosperity,
        row_price: raw.projects.row_price,
        scoring: scoring(&raw.scoring),
    })
}

fn check_rounds(rounds: &RawRounds, at: At<'_>) -> Result<()> {
    at.ensure(rounds.era.len() == usize::from(rounds.count) && rounds.count > 0, "one era per round")?;
    let steps = rounds.era.is_sorted() && rounds.era.iter().all(|era| (1..=ERAS).contains(era));
    at.ensure(steps && rounds.era[0] == 1, "eras are 1, 2, 3, in order")?;
    let jump = rounds.era.windows(2).any(|pair| pair[1] > pair[0] + 1);
    at.ensure(!jump, "no era is left out")?;
    at.ensure(rounds.expo_after.contains(&rounds.count), "the last round is followed by a World Expo")?;
    at.ensure(!rounds.prosperity.contains(&rounds.count), "nothing is built after the last round")
}

fn scoring(raw: &RawScoring) -> Scoring {
    Scoring {
        building_penalty: raw.building_penalty,
        unemployment_cap: raw.unemployment_cap,
        rank_loss: raw.public_service_rank_loss,
        tax_money: raw.tax_money,
        tax_prestige: raw.tax_prestige,
        energy_per_prestige: raw.energy_per_prestige,
        money_per_prestige: raw.money_per_prestige,
        culture_per_prestige: raw.culture_per_prestige,
        progress_per_prestige: raw.progress_per_prestige,
        lake_energy: raw.lake_energy,
    }
}

#[derive(Deserialize)]
struct PlantFile {
    plant: Vec<RawPlant>,
}

#[derive(Deserialize)]
struct RawPlant {
    level: usize,
    name: Both,
    activations: u8,
    cubes: Vec<u8>,
}

/// Power plants, level 1 first.
pub fn plants(files: &Files<'_>) -> Result<[Plant; LEVELS]> {
    let raw = files.parse::<PlantFile>("power_plants.toml")?.plant;
    let at = At { file: "power_plants.toml", place: "plant" };
    at.ensure(raw.iter().zip(1..).all(|(plant, level)| plant.level == level), "levels are numbered from 1")?;
    let copies = |plant: &RawPlant| plant.cubes.len() == 5 && plant.cubes.is_sorted_by(|a, b| a >= b);
    at.ensure(raw.iter().all(copies), "five copies, richest first")?;
    let plant = |raw: RawPlant| Plant { activations: raw.activations, cubes: raw.cubes, name: raw.name.pair() };
    let plants: Vec<Plant> = raw.into_iter().map(plant).collect();
    plants.try_into().or_else(|_| at.error("six levels"))
}

#[derive(Deserialize)]
struct SetupFile {
    players: Vec<RawSetup>,
    city: RawCity,
}

#[derive(Deserialize)]
struct RawSetup {
    count: u8,
    initiative_spaces: Vec<Space>,
    start_spaces: Vec<Space>,
    projects: usize,
    full_draw: usize,
    discard_per_type: usize,
    prosperity_hand: usize,
    neutral: bool,
}

#[derive(Deserialize)]
struct RawCity {
    city_hall: Cell,
    hotel: Cell,
    tokens: [Vertex; 2],
}

/// Setups by number of players, and the start city.
pub fn setups(files: &Files<'_>, tiles: &[Tile], board: &Board) -> Result<(Vec<Setup>, StartCity)> {
    let raw: SetupFile = files.parse("setup.toml")?;
    let at = At { file: "setup.toml", place: "players" };
    at.ensure(raw.players.iter().map(|setup| setup.count).eq(2..=5), "setups for 2, 3, 4 and 5 players")?;
    let named = |key: &str| {
        let found = tiles.iter().position(|tile| tile.key == key && tile.set == Set::Start);
        found.map(|index| TileId(index as u8)).map_or_else(|| at.error(format!("there is no starting tile {key}")), Ok)
    };
    let city = StartCity {
        tiles: [(named("city_hall")?, raw.city.city_hall), (named("hotel")?, raw.city.hotel)],
        tokens: raw.city.tokens,
    };
    for setup in &raw.players {
        check_setup(setup, tiles, board)?;
    }
    let setup = |raw: RawSetup| Setup {
        spaces: raw.initiative_spaces,
        start_spaces: raw.start_spaces,
        projects: raw.projects,
        full_draw: raw.full_draw,
        discard_per_type: raw.discard_per_type,
        prosperity_hand: raw.prosperity_hand,
        neutral: raw.neutral,
    };
    Ok((raw.players.into_iter().map(setup).collect(), city))
}

fn check_setup(setup: &RawSetup, tiles: &[Tile], board: &Board) -> Result<()> {
    let place = format!("players {}", setup.count);
    let at = At { file: "setup.toml", place: &place };
    let known = |space: &Space| (1..=board.initiative.len()).contains(&usize::from(space.0));
    at.ensure(setup.initiative_spaces.iter().all(known), "unknown initiative space")?;
    let players = usize::from(setup.count);
    at.ensure(setup.initiative_spaces.len() > players, "more spaces than players")?;
    at.ensure(setup.start_spaces.len() == players, "one start space per player")?;
    at.ensure(
        setup.start_spaces.iter().all(|space| setup.initiative_spaces.contains(space)),
        "start space not in use",
    )?;
    let hands = setup.prosperity_hand * players;
    let prosperity = tiles.iter().filter(|tile| tile.set == Set::Prosperity).count();
    at.ensure(hands <= prosperity && setup.prosperity_hand <= 6, "not that many Prosperity tiles")?;
    at.ensure(board.prosperity_rounds.len() <= setup.prosperity_hand, "a Prosperity tile for every marked round")?;
    at.ensure((players + 1..=7).contains(&setup.projects) && setup.full_draw <= 7, "so many projects")?;
    for era in 0..ERAS {
        let used = |tile: &&Tile| tile.set == Set::Era(era) && tile.min_players <= setup.count;
        let left = tiles.iter().filter(used).count().saturating_sub(setup.discard_per_type * Kind::ERA.len());
        let rounds = board.era_of_round.iter().filter(|&&other| other == era).count();
        at.ensure(left >= players * rounds + 2, "too few tiles in an era")?;
    }
    Ok(())
}
