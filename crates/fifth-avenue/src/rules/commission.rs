//! Commissions and the series of auctions they start (FA-6.9, FA-6.10).

use engine::Log;

use crate::action::Action;
use crate::board::{Nodes, destinations};
use crate::event::Event;
use crate::ids::{Districts, Node, Pawn, Prize};
use crate::state::{FifthAvenue, Step};

/// Open districts in which a commission stands.
pub fn districts(game: &FifthAvenue) -> Districts {
    let mut found = Districts::default();
    let standing = game.open.pawns.0.iter().filter_map(|node| node.district());
    standing.filter(|&district| !game.open.closed.has(district)).for_each(|district| found.add(district));
    found
}

/// FA-6.9.1: where a commission can go.
pub fn reachable(game: &FifthAvenue, pawn: Pawn) -> Nodes {
    destinations(game.open.pawns[pawn], game.open.closed)
}

pub fn offers(game: &FifthAvenue) -> impl Iterator<Item = Action> {
    let moves = |&pawn: &Pawn| reachable(game, pawn).iter().map(move |node| Action::Move(pawn, node));
    Pawn::ALL.iter().flat_map(moves)
}

pub fn go(game: &mut FifthAvenue, pawn: Pawn, to: Node, log: &mut impl Log<Event>) {
    game.open.agenda.pop();
    let from = std::mem::replace(&mut game.open.pawns[pawn], to);
    log.add(Event::Moved { seat: game.open.active, pawn, from, to });
    // FA-6.9.2, FA-6.9.4: a token stays behind in an open district only.
    if let Some(district) = from.district().filter(|&district| !game.open.closed.has(district)) {
        game.open.tokens[pawn].add(district);
        log.add(Event::Surveyed { pawn, district });
    }
    if from == Node::Park {
        start_series(game, pawn);
    }
}

/// FA-6.10.1: an auction in every district with a token, nearest column first, and Central Park last.
fn start_series(game: &mut FifthAvenue, pawn: Pawn) {
    game.open.auction.pawn = pawn;
    game.open.auction.opener = game.open.active; // FA-6.10.2
    game.open.agenda.push(Step::Open(Prize::Park));
    for district in Vec::from(game.open.tokens[pawn]).into_iter().rev() {
        game.open.agenda.push(Step::Open(Prize::District(district)));
    }
}
