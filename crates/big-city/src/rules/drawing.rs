//! Drawing cards (BC-6.8).

use engine::Log;

use crate::action::Action;
use crate::content::content;
use crate::event::Event;
use crate::ids::{Board, Boards};
use crate::rules::{turn, useless};
use crate::state::{BigCity, Drawing, Prompt, Stage};

/// The most cards from one stack in one step (BC-6.8.2).
pub fn per_stack() -> u8 {
    content().draws_per_stack
}

/// BC-6.8.3: all stacks are open, or those whose board lies (BC-8.5.1).
pub fn is_open(game: &BigCity, stack: Board) -> bool {
    !game.options.limited_draw || game.city.laid().has(stack)
}

/// BC-6.8.3: whether a card may be drawn from a stack in this step.
pub fn is_allowed(game: &BigCity, stack: Board) -> bool {
    is_open(game, stack) && !game.stacks[stack.index()].is_empty() && game.drawing.taken[stack.index()] < per_stack()
}

fn allowed(game: &BigCity) -> Boards {
    Board::all().filter(|&stack| is_allowed(game, stack)).collect()
}

pub fn offer(game: &BigCity, out: &mut Vec<Action>) {
    out.extend(allowed(game).iter().map(|stack| Action::Draw { stack }));
}

/// The draws after an action.
pub fn begin(game: &mut BigCity, count: u8, log: &mut impl Log<Event>) {
    start(game, Prompt::Draw, count, log);
}

/// The draws for useless cards: a step of its own (BC-6.8.2).
pub fn begin_replacing(game: &mut BigCity, count: u8, log: &mut impl Log<Event>) {
    start(game, Prompt::Replace, count, log);
}

fn start(game: &mut BigCity, prompt: Prompt, count: u8, log: &mut impl Log<Event>) {
    game.drawing = Drawing { left: count, taken: [0; Board::COUNT] };
    game.stage = Stage::Asking(prompt);
    go_on(game, log);
}

/// Draws on while there is no choice (BC-5.3); stops early when nothing more can be drawn (BC-6.8.4).
fn go_on(game: &mut BigCity, log: &mut impl Log<Event>) {
    while game.drawing.left > 0 {
        let mut stacks = allowed(game).iter();
        match (stacks.next(), stacks.next()) {
            (Some(stack), None) => take(game, stack, log),
            (Some(_), Some(_)) => return,
            (None, _) => break,
        }
    }
    finish(game, log);
}

fn finish(game: &mut BigCity, log: &mut impl Log<Event>) {
    game.drawing = Drawing::default();
    match game.stage {
        Stage::Asking(Prompt::Replace) => turn::end(game, log),
        Stage::Asking(Prompt::Draw) => useless::ask(game, log),
        Stage::Asking(_) | Stage::Over(_) => unreachable!("nobody draws in {:?}", game.stage),
    }
}

/// One card is drawn and seen before the next choice (BC-6.8.1).
pub fn draw(game: &mut BigCity, stack: Board, log: &mut impl Log<Event>) {
    take(game, stack, log);
    go_on(game, log);
}

fn take(game: &mut BigCity, stack: Board, log: &mut impl Log<Event>) {
    let Some(card) = game.stacks[stack.index()].take_first() else { return };
    let seat = game.on_turn;
    game.hands[seat].add(card);
    game.now.fresh.add(card);
    game.known.of_mut(card).add(seat); // BC-9.4 (c): those who knew it still do
    game.drawing.left -= 1;
    game.drawing.taken[stack.index()] += 1;
    log.add(Event::Drew { seat, stack, card: Some(card), known: game.known.of(card) });
}
