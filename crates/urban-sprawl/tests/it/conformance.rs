//! Urban Sprawl obeys the laws, replays its records, and spreads the unknown as chapter 9 says.

use std::collections::BTreeSet;

use engine::{Game, Match, Rng, Seats, Seed, Viewer};
use serde_json::Value;
use testkit::golden::{self, Golden};
use testkit::laws::{Trial, fuzz_notation, obey};
use testkit::perft::perft;
use urban_sprawl::{Action, DecisionOrder, Event, FirstPlayer, Length, UrbanSprawl, UrbanSprawlOptions};

fn try_games(options: UrbanSprawlOptions, games: u32) {
    for seats in 2..=4 {
        let seed = 1000 * u64::from(seats);
        obey::<UrbanSprawl>(&options, Trial { seats, games, seed, every: 50, drawn: 10 });
    }
}

fn of_length(length: Length) -> UrbanSprawlOptions {
    UrbanSprawlOptions { length, ..Default::default() }
}

fn other_options() -> UrbanSprawlOptions {
    UrbanSprawlOptions {
        soft_metropolis: true,
        stagnation_guard: false,
        decision_order: DecisionOrder::Clockwise,
        first_player: FirstPlayer::Seat1,
        ..Default::default()
    }
}

#[test]
fn laws_of_the_standard_game() {
    try_games(UrbanSprawlOptions::default(), 200);
}

#[test]
fn laws_of_the_long_game() {
    try_games(of_length(Length::Long), 150);
}

#[test]
fn laws_of_the_short_game() {
    try_games(of_length(Length::Short), 200);
}

#[test]
fn laws_of_the_other_options() {
    try_games(other_options(), 150);
}

fn position(options: &UrbanSprawlOptions, seats: u8, seed: u64) -> UrbanSprawl {
    *Match::<UrbanSprawl>::new(*options, Seats(seats), Seed::from_number(seed)).unwrap().position()
}

fn json(position: &UrbanSprawl) -> Value {
    serde_json::to_value(position).unwrap()
}

/// Places of a card, counted from 1, in a contract deck over many setups.
fn places(options: &UrbanSprawlOptions, deck: usize, card: &str) -> BTreeSet<usize> {
    let place = |seed| {
        let position = json(&position(options, 4, seed));
        let cards = position["decks"]["contracts"][deck].as_array().unwrap().clone();
        cards.iter().position(|other| other == card).unwrap() + 1
    };
    (0..400).map(place).collect()
}

#[test]
fn ex_19_us_4_3_us_8_1_the_key_event_lies_in_its_section() {
    for (length, range) in [(Length::Standard, 16..=22), (Length::Long, 19..=28), (Length::Short, 10..=19)] {
        let expected: BTreeSet<usize> = range.collect();
        assert_eq!(places(&of_length(length), 1, "CE1"), expected, "{length:?}");
        assert_eq!(places(&of_length(length), 2, "ME1"), expected, "{length:?}");
    }
}

#[test]
fn us_4_4_events_met_at_setup_go_back_into_their_section() {
    let mut met = 0;
    for seed in 0..400 {
        let options = of_length(if seed % 2 == 0 { Length::Short } else { Length::Standard });
        let game = Match::<UrbanSprawl>::new(options, Seats(4), Seed::from_number(seed)).unwrap();
        game.position().audit().unwrap();
        let position = json(game.position());
        let down = &position["contracts"]["down"][0];
        let total: u64 = (0..3).map(|i| down[i].as_u64().unwrap()).sum();
        assert_eq!(total, 31, "six of 37 lie face up");
        let boxes = position["contracts"]["boxes"].as_array().unwrap();
        assert!(
            boxes.iter().chain([&position["contracts"]["tops"][0]]).all(|card| !card.as_str().unwrap().contains('E'))
        );
        for event in game.opening() {
            if let Event::SetAside { card } = event {
                met += 1;
                let deck = position["decks"]["contracts"][0].as_array().unwrap();
                assert!(deck.iter().any(|other| *other == card.to_string()));
            }
        }
    }
    assert!(met > 100, "events are met at setup now and then: {met}");
}

#[test]
fn us_4_7_setup_triggers_nothing() {
    for seed in 0..50 {
        let game = Match::<UrbanSprawl>::new(Default::default(), Seats(3), Seed::from_number(seed)).unwrap();
        assert!(game.opening().iter().all(|event| matches!(event, Event::Begins { .. } | Event::SetAside { .. })));
    }
}

#[test]
fn us_8_5_a_first_seat_that_does_not_exist_is_refused() {
    let options = UrbanSprawlOptions { first_player: FirstPlayer::Seat3, ..Default::default() };
    let error = Match::<UrbanSprawl>::new(options, Seats(3), Seed::from_number(1)).unwrap_err();
    assert!(error.to_string().contains("US-8.5"), "{error}");
    assert!(Match::<UrbanSprawl>::new(Default::default(), Seats(5), Seed::from_number(1)).is_err());
}

