//! Winning an auction: building, and closing a district (FA-6.13 to FA-6.15).

use engine::{Chance, Log, Seat};

use crate::action::Action;
use crate::content::content;
use crate::event::{Event, Source};
use crate::ids::{District, Lot, Owner, Pawn, Plot, Prize};
use crate::rules::{ace, auction, district};
use crate::score;
use crate::state::{End, FifthAvenue, Step, Table};

/// FA-6.16.5: the cards go back first; the limit is what the winning bid allows.
pub fn win(game: &mut FifthAvenue, seat: Seat, chance: &mut Chance, log: &mut impl Log<Event>) {
    let auction = &mut game.table.auction;
    auction.winner = seat;
    auction.limit = content().limit(auction.cards_of(seat).map(|card| card.face)).unwrap_or(0);
    let (prize, total) = (auction.prize.expect("an auction"), auction.totals[seat]);
    log.add(Event::Won { seat, prize, total });
    auction::clear(game, Some(seat), chance, log);
    game.table.agenda.push(Step::Build);
}

/// FA-6.13.3: how many buildings the winner can build.
pub fn most(game: &FifthAvenue) -> u8 {
    let auction = &game.table.auction;
    auction.limit.min(game.table.stock[auction.winner.index()].reserve)
}

/// FA-6.14.1: a district that was full before its auction; nothing on the board changes during one.
pub fn may_close(game: &FifthAvenue) -> bool {
    match game.table.auction.prize {
        Some(Prize::District(district)) => game.table.is_full(district),
        Some(Prize::Park) | None => false, // FA-6.15.4
    }
}

/// Whether the winner may build: not as a stranger in a full district.
pub fn may_build(game: &FifthAvenue) -> bool {
    match game.table.auction.prize {
        Some(Prize::District(district)) => {
            !game.table.is_full(district) || game.table.lot_of(game.table.auction.winner, district).is_some()
        }
        Some(Prize::Park) | None => true,
    }
}

pub fn offers(game: &FifthAvenue) -> impl Iterator<Item = Action> + use<> {
    let most = may_build(game).then(|| most(game));
    let builds = most.into_iter().flat_map(|most| (0..=most).map(Action::Build));
    builds.chain(may_close(game).then_some(Action::Close))
}

pub fn build(game: &mut FifthAvenue, count: u8, log: &mut impl Log<Event>) {
    game.table.agenda.pop();
    let seat = game.table.auction.winner;
    let prize = game.table.auction.prize.expect("an auction");
    game.table.stock[seat.index()].reserve -= count;
    let plot = match prize {
        Prize::Park => {
            game.table.stock[seat.index()].south += count; // FA-6.15.3
            None
        }
        Prize::District(district) => {
            let colour = game.table.auction.colours[seat].expect("a bid has a colour");
            build_on(game, seat, district, colour.plot(), count);
            Some(colour.plot())
        }
    };
    log.add(Event::Built { seat, prize, plot, count });
    auction::finish(game);
}

/// FA-6.13.4: building none gives no claim; a free lot stays free.
fn build_on(game: &mut FifthAvenue, seat: Seat, district: District, plot: Plot, count: u8) {
    let standing = game.table.lot(district, plot).buildings();
    if standing + count > 0 {
        game.table.lots[district][plot] = Lot::Buildings(seat.into(), standing + count);
    }
}

/// FA-6.17.7 to FA-6.17.9: nothing at the park; a full district is closed; otherwise Ace builds.
pub fn ace_wins(game: &mut FifthAvenue, chance: &mut Chance, log: &mut impl Log<Event>) {
    let prize = game.table.auction.prize.expect("an auction");
    log.add(Event::AceWon { prize });
    auction::clear(game, None, chance, log);
    if may_close(game) {
        return close(game, None, chance, log);
    }
    if let Prize::District(district) = prize {
        ace::build(game, district, log);
    }
    auction::finish(game);
}

/// The winner closes the district instead of building.
pub fn close_as_winner(game: &mut FifthAvenue, chance: &mut Chance, log: &mut impl Log<Event>) {
    game.table.agenda.pop();
    close(game, Some(game.table.auction.winner), chance, log);
}

/// FA-6.14: points, pieces off the board, tokens home, sign. Without a closer it is Ace's doing.
fn close(game: &mut FifthAvenue, closer: Option<Seat>, chance: &mut Chance, log: &mut impl Log<Event>) {
    let Some(Prize::District(district)) = game.table.auction.prize else { return };
    log.add(Event::Closed { district, seat: closer });
    for seat in game.table.seats.iter() {
        let (points, source) = closing_points(&game.table, seat, district, closer);
        score::add(game, seat, points, (source, Some(district)), log);
    }
    clear_district(game, district);
    for pawn in Pawn::ALL {
        game.table.tokens[pawn].remove(district); // FA-6.14.6
    }
    game.table.closed.add(district);
    auction::finish(game);
    if game.table.closed.len() >= content().signs {
        score::finish(game, End::LastSign, chance, log); // FA-6.14.8
    }
}

/// FA-6.14.3, FA-6.14.4: the closer's points for every building; half the usual points for everyone else.
pub fn closing_points(table: &Table, seat: Seat, district: District, closer: Option<Seat>) -> (u8, Source) {
    if closer == Some(seat) {
        let buildings: u8 = table.lots[district].0.iter().map(|lot| lot.buildings()).sum();
        return (buildings * content().closer_vp, Source::Closing);
    }
    (district::points(table, seat, district) / content().closing_divisor, Source::Half)
}

/// FA-6.14.5: buildings and shops go back to the box for good.
fn clear_district(game: &mut FifthAvenue, district: District) {
    let lots = std::mem::take(&mut game.table.lots[district]);
    for lot in lots.0 {
        lot.shops().for_each(|shop| game.table.boxed_shops[shop] += 1);
        if let Lot::Buildings(Owner(owner), count) = lot {
            game.table.stock[owner as usize].boxed += count;
        }
    }
}
