//! The content files as they are written, and what must hold in them.

use std::collections::BTreeMap;

use engine::{ContentError, Files};
use serde::Deserialize;

use super::{
    CAR_LIMIT, Content, MOST_PLOTS, Modifiers, Multipliers, Needs, Scoring, Shape, Spec, TableSetup, Walk, demand,
    parse, within,
};
use crate::board::{Around, Side, What, board_size};
use crate::ids::{Board, Building, CARDS, Card, Kind, PER_STACK, Plot};

const BUILDINGS: &str = "buildings.toml";
const CARDS_FILE: &str = "cards.toml";
const BOARDS: &str = "neighbourhoods.toml";
const SCORING: &str = "scoring.toml";
const SETUP: &str = "setup.toml";
const OPTIONS: &str = "options.toml";
const TERMS: &str = "terms.toml";

/// Words in both languages.
#[derive(Deserialize)]
struct Words {
    en: String,
    it: String,
}

impl Words {
    fn are_there(&self) -> bool {
        !self.en.is_empty() && !self.it.is_empty()
    }
}

#[derive(Deserialize)]
struct BuildingsFile {
    meta: BuildingsMeta,
    shape: Vec<ShapeRow>,
    building: Vec<BuildingRow>,
}

#[derive(Deserialize)]
struct BuildingsMeta {
    pieces: i64,
    rows: usize,
    streetcars: i64,
    footprint_total: i64,
}

#[derive(Deserialize)]
struct ShapeRow {
    id: String,
    cells: Vec<(i8, i8)>,
}

#[derive(Deserialize)]
struct BuildingRow {
    id: Building,
    kind: Kind,
    group: Group,
    size: usize,
    shape: String,
    supply: i64,
    pay: Pay,
    card: Option<Building>,
    base: i16,
    score: ScoreRow,
    modifiers: Vec<String>,
    multipliers: Vec<String>,
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

#[derive(Deserialize)]
struct CardsFile {
    meta: CardsMeta,
    card: Vec<CardRow>,
}

#[derive(Deserialize)]
struct CardsMeta {
    cards: usize,
    plot_cards: usize,
    facility_cards: usize,
    cards_per_stack: u8,
    stacks: usize,
}

#[derive(Deserialize)]
struct CardRow {
    id: Card,
    stack: u8,
    plot: Option<u8>,
    building: Option<Building>,
    twin: bool,
    effect: EffectRow,
    text: Words,
}

#[derive(PartialEq, Eq, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum EffectRow {
    BuildRight { plot: u8 },
    BuildFacility { building: Building },
}

#[derive(Deserialize)]
struct BoardsFile {
    neighbourhood: Vec<BoardRow>,
}

#[derive(Deserialize)]
struct BoardRow {
    id: u8,
    name: String,
    cols: i8,
    rows: i8,
    fixed_start: bool,
    special_card: String,
    plots: Vec<PlotRow>,
}

#[derive(Deserialize)]
struct PlotRow {
    number: u8,
    col: i8,
    row: i8,
}

#[derive(Deserialize)]
struct ScoringFile {
    rule: ScoringRule,
    modifier: Vec<ModifierRow>,
    multiplier: Vec<MultiplierRow>,
}

