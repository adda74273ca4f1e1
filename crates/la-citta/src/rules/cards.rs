//! LC-6.5: politics cards, the display and the deck.

use engine::{BySeat, Log};

use crate::action::Action;
use crate::content::{DISPLAY, content};
use crate::effects::{self, Effect, Level, Target};
use crate::event::Event;
use crate::ids::{Building, Card, Hex, Pair, Tally};
use crate::options::DisplayRefresh;
use crate::rules::building::{self, Ground};
use crate::rules::{Flow, cities, politics};
use crate::setup::RESHUFFLE;
use crate::state::{Memory, Open, Prompt, Secret};

/// The levels of a card, cheapest first.
pub fn levels(card: Card) -> &'static [Level] {
    &content().cards[card.index()].levels
}

/// A level of a card, counted from 1.
pub fn level_of(card: Card, level: u8) -> Level {
    levels(card)[usize::from(level) - 1]
}

/// LC-6.5.5, LC-11.17: some cards may not be taken in some years.
pub fn in_season(open: &Open, card: Card) -> bool {
    !content().cards[card.index()].not_in_year.contains(&open.year)
}

/// LC-6.5.0: a level that can be paid and carried out in full.
pub fn playable(open: &Open, ground: &Ground, level: &Level) -> bool {
    level.cost <= open.acting().gold && effects::possible(open, ground, level.effect)
}

/// LC-6.5.0: a card of which no level can be carried out may not be taken.
pub fn takeable(open: &Open, ground: &Ground, card: Card) -> bool {
    in_season(open, card) && levels(card).iter().any(|level| playable(open, ground, level))
}

/// LC-5.7: a card that builds asks for the building, any other for the level.
pub fn first_question(card: Card) -> Prompt {
    match levels(card)[0].effect {
        Effect::Build(_) => Prompt::CardBuilding { card },
        Effect::TakeGold(..)
        | Effect::FoundCity
        | Effect::PlaceFigures(..)
        | Effect::AddCitizens(..)
        | Effect::DoubleFarm
        | Effect::PeekTwo
        | Effect::PeekAll => Prompt::CardLevel { card },
    }
}

/// LC-6.5.1, LC-6.5.2: what a card builds for gold in hand.
pub fn offer_buildings(open: &Open, card: Card, out: &mut impl Extend<Action>) {
    let ground = building::ground(open, open.actor);
    let payable = |&kind: &Building| {
        let price = price(card, kind);
        price.is_some_and(|price| price <= open.acting().gold) && !ground.hexes(open, kind).is_empty()
    };
    out.extend(Building::ALL.into_iter().filter(payable).map(Action::Raise));
}

/// What a card asks for a building, if it builds it at all.
pub fn price(card: Card, building: Building) -> Option<u8> {
    level_for(card, building).map(|level| level.cost)
}

fn level_for(card: Card, building: Building) -> Option<Level> {
    let builds = |level: &&Level| matches!(level.effect, Effect::Build(buildings) if buildings.has(building));
    levels(card).iter().find(builds).copied()
}

pub fn offer_levels(open: &Open, card: Card, out: &mut impl Extend<Action>) {
    let ground = Ground::default(); // Cards that ask for a level build nothing.
    let playable = (1..).zip(levels(card)).filter(|(_, level)| playable(open, &ground, level));
    out.extend(playable.map(|(number, _)| Action::Level(number)));
}

/// LC-6.5.3, LC-6.5.5: the buildings of one's own that the card can mark.
pub fn offer_sites(open: &Open, card: Card, level: u8, out: &mut impl Extend<Action>) {
    let hexes = match level_of(card, level).effect {
        Effect::DoubleFarm => cities::unmarked_farms(open, open.actor),
        Effect::TakeGold(..)
        | Effect::FoundCity
        | Effect::Build(..)
        | Effect::PlaceFigures(..)
        | Effect::AddCitizens(..)
        | Effect::PeekTwo
        | Effect::PeekAll => cities::attractions(open, open.actor),
    };
    out.extend(hexes.iter().map(Action::Site));
}

/// LC-6.5.3: any division of the figures between hygiene and education.
pub fn offer_split(card: Card, level: u8, out: &mut impl Extend<Action>) {
    out.extend((0..=figures(card, level)).map(Action::Hygiene));
}

/// How many coloured citizens a level places.
pub fn figures(card: Card, level: u8) -> u8 {
    match level_of(card, level).effect {
        Effect::PlaceFigures(count) => count,
        Effect::TakeGold(..)
        | Effect::FoundCity
        | Effect::Build(..)
        | Effect::AddCitizens(..)
        | Effect::DoubleFarm
        | Effect::PeekTwo
        | Effect::PeekAll => 0,
    }
}

/// How many citizens a level brings.
pub fn settlers(card: Card, level: u8) -> u8 {
    match level_of(card, level).effect {
        Effect::AddCitizens(citizens) => citizens,
        Effect::TakeGold(..)
        | Effect::FoundCity
        | Effect::Build(..)
        | Effect::PlaceFigures(..)
        | Effect::DoubleFarm
        | Effect::PeekTwo
        | Effect::PeekAll => 0,
    }
}

