//! LC-6.2, LC-6.7, LC-6.8.2a: what there is to know about a city.

use engine::{List, Seat};

use crate::board::HexSet;
use crate::content::{BuildingRow, content};
use crate::ids::{Building, ByDemand, Demand, Hex};
use crate::state::{City, Open, Player, Task};

/// LC-6.7.1: how far a city may grow; the highest number means without end.
pub fn limit(open: &Open, city: &City) -> u8 {
    let row = |hex: Hex| open.lots[hex].map(|building| &content().buildings[building.index()]);
    let lifts = |lift: fn(&BuildingRow) -> bool| city.hexes.iter().filter_map(row).any(lift);
    if !lifts(|row| row.lifts_market) {
        return content().numbers.limit_plain;
    }
    if lifts(|row| row.lifts_water) { u8::MAX } else { content().numbers.limit_market }
}

/// LC-6.5.4, LC-8.5: own cities that can take so many citizens at once.
pub fn with_room(open: &Open, seat: Seat, citizens: u8) -> impl Iterator<Item = u8> {
    let supplied = open.supply() >= u32::from(citizens);
    let room = move |city: &&City| supplied && city.people.saturating_add(citizens) <= limit(open, city);
    open.players[seat].cities.iter().filter(room).map(|city| city.number)
}

/// LC-6.2.4: food from castles and farms.
pub fn food(open: &Open, player: &Player) -> u32 {
    player.cities.iter().map(|city| city_food(open, city)).sum()
}

/// The food that one city gathers.
pub fn city_food(open: &Open, city: &City) -> u32 {
    let gathers = |hex: &Hex| matches!(open.lots[*hex], Some(Building::Castle | Building::Farm));
    city.hexes.iter().filter(gathers).map(|hex| u32::from(open.grain(hex))).sum()
}

/// LC-6.8.4: how many citizens a player can feed this year.
pub fn capacity(open: &Open, player: &Player) -> u32 {
    let marked = player.figures.iter().filter(|figure| figure.task == Task::Harvest);
    food(open, player) + marked.map(|figure| u32::from(open.grain(figure.hex))).sum::<u32>()
}

/// LC-6.8.2a: arches on its buildings and coloured citizens placed there.
pub fn attraction(open: &Open, player: &Player, city: &City) -> ByDemand<u8> {
    let mut points = arches(open, city);
    for figure in player.figures.iter().filter(|figure| city.hexes.has(figure.hex)) {
        if let Task::Attract(demand) = figure.task {
            points[demand] += 1;
        }
    }
    points
}

/// The arches alone.
pub fn arches(open: &Open, city: &City) -> ByDemand<u8> {
    let mut points = ByDemand::default();
    for building in city.hexes.iter().filter_map(|hex| open.lots[hex]) {
        for demand in Demand::ALL {
            points[demand] += content().buildings[building.index()].arches[demand];
        }
    }
    points
}

/// LC-7.2: arches of every demand.
pub fn complete(open: &Open, city: &City) -> bool {
    arches(open, city).0.iter().all(|&points| points > 0)
}

/// The demands of a building's arches.
pub fn demands_of(building: Building) -> List<Demand, 3> {
    let arches = &content().buildings[building.index()].arches;
    Demand::ALL.into_iter().filter(|&demand| arches[demand] > 0).collect()
}

/// LC-6.5.3: a player's buildings with arches.
pub fn attractions(open: &Open, seat: Seat) -> HexSet {
    let shows = |hex: &Hex| open.lots[*hex].is_some_and(|building| content().buildings[building.index()].has_arches());
    open.players[seat].cities.iter().flat_map(|city| city.hexes.iter()).filter(shows).collect()
}

/// LC-6.5.5: a player's farms that yield something and are not marked.
pub fn unmarked_farms(open: &Open, seat: Seat) -> HexSet {
    let player = &open.players[seat];
    let marked = |hex: &Hex| player.figures.iter().any(|figure| figure.hex == *hex);
    let farms = player.cities.iter().flat_map(|city| open.standing(city, Building::Farm));
    farms.filter(|hex| open.grain(*hex) > 0 && !marked(hex)).collect()
}
