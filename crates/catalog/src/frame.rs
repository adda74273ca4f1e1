//! What a viewer is shown, in words and numbers, ready to be sent.

use engine::pieces::Ledger;
use engine::{Lang, Seat};
use serde::{Deserialize, Serialize};

/// How to speak to somebody: the language and the players' names in seat order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Voice {
    /// The language.
    pub lang: Lang,
    /// The names.
    pub names: Vec<String>,
}

/// Everything about the present moment that is made from one viewer's view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Frame {
    /// How many decisions have been made.
    pub step: usize,
    /// Who decides; nobody after the end.
    pub turn: Option<Seat>,
    /// What is asked, in words; for anybody but the decider, that somebody else is thinking.
    pub prompt: String,
    /// What kind of question it is, for the one who decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub topic: Option<Topic>,
    /// The decider's choices; empty for everybody else.
    pub choices: Vec<Choice>,
    /// What the viewer may take back: `free`, `consent` or `nothing`.
    pub undo: &'static str,
    /// The result, after the end.
    pub results: Option<Results>,
}

/// A kind of question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Topic {
    /// Its name, stable within a game.
    pub key: &'static str,
    /// The clause that explains it.
    pub clause: &'static str,
    /// What somebody is told who meets it for the first time.
    pub says: String,
}

/// One legal action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// Its notation, to send back.
    pub action: String,
    /// The action in words.
    pub text: String,
    /// The elements of map and panes that say it, in order.
    pub picks: Vec<String>,
    /// What it is worth at a glance, to be drawn on what it picks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<String>,
}

/// What an action would change, as far as it is certain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Preview {
    /// The action.
    pub action: String,
    /// The numbers that would change.
    pub changes: Vec<Change>,
    /// What would be said of it, as far as it is certain.
    pub lines: Vec<String>,
    /// What it comes to, line by line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ledger: Option<Ledger<String>>,
    /// What a newcomer would be sorry for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slip: Option<String>,
    /// What the same player would be asked next, if that is certain: the next link of a chain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// One number that would change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// Whose.
    pub seat: Seat,
    /// The gauge's key.
    pub key: &'static str,
    /// Its label.
    pub label: String,
    /// By how much; nothing if it depends on what nobody can know yet.
    pub by: Option<i64>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LogLine {
    /// The step it belongs to; 0 is the setting up.
    pub step: usize,
    /// Whose decision that was.
    pub seat: Option<Seat>,
    /// Whom it is about.
    pub about: Option<Seat>,
    /// The words.
    pub text: String,
    /// The elements of map and table it talks about.
    pub picks: Vec<String>,
}

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WhyNot {
    /// The rule.
    pub clause: String,
    /// The reason.
    pub text: String,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Results {
    /// Why it ended.
    pub reason: String,
    /// Every player, in seat order.
    pub lines: Vec<ResultLine>,
    /// How the scores went: steps of the match, and everybody's score from then on.
    pub course: Vec<(usize, Vec<i64>)>,
}

/// One player's result, broken down to its sources.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultLine {
    /// Who.
    pub seat: Seat,
    /// 1 for the winner.
    pub place: u8,
    /// The score.
    pub score: i32,
    /// Where it came from.
    pub sources: Vec<(String, i32)>,
}
