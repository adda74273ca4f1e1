//! The sequence of play: which chapter asks, and which answers.

pub mod actions;
pub mod build;
pub mod claims;
pub mod deciding;
pub mod details;
pub mod elections;
pub mod end_of_turn;
pub mod markers;
pub mod money;
pub mod payouts;
pub mod vocations;

use std::ops::ControlFlow;

use engine::{Chance, Log, Seat};

use crate::action::Action;
use crate::effects;
use crate::event::Event;
use crate::state::{Open, Prompt, Step, UrbanSprawl};

/// A position in play: itself, its chance, and where events go.
pub struct Flow<'a, L> {
    pub position: &'a mut UrbanSprawl,
    pub chance: &'a mut Chance,
    pub log: &'a mut L,
}

impl<L: Log<Event>> Flow<'_, L> {
    pub fn open(&mut self) -> &mut Open {
        &mut self.position.open
    }

    /// Does this next.
    pub fn push(&mut self, step: Step) {
        self.position.open.steps.push(step);
    }

    pub fn ask(&mut self, seat: Seat, prompt: Prompt) {
        self.push(Step::Ask { seat, prompt });
    }

    pub fn tell(&mut self, event: Event) {
        self.log.add(event);
    }
}

/// Who is asked what.
pub fn pending(open: &Open) -> Option<(Seat, Prompt)> {
    match open.steps.last() {
        Some(&Step::Ask { seat, prompt }) => Some((seat, prompt)),
        _ => None,
    }
}

/// Every legal action, sorted.
pub fn legal(open: &Open, out: &mut Vec<Action>) {
    let Some((seat, prompt)) = pending(open) else { return };
    let start = out.len();
    let _ = options(open, seat, prompt, &mut |action| {
        out.push(action);
        ControlFlow::Continue(())
    });
    // The other chapters list their options in order.
    if matches!(prompt, Prompt::Permits { .. } | Prompt::PickPlanning { .. } | Prompt::PickContract { .. }) {
        out[start..].sort_unstable();
    }
}

/// Where options go; whoever has seen enough breaks off.
pub type Found<'a> = dyn FnMut(Action) -> ControlFlow<()> + 'a;

/// The options of a decision: the one source of legality.
pub fn options(open: &Open, seat: Seat, prompt: Prompt, found: &mut Found<'_>) -> ControlFlow<()> {
    match prompt {
        Prompt::Claim => claims::options(open, found),
        Prompt::Invest => actions::investments(open, seat, found),
        Prompt::Act => actions::options(open, seat, found),
        Prompt::Placement { card } => build::placements(open, seat, card, found),
        Prompt::Permits { card, .. } => build::permit_sets(open, seat, card, found),
        Prompt::VocationSource { vocation } => vocations::sources(open, seat, vocation, found),
        Prompt::VocationScore { tiles, .. } => (0..=tiles).map(Action::Split).try_for_each(found),
        Prompt::PaySplit { call } => money::splits(open, seat, call, found),
        Prompt::Offer { call } => deciding::offered(open, seat, call, found),
        Prompt::Alternative { call } => deciding::alternatives(open, seat, call, found),
        Prompt::PayOrLose { call, lot } => deciding::pay_or_lose(open, seat, call, lot, found),
        Prompt::PlaceTile { zone, size } => details::tile_sites(open, zone, size, found),
        Prompt::MoveWhich { call } => details::movable(open, seat, call, found),
        Prompt::MoveWhere { lot } => details::move_sites(open, lot, found),
        Prompt::MarkerSpace { .. } => open.free_spaces().map(Action::Mark).try_for_each(found),
        Prompt::MarkerMove { markers, optional } => markers::moves(open, markers, optional, found),
        Prompt::Office { .. } => elections::offices(open, found),
        Prompt::PayoutRow { coin } => payouts::rows(open, coin, found),
        Prompt::PickBuilding { call } => details::pickable(open, seat, call, found),
        Prompt::PickPlanning { .. } => {
            open.planning.boxes.iter().flatten().copied().map(Action::Take).try_for_each(found)
        }
        Prompt::PickContract { optional } => details::removable(open, optional, found),
        Prompt::SingleBuilding { call } => deciding::equal_buildings(open, call, found),
        Prompt::Order { left: among }
        | Prompt::SinglePlayer { among, .. }
        | Prompt::ElectionTie { among, .. }
        | Prompt::ContractorTie { among } => among.iter().map(Action::Name).try_for_each(found),
    }
}

