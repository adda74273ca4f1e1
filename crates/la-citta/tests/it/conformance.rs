//! The laws, counts of decision sequences and golden records.

use std::collections::BTreeSet;

use engine::{Game, Match, Turn};
use la_citta::{
    Action, Building, Card, CitizenSupply, DisplayRefresh, Event, LaCitta, LaCittaOptions, PenaltyTrigger, SetupKind,
    StartDistance, Terrain,
};
use testkit::golden::{self, Golden};
use testkit::laws::{Trial, fuzz_notation, obey};
use testkit::perft::perft;

fn advanced() -> LaCittaOptions {
    LaCittaOptions { setup: SetupKind::Advanced, ..Default::default() }
}

fn every_option() -> LaCittaOptions {
    LaCittaOptions {
        setup: SetupKind::Advanced,
        terrain: Terrain::FairRandom,
        penalty_trigger: PenaltyTrigger::AnyLoss,
        citizen_supply: CitizenSupply::Limited,
        display_refresh: DisplayRefresh::BuryOldest,
        start_distance_max: StartDistance::Near,
    }
}

#[test]
fn laws_of_the_standard_game() {
    for seats in 2..=5 {
        obey::<LaCitta>(&LaCittaOptions::default(), Trial { seats, games: 200, seed: 1000, every: 50, drawn: 10 });
    }
}

#[test]
fn laws_of_the_advanced_setup() {
    for seats in 2..=5 {
        obey::<LaCitta>(&advanced(), Trial { seats, games: 150, seed: 2000, every: 50, drawn: 10 });
    }
}

#[test]
fn laws_with_every_option() {
    for seats in 2..=5 {
        obey::<LaCitta>(&every_option(), Trial { seats, games: 150, seed: 3000, every: 50, drawn: 10 });
    }
}

#[test]
fn mangled_notation_is_refused_or_read_back() {
    (2..=5).for_each(|seats| fuzz_notation::<LaCitta>(&every_option(), seats));
}

#[test]
fn perft_counts() {
    let counts = |options: &LaCittaOptions, seats| {
        (1..=3).map(|depth| perft::<LaCitta>(options, seats, 1, depth)).collect::<Vec<_>>()
    };
    assert_eq!(counts(&LaCittaOptions::default(), 2), [13, 97, 863]);
    assert_eq!(counts(&LaCittaOptions::default(), 5), [11, 122, 927]);
    assert_eq!(counts(&advanced(), 3), [110, 10804, 940812]);
}

const EVENTS: [&str; 31] = [
    "starts",
    "placed",
    "year_began",
    "voice_shown",
    "quarried",
    "grew",
    "sat_out",
    "buried",
    "kept",
    "passed",
    "took_gold",
    "founded",
    "card_taken",
    "built",
    "feasted",
    "prospered",
    "marked",
    "looked",
    "reshuffled",
    "displayed",
    "voice_heard",
    "followed",
    "moved",
    "demolished",
    "city_lost",
    "famine",
    "starved",
    "year_ended",
    "scored_citizens",
    "scored_cities",
    "scored_famine",
];
const ACTIONS: [&str; 18] = [
    "pass", "gold", "found", "build", "card", "castle", "source", "raise", "site", "level", "hygiene", "settle",
    "look", "bury", "keep", "follow", "demolish", "starve",
];

/// What a game shows beyond kinds of events and actions.
fn features(game: &Match<LaCitta>) -> BTreeSet<String> {
    let mut shown = golden::kinds(game);
    for event in game.steps().iter().flat_map(|step| &step.events) {
        match event {
            Event::CardTaken { card, .. } => shown.insert(format!("card:{card}")),
            Event::Built { building, .. } => shown.insert(format!("building:{building}")),
            Event::Moved { settled, .. } => shown.insert(format!("settled:{settled}")),
            _ => false,
        };
    }
    shown.extend(moments(game));
    shown
}

/// What can only be seen in the positions on the way.
fn moments(game: &Match<LaCitta>) -> BTreeSet<String> {
    let mut shown = BTreeSet::new();
    let mut again = game.at(0).expect("a recorded game");
    for step in game.steps() {
        let open = &again.position().open;
        if open.year == 6 && open.display.contains(&Card::RichHarvest) {
            shown.insert("harvest refused in year 6".into());
            assert!(again.position().why_not(Action::Card(Card::RichHarvest)).is_some());
        }
        if open.memory.stayed() > 0 {
            shown.insert("unseen cards stayed out of a shuffle".into());
        }
        again.play(step.seat, step.action).expect("a recorded action");
    }
    shown
}

#[test]
fn golden_records() {
    let demanded = EVENTS.into_iter().map(|kind| format!("event:{kind}"));
    let demanded = demanded.chain(ACTIONS.into_iter().map(|word| format!("action:{word}")));
    let demanded = demanded.chain(Card::ALL.into_iter().map(|card| format!("card:{card}")));
    let built = Building::ALL.into_iter().filter(|&building| building != Building::Castle);
    let demanded = demanded.chain(built.map(|building| format!("building:{building}")));
    let demanded = demanded.chain((2..=5).map(|seats| format!("seats:{seats}")));
    let moments =
        ["harvest refused in year 6", "unseen cards stayed out of a shuffle", "settled:true", "settled:false"];
    let tables = [LaCittaOptions::default(), advanced(), every_option()];
    Golden::<LaCitta> {
        directory: concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"),
        features,
        demanded: demanded.chain(moments.map(String::from)).collect(),
        tables: tables.into_iter().flat_map(|options| (2..=5).map(move |seats| (options, seats))).collect(),
        player: golden::any,
    }
    .check();
}

#[test]
fn lc_1_1_a_game_is_for_two_to_five() {
    let seats =
        |seats| Match::<LaCitta>::new(LaCittaOptions::default(), engine::Seats(seats), engine::Seed::from_number(1));
    assert!(seats(1).is_err() && seats(6).is_err());
    assert!((2..=5).all(|n| matches!(seats(n).expect("a legal number").turn(), Turn::Decide { .. })));
}
