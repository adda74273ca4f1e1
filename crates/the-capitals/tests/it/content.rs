//! The component data: what is in the box, and what is refused in its place.

use std::collections::BTreeMap;

use the_capitals::{Content, Kind, SHELF, TileId, TileSet, content};

fn of_era(content: &Content, era: usize, kind: Kind) -> usize {
    content.eras[era].and(content.of_kind(kind)).len()
}

#[test]
fn ca_2_1_all_143_tiles() {
    let content = content();
    let eras: Vec<usize> = content.eras.iter().map(|era| era.len()).collect();
    assert_eq!(eras, [27, 27, 24]);
    assert_eq!(content.prosperity.len(), 25);
    let plants: usize = content.plants.iter().map(|plant| plant.cubes.len()).sum();
    assert_eq!(plants, 30, "25 plants to be earned and 5 to start with");
    let starting = content.start.tiles.len() * 5;
    assert_eq!(eras.iter().sum::<usize>() + 25 + plants + starting, 143);
}

#[test]
fn ca_2_6_types_per_era() {
    let table = [[6, 5, 5, 5, 6], [5, 7, 5, 5, 5], [5, 6, 4, 4, 5]];
    for (era, counts) in table.into_iter().enumerate() {
        assert_eq!(Kind::ERA.map(|kind| of_era(content(), era, kind)), counts, "era {}", era + 1);
    }
    let housing = content().of_kind(Kind::Housing);
    assert!(content().tiles.iter().enumerate().all(|(i, tile)| tile.density.is_some() == housing.has(TileId(i as u8))));
}

#[test]
fn ca_4_1_tiles_for_four_and_five_players() {
    let used = |players| [0, 1, 2].map(|era| content().era_tiles(era, players).len());
    assert_eq!(used(5), [27, 27, 24]);
    assert_eq!(used(4), [27, 27, 24]);
    assert_eq!(used(3), [21, 21, 21]);
    assert_eq!(used(2), [21, 21, 21]);
}

#[test]
fn ca_6_3_15_tiles_that_give_exactly_three_progress() {
    let progress = |tile: &the_capitals::TileId| {
        let three =
            the_capitals::Effect::Change(the_capitals::Change { what: the_capitals::Resource::Progress, by: 3 });
        content().tile(*tile).immediate.contains(&three)
    };
    let found: TileSet = (0..content().tiles.len() as u8).map(TileId).filter(progress).collect();
    let listed = "cogswell_cogs delight_consulting exxedout_oil_refinery magnificent_arch windsor_cottages \
                  belt_howl_labs botanical_gardens executive_estates hartwood_heights legacy_park_homes \
                  museum_of_history nature_trails stadium technotech_inc";
    let listed: TileSet = listed.split_whitespace().map(|key| TileId::named(key).expect(key)).collect();
    assert_eq!(found, listed);
}

#[test]
fn ca_2_5_every_tile_does_something_and_says_so() {
    for tile in &content().tiles {
        let effects =
            tile.immediate.len() + tile.construction.len() + tile.permanent.len() + tile.last.len() + tile.finals.len();
        assert!(effects > 0 || tile.activation.is_some(), "{}", tile.key);
        assert!(tile.name.iter().chain(&tile.text).all(|text| !text.is_empty()), "{}", tile.key);
    }
}

#[test]
fn names_are_unique_but_for_the_two_schools() {
    let mut names = BTreeMap::new();
    content().tiles.iter().for_each(|tile| *names.entry(tile.name[0].as_str()).or_insert(0) += 1);
    let twice: Vec<_> = names.into_iter().filter(|(_, count)| *count > 1).collect();
    assert_eq!(twice, [("School", 2)]);
}

fn text(file: &str) -> &'static str {
    SHELF.standard().iter().find(|(name, _)| *name == file).expect("a content file").1
}

/// Replaces a text in a built-in file and expects an error that names the file and the place and says why.
fn check(file: &str, from: &str, to: &str, expected: &str) {
    assert!(text(file).contains(from), "{file} does not contain {from:?}");
    check_text(file, &text(file).replacen(from, to, 1), expected);
}

fn check_text(file: &str, broken: &str, expected: &str) {
    let error = SHELF.try_parse(&[(file, broken)]).err().unwrap_or_else(|| panic!("{file} was accepted: {expected}"));
    assert!(error.to_string().starts_with(&format!("{file}: {expected}")), "{error} does not say {expected:?}");
}

const ERA_1: &str = "tiles_era1.toml";
const PROSPERITY: &str = "tiles_prosperity.toml";

