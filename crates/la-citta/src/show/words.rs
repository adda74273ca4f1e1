//! Questions and choices in words.

use engine::Phrase;

use super::{a_building, building, card, demand, places, positions, prices};
use crate::action::Action;
use crate::content::content;
use crate::effects::Effect;
use crate::ids::{Building, Demand, Hex};
use crate::rules::{cards, cities, migration};
use crate::state::{City, Open, Prompt};
use crate::view::View;

/// What the actor is asked; what goes with it stands beside the calendar.
pub fn say_prompt(view: &View, prompt: Prompt) -> Phrase {
    let open = &view.open;
    match prompt {
        Prompt::Castle => Phrase::new("prompt-castle"),
        Prompt::Bury => Phrase::new("prompt-bury").with("card", card(open.display[0])),
        Prompt::Act => Phrase::new("prompt-act").with("cards", open.acting().action_cards),
        Prompt::FoundHex => Phrase::new("prompt-found-hex"),
        Prompt::FoundSource { hex } => Phrase::new("prompt-found-source").with("hex", hex.name()),
        Prompt::BuildHex { building: kind } | Prompt::CardHex { building: kind, .. } => {
            Phrase::new("prompt-build-hex").with("building", a_building(kind))
        }
        Prompt::CardBuilding { card: kind } => Phrase::new("prompt-card-building").with("card", card(kind)),
        Prompt::CardLevel { card: kind } => Phrase::new("prompt-card-level").with("card", card(kind)),
        Prompt::CardSite { card, level } => match cards::figures(card, level) {
            0 => Phrase::new("prompt-card-farm"),
            figures => Phrase::new("prompt-card-site").with("figures", figures),
        },
        Prompt::CardSplit { card, level, .. } => {
            Phrase::new("prompt-card-split").with("figures", cards::figures(card, level))
        }
        Prompt::CardCity { card, level } => {
            Phrase::new("prompt-card-city").with("citizens", cards::settlers(card, level))
        }
        Prompt::CardPair { .. } => Phrase::new("prompt-card-pair"),
        Prompt::Demand { city } => Phrase::new("prompt-demand").with("city", city),
        Prompt::Demolish { city } => Phrase::new("prompt-demolish").with("city", city),
        Prompt::Starve { left } => Phrase::new("prompt-starve").with("left", left),
    }
}

/// A choice, with what it would bring or cost.
pub fn say_action(view: &View, action: Action) -> Phrase {
    let open = &view.open;
    match action {
        Action::Pass => Phrase::new("action-pass"),
        Action::Gold => Phrase::new("action-gold").with("gold", content().action_gold),
        Action::Found => Phrase::new("action-found"),
        Action::Build(kind) => {
            Phrase::new("action-build").with("building", a_building(kind)).with("hints", places::hints(kind))
        }
        Action::Card(kind) => Phrase::new("action-card").with("card", card(kind)).with("prices", prices(kind)),
        Action::Castle(hex) => {
            let phrase = Phrase::new("action-castle").with("hex", hex.name()).with("food", open.grain(hex));
            phrase.with("tiles", places::tiles(open, hex))
        }
        Action::Source(city) => {
            let spare = open.acting().city(city).map_or(0, City::surplus);
            Phrase::new("action-source").with("city", city).with("spare", spare)
        }
        Action::Raise(kind) => say_raise(view, kind),
        Action::Site(hex) => say_site(open, hex),
        Action::Level(level) => say_level(view, level),
        Action::Hygiene(count) => say_split(view, count),
        Action::Settle(city) => say_settle(open, city),
        Action::Look(pair) => Phrase::new("action-look").with("pair", positions(pair.positions())),
        Action::Bury => Phrase::new("action-bury").with("card", card(open.display[0])),
        Action::Keep => Phrase::new("action-keep").with("card", card(open.display[0])),
        Action::Follow(asked) => say_follow(open, asked),
        Action::Demolish(hex) => match open.lots[hex] {
            Some(kind) => {
                let phrase = Phrase::new("action-demolish").with("building", building(kind)).with("hex", hex.name());
                phrase.with("brings", places::brings(open, kind, hex))
            }
            None => Phrase::new("action-demolish-hex").with("hex", hex.name()),
        },
        Action::Starve(city) => say_starve(open, city),
    }
}

