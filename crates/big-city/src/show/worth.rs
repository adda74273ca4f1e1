//! What an action is worth: at a glance, and line by line.

use engine::Phrase;
use engine::pieces::Ledger;

use super::name;
use crate::action::Action;
use crate::board::{Around, Site};
use crate::ids::{Building, Kind, Plots};
use crate::score::{Multiplier, Score, score};
use crate::view::View;

/// The points of a building where it would stand.
pub fn say_worth(view: &View, action: Action) -> Option<Phrase> {
    let Action::Build { building, site } = action else { return None };
    let points = points(view, building, site).points;
    (points > 0).then(|| Phrase::plain(format!("+{points}")))
}

/// What a building would score there.
pub fn points(view: &View, building: Building, site: Site) -> Score {
    score(&view.options, building, &Around::new(&view.city, site))
}

/// The sum behind a building, or the own cards that a park or factory would make useless (BC-6.4.5).
pub fn ledger(view: &View, action: Action) -> Option<Ledger> {
    match action {
        Action::Build { building, site } => Some(built(view, building, site)),
        Action::Site { site } => covered(view, site),
        _ => None,
    }
}

fn built(view: &View, building: Building, site: Site) -> Ledger {
    let score = points(view, building, site);
    let title = Phrase::new("ledger-title").with("building", name(building)).with("plots", plots(site.plots()));
    let total = Phrase::new("ledger-total").with("points", score.points);
    Ledger { title, lines: lines(building.kind(), &score), total: Some(total) }
}

/// First what is added, then what multiplies (BC-7.2), then the least there is (BC-7.7).
fn lines(kind: Kind, score: &Score) -> Vec<(String, Phrase)> {
    if kind == Kind::CityHall {
        return vec![("0".into(), Phrase::new("ledger-city-hall"))];
    }
    let zone = if kind == Kind::Residence { "ledger-outskirts" } else { "ledger-centre" };
    let parts = [(zone, score.zone), ("ledger-park", score.park), ("ledger-factory", score.factory)];
    let parts = parts.into_iter().filter(|part| part.1 != 0);
    let parts = parts.map(|(key, amount)| (signed(amount), Phrase::new(key)));
    let factor = match score.reason {
        Multiplier::None => None,
        Multiplier::Streetcar => Some("ledger-streetcar"),
        Multiplier::CityHall => Some("ledger-hall-beside"),
        Multiplier::Both => Some("ledger-both"),
    };
    let factor = factor.map(|key| (format!("×{}", score.factor), Phrase::new(key)));
    let sum = (score.base + score.zone + score.park + score.factory) * score.factor;
    let least = (sum < score.points).then(|| (format!("≥{}", score.points), Phrase::new("ledger-least")));
    let base = (score.base.to_string(), Phrase::new("ledger-base"));
    std::iter::once(base).chain(parts).chain(factor).chain(least).collect()
}

fn covered(view: &View, site: Site) -> Option<Ledger> {
    let own = Plots(view.own().0).and(site.plots());
    let line = |plot: crate::ids::Plot| ("−".to_owned(), Phrase::new("ledger-useless").with("plot", plot.number()));
    let title = Phrase::new("ledger-site").with("plots", plots(site.plots()));
    (!own.is_empty()).then(|| Ledger { title, lines: own.iter().map(line).collect(), total: None })
}

/// Plots, listed.
pub fn plots(plots: Plots) -> String {
    plots.iter().map(|plot| plot.to_string()).collect::<Vec<_>>().join(", ")
}

fn signed(amount: i16) -> String {
    if amount < 0 { format!("−{}", -amount) } else { format!("+{amount}") }
}
