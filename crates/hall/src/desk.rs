//! The game on a table: the position, the decisions that led there, and a guard around every call into the rules.

use std::panic::{AssertUnwindSafe, catch_unwind};

use catalog::{Frame, Hint, LogLine, MoveError, Name, Preview, Review, Reviewing, Table, Title, Voice, WhyNot};
use engine::pieces::{Map, Tabletop};
use engine::{Had, LoadError, Record, Rng, Seat, Seed, Undo, Viewer};
use serde_json::{Value, json};

use crate::Refused;

/// The rules panicked. The table must not be used any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault;

/// Calls into the rules; a panic there becomes a [`Fault`] and goes no further.
pub fn calm<T>(call: impl FnOnce() -> T) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(call)).map_err(|_| {
        tracing::error!("a rule panicked; its table stops");
        Fault
    })
}

/// How many imagined worlds a hint looks through: a second or so.
const HINT_WORLDS: u32 = 2_000;

/// How many imagined worlds a review looks through at every decision: a twentieth of a second or so.
const REVIEW_WORLDS: u32 = 1_000;

/// The game on a table.
pub struct Desk {
    /// Decisions made before the saved position from which the match goes on; 0 usually.
    offset: usize,
    table: Box<dyn Table>,
    plays: Vec<(Seat, String)>,
    turn: Option<Seat>,
    /// What everything random follows from, the luck of bots included.
    seed: Seed,
}

/// A position saved along the way, for a match whose rules change before it is over.
#[derive(Clone, Debug, PartialEq)]
pub struct Saved {
    /// Decisions made by then.
    pub step: usize,
    /// Position and chance.
    pub body: Value,
}

impl Desk {
    /// A match from its record. If the rules have changed since, it goes on from the saved position.
    pub fn load(title: &'static dyn Title, mut record: Record, saved: Option<Saved>) -> Result<Self, Refused> {
        let loaded = calm(|| title.load(&record, None))?;
        let (seed, plays) = (record.seed, std::mem::take(&mut record.actions));
        let (table, offset) = match loaded {
            Ok(table) => (table, 0),
            Err(LoadError::Rules { .. } | LoadError::Content { .. }) => {
                let saved = saved.filter(|saved| saved.step <= plays.len()).ok_or(Refused::RulesChanged)?;
                (resumed(title, &record, &saved, &plays)?, saved.step)
            }
            Err(error) => return Err(Refused::Internal(error.to_string())),
        };
        let turn = calm(|| table.turn())?;
        Ok(Self { offset, table, plays, turn, seed })
    }

    /// How many decisions have been made.
    pub fn step(&self) -> usize {
        self.plays.len()
    }

    /// Who decides; nobody after the end.
    pub fn turn(&self) -> Option<Seat> {
        self.turn
    }

    /// The decisions, from the first.
    pub fn plays(&self) -> &[(Seat, String)] {
        &self.plays
    }

    /// Plays an action, or says why not and changes nothing.
    pub fn play(&mut self, seat: Seat, action: &str, voice: &Voice) -> Result<(), Refused> {
        let table = &mut self.table;
        let played = calm(|| table.play(seat, action).map_err(|error| refusal(table.as_ref(), &error, voice)))?;
        played?;
        self.plays.push((seat, action.to_owned()));
        self.turn = calm(|| self.table.turn())?;
        Ok(())
    }

    /// What a seat may take back.
    pub fn may_undo(&self, seat: Seat) -> Result<Undo, Fault> {
        calm(|| self.table.may_undo(seat))
    }

    /// Goes back to an earlier step.
    pub fn rewind(&mut self, step: usize) -> Result<(), Refused> {
        if step < self.offset || step > self.step() {
            return Err(Refused::NoUndo);
        }
        let table = calm(|| self.table.at(step - self.offset))?;
        self.table = table.map_err(|error| Refused::Internal(error.to_string()))?;
        self.plays.truncate(step);
        self.turn = calm(|| self.table.turn())?;
        Ok(())
    }

    /// The present moment for a viewer.
    pub fn frame(&self, viewer: Viewer, voice: &Voice) -> Result<Frame, Fault> {
        let mut frame = calm(|| self.table.frame(viewer, voice))?;
        frame.step += self.offset;
        Ok(frame)
    }

    /// The map and everything around it for a viewer as one picture.
    pub fn poster(&self, viewer: Viewer, voice: &Voice) -> Result<String, Fault> {
        calm(|| self.table.poster(viewer, voice))
    }

    /// What lies around the map for a viewer.
    pub fn tabletop(&self, viewer: Viewer, voice: &Voice) -> Result<Tabletop<String>, Fault> {
        calm(|| self.table.tabletop(viewer, voice))
    }

    /// The map for a viewer, or everybody's; drawings that they have are left out.
    pub fn maps(&self, viewer: Viewer, voice: &Voice, had: &[Had]) -> Result<Vec<Map>, Fault> {
        calm(|| self.table.maps(viewer, voice, had))
    }

