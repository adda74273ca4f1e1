//! Tile files as they are written, and the checks that turn them into [`Tile`]s.

use engine::{ContentError, Files};
use serde::Deserialize;

use super::{Activation, Measure, Permanent, Requirement, Set, Ties, Tile, Trigger};
use crate::effects::{Change, Effect, Metric, Scope};
use crate::ids::{Density, ERAS, Kind, MAX_TILES, Resource, TileId, TileSet};

/// Most tiles of one era: the room for its stack.
const ERA_TILES: usize = 27;
/// Most Prosperity tiles: the room for those not dealt.
const PROSPERITY_TILES: usize = 25;

/// What reading gives.
pub type Result<T> = std::result::Result<T, ContentError>;

/// A text in both languages.
#[derive(Deserialize)]
pub struct Both {
    en: String,
    it: String,
}

impl Both {
    /// English, then Italian.
    pub fn pair(self) -> [String; 2] {
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

/// An effect as it is written.
#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum RawEffect {
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

/// Which tiles an effect is about.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawFilter {
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
pub struct At<'a> {
    /// The file.
    pub file: &'a str,
    /// The row and field.
    pub place: &'a str,
}

impl At<'_> {
    /// An error here.
    pub fn error<T>(self, message: impl Into<String>) -> Result<T> {
        Err(ContentError::new(self.file, self.place, message))
    }

    /// An error here unless the condition holds.
    pub fn ensure(self, holds: bool, message: &str) -> Result<()> {
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

/// A plain gain or loss.
pub fn change(raw: &RawEffect, at: At<'_>) -> Result<Change> {
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

/// Plain gains.
pub fn gains(raw: &[RawEffect], at: At<'_>) -> Result<Vec<Change>> {
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

/// Every tile, in the order of the files.
pub fn tiles(files: &Files<'_>) -> Result<Vec<Tile>> {
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
