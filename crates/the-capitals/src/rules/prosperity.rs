//! 8.3 Prosperity: hands, requirements, Lakes.

use std::cmp::Reverse;

use engine::{Log, Seat};

use super::Next;
use crate::action::Action;
use crate::board::Cell;
use crate::content::{Measure, Requirement, Ties, content};
use crate::effects::Change;
use crate::event::{Event, Why};
use crate::ids::{Resource, Side, TileId};
use crate::state::{Arrows, Capitals, Frame, Lake, Open, Origin};

/// CA-8.3.4: any tile of the hand as a Lake, or as a building if its requirement holds.
pub fn legal(game: &Capitals, out: &mut Vec<Action>) {
    let seat = game.open.actor();
    for &tile in &game.secret.hands[seat] {
        if meets(&game.open, seat, tile) {
            out.push(Action::Prosper(tile, Side::Building));
        }
        out.push(Action::Prosper(tile, Side::Lake)); // CA-8.3.6
    }
}

/// Always asked, even about the last tile (CA-5.2).
pub fn proceed(game: &mut Capitals, log: &mut impl Log<Event>) -> Next {
    if !game.open.all_done() {
        return Next::Ask;
    }
    super::expo::after_round(game, game.open.round - 1, log);
    Next::Go
}

/// The choice shows the tile to all (CA-8.3.4).
pub fn choose(game: &mut Capitals, tile: TileId, side: Side, log: &mut impl Log<Event>) {
    let seat = game.open.actor();
    let hand = &mut game.secret.hands[seat];
    let at = hand.iter().position(|&other| other == tile).expect("a tile of the hand");
    hand.remove(at);
    let from = match side {
        Side::Building => Origin::Hand,
        Side::Lake => Origin::Lake,
    };
    game.open.frames.push(Frame::Cell { tile, from });
    log.add(Event::Shown { seat, tile });
}

/// CA-8.3.6: no penalty, and cubes.
pub fn lay_lake(game: &mut Capitals, tile: TileId, cell: Cell, log: &mut impl Log<Event>) {
    let open = &mut game.open;
    let seat = open.actor();
    open.cities[seat].lakes.push(Lake { tile, cell });
    log.add(Event::LakeLaid { seat, tile, cell });
    let cubes = Change { what: Resource::Energy, by: content().board.scoring.lake_energy };
    open.simple_change(seat, cubes, Why::Lake, log);
    open.turn += 1;
}

/// CA-8.3.11: a requirement that is a payment is paid before placing, as part of the event.
pub fn pay(open: &mut Open, tile: TileId, log: &mut impl Log<Event>) -> Arrows {
    let Some(Requirement::Pay(cost)) = &content().tile(tile).requires else { return Arrows::default() };
    let seat = open.actor();
    let mut books = open.books(seat, Arrows::default());
    books.changes(cost, open.cause(seat, Why::Tile(tile)), log);
    open.close(seat, &books);
    books.arrows
}

/// CA-8.3.5: whether a city meets the requirement of a tile now.
pub fn meets(open: &Open, seat: Seat, tile: TileId) -> bool {
    match &content().tile(tile).requires {
        None | Some(Requirement::Pay(_)) => true,
        Some(Requirement::Most(measure, ties)) => leads(open, seat, *measure, *ties),
        Some(Requirement::Least(measure, ties)) => trails(open, seat, *measure, *ties),
    }
}

fn value(open: &Open, seat: Seat, measure: Measure) -> (i16, i16) {
    let city = &open.cities[seat];
    match measure {
        Measure::Tiles(filter) => (city.count(filter).into(), 0),
        Measure::Metric(metric) => (city.tracks.get(metric.watches()), 0),
        Measure::Progress => (city.tracks.level.into(), city.tracks.progress as i16),
    }
}

fn leads(open: &Open, seat: Seat, measure: Measure, ties: Ties) -> bool {
    let own = value(open, seat, measure);
    let mut others = open.seats.others(seat).map(|other| value(open, other, measure));
    match ties {
        Ties::Allowed => own.0 >= 1 && others.all(|other| own >= other),
        Ties::Strict => others.all(|other| own > other),
        Ties::Tiebreak => {
            open.seats.others(seat).all(|other| broken(open, seat, measure) > broken(open, other, measure))
        }
    }
}

fn trails(open: &Open, seat: Seat, measure: Measure, ties: Ties) -> bool {
    let own = value(open, seat, measure);
    let mut others = open.seats.others(seat).map(|other| value(open, other, measure));
    match ties {
        Ties::Allowed => own.0 >= 1 && others.all(|other| own <= other),
        Ties::Strict => others.all(|other| own < other),
        Ties::Tiebreak => {
            open.seats.others(seat).all(|other| broken(open, seat, measure) < broken(open, other, measure))
        }
    }
}

/// CA-6.4.1, CA-6.7.5: ties go to more money, then farther left.
fn broken(open: &Open, seat: Seat, measure: Measure) -> (i16, u8, Reverse<crate::ids::Space>) {
    let city = &open.cities[seat];
    (value(open, seat, measure).0, city.tracks.money, Reverse(city.space))
}