fn say_site(open: &Open, hex: Hex) -> Phrase {
    match open.prompt {
        Prompt::BuildHex { building } | Prompt::CardHex { building, .. } => places::building_site(open, building, hex),
        _ => places::own_building(open, hex),
    }
}

fn say_raise(view: &View, kind: Building) -> Phrase {
    let cost = match view.open.prompt {
        Prompt::CardBuilding { card } => cards::price(card, kind),
        _ => None,
    };
    let phrase = Phrase::new("action-raise").with("building", a_building(kind)).with("cost", cost.unwrap_or(0));
    phrase.with("hints", places::hints(kind))
}

fn say_level(view: &View, level: u8) -> Phrase {
    let row = match view.open.prompt {
        Prompt::CardLevel { card } => usize::from(level).checked_sub(1).and_then(|i| cards::levels(card).get(i)),
        _ => None,
    };
    let Some(row) = row else { return Phrase::new("no-such-level").with("level", level) };
    let phrase = match row.effect {
        Effect::PlaceFigures(count) => Phrase::new("action-level-figures").with("count", count),
        Effect::AddCitizens(count) => Phrase::new("action-level-citizens").with("count", count),
        Effect::PeekTwo => Phrase::new("action-level-look").with("count", 2),
        Effect::PeekAll => Phrase::new("action-level-look").with("count", 3),
        Effect::TakeGold(_) | Effect::FoundCity | Effect::Build(_) | Effect::DoubleFarm => {
            Phrase::new("action-level-other")
        }
    };
    phrase.with("cost", row.cost)
}

fn say_split(view: &View, hygiene: u8) -> Phrase {
    match view.open.prompt {
        Prompt::CardSplit { card, level, .. } => {
            let education = cards::figures(card, level).saturating_sub(hygiene);
            Phrase::new("action-hygiene").with("hygiene", hygiene).with("education", education)
        }
        _ => Phrase::new("action-hygiene-only").with("hygiene", hygiene),
    }
}

fn say_settle(open: &Open, number: u8) -> Phrase {
    let Some(city) = open.acting().city(number) else { return Phrase::new("action-city").with("city", number) };
    let limit = cities::limit(open, city);
    let phrase = Phrase::new("action-settle").with("city", number).with("people", city.people);
    phrase.with("limit", places::limit((limit < u8::MAX).then_some(limit)))
}

/// Who would come, and whether there is room for all of them.
fn say_follow(open: &Open, asked: Demand) -> Phrase {
    let city = match open.prompt {
        Prompt::Demand { city } => open.acting().city(city),
        _ => None,
    };
    let Some(city) = city else { return Phrase::new("action-follow").with("demand", demand(asked)) };
    let leaving: Vec<Phrase> =
        migration::losers(open, city, asked).iter().map(|&(seat, number)| places::city_of(seat, number)).collect();
    let room = cities::limit(open, city).saturating_sub(city.people);
    let key = match leaving.len() {
        0 => "action-follow-nobody",
        all if all <= usize::from(room) => "action-follow-all",
        _ => "action-follow-some",
    };
    let points = cities::attraction(open, open.acting(), city)[asked];
    let phrase = Phrase::new(key).with("demand", demand(asked)).with("points", points);
    phrase.with("cities", leaving).with("room", room)
}

/// What a city would lose with its citizen.
fn say_starve(open: &Open, number: u8) -> Phrase {
    let Some(city) = open.acting().city(number) else { return Phrase::new("action-city").with("city", number) };
    let key = if city.people <= 1 {
        "action-starve-last"
    } else if city.surplus() == 0 {
        "action-starve-building"
    } else {
        "action-starve"
    };
    Phrase::new(key).with("city", number).with("people", city.people).with("spare", city.surplus())
}
