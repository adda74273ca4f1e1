//! What somebody new would be sorry for, told before it is done.

use engine::{Phrase, Seat};

use super::draft_limit;
use crate::action::Action;
use crate::content::content;
use crate::ids::{Card, Colour, Deck, FACES, Kind, Prize};
use crate::rules::auction;
use crate::state::{Ace, Open};
use crate::view::View;

pub fn say_slip(view: &View, action: Action, after: Option<&View>) -> Option<Phrase> {
    match action {
        // With a single district to score, choosing the action scores it (FA-5.4).
        Action::Score(_) | Action::Choose(Kind::D) => for_others(&view.open, &after?.open),
        Action::Pass => let_go(view),
        Action::Lay(card) if builds(&view.open) => in_vain(view).or_else(|| too_strong(view, card)),
        Action::Lay(_)
        | Action::Choose(Kind::A | Kind::B | Kind::C)
        | Action::Place(_)
        | Action::Shop(..)
        | Action::Take(..)
        | Action::Move(..)
        | Action::Stand
        | Action::Build(_)
        | Action::Close => None,
    }
}

/// FA-6.6.3: a scoring that brings somebody else more.
fn for_others(before: &Open, after: &Open) -> Option<Phrase> {
    let gain = |seat: Seat| after.scores[seat] - before.scores[seat];
    let rival = before.seats.others(before.active).max_by_key(|&seat| gain(seat))?;
    let (theirs, mine) = (gain(rival), gain(before.active));
    let slip = || Phrase::new("slip-score").with("seat", rival).with("theirs", theirs).with("mine", mine);
    (theirs > mine).then(slip)
}

/// Whether an auction is about building: a full district is won to be closed (FA-6.14.1).
fn builds(open: &Open) -> bool {
    match open.auction.prize {
        Some(Prize::District(district)) => !open.is_full(district),
        Some(Prize::Park) => true,
        None => false,
    }
}

fn reserve(open: &Open) -> u8 {
    open.stock[open.auction.bidder.index()].reserve
}

/// FA-6.12.7: the last of all wins with any bid.
fn let_go(view: &View) -> Option<Phrase> {
    let (open, hand) = (&view.open, view.own()?);
    let auction = &open.auction;
    let last = auction.ace == Ace::Absent && open.seats.others(auction.bidder).all(|seat| auction.passed[seat]);
    let fits =
        |&colour: &Colour| hand[colour.deck()] != [0; FACES] && auction::is_allowed(open, auction.bidder, colour);
    let wins = last && builds(open) && reserve(open) > 0 && Colour::ALL.iter().any(fits);
    wins.then(|| Phrase::new("slip-let-go"))
}

/// FA-6.12.8: a bid without anything to build.
fn in_vain(view: &View) -> Option<Phrase> {
    let first = view.draft.is_empty() && view.open.auction.totals[view.open.auction.bidder] == 0;
    (first && reserve(&view.open) == 0).then(|| Phrase::new("slip-in-vain"))
}

/// FA-6.13.2: the card allows fewer buildings than stand ready, and cards that allow more would do.
fn too_strong(view: &View, card: Card) -> Option<Phrase> {
    let (auction, limits) = (&view.open.auction, &content().limits);
    let allowed = limits[card.face as usize];
    let ready = reserve(&view.open);
    let still = if draft_limit(view) > 0 { draft_limit(view).min(ready) } else { ready };
    let colour = card.deck.colour().or(view.draft.colour).or(auction.colours[auction.bidder])?;
    let hand = view.own()?;
    let lower = |deck: Deck| {
        (0..FACES as u8).filter(|&face| limits[face as usize] > allowed).map(move |face| Card { deck, face })
    };
    let lower = lower(colour.deck()).chain(lower(Deck::Black));
    let held = |card: Card| u16::from(hand[card.deck][card.face as usize]);
    // FA-6.12.2: black cards alone are no bid.
    let bound = view.draft.colour.or(auction.colours[auction.bidder]).is_some();
    let coloured = bound || lower.clone().any(|card| card.deck == colour.deck() && held(card) > 0);
    let reach: u16 = lower.map(|card| held(card) * u16::from(card.value())).sum();
    let slip = || Phrase::new("slip-strong").with("value", card.value()).with("allowed", allowed).with("ready", ready);
    (allowed < still && coloured && auction.totals[auction.bidder] + reach > auction.highest).then(slip)
}
