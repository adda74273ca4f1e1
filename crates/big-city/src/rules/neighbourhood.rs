//! Laying boards, in setup and later (BC-4.6 to BC-4.8, BC-6.6).

use engine::Log;

use crate::action::Action;
use crate::board::Placement;
use crate::event::Event;
use crate::ids::{Board, Boards};
use crate::rules::{turn, useless};
use crate::state::{BigCity, Prompt, Stage};

/// The boards that can still be laid in setup: those of a stack of which everybody was dealt a card (BC-4.7).
fn setup_boards(game: &BigCity) -> Boards {
    let wanted = |board: &Board| !game.city.laid().has(*board) && !game.held(game.on_turn, *board).is_empty();
    game.table().boards().filter(wanted).collect()
}

pub fn offer_setup_boards(game: &BigCity, out: &mut Vec<Action>) {
    out.extend(setup_boards(game).iter().map(|board| Action::Neighbourhood { board }));
}

/// The next player lays a board, or play begins (BC-4.6). The last board of all is not asked for (BC-5.3).
pub fn next_setup_board(game: &mut BigCity) {
    let placed = game.city.laid().len() as u8 - 1;
    game.on_turn = game.seats.ahead(game.first, placed % game.seats.0); // BC-4.6
    if placed == game.table().placements {
        game.on_turn = game.first;
        game.stage = Stage::Asking(Prompt::Action);
        return;
    }
    game.stage = Stage::Asking(Prompt::SetupBoard);
    let mut boards = setup_boards(game).iter();
    if let (Some(board), None) = (boards.next(), boards.next()) {
        game.stage = Stage::Asking(Prompt::SetupPlace { board });
    }
}

/// BC-6.6.1: any board that is not on the table, once City Hall stands.
pub fn offer_boards(game: &BigCity, out: &mut Vec<Action>) {
    if game.city.has_city_hall() {
        let laid = game.city.laid();
        out.extend(Board::all().filter(|&board| !laid.has(board)).map(|board| Action::Neighbourhood { board }));
    }
}

/// A board is chosen; next its place.
pub fn choose(game: &mut BigCity, prompt: Prompt, board: Board) {
    game.stage = Stage::Asking(match prompt {
        Prompt::SetupBoard => Prompt::SetupPlace { board },
        Prompt::Action => Prompt::BoardPlace { board },
        Prompt::SetupPlace { .. }
        | Prompt::FacilityPlace { .. }
        | Prompt::StreetcarMore
        | Prompt::BoardPlace { .. }
        | Prompt::Exchange
        | Prompt::Draw
        | Prompt::Useless
        | Prompt::Replace
        | Prompt::OfferCard
        | Prompt::OfferWish
        | Prompt::TradeAnswer { .. }
        | Prompt::TradePick { .. }
        | Prompt::TradeFallback => unreachable!("{prompt:?} is about no board"),
    });
}

/// Every place of a board (BC-6.6.2).
pub fn offer_places(game: &BigCity, board: Board, out: &mut Vec<Action>) {
    game.city.spots(board, &mut |placement| out.push(Action::Place { placement }));
}

/// Lays the board.
pub fn place(game: &mut BigCity, prompt: Prompt, placement: Placement, log: &mut impl Log<Event>) {
    let (Prompt::SetupPlace { board } | Prompt::BoardPlace { board }) = prompt else { return };
    game.city.lay(board, placement);
    log.add(Event::Laid { seat: game.on_turn, board, placement });
    if matches!(prompt, Prompt::SetupPlace { .. }) {
        return next_setup_board(game);
    }
    turn::is_busy(game);
    useless::ask(game, log);
}
