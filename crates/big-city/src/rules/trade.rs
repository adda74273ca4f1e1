//! Trading with other players (BC-8.1).

use engine::{List, Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Board, Boards, Card, Cards};
use crate::rules::exchange;
use crate::rules::knowledge::{self, Move};
use crate::rules::useless;
use crate::state::{Answer, BigCity, Prompt, Slot, Stage, Trade};

/// BC-8.1.1: the player and somebody else hold a card.
pub fn is_possible(game: &BigCity, seat: Seat) -> bool {
    let holds = |seat: Seat| !game.hands[seat].is_empty();
    game.options.trade_cards && holds(seat) && game.seats.others(seat).any(holds)
}

pub fn begin(game: &mut BigCity, log: &mut impl Log<Event>) {
    game.stage = Stage::Asking(Prompt::OfferCard);
    let mut cards = game.hands[game.on_turn].iter();
    if let (Some(card), None) = (cards.next(), cards.next()) {
        offer_card(game, card, log); // BC-5.3
    }
}

/// Cards of the hand that are not offered yet.
fn unoffered(game: &BigCity) -> Cards {
    game.hands[game.on_turn].less(game.trade.slots.iter().copied().collect())
}

/// BC-8.1.2: one card, then another or enough.
pub fn offer_cards(game: &BigCity, out: &mut Vec<Action>) {
    out.extend(unoffered(game).iter().map(|card| Action::Slot { card }));
    if !game.trade.slots.is_empty() {
        out.push(Action::One);
    }
}

pub fn offer_card(game: &mut BigCity, card: Card, log: &mut impl Log<Event>) {
    let slot = Slot::ALL[game.trade.slots.len()];
    game.trade.slots.push(card);
    log.add(Event::Offered { seat: game.on_turn, slot, back: card.stack(), card: Some(card) });
    if slot == Slot::Second || unoffered(game).is_empty() {
        begin_wishes(game);
    }
}

pub fn begin_wishes(game: &mut BigCity) {
    game.stage = Stage::Asking(Prompt::OfferWish);
}

/// Wishes are named in ascending order, so that every set of them is reached in one way.
pub fn may_wish(wishes: Boards, stack: Board) -> bool {
    wishes.iter().all(|earlier| earlier < stack)
}

pub fn offer_wishes(game: &BigCity, out: &mut Vec<Action>) {
    out.push(Action::Done);
    let stacks = Board::all().filter(|&stack| may_wish(game.trade.wishes, stack));
    out.extend(stacks.map(|stack| Action::Wish { stack }));
}

pub fn wish(game: &mut BigCity, stack: Board, log: &mut impl Log<Event>) {
    game.trade.wishes.add(stack);
    if !Board::all().any(|stack| may_wish(game.trade.wishes, stack)) {
        begin_answers(game, log); // BC-5.3
    }
}

/// The slots of this offer.
fn slots(game: &BigCity) -> impl Iterator<Item = Slot> {
    Slot::ALL.into_iter().take(game.trade.slots.len())
}

pub fn begin_answers(game: &mut BigCity, log: &mut impl Log<Event>) {
    log.add(Event::Wished { seat: game.on_turn, wishes: game.trade.wishes });
    ask_next(game, log);
}

/// The next answer: players with cards in turn order, for each of them slot by slot (BC-8.1.3).
fn ask_next(game: &mut BigCity, log: &mut impl Log<Event>) {
    let mut holders = game.seats.others(game.on_turn).filter(|&seat| !game.hands[seat].is_empty());
    let open = |seat: Seat| {
        slots(game).find(|&slot| game.trade.answers[seat][slot as usize] == Answer::Open).map(|slot| (seat, slot))
    };
    match holders.find_map(open) {
        Some((seat, slot)) => game.stage = Stage::Asking(Prompt::TradeAnswer { seat, slot }),
        None => show_answers(game, log),
    }
}

/// Any card that is not proposed already, or nothing. Also asked when only nothing is left (BC-5.3): to be passed over
/// would show that the last card was proposed for the first slot.
pub fn offer_answers(game: &BigCity, seat: Seat, out: &mut Vec<Action>) {
    out.extend(unproposed(game, seat).iter().map(|card| Action::Answer { card }));
    out.push(Action::Nothing);
}

