//! The components: what the files say, what the rules say about them, and what is refused.

use std::collections::BTreeSet;

use engine::{Options, Seats};
use la_citta::{Building, Card, Hex, HexSet, LaCittaOptions, SHELF, Size, Space, Tile, Zone, content};

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
fn lc_11_21_lanes_are_one_hex_wide_and_meet_in_threes() {
    let board = &content().board;
    let near = |hex: Hex| board.near[hex.index()];
    let mut corners = 0;
    for hex in Hex::all() {
        assert!(near(hex).len() <= 3, "the lane is wider than one hex at {hex}");
        for other in near(hex).iter() {
            for third in near(hex).and(near(other)).iter() {
                // LC-3.5: at a junction each hex touches another set of spaces.
                let touched = [hex, other, third].map(|hex| &board.touches[hex.index()]);
                assert!(touched[0] != touched[1] && touched[1] != touched[2], "{hex} {other} {third}");
                corners += 1;
            }
        }
    }
    assert_eq!(corners, 42 * 6, "every junction is found from each hex, both ways round");
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
    let text = text("options.toml");
    for field in LaCittaOptions::form() {
        let engine::FieldKind::Choice(values) = field.kind else { panic!("{} is a choice", field.key) };
        let quoted: Vec<String> = values.iter().map(|value| format!("{value:?}")).collect();
        let row = format!("id = {:?}\nvalues = [{}]\ndefault = {}", field.key, quoted.join(", "), quoted[0]);
        assert!(text.contains(&row), "{row}");
    }
}

fn text(file: &str) -> &'static str {
    SHELF.standard().iter().find(|(name, _)| *name == file).expect("a file").1
}

/// A file with one thing changed is refused, and the error names the file and the place and says why.
fn check(file: &str, from: &str, to: &str, expected: &str) {
    assert!(text(file).contains(from), "{file} has no {from:?}");
    let broken = text(file).replacen(from, to, 1);
    let error = SHELF
        .try_parse(&[(file, &broken)])
        .err()
        .unwrap_or_else(|| panic!("{file} was accepted: {expected}"))
        .to_string();
    assert!(error.starts_with(&format!("{file}: {expected}")), "{error:?} does not say {expected:?}");
}

#[test]
fn broken_files_are_refused_by_name_and_place() {
    check("cards.toml", "count = 4\nkind", "count = 5\nkind", "politics_card: 33 politics cards, not 32");
    check("cards.toml", "count = 4\nkind", "count = 17\nkind", "politics_card[0].count: at most");
    check("cards.toml", "op = \"add_citizens\"", "op = \"add_gold\"", "politics_card[7].levels[0]: no effect add_gold");
    check("cards.toml", "id = \"palace\"", "id = \"hut\"", "line 53: unknown variant");
    check("cards.toml", "politics_display = 7", "politics_display = 8", "deck: [32, 8");
    let founds = "{ cost = 0, op = \"found_city\" }";
    check("cards.toml", "{ cost = 0, op = \"double_farm\", count = 1 }", founds, "politics_card[8].levels: ");
    check("cards.toml", founds, "{ cost = 0, op = \"double_farm\", count = 1 }", "action_card: ");
    check("cards.toml", "count = 9", "count = 8", "voice_card[0].count: ");
    check("board.toml", "next = [\"A6\", \"B4\"]", "next = [\"A6\", \"Z4\"]", "hex[0].next: no hex Z4");
    check("board.toml", "next = [\"A6\", \"B4\"]", "next = [\"A6\"]", "hex[8].next: adjacency goes both ways");
    check("board.toml", "id = \"T2\"", "id = \"T3\"", "terrain_space[1].id: ");
    check("terrain.toml", "count = 6", "count = 7", "terrain_tile: 23 tiles, not 22");
    check("buildings.toml", "stack = \"market\"", "stack = \"bazaar\"", "building[3].stack: no stack bazaar");
    check("buildings.toml", "stack = \"market\"", "stack = \"\"", "building[3].stack: ");
    check("buildings.toml", "id = \"farm\"", "id = \"quarry\"", "building[2].id: a second row for quarry");
    let arches = "culture = 2, hygiene = 0, education = ";
    check("buildings.toml", &format!("{arches}0"), &format!("{arches}1"), "building[7].arches: arches of one");
    check("buildings.toml", "needs = \"water\"", "needs = \"wine\"", "building[6].needs: ");
    check("buildings.toml", "raises = \"water\"", "raises = \"roofs\"", "building[6].raises: ");
    check("constants.toml", "castle_min_free = 3", "castle_min_free = 2", "distance: ");
    check("constants.toml", "years = 6", "years = 7", "calendar.years: ");
}

