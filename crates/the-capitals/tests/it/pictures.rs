//! SVG snapshots of cities at telling moments.

use std::collections::BTreeSet;

use engine::{Game, Lang, Present, Seat, Viewer};
use testkit::pictures::{self, after};
use testkit::table;
use the_capitals::{Capitals, CapitalsOptions, View, content};

const DIRECTORY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pictures");

fn check(name: &str, view: &View, lang: Lang) {
    pictures::check::<Capitals>(DIRECTORY, name, view, lang);
}

/// A table of four set up by hand, after some actions, as seat 0 sees it.
fn arranged(lines: &[&str], actions: &[&str]) -> View {
    let options = CapitalsOptions { prosperity: true, ..Default::default() };
    let game: Capitals = table::arranged(&options, 4, lines, actions);
    game.audit().expect("a sound position");
    game.view(Viewer::Seat(Seat(0)))
}

const CITIES: [&str; 15] = [
    "initiative: 1@1 0@2 3@3 2@5",
    "round 6",
    "city 0: tudor_townhouses@0,1 school_1@1,1 market@2,0 restaurant@2,1+2 park@1,-1 steam_engine_plant@-1,0 theatre@0,-1",
    "lakes 0: church@-1,1",
    "tokens 0: 3,1 0,2",
    "city 1: danncil_estate@0,1 bookseller@2,0 iron_foundry@1,1 opera_house@0,-1 courthouse@-1,0",
    "city 2: heritage_windmill@1,-1 doctor@0,1 barrel_factory@-1,1 cobbler@2,1 library@-1,0",
    "city 3: train_station@-1,0 baker@1,1+3 victoria_terraces@0,1 museum_of_industry@2,0 cog_factory@2,1",
    "tracks 0: P11 E9 S4 $17 C12 L3 g4 Q7 V6",
    "tracks 1: P9 E6 S3 $9 C9 L2 g1 Q3 V2",
    "tracks 2: P7 E7 S6 $22 C5 L2 g5 Q9 V-1",
    "tracks 3: P12 E8 S1 $4 C3 L3 g0 Q5 V4",
    "highest 0",
    "tourist 3: 0 restaurant",
    "projects: university walled_mart fire_department stadium / magnificent_arch furley_apartments / brick_works",
];

#[test]
fn a_cell_is_chosen() {
    let lines: Vec<&str> = CITIES.into_iter().chain(["phase building 0"]).collect();
    check("cell", &arranged(&lines, &["take university"]), Lang::En);
}

#[test]
fn a_token_is_moved() {
    let lines: Vec<&str> = CITIES.into_iter().chain(["tokens 0: 1,0 1,1", "phase tokens 0"]).collect();
    check("token", &arranged(&lines, &[]), Lang::It);
}

#[test]
fn the_end_of_a_large_table() {
    let options = CapitalsOptions { prosperity: true, full_draw: true, prestige_hidden: true };
    check("end", &after::<Capitals>(&options, 5, 4, 10_000), Lang::En);
}

#[test]
fn no_two_tiles_share_a_drawing() {
    let pictures = Capitals::pictures();
    let drawing = |key: &str| {
        let found = pictures.iter().find(|picture| picture.name == key);
        &found.unwrap_or_else(|| panic!("{key} has no drawing")).svg
    };
    let drawings: BTreeSet<&String> = content().tiles.iter().map(|tile| drawing(&tile.key)).collect();
    assert_eq!(drawings.len(), content().tiles.len());
}
