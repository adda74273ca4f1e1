//! Golden records: complete games that together show everything the game can do.

use std::collections::BTreeSet;

use big_city::{Action, BigCity, BigCityOptions, Building, Event, Kind, ResidenceCityHall};
use engine::{Match, Rng};
use testkit::golden::{self, Golden};

/// What a finished game shows: kinds of actions and events, buildings, variants in use, and how it ended.
fn features(game: &Match<BigCity>) -> BTreeSet<String> {
    let mut features = golden::kinds(game);
    let events = game.steps().iter().flat_map(|step| &step.events);
    features.extend(events.filter_map(|event| match event {
        Event::Built { building, .. } | Event::Covered { building, .. } => Some(format!("built:{building}")),
        _ => None,
    }));
    let options = serde_json::to_value(game.options()).expect("options serialize");
    let chosen =
        options.as_object().expect("options are a table").iter().map(|(key, value)| format!("option:{key}={value}"));
    features.extend(chosen);
    features.insert(game.outcome().expect("a finished game").reason.key.to_string());
    features
}

fn demanded() -> BTreeSet<String> {
    let actions = "build facility site streetcar stop neighbourhood place exchange return done draw discard offer slot one wish \
                   answer nothing take none leave pass";
    let events = "started dealt laid built covered car_laid returned drew discarded passed offered wished answered proposed \
                  nothing_proposed picked swapped left ended";
    let variants =
        ["trade_cards", "useless_cards_exchange_only", "branching_streetcar", "limited_streetcar", "limited_draw"];
    let actions = actions.split_whitespace().map(|word| format!("action:{word}"));
    let events = events.split_whitespace().map(|word| format!("event:{word}"));
    let buildings = Building::all().map(|building| format!("built:{building}"));
    let variants = variants.iter().flat_map(|key| [true, false].map(|on| format!("option:{key}={on}")));
    let others = ["option:residence_city_hall=\"ignored\"", "end-city-complete", "end-standstill"].map(String::from);
    let seats = (2..=5).map(|seats| format!("seats:{seats}"));
    actions.chain(events).chain(buildings).chain(variants).chain(others).chain(seats).collect()
}

fn tables() -> Vec<(BigCityOptions, u8)> {
    let usual = BigCityOptions::default();
    let variants = [
        BigCityOptions { trade_cards: true, ..usual },
        BigCityOptions { useless_cards_exchange_only: true, ..usual },
        BigCityOptions { branching_streetcar: true, ..usual },
        BigCityOptions { limited_streetcar: true, ..usual },
        BigCityOptions { limited_draw: true, residence_city_hall: ResidenceCityHall::Ignored, ..usual },
    ];
    let variants = variants.into_iter().zip([2, 3, 4, 5, 2]);
    (2..=5).map(|seats| (usual, seats)).chain(variants).collect()
}

/// Builds whatever is rare, and dawdles seldom, so that cities get finished.
fn busy(_: &BigCity, legal: &[Action], rng: &mut Rng) -> Action {
    let rare = |action: &&Action| match action {
        Action::Build { building, .. } => building.kind().is_special() || building.kind() == Kind::CityHall,
        _ => false,
    };
    let idle = |action: &Action| matches!(action, Action::Pass | Action::Exchange | Action::Offer | Action::Stop);
    let rare: Vec<Action> = legal.iter().filter(rare).copied().collect();
    let lively: Vec<Action> = legal.iter().copied().filter(|action| !idle(action)).collect();
    match rng.below(8) {
        0 => rng.pick(legal),
        _ if !rare.is_empty() => rng.pick(&rare),
        _ if !lively.is_empty() => rng.pick(&lively),
        _ => rng.pick(legal),
    }
}

#[test]
fn golden_records() {
    Golden::<BigCity> {
        directory: concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"),
        features,
        demanded: demanded(),
        tables: tables(),
        player: busy,
    }
    .check();
}
