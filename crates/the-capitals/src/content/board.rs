//! `board.toml`: the tracks, the initiative spaces, the rounds, and what is scored.

use engine::{ContentError, demand};
use serde::Deserialize;

use super::tiles::{EffectRow, change, gains};
use super::{Attraction, Board, Initiative, Scoring, Track};
use crate::ids::ERAS;
use crate::state::{CITY_LAKES, CITY_TILES};

pub(super) const FILE: &str = "board.toml";

/// The most of a price, a rate, a fine or a prize of the board.
const MOST: i16 = 99;

#[derive(Deserialize)]
pub(super) struct BoardFile {
    track: TracksTable,
    initiative: Vec<InitiativeRow>,
    rounds: RoundsTable,
    projects: ProjectsTable,
    scoring: ScoringTable,
}

#[derive(Deserialize)]
struct TracksTable {
    population: TrackTable,
    employment: TrackTable,
    public_service: TrackTable,
    economy: TrackTable,
    culture: TrackTable,
    progress: CircleTable,
}

#[derive(Deserialize)]
struct TrackTable {
    min: u8,
    max: u8,
    start: u8,
    top_arrow: EffectRow,
    bottom_arrow: Option<EffectRow>,
    #[serde(default)]
    expo: Vec<i16>,
    #[serde(default)]
    expo_bonus: Vec<Vec<EffectRow>>,
    #[serde(default)]
    attraction: Vec<AttractionRow>,
}

#[derive(Deserialize)]
struct AttractionRow {
    at: u8,
    below: u8,
}

#[derive(Deserialize)]
struct CircleTable {
    spaces: u16,
}

#[derive(Deserialize)]
struct InitiativeRow {
    space: u8,
    dollars: i16,
    times: i16,
    times_round_2: Option<i16>,
}

#[derive(Deserialize)]
struct RoundsTable {
    count: u8,
    era: Vec<usize>,
    expo_after: Vec<u8>,
    prosperity: Vec<u8>,
}

#[derive(Deserialize)]
struct ProjectsTable {
    row_price: [i16; 3],
}

