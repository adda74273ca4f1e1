//! Winning an auction: building, and closing a district (FA-6.13 to FA-6.15).

use engine::{Chance, Log, Seat};

use crate::action::Action;
use crate::content::content;
use crate::event::{Event, Source};
use crate::ids::{District, Lot, Owner, Pawn, Plot, Prize};
use crate::rules::{ace, auction, district};
use crate::score;
use crate::state::{End, FifthAvenue, Open, Step};

/// FA-6.16.5: the cards go back first; the limit is what the winning bid allows.
pub fn win(game: &mut FifthAvenue, seat: Seat, chance: &mut Chance, log: &mut impl Log<Event>) {
    let auction = &mut game.open.auction;
    auction.winner = seat;
    auction.limit = content().limit(auction.cards_of(seat).map(|card| card.face)).unwrap_or(0);
    let (prize, total) = (auction.prize.expect("an auction"), auction.totals[seat]);
    log.add(Event::Won { seat, prize, total });
    auction::clear(game, Some(seat), chance, log);
    game.open.agenda.push(Step::Build);
}

/// FA-6.13.3: how many buildings the winner can build.
pub fn most(game: &FifthAvenue) -> u8 {
    let auction = &game.open.auction;
    auction.limit.min(game.open.stock[auction.winner.index()].reserve)
}

/// FA-6.14.1: a district that was full before its auction; nothing on the board changes during one.
pub fn may_close(game: &FifthAvenue) -> bool {
    match game.open.auction.prize {
        Some(Prize::District(district)) => game.open.is_full(district),
        Some(Prize::Park) | None => false, // FA-6.15.4
    }
}

/// FA-6.14.1: whether the winner may build: not as a stranger in a full district.
pub fn may_build(game: &FifthAvenue) -> bool {
    match game.open.auction.prize {
        Some(Prize::District(district)) => {
            !game.open.is_full(district) || game.open.lot_of(game.open.auction.winner, district).is_some()
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
    game.open.agenda.pop();
    let seat = game.open.auction.winner;
    let prize = game.open.auction.prize.expect("an auction");
    game.open.stock[seat.index()].reserve -= count;
    let plot = match prize {
        Prize::Park => {
            game.open.stock[seat.index()].south += count; // FA-6.15.3
            None
        }
        Prize::District(district) => {
            let colour = game.open.auction.colours[seat].expect("a bid has a colour");
            build_on(game, seat, district, colour.plot(), count);
            Some(colour.plot())
        }
    };
    log.add(Event::Built { seat, prize, plot, count });
    auction::finish(game);
}

/// FA-6.13.4: building none gives no claim; a free lot stays free.
fn build_on(game: &mut FifthAvenue, seat: Seat, district: District, plot: Plot, count: u8) {
    let standing = game.open.lot(district, plot).buildings();
    if standing + count > 0 {
        game.open.lots[district][plot] = Lot::Buildings(seat.into(), standing + count);
    }
}

/// FA-6.17.7 to FA-6.17.9: nothing at the park; a full district is closed; otherwise Ace builds.
pub fn ace_wins(game: &mut FifthAvenue, chance: &mut Chance, log: &mut impl Log<Event>) {
    let prize = game.open.auction.prize.expect("an auction");
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
    game.open.agenda.pop();
    close(game, Some(game.open.auction.winner), chance, log);
}

/// FA-6.14: points, pieces off the board, tokens home, sign. Without a closer it is Ace's doing.
fn close(game: &mut FifthAvenue, closer: Option<Seat>, chance: &mut Chance, log: &mut impl Log<Event>) {
    let Some(Prize::District(district)) = game.open.auction.prize else { return };
    log.add(Event::Closed { district, seat: closer });
    for seat in game.open.seats.iter() {
        let (points, source) = closing_points(&game.open, seat, district, closer);
        score::add(game, seat, points, (source, Some(district)), log);
    }
    clear_district(game, district);
    for pawn in Pawn::ALL {
        game.open.tokens[pawn].remove(district); // FA-6.14.6
    }
    game.open.closed.add(district);
    auction::finish(game);
    if game.open.closed.len() >= content().signs {
        score::finish(game, End::LastSign, chance, log); // FA-6.14.8
    }
}

/// FA-6.14.3, FA-6.14.4: the closer's points for every building; half the usual points for everyone else.
pub fn closing_points(open: &Open, seat: Seat, district: District, closer: Option<Seat>) -> (u8, Source) {
    if closer == Some(seat) {
        let buildings: u8 = open.lots[district].0.iter().map(|lot| lot.buildings()).sum();
        return (buildings * content().closer_vp, Source::Closing);
    }
    (district::points(open, seat, district) / content().closing_divisor, Source::Half)
}

/// FA-6.14.5: buildings and shops go back to the box for good.
fn clear_district(game: &mut FifthAvenue, district: District) {
    let lots = std::mem::take(&mut game.open.lots[district]);
    for lot in lots.0 {
        lot.shops().for_each(|shop| game.open.boxed_shops[shop] += 1);
        if let Lot::Buildings(Owner(owner), count) = lot {
            game.open.stock[owner as usize].boxed += count;
        }
    }
}
