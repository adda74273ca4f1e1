//! Points, the end of the game and the ranking (FA-7).

use engine::{Chance, Log, Outcome, Phrase, Seat};

use crate::content::content;
use crate::event::{Event, Source};
use crate::ids::{ByShop, District, Shop};
use crate::rules::{district, memory};
use crate::setup::PARK;
use crate::state::{End, FifthAvenue};

/// Adds points, with where they come from.
pub fn add(
    game: &mut FifthAvenue,
    seat: Seat,
    points: u8,
    (source, district): (Source, Option<District>),
    log: &mut impl Log<Event>,
) {
    if points > 0 {
        game.open.scores[seat] += i16::from(points);
        log.add(Event::Scored { seat, points, source, district });
    }
}

/// FA-7.1: everything that was still to come is cancelled, and the final scoring follows.
pub fn finish(game: &mut FifthAvenue, reason: End, chance: &mut Chance, log: &mut impl Log<Event>) {
    game.open.agenda.clear();
    game.open.end = Some(reason);
    log.add(Event::Ended { reason });
    for district in game.open.unclosed() {
        district::score_for_all(game, district, Source::FinalDistrict, log); // FA-7.2
    }
    score_park(game, chance, log);
    memory::show_hands(game);
    log.add(Event::HandsShown { hands: game.secret.hands });
}

/// FA-7.3: shops of the park are turned up at random; their types say what a building there is worth.
fn score_park(game: &mut FifthAvenue, chance: &mut Chance, log: &mut impl Log<Event>) {
    let drawn = draw_park(game, chance);
    game.open.drawn = drawn;
    let types = drawn.0.iter().filter(|&&count| count > 0).count();
    let points = content().park_vp[types];
    log.add(Event::ParkShown { shops: drawn, types: types as u8, points });
    for seat in game.open.seats.iter() {
        let built = game.open.stock[seat.index()].south;
        add(game, seat, built * points, (Source::Park, None), log);
    }
}

fn draw_park(game: &FifthAvenue, chance: &mut Chance) -> ByShop<u8> {
    let mut rng = chance.open(PARK);
    let mut left = game.open.park_shops;
    let mut drawn = ByShop::default();
    for _ in 0..content().park_tiles {
        let all: u8 = left.0.iter().sum();
        if all == 0 {
            break;
        }
        let mut at = rng.below(all.into()) as u8;
        for shop in Shop::ALL {
            if at < left[shop] {
                left[shop] -= 1;
                drawn[shop] += 1;
                break;
            }
            at -= left[shop];
        }
    }
    drawn
}

/// FA-7.4: most points, then most cards in hand; players equal in both share the place.
pub fn outcome(game: &FifthAvenue) -> Outcome {
    let reason = game.open.end.unwrap_or(End::TurnLimit).key();
    let keys = |seat: Seat| (seat, [i32::from(game.open.scores[seat]), i32::from(game.cards_held(seat))]);
    Outcome::rank(Phrase::new(reason), &["tie-cards"], game.open.seats.iter().map(keys))
}
