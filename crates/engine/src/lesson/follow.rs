//! A lesson and the answers given so far make the present moment.

use super::{Goal, Lesson, Pattern, Step, Words};
use crate::content::STANDARD;
use crate::setting::seat_and_rest;
use crate::{BadNotation, Match, PlayError, Present, Viewer};

/// The answer that goes on where no action is asked for. No game has an action of that notation.
pub const ON: &str = "on";

/// A lesson as it stands after some answers.
#[derive(Clone, Debug)]
pub struct Moment<'a, G: Present> {
    /// The table.
    pub game: Match<G>,
    /// Which step is on, counted from 0; one past the last step where the goal is sought.
    pub step: usize,
    /// What is said to the last answer.
    pub reply: Option<&'a Words>,
    /// What is said now.
    pub say: Option<&'a Words>,
    /// What is pointed at.
    pub point: &'a [String],
    /// What may be answered.
    pub stand: Stand,
    /// How many actions have been spent on the goal.
    pub moves: usize,
}

/// What may be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// Only [`ON`].
    Told,
    /// An action.
    Asked,
    /// Nothing: the last action leads away from the lesson and is to be taken back.
    Astray,
    /// Nothing: the lesson is over, the puzzle solved.
    Done,
}

/// Why there is no such moment.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LessonError {
    /// The lesson was written for other components.
    #[error("this lesson was written for the standard cards")]
    Content,
    /// The file is at fault.
    #[error("line {line}: {message}")]
    Broken {
        /// The line of the step.
        line: usize,
        /// What is wrong.
        message: String,
    },
    /// Not an action at all.
    #[error(transparent)]
    Notation(#[from] BadNotation),
    /// A rule forbids the action.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// An answer where none of that kind is asked for.
    #[error("{0:?} is no answer here")]
    NotNow(String),
}

impl LessonError {
    /// That this is no answer here.
    pub(crate) fn not_now(answer: &str) -> Self {
        LessonError::NotNow(answer.chars().take(60).collect())
    }
}

