//! 6.4 Tourism phase, and 8.1 for two players. Nobody is asked.

use engine::{Log, Seat};

use crate::content::{Trigger, content};
use crate::event::{Event, Why};
use crate::ids::TouristId;
use crate::state::{Arrows, Capitals, Table};

pub fn run(game: &mut Capitals, log: &mut impl Log<Event>) {
    let table = &mut game.table;
    let best = highest(table);
    let neutral_leads = table.neutral.is_some_and(|neutral| neutral > table.cities[best].tracks.culture);
    let leader = (!neutral_leads).then_some(best); // CA-8.1.4: the neutral marker loses every tie
    if table.highest != leader {
        log.add(Event::HighestCulture { seat: leader });
    }
    table.highest = leader; // CA-6.4.2, CA-8.1.5
    let hosts = hosts(table, leader);
    for (i, host) in hosts.into_iter().enumerate().take(table.tourists.len()) {
        welcome(table, TouristId(i as u8), host, log);
    }
    income(table, log);
}

/// CA-6.4.1: more culture, then more money, then farther left.
fn rank(table: &Table, seat: Seat) -> (u8, u8, std::cmp::Reverse<crate::ids::Space>) {
    let city = &table.cities[seat];
    (city.tracks.culture, city.tracks.money, std::cmp::Reverse(city.space))
}

/// The city first in the culture ranking.
pub fn highest(table: &Table) -> Seat {
    table.seats.iter().max_by_key(|&seat| rank(table, seat)).expect("somebody plays")
}

/// The city last in the culture ranking.
pub fn lowest(table: &Table) -> Seat {
    table.seats.iter().min_by_key(|&seat| rank(table, seat)).expect("somebody plays")
}

/// CA-6.4.3: cities below this send their tourists.
pub fn range(culture: u8) -> u8 {
    let levels = content().board.attraction.iter().rev();
    levels.filter(|level| culture >= level.at).map(|level| level.below).next().unwrap_or(0)
}

/// CA-6.4.4, CA-8.1.4, CA-8.1.5: the host of every tourist; nobody is beside the board.
fn hosts(table: &Table, leader: Option<Seat>) -> [Option<Seat>; 6] {
    let mut hosts = [leader; 6]; // the neutral tourist goes to the leader, if there is one
    let top = leader.map_or(table.neutral.unwrap_or(0), |seat| table.cities[seat].tracks.culture);
    for seat in table.seats.iter() {
        let culture = table.cities[seat].tracks.culture;
        let stays = Some(seat) == leader || !(is_lowest(table, seat, leader) || culture < range(top));
        hosts[seat.index()] = if stays { Some(seat) } else { leader };
    }
    hosts
}

/// Whether a city is the lowest of all markers. A leading neutral marker counts as a host, so the lowest is a player.
fn is_lowest(table: &Table, seat: Seat, leader: Option<Seat>) -> bool {
    let below_neutral = match table.neutral {
        Some(neutral) if leader.is_some() => table.cities[seat].tracks.culture < neutral,
        _ => true,
    };
    lowest(table) == seat && below_neutral
}

/// CA-6.4.5: who keeps the host stays; who changes it is put beside the new host's city. CA-6.4.6: all are unused.
fn welcome(table: &mut Table, id: TouristId, host: Option<Seat>, log: &mut impl Log<Event>) {
    let neutral = id == table.neutral_tourist();
    let tourist = &mut table.tourists[id.index()];
    tourist.used = false;
    if tourist.host != host {
        tourist.host = host;
        tourist.on = None;
        log.add(Event::TouristWent { tourist: id, host, neutral });
    }
}

/// CA-8.3.12: tiles that earn by tourists.
fn income(table: &mut Table, log: &mut impl Log<Event>) {
    for seat in table.in_order().iter().copied() {
        let guests = table.hosted(seat).count() as i16;
        for placed in &table.cities[seat].by_cell(content().tourism_watchers) {
            let permanent = &content().tile(placed.tile).permanent;
            let mut books = table.books(seat, Arrows::default());
            let cause = table.cause(seat, Why::Tile(placed.tile));
            for entry in permanent.iter().filter(|entry| entry.trigger == Trigger::TourismEnd) {
                entry.gain.iter().for_each(|gain| books.change(gain.times(guests), cause, log));
            }
            table.close(seat, &books);
        }
    }
}
