//! What somebody new would be sorry for, told before it is done.

use engine::Phrase;

use super::name;
use super::worth::{plots, points};
use crate::action::Action;
use crate::board::{Segment, Site};
use crate::ids::{Building, Kind, Plots};
use crate::rules::building;
use crate::view::View;

const SIXTHS: i16 = 6;

pub fn say_slip(view: &View, action: Action) -> Option<Phrase> {
    match action {
        Action::Build { building, site } => built(view, building, site),
        Action::Pass => idle(view),
        Action::Streetcar { segment } => parted(view, segment),
        Action::Site { site } => covered(view, site),
        Action::Facility { .. }
        | Action::Stop
        | Action::Neighbourhood { .. }
        | Action::Place { .. }
        | Action::Exchange
        | Action::Return { .. }
        | Action::Done
        | Action::Draw { .. }
        | Action::Discard { .. }
        | Action::Offer
        | Action::Slot { .. }
        | Action::One
        | Action::Wish { .. }
        | Action::Answer { .. }
        | Action::Nothing
        | Action::Take { .. }
        | Action::Decline
        | Action::Leave => None,
    }
}

/// The free plots whose cards the viewer holds.
fn own_plots(view: &View) -> Plots {
    Plots(view.own().0).and(view.city.free())
}

/// What else the viewer could build, with its points.
fn possible(view: &View) -> impl Iterator<Item = (Building, Site, i16)> {
    let found = building::possible(&view.city, own_plots(view)).into_iter();
    found.map(|(building, site)| (building, site, points(view, building, site).points))
}

/// BC-7.1: every plot scores once, so what brings more for each of these plots is missed for good.
fn built(view: &View, building: Building, site: Site) -> Option<Phrase> {
    if building.kind() == Kind::CityHall {
        return Some(Phrase::new("slip-city-hall")); // BC-7.8
    }
    let scored = points(view, building, site).points;
    let covering = possible(view).filter(|(_, other, _)| other.plots().and(site.plots()) == site.plots());
    let best = covering.max_by_key(|(_, other, points)| each(*points, *other));
    let (better, place, most) = best.filter(|(_, other, points)| each(*points, *other) > each(scored, site))?;
    let slip = Phrase::new("slip-better").with("building", name(better)).with("plots", plots(place.plots()));
    Some(slip.with("most", most).with("points", scored))
}

/// Points for each plot, in sixths: a building has one plot, two or three.
fn each(points: i16, site: Site) -> i16 {
    SIXTHS * points / site.len() as i16
}

/// BC-6.10.1: a turn for nothing, while something could be built.
fn idle(view: &View) -> Option<Phrase> {
    let most = possible(view).map(|(_, _, points)| points).max().filter(|&points| points > 0)?;
    Some(Phrase::new("slip-pass").with("most", most).with("cards", super::yes(super::may_exchange(view))))
}

/// BC-6.1.5: no building stands across a streetcar.
fn parted(view: &View, segment: Segment) -> Option<Phrase> {
    let [Some(one), Some(other)] = view.city.plots_beside(segment) else { return None };
    let own = own_plots(view);
    let slip = || Phrase::new("slip-parted").with("one", one.number()).with("other", other.number());
    (own.has(one) && own.has(other)).then(slip)
}

/// BC-6.4.5: own cards that become useless.
fn covered(view: &View, site: Site) -> Option<Phrase> {
    let own = own_plots(view).and(site.plots());
    (!own.is_empty()).then(|| Phrase::new("slip-covered").with("plots", plots(own)).with("count", own.len()))
}
