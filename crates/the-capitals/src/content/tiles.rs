//! `tiles_start.toml`, `tiles_era1.toml` to `tiles_era3.toml` and `tiles_prosperity.toml`: the tiles and their effects.

use engine::{ContentError, Files, demand};
use serde::Deserialize;

use super::words::Words;
use super::{Activation, LEVELS, Measure, Permanent, Requirement, Set, Ties, Tile, Trigger};
use crate::effects::{Change, Deed, Effect, Metric, Scope};
use crate::ids::{Density, ERAS, Kind, MAX_TILES, Resource, TileId, TileSet};
use crate::state::{BOX, PENDING, STACK};

/// The files, the set that their rows name, and what it is.
const FILES: [(&str, &str, Set); 5] = [
    ("tiles_start.toml", "start", Set::Start),
    ("tiles_era1.toml", "era1", Set::Era(0)),
    ("tiles_era2.toml", "era2", Set::Era(1)),
    ("tiles_era3.toml", "era3", Set::Era(2)),
    ("tiles_prosperity.toml", "prosperity", Set::Prosperity),
];

/// The most that one effect gives or takes.
const MOST: i16 = 30;
/// Cells around a cell (CA-3.2).
const AROUND: usize = 8;

#[derive(Deserialize)]
struct TilesFile {
    tile: Vec<TileRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRow {
    id: String,
    name: Words,
    set: String,
    r#type: Kind,
    density: Option<Density>,
    copies: u8,
    min_players: u8,
    printed_cubes: u8,
    #[serde(default)]
    tags: Vec<String>,
    #[serde(default)]
    immediate: Vec<EffectRow>,
    activate: Option<ActivationRow>,
    #[serde(default)]
    construction: Vec<EffectRow>,
    #[serde(default)]
    permanent: Vec<PermanentRow>,
    #[serde(default)]
    endgame: Vec<EndgameRow>,
    requires: Option<RequirementRow>,
    text: Words,
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
pub(super) enum EffectRow {
    Gain { what: Resource, n: i16 },
    Lose { what: Resource, n: i16 },
    ByEra { what: Resource, n: [i16; ERAS] },
    Exchange { lose: Vec<EffectRow>, gain: Vec<EffectRow> },
    Per { metric: Metric, each: i16, then: Box<EffectRow> },
    PerTile { scope: Scope, filter: Option<FilterRow>, then: Box<EffectRow> },
    PerType { scope: Scope, then: Box<EffectRow> },
    ActivateAdjacentFree {},
    BuildExtra {},
    NoPenaltyAdjacent {},
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActivationRow {
    cost: Vec<EffectRow>,
    gain: Vec<EffectRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PermanentRow {
    trigger: TriggerRow,
    scope: Option<Scope>,
    filter: Option<FilterRow>,
    gain: Vec<EffectRow>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum TriggerRow {
    Activate,
    Upgrade,
    TourismEnd,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EndgameRow {
    timing: TimingRow,
    effects: Vec<EffectRow>,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TimingRow {
    Final,
    BeforeLastExpo,
}

/// Which tiles an effect is about.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FilterRow {
    types: Option<Vec<Kind>>,
    density: Option<Vec<Density>>,
    progress: Option<i16>,
    tag: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RequirementRow {
    kind: RequirementKindRow,
    metric: String,
    ties: TiesRow,
    filter: Option<FilterRow>,
    #[serde(default)]
    cost: Vec<EffectRow>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum RequirementKindRow {
    Most,
    Least,
    Pay,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum TiesRow {
    Allowed,
    Strict,
    Tiebreak,
    None,
}

/// The tag of tiles with that word in their title.
const MUSEUM: &str = "museum";

/// What filters look at, known before any effect is read.
struct Facts {
    kind: Kind,
    density: Option<Density>,
    tags: Vec<String>,
    progress: Vec<i16>,
}

impl Facts {
    fn of(row: &TileRow) -> Self {
        let progress = |effect: &EffectRow| match effect {
            EffectRow::Gain { what: Resource::Progress, n } => Some(*n),
            _ => None,
        };
        let progress = row.immediate.iter().filter_map(progress).collect();
        Self { kind: row.r#type, density: row.density, tags: row.tags.clone(), progress }
    }

    fn pass(&self, filter: &FilterRow) -> bool {
        filter.types.as_ref().is_none_or(|kinds| kinds.contains(&self.kind))
            && filter.density.as_ref().is_none_or(|some| self.density.is_some_and(|density| some.contains(&density)))
            && filter.progress.is_none_or(|n| self.progress.contains(&n))
            && filter.tag.as_ref().is_none_or(|tag| self.tags.contains(tag))
    }
}

/// Reads the effects of one file; filters become sets of tiles.
struct Reader<'a> {
    facts: &'a [Facts],
    file: &'static str,
}

impl Reader<'_> {
    fn filter(&self, filter: Option<&FilterRow>, place: &str) -> Result<TileSet, ContentError> {
        let pass = |facts: &Facts| filter.is_none_or(|filter| facts.pass(filter));
        let found = (0..).map(TileId).zip(self.facts).filter(|(_, facts)| pass(facts));
        let set: TileSet = found.map(|(tile, _)| tile).collect();
        demand(!set.is_empty(), self.file, format!("{place}.filter"), "the filter matches no tile")?;
        Ok(set)
    }

    fn effect(&self, row: &EffectRow, place: &str) -> Result<Effect, ContentError> {
        let change = |then: &EffectRow| change(then, self.file, &format!("{place}.then"));
        Ok(match row {
            EffectRow::Gain { .. } | EffectRow::Lose { .. } => Effect::Change(self::change(row, self.file, place)?),
            EffectRow::ByEra { what, n } => {
                let least = if *what == Resource::Progress { 0 } else { -MOST };
                let fits = n.iter().all(|by| (least..=MOST).contains(by));
                demand(fits, self.file, format!("{place}.n"), format!("is not in {least} to {MOST}"))?;
                Effect::ByEra { what: *what, by: *n }
            }
            EffectRow::Exchange { lose, gain } => Effect::Exchange {
                lose: losses(lose, self.file, &format!("{place}.lose"))?,
                gain: gains(gain, self.file, &format!("{place}.gain"))?,
            },
            EffectRow::Per { metric, each, then } => {
                demand(*each >= 1, self.file, format!("{place}.each"), "`each` must be at least 1")?;
                Effect::Per { metric: *metric, each: *each, then: change(then)? }
            }
            EffectRow::PerTile { scope, filter, then } => {
                let filter = self.filter(filter.as_ref(), place)?;
                Effect::PerTile { scope: *scope, filter, then: change(then)? }
            }
            EffectRow::PerType { scope, then } => {
                let beside = *scope == Scope::Adjacent;
                demand(beside, self.file, format!("{place}.scope"), "types are counted among adjacent tiles only")?;
                Effect::PerType { then: change(then)? }
            }
            EffectRow::ActivateAdjacentFree {} => Effect::FreeActivation,
            EffectRow::BuildExtra {} => Effect::ExtraBuild,
            EffectRow::NoPenaltyAdjacent {} => Effect::Shelter,
        })
    }

    fn effects(&self, rows: &[EffectRow], place: &str) -> Result<Vec<Effect>, ContentError> {
        rows.iter().enumerate().map(|(k, row)| self.effect(row, &format!("{place}[{k}]"))).collect()
    }

    fn activation(&self, row: &ActivationRow, place: &str) -> Result<Activation, ContentError> {
        let gains = format!("{place}.gain");
        demand(!row.gain.is_empty(), self.file, &gains, "an activation without a gain")?;
        let gain = self.effects(&row.gain, &gains)?;
        let plain = |effect: &Effect| *effect == Effect::FreeActivation || !effect.deed(1, 0).asks();
        demand(
            gain.iter().all(plain),
            self.file,
            gains,
            "an activation asks for nothing but the target of a free one",
        )?;
        Ok(Activation { cost: losses(&row.cost, self.file, &format!("{place}.cost"))?, gain })
    }

    fn permanent(&self, row: &PermanentRow, place: &str) -> Result<Permanent, ContentError> {
        let trigger = match (&row.trigger, row.scope) {
            (TriggerRow::Activate, Some(scope)) => {
                Trigger::Activate { scope, filter: self.filter(row.filter.as_ref(), place)? }
            }
            (TriggerRow::Upgrade, None) => Trigger::Upgrade,
            (TriggerRow::TourismEnd, None) => Trigger::TourismEnd,
            (TriggerRow::Activate, None) | (TriggerRow::Upgrade | TriggerRow::TourismEnd, Some(_)) => {
                let message = "a scope belongs to the trigger \"activate\", and only to that";
                return Err(ContentError::new(self.file, format!("{place}.scope"), message));
            }
        };
        Ok(Permanent { trigger, gain: gains(&row.gain, self.file, &format!("{place}.gain"))? })
    }

    fn requirement(&self, row: &RequirementRow, place: &str) -> Result<Requirement, ContentError> {
        let ties = match row.ties {
            TiesRow::Allowed => Ties::Allowed,
            TiesRow::Strict => Ties::Strict,
            TiesRow::Tiebreak => Ties::Tiebreak,
            TiesRow::None => return self.payment(row, place),
        };
        let measure = match row.metric.as_str() {
            "tiles" => Measure::Tiles(self.filter(row.filter.as_ref(), place)?),
            "progress" => Measure::Progress,
            "employment" => Measure::Metric(Metric::Employment),
            "population" => Measure::Metric(Metric::Population),
            "culture" => Measure::Metric(Metric::Culture),
            "money" => Measure::Metric(Metric::Money),
            "energy" => Measure::Metric(Metric::Energy),
            "public_service" => Measure::Metric(Metric::PublicService),
            other => {
                let message = format!("no requirement looks at {other:?}");
                return Err(ContentError::new(self.file, format!("{place}.metric"), message));
            }
        };
        match row.kind {
            RequirementKindRow::Most => Ok(Requirement::Most(measure, ties)),
            RequirementKindRow::Least => Ok(Requirement::Least(measure, ties)),
            RequirementKindRow::Pay => {
                Err(ContentError::new(self.file, format!("{place}.ties"), "a payment has no ties"))
            }
        }
    }

    fn payment(&self, row: &RequirementRow, place: &str) -> Result<Requirement, ContentError> {
        match row.kind {
            RequirementKindRow::Pay => Ok(Requirement::Pay(losses(&row.cost, self.file, &format!("{place}.cost"))?)),
            RequirementKindRow::Most | RequirementKindRow::Least => {
                Err(ContentError::new(self.file, format!("{place}.ties"), "only a payment has no ties"))
            }
        }
    }

    fn construction(&self, row: &TileRow, place: &str) -> Result<Vec<Effect>, ContentError> {
        let place = format!("{place}.construction");
        let effects = self.effects(&row.construction, &place)?;
        let counts =
            |effect: &Effect| matches!(effect, Effect::PerTile { .. } | Effect::PerType { .. } | Effect::Shelter);
        demand(effects.iter().all(counts), self.file, place, "a construction effect counts tiles or shelters them")?;
        Ok(effects)
    }

    fn ending(&self, row: &TileRow, timing: TimingRow, place: &str) -> Result<Vec<Effect>, ContentError> {
        let mut effects = Vec::new();
        for (k, entry) in row.endgame.iter().enumerate().filter(|(_, entry)| entry.timing == timing) {
            let place = format!("{place}.endgame[{k}].effects");
            let listed = self.effects(&entry.effects, &place)?;
            let asks = |effect: &Effect| match timing {
                // After the last World Expo nothing compares cultures any more: all of it is taken (CA-5.1).
                TimingRow::Final => match effect.deed(1, 0) {
                    Deed::Per(_, _, then) if then.what == Resource::Culture => false,
                    deed => deed.asks(),
                },
                TimingRow::BeforeLastExpo => *effect == Effect::ExtraBuild,
            };
            let message = "the final effects ask nobody, and those before the last World Expo build nothing";
            demand(!listed.iter().any(asks), self.file, place, message)?;
            effects.extend(listed);
        }
        Ok(effects)
    }

    fn tile(&self, row: TileRow, set: Set, place: &str) -> Result<Tile, ContentError> {
        let at = |field: &str| format!("{place}.{field}");
        let housing = row.r#type == Kind::Housing;
        demand(row.density.is_some() == housing, self.file, at("density"), "a density belongs to housing")?;
        let powered = row.activate.is_some() || row.printed_cubes == 0;
        demand(powered, self.file, at("printed_cubes"), "printed cubes without an activation")?;
        let bound = row.requires.is_some() == (set == Set::Prosperity);
        demand(bound, self.file, at("requires"), "requirements belong to Prosperity tiles")?;
        let copies = if set == Set::Start { 5 } else { 1 };
        demand(row.copies == copies, self.file, at("copies"), "five of a starting tile, one of any other")?;
        let permanent = row.permanent.iter().enumerate();
        let permanent = permanent.map(|(k, permanent)| self.permanent(permanent, &at(&format!("permanent[{k}]"))));
        Ok(Tile {
            set,
            kind: row.r#type,
            density: row.density,
            museum: row.tags.iter().any(|tag| tag == MUSEUM),
            min_players: row.min_players,
            printed_cubes: row.printed_cubes,
            immediate: self.effects(&row.immediate, &at("immediate"))?,
            activation: row.activate.as_ref().map(|row| self.activation(row, &at("activate"))).transpose()?,
            construction: self.construction(&row, place)?,
            permanent: permanent.collect::<Result<_, _>>()?,
            last: self.ending(&row, TimingRow::BeforeLastExpo, place)?,
            finals: self.ending(&row, TimingRow::Final, place)?,
            requires: row.requires.as_ref().map(|row| self.requirement(row, &at("requires"))).transpose()?,
            key: row.id,
            name: row.name.pair(),
            text: row.text.pair(),
        })
    }
}

/// A plain gain or loss.
pub(super) fn change(row: &EffectRow, file: &str, place: &str) -> Result<Change, ContentError> {
    let message = match row {
        EffectRow::Lose { what: Resource::Progress, .. } => "progress is never lost (CA-6.1.8)".into(),
        EffectRow::Gain { what, n } if (1..=MOST).contains(n) => return Ok(Change { what: *what, by: *n }),
        EffectRow::Lose { what, n } if (1..=MOST).contains(n) => return Ok(Change { what: *what, by: -*n }),
        _ => format!("expected a gain or a loss of 1 to {MOST}"),
    };
    Err(ContentError::new(file, place, message))
}

fn changes(rows: &[EffectRow], file: &str, place: &str) -> Result<Vec<Change>, ContentError> {
    rows.iter().enumerate().map(|(k, row)| change(row, file, &format!("{place}[{k}]"))).collect()
}

fn losses(rows: &[EffectRow], file: &str, place: &str) -> Result<Vec<Change>, ContentError> {
    let changes = changes(rows, file, place)?;
    demand(changes.iter().all(|change| change.by < 0), file, place, "expected losses only")?;
    Ok(changes)
}

/// Plain gains.
pub(super) fn gains(rows: &[EffectRow], file: &str, place: &str) -> Result<Vec<Change>, ContentError> {
    let changes = changes(rows, file, place)?;
    demand(changes.iter().all(|change| change.by > 0), file, place, "expected gains only")?;
    Ok(changes)
}

/// Where a tile stands: its file and its row.
type Place = (&'static str, String);

/// Every tile, in the order of the files.
pub(super) fn tiles(files: &Files<'_>) -> Result<Vec<Tile>, ContentError> {
    let mut rows: Vec<(TileRow, Set, Place)> = Vec::new();
    for (file, name, set) in FILES {
        let tiles = files.parse::<TilesFile>(file)?.tile;
        let most = if set == Set::Prosperity { BOX } else { STACK };
        demand(tiles.len() <= most, file, "tile", format!("at most {most} tiles"))?;
        demand(rows.len() + tiles.len() <= MAX_TILES, file, "tile", format!("at most {MAX_TILES} tiles in all"))?;
        for (i, tile) in tiles.into_iter().enumerate() {
            let place = format!("tile[{i}]");
            demand(tile.set == name, file, format!("{place}.set"), "the set does not fit the file")?;
            let free = rows.iter().all(|(other, ..)| other.id != tile.id);
            demand(free, file, format!("{place}.id"), "the id is taken")?;
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            let snake = !tile.id.is_empty() && tile.id.chars().all(plain);
            demand(snake, file, format!("{place}.id"), "an id is snake_case")?;
            rows.push((tile, set, (file, place)));
        }
    }
    let facts: Vec<Facts> = rows.iter().map(|(row, ..)| Facts::of(row)).collect();
    let mut tiles = Vec::new();
    let mut places = Vec::new();
    for (row, set, (file, place)) in rows {
        tiles.push(Reader { facts: &facts, file }.tile(row, set, &place)?);
        places.push((file, place));
    }
    check_pending(&tiles, &places)?;
    check_free(&tiles, &places)?;
    Ok(tiles)
}

/// How many tiles can be built beyond the one of each round (CA-8.3.10).
pub(super) fn extra_builds(tiles: &[Tile]) -> usize {
    tiles.iter().flat_map(|tile| &tile.immediate).filter(|effect| **effect == Effect::ExtraBuild).count()
}

/// CA-6.3.8: what can be pending at once must find room. A build has effects of its own, sets off those of its neighbours
/// and of tiles that look at the whole city, and perhaps upgrades; an extra build comes on top of the build that gives it.
fn check_pending(tiles: &[Tile], places: &[Place]) -> Result<(), ContentError> {
    let near =
        |effect: &&Effect| matches!(effect, Effect::PerTile { scope: Scope::Adjacent, .. } | Effect::PerType { .. });
    let neighbour = tiles.iter().map(|tile| tile.construction.iter().filter(near).count()).max().unwrap_or(0);
    let upgrades =
        tiles.iter().flat_map(|tile| &tile.permanent).filter(|gain| gain.trigger == Trigger::Upgrade).count();
    let far = |built: TileId| {
        let counts = move |effect: &&Effect| matches!(effect, Effect::PerTile { scope: Scope::City, filter, .. } if filter.has(built));
        tiles.iter().flat_map(|tile| &tile.construction).filter(counts).count()
    };
    let own = |tile: &Tile| (tile.immediate.len() + tile.construction.len()).max(tile.last.len());
    let build = |(id, tile): (TileId, &Tile)| own(tile) + AROUND * neighbour + far(id);
    let builds: Vec<usize> = (0..).map(TileId).zip(tiles).map(build).collect();
    let enclosing = |(tile, build): (&Tile, &usize)| tile.immediate.contains(&Effect::ExtraBuild).then_some(*build);
    let outer: usize = tiles.iter().zip(&builds).filter_map(enclosing).sum();
    let Some((build, (file, place))) = builds.iter().zip(places).max_by_key(|(build, _)| **build) else {
        return Ok(());
    };
    let most = build + outer + upgrades * (LEVELS - 1);
    demand(most <= PENDING, file, place, format!("up to {most} effects at once, at most {PENDING}"))
}

/// CA-6.5.12: two tiles whose activations activate others could go on without end.
fn check_free(tiles: &[Tile], places: &[Place]) -> Result<(), ContentError> {
    let free = |tile: &Tile| tile.activation.as_ref().is_some_and(|it| it.gain.contains(&Effect::FreeActivation));
    let mut granting = tiles.iter().zip(places).filter(|(tile, _)| free(tile)).skip(1);
    granting.next().map_or(Ok(()), |(_, (file, place))| {
        let message = "only one tile may activate another when it is activated";
        Err(ContentError::new(file, format!("{place}.activate.gain"), message))
    })
}
