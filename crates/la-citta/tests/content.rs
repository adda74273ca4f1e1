//! The components: what the files say, what the rules say about them, and what is refused.

use std::collections::BTreeSet;

use engine::{Options, Seats};
use la_citta::{Building, Card, Demand, Hex, HexSet, LaCittaOptions, SHELF, Size, Space, Tile, Zone, content};

fn hex(name: &str) -> Hex {
    name.parse().expect("a hex of the map")
}

/// Steps of a shortest path over playable hexes.
fn distance(zone: HexSet, from: Hex, to: Hex) -> usize {
    let mut reached = HexSet::one(from);
    let mut steps = 0;
    while !reached.has(to) {
        reached = reached.or(content().board.spread(reached).and(zone));
        steps += 1;
    }
    steps
}

#[test]
fn lc_2_1_and_lc_2_2_hexes_spaces_and_tiles() {
    assert_eq!((Hex::all().count(), Space::all().count()), (166, 22));
    let counts = Tile::ALL.map(|tile| content().tiles[tile as usize].count);
    assert_eq!(counts, [6, 6, 2, 3, 5]);
}

#[test]
fn lc_2_3_and_lc_2_4_tiles_and_cards() {
    assert_eq!(content().stacks, [40, 16, 20, 15, 15, 15]);
    let copies = Card::ALL.map(|card| content().cards[card as usize].count);
    assert_eq!(copies, [4, 4, 4, 4, 2, 4, 2, 2, 2, 4]);
    assert_eq!(content().deck.total(), 32);
    assert_eq!(content().numbers.castles, 4);
}

#[test]
fn lc_6_4_5_sizes_and_arches() {
    let of = |building: Building| &content().buildings[building as usize];
    let simple = Building::ALL.into_iter().filter(|&building| of(building).size == Size::Simple);
    assert_eq!(
        simple.map(Building::name).collect::<Vec<_>>(),
        ["farm", "quarry", "market", "statue", "cloister", "fountain"]
    );
    let arches = Building::ALL.map(|building| of(building).arches.0);
    let none = [0, 0, 0];
    assert_eq!(arches[..4], [none; 4]);
    assert_eq!(arches[4..], [[1, 0, 0], [0, 0, 1], [0, 1, 0], [2, 0, 0], [0, 1, 1], [0, 2, 0], [3, 0, 0], [0, 0, 3]]);
}

#[test]
fn lc_3_1_to_lc_3_3_cells_and_names() {
    let board = &content().board;
    let triangle = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2)];
    let cells = |(q, r): (i32, i32)| triangle.map(|(dq, dr)| (q + dq, r + dr));
    let terrain: BTreeSet<(i32, i32)> = board.anchors.iter().flat_map(|&anchor| cells(anchor)).collect();
    assert_eq!(terrain.len(), 22 * 6);
    let around =
        |(q, r): (i32, i32)| [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)].map(|(dq, dr)| (q + dq, r + dr));
    let ring: BTreeSet<(i32, i32)> =
        terrain.iter().flat_map(|&cell| around(cell)).filter(|cell| !terrain.contains(cell)).collect();
    assert_eq!(ring, board.cells.iter().copied().collect());
    for hex in Hex::all() {
        let (q, r) = board.cells[hex.index()];
        let letter = "ABCDEFGHIJKLMNOPQRSUV".as_bytes()[(q + 3) as usize] as char;
        assert_eq!(hex.name(), format!("{letter}{}", r + (q + 3).div_euclid(2) + 1));
        let near: HexSet = Hex::all().filter(|other| around((q, r)).contains(&board.cells[other.index()])).collect();
        assert_eq!(board.near[hex.index()], near, "{hex}");
    }
}

#[test]
fn lc_3_2_anchors_of_the_spaces() {
    let mut expected = Vec::new();
    for j in 0..5 {
        for k in 0..4 + j % 2 {
            expected.push(if j % 2 == 0 { (4 * k, 3 * j - 2 * k) } else { (4 * k - 2, 3 * j - 2 * k + 1) });
        }
    }
    assert_eq!(content().board.anchors.to_vec(), expected);
}

#[test]
fn lc_3_4_and_lc_3_5_degrees() {
    let board = &content().board;
    let degree = |hex: Hex| (board.near[hex.index()].len(), board.touches[hex.index()].len());
    let count = |wanted| Hex::all().filter(|&hex| degree(hex) == wanted).count();
    assert_eq!((count((3, 2)), count((3, 1)), count((2, 1))), (98, 28, 40));
    assert!(Space::all().all(|space| board.around[space.index()].len() == 12));
}

#[test]
fn lc_3_6_playable_hexes_by_number_of_players() {
    let size = |seats| content().board.playable[Zone::of(Seats(seats)) as usize].len();
    assert_eq!([2, 3, 4, 5].map(size), [70, 110, 166, 166]);
}

#[test]
fn lc_3_8_and_lc_11_24_near_distances_are_the_same_on_every_map() {
    let board = &content().board;
    let full = board.playable[Zone::Full as usize];
    for zone in [Zone::Small, Zone::Medium] {
        let hexes = board.playable[zone as usize];
        for from in hexes.iter() {
            for to in hexes.iter() {
                let (small, large) = (distance(hexes, from, to), distance(full, from, to));
                assert_eq!(small.min(4), large.min(4), "{from} {to}");
                assert_eq!(board.close[from.index()].has(to), small <= 3, "{from} {to}");
            }
        }
    }
}

