//! What is hidden, what is shown, and what can be taken back.

use std::collections::BTreeMap;

use big_city::{Action, BigCity, BigCityOptions, Board, Card, FirstPlayer};
use engine::{Chance, Game, Match, Rng, Seat, Seats, Seed, Silent, Turn, Undo, Viewer};

const STD5: &str = "boards 2 0 (0,-2); 3 0 (3,0); 4 0 (-4,0); 5 0 (0,3)";

fn options() -> BigCityOptions {
    BigCityOptions { first_player: FirstPlayer::Seat1, trade_cards: true, ..BigCityOptions::default() }
}

fn arranged(lines: &[&str]) -> BigCity {
    let game: BigCity = testkit::table::arranged(&options(), 3, lines, &[]);
    game.audit().unwrap_or_else(|violation| panic!("{violation}"));
    game
}

/// Plays actions of seat 0 and says whether each may be taken back freely.
fn undo_after(lines: &[&str], actions: &[&str]) -> Vec<bool> {
    let mut game = Match::from_position(options(), Seats(3), Seed::from_number(3), arranged(lines));
    let free = |action: &&str| {
        game.play(Seat(0), action.parse().unwrap()).unwrap_or_else(|error| panic!("{action}: {error}"));
        game.may_undo(Seat(0)) == Undo::Free
    };
    actions.iter().map(free).collect()
}

#[test]
fn bc_5_4_what_reveals_something_cannot_be_taken_back_freely() {
    let hand = "hand 0: p11 park_2 p33";
    let after_hall = [STD5, "building city_hall 15", hand, "turn 0"];
    assert_eq!(undo_after(&after_hall, &["build residence_1 11", "draw 1"]), [false, false]);
    assert_eq!(undo_after(&after_hall, &["facility park_2", "site 12+26"]), [true, false]);
    assert_eq!(undo_after(&after_hall, &["streetcar V(1,0)"]), [true]);
    assert_eq!(undo_after(&after_hall, &["neighbourhood 6", "place 0 (3,3)"]), [true, true]);
    assert_eq!(undo_after(&after_hall, &["exchange", "return p11", "done", "draw 1"]), [true, true, true, false]);
    assert_eq!(undo_after(&after_hall, &["offer", "slot p11", "one", "wish 3", "done"]), [true; 5]);
    let covered = [STD5, "building city_hall 15", "building park_2 12+26", "hand 0: p12 p33", "turn 0"];
    assert_eq!(undo_after(&covered, &["pass", "discard p12"]), [true, false]);
}

#[test]
fn bc_5_4_the_last_answer_and_the_last_pick_reveal() {
    let lines = [STD5, "hand 0: p11 p33", "hand 1: p21", "hand 2: p31", "turn 0"];
    let mut game = Match::from_position(options(), Seats(3), Seed::from_number(3), arranged(&lines));
    let mut play = |seat, action: &str| {
        game.play(Seat(seat), action.parse().unwrap()).unwrap();
        game.may_undo(Seat(seat)) == Undo::Free
    };
    for action in ["offer", "slot p11", "one", "done"] {
        assert!(play(0, action));
    }
    assert!(play(1, "answer p21"));
    assert!(!play(2, "answer p31"));
    assert!(!play(0, "take 1"));
}

#[test]
fn bc_9_3_nobody_sees_other_hands_and_bc_9_4_a_spectator_knows_nothing() {
    let game = arranged(&[STD5, "turn 0"]);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        let view = game.view(viewer);
        for seat in view.seats.iter() {
            assert!(view.hands[seat].iter().all(|held| held.card.is_some() == viewer.is(seat)));
        }
        assert!(view.stacks.iter().all(|stack| stack.iter().all(|place| place.card.is_none())));
    }
}

/// How often each card of stack 2 appears where in imagined positions: on top of the stack, or with seat 1.
fn spread(game: &BigCity, viewer: Viewer) -> BTreeMap<(Card, bool), u32> {
    let view = game.view(viewer);
    let mut rng = Rng::from_number(11);
    let mut counts = BTreeMap::new();
    for _ in 0..4000 {
        let world = BigCity::imagine(&view, &mut rng);
        let open = world.view(Viewer::Seat(Seat(1)));
        let of_two = |card: &Card| card.stack() == Board::new(2).unwrap();
        for card in open.own().iter().filter(of_two) {
            *counts.entry((card, true)).or_default() += 1;
        }
        let mut after = world;
        after.apply(
            Action::Draw { stack: Board::new(2).unwrap() },
            &mut Chance::new(Seed::from_number(0)),
            &mut Silent,
        );
        let drawn = after.view(Viewer::Seat(Seat(0))).own().less(world.view(Viewer::Seat(Seat(0))).own());
        drawn.iter().for_each(|card| *counts.entry((card, false)).or_default() += 1);
    }
    counts
}

#[test]
fn bc_9_5_unknown_cards_are_anywhere_with_equal_chances() {
    // Seat 0 has just built and draws; of stack 2 it holds p21 and knows p28 at the bottom.
    let lines = [
        STD5,
        "hand 0: p11 p21",
        "hand 1: p22 p23",
        "hand 2: p33",
        "stack 2: p24 p25 p26 p28",
        "knows 0: p28",
        "turn 0",
    ];
    let mut game = arranged(&lines);
    game.apply("build residence_1 11".parse().unwrap(), &mut Chance::new(Seed::from_number(0)), &mut Silent);
    let counts = spread(&game, Viewer::Seat(Seat(0)));
    for name in ["p22", "p23", "p24", "p25", "p26"] {
        let card: Card = name.parse().unwrap();
        let (held, top) = (counts[&(card, true)], counts[&(card, false)]);
        assert!((1450..1750).contains(&held), "{name} is with seat 1 in {held} of 4000");
        assert!((680..920).contains(&top), "{name} is on top in {top} of 4000");
    }
    assert!(!counts.keys().any(|(card, _)| ["p21", "p28", "p27"].contains(&card.to_string().as_str())));
}

#[test]
fn bc_7_12_every_game_ends() {
    let mut legal = Vec::new();
    for seed in 0..40 {
        let mut chance = Chance::new(Seed::from_number(seed));
        let mut rng = Rng::from_number(seed);
        let mut game = BigCity::setup(&BigCityOptions::default(), Seats(5), &mut chance, &mut Silent).unwrap();
        let mut busy = 0;
        while let Turn::Decide { .. } = game.turn() {
            legal.clear();
            game.legal(&mut legal);
            let action = rng.pick(&legal);
            busy += u32::from(matches!(
                action,
                Action::Build { .. } | Action::Site { .. } | Action::Streetcar { .. } | Action::Place { .. }
            ));
            game.apply(action, &mut chance, &mut Silent);
        }
        assert!(busy <= 52 + 17 + 7, "{busy} changes of the city");
    }
}
