//! Money, prestige and insufficient funds (US-6.1), and payments per unit (US-6.12.1, US-6.12.2).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use super::{Flow, Found};
use crate::action::Action;
use crate::content::content;
use crate::effects::{Call, Cost, Effect, effect, selected};
use crate::event::{Event, Why};
use crate::rules::details::count;
use crate::state::Open;

/// An amount of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purse {
    pub wealth: u16,
    pub prestige: u16,
}

impl Purse {
    pub const fn wealth(wealth: u16) -> Self {
        Self { wealth, prestige: 0 }
    }

    pub const fn prestige(prestige: u16) -> Self {
        Self { wealth: 0, prestige }
    }

    /// Amounts of a card, so many times.
    pub fn times(wealth: u8, prestige: u8, units: u16) -> Self {
        Self { wealth: u16::from(wealth) * units, prestige: u16::from(prestige) * units }
    }
}

impl From<Cost> for Purse {
    fn from(cost: Cost) -> Self {
        Self::times(cost.wealth, cost.prestige, 1)
    }
}

/// Gives from the bank.
pub fn earn<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, purse: Purse, why: Why) {
    if purse == Purse::default() {
        return;
    }
    flow.open().wealth[seat] += purse.wealth;
    flow.open().prestige[seat] += purse.prestige;
    flow.tell(Event::Changed { seat, wealth: purse.wealth as i16, prestige: purse.prestige as i16, why });
}

/// Takes what is due, or what there is (US-6.1.1, US-6.1.2); gives what was taken.
pub fn lose<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, due: Purse, why: Why) -> Purse {
    let wealth = due.wealth.min(flow.open().wealth[seat]);
    let prestige = due.prestige.min(flow.open().prestige[seat]);
    if wealth + prestige > 0 {
        flow.open().wealth[seat] -= wealth;
        flow.open().prestige[seat] -= prestige;
        flow.tell(Event::Changed { seat, wealth: -(wealth as i16), prestige: -(prestige as i16), why });
    }
    Purse { wealth, prestige }
}

/// Pays another player what is due, or what there is.
pub fn pay<L: Log<Event>>(flow: &mut Flow<'_, L>, (from, to): (Seat, Seat), due: Purse, why: Why) {
    let paid = lose(flow, from, due, why);
    earn(flow, to, paid, why);
}

/// Whether a player has the full amount of an optional payment (US-6.1.3).
pub fn can_pay(open: &Open, seat: Seat, due: Purse) -> bool {
    open.wealth[seat] >= due.wealth && open.prestige[seat] >= due.prestige
}

/// Units of a counter for a player: divided, rounded down, capped (US-6.12.1).
pub fn units(open: &Open, call: Call, seat: Seat) -> u16 {
    let (per, div, cap) = match effect(call) {
        Effect::GainPer { per, div, cap, .. }
        | Effect::LosePer { per, div, cap, .. }
        | Effect::PayPer { per, div, cap, .. } => (per, *div, *cap),
        other => unreachable!("{other:?} counts nothing"),
    };
    let units = count(open, call, seat, per) / u16::from(div.max(1));
    units.min(cap.map_or(u16::MAX, u16::from))
}

/// The one who is paid by an effect, if there is anybody.
pub fn recipient(open: &Open, call: Call) -> Option<Seat> {
    match effect(call) {
        Effect::PayPer { to, .. } | Effect::Transfer { to, .. } => selected(open, call, *to).iter().next(),
        _ => None,
    }
}

/// How many units are paid in prestige: those that can be paid in full, or else those that pay the most (US-6.12.2).
pub fn splits(open: &Open, seat: Seat, call: Call, found: &mut Found<'_>) -> ControlFlow<()> {
    let (each, units) = split_terms(open, seat, call);
    let paid = |k: u16| open.prestige[seat].min(each * k) + open.wealth[seat].min(each * (units - k));
    let full = |k: u16| open.prestige[seat] >= each * k && open.wealth[seat] >= each * (units - k);
    let payable = (0..=units).any(full);
    let most = (0..=units).map(paid).max().unwrap_or(0);
    let legal = |k: &u16| if payable { full(*k) } else { paid(*k) == most };
    (0..=units).filter(legal).map(|k| Action::Split(k as u8)).try_for_each(found)
}

fn split_terms(open: &Open, seat: Seat, call: Call) -> (u16, u16) {
    let each = match effect(call) {
        Effect::PayPer { either: Some(each), .. } => u16::from(*each),
        _ => 0,
    };
    let exempt = recipient(open, call) == Some(seat);
    (each, if exempt { 0 } else { units(open, call, seat) })
}

pub fn pay_split<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, call: Call, k: u8) {
    let (each, units) = split_terms(&flow.position.open, seat, call);
    let due = Purse { wealth: each * (units - u16::from(k)), prestige: each * u16::from(k) };
    let why = flow.position.open.reason();
    if let Some(to) = recipient(&flow.position.open, call) {
        pay(flow, (seat, to), due, why);
    }
}

/// What a permit pays when invested (US-6.2.1).
pub fn investment(card: crate::ids::Card) -> Purse {
    Purse::wealth(content().permit(card).map_or(0, |permit| permit.wealth.into()))
}
