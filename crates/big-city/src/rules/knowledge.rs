//! What players remember of hidden cards (BC-9.4).

use engine::{BySeat, Seat};

use crate::ids::{Board, Card, Cards};
use crate::state::BigCity;

/// BC-9.4 (d): a player returns cards. Whoever knew all his cards of a number goes on knowing them if all of them went; in
/// every other case the returned and the kept are forgotten.
pub fn returned(game: &mut BigCity, seat: Seat, cards: Cards) {
    for stack in Board::all().filter(|stack| !cards.and(stack.cards()).is_empty()) {
        let held = game.held(seat, stack);
        for other in game.seats.others(seat) {
            let all_went = held.less(cards).is_empty();
            if !(all_went && knows_all(game, other, held)) {
                forget(game, other, held);
            }
        }
    }
}

/// A card that changes hands in a trade.
#[derive(Clone, Copy, Debug, Default)]
pub struct Move {
    /// The giver.
    pub from: Seat,
    /// The receiver.
    pub to: Seat,
    /// What moves.
    pub card: Card,
}

/// BC-9.4 (e): the swaps of one pick, taken together, before the cards move.
pub fn swapped(game: &mut BigCity, moves: &[Move]) {
    for giver in game.seats.iter() {
        let mut gifts: BySeat<Cards> = BySeat::default();
        moves.iter().filter(|gift| gift.from == giver).for_each(|gift| gifts[gift.to].add(gift.card));
        if gifts == BySeat::default() {
            continue;
        }
        for seat in game.seats.others(giver) {
            for stack in Board::all() {
                // The giver's cards of one number, less those this seat receives itself.
                let held = game.held(giver, stack).less(gifts[seat]);
                let moved = |to: Seat| gifts[to].and(held);
                let receivers = game.seats.others(giver).filter(|&to| !moved(to).is_empty()).count();
                let all_to_one = game.seats.others(giver).any(|to| moved(to) == held);
                if receivers > 0 && !all_to_one {
                    forget(game, seat, held);
                }
            }
        }
    }
    moves.iter().for_each(|gift| game.known.of_mut(gift.card).add(gift.to));
}

fn knows_all(game: &BigCity, seat: Seat, cards: Cards) -> bool {
    cards.iter().all(|card| game.known.of(card).has(seat))
}

fn forget(game: &mut BigCity, seat: Seat, cards: Cards) {
    cards.iter().for_each(|card| game.known.of_mut(card).remove(seat));
}
