//! From TOML to typed content; an error names the file and the place.

use std::collections::BTreeMap;

use engine::{ContentError, Files};
use serde::Deserialize;

use super::{Content, Contract, Expertise, Face, Kind, Needs, Permit, Prices, Start};
use crate::board::{Block, LOTS_OF_BLOCK, Lot, SIDE};
use crate::effects::{Choice, Effect, Inner, RunId};
use crate::ids::{CARDS, Card, Deck, Number, Politician, Vocation, Zone};

#[derive(Deserialize)]
struct RawDeck {
    card: Vec<RawCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    id: Card,
    deck: Deck,
    kind: RawKind,
    #[serde(rename = "name")]
    _name: Texts,
    #[serde(default)]
    zone: Option<Zone>,
    #[serde(default)]
    size: u8,
    #[serde(default)]
    payout: Number,
    #[serde(default)]
    restrictions: Vec<Restriction>,
    #[serde(default)]
    vocations: Vec<Expertise>,
    #[serde(default)]
    effects: Inner,
    #[serde(default)]
    permits: u8,
    #[serde(default)]
    zones: Vec<Zone>,
    #[serde(default)]
    wealth: u8,
    #[serde(default)]
    ballot: bool,
    #[serde(default, rename = "text")]
    _text: Option<Texts>,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(default, rename = "facts")]
    _facts: String,
}

/// Both languages are there; what players read comes from the locales.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    #[serde(rename = "en")]
    _en: String,
    #[serde(rename = "it")]
    _it: String,
}

