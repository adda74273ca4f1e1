//! The component data: what is in the box, and what is refused in its place.

use std::collections::BTreeMap;

use the_capitals::{Content, Kind, SHELF, TileId, TileSet, content};

fn of_era(content: &Content, era: usize, kind: Kind) -> usize {
    content.eras[era].common(content.of_kind(kind)).len()
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
    assert!(
        content().tiles.iter().enumerate().all(|(i, tile)| tile.density.is_some() == housing.contains(TileId(i as u8)))
    );
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

/// Replaces a text in a built-in file and expects an error that names the file, the place and the trouble.
fn refused(file: &str, from: &str, to: &str, expected: &str) {
    let (_, text) = SHELF.standard().iter().find(|(name, _)| *name == file).expect("a content file");
    assert!(text.contains(from), "{file} does not contain {from:?}");
    let broken = text.replacen(from, to, 1);
    let error = match SHELF.try_parse(&[(file, &broken)]) {
        Ok(_) => panic!("{file} with {to:?} was accepted"),
        Err(error) => error.to_string(),
    };
    assert!(error.contains(file) && error.contains(expected), "{error:?} does not say {expected:?}");
}

#[test]
fn broken_content_is_refused_with_its_place() {
    let era1 = "tiles_era1.toml";
    refused(era1, "printed_cubes = 1", "printed_cubes = \"one\"", "line ");
    refused(era1, "what = \"progress\", n = 1 },\n", "what = \"progres\", n = 1 },\n", "line ");
    refused(era1, "immediate = [", "imediate = [", "line ");
    refused(era1, "id = \"barrel_factory\"", "id = \"baker\"", "tile[1] baker: the id is taken");
    refused(era1, "set = \"era1\"", "set = \"era2\"", "tile[0] baker: the set does not fit the file");
    refused(
        era1,
        "op = \"lose\", what = \"public_service\"",
        "op = \"lose\", what = \"progress\"",
        "progress is never lost",
    );
    refused(era1, "density = \"high\"\n", "", "a density belongs to housing");
    refused(era1, "filter = { types = [\"industry\"] }", "filter = { tag = \"circus\" }", "the filter matches no tile");
    refused("tiles_era2.toml", "each = 1", "each = 0", "`each` must be at least 1");
    refused("tiles_prosperity.toml", "ties = \"allowed\"", "ties = \"sometimes\"", "line ");
    refused("tiles_prosperity.toml", "metric = \"tiles\"", "metric = \"trees\"", "no requirement looks at \"trees\"");
    refused("board.toml", "start = 3", "start = 33", "track.population: the start space is not on the track");
    refused("board.toml", "expo = [-4,", "expo = [", "track.employment.expo: one value per space");
    refused("board.toml", "era = [1, 1, 1, 1, 2", "era = [1, 1, 1, 1, 3", "eras are 1, 2, 3, in order");
    refused("power_plants.toml", "cubes = [5, 4, 4, 3, 3]", "cubes = [3, 4, 4, 3, 5]", "five copies, richest first");
    refused("setup.toml", "start_spaces = [2, 3]", "start_spaces = [2, 9]", "players 2");
    refused("terms.toml", "it = \"Abitazione\"", "de = \"Wohnen\"", "line ");
}

#[test]
fn other_figures_are_read_from_the_files() {
    let (_, text) = SHELF.standard().iter().find(|(name, _)| *name == "board.toml").expect("the board");
    let richer = text.replacen("building_penalty = 2", "building_penalty = 5", 1);
    let content = SHELF.try_parse(&[("board.toml", &richer)]).expect("a board");
    assert_eq!(content.board.scoring.building_penalty, 5);
}
