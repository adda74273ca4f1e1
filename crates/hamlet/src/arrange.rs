//! Arrangements of Hamlet for scenarios: `hand 0: 3 3 5`, `lane: 1 2`, `no deck`.

use engine::Seat;

use crate::{Card, Hamlet, VALUES};

pub fn arrange(game: &mut Hamlet, line: &str) -> Result<(), String> {
    if line == "no deck" {
        while let Some(card) = game.deck.pop() {
            game.thrown[card as usize - 1] += 1;
        }
        return Ok(());
    }
    let (what, cards) = line.split_once(':').ok_or("expected `hand N: cards`, `lane: cards` or `no deck`")?;
    let cards: Vec<Card> = cards.split_whitespace().map(card).collect::<Result<_, _>>()?;
    match what.split_once(' ') {
        None if what == "lane" => set_lane(game, &cards),
        Some(("hand", seat)) => set_hand(game, seat_of(game, seat)?, &cards),
        _ => Err("expected `hand N: cards`, `lane: cards` or `no deck`".into()),
    }
}

fn card(text: &str) -> Result<Card, String> {
    let card = text.parse().ok().filter(|card| (1..=VALUES as Card).contains(card));
    card.ok_or_else(|| format!("{text:?} is no card"))
}

fn seat_of(game: &Hamlet, text: &str) -> Result<Seat, String> {
    let seat = text.parse().ok().map(Seat).filter(|&seat| game.seats.contains(seat));
    seat.ok_or_else(|| format!("there is no seat {text:?}"))
}

fn set_hand(game: &mut Hamlet, seat: Seat, cards: &[Card]) -> Result<(), String> {
    for (i, copies) in std::mem::take(&mut game.hands[seat]).into_iter().enumerate() {
        game.thrown[i] += copies;
    }
    for &card in cards {
        spare(game, card)?;
        game.hands[seat][card as usize - 1] += 1;
    }
    Ok(())
}

fn set_lane(game: &mut Hamlet, cards: &[Card]) -> Result<(), String> {
    for card in std::mem::take(&mut game.lane).iter() {
        game.thrown[*card as usize - 1] += 1;
    }
    for &card in cards {
        spare(game, card)?;
        game.lane.push(card);
    }
    Ok(())
}

/// Takes a card from the deck, or from those thrown away.
fn spare(game: &mut Hamlet, card: Card) -> Result<(), String> {
    if let Some(at) = game.deck.iter().position(|&other| other == card) {
        game.deck.remove(at);
        return Ok(());
    }
    let thrown = &mut game.thrown[card as usize - 1];
    *thrown = thrown.checked_sub(1).ok_or_else(|| format!("no {card} can be spared"))?;
    Ok(())
}
