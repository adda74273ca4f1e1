//! SVG snapshots of telling positions.

use engine::Lang;
use testkit::pictures::{after, check};
use the_capitals::{Capitals, CapitalsOptions};

const DIRECTORY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pictures");

#[test]
fn a_first_build() {
    let view = after::<Capitals>(&CapitalsOptions::default(), 4, 3, 6);
    check::<Capitals>(DIRECTORY, "start", &view, Lang::En);
}

#[test]
fn the_middle_of_a_game() {
    let view = after::<Capitals>(&CapitalsOptions { prosperity: true, ..Default::default() }, 4, 6, 170);
    check::<Capitals>(DIRECTORY, "middle", &view, Lang::It);
}

#[test]
fn two_players_late() {
    let view = after::<Capitals>(&CapitalsOptions { full_draw: true, ..Default::default() }, 2, 2, 110);
    check::<Capitals>(DIRECTORY, "two-players", &view, Lang::En);
}

#[test]
fn the_end_of_a_large_table() {
    let view =
        after::<Capitals>(&CapitalsOptions { prosperity: true, full_draw: true, prestige_hidden: true }, 5, 4, 10_000);
    check::<Capitals>(DIRECTORY, "end", &view, Lang::En);
}
