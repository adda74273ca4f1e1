//! The game in numbers: what a seat knows of a position, and a number for every action.

use engine::{Encode, Features, Seat, counted, numbered};

use crate::{Hamlet, HamletAction, VALUES};

/// Other players at the largest table.
const RIVALS: u8 = 3;
/// Numbers about the table, about the own hand, and about every rival.
const TABLE: usize = 4;
const OWN: usize = 2 + VALUES;
const RIVAL: usize = 3;

/// How many actions of each kind there are: building, yielding, feuding.
const KINDS: [usize; 3] = [VALUES, 1, VALUES];

impl Encode for Hamlet {
    const FEATURES: usize = TABLE + OWN + RIVALS as usize * RIVAL;
    const ACTIONS: usize = counted(&KINDS);

    fn features(&self, seat: Seat, out: &mut Features) {
        let decides = |other: Seat| self.prompts.last().is_some_and(|pending| pending.seat == other);
        out.extend([self.seats.0, self.deck.len() as u8, self.lane.last().copied().unwrap_or(0)]);
        out.add(self.prompts.last().map_or(0, |pending| pending.prompt.value()));
        out.extend([self.scores[seat], decides(seat).into()]);
        out.extend(self.hands[seat]);
        for ahead in 1..=RIVALS {
            if ahead >= self.seats.0 {
                out.blank(RIVAL);
                continue;
            }
            let rival = self.seats.ahead(seat, ahead);
            let cards: u8 = self.hands[rival].iter().sum();
            out.extend([self.scores[rival], decides(rival).into(), cards.into()]);
        }
    }

    fn index(&self, action: HamletAction) -> usize {
        match action {
            HamletAction::Build(card) => numbered(&KINDS, 0, usize::from(card) - 1),
            HamletAction::Yield => numbered(&KINDS, 1, 0),
            HamletAction::Feud(card) => numbered(&KINDS, 2, usize::from(card) - 1),
        }
    }
}
