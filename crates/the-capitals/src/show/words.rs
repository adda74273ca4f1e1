//! Effects, changes and their reasons in words.

use engine::{Arg, Phrase};

use super::{resource_name, tile_name};
use crate::effects::{Change, Deed, Metric};
use crate::event::Why;
use crate::ids::Resource;

/// A gain or loss in words.
pub fn change_phrase(change: Change) -> Phrase {
    let n = change.by.abs();
    let key = match (change.what, change.by < 0) {
        (Resource::Money, false) => return Phrase::new("effect-earn").with("n", n),
        (Resource::Money, true) => return Phrase::new("effect-pay").with("n", n),
        (_, false) => "effect-gain",
        (_, true) => "effect-lose",
    };
    Phrase::new(key).with("n", n).with("what", resource_name(change.what, n))
}

/// Gains and losses in words, one after the other.
pub fn changes_phrase(changes: &[Change]) -> Arg {
    Arg::List(changes.iter().map(|&change| change_phrase(change)).collect())
}

/// An effect in words.
pub fn deed_phrase(deed: Deed<'_>) -> Phrase {
    match deed {
        Deed::Change(change) => change_phrase(change),
        Deed::Changes([change]) => change_phrase(*change),
        Deed::Changes(changes) => Phrase::new("effect-several").with("gain", changes_phrase(changes)),
        Deed::Exchange(lose, gain) => {
            Phrase::new("effect-exchange").with("lose", changes_phrase(lose)).with("gain", changes_phrase(gain))
        }
        Deed::Per(metric, each, then) => Phrase::new("effect-per")
            .with("then", change_phrase(then))
            .with("metric", Phrase::new(metric_key(metric)).with("n", each)),
        Deed::FreeActivation => Phrase::new("effect-free"),
        Deed::ExtraBuild => Phrase::new("effect-extra"),
        Deed::Nothing => Phrase::new("effect-nothing"),
    }
}

const fn metric_key(metric: Metric) -> &'static str {
    match metric {
        Metric::Employment => "metric-employment",
        Metric::Population => "metric-population",
        Metric::Culture => "metric-culture",
        Metric::Money => "metric-money",
        Metric::Energy => "metric-energy",
        Metric::PublicService => "metric-services",
        Metric::PowerPlantLevel => "metric-level",
        Metric::CultureMarkersAhead => "metric-ahead",
    }
}

/// Why something changed, in words.
pub fn why_phrase(why: Why) -> Phrase {
    Phrase::new(match why {
        Why::Tile(tile) | Why::Final(tile) => return tile_name(tile),
        Why::Initiative => "why-initiative",
        Why::Row => "why-row",
        Why::Penalty => "why-penalty",
        Why::Taxation => "why-taxation",
        Why::Arrow => "why-arrow",
        Why::Unemployed => "why-unemployed",
        Why::Bonus => "why-bonus",
        Why::Lake => "why-lake",
        Why::ExpoEmployment => "why-expo-employment",
        Why::ExpoUnemployment => "why-expo-unemployment",
        Why::ExpoServices => "why-expo-services",
        Why::ExpoRanking => "why-expo-ranking",
        Why::FinalEnergy => "why-final-energy",
        Why::FinalMoney => "why-final-money",
        Why::FinalCulture => "why-final-culture",
        Why::FinalProgress => "why-final-progress",
    })
}

/// Why a change could not happen in full: nobody to employ, or the end of what there is (CA-6.1).
pub const fn missed_key(what: Resource, by: i16) -> &'static str {
    match (what, by < 0) {
        (_, true) => "event-missed-loss",
        (Resource::Employment, false) => "event-missed-work",
        (_, false) => "event-missed-gain",
    }
}
