//! What building would bring everybody: cost, adjacency bonus, vocations and effects, up to the next real choice. It is
//! played out on a copy of the position, so it is asked for one action at a time.

use engine::{Chance, Game, Log, Seat, Seed};

use crate::action::Action;
use crate::event::{Event, Why};
use crate::rules::pending;
use crate::state::{Open, Prompt, Secret, UrbanSprawl};

/// What one player would gain or lose, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    pub seat: Seat,
    pub why: Why,
    pub wealth: i32,
    pub prestige: i32,
    /// Wealth or prestige, as the player likes.
    pub either: i32,
}

#[derive(Default)]
struct Tally {
    changes: Vec<Change>,
    /// Whether the turn is over, because nothing was left to do in it.
    over: bool,
}

impl Log<Event> for Tally {
    fn add(&mut self, event: Event) {
        match event {
            // The first things that an End of Turn can do.
            Event::Stagnated { .. }
            | Event::Reshuffled { .. }
            | Event::Revealed { .. }
            | Event::Happened { .. }
            | Event::TurnStarted { .. } => self.over = true,
            Event::Changed { seat, wealth, prestige, why } if !self.over => {
                self.count(seat, (wealth.into(), prestige.into()), why);
            }
            _ => {}
        }
    }
}

impl Tally {
    fn count(&mut self, seat: Seat, (wealth, prestige): (i32, i32), why: Why) {
        let same = |change: &Change| (change.seat, change.why) == (seat, why);
        let at = self.changes.iter().position(same).unwrap_or_else(|| {
            self.changes.push(Change { seat, why, wealth: 0, prestige: 0, either: 0 });
            self.changes.len() - 1
        });
        let change = &mut self.changes[at];
        match why {
            // Only the Police Chief takes both; everybody else chooses.
            Why::Vocation(_) if prestige == 0 => change.either += wealth,
            _ => {
                change.wealth += wealth;
                change.prestige += prestige;
            }
        }
    }
}

/// Plays a placement, or a payment for one, and everything that follows without a choice worth the name.
pub fn forecast(open: &Open, action: Action) -> Vec<Change> {
    // Building turns up no card, so neither decks nor chance matter.
    let mut position = UrbanSprawl { open: *open, secret: Secret::default() };
    let mut chance = Chance::new(Seed([0; 32]));
    let mut tally = Tally::default();
    let mut legal = Vec::new();
    let mut next = Some(action);
    while let Some(action) = next {
        position.apply(action, &mut chance, &mut tally);
        legal.clear();
        position.legal(&mut legal);
        next = match pending(&position.open) {
            Some((_, Prompt::Permits { .. } | Prompt::VocationScore { .. })) if !tally.over => legal.first().copied(),
            _ => None,
        };
    }
    tally.changes
}

#[cfg(test)]
mod tests {
    use engine::{Seats, Silent};

    use super::*;
    use crate::ids::Vocation;

    #[test]
    fn cost_bonus_vocation_and_effect_are_foreseen_and_nothing_beyond_the_turn() {
        let mut chance = Chance::new(Seed::from_number(1));
        let mut game = UrbanSprawl::setup(&Default::default(), Seats(4), &mut chance, &mut Silent).unwrap();
        // The last AP goes, so the turn would end, and the Treasurer of the next would collect.
        let lines = ["base", "points 1", "office treasurer 1", "owner 50.1 0", "owner 55.0 1"];
        lines.into_iter().chain(["contract 1: T05", "hand 0: P34"]).for_each(|line| game.arrange(line).unwrap());
        game.apply("build T05".parse().unwrap(), &mut chance, &mut Silent);
        let school = Why::Card("T05".parse().unwrap());
        let none = Change { seat: Seat(0), why: Why::Building, wealth: 0, prestige: 0, either: 0 };
        let expected = [
            Change { wealth: -8, ..none },
            Change { why: Why::Adjacency, prestige: 1, ..none },
            Change { why: Why::Vocation(Vocation::Education), either: 1, ..none },
            Change { why: school, prestige: 1, ..none },
            Change { seat: Seat(1), why: school, prestige: 1, ..none },
        ];
        assert_eq!(forecast(&game.open, "place 43.01".parse().unwrap()), expected);
    }
}
