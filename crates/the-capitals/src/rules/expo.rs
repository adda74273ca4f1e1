//! 6.7 World Expo evaluation.

use std::cmp::Reverse;

use engine::{List, Log, Seat};

use super::executive::small_event;
use crate::content::content;
use crate::effects::Change;
use crate::event::{Event, Why};
use crate::ids::{MAX_CITIES, Resource};
use crate::state::{Capitals, Open, Phase};

/// After a round and its Administrative phase: perhaps a World Expo (CA-11.11), then the next round.
pub fn after_round(game: &mut Capitals, played: u8, log: &mut impl Log<Event>) {
    if content().board.expo_after.contains(&played) {
        evaluate(&mut game.open, played, log);
    }
    game.open.phase = Phase::Political;
    game.open.turn = 0;
}

/// Each step for all cities before the next.
pub fn evaluate(open: &mut Open, played: u8, log: &mut impl Log<Event>) {
    let number = content().board.expo_after.iter().position(|&round| round == played).unwrap_or(0) as u8 + 1;
    log.add(Event::ExpoBegan { number });
    let order = open.in_order();
    for &seat in &order {
        prestige(open, seat, employment(open, seat), Why::ExpoEmployment, log); // CA-6.7.2
    }
    for &seat in &order {
        prestige(open, seat, -unemployment(open, seat), Why::ExpoUnemployment, log); // CA-6.7.3
    }
    for &seat in &order {
        let space = usize::from(open.cities[seat].tracks.public_service);
        small_event(open, seat, &content().board.service_bonus[space], Why::ExpoServices, log); // CA-6.7.4
    }
    // CA-6.7.5: ranked once, after all bonuses.
    for (place, &seat) in (0..).zip(&service_ranking(open)) {
        prestige(open, seat, -place * content().board.scoring.rank_loss, Why::ExpoRanking, log);
    }
    return_cubes(open, log);
}

fn prestige(open: &mut Open, seat: Seat, by: i16, why: Why, log: &mut impl Log<Event>) {
    open.simple_change(seat, Change { what: Resource::Prestige, by }, why, log);
}

/// Prestige of the employment space (CA-3.9).
pub fn employment(open: &Open, seat: Seat) -> i16 {
    content().board.employment_prestige[usize::from(open.cities[seat].tracks.employment)]
}

/// People without work, up to a limit.
pub fn unemployment(open: &Open, seat: Seat) -> i16 {
    let tracks = &open.cities[seat].tracks;
    i16::from(tracks.population - tracks.employment).min(content().board.scoring.unemployment_cap)
}

/// More public services, then more money, then farther left (CA-6.7.5).
pub fn service_ranking(open: &Open) -> List<Seat, MAX_CITIES> {
    let mut ranking = open.in_order();
    ranking.sort_by_key(|&seat| {
        let city = &open.cities[seat];
        (Reverse(city.tracks.public_service), Reverse(city.tracks.money), city.space)
    });
    ranking
}

/// CA-6.7.6: cubes on tiles return; those on plants, and tourists, stay.
fn return_cubes(open: &mut Open, log: &mut impl Log<Event>) {
    for seat in open.seats.iter() {
        open.cities[seat].tiles.iter_mut().for_each(|placed| placed.cubes = 0);
    }
    log.add(Event::CubesReturned);
}
