//! What a journal amounts to. A journal grows with everything that is taken back again; what it amounts to does not, so
//! that is what is kept of its older rows.

use std::collections::BTreeMap;

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::clocks::{RETURNED, STARTED, UNCOUNTED};
use crate::clock::Millis;
use crate::config::Limits;
use crate::error::Error;
use crate::store::{Entry, Kind};

/// What a journal amounts to, up to one of its entries.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ledger {
    /// The decisions that stand: plays, less what was taken back.
    pub plays: Vec<(Seat, String)>,
    /// What the clocks need.
    pub times: Times,
    /// How the table came to where it is.
    pub trail: Trail,
}

impl Ledger {
    /// Takes in the next entry.
    pub fn add(&mut self, entry: &Entry) {
        match (entry.kind, entry.seat) {
            (Kind::Play, Some(seat)) => self.plays.push((seat, entry.body.clone())),
            (Kind::Undo, _) => self.plays.truncate(entry.body.parse().unwrap_or(self.plays.len())),
            (Kind::Play | Kind::Chat | Kind::Room, _) => {}
        }
        self.times.add(entry);
        self.trail.add(entry, self.plays.len());
    }
}

/// What the clocks need to know of a journal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Times {
    /// By seat: decisions that brought an increment, and the milliseconds that all took together.
    used: BTreeMap<u8, (i64, Millis)>,
    /// By seat: decisions that it took back. Made again they bring no second increment.
    #[serde(default)]
    again: BTreeMap<u8, u32>,
    /// When somebody's turn last began anew for everybody, and by seat when it did for one.
    anew: Millis,
    own: BTreeMap<u8, Millis>,
}

impl Times {
    fn add(&mut self, entry: &Entry) {
        match (entry.kind, entry.seat) {
            (Kind::Play, Some(seat)) => {
                if entry.spent != UNCOUNTED {
                    let earned = i64::from(!made_again(self.again.entry(seat.0).or_default()));
                    let (decisions, spent) = self.used.entry(seat.0).or_default();
                    (*decisions, *spent) = (*decisions + earned, *spent + entry.spent);
                }
                // For everybody else the wait is over; whoever decided goes on with the same turn.
                let began = self.began(seat);
                (self.anew, self.own) = (entry.at, BTreeMap::from([(seat.0, began)]));
            }
            (Kind::Undo, by) => {
                by.into_iter().for_each(|seat| *self.again.entry(seat.0).or_default() += 1);
                (self.anew, self.own) = (entry.at, BTreeMap::new());
            }
            (Kind::Room, _) if entry.body == STARTED => (self.anew, self.own) = (entry.at, BTreeMap::new()),
            (Kind::Room, Some(seat)) if entry.body == RETURNED => drop(self.own.insert(seat.0, entry.at)),
            (Kind::Play | Kind::Room | Kind::Chat, _) => {}
        }
    }

    /// When the present turn of a seat began: after the last entry that was not its own decision.
    pub fn began(&self, seat: Seat) -> Millis {
        self.own.get(&seat.0).copied().unwrap_or(self.anew)
    }

    /// How many decisions of a seat brought an increment, and how long all on its clock took together.
    pub fn used(&self, seat: Seat) -> (i64, Millis) {
        self.used.get(&seat.0).copied().unwrap_or_default()
    }

    /// How many decisions a seat has taken back and not made again.
    pub fn again(&self, seat: Seat) -> u32 {
        self.again.get(&seat.0).copied().unwrap_or_default()
    }
}

/// Whether a decision replaces one that was taken back; counts it off.
pub fn made_again(again: &mut u32) -> bool {
    let replaces = *again > 0;
    *again = again.saturating_sub(1);
    replaces
}

/// How a table came to where it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trail {
    /// The number of the latest entry.
    pub n: u64,
    /// When that was.
    pub at: Millis,
    /// Entries after which no lower step came again, and the step after each: what is left of all the coming and going.
    marks: Vec<(u64, u32)>,
    /// How often the table has gone back, by the step it went back to.
    undos: BTreeMap<u32, u32>,
}

impl Trail {
    /// Takes in the next entry, after which so many decisions stand.
    pub fn add(&mut self, entry: &Entry, step: usize) {
        let step = step as u32;
        (self.n, self.at) = (entry.n, entry.at);
        if entry.kind == Kind::Undo {
            *self.undos.entry(step).or_default() += 1;
        }
        while self.marks.pop_if(|(_, mark)| *mark >= step).is_some() {}
        self.marks.push((entry.n, step));
    }