#[derive(Deserialize)]
struct ScoringTable {
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

/// The board, for so many builds beyond the one of each round.
pub(super) fn board(file: BoardFile, extra_builds: usize) -> Result<Board, ContentError> {
    let tracks = &file.track;
    let employment = track(&tracks.employment, "track.employment")?;
    let public_service = track(&tracks.public_service, "track.public_service")?;
    let spaces = |track: &Track| usize::from(track.max) + 1;
    let expo = &tracks.employment.expo;
    demand(expo.len() == spaces(&employment), FILE, "track.employment.expo", "one value per space")?;
    let prizes = expo.iter().all(|prize| (-MOST..=MOST).contains(prize));
    demand(prizes, FILE, "track.employment.expo", format!("a value is not in -{MOST} to {MOST}"))?;
    let bonus = &tracks.public_service.expo_bonus;
    let place = "track.public_service.expo_bonus";
    demand(bonus.len() == spaces(&public_service), FILE, place, "one bonus per space")?;
    let bonus = bonus.iter().enumerate().map(|(i, bonus)| gains(bonus, FILE, &format!("{place}[{i}]")));
    demand(tracks.progress.spaces >= 2, FILE, "track.progress.spaces", "at least two spaces")?;
    let rising = tracks.culture.attraction.is_sorted_by_key(|row| row.at);
    demand(rising, FILE, "track.culture.attraction", "lowest first")?;
    check_initiative(&file)?;
    check_rounds(&file.rounds, extra_builds)?;
    check_prices(&file)?;
    let space =
        |row: &InitiativeRow| Initiative { dollars: row.dollars, times: row.times, times_round_2: row.times_round_2 };
    Ok(Board {
        population: track(&tracks.population, "track.population")?,
        employment,
        public_service,
        economy: track(&tracks.economy, "track.economy")?,
        culture: track(&tracks.culture, "track.culture")?,
        progress_spaces: tracks.progress.spaces,
        employment_prestige: expo.clone(),
        service_bonus: bonus.collect::<Result<_, _>>()?,
        attraction: tracks.culture.attraction.iter().map(|row| Attraction { at: row.at, below: row.below }).collect(),
        initiative: file.initiative.iter().map(space).collect(),
        era_of_round: file.rounds.era.iter().map(|era| era - 1).collect(),
        expo_after: file.rounds.expo_after,
        prosperity_rounds: file.rounds.prosperity,
        row_price: file.projects.row_price,
        scoring: scoring(&file.scoring),
    })
}

fn track(table: &TrackTable, place: &str) -> Result<Track, ContentError> {
    let on_track = (table.min..=table.max).contains(&table.start);
    demand(on_track, FILE, format!("{place}.start"), "the start space is not on the track")?;
    let top = change(&table.top_arrow, FILE, &format!("{place}.top_arrow"))?;
    let bottom = table.bottom_arrow.as_ref();
    let bottom = bottom.map(|arrow| change(arrow, FILE, &format!("{place}.bottom_arrow"))).transpose()?;
    Ok(Track { min: table.min, max: table.max, start: table.start, top, bottom })
}

fn check_initiative(file: &BoardFile) -> Result<(), ContentError> {
    let economy = &file.track.economy;
    let purse = i16::from(economy.start) - i16::from(economy.min);
    for (i, row) in file.initiative.iter().enumerate() {
        let numbered = usize::from(row.space) == i + 1;
        demand(numbered, FILE, format!("initiative[{i}].space"), "spaces are numbered from 1")?;
        let paid = (0..=purse).contains(&row.dollars); // CA-4.6
        demand(paid, FILE, format!("initiative[{i}].dollars"), "a price that no city can pay at the start")?;
        let sound = |times: i16| (0..=MOST).contains(&times);
        demand(sound(row.times), FILE, format!("initiative[{i}].times"), format!("0 to {MOST}"))?;
        let early = row.times_round_2.is_none_or(sound);
        demand(early, FILE, format!("initiative[{i}].times_round_2"), format!("0 to {MOST}"))?;
    }
    Ok(())
}

fn check_rounds(rounds: &RoundsTable, extra_builds: usize) -> Result<(), ContentError> {
    let each = rounds.era.len() == usize::from(rounds.count) && rounds.count > 0;
    demand(each, FILE, "rounds.era", "one era per round")?;
    let steps = rounds.era.is_sorted() && rounds.era.iter().all(|era| (1..=ERAS).contains(era));
    demand(steps && rounds.era[0] == 1, FILE, "rounds.era", "eras are 1, 2, 3, in order")?;
    let jump = rounds.era.windows(2).any(|pair| pair[1] > pair[0] + 1);
    demand(!jump, FILE, "rounds.era", "no era is left out")?;
    let shown = rounds.expo_after.contains(&rounds.count);
    demand(shown, FILE, "rounds.expo_after", "the last round is followed by a World Expo")?;
    let prosperity = &rounds.prosperity;
    demand(!prosperity.contains(&rounds.count), FILE, "rounds.prosperity", "nothing is built after the last round")?;
    demand(prosperity.len() <= CITY_LAKES, FILE, "rounds.prosperity", format!("at most {CITY_LAKES} rounds"))?;
    let tiles = 2 + usize::from(rounds.count) + prosperity.len() + extra_builds; // CA-3.1
    demand(tiles <= CITY_TILES, FILE, "rounds.count", format!("up to {tiles} tiles in a city, at most {CITY_TILES}"))
}

/// What is divided by must not be 0, and nothing may be out of all proportion.
fn check_prices(file: &BoardFile) -> Result<(), ContentError> {
    let ScoringTable { tax_money, energy_per_prestige, money_per_prestige, .. } = file.scoring;
    let ScoringTable { culture_per_prestige, progress_per_prestige, .. } = file.scoring;
    let rates = [tax_money, energy_per_prestige, money_per_prestige, culture_per_prestige, progress_per_prestige];
    let divided = rates.iter().all(|&rate| (1..=MOST).contains(&rate));
    demand(divided, FILE, "scoring", format!("tax_money and what one prestige takes are 1 to {MOST}"))?;
    let ScoringTable { building_penalty, unemployment_cap, public_service_rank_loss, .. } = file.scoring;
    let ScoringTable { tax_prestige, lake_energy, .. } = file.scoring;
    let others = [building_penalty, unemployment_cap, public_service_rank_loss, tax_prestige, lake_energy];
    let few = |number: &i16| (0..=MOST).contains(number);
    demand(others.iter().all(few), FILE, "scoring", format!("fines and prizes are 0 to {MOST}"))?;
    demand(file.projects.row_price.iter().all(few), FILE, "projects.row_price", format!("0 to {MOST}"))
}

fn scoring(table: &ScoringTable) -> Scoring {
    Scoring {
        building_penalty: table.building_penalty,
        unemployment_cap: table.unemployment_cap,
        rank_loss: table.public_service_rank_loss,
        tax_money: table.tax_money,
        tax_prestige: table.tax_prestige,
        energy_per_prestige: table.energy_per_prestige,
        money_per_prestige: table.money_per_prestige,
        culture_per_prestige: table.culture_per_prestige,
        progress_per_prestige: table.progress_per_prestige,
        lake_energy: table.lake_energy,
    }
}
