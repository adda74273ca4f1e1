//! A table as an arrangement of people: who sits where, at what pace, in which state. No rule, no position.

use catalog::{Level, Name, Preview, Voice};
use engine::{DRAWN, Draw, Info, Lang, Phrase, Record, SEEDED, Seat, Seats, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Millis;
use crate::words::say;

const MINUTE: Millis = 60_000;

/// Everything about a table but the game that lies on it. Kept in the store as JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Room {
    /// The table's id, in its address.
    pub id: String,
    /// The slug of the game.
    pub game: String,
    /// The options as the game serializes them.
    pub options: Value,
    /// Who set the table up: a person's id.
    pub host: String,
    /// Whether the lobby lists it and anybody may watch.
    pub public: bool,
    /// How time is kept.
    pub pace: Pace,
    /// How far it has come.
    pub status: Status,
    /// The chairs, in seat order.
    pub chairs: Vec<Chair>,
    /// The secret of the invitation link.
    pub key: String,
    /// The hash of the secret from which the seed is drawn.
    pub commitment: String,
    /// The numbers that the people's browsers gave for the draw, by seat. Nothing at a table that was made before seeds
    /// were drawn: its secret is its seed.
    #[serde(default)]
    pub parts: Option<Vec<Option<Seed>>>,
    /// The table that goes on from here.
    #[serde(default)]
    pub rematch: Option<String>,
    /// Whether the host lets everybody look at the finished match.
    #[serde(default)]
    pub shared: bool,
    /// Where this one branched off.
    #[serde(default)]
    pub fork: Option<Fork>,
    /// What help is given here.
    #[serde(default)]
    pub help: Help,
}