#[test]
fn broken_tiles_are_refused_with_their_place() {
    check(ERA_1, "printed_cubes = 1", "printed_cubes = \"one\"", "line ");
    check(ERA_1, "what = \"progress\", n = 1 },\n", "what = \"progres\", n = 1 },\n", "line ");
    check(ERA_1, "immediate = [", "imediate = [", "line ");
    check(ERA_1, "id = \"barrel_factory\"", "id = \"baker\"", "tile[1].id: the id is taken");
    check(ERA_1, "set = \"era1\"", "set = \"era2\"", "tile[0].set: the set does not fit the file");
    let lost = "op = \"lose\", what = \"progress\"";
    check(ERA_1, "op = \"lose\", what = \"public_service\"", lost, "tile[0].immediate[2]: progress is never lost");
    check(ERA_1, "density = \"high\"\n", "", "tile[8].density: a density belongs to housing");
    let filter = "filter = { tag = \"circus\" }";
    check(
        ERA_1,
        "filter = { types = [\"industry\"] }",
        filter,
        "tile[1].construction[0].filter: the filter matches no tile",
    );
    check("tiles_era2.toml", "each = 1", "each = 0", "tile[9].immediate[2].each: `each` must be at least 1");
    check(PROSPERITY, "ties = \"allowed\"", "ties = \"sometimes\"", "line ");
    check(
        PROSPERITY,
        "metric = \"tiles\"",
        "metric = \"trees\"",
        "tile[0].requires.metric: no requirement looks at \"trees\"",
    );
    check(PROSPERITY, "ties = \"allowed\"", "ties = \"none\"", "tile[0].requires.ties: only a payment has no ties");
    check("terms.toml", "it = \"Abitazione\"", "de = \"Wohnen\"", "line ");
}

#[test]
fn a_broken_board_is_refused_with_its_place() {
    let board = "board.toml";
    check(board, "start = 3", "start = 33", "track.population.start: the start space is not on the track");
    check(board, "expo = [-4,", "expo = [", "track.employment.expo: one value per space");
    check(board, "expo = [-4,", "expo = [-400,", "track.employment.expo: a value is not in");
    check(board, "era = [1, 1, 1, 1, 2", "era = [1, 1, 1, 1, 3", "rounds.era: eras are 1, 2, 3, in order");
    check(board, "space = 2", "space = 3", "initiative[1].space: spaces are numbered from 1");
    check(board, "dollars = 4", "dollars = 12", "initiative[0].dollars: a price that no city can pay");
    check(board, "dollars = 4", "dollars = -1", "initiative[0].dollars: a price that no city can pay");
    check(board, "times = 5", "times = -1", "initiative[0].times: ");
    check(board, "times_round_2 = 1", "times_round_2 = 30000", "initiative[5].times_round_2: ");
    for rate in ["energy", "money", "culture", "progress"] {
        let figures =
            text(board).lines().find(|line| line.starts_with(&format!("{rate}_per_prestige"))).expect("a rate");
        check(board, figures, &format!("{rate}_per_prestige = 0"), "scoring: tax_money and what one prestige takes");
    }
    check(board, "tax_money = 3", "tax_money = 0", "scoring: tax_money and what one prestige takes");
    check(board, "building_penalty = 2", "building_penalty = 32767", "scoring: fines and prizes");
    check(board, "row_price = [0,", "row_price = [-5,", "projects.row_price: ");
    let plants = "cubes = [3, 4, 4, 3, 5]";
    check("power_plants.toml", "cubes = [5, 4, 4, 3, 3]", plants, "plant[1].cubes: five copies, richest first");
}

#[test]
fn ca_3_7_the_start_city_hangs_together() {
    check("setup.toml", "city_hall = [0, 0]", "city_hall = [0, 1]", "city.city_hall: ");
    check("setup.toml", "hotel = [1, 0]", "hotel = [2, 0]", "city.hotel: the City Hall and the Hotel are adjacent");
    check("setup.toml", "tokens = [[1, 0], [1, 1]]", "tokens = [[1, 0], [1, 0]]", "city.tokens: two tokens");
    check("setup.toml", "tokens = [[1, 0], [1, 1]]", "tokens = [[1, 0], [5, 5]]", "city.tokens: two tokens");
}

#[test]
fn a_broken_setup_is_refused_with_its_place() {
    let setup = "setup.toml";
    check(setup, "start_spaces = [2, 3]", "start_spaces = [2, 9]", "players[0].start_spaces: start space not in use");
    check(setup, "start_spaces = [2, 3]", "start_spaces = [2, 2]", "players[0].start_spaces: spaces come in order");
    let spaces = "initiative_spaces = [1, 2, 2, 3]";
    check(setup, "initiative_spaces = [1, 2, 3, 4]", spaces, "players[0].initiative_spaces: spaces come in order");
    check(setup, "prosperity_hand = 6", "prosperity_hand = 7", "players[0].prosperity_hand: 1 to 6");
    check(setup, "prosperity_hand = 6", "prosperity_hand = 0", "players[0].prosperity_hand: 1 to 6");
    check(setup, "projects = 4", "projects = 8", "players[0].projects: 3 to 7");
    check(setup, "projects = 4", "projects = 2", "players[0].projects: 3 to 7");
    check(setup, "full_draw = 4", "full_draw = 8", "players[0].full_draw: 3 to 7");
    check(setup, "full_draw = 4", "full_draw = 2", "players[0].full_draw: 3 to 7");
    check(setup, "full_draw = 4", "full_draw = 5", "players[0].discard_per_type: 16 tiles of era 1 are left, 19");
    check(setup, "discard_per_type = 1", "discard_per_type = 6", "players[0].discard_per_type: more tiles of a type");
}

