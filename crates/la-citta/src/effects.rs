//! What cards do: the effects, when they can be carried out, and how.

use engine::Log;

use crate::event::Event;
use crate::ids::{Building, ByDemand, Card, Demand, Hex};
use crate::rules::Flow;
use crate::rules::building::Ground;
use crate::rules::{building, cities, founding};
use crate::state::{Figure, Open, Prompt, Task};

/// A level of a card: what it costs and what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Gold to pay.
    pub cost: u8,
    /// What happens.
    pub effect: Effect,
}

/// What a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Gold from the bank (LC-5.2).
    TakeGold(u8),
    /// A new city (LC-6.3).
    FoundCity,
    /// One of these buildings (LC-6.4).
    Build(Buildings),
    /// Coloured citizens on one building (LC-6.5.3).
    PlaceFigures(u8),
    /// Citizens for one city (LC-6.5.4).
    AddCitizens(u8),
    /// A farm feeds twice as many (LC-6.5.5).
    DoubleFarm,
    /// A look at two Voice cards (LC-6.5.6).
    PeekTwo,
    /// A look at all three (LC-6.5.6).
    PeekAll,
}

engine::bit_set! {
    /// A set of buildings.
    Buildings(u16) of Building
}

/// What the last choices of a chain have named (LC-5.7).
#[derive(Clone, Copy, Debug)]
pub enum Target {
    /// Nothing.
    Nothing,
    /// A building to go up on a hex.
    Site(Building, Hex),
    /// A castle to go up on a hex, and the city that sends a citizen.
    Castle(Hex, u8),
    /// A building on the map, and how many figures on it count for hygiene.
    Building(Hex, u8),
    /// A city.
    City(u8),
    /// Voice positions.
    Positions(u8),
}

/// All three face-down Voice positions.
pub const ALL_POSITIONS: u8 = 0b111;

/// Whether the actor could carry the effect out in full, leaving its price aside (LC-6.5.0).
pub fn possible(open: &Open, ground: &Ground, effect: Effect) -> bool {
    match effect {
        Effect::TakeGold(_) | Effect::PeekTwo | Effect::PeekAll => true,
        Effect::FoundCity => founding::possible(open),
        Effect::Build(buildings) => buildings.iter().any(|building| !ground.hexes(open, building).is_empty()),
        Effect::PlaceFigures(count) => {
            open.acting().figures_left() >= usize::from(count) && !cities::attractions(open, open.actor).is_empty()
        }
        Effect::AddCitizens(count) => cities::with_room(open, open.actor, count).next().is_some(),
        Effect::DoubleFarm => open.acting().figures_left() > 0 && !cities::unmarked_farms(open, open.actor).is_empty(),
    }
}

/// What a level of a card still has to ask, or the target of one that asks nothing more.
pub fn question(card: Card, level: u8, effect: Effect) -> Result<Prompt, Target> {
    match effect {
        Effect::PlaceFigures(_) | Effect::DoubleFarm => Ok(Prompt::CardSite { card, level }),
        Effect::AddCitizens(_) => Ok(Prompt::CardCity { card, level }),
        Effect::PeekTwo => Ok(Prompt::CardPair { card, level }),
        Effect::PeekAll => Err(Target::Positions(ALL_POSITIONS)),
        Effect::Build(_) => Ok(Prompt::CardBuilding { card }),
        Effect::TakeGold(_) | Effect::FoundCity => Err(Target::Nothing),
    }
}

/// Carries an effect out for the actor.
pub fn carry_out(flow: &mut Flow<'_, impl Log<Event>>, effect: Effect, target: Target) {
    match (effect, target) {
        (Effect::TakeGold(gold), _) => take_gold(flow, gold),
        (Effect::FoundCity, Target::Castle(hex, source)) => founding::found(flow, hex, source),
        (Effect::Build(_), Target::Site(building, hex)) => building::build(flow, building, hex),
        (Effect::PlaceFigures(count), Target::Building(hex, hygiene)) => place_figures(flow, hex, count, hygiene),
        (Effect::AddCitizens(count), Target::City(city)) => add_citizens(flow, city, count),
        (Effect::DoubleFarm, Target::Building(hex, _)) => mark_farm(flow, hex),
        (Effect::PeekTwo | Effect::PeekAll, Target::Positions(positions)) => peek(flow, positions),
        (effect, target) => unreachable!("{effect:?} cannot be aimed at {target:?}"),
    }
}

fn take_gold(flow: &mut Flow<'_, impl Log<Event>>, gold: u8) {
    let seat = flow.open().actor;
    flow.open().acting_mut().gold += gold;
    flow.log.add(Event::TookGold { seat, gold });
}

/// LC-6.5.3: each adds a point to the building's demand; on a hospital the player has divided them.
fn place_figures(flow: &mut Flow<'_, impl Log<Event>>, hex: Hex, count: u8, hygiene: u8) {
    let open = flow.open();
    let shown = cities::demands_of(open.lots[hex].expect("a building with arches stands here"));
    let of = |demand: Demand| match shown[..] {
        [only] => u8::from(only == demand) * count,
        _ if demand == Demand::Hygiene => hygiene,
        _ => u8::from(shown.contains(&demand)) * (count - hygiene),
    };
    let points = ByDemand(Demand::ALL.map(of));
    for demand in Demand::ALL {
        (0..points[demand]).for_each(|_| open.acting_mut().figures.push(Figure { hex, task: Task::Attract(demand) }));
    }
    let seat = open.actor;
    flow.log.add(Event::Feasted { seat, hex, points });
}

/// LC-6.5.4
fn add_citizens(flow: &mut Flow<'_, impl Log<Event>>, city: u8, citizens: u8) {
    let seat = flow.open().actor;
    flow.open().acting_mut().city_mut(city).people += citizens;
    flow.log.add(Event::Prospered { seat, city, citizens });
}

/// LC-6.5.5
fn mark_farm(flow: &mut Flow<'_, impl Log<Event>>, hex: Hex) {
    let seat = flow.open().actor;
    flow.open().acting_mut().figures.push(Figure { hex, task: Task::Harvest });
    flow.log.add(Event::Marked { seat, hex });
}

/// LC-6.5.6
fn peek(flow: &mut Flow<'_, impl Log<Event>>, positions: u8) {
    let seat = flow.open().actor;
    flow.open().acting_mut().looked |= positions;
    let [_, hidden @ ..] = flow.position.voices();
    let seen = std::array::from_fn(|i| (positions >> i & 1 == 1).then_some(hidden[i]));
    flow.log.add(Event::Looked { seat, positions, seen: Some(seen) });
}
