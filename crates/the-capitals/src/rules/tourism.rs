//! 6.4 Tourism phase, and 8.1 for two players. Nobody is asked.

use engine::{Log, Seat};

use crate::content::{Trigger, content};
use crate::event::{Event, Why};
use crate::ids::{MAX_CITIES, TouristId};
use crate::state::{Arrows, Capitals, Open};

pub fn run(game: &mut Capitals, log: &mut impl Log<Event>) {
    let open = &mut game.open;
    let best = highest(open);
    let neutral_leads = open.neutral.is_some_and(|neutral| neutral > open.cities[best].tracks.culture);
    let leader = (!neutral_leads).then_some(best); // CA-8.1.4: the neutral marker loses every tie
    if open.highest != leader {
        log.add(Event::HighestCulture { seat: leader });
    }
    open.highest = leader; // CA-6.4.2, CA-8.1.5
    let hosts = hosts(open, leader);
    for (i, host) in hosts.into_iter().enumerate().take(open.tourists.len()) {
        welcome(open, TouristId(i as u8), host, log);
    }
    income(open, log);
}

/// CA-6.4.1: more culture, then more money, then farther left.
fn rank(open: &Open, seat: Seat) -> (u8, u8, std::cmp::Reverse<crate::ids::Space>) {
    let city = &open.cities[seat];
    (city.tracks.culture, city.tracks.money, std::cmp::Reverse(city.space))
}

/// The city first in the culture ranking.
pub fn highest(open: &Open) -> Seat {
    open.seats.iter().max_by_key(|&seat| rank(open, seat)).expect("somebody plays")
}

/// The city last in the culture ranking.
pub fn lowest(open: &Open) -> Seat {
    open.seats.iter().min_by_key(|&seat| rank(open, seat)).expect("somebody plays")
}

/// CA-6.4.3: cities below this send their tourists.
pub fn range(culture: u8) -> u8 {
    let levels = content().board.attraction.iter().rev();
    levels.filter(|level| culture >= level.at).map(|level| level.below).next().unwrap_or(0)
}

/// CA-6.4.4, CA-8.1.4, CA-8.1.5: the host of every tourist; nobody is beside the board.
fn hosts(open: &Open, leader: Option<Seat>) -> [Option<Seat>; MAX_CITIES + 1] {
    let mut hosts = [leader; MAX_CITIES + 1]; // the neutral tourist goes to the leader, if there is one
    let top = leader.map_or(open.neutral.unwrap_or(0), |seat| open.cities[seat].tracks.culture);
    for seat in open.seats.iter() {
        let culture = open.cities[seat].tracks.culture;
        let stays = Some(seat) == leader || !(is_lowest(open, seat, leader) || culture < range(top));
        hosts[seat.index()] = if stays { Some(seat) } else { leader };
    }
    hosts
}

/// Whether a city is the lowest of all markers. A leading neutral marker counts as a host, so the lowest is a player.
fn is_lowest(open: &Open, seat: Seat, leader: Option<Seat>) -> bool {
    let below_neutral = match open.neutral {
        Some(neutral) if leader.is_some() => open.cities[seat].tracks.culture < neutral,
        _ => true,
    };
    lowest(open) == seat && below_neutral
}

/// CA-6.4.5: who keeps the host stays; who changes it is put beside the new host's city. CA-6.4.6: all are unused.
fn welcome(open: &mut Open, id: TouristId, host: Option<Seat>, log: &mut impl Log<Event>) {
    let neutral = id == open.neutral_tourist();
    let tourist = &mut open.tourists[id.index()];
    tourist.used = false;
    if tourist.host != host {
        tourist.host = host;
        tourist.on = None;
        log.add(Event::TouristWent { tourist: id, host, neutral });
    }
}

/// CA-8.3.12: tiles that earn by tourists.
fn income(open: &mut Open, log: &mut impl Log<Event>) {
    for seat in open.in_order().iter().copied() {
        let guests = open.hosted(seat).count() as i16;
        for placed in &open.cities[seat].by_cell(content().tourism_watchers) {
            let permanent = &content().tile(placed.tile).permanent;
            let mut books = open.books(seat, Arrows::default());
            let cause = open.cause(seat, Why::Tile(placed.tile));
            for entry in permanent.iter().filter(|entry| entry.trigger == Trigger::TourismEnd) {
                entry.gain.iter().for_each(|gain| books.change(gain.times(guests), cause, log));
            }
            open.close(seat, &books);
        }
    }
}
