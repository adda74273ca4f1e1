//! The End of Turn, step by step (US-6.18).

use engine::{Log, Seat};

use super::actions::is_active;
use super::{Table, elections};
use crate::content::{Kind, content};
use crate::effects::{Call, card_run};
use crate::event::Event;
use crate::ids::{Card, Coin, Deck};
use crate::state::{EndStep, Open, Phase, Step, section_of};

/// Streams of chance that play opens.
pub const RESHUFFLE: u8 = 5;

/// Planning boxes, and the place of the deck after them.
const PLANNING_BOXES: u8 = 4;
/// Contract boxes.
const CONTRACT_BOXES: u8 = 5;

pub fn start<L: Log<Event>>(t: &mut Table<'_, L>) {
    t.open().points = 0; // US-6.3.2
    watch_stagnation(t);
    t.push(Step::End(EndStep::SlidePlanning));
}

/// US-6.18.10: without contracts built or Favors taken for two rounds, the cheapest card of each track goes.
fn watch_stagnation<L: Log<Event>>(t: &mut Table<'_, L>) {
    let open = t.open();
    if !open.options.stagnation_guard {
        return;
    }
    let stirred = open.built || !open.fresh.is_empty();
    open.idle = if stirred { 0 } else { open.idle + 1 };
    if open.idle < 2 * open.seats.0 {
        return;
    }
    open.idle = 0;
    let planning = open.planning.boxes.iter_mut().find(|place| place.is_some()).and_then(Option::take);
    let contract = open.contracts.boxes.iter_mut().find(|place| place.is_some()).and_then(Option::take);
    planning.into_iter().for_each(|card| open.discard.add(card));
    contract.into_iter().for_each(|card| open.removed.add(card));
    t.tell(Event::Stagnated { planning, contract });
}

/// Carries out one step and lines up the next.
pub fn run<L: Log<Event>>(t: &mut Table<'_, L>, step: EndStep) {
    if let Some(next) = after(step) {
        t.push(Step::End(next));
    }
    match step {
        EndStep::SlidePlanning => slide(&mut t.open().planning.boxes), // US-6.18.1
        EndStep::FillPlanning(place) => fill_planning(t, place),
        EndStep::PlanningTop => {
            if t.open().planning.top.is_none() {
                t.push(Step::RevealPlanning(PLANNING_BOXES)); // US-6.18.3
            }
        }
        EndStep::SlideContracts => slide_contracts(t.open()),
        EndStep::FillContract(place) => {
            if t.open().contracts.boxes[usize::from(place)].is_none() {
                t.push(Step::RevealContract(place)); // US-6.18.6
            }
        }
        EndStep::Top(deck) => {
            if is_active(&t.now.open, deck) && t.open().contracts.tops[deck.rank()].is_none() {
                t.push(Step::RevealTop(deck));
            }
        }
        EndStep::NextPlayer => {
            t.open().active = t.now.open.seats.next(t.now.open.active);
            t.push(Step::StartTurn);
        }
    }
}

fn after(step: EndStep) -> Option<EndStep> {
    Some(match step {
        EndStep::SlidePlanning => EndStep::FillPlanning(0),
        EndStep::FillPlanning(place) if place + 1 < PLANNING_BOXES => EndStep::FillPlanning(place + 1),
        EndStep::FillPlanning(_) => EndStep::PlanningTop,
        EndStep::PlanningTop => EndStep::SlideContracts,
        EndStep::SlideContracts => EndStep::FillContract(0),
        EndStep::FillContract(place) if place + 1 < CONTRACT_BOXES => EndStep::FillContract(place + 1),
        EndStep::FillContract(_) => EndStep::Top(Deck::Town),
        EndStep::Top(Deck::Town) => EndStep::Top(Deck::City),
        EndStep::Top(Deck::City) => EndStep::Top(Deck::Metropolis),
        EndStep::Top(Deck::Metropolis | Deck::Planning) => EndStep::NextPlayer,
        EndStep::NextPlayer => return None,
    })
}

/// Cards slide towards the first box, order kept.
fn slide(boxes: &mut [Option<Card>]) {
    let mut to = 0;
    for from in 0..boxes.len() {
        if boxes[from].is_some() {
            boxes.swap(to, from);
            to += 1;
        }
    }
}

/// US-6.18.5: each slide group of the phase by itself (US-3.12, US-6.18.8).
fn slide_contracts(open: &mut Open) {
    let joined = open.phase == Phase::C && open.exhausted(Deck::City);
    let boxes = &mut open.contracts.boxes;
    match open.phase {
        Phase::A => slide(boxes),
        Phase::B => slide(&mut boxes[..4]),
        Phase::C => slide(&mut boxes[..3]),
    }
    if joined {
        slide(&mut boxes[3..]);
    }
}

/// The deck that feeds a box now (US-3.12, US-6.18.8).
pub fn feeder(open: &Open, place: u8) -> Deck {
    match (open.phase, place) {
        (Phase::A, _) | (_, 4) => Deck::Town,
        (Phase::C, 3) if open.exhausted(Deck::City) => Deck::Town,
        (Phase::B, _) | (Phase::C, 3) => Deck::City,
        (Phase::C, _) => Deck::Metropolis,
    }
}

