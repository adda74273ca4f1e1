//! Elections, the Mayor's park and the Contractor (US-6.14.1, US-6.15, US-6.16).

use std::ops::ControlFlow;

use engine::{BySeat, Log, Seat};

use super::{Flow, Found};
use crate::action::Action;
use crate::event::Event;
use crate::ids::{MAX_PLAYERS, Politician, SeatSet, Zone, ZoneSet};
use crate::state::{Contractor, Open, Prompt, Step};

/// The size of the Mayor's park (US-6.14.1).
const MAYORS_PARK: u8 = 1;

pub fn offices(open: &Open, found: &mut Found<'_>) -> ControlFlow<()> {
    Politician::ALL.into_iter().filter(|&office| open.in_play(office)).map(Action::Elect).try_for_each(found)
}

/// The pawn advances, and that election is held (US-6.15.1).
pub fn advance<L: Log<Event>>(flow: &mut Flow<'_, L>) {
    let office = flow.open().pawn.next();
    flow.open().pawn = office;
    flow.tell(Event::PawnMoved { office });
    call(flow, office, None);
}

pub fn call<L: Log<Event>>(flow: &mut Flow<'_, L>, office: Politician, winner: Option<Seat>) {
    flow.push(Step::Elect { office, winner });
}

pub fn hold<L: Log<Event>>(flow: &mut Flow<'_, L>, office: Politician, winner: Option<Seat>) {
    if !flow.open().in_play(office) {
        return; // US-6.15.2
    }
    let among = winner.map_or_else(|| leaders(&flow.position.open, office), SeatSet::one);
    if let Some(only) = among.only() {
        return award(flow, office, only);
    }
    if among.is_empty() {
        flow.tell(Event::NobodyElected { office }); // US-6.15.6
        return flow.push(Step::AssignContractor);
    }
    let seat = tie_breaker(&flow.position.open, office);
    flow.ask(seat, Prompt::ElectionTie { office, among });
}

/// Who leads, alone or tied; nobody if the zone has no controlled building.
fn leaders(open: &Open, office: Politician) -> SeatSet {
    let Some(zone) = office.zone() else {
        return best(open, |seat| (1, open.vocations[seat].iter().copied().sum())); // US-6.15.3
    };
    // US-6.15.4: the highest value, then the number of buildings.
    let mut ranks = BySeat::<(u8, u8), MAX_PLAYERS>::default();
    for building in open.grid.of_zones(ZoneSet::one(zone)) {
        if let Some(owner) = building.owner {
            let (value, count) = ranks[owner];
            ranks[owner] = (value.max(open.value(building.site.block)), count + 1);
        }
    }
    best(open, |seat| ranks[seat])
}

/// The players of the highest rank, if it is any.
fn best(open: &Open, rank: impl Fn(Seat) -> (u8, u8)) -> SeatSet {
    let most = open.seats.iter().map(&rank).max().unwrap_or_default();
    open.seats.iter().filter(|&seat| most.0 > 0 && rank(seat) == most).collect()
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
pub fn award<L: Log<Event>>(flow: &mut Flow<'_, L>, office: Politician, seat: Seat) {
    flow.open().offices[office.index()] = Some(seat);
    flow.tell(Event::Elected { seat, office });
    flow.push(Step::AssignContractor);
    if office == Politician::Mayor {
        flow.ask(seat, Prompt::PlaceTile { zone: Zone::Park, size: MAYORS_PARK }); // US-6.14.1
    }
}

/// US-6.16.1: to the least prestige.
pub fn assign_contractor<L: Log<Event>>(flow: &mut Flow<'_, L>) {
    let open = flow.open();
    if open.contractor == Contractor::Away {
        return;
    }
    let least = open.seats.iter().map(|seat| open.prestige[seat]).min();
    let among: SeatSet = open.seats.iter().filter(|&seat| Some(open.prestige[seat]) == least).collect();
    let decider = open.holder(Politician::UnionBoss).unwrap_or(open.active);
    match among.only() {
        Some(only) => give_contractor(flow, only),
        None => flow.ask(decider, Prompt::ContractorTie { among }),
    }
}

pub fn give_contractor<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat) {
    flow.open().contractor = Contractor::With(seat);
    flow.tell(Event::ContractorAssigned { seat });
}
