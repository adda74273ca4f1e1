//! What lies around the map and on it says what a player needs to know.

use std::collections::BTreeSet;

use big_city::{Action, BigCity, BigCityOptions, View};
use engine::pieces::{Form, State, Tabletop};
use engine::{Game, Lang, Match, Phrase, Present, Rng, Say, Seat, Seats, Seed, Turn, Viewer};
use testkit::pictures::voice;
use testkit::table::{self, cards, pane, texts};

/// The most that an ordinary move may change of the map.
const MOST_BYTES: usize = 40_000;
const BOARDS: &str = "boards 2 0 (0,-2); 3 0 (3,0); 4 0 (-4,0); 5 0 (0,3)";

fn arranged(options: &BigCityOptions, lines: &[&str], actions: &[&str]) -> BigCity {
    let lines = [&[BOARDS, "building city_hall 15"], lines, &["turn 0"]].concat();
    table::arranged(options, 3, &lines, actions)
}

/// How the first player sees a position.
fn seen(lines: &[&str], actions: &[&str]) -> View {
    arranged(&BigCityOptions::default(), lines, actions).view(Viewer::Seat(Seat(0)))
}

fn say(phrase: &Phrase) -> String {
    voice::<BigCity>(Lang::En).say(phrase)
}

fn laid(view: &View) -> Tabletop<String> {
    table::laid::<BigCity>(view)
}

fn map(view: &View) -> Vec<(&'static str, String)> {
    let map = BigCity::maps(view, &engine::Brush::new(&voice::<BigCity>(Lang::En))).remove(0);
    map.layers.into_iter().map(|layer| (layer.key, layer.svg.to_string())).collect()
}

fn layer(view: &View, key: &str) -> String {
    map(view).into_iter().find(|layer| layer.0 == key).unwrap().1
}

#[test]
fn bc_9_4_known_cards_in_other_hands_lie_face_up() {
    let table = laid(&seen(&["hand 1: park_2 p17 p24", "knows 0: park_2 p24"], &[]));
    let minis: Vec<_> = table.chips[1].minis.iter().map(|card| (card.form, card.title.as_deref().unwrap())).collect();
    assert_eq!(minis, [(Form::Mini, "1"), (Form::Tag, "24"), (Form::Tag, "Double park")]);
    assert_eq!(table.chips[1].minis[2].picture.as_deref(), Some("small-park-2"));
}

#[test]
fn bc_9_4_the_eye_on_a_stack_is_explained_below() {
    let view = seen(&["hand 0: p28"], &["exchange", "return p28", "draw 3"]);
    let table = laid(&view);
    let stacks = pane(&table, "stacks");
    let eyes: Vec<bool> = cards(&stacks.body).iter().map(|card| !card.badges.is_empty()).collect();
    assert_eq!(eyes.iter().position(|eye| *eye), Some(1), "{eyes:?}");
    let words = texts(&stacks.body);
    assert!(words[0].starts_with("⟨eye⟩ You know stack 2") && words[0].contains("plot 28"), "{words:?}");
}

#[test]
fn a_useless_card_and_one_set_aside_look_different() {
    let lines = ["building park_2 11+12", "hand 0: p11 p28 p47"];
    let table = laid(&seen(&lines, &["exchange", "return p28"]));
    let states: Vec<_> =
        cards(&pane(&table, "hand").body).iter().map(|card| (card.state, card.lines.clone())).collect();
    let told = |words: &str| vec![words.to_owned()];
    assert_eq!(states, [(State::Spent, told("useless")), (State::Marked, told("set aside")), (State::Plain, vec![])]);
}

#[test]
fn every_size_and_shape_of_the_supply_has_a_picture_of_its_own() {
    let table = laid(&seen(&[], &[]));
    let pictures: Vec<_> = cards(&pane(&table, "supply").body).iter().filter_map(|card| card.picture.clone()).collect();
    let expected = ["residence-1", "residence-2", "residence-3", "business-1", "business-2", "business-3"];
    let expected = expected.iter().chain(&["park-2", "park-3", "factory-3", "factory-4"]);
    assert_eq!(pictures, expected.map(|name| format!("small-{name}")).collect::<Vec<_>>());
    let drawn: BTreeSet<String> = BigCity::pictures().into_iter().map(|picture| picture.svg).collect();
    assert_eq!(drawn.len(), BigCity::pictures().len(), "no two pictures are alike");
}

