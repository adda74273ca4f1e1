//! Action A: buildings for the reserve (FA-6.2).

use engine::Log;

use crate::event::Event;
use crate::state::FifthAvenue;

/// FA-6.2.1: as many as the general supply still has.
pub fn take(game: &mut FifthAvenue, count: u8, log: &mut impl Log<Event>) {
    let seat = game.open.active;
    let stock = &mut game.open.stock[seat.index()];
    let count = count.min(stock.supply);
    stock.supply -= count;
    stock.reserve += count;
    log.add(Event::TookBuildings { seat, count });
}
