//! Which tiles an effect or a requirement means.

use engine::Phrase;

use super::tile_name;
use crate::content::content;
use crate::effects::{Change, Effect};
use crate::ids::{Density, Kind, Resource, TileId, TileSet};

/// The most progress that a filter asks for.
const MOST: i16 = 9;

/// The tiles that a filter lets through.
pub enum Which {
    /// Every tile.
    Any,
    /// Tiles of these types.
    Kinds(Vec<Kind>),
    /// Housing of these densities.
    Housing(Vec<Density>),
    /// Tiles that give exactly so much progress when they are built (CA-6.3.15).
    Progress(i16),
    /// Museums.
    Museums,
    /// Other tiles, one by one.
    Tiles(TileSet),
}

impl Which {
    /// What a filter means.
    pub fn of(filter: TileSet) -> Self {
        if filter.len() == content().tiles.len() {
            return Which::Any;
        }
        if let Some(kinds) = parts(filter, Kind::ALL, |kind| content().of_kind(kind)) {
            return Which::Kinds(kinds);
        }
        if let Some(densities) =
            parts(filter, Density::ALL, |density| tiles(|tile| content().tile(tile).density == Some(density)))
        {
            return Which::Housing(densities);
        }
        if filter == tiles(|tile| content().tile(tile).museum) {
            return Which::Museums;
        }
        let progress = (1..=MOST).find(|&by| filter == tiles(|tile| gives_progress(tile, by)));
        progress.map_or(Which::Tiles(filter), Which::Progress)
    }

    /// So many such tiles, in words; one is any of them.
    pub fn phrase(&self, n: u8) -> Phrase {
        match self {
            Which::Any => Phrase::new("which-any"),
            Which::Kinds(kinds) => kinds_phrase(kinds),
            Which::Housing(densities) => housing_phrase(densities),
            Which::Progress(by) => Phrase::new("which-progress").with("by", *by),
            Which::Museums => Phrase::new("which-museums"),
            Which::Tiles(tiles) => either(tiles.iter().map(tile_name).collect()),
        }
        .with("n", n)
    }
}

fn kinds_phrase(kinds: &[Kind]) -> Phrase {
    let name = |kind: &Kind| Phrase::new(format!("of-{}", kind.name()));
    match kinds {
        [kind] => Phrase::new("which-kind").with("kind", name(kind)),
        _ => Phrase::new("which-kinds").with("kinds", either(kinds.iter().map(name).collect())),
    }
}

fn housing_phrase(densities: &[Density]) -> Phrase {
    let name = |density: &Density| Phrase::new(format!("of-{}", density.name()));
    Phrase::new("which-housing").with("density", either(densities.iter().map(name).collect()))
}

/// One of several, in words.
fn either(phrases: Vec<Phrase>) -> Phrase {
    let mut phrases = phrases.into_iter();
    let first = phrases.next().unwrap_or_else(|| Phrase::plain(""));
    phrases.fold(first, |one, other| Phrase::new("either").with("one", one).with("other", other))
}

/// The parts that a filter is made of, if they are all of it.
fn parts<T: Copy>(filter: TileSet, all: impl IntoIterator<Item = T>, tiles: impl Fn(T) -> TileSet) -> Option<Vec<T>> {
    let whole = |part: TileSet| !part.is_empty() && filter.and(part) == part;
    let found: Vec<T> = all.into_iter().filter(|&part| whole(tiles(part))).collect();
    let rest = found.iter().fold(filter, |rest, &part| rest.less(tiles(part)));
    rest.is_empty().then_some(found)
}

fn tiles(pass: impl Fn(TileId) -> bool) -> TileSet {
    (0..content().tiles.len() as u8).map(TileId).filter(|&tile| pass(tile)).collect()
}

/// Whether a tile gives exactly so much progress when it is built (CA-6.3.15).
pub fn gives_progress(tile: TileId, by: i16) -> bool {
    content().tile(tile).immediate.contains(&Effect::Change(Change { what: Resource::Progress, by }))
}

/// The progress that World Wonder and its like ask for (CA-6.3.15).
pub const WONDROUS: i16 = 3;

#[cfg(test)]
mod tests {
    use super::*;

    fn named(keys: &[&str]) -> TileSet {
        keys.iter().map(|key| TileId::named(key).expect("a tile")).collect()
    }

    #[test]
    fn museums_are_museums_and_nothing_else_is() {
        let museums = ["museum_of_art", "museum_of_history", "museum_of_industry", "natural_history_museum"];
        assert!(matches!(Which::of(named(&museums)), Which::Museums));
        for others in [&museums[..3], &["baker"], &["baker", "museum_of_art"]] {
            let Which::Tiles(tiles) = Which::of(named(others)) else { panic!("{others:?} are named one by one") };
            assert_eq!(tiles, named(others));
        }
        let housing = content().of_kind(Kind::Housing);
        assert!(matches!(Which::of(housing), Which::Kinds(kinds) if kinds == [Kind::Housing]));
        assert!(matches!(Which::of(housing.or(named(&["baker"]))), Which::Tiles(_)), "a type and more is no type");
    }
}
