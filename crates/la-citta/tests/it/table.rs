//! What lies on the table around the map, and what the map marks.

use engine::pieces::{Piece, State};
use engine::{Chance, Game, Lang, Phrase, Present, Rng, Seed, Silent, Turn, Viewer};
use la_citta::{LaCitta, LaCittaOptions, View};
use testkit::bare as say;
use testkit::pictures::{after, voice};
use testkit::table::{self, Bare, cards, grids, pane, rows, texts};

fn arranged(lines: &[&str], actions: &[&str]) -> View {
    let position: LaCitta = table::arranged(&LaCittaOptions::default(), 2, lines, actions);
    position.view(Viewer::Seat(position.open.actor))
}

/// The view when everybody has chosen whatever comes first, to the end of the game.
fn ended(view: &View) -> View {
    let mut chance = Chance::new(Seed::from_number(3));
    let mut position = LaCitta::imagine(view, &mut Rng::from_number(3));
    let mut legal = Vec::new();
    while position.turn() != Turn::Over {
        legal.clear();
        position.legal(&mut legal);
        position.apply(legal[0], &mut chance, &mut Silent);
    }
    position.view(view.viewer)
}

fn said(pieces: &[Piece]) -> Vec<String> {
    texts(pieces).into_iter().map(say).collect()
}

fn layer<'a>(map: &'a engine::pieces::Map, key: &str) -> &'a str {
    &map.layers.iter().find(|layer| layer.key == key).expect("a layer").svg
}

const TWO_CITIES: [&str; 5] = [
    "tiles: 1w21 12332 m2w2 1w2mw 1mw1",
    "no cities",
    "city a1: castle J8; K8 bathhouse; P=4",
    "city b1: castle O8; N8 fountain, O9 statue; P=4",
    "voice: C H H C",
];

