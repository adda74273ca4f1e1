//! The content files: the standard ones are sound, broken ones are refused with the place that is wrong.

use std::collections::BTreeSet;

use engine::{Chance, Event as _, Game, List, Log, Match, Options, Points, Rng, Seats, Seed, Silent, Viewer};
use fifth_avenue::content::{SHELF, content};
use fifth_avenue::ids::{Colour, District, Lot, Plot};
use fifth_avenue::options::{FirstPlayer, Side};
use fifth_avenue::{Event, FifthAvenue, FifthAvenueOptions};

fn text(name: &str) -> &'static str {
    SHELF.standard().iter().find(|(file, _)| *file == name).expect("a content file").1
}

/// A file with one thing changed is refused, and the error names the file and the place.
fn check(file: &str, from: &str, to: &str, place: &str) {
    let broken = text(file).replacen(from, to, 1);
    assert_ne!(broken, text(file), "{from:?} is not in {file}");
    check_text(file, &broken, place);
}

fn check_text(file: &str, broken: &str, place: &str) {
    let error = SHELF.try_parse(&[(file, broken)]).err().unwrap_or_else(|| panic!("{file} was accepted: {place}"));
    assert_eq!((error.file.as_str(), error.place.as_str()), (file, place), "{error}");
}

#[test]
fn broken_files_are_refused_with_their_place() {
    check("board.toml", "next = [\"d42w\", \"dts\"]", "next = [\"d42w\", \"dxx\"]", "node[1].next");
    check("board.toml", "next = [\"d42w\", \"dts\"]", "next = [\"d52w\"]", "node[1].next");
    check("board.toml", "ring5 = [\"violet\", \"grey\"", "ring5 = [\"violet\", \"violet\"", "node[1].ring5");
    check("cards.toml", "buildings = 3\ncount = 5", "buildings = 2\ncount = 5", "card[3].buildings");
    check("cards.toml", "count = 5", "count = 9", "card");
    check("cards.toml", "deal = 1", "deal = 3", "deck[0].deal");
    check("cards.toml", "deck = \"violet\"", "deck = \"pink\"", "card[0].deck");
    check("cards.toml", "deal = 4", "deal = \"four\"", "line 54");
    check("shops.toml", "groups = [3, 2, 3, 2,", "groups = [3, 3, 2, 2,", "milestone[0].placed");
    check("shops.toml", "count = 9", "count = 8", "start.unused_tiles");
    check("tables.toml", "supply_after_setup = 12", "supply_after_setup = 11", "buildings");
    check("tables.toml", "hand = 9", "hand = 8", "setup[0].hand");
    check("tables.toml", "sum = 8", "sum = 9", "dummy_bid[0].sum");
    check("actions.toml", "op = \"place_shop\"", "op = \"place_ship\"", "action[1].phase1[0]");
    check("actions.toml", "n = 3", "n = 4", "action[0].phase1");
    check("components.toml", "count = 36", "count = 37", "component[4].count");
    check("components.toml", "id = \"shop\"", "id = \"shed\"", "component[4].id");
    check("glossary.toml", "text.en = \"Fifth Avenue\"", "text.en = \"\"", "term[0].text");
}

#[test]
fn fa_3_1_every_place_stands_in_its_column() {
    check("board.toml", "level = 1", "level = 2", "node[1].level");
}

#[test]
fn numbers_that_a_position_has_no_room_for_are_refused() {
    check("tables.toml", "supply_after_setup = 12", "supply_after_setup = 255", "buildings");
    check("tables.toml", "vp = [1, 2, 3, 5, 8]", "vp = [1, 2, 3, 5, 15]", "district_score.vp");
    check("tables.toml", "vp = [1, 2, 3, 5]", "vp = [1, 2, 3, 15]", "park_score.vp");
    check("tables.toml", "winner_per_building = 1", "winner_per_building = 4", "closure.winner_per_building");
    check("tables.toml", "buildings = 18", "buildings = 250", "closure.winner_per_building");
    let sixes = format!("values = [{}]", ["6"; 60].join(", "));
    check("tables.toml", "values = [4, 4]", &sixes, "dummy_bid[0].sum");
    let shops =
        text("shops.toml").replacen("count = 9", "count = 59", 1).replace("unused_tiles = 9", "unused_tiles = 59");
    check_text("shops.toml", &shops, "shop_type");
    let row = "[[setup]]\nplayers = 5\ndummy = false\nhand = 9\n";
    let more = format!("{}\n{row}coloured_deck_after_deal = 7\nblack_deck_after_deal = 30\n", text("tables.toml"));
    check_text("tables.toml", &more, "setup");
}

