//! The content files: what they must hold, and what is said when they do not.

use big_city::{Board, Building, Card, SHELF, content};

#[test]
fn bc_2_1_fifty_two_buildings() {
    let supply = |building: Building| u32::from(content().spec(building).supply);
    assert_eq!(Building::all().map(supply).sum::<u32>(), 52);
    let row: Vec<u32> = Building::all().map(supply).collect();
    assert_eq!(row, [8, 6, 3, 8, 6, 3, 1, 2, 3, 4, 2, 2, 1, 1, 1, 1]);
}

#[test]
fn bc_2_2_nine_cards_in_each_stack() {
    for board in Board::all() {
        let special = board.cards().iter().filter(|card| card.plot().is_none()).count();
        assert_eq!((board.cards().len(), special), (9, usize::from(board.number() % 2 == 0)));
    }
    assert_eq!(Card::all().filter(|card| card.facility().is_some()).count(), 4);
}

#[test]
fn bc_7_3_base_values_and_bc_6_5_1_streetcars() {
    let base: Vec<i16> = Building::all().map(|building| content().spec(building).base).collect();
    assert_eq!(base, [2, 6, 10, 2, 6, 10, 0, 15, 5, 5, 5, 30, 0, 0, 0, 0]);
    assert_eq!((content().streetcars, content().draws_per_stack, content().minimum), (17, 2, 1));
}

#[test]
fn shapes_have_every_orientation() {
    let orientations = |building: Building| content().shape(building).walks.len();
    let counts =
        [Building::Residence1, Building::Residence2, Building::Residence3, Building::Factory3, Building::Factory4];
    assert_eq!(counts.map(orientations), [1, 2, 2, 4, 1]);
}

/// Replaces a text in one file and expects an error at a place.
fn check(file: &str, from: &str, to: &str, place: &str) {
    let standard = SHELF.standard().iter().find(|(name, _)| *name == file).expect("a content file").1;
    let broken = standard.replacen(from, to, 1);
    assert_ne!(standard, broken, "{from:?} does not stand in {file}");
    let error = SHELF.try_parse(&[(file, &broken)]).expect_err("broken content is refused");
    assert_eq!((error.file.as_str(), error.place.as_str()), (file, place), "{error}");
}

#[test]
fn broken_content_is_refused_with_its_place() {
    check("buildings.toml", "supply = 8", "supply = 9", "meta.pieces");
    check("buildings.toml", "pieces = 52", "pieces = 51", "meta.pieces");
    check("buildings.toml", "shape = \"line2\"", "shape = \"line9\"", "building[1].shape");
    check("buildings.toml", "kind = \"church\"", "kind = \"bank\"", "building[7].kind");
    check("buildings.toml", "kind = \"church\"", "kind = \"temple\"", "line 223");
    check("buildings.toml", "[[0, 0], [1, 0], [0, 1]]", "[[0, 0], [2, 0], [0, 1]]", "shape[3]");
    let park = "{ type = \"outskirts_plots\", min = 0, max = 1 }";
    check("buildings.toml", park, "{ type = \"twin_digits\" }", "building[12].requires");
    check("cards.toml", "plot = 12", "plot = 13", "card[1].plot");
    check("cards.toml", "stack = 2", "stack = 3", "card[9].stack");
    check("neighbourhoods.toml", "cols = 4", "cols = 5", "neighbourhood[1]");
    check("scoring.toml", "factor = 2", "factor = 0", "multiplier streetcar");
    check("scoring.toml", "id = \"park\"", "id = \"garden\"", "modifier");
    check("setup.toml", "streetcars = 17", "streetcars = 99", "components.streetcars");
    check("setup.toml", "hand_size = 5", "hand_size = 4", "players[0].hand_size");
    check("options.toml", "id = \"limited_draw\"", "id = \"draw\"", "option");
    check("terms.toml", "id = \"plot\"", "id = \"property_card\"", "term[1].id");
}

#[test]
fn other_numbers_are_taken_from_content() {
    let standard = SHELF.standard().iter().find(|(name, _)| *name == "scoring.toml").expect("a content file").1;
    let richer = standard.replacen("amount = -2", "amount = -3", 1);
    let content = SHELF.try_parse(&[("scoring.toml", &richer)]).expect("sound content");
    assert_eq!(content.modifiers.factory, -3);
}
