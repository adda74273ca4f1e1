//! What has been heard from the other end of a link, by numbers: the bus may lose letters, but not without being noticed.

use serde::{Deserialize, Serialize};

/// What has been heard, and as what one is heard oneself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ear {
    side: Side,
    /// The session that this end writes in; 0 if none.
    mine: u64,
    /// The session of the other end that belongs to it, or the first that may.
    theirs: u64,
    last: u64,
    open: bool,
}

/// Which end gives way when both have begun anew and each answers what the other has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    /// It begins once more, and answers what it has just heard of.
    GivesWay,
    /// It waits for that.
    Waits,
}

/// The numbers on a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    /// The session, as its writer counts.
    pub epoch: u64,
    /// The session of the reader that it belongs to, as the reader counts; 0 before its writer has heard of one.
    pub to: u64,
    /// 1, 2, 3 ... without gaps.
    pub n: u64,
}

/// What a number means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// The next one.
    Next,
    /// The first one, after nothing or after an end.
    First,
    /// The first one of another session that belongs to ours too: the other side has left the old one.
    Again,
    /// The first one of a new session, while the old one was still on: the other side has ended both.
    Anew,
    /// One from a session that has ended, or that belongs to one of ours that has.
    Old,
    /// Something got lost.
    Gap,
}

impl Ear {
    /// The ear of a process for another one.
    pub fn new(me: &str, other: &str) -> Self {
        let side = if me < other { Side::GivesWay } else { Side::Waits };
        Self { side, mine: 0, theirs: 0, last: 0, open: false }
    }

    /// This end writes in a new session.
    pub fn begin(&mut self, mine: u64) {
        self.mine = mine;
    }

    /// The session of the other end that this end writes to; 0 before anything has been heard of it.
    pub fn answers(&self) -> u64 {
        if self.open { self.theirs } else { 0 }
    }

    /// Takes a number in.
    pub fn hear(&mut self, mark: Mark) -> Heard {
        let heard = self.understand(mark);
        match heard {
            Heard::Old => {}
            Heard::Gap => {
                self.theirs = mark.epoch;
                self.open = true;
                self.end();
            }
            Heard::Next | Heard::First | Heard::Again | Heard::Anew => {
                (self.theirs, self.last, self.open) = (mark.epoch, mark.n, true);
            }
        }
        heard
    }

    fn understand(&self, Mark { epoch, to, n }: Mark) -> Heard {
        match (self.open && epoch == self.theirs, n) {
            _ if epoch < self.theirs => Heard::Old,
            (true, n) if n == self.last + 1 => Heard::Next,
            (true, _) => Heard::Gap,
            // After an outage, first letters of many sessions come at once, most of them ended long ago. If both ends
            // began anew at each of them, they would chase each other for ever.
            (false, _) if to != 0 && to != self.mine && self.side == Side::Waits => Heard::Old,
            (false, 1) if !self.open => Heard::First,
            (false, 1) if to != 0 && to == self.mine => Heard::Again,
            (false, 1) => Heard::Anew,
            (false, _) => Heard::Gap,
        }
    }

    /// Ends the session: whatever else comes of it is old.
    pub fn end(&mut self) {
        let theirs = if self.open { self.theirs + 1 } else { self.theirs };
        *self = Self { side: self.side, mine: 0, theirs, last: 0, open: false };
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use super::*;
    use Heard::{Again, Anew, First, Gap, Next, Old};

    fn check(heard: &[((u64, u64), Heard)]) {
        let mut ear = Ear::new("a", "b");
        for ((epoch, n), expect) in heard {
            assert_eq!(ear.hear(Mark { epoch: *epoch, to: 0, n: *n }), *expect, "{epoch}/{n} of {heard:?}");
        }
    }

    #[test]
    fn numbers_go_up_without_gaps_or_the_session_is_over() {
        check(&[((3, 1), First), ((3, 2), Next), ((3, 3), Next)]);
        check(&[((3, 1), First), ((3, 3), Gap), ((3, 4), Old), ((3, 1), Old), ((4, 1), First)]);
        check(&[((3, 1), First), ((3, 1), Gap)]);
        check(&[((3, 7), Gap), ((3, 8), Old), ((9, 1), First)]);
    }

    #[test]
    fn the_other_side_can_begin_anew_and_its_old_letters_count_no_more() {
        check(&[((3, 1), First), ((3, 2), Next), ((5, 1), Anew), ((3, 3), Old), ((5, 2), Next)]);
        check(&[((3, 1), First), ((5, 2), Gap), ((5, 3), Old), ((6, 1), First)]);
    }

    #[test]
    fn after_an_end_the_old_session_is_not_taken_up_again() {
        let mut ear = Ear::new("a", "b");
        assert_eq!(ear.hear(Mark { epoch: 1, to: 0, n: 1 }), First);
        ear.end();
        let mut hear = |epoch, n| ear.hear(Mark { epoch, to: 0, n });
        assert_eq!([hear(1, 2), hear(2, 1), hear(2, 2)], [Old, First, Next]);
    }

    /// An end of a link that does with its ear what links do, and writes only the first letter of each session.
    struct End {
        ear: Ear,
        epoch: u64,
        post: VecDeque<Mark>,
    }

    impl End {
        fn new(me: &str, other: &str) -> Self {
            Self { ear: Ear::new(me, other), epoch: 0, post: VecDeque::new() }
        }

        fn begin(&mut self) {
            self.epoch += 1;
            self.ear.begin(self.epoch);
            self.post.push_back(Mark { epoch: self.epoch, to: self.ear.answers(), n: 1 });
        }

        fn hear(&mut self, mark: Mark) {
            match self.ear.hear(mark) {
                Old | Again => {}
                First if self.ear.mine != 0 => {}
                First | Next | Anew | Gap => self.begin(),
            }
        }
    }

    /// Both begin many sessions in vain, and then everything is delivered, in an order of its own for every `luck`.
    fn meet(luck: u64) {
        let mut ends = [End::new("a", "b"), End::new("b", "a")];
        for (end, times) in [(0, 20), (1, 13)] {
            for _ in 0..times {
                ends[end].begin();
                ends[end].ear.end();
            }
            ends[end].begin();
        }
        for letter in 0.. {
            let first = ((luck >> (letter % 64)) & 1) as usize;
            let waiting = [first, 1 - first].into_iter().find(|end| !ends[*end].post.is_empty());
            let Some(from) = waiting else { break };
            let mark = ends[from].post.pop_front().unwrap();
            ends[1 - from].hear(mark);
            assert!(letter < 1_000, "they chase each other");
        }
        let [one, other] = &ends;
        assert_eq!((one.ear.answers(), other.ear.answers()), (other.epoch, one.epoch), "they found each other");
    }

    #[test]
    fn sessions_begun_in_vain_while_the_bus_was_away_do_not_chase_each_other_for_ever() {
        [0, u64::MAX, 0xAAAA_AAAA_AAAA_AAAA, 0x0F0F_3355_00FF_FF00, 0x9E37_79B9_7F4A_7C15].into_iter().for_each(meet);
    }
}
