//! The start of a turn, investments, planning cards and Favors (US-6.2 to US-6.4, US-6.14.3, US-6.14.5).

use std::cell::LazyCell;
use std::ops::ControlFlow;

use engine::{Log, Seat};

use super::build::Survey;
use super::money::{Purse, earn, investment, pay};
use super::{Flow, Found, build};
use crate::action::Action;
use crate::content::content;
use crate::event::{Event, Why};
use crate::ids::{Card, CardSet, Contracts, Politician};
use crate::state::{Open, Prompt};

/// What the Treasurer collects from each opponent (US-6.14.3).
pub const TREASURER_TAX: u16 = 2;

pub fn start_turn<L: Log<Event>>(flow: &mut Flow<'_, L>) {
    let open = flow.open();
    let (seat, seats) = (open.active, open.seats);
    open.fresh.clear();
    open.built = false;
    open.points = 0;
    flow.tell(Event::TurnStarted { seat });
    if flow.open().holder(Politician::Treasurer) == Some(seat) {
        // US-6.14.3: before investments; who has less pays what there is.
        seats.others(seat).for_each(|other| pay(flow, (other, seat), Purse::wealth(TREASURER_TAX), Why::Treasurer));
    }
    flow.ask(seat, Prompt::Invest);
}

pub fn investments(open: &Open, seat: Seat, found: &mut Found<'_>) -> ControlFlow<()> {
    open.hands[seat].permits().iter().map(Action::Invest).try_for_each(&mut *found)?; // US-6.2.1
    found(Action::Done)
}

pub fn invest<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, card: Card) {
    flow.open().hands[seat].take(card);
    flow.open().discard.add(card);
    flow.tell(Event::Invested { seat, card });
    earn(flow, seat, investment(card), Why::Investment);
    flow.ask(seat, Prompt::Invest);
}

pub fn receive_points<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat) {
    let boss = flow.open().holder(Politician::UnionBoss) == Some(seat);
    let points = if boss { content().boss_points } else { content().points }; // US-6.14.5
    flow.open().points = points;
    flow.tell(Event::GotPoints { seat, points });
    flow.ask(seat, Prompt::Act);
}

/// The face-up planning cards with their AP prices (US-3.11).
pub fn planning_cards(open: &Open) -> impl Iterator<Item = (Card, u8)> + '_ {
    let cards = open.planning.boxes.iter().chain([&open.planning.top]);
    cards.zip(content().prices.planning).filter_map(|(card, price)| Some(((*card)?, price)))
}

/// The face-up contracts in boxes and on decks with their AP prices (US-3.11).
pub fn contracts(open: &Open) -> impl Iterator<Item = (Card, u8)> + '_ {
    let prices = &content().prices;
    let boxes = open.contracts.boxes.iter().zip(prices.boxes);
    let tops = open.contracts.tops.iter().zip(prices.decks);
    boxes.chain(tops).filter_map(|(card, price)| Some(((*card)?, price)))
}

/// What a contract costs this player: the price of its place, nothing for an own Favor of an earlier turn (US-6.4.2).
pub fn build_price(open: &Open, seat: Seat, card: Card) -> Option<u8> {
    if open.favors[seat].contains(&card) {
        return (!open.fresh.contains(&card)).then_some(0);
    }
    contracts(open).find(|(other, _)| *other == card).map(|(_, price)| price)
}

/// Whether a player may take one more Favor (US-6.4.1).
pub fn has_room_for_favor(open: &Open, seat: Seat) -> bool {
    open.favors[seat].len() < open.favor_limit(seat)
}

pub fn options(open: &Open, seat: Seat, found: &mut Found<'_>) -> ControlFlow<()> {
    let payable = |(card, price): (Card, u8)| (price <= open.points).then_some(card);
    let planning: CardSet = planning_cards(open).filter_map(payable).collect();
    planning.iter().map(Action::Take).try_for_each(&mut *found)?; // US-6.3.1
    let in_reach: Contracts = contracts(open).filter_map(payable).collect();
    let own = open.favors[seat].iter().copied().filter(|card| !open.fresh.contains(card)); // US-6.4.2
    buildable(open, seat, in_reach.union(own.collect())).map(Action::Build).try_for_each(&mut *found)?;
    if has_room_for_favor(open, seat) {
        in_reach.iter().map(Action::Favor).try_for_each(&mut *found)?;
    }
    found(Action::End)
}

/// The contracts among these that a player can build.
fn buildable(open: &Open, seat: Seat, cards: Contracts) -> impl Iterator<Item = Card> + '_ {
    let permits = build::permits(open, seat);
    let survey = LazyCell::new(move || Survey::new(open, seat));
    cards.iter().filter(move |&card| {
        let contract = content().contract(card);
        permits[contract.zone.index()] >= contract.size && build::has_place(&survey, card)
    })
}

pub fn take<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, card: Card) {
    let (_, price) =
        planning_cards(&flow.position.open).find(|(other, _)| *other == card).expect("the card lies there");
    flow.open().points -= price;
    lift_planning(flow.open(), card);
    flow.open().hands[seat].add(card);
    flow.tell(Event::Took { seat, card });
    flow.ask(seat, Prompt::Act);
}

/// Takes a face-up planning card from its box or from the deck.
pub fn lift_planning(open: &mut Open, card: Card) {
    let planning = &mut open.planning;
    let place = planning.boxes.iter_mut().chain([&mut planning.top]).find(|place| **place == Some(card));
    *place.expect("the card lies there") = None;
}

/// Takes a contract from its box, from its deck or from a player's Favors.
pub fn lift_contract(open: &mut Open, seat: Seat, card: Card) {
    if let Some(at) = open.favors[seat].iter().position(|&favor| favor == card) {
        open.favors[seat].remove(at);
        return;
    }
    let contracts = &mut open.contracts;
    let place = contracts.boxes.iter_mut().chain(&mut contracts.tops).find(|place| **place == Some(card));
    *place.expect("the contract lies there") = None;
}

pub fn take_favor<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, card: Card) {
    flow.open().points -= build_price(&flow.position.open, seat, card).expect("the contract lies there");
    lift_contract(flow.open(), seat, card);
    flow.open().favors[seat].push(card);
    flow.open().fresh.push(card);
    flow.tell(Event::TookFavor { seat, card });
    flow.ask(seat, Prompt::Act);
}