#[test]
fn us_9_1_and_us_9_3_all_see_the_same_and_no_order_of_decks() {
    let position = position(&UrbanSprawlOptions::default(), 4, 3);
    let mut seen: Vec<Value> =
        (0..4).map(|seat| serde_json::to_value(position.view(Viewer::Seat(engine::Seat(seat)))).unwrap()).collect();
    seen.push(serde_json::to_value(position.view(Viewer::Spectator)).unwrap());
    for view in &mut seen {
        view["viewer"].take();
        assert!(view.get("decks").is_none());
        assert!(view.get("hands").is_some() && view.get("discard").is_some() && view.get("removed").is_some());
    }
    assert!(seen.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn us_9_2_unseen_cards_lie_where_they_can() {
    let position = position(&of_length(Length::Short), 4, 6);
    let view = position.view(Viewer::Spectator);
    let mut rng = Rng::from_number(1);
    let (mut keys, mut tops) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..400 {
        let world = UrbanSprawl::imagine(&view, &mut rng);
        world.audit().unwrap();
        let decks = json(&world)["decks"].take();
        let city = decks["contracts"][1].as_array().unwrap();
        keys.insert(city.iter().position(|card| card == "CE1").unwrap() + 1);
        tops.insert(city[0].as_str().unwrap().to_owned());
        let upper = &decks["planning"].as_array().unwrap()[..7];
        assert!(upper.iter().all(|card| !card.as_str().unwrap().starts_with("PE")), "permits only: {upper:?}");
    }
    assert_eq!(keys, (10..=19).collect());
    assert_eq!(tops.len(), 36, "every other card can be on top");
}

#[test]
fn us_10_1_the_same_seed_deals_the_same_decks() {
    let one = json(&position(&Default::default(), 4, 5));
    let other = json(&position(&Default::default(), 4, 5));
    assert_eq!(one, other);
    assert_ne!(one["decks"], json(&position(&Default::default(), 4, 6))["decks"]);
    let firsts: BTreeSet<u64> =
        (0..60).map(|seed| json(&position(&Default::default(), 4, seed))["first"].as_u64().unwrap()).collect();
    assert_eq!(firsts, (0..4).collect());
}

#[test]
fn mangled_notation_is_refused_or_read_back() {
    (2..=4).for_each(|seats| fuzz_notation::<UrbanSprawl>(&other_options(), seats));
}

#[test]
fn perft_counts() {
    let options = UrbanSprawlOptions { first_player: FirstPlayer::Seat0, ..Default::default() };
    let counts: Vec<u64> = (1..=4).map(|depth| perft::<UrbanSprawl>(&options, 2, 1, depth)).collect();
    assert_eq!(counts, [12, 132, 1320, 11880]);
}

/// Random, but keen on building, so that every contract gets its chance.
fn keen(_: &UrbanSprawl, legal: &[Action], rng: &mut Rng) -> Action {
    let builds: Vec<Action> = legal.iter().copied().filter(|action| matches!(action, Action::Build(_))).collect();
    if builds.is_empty() || rng.below(4) == 0 { rng.pick(legal) } else { rng.pick(&builds) }
}

fn features(game: &Match<UrbanSprawl>) -> BTreeSet<String> {
    let mut shown = golden::kinds(game);
    for event in game.steps().iter().flat_map(|step| &step.events) {
        match event {
            Event::Built { card, permits, .. } => {
                shown.insert(format!("card:{card}"));
                shown.extend(permits.iter().map(|permit| format!("card:{permit}")));
            }
            Event::Happened { card } | Event::Invested { card, .. } | Event::Renewed { card, .. } => {
                shown.insert(format!("card:{card}"));
            }
            _ => {}
        }
    }
    let options = serde_json::to_value(game.options()).unwrap();
    shown.extend(options.as_object().unwrap().iter().map(|(key, value)| format!("option:{key}={value}")));
    shown
}

fn demanded() -> BTreeSet<String> {
    let series = |letters: &str, count: usize, width: usize| {
        (1..=count).map(|n| format!("card:{letters}{n:0width$}")).collect::<Vec<_>>()
    };
    let cards = [
        ("P", 36, 2),
        ("UR", 4, 1),
        ("PE", 14, 2),
        ("T", 29, 2),
        ("TE", 8, 1),
        ("C", 29, 2),
        ("CE", 8, 1),
        ("M", 29, 2),
        ("ME", 8, 1),
    ];
    let mut demanded: BTreeSet<String> =
        cards.into_iter().flat_map(|(letters, count, width)| series(letters, count, width)).collect();
    assert_eq!(demanded.len(), 165);
    let actions = [
        "buy", "invest", "done", "take", "build", "favor", "end", "place", "pay", "name", "split", "accept", "decline",
        "settle", "pick", "choose", "mark", "shift", "elect", "row", "remove",
    ];
    let events = [
        "begins",
        "set_aside",
        "bought",
        "turn_started",
        "invested",
        "got_points",
        "took",
        "took_favor",
        "built",
        "renewed",
        "demolished",
        "uncontrolled",
        "claimed",
        "placed",
        "moved",
        "took_vocation",
        "changed",
        "marker_placed",
        "marker_moved",
        "pawn_moved",
        "elected",
        "nobody_elected",
        "contractor_assigned",
        "paid_out",
        "revealed",
        "happened",
        "contract_removed",
        "took_extra_favor",
        "gained_points",
        "reshuffled",
        "activated",
        "politicians_entered",
        "stagnated",
        "game_ended",
    ];
    demanded.extend(actions.map(|action| format!("action:{action}")));
    demanded.extend(events.map(|event| format!("event:{event}")));
    demanded.extend((2..=4).map(|seats| format!("seats:{seats}")));
    demanded.extend(["standard", "long", "short"].map(|length| format!("option:length=\"{length}\"")));
    demanded.extend(
        ["option:soft_metropolis=true", "option:stagnation_guard=false", "option:decision_order=\"clockwise\""]
            .map(String::from),
    );
    demanded
}

#[test]
fn golden_records() {
    let options = [UrbanSprawlOptions::default(), of_length(Length::Long), of_length(Length::Short), other_options()];
    Golden::<UrbanSprawl> {
        directory: &format!("{}/tests/golden", env!("CARGO_MANIFEST_DIR")),
        features,
        demanded: demanded(),
        tables: options.into_iter().flat_map(|options| (2..=4).map(move |seats| (options, seats))).collect(),
        player: keen,
    }
    .check();
}
