//! Cities, hexes and what stands on them, in words.

use engine::{Phrase, Seat};

use super::{building, demand, tile};
use crate::content::content;
use crate::ids::{Building, ByDemand, Demand, Hex};
use crate::rules::cities;
use crate::state::{City, Open, Prompt, board};
use crate::view::{CityFacts, View};

/// A city and what can be read off the map about it.
#[derive(Clone, Copy, Hash)]
pub struct Side<'a> {
    /// Whose.
    pub seat: Seat,
    /// The city.
    pub city: &'a City,
    /// What it offers, and more.
    pub facts: &'a CityFacts,
}

/// Every city, by seat and number.
pub fn sides(view: &View) -> Vec<Side<'_>> {
    let of = |seat: Seat| view.open.players[seat].cities.iter().zip(view.realms[seat].cities.iter());
    view.open.seats.iter().flat_map(|seat| of(seat).map(move |(city, facts)| Side { seat, city, facts })).collect()
}

/// Rival cities within reach of each other (LC-3.9c), each pair once.
pub fn rivalries(view: &View) -> Vec<[Side<'_>; 2]> {
    let sides = sides(view);
    let mut pairs = Vec::new();
    for (i, &side) in sides.iter().enumerate() {
        let reach = board().within_reach(side.city.hexes);
        let rivals = sides[i + 1..].iter().filter(|other| other.seat != side.seat && reach.meets(&other.city.hexes));
        pairs.extend(rivals.map(|&other| [side, other]));
    }
    pairs
}

/// The demands that count: those the people ask for, those of the building in question, or else those that lead among
/// the Voice cards that the viewer knows.
pub fn in_question(view: &View) -> Vec<Demand> {
    let open = &view.open;
    let most = |counts: ByDemand<usize>| -> Vec<Demand> {
        let most = counts.0.into_iter().max().unwrap_or(0).max(1);
        Demand::ALL.into_iter().filter(|&demand| counts[demand] == most).collect()
    };
    if let Some(kind) = open.raised().filter(|kind| content().buildings[kind.index()].has_arches()) {
        return cities::demands_of(kind).iter().copied().collect();
    }
    if open.voice_revealed() {
        return Demand::ALL.into_iter().filter(|&demand| open.demands[demand]).collect();
    }
    let known = || view.voice[open.voice_start()..].iter().flatten();
    most(ByDemand(Demand::ALL.map(|demand| known().filter(|&&card| card == demand).count())))
}

/// The city that the question is about.
pub fn asked_about(open: &Open) -> Option<(Seat, &City)> {
    let number = match open.prompt {
        Prompt::Demand { city } | Prompt::Demolish { city } => city,
        Prompt::Castle
        | Prompt::Bury
        | Prompt::Act
        | Prompt::FoundHex
        | Prompt::FoundSource { .. }
        | Prompt::BuildHex { .. }
        | Prompt::CardBuilding { .. }
        | Prompt::CardHex { .. }
        | Prompt::CardLevel { .. }
        | Prompt::CardSite { .. }
        | Prompt::CardSplit { .. }
        | Prompt::CardCity { .. }
        | Prompt::CardPair { .. }
        | Prompt::Starve { .. } => return None,
    };
    Some((open.actor, open.acting().city(number)?))
}

/// A city by its owner's sign and its number: `▲1`.
pub fn city_sign(seat: Seat, number: u8) -> Phrase {
    Phrase::plain(format!("⟨sign-{}⟩{number}", seat.0))
}

/// A city by number and owner.
pub fn city_of(seat: Seat, number: u8) -> Phrase {
    Phrase::new("city-of").with("seat", seat).with("city", number)
}

/// How far a city may grow.
pub fn limit(limit: Option<u8>) -> Phrase {
    match limit {
        Some(limit) => Phrase::new("limit").with("limit", limit),
        None => Phrase::new("limit-none"),
    }
}

