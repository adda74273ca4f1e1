//! The map in words.

use engine::{Phrase, Seat};

use super::places::{self, Side, rivalries, sides};
use super::{building, card, demand};
use crate::ids::{Card, Demand, Hex, Tally};
use crate::state::Task;
use crate::view::View;

/// A line for each city and each pair of rivals.
pub fn map(view: &View) -> Vec<Phrase> {
    let cities = sides(view).into_iter().map(|side| city(view, &side));
    cities.chain(own_first(view).iter().map(rivals)).collect()
}

/// A city: its people, its food, what it offers, and its buildings.
pub fn city(view: &View, side: &Side<'_>) -> Phrase {
    let Side { seat, city, facts } = side;
    let phrase = Phrase::new(if facts.complete { "told-city-complete" } else { "told-city" });
    let others: Vec<Phrase> =
        city.hexes.iter().filter(|&hex| hex != city.castle).map(|hex| lot(view, *seat, hex)).collect();
    let phrase = phrase.with("seat", *seat).with("city", city.number).with("hex", city.castle.name());
    let phrase = phrase.with("people", city.people).with("limit", places::limit(facts.limit));
    let phrase = phrase.with("surplus", city.surplus()).with("food", facts.food);
    let offers = places::points(&facts.attraction);
    phrase.with("offers", or_none(offers, "told-no-offers")).with("buildings", or_none(others, "told-no-buildings"))
}

fn or_none(list: Vec<Phrase>, none: &'static str) -> Vec<Phrase> {
    if list.is_empty() { vec![Phrase::new(none)] } else { list }
}

/// A building, what it brings, and the coloured citizens on it.
fn lot(view: &View, seat: Seat, hex: Hex) -> Phrase {
    let open = &view.open;
    let kind = open.lots[hex].expect("a city's hex is built on");
    let tasks = || open.players[seat].figures.iter().filter(|figure| figure.hex == hex).map(|figure| figure.task);
    let mut brings = places::brings(open, kind, hex);
    brings.extend(tasks().any(|task| task == Task::Harvest).then(|| Phrase::new("told-harvest")));
    brings.extend(Demand::ALL.into_iter().filter_map(|asked| {
        let more = tasks().filter(|task| *task == Task::Attract(asked)).count();
        (more > 0).then(|| Phrase::new("told-feast").with("points", more).with("demand", demand(asked)))
    }));
    Phrase::new("told-lot").with("hex", hex.name()).with("building", building(kind)).with("brings", brings)
}

/// The pairs of rivals, the viewer's own first, with the viewer's city before the other.
pub fn own_first(view: &View) -> Vec<[Side<'_>; 2]> {
    let own = |side: &Side<'_>| view.viewer.is(side.seat);
    let mut pairs = rivalries(view);
    for pair in pairs.iter_mut().filter(|[_, other]| own(other)) {
        pair.swap(0, 1);
    }
    pairs.sort_by_key(|[one, _]| !own(one));
    pairs
}

/// What two neighbouring rivals offer, side by side: whoever has less of what the people want loses a citizen.
pub fn rivals([one, other]: &[Side<'_>; 2]) -> Phrase {
    let offer = |asked: Demand| {
        let phrase = Phrase::new("told-offer").with("demand", demand(asked));
        phrase.with("one", one.facts.attraction[asked]).with("other", other.facts.attraction[asked])
    };
    let name = |side: &Side<'_>| places::city_of(side.seat, side.city.number);
    let phrase = Phrase::new("told-rivals").with("one", name(one)).with("other", name(other));
    phrase.with("offers", Demand::ALL.map(offer).to_vec())
}

/// Politics cards of known kinds, and how many unseen ones lie with them.
pub fn tally(known: Tally, unseen: u8) -> Vec<Phrase> {
    let kinds = Card::ALL.into_iter().filter(|&kind| known.of(kind) > 0);
    let mut told: Vec<Phrase> = kinds.map(|kind| copies(kind, known.of(kind))).collect();
    told.extend((unseen > 0).then(|| Phrase::new("cards-unseen").with("count", unseen)));
    told
}

/// A kind of politics card and how many there are of it.
pub fn copies(kind: Card, count: u8) -> Phrase {
    match count {
        1 => card(kind),
        _ => Phrase::new("card-copies").with("card", card(kind)).with("count", count),
    }
}
