//! The contract of a game.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::content::STANDARD;
use crate::{Chance, ContentError, Phrase, Rng, Seat, Seats, Viewer};

/// A game; a value of the type is a position.
///
/// A position is a plain value: no clock, cache, closure or shared pointer inside, nothing random either. Pending
/// questions are data in it, so that it can be saved and resumed at every one of them.
pub trait Game: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What the game is.
    const INFO: Info;
    /// What a table may choose before the start.
    type Options: Options;
    /// A question that somebody has to answer.
    type Prompt: Copy + Eq + Debug + Serialize;
    /// An answer: a choice and nothing else; no seat, price or outcome inside.
    type Action: Action;
    /// Something that happened, with chance resolved.
    type Event: Event;
    /// What one viewer may know, built up from nothing.
    type View: Clone + Eq + Debug + Serialize + Send + Sync + 'static;

    /// A position ready for the first decision.
    fn setup(
        options: &Self::Options,
        seats: Seats,
        chance: &mut Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<Self, SetupError>;

    /// Whose decision it is, and which.
    fn turn(&self) -> Turn<Self::Prompt>;

    /// Appends every legal action, sorted, each once: the one source of legality. Never empty before the end.
    fn legal(&self, out: &mut Vec<Self::Action>);

    /// Carries out a legal action, and then everything that asks nobody. Assumes legality.
    fn apply(&mut self, action: Self::Action, chance: &mut Chance, log: &mut impl Log<Self::Event>);

    /// Appends everything a person might try at this prompt: all legal actions and the near misses that deserve an
    /// explanation. Any order.
    fn candidates(&self, out: &mut Vec<Self::Action>);

    /// Why an action is not legal here, or nothing if it is. Depends only on what the decider knows.
    fn why_not(&self, action: Self::Action) -> Option<Refusal>;

    /// What a viewer may know of this position.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A complete position that agrees with a view, what the view does not tell filled in at random:
    /// `imagine(v).view(viewer) == v`.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;

    /// Conservation: nothing lost, nothing invented, every invariant of the position.
    fn audit(&self) -> Result<(), Violation>;

    /// The result. Only asked once the game is over.
    fn outcome(&self) -> Outcome;

    /// Rearranges a position by one line of the game's own shorthand (`hand 2: grey-4 black-6`), for scenarios. What is
    /// moved is taken from where the position can spare it, so that [`Game::audit`] still holds.
    fn arrange(&mut self, line: &str) -> Result<(), String> {
        Err(format!("{} has no arrangement {line:?}", Self::INFO.title))
    }

    /// Replaces content files, before the first use.
    fn install(files: &[(String, String)]) -> Result<(), ContentError> {
        match files.first() {
            Some((name, _)) => Err(ContentError::new(name, "file", "this game has no content files")),
            None => Ok(()),
        }
    }

    /// The fingerprint of the content in use.
    fn content() -> &'static str {
        STANDARD
    }
}

/// What a game is, for lists and records.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Info {
    /// The name in addresses and records: `fifth-avenue`.
    pub slug: &'static str,
    /// The title.
    pub title: &'static str,
    /// The letters before clause numbers: `FA`.
    pub prefix: &'static str,
    /// Who designed it.
    pub designer: &'static str,
    /// When it was published.
    pub year: u16,
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// Seats of a first game.
    pub usual_seats: u8,
    /// How long a match takes at a table of people, in minutes: the shortest and the longest.
    pub minutes: (u16, u16),
    /// How much there is to learn and to think about.
    pub weight: Weight,
    /// Counts up with every change that makes old records replay differently.
    pub rules_version: u32,
    /// A toy for learning and testing, not one of the published games.
    pub toy: bool,
}

/// How much there is to learn and to think about in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Weight {
    /// Learned in a few turns.
    Light,
    /// A few rules that work on each other.
    Medium,
    /// An evening of its own, and another to play it well.
    Heavy,
}

impl Weight {
    /// The end of the keys of its messages.
    pub const fn key(self) -> &'static str {
        match self {
            Weight::Light => "light",
            Weight::Medium => "medium",
            Weight::Heavy => "heavy",
        }
    }
}