#[test]
fn fa_2_1_and_fa_2_3_the_cards_of_the_box() {
    assert_eq!((content().values, content().limits), ([4, 5, 6], [3, 2, 1]));
    assert!(Colour::ALL.iter().all(|colour| content().copies[colour.deck()] == [5, 4, 3]));
    assert_eq!(content().copies.0[5], [20, 16, 14]);
    assert_eq!(content().shops.0, [9; 4]);
}

#[test]
fn fa_3_11_the_rings_are_balanced() {
    for (side, range, plots) in [(0, 3..=4, 5), (1, 2..=3, 6)] {
        for (i, a) in Plot::ALL[..plots].iter().enumerate() {
            for b in &Plot::ALL[i + 1..plots] {
                let beside = |district: &&District| content().neighbours[side][**district][*a].contains(b);
                let count = District::ALL.iter().filter(beside).count();
                assert!(range.contains(&count), "{a} and {b} are neighbours in {count} districts");
            }
        }
    }
}

/// A ring begun at any lot and read either way, in the reading that comes first.
fn unturned(ring: &[Plot]) -> Vec<usize> {
    let there: Vec<usize> = ring.iter().map(|plot| plot.index()).collect();
    let back: Vec<usize> = there.iter().rev().copied().collect();
    let turned = |ring: &Vec<usize>, by: usize| [&ring[by..], &ring[..by]].concat();
    (0..ring.len()).flat_map(|by| [turned(&there, by), turned(&back, by)]).min().expect("a ring of lots")
}

#[test]
fn fa_3_11_no_two_districts_are_alike_even_turned_or_mirrored() {
    for rings in &content().rings {
        let different: BTreeSet<_> = District::ALL.iter().map(|&district| unturned(&rings[district])).collect();
        assert_eq!(different.len(), District::ALL.len());
    }
}

#[test]
fn fa_8_1_to_fa_8_5_the_options_are_those_of_the_tables() {
    let keys: Vec<_> = FifthAvenueOptions::form().into_iter().map(|field| field.key).collect();
    assert_eq!(keys, ["board_side", "first_player", "tracking_aid", "turn_limit"]);
    let defaults = FifthAvenueOptions::default();
    assert_eq!((defaults.board_side, defaults.first_player), (Side::Five, FirstPlayer::Random));
    assert!(!defaults.tracking_aid && defaults.turn_limit == 300);
    for turn_limit in [99, 2001] {
        let options = FifthAvenueOptions { turn_limit, ..defaults.clone() };
        assert!(start(&options, 4, 1).is_err(), "a limit of {turn_limit}");
    }
    assert_eq!((FifthAvenue::INFO.min_seats, FifthAvenue::INFO.max_seats, FifthAvenue::INFO.usual_seats), (2, 4, 4));
}

#[test]
fn fa_8_1_to_fa_8_5_other_option_rows_are_refused() {
    check("tables.toml", "id = \"tracking_aid\"", "id = \"aid\"", "option");
    check("tables.toml", "min = 2\nmax = 4", "min = 3\nmax = 4", "option[0].min");
    check("tables.toml", "min = 2\nmax = 4", "min = 2\nmax = 5", "option[0].max");
    check("tables.toml", "default = 4", "default = 3", "option[0].default");
    check("tables.toml", "[\"five\", \"six\"]", "[\"six\", \"five\"]", "option[1].values");
    check("tables.toml", "default = \"five\"", "default = \"six\"", "option[1].default");
    check("tables.toml", "default = false", "default = true", "option[3].default");
    check(
        "tables.toml",
        "kind = \"bool\"\ndefault = false",
        "kind = \"int\"\nmin = 0\nmax = 1\ndefault = 0",
        "option[3].kind",
    );
    check("tables.toml", "max = 2000", "max = 3000", "option[4].max");
    check("tables.toml", "default = 300", "default = 400", "option[4].default");
}

fn start(options: &FifthAvenueOptions, seats: u8, seed: u64) -> Result<FifthAvenue, engine::SetupError> {
    FifthAvenue::setup(options, Seats(seats), &mut Chance::new(Seed::from_number(seed)), &mut Silent)
}

#[test]
fn fa_4_3_every_colour_gets_one_starting_shop_or_two() {
    let mut first = [0u32; 5];
    for seed in 0..2000 {
        let view = start(&FifthAvenueOptions::default(), 4, seed).unwrap().view(Viewer::Spectator);
        let mut uses = [0u8; 5];
        for district in District::ALL {
            let shops = |plot: &&Plot| matches!(view.open.lots[district][**plot], Lot::Shops(_, None));
            let found: Vec<_> = Plot::ALL.iter().filter(shops).collect();
            assert_eq!(found.len(), 1, "one shop in {district}");
            uses[found[0].index()] += 1;
            first[found[0].index()] += u32::from(district == District::W34);
        }
        assert!(uses.iter().all(|&n| n == 1 || n == 2), "{uses:?}");
    }
    assert!(first.iter().all(|&n| (320..480).contains(&n)), "FA-10.3: {first:?}");
}

