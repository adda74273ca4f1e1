//! LC-6.8.3, LC-6.8.6: buildings without citizens fall, cities without citizens disappear.

use engine::Log;

use crate::action::Action;
use crate::board::HexSet;
use crate::content::content;
use crate::event::Event;
use crate::ids::{Building, Hex};
use crate::rules::{Flow, feeding};
use crate::state::{City, Open, Phase, Prompt, board};

/// Phase 7.3: every player's cities, in player order.
pub fn begin(flow: &mut Flow<'_, impl Log<Event>>) {
    let open = flow.open();
    open.phase = Phase::Demolition;
    open.actor = open.first;
    go_on(flow);
}

/// Sets the actor's cities right, then whoever comes next. What is right already needs nothing, so this may start over
/// after every choice.
pub fn go_on(flow: &mut Flow<'_, impl Log<Event>>) {
    loop {
        let open = flow.open();
        let Some(city) = open.acting().cities.iter().find(|city| city.lacking() > 0).copied() else {
            if open.phase == Phase::Feeding {
                return feeding::next(flow);
            }
            open.actor = open.seats.next(open.actor);
            if open.actor == open.first {
                return feeding::begin(flow);
            }
            continue;
        };
        match city.people {
            0 => lose(flow, &city),
            1 => raze(flow, &city), // LC-5.1: nothing but the castle is left.
            _ => {
                open.prompt = Prompt::Demolish { city: city.number };
                return;
            }
        }
    }
}

/// LC-5.5 D4: buildings that leave the rest connected with the castle.
pub fn offer(open: &Open, city: u8, out: &mut impl Extend<Action>) {
    let city = open.acting().city(city).expect("the city exists");
    out.extend(loose(city).iter().map(Action::Demolish));
}

/// The buildings of a city that no other hangs on.
pub fn loose(city: &City) -> HexSet {
    city.hexes.iter().filter(|&hex| hex != city.castle && stays_connected(city, hex)).collect()
}

/// Whether the rest of the city hangs together with the castle without this hex.
pub fn stays_connected(city: &City, hex: Hex) -> bool {
    let mut rest = city.hexes;
    rest.remove(hex);
    board().connected(rest, city.castle) == rest
}

/// The owner's choice; then on.
pub fn choose(flow: &mut Flow<'_, impl Log<Event>>, city: u8, hex: Hex) {
    demolish(flow, city, hex);
    go_on(flow);
}

/// LC-6.8.3: the tile goes back to its stack, coloured citizens to their owner.
fn demolish(flow: &mut Flow<'_, impl Log<Event>>, number: u8, hex: Hex) {
    let open = flow.open();
    let seat = open.actor;
    let building = clear(open, hex);
    open.acting_mut().city_mut(number).hexes.remove(hex);
    flow.log.add(Event::Demolished { seat, city: number, building, hex });
}

fn clear(open: &mut Open, hex: Hex) -> Building {
    let building = open.lots[hex].take().expect("a building stands here");
    if let Some(stack) = content().buildings[building.index()].stack {
        open.stock[stack.index()] += 1;
    }
    let player = open.acting_mut();
    player.figures = player.figures.iter().copied().filter(|figure| figure.hex != hex).collect();
    building
}

fn raze(flow: &mut Flow<'_, impl Log<Event>>, city: &City) {
    for hex in city.hexes.iter().filter(|&hex| hex != city.castle) {
        demolish(flow, city.number, hex);
    }
}

/// LC-6.8.6: the city disappears with all its buildings; the castle is back in stock.
fn lose(flow: &mut Flow<'_, impl Log<Event>>, city: &City) {
    let open = flow.open();
    let seat = open.actor;
    for hex in city.hexes.iter() {
        clear(open, hex);
    }
    let cities = &mut open.acting_mut().cities;
    let index = cities.iter().position(|other| other.number == city.number).expect("the city exists");
    cities.remove(index);
    flow.log.add(Event::CityLost { seat, city: city.number, hex: city.castle });
}