    /// The map in words.
    pub fn map_in_words(&self, viewer: Viewer, voice: &Voice) -> Result<Vec<String>, Fault> {
        calm(|| self.table.map_in_words(viewer, voice))
    }

    /// The log for a viewer, of the steps after one; -1 for all.
    pub fn log(&self, viewer: Viewer, voice: &Voice, after: i64) -> Result<Vec<LogLine>, Fault> {
        let from = usize::try_from(after.saturating_add(1)).unwrap_or(0).saturating_sub(self.offset);
        let mut lines = calm(|| self.table.log(viewer, voice, from))?;
        lines.iter_mut().for_each(|line| line.step += self.offset);
        Ok(lines)
    }

    /// Everything a viewer sees, as a page of a match of so many steps that is looked back at.
    pub fn page(&self, steps: usize, viewer: Viewer, voice: &Voice) -> Result<Value, Fault> {
        let mut frame = self.frame(viewer, voice)?;
        frame.choices.clear();
        Ok(json!({
            "step": self.step(),
            "steps": steps,
            "frame": frame,
            "table": self.tabletop(viewer, voice)?,
            "maps": self.maps(viewer, voice, &[])?,
            "words": self.map_in_words(viewer, voice)?,
            "log": self.log(viewer, voice, -1)?,
            "viewer": viewer.seat(),
        }))
    }

    /// What a choice of the decider would change.
    pub fn preview(&self, action: &str, voice: &Voice) -> Result<Preview, Refused> {
        calm(|| self.table.preview(action, voice).map_err(|error| refusal(self.table.as_ref(), &error, voice)))?
    }

    /// Why the decider cannot pick something.
    pub fn why_not(&self, pick: &str, voice: &Voice) -> Result<Option<WhyNot>, Fault> {
        calm(|| self.table.why_not(pick, voice))
    }

    /// What a bot would do, to be worked out on another thread. For one that fails the greedy one decides.
    pub fn ponder(&self, bot: Name) -> Result<impl FnOnce() -> Option<String> + Send + 'static, Fault> {
        let copy = calm(|| self.table.bare())?;
        let luck = catalog::luck(&self.seed, self.step());
        Ok(move || {
            advised(copy.as_ref(), &bot, luck.clone()).unwrap_or_else(|reason| {
                tracing::warn!(%bot, reason, "a bot has no answer: the greedy one decides for it");
                copy.advise(&Name::greedy(), luck).ok().flatten()
            })
        })
    }

    /// The best actions for whoever decides, to be worked out on another thread.
    pub fn hints(&self, voice: Voice) -> Result<impl FnOnce() -> Result<Vec<Hint>, Fault> + Send + 'static, Fault> {
        let copy = calm(|| self.table.bare())?;
        Ok(move || calm(|| copy.hints(HINT_WORLDS, &voice)))
    }

    /// A review of the match, to be made on another thread.
    pub fn reviewing(&self) -> Result<Box<dyn Reviewing>, Fault> {
        calm(|| self.table.reviewing(REVIEW_WORLDS))
    }

    /// A review of this match in words.
    pub fn told(&self, review: &Review, voice: &Voice) -> Result<Review, Fault> {
        calm(|| self.table.told(review, voice))
    }

    /// Position and chance, to save.
    pub fn snapshot(&self) -> Result<Value, Fault> {
        calm(|| self.table.snapshot())
    }

    /// The result, once there is one.
    pub fn result(&self) -> Result<Option<Value>, Fault> {
        let outcome = calm(|| self.table.outcome())?;
        Ok(outcome.map(|outcome| json!({"standings": outcome.standings, "reason": outcome.reason.key})))
    }
}

/// What a bot would do, or why it cannot say.
fn advised(table: &dyn Table, bot: &Name, luck: Rng) -> Result<Option<String>, String> {
    let advice = catch_unwind(AssertUnwindSafe(|| table.advise(bot, luck)));
    advice.map_err(|_| "it panicked".to_owned())?.map_err(|fault| fault.to_string())
}

fn refusal(table: &dyn Table, error: &MoveError, voice: &Voice) -> Refused {
    Refused::Illegal { text: table.explain(error, voice), clause: error.clause() }
}

/// A match that goes on from a saved position, with the decisions since.
fn resumed(
    title: &dyn Title,
    head: &Record,
    saved: &Saved,
    plays: &[(Seat, String)],
) -> Result<Box<dyn Table>, Refused> {
    let mut table = calm(|| title.resume(head, saved.body.clone()))?.map_err(|_| Refused::RulesChanged)?;
    for (seat, action) in &plays[saved.step..] {
        calm(|| table.play(*seat, action))?.map_err(|_| Refused::RulesChanged)?;
    }
    Ok(table)
}
