//! What somebody new would be sorry for, told before it is done.

use engine::{Phrase, Seat};

use super::names::{amount, vocation_name};
use crate::action::Action;
use crate::board::Block;
use crate::content::content;
use crate::effects::{Call, Effect, effect};
use crate::ids::Card;
use crate::rules::actions::planning_cards;
use crate::rules::money::{Purse, can_pay, investment};
use crate::rules::pending;
use crate::state::{Open, Prompt};

pub fn say_slip(open: &Open, action: Action) -> Option<Phrase> {
    let (seat, prompt) = pending(open)?;
    match (prompt, action) {
        (Prompt::Invest, Action::Done) => too_poor(open, seat),
        (Prompt::Act, Action::End) => unspent(open),
        (Prompt::Act, Action::Build(card)) => for_others(open, seat, card),
        (Prompt::PayOrLose { call, .. }, Action::Pick(_)) => affordable(open, seat, call),
        _ => None,
    }
}

/// US-6.1.4: whoever has less than the cheapest block costs cannot build, and a permit is money.
fn too_poor(open: &Open, seat: Seat) -> Option<Phrase> {
    let least = Block::all().map(|block| open.value(block)).min()?;
    let most = open.hands[seat].permits().iter().map(|card| investment(card).wealth).max()?;
    let wealth = open.wealth[seat];
    let slip = || Phrase::new("slip-poor").with("wealth", wealth).with("least", least).with("most", most);
    (wealth < least.into()).then(slip)
}

/// US-6.3.2: points that are left would still take a planning card.
fn unspent(open: &Open) -> Option<Phrase> {
    let price = planning_cards(open).map(|(_, price)| price).min().filter(|&price| price <= open.points)?;
    Some(Phrase::new("slip-points").with("points", open.points).with("price", price))
}

/// US-6.10.2: every tile of a vocation scores, whoever holds it.
fn for_others(open: &Open, seat: Seat, card: Card) -> Option<Phrase> {
    content().contract(card).vocations.into_iter().flatten().find_map(|expertise| {
        let tiles = |holder: Seat| open.vocations[holder][expertise.name.index()];
        let rival = open.seats.others(seat).max_by_key(|&other| tiles(other))?;
        // US-6.10.1: where the supply is empty, the tile comes from a rival.
        let taken = u8::from(open.vocation_supply(expertise.name) == 0);
        let (theirs, mine) = (tiles(rival).saturating_sub(taken), tiles(seat) + 1);
        let slip = Phrase::new("slip-vocation").with("vocation", vocation_name(expertise.name)).with("seat", rival);
        let scored = |tiles: u8| i64::from(tiles * expertise.value);
        (theirs > mine).then(|| slip.with("theirs", scored(theirs)).with("mine", scored(mine)))
    })
}

/// US-6.12.3: the building could be kept.
fn affordable(open: &Open, seat: Seat, call: Call) -> Option<Phrase> {
    let Effect::PayOrLose { cost, .. } = effect(call) else { return None };
    let cost = Purse::from(*cost);
    can_pay(open, seat, cost).then(|| Phrase::new("slip-lose").with("cost", amount(cost)))
}
