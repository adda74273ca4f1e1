//! The component data is complete and consistent, and broken data is refused by name.

use std::collections::{BTreeMap, BTreeSet};

use engine::parse_toml;
use serde_json::Value;
use urban_sprawl::{SHELF, content};

fn file(name: &str) -> Value {
    let path = format!("{}/content/{name}", env!("CARGO_MANIFEST_DIR"));
    parse_toml(name, &std::fs::read_to_string(path).unwrap()).unwrap()
}

fn cards(deck: &str) -> Vec<Value> {
    file(&format!("{deck}.toml"))["card"].as_array().unwrap().clone()
}

fn all_cards() -> Vec<Value> {
    ["planning", "town", "city", "metropolis"].iter().flat_map(|deck| cards(deck)).collect()
}

fn kinds(cards: &[Value]) -> BTreeMap<String, usize> {
    cards.iter().fold(BTreeMap::new(), |mut kinds, card| {
        *kinds.entry(card["kind"].as_str().unwrap().to_owned()).or_default() += 1;
        kinds
    })
}

#[test]
fn us_2_1_decks_have_their_cards() {
    let planning = kinds(&cards("planning"));
    assert_eq!((planning["permit"], planning["urban_renewal"], planning["event"]), (36, 4, 14));
    for deck in ["town", "city", "metropolis"] {
        let kinds = kinds(&cards(deck));
        assert_eq!((kinds["contract"], kinds["event"]), (29, 8), "{deck}");
    }
    let keys = &file("board.toml")["deck_build"]["key_events"];
    assert_eq!(
        (keys["town"].as_str(), keys["city"].as_str(), keys["metropolis"].as_str()),
        (Some("TE1"), Some("CE1"), Some("ME1"))
    );
}

#[test]
fn us_2_2_tiles_for_every_contract_and_start() {
    let tiles = content().tiles;
    assert_eq!(tiles.iter().flatten().map(|&n| u32::from(n)).sum::<u32>(), 128);
    assert_eq!(tiles[4], [19, 6, 0, 4]);
    let mut needed = [[0u8; 4]; 5];
    let zone = |card: &Value| ["CIV", "COM", "IND", "RES"].iter().position(|z| card["zone"] == *z).unwrap();
    for card in all_cards().iter().filter(|card| card["kind"] == "contract") {
        needed[zone(card)][card["size"].as_u64().unwrap() as usize - 1] += 1;
    }
    for start in file("board.toml")["start"].as_array().unwrap() {
        needed[zone(start)][0] += 1;
    }
    assert_eq!(needed[..4], tiles[..4]);
}

#[test]
fn us_2_3_vocation_tiles() {
    assert_eq!(content().vocations, [1, 2, 2, 3, 3, 4, 4, 5]);
}

#[test]
fn us_2_4_markers_and_politicians() {
    let components = file("components.toml");
    assert_eq!(components["markers"]["wealth"], serde_json::json!([7, 8, 9, 10, 11, 12]));
    assert_eq!(components["markers"]["prestige"], serde_json::json!([4, 5, 6]));
    assert_eq!(components["politician"].as_array().unwrap().len(), 5);
}

#[test]
fn us_6_11_5_every_effect_is_in_the_vocabulary() {
    let vocabulary = file("effects.toml");
    let mut ops: BTreeMap<String, (BTreeSet<String>, BTreeSet<String>)> = BTreeMap::new();
    let names = |list: &Value| list.as_array().unwrap().iter().map(|f| f.as_str().unwrap().to_owned()).collect();
    for op in vocabulary["op"].as_array().unwrap() {
        ops.insert(op["name"].as_str().unwrap().into(), (names(&op["required"]), names(&op["optional"])));
    }
    let mut used = BTreeSet::new();
    for card in all_cards() {
        for effect in card["effects"].as_array().into_iter().flatten() {
            check_effect(effect, &ops, &mut used);
        }
    }
    assert_eq!(used.len(), ops.len(), "every operation is used by some card");
}

fn check_effect(
    effect: &Value,
    ops: &BTreeMap<String, (BTreeSet<String>, BTreeSet<String>)>,
    used: &mut BTreeSet<String>,
) {
    let op = effect["op"].as_str().unwrap();
    let (required, optional) = &ops[op];
    let fields: BTreeSet<String> = effect.as_object().unwrap().keys().filter(|key| *key != "op").cloned().collect();
    assert!(required.is_subset(&fields), "{op} lacks {required:?}");
    assert!(fields.iter().all(|field| required.contains(field) || optional.contains(field)), "{op} has {fields:?}");
    used.insert(op.to_owned());
    for inner in effect["effects"].as_array().into_iter().flatten() {
        check_effect(inner, ops, used);
    }
    for option in effect["options"].as_array().into_iter().flatten() {
        option["effects"].as_array().unwrap().iter().for_each(|inner| check_effect(inner, ops, used));
    }
}

