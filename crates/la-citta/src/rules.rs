//! The sequence of play (LC-5): which chapter asks, which chapter answers.
//!
//! `castles` (LC-4.3) → every year: `year` (LC-6.1, LC-8.6) → `politics` (LC-5.2, LC-5.7) with `founding` (LC-6.3),
//! `building` (LC-6.4), `cards` (LC-6.5) → `migration` (LC-6.8.1, LC-6.8.2) → `demolition` (LC-6.8.3, LC-6.8.6) →
//! `feeding` (LC-6.8.4) → `year` again (LC-6.9). `cities` answers questions about cities (LC-6.2, LC-6.7).

use engine::{Chance, Log, Turn};

use crate::action::Action;
use crate::event::Event;
use crate::state::{LaCitta, Open, Phase, Prompt};

pub mod building;
pub mod cards;
pub mod castles;
pub mod cities;
pub mod demolition;
pub mod feeding;
pub mod founding;
pub mod migration;
pub mod politics;
pub mod year;

/// A position on its way from one question to the next, with its chance and its chronicle.
pub struct Flow<'a, L> {
    /// The position.
    pub position: &'a mut LaCitta,
    /// Chance, beside the position.
    pub chance: &'a mut Chance,
    /// Where events go.
    pub log: &'a mut L,
}

impl<L: Log<Event>> Flow<'_, L> {
    /// What lies open.
    pub fn open(&mut self) -> &mut Open {
        &mut self.position.open
    }
}

/// Whose decision it is.
pub fn turn(open: &Open) -> Turn<Prompt> {
    match open.phase {
        Phase::Over => Turn::Over,
        Phase::Castles | Phase::Bury | Phase::Politics | Phase::Migration | Phase::Demolition | Phase::Feeding => {
            Turn::Decide { seat: open.actor, prompt: open.prompt }
        }
    }
}

/// What the question offers: the one source of legality. Sorted.
pub fn offer(open: &Open, out: &mut impl Extend<Action>) {
    match open.prompt {
        Prompt::Castle => out.extend(castles::hexes(open).iter().map(Action::Castle)),
        Prompt::Bury => out.extend([Action::Bury, Action::Keep]),
        Prompt::Act => politics::offer(open, out),
        Prompt::FoundHex => out.extend(founding::hexes(open).iter().map(Action::Castle)),
        Prompt::FoundSource { .. } => out.extend(founding::sources(open).map(Action::Source)),
        Prompt::BuildHex { building } => out.extend(building::hexes(open, building).iter().map(Action::Site)),
        Prompt::CardBuilding { card } => cards::offer_buildings(open, card, out),
        Prompt::CardHex { building, .. } => out.extend(building::hexes(open, building).iter().map(Action::Site)),
        Prompt::CardLevel { card } => cards::offer_levels(open, card, out),
        Prompt::CardSite { card, level } => cards::offer_sites(open, card, level, out),
        Prompt::CardSplit { card, level, .. } => cards::offer_split(card, level, out),
        Prompt::CardCity { card, level } => cards::offer_cities(open, card, level, out),
        Prompt::CardPair { .. } => out.extend(crate::ids::Pair::ALL.map(Action::Look)),
        Prompt::Demand { .. } => migration::offer(open, out),
        Prompt::Demolish { city } => demolition::offer(open, city, out),
        Prompt::Starve { .. } => out.extend(feeding::cities(open).map(Action::Starve)),
    }
}

/// Carries out a legal action, and then everything that asks nobody.
pub fn apply(flow: &mut Flow<'_, impl Log<Event>>, action: Action) {
    answer(flow, action);
    carry_on(flow);
}

/// LC-5.1: a choice with one option is carried out, not asked; only the political action is always asked.
pub fn carry_on(flow: &mut Flow<'_, impl Log<Event>>) {
    while let Some(action) = forced(flow.open()) {
        answer(flow, action);
    }
}

fn forced(open: &Open) -> Option<Action> {
    if open.phase == Phase::Over || open.prompt == Prompt::Act {
        return None;
    }
    let mut only = Only::default();
    offer(open, &mut only);
    only.action.filter(|_| only.count == 1)
}

/// Counts choices and remembers the last.
#[derive(Default)]
struct Only {
    count: usize,
    action: Option<Action>,
}

impl Extend<Action> for Only {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        for action in actions {
            self.count += 1;
            self.action = Some(action);
            if self.count > 1 {
                return;
            }
        }
    }
}

fn answer(flow: &mut Flow<'_, impl Log<Event>>, action: Action) {
    match (flow.open().prompt, action) {
        (Prompt::Castle, Action::Castle(hex)) => castles::place(flow, hex),
        (Prompt::Bury, Action::Bury) => year::bury(flow),
        (Prompt::Bury, Action::Keep) => year::keep(flow),
        (Prompt::Act, action) => politics::act(flow, action),
        (Prompt::FoundHex, Action::Castle(hex)) => flow.open().prompt = Prompt::FoundSource { hex },
        (Prompt::FoundSource { hex }, Action::Source(city)) => politics::found(flow, hex, city),
        (Prompt::BuildHex { building }, Action::Site(hex)) => politics::build(flow, building, hex),
        (Prompt::CardBuilding { card }, Action::Raise(building)) => {
            flow.open().prompt = Prompt::CardHex { card, building };
        }
        (Prompt::CardHex { card, building }, Action::Site(hex)) => cards::build(flow, card, building, hex),
        (Prompt::CardLevel { card }, Action::Level(level)) => cards::choose_level(flow, card, level),
        (Prompt::CardSite { card, level }, Action::Site(hex)) => cards::choose_site(flow, card, level, hex),
        (Prompt::CardSplit { card, level, hex }, Action::Hygiene(count)) => {
            cards::split(flow, card, level, (hex, count))
        }
        (Prompt::CardCity { card, level }, Action::Settle(city)) => cards::settle(flow, card, level, city),
        (Prompt::CardPair { card, level }, Action::Look(pair)) => cards::look(flow, card, level, pair),
        (Prompt::Demand { city }, Action::Follow(demand)) => migration::follow(flow, city, demand),
        (Prompt::Demolish { city }, Action::Demolish(hex)) => demolition::choose(flow, city, hex),
        (Prompt::Starve { left }, Action::Starve(city)) => feeding::starve(flow, city, left),
        (prompt, action) => unreachable!("{action} does not answer {prompt:?}"),
    }
}
