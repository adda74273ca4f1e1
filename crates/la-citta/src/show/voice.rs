//! The Voice of the People: this year's cards, those of past years, and what is still to come.

use engine::Phrase;
use engine::pieces::{Card, Form, Lie, Pane, Role, Row, State};

use super::{demand, demands};
use crate::content::{VOICES_A_YEAR, VOICES_OF_A_DEMAND};
use crate::ids::Demand;
use crate::state::Phase;
use crate::view::View;

/// The pane.
pub fn pane(view: &View) -> Pane {
    let open = &view.open;
    let note = match open.phase {
        Phase::Migration | Phase::Demolition | Phase::Feeding => {
            Phrase::new("voice-heard").with("demands", demands(open.demands))
        }
        Phase::Castles | Phase::Bury | Phase::Politics | Phase::Over => Phrase::new("voice-note"),
    };
    let cards = (0..VOICES_A_YEAR).map(|position| face(view, position));
    let pane = Pane::new(Role::Track, "voice").note(note).with(Row::new(cards).lie(Lie::Flow));
    let pane = if open.year > 1 { pane.with(past(view)) } else { pane };
    pane.with(unheard(view))
}

/// A Voice card: open, face down, or face down but known to the viewer.
fn face(view: &View, position: usize) -> Card {
    let open = &view.open;
    let known = view.voice[open.voice_start() + position];
    let card = match known {
        Some(asked) => {
            let shown = position == 0 || open.voice_revealed();
            let card = Card::blank(Form::Slot).picture(asked.name()).line(demand(asked));
            let card = if shown { card } else { card.line(Phrase::new("voice-known")) };
            card.state(if open.demands[asked] { State::Marked } else { State::Plain })
        }
        None => {
            Card::new(Form::Back, Phrase::plain(position)).help(Phrase::new("voice-hidden").with("position", position))
        }
    };
    let looked = |seat: &engine::Seat| position > 0 && open.players[*seat].looked >> (position - 1) & 1 == 1;
    let card = open.seats.iter().filter(looked).fold(card, Card::mark);
    if position > 0 { card.pick(format!("voice:{position}")) } else { card }
}

/// The cards of past years, year by year.
fn past(view: &View) -> Phrase {
    let years = view.voice[..view.open.voice_start()].chunks(VOICES_A_YEAR);
    let signs = |year: &[Option<Demand>]| year.iter().flatten().map(|asked| format!("⟨{asked}⟩")).collect::<String>();
    Phrase::new("voice-past").with("cards", years.map(signs).collect::<Vec<_>>().join(" · "))
}

/// How many cards of each demand the viewer has not seen yet (LC-9.5).
fn unheard(view: &View) -> Phrase {
    let left = |asked: Demand| {
        let seen = view.voice.iter().filter(|card| **card == Some(asked)).count();
        format!("{} ⟨{asked}⟩", VOICES_OF_A_DEMAND - seen)
    };
    Phrase::new("voice-unheard").with("cards", Demand::ALL.map(left).join("  "))
}
