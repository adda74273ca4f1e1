//! What a puzzle asks for, in a form that can be checked: `0 score >= 12`, `/open/year = 2`, `0 score > 1 score`.

use std::cmp::Ordering;
use std::str::FromStr;

use serde::Deserialize;
use serde_json::Value;

use crate::{Game, Present, Seat, Viewer};

/// Something that holds or does not hold in a viewer's view.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Condition {
    left: Term,
    sign: Sign,
    right: Term,
}

/// A number that can be looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Term {
    Number(i64),
    /// A number on a player's chip, by its key.
    Gauge(Seat, String),
    /// A JSON pointer into the view.
    Pointer(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Least,
    Most,
    More,
    Less,
    Equal,
}

/// The longer ones first, so that none is read as the beginning of another.
const SIGNS: [(&str, Sign); 5] =
    [(" >= ", Sign::Least), (" <= ", Sign::Most), (" > ", Sign::More), (" < ", Sign::Less), (" = ", Sign::Equal)];

impl TryFrom<String> for Condition {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        let split = |(sign, meaning): (&str, Sign)| Some((text.split_once(sign)?, meaning));
        let ((left, right), sign) =
            SIGNS.into_iter().find_map(split).ok_or_else(|| format!("{text:?} compares nothing: >= <= > < ="))?;
        Ok(Self { left: left.parse()?, sign, right: right.parse()? })
    }
}

impl FromStr for Term {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        if text.starts_with('/') {
            return Ok(Term::Pointer(text.to_owned()));
        }
        if let Ok(number) = text.parse() {
            return Ok(Term::Number(number));
        }
        let gauge = text.split_once(' ').and_then(|(seat, key)| Some((Seat(seat.parse().ok()?), key.to_owned())));
        let (seat, key) =
            gauge.ok_or_else(|| format!("{text:?} is no number, no pointer and no number of a player"))?;
        Ok(Term::Gauge(seat, key))
    }
}

impl Condition {
    /// Whether it holds for a viewer, or why that cannot be said.
    pub fn holds<G: Present>(&self, game: &G, viewer: Viewer) -> Result<bool, String> {
        let view = game.view(viewer);
        let order = self.left.number::<G>(&view)?.cmp(&self.right.number::<G>(&view)?);
        Ok(match self.sign {
            Sign::Least => order != Ordering::Less,
            Sign::Most => order != Ordering::Greater,
            Sign::More => order == Ordering::Greater,
            Sign::Less => order == Ordering::Less,
            Sign::Equal => order == Ordering::Equal,
        })
    }
}

impl Term {
    fn number<G: Present>(&self, view: &<G as Game>::View) -> Result<i64, String> {
        match self {
            Term::Number(number) => Ok(*number),
            Term::Gauge(seat, key) => {
                let chips = G::lay(view).chips;
                let gauges = chips.into_iter().filter(|chip| chip.seat == *seat).flat_map(|chip| chip.gauges);
                let gauge = gauges.into_iter().find(|gauge| gauge.key == key);
                gauge.map(|gauge| gauge.value).ok_or_else(|| format!("seat {seat} has no number {key:?}"))
            }
            Term::Pointer(pointer) => {
                let json = serde_json::to_value(view).expect("views serialize");
                let found = json.pointer(pointer).and_then(number);
                found.ok_or_else(|| format!("there is no number at {pointer} of the view"))
            }
        }
    }
}

/// A number, or how many there are of something.
fn number(value: &Value) -> Option<i64> {
    match value {
        Value::Number(number) => number.as_i64(),
        Value::Array(items) => Some(items.len() as i64),
        Value::Bool(_) | Value::Null | Value::Object(_) | Value::String(_) => None,
    }
}
