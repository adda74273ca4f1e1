//! Lessons and puzzles: positions with words, and what goes on from there. `docs/lessons.md` describes the files.
//!
//! A lesson is data. Together with the answers that a learner has given so far it makes the present moment
//! ([`Lesson::follow`]); nothing else is kept anywhere, so that a server, a terminal and a browser play it alike.

use serde::Deserialize;
use toml::Spanned;

use crate::content::line_of;
use crate::{ContentError, Lang, Seat, Setting, parse_toml};

mod follow;
mod goal;

pub use follow::{LessonError, Moment, ON, Stand};
pub use goal::Condition;

/// The lessons in a game's room by the names of their files, in the order in which they are learnt.
#[macro_export]
macro_rules! lessons {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../lessons/", $name, ".toml")))),*]
    };
}

/// A lesson; with a goal, a puzzle.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The file's name without its ending: `first`.
    #[serde(skip)]
    pub name: String,
    /// What it is called.
    pub title: Words,
    /// What one can do after it, in a sentence.
    pub about: Words,
    /// How long it takes.
    pub minutes: u8,
    /// Whose seat the learner has.
    #[serde(default)]
    pub learner: Seat,
    /// Where it starts.
    pub position: Setting,
    #[serde(rename = "step", default)]
    steps: Vec<Spanned<Step>>,
    /// What is to be reached after the steps.
    #[serde(default)]
    pub goal: Option<Goal>,
}

/// A text in every language.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    en: String,
    it: String,
}

/// One thing that is said, and what may be answered.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// What is said; a step without words keeps those of the step before.
    #[serde(default)]
    pub say: Option<Words>,
    /// What is pointed at: picks, `pane:KEY`, `chip:SEAT`.
    #[serde(default)]
    pub point: Vec<String>,
    /// The actions that go on, as patterns; without any, a button goes on.
    #[serde(default)]
    pub play: Vec<Pattern>,
    /// What the other seats do then.
    #[serde(default)]
    pub then: Vec<String>,
    /// What is said, and done, after particular actions.
    #[serde(rename = "reply", default)]
    pub replies: Vec<Reply>,
    /// What is said to all other legal actions.
    #[serde(rename = "else", default)]
    pub otherwise: Option<Words>,
    /// Where it stands in the file.
    #[serde(skip)]
    pub line: usize,
}

/// What comes of particular actions.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reply {
    /// Which actions.
    pub to: Vec<Pattern>,
    /// What is said.
    pub say: Words,
    /// What the other seats do, in place of what the step says.
    #[serde(default)]
    pub then: Option<Vec<String>>,
}

/// What a puzzle asks for.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// The question.
    pub say: Words,
    /// What is pointed at.
    #[serde(default)]
    pub point: Vec<String>,
    /// How many actions the learner has.
    pub moves: usize,
    /// What must all hold.
    pub reach: Vec<Condition>,
    /// What the other seats do when they are asked: the first that is legal.
    #[serde(default)]
    pub then: Vec<String>,
    /// What is said when it is reached.
    pub solved: Words,
    /// What is said when it can no longer be.
    #[serde(rename = "else")]
    pub otherwise: Words,
    /// Ways that reach it; others may.
    #[serde(rename = "solution")]
    pub solutions: Vec<Vec<String>>,
}

/// Actions by their notation, in which `*` stands for anything: `build *`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Pattern(pub String);

impl Words {
    /// The text in one language.
    pub fn of(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::It => &self.it,
        }
    }
}

impl Pattern {
    /// Whether this notation is meant.
    pub fn fits(&self, notation: &str) -> bool {
        let mut parts = self.0.split('*');
        let Some(mut rest) = notation.strip_prefix(parts.next().unwrap_or_default()) else { return false };
        let Some(last) = parts.next_back() else { return rest.is_empty() };
        for part in parts {
            let Some(at) = rest.find(part) else { return false };
            rest = &rest[at + part.len()..];
        }
        rest.ends_with(last)
    }
}

impl Lesson {
    /// Reads a lesson; an error names the file and the line.
    pub fn parse(name: &str, text: &str) -> Result<Self, ContentError> {
        let file = format!("{name}.toml");
        let mut lesson: Lesson = parse_toml(&file, text)?;
        lesson.name = name.to_owned();
        for step in &mut lesson.steps {
            step.as_mut().line = line_of(text, step.span().start);
        }
        lesson.check(&file)?;
        Ok(lesson)
    }

    /// The steps, in order.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = &Step> {
        self.steps.iter().map(Spanned::as_ref)
    }

    fn check(&self, file: &str) -> Result<(), ContentError> {
        let broken = |line: usize, message: &str| Err(ContentError::new(file, format!("line {line}"), message));
        for (i, step) in self.steps().enumerate() {
            if i == 0 && step.say.is_none() {
                return broken(step.line, "the first step says nothing");
            }
            if step.play.is_empty() && (step.otherwise.is_some() || !step.replies.is_empty()) {
                return broken(step.line, "a step without play has nothing to reply to");
            }
        }
        match (self.steps().last(), &self.goal) {
            (None, None) => broken(1, "a lesson has steps, a puzzle has a goal"),
            (Some(last), None) if !last.play.is_empty() => broken(last.line, "the last step only says something"),
            (Some(_), None) | (_, Some(_)) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(pattern: &str, notation: &str, fits: bool) {
        assert_eq!(Pattern(pattern.into()).fits(notation), fits, "{pattern} and {notation}");
    }

    #[test]
    fn a_star_stands_for_anything() {
        check("build 3", "build 3", true);
        check("build 3", "build 33", false);
        check("build *", "build 3", true);
        check("build *", "feud 3", false);
        check("*", "", true);
        check("lay * at *-4", "lay grey at blue-4", true);
        check("lay * at *-4", "lay grey at blue-5", false);
        check("a*a", "a", false);
    }

    #[test]
    fn an_error_names_the_file_and_the_line() {
        let text = "title = { en = \"A\", it = \"A\" }\nabout = { en = \"B\", it = \"B\" }\nminutes = 1\n[position]\n\n\
                    [[step]]\nsay = { en = \"C\" }\n";
        let error = Lesson::parse("first", text).expect_err("one language is missing");
        assert_eq!((error.file.as_str(), error.place.as_str()), ("first.toml", "line 7"), "{error}");
        let text = text.replace("{ en = \"C\" }", "{ en = \"C\", it = \"C\" }\nplay = [\"build 3\"]");
        let error = Lesson::parse("first", &text).expect_err("the last step asks for an action");
        assert_eq!(error.to_string(), "first.toml: line 6: the last step only says something");
    }
}
