//! A turn: an action, its phases, the next player (FA-5.1, FA-6.1).

use engine::{Chance, Log};

use crate::action::Action;
use crate::content::content;
use crate::effects;
use crate::event::Event;
use crate::ids::Kind;
use crate::score;
use crate::state::{End, FifthAvenue, Step};

pub fn may_choose(game: &FifthAvenue, kind: Kind) -> bool {
    effects::holds(game, content().plan(kind).needs)
}

pub fn offers(game: &FifthAvenue) -> impl Iterator<Item = Action> {
    Kind::ALL.iter().copied().filter(|&kind| may_choose(game, kind)).map(Action::Choose)
}

/// FA-6.1.1: all phases of the action, in order; no phase is skipped.
pub fn choose(game: &mut FifthAvenue, kind: Kind, log: &mut impl Log<Event>) {
    let open = &mut game.open;
    open.agenda.pop();
    open.action = Some(kind);
    open.scored = None;
    open.agenda.push(Step::EndTurn);
    content().plan(kind).steps.iter().rev().for_each(|&effect| open.agenda.push(Step::Do(effect)));
    log.add(Event::Chose { seat: open.active, action: kind });
}

/// The turn passes clockwise, unless the limit is reached (FA-8.5).
pub fn end(game: &mut FifthAvenue, chance: &mut Chance, log: &mut impl Log<Event>) {
    let open = &mut game.open;
    open.agenda.pop();
    open.turns += 1;
    open.action = None;
    if open.turns >= open.turn_limit {
        return score::finish(game, End::TurnLimit, chance, log);
    }
    open.active = open.seats.next(open.active);
    open.agenda.push(Step::ChooseAction);
}
