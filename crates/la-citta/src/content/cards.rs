//! `cards.toml`.

use super::*;

const CARDS: &str = "cards.toml";

#[derive(Deserialize)]
struct CardsFile {
    deck: DeckRow,
    action_card: Vec<ActionRow>,
    politics_card: Vec<PoliticsRow>,
    voice_card: Vec<VoiceRow>,
}

#[derive(Deserialize)]
struct DeckRow {
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
type Cards = ([CardRow; Card::ALL.len()], u8);

pub fn read_cards(files: &Files<'_>, buildings: &Rows) -> Result<Cards, ContentError> {
    let file: CardsFile = files.parse(CARDS)?;
    check_deck(&file.deck)?;
    let action_gold = action_gold(&file.action_card, buildings)?;
    let rows = file.politics_card.into_iter().map(|row| card_row(row, buildings)).collect::<Result<Vec<_>, _>>()?;
    let cards = table(CARDS, Card::ALL, rows)?;
    let all: usize = cards.iter().map(|card| usize::from(card.count)).sum();
    check(all == POLITICS, CARDS, "politics_card", format!("{all} politics cards, not {POLITICS}"))?;
    for row in &file.voice_card {
        let fits = row.count == VOICES_OF_A_DEMAND;
        check(fits, CARDS, row.demand.name(), format!("a demand has {VOICES_OF_A_DEMAND} Voice cards"))?;
    }
    Ok((cards, action_gold))
}

/// Positions have room for these decks and no others.
fn check_deck(deck: &DeckRow) -> Result<(), ContentError> {
    let found = [deck.politics_total, deck.politics_display, deck.voice_total, deck.voice_per_year, deck.voice_face_up];
    let expected = [POLITICS, DISPLAY, VOICES, VOICES_A_YEAR, 1];
    check(found == expected, CARDS, "deck", format!("{found:?}, but positions are made for {expected:?}"))
}

/// LC-5.2: what an Action card does is fixed but for the gold.
fn action_gold(rows: &[ActionRow], buildings: &Rows) -> Result<u8, ContentError> {
    let levels = rows.iter().flat_map(|row| &row.levels);
    let effects = levels.map(|row| effect("action_card", row, buildings)).collect::<Result<Vec<_>, _>>()?;
    match effects[..] {
        [Effect::TakeGold(gold), Effect::FoundCity, Effect::Build(_)] => Ok(gold),
        _ => Err(ContentError::new(CARDS, "action_card", "an Action card takes gold, founds or builds")),
    }
}

fn card_row(row: PoliticsRow, buildings: &Rows) -> Result<(Card, CardRow), ContentError> {
    let name = row.id.name();
    check(row.count <= MAX_COPIES, CARDS, name, format!("at most {MAX_COPIES} copies"))?;
    let level = |line: &LevelRow| Ok(Level { cost: line.cost, effect: effect(name, line, buildings)? });
    let levels = row.levels.iter().map(level).collect::<Result<Vec<Level>, ContentError>>()?;
    check(!levels.is_empty(), CARDS, name, "a card offers at least one level")?;
    let builds = levels.iter().filter(|level| matches!(level.effect, Effect::Build(_))).count();
    let founds = levels.iter().any(|level| level.effect == Effect::FoundCity);
    check(!founds, CARDS, name, "only an Action card founds a city")?;
    check(builds == 0 || builds == levels.len(), CARDS, name, "all levels build, or none does")?;
    Ok((row.id, CardRow { count: row.count, levels, not_in_year: row.not_in_year }))
}

fn effect(card: &str, row: &LevelRow, buildings: &Rows) -> Result<Effect, ContentError> {
    let figures = 1..=MAX_FIGURES as u8;
    match row.op.as_str() {
        "take_gold" => Ok(Effect::TakeGold(row.count)),
        "found_city" => Ok(Effect::FoundCity),
        "build" => Ok(Effect::Build(buildings_of(row, buildings))),
        "place_coloured" if figures.contains(&row.count) => Ok(Effect::PlaceFigures(row.count)),
        "add_citizens" if row.count > 0 => Ok(Effect::AddCitizens(row.count)),
        "double_farm" if row.count == 1 => Ok(Effect::DoubleFarm),
        "peek_voice" if row.count == 2 => Ok(Effect::PeekTwo),
        "peek_voice" if row.count == 3 => Ok(Effect::PeekAll),
        op => Err(ContentError::new(CARDS, card, format!("no effect {op} with count {}", row.count))),
    }
}

fn buildings_of(row: &LevelRow, buildings: &Rows) -> crate::effects::Buildings {
    let meant = |building: &Building| {
        row.buildings.contains(building) || row.size.is_some_and(|size| buildings[building.index()].size == size)
    };
    Building::ALL.into_iter().filter(meant).collect()
}
