//! How much may be said: so much per person and minute, so much per hour in all. Players and spectators are counted
//! apart, so that nobody who looks on can silence those who play; and whatever is too much is forgotten within the hour.

use std::collections::VecDeque;

use engine::Seat;

use crate::clock::Millis;
use crate::config::Limits;
use crate::error::Error;

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;

/// From where somebody speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// From a chair at the table.
    Chair,
    /// From among those who look on.
    Stand,
}

impl Place {
    /// The place of whoever speaks from a seat, or from none.
    pub fn of(seat: Option<Seat>) -> Self {
        seat.map_or(Place::Stand, |_| Place::Chair)
    }
}

/// What was said within the last hour: when, by whom, from where.
#[derive(Default)]
pub struct Talk(VecDeque<(Millis, String, Place)>);

impl Talk {
    /// Notes a line.
    pub fn note(&mut self, at: Millis, person: &str, place: Place) {
        while self.0.front().is_some_and(|(then, ..)| *then <= at - HOUR) {
            self.0.pop_front();
        }
        self.0.push_back((at, person.to_owned(), place));
    }

    /// Whether somebody may say one more thing now.
    pub fn admit(&self, now: Millis, (person, place): (&str, Place), limits: &Limits) -> Result<(), Error> {
        let (per_minute, per_hour) = match place {
            Place::Chair => (limits.chat_per_minute, limits.chat_per_hour),
            Place::Stand => (limits.spectator_chat_per_minute, limits.spectator_chat_per_hour),
        };
        let lately = self.0.iter().rev().take_while(|(at, ..)| *at > now - HOUR).filter(|line| line.2 == place);
        let own = lately.clone().take_while(|(at, ..)| *at > now - MINUTE).filter(|line| line.1 == person);
        if own.count() >= per_minute || lately.count() >= per_hour { Err(Error::TooFast) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fill(talk: &mut Talk, at: Millis, speaker: (&str, Place), limits: &Limits) -> usize {
        let admitted = |talk: &mut Talk| {
            let fine = talk.admit(at, speaker, limits).is_ok();
            if fine {
                talk.note(at, speaker.0, speaker.1);
            }
            fine
        };
        (0..1_000).take_while(|_| admitted(talk)).count()
    }

    #[test]
    fn everybody_has_their_own_minute_and_spectators_share_an_hour_of_their_own() {
        let limits = Limits {
            chat_per_minute: 5,
            spectator_chat_per_minute: 2,
            chat_per_hour: 20,
            spectator_chat_per_hour: 3,
            ..Limits::default()
        };
        let mut talk = Talk::default();
        assert_eq!(fill(&mut talk, 0, ("eve", Place::Stand), &limits), 2);
        assert_eq!(fill(&mut talk, 0, ("mallory", Place::Stand), &limits), 1, "the spectators' hour is used up");
        assert_eq!(fill(&mut talk, 0, ("ada", Place::Chair), &limits), 5, "players are not concerned");
        assert_eq!(fill(&mut talk, 0, ("bo", Place::Chair), &limits), 5);
        assert_eq!(fill(&mut talk, MINUTE, ("ada", Place::Chair), &limits), 5, "a minute later");
        assert_eq!(fill(&mut talk, MINUTE, ("eve", Place::Stand), &limits), 0);
        assert_eq!(fill(&mut talk, HOUR, ("eve", Place::Stand), &limits), 2, "an hour later");
    }
}
