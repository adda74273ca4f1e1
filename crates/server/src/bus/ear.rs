//! What has been heard from the other end of a link, by numbers: the bus may lose letters, but not without being noticed.

use serde::{Deserialize, Serialize};

/// What has been heard, and as what one is heard oneself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ear {
    /// The session that this end writes in; 0 if none.
    mine: u64,
    /// The session of the other end that belongs to it, or the first that may.
    theirs: u64,
    last: u64,
    open: bool,
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
    /// The first one of a new session, while the old one was still on: the other side has ended it.
    Anew,
    /// One from a session that has ended, or that belongs to one of ours that has.
    Old,
    /// Something got lost.
    Gap,
}

impl Ear {
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
        if mark.epoch < self.theirs {
            return Heard::Old;
        }
        let same = self.open && mark.epoch == self.theirs;
        // Whoever answers a session that has ended has not heard of the present one yet, and will. To begin anew because
        // of it would make the other side do so too, and so on for ever.
        let stray = !same && mark.to != 0 && mark.to != self.mine;
        let heard = match (same, mark.n) {
            _ if stray => return Heard::Old,
            (true, n) if n == self.last + 1 => Heard::Next,
            (false, 1) if self.open => Heard::Anew,
            (false, 1) => Heard::First,
            _ => {
                *self = Self { mine: 0, theirs: mark.epoch + 1, last: 0, open: false };
                return Heard::Gap;
            }
        };
        (self.theirs, self.last, self.open) = (mark.epoch, mark.n, true);
        heard
    }

    /// Ends the session: whatever else comes of it is old.
    pub fn end(&mut self) {
        let theirs = if self.open { self.theirs + 1 } else { self.theirs };
        *self = Self { mine: 0, theirs, last: 0, open: false };
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use super::*;
    use Heard::{Anew, First, Gap, Next, Old};

    fn check(heard: &[((u64, u64), Heard)]) {
        let mut ear = Ear::default();
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
        let mut ear = Ear::default();
        let mut hear = |epoch, n| ear.hear(Mark { epoch, to: 0, n });
        assert_eq!(hear(1, 1), First);
        ear.end();
        let mut hear = |epoch, n| ear.hear(Mark { epoch, to: 0, n });
        assert_eq!([hear(1, 2), hear(2, 1), hear(2, 2)], [Old, First, Next]);
    }

    /// An end of a link that does with its ear what links do, and writes only the first letter of each session.
    #[derive(Default)]
    struct End {
        ear: Ear,
        epoch: u64,
        post: VecDeque<Mark>,
    }

    impl End {
        fn begin(&mut self) {
            self.epoch += 1;
            self.ear.begin(self.epoch);
            self.post.push_back(Mark { epoch: self.epoch, to: self.ear.answers(), n: 1 });
        }

        fn hear(&mut self, mark: Mark) {
            match self.ear.hear(mark) {
                Old => {}
                First if self.ear.mine != 0 => {}
                First | Next | Anew | Gap => self.begin(),
            }
        }
    }

    #[test]
    fn sessions_begun_in_vain_while_the_bus_was_away_do_not_chase_each_other_for_ever() {
        let mut ends = [End::default(), End::default()];
        for (end, times) in [(0, 20), (1, 13)] {
            for _ in 0..times {
                ends[end].begin();
                ends[end].ear.end();
            }
            ends[end].begin();
        }
        for letters in 0.. {
            let Some((from, mark)) = (0..2).find_map(|end| Some((end, ends[end].post.pop_front()?))) else { break };
            ends[1 - from].hear(mark);
            assert!(letters < 1_000, "they chase each other");
        }
        let [one, other] = &ends;
        assert_eq!((one.ear.answers(), other.ear.answers()), (other.epoch, one.epoch), "they found each other");
    }
}
