//! The starting buildings are bought, and Media is given out (US-4.9 to US-4.12).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use super::money::{Purse, lose};
use super::{Flow, Found};
use crate::action::Action;
use crate::board::Lot;
use crate::content::content;
use crate::event::{Event, Why};
use crate::ids::{Vocation, Zone};
use crate::state::{Open, Prompt, Step};

fn unclaimed(open: &Open) -> impl Iterator<Item = Lot> + '_ {
    open.grid.buildings().filter(|building| building.owner.is_none()).map(|building| building.lot())
}

pub fn options(open: &Open, found: &mut Found<'_>) -> ControlFlow<()> {
    unclaimed(open).map(Action::Buy).try_for_each(found) // US-4.9
}

/// The next purchase in turn order, or the first turn.
pub fn next<L: Log<Event>>(flow: &mut Flow<'_, L>) {
    let open = flow.open();
    let left = unclaimed(open).count();
    if left == 0 {
        return start_play(flow);
    }
    let bought = content().starts.len() - left;
    let seat = open.seats.ahead(open.first, (bought % open.seats.len()) as u8);
    flow.push(Step::NextClaim);
    flow.ask(seat, Prompt::Claim);
}

pub fn buy<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, lot: Lot) {
    let price = flow.open().value(lot.block());
    flow.tell(Event::Bought { seat, lot });
    lose(flow, seat, Purse::wealth(price.into()), Why::Purchase);
    flow.open().grid.set_owner(lot, Some(seat));
}

fn start_play<L: Log<Event>>(flow: &mut Flow<'_, L>) {
    let seat = media_goes_to(&flow.position.open);
    flow.open().vocations[seat][Vocation::Media.index()] = 1;
    flow.tell(Event::TookVocation { seat, vocation: Vocation::Media, from: None });
    flow.open().active = flow.position.open.first; // US-4.12
    flow.push(Step::StartTurn);
}

/// US-4.10: most wealth left; on a tie, whoever controls the cheapest starting home, tied or not.
fn media_goes_to(open: &Open) -> Seat {
    let most = open.seats.iter().map(|seat| open.wealth[seat]).max().unwrap_or(0);
    let mut richest = open.seats.iter().filter(|&seat| open.wealth[seat] == most);
    let first = richest.next().expect("somebody is richest");
    if richest.next().is_none() {
        return first;
    }
    let homes = open.grid.buildings().filter(|building| building.zone == Zone::Res);
    let cheapest = homes.min_by_key(|building| open.value(building.site.block)).expect("there are starting homes");
    cheapest.owner.expect("everything is bought")
}
