//! The form of the content files, and what must hold in them.

use engine::{ContentError, List};
use serde::Deserialize;

use super::{ActionPlan, BLACK_CARDS, Buildings, COLOUR_CARDS, GROUPS, Milestone, ROW, STEPS};
use crate::effects::{Condition, Effect};
use crate::ids::{
    ByDeck, ByDistrict, ByNode, ByShop, Colour, Deck, District, FACES, Faces, Key, Kind, Node, Plot, Shop,
};

fn bad<T>(file: &str, place: String, message: impl Into<String>) -> Result<T, ContentError> {
    Err(ContentError::new(file, place, message))
}

fn demand(holds: bool, file: &str, place: impl Into<String>, message: impl Into<String>) -> Result<(), ContentError> {
    if holds { Ok(()) } else { Err(ContentError::new(file, place, message)) }
}

#[derive(Deserialize)]
pub struct BoardFile {
    node: Vec<NodeRow>,
}

#[derive(Deserialize)]
struct NodeRow {
    id: String,
    code: String,
    level: u8,
    next: Vec<String>,
    #[serde(default)]
    ring5: Vec<String>,
    #[serde(default)]
    ring6: Vec<String>,
    x: i32,
    y: i32,
}

pub struct Board {
    pub next: ByNode<u16>,
    pub places: ByNode<(i32, i32)>,
    pub rings: [ByDistrict<List<Plot, 6>>; 2],
}

const BOARD: &str = "board.toml";

pub fn board(file: &BoardFile) -> Result<Board, ContentError> {
    let codes: Vec<&str> = file.node.iter().map(|row| row.code.as_str()).collect();
    let wanted: Vec<&str> = Node::ALL.iter().map(|node| node.code()).collect();
    demand(codes == wanted, BOARD, "node", format!("the places must be {wanted:?}, in this order"))?;
    let mut board = Board { next: Default::default(), places: Default::default(), rings: Default::default() };
    for (i, (row, &node)) in file.node.iter().zip(Node::ALL).enumerate() {
        board.places[node] = (row.x, row.y);
        demand((1..=2).contains(&row.next.len()), BOARD, format!("node[{i}].next"), "one or two places follow")?;
        for id in &row.next {
            let place = format!("node[{i}].next");
            let Some(ahead) = file.node.iter().position(|other| other.id == *id) else {
                return bad(BOARD, place, format!("there is no place {id:?}"));
            };
            let up = file.node[ahead].level == (row.level + 1) % 5;
            demand(up, BOARD, place, format!("{id:?} is not one column further"))?;
            board.next[node] |= 1 << ahead;
        }
        if let Some(district) = node.district() {
            board.rings[0][district] = ring(i, "ring5", &row.ring5, &Plot::ALL[..5])?;
            board.rings[1][district] = ring(i, "ring6", &row.ring6, Plot::ALL)?;
        }
    }
    Ok(board)
}

fn ring(row: usize, field: &str, ids: &[String], wanted: &[Plot]) -> Result<List<Plot, 6>, ContentError> {
    let place = || format!("node[{row}].{field}");
    let mut ring = List::new();
    for id in ids {
        match Plot::parse(id) {
            Some(plot) if wanted.contains(&plot) && !ring.contains(&plot) => ring.push(plot),
            _ => return bad(BOARD, place(), format!("{id:?} is no lot of this ring, or stands twice")),
        }
    }
    demand(ring.len() == wanted.len(), BOARD, place(), format!("a ring of {} lots", wanted.len()))?;
    Ok(ring)
}

#[derive(Deserialize)]
pub struct CardsFile {
    deck: Vec<DeckRow>,
    card: Vec<CardRow>,
}

#[derive(Deserialize)]
struct DeckRow {
    id: String,
    deal: u8,
}

#[derive(Deserialize)]
struct CardRow {
    deck: String,
    value: u8,
    buildings: u8,
    count: u8,
}

pub struct Cards {
    pub values: Faces,
    pub limits: Faces,
    pub copies: ByDeck<Faces>,
    pub deal: ByDeck<u8>,
}