/// Whose decision it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn<P> {
    /// Somebody has to answer.
    Decide {
        /// Who.
        seat: Seat,
        /// What is asked.
        prompt: P,
    },
    /// The game is over.
    Over,
}

impl<P> Turn<P> {
    /// Who decides, if anybody.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Turn::Decide { seat, .. } => Some(*seat),
            Turn::Over => None,
        }
    }
}

/// A choice. Its text form is its notation: `lay grey-4`; reading it back gives the same choice.
pub trait Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = BadNotation> + Send + Sync + 'static {}
impl<T: Copy + Ord + Hash + Debug + Display + FromStr<Err = BadNotation> + Send + Sync + 'static> Action for T {}

/// A text that is no action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is not an action; expected {expected}")]
pub struct BadNotation {
    /// What was read, cut short.
    pub text: String,
    /// What would have been understood.
    pub expected: &'static str,
}

/// Turns a parse that may have failed into a result, for `FromStr` of actions.
pub fn notation<T>(text: &str, parsed: Option<T>, expected: &'static str) -> Result<T, BadNotation> {
    parsed.ok_or_else(|| BadNotation { text: text.chars().take(60).collect(), expected })
}

/// Something that happened.
pub trait Event: Clone + Eq + Debug + Serialize + Send + Sync + 'static {
    /// The event as a viewer may see it, or nothing if it is not for those eyes.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// Whether somebody learnt something hidden through it. Undo stops there.
    fn reveals(&self) -> Reveal;

    /// Points that somebody got, for the breakdown of the score.
    fn points(&self) -> Option<Points> {
        None
    }

    /// Whether a part of the game ends with it, so that what follows is no longer the doing of whoever decided last.
    fn ends_chapter(&self) -> bool {
        false
    }
}

/// Who learnt something hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reveal {
    /// Nobody.
    Nothing,
    /// One player.
    To(Seat),
    /// Everybody.
    All,
}

impl Reveal {
    /// Whether this viewer learnt something.
    pub fn to(self, viewer: Viewer) -> bool {
        match self {
            Reveal::Nothing => false,
            Reveal::To(seat) => viewer.is(seat),
            Reveal::All => true,
        }
    }
}

/// Points and where they came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Points {
    /// Who.
    pub seat: Seat,
    /// The key of the source in the locale files.
    pub source: &'static str,
    /// How many, also negative.
    pub points: i32,
}

/// Where events go.
pub trait Log<E> {
    /// Takes one event.
    fn add(&mut self, event: E);
}

impl<E> Log<E> for Vec<E> {
    fn add(&mut self, event: E) {
        self.push(event);
    }
}

/// A log that nobody reads, for simulation.
pub struct Silent;

impl<E> Log<E> for Silent {
    fn add(&mut self, _: E) {}
}

/// What a table may choose before the start, with a description that forms and command lines are made from.
pub trait Options: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The fields, in the order of the form. Keys are those of the serialized options.
    fn form() -> Vec<Field>;
}

/// One option. Its label is the message `option-KEY`, a value's `option-KEY-VALUE` (underscores as hyphens).
#[derive(Clone, Debug, Serialize)]
pub struct Field {
    /// The serialized key.
    pub key: &'static str,
    /// What values it takes.
    pub kind: FieldKind,
    /// The clause that describes it.
    pub clause: Clause,
}

/// The values of an option.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FieldKind {
    /// One of these names.
    Choice(&'static [&'static str]),
    /// On or off.
    Toggle,
    /// A whole number in a range.
    Number {
        /// Lowest.
        min: i64,
        /// Highest.
        max: i64,
    },
}

/// The number of a rule: `FA-6.3.3`. Every clause stands in the game's rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Clause(pub &'static str);

impl Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A rule's "no", with its number and reason. The position is as it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The rule that forbids it.
    pub clause: Clause,
    /// The reason, for people.
    pub reason: Phrase,
}

impl Refusal {
    /// A refusal by clause and message key.
    pub fn new(clause: &'static str, key: &'static str) -> Self {
        Self { clause: Clause(clause), reason: Phrase::new(key) }
    }

    /// The same refusal with one more argument in its reason.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<crate::Arg>) -> Self {
        self.reason = self.reason.with(name, arg);
        self
    }
}

