//! Maps of telling positions, compared with those kept in the tree.

use engine::Lang;
use fifth_avenue::options::Side;
use fifth_avenue::{FifthAvenue, FifthAvenueOptions};
use testkit::pictures;

const PICTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pictures");

fn check(name: &str, side: Side, table: (u8, u64, usize), lang: Lang) {
    let options = FifthAvenueOptions { board_side: side, ..FifthAvenueOptions::default() };
    let (seats, seed, steps) = table;
    let view = pictures::after::<FifthAvenue>(&options, seats, seed, steps);
    pictures::check::<FifthAvenue>(PICTURES, name, &view, lang);
}

#[test]
fn a_new_game() {
    check("start", Side::Five, (4, 1, 0), Lang::En);
}

#[test]
fn an_auction_of_four() {
    check("auction", Side::Five, (4, 8, 474), Lang::En);
}

#[test]
fn six_lots_and_ace() {
    check("ace", Side::Six, (2, 1, 135), Lang::It);
}

#[test]
fn the_end() {
    check("end", Side::Five, (3, 4, 100_000), Lang::En);
}
