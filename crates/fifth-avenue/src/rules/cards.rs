//! Coloured and black cards (FA-6.7, FA-6.8).

use engine::{Chance, Log, Seat};

use crate::action::Action;
use crate::event::{Event, black};
use crate::ids::{Card, Colour, Deck};
use crate::rules::memory;
use crate::setup::BLACK;
use crate::state::{BlackCard, FifthAvenue};

/// FA-6.7.4: an empty deck cannot be chosen.
pub fn has_cards(game: &FifthAvenue, colour: Colour) -> bool {
    !game.secret.decks[colour].is_empty()
}

/// Pairs of different decks that are not empty; the one deck left, if there is only one, as a pair with itself.
pub fn offers(game: &FifthAvenue) -> impl Iterator<Item = Action> {
    let decks = || Colour::ALL.iter().copied().filter(|&colour| has_cards(game, colour));
    let mut full = decks();
    let lone = full.next().filter(|_| full.next().is_none()).map(|colour| Action::Take(colour, colour));
    let pairs = decks().flat_map(move |first| {
        decks().filter(move |&second| first < second).map(move |second| Action::Take(first, second))
    });
    lone.into_iter().chain(pairs)
}

/// FA-6.7.1: the visible cards of two decks; then the next ones can be seen.
pub fn take(game: &mut FifthAvenue, first: Colour, second: Colour, log: &mut impl Log<Event>) {
    game.open.agenda.pop();
    let seat = game.open.active;
    let mut top = |colour: Colour| {
        let face = game.secret.decks[colour].take_first().expect("a deck that is not empty");
        let card = Card { deck: colour.deck(), face };
        memory::gain_known(game, seat, card);
        card
    };
    let taken = top(first);
    let other = (second != first).then(|| top(second));
    log.add(Event::Took { seat, first: taken, second: other });
    turn_up(game, first, log);
    if second != first {
        turn_up(game, second, log);
    }
}

fn turn_up(game: &mut FifthAvenue, colour: Colour, log: &mut impl Log<Event>) {
    let Some(&face) = game.secret.decks[colour].first() else { return };
    let unknown = &mut game.open.unknown[colour.deck()];
    let known = *unknown == 0;
    *unknown = unknown.saturating_sub(1);
    log.add(Event::Turned { card: Card { deck: colour.deck(), face }, known });
}

pub fn draw_active(game: &mut FifthAvenue, count: u8, chance: &mut Chance, log: &mut impl Log<Event>) {
    for _ in 0..count {
        draw(game, game.open.active, chance, log);
    }
}

/// FA-6.8.1, FA-6.8.4: a black card from the top, or nothing from an empty deck.
pub fn draw(game: &mut FifthAvenue, seat: Seat, chance: &mut Chance, log: &mut impl Log<Event>) {
    let Some((card, known)) = top_black(game) else { return };
    if known {
        memory::gain_known(game, seat, black(card.face));
    } else {
        memory::gain_fresh(game, seat, card.face);
    }
    log.add(Event::Drew { seat, card: Some(black(card.face)), known });
    check_reshuffle(game, chance, log);
}

/// Takes the top card of the black deck; it was known to all if it lay in the tail (FA-9.3).
pub fn top_black(game: &mut FifthAvenue) -> Option<(BlackCard, bool)> {
    let card = game.secret.black.take_first()?;
    let unknown = &mut game.open.unknown[Deck::Black];
    let known = *unknown == 0;
    *unknown = unknown.saturating_sub(1);
    Some((card, known))
}

/// FA-6.8.3: as soon as a face-up card is on top, the whole black deck is shuffled and laid face down.
pub fn check_reshuffle(game: &mut FifthAvenue, chance: &mut Chance, log: &mut impl Log<Event>) {
    if !game.secret.black.first().is_some_and(|card| card.up) {
        return;
    }
    chance.open(BLACK).shuffle(&mut game.secret.black);
    game.secret.black.iter_mut().for_each(|card| card.up = false);
    memory::forget_order(game);
    log.add(Event::Reshuffled { cards: game.secret.black.len() as u8 });
}

/// FA-6.7.3, FA-6.8.2: the cards of the winning bid go under their decks in the order of play, black ones face up.
pub fn give_back(game: &mut FifthAvenue, seat: Seat) {
    for laid in &game.open.auction.lying {
        if laid.seat != seat {
            continue;
        }
        match laid.card.deck.colour() {
            Some(colour) => game.secret.decks[colour].push(laid.card.face),
            None => game.secret.black.push(BlackCard { face: laid.card.face, up: true }),
        }
    }
}
