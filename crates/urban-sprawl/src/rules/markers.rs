//! Wealth and prestige markers (US-6.12.6, US-6.12.7).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use super::{Flow, Found};
use crate::action::Action;
use crate::effects::Markers;
use crate::event::Event;
use crate::ids::{Coin, Number, PRESTIGE_MARKERS, Space, WEALTH_MARKERS, marker_coin};
use crate::state::{Open, Prompt};

fn is_meant(markers: Markers, number: Number) -> bool {
    match markers {
        Markers::Any => true,
        Markers::Wealth => marker_coin(number) == Coin::Wealth,
        Markers::Prestige => marker_coin(number) == Coin::Prestige,
    }
}

/// The placed markers of a kind, ascending.
pub fn placed(open: &Open, markers: Markers) -> impl Iterator<Item = Number> + Clone + '_ {
    let all = *PRESTIGE_MARKERS.start()..=*WEALTH_MARKERS.end();
    all.filter(move |&number| is_meant(markers, number) && open.spaces.contains(&number))
}

pub fn moves(open: &Open, markers: Markers, optional: bool, found: &mut Found<'_>) -> ControlFlow<()> {
    if optional {
        found(Action::Decline)?;
    }
    let mut pairs = placed(open, markers).flat_map(|number| open.free_spaces().map(move |space| (number, space)));
    pairs.try_for_each(|(number, space)| found(Action::Shift(number, space)))
}

/// Whether placing a marker, or moving one instead, could do anything.
pub fn can_place(open: &Open, coin: Coin, else_move: bool) -> bool {
    let movable = else_move && placed(open, kind(coin)).next().is_some() && open.free_spaces().next().is_some();
    open.lowest_marker(coin).is_some() || movable
}

fn kind(coin: Coin) -> Markers {
    match coin {
        Coin::Wealth => Markers::Wealth,
        Coin::Prestige => Markers::Prestige,
    }
}

/// The lowest marker of the kind is placed; if there is none, one may be moved where the card says so.
pub fn ask_to_place<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, coin: Coin, else_move: bool) {
    match flow.open().lowest_marker(coin) {
        Some(number) => flow.ask(seat, Prompt::MarkerSpace { number }),
        None if else_move => flow.ask(seat, Prompt::MarkerMove { markers: kind(coin), optional: true }),
        None => {}
    }
}

pub fn place<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, number: Number, space: Space) {
    flow.open().spaces[usize::from(space.0)] = number;
    flow.tell(Event::MarkerPlaced { seat, number, space });
}

pub fn shift<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, number: Number, to: Space) {
    let spaces = &mut flow.open().spaces;
    let from = spaces.iter().position(|&other| other == number).expect("the marker is placed");
    spaces[from] = 0;
    spaces[usize::from(to.0)] = number;
    flow.tell(Event::MarkerMoved { seat, number, from: Space(from as u8), to });
}
