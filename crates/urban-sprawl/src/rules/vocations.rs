//! Vocations: tiles change hands, then score (US-6.10).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use super::money::{Purse, earn};
use super::{Flow, Found};
use crate::action::Action;
use crate::content::content;
use crate::event::{Event, Why};
use crate::ids::{Card, Politician, Vocation};
use crate::state::{Open, Prompt, Step};

/// The vocations of a contract, one after the other.
pub fn resolve<L: Log<Event>>(flow: &mut Flow<'_, L>, card: Card, next: u8) {
    let vocations = content().contract(card).vocations;
    let Some(expertise) = vocations.get(usize::from(next)).copied().flatten() else { return };
    let builder = flow.open().active;
    flow.push(Step::Vocation { card, next: next + 1 });
    flow.push(Step::Score { vocation: expertise.name, value: expertise.value, done: 0, built: true }); // US-6.10.6
    if flow.open().vocation_supply(expertise.name) > 0 {
        take(flow, builder, expertise.name, None);
    } else {
        flow.ask(builder, Prompt::VocationSource { vocation: expertise.name }); // US-6.10.1
    }
}

pub fn sources(open: &Open, seat: Seat, vocation: Vocation, found: &mut Found<'_>) -> ControlFlow<()> {
    let holds = |other: &Seat| *other != seat && open.vocations[*other][vocation.index()] > 0;
    open.seats.iter().filter(holds).map(Action::Name).try_for_each(found)
}

pub fn take<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, vocation: Vocation, from: Option<Seat>) {
    if let Some(other) = from {
        flow.open().vocations[other][vocation.index()] -= 1;
    }
    flow.open().vocations[seat][vocation.index()] += 1;
    flow.tell(Event::TookVocation { seat, vocation, from });
}

/// Every holder, clockwise from the active player (US-6.10.2, US-6.13.1).
pub fn score_next<L: Log<Event>>(flow: &mut Flow<'_, L>, (vocation, value): (Vocation, u8), done: u8, built: bool) {
    let open = flow.open();
    if done == open.seats.0 {
        return;
    }
    let seat = open.seats.ahead(open.active, done);
    let tiles = open.vocations[seat][vocation.index()];
    let chief = built && open.holder(Politician::PoliceChief) == Some(seat);
    flow.push(Step::Score { vocation, value, done: done + 1, built });
    if tiles > 0 && chief {
        score(flow, seat, (vocation, value), (tiles, tiles)); // US-6.10.3
    } else if tiles > 0 {
        flow.ask(seat, Prompt::VocationScore { vocation, value, tiles });
    }
}

/// So many tiles for wealth, so many for prestige.
pub fn score<L: Log<Event>>(
    flow: &mut Flow<'_, L>,
    seat: Seat,
    (vocation, value): (Vocation, u8),
    (wealth, prestige): (u8, u8),
) {
    let value = u16::from(value);
    let purse = Purse { wealth: u16::from(wealth) * value, prestige: u16::from(prestige) * value };
    earn(flow, seat, purse, Why::Vocation(vocation));
}
