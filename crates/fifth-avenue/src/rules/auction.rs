//! Auctions: colours, bids, passing (FA-5.3, FA-6.11, FA-6.12, FA-6.15).

use engine::{Chance, Log, Seat};

use crate::action::Action;
use crate::content::content;
use crate::event::Event;
use crate::ids::{Card, Colour, Deck, District, FACES, Lot, Prize};
use crate::rules::{ace, cards, memory, winning};
use crate::state::{Ace, Auction, Draft, FifthAvenue, Laid, Open, Step};

pub fn open(game: &mut FifthAvenue, prize: Prize, log: &mut impl Log<Event>) {
    game.open.agenda.pop();
    let Auction { pawn, opener, .. } = game.open.auction;
    let ace = if game.open.with_ace() { Ace::Waiting } else { Ace::Absent };
    game.open.auction = Auction { prize: Some(prize), pawn, opener, bidder: opener, ace, ..Auction::default() };
    game.open.agenda.push(Step::Bid);
    log.add(Event::Opened { prize, opener });
}

/// The colour a bidder is bound to: that of the cards lying or in the draft (FA-5.3).
pub fn bid_colour(game: &FifthAvenue) -> Option<Colour> {
    let auction = &game.open.auction;
    auction.colours[auction.bidder].or(game.secret.draft.colour)
}

/// Whether a player may bid in a colour here.
pub fn is_allowed(open: &Open, seat: Seat, colour: Colour) -> bool {
    match open.auction.prize {
        Some(Prize::District(district)) => is_allowed_in(open, seat, district, colour),
        // FA-6.15.1: the first bid sets the colour for everyone.
        Some(Prize::Park) | None => open.auction.park_colour.is_none_or(|set| set == colour),
    }
}

/// FA-6.11: the own lot; or a free lot; or, in a full district, a lot with shops.
fn is_allowed_in(open: &Open, seat: Seat, district: District, colour: Colour) -> bool {
    if let Some(own) = open.lot_of(seat, district) {
        return own == colour; // FA-6.11.1
    }
    match open.lot(district, colour.plot()) {
        Lot::Free => true,                        // FA-6.11.2
        Lot::Shops(..) => open.is_full(district), // FA-6.11.3
        Lot::Buildings(..) => false,              // FA-6.11.4
    }
}

/// The most a bidder can reach in a colour: cards lying, cards of the colour, black cards.
pub fn reach(game: &FifthAvenue, colour: Colour) -> u16 {
    let seat = game.open.auction.bidder;
    let hand = &game.secret.hands[seat];
    let worth = |deck: Deck| content().worth(&hand[deck]);
    game.open.auction.totals[seat] + worth(colour.deck()) + worth(Deck::Black)
}

/// FA-5.3: whether a colour can still lead to a bid.
pub fn is_usable(game: &FifthAvenue, colour: Colour) -> bool {
    let auction = &game.open.auction;
    // What a colour can reach is asked last: it takes the longest to work out.
    let allowed = match bid_colour(game) {
        Some(bound) => bound == colour,
        None => is_allowed(&game.open, auction.bidder, colour),
    };
    allowed && reach(game, colour) > auction.highest
}

/// What the cards lying and the draft add up to.
pub fn drafted_total(game: &FifthAvenue) -> u16 {
    let draft = &game.secret.draft;
    game.open.auction.totals[game.open.auction.bidder]
        + content().worth(&draft.coloured)
        + content().worth(&draft.black)
}

/// FA-6.12.4: a bid must be higher than the highest total.
pub fn may_stand(game: &FifthAvenue) -> bool {
    !game.secret.draft.is_empty() && drafted_total(game) > game.open.auction.highest
}

/// Whether the bidder has another such card in hand.
pub fn is_at_hand(game: &FifthAvenue, card: Card) -> bool {
    let hand = &game.secret.hands[game.open.auction.bidder];
    hand[card.deck][card.face as usize] > game.secret.draft.count(card)
}

pub fn offers(game: &FifthAvenue, out: &mut Vec<Action>) {
    let bound = bid_colour(game);
    let hand = &game.secret.hands[game.open.auction.bidder];
    for colour in Colour::ALL {
        if hand[colour.deck()] != [0; FACES] && is_usable(game, colour) {
            offer_cards(game, colour.deck(), out);
        }
    }
    // FA-6.12.2: black cards only beside coloured ones.
    if bound.is_some_and(|colour| is_usable(game, colour)) {
        offer_cards(game, Deck::Black, out);
    }
    if game.secret.draft.is_empty() {
        out.push(Action::Pass);
    }
    if may_stand(game) {
        out.push(Action::Stand);
    }
}

fn offer_cards(game: &FifthAvenue, deck: Deck, out: &mut Vec<Action>) {
    let cards = (0..FACES as u8).map(|face| Card { deck, face });
    out.extend(cards.filter(|&card| is_at_hand(game, card)).map(Action::Lay));
}

