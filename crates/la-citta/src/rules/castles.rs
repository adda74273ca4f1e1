//! LC-4.3: castles of the advanced setup, placed there and back.

use engine::{Log, Seat, Seats};

use crate::board::HexSet;
use crate::content::content;
use crate::event::Event;
use crate::ids::{Building, Hex};
use crate::options::StartDistance;
use crate::rules::{Flow, year};
use crate::state::{City, Open, board};

/// LC-4.3.2: counter-clockwise from the start player, then back clockwise from the last.
pub fn placer(start: Seat, seats: Seats, placed: usize) -> Seat {
    let turn = placed as u8;
    match turn < seats.0 {
        true => seats.ahead(start, seats.0 - turn),
        false => seats.ahead(start, turn - seats.0 + 1),
    }
}

/// Where the next castle may go.
pub fn hexes(open: &Open) -> HexSet {
    let castles = open.occupied();
    let free = free_of_castles(open, castles);
    if open.options.start_distance_max == StartDistance::None || castles.is_empty() {
        return free;
    }
    // LC-8.7: near another castle, if that is possible.
    let reach = &board().reach[open.zone() as usize];
    let near = castles.iter().fold(HexSet::EMPTY, |all, castle| all.or(reach[castle.index()])).and(free);
    if near.is_empty() { free } else { near }
}

/// LC-4.3.3, LC-6.3.1: playable hexes that keep their distance from everything built.
pub fn free_of_castles(open: &Open, built: HexSet) -> HexSet {
    open.playable().minus(board().within_reach(built))
}

/// Places the actor's castle and goes on to the next, or to the first year.
pub fn place(flow: &mut Flow<'_, impl Log<Event>>, hex: Hex) {
    let open = flow.open();
    let seat = open.actor;
    put_castle(open, seat, hex, content().numbers.castle_people);
    let placed = open.occupied().len();
    let start = open.seats.previous(open.first); // LC-4.3.4
    let done = placed == open.seats.len() * content().numbers.castles_on_map;
    if !done {
        open.actor = placer(start, open.seats, placed);
    }
    flow.log.add(Event::Placed { seat, hex });
    if done {
        year::begin(flow);
    }
}

/// A new city of a seat: a castle and its people. It takes the next number (LC-5).
pub fn put_castle(open: &mut Open, seat: Seat, hex: Hex, people: u8) -> u8 {
    let player = &mut open.players[seat];
    let number = player.next_city;
    player.next_city += 1;
    player.cities.push(City { number, people, castle: hex, hexes: HexSet::one(hex) });
    open.lots[hex] = Some(Building::Castle);
    number
}
