//! LC-7: scoring.

use engine::{Outcome, Phrase, Seat};

use crate::content::content;
use crate::event::Event;
use crate::rules::cities;
use crate::state::{Open, Phase};

/// Where a player's points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    /// LC-7.1
    pub citizens: i32,
    /// LC-7.2
    pub cities: i32,
    /// LC-7.3
    pub famine: i32,
}

impl Points {
    /// All together.
    pub fn total(self) -> i32 {
        self.citizens + self.cities + self.famine
    }
}

/// What a player would score if the game ended now.
pub fn points(open: &Open, seat: Seat) -> Points {
    let numbers = &content().numbers;
    let player = &open.players[seat];
    let complete = player.cities.iter().filter(|city| cities::complete(open, city)).count() as i32;
    let famine = player.starved && open.year == numbers.years;
    Points {
        citizens: player.people() as i32 * numbers.per_citizen,
        cities: complete * numbers.complete_city,
        famine: i32::from(famine) * numbers.famine_last_year,
    }
}

/// The points of a player as events, those of nothing left out.
pub fn events(open: &Open, seat: Seat) -> [Option<Event>; 3] {
    let Points { citizens, cities, famine } = points(open, seat);
    [
        Some(Event::ScoredCitizens { seat, points: citizens }),
        (cities != 0).then_some(Event::ScoredCities { seat, points: cities }),
        (famine != 0).then_some(Event::ScoredFamine { seat, points: famine }),
    ]
}

/// LC-7.4: most points, then most gold; players equal in both share a place.
pub fn outcome(open: &Open) -> Outcome {
    debug_assert_eq!(open.phase, Phase::Over);
    let key = |seat: Seat| (seat, [points(open, seat).total(), i32::from(open.players[seat].gold)]);
    Outcome::rank(Phrase::new("end-years"), &["tie-gold"], open.seats.iter().map(key))
}
