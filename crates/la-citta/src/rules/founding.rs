//! LC-6.3: founding a city.

use engine::Log;

use crate::board::HexSet;
use crate::content::content;
use crate::event::Event;
use crate::ids::Hex;
use crate::rules::{Flow, castles};
use crate::state::Open;

/// LC-6.3.1: everything a foundation needs.
pub fn possible(open: &Open) -> bool {
    let player = open.acting();
    player.castles_left() > 0
        && !player.founded
        && sources(open).next().is_some()
        && open.supply() >= u32::from(content().numbers.found_from_supply) // LC-8.5
        && !hexes(open).is_empty()
}

/// LC-6.3.1: free playable hexes at distance 4 or more from everything built.
pub fn hexes(open: &Open) -> HexSet {
    castles::free_of_castles(open, open.occupied())
}

/// LC-6.3.1: own cities that can spare a citizen.
pub fn sources(open: &Open) -> impl Iterator<Item = u8> {
    let spare = content().numbers.found_from_castle;
    open.acting().cities.iter().filter(move |city| city.surplus() >= spare).map(|city| city.number)
}

/// LC-6.3.2: one citizen from the source, two from the supply.
pub fn found(flow: &mut Flow<'_, impl Log<Event>>, hex: Hex, source: u8) {
    let numbers = &content().numbers;
    let open = flow.open();
    let seat = open.actor;
    open.acting_mut().city_mut(source).people -= numbers.found_from_castle;
    open.acting_mut().founded = true;
    let city = castles::put_castle(open, seat, hex, numbers.found_from_castle + numbers.found_from_supply);
    flow.log.add(Event::Founded { seat, city, hex, source });
}
