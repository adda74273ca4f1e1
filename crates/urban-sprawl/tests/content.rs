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
                assert!(locale.contains(&format!("\ncard-{id}-text = {text}\n")), "{lang}: text of {id}");
            }
        }
    }
}

#[test]
fn the_built_in_files_parse() {
    assert!(SHELF.try_parse(&[]).is_ok());
}

fn broken(name: &str, from: &str, to: &str) -> engine::ContentError {
    let path = format!("{}/content/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    assert!(text.contains(from), "{name} has {from:?}");
    SHELF.try_parse(&[(name, &text.replacen(from, to, 1))]).expect_err("broken content is refused")
}

#[test]
fn broken_content_is_refused_by_file_and_place() {
    let check = |name: &str, from: &str, to: &str, place: &str| {
        let error = broken(name, from, to);
        assert_eq!((error.file.as_str(), error.place.starts_with(place)), (name, true), "{error:?}");
    };
    check("town.toml", "id = \"T02\"", "id = \"T03\"", "T03");
    check("town.toml", "size = 1", "size = 5", "T01");
    check("town.toml", "op = \"gain_per\"", "op = \"gain_pre\"", "line");
    check("city.toml", "zone = \"CIV\"", "zone = \"PARK\"", "C01");
    check("planning.toml", "permits = 1", "permits = 0", "P01");
    check("board.toml", "cards = 15", "cards = 14", "deck_build");
    check("board.toml", "id = \"L0\"", "id = \"L9\"", "row");
    check("board.toml", "slot = \"planning_2\"", "slot = \"planning_x\"", "box");
    check("components.toml", "track_index = 1", "track_index = 2", "politician");
    check("metropolis.toml", "who = \"each\"", "who = \"everyone\"", "line");
}
