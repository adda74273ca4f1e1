//! What everyone has seen and may remember: known cards and pools (FA-9.4, FA-9.5).

use engine::Seat;

use crate::ids::{Card, Deck, FACES};
use crate::state::FifthAvenue;

/// A card that everyone saw comes into a hand.
pub fn gain_known(game: &mut FifthAvenue, seat: Seat, card: Card) {
    game.secret.hands[seat][card.deck][card.face as usize] += 1;
    game.open.known[seat][card.deck][card.face as usize] += 1;
}

/// A black card from the unknown block comes into a hand: one more unknown card of the fresh pool.
pub fn gain_fresh(game: &mut FifthAvenue, seat: Seat, face: u8) {
    game.secret.hands[seat][Deck::Black][face as usize] += 1;
    game.secret.fresh[seat][face as usize] += 1;
}

/// A card leaves a hand before everyone's eyes. It is taken to be a known one first.
pub fn show(game: &mut FifthAvenue, seat: Seat, card: Card) {
    let face = card.face as usize;
    game.secret.hands[seat][card.deck][face] -= 1;
    let known = &mut game.open.known[seat][card.deck][face];
    if *known > 0 {
        *known -= 1;
    } else if card.deck == Deck::Black {
        leave_pool(game, seat, face);
    }
}

/// FA-9.5: the card leaves the pool it came from; if nobody can tell which, the pools become one.
fn leave_pool(game: &mut FifthAvenue, seat: Seat, face: usize) {
    let fresh_places: u8 = game.secret.fresh[seat].iter().sum();
    let (hand, known) = (&game.secret.hands[seat][Deck::Black], &game.open.known[seat][Deck::Black]);
    // The card itself has left the hand already, but not the pools.
    let places: u8 = 1 + hand.iter().sum::<u8>() - known.iter().sum::<u8>();
    let from_fresh = fresh_places > 0 && game.open.fresh[face] > 0;
    let from_old = places > fresh_places && game.open.old[face] > 0;
    match (from_fresh, from_old) {
        (true, true) => {
            merge(game);
            game.open.fresh[face] -= 1;
        }
        (true, false) => {
            game.open.fresh[face] -= 1;
            game.secret.fresh[seat][face] -= 1;
        }
        (false, _) => game.open.old[face] -= 1,
    }
}

/// All unknown black cards belong to one pool again.
fn merge(game: &mut FifthAvenue) {
    for face in 0..FACES {
        game.open.fresh[face] += std::mem::take(&mut game.open.old[face]);
        for seat in game.open.seats.iter() {
            let unknown = game.secret.hands[seat][Deck::Black][face] - game.open.known[seat][Deck::Black][face];
            game.secret.fresh[seat][face] = unknown;
        }
    }
}

/// After a reshuffle: the deck is the fresh pool, all unknown cards in hands are the old one.
pub fn forget_order(game: &mut FifthAvenue) {
    for face in 0..FACES {
        game.open.old[face] += game.open.fresh[face];
    }
    game.open.fresh = [0; FACES];
    game.secret.black.iter().for_each(|card| game.open.fresh[card.face as usize] += 1);
    game.secret.fresh = Default::default();
    game.open.unknown[Deck::Black] = game.secret.black.len() as u8;
}

/// FA-9.8: at the end all hands are shown; only what is left in the decks stays unknown.
pub fn show_hands(game: &mut FifthAvenue) {
    game.open.known = game.secret.hands;
    game.secret.fresh = Default::default();
    game.open.old = [0; FACES];
    game.open.fresh = [0; FACES];
    let unknown = usize::from(game.open.unknown[Deck::Black]);
    game.secret.black[..unknown].iter().for_each(|card| game.open.fresh[card.face as usize] += 1);
}
