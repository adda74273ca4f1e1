//! What a person might try, and why it is not allowed. Legality itself is in the rule chapters.

use engine::Refusal;

use crate::action::Action;
use crate::content::content;
use crate::effects::Effect;
use crate::ids::{Building, Card, Demand, Hex, Pair};
use crate::rules::{self, building, cards, demolition, founding};
use crate::show;
use crate::state::{Open, Prompt, board};

mod sites;

/// Everything worth trying at this question, legal or not.
pub fn candidates(open: &Open, out: &mut Vec<Action>) {
    let cities = || 1..=open.acting().next_city; // The last is nobody's yet.
    out.push(Action::Pass);
    match open.prompt {
        Prompt::Castle | Prompt::FoundHex => out.extend(Hex::all().map(Action::Castle)),
        Prompt::Bury => out.extend([Action::Bury, Action::Keep]),
        Prompt::Act => {
            out.extend([Action::Gold, Action::Found, Action::Bury]);
            out.extend(Building::ALL.map(Action::Build));
            out.extend(Card::ALL.map(Action::Card));
        }
        Prompt::FoundSource { .. } => out.extend(cities().map(Action::Source)),
        Prompt::BuildHex { .. } | Prompt::CardHex { .. } | Prompt::CardSite { .. } => {
            out.extend(Hex::all().map(Action::Site));
        }
        Prompt::CardBuilding { .. } => out.extend(Building::ALL.map(Action::Raise)),
        Prompt::CardLevel { card } => out.extend((0..=cards::levels(card).len() as u8 + 1).map(Action::Level)),
        Prompt::CardSplit { card, level, .. } => {
            out.extend((0..=cards::figures(card, level) + 1).map(Action::Hygiene));
        }
        Prompt::CardCity { .. } => out.extend(cities().map(Action::Settle)),
        Prompt::CardPair { .. } => out.extend(Pair::ALL.map(Action::Look)),
        Prompt::Demand { .. } => out.extend(Demand::ALL.map(Action::Follow)),
        Prompt::Demolish { .. } => out.extend(Hex::all().map(Action::Demolish)),
        Prompt::Starve { .. } => out.extend(cities().map(Action::Starve)),
    }
}

/// Why an action is not legal here, or nothing if it is.
pub fn why_not(open: &Open, action: Action) -> Option<Refusal> {
    let mut search = Search { action, found: false };
    rules::offer(open, &mut search);
    (!search.found).then(|| reason(open, action))
}

/// Looks for one action among those offered.
struct Search {
    action: Action,
    found: bool,
}

impl Extend<Action> for Search {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        self.found |= actions.into_iter().any(|action| action == self.action);
    }
}

fn reason(open: &Open, action: Action) -> Refusal {
    match (open.prompt, action) {
        (Prompt::Castle, Action::Castle(hex)) => sites::castle(open, hex),
        (Prompt::Act, Action::Gold) => no_action_card(),
        (Prompt::Act, Action::Found) => foundation(open),
        (Prompt::Act, Action::Build(building)) => simple_building(open, building),
        (Prompt::Act, Action::Card(card)) => politics_card(open, card),
        (Prompt::FoundHex, Action::Castle(hex)) => sites::new_city(open, hex),
        (Prompt::FoundSource { .. }, Action::Source(city)) => own_city(open, city, "LC-6.3.1", "no-surplus"),
        (Prompt::BuildHex { building } | Prompt::CardHex { building, .. }, Action::Site(hex)) => {
            sites::building(open, building, hex)
        }
        (Prompt::CardBuilding { card }, Action::Raise(building)) => raised_building(open, card, building),
        (Prompt::CardLevel { card }, Action::Level(level)) => card_level(open, card, level),
        (Prompt::CardSite { card, level }, Action::Site(hex)) => match cards::level_of(card, level).effect {
            Effect::DoubleFarm => sites::farm(open, hex),
            _ => sites::attraction(open, hex),
        },
        (Prompt::CardSplit { card, level, .. }, Action::Hygiene(_)) => {
            Refusal::new("LC-6.5.3", "no-so-many").with("figures", cards::figures(card, level))
        }
        (Prompt::CardCity { .. }, Action::Settle(city)) => own_city(open, city, "LC-6.5.4", "no-room-in-city"),
        (Prompt::Demand { .. }, Action::Follow(demand)) => {
            Refusal::new("LC-6.8.1", "no-demand").with("demand", show::demand(demand))
        }
        (Prompt::Demolish { city }, Action::Demolish(hex)) => falling(open, city, hex),
        (Prompt::Starve { .. }, Action::Starve(city)) => own_city(open, city, "LC-5.5", "no-people"),
        (Prompt::Castle, _) => Refusal::new("LC-4.3.2", "no-castle-first"),
        (Prompt::Bury, _) => Refusal::new("LC-8.6", "no-bury-first"),
        (Prompt::Act, _) => Refusal::new("LC-5.2", "no-such-action"),
        (Prompt::Demand { .. } | Prompt::Demolish { .. } | Prompt::Starve { .. }, _) => {
            Refusal::new("LC-5.5", "no-other-question")
        }
        (_, _) => Refusal::new("LC-5.8", "no-unfinished"),
    }
}

fn no_action_card() -> Refusal {
    Refusal::new("LC-5.2", "no-action-card")
}

