//! A choice, and how it is written down.

use std::fmt;
use std::str::FromStr;

use engine::{BadNotation, notation};

use crate::board::{Cell, Vertex};
use crate::effects::Slot;
use crate::ids::{MAX_CITIES, Side, Space, TileId, TouristId};

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Choose an initiative space: `space 3`.
    Space(Space),
    /// Choose a tile of the Projects area: `take baker`.
    Take(TileId),
    /// Choose a cell for the tile: `place 0,1`.
    Place(Cell),
    /// Resolve a pending effect: `resolve doctor construction 1`.
    Resolve(TileId, Slot),
    /// Activate a tile: `activate hotel`.
    Activate(TileId),
    /// Make no further activation: `stop`.
    Stop,
    /// Add a tourist to the payment, by the seat of its owner (the neutral one after all seats): `tourist 1`.
    Tourist(TouristId),
    /// Pay the rest in energy cubes: `cubes`.
    Cubes,
    /// Take a progress as bonus: `bonus progress`.
    BonusProgress,
    /// Take a cube as bonus: `bonus energy`.
    BonusEnergy,
    /// Activate a tile for free: `free restaurant`.
    Free(TileId),
    /// Use no free activation: `decline`.
    Decline,
    /// Move the surrounded construction token: `token 2,2`.
    Token(Vertex),
    /// Choose a Prosperity tile of the hand and its side: `prosper church`, `lake church`.
    Prosper(TileId, Side),
    /// Resolve a tile's effects before the last World Expo: `last technology_park`.
    Last(TileId),
    /// Take an effect so often: `times 2`.
    Times(u8),
}

const EXPECTED: &str = "space N, take TILE, place X,Y, resolve TILE LIST N, activate TILE, stop, tourist N, cubes, \
                        bonus progress, bonus energy, free TILE, decline, token X,Y, prosper TILE, lake TILE, last TILE \
                        or times N";

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Space(space) => write!(f, "space {}", space.0),
            Action::Take(tile) => write!(f, "take {tile}"),
            Action::Place(cell) => write!(f, "place {cell}"),
            Action::Resolve(tile, slot) => write!(f, "resolve {tile} {slot}"),
            Action::Activate(tile) => write!(f, "activate {tile}"),
            Action::Stop => f.write_str("stop"),
            Action::Tourist(tourist) => write!(f, "tourist {}", tourist.0),
            Action::Cubes => f.write_str("cubes"),
            Action::BonusProgress => f.write_str("bonus progress"),
            Action::BonusEnergy => f.write_str("bonus energy"),
            Action::Free(tile) => write!(f, "free {tile}"),
            Action::Decline => f.write_str("decline"),
            Action::Token(vertex) => write!(f, "token {vertex}"),
            Action::Prosper(tile, Side::Building) => write!(f, "prosper {tile}"),
            Action::Prosper(tile, Side::Lake) => write!(f, "lake {tile}"),
            Action::Last(tile) => write!(f, "last {tile}"),
            Action::Times(times) => write!(f, "times {times}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        notation(text, parse(text).filter(|action| action.to_string() == text), EXPECTED)
    }
}

fn parse(text: &str) -> Option<Action> {
    let Some((verb, rest)) = text.split_once(' ') else { return parse_word(text) };
    Some(match verb {
        "space" => Action::Space(Space(number(rest, 1..=6)?)),
        "take" => Action::Take(TileId::named(rest)?),
        "place" => Action::Place(rest.parse().ok()?),
        "resolve" => parse_resolve(rest)?,
        "activate" => Action::Activate(TileId::named(rest)?),
        "tourist" => Action::Tourist(TouristId(number(rest, 0..=MAX_CITIES as u8)?)),
        "bonus" if rest == "progress" => Action::BonusProgress,
        "bonus" if rest == "energy" => Action::BonusEnergy,
        "free" => Action::Free(TileId::named(rest)?),
        "token" => Action::Token(rest.parse().ok()?),
        "prosper" => Action::Prosper(TileId::named(rest)?, Side::Building),
        "lake" => Action::Prosper(TileId::named(rest)?, Side::Lake),
        "last" => Action::Last(TileId::named(rest)?),
        "times" => Action::Times(number(rest, 1..=u8::MAX)?),
        _ => return None,
    })
}

fn parse_word(text: &str) -> Option<Action> {
    Some(match text {
        "stop" => Action::Stop,
        "cubes" => Action::Cubes,
        "decline" => Action::Decline,
        _ => return None,
    })
}

fn parse_resolve(text: &str) -> Option<Action> {
    let (tile, slot) = text.split_once(' ')?;
    let (list, number_text) = slot.split_once(' ')?;
    let index = number(number_text, 1..=u8::MAX)? - 1;
    let slot = match list {
        "immediate" => Slot::Immediate(index),
        "construction" => Slot::Construction(index),
        "upgrade" => Slot::Upgrade(index),
        "last" => Slot::Last(index),
        _ => return None,
    };
    Some(Action::Resolve(TileId::named(tile)?, slot))
}

fn number(text: &str, range: std::ops::RangeInclusive<u8>) -> Option<u8> {
    text.parse().ok().filter(|n| range.contains(n))
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (list, index) = match self {
            Slot::Immediate(index) => ("immediate", index),
            Slot::Construction(index) => ("construction", index),
            Slot::Upgrade(index) => ("upgrade", index),
            Slot::Last(index) => ("last", index),
        };
        write!(f, "{list} {}", index + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_action_reads_back() {
        let hotel = TileId::named("hotel").expect("a hotel");
        let all = [
            Action::Space(Space(6)),
            Action::Take(hotel),
            Action::Place(Cell::new(-3, 12)),
            Action::Resolve(hotel, Slot::Immediate(0)),
            Action::Resolve(hotel, Slot::Construction(1)),
            Action::Resolve(hotel, Slot::Upgrade(0)),
            Action::Resolve(hotel, Slot::Last(2)),
            Action::Activate(hotel),
            Action::Stop,
            Action::Tourist(TouristId(5)),
            Action::Cubes,
            Action::BonusProgress,
            Action::BonusEnergy,
            Action::Free(hotel),
            Action::Decline,
            Action::Token(Vertex::new(0, -1)),
            Action::Prosper(hotel, Side::Building),
            Action::Prosper(hotel, Side::Lake),
            Action::Last(hotel),
            Action::Times(7),
        ];
        for action in all {
            assert_eq!(action.to_string().parse(), Ok(action), "{action}");
        }
    }

    #[test]
    fn other_texts_are_no_actions() {
        for text in
            ["", "stop now", "space 0", "space 7", "take", "take moon", "place 1", "bonus money", "times 0", "times 01"]
        {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
