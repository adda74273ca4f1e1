//! 6.2 Political phase.

use engine::{Log, Seat};

use super::Next;
use crate::action::Action;
use crate::content::content;
use crate::effects::Change;
use crate::event::{Event, Why};
use crate::ids::{Resource, Space};
use crate::state::{Capitals, Phase, Table};

/// Whether a space is used at this player count.
pub fn in_use(table: &Table, space: Space) -> bool {
    content().setup(table.seats.0).spaces.contains(&space)
}

/// Whether a city has already chosen a space in this round.
pub fn taken(table: &Table, space: Space) -> bool {
    let arrived = &table.order[..usize::from(table.turn)];
    arrived.iter().any(|&seat| table.cities[seat].space == space)
}

/// CA-6.2.2: any free space that is in use.
pub fn legal(table: &Table, out: &mut Vec<Action>) {
    let spaces = content().setup(table.seats.0).spaces.iter().copied();
    out.extend(spaces.filter(|&space| !taken(table, space)).map(Action::Space));
}

/// CA-6.2.3, CA-6.2.4: the price of the new space times the multiplier of the old one.
pub fn price(table: &Table, seat: Seat, space: Space) -> i16 {
    let left = content().board.space(table.cities[seat].space);
    let early = left.times_round_2.filter(|_| table.round == 2);
    content().board.space(space).dollars * early.unwrap_or(left.times)
}

pub fn choose(game: &mut Capitals, space: Space, log: &mut impl Log<Event>) {
    let table = &mut game.table;
    let seat = table.actor();
    let price = price(table, seat, space);
    log.add(Event::SpaceTaken { seat, space, price });
    table.simple_change(seat, Change { what: Resource::Money, by: -price }, Why::Initiative, log);
    table.cities[seat].space = space;
    table.turn += 1;
}

pub fn proceed(game: &mut Capitals) -> Next {
    let table = &mut game.table;
    if !table.all_done() {
        return Next::Ask;
    }
    // CA-6.2.5: from left to right.
    let mut order = table.order;
    order.sort_by_key(|&seat| table.cities[seat].space);
    table.order = order;
    table.phase = Phase::Building;
    table.turn = 0;
    Next::Go
}
