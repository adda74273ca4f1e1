//! Taking back: at once where it is free, otherwise when everybody else at the table agrees.

use engine::Seat;
use serde::Serialize;

/// An undo request under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Its number.
    pub number: u64,
    /// Who asks.
    pub by: Seat,
    /// The step to go back to.
    pub to: usize,
    /// The people who have not agreed yet, by id.
    pub waiting: Vec<String>,
}

/// A request as clients see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RequestView {
    /// Its number.
    pub number: u64,
    /// Who asks.
    pub by: Seat,
    /// The step to go back to.
    pub to_step: usize,
    /// The seats whose answers are missing.
    pub waiting: Vec<Seat>,
}

/// The step before a seat's last decision.
pub fn before_last(plays: &[(Seat, String)], seat: Seat) -> Option<usize> {
    plays.iter().rposition(|(by, _)| *by == seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_back_ends_before_ones_own_last_decision() {
        let plays: Vec<_> = [0, 0, 1, 2, 1].map(|seat| (Seat(seat), String::new())).into();
        assert_eq!(before_last(&plays, Seat(0)), Some(1));
        assert_eq!(before_last(&plays, Seat(1)), Some(4));
        assert_eq!(before_last(&plays, Seat(3)), None);
    }
}