    /// How many decisions stand.
    pub fn step(&self) -> usize {
        self.marks.last().map_or(0, |(_, step)| *step as usize)
    }

    /// The step up to which somebody who has seen entry `from` knows the log; -1 if nothing is known of them.
    pub fn known(&self, from: u64) -> i64 {
        if from == 0 || from > self.n {
            return -1;
        }
        self.marks.iter().find(|(n, _)| *n >= from).map_or(-1, |(_, step)| i64::from(*step))
    }

    /// The entry with which a step was reached.
    pub fn entry_of(&self, step: usize) -> u64 {
        let before = self.marks.iter().rev().find(|(_, mark)| (*mark as usize) < step);
        before.map_or(1, |(n, _)| n + 1).min(self.n)
    }

    /// Whether the table may go back to a step once more.
    pub fn may_go_back(&self, step: usize, limits: &Limits) -> Result<(), Error> {
        let here = self.undos.get(&(step as u32)).copied().unwrap_or(0);
        let all: u32 = self.undos.values().sum();
        let spent = here >= limits.undos_per_step || all >= limits.undos;
        if spent { Err(Error::UndosSpent) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(n: u64, kind: Kind, seat: Option<u8>, body: &str) -> Entry {
        let (at, spent, tag) = (100 * n as Millis, 10, String::new());
        Entry { n, at, kind, seat: seat.map(Seat), body: body.to_owned(), spent, tag }
    }

    fn ledger(entries: &[Entry]) -> Ledger {
        let mut ledger = Ledger::default();
        entries.iter().for_each(|entry| ledger.add(entry));
        ledger
    }

    #[test]
    fn what_was_taken_back_leaves_its_time_and_its_increment_and_nothing_else() {
        let played = ledger(&[
            entry(1, Kind::Room, None, STARTED),
            entry(2, Kind::Play, Some(0), "a"),
            entry(3, Kind::Play, Some(1), "b"),
            entry(4, Kind::Undo, Some(1), "1"),
            entry(5, Kind::Chat, None, "{}"),
            entry(6, Kind::Play, Some(1), "c"),
            entry(7, Kind::Play, Some(1), "d"),
        ]);
        assert_eq!(played.plays, [(Seat(0), "a".into()), (Seat(1), "c".into()), (Seat(1), "d".into())]);
        assert_eq!((played.times.used(Seat(0)), played.times.used(Seat(1))), ((1, 10), (2, 30)));
        assert_eq!(played.times.began(Seat(1)), 400, "since the table went back");
        assert_eq!(played.times.began(Seat(0)), 700, "since somebody else decided");
        let trail = played.trail;
        assert_eq!((trail.n, trail.at, trail.step()), (7, 700, 3));
        assert_eq!([1, 2, 3, 4, 6, 7, 8].map(|from| trail.known(from)), [0, 1, 1, 1, 2, 3, -1]);
        assert_eq!([1, 2, 3].map(|step| trail.entry_of(step)), [2, 6, 7]);
    }

    #[test]
    fn going_back_is_limited_by_step_and_in_all() {
        let mut played = ledger(&[entry(1, Kind::Room, None, STARTED)]);
        let limits = Limits { undos_per_step: 2, undos: 3, ..Limits::default() };
        let mut back = |to: &str| {
            let n = played.trail.n;
            let allowed = played.trail.may_go_back(to.parse().unwrap(), &limits);
            if allowed.is_ok() {
                played.add(&entry(n + 1, Kind::Play, Some(0), "a"));
                played.add(&entry(n + 2, Kind::Play, Some(0), "b"));
                played.add(&entry(n + 3, Kind::Undo, Some(0), to));
            }
            allowed.is_ok()
        };
        assert_eq!([back("0"), back("0"), back("0")], [true, true, false], "twice to the same step");
        assert_eq!([back("1"), back("1")], [true, false], "three times in all");
    }

    #[test]
    fn a_ledger_does_not_grow_with_what_is_taken_back() {
        let mut played = Ledger::default();
        for n in 0..10_000 {
            played.add(&entry(2 * n + 1, Kind::Play, Some(0), "a"));
            played.add(&entry(2 * n + 2, Kind::Undo, Some(0), "0"));
        }
        let kept = serde_json::to_string(&played).expect("plain data");
        assert!(kept.len() < 200, "{kept}");
        assert_eq!(serde_json::from_str::<Ledger>(&kept).expect("the same"), played);
    }
}