/// Why an action was not played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// Somebody else decides.
    #[error("seat {0} decides now")]
    NotYours(Seat),
    /// A rule forbids it.
    #[error("{}: {}", .0.clause, .0.reason.key)]
    Illegal(Refusal),
}

/// A match that cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{title} is for {min} to {max} players, not {seats}")]
    Seats {
        /// The game.
        title: &'static str,
        /// Fewest.
        min: u8,
        /// Most.
        max: u8,
        /// How many were asked for.
        seats: u8,
    },
    /// An option out of range.
    #[error("option {key}: {message} ({clause})")]
    Option {
        /// The option.
        key: &'static str,
        /// What is wrong with it.
        message: String,
        /// The clause about it.
        clause: Clause,
    },
}

impl Info {
    /// Whether the game is for that many players.
    pub fn check_seats(&self, seats: Seats) -> Result<(), SetupError> {
        if (self.min_seats..=self.max_seats).contains(&seats.0) {
            return Ok(());
        }
        Err(SetupError::Seats { title: self.title, min: self.min_seats, max: self.max_seats, seats: seats.0 })
    }
}

/// An invariant that does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Violation(pub String);

/// A violation unless the condition holds.
pub fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), Violation> {
    if holds { Ok(()) } else { Err(Violation(otherwise())) }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Every seat with its place, in seat order.
    pub standings: Vec<Standing>,
    /// Why it ended.
    pub reason: Phrase,
    /// What set the first two apart, if they had the same score.
    pub tie: Option<Phrase>,
}

/// One player's result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Who.
    pub seat: Seat,
    /// 1 for the winner; players equal in everything share a place.
    pub place: u8,
    /// Final score.
    pub score: i32,
}

impl Outcome {
    /// Ranks players: more is better, keys compared from the left, the first key being the score. Players equal in all
    /// keys share a place. `ties` name the other keys, for when one of them decides who wins.
    pub fn rank<const K: usize>(
        reason: Phrase,
        ties: &[&'static str],
        keys: impl IntoIterator<Item = (Seat, [i32; K])>,
    ) -> Self {
        let keys: Vec<_> = keys.into_iter().collect();
        let mut best: Vec<&[i32; K]> = keys.iter().map(|(_, key)| key).collect();
        best.sort_by(|a, b| b.cmp(a));
        let tie = match best[..] {
            [first, second, ..] => (0..K)
                .find(|&i| first[i] != second[i])
                .filter(|&i| i > 0)
                .map(|i| Phrase::new(ties[i - 1]).with("first", first[i]).with("second", second[i])),
            _ => None,
        };
        let better = |mine: &[i32; K]| keys.iter().filter(|(_, other)| other > mine).count();
        let standing =
            |(seat, key): &(Seat, [i32; K])| Standing { seat: *seat, place: better(key) as u8 + 1, score: key[0] };
        Self { standings: keys.iter().map(standing).collect(), reason, tie }
    }

    /// Who won, alone or together.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.standings.iter().filter(|standing| standing.place == 1).map(|standing| standing.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::{Outcome, Seat};
    use crate::Phrase;

    /// What is said of the first two, by score, cards and gold.
    fn tie(keys: &[[i32; 3]]) -> Option<Phrase> {
        let keys = (0..).map(Seat).zip(keys.iter().copied());
        Outcome::rank(Phrase::new("end"), &["tie-cards", "tie-gold"], keys).tie
    }

    #[test]
    fn what_sets_the_first_two_apart_is_told_if_their_scores_do_not() {
        let told = |key, first: i32, second: i32| Some(Phrase::new(key).with("first", first).with("second", second));
        assert_eq!(tie(&[[39, 9, 0], [40, 7, 2], [40, 13, 1]]), told("tie-cards", 13, 7));
        assert_eq!(tie(&[[40, 7, 2], [40, 7, 5]]), told("tie-gold", 5, 2));
        assert_eq!(tie(&[[41, 7, 2], [40, 8, 5], [40, 9, 5]]), None, "the others' tie decides nothing");
        assert_eq!(tie(&[[40, 7, 2], [40, 7, 2]]), None, "they share the place");
    }
}
