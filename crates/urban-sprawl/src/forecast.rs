//! What building would bring everybody: cost, adjacency bonus, vocations and effects, up to the next real choice.

use engine::{BySeat, Chance, Game, Log, Phrase, Seat, Seed};

use crate::action::Action;
use crate::event::{Event, Why};
use crate::ids::MAX_PLAYERS;
use crate::rules::pending;
use crate::state::{Decks, Open, Prompt, UrbanSprawl};

/// What one player would gain or lose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Change {
    wealth: i32,
    prestige: i32,
    /// Wealth or prestige, as the player likes.
    either: i32,
}

#[derive(Default)]
struct Tally {
    changes: BySeat<Change, MAX_PLAYERS>,
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
                self.changes[seat].add(wealth.into(), prestige.into(), why);
            }
            _ => {}
        }
    }
}

impl Change {
    fn add(&mut self, wealth: i32, prestige: i32, why: Why) {
        match why {
            // Only the Police Chief takes both; everybody else chooses.
            Why::Vocation(_) if prestige == 0 => self.either += wealth,
            _ => {
                self.wealth += wealth;
                self.prestige += prestige;
            }
        }
    }
}

/// Plays a placement, or a payment for one, and everything that follows without a choice worth the name.
fn play(open: &Open, action: Action) -> BySeat<Change, MAX_PLAYERS> {
    // Building turns up no card, so neither decks nor chance matter.
    let mut position = UrbanSprawl { open: *open, decks: Decks::default() };
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

/// The changes for everybody whom the building would change anything for, clockwise from the builder.
pub fn forecast(open: &Open, action: Action) -> Vec<Phrase> {
    let changes = play(open, action);
    let touched = open.seats.from(open.active).filter(|&seat| changes[seat] != Change::default());
    touched.map(|seat| say(seat, changes[seat])).collect()
}

fn say(seat: Seat, change: Change) -> Phrase {
    let parts = [
        ("forecast-wealth", change.wealth),
        ("forecast-prestige", change.prestige),
        ("forecast-either", change.either),
    ];
    let parts = parts.into_iter().filter(|(_, amount)| *amount != 0);
    let parts: Vec<Phrase> = parts.map(|(key, amount)| Phrase::new(key).with("amount", signed(amount))).collect();
    Phrase::new("forecast-player").with("seat", seat).with("parts", parts)
}

fn signed(amount: i32) -> String {
    if amount < 0 { format!("−{}", -amount) } else { format!("+{amount}") }
}

#[cfg(test)]
mod tests {
    use engine::{Seats, Silent};

    use super::*;

    #[test]
    fn cost_bonus_vocation_and_effect_are_foreseen_and_nothing_beyond_the_turn() {
        let mut chance = Chance::new(Seed::from_number(1));
        let mut game = UrbanSprawl::setup(&Default::default(), Seats(4), &mut chance, &mut Silent).unwrap();
        // The last AP goes, so the turn would end, and the Treasurer of the next would collect.
        let lines = ["base", "points 1", "office treasurer 1", "owner 50.1 0", "owner 55.0 1"];
        lines.into_iter().chain(["contract 1: T05", "hand 0: P34"]).for_each(|line| game.arrange(line).unwrap());
        game.apply("build T05".parse().unwrap(), &mut chance, &mut Silent);
        let changes = play(&game.open, "place 43.01".parse().unwrap());
        let builder = Change { wealth: -8, prestige: 2, either: 1 };
        let other = Change { prestige: 1, ..Change::default() };
        assert_eq!(changes.0, [builder, other, Change::default(), Change::default()]);
    }
}
