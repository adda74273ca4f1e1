//! Maps of telling positions, compared with those kept in the tree.

use big_city::{BigCity, BigCityOptions, View};
use engine::{Game, Lang, Rng, Seat, Viewer};
use testkit::pictures;
use testkit::table::arranged;

const DIRECTORY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pictures");

const CITY: [&str; 20] = [
    "boards 2 0 (0,-2); 3 90 (3,0); 4 0 (-4,0); 5 0 (0,3); 6 90 (3,3)",
    "building city_hall 15",
    "building residence_1 11",
    "building residence_2 43+44",
    "building residence_3 25+26+27",
    "building business_1 14",
    "building business_2 13+16",
    "building business_3 17+18+19",
    "building bank 12",
    "building cinema 48",
    "building post_office 21",
    "building church 22",
    "building department_store 23+24",
    "building park_2 52+53",
    "building park_3 31+34+37",
    "building factory_3 41+42+45",
    "building factory_4 54+55+57+58",
    "streetcars H(1,0) H(0,0) V(0,0) H(-1,1) V(-1,1)",
    "hand 0: p28 p47 p51 p71 p32",
    "turn 0",
];

/// The city in the middle of a game, after some actions.
fn middle(actions: &[&str]) -> View {
    arranged::<BigCity>(&BigCityOptions::default(), 3, &CITY, actions).view(Viewer::Seat(Seat(0)))
}

#[test]
fn the_middle_of_a_game() {
    pictures::check::<BigCity>(DIRECTORY, "middle", &middle(&[]), Lang::En);
}

#[test]
fn a_board_looks_for_its_place() {
    pictures::check::<BigCity>(DIRECTORY, "placing", &middle(&["neighbourhood 8"]), Lang::En);
}

#[test]
fn the_first_board() {
    let view = pictures::after::<BigCity>(&BigCityOptions::default(), 5, 8, 0);
    let first = BigCity::imagine(&view, &mut Rng::from_number(1)).view(view.viewer);
    assert_eq!(first, view);
    pictures::check::<BigCity>(DIRECTORY, "setup", &view, Lang::En);
}
