//! Starting buildings (FA-4.9).

use engine::{Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{District, Lot, Plot, Site};
use crate::state::{FifthAvenue, Step};

/// Who places next: anticlockwise from the first player, then back in the reverse order.
pub fn next(game: &FifthAvenue) -> Seat {
    let table = &game.table;
    let players = table.seats.0;
    let left: u8 = table.seats.iter().map(|seat| table.stock[seat.index()].starting).sum();
    let done = (2 * players).saturating_sub(left);
    let back = if done < players { done } else { 2 * players - 1 - done };
    table.seats.ahead(table.first, players - back)
}

/// Whether a player may put a starting building on a lot.
pub fn may_place(game: &FifthAvenue, seat: Seat, site: Site) -> bool {
    is_free_lot(game, site) && has_none(game, seat, site.district)
}

pub fn is_free_lot(game: &FifthAvenue, site: Site) -> bool {
    game.table.plots().contains(&site.plot) && game.table.lot(site.district, site.plot).is_free()
}

/// One lot per district (FA-6.13.5).
pub fn has_none(game: &FifthAvenue, seat: Seat, district: District) -> bool {
    game.table.lot_of(seat, district).is_none()
}

/// Every lot of the board.
pub fn sites(game: &FifthAvenue) -> impl Iterator<Item = Site> + use<> {
    let plots: &'static [Plot] = game.table.plots();
    District::ALL.iter().flat_map(move |&district| plots.iter().map(move |&plot| Site { district, plot }))
}

pub fn offers(game: &FifthAvenue) -> impl Iterator<Item = Action> {
    let seat = next(game);
    sites(game).filter(move |&site| may_place(game, seat, site)).map(Action::Place)
}

pub fn place(game: &mut FifthAvenue, site: Site, log: &mut impl Log<Event>) {
    let seat = next(game);
    game.table.lots[site.district][site.plot] = Lot::Buildings(seat.into(), 1);
    game.table.stock[seat.index()].starting -= 1;
    log.add(Event::Placed { seat, site });
    if game.table.seats.iter().all(|seat| game.table.stock[seat.index()].starting == 0) {
        game.table.agenda.pop();
        game.table.active = game.table.first; // FA-4.10
        game.table.agenda.push(Step::ChooseAction);
    }
}
