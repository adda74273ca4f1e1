//! A choice, and its notation.

use std::fmt;
use std::str::FromStr;

use engine::{BadNotation, notation};

use crate::ids::{Card, Colour, District, Kind, Node, Pawn, Shop, Site};

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Place a starting building.
    Place(Site),
    /// Choose an action.
    Choose(Kind),
    /// Place a shop.
    Shop(Shop, Site),
    /// Score a district.
    Score(District),
    /// Take two coloured cards, in canonical order.
    Take(Colour, Colour),
    /// Move a commission.
    Move(Pawn, Node),
    /// Add a card to the draft of a bid.
    Lay(Card),
    /// Leave the auction.
    Pass,
    /// Make the draft the bid.
    Stand,
    /// Build so many buildings.
    Build(u8),
    /// Close the district.
    Close,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(site) => write!(f, "place {site}"),
            Action::Choose(kind) => write!(f, "{kind}"),
            Action::Shop(shop, site) => write!(f, "shop {shop} {site}"),
            Action::Score(district) => write!(f, "score {district}"),
            Action::Take(first, second) => write!(f, "take {first} {second}"),
            Action::Move(pawn, node) => write!(f, "move {pawn} {node}"),
            Action::Lay(card) => write!(f, "lay {card}"),
            Action::Pass => f.write_str("pass"),
            Action::Stand => f.write_str("stand"),
            Action::Build(count) => write!(f, "build {count}"),
            Action::Close => f.write_str("close"),
        }
    }
}

const EXPECTED: &str = "place 34W-grey, A, B, C, D, shop fashion 34W-grey, score 34W, take violet grey, move white 34W, \
                        lay grey-4, pass, stand, build 2 or close";

impl FromStr for Action {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        notation(text, parse(text), EXPECTED)
    }
}

fn parse(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split(' ').collect();
    Some(match words[..] {
        ["place", site] => Action::Place(site.parse().ok()?),
        ["shop", shop, site] => Action::Shop(shop.parse().ok()?, site.parse().ok()?),
        ["score", district] => Action::Score(district.parse().ok()?),
        ["take", first, second] => pair(first.parse().ok()?, second.parse().ok()?)?,
        ["move", pawn, node] => Action::Move(pawn.parse().ok()?, node.parse().ok()?),
        ["lay", card] => Action::Lay(card.parse().ok()?),
        ["build", count] => {
            Action::Build(count.parse().ok().filter(|_| !count.starts_with(['+', '0']) || count == "0")?)
        }
        ["pass"] => Action::Pass,
        ["stand"] => Action::Stand,
        ["close"] => Action::Close,
        [kind] => Action::Choose(kind.parse().ok()?),
        _ => return None,
    })
}

fn pair(first: Colour, second: Colour) -> Option<Action> {
    (first < second).then_some(Action::Take(first, second))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_reads_back() {
        for text in ["place 34W-grey", "C", "shop art TS-plaza", "score 52E", "take grey brown", "move beige PARK"] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in ["lay black-6", "pass", "stand", "build 0", "build 3", "close"] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in
            ["", "place", "E", "take brown grey", "take grey grey", "lay grey-7", "build +1", "build 01", "pass "]
        {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