/// A year's end is arranged before its Voice cards, everything else after them.
fn with(more: &[&'static str]) -> Vec<&'static str> {
    let (time, rest): (Vec<&str>, Vec<&str>) =
        more.iter().partition(|line| line.starts_with(['y', 'c']) && !line.contains(':'));
    time.into_iter().chain(TWO_CITIES).chain(rest).collect()
}

#[test]
fn migration_names_its_phase_and_marks_the_city_and_the_demands() {
    let view = arranged(&with(&["year 6", "close 1", "figures 0: hygiene K8"]), &["pass"]);
    let table = LaCitta::lay(&view);
    let place = say(&table.place);
    assert!(place.contains("place-migration(6, 6, [demand-culture, demand-hygiene])"), "{place}");
    let ribbon = &table.ribbons[0];
    assert_eq!(say(&ribbon.steps[ribbon.now.expect("a phase")].title), "phase-migration");
    let voices = cards(&pane(&table, "voice").body);
    assert_eq!(voices.iter().filter(|card| card.state == State::Marked).count(), 2);
    let map = LaCitta::maps(&view, &engine::Brush::new(&Bare)).swap_remove(0);
    assert!(layer(&map, "marks").contains("data-piece=\"asked\""));
    assert!(layer(&map, "rivals").contains("#pic-hygiene") && layer(&map, "rivals").contains("#pic-culture"));
}

#[test]
fn the_end_shows_points_winner_and_famine_and_no_lock() {
    let view = ended(&arranged(&with(&["year 6", "close 1", "city a2: castle G14; P=20"]), &["pass"]));
    let table = LaCitta::lay(&view);
    let cells = |row: &(Phrase, Vec<Phrase>)| say(&row.0) + " " + &row.1.iter().map(say).collect::<Vec<_>>().join(" ");
    let rows: Vec<String> = grids(&pane(&table, "result").body)[0].rows.iter().map(cells).collect();
    assert!(rows[0].starts_with("result-seat(1, "), "{rows:?}");
    assert!(rows.iter().any(|row| row.contains("(−5)")), "{rows:?}");
    assert!(say(&table.place).starts_with("place-over("));
    let facts: Vec<String> = table.chips.iter().map(|chip| say(chip.facts.as_ref().expect("facts"))).collect();
    assert!(facts[0].contains("fact-famine(5)") && !facts[0].contains("fact-penalty"), "{facts:?}");
}

#[test]
fn two_faces_of_a_stack_share_one_number() {
    let table = LaCitta::lay(&arranged(&TWO_CITIES, &[]));
    let farms = rows(&pane(&table, "buildings").body)[0];
    let picks: Vec<_> = cards(&pane(&table, "buildings").body[..1]).iter().map(|card| card.pick.clone()).collect();
    assert_eq!(picks, [Some("tile:farm".to_owned()), Some("tile:quarry".to_owned())]);
    assert_eq!(farms.end.iter().map(say).collect::<Vec<_>>(), ["common-plain(40)", "stack-shared"]);
}

#[test]
fn past_voices_discards_and_cards_before_players_are_shown() {
    let view = arranged(
        &with(&["year 2", "discards: palace, palace", "unseen discards: hospital", "front 1: cathedral"]),
        &[],
    );
    let table = LaCitta::lay(&view);
    let politics = said(&pane(&table, "politics").body);
    assert_eq!(politics, ["politics-discards([card-copies(card-palace, 2), cards-unseen(1)])"]);
    let voice = said(&pane(&table, "voice").body);
    assert!(voice[0].starts_with("voice-past(⟨"), "{voice:?}");
    assert!(said(&table.chips[1].body).contains(&"chip-front([card-cathedral])".to_owned()));
}

#[test]
fn cards_show_arches_prices_and_effects() {
    let view = arranged(&with(&["display: hospital, golden_times"]), &[]);
    let table = LaCitta::lay(&view);
    let cards = cards(&pane(&table, "politics").body);
    let of = |pick: &str| *cards.iter().find(|card| card.pick.as_deref() == Some(pick)).expect("on display");
    let hospital: Vec<String> = of("card:hospital").lines.iter().map(say).collect();
    assert_eq!(hospital, ["arches(⟨hygiene⟩, demand-hygiene)", "arches(⟨education⟩, demand-education)"]);
    let times = of("card:golden_times").levels.iter().map(|(price, brings)| say(price) + ": " + &say(brings));
    let times: Vec<String> = times.collect();
    assert_eq!(times[2], "common-plain(5): level-citizens(3)");
}

#[test]
fn a_ledger_tells_what_the_action_does_and_how_rivals_then_stand() {
    let cities = ["no cities", "city a1: castle J8; P=4", "city b1: castle O8; N8 statue; P=4", "first 0", "actor 0"];
    let view = arranged(&with(&cities), &["build statue"]);
    let ledger = LaCitta::ledger(&view, "site K8".parse().expect("an action")).expect("a ledger");
    let lines: Vec<String> = ledger.lines.iter().map(|(by, what)| format!("{by} {}", say(what))).collect();
    assert_eq!(lines[0], "+1 ledger-arches(0, 1, ⟨culture⟩, demand-culture)");
    assert_eq!(lines[1], "−1 ledger-castle(4, 3)");
    assert!(lines.contains(&"1 : 1 ledger-level(common-plain(⟨sign-1⟩1), demand-culture)".to_owned()), "{lines:?}");
}

#[test]
fn an_ordinary_move_sends_little_of_the_map_again() {
    let lines = with(&["first 0", "actor 0"]);
    let map = |actions: &[&str]| LaCitta::maps(&arranged(&lines, actions), &engine::Brush::new(&Bare)).swap_remove(0);
    let (before, after) = (map(&[]), map(&["build statue", "site I8"]));
    let changed = before.layers.iter().zip(&after.layers).filter(|(old, new)| old != new);
    let sent: usize = changed.map(|(_, new)| new.svg.len()).sum();
    assert!((1..40_000).contains(&sent), "{sent} bytes");
}

#[test]
fn the_sketch_fits_a_terminal() {
    for (seats, lang) in (2..=5).flat_map(|seats| Lang::ALL.map(|lang| (seats, lang))) {
        let view = after::<LaCitta>(&LaCittaOptions::default(), seats, 5, 150);
        let lines = LaCitta::sketch(&view, &voice::<LaCitta>(lang));
        assert!(lines.iter().all(|line| line.chars().count() <= 80), "{lines:#?}");
        assert!(lines.iter().any(|line| line.contains('●')), "{lines:#?}");
    }
}