#[test]
fn lc_4_3_3_there_is_always_room_for_a_castle() {
    let board = &content().board;
    let widest = Hex::all().map(|hex| board.close[hex.index()].len()).max();
    assert_eq!(widest, Some(14));
    for seats in 2..=5 {
        let castles = 2 * usize::from(seats) - 1;
        assert!(castles * 14 < board.playable[Zone::of(Seats(seats)) as usize].len());
    }
}

#[test]
fn lc_11_21_lanes_are_one_hex_wide() {
    let board = &content().board;
    for hex in Hex::all() {
        let touched = &board.touches[hex.index()];
        assert!((1..=2).contains(&touched.len()), "{hex} touches {} spaces", touched.len());
    }
}

#[test]
fn lc_4_2_1_and_lc_11_22_standard_layouts() {
    let board = &content().board;
    for (layout, seats) in content().setups.iter().zip(2..) {
        let playable = board.playable[Zone::of(Seats(seats)) as usize];
        let castles: Vec<Hex> = layout.castles.iter().flatten().copied().collect();
        assert_eq!(castles.len(), 2 * usize::from(seats));
        for (i, &castle) in castles.iter().enumerate() {
            assert!(playable.has(castle));
            assert!(castles[..i].iter().all(|&other| distance(playable, castle, other) >= 4));
        }
    }
    let fields: Vec<Tile> =
        board.touches[hex("E13").index()].iter().map(|space| content().setups[3].tiles[space.index()]).collect();
    assert!(fields.contains(&Tile::Field3) && fields.contains(&Tile::Field1));
}

#[test]
fn lc_8_1_the_form_and_the_file_agree() {
    let text = SHELF.standard().iter().find(|(name, _)| *name == "options.toml").expect("a file").1;
    for field in LaCittaOptions::form() {
        let engine::FieldKind::Choice(values) = field.kind else { panic!("{} is a choice", field.key) };
        let quoted: Vec<String> = values.iter().map(|value| format!("{value:?}")).collect();
        let row = format!("id = {:?}\nvalues = [{}]\ndefault = {}", field.key, quoted.join(", "), quoted[0]);
        assert!(text.contains(&row), "{row}");
    }
}

fn check_broken(file: &str, from: &str, to: &str, expected: &str) {
    let text = SHELF.standard().iter().find(|(name, _)| *name == file).expect("a file").1;
    assert!(text.contains(from), "{file} has no {from:?}");
    let broken = text.replacen(from, to, 1);
    let error = SHELF.try_parse(&[(file, &broken)]).expect_err("broken content").to_string();
    assert!(error.starts_with(file) && error.contains(expected), "{error}");
}

#[test]
fn broken_files_are_refused_by_name_and_place() {
    check_broken("cards.toml", "count = 4\nkind", "count = 5\nkind", "33 politics cards, not 32");
    check_broken("cards.toml", "op = \"add_citizens\"", "op = \"add_gold\"", "golden_times: no effect add_gold");
    check_broken("cards.toml", "id = \"palace\"", "id = \"hut\"", "line");
    check_broken("board.toml", "next = [\"A6\", \"B4\"]", "next = [\"A6\", \"Z4\"]", "hex A5.next: no hex Z4");
    check_broken("board.toml", "next = [\"A6\", \"B4\"]", "next = [\"A6\"]", "adjacency goes both ways");
    check_broken("terrain.toml", "count = 6", "count = 7", "23 tiles, not 22");
    check_broken("buildings.toml", "stack = \"market\"", "stack = \"bazaar\"", "market: no stack bazaar");
    check_broken("buildings.toml", "id = \"farm\"", "id = \"quarry\"", "a second row for quarry");
    check_broken("cards.toml", "politics_display = 7", "politics_display = 8", "deck: ");
    check_broken(
        "cards.toml",
        "{ cost = 0, op = \"double_farm\", count = 1 }",
        "{ cost = 0, op = \"found_city\" }",
        "rich_harvest",
    );
    check_broken(
        "buildings.toml",
        "culture = 2, hygiene = 0, education = 0",
        "culture = 2, hygiene = 0, education = 1",
        "palace: arches",
    );
    check_broken("constants.toml", "castle_min_free = 3", "castle_min_free = 2", "distance: ");
    check_broken("constants.toml", "years = 6", "years = 7", "calendar.years");
    check_broken("setups.toml", "food = [4, 3]", "food = [4, 4]", "setup for 2 players");
    check_broken("setups.toml", "T1 = \"field_1\"", "T1 = \"water\"", "setup for 2 players");
}

#[test]
fn edited_files_are_used() {
    let text = SHELF.standard().iter().find(|(name, _)| *name == "cards.toml").expect("a file").1;
    let dear = text.replacen("levels = [ { cost = 1, op", "levels = [ { cost = 2, op", 1);
    let edited = SHELF.try_parse(&[("cards.toml", &dear)]).expect("still sound");
    assert_eq!(edited.cards[Card::Palace as usize].levels[0].cost, 2);
    assert_eq!(content().cards[Card::Palace as usize].levels[0].cost, 1);
    assert_eq!(Demand::ALL.len(), 3);
}
