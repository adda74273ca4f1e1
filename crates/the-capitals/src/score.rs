//! 7.5 Who wins.

use std::cmp::Reverse;

use engine::{List, Outcome, Phrase, Seat};

use crate::ids::MAX_CITIES;
use crate::state::Table;

/// CA-7.5: prestige, then cubes left, then money, then farther left on the initiative track.
fn keys(table: &Table, seat: Seat) -> [i32; 4] {
    let city = &table.cities[seat];
    let tracks = &city.tracks;
    [tracks.prestige.into(), tracks.energy.into(), tracks.money.into(), -i32::from(city.space.0)]
}

/// Cities from first to last.
pub fn ranking(table: &Table) -> List<Seat, MAX_CITIES> {
    let mut ranking = table.in_order();
    ranking.sort_by_key(|&seat| Reverse(keys(table, seat)));
    ranking
}

/// The result.
pub fn outcome(table: &Table) -> Outcome {
    Outcome::rank(Phrase::new("end-expo"), table.seats.iter().map(|seat| (seat, keys(table, seat))))
}
