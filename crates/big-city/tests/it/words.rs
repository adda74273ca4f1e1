//! The map in words, and scores that are explained before and after.

use big_city::{BigCity, BigCityOptions};
use engine::{Chance, Game, Present, Seat, Seed, Silent, Turn, Viewer};
use testkit::bare as say;
use testkit::table::{self, Bare};

const BOARDS: &str = "boards 2 0 (0,-2); 3 0 (3,0); 4 0 (-4,0); 5 0 (0,3)";

fn arranged(lines: &[&str]) -> BigCity {
    table::arranged(&BigCityOptions::default(), 3, lines, &[])
}

/// The choice and the log both explain a building of seat 0 with the same words.
fn check_score(lines: &[&str], action: &str, expect: &str) {
    let mut game = arranged(&[&[BOARDS], lines, &["turn 0"]].concat());
    let action = action.parse().unwrap();
    let choice = say(&BigCity::say_action(&game.view(Viewer::Seat(Seat(0))), action));
    let mut events = Vec::new();
    game.apply(action, &mut Chance::new(Seed::from_number(0)), &mut events);
    let built = say(&BigCity::say_event(&events[0]).unwrap());
    assert!(choice.ends_with(&format!(", {expect})")), "{choice}");
    assert!(built.ends_with(&format!(", {expect})")), "{built}");
}

#[test]
fn every_part_of_a_score_is_named_before_and_after() {
    let hall = "building city_hall 15";
    check_score(&["hand 0: p15"], "build residence_1 15", "score-base([part-base(2)], 1, 2)");
    check_score(&["hand 0: p15"], "build business_1 15", "score-sum([part-base(2), part-centre(+1)], 1, 3)");
    check_score(&["hand 0: p15"], "build city_hall 15", "score-nothing([part-base(0)], 1, 0)");
    check_score(
        &[hall, "building factory_4 41+42+45+46", "building park_2 44+48", "hand 0: p43 p47"],
        "build residence_2 43+47",
        "score-sum([part-base(6), part-outskirts(+1), part-park(+1), part-factory(-2)], 1, 6)",
    );
    check_score(
        &[hall, "streetcars H(-4,0)", "hand 0: p41"],
        "build residence_1 41",
        "score-streetcar([part-base(2), part-outskirts(+1)], 2, 6)",
    );
    check_score(
        &[hall, "hand 0: p14"],
        "build business_1 14",
        "score-city-hall([part-base(2), part-centre(+1)], 2, 6)",
    );
    check_score(
        &[hall, "streetcars H(0,1)", "hand 0: p14"],
        "build business_1 14",
        "score-both([part-base(2), part-centre(+1)], 3, 9)",
    );
    check_score(
        &[hall, "building factory_4 41+42+45+46", "hand 0: p47"],
        "build business_1 47",
        "score-minimum([part-base(2), part-factory(-2)], 1, 1)",
    );
}

fn told(game: &BigCity, viewer: Viewer) -> Vec<String> {
    BigCity::say_map(&game.view(viewer)).iter().map(say).collect()
}

#[test]
fn the_map_in_words() {
    let game = arranged(&[
        BOARDS,
        "building city_hall 15",
        "building park_2 11+12",
        "building business_2 18+52",
        "streetcars H(0,0)",
        "turn 0",
    ]);
    let lines = told(&game, Viewer::Seat(Seat(0)));
    for line in [
        "told-row(1, [told-run(E, 21 22 23 24)])",
        "told-row(3, [told-run(A, 41 42 43 44 11 12 13 31 32 33)])",
        "told-cars([street-between(H(0,0), 25, 11)], 16)",
    ] {
        assert!(lines.iter().any(|other| other == line), "{line} is missing in {lines:#?}");
    }
    let built = "[told-building(building-city-hall, 15), told-building(building-park-2, 11+12), \
                 told-building(building-business-2, 18+52), told-centre(13 14 16 19), told-outskirts(17)]";
    let board = |line: &&String| line.starts_with("told-board(board-name(1, Midtown), 0, ");
    let midtown = lines.iter().find(board).unwrap();
    assert!(midtown.ends_with(&format!("{built})")), "{midtown}");
}

#[test]
fn bc_9_2_spectators_are_told_of_backs_only() {
    let game = arranged(&[BOARDS, "hand 0: p11 p28", "hand 1: p17 p14", "hand 2:", "turn 0"]);
    let laid = |viewer| BigCity::lay(&game.view(viewer)).said(&Bare);
    let told = laid(Viewer::Spectator);
    let backs =
        |seat: usize| told.chips[seat].minis.iter().map(|card| card.title.as_deref().unwrap()).collect::<Vec<_>>();
    assert_eq!(
        [backs(0), backs(1), backs(2)],
        [vec!["common-plain(1)", "common-plain(2)"], vec!["common-plain(1)"; 2], vec![]]
    );
    let mentions = |viewer| format!("{:?}", laid(viewer)).contains("card-plot");
    assert_eq!([mentions(Viewer::Spectator), mentions(Viewer::Seat(Seat(0)))], [false, true]);
}

fn play(game: &mut BigCity, action: &str) {
    game.apply(action.parse().unwrap(), &mut Chance::new(Seed::from_number(0)), &mut Silent);
}

#[test]
fn bc_6_4_5_a_park_over_an_own_card_says_so() {
    let mut game = arranged(&[BOARDS, "building city_hall 15", "hand 0: park_2 p14", "turn 0"]);
    play(&mut game, "facility park_2");
    let said = |viewer| say(&BigCity::say_action(&game.view(viewer), "site 14+17".parse().unwrap()));
    assert_eq!(said(Viewer::Seat(Seat(0))), "action-site-own(14+17, 14, 1)");
    assert_eq!(said(Viewer::Seat(Seat(1))), "action-site(14+17, , 0)");
}

#[test]
fn bc_6_9_7_only_the_player_on_turn_hears_that_nothing_can_go() {
    let park = ["building city_hall 15", "building park_2 11+12"];
    let mut game = arranged(&[&[BOARDS], &park[..], &["hand 0: p17", "hand 1: p11", "turn 0"]].concat());
    play(&mut game, "pass");
    let Turn::Decide { seat: Seat(0), prompt } = game.turn() else { panic!("seat 0 is asked about useless cards") };
    let said = |seat| say(&BigCity::say_prompt(&game.view(Viewer::Seat(Seat(seat))), prompt));
    assert_eq!([said(0), said(1)], ["prompt-no-useless", "prompt-useless"]);
}

#[test]
fn a_street_at_the_edge_is_named_by_the_side_of_its_plot() {
    let game = arranged(&[BOARDS, "building city_hall 15", "streetcars V(-4,0)", "turn 0"]);
    let lines = told(&game, Viewer::Spectator);
    let line = "told-cars([street-along(V(-4,0), 41, west)], 16)";
    assert!(lines.iter().any(|other| other == line), "{lines:#?}");
}
