//! 6.2 Political phase.

use engine::{Log, Seat};

use super::Next;
use crate::action::Action;
use crate::content::content;
use crate::effects::Change;
use crate::event::{Event, Why};
use crate::ids::{Resource, Space};
use crate::state::{Capitals, Open, Phase};

/// Whether a space is used at this player count.
pub fn in_use(open: &Open, space: Space) -> bool {
    content().setup(open.seats.0).spaces.contains(&space)
}

/// Whether a city has already chosen a space in this round.
pub fn taken(open: &Open, space: Space) -> bool {
    let arrived = &open.order[..usize::from(open.turn)];
    arrived.iter().any(|&seat| open.cities[seat].space == space)
}

/// CA-6.2.2: any free space that is in use.
pub fn legal(open: &Open, out: &mut Vec<Action>) {
    let spaces = content().setup(open.seats.0).spaces.iter().copied();
    out.extend(spaces.filter(|&space| !taken(open, space)).map(Action::Space));
}

/// CA-6.2.3, CA-6.2.4: the price of the new space times the multiplier of the old one.
pub fn price(open: &Open, seat: Seat, space: Space) -> i16 {
    let left = content().board.space(open.cities[seat].space);
    let early = left.times_round_2.filter(|_| open.round == 2);
    content().board.space(space).dollars * early.unwrap_or(left.times)
}

pub fn choose(game: &mut Capitals, space: Space, log: &mut impl Log<Event>) {
    let open = &mut game.open;
    let seat = open.actor();
    let price = price(open, seat, space);
    log.add(Event::SpaceTaken { seat, space, price });
    open.simple_change(seat, Change { what: Resource::Money, by: -price }, Why::Initiative, log);
    open.cities[seat].space = space;
    open.turn += 1;
}

pub fn proceed(game: &mut Capitals) -> Next {
    let open = &mut game.open;
    if !open.all_done() {
        return Next::Ask;
    }
    // CA-6.2.5: from left to right.
    let mut order = open.order;
    order.sort_by_key(|&seat| open.cities[seat].space);
    open.order = order;
    open.phase = Phase::Building;
    open.turn = 0;
    Next::Go
}
