//! Effects in detail: counting, placing, moving and picking buildings and cards (US-6.11, US-6.12).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use super::actions::{lift_contract, lift_planning};
use super::build::{demolish, is_protected, take_tile};
use super::{Flow, Found};
use crate::action::Action;
use crate::board::{Blocks, Building, Lot, Plan, Site, Sites};
use crate::effects::{Call, Control, Counter, Effect, Extreme, Filter, Place, effect};
use crate::event::Event;
use crate::ids::{Card, Zone, ZoneSet};
use crate::state::{Open, Prompt};

/// The buildings a filter means, for a player (US-6.11.4).
pub fn matching<'a>(open: &'a Open, call: Call, seat: Seat, filter: &'a Filter) -> impl Iterator<Item = Building> + 'a {
    let zones = open.grid.plan_of(filter.zone.unwrap_or(ZoneSet::ALL));
    let plan = region(open, filter.place, call.site).map_or(zones, |region| zones.common(&region));
    let fits = move |b: &Building| {
        filter.size.is_none_or(|sizes| sizes & (1 << b.size()) != 0)
            && is_controlled(b, filter.control, seat)
            && (filter.value_min == 0 || open.value(b.site.block) >= filter.value_min)
    };
    let extreme = filter.value.and_then(|extreme| {
        let values = open.grid.meeting(plan).filter(fits).map(|b| open.value(b.site.block));
        match extreme {
            Extreme::Highest => values.max(),
            Extreme::Lowest => values.min(),
        }
    });
    open.grid.meeting(plan).filter(fits).filter(move |b| extreme.is_none_or(|value| open.value(b.site.block) == value))
}

fn is_controlled(building: &Building, control: Control, seat: Seat) -> bool {
    match control {
        Control::Any => true,
        Control::Own => building.owner == Some(seat),
        Control::Controlled => building.owner.is_some(),
        Control::Uncontrolled => building.owner.is_none(),
    }
}

/// Where buildings have to stand, if anywhere special: sides of the grid, around the new building, or its printed
/// rows (US-3.3, US-3.4, US-3.9).
fn region(open: &Open, place: Place, new: Option<Lot>) -> Option<Plan> {
    let around = |lot| open.grid.building(lot).map(|new| Plan::around(new.site));
    let wealth_row = |lot: Lot| Plan::of(Blocks::of(|block| block.col() == lot.block().col()));
    let prestige_row = |lot: Lot| Plan::of(Blocks::of(|block| block.row() / 2 == lot.block().row() / 2));
    let from_new = match place {
        Place::Anywhere => return None,
        Place::Water => return Some(Plan::WATER),
        Place::Wilderness => return Some(Plan::WILDERNESS),
        Place::Adjacent => new.and_then(around),
        Place::TheseRows => new.map(|lot| wealth_row(lot).union(&prestige_row(lot))),
        Place::ThisWealthRow => new.map(wealth_row),
        Place::ThisPrestigeRow => new.map(prestige_row),
    };
    Some(from_new.unwrap_or_default())
}

/// What a counter counts for a player at this moment.
pub fn count(open: &Open, call: Call, seat: Seat, counter: &Counter) -> u16 {
    match counter {
        Counter::Building { sel } => matching(open, call, seat, sel).count() as u16,
        Counter::Lots { sel } => matching(open, call, seat, sel).map(|building| u16::from(building.size())).sum(),
        Counter::Vocation { name } => match name.0 {
            Some(vocation) => open.vocations[seat][vocation.index()].into(),
            None => open.vocations[seat].iter().map(|&tiles| u16::from(tiles)).sum(),
        },
        Counter::Office {} => open.offices.iter().filter(|holder| **holder == Some(seat)).count() as u16,
        Counter::Wealth { step } => open.wealth[seat] / u16::from(*step).max(1),
        Counter::BlockValue {} => call.site.map_or(0, |lot| open.value(lot.block()).into()),
    }
}

/// Free lots for a tile, if there is one in the supply.
pub fn tile_sites(open: &Open, zone: Zone, size: u8, found: &mut Found<'_>) -> ControlFlow<()> {
    if open.tile_supply(zone, size) == 0 {
        return ControlFlow::Continue(());
    }
    free_sites(open, size).try_for_each(&mut |site| found(Action::Place(site)))
}

fn free_sites(open: &Open, size: u8) -> Sites {
    let covered = open.grid.plan_of(ZoneSet::ALL);
    Sites::new(size, |lots| !covered.any(lots))
}