/// LC-6.5.4: own cities with room for all of them.
pub fn offer_cities(open: &Open, card: Card, level: u8, out: &mut impl Extend<Action>) {
    out.extend(cities::with_room(open, open.actor, settlers(card, level)).map(Action::Settle));
}

pub fn choose_level(flow: &mut Flow<'_, impl Log<Event>>, card: Card, level: u8) {
    match effects::question(card, level, level_of(card, level).effect) {
        Ok(prompt) => flow.open().prompt = prompt,
        Err(target) => play(flow, card, level_of(card, level), target),
    }
}

/// LC-5.7: only on a building with arches of two demands is there a choice left.
pub fn choose_site(flow: &mut Flow<'_, impl Log<Event>>, card: Card, level: u8, hex: Hex) {
    let building = flow.open().lots[hex].expect("a building stands here");
    let split = figures(card, level) > 0 && cities::demands_of(building).len() > 1;
    match split {
        true => flow.open().prompt = Prompt::CardSplit { card, level, hex },
        false => play(flow, card, level_of(card, level), Target::Building(hex, 0)),
    }
}

pub fn split(flow: &mut Flow<'_, impl Log<Event>>, card: Card, level: u8, (hex, hygiene): (Hex, u8)) {
    play(flow, card, level_of(card, level), Target::Building(hex, hygiene));
}

pub fn settle(flow: &mut Flow<'_, impl Log<Event>>, card: Card, level: u8, city: u8) {
    play(flow, card, level_of(card, level), Target::City(city));
}

pub fn look(flow: &mut Flow<'_, impl Log<Event>>, card: Card, level: u8, pair: Pair) {
    play(flow, card, level_of(card, level), Target::Positions(pair.positions()));
}

pub fn build(flow: &mut Flow<'_, impl Log<Event>>, card: Card, building: Building, hex: Hex) {
    let level = level_for(card, building).expect("the card builds it");
    play(flow, card, level, Target::Site(building, hex));
}

/// LC-6.5.0: take, pay, carry out, lay down; only then the slot is filled again.
fn play(flow: &mut Flow<'_, impl Log<Event>>, card: Card, level: Level, target: Target) {
    let open = flow.open();
    let seat = open.actor;
    let slot = open.display.iter().position(|&shown| shown == card).expect("the card is on display"); // LC-5.2
    open.acting_mut().gold -= level.cost;
    open.fronts[seat].add(card);
    flow.log.add(Event::CardTaken { seat, card, cost: level.cost });
    effects::carry_out(flow, level.effect, target);
    refill(flow, slot);
    politics::next(flow);
}

/// Fills a slot of the display from the deck; in a sliding row the new card comes last (LC-8.6).
pub fn refill(flow: &mut Flow<'_, impl Log<Event>>, slot: usize) {
    let card = draw(flow);
    let open = flow.open();
    if open.memory.stayed() > 0 {
        open.memory.opened.add(card); // LC-9.6
    }
    let slot = match open.options.display_refresh {
        DisplayRefresh::None => slot,
        DisplayRefresh::BuryOldest => {
            open.display[slot..].rotate_left(1);
            DISPLAY - 1
        }
    };
    open.display[slot] = card;
    flow.log.add(Event::Displayed { slot: slot as u8 + 1, card });
}

/// LC-6.5.8: the top card; an empty deck is renewed first.
pub fn draw(flow: &mut Flow<'_, impl Log<Event>>) -> Card {
    if flow.position.secret.deck.is_empty() {
        reshuffle(flow);
    }
    flow.position.secret.deck.take_first().expect("a card is always left to draw")
}

fn reshuffle(flow: &mut Flow<'_, impl Log<Event>>) {
    let position = &mut *flow.position;
    let (open, secret) = (&mut position.open, &mut position.secret);
    open.memory = remember(secret);
    let discards = std::mem::take(&mut open.discards).plus(std::mem::take(&mut secret.unseen_discards));
    secret.deck = discards.cards().collect();
    flow.chance.open(RESHUFFLE).shuffle(&mut secret.deck); // LC-10.2
    let cards = secret.deck.len() as u8;
    flow.log.add(Event::Reshuffled { cards });
}

/// LC-9.6: what everybody can work out at the moment of a shuffle. The deck is empty, so whatever nobody sees is an unseen
/// card, and those still in front of players stay out of the new deck.
fn remember(secret: &Secret) -> Memory {
    let kept = BySeat(secret.unseen.0.map(Tally::total));
    if kept.0.iter().sum::<u8>() == 0 {
        return Memory::default();
    }
    let pool = secret.unseen.0.into_iter().fold(secret.unseen_discards, Tally::plus);
    Memory { pool, kept, kept_discards: 0, opened: Tally::default() }
}
