//! A position written down: what scenarios and lessons start from.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use crate::{Game, Match, Seat, Seats, Seed};

/// How to get to a position: a table, the game's own shorthand, and actions.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setting {
    /// How many play; as many as usual unless it is said.
    pub seats: Option<u8>,
    /// The seed.
    pub seed: u64,
    /// The options; as usual unless they are said.
    pub options: Option<Value>,
    /// Lines of the game's shorthand, see [`Game::arrange`].
    pub arrange: Vec<String>,
    /// JSON pointers into the position and what is put there, after the lines. `(nothing)` stands for null.
    pub patch: BTreeMap<String, Value>,
    /// Seat and notation of what is played from there.
    #[serde(rename = "do")]
    pub actions: Vec<String>,
}

impl Setting {
    /// A match that starts there, or what is wrong with it. Every position on the way is audited.
    pub fn open<G: Game>(&self) -> Result<Match<G>, String> {
        let seats = Seats(self.seats.unwrap_or(G::INFO.usual_seats));
        let options: G::Options = match &self.options {
            Some(value) => serde_json::from_value(value.clone()).map_err(|e| format!("options: {e}"))?,
            None => G::Options::default(),
        };
        let seed = Seed::from_number(self.seed);
        let game = Match::<G>::new(options.clone(), seats, seed).map_err(|e| e.to_string())?;
        let mut position = game.position().clone();
        for line in &self.arrange {
            position.arrange(line).map_err(|e| format!("arrange {line:?}: {e}"))?;
        }
        let position = patched(position, &self.patch)?;
        position.audit().map_err(|v| format!("the position set up breaks an invariant: {v}"))?;
        let mut game = Match::from_position(options, seats, seed, position);
        self.actions.iter().try_for_each(|line| play_line(&mut game, line))?;
        Ok(game)
    }
}

fn patched<G: Game>(position: G, patch: &BTreeMap<String, Value>) -> Result<G, String> {
    if patch.is_empty() {
        return Ok(position);
    }
    let mut json = serde_json::to_value(&position).expect("positions serialize");
    for (pointer, value) in patch {
        let place =
            json.pointer_mut(pointer).ok_or_else(|| format!("patch {pointer}: no such place in the position"))?;
        *place = meant(value);
    }
    serde_json::from_value(json).map_err(|e| format!("the patched position cannot be read: {e}"))
}

/// Plays one line, `0 build 3`: a seat and a notation.
pub fn play_line<G: Game>(game: &mut Match<G>, line: &str) -> Result<(), String> {
    let (seat, action) = seat_and_rest(line)?;
    let action = action.parse().map_err(|e| format!("{line:?}: {e}"))?;
    game.play(seat, action).map_err(|e| format!("{line:?} was refused: {e}"))?;
    game.position().audit().map_err(|v| format!("after {line:?}: {v}"))
}

/// `0 build 3` in its two parts.
pub(crate) fn seat_and_rest(line: &str) -> Result<(Seat, &str), String> {
    let (seat, rest) = line.split_once(' ').ok_or_else(|| format!("{line:?}: expected a seat and an action"))?;
    Ok((Seat(seat.parse().map_err(|_| format!("{line:?} does not start with a seat"))?), rest))
}

/// The word for nothing: TOML has none.
const NOTHING: &str = "(nothing)";

/// A value as it is meant: with null where it says nothing.
pub fn meant(value: &Value) -> Value {
    match value {
        Value::String(text) if text == NOTHING => Value::Null,
        Value::Array(items) => items.iter().map(meant).collect(),
        Value::Object(fields) => fields.iter().map(|(key, value)| (key.clone(), meant(value))).collect(),
        Value::String(_) | Value::Number(_) | Value::Bool(_) | Value::Null => value.clone(),
    }
}
