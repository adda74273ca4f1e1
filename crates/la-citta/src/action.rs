//! Choices and their notation.

use std::fmt;
use std::str::FromStr;

use engine::{BadNotation, notation};

use crate::ids::{Building, Card, Demand, Hex, Pair};

/// A choice. An action of a political round is a chain of them (LC-5.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Draw a politics card unseen.
    Pass,
    /// Action card: gold from the bank.
    Gold,
    /// Action card: found a city.
    Found,
    /// Action card: build a simple building.
    Build(Building),
    /// Take a politics card.
    Card(Card),
    /// Put a castle here.
    Castle(Hex),
    /// The city that sends a citizen to the new one.
    Source(u8),
    /// The building raised with a politics card.
    Raise(Building),
    /// The hex of a building: where it goes up, or where coloured citizens stand.
    Site(Hex),
    /// The level of a politics card.
    Level(u8),
    /// How many coloured citizens count for hygiene.
    Hygiene(u8),
    /// The city that gains citizens.
    Settle(u8),
    /// The Voice cards to look at.
    Look(Pair),
    /// Put the oldest politics card on the discards.
    Bury,
    /// Leave the display as it is.
    Keep,
    /// The demand a city follows.
    Follow(Demand),
    /// The building that falls.
    Demolish(Hex),
    /// The city that loses a starving citizen.
    Starve(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pass => f.write_str("pass"),
            Action::Gold => f.write_str("gold"),
            Action::Found => f.write_str("found"),
            Action::Build(building) => write!(f, "build {building}"),
            Action::Card(card) => write!(f, "card {card}"),
            Action::Castle(hex) => write!(f, "castle {hex}"),
            Action::Source(city) => write!(f, "source {city}"),
            Action::Raise(building) => write!(f, "raise {building}"),
            Action::Site(hex) => write!(f, "site {hex}"),
            Action::Level(level) => write!(f, "level {level}"),
            Action::Hygiene(count) => write!(f, "hygiene {count}"),
            Action::Settle(city) => write!(f, "settle {city}"),
            Action::Look(pair) => write!(f, "look {pair}"),
            Action::Bury => f.write_str("bury"),
            Action::Keep => f.write_str("keep"),
            Action::Follow(demand) => write!(f, "follow {demand}"),
            Action::Demolish(hex) => write!(f, "demolish {hex}"),
            Action::Starve(city) => write!(f, "starve {city}"),
        }
    }
}

const EXPECTED: &str = "pass, gold, found, build BUILDING, card CARD, castle HEX, source CITY, raise BUILDING, site HEX, \
                        level N, hygiene N, settle CITY, look 1+2, bury, keep, follow DEMAND, demolish HEX or starve CITY";

impl FromStr for Action {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let parsed = match text.split_once(' ') {
            None => parse_word(text),
            Some((verb, object)) => parse_phrase(verb, object),
        };
        notation(text, parsed, EXPECTED)
    }
}

fn parse_word(word: &str) -> Option<Action> {
    Some(match word {
        "pass" => Action::Pass,
        "gold" => Action::Gold,
        "found" => Action::Found,
        "bury" => Action::Bury,
        "keep" => Action::Keep,
        _ => return None,
    })
}

fn parse_phrase(verb: &str, object: &str) -> Option<Action> {
    // A number is written as we write it: no sign, no leading zero.
    let number = || object.parse::<u8>().ok().filter(|number| number.to_string() == object);
    Some(match verb {
        "build" => Action::Build(object.parse().ok()?),
        "card" => Action::Card(object.parse().ok()?),
        "castle" => Action::Castle(object.parse().ok()?),
        "source" => Action::Source(number()?),
        "raise" => Action::Raise(object.parse().ok()?),
        "site" => Action::Site(object.parse().ok()?),
        "level" => Action::Level(number()?),
        "hygiene" => Action::Hygiene(number()?),
        "settle" => Action::Settle(number()?),
        "look" => Action::Look(object.parse().ok()?),
        "follow" => Action::Follow(object.parse().ok()?),
        "demolish" => Action::Demolish(object.parse().ok()?),
        "starve" => Action::Starve(number()?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_reads_back() {
        let plain = [Action::Pass, Action::Gold, Action::Found, Action::Bury, Action::Keep];
        let numbers = [Action::Source(2), Action::Level(3), Action::Hygiene(0), Action::Settle(12), Action::Starve(1)];
        let named = [Action::Build(Building::Farm), Action::Raise(Building::Palace), Action::Card(Card::GoldenTimes)];
        let placed = Hex::all().flat_map(|hex| [Action::Castle(hex), Action::Site(hex), Action::Demolish(hex)]);
        let looks = Pair::ALL.into_iter().map(Action::Look).chain(Demand::ALL.into_iter().map(Action::Follow));
        for action in plain.into_iter().chain(numbers).chain(named).chain(placed).chain(looks) {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in
            ["", "Pass", "pass ", "build", "build barn", "site K99", "level +1", "level 01", "level 256", "look 2+1"]
        {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
