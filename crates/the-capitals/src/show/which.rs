//! Which tiles an effect or a requirement means.

use engine::Phrase;

use crate::content::content;
use crate::effects::{Change, Effect};
use crate::ids::{Density, Kind, Resource, TileId, TileSet};

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
}

impl Which {
    /// What a filter means.
    pub fn of(filter: TileSet) -> Self {
        if filter.len() == content().tiles.len() {
            return Which::Any;
        }
        let whole = |part: TileSet| !part.is_empty() && filter.and(part) == part;
        let kinds = Kind::ERA.into_iter().chain([Kind::Prosperity]);
        let kinds: Vec<Kind> = kinds.filter(|&kind| whole(content().of_kind(kind))).collect();
        if !kinds.is_empty() {
            return Which::Kinds(kinds);
        }
        if filter.less(content().of_kind(Kind::Housing)).is_empty() {
            let densities = [Density::Low, Density::Medium, Density::High];
            return Which::Housing(densities.into_iter().filter(|&density| whole(dense(density))).collect());
        }
        let progress = (1..=9).find(|&by| filter.iter().all(|tile| gives_progress(tile, by)));
        progress.map_or(Which::Museums, Which::Progress)
    }

    /// So many such tiles, in words; one is any of them.
    pub fn phrase(&self, n: u8) -> Phrase {
        match self {
            Which::Any => Phrase::new("which-any"),
            Which::Kinds(kinds) => kinds_phrase(kinds),
            Which::Housing(densities) => housing_phrase(densities),
            Which::Progress(by) => Phrase::new("which-progress").with("by", *by),
            Which::Museums => Phrase::new("which-museums"),
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

fn dense(density: Density) -> TileSet {
    let housing = content().of_kind(Kind::Housing).iter();
    housing.filter(|&tile| content().tile(tile).density == Some(density)).collect()
}

/// Whether a tile gives exactly so much progress when it is built (CA-6.3.15).
pub fn gives_progress(tile: TileId, by: i16) -> bool {
    content().tile(tile).immediate.contains(&Effect::Change(Change { what: Resource::Progress, by }))
}

/// The progress that World Wonder and its like ask for (CA-6.3.15).
pub const WONDROUS: i16 = 3;