const CARDS: &str = "cards.toml";

pub fn cards(file: &CardsFile) -> Result<Cards, ContentError> {
    let mut values: Vec<u8> = file.card.iter().map(|row| row.value).collect();
    values.sort_unstable();
    values.dedup();
    let Ok(values) = <Faces>::try_from(values) else {
        return bad(CARDS, "card.value".into(), format!("the cards have {FACES} different values"));
    };
    demand(values[0] > 0, CARDS, "card.value", "a value is at least 1")?;
    let mut cards = Cards { values, limits: [0; FACES], copies: Default::default(), deal: Default::default() };
    for (i, row) in file.deck.iter().enumerate() {
        cards.deal[deck(&row.id, &format!("deck[{i}].id"))?] = row.deal;
    }
    for (i, row) in file.card.iter().enumerate() {
        card(&mut cards, i, row)?;
    }
    for (deck, faces) in cards.copies.iter() {
        let (all, room) = (faces.iter().map(|&n| usize::from(n)).sum::<usize>(), room(deck));
        demand(all <= room, CARDS, format!("card.count of {deck}"), format!("{all} cards, at most {room}"))?;
        let dealt = 4 * usize::from(cards.deal[deck]);
        demand(all > dealt, CARDS, format!("deck.deal of {deck}"), format!("{all} cards are too few to deal {dealt}"))?;
    }
    Ok(cards)
}

fn room(deck: Deck) -> usize {
    if deck == Deck::Black { BLACK_CARDS } else { COLOUR_CARDS }
}

fn deck(id: &str, place: &str) -> Result<Deck, ContentError> {
    Deck::parse(id).ok_or_else(|| ContentError::new(CARDS, place, format!("there is no deck {id:?}")))
}

fn card(cards: &mut Cards, i: usize, row: &CardRow) -> Result<(), ContentError> {
    let deck = deck(&row.deck, &format!("card[{i}].deck"))?;
    let face = cards.values.iter().position(|&value| value == row.value).expect("collected above");
    let copies = &mut cards.copies[deck][face];
    demand(*copies == 0, CARDS, format!("card[{i}].value"), format!("{deck}-{} stands twice", row.value))?;
    demand(row.count > 0, CARDS, format!("card[{i}].count"), "at least one card")?;
    *copies = row.count;
    let limit = &mut cards.limits[face];
    let same = *limit == 0 || *limit == row.buildings;
    demand(same && row.buildings > 0, CARDS, format!("card[{i}].buildings"), "one number for all cards of a value")?;
    *limit = row.buildings;
    Ok(())
}

#[derive(Deserialize)]
pub struct Shops {
    shop_type: Vec<ShopRow>,
    start: StartTable,
    pub row: RowTable,
    pub milestone: Vec<Milestone>,
}

#[derive(Deserialize)]
struct ShopRow {
    id: String,
    count: u8,
}

#[derive(Deserialize)]
struct StartTable {
    per_district: u8,
    max_per_colour: u8,
    min_per_colour: u8,
    reverse_lot: String,
    max_shops_per_lot: u8,
    unused_tiles: u8,
}

#[derive(Deserialize)]
pub struct RowTable {
    pub groups: Vec<u8>,
    pub leave: u8,
}

const SHOPS: &str = "shops.toml";

impl Shops {
    pub fn copies(&self) -> ByShop<u8> {
        let mut copies = ByShop::default();
        for (row, &shop) in self.shop_type.iter().zip(Shop::ALL) {
            copies[shop] = row.count;
        }
        copies
    }
}