/// Free sites in other blocks than a building's own.
fn sites_elsewhere(open: &Open, building: &Building) -> Sites {
    let covered = open.grid.plan_of(ZoneSet::ALL);
    let elsewhere = !Blocks::one(building.site.block);
    Sites::new(building.size(), |lots| !covered.any(lots) & elsewhere)
}

/// Whether there is room and a tile.
pub fn can_place(open: &Open, zone: Zone, size: u8) -> bool {
    open.tile_supply(zone, size) > 0 && !free_sites(open, size).blocks().is_empty()
}

/// US-6.12.9: no cost, no zoning, no bonus.
pub fn place_tile<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, zone: Zone, site: Site) {
    take_tile(flow.open(), zone, site.size());
    flow.open().grid.place(Building { site, zone, owner: Some(seat) });
    flow.tell(Event::Placed { seat, site, zone });
}

/// Buildings that can move somewhere.
pub fn movable(open: &Open, seat: Seat, call: Call, found: &mut Found<'_>) -> ControlFlow<()> {
    let Effect::MoveBuilding { sel, optional, .. } = effect(call) else { return ControlFlow::Continue(()) };
    if *optional {
        found(Action::Decline)?;
    }
    let free = |b: &Building| !sites_elsewhere(open, b).blocks().is_empty();
    matching(open, call, seat, sel).filter(free).map(|b| Action::Pick(b.lot())).try_for_each(found)
}

pub fn move_sites(open: &Open, lot: Lot, found: &mut Found<'_>) -> ControlFlow<()> {
    let Some(building) = open.grid.building(lot) else { return ControlFlow::Continue(()) };
    sites_elsewhere(open, &building).try_for_each(&mut |site| found(Action::Place(site)))
}

pub fn move_building<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, from: Lot, to: Site) {
    let building = flow.open().grid.remove(from);
    flow.open().grid.place(Building { site: to, ..building });
    flow.tell(Event::Moved { seat, from, to });
}

/// Buildings that an effect lets a player pick.
pub fn pickable(open: &Open, seat: Seat, call: Call, found: &mut Found<'_>) -> ControlFlow<()> {
    let (sel, optional, safe) = match effect(call) {
        Effect::Uncontrol { sel, optional, .. } => (sel, *optional, false),
        Effect::Claim { sel, .. } => (sel, false, false),
        Effect::Demolish { sel, optional, .. } => (sel, *optional, true),
        _ => return ControlFlow::Continue(()),
    };
    if optional {
        found(Action::Decline)?;
    }
    let open_to = |b: &Building| !(safe && is_protected(open, seat, b)); // US-6.8.3
    matching(open, call, seat, sel).filter(open_to).map(|b| Action::Pick(b.lot())).try_for_each(found)
}

pub fn pick<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, call: Call, lot: Lot) {
    match effect(call) {
        Effect::Uncontrol { .. } => uncontrol(flow, lot),
        Effect::Claim { .. } => claim(flow, seat, lot),
        Effect::Demolish { .. } => demolish(flow, lot),
        other => unreachable!("{other:?} picks no building"),
    }
}

pub fn uncontrol<L: Log<Event>>(flow: &mut Flow<'_, L>, lot: Lot) {
    if let Some(owner) = flow.open().grid.building(lot).and_then(|building| building.owner) {
        flow.open().grid.set_owner(lot, None);
        flow.tell(Event::Uncontrolled { lot, owner });
    }
}

fn claim<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, lot: Lot) {
    flow.open().grid.set_owner(lot, Some(seat));
    flow.tell(Event::Claimed { seat, lot });
}

/// US-6.12.8: free of APs, from the boxes only.
pub fn take_planning<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, card: Card, left: u8) {
    lift_planning(flow.open(), card);
    flow.open().hands[seat].add(card);
    flow.tell(Event::Took { seat, card });
    if left > 1 {
        flow.ask(seat, Prompt::PickPlanning { left: left - 1 });
    }
}

pub fn removable(open: &Open, optional: bool, found: &mut Found<'_>) -> ControlFlow<()> {
    if optional {
        found(Action::Decline)?;
    }
    open.contracts.boxes.iter().flatten().copied().map(Action::Remove).try_for_each(found)
}

pub fn remove_contract<L: Log<Event>>(flow: &mut Flow<'_, L>, card: Card) {
    let seat = flow.open().active;
    lift_contract(flow.open(), seat, card);
    flow.open().removed.add(card);
    flow.tell(Event::ContractRemoved { card });
}
