//! Who decides what, and in which order (US-6.12.3 to US-6.12.5, US-6.13).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use super::build::demolish;
use super::details::{matching, uncontrol};
use super::money::{Purse, can_pay, earn, lose as take_from};
use super::{Flow, Found, Options, count};
use crate::action::Action;
use crate::board::Lot;
use crate::effects::{self, Call, Effect, Filter, Loss, effect};
use crate::event::Event;
use crate::ids::SeatSet;
use crate::options::DecisionOrder;
use crate::state::{Open, Prompt, Step};

/// What an effect asks a player.
fn question(call: Call, seat: Seat) -> Prompt {
    let call = Call { oneself: seat, ..call };
    match effect(call) {
        Effect::Offer { .. } => Prompt::Offer { call },
        Effect::PayOrLose { .. } => Prompt::PayOrLose { call, lot: None },
        Effect::PayPer { .. } => Prompt::PaySplit { call },
        other => unreachable!("{other:?} polls nobody"),
    }
}

/// US-6.13.1: players without a real choice first, clockwise; then the active player names who decides next.
pub fn poll<L: Log<Event>>(flow: &mut Flow<'_, L>, call: Call, left: SeatSet) {
    let open = flow.open();
    let clockwise = || open.seats.from(open.active).filter(|&seat| left.has(seat));
    let next = match open.options.decision_order {
        DecisionOrder::Clockwise => clockwise().next(), // US-8.4
        DecisionOrder::ActiveChooses => {
            let forced = clockwise().find(|&seat| count(open, seat, question(call, seat)) != Options::Many);
            forced.or_else(|| left.only())
        }
    };
    match next {
        Some(seat) => ask_next(flow, call, left, seat),
        None if left.is_empty() => {}
        None => {
            let active = open.active;
            flow.push(Step::Poll { call, left });
            flow.ask(active, Prompt::Order { left });
        }
    }
}

fn ask_next<L: Log<Event>>(flow: &mut Flow<'_, L>, call: Call, left: SeatSet, seat: Seat) {
    flow.push(Step::Poll { call, left: left.without(seat) });
    flow.ask(seat, question(call, seat));
}

pub fn name_next<L: Log<Event>>(flow: &mut Flow<'_, L>, named: Seat) {
    match flow.open().steps.pop() {
        Some(Step::Poll { call, left }) => ask_next(flow, call, left, named),
        other => unreachable!("the poll lies under its question, not {other:?}"),
    }
}

/// US-6.12.4: only whoever can pay in full is asked.
pub fn offered(open: &Open, seat: Seat, call: Call, found: &mut Found<'_>) -> ControlFlow<()> {
    let Effect::Offer { cost, .. } = effect(call) else { return ControlFlow::Continue(()) };
    if !can_pay(open, seat, Purse::from(*cost)) {
        return ControlFlow::Continue(());
    }
    found(Action::Accept)?;
    found(Action::Decline)
}

pub fn accept<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, call: Call) {
    let Effect::Offer { cost, effects, .. } = effect(call) else { return };
    let why = flow.position.open.reason();
    take_from(flow, seat, Purse::from(*cost), why);
    flow.push(Step::Run(Call { run: effects.run, next: 0, oneself: seat, site: call.site }));
}

/// US-6.12.5: alternatives whose first effect can do something.
pub fn alternatives(open: &Open, seat: Seat, call: Call, found: &mut Found<'_>) -> ControlFlow<()> {
    let Effect::Choose { options, .. } = effect(call) else { return ControlFlow::Continue(()) };
    for (i, option) in options.iter().enumerate() {
        let first = Call { run: option.effects.run, next: 0, oneself: seat, site: call.site };
        if effects::can_do(open, first, seat) {
            found(Action::Choose(i as u8))?;
        }
    }
    ControlFlow::Continue(())
}

pub fn take_alternative<L: Log<Event>>(flow: &mut Flow<'_, L>, call: Call, option: u8) {
    let Effect::Choose { options, .. } = effect(call) else { return };
    flow.push(Step::Run(Call { run: options[usize::from(option)].effects.run, next: 0, ..call }));
}

/// US-6.12.3: pay in full, or lose one.
pub fn pay_or_lose(open: &Open, seat: Seat, call: Call, lot: Option<Lot>, found: &mut Found<'_>) -> ControlFlow<()> {
    let Effect::PayOrLose { sel, cost, .. } = effect(call) else { return ControlFlow::Continue(()) };
    let mut own =
        matching(open, call, seat, sel).map(|building| building.lot()).filter(|own| lot.is_none_or(|lot| lot == *own));
    let Some(first) = own.next() else { return ControlFlow::Continue(()) };
    if can_pay(open, seat, Purse::from(*cost)) {
        found(Action::Settle)?;
    }
    found(Action::Pick(first))?;
    own.map(Action::Pick).try_for_each(found)
}

pub fn settle<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, call: Call) {
    let Effect::PayOrLose { cost, .. } = effect(call) else { return };
    let why = flow.position.open.reason();
    take_from(flow, seat, Purse::from(*cost), why);
}

pub fn lose<L: Log<Event>>(flow: &mut Flow<'_, L>, call: Call, lot: Lot) {
    let Effect::PayOrLose { loss, .. } = effect(call) else { return };
    match loss {
        Loss::Demolish => demolish(flow, lot),
        Loss::Uncontrol => uncontrol(flow, lot),
    }
}

/// The filter of an effect on the controller of one building.
fn single_filter(call: Call) -> Option<&'static Filter> {
    match effect(call) {
        Effect::Gain { sel: Some(sel), .. } | Effect::PayOrLose { sel, .. } => Some(sel),
        _ => None,
    }
}

/// D22: the equal buildings among which the active player picks (US-6.13.2).
pub fn equal_buildings(open: &Open, call: Call, found: &mut Found<'_>) -> ControlFlow<()> {
    let Some(sel) = single_filter(call) else { return ControlFlow::Continue(()) };
    matching(open, call, open.active, sel).map(|building| Action::Pick(building.lot())).try_for_each(found)
}

/// The effect hits the controller of the building picked.
pub fn hit<L: Log<Event>>(flow: &mut Flow<'_, L>, call: Call, lot: Lot) {
    let Some(owner) = flow.open().grid.building(lot).and_then(|building| building.owner) else { return };
    match effect(call) {
        Effect::Gain { wealth, prestige, .. } => {
            let why = flow.position.open.reason();
            earn(flow, owner, Purse::times(*wealth, *prestige, 1), why);
        }
        Effect::PayOrLose { .. } => {
            flow.ask(owner, Prompt::PayOrLose { call: Call { oneself: owner, ..call }, lot: Some(lot) })
        }
        other => unreachable!("{other:?} hits no building"),
    }
}
