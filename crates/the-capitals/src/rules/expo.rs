//! 6.7 World Expo evaluation.

use std::cmp::Reverse;

use engine::{List, Log, Seat};

use super::executive::small_event;
use crate::content::content;
use crate::effects::Change;
use crate::event::{Event, Why};
use crate::ids::{MAX_CITIES, Resource};
use crate::state::{Capitals, Phase, Table};

/// After a round and its Administrative phase: perhaps a World Expo (CA-11.11), then the next round.
pub fn after_round(game: &mut Capitals, played: u8, log: &mut impl Log<Event>) {
    if content().board.expo_after.contains(&played) {
        evaluate(&mut game.table, played, log);
    }
    game.table.phase = Phase::Political;
    game.table.turn = 0;
}

/// Each step for all cities before the next.
pub fn evaluate(table: &mut Table, played: u8, log: &mut impl Log<Event>) {
    let number = content().board.expo_after.iter().position(|&round| round == played).unwrap_or(0) as u8 + 1;
    log.add(Event::ExpoBegan { number });
    let order = table.in_order();
    for &seat in &order {
        prestige(table, seat, employment(table, seat), Why::ExpoEmployment, log); // CA-6.7.2
    }
    for &seat in &order {
        prestige(table, seat, -unemployment(table, seat), Why::ExpoUnemployment, log); // CA-6.7.3
    }
    for &seat in &order {
        let space = usize::from(table.cities[seat].tracks.public_service);
        small_event(table, seat, &content().board.service_bonus[space], Why::ExpoServices, log); // CA-6.7.4
    }
    // CA-6.7.5: ranked once, after all bonuses.
    for (place, &seat) in (0..).zip(&service_ranking(table)) {
        prestige(table, seat, -place * content().board.scoring.rank_loss, Why::ExpoRanking, log);
    }
    return_cubes(table, log);
}

fn prestige(table: &mut Table, seat: Seat, by: i16, why: Why, log: &mut impl Log<Event>) {
    table.simple_change(seat, Change { what: Resource::Prestige, by }, why, log);
}

/// Prestige of the employment space (CA-3.9).
pub fn employment(table: &Table, seat: Seat) -> i16 {
    content().board.employment_prestige[usize::from(table.cities[seat].tracks.employment)]
}

/// People without work, up to a limit.
pub fn unemployment(table: &Table, seat: Seat) -> i16 {
    let tracks = &table.cities[seat].tracks;
    i16::from(tracks.population - tracks.employment).min(content().board.scoring.unemployment_cap)
}

/// More public services, then more money, then farther left (CA-6.7.5).
pub fn service_ranking(table: &Table) -> List<Seat, MAX_CITIES> {
    let mut ranking = table.in_order();
    ranking.sort_by_key(|&seat| {
        let city = &table.cities[seat];
        (Reverse(city.tracks.public_service), Reverse(city.tracks.money), city.space)
    });
    ranking
}

/// CA-6.7.6: cubes on tiles return; those on plants, and tourists, stay.
fn return_cubes(table: &mut Table, log: &mut impl Log<Event>) {
    for seat in table.seats.iter() {
        table.cities[seat].tiles.iter_mut().for_each(|placed| placed.cubes = 0);
    }
    log.add(Event::CubesReturned);
}