#[test]
fn fa_4_1_and_fa_4_5_and_fa_3_12_free_lots_and_a_full_row() {
    for (side, free) in [(Side::Five, 28), (Side::Six, 35)] {
        let options = FifthAvenueOptions { board_side: side, ..FifthAvenueOptions::default() };
        let table = start(&options, 3, 7).unwrap().view(Viewer::Spectator).open;
        let lots = District::ALL.iter().flat_map(|&d| table.plots().iter().map(move |&plot| (d, plot)));
        assert_eq!(lots.filter(|&(d, plot)| table.lots[d][plot].is_free()).count(), free);
        assert_eq!(table.row.iter().flatten().count(), 20);
        assert_eq!(table.boxed_shops.0.iter().sum::<u8>(), 9);
    }
}

#[test]
fn fa_10_1_the_first_player_and_the_colour_of_ace_are_drawn_evenly() {
    let (mut first, mut colours) = ([0u32; 4], std::collections::BTreeMap::new());
    for seed in 0..2000 {
        first[start(&FifthAvenueOptions::default(), 4, seed).unwrap().view(Viewer::Spectator).open.first.index()] += 1;
        let table = start(&FifthAvenueOptions::default(), 2, seed).unwrap().view(Viewer::Spectator).open;
        *colours.entry(table.colours[4].name()).or_insert(0u32) += 1;
    }
    assert!(first.iter().all(|&n| (430..570).contains(&n)), "{first:?}");
    assert!(colours.len() == 2 && colours.values().all(|n| (900..1100).contains(n)), "FA-4.8: {colours:?}");
    let seated = FifthAvenueOptions { first_player: FirstPlayer::Seat, ..FifthAvenueOptions::default() };
    assert!((0..20).all(|seed| start(&seated, 4, seed).unwrap().view(Viewer::Spectator).open.first.0 == 0), "FA-8.3");
}

#[test]
fn fa_4_2_and_fa_10_2_and_fa_10_4_and_fa_10_5_shops_and_decks_are_shuffled() {
    let tables: Vec<_> = (0..6).map(|seed| start(&FifthAvenueOptions::default(), 4, seed).unwrap()).collect();
    for pair in tables.windows(2) {
        let (a, b) = (serde_json::to_value(pair[0]).unwrap(), serde_json::to_value(pair[1]).unwrap());
        for place in ["/table/row", "/hidden/black", "/hidden/decks/grey", "/hidden/decks/brown"] {
            assert_ne!(a.pointer(place), b.pointer(place), "{place}");
        }
    }
}

/// Keeps the events of a game.
#[derive(Default)]
struct Diary(Vec<Event>);

impl Log<Event> for Diary {
    fn add(&mut self, event: Event) {
        self.0.push(event);
    }
}

#[test]
fn fa_10_6_three_park_shops_are_drawn_evenly() {
    let lines = [
        "closed 34W",
        "district 34E: green=R1 violet=[art] orange=[art] grey=[jewel] brown=[jewel]",
        "auction 34E opener 0",
        "hand 0: green-4",
        "placed 6",
        "park: art*4 jewel*2 perfume*2",
        "south 0: 3",
    ];
    let mut by_gain = std::collections::BTreeMap::new();
    for seed in 0..2000 {
        let mut game = start(&FifthAvenueOptions::default(), 4, 1).unwrap();
        lines.iter().for_each(|line| game.arrange(line).unwrap());
        let mut chance = Chance::new(Seed::from_number(seed));
        let mut diary = Diary::default();
        for action in ["lay green-4", "stand", "pass", "pass", "pass", "close"] {
            game.apply(action.parse().unwrap(), &mut chance, &mut diary);
        }
        let park = |points: &Points| points.source == "source-park";
        let gain: i32 = diary.0.iter().filter_map(Event::points).filter(park).map(|points| points.points).sum();
        *by_gain.entry(gain).or_insert(0u32) += 1;
    }
    // EX-S23: of the 56 sets of three, 4 show one type, 36 two and 16 three.
    let expected = [(6, 143), (9, 1286), (15, 571)];
    assert_eq!(by_gain.keys().copied().collect::<Vec<_>>(), [6, 9, 15]);
    for (gain, count) in expected {
        assert!(by_gain[&gain].abs_diff(count) < 90, "{by_gain:?}");
    }
}