/// Cards of a hand that are not proposed yet (BC-8.1.3: no card for two slots).
pub fn unproposed(game: &BigCity, seat: Seat) -> Cards {
    game.hands[seat].less(game.trade.answers[seat].iter().filter_map(|answer| answer.card()).collect())
}

pub fn answer(game: &mut BigCity, prompt: Prompt, card: Option<Card>, log: &mut impl Log<Event>) {
    let Prompt::TradeAnswer { seat, slot } = prompt else { return };
    game.trade.answers[seat][slot as usize] = card.map_or(Answer::Nothing, Answer::Card);
    log.add(Event::Answered { seat, slot, card });
    ask_next(game, log);
}

/// What is proposed for a slot, by whom.
pub fn proposals(game: &BigCity, slot: Slot) -> impl Iterator<Item = (Seat, Card)> {
    let proposal = move |seat: Seat| Some((seat, game.trade.answers[seat][slot as usize].card()?));
    game.seats.iter().filter_map(proposal)
}

/// All have answered: the backs are shown together.
fn show_answers(game: &mut BigCity, log: &mut impl Log<Event>) {
    for slot in slots(game) {
        for (seat, card) in proposals(game, slot) {
            log.add(Event::Proposed { seat, slot, back: card.stack() });
        }
    }
    if slots(game).all(|slot| proposals(game, slot).next().is_none()) {
        log.add(Event::NothingProposed { seat: game.on_turn });
        return fall_back(game, log);
    }
    pick_next(game, log);
}

/// The next slot to pick for; a slot without proposals is passed over (BC-5.3).
fn pick_next(game: &mut BigCity, log: &mut impl Log<Event>) {
    let next = slots(game).nth(game.trade.picks.len());
    match next {
        Some(slot) if proposals(game, slot).next().is_some() => game.stage = Stage::Asking(Prompt::TradePick { slot }),
        Some(_) => {
            game.trade.picks.push(None);
            pick_next(game, log);
        }
        None => swap(game, log),
    }
}

/// BC-8.1.4: one proposal or none.
pub fn offer_picks(game: &BigCity, slot: Slot, out: &mut Vec<Action>) {
    out.extend(proposals(game, slot).map(|(seat, _)| Action::Take { seat }));
    out.push(Action::Decline);
}

pub fn pick(game: &mut BigCity, prompt: Prompt, from: Option<Seat>, log: &mut impl Log<Event>) {
    let Prompt::TradePick { slot } = prompt else { return };
    game.trade.picks.push(from);
    log.add(Event::Picked { seat: game.on_turn, slot, from });
    pick_next(game, log);
}

/// All accepted pairs change hands at once; if there are none, the stacks remain (BC-8.1.5, BC-8.1.6).
fn swap(game: &mut BigCity, log: &mut impl Log<Event>) {
    let moves = accepted(game);
    if moves.is_empty() {
        return fall_back(game, log);
    }
    knowledge::swapped(game, &moves);
    for &Move { from, to, card } in &moves {
        game.hands[from].remove(card);
        game.hands[to].add(card);
        if to == game.on_turn {
            game.now.fresh.add(card);
        }
        log.add(Event::Swapped { from, to, back: card.stack(), card: Some(card), known: game.known.of(card) });
    }
    game.trade = Trade::default();
    useless::ask(game, log);
}

fn accepted(game: &BigCity) -> List<Move, 4> {
    let mut moves = List::new();
    for ((slot, &given), pick) in Slot::ALL.into_iter().zip(&game.trade.slots).zip(&game.trade.picks) {
        let Some(from) = *pick else { continue };
        let Some(card) = game.trade.answers[from][slot as usize].card() else { continue };
        moves.push(Move { from: game.on_turn, to: from, card: given });
        moves.push(Move { from, to: game.on_turn, card });
    }
    moves
}

/// BC-8.1.6: an exchange with the stacks, or leave it.
fn fall_back(game: &mut BigCity, log: &mut impl Log<Event>) {
    game.trade = Trade::default();
    game.stage = Stage::Asking(Prompt::TradeFallback);
    if !exchange::is_possible(game, game.on_turn) {
        leave(game, log); // BC-5.3
    }
}

pub fn offer_fallback(out: &mut Vec<Action>) {
    out.extend([Action::Exchange, Action::Leave]);
}

pub fn leave(game: &mut BigCity, log: &mut impl Log<Event>) {
    log.add(Event::Left { seat: game.on_turn });
    useless::ask(game, log);
}