/// An immediate effect more, on the first tile of a file that has some.
fn with_immediate(file: &str, effect: &str) -> String {
    text(file).replacen("\nimmediate = [", &format!("\nimmediate = [{effect}, "), 1)
}

#[test]
fn ca_3_1_a_city_has_room_for_every_build() {
    check(
        "board.toml",
        "prosperity = [3, 5, 7, 9, 11]",
        "prosperity = [1, 3, 5, 7, 9, 11]",
        "rounds.prosperity: at most 5",
    );
    let longer = text("board.toml").replacen("count = 12", "count = 13", 1).replacen("3, 3, 3]", "3, 3, 3, 3]", 1);
    let longer = longer.replacen("expo_after = [4, 8, 12]", "expo_after = [4, 8, 13]", 1);
    check_text("board.toml", &longer, "rounds.count: up to 21 tiles in a city, at most 20");
}

/// Thirteen rounds, of which five are in the first era, and so few draws that the tiles last.
#[test]
fn ca_3_1_extra_builds_are_counted() {
    let board = text("board.toml").replace("count = 12", "count = 13").replace("era = [1,", "era = [1, 1,");
    let board = board.replace("expo_after = [4, 8, 12]", "expo_after = [5, 9, 13]");
    let setup = text("setup.toml").replace("full_draw = 4", "full_draw = 3").replace("full_draw = 5", "full_draw = 4");
    let setup = setup.replace("full_draw = 6", "full_draw = 5").replace("projects = 7", "projects = 6");
    let plain = text(PROSPERITY).replace("{ op = \"build_extra\" }", "{ op = \"gain\", what = \"money\", n = 1 }");
    let files = [("board.toml", board.as_str()), ("setup.toml", &setup), (PROSPERITY, &plain)];
    assert!(SHELF.try_parse(&files).is_ok());
    let error = SHELF.try_parse(&files[..2]).expect_err("one extra build has no room");
    assert_eq!((error.file.as_str(), error.place.as_str()), ("board.toml", "rounds.count"), "{error}");
    let (file, twice) = ("tiles_era2.toml", with_immediate("tiles_era2.toml", "{ op = \"build_extra\" }"));
    let error = SHELF.try_parse(&[(file, &twice)]).expect_err("two extra builds have no room");
    assert!(error.message.contains("effects at once"), "{error}");
}

#[test]
fn ca_6_3_8_pending_effects_find_room() {
    let gain = "{ op = \"gain\", what = \"money\", n = 1 }";
    let many = with_immediate(ERA_1, &[gain; 20].join(", "));
    check_text(ERA_1, &many, "tile[0]: up to ");
    check(
        ERA_1,
        "what = \"progress\", n = 1 },\n",
        "what = \"progress\", n = 31 },\n",
        "tile[0].immediate[0]: expected a gain or a loss",
    );
    check(
        PROSPERITY,
        "what = \"prestige\", n = [1, 3, 5]",
        "what = \"prestige\", n = [1, 3, 31]",
        "tile[1].immediate[0].n: ",
    );
    check(
        PROSPERITY,
        "what = \"energy\", n = [3, 4, 5]",
        "what = \"progress\", n = [-1, 4, 5]",
        "tile[4].immediate[1].n: ",
    );
}

#[test]
fn ca_6_5_12_free_activations_come_to_an_end() {
    let (gain, free) = ("activate = { cost = [], gain = [", "{ op = \"activate_adjacent_free\" }, ");
    check(PROSPERITY, gain, &format!("{gain}{free}"), "tile[10].activate.gain: only one tile");
    let (last, extra) = ("timing = \"before_last_expo\", effects = [", "{ op = \"build_extra\" }, ");
    check(PROSPERITY, last, &format!("{last}{extra}"), "tile[7].endgame[0].effects: ");
}

#[test]
fn other_figures_are_read_from_the_files() {
    let richer = text("board.toml").replacen("building_penalty = 2", "building_penalty = 5", 1);
    let content = SHELF.try_parse(&[("board.toml", &richer)]).expect("a board");
    assert_eq!(content.board.scoring.building_penalty, 5);
}