/// Carries out an answer.
fn resolve<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, prompt: Prompt, action: Action) {
    match (prompt, action) {
        (Prompt::Claim, Action::Buy(lot)) => claims::buy(flow, seat, lot),
        (Prompt::Invest, Action::Invest(card)) => actions::invest(flow, seat, card),
        (Prompt::Invest, Action::Done) => actions::receive_points(flow, seat),
        (Prompt::Act, Action::Take(card)) => actions::take(flow, seat, card),
        (Prompt::Act, Action::Favor(card)) => actions::take_favor(flow, seat, card),
        (Prompt::Act, Action::Build(card)) => build::start(flow, seat, card),
        (Prompt::Act, Action::End) => end_of_turn::start(flow),
        (Prompt::Placement { card }, Action::Place(site)) => build::choose_site(flow, seat, card, site),
        (Prompt::Permits { card, site }, Action::Pay(permits)) => build::build(flow, seat, (card, site), permits),
        (Prompt::VocationSource { vocation }, Action::Name(from)) => vocations::take(flow, seat, vocation, Some(from)),
        (Prompt::VocationScore { vocation, value, tiles }, Action::Split(k)) => {
            vocations::score(flow, seat, (vocation, value), (tiles - k, k));
        }
        (Prompt::Order { .. }, Action::Name(named)) => deciding::name_next(flow, named),
        (Prompt::PaySplit { call }, Action::Split(k)) => money::pay_split(flow, seat, call, k),
        (Prompt::Offer { call }, Action::Accept) => deciding::accept(flow, seat, call),
        (Prompt::Alternative { call }, Action::Choose(option)) => deciding::take_alternative(flow, call, option),
        (Prompt::PayOrLose { call, .. }, Action::Settle) => deciding::settle(flow, seat, call),
        (Prompt::PayOrLose { call, .. }, Action::Pick(lot)) => deciding::lose(flow, call, lot),
        (Prompt::PlaceTile { zone, .. }, Action::Place(site)) => details::place_tile(flow, seat, zone, site),
        (Prompt::MoveWhich { .. }, Action::Pick(lot)) => flow.ask(seat, Prompt::MoveWhere { lot }),
        (Prompt::MoveWhere { lot }, Action::Place(site)) => details::move_building(flow, seat, lot, site),
        (Prompt::MarkerSpace { number }, Action::Mark(space)) => markers::place(flow, seat, number, space),
        (Prompt::MarkerMove { .. }, Action::Shift(number, space)) => markers::shift(flow, seat, number, space),
        (Prompt::Office { won }, Action::Elect(office)) => elections::call(flow, office, won.then_some(seat)),
        (Prompt::PayoutRow { coin }, Action::Row(number)) => payouts::pay_out(flow, coin, number),
        (Prompt::PickBuilding { call }, Action::Pick(lot)) => details::pick(flow, seat, call, lot),
        (Prompt::PickPlanning { left }, Action::Take(card)) => details::take_planning(flow, seat, card, left),
        (Prompt::PickContract { .. }, Action::Remove(card)) => details::remove_contract(flow, card),
        (Prompt::SingleBuilding { call }, Action::Pick(lot)) => deciding::hit(flow, call, lot),
        (Prompt::SinglePlayer { call, .. }, Action::Name(named)) => effects::perform(flow, call, named),
        (Prompt::ElectionTie { office, .. }, Action::Name(winner)) => elections::award(flow, office, winner),
        (Prompt::ContractorTie { .. }, Action::Name(winner)) => elections::give_contractor(flow, winner),
        (_, Action::Decline) => {}
        (prompt, action) => unreachable!("{action} answers no {prompt:?}"),
    }
}

/// Carries out a step that asks nobody.
fn run<L: Log<Event>>(flow: &mut Flow<'_, L>, step: Step) {
    match step {
        Step::Ask { .. } => unreachable!("questions are asked"),
        Step::NextClaim => claims::next(flow),
        Step::StartTurn => actions::start_turn(flow),
        Step::Vocation { card, next } => vocations::resolve(flow, card, next),
        Step::Score { vocation, value, done, built } => vocations::score_next(flow, (vocation, value), done, built),
        Step::Run(call) => effects::run(flow, call),
        Step::Poll { call, left } => deciding::poll(flow, call, left),
        Step::Elect { office, winner } => elections::hold(flow, office, winner),
        Step::AssignContractor => elections::assign_contractor(flow),
        Step::PayOut { coin, number } => payouts::pay_out(flow, coin, number),
        Step::CloseCard => end_of_turn::close_card(flow),
        Step::End(end) => end_of_turn::run(flow, end),
        Step::RevealPlanning(place) => end_of_turn::reveal_planning(flow, place),
        Step::RevealContract(place) => end_of_turn::reveal_contract(flow, place),
        Step::RevealTop(deck) => end_of_turn::reveal_top(flow, deck),
    }
}

/// Plays an action, and then everything that asks nobody.
pub fn apply<L: Log<Event>>(flow: &mut Flow<'_, L>, action: Action) {
    let (seat, prompt) = pending(&flow.position.open).expect("somebody decides");
    flow.open().steps.pop();
    resolve(flow, seat, prompt, action);
    settle(flow);
}

/// Goes on until somebody has a real choice. A decision without options is skipped, one with a single option is
/// carried out (chapter 5).
pub fn settle<L: Log<Event>>(flow: &mut Flow<'_, L>) {
    while let Some(step) = flow.open().steps.last().copied() {
        let Step::Ask { seat, prompt } = step else {
            flow.open().steps.pop();
            run(flow, step);
            continue;
        };
        match count(&flow.position.open, seat, prompt) {
            Options::Many => return,
            Options::None => drop(flow.open().steps.pop()),
            Options::One(only) => {
                flow.open().steps.pop();
                resolve(flow, seat, prompt, only);
            }
        }
    }
}

/// How many options somebody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Options {
    None,
    One(Action),
    Many,
}

pub fn count(open: &Open, seat: Seat, prompt: Prompt) -> Options {
    let mut seen = Options::None;
    let _ = options(open, seat, prompt, &mut |action| match seen {
        Options::None => {
            seen = Options::One(action);
            ControlFlow::Continue(())
        }
        Options::One(_) | Options::Many => {
            seen = Options::Many;
            ControlFlow::Break(())
        }
    });
    seen
}
