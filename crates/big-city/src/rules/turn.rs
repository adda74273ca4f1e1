//! A turn (BC-5): one action, and its end.

use engine::{Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::rules::{building, ending, exchange, facility, neighbourhood, streetcar, trade, useless};
use crate::state::{BigCity, Pace, Prompt, Stage, ThisTurn};

/// Everything the player on turn may do, each as far as its chapter makes it legal.
pub fn offer(game: &BigCity, seat: Seat, out: &mut Vec<Action>) {
    building::offer(game, seat, out);
    facility::offer_cards(game, seat, out);
    streetcar::offer(game, out);
    neighbourhood::offer_boards(game, out);
    if exchange::is_possible(game, seat) {
        out.push(Action::Exchange);
    }
    if trade::is_possible(game, seat) {
        out.push(Action::Offer);
    }
    out.push(Action::Pass); // BC-6.10.1
}

/// BC-6.10: nothing happens.
pub fn pass(game: &mut BigCity, log: &mut impl Log<Event>) {
    log.add(Event::Passed { seat: game.on_turn });
    useless::ask(game, log);
}

/// Marks the turn as one that changes the city (BC-7.10).
pub fn is_busy(game: &mut BigCity) {
    game.now.pace = Pace::Busy;
}

/// The turn is over: count idle turns, look for the end of the game, go on to the next player (BC-5.1, BC-5.2).
pub fn end(game: &mut BigCity, log: &mut impl Log<Event>) {
    game.idle = match game.now.pace {
        Pace::Busy => 0, // BC-7.10
        Pace::Idle => game.idle + 1,
    };
    game.now = ThisTurn::default();
    if let Some(ending) = ending::reached(game) {
        game.stage = Stage::Over(ending);
        return log.add(Event::Ended { ending });
    }
    game.on_turn = game.seats.next(game.on_turn);
    game.stage = Stage::Asking(Prompt::Action); // BC-5.3: always asked
}
