//! The rules of Hamlet: what is offered and how it resolves.

use engine::{Chance, Clause, Log, Refusal, Seat, Seats, SetupError, Violation, ensure};

use crate::{CARDS, COPIES, Card, Hamlet, HamletAction, HamletEvent, HamletOptions, HamletPrompt, Pending, VALUES};

pub fn setup(options: &HamletOptions, seats: Seats, chance: &mut Chance) -> Result<Hamlet, SetupError> {
    let hand_size = options.hand_size;
    if !(3..=5).contains(&hand_size) {
        let message = format!("{hand_size} is not between 3 and 5");
        return Err(SetupError::Option { key: "hand_size", message, clause: Clause("HA-2.2") });
    }
    let mut game = Hamlet {
        seats,
        hand_size,
        lane: Default::default(),
        thrown: [0; VALUES],
        deck: (0..CARDS).map(|i| (i % VALUES) as Card + 1).collect(),
        hands: Default::default(),
        scores: Default::default(),
        prompts: Default::default(),
    };
    chance.open(0).shuffle(&mut game.deck); // HA-2.1
    for seat in seats.iter() {
        draw(&mut game, seat, &mut engine::Silent);
    }
    game.prompts.push(Pending { seat: Seat(0), prompt: HamletPrompt::Build });
    Ok(game)
}

fn held(game: &Hamlet, seat: Seat) -> impl Iterator<Item = Card> {
    (1..=VALUES as Card).filter(move |&card| game.hands[seat][card as usize - 1] > 0)
}

pub fn legal(game: &Hamlet, out: &mut Vec<HamletAction>) {
    let Some(&Pending { seat, prompt }) = game.prompts.last() else { return };
    match prompt {
        HamletPrompt::Build => out.extend(held(game, seat).map(HamletAction::Build)),
        HamletPrompt::Quarrel(value) => {
            out.push(HamletAction::Yield);
            out.extend(held(game, seat).filter(|&card| card > value).map(HamletAction::Feud)); // HA-3.4
        }
    }
}

pub fn why_not(game: &Hamlet, action: HamletAction) -> Option<Refusal> {
    let Pending { seat, prompt } = *game.prompts.last()?;
    let lacks = |card: Card| game.hands[seat][card as usize - 1] == 0;
    match (prompt, action) {
        (HamletPrompt::Build, HamletAction::Build(card)) => lacks(card).then(|| not_held("HA-3.1", card)),
        (HamletPrompt::Build, HamletAction::Yield | HamletAction::Feud(_)) => {
            Some(Refusal::new("HA-3.1", "no-quarrel"))
        }
        (HamletPrompt::Quarrel(_), HamletAction::Build(_)) => Some(Refusal::new("HA-3.3", "no-build-now")),
        (HamletPrompt::Quarrel(_), HamletAction::Yield) => None,
        (HamletPrompt::Quarrel(_), HamletAction::Feud(card)) if lacks(card) => Some(not_held("HA-3.4", card)),
        (HamletPrompt::Quarrel(value), HamletAction::Feud(card)) => {
            (card <= value).then(|| Refusal::new("HA-3.4", "no-too-low").with("card", card).with("value", value))
        }
    }
}

fn not_held(clause: &'static str, card: Card) -> Refusal {
    Refusal::new(clause, "no-such-card").with("card", card)
}

pub fn apply(game: &mut Hamlet, action: HamletAction, log: &mut impl Log<HamletEvent>) {
    let Pending { seat, prompt } = *game.prompts.last().expect("somebody decides");
    match (prompt, action) {
        (HamletPrompt::Build, HamletAction::Build(card)) => build(game, seat, card, log),
        (HamletPrompt::Quarrel(value), HamletAction::Feud(card)) => feud(game, seat, value, card, log),
        (HamletPrompt::Quarrel(value), HamletAction::Yield) => give_in(game, seat, value, log),
        (HamletPrompt::Build, HamletAction::Yield | HamletAction::Feud(_))
        | (HamletPrompt::Quarrel(_), HamletAction::Build(_)) => unreachable!("not legal"),
    }
}

fn build(game: &mut Hamlet, seat: Seat, card: Card, log: &mut impl Log<HamletEvent>) {
    game.hands[seat][card as usize - 1] -= 1;
    let neighbour = game.lane.last().copied();
    game.lane.push(card);
    if neighbour == Some(card) {
        // HA-3.3: the question goes on top of the builder's unfinished turn.
        let other = game.seats.next(seat);
        game.prompts.push(Pending { seat: other, prompt: HamletPrompt::Quarrel(card) });
        return log.add(HamletEvent::Quarrelled { seat, card, other });
    }
    game.scores[seat] += i16::from(card); // HA-3.2
    log.add(HamletEvent::Built { seat, card });
    draw(game, seat, log);
    end_turn(game);
}

fn give_in(game: &mut Hamlet, seat: Seat, value: Card, log: &mut impl Log<HamletEvent>) {
    let builder = game.seats.previous(seat);
    game.scores[builder] += i16::from(2 * value); // HA-3.3
    log.add(HamletEvent::Yielded { seat, card: value, builder });
    end_quarrel(game, builder, log);
}

fn feud(game: &mut Hamlet, seat: Seat, value: Card, card: Card, log: &mut impl Log<HamletEvent>) {
    game.hands[seat][card as usize - 1] -= 1;
    game.thrown[card as usize - 1] += 1;
    game.scores[seat] += i16::from(value); // HA-3.4
    log.add(HamletEvent::Feuded { seat, card: value, with: card });
    end_quarrel(game, game.seats.previous(seat), log);
}

/// HA-3.5: both draw, the builder first, and the builder's turn ends.
fn end_quarrel(game: &mut Hamlet, builder: Seat, log: &mut impl Log<HamletEvent>) {
    game.prompts.pop();
    draw(game, builder, log);
    draw(game, game.seats.next(builder), log);
    end_turn(game);
}

fn draw(game: &mut Hamlet, seat: Seat, log: &mut impl Log<HamletEvent>) {
    while game.hands[seat].iter().sum::<u8>() < game.hand_size {
        let Some(card) = game.deck.pop() else { return };
        game.hands[seat][card as usize - 1] += 1;
        log.add(HamletEvent::Drew { seat, card: Some(card) });
    }
}

/// HA-3.6, HA-4.1: players without cards are passed over; when nobody has any the game is over.
fn end_turn(game: &mut Hamlet) {
    let Some(Pending { seat: builder, .. }) = game.prompts.pop() else { return };
    let left = game.seats.next(builder);
    if let Some(seat) = game.seats.from(left).find(|&seat| held(game, seat).next().is_some()) {
        game.prompts.push(Pending { seat, prompt: HamletPrompt::Build });
    }
}

pub fn audit(game: &Hamlet) -> Result<(), Violation> {
    for value in 1..=VALUES as Card {
        let lying = game.lane.iter().chain(&game.deck).filter(|&&card| card == value).count() as u8;
        let i = value as usize - 1;
        let held: u8 = game.seats.iter().map(|seat| game.hands[seat][i]).sum();
        let all = lying + held + game.thrown[i];
        ensure(all == COPIES, || format!("{all} cards of value {value}, not {COPIES}"))?;
    }
    let quarrel = |pending: &Pending| matches!(pending.prompt, HamletPrompt::Quarrel(_));
    let stacked = game.prompts.first().is_none_or(|turn| !quarrel(turn)) && game.prompts.iter().skip(1).all(quarrel);
    ensure(stacked, || "a quarrel lies on top of the turn it interrupts".into())
}
