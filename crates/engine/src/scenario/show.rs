//! A scenario as a worked example: it and what a reader has answered so far make the moment that is shown.

use super::Scenario;
use crate::content::STANDARD;
use crate::lesson::{LessonError, ON};
use crate::setting::{play_line, seat_and_rest};
use crate::{Match, Present, Seat};

/// The most answers of a reader: beyond this it is no longer an example.
const MOST_ANSWERS: usize = 300;

/// A scenario as it stands after some answers.
#[derive(Clone, Debug)]
pub struct Showing<G: Present> {
    /// The table.
    pub game: Match<G>,
    /// How many of the scenario's lines have been played.
    pub played: usize,
    /// How it goes on.
    pub way: Way,
}

/// How an example goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// As it is written: with [`ON`], or with an action of the reader's own, which leaves it.
    Written,
    /// As the reader likes, who decides for everybody.
    Free,
}

impl Scenario {
    /// The moment after these answers, each an action in notation or [`ON`].
    pub fn show<G: Present>(&self, answers: &[String]) -> Result<Showing<G>, LessonError> {
        if G::content() != STANDARD {
            return Err(LessonError::Content);
        }
        if let Some(answer) = answers.get(MOST_ANSWERS) {
            return Err(LessonError::not_now(answer));
        }
        let game = self.setting().open::<G>().map_err(broken)?;
        let mut showing = Showing { game, played: 0, way: Way::Written };
        answers.iter().try_for_each(|answer| self.answer(&mut showing, answer))?;
        Ok(showing)
    }

    /// What is forbidden at this moment, by action, as far as the scenario speaks of it.
    pub fn refused_after(&self, played: usize) -> impl Iterator<Item = &str> {
        let mut lines = 0;
        let now = self.steps.iter().filter(move |step| {
            lines += step.actions.len();
            lines == played
        });
        now.flat_map(|step| step.refuses.keys()).map(String::as_str)
    }

    /// The line that is played next, in its two parts.
    pub fn next_line(&self, played: usize) -> Option<(Seat, &str)> {
        self.lines().nth(played).and_then(|line| seat_and_rest(line).ok())
    }

    fn answer<G: Present>(&self, showing: &mut Showing<G>, answer: &str) -> Result<(), LessonError> {
        let next = self.lines().nth(showing.played);
        match (showing.way, next) {
            (Way::Written, Some(line))
                if answer == ON || self.next_line(showing.played).is_some_and(|(_, next)| next == answer) =>
            {
                play_line(&mut showing.game, line).map_err(broken)?;
                showing.played += 1;
            }
            (Way::Written, None) if answer == ON => showing.way = Way::Free,
            _ if answer == ON => return Err(LessonError::not_now(answer)),
            _ => {
                let seat = showing.game.turn().seat().ok_or(crate::PlayError::Over)?;
                showing.game.play(seat, answer.parse()?)?;
                showing.way = Way::Free;
            }
        }
        Ok(())
    }
}

fn broken(message: String) -> LessonError {
    LessonError::Broken { line: 1, message }
}
