//! The buildings that are left, with what they score and what they need.

use engine::Phrase;
use engine::pieces::{Card as Face, Form, Pane, Role, Row, State};

use super::name;
use crate::content::content;
use crate::event::source;
use crate::ids::{Building, Kind};
use crate::map::pictures::{TRAM, small_name};
use crate::refusals::requirement;
use crate::view::View;

pub fn supply(view: &View) -> Pane {
    let rows = Kind::ALL.into_iter().map(|kind| row(view, kind));
    let pane = Pane::new(Role::Market, "supply").note(Phrase::new("note-supply")).with_all(rows);
    pane.with(streetcars(view)).with(Phrase::new("supply-factors"))
}

fn left(view: &View, building: Building) -> u8 {
    content().spec(building).supply - view.city.count(building)
}

/// A kind: what it scores, what it needs, and how many are left.
fn row(view: &View, kind: Kind) -> Row {
    let buildings: Vec<Building> = Building::all().filter(|building| building.kind() == kind).collect();
    let row = match buildings[..] {
        [building] => single(view, building),
        _ => {
            let slots = buildings.iter().map(|&building| slot(view, building));
            Row::new(slots).label(Phrase::new(title(kind))).note(Phrase::new(need(kind)))
        }
    };
    if buildings.iter().all(|&building| left(view, building) == 0) { row.state(State::Spent) } else { row }
}

/// A kind of one size, in a line of words.
fn single(view: &View, building: Building) -> Row {
    let words = Phrase::new("supply-single").with("icon", small_name(building)).with("building", name(building));
    let row = Row::new([words.with("need", Phrase::new(need(building.kind())))]);
    row.end(points_and_left(view, building))
}

/// A building of a kind that comes in sizes, so that each looks as large as it is.
fn slot(view: &View, building: Building) -> Face {
    let (spec, left) = (content().spec(building), left(view, building));
    let help = Phrase::new("help-left").with("building", name(building)).with("count", left).with("base", spec.base);
    let help = help.with("help", building_help(building.kind()));
    let slot = Face::blank(Form::Slot).picture(small_name(building)).line(points_and_left(view, building)).help(help);
    if left == 0 { slot.state(State::Spent) } else { slot }
}

fn points_and_left(view: &View, building: Building) -> Phrase {
    Phrase::new("supply-points").with("points", content().spec(building).base).with("left", left(view, building))
}

fn streetcars(view: &View) -> Row {
    let left = content().streetcars - view.city.cars().len() as u8;
    let words = Phrase::new("supply-single").with("icon", TRAM).with("building", Phrase::new("supply-cars"));
    let words = words.with("need", Phrase::new("need-streetcar"));
    Row::new([words]).end(Phrase::new("supply-left").with("left", left))
}

fn title(kind: Kind) -> &'static str {
    match kind {
        Kind::Park => "map-parks",
        Kind::Factory => "map-factories",
        _ => source(kind),
    }
}

/// What a kind needs, or what raises it, in a few words.
fn need(kind: Kind) -> &'static str {
    match kind {
        Kind::Residence => "need-residence",
        Kind::Business => "need-business",
        Kind::CityHall => "need-city-hall",
        Kind::Church => "need-church",
        Kind::Bank => "need-bank",
        Kind::Cinema => "need-cinema",
        Kind::PostOffice => "need-post-office",
        Kind::DepartmentStore => "need-department-store",
        Kind::Park => "need-park",
        Kind::Factory => "need-factory",
    }
}

/// The same in a sentence.
pub fn building_help(kind: Kind) -> Phrase {
    match kind {
        Kind::Residence => Phrase::new("help-residence"),
        Kind::Business => Phrase::new("help-business"),
        _ => Phrase::new(requirement(kind).1),
    }
}
