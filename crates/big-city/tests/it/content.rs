//! The content files: what they must hold, and what is said when they do not.

use big_city::{BigCityOptions, Board, Building, Card, FirstPlayer, ResidenceCityHall, SHELF, content};

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

fn standard(file: &str) -> &'static str {
    SHELF.standard().iter().find(|(name, _)| *name == file).expect("a content file").1
}

/// Replaces a text in one file and expects an error at a place.
fn check(file: &str, from: &str, to: &str, place: &str) {
    let broken = standard(file).replacen(from, to, 1);
    assert_ne!(standard(file), broken, "{from:?} does not stand in {file}");
    check_text(file, &broken, place);
}

fn check_text(file: &str, broken: &str, place: &str) {
    let error = SHELF.try_parse(&[(file, broken)]).err().unwrap_or_else(|| panic!("{file} was accepted: {place}"));
    assert_eq!((error.file.as_str(), error.place.as_str()), (file, place), "{error}");
}

#[test]
fn broken_content_is_refused_with_its_place() {
    check("buildings.toml", "supply = 8", "supply = 9", "meta.pieces");
    check("buildings.toml", "pieces = 52", "pieces = 51", "meta.pieces");
    check("buildings.toml", "shape = \"line2\"", "shape = \"line9\"", "building[1].shape");
    check("buildings.toml", "kind = \"church\"", "kind = \"bank\"", "building[7].kind");
    check("buildings.toml", "kind = \"church\"", "kind = \"temple\"", "line 223");
    check("buildings.toml", "[[0, 0], [1, 0], [0, 1]]", "[[0, 0], [2, 0], [0, 1]]", "shape[3].cells");
    let park = "{ type = \"outskirts_plots\", min = 0, max = 1 }";
    check("buildings.toml", park, "{ type = \"twin_digits\" }", "building[12].requires");
    check("cards.toml", "plot = 12", "plot = 13", "card[1].plot");
    check("cards.toml", "stack = 2", "stack = 3", "card[9].stack");
    check("neighbourhoods.toml", "cols = 4", "cols = 5", "neighbourhood[1].cols");
    check("scoring.toml", "factor = 2", "factor = 0", "multiplier[0].factor");
    check("scoring.toml", "id = \"park\"", "id = \"garden\"", "modifier");
    check("setup.toml", "streetcars = 17", "streetcars = 99", "components.streetcars");
    check("setup.toml", "hand_size = 5", "hand_size = 4", "players[0].hand_size");
    check("setup.toml", "min_touching_plots = 2", "min_touching_plots = 1", "action[3].min_touching_plots");
    check("setup.toml", "later_pieces_max = 2", "later_pieces_max = 3", "action[2].later_pieces_max");
    check("terms.toml", "id = \"plot\"", "id = \"property_card\"", "term[1].id");
}

#[test]
fn numbers_that_a_position_has_no_room_for_are_refused() {
    check("buildings.toml", "supply = 8", "supply = 9223372036854775807", "building[0].supply");
    check("buildings.toml", "base = 2", "base = 100", "building[0].base");
    check("buildings.toml", "[[0, 0], [1, 0], [0, 1]]", "[[4, 0], [5, 0], [4, 1]]", "shape[3].cells");
    check("neighbourhoods.toml", "col = 0, row = 1", "col = 0, row = 127", "neighbourhood[0].plots");
    check("scoring.toml", "minimum = 1", "minimum = 100", "rule.minimum");
    check("scoring.toml", "amount = -2", "amount = -51", "modifier[3].amount");
    check("scoring.toml", "amount = 1", "amount = 32767", "modifier[0].amount");
    check("setup.toml", "deal_from = [1, 2, 3, 4, 5]", "deal_from = [1, 2, 3, 5, 5]", "players[0].hand_size");
    let many = "placements_each = 9223372036854775807";
    check("setup.toml", "placements_each = 2", many, "players[0].placements_total");
}

#[test]
fn a_building_too_many_is_refused() {
    let stock = standard("buildings.toml");
    let last = &stock[stock.rfind("[[building]]").expect("a building")..];
    let more = format!("{stock}\n{}", last.replace("supply = 1", "supply = 0")).replace("rows = 16", "rows = 17");
    check_text("buildings.toml", &more, "building");
}

#[test]
fn bc_8_1_to_bc_8_7_options_are_those_of_the_form() {
    check("options.toml", "id = \"limited_draw\"", "id = \"draw\"", "option");
    check("options.toml", "default = false", "default = true", "option[0].default");
    let (multiplied, ignored) = ("[\"multiplied\", \"ignored\"]", "[\"multiplied\", \"doubled\"]");
    check("options.toml", multiplied, ignored, "option[5].values");
    check("options.toml", "default = \"random\"", "default = \"seat_1\"", "option[6].default");
    let toggle = "type = \"enum\"\nvalues = [\"random\", \"seat_1\"]\ndefault = \"random\"";
    check("options.toml", toggle, "type = \"bool\"\ndefault = false", "option[6].type");
    let usual = BigCityOptions::default();
    assert_eq!(usual.residence_city_hall, ResidenceCityHall::Multiplied);
    assert_eq!(usual.first_player, FirstPlayer::Random);
    assert!(!usual.trade_cards && !usual.useless_cards_exchange_only && !usual.limited_draw);
    assert!(!usual.branching_streetcar && !usual.limited_streetcar);
}

#[test]
fn other_numbers_are_taken_from_content() {
    let richer = standard("scoring.toml").replacen("amount = -2", "amount = -3", 1);
    let content = SHELF.try_parse(&[("scoring.toml", &richer)]).expect("sound content");
    assert_eq!(content.modifiers.factory, -3);
}