impl Room {
    /// The chair of a seat.
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }

    /// The seats of a person who has not left.
    pub fn seats_of(&self, person: &str) -> Vec<Seat> {
        let theirs = |chair: &Chair| !person.is_empty() && !chair.left && chair.person() == Some(person);
        (0u8..).map(Seat).zip(&self.chairs).filter(|(_, chair)| theirs(chair)).map(|(seat, _)| seat).collect()
    }

    /// The ids of the people who sit here and have not left, each once.
    pub fn people(&self) -> Vec<&str> {
        let mut people: Vec<&str> = self.chairs.iter().filter(|chair| !chair.left).filter_map(Chair::person).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Whether a person has anything to do with the table.
    pub fn knows(&self, person: &str) -> bool {
        self.host == person || self.chairs.iter().any(|chair| chair.person() == Some(person))
    }

    /// Removes a person; where they sat, a former player is remembered, for whom a bot plays on.
    pub fn forget(&mut self, person: &str, stand_in: &Name) {
        if self.host == person {
            self.host.clear();
        }
        for chair in self.chairs.iter_mut().filter(|chair| chair.person() == Some(person)) {
            (chair.sitter, chair.left) = (Sitter::Former, true);
            chair.stand_in.get_or_insert_with(|| stand_in.clone());
        }
    }

    /// How the seed is drawn from the table's secret.
    pub fn draw(&self, secret: Seed) -> Option<Draw> {
        self.parts.clone().map(|parts| Draw { secret, parts })
    }

    /// The seed that the table's secret leads to.
    pub fn seed(&self, secret: Seed) -> Seed {
        self.draw(secret).map_or(secret, |draw| draw.seed())
    }

    /// The record of the match after these decisions, by the rules and with the content of that time.
    pub fn record(&self, secret: Seed, (rules, content): (u32, &str), actions: Vec<(Seat, String)>) -> Record {
        let draw = self.draw(secret);
        Record {
            piazza: if draw.is_some() { DRAWN } else { SEEDED },
            game: self.game.clone(),
            rules,
            content: content.to_owned(),
            seats: Seats(self.chairs.len() as u8),
            options: self.options.clone(),
            commitment: secret.commitment(),
            seed: self.seed(secret),
            draw,
            actions,
        }
    }

    /// The numbers for the draw, to be changed.
    pub fn parts_mut(&mut self) -> &mut Vec<Option<Seed>> {
        self.parts.get_or_insert_with(|| vec![None; self.chairs.len()])
    }

    fn has_part(&self, seat: usize) -> bool {
        self.parts.as_ref().is_some_and(|parts| parts[seat].is_some())
    }

    /// Whether nobody is missing: no chair is empty, and everybody's browser has given its number.
    pub fn is_complete(&self) -> bool {
        let here = |(i, chair): (usize, &Chair)| !chair.is_empty() && (chair.person().is_none() || self.has_part(i));
        self.chairs.iter().enumerate().all(here)
    }

    /// Whether somebody may look at the table: a host may even if only bots sit there.
    pub fn may_see(&self, person: &str, key: Option<&str>) -> bool {
        let known = !person.is_empty() && self.knows(person);
        let shared = self.shared && self.status.is_open_book();
        self.public || known || shared || key.is_some_and(|key| same_secret(key, &self.key))
    }

    /// How to speak about the people at the table.
    pub fn voice(&self, lang: Lang) -> Voice {
        Voice { lang, names: (0..self.chairs.len()).map(|i| self.name(i, lang)).collect() }
    }

    fn name(&self, i: usize, lang: Lang) -> String {
        match &self.chairs[i].sitter {
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Bot { level } => catalog::bot_name(level, Seat(i as u8)),
            Sitter::Open | Sitter::Link => say(lang, &Phrase::new("empty-chair")),
            Sitter::Former => say(lang, &Phrase::new("former-player")),
        }
    }

    /// The room as somebody may see it.
    pub fn view(&self, info: &'static Info, eyes: &Eyes<'_>) -> RoomView {
        let seated = !self.seats_of(eyes.person).is_empty();
        RoomView {
            id: self.id.clone(),
            game: self.game.clone(),
            title: info.title,
            options: self.options.clone(),
            public: self.public,
            pace: self.pace,
            status: self.status,
            chairs: (0..self.chairs.len()).map(|i| self.chair_view(i, eyes)).collect(),
            host: !eyes.person.is_empty() && self.host == eyes.person,
            invitation: seated.then(|| format!("/t/{}?key={}", self.id, self.key)),
            commitment: self.commitment.clone(),
            seed: eyes.secret.filter(|_| self.status.is_open_book()).map(|secret| self.seed(secret).to_string()),
            rematch: self.rematch.clone(),
            shared: self.shared,
            fork: self.fork.clone(),
            help: self.help,
        }
    }

    fn chair_view(&self, i: usize, eyes: &Eyes<'_>) -> ChairView {
        let chair = &self.chairs[i];
        let person = chair.person();
        let stood_for = person.is_some() || chair.sitter == Sitter::Former;
        ChairView {
            seat: i as u8,
            kind: chair.sitter.name(),
            name: if chair.is_empty() { String::new() } else { self.name(i, eyes.lang) },
            level: chair.bot().cloned(),
            face: chair.sitter.bot().and_then(catalog::grade).map(Level::name),
            strength: chair.sitter.bot().map(|bot| say(eyes.lang, &Phrase::new(catalog::strength(bot)))),
            stand_in: stood_for && chair.stand_in.is_some(),
            left: chair.left,
            you: !chair.left && !eyes.person.is_empty() && person == Some(eyes.person),
            part: self.has_part(i),
            online: person.is_some() && eyes.online.get(i).copied().unwrap_or(false),
        }
    }
}

/// Who looks at a room, and what they may be told.
#[derive(Clone, Copy, Debug)]
pub struct Eyes<'a> {
    /// The visitor's id; empty for somebody without a name.
    pub person: &'a str,
    /// The visitor's language.
    pub lang: Lang,
    /// The secret; the seed it leads to is shown only after the end.
    pub secret: Option<Seed>,
    /// Who is connected, by seat.
    pub online: &'a [bool],
}