#[test]
fn fa_9_6_imagined_hands_are_spread_evenly() {
    let view = start(&FifthAvenueOptions::default(), 3, 5).unwrap().view(Viewer::Seat(engine::Seat(0)));
    let mut rng = Rng::from_number(1);
    let pool: List<u8, 12> = (0..3).flat_map(|face| (0..view.pools.0[0][face as usize]).map(move |_| face)).collect();
    let own = view.own().unwrap().0[0];
    let share = |face: usize| f64::from(view.pools.0[0][face] - own[face]) / (pool.len() as f64 - 1.0);
    let mut counts = [0u32; 3];
    for _ in 0..3000 {
        let world = FifthAvenue::imagine(&view, &mut rng);
        let other = world.view(Viewer::Seat(engine::Seat(1)));
        let hand = other.own().unwrap().0[0];
        counts[hand.iter().position(|&n| n == 1).unwrap()] += 1;
    }
    for face in 0..3 {
        let found = f64::from(counts[face]) / 3000.0;
        assert!((found - share(face)).abs() < 0.05, "{counts:?}");
    }
}

#[test]
fn fa_9_6_a_draft_is_seen_by_the_bidder_alone() {
    let mut game = Match::<FifthAvenue>::new(FifthAvenueOptions::default(), Seats(3), Seed::from_number(4)).unwrap();
    let (mut rng, mut drafts) = (Rng::from_number(4), 0);
    while let Some(seat) = game.turn().seat() {
        let mut legal = Vec::new();
        game.position().legal(&mut legal);
        let step = game.play(seat, rng.pick(&legal)).unwrap();
        for event in step.events.iter().filter(|event| matches!(event, Event::Drafted { .. })) {
            let seeing = testkit::laws::viewers(Seats(3)).filter(|&viewer| event.seen_by(viewer).is_some());
            assert_eq!(seeing.collect::<Vec<_>>(), [Viewer::Seat(seat)]);
            drafts += 1;
        }
    }
    assert!(drafts > 0);
}

#[test]
fn fa_9_7_and_fa_8_4_the_tracking_aid_changes_no_view() {
    let view = |tracking_aid| {
        let options = FifthAvenueOptions { tracking_aid, ..FifthAvenueOptions::default() };
        let mut view = testkit::pictures::after::<FifthAvenue>(&options, 3, 2, 120);
        view.open.tracking_aid = false;
        view
    };
    assert_eq!(view(true), view(false));
    let options = FifthAvenueOptions { tracking_aid: true, ..FifthAvenueOptions::default() };
    let shown = testkit::pictures::after::<FifthAvenue>(&options, 3, 2, 120);
    let noted = |view: &fifth_avenue::View| {
        let chips = <FifthAvenue as engine::Present>::lay(view).chips;
        chips.iter().any(|chip| chip.notes.iter().any(|note| note.key == "note-known"))
    };
    assert!(noted(&shown) && !noted(&view(false)));
}

#[test]
fn fa_2_5_a_lost_card_is_noticed() {
    let game = start(&FifthAvenueOptions::default(), 4, 1).unwrap();
    let mut json = serde_json::to_value(game).unwrap();
    json.pointer_mut("/hidden/black").unwrap().as_array_mut().unwrap().pop();
    let broken: FifthAvenue = serde_json::from_value(json).unwrap();
    assert!(broken.audit().is_err());
}

/// A saved position with one thing in it changed.
fn changed(seats: u8, pointer: &str, to: serde_json::Value) -> Result<FifthAvenue, serde_json::Error> {
    let mut json = serde_json::to_value(start(&FifthAvenueOptions::default(), seats, 1).unwrap()).unwrap();
    let (parent, key) = pointer.rsplit_once('/').expect("a place");
    json.pointer_mut(parent).expect("a place").as_object_mut().expect("a map").insert(key.into(), to);
    serde_json::from_value(json)
}

#[test]
fn fa_3_9_a_lot_of_nobody_at_the_table_is_noticed() {
    let free = |seats| {
        let lots = start(&FifthAvenueOptions::default(), seats, 1).unwrap().view(Viewer::Spectator).open.lots;
        let plot = Plot::ALL.into_iter().find(|&plot| lots[District::W34][plot].is_free()).expect("a free lot");
        format!("/table/lots/{}/{plot}", District::W34)
    };
    for (seats, lot) in [(2, "2*2"), (2, "3*2"), (2, "7*2"), (3, "3*1"), (3, "ace*1"), (4, "255*1")] {
        let broken = changed(seats, &free(seats), lot.into()).expect("a lot can be written so");
        let violation = broken.audit().expect_err("nobody at the table owns it").to_string();
        assert!(violation.contains("nobody at the table"), "{lot} of {seats}: {violation}");
    }
}

#[test]
fn a_saved_map_has_one_value_for_every_key() {
    assert!(changed(3, "/table/park_shops/art", 0.into()).is_ok());
    let error = changed(3, "/table/park_shops/shoes", 1.into()).expect_err("there are no such shops").to_string();
    assert!(error.contains("\"shoes\" is no key here"), "{error}");
}
