//! What a table knows of somebody who looks at it: which seats are theirs, what they have been shown, and what they may
//! do now.

use std::sync::Arc;

use engine::{Lang, Seat, Viewer};

use crate::Refused;
use crate::desk::Desk;
use crate::room::Chair;
use crate::sight::Outline;

/// Somebody who looks at a table.
#[derive(Debug)]
pub struct Guest {
    /// Their seats; several if several people share a screen.
    pub seats: Vec<Seat>,
    /// Their language.
    pub lang: Lang,
    /// Whether they want to see what lies on the table.
    pub table: bool,
    /// Several people on one screen: whose hand is shown.
    pub looked: Option<Seat>,
    /// The last step whose log lines they have; -1 for none.
    pub known: i64,
    /// Whose eyes they last had: a log made for other eyes is no use.
    pub last: Option<Viewer>,
    /// What they have of the table.
    pub has: Arc<Outline>,
}

/// What becomes of a command that was made at another step than the present one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// It stands already; only the acknowledgement got lost.
    Stands,
    /// The table has moved on.
    Stale,
}

impl Guest {
    /// Somebody who has been shown nothing yet.
    pub fn new(seats: Vec<Seat>, lang: Lang) -> Self {
        Self { seats, lang, table: true, looked: None, known: -1, last: None, has: Arc::default() }
    }

    /// Whose eyes they have, and who should take the device.
    pub fn eyes(&self, turn: Option<Seat>) -> (Viewer, Option<Seat>) {
        match (self.seats.as_slice(), self.looked) {
            ([], _) => (Viewer::Spectator, None),
            ([seat], _) => (Viewer::Seat(*seat), None),
            // Several people on one screen: as long as the turn is nobody else's here, the hand may stay open.
            (seats, looked) => match turn.filter(|turn| seats.contains(turn) && looked != Some(*turn)) {
                Some(next) => (Viewer::Spectator, Some(next)),
                None => (looked.map_or(Viewer::Spectator, Viewer::Seat), None),
            },
        }
    }

    /// Gets ready to be shown a step: what was sent for other eyes is no use.
    pub fn adjust(&mut self, turn: Option<Seat>, step: i64) {
        let viewer = self.eyes(turn).0;
        let same = self.last.replace(viewer).is_none_or(|last| last == viewer);
        (self.known, self.has) = if same { (self.known.min(step), self.has.clone()) } else { (-1, Arc::default()) };
    }

    /// Speaks another language from now on: everything has to be said again.
    pub fn speak(&mut self, lang: Lang) {
        (self.lang, self.known, self.has) = (lang, -1, Arc::default());
    }

    /// Shows the hand of one of several people on one screen, or covers it.
    pub fn look(&mut self, seat: Option<Seat>) -> Result<(), Refused> {
        if seat.is_some_and(|seat| !self.seats.contains(&seat)) {
            return Err(Refused::NotYours);
        }
        self.looked = seat;
        Ok(())
    }

    /// The seat they play now: it must be theirs, their turn, and no bot standing in.
    pub fn seat_to_move(&self, deciding: Option<(Seat, &Chair)>) -> Result<Seat, Refused> {
        let (seat, chair) = deciding.ok_or(Refused::NotNow)?;
        match self.seats.contains(&seat) {
            true if chair.bot().is_some() => Err(Refused::NotNow),
            true => Ok(seat),
            false if self.seats.is_empty() => Err(Refused::NotSeated),
            false => Err(Refused::NotYours),
        }
    }

    /// Whose decision they may want to take back: with several seats, the one that decided last.
    pub fn seat_to_undo(&self, desk: Option<&Desk>) -> Result<Seat, Refused> {
        let last = desk.and_then(|desk| desk.plays().iter().rev().find(|(seat, _)| self.seats.contains(seat)));
        last.map(|(seat, _)| *seat).or(self.seats.first().copied()).ok_or(Refused::NotSeated)
    }

    /// A decision that was sent at an earlier step: perhaps it was carried out.
    pub fn sent_before(&self, desk: Option<&Desk>, at: usize, action: &str) -> Pending {
        match desk.and_then(|desk| desk.plays().get(at)) {
            Some((seat, done)) if self.seats.contains(seat) && done == action => Pending::Stands,
            Some(_) | None => Pending::Stale,
        }
    }
}
