//! Lessons behind an object, whatever the game.

use engine::lesson::{Lesson, Moment, Stand, Words};
use engine::{Lang, Present, Seat, Seats};
use serde::Serialize;

use crate::frame::WhyNot;
use crate::table::Table;

/// A lesson as it stands after some answers.
pub struct Learning {
    /// The table, as it lies before the learner.
    pub table: Box<dyn Table>,
    /// What is said about it.
    pub said: Said,
}

/// What a lesson says at one moment, and what it waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Said {
    /// Whose seat the learner has.
    pub learner: Seat,
    /// Which step is on, counted from 0.
    pub step: usize,
    /// How many there are; the goal of a puzzle is one.
    pub steps: usize,
    /// What is said to the last answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply: Option<String>,
    /// What is said now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub say: Option<String>,
    /// What is pointed at: picks, `pane:KEY`, `chip:SEAT`.
    pub point: Vec<String>,
    /// What the rules forbid here, where a worked example speaks of it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forbids: Vec<WhyNot>,
    /// How many actions are left to solve a puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<usize>,
    /// What is waited for: `told` (only `on` goes on), `asked` (an action), `astray` (the last answer is to be taken back),
    /// `shown` (`on` plays the next action of an example, any other leaves it) or `done`.
    pub stand: &'static str,
}

impl Said {
    pub(crate) fn new<G: Present>(lesson: &Lesson, moment: &Moment<'_, G>, lang: Lang) -> Self {
        let words = |words: Option<&Words>| words.map(|words| words.of(lang).to_owned());
        Self {
            learner: lesson.learner,
            step: moment.step,
            steps: lesson.steps().len() + usize::from(lesson.goal.is_some()),
            reply: words(moment.reply),
            say: words(moment.say),
            point: moment.point.to_vec(),
            forbids: Vec::new(),
            left: left(lesson, moment),
            stand: match moment.stand {
                Stand::Told => "told",
                Stand::Asked => "asked",
                Stand::Astray => "astray",
                Stand::Done => "done",
            },
        }
    }
}

/// How many actions are left while a puzzle's goal is sought.
fn left<G: Present>(lesson: &Lesson, moment: &Moment<'_, G>) -> Option<usize> {
    let goal = lesson.goal.as_ref().filter(|_| moment.step == lesson.steps().len() && moment.stand == Stand::Asked)?;
    goal.moves.checked_sub(moment.moves)
}

/// What the others are called in lessons, which speak of them by name.
const OTHERS: [&str; 5] = ["Ada", "Bruno", "Carla", "Dario", "Elsa"];

/// The names at a table of which the reader has no seat.
pub fn company(seats: Seats) -> Vec<String> {
    seats.iter().zip(OTHERS).map(|(_, name)| name.to_owned()).collect()
}

/// The names at a lesson's table: the learner's own, and the others' in seat order.
pub fn names(lesson: &Lesson, seats: Seats, learner: &str) -> Vec<String> {
    let mut others = OTHERS.into_iter().cycle();
    let name = |seat: Seat| if seat == lesson.learner { Some(learner) } else { others.next() };
    seats.iter().filter_map(name).map(str::to_owned).collect()
}