#[test]
fn the_line_and_its_ends_lie_above_the_buildings() {
    let lines = ["building business_1 14", "building business_1 11", "streetcars H(0,1) V(1,1)"];
    let layers = map(&seen(&lines, &[]));
    let keys: Vec<&str> = layers.iter().map(|layer| layer.0).collect();
    let place = |key| keys.iter().position(|other| *other == key).unwrap();
    assert!(place("line") > place("buildings"));
    let line = &layers[place("line")].1;
    assert_eq!((line.matches("data-piece=\"streetcar:").count(), line.matches("<circle").count()), (2, 4));
}

#[test]
fn bc_3_8_centre_and_outskirts_look_different_and_a_legend_says_which_is_which() {
    let view = seen(&[], &[]);
    let (ground, legend) = (layer(&view, "ground"), layer(&view, "legend"));
    let plots = |name: &str| ground.matches(&format!("#pic-{name}\"")).count();
    assert_eq!(plots("plot-outskirts"), view.city.outskirts().len());
    assert_eq!(plots("plot-centre"), view.city.plots().less(view.city.outskirts()).len());
    assert!(legend.contains("centre: business +1") && legend.contains("outskirts: residence +1"));
}

#[test]
fn the_points_of_a_building_are_said_with_their_sum() {
    let view = seen(&["streetcars H(0,1)", "hand 0: p14"], &[]);
    let build: Action = "build business_1 14".parse().unwrap();
    assert_eq!(say(&BigCity::say_worth(&view, build).unwrap()), "+9");
    let ledger = BigCity::ledger(&view, build).unwrap().said(&voice::<BigCity>(Lang::En));
    let line = |number: &str, what: &str| (number.to_owned(), what.to_owned());
    assert_eq!(ledger.title, "Single business on 14");
    assert_eq!(
        ledger.lines,
        [line("2", "base value"), line("+1", "centre"), line("×3", "streetcar and City Hall beside")]
    );
    assert_eq!(ledger.total.as_deref(), Some("9 points"));
}

#[test]
fn the_question_names_offers_where_there_are_some() {
    let asked = |options: &BigCityOptions| {
        let game = arranged(options, &["hand 0: p28 park_2"], &[]);
        let Turn::Decide { prompt, .. } = game.turn() else { panic!("somebody is asked") };
        say(&BigCity::say_prompt(&game.view(Viewer::Seat(Seat(0))), prompt))
    };
    let trade = BigCityOptions { trade_cards: true, ..BigCityOptions::default() };
    assert_eq!(asked(&BigCityOptions::default()), "Build, lay streetcars or a board, exchange cards or pass?");
    assert_eq!(asked(&trade), "Build, lay streetcars or a board, exchange, offer or pass?");
}

/// The map with characters; no line of it is too long for a terminal.
fn sketched(view: &View, lang: Lang) -> String {
    let lines = BigCity::sketch(view, &voice::<BigCity>(lang));
    assert!(lines.iter().all(|line| line.chars().count() <= 100), "{lines:#?}");
    lines.join("\n")
}

#[test]
fn the_sketch_is_narrow_and_shows_numbers_buildings_and_the_line() {
    let view = seen(&["streetcars H(0,1) V(1,1)"], &[]);
    for lang in Lang::ALL {
        let all = sketched(&view, lang);
        let hall = all.contains("║ CH") || all.contains("║ Mu");
        assert!(hall && all.contains("◎════╬") && all.contains("14*"), "{all}");
        let mut heads = all.lines().map(|line| line.split_whitespace().next());
        assert_eq!((heads.next(), heads.nth(1)), (Some(Some("A")), Some(Some("1"))), "as on the map: {all}");
    }
}

#[test]
fn an_ordinary_move_changes_little_of_the_map() {
    let mut game = Match::<BigCity>::new(BigCityOptions::default(), Seats(4), Seed::from_number(2)).unwrap();
    let (mut rng, mut legal) = (Rng::from_number(2), Vec::new());
    let (mut last, mut most) = (Vec::new(), 0);
    while let Turn::Decide { seat, .. } = game.turn() {
        legal.clear();
        game.position().legal(&mut legal);
        let build = legal.iter().copied().find(|action| matches!(action, Action::Build { .. }));
        let action = build.unwrap_or_else(|| rng.pick(&legal));
        let boards = game.position().view(Viewer::Spectator).city.laid();
        game.play(seat, action).unwrap();
        let view = game.position().view(Viewer::Spectator);
        let layers = map(&view);
        let changed: usize = layers.iter().filter(|layer| !last.contains(*layer)).map(|layer| layer.1.len()).sum();
        // A new neighbourhood moves everything.
        if !last.is_empty() && view.city.laid() == boards {
            most = most.max(changed);
        }
        last = layers;
        Lang::ALL.into_iter().for_each(|lang| drop(sketched(&view, lang)));
    }
    assert!((1..MOST_BYTES).contains(&most), "{most} bytes");
}
