//! Useless cards at the end of a turn (BC-6.9, BC-8.2).

use engine::Log;

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Board, Card, Cards};
use crate::rules::{building, drawing, turn};
use crate::state::{BigCity, Prompt, Stage};

/// Cards of plots under a park or factory that was there before this turn and that are still in play somewhere.
fn useless(game: &BigCity) -> Cards {
    Cards(game.city.facilities().less(game.now.covered).0).less(game.removed)
}

/// Cards that the player on turn has held since the turn began.
fn held_all_turn(game: &BigCity) -> Cards {
    game.hands[game.on_turn].less(game.now.fresh)
}

/// BC-6.9.2: the cards that may go.
pub fn eligible(game: &BigCity) -> Cards {
    useless(game).and(held_all_turn(game))
}

/// BC-6.9.7: asked by open facts only, so that the question shows nothing about the hand.
fn is_asked(game: &BigCity) -> bool {
    if game.options.useless_cards_exchange_only {
        return false; // BC-8.2.1
    }
    let (useless, held) = (useless(game), held_all_turn(game));
    let both = |stack: Board| !useless.and(stack.cards()).is_empty() && !held.and(stack.cards()).is_empty();
    !useless.is_empty() && Board::all().any(both)
}

/// Asked when the action and its draws are over, and again after every discard.
pub fn ask(game: &mut BigCity, log: &mut impl Log<Event>) {
    game.stage = Stage::Asking(Prompt::Useless);
    if !is_asked(game) {
        finish(game, log);
    }
}

pub fn offer(game: &BigCity, out: &mut Vec<Action>) {
    out.push(Action::Done);
    out.extend(eligible(game).iter().map(|card| Action::Discard { card }));
}

/// A useless card leaves the game face up; perhaps there are more.
pub fn discard(game: &mut BigCity, card: Card, log: &mut impl Log<Event>) {
    building::remove(game, Cards::one(card));
    game.drawing.left += 1;
    log.add(Event::Discarded { seat: game.on_turn, card });
    ask(game, log);
}

/// As many cards are drawn as were discarded, and the turn ends.
pub fn finish(game: &mut BigCity, log: &mut impl Log<Event>) {
    match game.drawing.left {
        0 => turn::end(game, log),
        count => drawing::begin_replacing(game, count, log),
    }
}