impl Lesson {
    /// The moment after these answers, each an action in notation or [`ON`].
    pub fn follow<'a, G: Present>(&'a self, answers: &[String]) -> Result<Moment<'a, G>, LessonError> {
        if G::content() != STANDARD {
            return Err(LessonError::Content);
        }
        let game = self.position.open::<G>().map_err(|message| LessonError::Broken { line: 1, message })?;
        let mut moment = Moment { game, step: 0, reply: None, say: None, point: &[], stand: Stand::Told, moves: 0 };
        self.arrive(&mut moment)?;
        answers.iter().try_for_each(|answer| self.answer(&mut moment, answer))?;
        Ok(moment)
    }

    /// Gives one answer.
    pub fn answer<'a, G: Present>(&'a self, moment: &mut Moment<'a, G>, answer: &str) -> Result<(), LessonError> {
        let step = self.steps().nth(moment.step);
        moment.reply = None;
        match (moment.stand, step, &self.goal) {
            (Stand::Told, Some(step), _) if answer == ON => {
                others(&mut moment.game, &step.then).map_err(|message| step.broken(message))?;
                self.go_on(moment)
            }
            (Stand::Asked, Some(step), _) if answer != ON => self.try_step(moment, step, answer),
            (Stand::Asked, None, Some(goal)) if answer != ON => self.try_goal(moment, goal, answer),
            _ => Err(LessonError::not_now(answer)),
        }
    }

    fn try_step<'a, G: Present>(
        &'a self,
        moment: &mut Moment<'a, G>,
        step: &'a Step,
        answer: &str,
    ) -> Result<(), LessonError> {
        moment.game.play(self.learner, answer.parse()?)?;
        let fits = |patterns: &[Pattern]| patterns.iter().any(|pattern| pattern.fits(answer));
        let reply = step.replies.iter().find(|reply| fits(&reply.to));
        let goes_on = fits(&step.play);
        let then = match reply.and_then(|reply| reply.then.as_ref()) {
            Some(then) => then.as_slice(),
            None if goes_on => &step.then,
            None => &[],
        };
        others(&mut moment.game, then).map_err(|message| step.broken(message))?;
        moment.reply = reply.map(|reply| &reply.say);
        if goes_on {
            return self.go_on(moment);
        }
        moment.reply = moment.reply.or(step.otherwise.as_ref());
        moment.go_astray();
        Ok(())
    }

    fn try_goal<'a, G: Present>(
        &'a self,
        moment: &mut Moment<'a, G>,
        goal: &'a Goal,
        answer: &str,
    ) -> Result<(), LessonError> {
        moment.game.play(self.learner, answer.parse()?)?;
        while self.others_answer(&mut moment.game, &goal.then)? {}
        if self.reached(goal, moment.game.position())? {
            (moment.say, moment.point, moment.stand) = (Some(&goal.solved), &[], Stand::Done);
            return Ok(());
        }
        moment.moves += 1;
        if moment.moves >= goal.moves || moment.game.turn().seat() != Some(self.learner) {
            moment.reply = Some(&goal.otherwise);
            moment.go_astray();
        }
        Ok(())
    }

    /// Whether everything that the puzzle asks for holds.
    fn reached<G: Present>(&self, goal: &Goal, position: &G) -> Result<bool, LessonError> {
        let viewer = Viewer::Seat(self.learner);
        let broken = |message| LessonError::Broken { line: 1, message };
        for condition in &goal.reach {
            if !condition.holds(position, viewer).map_err(broken)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether another seat was asked and had an answer.
    fn others_answer<G: Present>(&self, game: &mut Match<G>, then: &[String]) -> Result<bool, LessonError> {
        let asked = game.turn().seat().filter(|&seat| seat != self.learner);
        let Some(seat) = asked else { return Ok(false) };
        let mine = then.iter().filter(|line| seat_and_rest(line).is_ok_and(|(other, _)| other == seat));
        for line in mine {
            if other(game, line).is_ok() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn go_on<'a, G: Present>(&'a self, moment: &mut Moment<'a, G>) -> Result<(), LessonError> {
        moment.step += 1;
        self.arrive(moment)
    }

    /// Sets what is said and asked at the step where the moment is.
    fn arrive<'a, G: Present>(&'a self, moment: &mut Moment<'a, G>) -> Result<(), LessonError> {
        let line = match self.steps().nth(moment.step) {
            Some(step) => {
                moment.say = step.say.as_ref().or(moment.say);
                moment.point = &step.point;
                moment.stand = self.stand_at(moment.step, step);
                step.line
            }
            None => {
                let goal = self.goal.as_ref().expect("a lesson without a goal ends with a step");
                (moment.say, moment.point, moment.stand) = (Some(&goal.say), &goal.point, Stand::Asked);
                1
            }
        };
        if moment.stand == Stand::Asked && moment.game.turn().seat() != Some(self.learner) {
            let message = "an action is asked for, but another seat decides".to_owned();
            return Err(LessonError::Broken { line, message });
        }
        Ok(())
    }

    fn stand_at(&self, at: usize, step: &Step) -> Stand {
        match step.play.is_empty() {
            false => Stand::Asked,
            true if self.goal.is_none() && at + 1 == self.steps.len() => Stand::Done,
            true => Stand::Told,
        }
    }
}

impl<G: Present> Moment<'_, G> {
    fn go_astray(&mut self) {
        (self.say, self.point, self.stand) = (None, &[], Stand::Astray);
    }
}

impl Step {
    fn broken(&self, message: String) -> LessonError {
        LessonError::Broken { line: self.line, message }
    }
}

fn others<G: Present>(game: &mut Match<G>, lines: &[String]) -> Result<(), String> {
    lines.iter().try_for_each(|line| other(game, line))
}

/// Plays a line for its seat: the first legal action that fits.
fn other<G: Present>(game: &mut Match<G>, line: &str) -> Result<(), String> {
    let (seat, pattern) = seat_and_rest(line)?;
    let pattern = Pattern(pattern.to_owned());
    let mut legal = Vec::new();
    game.position().legal(&mut legal);
    let fitting = legal.iter().copied().find(|action| pattern.fits(&action.to_string()));
    let action = fitting.ok_or_else(|| {
        let offered: Vec<String> = legal.iter().map(ToString::to_string).take(12).collect();
        format!("{line:?} is not legal; legal is {offered:?}")
    })?;
    game.play(seat, action).map(drop).map_err(|error| format!("{line:?} was refused: {error}"))
}
