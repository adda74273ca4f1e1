//! Elections, the Mayor's park and the Contractor (US-6.14.1, US-6.15, US-6.16).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use super::{Found, Table};
use crate::action::Action;
use crate::event::Event;
use crate::ids::{Politician, SeatSet, Zone};
use crate::state::{Contractor, Open, Prompt, Step};

/// The size of the Mayor's park (US-6.14.1).
const MAYORS_PARK: u8 = 1;

pub fn offices(open: &Open, found: &mut Found<'_>) -> ControlFlow<()> {
    Politician::ALL.into_iter().filter(|&office| open.in_play(office)).map(Action::Elect).try_for_each(found)
}

/// The pawn advances, and that election is held (US-6.15.1).
pub fn advance<L: Log<Event>>(t: &mut Table<'_, L>) {
    let office = t.open().pawn.next();
    t.open().pawn = office;
    t.tell(Event::PawnMoved { office });
    call(t, office, None);
}

pub fn call<L: Log<Event>>(t: &mut Table<'_, L>, office: Politician, winner: Option<Seat>) {
    t.push(Step::Elect { office, winner });
}

pub fn hold<L: Log<Event>>(t: &mut Table<'_, L>, office: Politician, winner: Option<Seat>) {
    if !t.open().in_play(office) {
        return; // US-6.15.2
    }
    let among = winner.map_or_else(|| leaders(&t.now.open, office), SeatSet::one);
    if let Some(only) = among.only() {
        return award(t, office, only);
    }
    if among.is_empty() {
        t.tell(Event::NobodyElected { office }); // US-6.15.6
        return t.push(Step::AssignContractor);
    }
    let seat = tie_breaker(&t.now.open, office);
    t.ask(seat, Prompt::ElectionTie { office, among });
}

/// Who leads, alone or tied; nobody if the zone has no controlled building.
fn leaders(open: &Open, office: Politician) -> SeatSet {
    match office.zone() {
        None => best(open, |seat| Some(open.vocations[seat].iter().copied().sum())), // US-6.15.3
        Some(zone) => {
            let highest = best(open, |seat| buildings(open, seat, zone).map(|block| open.value(block)).max());
            let count = |seat| highest.contains(seat).then(|| buildings(open, seat, zone).count() as u8);
            best(open, count) // US-6.15.4
        }
    }
}

fn buildings(open: &Open, seat: Seat, zone: Zone) -> impl Iterator<Item = crate::board::Block> + '_ {
    let own = move |b: &crate::board::Building| b.zone == zone && b.owner == Some(seat);
    open.grid.buildings().filter(own).map(|building| building.site.block)
}

/// The players with the highest number, among those who have one.
fn best(open: &Open, number: impl Fn(Seat) -> Option<u8>) -> SeatSet {
    let most = open.seats.iter().filter_map(&number).max();
    open.seats.iter().filter(|&seat| most.is_some() && number(seat) == most).collect()
}

/// US-6.15.3 to US-6.15.5: Media for the Mayor, the office before for the others; if nobody holds it, the active player.
fn tie_breaker(open: &Open, office: Politician) -> Seat {
    let holder = match office {
        Politician::Mayor => open.media(),
        Politician::DistrictAttorney => open.holder(Politician::Mayor),
        Politician::Treasurer => open.holder(Politician::DistrictAttorney),
        Politician::PoliceChief => open.holder(Politician::Treasurer),
        Politician::UnionBoss => open.holder(Politician::PoliceChief),
    };
    holder.unwrap_or(open.active)
}

/// US-6.15.7, US-6.15.8: the tile, the Mayor's park, the Contractor.
pub fn award<L: Log<Event>>(t: &mut Table<'_, L>, office: Politician, seat: Seat) {
    t.open().offices[office.index()] = Some(seat);
    t.tell(Event::Elected { seat, office });
    t.push(Step::AssignContractor);
    if office == Politician::Mayor {
        t.ask(seat, Prompt::PlaceTile { zone: Zone::Park, size: MAYORS_PARK }); // US-6.14.1
    }
}

/// US-6.16.1: to the least prestige.
pub fn assign_contractor<L: Log<Event>>(t: &mut Table<'_, L>) {
    let open = t.open();
    if open.contractor == Contractor::Away {
        return;
    }
    let least = open.seats.iter().map(|seat| open.prestige[seat]).min();
    let among: SeatSet = open.seats.iter().filter(|&seat| Some(open.prestige[seat]) == least).collect();
    let decider = open.holder(Politician::UnionBoss).unwrap_or(open.active);
    match among.only() {
        Some(only) => give_contractor(t, only),
        None => t.ask(decider, Prompt::ContractorTie { among }),
    }
}

pub fn give_contractor<L: Log<Event>>(t: &mut Table<'_, L>, seat: Seat) {
    t.open().contractor = Contractor::With(seat);
    t.tell(Event::ContractorAssigned { seat });
}
