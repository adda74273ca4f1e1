//! Choices and their notation.

use std::fmt;
use std::str::FromStr;

use engine::{BadNotation, Seat, notation};

use crate::board::{Lot, Site};
use crate::ids::{Card, CardSet, Number, Politician, Space};

/// A choice. Buildings are named by their first lot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Buy a starting building.
    Buy(Lot),
    /// Invest a permit.
    Invest(Card),
    /// No more investments.
    Done,
    /// Take a planning card.
    Take(Card),
    /// Build a contract.
    Build(Card),
    /// Take a contract as a Favor.
    Favor(Card),
    /// End the turn.
    End,
    /// Use these lots.
    Place(Site),
    /// Pay with these permits.
    Pay(CardSet),
    /// Name a player.
    Name(Seat),
    /// Take or pay this many units in prestige, the rest in wealth.
    Split(u8),
    /// Accept an offer.
    Accept,
    /// Decline an offer, or do nothing where one may.
    Decline,
    /// Pay and lose nothing.
    Settle,
    /// Pick a building.
    Pick(Lot),
    /// Choose an alternative of a card.
    Choose(u8),
    /// Place the marker here.
    Mark(Space),
    /// Move a marker.
    Shift(Number, Space),
    /// Call this election.
    Elect(Politician),
    /// Pay out this row.
    Row(Number),
    /// Remove a contract.
    Remove(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Buy(lot) => write!(f, "buy {lot}"),
            Action::Invest(card) => write!(f, "invest {card}"),
            Action::Done => f.write_str("done"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Build(card) => write!(f, "build {card}"),
            Action::Favor(card) => write!(f, "favor {card}"),
            Action::End => f.write_str("end"),
            Action::Place(site) => write!(f, "place {site}"),
            Action::Pay(cards) => write_cards(*cards, f),
            Action::Name(seat) => write!(f, "name {seat}"),
            Action::Split(units) => write!(f, "split {units}"),
            Action::Accept => f.write_str("accept"),
            Action::Decline => f.write_str("decline"),
            Action::Settle => f.write_str("settle"),
            Action::Pick(lot) => write!(f, "pick {lot}"),
            Action::Choose(option) => write!(f, "choose {option}"),
            Action::Mark(space) => write!(f, "mark {space}"),
            Action::Shift(number, space) => write!(f, "shift {number} {space}"),
            Action::Elect(office) => write!(f, "elect {}", office.name()),
            Action::Row(number) => write!(f, "row {number}"),
            Action::Remove(card) => write!(f, "remove {card}"),
        }
    }
}

fn write_cards(cards: CardSet, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str("pay ")?;
    cards.iter().enumerate().try_for_each(|(i, card)| match i {
        0 => write!(f, "{card}"),
        _ => write!(f, "+{card}"),
    })
}

const EXPECTED: &str = "buy LOT, invest CARD, done, take CARD, build CARD, favor CARD, end, place LOTS, pay CARD+CARD, \
    name SEAT, split N, accept, decline, settle, pick LOT, choose N, mark SPACE, shift N SPACE, elect OFFICE, row N or remove CARD";

impl FromStr for Action {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let parsed = match text.split_once(' ') {
            None => plain(text),
            Some((verb, object)) => with_object(verb, object),
        };
        // One spelling per choice: anything that prints differently was not written by us.
        notation(text, parsed.filter(|action| action.to_string() == text), EXPECTED)
    }
}

fn plain(text: &str) -> Option<Action> {
    [Action::Done, Action::End, Action::Accept, Action::Decline, Action::Settle]
        .into_iter()
        .find(|a| a.to_string() == text)
}

fn with_object(verb: &str, object: &str) -> Option<Action> {
    let card = || object.parse::<Card>().ok();
    let lot = || object.parse::<Lot>().ok();
    let number = || object.parse::<u8>().ok();
    match verb {
        "buy" => lot().map(Action::Buy),
        "invest" => card().map(Action::Invest),
        "take" => card().map(Action::Take),
        "build" => card().map(Action::Build),
        "favor" => card().map(Action::Favor),
        "place" => object.parse().ok().map(Action::Place),
        "pay" => permits(object).map(Action::Pay),
        "name" => number().map(|seat| Action::Name(Seat(seat))),
        "split" => number().map(Action::Split),
        "pick" => lot().map(Action::Pick),
        "choose" => number().map(Action::Choose),
        "mark" => object.parse().ok().map(Action::Mark),
        "shift" => shift(object),
        "elect" => Politician::ALL.into_iter().find(|office| office.name() == object).map(Action::Elect),
        "row" => number().map(Action::Row),
        "remove" => card().map(Action::Remove),
        _ => None,
    }
}

fn permits(object: &str) -> Option<CardSet> {
    let cards = object.split('+').map(|card| card.parse::<Card>().ok().filter(|card| card.is_permit()));
    cards.collect()
}

fn shift(object: &str) -> Option<Action> {
    let (number, space) = object.split_once(' ')?;
    Some(Action::Shift(number.parse().ok()?, space.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_reads_back() {
        let texts =
            ["buy 50.1", "pay P01+P04", "shift 7 R3", "elect union-boss", "place 23.13", "name 2", "split 0", "end"];
        for text in texts {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in ["pay P04+P01", "pay UR1", "name 02", "place 23.31", "fly", "row", "shift 7", ""] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
