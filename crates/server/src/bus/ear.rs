//! What has been heard from the other end of a link, by numbers: the bus may lose letters, but not without being noticed.

/// What has been heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ear {
    epoch: u64,
    last: u64,
    open: bool,
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
    /// One from a session that has ended.
    Old,
    /// Something got lost.
    Gap,
}

impl Ear {
    /// Takes a number in.
    pub fn hear(&mut self, epoch: u64, n: u64) -> Heard {
        if epoch < self.epoch {
            return Heard::Old;
        }
        let same = self.open && epoch == self.epoch;
        let heard = match (same, n) {
            (true, n) if n == self.last + 1 => Heard::Next,
            (false, 1) if self.open => Heard::Anew,
            (false, 1) => Heard::First,
            _ => {
                *self = Self { epoch: epoch + 1, last: 0, open: false };
                return Heard::Gap;
            }
        };
        *self = Self { epoch, last: n, open: true };
        heard
    }

    /// Ends the session: whatever else comes of it is old.
    pub fn end(&mut self) {
        if self.open {
            *self = Self { epoch: self.epoch + 1, last: 0, open: false };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Heard::{Anew, First, Gap, Next, Old};

    fn check(heard: &[((u64, u64), Heard)]) {
        let mut ear = Ear::default();
        for ((epoch, n), expect) in heard {
            assert_eq!(ear.hear(*epoch, *n), *expect, "{epoch}/{n} of {heard:?}");
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
        ear.end();
        assert_eq!(ear.hear(1, 1), First);
        ear.end();
        assert_eq!([ear.hear(1, 2), ear.hear(2, 1), ear.hear(2, 2)], [Old, First, Next]);
    }
}
