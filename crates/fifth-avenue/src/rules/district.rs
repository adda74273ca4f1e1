//! Action D: scoring a district (FA-6.6).

use engine::{Chance, Log, Seat};

use crate::action::Action;
use crate::board::worth;
use crate::event::{Event, Source};
use crate::ids::District;
use crate::rules::{cards, commission};
use crate::score;
use crate::state::{FifthAvenue, Open};

/// FA-6.6.1: open districts where a commission stands.
pub fn offers(game: &FifthAvenue) -> impl Iterator<Item = Action> {
    commission::districts(game).iter().map(Action::Score)
}

/// FA-6.6.3: a player's buildings in a district times the worth of their lot.
pub fn points(open: &Open, seat: Seat, district: District) -> u8 {
    open.lot_of(seat, district)
        .map_or(0, |colour| open.lot(district, colour.plot()).buildings() * worth(open, district, colour.plot()))
}

pub fn score(game: &mut FifthAvenue, district: District, log: &mut impl Log<Event>) {
    game.open.agenda.pop();
    game.open.scored = Some(district);
    score_for_all(game, district, Source::District, log);
}

pub fn score_for_all(game: &mut FifthAvenue, district: District, source: Source, log: &mut impl Log<Event>) {
    for seat in game.open.seats.iter() {
        let points = points(&game.open, seat, district);
        score::add(game, seat, points, (source, Some(district)), log);
    }
}

/// FA-6.6.4: everyone without a building there draws, the active player first, then clockwise.
pub fn draw_bystanders(game: &mut FifthAvenue, count: u8, chance: &mut Chance, log: &mut impl Log<Event>) {
    let Some(district) = game.open.scored else { return };
    for seat in game.open.seats.from(game.open.active) {
        if game.open.lot_of(seat, district).is_none() {
            (0..count).for_each(|_| cards::draw(game, seat, chance, log));
        }
    }
}