fn foundation(open: &Open) -> Refusal {
    let player = open.acting();
    if player.action_cards == 0 {
        no_action_card()
    } else if player.castles_left() == 0 {
        Refusal::new("LC-6.3.1", "no-castle-left")
    } else if player.founded {
        Refusal::new("LC-6.3.1", "no-second-foundation")
    } else if founding::sources(open).next().is_none() {
        Refusal::new("LC-6.3.1", "no-surplus-anywhere")
    } else if founding::hexes(open).is_empty() {
        Refusal::new("LC-6.3.1", "no-room-for-city")
    } else {
        Refusal::new("LC-8.5", "no-supply")
    }
}

fn simple_building(open: &Open, building: Building) -> Refusal {
    let simple = rules::politics::simple_buildings().any(|simple| simple == building);
    if !simple {
        Refusal::new("LC-6.4.5", "no-not-simple").with("building", show::building(building))
    } else if open.acting().action_cards == 0 {
        no_action_card()
    } else {
        nowhere(open, building)
    }
}

/// Why a building can go up nowhere.
fn nowhere(open: &Open, building: Building) -> Refusal {
    let player = open.acting();
    let ground = building::ground(open, open.actor);
    let refusal = if player.cities.is_empty() {
        Refusal::new("LC-5.6", "no-city")
    } else if !building::in_stock(open, building) {
        Refusal::new("LC-6.4.6", "no-tiles")
    } else if building == Building::Market && open.supply() == 0 {
        Refusal::new("LC-8.5", "no-supply")
    } else if building == Building::Market && ground.market.is_empty() {
        Refusal::new("LC-6.4.3", "no-market-site")
    } else if building != Building::Market && player.cities.iter().all(|city| city.surplus() == 0) {
        Refusal::new("LC-6.4.2", "no-surplus-anywhere")
    } else if ground.ordinary.is_empty() {
        Refusal::new("LC-6.4.1", "no-building-site")
    } else {
        Refusal::new("LC-6.4.4", "no-water-site")
    };
    refusal.with("building", show::building(building))
}

fn politics_card(open: &Open, card: Card) -> Refusal {
    let cheapest = cards::levels(card).iter().map(|level| level.cost).min().unwrap_or(0);
    let refusal = if !open.display.contains(&card) {
        Refusal::new("LC-6.5.0", "no-not-displayed")
    } else if !cards::in_season(open, card) {
        Refusal::new("LC-6.5.5", "no-last-year")
    } else if cheapest > open.acting().gold {
        Refusal::new("LC-6.5.0", "no-gold").with("cost", cheapest)
    } else {
        Refusal::new("LC-6.5.0", "no-level")
    };
    refusal.with("card", show::card(card))
}

fn raised_building(open: &Open, card: Card, building: Building) -> Refusal {
    match cards::price(card, building) {
        None => Refusal::new("LC-6.5.1", "no-card-builds").with("building", show::building(building)),
        Some(cost) if cost > open.acting().gold => Refusal::new("LC-6.5.2", "no-gold").with("cost", cost),
        Some(_) => nowhere(open, building),
    }
}

fn card_level(open: &Open, card: Card, level: u8) -> Refusal {
    let index = usize::from(level).checked_sub(1);
    let Some(row) = index.and_then(|index| cards::levels(card).get(index)) else {
        return Refusal::new("LC-5.7", "no-such-level").with("level", level);
    };
    match row.effect {
        _ if row.cost > open.acting().gold => Refusal::new("LC-6.5.0", "no-gold").with("cost", row.cost),
        Effect::PlaceFigures(figures) => Refusal::new("LC-6.5.7", "no-figures").with("figures", figures),
        Effect::AddCitizens(citizens) if open.supply() < u32::from(citizens) => Refusal::new("LC-8.5", "no-supply"),
        _ => Refusal::new("LC-6.5.4", "no-room-anywhere"),
    }
}

fn own_city(open: &Open, city: u8, clause: &'static str, key: &'static str) -> Refusal {
    match open.acting().city(city) {
        Some(_) => Refusal::new(clause, key).with("city", city),
        None => Refusal::new("LC-6.2.1", "no-such-city").with("city", city),
    }
}

fn falling(open: &Open, city: u8, hex: Hex) -> Refusal {
    let refusal = match open.acting().city(city) {
        Some(city) if city.castle == hex => Refusal::new("LC-6.8.3", "no-castle-falls"),
        Some(city) if city.hexes.has(hex) && !demolition::stays_connected(city, hex) => {
            Refusal::new("LC-6.8.3", "no-cut")
        }
        _ => Refusal::new("LC-6.8.3", "no-other-city-falls"),
    };
    refusal.with("hex", hex.name())
}

/// Whether any own city is beside a hex.
fn beside_own_city(open: &Open, hex: Hex) -> bool {
    open.acting().cities.iter().any(|city| city.hexes.meets(&board().near[hex.index()]))
}

/// What stands on a hex, if it is one's own.
fn own_building(open: &Open, hex: Hex) -> Option<Building> {
    open.lots[hex].filter(|_| open.acting().cities.iter().any(|city| city.hexes.has(hex)))
}

/// Whether a building shows arches.
fn has_arches(building: Building) -> bool {
    content().buildings[building.index()].has_arches()
}