#[test]
fn lc_4_2_castles_stand_apart_on_the_map_in_use() {
    check("setups.toml", "food = [4, 3]", "food = [4, 4]", "setup[0].start[0].food: ");
    check("setups.toml", "T1 = \"field_1\"", "T1 = \"water\"", "setup[0].terrain: ");
    let castles = "castles = [\"M12\", \"I6\"]\nfood = [4, 3]";
    check("setups.toml", castles, "castles = [\"M12\"]\nfood = [4]", "setup[0].start[0].castles: each player has 2");
    let twice = "castles = [\"M12\", \"M12\"]\nfood = [4, 4]";
    check("setups.toml", castles, twice, "setup[0].start: two castles on one hex");
    let outside = "castles = [\"M12\", \"A5\"]\nfood = [4, 1]";
    check("setups.toml", castles, outside, "setup[0].start: a castle off the map in use");
}

#[test]
fn numbers_that_a_position_has_no_room_for_are_refused() {
    check("terrain.toml", "grain = 1", "grain = 10", "terrain_tile[0].grain: ");
    check("terrain.toml", "gold = 1", "gold = 3", "terrain_tile[3].gold: ");
    check("buildings.toml", "culture = 3", "culture = 9", "building[10].arches: ");
    check("cards.toml", "op = \"take_gold\", count = 2", "op = \"take_gold\", count = 4", "action_card[0].levels[0]: ");
    check("cards.toml", "{ cost = 5, op = \"add", "{ cost = 21, op = \"add", "politics_card[7].levels[2].cost: ");
    let citizens = "op = \"add_citizens\", count = ";
    check("cards.toml", &format!("{citizens}3"), &format!("{citizens}5"), "politics_card[7].levels[2]: ");
    check("constants.toml", "castles_on_map = 2", "castles_on_map = 0", "start.castles_on_map: ");
    check("constants.toml", "citizens_per_castle = 3", "citizens_per_castle = 5", "start.citizens_per_castle: ");
    check("constants.toml", "gold = 1 ", "gold = 16 ", "start.gold: ");
    check("constants.toml", "action_cards = 3", "action_cards = 0", "start.action_cards: ");
    check("constants.toml", "per_city_per_year = 1", "per_city_per_year = 5", "growth.per_city_per_year: ");
    check("constants.toml", "citizens_from_supply = 2", "citizens_from_supply = 255", "found: ");
    check("constants.toml", "per_citizen = 1", "per_citizen = 100", "scoring.per_citizen: ");
    check("constants.toml", "famine_last_year = -5", "famine_last_year = -100", "scoring.famine_last_year: ");
}

#[test]
fn lc_8_1_to_lc_8_7_other_option_rows_are_refused() {
    check("options.toml", "id = \"terrain\"", "id = \"ground\"", "option: ");
    check("options.toml", "[\"standard\", \"advanced\"]", "[\"advanced\", \"standard\"]", "option[0].values: ");
    check("options.toml", "default = \"famine\"", "default = \"any_loss\"", "option[2].default: ");
}

#[test]
fn edited_files_are_used() {
    let dear = text("cards.toml").replacen("levels = [ { cost = 1, op", "levels = [ { cost = 2, op", 1);
    let edited = SHELF.try_parse(&[("cards.toml", &dear)]).expect("still sound");
    assert_eq!(edited.cards[Card::Palace as usize].levels[0].cost, 2);
    assert_eq!(content().cards[Card::Palace as usize].levels[0].cost, 1);
}
