//! The players' clocks. Downtime of the server is nobody's time.

use engine::Seat;
use hall::wire::ClocksView;

use super::ledger::{Times, made_again};
use crate::clock::Millis;
use crate::room::{Chair, Pace, Room};

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;
/// What somebody whose flag fell gets on returning to a live match.
pub const GRACE: Millis = MINUTE;
/// The `spent` of a decision that is on nobody's clock.
pub const UNCOUNTED: Millis = -1;
/// The body of a room entry that says somebody returned.
pub const RETURNED: &str = "returned";
/// The body of a room entry that says the match began.
pub const STARTED: &str = "started";

/// The clocks of a table.
#[derive(Clone, Debug)]
pub struct Clocks {
    pace: Pace,
    /// Live: the stock of each seat when its clock last stopped.
    left: Vec<Millis>,
    /// How many decisions each seat has taken back and not made again: those have had their increment.
    again: Vec<u32>,
    /// Whose clock runs.
    running: Option<Seat>,
    /// Since when.
    since: Millis,
}

impl Clocks {
    /// The clocks of a room after everything that happened, nobody's running yet.
    pub fn new(room: &Room, times: &Times) -> Self {
        let left = |(seat, chair): (u8, &Chair)| {
            let (decisions, spent) = times.used(Seat(seat));
            room.pace.stock() + chair.bonus + decisions * room.pace.increment() - spent
        };
        let left: Vec<Millis> = (0..).zip(&room.chairs).map(left).collect();
        let again = (0..left.len() as u8).map(|seat| times.again(Seat(seat))).collect();
        Self { pace: room.pace, left, again, running: None, since: 0 }
    }

    fn charge(&mut self, seat: Seat, spent: Millis) {
        if spent != UNCOUNTED
            && let Some(left) = self.left.get_mut(seat.index())
        {
            let increment = if made_again(&mut self.again[seat.index()]) { 0 } else { self.pace.increment() };
            *left += increment - spent;
        }
    }

    /// Somebody takes a decision back: they are to make it again.
    pub fn take_back(&mut self, seat: Seat) {
        self.again[seat.index()] += 1;
    }

    /// Sets the clock of a seat going, unless it already is.
    pub fn run(&mut self, seat: Option<Seat>, now: Millis) {
        if self.running != seat {
            (self.running, self.since) = (seat, now);
        }
    }

    /// Makes the present turn begin at another moment.
    pub fn since(&mut self, moment: Millis) {
        self.since = moment;
    }

    /// The clock of whoever has just decided: what it took. Their next decision starts a new count.
    pub fn press(&mut self, seat: Seat, now: Millis) -> Millis {
        let spent = if self.running == Some(seat) { (now - self.since).max(0) } else { 0 };
        self.charge(seat, spent);
        if self.pace.stock() > 0 {
            self.since = now;
        }
        spent
    }

    /// Stops the clock of somebody who does not decide after all; says what it took.
    pub fn stop(&mut self, seat: Seat, now: Millis) -> Millis {
        if self.running != Some(seat) || self.pace.stock() == 0 {
            return 0;
        }
        let spent = (now - self.since).max(0);
        self.left[seat.index()] -= spent;
        self.running = None;
        spent
    }

    /// Gives somebody who ran out of time a little more; says how much.
    pub fn relieve(&mut self, seat: Seat) -> Millis {
        let Some(left) = self.left.get_mut(seat.index()) else { return 0 };
        let bonus = if self.pace.stock() > 0 { (GRACE - *left).max(0) } else { 0 };
        *left += bonus;
        bonus
    }

    /// When the running clock runs out.
    pub fn deadline(&self) -> Option<Millis> {
        let seat = self.running?;
        match self.pace {
            Pace::None => None,
            Pace::Live { .. } => Some(self.since + self.left[seat.index()]),
            Pace::Correspondence { days } => Some(self.since + Millis::from(days) * DAY),
        }
    }

    /// The clocks as clients see them.
    pub fn view(&self, now: Millis) -> Option<ClocksView> {
        let kind = match self.pace {
            Pace::None => return None,
            Pace::Live { .. } => "live",
            Pace::Correspondence { .. } => "correspondence",
        };
        let left = |i: usize| match (self.deadline(), self.running) {
            (Some(deadline), Some(seat)) if seat.index() == i => deadline - now,
            _ => self.pace.days().map_or(self.left[i], |days| days * DAY),
        };
        Some(ClocksView { now, running: self.running, left: (0..self.left.len()).map(left).collect(), kind })
    }
}
