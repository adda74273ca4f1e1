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
    let cards: Vec<Card> = match open.voice_revealed() {
        true => Demand::ALL.into_iter().filter_map(|asked| heard(view, asked)).collect(),
        false => (0..VOICES_A_YEAR).map(|position| face(view, position)).collect(),
    };
    let pane = Pane::new(Role::Track, "voice").note(note).with(Row::new(cards).lie(Lie::Flow));
    let pane = if open.year > 1 { pane.with(past(view)) } else { pane };
    pane.with(unheard(view))
}

/// How often a demand was heard this year; those that count are marked.
fn heard(view: &View, asked: Demand) -> Option<Card> {
    let start = view.open.voice_start();
    let cards = view.voice[start..start + VOICES_A_YEAR].iter().filter(|&&card| card == Some(asked)).count() as u32;
    let state = if view.open.demands[asked] { State::Marked } else { State::Plain };
    let times = Phrase::new("voice-times").with("demand", demand(asked)).with("count", cards);
    (cards > 0).then(|| Card::blank(Form::Slot).picture(asked.name()).line(times).state(state))
}

/// A Voice card before the people have spoken: open, face down, or face down but known to the viewer.
fn face(view: &View, position: usize) -> Card {
    let open = &view.open;
    let card = match view.voice[open.voice_start() + position] {
        Some(asked) if position == 0 => Card::blank(Form::Slot).picture(asked.name()).line(demand(asked)),
        Some(asked) => {
            let help = Phrase::new("voice-peeked").with("position", position).with("demand", demand(asked));
            Card::blank(Form::Slot).picture(asked.name()).line(Phrase::new("voice-known")).help(help)
        }
        None => {
            let help = Phrase::new("voice-hidden").with("position", position);
            Card::new(Form::Back, Phrase::plain(position)).help(help)
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
