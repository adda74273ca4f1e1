//! What lies on the table: the telling facts, as players read them.

use std::collections::BTreeSet;

use engine::pieces::Tabletop;
use engine::{Chance, Game, Lang, Present, Rng, Seat, Seats, Seed, Silent, Turn, Viewer};
use testkit::pictures::voice;
use testkit::table::{self, cards, grids, pane, rows, tracks};
use the_capitals::{Action, Capitals, CapitalsOptions, Cell, Event, Resource, View, Why};

/// A table of four, set up by hand, as seat 0 sees it after some actions.
fn arranged(lines: &[&str], actions: &[&str]) -> View {
    let game: Capitals = table::arranged(&CapitalsOptions::default(), 4, lines, actions);
    game.view(Viewer::Seat(Seat(0)))
}

const TRACKS: [&str; 6] = [
    "initiative: 0@2 1@3 2@4 3@5",
    "round 6",
    "tracks 0: P11 E9 S4 $17 C12 L3 g4",
    "tracks 1: P9 E6 S3 $9 C9 L6 g14",
    "tracks 2: P7 E7 S6 $22 C5 L2 g5",
    "tracks 3: P12 E8 S1 $4 C3 L3 g0",
];

fn lines(more: &[&'static str]) -> Vec<&'static str> {
    TRACKS.into_iter().chain(more.iter().copied()).collect()
}

fn laid(view: &View) -> Tabletop<String> {
    table::laid::<Capitals>(view)
}

#[test]
fn ca_6_7_everybody_sees_what_the_next_expo_would_score() {
    let table = laid(&arranged(&lines(&["phase building 0"]), &[]));
    let expo = grids(&pane(&table, "expo").body);
    // Employment 9 is worth 6; two people have no work; four public services bring cubes and are second.
    assert_eq!(expo[0].rows[0].1, ["+6", "−2", "0", "−2", "+2"]);
    assert_eq!(expo[0].rows[2].1, ["+3", "0", "+4", "0", "+7"]);
    assert_eq!(pane(&table, "tracks").badge.as_deref(), Some("Expo +2 ⟨star⟩"));
    // The spaces beside the own one, with what they would bring (CA-3.9, CA-3.10).
    assert_eq!((expo[1].columns[3].as_str(), expo[1].rows[0].1[4].as_str()), ("9", "+8"));
    assert_eq!(expo[2].rows[0].1[3], "+1 ⟨gear⟩");
}

#[test]
fn ca_3_8_the_ends_of_the_tracks_say_what_they_bring() {
    let table = laid(&arranged(&lines(&["phase building 0"]), &[]));
    let ends = grids(&pane(&table, "ends").body);
    assert_eq!(ends[0].rows[0].1, ["24: +2 ⟨star⟩", "20: +2 ⟨star⟩", "6: +3 ⟨cube⟩", "30: +2 ⟨star⟩", "60: +1 ⟨star⟩"]);
    assert_eq!(ends[0].rows[1].1[4], "–");
}

#[test]
fn ca_6_1_10_progress_at_the_last_level_is_shown_as_it_is() {
    let table = laid(&arranged(&lines(&["phase building 0"]), &[]));
    let progress = tracks(&pane(&table, "tracks").body)[5];
    assert_eq!((progress.range, progress.marks[1]), ((0, 14), (Seat(1), 14)));
}

#[test]
fn ca_3_13_empty_rows_stay_and_projects_say_their_era() {
    let table = laid(&arranged(&lines(&["projects: / stadium / baker park", "phase building 0"]), &[]));
    let rows = rows(&pane(&table, "projects").body);
    let labels: Vec<_> = rows.iter().map(|row| row.label.as_deref()).collect();
    assert_eq!(labels, [Some("$0"), Some("$2"), Some("$4")]);
    assert!(cards(&rows[0].pieces).is_empty());
    assert_eq!(cards(&rows[1].pieces)[0].aside.as_deref(), Some("III"));
    assert_eq!(
        cards(&rows[2].pieces)[0].lines,
        ["+1 ⟨gear⟩  +1 ⟨work⟩  −1 ⟨shield⟩", "⟨bolt⟩ 2: +$4", "+$4 when you activate any tile beside it",]
    );
}

#[test]
fn ca_6_3_6_ca_6_3_9_a_cell_shows_penalty_and_neighbours() {
    let more = ["projects: doctor park / / ", "city 0: downtown_abode@0,1", "phase building 0"];
    let view = arranged(&lines(&more), &["take doctor"]);
    let worth = |x, y| {
        let said = Capitals::say_worth(&view, Action::Place(Cell::new(x, y)))?;
        Some(engine::Say::say(&voice::<Capitals>(Lang::En), &said))
    };
    // Beside the home: a public service. Far from City Hall and token: both rules broken.
    assert_eq!(worth(1, 1).as_deref(), Some("+1 ⟨shield⟩"));
    assert_eq!(worth(2, -1).as_deref(), Some("−4 ⟨star⟩"));
}

#[test]
fn ca_6_2_3_a_space_shows_its_price_and_the_sum_behind_it() {
    let view = arranged(&lines(&["phase political 0"]), &[]);
    let action = "space 3".parse().expect("an action");
    let words = voice::<Capitals>(Lang::En);
    let ledger = Capitals::ledger(&view, action).expect("a sum").said(&words);
    assert_eq!(ledger.lines.iter().map(|line| line.0.as_str()).collect::<Vec<_>>(), ["$2", "×4"]);
    assert_eq!(ledger.total.as_deref(), Some("$8"));
}

#[test]
fn every_city_has_picks_of_its_own() {
    let view = arranged(&lines(&["phase building 0"]), &[]);
    let maps = Capitals::maps(&view, &engine::Brush::new(&voice::<Capitals>(Lang::En)));
    let picks = |map: &engine::pieces::Map| -> Vec<String> {
        let svg: String = map.layers.iter().map(|layer| &*layer.svg).collect();
        svg.split("data-pick=\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
    };
    let all: Vec<String> = maps.iter().flat_map(picks).collect();
    assert_eq!(all.len(), all.iter().collect::<BTreeSet<_>>().len());
    assert_eq!(
        maps.iter().map(|map| map.seat).collect::<Vec<_>>(),
        (0..4).map(|seat| Some(Seat(seat))).collect::<Vec<_>>()
    );
}

/// Along random games: questions fit the bar, drawings with characters fit the terminal, a move changes little.
#[test]
fn questions_and_drawings_keep_their_measure() {
    let options = CapitalsOptions { prosperity: true, ..CapitalsOptions::default() };
    for (seed, lang) in [(1, Lang::En), (2, Lang::It)] {
        let mut chance = Chance::new(Seed::from_number(seed));
        let mut game = Capitals::setup(&options, Seats(5), &mut chance, &mut Silent).expect("options");
        let (mut rng, mut legal, words) = (Rng::from_number(seed), Vec::new(), voice::<Capitals>(lang));
        while let Turn::Decide { seat, prompt } = game.turn() {
            let view = game.view(Viewer::Seat(seat));
            let question = engine::Say::say(&words, &Capitals::say_prompt(&view, prompt));
            assert!(question.chars().count() <= 75, "{question}");
            let wide = Capitals::sketch(&view, &words).into_iter().find(|line| line.chars().count() > 80);
            assert_eq!(wide, None);
            legal.clear();
            game.legal(&mut legal);
            game.apply(rng.pick(&legal), &mut chance, &mut Silent);
        }
    }
}

#[test]
fn ca_6_8_2_the_log_tells_what_taxes_bring_and_cost() {
    let lines = [
        "initiative: 1@2 0@3 2@4 3@5",
        "city 0: furley_apartments@0,1",
        "tracks 0: $1 Q4 P3",
        "tourist 0: 1",
        "phase executive 0",
    ];
    let mut game: Capitals = table::arranged(&CapitalsOptions::default(), 4, &lines, &[]);
    let mut events: Vec<Event> = Vec::new();
    game.apply("activate furley_apartments".parse().unwrap(), &mut Chance::new(Seed::from_number(0)), &mut events);
    let taxed = events.iter().filter_map(|event| match *event {
        Event::Changed { what, by, why: Why::Taxation, .. } => Some((what, by)),
        _ => None,
    });
    // Four times $3 for a prestige each.
    assert_eq!(taxed.collect::<Vec<_>>(), [(Resource::Money, 12), (Resource::Prestige, -4)]);
}