pub fn check_shops(file: &Shops) -> Result<(), ContentError> {
    let ids: Vec<&str> = file.shop_type.iter().map(|row| row.id.as_str()).collect();
    let wanted: Vec<&str> = Shop::ALL.iter().map(|shop| shop.code()).collect();
    demand(ids == wanted, SHOPS, "shop_type", format!("the types must be {wanted:?}, in this order"))?;
    let start = &file.start;
    demand(start.per_district == 1, SHOPS, "start.per_district", "one shop per district")?;
    demand(start.min_per_colour == 1, SHOPS, "start.min_per_colour", "every colour is used once at least")?;
    demand(start.max_per_colour == 2, SHOPS, "start.max_per_colour", "two colours are used twice")?;
    demand(start.reverse_lot == Plot::Plaza.code(), SHOPS, "start.reverse_lot", "the plaza")?;
    demand(start.max_shops_per_lot == 2, SHOPS, "start.max_shops_per_lot", "a lot has room for two shops")?;
    let (row, leave) = (&file.row.groups, file.row.leave);
    demand((1..=GROUPS).contains(&row.len()), SHOPS, "row.groups", format!("1 to {GROUPS} groups"))?;
    demand(row.iter().all(|&size| size > leave && leave > 0), SHOPS, "row.groups", "more tiles than are left over")?;
    let spaces: u32 = row.iter().map(|&size| u32::from(size)).sum();
    demand(spaces as usize <= ROW, SHOPS, "row.groups", format!("at most {ROW} spaces"))?;
    let tiles: u32 = file.shop_type.iter().map(|row| u32::from(row.count)).sum();
    let used = spaces + District::ALL.len() as u32 + u32::from(start.unused_tiles);
    demand(tiles == used, SHOPS, "start.unused_tiles", format!("{tiles} tiles, but {used} places for them"))?;
    check_milestones(file)
}

fn check_milestones(file: &Shops) -> Result<(), ContentError> {
    for (i, milestone) in file.milestone.iter().enumerate() {
        let emptied = file.row.groups.iter().take(milestone.groups.into());
        let placed: u8 = emptied.map(|size| size - file.row.leave).sum();
        let place = format!("milestone[{i}].placed");
        demand(
            placed == milestone.placed,
            SHOPS,
            place,
            format!("{} groups are empty after {placed}", milestone.groups),
        )?;
    }
    let last = file.milestone.iter().filter(|milestone| milestone.ends_game).map(|milestone| milestone.groups);
    let ends = last.eq([file.row.groups.len() as u8]);
    demand(ends, SHOPS, "milestone.ends_game", "the game ends exactly when the last group is empty")
}

#[derive(Deserialize)]
pub struct Tables {
    pub district_score: DistrictScore,
    pub park_score: ParkScore,
    pub closure: Closure,
    pub buildings: Buildings,
    setup: Vec<SetupRow>,
    pub dummy: Dummy,
    dummy_bid: Vec<DummyBid>,
    option: Vec<OptionRow>,
}

#[derive(Deserialize)]
pub struct DistrictScore {
    pub vp: [u8; 5],
}

#[derive(Deserialize)]
pub struct ParkScore {
    pub vp: [u8; 4],
    pub tiles_drawn: u8,
}

#[derive(Deserialize)]
pub struct Closure {
    pub winner_per_building: u8,
    pub others_divisor: u8,
    rounding: String,
    pub signs: u8,
}

#[derive(Deserialize)]
struct SetupRow {
    players: u8,
    dummy: bool,
    hand: u8,
    coloured_deck_after_deal: u8,
    black_deck_after_deal: u8,
}

#[derive(Deserialize)]
pub struct Dummy {
    pub buildings: u8,
    bid_min: u8,
    bid_max: u8,
}

#[derive(Deserialize)]
struct DummyBid {
    values: Vec<u8>,
    sum: u8,
}

#[derive(Deserialize)]
struct OptionRow {
    id: String,
}

const TABLES: &str = "tables.toml";