/// US-6.18.2: a face-up top moves into the box and triggers nothing.
fn fill_planning<L: Log<Event>>(t: &mut Table<'_, L>, place: u8) {
    let planning = &mut t.open().planning;
    if planning.boxes[usize::from(place)].is_some() {
        return;
    }
    match planning.top.take() {
        Some(card) => planning.boxes[usize::from(place)] = Some(card),
        None => t.push(Step::RevealPlanning(place)),
    }
}

/// US-6.18.4
pub fn reveal_planning<L: Log<Event>>(t: &mut Table<'_, L>, place: u8) {
    let Some(card) = draw_planning(t) else { return };
    if card.is_event() {
        return happen(t, card, Step::RevealPlanning(place));
    }
    let planning = &mut t.open().planning;
    match planning.boxes.get_mut(usize::from(place)) {
        Some(place) => *place = Some(card),
        None => planning.top = Some(card),
    }
    t.tell(Event::Revealed { card });
    let (ballot, wealth) = match content().face(card).kind {
        Kind::Permit(permit) => (permit.ballot, permit.wealth),
        Kind::Renewal { ballot } => (ballot, 0),
        Kind::Contract(_) | Kind::Event => (false, 0),
    };
    if wealth > 0 {
        t.push(Step::PayOut { coin: Coin::Wealth, number: wealth }); // US-6.17.1
    }
    if ballot {
        elections::advance(t); // US-6.15.1: comes first
    }
}

fn draw_planning<L: Log<Event>>(t: &mut Table<'_, L>) -> Option<Card> {
    if t.now.decks.planning.is_empty() {
        reshuffle(t);
    }
    let card = t.now.decks.planning.take_first()?;
    let part = usize::from(t.open().planning.down[0] == 0);
    t.open().planning.down[part] -= 1;
    Some(card)
}

/// The discard pile becomes the deck, if it holds anything to stop at.
fn reshuffle<L: Log<Event>>(t: &mut Table<'_, L>) {
    if t.open().discard.holdable().is_empty() {
        return;
    }
    let mut deck: engine::List<Card, 54> = std::mem::take(&mut t.open().discard).iter().collect();
    t.chance.open(RESHUFFLE).shuffle(&mut deck); // US-10.2
    let cards = deck.len() as u8;
    t.now.decks.planning = deck;
    t.open().planning.down = [0, cards];
    t.tell(Event::Reshuffled { cards });
}

/// An event is carried out completely before anything else is drawn (US-6.18.9).
fn happen<L: Log<Event>>(t: &mut Table<'_, L>, card: Card, afterwards: Step) {
    let oneself: Seat = t.open().active; // US-6.11.3
    t.open().card = Some(card);
    t.open().last_event = Some(card);
    t.tell(Event::Happened { card });
    t.push(afterwards);
    t.push(Step::CloseCard);
    let run = card_run(&t.now.open, card);
    t.push(Step::Run(Call { run, next: 0, oneself, site: None }));
}

/// A planning event is discarded; contracts and their decks' events leave the game.
pub fn close_card<L: Log<Event>>(t: &mut Table<'_, L>) {
    let Some(card) = t.open().card.take() else { return };
    match card.deck() {
        Deck::Planning => t.open().discard.add(card),
        Deck::Town | Deck::City | Deck::Metropolis => t.open().removed.add(card),
    }
}

/// US-6.18.7 for a box: an event may have changed the deck that feeds it.
pub fn reveal_contract<L: Log<Event>>(t: &mut Table<'_, L>, place: u8) {
    let deck = feeder(&t.now.open, place);
    if let Some(card) = t.open().contracts.tops[deck.rank()].take() {
        t.open().contracts.boxes[usize::from(place)] = Some(card);
        return;
    }
    let Some(card) = draw_contract(t, deck) else { return };
    if card.is_event() {
        return happen(t, card, Step::RevealContract(place));
    }
    t.open().contracts.boxes[usize::from(place)] = Some(card);
    turned_up(t, card);
}

/// US-6.18.7 for the top of a deck.
pub fn reveal_top<L: Log<Event>>(t: &mut Table<'_, L>, deck: Deck) {
    let Some(card) = draw_contract(t, deck) else { return };
    if card.is_event() {
        return happen(t, card, Step::RevealTop(deck));
    }
    t.open().contracts.tops[deck.rank()] = Some(card);
    turned_up(t, card);
}

fn turned_up<L: Log<Event>>(t: &mut Table<'_, L>, card: Card) {
    t.tell(Event::Revealed { card });
    let number = content().contract(card).payout;
    if number > 0 {
        t.push(Step::PayOut { coin: Coin::Prestige, number });
    }
}

fn draw_contract<L: Log<Event>>(t: &mut Table<'_, L>, deck: Deck) -> Option<Card> {
    let card = t.now.decks.contracts[deck.rank()].take_first()?;
    let down = &mut t.open().contracts.down[deck.rank()];
    down[usize::from(section_of(down, 0))] -= 1;
    Some(card)
}
