//! What the worker writes to the hall, and what it is answered.

use std::collections::HashMap;

use engine::{Lang, Seed};
use hall::wire::{Incoming, Outgoing};
use hall::{Json, Millis, Refused};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::kept::Kept;

/// A letter to the hall.
#[derive(Deserialize)]
pub struct Letter {
    /// When it was written.
    pub now: Millis,
    /// The reader's language.
    #[serde(default)]
    pub lang: Lang,
    /// What is wanted.
    #[serde(flatten)]
    pub wish: Wish,
}

/// What is wanted of the hall.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Wish {
    /// A match that was kept is put on the table.
    Open(Box<Kept>),
    /// A message from the page to the table.
    Message(Incoming),
    /// What a server has at an address, with what is asked there.
    Get(Asked),
    /// A form as a server takes it.
    Post(Posted),
    /// A bot makes up its mind, or a review goes on by one decision.
    Think {},
}

/// An address, and what is asked there.
#[derive(Deserialize)]
pub struct Asked {
    /// The address.
    pub path: String,
    /// What is asked.
    #[serde(default)]
    pub query: HashMap<String, String>,
}

/// A form.
#[derive(Deserialize)]
pub struct Posted {
    /// Where it goes.
    pub path: String,
    /// What stands in it.
    pub fields: HashMap<String, String>,
    /// A number that nobody knows: the secret of a table that is made.
    pub secret: Seed,
}

/// What the worker is answered.
#[derive(Default, Serialize)]
pub struct Answer {
    /// Messages to the page.
    pub messages: Vec<Json>,
    /// What is at an address, or what became of a form.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page: Option<Page>,
    /// A match to be kept as it is now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keep: Option<Json>,
    /// Whether there is more to think.
    pub think: bool,
}

/// What is at an address.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Page {
    /// Data.
    Json(Value),
    /// A text, such as a record or a picture.
    Text(String),
    /// Go on there.
    See(String),
    /// There is nothing, and why.
    Refused {
        /// The stable code.
        code: &'static str,
        /// The reason in words.
        text: String,
    },
}

impl Answer {
    /// Adds a message to the page.
    pub fn say(&mut self, message: &Outgoing<'_>) {
        self.messages.push(raw(message.text()));
    }
}

/// A text that is JSON already.
pub fn raw(text: String) -> Json {
    RawValue::from_string(text).expect("messages are JSON")
}

impl Page {
    /// A refusal.
    pub fn refused(why: &Refused, lang: Lang) -> Self {
        Page::Refused { code: why.code(), text: why.text(lang) }
    }
}