#[test]
fn every_card_has_a_name_a_text_and_a_source() {
    for card in all_cards() {
        let id = &card["id"];
        assert!(["S", "P", "H"].iter().any(|source| card["source"] == *source), "{id} has no source");
        for lang in ["en", "it"] {
            assert!(card["name"][lang].as_str().is_some_and(|name| !name.is_empty()), "{id} has no name");
            assert!(
                card["kind"] == "permit" || card["text"][lang].as_str().is_some_and(|text| !text.is_empty()),
                "{id} has no text"
            );
        }
    }
}

#[test]
fn the_locales_repeat_names_and_texts_of_the_cards() {
    for lang in ["en", "it"] {
        let path = format!("{}/locales/{lang}.ftl", env!("CARGO_MANIFEST_DIR"));
        let locale = std::fs::read_to_string(path).unwrap();
        for card in all_cards() {
            let id = card["id"].as_str().unwrap();
            let name = format!("\ncard-{id} = {}\n", card["name"][lang].as_str().unwrap());
            assert!(locale.contains(&name), "{lang}: {name}");
            if let Some(text) = card["text"][lang].as_str() {
                // Content files stay as they are, for the sake of records; in Italian an AP is a PA.
                let text = if lang == "it" { text.replace(" AP ", " PA ") } else { text.to_owned() };
                assert!(locale.contains(&format!("\ncard-{id}-text = {text}\n")), "{lang}: text of {id}");
            }
        }
    }
}

#[test]
fn the_built_in_files_parse() {
    assert!(SHELF.try_parse(&[]).is_ok());
}

fn text(name: &str) -> &'static str {
    SHELF.standard().iter().find(|(file, _)| *file == name).expect("a content file").1
}

/// A file with one thing changed is refused, and the error names the file and the place.
fn check(name: &str, from: &str, to: &str, place: &str) {
    assert!(text(name).contains(from), "{name} has {from:?}");
    check_text(name, &text(name).replacen(from, to, 1), place);
}

fn check_text(name: &str, broken: &str, place: &str) {
    let error = SHELF.try_parse(&[(name, broken)]).err().unwrap_or_else(|| panic!("{name} was accepted: {place}"));
    assert_eq!((error.file.as_str(), error.place.as_str()), (name, place), "{error}");
}

#[test]
fn broken_content_is_refused_by_file_and_place() {
    check("town.toml", "id = \"T02\"", "id = \"T03\"", "card[1].id");
    check("town.toml", "size = 1", "size = 5", "card[0].size");
    check("town.toml", "op = \"gain_per\"", "op = \"gain_pre\"", "line 47");
    check("city.toml", "zone = \"CIV\"", "zone = \"PARK\"", "card[0].zone");
    check("planning.toml", "permits = 1", "permits = 0", "card[0].permits");
    check("planning.toml", "\nkind = \"urban_renewal\"", "\nkind = \"event\"", "card[36].kind");
    check("board.toml", "cards = 15", "cards = 14", "deck_build.standard");
    check("board.toml", "id = \"L0\"", "id = \"L9\"", "row");
    check("board.toml", "slot = \"planning_2\"", "slot = \"planning_x\"", "box");
    check("components.toml", "track_index = 1", "track_index = 2", "politician[1].track_index");
    check("components.toml", "4 = 21", "5 = 21", "players.start_wealth.4");
    check("metropolis.toml", "who = \"each\"", "who = \"everyone\"", "line 29");
    check("effects.toml", "[[op]]\n", "[[op]\n", "line 14");
}

#[test]
fn a_vocation_that_does_not_exist_is_refused() {
    let broken = text("city.toml").replacen("name = \"any\"", "name = \"trade\"", 1);
    assert_ne!(broken, text("city.toml"));
    let error = SHELF.try_parse(&[("city.toml", &broken)]).expect_err("there is no such vocation");
    assert_eq!(error.file, "city.toml");
}

