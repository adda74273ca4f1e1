//! The sequence of play: which chapter asks, which chapter answers.
//!
//! A round runs Political, Building, Tourism, Executive, Administrative (CA-1.2); unfinished business lies on the stack of
//! frames and comes first. [`apply`] carries out a choice and then everything that asks nobody (CA-5.1).

pub mod administrative;
pub mod building;
pub mod ending;
pub mod executive;
pub mod expo;
pub mod order;
pub mod political;
pub mod prosperity;
pub mod tourism;
pub mod tracks;

use engine::Log;

use crate::action::Action;
use crate::event::Event;
use crate::ids::Resource;
use crate::state::{Capitals, Frame, Phase};

/// What comes after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// More happens by itself.
    Go,
    /// Somebody is asked, or the game is over.
    Ask,
}

/// Everything that may be answered now.
pub fn legal(game: &Capitals, out: &mut Vec<Action>) {
    let open = &game.open;
    match open.frames.last() {
        None => legal_in_phase(game, out),
        Some(Frame::Bonus) => out.extend([Action::BonusProgress, Action::BonusEnergy]), // CA-6.5.10
        Some(Frame::Cell { from, .. }) => building::legal_cells(open, *from, out),
        Some(Frame::Effects { .. }) => building::legal_order(open, out),
        Some(Frame::Pay { .. }) => executive::legal_payment(open, out),
        Some(Frame::FreeTarget { .. }) => executive::legal_free(open, out),
        Some(Frame::ExtraTile) => building::legal_tiles(open, out), // CA-8.3.10
        Some(Frame::HowOften { most, .. }) => out.extend((1..=*most).map(Action::Times)), // CA-6.3.13
        Some(Frame::Activation { .. }) => unreachable!("an activation runs on by itself"),
    }
}

fn legal_in_phase(game: &Capitals, out: &mut Vec<Action>) {
    let open = &game.open;
    match open.phase {
        Phase::Political => political::legal(open, out),
        Phase::Building => building::legal_tiles(open, out),
        Phase::Executive(_) => executive::legal(open, out),
        Phase::Tokens => administrative::legal_vertices(open, out),
        Phase::Prosperity => prosperity::legal(game, out),
        Phase::LastEffects => ending::legal_last(open, out),
        Phase::Over => {}
    }
}

/// Carries out a choice, and then everything that asks nobody.
pub fn apply(game: &mut Capitals, action: Action, log: &mut impl Log<Event>) {
    match action {
        Action::Space(space) => political::choose(game, space, log),
        Action::Take(tile) => building::take(game, tile, log),
        Action::Place(cell) => building::place(game, cell, log),
        Action::Resolve(tile, slot) => building::choose_next(game, tile, slot, log),
        Action::Activate(tile) => executive::choose(game, tile, log),
        Action::Stop => executive::stop(game, log),
        Action::Tourist(tourist) => executive::add_tourist(game, tourist, log),
        Action::Cubes => executive::pay(game, log),
        Action::BonusProgress => executive::take_bonus(game, Resource::Progress, log),
        Action::BonusEnergy => executive::take_bonus(game, Resource::Energy, log),
        Action::Free(tile) => executive::activate_freely(game, tile, log),
        Action::Decline => executive::decline(game, log),
        Action::Token(vertex) => administrative::move_token(game, vertex, log),
        Action::Prosper(tile, side) => prosperity::choose(game, tile, side, log),
        Action::Last(tile) => building::begin_last(&mut game.open, tile),
        Action::Times(times) => building::take_times(game, times, log),
    }
    run(game, log);
}

/// Runs on until somebody has to be asked (CA-5.2).
pub fn run(game: &mut Capitals, log: &mut impl Log<Event>) {
    while step(game, log) == Next::Go {}
}

/// One step of what happens by itself.
pub fn step(game: &mut Capitals, log: &mut impl Log<Event>) -> Next {
    match game.open.frames.last() {
        None => step_phase(game, log),
        Some(Frame::Bonus | Frame::Cell { .. } | Frame::HowOften { .. }) => Next::Ask,
        Some(Frame::Effects { .. }) => building::proceed_effects(game, log),
        Some(Frame::Pay { .. }) => executive::proceed_payment(game, log),
        Some(Frame::Activation { .. }) => executive::proceed_activation(game, log),
        Some(Frame::FreeTarget { .. }) => executive::proceed_free(game, log),
        Some(Frame::ExtraTile) => building::offer_tiles(game, log),
    }
}

fn step_phase(game: &mut Capitals, log: &mut impl Log<Event>) -> Next {
    match game.open.phase {
        Phase::Political => political::proceed(game),
        Phase::Building => building::proceed(game, log),
        Phase::Executive(_) => executive::proceed(game, log),
        Phase::Tokens => administrative::proceed_tokens(game, log),
        Phase::Prosperity => prosperity::proceed(game, log),
        Phase::LastEffects => ending::proceed(game, log),
        Phase::Over => Next::Ask,
    }
}
