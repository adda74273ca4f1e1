//! A match as a browser keeps it.

use catalog::{Review, Title};
use engine::{Lang, Record, Seat, Seed};
use hall::room::{Eyes, Room, RoomView};
use hall::{Millis, Refused, Saved};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The one person here, at however many chairs.
pub const ME: &str = "me";

/// A match as a browser keeps it.
#[derive(Clone, Serialize, Deserialize)]
pub struct Kept {
    /// Who sits where.
    pub room: Room,
    /// What the seed is drawn from.
    pub secret: Seed,
    /// The rules version it was started by.
    pub rules: u32,
    /// The content it is played with.
    pub content: String,
    /// The decisions.
    pub plays: Vec<(Seat, String)>,
    /// How many things have happened.
    pub n: u64,
    /// When the last of them was.
    pub at: Millis,
    /// The position after the last decision, for a match whose rules change before it is over.
    #[serde(default)]
    pub saved: Option<Value>,
    /// The review, once it has been made.
    #[serde(default)]
    pub review: Option<Review>,
    /// The room as a list shows it; made anew whenever the match is kept.
    #[serde(default, skip_deserializing)]
    pub shown: Option<Value>,
}

impl Kept {
    /// The game.
    pub fn title(&self) -> Result<&'static dyn Title, Refused> {
        catalog::find(&self.room.game).ok_or(Refused::NotFound)
    }

    /// The record up to now. Holds the seed: not for players before the end.
    pub fn record(&self) -> Record {
        self.room.record(self.secret, (self.rules, &self.content), self.plays.clone())
    }

    /// The position saved last.
    pub fn saved(&self) -> Option<Saved> {
        self.saved.clone().map(|body| Saved { step: self.plays.len(), body })
    }

    /// The room as the one person here sees it.
    pub fn view(&self, lang: Lang) -> Result<RoomView, Refused> {
        let online = vec![true; self.room.chairs.len()];
        let eyes = Eyes { person: ME, lang, secret: Some(self.secret), online: &online };
        Ok(self.room.view(self.title()?.info(), &eyes))
    }
}
