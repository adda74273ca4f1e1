//! The auction: a row for every bidder with the cards that lie before them, their total, and what it lets them build.

use engine::pieces::{Pane, Piece, Role, Row, State};
use engine::{Phrase, Seat};

use super::panes::face;
use super::{draft_limit, draft_total, name, prize_name};
use crate::content::content;
use crate::ids::{Card, Colour, Deck, Prize};
use crate::rules::auction::is_allowed;
use crate::state::{Ace, Open, Step};
use crate::view::View;

pub fn pane(view: &View) -> Option<Pane> {
    let open = &view.open;
    let prize = open.auction.prize?;
    let bidders = open.seats.from(open.auction.opener).map(|seat| bidder(view, seat));
    let pane = Pane::new(Role::Question, "auction").note(prize_name(prize)).with_all(bidders).with_all(ace(open));
    let colours = colours(view, prize).filter(|_| open.agenda.last() == Some(&Step::Bid));
    // What somebody new has not met before is told where it happens.
    let ace = (open.auction.ace != Ace::Absent).then(|| Phrase::new("auction-ace"));
    let full = match prize {
        Prize::District(district) if open.is_full(district) => Some(Phrase::new("auction-full")),
        Prize::District(_) | Prize::Park => None,
    };
    Some(pane.with_all(colours).with_all(full).with_all(ace).with(Phrase::new("auction-limit")))
}

/// A bidder; whoever decides now is marked, and sees the own draft among the cards.
fn bidder(view: &View, seat: Seat) -> Piece {
    let auction = &view.open.auction;
    let deciding = at_auction(view.open.agenda.last(), (auction.bidder, auction.winner)) == Some(seat);
    let drafting = view.viewer.is(seat) && auction.bidder == seat && !view.draft.is_empty();
    let lying = auction.cards_of(seat).map(face);
    let draft = drafted(view).filter(|_| drafting).map(|card| face(card).state(State::Marked));
    let row = Row::new(lying.chain(draft)).of_seat(seat).label(Phrase::new("help-seat").with("seat", seat));
    let limit = content().limit(auction.cards_of(seat).map(|card| card.face));
    let row = match (auction.passed[seat], drafting, limit) {
        (true, ..) => row.note(Phrase::new("note-passed")).state(State::Spent),
        (false, true, _) => totalled(row, draft_total(view), draft_limit(view)),
        (false, false, Some(limit)) => totalled(row, auction.totals[seat], limit),
        // FA-6.16.5: the cards of the winner are under their decks already; what they allow still counts.
        (false, false, None) if view.open.agenda.last() == Some(&Step::Build) => allowing(row, auction.limit),
        (false, false, None) => row.note(Phrase::new("note-no-bid")),
    };
    Piece::from(if deciding { row.state(State::Marked) } else { row })
}

fn totalled(row: Row, total: u16, limit: u8) -> Row {
    allowing(row.end(Phrase::plain(total)), limit)
}

fn allowing(row: Row, limit: u8) -> Row {
    row.end(Phrase::new("bid-builds").with("limit", limit))
}

/// Who bids now, or builds after winning.
fn at_auction(step: Option<&Step>, (bidder, winner): (Seat, Seat)) -> Option<Seat> {
    match step? {
        Step::Bid => Some(bidder),
        Step::Build => Some(winner),
        Step::EndTurn | Step::StartBuilding | Step::ChooseAction | Step::Do(_) | Step::Open(_) => None,
    }
}

fn drafted(view: &View) -> impl Iterator<Item = Card> {
    let draft = view.draft;
    Card::all().flat_map(move |card| std::iter::repeat_n(card, draft.count(card).into()))
}

/// FA-6.17: Ace bids once, after both players.
fn ace(open: &Open) -> Option<Piece> {
    let auction = &open.auction;
    let note = match auction.ace {
        Ace::Absent => return None,
        Ace::Waiting => "ace-waits",
        Ace::Leading => "ace-leads",
        Ace::Out => "ace-out",
    };
    let cards: Vec<Card> = auction.ace_cards.iter().map(|&face| Card { deck: Deck::Black, face }).collect();
    let total: u16 = cards.iter().map(|card| u16::from(card.value())).sum();
    let row = Row::new(cards.into_iter().map(face)).label(Phrase::new("help-ace")).note(Phrase::new(note));
    let row = if total > 0 { row.end(Phrase::plain(total)) } else { row };
    Some(Piece::from(if auction.ace == Ace::Out { row.state(State::Spent) } else { row }))
}

/// FA-6.11, FA-6.12.3: the colours in which the viewer may bid; only one once a bid has begun.
fn colours(view: &View, prize: Prize) -> Option<Phrase> {
    let auction = &view.open.auction;
    let seat = view.viewer.seat().filter(|&seat| !auction.passed[seat])?;
    let bound = auction.colours[seat].or(view.draft.colour);
    let is_open = |colour: Colour| bound.map_or_else(|| is_allowed(&view.open, seat, colour), |bound| bound == colour);
    let colours = Colour::ALL.iter().filter(|&&colour| is_open(colour));
    let colours: Vec<Phrase> = colours.map(|colour| name(colour.deck())).collect();
    match (prize, colours.len()) {
        (_, 0) => Some(Phrase::new("auction-no-colour")),
        (Prize::Park, len) if len == Colour::ALL.len() => Some(Phrase::new("auction-any-colour")),
        _ => Some(Phrase::new("auction-colours").with("colours", colours)),
    }
}