pub fn check_tables(file: &Tables, cards: &Cards) -> Result<(), ContentError> {
    demand(file.district_score.vp.is_sorted(), TABLES, "district_score.vp", "more types are worth no less")?;
    demand(file.park_score.vp.is_sorted(), TABLES, "park_score.vp", "more types are worth no less")?;
    let tiles = usize::from(file.park_score.tiles_drawn);
    demand(
        tiles < file.park_score.vp.len(),
        TABLES,
        "park_score.tiles_drawn",
        "no more tiles than the table has types",
    )?;
    demand(file.closure.others_divisor > 0, TABLES, "closure.others_divisor", "at least 1")?;
    demand(file.closure.rounding == "down", TABLES, "closure.rounding", "halves are rounded down")?;
    demand(file.closure.signs == 2, TABLES, "closure.signs", "the second closing ends the game")?;
    let b = &file.buildings;
    let split = b.score_marker + b.placed_at_setup + b.reserve_at_setup + b.supply_after_setup;
    demand(split == b.per_colour, TABLES, "buildings", format!("{split} of {} buildings are split up", b.per_colour))?;
    demand(b.placed_at_setup == 2, TABLES, "buildings.placed_at_setup", "two rounds of starting buildings")?;
    for (i, row) in file.setup.iter().enumerate() {
        check_setup(i, row, cards)?;
    }
    check_bids(file, cards)?;
    let options: Vec<&str> = file.option.iter().map(|row| row.id.as_str()).collect();
    let known = ["players", "board_side", "first_player", "tracking_aid", "turn_limit"];
    demand(options == known, TABLES, "option", format!("the options are {known:?}"))
}

fn check_setup(i: usize, row: &SetupRow, cards: &Cards) -> Result<(), ContentError> {
    let dealt = |deck: Deck| cards.deal[deck] * row.players;
    let left = |deck: Deck| cards.copies[deck].iter().sum::<u8>() - dealt(deck);
    let hand: u8 = cards.deal.0.iter().sum();
    demand(row.players == i as u8 + 2, TABLES, format!("setup[{i}].players"), "rows for 2, 3 and 4 players")?;
    demand(row.dummy == (row.players == 2), TABLES, format!("setup[{i}].dummy"), "Ace plays with two players only")?;
    demand(row.hand == hand, TABLES, format!("setup[{i}].hand"), format!("{hand} cards are dealt"))?;
    let black = left(Deck::Black);
    let place = format!("setup[{i}].black_deck_after_deal");
    demand(row.black_deck_after_deal == black, TABLES, place, format!("{black} black cards are left"))?;
    let same = Colour::ALL.iter().all(|colour| left(colour.deck()) == row.coloured_deck_after_deal);
    demand(same, TABLES, format!("setup[{i}].coloured_deck_after_deal"), "not what is left of every colour")
}

/// FA-6.17.3: the bids that Ace can draw.
fn check_bids(file: &Tables, cards: &Cards) -> Result<(), ContentError> {
    for (i, bid) in file.dummy_bid.iter().enumerate() {
        let known = bid.values.iter().all(|value| cards.values.contains(value));
        demand(known, TABLES, format!("dummy_bid[{i}].values"), "values of cards")?;
        let sum: u8 = bid.values.iter().sum();
        demand(bid.sum == sum, TABLES, format!("dummy_bid[{i}].sum"), format!("the values add up to {sum}"))?;
        let range = file.dummy.bid_min..=file.dummy.bid_max;
        demand(range.contains(&sum), TABLES, format!("dummy_bid[{i}].sum"), "outside dummy.bid_min and bid_max")?;
    }
    Ok(())
}

#[derive(Deserialize)]
pub struct ActionsFile {
    action: Vec<ActionRow>,
}

#[derive(Deserialize)]
struct ActionRow {
    id: String,
    needs: Condition,
    phase1: Vec<EffectRow>,
    phase2: Vec<EffectRow>,
    phase3: Vec<EffectRow>,
}

#[derive(Deserialize)]
struct EffectRow {
    op: String,
    n: Option<u8>,
    who: Option<String>,
}

const ACTIONS: &str = "actions.toml";