#[derive(Deserialize)]
enum Source {
    S,
    P,
    H,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum RawKind {
    Permit,
    UrbanRenewal,
    Contract,
    Event,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum Restriction {
    AdjacentWater {},
    AdjacentWilderness {},
    AdjacentEdge {},
    EmptyBlock {},
    MinValue { n: u8 },
    IgnoreZoning {},
}

#[derive(Deserialize)]
struct RawBoard {
    row: Vec<RawRow>,
    start: Vec<RawStart>,
    #[serde(rename = "box")]
    boxes: Vec<RawBox>,
    payout: BTreeMap<String, RawPayout>,
    deck_build: RawBuild,
}

/// The payout table stands beside its source tag.
#[derive(Deserialize)]
#[serde(untagged)]
enum RawPayout {
    Places([u8; 4]),
    Tag(serde::de::IgnoredAny),
}

#[derive(Deserialize)]
struct RawRow {
    id: String,
    #[serde(default)]
    value: Number,
}

#[derive(Deserialize)]
struct RawStart {
    zone: Zone,
    block: [u8; 2],
    lot: u8,
}

#[derive(Deserialize)]
struct RawBox {
    slot: String,
    ap: u8,
}

#[derive(Deserialize)]
struct RawBuild {
    standard: Vec<RawSection>,
    long: Vec<RawSection>,
    short: Vec<RawSection>,
    planning: Vec<RawPlanning>,
}

#[derive(Deserialize)]
struct RawSection {
    cards: u8,
    #[serde(default)]
    key: bool,
}

#[derive(Deserialize)]
struct RawPlanning {
    permits: u8,
}

#[derive(Deserialize)]
struct RawComponents {
    building: Vec<RawTile>,
    vocation: Vec<RawVocation>,
    players: RawPlayers,
    politician: Vec<RawPolitician>,
}

#[derive(Deserialize)]
struct RawTile {
    zone: Zone,
    size: u8,
    count: u8,
}

#[derive(Deserialize)]
struct RawVocation {
    id: Vocation,
    count: u8,
}

#[derive(Deserialize)]
struct RawPolitician {
    id: Politician,
    track_index: usize,
}

#[derive(Deserialize)]
struct RawPlayers {
    start_wealth: BTreeMap<String, u16>,
    start_planning_cards: [u8; 4],
    ap_per_turn: u8,
    ap_union_boss: u8,
}

pub fn parse(files: &Files<'_>) -> Result<Content, ContentError> {
    let mut runs = vec![Vec::new()];
    let mut faces = Vec::with_capacity(CARDS);
    for deck in ["planning.toml", "town.toml", "city.toml", "metropolis.toml"] {
        let raw: RawDeck = files.parse(deck)?;
        for card in raw.card {
            let expected = Card(faces.len() as u8);
            if card.id != expected || card.deck != expected.deck() {
                return Err(ContentError::new(deck, card.id.to_string(), format!("card {expected} is due here")));
            }
            let place = card.id.to_string();
            faces.push(face(card, &mut runs).map_err(|message| ContentError::new(deck, place, message))?);
        }
    }
    if faces.len() != CARDS {
        return Err(ContentError::new("metropolis.toml", "card", format!("{} cards, not {CARDS}", faces.len())));
    }
    let board: RawBoard = files.parse("board.toml")?;
    let components: RawComponents = files.parse("components.toml")?;
    assemble(faces, runs, &board, &components).map_err(|(file, place, message)| ContentError::new(file, place, message))
}

fn face(raw: RawCard, runs: &mut Vec<Vec<Effect>>) -> Result<Face, String> {
    let kind = match raw.kind {
        RawKind::Permit => Kind::Permit(permit(&raw)?),
        RawKind::UrbanRenewal => Kind::Renewal { ballot: raw.ballot },
        RawKind::Contract => Kind::Contract(contract(&raw)?),
        RawKind::Event => Kind::Event,
    };
    let fits = match kind {
        Kind::Permit(_) => raw.id.is_permit(),
        Kind::Renewal { .. } => raw.id.is_renewal(),
        Kind::Contract(_) => raw.id.is_contract(),
        Kind::Event => raw.id.is_event(),
    };
    if !fits {
        return Err("the id is that of another kind of card".into());
    }
    let mut soft = raw.effects.clone();
    let effects = number(raw.effects, runs);
    let soft = if soften(raw.id, &mut soft.effects) { number(soft, runs) } else { effects };
    Ok(Face { card: raw.id, kind, effects, soft })
}

fn permit(raw: &RawCard) -> Result<Permit, String> {
    let sound = (1..=4).contains(&raw.permits) && (1..=12).contains(&raw.wealth) && !raw.zones.is_empty();
    if !sound || raw.zones.contains(&Zone::Park) {
        return Err("a permit has 1 to 4 permits, wealth 1 to 12 and zones".into());
    }
    let zones = raw.zones.iter().copied().collect();
    Ok(Permit { permits: raw.permits, zones, wealth: raw.wealth, ballot: raw.ballot })
}

fn contract(raw: &RawCard) -> Result<Contract, String> {
    let zone = raw.zone.filter(|&zone| zone != Zone::Park).ok_or("a contract has a zone")?;
    if !(1..=4).contains(&raw.size) || raw.payout > 6 || raw.vocations.len() > 2 {
        return Err("a contract has size 1 to 4, payout 0 to 6 and at most two vocations".into());
    }
    let vocations = [raw.vocations.first().copied(), raw.vocations.get(1).copied()];
    Ok(Contract { zone, size: raw.size, payout: raw.payout, needs: needs(&raw.restrictions), vocations })
}

fn needs(restrictions: &[Restriction]) -> Needs {
    let mut needs = Needs::default();
    for restriction in restrictions {
        match restriction {
            Restriction::AdjacentWater {} => needs.water = true,
            Restriction::AdjacentWilderness {} => needs.wilderness = true,
            Restriction::AdjacentEdge {} => needs.edge = true,
            Restriction::EmptyBlock {} => needs.empty_block = true,
            Restriction::MinValue { n } => needs.min_value = *n,
            Restriction::IgnoreZoning {} => needs.ignore_zoning = true,
        }
    }
    needs
}

/// Gives a list of effects and all lists inside it their numbers.
fn number(inner: Inner, runs: &mut Vec<Vec<Effect>>) -> RunId {
    if inner.effects.is_empty() {
        return 0;
    }
    let effects = inner.effects.into_iter().map(|effect| number_inside(effect, runs)).collect();
    runs.push(effects);
    runs.len() as RunId - 1
}

fn number_inside(effect: Effect, runs: &mut Vec<Vec<Effect>>) -> Effect {
    let numbered = |inner: Inner, runs: &mut _| Inner { run: number(inner.clone(), runs), ..inner };
    match effect {
        Effect::Offer { who, cost, effects, fallback } => {
            Effect::Offer { who, cost, effects: numbered(effects, runs), fallback }
        }
        Effect::Choose { who, options } => {
            let options = options.into_iter().map(|option| Choice { effects: numbered(option.effects, runs) });
            Effect::Choose { who, options: options.collect() }
        }
        plain => plain,
    }
}

/// The cards of soft Metropolis and what their fours become (US-8.2).
const SOFT_CARDS: [&str; 4] = ["M01", "M02", "M16", "M17"];
const HARD: u8 = 4;
const SOFT: u8 = 2;

fn soften(card: Card, effects: &mut [Effect]) -> bool {
    if !SOFT_CARDS.contains(&card.to_string().as_str()) {
        return false;
    }
    let halve = |amount: &mut u8| {
        if *amount == HARD {
            *amount = SOFT;
        }
    };
    for effect in effects {
        if let Effect::GainPer { wealth, prestige, .. } | Effect::PayPer { wealth, prestige, .. } = effect {
            halve(wealth);
            halve(prestige);
        }
        if let Effect::PayPer { either: Some(either), .. } = effect {
            halve(either);
        }
    }
    true
}

/// Starting buildings (US-3.10).
const STARTS: usize = 12;

type Fault = (&'static str, String, String);

fn assemble(
    faces: Vec<Face>,
    runs: Vec<Vec<Effect>>,
    board: &RawBoard,
    components: &RawComponents,
) -> Result<Content, Fault> {
    let row = |id: String| {
        let found = board.row.iter().find(|row| row.id == id);
        found.map(|row| row.value).ok_or(("board.toml", "row".to_owned(), format!("no row {id}")))
    };
    let mut prestige_rows = [0; 3];
    let mut wealth_rows = [0; 6];
    for (i, number) in prestige_rows.iter_mut().enumerate() {
        *number = row(format!("L{i}"))?;
    }
    for (i, number) in wealth_rows.iter_mut().enumerate() {
        *number = row(format!("B{i}"))?;
    }
    let printed = std::array::from_fn(|i| {
        let block = Block(i as u8);
        prestige_rows[usize::from(block.row() / 2)] + wealth_rows[usize::from(block.col())]
    });
    let in_order = components.politician.iter().all(|p| p.id.index() == p.track_index);
    if !in_order {
        return Err(("components.toml", "politician".into(), "not in the order of the election track".into()));
    }
    Ok(Content {
        faces,
        runs,
        printed,
        prestige_rows,
        wealth_rows,
        starts: starts(board)?,
        prices: prices(board)?,
        payouts: payouts(board)?,
        sections: [
            sections(&board.deck_build.standard)?,
            sections(&board.deck_build.long)?,
            sections(&board.deck_build.short)?,
        ],
        planning: planning(&board.deck_build)?,
        tiles: tiles(&components.building),
        vocations: vocations(&components.vocation),
        start_wealth: start_wealth(&components.players)?,
        start_cards: components.players.start_planning_cards,
        points: components.players.ap_per_turn,
        boss_points: components.players.ap_union_boss,
    })
}

fn starts(board: &RawBoard) -> Result<Vec<Start>, Fault> {
    let on_grid = |raw: &RawStart| raw.block.iter().all(|&n| n < SIDE) && raw.lot < LOTS_OF_BLOCK;
    let start =
        |raw: &RawStart| Start { lot: Lot::new(Block::at(raw.block[0], raw.block[1]), raw.lot), zone: raw.zone };
    let starts: Vec<_> = board.start.iter().filter(|raw| on_grid(raw)).map(start).collect();
    let apart = (1..starts.len()).all(|i| starts[..i].iter().all(|other| other.lot != starts[i].lot));
    if starts.len() == STARTS && apart {
        return Ok(starts);
    }
    Err(("board.toml", "start".into(), format!("{STARTS} starting buildings on lots of their own")))
}

fn prices(board: &RawBoard) -> Result<Prices, Fault> {
    let price = |slot: String| {
        let found = board.boxes.iter().find(|b| b.slot == slot);
        found.map(|b| b.ap).ok_or(("board.toml", "box".to_owned(), format!("no box {slot}")))
    };
    let mut prices = Prices::default();
    for i in 0..4 {
        prices.planning[i] = price(format!("planning_{}", i + 1))?;
    }
    prices.planning[4] = price("planning_deck".into())?;
    for i in 0..5 {
        prices.boxes[i] = price(format!("contract_{}", i + 1))?;
    }
    for deck in Deck::CONTRACTS {
        prices.decks[deck.rank()] = price(format!("{}_deck", deck.name()))?;
    }
    Ok(prices)
}

fn payouts(board: &RawBoard) -> Result<[[u8; 4]; 13], Fault> {
    let mut payouts = [[0; 4]; 13];
    for (number, places) in payouts.iter_mut().enumerate().skip(1) {
        match board.payout.get(&number.to_string()) {
            Some(RawPayout::Places(amounts)) => *places = *amounts,
            Some(RawPayout::Tag(_)) | None => {
                return Err(("board.toml", "payout".into(), format!("no payout for {number}")));
            }
        }
    }
    Ok(payouts)
}

fn sections(raw: &[RawSection]) -> Result<[u8; 3], Fault> {
    match raw {
        [top, middle, bottom] if middle.key && top.cards + middle.cards + bottom.cards + 1 == 37 => {
            Ok([top.cards, middle.cards + 1, bottom.cards])
        }
        _ => Err(("board.toml", "deck_build".into(), "three sections of 36 cards, the key event in the second".into())),
    }
}

fn planning(build: &RawBuild) -> Result<[u8; 2], Fault> {
    match build.planning[..] {
        [RawPlanning { permits: top }, RawPlanning { permits: bottom }] if top + bottom == 36 => Ok([top, bottom]),
        _ => Err(("board.toml", "deck_build.planning".into(), "two parts of 36 permits".into())),
    }
}

fn tiles(raw: &[RawTile]) -> [[u8; 4]; 5] {
    let mut tiles = [[0; 4]; 5];
    raw.iter().for_each(|tile| tiles[tile.zone.index()][usize::from(tile.size.clamp(1, 4)) - 1] = tile.count);
    tiles
}

fn vocations(raw: &[RawVocation]) -> [u8; 8] {
    let mut counts = [0; 8];
    raw.iter().for_each(|vocation| counts[vocation.id.index()] = vocation.count);
    counts
}

fn start_wealth(players: &RawPlayers) -> Result<[u16; 5], Fault> {
    let mut wealth = [0; 5];
    for (seats, amount) in wealth.iter_mut().enumerate().skip(2) {
        let given = players.start_wealth.get(&seats.to_string());
        *amount = *given.ok_or(("components.toml", "players".into(), format!("no start_wealth for {seats}")))?;
    }
    Ok(wealth)
}
