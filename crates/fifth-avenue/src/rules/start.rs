//! Starting buildings (FA-4.9).

use engine::{Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{District, Lot, Plot, Site};
use crate::state::{FifthAvenue, Open, Step};

/// Who places next: anticlockwise from the first player, then back in the reverse order.
pub fn next(open: &Open) -> Seat {
    let players = open.seats.0;
    let left: u8 = open.seats.iter().map(|seat| open.stock[seat.index()].starting).sum();
    let done = (2 * players).saturating_sub(left);
    let back = if done < players { done } else { 2 * players - 1 - done };
    open.seats.ahead(open.first, players - back)
}

/// Whether a player may put a starting building on a lot.
pub fn may_place(game: &FifthAvenue, seat: Seat, site: Site) -> bool {
    is_free_lot(game, site) && has_none(game, seat, site.district)
}

pub fn is_free_lot(game: &FifthAvenue, site: Site) -> bool {
    game.open.plots().contains(&site.plot) && game.open.lot(site.district, site.plot).is_free()
}

/// One lot per district (FA-6.13.5).
pub fn has_none(game: &FifthAvenue, seat: Seat, district: District) -> bool {
    game.open.lot_of(seat, district).is_none()
}

/// Every lot of the board.
pub fn sites(game: &FifthAvenue) -> impl Iterator<Item = Site> + use<> {
    let plots: &'static [Plot] = game.open.plots();
    District::ALL.iter().flat_map(move |&district| plots.iter().map(move |&plot| Site { district, plot }))
}

pub fn offers(game: &FifthAvenue) -> impl Iterator<Item = Action> {
    let seat = next(&game.open);
    sites(game).filter(move |&site| may_place(game, seat, site)).map(Action::Place)
}

pub fn place(game: &mut FifthAvenue, site: Site, log: &mut impl Log<Event>) {
    let seat = next(&game.open);
    game.open.lots[site.district][site.plot] = Lot::Buildings(seat.into(), 1);
    game.open.stock[seat.index()].starting -= 1;
    log.add(Event::Placed { seat, site });
    if game.open.seats.iter().all(|seat| game.open.stock[seat.index()].starting == 0) {
        game.open.agenda.pop();
        game.open.active = game.open.first; // FA-4.10
        game.open.agenda.push(Step::ChooseAction);
    }
}
