//! What a tile needs and does, in short lines with icons.

use engine::Phrase;

use super::which::Which;
use crate::content::{Measure, Permanent, Requirement, Ties, Tile, Trigger};
use crate::effects::{Change, Effect, Metric, Scope};
use crate::ids::{Resource, TileSet};

/// The icon of a resource between words; money has a sign of its own.
pub const fn icon(what: Resource) -> &'static str {
    match what {
        Resource::Progress => "⟨gear⟩",
        Resource::Population => "⟨person⟩",
        Resource::Employment => "⟨work⟩",
        Resource::PublicService => "⟨shield⟩",
        Resource::Culture => "⟨mask⟩",
        Resource::Money => "$",
        Resource::Prestige => "⟨star⟩",
        Resource::Energy => "⟨cube⟩",
    }
}

/// A number with its sign.
pub fn signed(by: i16) -> String {
    match by {
        0 => "0".into(),
        1.. => format!("+{by}"),
        _ => format!("−{}", -by),
    }
}

/// A gain or loss: `+3 ⟨gear⟩`, `−$4`.
pub fn change(change: Change) -> String {
    amount(&signed(change.by), change.what)
}

fn amount(number: &str, what: Resource) -> String {
    match what {
        Resource::Money => number.replace('+', "+$").replace('−', "−$"),
        _ => format!("{number} {}", icon(what)),
    }
}

/// Several, one after the other.
pub fn changes(all: &[Change]) -> String {
    all.iter().map(|&one| change(one)).collect::<Vec<_>>().join("  ")
}

/// Everything a tile needs and does, a line for each kind of effect.
pub fn lines(tile: &Tile) -> Vec<Phrase> {
    let mut lines: Vec<Phrase> = tile.requires.iter().map(requirement).collect();
    let (plain, other): (Vec<&Effect>, Vec<&Effect>) = tile.immediate.iter().partition(|effect| is_plain(effect));
    let plain: Vec<String> = plain.into_iter().filter_map(plainly).collect();
    if !plain.is_empty() {
        lines.push(Phrase::plain(plain.join("  ")));
    }
    lines.extend(other.into_iter().map(effect));
    lines.extend(activation(tile));
    lines.extend(tile.permanent.iter().map(permanent));
    lines.extend(tile.construction.iter().map(lasting));
    lines.extend(tile.last.iter().map(|one| Phrase::new("does-last").with("what", effect(one))));
    lines.extend(tile.finals.iter().map(|one| Phrase::new("does-final").with("what", effect(one))));
    lines
}

const fn is_plain(effect: &Effect) -> bool {
    match effect {
        Effect::Change(_) | Effect::ByEra { .. } | Effect::Exchange { .. } => true,
        Effect::Per { .. }
        | Effect::PerTile { .. }
        | Effect::PerType { .. }
        | Effect::FreeActivation
        | Effect::ExtraBuild
        | Effect::Shelter => false,
    }
}

/// An effect that needs no words.
fn plainly(effect: &Effect) -> Option<String> {
    match effect {
        Effect::Change(one) => Some(change(*one)),
        Effect::ByEra { what, by } => {
            let numbers: Vec<String> = by.iter().map(|&by| signed(by)).collect();
            Some(amount(&numbers.join("/"), *what))
        }
        Effect::Exchange { lose, gain } => Some(format!("{} → {}", changes(lose), changes(gain))),
        Effect::Per { .. }
        | Effect::PerTile { .. }
        | Effect::PerType { .. }
        | Effect::FreeActivation
        | Effect::ExtraBuild
        | Effect::Shelter => None,
    }
}

