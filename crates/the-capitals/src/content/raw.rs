//! The TOML files as they are written, and the checks that turn them into [`Content`].

use std::collections::BTreeMap;

use engine::{ContentError, Files};
use serde::Deserialize;

use super::{
    Activation, Attraction, Board, Content, Initiative, LEVELS, Measure, Permanent, Plant, Requirement, Scoring, Set,
    Setup, StartCity, Ties, Tile, Track, Trigger,
};
use crate::board::{Cell, Vertex};
use crate::effects::{Change, Effect, Metric, Scope};
use crate::ids::{Density, ERAS, Kind, MAX_TILES, Resource, Space, TileId, TileSet};

/// Most tiles of one era: the room for its stack.
pub const ERA_TILES: usize = 27;
/// Most Prosperity tiles: the room for those not dealt.
pub const PROSPERITY_TILES: usize = 25;

/// Terms are shown through the locale files; here only their form is checked.
type Terms = BTreeMap<String, BTreeMap<String, Both>>;

type Result<T> = std::result::Result<T, ContentError>;

#[derive(Deserialize)]
struct Both {
    en: String,
    it: String,
}

impl Both {
    fn pair(self) -> [String; 2] {
        [self.en, self.it]
    }
}

#[derive(Deserialize)]
struct TileFile {
    tile: Vec<RawTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    id: String,
    name: Both,
    set: String,
    r#type: Kind,
    density: Option<Density>,
    copies: u8,
    min_players: u8,
    printed_cubes: u8,
    #[serde(default)]
    tags: Vec<String>,
    #[serde(default)]
    immediate: Vec<RawEffect>,
    activate: Option<RawActivation>,
    #[serde(default)]
    construction: Vec<RawEffect>,
    #[serde(default)]
    permanent: Vec<RawPermanent>,
    #[serde(default)]
    endgame: Vec<RawEndgame>,
    requires: Option<RawRequirement>,
    text: Both,
    #[serde(rename = "source")]
    _source: String,
    #[serde(rename = "source_name")]
    _source_name: String,
    #[serde(rename = "source_cubes")]
    _source_cubes: String,
    #[serde(rename = "source_players")]
    _source_players: Option<String>,
    #[serde(rename = "source_endgame")]
    _source_endgame: Option<String>,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
enum RawEffect {
    Gain { what: Resource, n: i16 },
    Lose { what: Resource, n: i16 },
    ByEra { what: Resource, n: [i16; ERAS] },
    Exchange { lose: Vec<RawEffect>, gain: Vec<RawEffect> },
    Per { metric: Metric, each: i16, then: Box<RawEffect> },
    PerTile { scope: Scope, filter: Option<RawFilter>, then: Box<RawEffect> },
    PerType { scope: Scope, then: Box<RawEffect> },
    ActivateAdjacentFree {},
    BuildExtra {},
    NoPenaltyAdjacent {},
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawActivation {
    cost: Vec<RawEffect>,
    gain: Vec<RawEffect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPermanent {
    trigger: RawTrigger,
    scope: Option<Scope>,
    filter: Option<RawFilter>,
    gain: Vec<RawEffect>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum RawTrigger {
    Activate,
    Upgrade,
    TourismEnd,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEndgame {
    timing: RawTiming,
    effects: Vec<RawEffect>,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum RawTiming {
    Final,
    BeforeLastExpo,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFilter {
    types: Option<Vec<Kind>>,
    density: Option<Vec<Density>>,
    progress: Option<i16>,
    tag: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRequirement {
    kind: RawRequirementKind,
    metric: String,
    ties: RawTies,
    filter: Option<RawFilter>,
    #[serde(default)]
    cost: Vec<RawEffect>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum RawRequirementKind {
    Most,
    Least,
    Pay,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum RawTies {
    Allowed,
    Strict,
    Tiebreak,
    None,
}

/// Where in the files something stands, for errors.
#[derive(Clone, Copy)]
struct At<'a> {
    file: &'a str,
    place: &'a str,
}

impl At<'_> {
    fn error<T>(self, message: impl Into<String>) -> Result<T> {
        Err(ContentError::new(self.file, self.place, message))
    }

    fn ensure(self, holds: bool, message: &str) -> Result<()> {
        if holds { Ok(()) } else { self.error(message) }
    }
}

/// What filters look at, known before any effect is read.
struct Facts {
    kind: Kind,
    density: Option<Density>,
    tags: Vec<String>,
    progress: Vec<i16>,
}

impl Facts {
    fn of(raw: &RawTile) -> Self {
        let progress = |effect: &RawEffect| match effect {
            RawEffect::Gain { what: Resource::Progress, n } => Some(*n),
            _ => None,
        };
        let progress = raw.immediate.iter().filter_map(progress).collect();
        Self { kind: raw.r#type, density: raw.density, tags: raw.tags.clone(), progress }
    }

    fn pass(&self, filter: &RawFilter) -> bool {
        filter.types.as_ref().is_none_or(|kinds| kinds.contains(&self.kind))
            && filter.density.as_ref().is_none_or(|some| self.density.is_some_and(|density| some.contains(&density)))
            && filter.progress.is_none_or(|n| self.progress.contains(&n))
            && filter.tag.as_ref().is_none_or(|tag| self.tags.contains(tag))
    }
}

/// Reads effects; filters become sets of tiles.
struct Reader {
    facts: Vec<Facts>,
}

impl Reader {
    fn filter(&self, filter: Option<&RawFilter>, at: At<'_>) -> Result<TileSet> {
        let pass = |facts: &Facts| filter.is_none_or(|filter| facts.pass(filter));
        let found = (0..).map(TileId).zip(&self.facts).filter(|(_, facts)| pass(facts));
        let set: TileSet = found.map(|(tile, _)| tile).collect();
        at.ensure(!set.is_empty(), "the filter matches no tile")?;
        Ok(set)
    }

    fn effect(&self, raw: &RawEffect, at: At<'_>) -> Result<Effect> {
        Ok(match raw {
            RawEffect::Gain { .. } | RawEffect::Lose { .. } => Effect::Change(change(raw, at)?),
            RawEffect::ByEra { what, n } => Effect::ByEra { what: *what, by: *n },
            RawEffect::Exchange { lose, gain } => Effect::Exchange { lose: losses(lose, at)?, gain: gains(gain, at)? },
            RawEffect::Per { metric, each, then } => {
                at.ensure(*each >= 1, "`each` must be at least 1")?;
                Effect::Per { metric: *metric, each: *each, then: change(then, at)? }
            }
            RawEffect::PerTile { scope, filter, then } => {
                let filter = self.filter(filter.as_ref(), at)?;
                Effect::PerTile { scope: *scope, filter, then: change(then, at)? }
            }
            RawEffect::PerType { scope, then } => {
                at.ensure(*scope == Scope::Adjacent, "types are counted among adjacent tiles only")?;
                Effect::PerType { then: change(then, at)? }
            }
            RawEffect::ActivateAdjacentFree {} => Effect::FreeActivation,
            RawEffect::BuildExtra {} => Effect::ExtraBuild,
            RawEffect::NoPenaltyAdjacent {} => Effect::Shelter,
        })
    }

    fn effects(&self, raw: &[RawEffect], at: At<'_>) -> Result<Vec<Effect>> {
        raw.iter().map(|effect| self.effect(effect, at)).collect()
    }

    fn activation(&self, raw: &RawActivation, at: At<'_>) -> Result<Activation> {
        at.ensure(!raw.gain.is_empty(), "an activation without a gain")?;
        let gain = self.effects(&raw.gain, at)?;
        let plain = |effect: &Effect| *effect == Effect::FreeActivation || !effect.deed(1, 0).asks();
        at.ensure(gain.iter().all(plain), "an activation asks for nothing but the target of a free one")?;
        Ok(Activation { cost: losses(&raw.cost, at)?, gain })
    }

    fn permanent(&self, raw: &RawPermanent, at: At<'_>) -> Result<Permanent> {
        let trigger = match (&raw.trigger, raw.scope) {
            (RawTrigger::Activate, Some(scope)) => {
                Trigger::Activate { scope, filter: self.filter(raw.filter.as_ref(), at)? }
            }
            (RawTrigger::Upgrade, None) => Trigger::Upgrade,
            (RawTrigger::TourismEnd, None) => Trigger::TourismEnd,
            _ => return at.error("a scope belongs to the trigger \"activate\", and only to that"),
        };
        Ok(Permanent { trigger, gain: gains(&raw.gain, at)? })
    }

    fn requirement(&self, raw: &RawRequirement, at: At<'_>) -> Result<Requirement> {
        let ties = match raw.ties {
            RawTies::Allowed => Ties::Allowed,
            RawTies::Strict => Ties::Strict,
            RawTies::Tiebreak => Ties::Tiebreak,
            RawTies::None => return Ok(Requirement::Pay(losses(&raw.cost, at)?)),
        };
        let measure = match raw.metric.as_str() {
            "tiles" => Measure::Tiles(self.filter(raw.filter.as_ref(), at)?),
            "progress" => Measure::Progress,
            "employment" => Measure::Metric(Metric::Employment),
            "population" => Measure::Metric(Metric::Population),
            "culture" => Measure::Metric(Metric::Culture),
            "money" => Measure::Metric(Metric::Money),
            "energy" => Measure::Metric(Metric::Energy),
            "public_service" => Measure::Metric(Metric::PublicService),
            other => return at.error(format!("no requirement looks at {other:?}")),
        };
        match raw.kind {
            RawRequirementKind::Most => Ok(Requirement::Most(measure, ties)),
            RawRequirementKind::Least => Ok(Requirement::Least(measure, ties)),
            RawRequirementKind::Pay => at.error("a payment has no ties"),
        }
    }

    fn tile(&self, raw: RawTile, set: Set, at: At<'_>) -> Result<Tile> {
        at.ensure(raw.density.is_some() == (raw.r#type == Kind::Housing), "a density belongs to housing")?;
        at.ensure(raw.activate.is_some() || raw.printed_cubes == 0, "printed cubes without an activation")?;
        at.ensure(raw.requires.is_some() == (set == Set::Prosperity), "requirements belong to Prosperity tiles")?;
        at.ensure(raw.copies == if set == Set::Start { 5 } else { 1 }, "five of a starting tile, one of any other")?;
        let construction = self.effects(&raw.construction, at)?;
        let counts =
            |effect: &Effect| matches!(effect, Effect::PerTile { .. } | Effect::PerType { .. } | Effect::Shelter);
        at.ensure(construction.iter().all(counts), "a construction effect counts tiles or shelters them")?;
        let ending = |timing: RawTiming| {
            let entries = raw.endgame.iter().filter(move |entry| entry.timing == timing);
            entries.flat_map(|entry| &entry.effects).map(|effect| self.effect(effect, at)).collect::<Result<Vec<_>>>()
        };
        let finals = ending(RawTiming::Final)?;
        at.ensure(finals.iter().all(|effect| !effect.deed(1, 0).asks()), "the final effects ask nobody")?;
        Ok(Tile {
            set,
            kind: raw.r#type,
            density: raw.density,
            min_players: raw.min_players,
            printed_cubes: raw.printed_cubes,
            immediate: self.effects(&raw.immediate, at)?,
            activation: raw.activate.as_ref().map(|activation| self.activation(activation, at)).transpose()?,
            construction,
            permanent: raw.permanent.iter().map(|permanent| self.permanent(permanent, at)).collect::<Result<_>>()?,
            last: ending(RawTiming::BeforeLastExpo)?,
            finals,
            requires: raw.requires.as_ref().map(|requires| self.requirement(requires, at)).transpose()?,
            key: raw.id,
            name: raw.name.pair(),
            text: raw.text.pair(),
        })
    }
}

fn change(raw: &RawEffect, at: At<'_>) -> Result<Change> {
    match raw {
        RawEffect::Gain { what, n } if *n > 0 => Ok(Change { what: *what, by: *n }),
        RawEffect::Lose { what: Resource::Progress, .. } => at.error("progress is never lost (CA-6.1.8)"),
        RawEffect::Lose { what, n } if *n > 0 => Ok(Change { what: *what, by: -*n }),
        _ => at.error("expected a gain or a loss of at least 1"),
    }
}

fn changes(raw: &[RawEffect], at: At<'_>) -> Result<Vec<Change>> {
    raw.iter().map(|effect| change(effect, at)).collect()
}

fn losses(raw: &[RawEffect], at: At<'_>) -> Result<Vec<Change>> {
    let changes = changes(raw, at)?;
    at.ensure(changes.iter().all(|change| change.by < 0), "expected losses only")?;
    Ok(changes)
}

fn gains(raw: &[RawEffect], at: At<'_>) -> Result<Vec<Change>> {
    let changes = changes(raw, at)?;
    at.ensure(changes.iter().all(|change| change.by > 0), "expected gains only")?;
    Ok(changes)
}

const TILE_FILES: [(&str, &str, Set); 5] = [
    ("tiles_start.toml", "start", Set::Start),
    ("tiles_era1.toml", "era1", Set::Era(0)),
    ("tiles_era2.toml", "era2", Set::Era(1)),
    ("tiles_era3.toml", "era3", Set::Era(2)),
    ("tiles_prosperity.toml", "prosperity", Set::Prosperity),
];

fn tiles(files: &Files<'_>) -> Result<Vec<Tile>> {
    let mut raw = Vec::new();
    for (file, name, set) in TILE_FILES {
        let tiles = files.parse::<TileFile>(file)?.tile;
        let most = if set == Set::Prosperity { PROSPERITY_TILES } else { ERA_TILES };
        At { file, place: "tile" }.ensure(tiles.len() <= most, &format!("at most {most} tiles"))?;
        for (row, tile) in tiles.into_iter().enumerate() {
            let place = format!("tile[{row}] {}", tile.id);
            let at = At { file, place: &place };
            at.ensure(tile.set == name, "the set does not fit the file")?;
            at.ensure(raw.iter().all(|(other, ..): &(RawTile, _, _, _)| other.id != tile.id), "the id is taken")?;
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            at.ensure(!tile.id.is_empty() && tile.id.chars().all(plain), "an id is snake_case")?;
            raw.push((tile, set, file, place));
        }
    }
    At { file: "tiles", place: "all" }.ensure(raw.len() <= MAX_TILES, "too many tiles")?;
    let reader = Reader { facts: raw.iter().map(|(tile, ..)| Facts::of(tile)).collect() };
    raw.into_iter().map(|(tile, set, file, place)| reader.tile(tile, set, At { file, place: &place })).collect()
}

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

fn board(files: &Files<'_>) -> Result<Board> {
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

fn plants(files: &Files<'_>) -> Result<[Plant; LEVELS]> {
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

fn setups(files: &Files<'_>, tiles: &[Tile], board: &Board) -> Result<(Vec<Setup>, StartCity)> {
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

/// Reads and checks everything.
pub fn content(files: &Files<'_>) -> Result<Content> {
    files.parse::<Terms>("terms.toml")?;
    let tiles = tiles(files)?;
    let board = board(files)?;
    let (setups, start) = setups(files, &tiles, &board)?;
    let plants = plants(files)?;
    Ok(index(tiles, board, plants, setups, start))
}

fn index(tiles: Vec<Tile>, board: Board, plants: [Plant; LEVELS], setups: Vec<Setup>, start: StartCity) -> Content {
    let set = |pass: &dyn Fn(&Tile) -> bool| -> TileSet {
        (0..).map(TileId).zip(&tiles).filter(|(_, tile)| pass(tile)).map(|(id, _)| id).collect()
    };
    let watches = |pass: fn(&Trigger) -> bool| set(&|tile| tile.permanent.iter().any(|p| pass(&p.trigger)));
    let counts = |effect: &Effect| matches!(effect, Effect::PerTile { .. } | Effect::PerType { .. });
    let kinds = [Kind::Housing, Kind::Public, Kind::Industry, Kind::Commerce, Kind::Tourism, Kind::Prosperity];
    Content {
        eras: [0, 1, 2].map(|era| set(&|tile| tile.set == Set::Era(era))),
        prosperity: set(&|tile| tile.set == Set::Prosperity),
        kinds: kinds.map(|kind| set(&|tile| tile.kind == kind)),
        activations: set(&|tile| tile.activation.is_some()),
        constructions: set(&|tile| tile.construction.iter().any(counts)),
        sheltering: set(&|tile| tile.construction.contains(&Effect::Shelter)),
        activation_watchers: watches(|trigger| matches!(trigger, Trigger::Activate { .. })),
        upgrade_watchers: watches(|trigger| *trigger == Trigger::Upgrade),
        tourism_watchers: watches(|trigger| *trigger == Trigger::TourismEnd),
        last: set(&|tile| !tile.last.is_empty()),
        finals: set(&|tile| !tile.finals.is_empty()),
        tiles,
        board,
        plants,
        setups,
        start,
    }
}