/// Compares secrets without telling by the time how much of them fits.
pub fn same_secret(a: &str, b: &str) -> bool {
    let difference = a.bytes().zip(b.bytes()).fold(0, |sum, (a, b)| sum | (a ^ b));
    a.len() == b.len() && std::hint::black_box(difference) == 0
}

/// Where a table branched off another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fork {
    /// The other table.
    pub table: String,
    /// After how many decisions.
    pub step: usize,
}

/// What help players are given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Help {
    /// None.
    #[default]
    None,
    /// Whoever decides may ask for the best actions.
    Hints,
    /// Hints, and every new kind of question is introduced: a first game in company.
    Guided,
}

impl Help {
    /// What is told of a choice: what somebody new would be sorry for only in a guided match, since anywhere else it would
    /// be a hint.
    pub fn allow(self, preview: Preview) -> Preview {
        match self {
            Help::Guided => preview,
            Help::None | Help::Hints => Preview { slip: None, ..preview },
        }
    }
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People are still sitting down.
    Gathering,
    /// The match is on.
    Playing,
    /// The match has ended.
    Over,
    /// A fault of the program stopped the match.
    Stopped,
    /// Everybody left, or nobody came back, before anybody moved.
    Closed,
    /// Nobody came back to the match.
    Abandoned,
}

impl Status {
    /// The name in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Gathering => "gathering",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Stopped => "stopped",
            Status::Closed => "closed",
            Status::Abandoned => "abandoned",
        }
    }

    /// Whether there is a match: before the start nothing of it exists, so that nobody can look at it.
    pub const fn has_begun(self) -> bool {
        matches!(self, Status::Playing | Status::Over | Status::Stopped | Status::Abandoned)
    }

    /// Whether seed and record may be seen by everybody.
    pub const fn is_open_book(self) -> bool {
        matches!(self, Status::Over | Status::Stopped | Status::Abandoned)
    }
}

/// How time is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Pace {
    /// No clock.
    #[default]
    None,
    /// Each player has a stock of minutes, and gets seconds back with every decision.
    Live {
        /// Minutes for the whole match.
        minutes: u32,
        /// Seconds added per decision.
        increment: u32,
    },
    /// Days for each turn.
    Correspondence {
        /// How many.
        days: u32,
    },
}

impl Pace {
    /// The stock of a live clock.
    pub fn stock(self) -> Millis {
        match self {
            Pace::Live { minutes, .. } => Millis::from(minutes) * MINUTE,
            Pace::None | Pace::Correspondence { .. } => 0,
        }
    }

    /// What a live clock gets back with every decision.
    pub fn increment(self) -> Millis {
        match self {
            Pace::Live { increment, .. } => Millis::from(increment) * 1_000,
            Pace::None | Pace::Correspondence { .. } => 0,
        }
    }

    /// Days for each turn, by correspondence.
    pub fn days(self) -> Option<Millis> {
        match self {
            Pace::Correspondence { days } => Some(days.into()),
            Pace::None | Pace::Live { .. } => None,
        }
    }
}

/// A place at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    /// Who it is for, or who sits there.
    pub sitter: Sitter,
    /// The bot that plays for an absent person.
    #[serde(default)]
    pub stand_in: Option<Name>,
    /// Whether the person left for good.
    #[serde(default)]
    pub left: bool,
    /// Extra time on the clock, in milliseconds.
    #[serde(default)]
    pub bonus: i64,
}

impl Chair {
    /// A chair for somebody.
    pub fn new(sitter: Sitter) -> Self {
        Self { sitter, stand_in: None, left: false, bonus: 0 }
    }