#[test]
fn us_3_9_rows_are_numbered_each_once() {
    check("board.toml", "value = 3", "value = 2", "row");
    check("board.toml", "value = 6", "value = 5", "row");
}

#[test]
fn us_3_10_starting_buildings_stand_apart() {
    let second = "block = [0, 5]\nlot = 2";
    check("board.toml", second, "block = [0, 0]\nlot = 3", "start[1]");
    check("board.toml", second, "block = [0, 6]\nlot = 2", "start[1]");
    check("board.toml", "zone = \"RES\"", "zone = \"PARK\"", "start[0].zone");
    check_text("board.toml", &text("board.toml").replace("zone = \"RES\"", "zone = \"IND\""), "start");
    check("components.toml", "zone = \"IND\"\nsize = 1\ncount = 5", "zone = \"IND\"\nsize = 1\ncount = 1", "building");
}

#[test]
fn numbers_that_a_position_has_no_room_for_are_refused() {
    check("board.toml", "6 = [6, 3, 1, 0]", "6 = [200, 56, 0, 0]", "payout.6");
    check("board.toml", "cards = 15", "cards = 255", "deck_build.standard");
    check("board.toml", "permits = 22", "permits = 255", "deck_build.planning");
    let dealt = "start_planning_cards = [1, 2, 3, 4]";
    check("components.toml", dealt, "start_planning_cards = [4, 4, 5, 5]", "players.start_planning_cards");
    check("components.toml", "size = 1", "size = 5", "building[0].size");
    check("components.toml", "count = 1\n", "count = 0\n", "vocation");
    check("components.toml", "ap_per_turn = 6", "ap_per_turn = 100", "players.ap_per_turn");
    check("components.toml", "ap_union_boss = 8", "ap_union_boss = 100", "players.ap_union_boss");
    let last = text("metropolis.toml").rfind("[[card]]").expect("a card");
    let more = format!("{}\n{}", text("metropolis.toml"), &text("metropolis.toml")[last..]);
    check_text("metropolis.toml", &more, "card[37]");
}

#[test]
fn effects_that_a_position_has_no_room_for_are_refused() {
    check("city.toml", "size = 1, where", "size = 0, where", "card[26].effects[0].size");
    check("metropolis.toml", "op = \"gain_ap\", n = 2", "op = \"gain_ap\", n = 10", "card[20].effects[1].n");
    let point = "{ op = \"gain_ap\", n = 1 }";
    let choice =
        |effect: &str| format!("{{ op = \"choose\", who = \"active\", options = [{{ effects = [{effect}] }}] }}");
    let deep = choice(&choice(&choice(point)));
    let place = "card[14].effects[0].options[0].effects[0].options[0].effects[0].options[0].effects";
    check("town.toml", point, &deep, place);
    check("town.toml", point, &[point; 10].join(", "), "card[14].effects");
}

#[test]
fn sizes_that_no_building_has_are_refused() {
    check("town.toml", "sel = { size = [1], control", "sel = { size = [5], control", "line 571");
    check("town.toml", "sel = { size = [1], control", "sel = { size = [1, 0], control", "line 571");
    check("metropolis.toml", "size = [2, 3, 4]", "size = [2, 3, 9]", "line 574");
}

#[test]
fn us_6_13_2_an_owner_is_that_of_a_single_building() {
    let sel = ", sel = { control = \"controlled\", value = \"highest\", single = true }";
    check("planning.toml", sel, "", "card[40].effects[0].sel");
    check("planning.toml", sel, &sel.replace(", single = true", ""), "card[40].effects[0].sel");
    check(
        "planning.toml",
        &format!("who = \"owner\"{sel}"),
        &format!("who = \"each\"{sel}"),
        "card[40].effects[0].sel",
    );
    let plain = format!("who = \"each\"{}", sel.replace(", single = true", ""));
    check("planning.toml", &format!("who = \"owner\"{sel}"), &plain, "card[40].effects[0].sel");
    check(
        "town.toml",
        "sel = { size = [1], control",
        "sel = { single = true, size = [1], control",
        "card[30].effects[0].sel",
    );
    check(
        "metropolis.toml",
        "sel = { zone = [\"COM\"], size = [4] }",
        "sel = { single = true }",
        "card[8].effects[0].sel",
    );
    check("city.toml", "op = \"lose\", who = \"active\"", "op = \"lose\", who = \"owner\"", "card[21].effects[1].who");
    check("metropolis.toml", "to = \"active\"", "to = \"owner\"", "card[1].effects[0].who");
}
