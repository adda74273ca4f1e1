//! What lies around the map and on it says what a player needs to know.

use engine::pieces::{Pane, Piece, State, Tabletop};
use engine::{Game, Lang, Match, Phrase, Present, Rng, Say, Seat, Seats, Seed, Turn, Viewer};
use testkit::pictures::voice;
use testkit::table::{self, cards, pane};
use urban_sprawl::{Action, UrbanSprawl, UrbanSprawlOptions, View};

/// The most that an ordinary move may change of the map.
const MOST_BYTES: usize = 40_000;

/// A position among four after some lines of a scenario and some actions.
fn arranged(lines: &[&str], actions: &[&str]) -> UrbanSprawl {
    table::arranged(&UrbanSprawlOptions::default(), 4, lines, actions)
}

/// How the first player sees a position.
fn seen(lines: &[&str], actions: &[&str]) -> View {
    arranged(lines, actions).view(Viewer::Seat(Seat(0)))
}

fn say(phrase: &Phrase) -> String {
    voice::<UrbanSprawl>(Lang::En).say(phrase)
}

fn laid(view: &View) -> Tabletop<String> {
    table::laid::<UrbanSprawl>(view)
}

fn titles(pane: &Pane<String>) -> Vec<&str> {
    cards(&pane.body).iter().filter_map(|card| card.title.as_deref()).collect()
}

#[test]
fn action_points_left_and_the_extra_favor_are_said() {
    let table = laid(&seen(&["base", "points 4", "extra favor 0"], &[]));
    let mine = pane(&table, "mine");
    assert_eq!(mine.badge.as_deref(), Some("4 AP left"));
    assert_eq!(mine.note.as_deref(), Some("Favors: 0 of 2 (Extra Favor)"));
    assert_eq!(table.ribbons[0].steps[1].title, "Actions · 4 AP");
    assert_eq!(table.ribbons[0].now, Some(1));
}

#[test]
fn us_6_4_2_a_favor_has_its_text_and_waits_for_the_next_turn() {
    let table = laid(&seen(&["base", "favor 0: T29", "contract 1: T05"], &[]));
    let favor = cards(&pane(&table, "mine").body)[0];
    assert_eq!(favor.lines, ["RES 3", "Its block must be completely empty. You gain 2 prestige."]);
    assert_eq!(favor.state, State::Plain);
    let table = laid(&seen(&["base", "contract 1: T29"], &["favor T29"]));
    assert_eq!(cards(&pane(&table, "mine").body).last().unwrap().state, State::Spent);
}

#[test]
fn us_6_17_2_every_row_says_what_it_pays() {
    let table = laid(&seen(&["base"], &[]));
    let rows: Vec<(&str, &str)> = cards(&pane(&table, "payouts").body)
        .iter()
        .map(|row| (row.title.as_deref().unwrap(), row.aside.as_deref().unwrap()))
        .collect();
    assert_eq!(rows.len(), 12);
    assert_eq!((rows[0], rows[5], rows[11]), (("1", ""), ("6", "3 1"), ("12", "6 3 1")));
}

#[test]
fn vocations_have_names_and_the_marks_of_their_holders() {
    let table = laid(&seen(&["base", "vocation tourism: 0 2 1 0"], &[]));
    let vocations = pane(&table, "vocations");
    assert!(titles(vocations).contains(&"Tourism 1") && titles(vocations).contains(&"Public Service 5"));
    let tourism = cards(&vocations.body)[5];
    assert_eq!(tourism.seats, [Seat(1), Seat(1), Seat(2)]);
}

#[test]
fn a_last_event_is_words_and_no_card() {
    let table = laid(&ended());
    let event = pane(&table, "last-event");
    assert!(matches!(event.body[..], [Piece::Text { .. }]));
    assert!(!titles(pane(&table, "contracts")).contains(&event.note.as_deref().unwrap()));
}

#[test]
fn placing_shows_the_adjacency_bonus_at_once_and_the_whole_sum_when_asked() {
    let view = seen(&["base", "points 3", "contract 1: T05", "hand 0: P34"], &["build T05"]);
    let place: Action = "place 43.01".parse().unwrap();
    assert_eq!(say(&UrbanSprawl::say_action(&view, place)), "Build on G9+H9 for 8 of your 20 wealth");
    assert_eq!(say(&UrbanSprawl::say_worth(&view, place).unwrap()), "+1 ⟨prestige⟩");
    let ledger = UrbanSprawl::ledger(&view, place).unwrap().said(&voice::<UrbanSprawl>(Lang::En));
    let line = |number: &str, what: &str| (number.to_owned(), what.to_owned());
    assert_eq!(ledger.lines[0], line("−8", "⟨wealth⟩ building"));
    assert_eq!(ledger.lines[1], line("+1", "⟨prestige⟩ adjacency"));
    assert_eq!(ledger.lines[2], line("+1", "⟨wealth⟩ or ⟨prestige⟩ Education"));
    assert_eq!(ledger.total.as_deref(), Some("−8 ⟨wealth⟩, +1 ⟨prestige⟩ and +1 ⟨wealth⟩ or ⟨prestige⟩"));
}

#[test]
fn the_sketch_is_narrow_and_shows_owners_values_and_markers() {
    let view = seen(&["base", "marker 9 T0", "owner 14.2 1"], &[]);
    for lang in Lang::ALL {
        let lines = UrbanSprawl::sketch(&view, &voice::<UrbanSprawl>(lang));
        assert!(lines.iter().all(|line| line.chars().count() <= 80), "{lines:#?}");
        let all = lines.join("\n");
        // The first block is worth 4, and 9 more.
        assert!(all.contains("[$9]") && all.contains("A1–B2 ──13") && all.contains("COM●"), "{all}");
    }
}

/// A game of people who like to build, from move to move.
fn keen(mut each: impl FnMut(&View)) -> View {
    let mut game = Match::<UrbanSprawl>::new(UrbanSprawlOptions::default(), Seats(4), Seed::from_number(2)).unwrap();
    let (mut rng, mut legal) = (Rng::from_number(2), Vec::new());
    while let Turn::Decide { seat, .. } = game.turn() {
        legal.clear();
        game.position().legal(&mut legal);
        let build = legal.iter().copied().find(|action| matches!(action, Action::Build(_)));
        let action = build.unwrap_or_else(|| rng.pick(&legal));
        game.play(seat, action).unwrap();
        each(&game.position().view(Viewer::Seat(Seat(0))));
    }
    game.position().view(Viewer::Spectator)
}

fn ended() -> View {
    keen(|_| {})
}

#[test]
fn an_ordinary_move_changes_little_of_the_map() {
    let words = voice::<UrbanSprawl>(Lang::It);
    let (mut last, mut most) = (Vec::new(), 0);
    keen(|view| {
        let layers = UrbanSprawl::maps(view, &engine::Brush::new(&words)).remove(0).layers;
        // Places to choose among are shown to the one who is asked, and to nobody else.
        let changed = layers.iter().filter(|layer| layer.key != "picks" && !last.contains(*layer));
        let changed: usize = changed.map(|layer| layer.svg.len()).sum();
        most = if last.is_empty() { 0 } else { most.max(changed) };
        last = layers;
    });
    assert!((1..MOST_BYTES).contains(&most), "{most} bytes");
}