pub fn actions(file: &ActionsFile, buildings: &Buildings) -> Result<[ActionPlan; 4], ContentError> {
    let ids: Vec<&str> = file.action.iter().map(|row| row.id.as_str()).collect();
    let wanted: Vec<&str> = Kind::ALL.iter().map(|kind| kind.code()).collect();
    demand(ids == wanted, ACTIONS, "action", format!("the actions must be {wanted:?}, in this order"))?;
    let plans: Vec<ActionPlan> = file.action.iter().enumerate().map(plan).collect::<Result<_, _>>()?;
    let taken = Effect::TakeBuildings(buildings.taken_by_action_a);
    let message = format!("not the {} of buildings.taken_by_action_a in {TABLES}", buildings.taken_by_action_a);
    demand(plans[0].steps.contains(&taken), ACTIONS, "action[0].phase1", message)?;
    Ok(plans.try_into().expect("four rows"))
}

fn plan((i, row): (usize, &ActionRow)) -> Result<ActionPlan, ContentError> {
    let mut steps = List::new();
    for (phase, effects) in [("phase1", &row.phase1), ("phase2", &row.phase2), ("phase3", &row.phase3)] {
        for (k, effect) in effects.iter().enumerate() {
            let place = format!("action[{i}].{phase}[{k}]");
            demand(steps.len() < STEPS, ACTIONS, place.clone(), format!("at most {STEPS} effects"))?;
            steps.push(self::effect(effect, place)?);
        }
    }
    Ok(ActionPlan { needs: row.needs, steps })
}

fn effect(row: &EffectRow, place: String) -> Result<Effect, ContentError> {
    Ok(match (row.op.as_str(), row.n, row.who.as_deref()) {
        ("take_buildings", Some(n), None) => Effect::TakeBuildings(n),
        ("place_shop", None, None) => Effect::PlaceShop,
        ("draw_black", Some(n), Some("active")) => Effect::DrawBlack(n),
        ("draw_black", Some(n), Some("each_without_building")) => Effect::DrawBystanders(n),
        ("move_commission", None, None) => Effect::MoveCommission,
        ("score_district", None, None) => Effect::ScoreDistrict,
        ("take_coloured", Some(2), None) => Effect::TakeColoured,
        (op, _, _) => return bad(ACTIONS, place, format!("{op:?} with these fields is no effect")),
    })
}

#[derive(Deserialize)]
pub struct ComponentsFile {
    component: Vec<ComponentRow>,
}

#[derive(Deserialize)]
struct ComponentRow {
    id: String,
    count: u32,
}

const COMPONENTS: &str = "components.toml";

pub fn check_components(
    file: &ComponentsFile,
    cards: &Cards,
    shops: &Shops,
    tables: &Tables,
) -> Result<(), ContentError> {
    let total = |deck: &Deck| cards.copies[*deck].iter().map(|&n| u32::from(n)).sum::<u32>();
    for (i, row) in file.component.iter().enumerate() {
        let count = match row.id.as_str() {
            "coloured_card" => Colour::ALL.iter().map(|colour| total(&colour.deck())).sum(),
            "black_card" => total(&Deck::Black),
            "building" => 4 * u32::from(tables.buildings.per_colour),
            "shop" => shops.shop_type.iter().map(|row| u32::from(row.count)).sum(),
            "closing_sign" => tables.closure.signs.into(),
            "board" | "summary_card" | "commission_pawn" | "survey_token" => row.count,
            other => return bad(COMPONENTS, format!("component[{i}].id"), format!("unknown piece {other:?}")),
        };
        demand(
            count == row.count,
            COMPONENTS,
            format!("component[{i}].count"),
            format!("the other files have {count}"),
        )?;
    }
    Ok(())
}

#[derive(Deserialize)]
pub struct Glossary {
    term: Vec<Term>,
}

#[derive(Deserialize)]
struct Term {
    id: String,
    text: Text,
}

#[derive(Deserialize)]
struct Text {
    en: String,
    it: String,
}

impl Glossary {
    pub fn check(&self) -> Result<(), ContentError> {
        for (i, term) in self.term.iter().enumerate() {
            let said = !term.text.en.is_empty() && !term.text.it.is_empty();
            demand(said, "glossary.toml", format!("term[{i}].text"), format!("{} needs both languages", term.id))?;
        }
        Ok(())
    }
}
