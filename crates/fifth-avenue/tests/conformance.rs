//! Fifth Avenue obeys the laws of every game.

use fifth_avenue::options::{FirstPlayer, Side};
use fifth_avenue::{FifthAvenue, FifthAvenueOptions};
use testkit::laws::{Trial, obey};

fn options(board_side: Side, first_player: FirstPlayer, tracking_aid: bool) -> FifthAvenueOptions {
    FifthAvenueOptions { board_side, first_player, tracking_aid, ..FifthAvenueOptions::default() }
}

fn try_laws(seats: u8, games: u32) {
    let tables = [
        options(Side::Five, FirstPlayer::Random, false),
        options(Side::Six, FirstPlayer::Random, true),
        options(Side::Five, FirstPlayer::Seat, true),
        options(Side::Six, FirstPlayer::Seat, false),
    ];
    for (i, options) in tables.iter().enumerate() {
        obey::<FifthAvenue>(options, Trial { seats, games, seed: 1000 * i as u64, every: 60 });
    }
}

#[test]
fn laws_of_two_players() {
    try_laws(2, 50);
}

#[test]
fn laws_of_three_players() {
    try_laws(3, 50);
}

#[test]
fn laws_of_four_players() {
    try_laws(4, 50);
}
