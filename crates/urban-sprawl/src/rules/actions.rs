//! The start of a turn, investments, planning cards and Favors (US-6.2 to US-6.4, US-6.14.3, US-6.14.5).

use std::cell::LazyCell;
use std::ops::ControlFlow;

use engine::{Log, Seat};

use super::build::Survey;
use super::money::{Purse, earn, investment, pay};
use super::{Found, Table, build};
use crate::action::Action;
use crate::content::content;
use crate::event::{Event, Why};
use crate::ids::{Card, CardSet, Contracts, Deck, Politician};
use crate::state::{Open, Prompt};

/// What the Treasurer collects from each opponent (US-6.14.3).
pub const TREASURER_TAX: u16 = 2;

pub fn start_turn<L: Log<Event>>(t: &mut Table<'_, L>) {
    let open = t.open();
    let (seat, seats) = (open.active, open.seats);
    open.fresh.clear();
    open.built = false;
    open.points = 0;
    t.tell(Event::TurnStarted { seat });
    if t.open().holder(Politician::Treasurer) == Some(seat) {
        // US-6.14.3: before investments; who has less pays what there is.
        seats.others(seat).for_each(|other| pay(t, (other, seat), Purse::wealth(TREASURER_TAX), Why::Treasurer));
    }
    t.ask(seat, Prompt::Invest);
}

pub fn investments(open: &Open, seat: Seat, found: &mut Found<'_>) -> ControlFlow<()> {
    open.hands[seat].permits().iter().map(Action::Invest).try_for_each(&mut *found)?; // US-6.2.1
    found(Action::Done)
}

pub fn invest<L: Log<Event>>(t: &mut Table<'_, L>, seat: Seat, card: Card) {
    t.open().hands[seat].take(card);
    t.open().discard.add(card);
    t.tell(Event::Invested { seat, card });
    earn(t, seat, investment(card), Why::Investment);
    t.ask(seat, Prompt::Invest);
}

pub fn receive_points<L: Log<Event>>(t: &mut Table<'_, L>, seat: Seat) {
    let boss = t.open().holder(Politician::UnionBoss) == Some(seat);
    let points = if boss { content().boss_points } else { content().points }; // US-6.14.5
    t.open().points = points;
    t.tell(Event::GotPoints { seat, points });
    t.ask(seat, Prompt::Act);
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

pub fn take<L: Log<Event>>(t: &mut Table<'_, L>, seat: Seat, card: Card) {
    let (_, price) = planning_cards(&t.now.open).find(|(other, _)| *other == card).expect("the card lies there");
    t.open().points -= price;
    lift_planning(t.open(), card);
    t.open().hands[seat].add(card);
    t.tell(Event::Took { seat, card });
    t.ask(seat, Prompt::Act);
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

pub fn take_favor<L: Log<Event>>(t: &mut Table<'_, L>, seat: Seat, card: Card) {
    t.open().points -= build_price(&t.now.open, seat, card).expect("the contract lies there");
    lift_contract(t.open(), seat, card);
    t.open().favors[seat].push(card);
    t.open().fresh.push(card);
    t.tell(Event::TookFavor { seat, card });
    t.ask(seat, Prompt::Act);
}

/// Whether a deck is in play in the present phase (US-3.12).
pub fn is_active(open: &Open, deck: Deck) -> bool {
    deck.rank() <= open.phase as usize
}