/// A growth limit as it is written.
pub fn limit_sign(limit: u8) -> String {
    if limit == u8::MAX { "∞".to_owned() } else { limit.to_string() }
}

/// The tiles that a hex touches.
pub fn tiles(open: &Open, hex: Hex) -> Vec<Phrase> {
    open.touched(hex).map(tile).collect()
}

/// Points of attraction, those of nothing left out.
pub fn points(points: &ByDemand<u8>) -> Vec<Phrase> {
    let some = Demand::ALL.into_iter().filter(|&asked| points[asked] > 0);
    some.map(|asked| Phrase::new("points-of").with("points", points[asked]).with("demand", demand(asked))).collect()
}

/// What a building brings where it stands: food, gold, attraction, room to grow.
pub fn brings(open: &Open, kind: Building, hex: Hex) -> Vec<Phrase> {
    match kind {
        Building::Castle | Building::Farm => vec![Phrase::new("brings-food").with("food", open.grain(hex))],
        Building::Quarry => vec![Phrase::new("brings-gold").with("gold", open.ore(hex))],
        Building::Market => vec![Phrase::new("brings-market")],
        _ => points(&content().buildings[kind.index()].arches),
    }
}

/// What a building is good for, wherever it stands.
pub fn hints(kind: Building) -> Vec<Phrase> {
    let row = &content().buildings[kind.index()];
    match kind {
        Building::Castle | Building::Farm => vec![Phrase::new("hint-farm")],
        Building::Quarry => vec![Phrase::new("hint-quarry")],
        Building::Market => vec![Phrase::new("hint-market")],
        _ if row.needs_water => vec![Phrase::new("hint-water").with("points", points(&row.arches))],
        _ => points(&row.arches),
    }
}

/// Where a building would go up: what it would bring there, what lies beside, which rivals would come within reach.
pub fn building_site(open: &Open, kind: Building, hex: Hex) -> Phrase {
    let near = |city: &&City| city.hexes.meets(&board().near[hex.index()]);
    let Some(city) = open.acting().cities.iter().find(near) else { return place(hex) };
    let phrase = match kind {
        Building::Farm => Phrase::new("action-site-farm").with("food", open.grain(hex)),
        Building::Quarry => Phrase::new("action-site-quarry").with("gold", open.ore(hex)),
        _ => Phrase::new("action-site-other"),
    };
    let phrase = phrase.with("hex", hex.name()).with("city", city.number).with("tiles", tiles(open, hex));
    let met = newly_met(open, city, hex);
    if met.is_empty() { phrase } else { Phrase::new("action-site-meets").with("site", phrase).with("cities", met) }
}

/// Rival cities that are no neighbours yet but would be with this hex.
fn newly_met(open: &Open, city: &City, hex: Hex) -> Vec<Phrase> {
    let (reach, more) = (board().within_reach(city.hexes), board().close[hex.index()]);
    let met =
        |(seat, other): &(Seat, &City)| *seat != open.actor && more.meets(&other.hexes) && !reach.meets(&other.hexes);
    open.cities().filter(met).map(|(seat, other)| city_of(seat, other.number)).collect()
}

/// A building of the actor's own that coloured citizens would stand on.
pub fn own_building(open: &Open, hex: Hex) -> Phrase {
    let (Some((_, city)), Some(kind)) = (open.city_at(hex), open.lots[hex]) else { return place(hex) };
    let phrase = match kind {
        Building::Farm => Phrase::new("action-site-harvest").with("food", open.grain(hex)),
        _ => {
            let shown: Vec<Phrase> = cities::demands_of(kind).iter().copied().map(demand).collect();
            Phrase::new("action-site-feast").with("building", building(kind)).with("demands", shown)
        }
    };
    phrase.with("hex", hex.name()).with("city", city.number)
}

fn place(hex: Hex) -> Phrase {
    Phrase::new("action-site").with("hex", hex.name())
}