pub fn lay(game: &mut FifthAvenue, card: Card, log: &mut impl Log<Event>) {
    game.secret.draft.add(card);
    log.add(Event::Drafted { seat: game.open.auction.bidder, card });
}

/// FA-6.12.5: the draft goes face up to the table as one bid.
pub fn stand(game: &mut FifthAvenue, chance: &mut Chance, log: &mut impl Log<Event>) {
    let seat = game.open.auction.bidder;
    let total = drafted_total(game);
    let colour = bid_colour(game).expect("a bid has a colour");
    let Draft { coloured, black, .. } = std::mem::take(&mut game.secret.draft);
    for (deck, faces) in [(colour.deck(), coloured), (Deck::Black, black)] {
        for face in 0..FACES as u8 {
            (0..faces[face as usize]).for_each(|_| put_down(game, seat, Card { deck, face }));
        }
    }
    let auction = &mut game.open.auction;
    auction.colours[seat] = Some(colour);
    auction.totals[seat] = total;
    auction.highest = total;
    if auction.prize == Some(Prize::Park) {
        auction.park_colour = Some(colour); // FA-6.15.1
    }
    log.add(Event::Bid { seat, colour, coloured, black, total });
    if auction.ace == Ace::Leading {
        auction.ace = Ace::Out; // FA-6.17.5
        log.add(Event::AceOut);
    }
    after_turn(game, chance, log);
}

fn put_down(game: &mut FifthAvenue, seat: Seat, card: Card) {
    memory::show(game, seat, card);
    game.open.auction.lying.push(Laid { seat, card });
}

/// FA-6.12.6: out of this auction, with all cards back in hand.
pub fn pass(game: &mut FifthAvenue, chance: &mut Chance, log: &mut impl Log<Event>) {
    let seat = game.open.auction.bidder;
    game.open.auction.passed[seat] = true;
    log.add(Event::Passed { seat });
    if game.open.auction.totals[seat] > 0 {
        take_back(game, seat);
    }
    after_turn(game, chance, log);
}

fn take_back(game: &mut FifthAvenue, seat: Seat) {
    let lying = std::mem::take(&mut game.open.auction.lying);
    for &laid in &lying {
        if laid.seat == seat {
            memory::gain_known(game, seat, laid.card);
        } else {
            game.open.auction.lying.push(laid);
        }
    }
    game.open.auction.totals[seat] = 0;
}

/// The next bidder, Ace, or the end of the auction.
fn after_turn(game: &mut FifthAvenue, chance: &mut Chance, log: &mut impl Log<Event>) {
    let auction = &mut game.open.auction;
    if auction.ace != Ace::Waiting {
        let next = game.open.seats.next(auction.bidder);
        return settle(game, next, chance, log);
    }
    // FA-6.17.2: the opener, the other player, then Ace.
    if auction.bidder == auction.opener {
        auction.bidder = game.open.seats.next(auction.opener);
        return;
    }
    let opener = auction.opener;
    ace::bid(game, chance, log);
    settle(game, opener, chance, log);
}

/// FA-6.12.7: one left who has bid wins; nobody left, nobody wins; otherwise the next one who has not passed acts.
fn settle(game: &mut FifthAvenue, from: Seat, chance: &mut Chance, log: &mut impl Log<Event>) {
    let auction = &game.open.auction;
    let mut left = game.open.seats.from(from).filter(|&seat| !auction.passed[seat]);
    match (left.next(), left.next()) {
        (None, _) if auction.ace == Ace::Leading => winning::ace_wins(game, chance, log),
        (None, _) => nobody_wins(game, chance, log),
        (Some(last), None) if auction.totals[last] > 0 && auction.ace != Ace::Leading => {
            winning::win(game, last, chance, log);
        }
        (Some(next), _) => game.open.auction.bidder = next,
    }
}

fn nobody_wins(game: &mut FifthAvenue, chance: &mut Chance, log: &mut impl Log<Event>) {
    let prize = game.open.auction.prize.expect("an auction");
    log.add(Event::Unsold { prize });
    clear(game, None, chance, log);
    finish(game);
}

/// FA-6.16.5, (1) to (3): Ace's cards, the winner's cards, the check for a reshuffle.
pub fn clear(game: &mut FifthAvenue, winner: Option<Seat>, chance: &mut Chance, log: &mut impl Log<Event>) {
    game.open.agenda.pop();
    ace::give_back(game);
    if let Some(seat) = winner {
        cards::give_back(game, seat);
    }
    let auction = &mut game.open.auction;
    auction.lying.clear();
    auction.totals = Default::default();
    cards::check_reshuffle(game, chance, log);
}

/// FA-6.16.5 (5), FA-6.10.3: the token of the series goes home.
pub fn finish(game: &mut FifthAvenue) {
    let Auction { prize, pawn, opener, .. } = game.open.auction;
    if let Some(Prize::District(district)) = prize {
        game.open.tokens[pawn].remove(district);
    }
    game.open.auction = Auction { pawn, opener, ..Auction::default() };
}
