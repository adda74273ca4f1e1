//! `cards.toml`: the politics cards, the Action cards and the Voice cards.

use engine::{ContentError, demand};
use serde::Deserialize;

use super::{
    BuildingRow, CardRow, DISPLAY, MAX_AT_ONCE, MAX_FIGURES, POLITICS, VOICES, VOICES_A_YEAR, VOICES_OF_A_DEMAND, table,
};
use crate::effects::{self, Effect, Level};
use crate::ids::{Building, Card, Demand, MAX_COPIES, Size};

pub(super) const FILE: &str = "cards.toml";

/// The most gold that a card brings: all gold of a player is counted in a byte.
const MAX_GOLD: u8 = 3;
/// The highest price.
const MAX_COST: u8 = 20;

#[derive(Deserialize)]
pub(super) struct CardsFile {
    deck: DeckTable,
    action_card: Vec<ActionRow>,
    politics_card: Vec<PoliticsRow>,
    voice_card: Vec<VoiceRow>,
}

#[derive(Deserialize)]
struct DeckTable {
    politics_total: usize,
    politics_display: usize,
    voice_total: usize,
    voice_per_year: usize,
    voice_face_up: usize,
}

#[derive(Deserialize)]
struct ActionRow {
    levels: Vec<LevelRow>,
}

#[derive(Deserialize)]
struct PoliticsRow {
    id: Card,
    count: u8,
    levels: Vec<LevelRow>,
    not_in_year: Vec<u8>,
}

#[derive(Deserialize)]
struct VoiceRow {
    demand: Demand,
    count: usize,
}

#[derive(Deserialize)]
struct LevelRow {
    cost: u8,
    op: String,
    #[serde(default)]
    count: u8,
    #[serde(default)]
    buildings: Vec<Building>,
    size: Option<Size>,
}

type Rows = [BuildingRow; Building::ALL.len()];
type Cards = [CardRow; Card::ALL.len()];

pub(super) fn cards(file: CardsFile, buildings: &Rows) -> Result<Cards, ContentError> {
    check_deck(&file.deck)?;
    for (i, row) in file.voice_card.iter().enumerate() {
        let (fits, place) = (row.count == VOICES_OF_A_DEMAND, format!("voice_card[{i}].count"));
        demand(fits, FILE, place, format!("{} has {VOICES_OF_A_DEMAND} Voice cards", row.demand))?;
    }
    let rows = file.politics_card.into_iter().enumerate();
    let rows = rows.map(|(i, row)| card(row, &format!("politics_card[{i}]"), buildings)).collect::<Result<_, _>>()?;
    let cards = table(FILE, "politics_card", Card::ALL, rows)?;
    let all: usize = cards.iter().map(|card| usize::from(card.count)).sum();
    demand(all == POLITICS, FILE, "politics_card", format!("{all} politics cards, not {POLITICS}"))?;
    Ok(cards)
}

/// Positions have room for these decks and no others.
fn check_deck(deck: &DeckTable) -> Result<(), ContentError> {
    let found = [deck.politics_total, deck.politics_display, deck.voice_total, deck.voice_per_year, deck.voice_face_up];
    let expected = [POLITICS, DISPLAY, VOICES, VOICES_A_YEAR, 1];
    demand(found == expected, FILE, "deck", format!("{found:?}, but positions are made for {expected:?}"))
}

/// LC-5.2: what an Action card does is fixed but for the gold.
pub(super) fn action_gold(file: &CardsFile, buildings: &Rows) -> Result<u8, ContentError> {
    let fixed = || ContentError::new(FILE, "action_card", "an Action card takes gold, founds or builds");
    let [row] = &file.action_card[..] else { return Err(fixed()) };
    let levels = levels(&row.levels, "action_card[0]", buildings)?;
    match levels.iter().map(|level| level.effect).collect::<Vec<_>>()[..] {
        [Effect::TakeGold(gold), Effect::FoundCity, Effect::Build(_)] => Ok(gold),
        _ => Err(fixed()),
    }
}

fn card(row: PoliticsRow, place: &str, buildings: &Rows) -> Result<(Card, CardRow), ContentError> {
    demand(row.count <= MAX_COPIES, FILE, format!("{place}.count"), format!("at most {MAX_COPIES} copies"))?;
    let levels = levels(&row.levels, place, buildings)?;
    let place = format!("{place}.levels");
    demand(!levels.is_empty(), FILE, &place, "a card offers at least one level")?;
    let builds = levels.iter().filter(|level| matches!(level.effect, Effect::Build(_))).count();
    let founds = levels.iter().any(|level| level.effect == Effect::FoundCity);
    demand(!founds, FILE, &place, "only an Action card founds a city")?;
    demand(builds == 0 || builds == levels.len(), FILE, place, "all levels build, or none does")?;
    Ok((row.id, CardRow { count: row.count, levels, not_in_year: row.not_in_year }))
}

fn levels(rows: &[LevelRow], place: &str, buildings: &Rows) -> Result<Vec<Level>, ContentError> {
    let level = |(k, row): (usize, &LevelRow)| {
        let place = format!("{place}.levels[{k}]");
        demand(row.cost <= MAX_COST, FILE, format!("{place}.cost"), format!("at most {MAX_COST}"))?;
        Ok(Level { cost: row.cost, effect: effect(row, place, buildings)? })
    };
    rows.iter().enumerate().map(level).collect()
}

fn effect(row: &LevelRow, place: String, buildings: &Rows) -> Result<Effect, ContentError> {
    let up_to = |most: u8| (1..=most).contains(&row.count);
    match row.op.as_str() {
        "take_gold" if up_to(MAX_GOLD) => Ok(Effect::TakeGold(row.count)),
        "found_city" => Ok(Effect::FoundCity),
        "build" => Ok(Effect::Build(buildings_of(row, buildings))),
        "place_coloured" if up_to(MAX_FIGURES as u8) => Ok(Effect::PlaceFigures(row.count)),
        "add_citizens" if up_to(MAX_AT_ONCE) => Ok(Effect::AddCitizens(row.count)),
        "double_farm" if row.count == 1 => Ok(Effect::DoubleFarm),
        "peek_voice" if row.count == 2 => Ok(Effect::PeekTwo),
        "peek_voice" if row.count == 3 => Ok(Effect::PeekAll),
        op => Err(ContentError::new(FILE, place, format!("no effect {op} with count {}", row.count))),
    }
}

fn buildings_of(row: &LevelRow, buildings: &Rows) -> effects::Buildings {
    let meant = |building: &Building| {
        row.buildings.contains(building) || row.size.is_some_and(|size| buildings[building.index()].size == size)
    };
    Building::ALL.into_iter().filter(meant).collect()
}
