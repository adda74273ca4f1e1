//! What a person clicks to say an action, and what an event points at.

use engine::Seat;

use crate::action::Action;
use crate::board::{Placement, Rotation, Segment};
use crate::event::Event;
use crate::ids::{Board, Card, Plot, Plots};

/// What an event talks about.
pub fn event_picks(event: &Event) -> Vec<String> {
    match event {
        Event::Built { plots, .. } | Event::Covered { plots, .. } => plot_picks(*plots),
        Event::Laid { board, .. } => plot_picks(board.plots()),
        Event::CarLaid { segment, .. } => vec![street_pick(*segment)],
        Event::Drew { stack, .. } => vec![stack_pick(*stack)],
        Event::Started { .. }
        | Event::Dealt { .. }
        | Event::Returned { .. }
        | Event::Discarded { .. }
        | Event::Passed { .. }
        | Event::Offered { .. }
        | Event::Wished { .. }
        | Event::Answered { .. }
        | Event::Proposed { .. }
        | Event::NothingProposed { .. }
        | Event::Picked { .. }
        | Event::Swapped { .. }
        | Event::Left { .. }
        | Event::Ended { .. } => Vec::new(),
    }
}

fn plot_picks(plots: Plots) -> Vec<String> {
    plots.iter().map(plot_pick).collect()
}

/// The pick of a card in the own hand.
pub fn card_pick(card: Card) -> String {
    format!("card:{card}")
}

/// The pick of a stack.
pub fn stack_pick(stack: Board) -> String {
    format!("stack:{stack}")
}

/// The pick of a way to turn a board.
pub fn turn_pick(rotation: Rotation) -> String {
    format!("turn:{rotation}")
}

/// The pick of a place for a board.
pub fn place_pick(place: Placement) -> String {
    format!("place:{place}")
}

/// The pick of a street.
pub fn street_pick(segment: Segment) -> String {
    format!("street:{segment}")
}

/// The pick of a plot.
pub fn plot_pick(plot: Plot) -> String {
    format!("plot:{plot}")
}

/// The pick of a board that is not laid.
pub fn board_pick(board: Board) -> String {
    format!("board:{board}")
}

/// The pick of what a player proposes.
pub fn proposal_pick(seat: Seat) -> String {
    format!("proposal:{seat}")
}

/// The elements to click for an action. A building is said by its plots and then its name.
pub fn picks(action: Action) -> Vec<String> {
    let button = |id: &str| vec![format!("button:{id}")];
    match action {
        Action::Build { building, site } => {
            plot_picks(site.plots()).into_iter().chain(button(building.name())).collect()
        }
        Action::Site { site } => plot_picks(site.plots()),
        Action::Streetcar { segment } => vec![street_pick(segment)],
        Action::Neighbourhood { board } => vec![board_pick(board)],
        Action::Place { placement } => {
            vec![turn_pick(placement.rotation), place_pick(placement)]
        }
        Action::Facility { card }
        | Action::Return { card }
        | Action::Discard { card }
        | Action::Slot { card }
        | Action::Answer { card } => vec![card_pick(card)],
        Action::Draw { stack } | Action::Wish { stack } => vec![stack_pick(stack)],
        Action::Take { seat } => vec![proposal_pick(seat)],
        Action::Stop
        | Action::Exchange
        | Action::Done
        | Action::Offer
        | Action::One
        | Action::Nothing
        | Action::Decline
        | Action::Leave
        | Action::Pass => button(&action.to_string()),
    }
}
