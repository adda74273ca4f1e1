//! The end of the game (BC-7.9 to BC-7.12).

use engine::{Outcome, Phrase, Seat};

use crate::board::{Around, City, What};
use crate::ids::{Board, Cards};
use crate::rules::{building, facility, streetcar};
use crate::state::{BigCity, Ending, Stage};

/// Whether the game ends with this turn, and why. A complete city comes before a standstill (BC-7.10).
pub fn reached(game: &BigCity) -> Option<Ending> {
    if is_complete(game) {
        return Some(Ending::CityComplete);
    }
    (game.idle >= game.table().idle_limit).then_some(Ending::Standstill) // BC-7.10
}

/// BC-7.9.
fn is_complete(game: &BigCity) -> bool {
    let all_laid = game.city.laid().len() == Board::COUNT; // (a)
    let nothing_left = game.city.free().is_empty() || game.stacks.iter().all(|stack| stack.is_empty()); // (b)
    all_laid && nothing_left && !game.seats.iter().any(|seat| can_build(game, seat)) // (c)
}

/// Whether a player has something to build; a department store that lacks only a streetcar counts while one can be laid.
fn can_build(game: &BigCity, seat: Seat) -> bool {
    let line_grows = streetcar::is_possible(game);
    let look = |city: &City, site| {
        let mut around = Around::new(city, site);
        around[What::Streetcar] |= u8::from(line_grows);
        around
    };
    building::is_possible(game, seat, look) || playable(game, game.hands[seat])
}

fn playable(game: &BigCity, hand: Cards) -> bool {
    hand.iter().any(|card| facility::is_playable(game, card))
}

/// BC-7.11: the most points win; a tie is shared.
pub fn outcome(game: &BigCity) -> Outcome {
    let reason = match game.stage {
        Stage::Over(Ending::CityComplete) => "end-city-complete",
        Stage::Over(Ending::Standstill) | Stage::Asking(_) => "end-standstill",
    };
    Outcome::rank(Phrase::new(reason), &[], game.seats.iter().map(|seat| (seat, [game.scores[seat].into()])))
}