#[derive(Deserialize)]
struct ScoringRule {
    minimum: i16,
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

#[derive(Deserialize)]
struct SetupFile {
    components: Components,
    draw: Draw,
    players: Vec<PlayersRow>,
    action: Vec<ActionRow>,
}

#[derive(Deserialize)]
struct Components {
    streetcars: i64,
}

#[derive(Deserialize)]
struct Draw {
    max_per_stack_per_step: i64,
}

#[derive(Deserialize)]
struct PlayersRow {
    count: usize,
    deal_from: Vec<u8>,
    hand_size: usize,
    setup_boards: Vec<u8>,
    placements_each: usize,
    placements_total: usize,
    idle_turns_to_end: i64,
}

#[derive(Deserialize)]
struct ActionRow {
    id: String,
    later_pieces_max: Option<i64>,
    min_touching_plots: Option<usize>,
}

#[derive(Deserialize)]
struct OptionsFile {
    option: Vec<OptionRow>,
}

#[derive(Deserialize)]
struct OptionRow {
    id: String,
    text: Words,
}

#[derive(Deserialize)]
struct TermsFile {
    term: Vec<TermRow>,
}

#[derive(Deserialize)]
struct TermRow {
    id: String,
    en: String,
    it: String,
}

/// Reads and checks all files.
pub(super) fn read(files: &Files<'_>) -> Result<Content, ContentError> {
    let buildings: BuildingsFile = parse(files, BUILDINGS)?;
    let scoring: ScoringFile = parse(files, SCORING)?;
    let setup: SetupFile = parse(files, SETUP)?;
    check_cards(&parse(files, CARDS_FILE)?)?;
    check_options(&parse(files, OPTIONS)?)?;
    check_terms(&parse(files, TERMS)?)?;
    let stock = stock(&buildings)?;
    let (modifiers, multipliers) = (modifiers(&scoring)?, multipliers(&scoring)?);
    check_modifiers(&buildings, &scoring)?;
    let names = board_names(&parse(files, BOARDS)?)?;
    let streetcars = within(setup.components.streetcars, 1..=CAR_LIMIT, SETUP, "components.streetcars")?;
    demand(
        buildings.meta.streetcars == i64::from(streetcars),
        BUILDINGS,
        "meta.streetcars",
        "differs from setup.toml",
    )?;
    Ok(Content {
        shapes: shapes(&buildings)?,
        stock,
        modifiers,
        multipliers,
        minimum: scoring.rule.minimum,
        streetcars,
        streetcars_per_turn: streetcars_per_turn(&setup)?,
        draws_per_stack: within(setup.draw.max_per_stack_per_step, 1..=9, SETUP, "draw.max_per_stack_per_step")?,
        tables: tables(&setup)?,
        names,
    })
}

fn stock(file: &BuildingsFile) -> Result<[Spec; Building::COUNT], ContentError> {
    let shapes: BTreeMap<&str, (usize, usize)> =
        file.shape.iter().enumerate().map(|(i, row)| (row.id.as_str(), (i, row.cells.len()))).collect();
    demand(file.building.len() == file.meta.rows, BUILDINGS, "meta.rows", "is not the number of rows")?;
    let pieces: i64 = file.building.iter().map(|row| row.supply).sum();
    demand(pieces == file.meta.pieces, BUILDINGS, "meta.pieces", &format!("the rows hold {pieces} pieces"))?;
    let footprint: i64 = file.building.iter().map(|row| row.supply * row.size as i64).sum();
    demand(footprint == file.meta.footprint_total, BUILDINGS, "meta.footprint_total", "is not the sum of the rows")?;
    let mut specs = Vec::new();
    for (i, building) in Building::all().enumerate() {
        let row = file.building.get(i).filter(|row| row.id == building);
        let place = format!("building[{i}]");
        let row = row.ok_or_else(|| ContentError::new(BUILDINGS, &place, format!("expected {building} here")))?;
        specs.push(spec(row, &place, &shapes)?);
    }
    Ok(specs.try_into().expect("one row per building"))
}

fn spec(row: &BuildingRow, place: &str, shapes: &BTreeMap<&str, (usize, usize)>) -> Result<Spec, ContentError> {
    let facility = row.kind.is_facility();
    demand(row.kind == row.id.kind(), BUILDINGS, format!("{place}.kind"), "is not the kind of this building")?;
    demand(row.group == group(row.kind), BUILDINGS, format!("{place}.group"), "is not the group of this kind")?;
    demand(
        (row.pay == Pay::FacilityCard) == facility,
        BUILDINGS,
        format!("{place}.pay"),
        "only facilities have a card",
    )?;
    demand(
        row.card == facility.then_some(row.id),
        BUILDINGS,
        format!("{place}.card"),
        "is not the card of this building",
    )?;
    demand(row.name.are_there() && row.text.are_there(), BUILDINGS, place, "has no words")?;
    let found = shapes.get(row.shape.as_str()).copied();
    let (shape, size) =
        found.ok_or_else(|| ContentError::new(BUILDINGS, format!("{place}.shape"), "there is no such shape"))?;
    demand(size == row.size, BUILDINGS, format!("{place}.size"), "is not the size of its shape")?;
    Ok(Spec {
        supply: within(row.supply, 0..=99, BUILDINGS, &format!("{place}.supply"))?,
        shape,
        base: row.base,
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

fn shapes(file: &BuildingsFile) -> Result<Vec<Shape>, ContentError> {
    file.shape.iter().enumerate().map(|(i, row)| shape(&row.cells, &format!("shape[{i}]"))).collect()
}

/// A shape in every orientation that turning and mirroring give, each once.
fn shape(cells: &[(i8, i8)], place: &str) -> Result<Shape, ContentError> {
    demand((1..=MOST_PLOTS).contains(&cells.len()), BUILDINGS, place, "its shape has too many plots")?;
    let mut orientations: Vec<Vec<(i8, i8)>> = Vec::new();
    for turn in 0..8 {
        let mut turned: Vec<_> = cells.iter().map(|&cell| turned(cell, turn)).collect();
        turned.sort_unstable();
        let (x, y) = turned[0];
        let moved: Vec<_> = turned.iter().map(|cell| (cell.0 - x, cell.1 - y)).collect();
        if !orientations.contains(&moved) {
            orientations.push(moved);
        }
    }
    let walks = orientations.iter().map(|cells| walk(cells)).collect::<Option<_>>();
    let walks = walks.ok_or_else(|| ContentError::new(BUILDINGS, place, "its shape is not in one piece"))?;
    Ok(Shape { size: cells.len(), walks })
}

fn turned((x, y): (i8, i8), turn: u8) -> (i8, i8) {
    let (x, y) = if turn < 4 { (x, y) } else { (-x, y) };
    match turn % 4 {
        0 => (x, y),
        1 => (-y, x),
        2 => (-x, -y),
        _ => (y, -x),
    }
}

/// The cells in an order in which each lies beside an earlier one.
fn walk(cells: &[(i8, i8)]) -> Option<Walk> {
    let mut order = vec![cells[0]];
    let mut steps = Vec::new();
    while order.len() < cells.len() {
        let next = |&from: &usize| {
            let beside = |&side: &Side| {
                Some((from, side, next_to(order[from], side))).filter(|step| is_new(step.2, cells, &order))
            };
            Side::ALL.iter().find_map(beside)
        };
        let (from, side, cell) = (0..order.len()).collect::<Vec<_>>().iter().find_map(next)?;
        steps.push((from, side));
        order.push(cell);
    }
    let inside = |i: usize, side: Side| order.contains(&next_to(order[i], side));
    let inner = (0..order.len()).flat_map(|i| [(i, Side::East), (i, Side::South)]);
    let inner = inner.filter(|&(i, side)| inside(i, side)).collect();
    Some(Walk { steps, inner })
}

fn is_new(cell: (i8, i8), cells: &[(i8, i8)], order: &[(i8, i8)]) -> bool {
    cells.contains(&cell) && !order.contains(&cell)
}

fn next_to((x, y): (i8, i8), side: Side) -> (i8, i8) {
    match side {
        Side::North => (x, y - 1),
        Side::East => (x + 1, y),
        Side::South => (x, y + 1),
        Side::West => (x - 1, y),
    }
}

fn check_cards(file: &CardsFile) -> Result<(), ContentError> {
    let meta = &file.meta;
    let sizes = (meta.cards, meta.stacks, meta.cards_per_stack, meta.plot_cards + meta.facility_cards);
    demand(
        sizes == (CARDS, Board::COUNT, PER_STACK, CARDS),
        CARDS_FILE,
        "meta",
        "eight stacks of nine cards are needed",
    )?;
    demand(file.card.len() == CARDS, CARDS_FILE, "card", "there are 72 cards")?;
    for (i, (row, card)) in file.card.iter().zip(Card::all()).enumerate() {
        let place = format!("card[{i}]");
        demand(row.id == card, CARDS_FILE, format!("{place}.id"), &format!("expected {card} here"))?;
        demand(
            row.stack == card.stack().number(),
            CARDS_FILE,
            format!("{place}.stack"),
            "is not the stack of this card",
        )?;
        demand(row.text.are_there(), CARDS_FILE, format!("{place}.text"), "has no words")?;
        let plot = card.plot().map(Plot::number);
        demand(row.plot == plot, CARDS_FILE, format!("{place}.plot"), "is not the plot of this card")?;
        demand(
            row.building == card.facility(),
            CARDS_FILE,
            format!("{place}.building"),
            "is not what this card builds",
        )?;
        demand(row.twin == card.plot().is_some_and(Plot::is_twin), CARDS_FILE, format!("{place}.twin"), "is wrong")?;
        let effect = match (plot, card.facility()) {
            (Some(plot), _) => EffectRow::BuildRight { plot },
            (None, Some(building)) => EffectRow::BuildFacility { building },
            (None, None) => continue,
        };
        demand(row.effect == effect, CARDS_FILE, format!("{place}.effect"), "is not the effect of this card")?;
    }
    Ok(())
}

fn board_names(file: &BoardsFile) -> Result<[String; Board::COUNT], ContentError> {
    let mut names = Vec::new();
    for board in Board::all() {
        let place = format!("neighbourhood[{}]", board.index());
        let row = file.neighbourhood.get(board.index()).filter(|row| row.id == board.number());
        let row = row.ok_or_else(|| ContentError::new(BOARDS, &place, format!("expected board {board} here")))?;
        demand((row.cols, row.rows) == board_size(board), BOARDS, &place, "odd boards are 3 x 3, even boards 4 x 2")?;
        demand(row.fixed_start == (board == Board::FIRST), BOARDS, &place, "board 1 is the first")?;
        let special = board.cards().iter().find(|card| card.plot().is_none()).map(|card| card.to_string());
        demand(row.special_card == special.unwrap_or_default(), BOARDS, &place, "has another special card")?;
        let printed = row.plots.iter().map(|plot| (plot.number, plot.row * row.cols + plot.col));
        let wanted = board.plots().iter().map(|plot| (plot.number(), plot.place() as i8));
        demand(printed.eq(wanted), BOARDS, format!("{place}.plots"), "plots are numbered row by row")?;
        names.push(row.name.clone());
    }
    Ok(names.try_into().expect("one name per board"))
}

fn check_modifiers(buildings: &BuildingsFile, scoring: &ScoringFile) -> Result<(), ContentError> {
    for (i, row) in buildings.building.iter().enumerate() {
        let modifiers = scoring.modifier.iter().filter(|modifier| modifier.applies_to.contains(&row.kind));
        let place = format!("building[{i}].modifiers");
        demand(
            row.modifiers.iter().eq(modifiers.map(|modifier| &modifier.id)),
            BUILDINGS,
            place,
            "differ from scoring.toml",
        )?;
        let multipliers = scoring.multiplier.iter().filter(|multiplier| multiplier.applies_to.contains(&row.kind));
        let place = format!("building[{i}].multipliers");
        demand(
            row.multipliers.iter().eq(multipliers.map(|row| &row.id)),
            BUILDINGS,
            place,
            "differ from scoring.toml",
        )?;
    }
    Ok(())
}

const HOMES_AND_WORK: [Kind; 2] = [Kind::Residence, Kind::Business];
const MULTIPLIED: [Kind; 5] = [Kind::Residence, Kind::Business, Kind::Bank, Kind::Cinema, Kind::PostOffice];

fn modifiers(file: &ScoringFile) -> Result<Modifiers, ContentError> {
    let amount = |id: &str, kinds: &[Kind]| {
        let row = file.modifier.iter().find(|row| row.id == id);
        let row = row.ok_or_else(|| ContentError::new(SCORING, "modifier", format!("{id} is missing")))?;
        demand(row.applies_to == kinds, SCORING, format!("modifier {id}"), "applies to other kinds")?;
        within((row.amount + 50).into(), 0..=100, SCORING, &format!("modifier {id}"))?;
        Ok(row.amount)
    };
    Ok(Modifiers {
        outskirts_residence: amount("outskirts_residence", &[Kind::Residence])?,
        centre_business: amount("centre_business", &[Kind::Business])?,
        park: amount("park", &HOMES_AND_WORK)?,
        factory: amount("factory", &HOMES_AND_WORK)?,
    })
}

fn multipliers(file: &ScoringFile) -> Result<Multipliers, ContentError> {
    let factor = |id: &str| {
        let row = file.multiplier.iter().find(|row| row.id == id);
        let row = row.ok_or_else(|| ContentError::new(SCORING, "multiplier", format!("{id} is missing")))?;
        demand(row.applies_to == MULTIPLIED, SCORING, format!("multiplier {id}"), "applies to other kinds")?;
        within(row.factor.into(), 1..=9, SCORING, &format!("multiplier {id}"))?;
        Ok(row.factor)
    };
    Ok(Multipliers { streetcar: factor("streetcar")?, city_hall: factor("city_hall")?, both: factor("both")? })
}

fn streetcars_per_turn(file: &SetupFile) -> Result<u8, ContentError> {
    let ids = file.action.iter().map(|row| row.id.as_str());
    let known = ["build", "build_facility", "streetcar", "new_neighbourhood", "exchange", "pass"];
    demand(ids.eq(known), SETUP, "action", "the six actions are needed in their order")?;
    let touching = file.action.iter().find_map(|row| row.min_touching_plots);
    demand(touching == Some(crate::board::TOUCHING), SETUP, "action new_neighbourhood", "two plots must touch")?;
    let most = file.action.iter().find_map(|row| row.later_pieces_max);
    let most = most.ok_or_else(|| ContentError::new(SETUP, "action streetcar", "later_pieces_max is missing"))?;
    within(most, 1..=2, SETUP, "action streetcar.later_pieces_max")
}

fn tables(file: &SetupFile) -> Result<[TableSetup; 4], ContentError> {
    demand(file.players.iter().map(|row| row.count).eq(2..=5), SETUP, "players", "a row for 2, 3, 4 and 5 is needed")?;
    let tables: Result<Vec<_>, _> =
        file.players.iter().enumerate().map(|(i, row)| table(row, &format!("players[{i}]"))).collect();
    Ok(tables?.try_into().expect("four rows"))
}

fn table(row: &PlayersRow, place: &str) -> Result<TableSetup, ContentError> {
    let deal_from: Option<Vec<Board>> = row.deal_from.iter().map(|&number| Board::new(number)).collect();
    let deal_from = deal_from.ok_or_else(|| ContentError::new(SETUP, format!("{place}.deal_from"), "no such stack"))?;
    demand(
        deal_from.is_sorted() && deal_from.len() == row.hand_size,
        SETUP,
        format!("{place}.hand_size"),
        "one per stack",
    )?;
    demand(row.hand_size <= crate::state::MOST_HAND, SETUP, format!("{place}.hand_size"), "is too large")?;
    let table = TableSetup {
        deal_from,
        placements: row.placements_total as u8,
        idle_limit: within(row.idle_turns_to_end, 1..=99, SETUP, &format!("{place}.idle_turns_to_end"))?,
    };
    let boards: Vec<u8> = table.boards().map(Board::number).collect();
    demand(boards == row.setup_boards, SETUP, format!("{place}.setup_boards"), "are not the dealt stacks")?;
    let fits = row.placements_total == row.placements_each * row.count && row.placements_total <= boards.len();
    demand(fits, SETUP, format!("{place}.placements_total"), "does not fit")?;
    Ok(table)
}

fn check_options(file: &OptionsFile) -> Result<(), ContentError> {
    let ids = file.option.iter().map(|row| row.id.as_str());
    demand(ids.eq(crate::options::OPTION_KEYS), OPTIONS, "option", "the seven options are needed in their order")?;
    demand(file.option.iter().all(|row| row.text.are_there()), OPTIONS, "option.text", "has no words")
}

fn check_terms(file: &TermsFile) -> Result<(), ContentError> {
    for (i, row) in file.term.iter().enumerate() {
        let twice = file.term[..i].iter().any(|other| other.id == row.id);
        demand(!twice, TERMS, format!("term[{i}].id"), "stands there twice")?;
        demand(!row.en.is_empty() && !row.it.is_empty(), TERMS, format!("term[{i}]"), "has no words")?;
    }
    Ok(())
}