    /// The id of the person who sits here.
    pub fn person(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Person { id, .. } => Some(id),
            Sitter::Open | Sitter::Link | Sitter::Bot { .. } | Sitter::Former => None,
        }
    }

    /// The bot that decides for this chair, if one does.
    pub fn bot(&self) -> Option<&Name> {
        self.sitter.bot().or(self.stand_in.as_ref())
    }

    /// Whether nobody sits here yet.
    pub fn is_empty(&self) -> bool {
        matches!(self.sitter, Sitter::Open | Sitter::Link)
    }
}

/// Who a chair is for, or who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Sitter {
    /// Anybody may sit down.
    Open,
    /// Somebody with the invitation link may sit down.
    Link,
    /// A person. One person may sit on several chairs: several people on one screen.
    Person {
        /// The person's id; empty where nobody knows who it was, as in a match from elsewhere.
        id: String,
        /// The name shown.
        name: String,
    },
    /// A bot.
    Bot {
        /// Which.
        level: Name,
    },
    /// Somebody who had everything about them deleted.
    Former,
}

impl Sitter {
    /// The bot, if it is one.
    pub fn bot(&self) -> Option<&Name> {
        match self {
            Sitter::Bot { level } => Some(level),
            Sitter::Open | Sitter::Link | Sitter::Person { .. } | Sitter::Former => None,
        }
    }

    /// The name in messages.
    pub const fn name(&self) -> &'static str {
        match self {
            Sitter::Open => "open",
            Sitter::Link => "link",
            Sitter::Person { .. } | Sitter::Former => "person",
            Sitter::Bot { .. } => "bot",
        }
    }
}

/// A room as one visitor may see it: no ids of others, the key only for those who sit there.
#[derive(Clone, Debug, Serialize)]
pub struct RoomView {
    /// The table's id.
    pub id: String,
    /// The slug of the game.
    pub game: String,
    /// The title of the game.
    pub title: &'static str,
    /// The options.
    pub options: Value,
    /// Whether the lobby lists it.
    pub public: bool,
    /// How time is kept.
    pub pace: Pace,
    /// How far it has come.
    pub status: Status,
    /// The chairs, in seat order.
    pub chairs: Vec<ChairView>,
    /// Whether the visitor set the table up.
    pub host: bool,
    /// The path of the invitation link, for those who sit here.
    pub invitation: Option<String>,
    /// The hash of the secret from which the seed is drawn.
    pub commitment: String,
    /// The seed, after the end.
    pub seed: Option<String>,
    /// The table that goes on from here.
    pub rematch: Option<String>,
    /// Whether the host lets everybody look at the finished match.
    pub shared: bool,
    /// Where this one branched off.
    pub fork: Option<Fork>,
    /// What help is given here.
    pub help: Help,
}

/// A chair as one visitor may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChairView {
    /// The seat's number.
    pub seat: u8,
    /// `open`, `link`, `person` or `bot`.
    pub kind: &'static str,
    /// The name shown, in the visitor's language; empty for an empty chair.
    pub name: String,
    /// The bot's level, or the stand-in's.
    pub level: Option<Name>,
    /// The face of a bot.
    pub face: Option<&'static str>,
    /// How well a bot plays, in the visitor's language.
    pub strength: Option<String>,
    /// Whether a bot stands in for the person.
    pub stand_in: bool,
    /// Whether the person left for good.
    pub left: bool,
    /// Whether the visitor sits here.
    pub you: bool,
    /// Whether the person's browser has given its number for the draw.
    pub part: bool,
    /// Whether the person is connected.
    pub online: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_somebody_new_would_be_sorry_for_is_told_in_guided_matches_alone() {
        let told = |help: Help| {
            let (action, slip) = ("pass".to_owned(), Some("Nobody else is left.".to_owned()));
            help.allow(Preview { action, slip, changes: vec![], lines: vec![], ledger: None, next: None })
                .slip
                .is_some()
        };
        assert_eq!([Help::None, Help::Hints, Help::Guided].map(told), [false, false, true]);
    }
}