/// An effect that happens once.
fn effect(effect: &Effect) -> Phrase {
    match effect {
        Effect::Change(_) | Effect::ByEra { .. } | Effect::Exchange { .. } => {
            Phrase::plain(plainly(effect).unwrap_or_default())
        }
        Effect::Per { metric, each, then } => {
            Phrase::new("does-per").with("gain", change(*then)).with("metric", per(*metric, *each))
        }
        Effect::PerTile { scope, filter, then } => counting("does-tiles", *scope, *filter).with("gain", change(*then)),
        Effect::PerType { then } => Phrase::new("does-types").with("gain", change(*then)),
        Effect::FreeActivation => Phrase::new("does-free"),
        Effect::ExtraBuild => Phrase::new("does-extra"),
        Effect::Shelter => Phrase::new("does-shelter"),
    }
}

/// An effect that counts now and later.
fn lasting(one: &Effect) -> Phrase {
    match one {
        Effect::PerTile { .. } | Effect::PerType { .. } => Phrase::new("does-now-later").with("what", effect(one)),
        Effect::Change(_)
        | Effect::ByEra { .. }
        | Effect::Exchange { .. }
        | Effect::Per { .. }
        | Effect::FreeActivation
        | Effect::ExtraBuild
        | Effect::Shelter => effect(one),
    }
}

/// What an effect reads: `3 ⟨work⟩`, `$10`.
fn per(metric: Metric, each: i16) -> Phrase {
    match metric {
        Metric::Money => Phrase::plain(format!("${each}")),
        Metric::PowerPlantLevel => Phrase::new("metric-level").with("n", each),
        Metric::CultureMarkersAhead => Phrase::new("metric-ahead").with("n", each),
        Metric::Employment | Metric::Population | Metric::Culture | Metric::Energy | Metric::PublicService => {
            let number = if each == 1 { String::new() } else { format!("{each} ") };
            Phrase::plain(format!("{number}{}", icon(metric.watches())))
        }
    }
}

/// A phrase about tiles beside, or anywhere in the city.
fn counting(key: &'static str, scope: Scope, filter: TileSet) -> Phrase {
    let place = match scope {
        Scope::Adjacent => "near",
        Scope::City => "city",
    };
    Phrase::new(format!("{key}-{place}")).with("which", Which::of(filter).phrase(1))
}

/// What the activation costs before anything lies on the tile, and what it does.
fn activation(tile: &Tile) -> Option<Phrase> {
    let activation = tile.activation.as_ref()?;
    let gains: Vec<Phrase> = activation.gain.iter().map(effect).collect();
    let does = match activation.cost.as_slice() {
        [] => Phrase::new("does-gain").with("gain", gains),
        cost => Phrase::new("does-exchange").with("cost", changes(cost)).with("gain", gains),
    };
    Some(Phrase::new("does-run").with("cost", 1 + tile.printed_cubes).with("does", does))
}

fn permanent(permanent: &Permanent) -> Phrase {
    match permanent.trigger {
        Trigger::Activate { scope, filter } => counting("does-each", scope, filter),
        Trigger::Upgrade => Phrase::new("does-upgrade"),
        Trigger::TourismEnd => Phrase::new("does-tourism"),
    }
    .with("gain", changes(&permanent.gain))
}

/// CA-8.3.5: what a city needs to build a Prosperity tile.
fn requirement(requirement: &Requirement) -> Phrase {
    let (key, measure, ties) = match requirement {
        Requirement::Pay(cost) => return Phrase::new("needs-pay").with("cost", changes(cost)),
        Requirement::Most(measure, ties) => ("most", measure, ties),
        Requirement::Least(measure, ties) => ("least", measure, ties),
    };
    let ties = match ties {
        Ties::Allowed => "tied",
        Ties::Strict => "alone",
        Ties::Tiebreak => "broken",
    };
    let what = match measure {
        Measure::Tiles(filter) => Which::of(*filter).phrase(2),
        Measure::Metric(metric) => Phrase::plain(icon(metric.watches())),
        Measure::Progress => Phrase::new("needs-progress"),
    };
    Phrase::new(format!("needs-{key}")).with("what", what).with("ties", Phrase::new(format!("needs-{ties}")))
}
