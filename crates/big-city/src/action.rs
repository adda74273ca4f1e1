//! A choice, and how it is written.

use std::fmt;
use std::str::FromStr;

use engine::{BadNotation, MAX_SEATS, Seat, notation};

use crate::board::{Placement, Segment, Site};
use crate::ids::{Board, Building, Card};

/// A choice. Which cards a building costs follows from its plots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Build with plot cards (BC-6.1).
    Build { building: Building, site: Site },
    /// Play a park or factory card (BC-6.4).
    Facility { card: Card },
    /// Put the park or factory here.
    Site { site: Site },
    /// Lay a streetcar (BC-6.5).
    Streetcar { segment: Segment },
    /// Lay no second streetcar.
    Stop,
    /// Take a board to lay (BC-4.6, BC-6.6).
    Neighbourhood { board: Board },
    /// Lay the board here.
    Place { placement: Placement },
    /// Exchange cards with the stacks (BC-6.7).
    Exchange,
    /// Set a card aside for the exchange.
    Return { card: Card },
    /// That is all.
    Done,
    /// Draw the top card of a stack (BC-6.8).
    Draw { stack: Board },
    /// Discard a useless card (BC-6.9).
    Discard { card: Card },
    /// Offer cards to the other players (BC-8.1).
    Offer,
    /// Offer this card.
    Slot { card: Card },
    /// Offer no second card.
    One,
    /// Name a stack number that would be welcome.
    Wish { stack: Board },
    /// Propose this card.
    Answer { card: Card },
    /// Propose nothing.
    Nothing,
    /// Accept what this player proposes.
    Take { seat: Seat },
    /// Accept no proposal.
    Decline,
    /// Leave it at the failed offer.
    Leave,
    /// Pass (BC-6.10).
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Build { building, site } => write!(f, "build {building} {site}"),
            Action::Facility { card } => write!(f, "facility {card}"),
            Action::Site { site } => write!(f, "site {site}"),
            Action::Streetcar { segment } => write!(f, "streetcar {segment}"),
            Action::Stop => f.write_str("stop"),
            Action::Neighbourhood { board } => write!(f, "neighbourhood {board}"),
            Action::Place { placement } => write!(f, "place {placement}"),
            Action::Exchange => f.write_str("exchange"),
            Action::Return { card } => write!(f, "return {card}"),
            Action::Done => f.write_str("done"),
            Action::Draw { stack } => write!(f, "draw {stack}"),
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::Offer => f.write_str("offer"),
            Action::Slot { card } => write!(f, "slot {card}"),
            Action::One => f.write_str("one"),
            Action::Wish { stack } => write!(f, "wish {stack}"),
            Action::Answer { card } => write!(f, "answer {card}"),
            Action::Nothing => f.write_str("nothing"),
            Action::Take { seat } => write!(f, "take {seat}"),
            Action::Decline => f.write_str("none"),
            Action::Leave => f.write_str("leave"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

const EXPECTED: &str = "build BUILDING PLOTS, facility CARD, site PLOTS, streetcar SEGMENT, stop, neighbourhood N, place TURN (X,Y), \
exchange, return CARD, done, draw N, discard CARD, offer, slot CARD, one, wish N, answer CARD, nothing, take SEAT, none, leave or pass";

impl FromStr for Action {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let parsed = match text.split_once(' ') {
            Some((verb, object)) => with_object(verb, object),
            None => alone(text),
        };
        notation(text, parsed, EXPECTED)
    }
}

fn alone(verb: &str) -> Option<Action> {
    Some(match verb {
        "stop" => Action::Stop,
        "exchange" => Action::Exchange,
        "done" => Action::Done,
        "offer" => Action::Offer,
        "one" => Action::One,
        "nothing" => Action::Nothing,
        "none" => Action::Decline,
        "leave" => Action::Leave,
        "pass" => Action::Pass,
        _ => return None,
    })
}

fn with_object(verb: &str, object: &str) -> Option<Action> {
    let card = || object.parse::<Card>().ok();
    let board = || object.parse::<Board>().ok();
    Some(match verb {
        "build" => {
            let (building, site) = object.split_once(' ')?;
            Action::Build { building: building.parse().ok()?, site: site.parse().ok()? }
        }
        "facility" => Action::Facility { card: card()? },
        "site" => Action::Site { site: object.parse().ok()? },
        "streetcar" => Action::Streetcar { segment: object.parse().ok()? },
        "neighbourhood" => Action::Neighbourhood { board: board()? },
        "place" => Action::Place { placement: object.parse().ok()? },
        "return" => Action::Return { card: card()? },
        "draw" => Action::Draw { stack: board()? },
        "discard" => Action::Discard { card: card()? },
        "slot" => Action::Slot { card: card()? },
        "wish" => Action::Wish { stack: board()? },
        "answer" => Action::Answer { card: card()? },
        "take" => Action::Take { seat: seat(object)? },
        _ => return None,
    })
}

fn seat(text: &str) -> Option<Seat> {
    (0..MAX_SEATS as u8).map(Seat).find(|seat| seat.to_string() == text)
}
