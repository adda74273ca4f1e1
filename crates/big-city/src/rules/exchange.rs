//! Exchanging cards with the stacks (BC-6.7).

use engine::{Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Board, Card, Cards};
use crate::rules::{drawing, knowledge};
use crate::state::{BigCity, Prompt, Stage};

/// Cards that may be exchanged at once when players can trade (BC-8.1.1).
const MOST_WHEN_TRADING: usize = 2;

/// Whether at least one card can be exchanged: there is one, and some open stack holds a card (BC-6.7.3).
pub fn is_possible(game: &BigCity, seat: Seat) -> bool {
    !game.hands[seat].is_empty()
        && Board::all().any(|stack| drawing::is_open(game, stack) && !game.stacks[stack.index()].is_empty())
}

/// Whether so many cards are within the limit of this table.
pub fn is_within_limit(game: &BigCity, count: usize) -> bool {
    !game.options.trade_cards || count <= MOST_WHEN_TRADING // BC-8.1.1
}

/// BC-6.7.3 (b): whether the open stacks can give back so many cards, once these are returned.
fn can_supply(game: &BigCity, count: usize, cards: Cards) -> bool {
    let most = usize::from(drawing::per_stack());
    let from = |stack: Board| match game.stacks[stack.index()].len() {
        size if size < most => (size + cards.and(stack.cards()).len()).min(most),
        _ => most,
    };
    let mut supply = 0;
    Board::all().filter(|&stack| drawing::is_open(game, stack)).any(|stack| {
        supply += from(stack);
        supply >= count
    })
}

/// The cards that can be set aside next.
fn returnable(game: &BigCity) -> Cards {
    let left = game.hands[game.on_turn].less(game.aside);
    let count = game.aside.len() + 1;
    if !is_within_limit(game, count) {
        return Cards::NONE;
    }
    // A returned card never lowers the supply, so that one surplus is enough for any card.
    if can_supply(game, count, game.aside) {
        return left;
    }
    left.iter().filter(|&card| can_supply(game, count, game.aside.or(Cards::one(card)))).collect()
}

/// One more card, or done once there is one.
pub fn offer_cards(game: &BigCity, out: &mut Vec<Action>) {
    out.extend(returnable(game).iter().map(|card| Action::Return { card }));
    if !game.aside.is_empty() {
        out.push(Action::Done);
    }
}

/// The exchange begins.
pub fn begin(game: &mut BigCity, log: &mut impl Log<Event>) {
    game.stage = Stage::Asking(Prompt::Exchange);
    settle(game, log);
}

/// One card is set aside; it stays in the hand until all are chosen.
pub fn set_aside(game: &mut BigCity, card: Card, log: &mut impl Log<Event>) {
    game.aside.add(card);
    settle(game, log);
}

/// BC-5.3: a single option is taken at once. Whether there is one follows from the backs, which all see.
fn settle(game: &mut BigCity, log: &mut impl Log<Event>) {
    let mut cards = returnable(game).iter();
    match (cards.next(), cards.next()) {
        (Some(card), None) if game.aside.is_empty() => set_aside(game, card, log),
        (None, _) => finish(game, log),
        (Some(_), _) => {}
    }
}

/// BC-6.7.1: all go under their stacks, and as many are drawn.
pub fn finish(game: &mut BigCity, log: &mut impl Log<Event>) {
    let (seat, cards) = (game.on_turn, game.aside);
    game.aside = Cards::NONE;
    knowledge::returned(game, seat, cards);
    let mut backs = [0; Board::COUNT];
    for card in cards.iter() {
        // BC-6.7.2: ascending, a special card last; the last one is the bottom card.
        game.stacks[card.stack().index()].push(card);
        backs[card.stack().index()] += 1;
    }
    game.hands[seat] = game.hands[seat].less(cards);
    log.add(Event::Returned { seat, cards: Some(cards), backs });
    drawing::begin(game, cards.len() as u8, log);
}
