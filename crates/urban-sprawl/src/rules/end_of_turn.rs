//! The End of Turn, step by step (US-6.18).

use engine::{Log, Seat};

use super::{Flow, elections};
use crate::content::{Kind, content};
use crate::effects::{Call, card_run};
use crate::event::Event;
use crate::ids::{Card, Coin, Deck};
use crate::state::{EndStep, Open, Phase, Step, section_of};

/// The stream of chance that play opens; those of setup are told in `setup`.
pub const RESHUFFLE: u8 = 5;

/// Planning boxes, and the place of the deck after them.
const PLANNING_BOXES: u8 = 4;
/// Contract boxes.
const CONTRACT_BOXES: u8 = 5;

pub fn start<L: Log<Event>>(flow: &mut Flow<'_, L>) {
    flow.open().points = 0; // US-6.3.2
    watch_stagnation(flow);
    flow.push(Step::End(EndStep::SlidePlanning));
}

/// US-6.18.10: without contracts built or Favors taken for two rounds, the cheapest card of each track goes.
fn watch_stagnation<L: Log<Event>>(flow: &mut Flow<'_, L>) {
    let open = flow.open();
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
    flow.tell(Event::Stagnated { planning, contract });
}

/// Carries out one step and lines up the next.
pub fn run<L: Log<Event>>(flow: &mut Flow<'_, L>, step: EndStep) {
    if let Some(next) = after(step) {
        flow.push(Step::End(next));
    }
    match step {
        EndStep::SlidePlanning => slide(&mut flow.open().planning.boxes), // US-6.18.1
        EndStep::FillPlanning(place) => fill_planning(flow, place),
        EndStep::PlanningTop => {
            if flow.open().planning.top.is_none() {
                flow.push(Step::RevealPlanning(PLANNING_BOXES)); // US-6.18.3
            }
        }
        EndStep::SlideContracts => slide_contracts(flow.open()),
        EndStep::FillContract(place) => {
            if flow.open().contracts.boxes[usize::from(place)].is_none() {
                flow.push(Step::RevealContract(place)); // US-6.18.6
            }
        }
        EndStep::Top(deck) => {
            if is_active(&flow.position.open, deck) && flow.open().contracts.tops[deck.rank()].is_none() {
                flow.push(Step::RevealTop(deck));
            }
        }
        EndStep::NextPlayer => {
            flow.open().active = flow.position.open.seats.next(flow.position.open.active);
            flow.push(Step::StartTurn);
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

/// Whether a contract deck is in play in the present phase (US-3.12).
fn is_active(open: &Open, deck: Deck) -> bool {
    deck.rank() <= open.phase as usize
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
fn fill_planning<L: Log<Event>>(flow: &mut Flow<'_, L>, place: u8) {
    let planning = &mut flow.open().planning;
    if planning.boxes[usize::from(place)].is_some() {
        return;
    }
    match planning.top.take() {
        Some(card) => planning.boxes[usize::from(place)] = Some(card),
        None => flow.push(Step::RevealPlanning(place)),
    }
}

/// US-6.18.4
pub fn reveal_planning<L: Log<Event>>(flow: &mut Flow<'_, L>, place: u8) {
    let Some(card) = draw_planning(flow) else { return };
    if card.is_event() {
        return happen(flow, card, Step::RevealPlanning(place));
    }
    let planning = &mut flow.open().planning;
    match planning.boxes.get_mut(usize::from(place)) {
        Some(place) => *place = Some(card),
        None => planning.top = Some(card),
    }
    flow.tell(Event::Revealed { card });
    let (ballot, wealth) = match content().face(card).kind {
        Kind::Permit(permit) => (permit.ballot, permit.wealth),
        Kind::Renewal { ballot } => (ballot, 0),
        Kind::Contract(_) | Kind::Event => (false, 0),
    };
    if wealth > 0 {
        flow.push(Step::PayOut { coin: Coin::Wealth, number: wealth }); // US-6.17.1
    }
    if ballot {
        elections::advance(flow); // US-6.15.1: comes first
    }
}

fn draw_planning<L: Log<Event>>(flow: &mut Flow<'_, L>) -> Option<Card> {
    if flow.position.secret.planning.is_empty() {
        reshuffle(flow);
    }
    let card = flow.position.secret.planning.take_first()?;
    let part = usize::from(flow.open().planning.down[0] == 0);
    flow.open().planning.down[part] -= 1;
    Some(card)
}

/// The discard pile becomes the deck, if it holds anything to stop at.
fn reshuffle<L: Log<Event>>(flow: &mut Flow<'_, L>) {
    if flow.open().discard.holdable().is_empty() {
        return;
    }
    let mut deck: engine::List<Card, 54> = std::mem::take(&mut flow.open().discard).iter().collect();
    flow.chance.open(RESHUFFLE).shuffle(&mut deck); // US-10.2
    let cards = deck.len() as u8;
    flow.position.secret.planning = deck;
    flow.open().planning.down = [0, cards];
    flow.tell(Event::Reshuffled { cards });
}

/// An event is carried out completely before anything else is drawn (US-6.18.9).
fn happen<L: Log<Event>>(flow: &mut Flow<'_, L>, card: Card, afterwards: Step) {
    let oneself: Seat = flow.open().active; // US-6.11.3
    flow.open().card = Some(card);
    flow.open().last_event = Some(card);
    flow.tell(Event::Happened { card });
    flow.push(afterwards);
    flow.push(Step::CloseCard);
    let run = card_run(&flow.position.open, card);
    flow.push(Step::Run(Call { run, next: 0, oneself, site: None }));
}

/// A planning event is discarded; contracts and their decks' events leave the game.
pub fn close_card<L: Log<Event>>(flow: &mut Flow<'_, L>) {
    let Some(card) = flow.open().card.take() else { return };
    match card.deck() {
        Deck::Planning => flow.open().discard.add(card),
        Deck::Town | Deck::City | Deck::Metropolis => flow.open().removed.add(card),
    }
}

/// US-6.18.7 for a box: an event may have changed the deck that feeds it.
pub fn reveal_contract<L: Log<Event>>(flow: &mut Flow<'_, L>, place: u8) {
    let deck = feeder(&flow.position.open, place);
    if let Some(card) = flow.open().contracts.tops[deck.rank()].take() {
        flow.open().contracts.boxes[usize::from(place)] = Some(card);
        return;
    }
    let Some(card) = draw_contract(flow, deck) else { return };
    if card.is_event() {
        return happen(flow, card, Step::RevealContract(place));
    }
    flow.open().contracts.boxes[usize::from(place)] = Some(card);
    turned_up(flow, card);
}

/// US-6.18.7 for the top of a deck.
pub fn reveal_top<L: Log<Event>>(flow: &mut Flow<'_, L>, deck: Deck) {
    let Some(card) = draw_contract(flow, deck) else { return };
    if card.is_event() {
        return happen(flow, card, Step::RevealTop(deck));
    }
    flow.open().contracts.tops[deck.rank()] = Some(card);
    turned_up(flow, card);
}

fn turned_up<L: Log<Event>>(flow: &mut Flow<'_, L>, card: Card) {
    flow.tell(Event::Revealed { card });
    let number = content().contract(card).payout;
    if number > 0 {
        flow.push(Step::PayOut { coin: Coin::Prestige, number });
    }
}

fn draw_contract<L: Log<Event>>(flow: &mut Flow<'_, L>, deck: Deck) -> Option<Card> {
    let card = flow.position.secret.contracts[deck.rank()].take_first()?;
    let down = &mut flow.open().contracts.down[deck.rank()];
    down[usize::from(section_of(down, 0))] -= 1;
    Some(card)
}
