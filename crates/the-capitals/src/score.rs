//! 7.5 Who wins.

use std::cmp::Reverse;

use engine::{List, Outcome, Phrase, Seat};

use crate::ids::MAX_CITIES;
use crate::state::Open;

/// CA-7.5: prestige, then cubes left, then money, then farther left on the initiative track.
fn keys(open: &Open, seat: Seat) -> [i32; 4] {
    let city = &open.cities[seat];
    let tracks = &city.tracks;
    [tracks.prestige.into(), tracks.energy.into(), tracks.money.into(), -i32::from(city.space.0)]
}

/// Cities from first to last.
pub fn ranking(open: &Open) -> List<Seat, MAX_CITIES> {
    let mut ranking = open.in_order();
    ranking.sort_by_key(|&seat| Reverse(keys(open, seat)));
    ranking
}

/// The result.
pub fn outcome(open: &Open) -> Outcome {
    Outcome::rank(
        Phrase::new("end-expo"),
        &["tie-energy", "tie-money", "tie-space"],
        open.seats.iter().map(|seat| (seat, keys(open, seat))),
    )
}
