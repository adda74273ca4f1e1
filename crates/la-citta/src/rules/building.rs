//! LC-6.4: where buildings may go up, and what happens when one does.

use engine::{Log, Seat};

use crate::board::HexSet;
use crate::content::content;
use crate::event::Event;
use crate::ids::{Building, Hex};
use crate::rules::Flow;
use crate::state::{City, Open, board};

/// The hexes a player can build on, sorted by what the cities beside them allow.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ground {
    /// Beside a city with a citizen to spare.
    pub ordinary: HexSet,
    /// Beside a city without a market.
    pub market: HexSet,
}

impl Ground {
    /// Where a building may go up, tiles and supply permitting.
    pub fn hexes(&self, open: &Open, building: Building) -> HexSet {
        match building {
            _ if !in_stock(open, building) => HexSet::EMPTY,
            Building::Market if open.supply() == 0 => HexSet::EMPTY, // LC-8.5
            Building::Market => self.market,
            _ if content().buildings[building.index()].needs_water => self.ordinary.and(open.beside_water()), // LC-6.4.4
            _ => self.ordinary,
        }
    }
}

/// LC-6.4.6: castles never come from a stack, everything else only while its stack lasts.
pub fn in_stock(open: &Open, building: Building) -> bool {
    content().buildings[building.index()].stack.is_some_and(|stack| open.stock[stack.index()] > 0)
}

/// What a player's cities can build on.
pub fn ground(open: &Open, seat: Seat) -> Ground {
    let built = open.occupied();
    let mut ground = Ground::default();
    for city in &open.players[seat].cities {
        let (spare, no_market) = (city.surplus() > 0, !has_market(open, city));
        if !spare && !no_market {
            continue;
        }
        let sites = sites(open, city, built);
        if spare {
            ground.ordinary = ground.ordinary.or(sites); // LC-6.4.2
        }
        if no_market {
            ground.market = ground.market.or(sites); // LC-6.4.3
        }
    }
    ground
}

/// LC-6.4.3
pub fn has_market(open: &Open, city: &City) -> bool {
    open.standing(city, Building::Market).next().is_some()
}

/// LC-6.4.1: free playable hexes adjacent to the city and to no other city.
pub fn sites(open: &Open, city: &City, built: HexSet) -> HexSet {
    let others = built.minus(city.hexes);
    let around = board().spread(city.hexes).minus(built).and(open.playable());
    around.iter().filter(|hex| !board().near[hex.index()].meets(&others)).collect()
}

/// Where the actor may put a building.
pub fn hexes(open: &Open, building: Building) -> HexSet {
    ground(open, open.actor).hexes(open, building)
}

/// LC-6.4.2: a citizen moves over from the castle, so the population stays; a market's comes from the supply.
pub fn build(flow: &mut Flow<'_, impl Log<Event>>, building: Building, hex: Hex) {
    let open = flow.open();
    let seat = open.actor;
    let beside = |city: &&mut City| city.hexes.meets(&board().near[hex.index()]);
    let city = open.players[seat].cities.iter_mut().find(beside).expect("a site is beside a city");
    city.hexes.insert(hex);
    if building == Building::Market {
        city.people += 1;
    }
    let number = city.number;
    open.lots[hex] = Some(building);
    let stack = content().buildings[building.index()].stack.expect("castles are founded, not built");
    open.stock[stack.index()] -= 1;
    flow.log.add(Event::Built { seat, city: number, building, hex });
}
