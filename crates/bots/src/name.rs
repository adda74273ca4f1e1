//! Players by name.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use engine::{Evaluate, Seats};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Which player is meant: `greedy`, `search:300`, `plain:1s`, `stdio:./my-bot`, `expert`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name {
    text: String,
    kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Kind {
    Random,
    TypedRandom,
    Hasty,
    Greedy,
    Value,
    Search(Budget),
    Net(Budget),
    Mixed(Budget),
    Plain(Budget),
    DeepOf01,
    Stdio(String),
    Level(Level),
}

/// How much a player may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Budget {
    /// So many imagined worlds: what is played can be repeated.
    Worlds(u32),
    /// So long.
    Time(Duration),
}

impl Budget {
    /// One of so many equal parts, of at least one world.
    pub(crate) fn part(self, parts: u32) -> Self {
        match self {
            Budget::Worlds(worlds) => Budget::Worlds((worlds / parts).max(1)),
            Budget::Time(time) => Budget::Time(time / parts),
        }
    }
}

/// How well a bot plays, in a word that people understand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Overlooks things.
    Beginner,
    /// Takes what looks best at once.
    Casual,
    /// Looks ahead.
    Strong,
    /// Looks ahead for about a second.
    Expert,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 4] = [Level::Beginner, Level::Casual, Level::Strong, Level::Expert];

    /// The player behind the level in a game of so many.
    pub(crate) fn of<G: Evaluate>(self, seats: Seats) -> Name {
        G::levels(seats)[self as usize].parse().expect("a game names players that there are")
    }

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Casual => "casual",
            Level::Strong => "strong",
            Level::Expert => "expert",
        }
    }
}

/// A text that names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no player {0:?}; there are {NAMES}")]
pub struct BadName(String);

const NAMES: &str = "beginner, casual, strong, expert, random, typed-random, hasty, greedy, value, search:WORLDS (or a time \
    as search:1s), deep, master, net:WORLDS, mixed:WORLDS, plain:WORLDS, deep-0.1 and stdio:COMMAND";

/// Worlds and seconds of the names that do not say how many.
const SEARCH: Budget = Budget::Worlds(300);
const DEEP: Budget = Budget::Worlds(3_000);
const MASTER: Budget = Budget::Time(Duration::from_secs(1));
/// Nobody waits longer than this for one decision.
const LONGEST: Duration = Duration::from_secs(600);

impl Name {
    /// The player behind a level.
    pub fn of(level: Level) -> Self {
        Self { text: level.name().to_owned(), kind: Kind::Level(level) }
    }

    /// The greedy player, who is always there and quick.
    pub fn greedy() -> Self {
        Self { text: "greedy".to_owned(), kind: Kind::Greedy }
    }

    pub(crate) fn kind(&self) -> &Kind {
        &self.kind
    }

    /// Whether anybody may ask for it: not for a process of the host, nor for as much thinking as they please.
    pub fn is_open_to_all(&self) -> bool {
        match self.kind {
            Kind::Random | Kind::TypedRandom | Kind::Hasty | Kind::Greedy | Kind::Level(_) => true,
            Kind::Search(budget) => budget == SEARCH || budget == DEEP,
            Kind::Value | Kind::Net(_) | Kind::Mixed(_) | Kind::Plain(_) | Kind::DeepOf01 | Kind::Stdio(_) => false,
        }
    }

    /// Whether it answers within milliseconds.
    pub fn is_quick(&self) -> bool {
        match self.kind {
            Kind::Random | Kind::TypedRandom | Kind::Hasty | Kind::Greedy | Kind::Value => true,
            Kind::Level(level) => level <= Level::Casual,
            Kind::Search(_) | Kind::Net(_) | Kind::Mixed(_) | Kind::Plain(_) | Kind::DeepOf01 | Kind::Stdio(_) => false,
        }
    }
}

impl FromStr for Name {
    type Err = BadName;
    fn from_str(text: &str) -> Result<Self, BadName> {
        let kind = kind(text).ok_or_else(|| BadName(text.chars().take(60).collect()))?;
        Ok(Self { text: text.to_owned(), kind })
    }
}

fn kind(text: &str) -> Option<Kind> {
    let (word, rest) = text.split_once(':').map_or((text, None), |(word, rest)| (word, Some(rest)));
    Some(match (word, rest) {
        ("random", None) => Kind::Random,
        ("typed-random", None) => Kind::TypedRandom,
        ("hasty", None) => Kind::Hasty,
        ("greedy", None) => Kind::Greedy,
        ("value", None) => Kind::Value,
        ("search", rest) => Kind::Search(budget(rest, SEARCH)?),
        ("deep", None) => Kind::Search(DEEP),
        ("master", rest) => Kind::Search(budget(rest, MASTER)?),
        ("net", rest) => Kind::Net(budget(rest, SEARCH)?),
        ("mixed", rest) => Kind::Mixed(budget(rest, SEARCH)?),
        ("plain", rest) => Kind::Plain(budget(rest, SEARCH)?),
        ("deep-0.1", None) => Kind::DeepOf01,
        ("stdio", Some(command)) if !command.trim().is_empty() => Kind::Stdio(command.to_owned()),
        (word, None) => Kind::Level(Level::ALL.into_iter().find(|level| level.name() == word)?),
        (_, Some(_)) => return None,
    })
}

fn budget(text: Option<&str>, usual: Budget) -> Option<Budget> {
    let Some(text) = text else { return Some(usual) };
    let time = |number: &str, unit: u64| Some(Duration::from_millis(number.parse::<u64>().ok()?.checked_mul(unit)?));
    let budget = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
        (Some(number), _) => Budget::Time(time(number, 1)?),
        (None, Some(number)) => Budget::Time(time(number, 1_000)?),
        (None, None) => Budget::Worlds(text.parse().ok()?),
    };
    let fits = match budget {
        Budget::Worlds(worlds) => worlds > 0,
        Budget::Time(time) => !time.is_zero() && time <= LONGEST,
    };
    fits.then_some(budget)
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<Kind> {
        text.parse::<Name>().ok().map(|name| name.kind)
    }

    #[test]
    fn names_say_who_and_how_much_thought() {
        assert_eq!(read("search:300"), read("search"));
        assert_eq!(read("search:3000"), read("deep"));
        assert_eq!(read("master:1s"), read("search:1000ms"));
        assert_eq!(read("stdio:./my-bot --fast"), Some(Kind::Stdio("./my-bot --fast".into())));
        assert_eq!(read("expert"), Some(Kind::Level(Level::Expert)));
    }

    #[test]
    fn what_is_no_name_is_refused_with_those_there_are() {
        for text in
            ["", "genius", "search:", "search:0", "search:-1", "search:0s", "plain:9999999s", "stdio:", "greedy:3"]
        {
            assert!(text.parse::<Name>().is_err(), "{text}");
        }
        let error = "genius".parse::<Name>().unwrap_err().to_string();
        assert!(error.contains("genius") && error.contains("greedy"), "{error}");
    }

    #[test]
    fn a_name_is_written_as_it_was_given() {
        let name: Name = serde_json::from_str("\"deep\"").expect("a name of 0.1");
        assert_eq!(serde_json::to_string(&name).expect("a string"), "\"deep\"");
    }

    #[test]
    fn a_process_and_endless_thought_are_for_the_host_alone() {
        let open = |text: &str| text.parse::<Name>().expect("a name").is_open_to_all();
        assert!(["beginner", "expert", "random", "greedy", "search", "deep"].into_iter().all(open));
        assert!(!["stdio:sh", "search:4000000000", "master:600s", "plain:3000"].into_iter().any(open));
    }
}
