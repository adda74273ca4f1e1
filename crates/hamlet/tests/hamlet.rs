//! Hamlet obeys the laws like any other game; its tests are the template for the tests of a game.

use std::collections::BTreeSet;

use bots::{Fault, Player, Question};
use engine::{Game, Lang, Match, Present, Rng, Seat, Seats, Seed, Viewer};
use hamlet::{Hamlet, HamletOptions};
use proptest::prelude::*;
use testkit::arena::{Arena, Entrant, GameResult, share_of};
use testkit::golden::{self, Golden};
use testkit::laws::{Trial, fuzz_notation, obey};
use testkit::{clauses, lessons, perft, pictures, scenario, table, topics};

fn here(path: &str) -> String {
    format!("{}/tests/{path}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn laws() {
    for hand_size in 3..=5 {
        for seats in 2..=4 {
            obey::<Hamlet>(
                &HamletOptions { hand_size },
                Trial { seats, games: 40, seed: 100 * u64::from(seats), every: 4, drawn: 1 },
            );
        }
    }
}

#[test]
fn every_kind_of_question_is_introduced() {
    topics::check::<Hamlet>(include_str!("../src/show.rs"));
}

#[test]
fn scenarios() {
    scenario::run_directory::<Hamlet>(&here("scenarios"));
}

#[test]
fn lessons_can_be_finished() {
    lessons::check::<Hamlet>(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons"));
}

/// What the law finds wrong with a lesson.
fn faults_of(name: &str, text: &str) -> String {
    let directory = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&directory).expect("a writable directory");
    std::fs::write(directory.join("slip.toml"), text).expect("a writable file");
    let directory = directory.to_str().expect("a plain path").to_owned();
    let found = std::panic::catch_unwind(|| lessons::check::<Hamlet>(&directory)).expect_err("a fault");
    found.downcast_ref::<String>().cloned().unwrap_or_default()
}

const LESSON: &str = r#"title = { en = "T", it = "T" }
about = { en = "A", it = "A" }
minutes = 1
[position]
seats = 2
arrange = ["lane: 2", "hand 0: 2 3 5 6", "hand 1: 1 1 3 6"]

[[step]]
say = { en = "Build.", it = "Costruisci." }
point = ["card:6"]
play = ["build 6"]
then = ["1 build 3"]
else = { en = "No.", it = "No." }

[[step]]
say = { en = "Well done.", it = "Bravo." }
"#;

#[test]
fn a_fault_in_a_lesson_names_its_file_and_line() {
    let slips = [
        ("play", "\"build 6\"", "\"build 4\"", "line 8: \"build 4\" is not legal"),
        ("point", "card:6", "card:4", "line 8: \"card:4\" is not on the table"),
        ("then", "1 build 3", "1 build 5", "line 8: after \"build 6\": \"1 build 5\" is not legal"),
        ("else", "else = { en = \"No.\", it = \"No.\" }", "", "line 8: nothing is said to"),
        ("words", "en = \"Well done.\"", "en = \"\"", "line 15: en: empty"),
        ("icon", "Bravo.", "Bravo ⟨crown⟩.", "line 15: it has no word for the icon \"crown\""),
    ];
    for (name, sound, slip, expected) in slips {
        let found = faults_of(name, &LESSON.replace(sound, slip));
        assert!(found.contains(&format!("slip.toml: {expected}")), "{name}: {found}");
    }
}

/// What a scenario that expects something of a fresh table finds wrong.
fn found_wrong(expected: &str) -> Vec<String> {
    let text = format!("game = \"hamlet\"\n[[scenario]]\nname = \"x\"\n[[scenario.step]]\nexpect = {{ {expected} }}\n");
    let file = scenario::parse(&text).expect("a scenario file");
    scenario::run::<Hamlet>(&file.scenarios[0]).map_or_else(|failure| failure.differences, |()| Vec::new())
}

#[test]
fn nothing_is_expected_only_where_nothing_is() {
    assert_eq!(found_wrong(r#""/lane/0" = "(nothing)""#), [""; 0]);
    assert_eq!(found_wrong(r#""/lane" = "(nothing)""#), [r#"position: /lane is [], expected "(nothing)""#]);
    let slip = found_wrong(r#""/lain/0" = "(nothing)""#);
    assert_eq!(slip, [r#"position: there is no /lain/0, expected "(nothing)""#], "a slip of the pen is no nothing");
}

#[test]
fn golden_records() {
    let kinds = ["event:built", "event:quarrelled", "event:yielded", "event:feuded", "event:drew"];
    let actions = ["action:build", "action:yield", "action:feud", "seats:2", "seats:3", "seats:4"];
    Golden::<Hamlet> {
        directory: &here("golden"),
        features: golden::kinds,
        demanded: kinds.into_iter().chain(actions).map(String::from).collect::<BTreeSet<_>>(),
        tables: (2..=4).map(|seats| (HamletOptions::default(), seats)).collect(),
        player: golden::any,
    }
    .check();
}

#[test]
fn perft_counts() {
    let counts: Vec<_> = (1..=5).map(|depth| perft::perft::<Hamlet>(&HamletOptions::default(), 2, 1, depth)).collect();
    assert_eq!(counts, [3, 12, 33, 98, 259]);
}

#[test]
fn picture() {
    let view = pictures::after::<Hamlet>(&HamletOptions::default(), 3, 5, 14);
    pictures::check::<Hamlet>(&here("pictures"), "middle", &view, Lang::En);
}

#[test]
fn every_rule_has_a_test() {
    let rulebooks = Lang::ALL.map(Hamlet::rulebook);
    clauses::check(env!("CARGO_MANIFEST_DIR"), rulebooks, "HA", &["HA-1.1"]);
}

#[test]
fn ha_3_4_whoever_yields_with_a_higher_card_is_told() {
    let slip = |hand: &str| {
        let lines = ["lane: 2", "hand 0: 2 3", hand];
        table::slip(&table::arranged::<Hamlet>(&HamletOptions::default(), 2, &lines, &["build 2"]), "yield")
    };
    let told = "You hold a 3: thrown away, it scores 2 for you and leaves your neighbour nothing.";
    assert_eq!(slip("hand 1: 1 3 6").as_deref(), Some(told));
    assert_eq!(slip("hand 1: 1 2"), None);
}

#[test]
fn ha_5_1_a_spectator_sees_no_hand() {
    let view = pictures::after::<Hamlet>(&HamletOptions::default(), 3, 5, 14);
    assert!(view.own.is_some());
    let world = Hamlet::imagine(&view, &mut Rng::from_number(1));
    assert!(world.view(Viewer::Spectator).own.is_none());
}

#[test]
fn ha_5_2_unknown_cards_are_shuffled_evenly() {
    let view = pictures::after::<Hamlet>(&HamletOptions::default(), 2, 5, 0);
    let mut rng = Rng::from_number(1);
    let mut sums = [0u32; 2];
    for _ in 0..400 {
        let world = Hamlet::imagine(&view, &mut rng);
        let other = world.view(Viewer::Seat(Seat(1))).own.expect("a seat sees its hand");
        sums[usize::from(other[0] > 0)] += 1;
    }
    assert!(sums.iter().all(|&n| n > 100), "{sums:?}");
}

#[test]
fn greedy_beats_random() {
    let share = share_of::<Hamlet>(&HamletOptions::default(), &["greedy", "random"], 200);
    assert!(share > 0.6, "{share}");
}

/// A player of one's own.
struct Anything;

impl Player<Hamlet> for Anything {
    fn choose(&mut self, question: &Question<'_, Hamlet>, luck: &mut Rng) -> Result<<Hamlet as Game>::Action, Fault> {
        Ok(luck.pick(question.legal))
    }
}

#[test]
fn equal_bots_do_not_play_the_same_game_in_every_rotation() {
    let entrants = (0..3).map(|_| Entrant::own("random", || Anything)).collect();
    let arena = Arena::<Hamlet> { options: &HamletOptions::default(), entrants, games: 30, seed: 1 };
    let results = arena.run(|| ()).expect("legal options");
    let alike = |block: &&[GameResult]| block.iter().all(|result| result.outcome == block[0].outcome);
    assert!(results.chunks(3).filter(alike).count() < 3, "{results:?}");
}

#[test]
fn looking_ahead_beats_greed() {
    let share = share_of::<Hamlet>(&HamletOptions::default(), &["search", "greedy"], 60);
    assert!(share > 0.5, "{share}");
}

/// The first legal action, `steps` times.
fn play_on(game: &mut Match<Hamlet>, steps: usize) {
    for _ in 0..steps {
        let mut legal = Vec::new();
        game.position().legal(&mut legal);
        game.play(game.turn().seat().expect("not over yet"), legal[0]).expect("legal");
    }
}

#[test]
fn a_resumed_match_goes_back_no_further_than_its_snapshot() {
    let (options, seats, seed) = (HamletOptions::default(), Seats(2), Seed::from_number(5));
    let mut game = Match::<Hamlet>::new(options.clone(), seats, seed).expect("standard options");
    play_on(&mut game, 4);
    let mut resumed = Match::<Hamlet>::resume(options, seats, seed, game.snapshot());
    play_on(&mut resumed, 2);
    let back = resumed.undone().and_then(|once| once.undone()).expect("two decisions to take back");
    assert_eq!((back.position(), back.steps().len()), (game.position(), 0));
    assert_eq!(resumed.at(2).expect("now").position(), resumed.position());
}

#[test]
fn mangled_notation_is_refused_or_read_back() {
    (2..=4).for_each(|seats| fuzz_notation::<Hamlet>(&HamletOptions::default(), seats));
}

proptest! {
    #[test]
    fn any_text_is_a_scenario_file_or_an_error_with_a_reason(text in "(game = \"hamlet\"\n)?(\\[\\[scenario\\]\\]\n)?.{0,200}") {
        if let Err(error) = scenario::parse(&text) {
            prop_assert!(!error.message.is_empty());
        }
    }

    #[test]
    fn any_scenario_runs_or_fails_without_panic(
        line in "[0-3] (build|feud|yield) ?[0-9]?|.{0,40}",
        pointer in "/(seats|hand_size|deck/[01]|lane|hands/[0-2]/[0-5]|scores/0|thrown/0|prompts/0/(seat|prompt))|/[a-z0-9/]{0,12}",
        value in prop_oneof![0i64..12, -300i64..300],
    ) {
        let quote = |text: &str| serde_json::to_string(text).expect("a string");
        let text = format!(
            "game = \"hamlet\"\n[[scenario]]\nname = \"x\"\narrange = [{}]\npatch = {{ {} = {value} }}\n[[scenario.step]]\ndo = [{}]\n",
            quote("hand 0: 1 2"), quote(&pointer), quote(&line)
        );
        if let Ok(file) = scenario::parse(&text) {
            file.scenarios.iter().for_each(|scenario| drop(scenario::run::<Hamlet>(scenario)));
        }
    }
}
