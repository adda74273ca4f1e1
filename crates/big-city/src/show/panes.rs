//! What lies around the map.

use engine::pieces::{Card as Face, Form, Lie, Pane, Piece, Ribbon, Role, Row, State, Tabletop};
use engine::{Phrase, Viewer};

use super::chips::chip;
use super::supply::supply;
use crate::board::Rotation;
use crate::content::content;
use crate::ids::{Board, Card};
use crate::map::board_paint;
use crate::map::pictures::{board_name, small_name};
use crate::refusals::card_phrase;
use crate::show;
use crate::state::{Ending, Prompt, Slot, Stage};
use crate::view::{Offered, Reply, View};

pub fn lay(view: &View) -> Tabletop {
    let question = [view.board_in_question().map(turns), offer(view)].into_iter().flatten();
    let market = [Some(stacks(view)), boards(view), Some(supply(view))].into_iter().flatten();
    Tabletop {
        place: place(view),
        ribbons: ribbon(view).into_iter().collect(),
        chips: view.seats.iter().map(|seat| chip(view, seat)).collect(),
        panes: question.chain(market).chain(hand(view)).collect(),
    }
}

/// Whether City Hall stands, and how near a standstill is.
fn place(view: &View) -> Phrase {
    let limit = content().tables[view.seats.len() - 2].idle_limit;
    let key = match view.stage {
        Stage::Over(Ending::CityComplete) => "end-city-complete",
        Stage::Over(Ending::Standstill) => "end-standstill",
        Stage::Asking(Prompt::SetupBoard | Prompt::SetupPlace { .. }) => "place-setup",
        Stage::Asking(_) if view.city.has_city_hall() => "place-city",
        Stage::Asking(_) => "place-early",
    };
    Phrase::new(key).with("count", view.idle).with("limit", limit)
}

/// The parts of a turn (BC-5.2).
fn ribbon(view: &View) -> Option<Ribbon> {
    let now = match view.stage {
        Stage::Over(_) | Stage::Asking(Prompt::SetupBoard | Prompt::SetupPlace { .. }) => return None,
        Stage::Asking(Prompt::Draw) => 1,
        Stage::Asking(Prompt::Useless | Prompt::Replace) => 2,
        Stage::Asking(
            Prompt::Action
            | Prompt::FacilityPlace { .. }
            | Prompt::StreetcarMore
            | Prompt::BoardPlace { .. }
            | Prompt::Exchange
            | Prompt::OfferCard
            | Prompt::OfferWish
            | Prompt::TradeAnswer { .. }
            | Prompt::TradePick { .. }
            | Prompt::TradeFallback,
        ) => 0,
    };
    let draw = match now {
        1 => Phrase::new("ribbon-draw-left").with("left", view.drawing.left),
        _ => Phrase::new("ribbon-draw"),
    };
    let lead = Phrase::new("ribbon-turn").with("seat", view.on_turn);
    let steps = [("action", Phrase::new("ribbon-action")), ("draw", draw), ("useless", Phrase::new("ribbon-useless"))];
    Some(Ribbon::new(steps, Some(now)).lead(lead))
}

/// The four ways to turn the board in question.
fn turns(board: Board) -> Pane {
    let tile = |rotation: Rotation| {
        let title = Phrase::new("help-turn").with("degrees", rotation.degrees());
        Face::new(Form::Tile, title).pick(show::turn_pick(rotation)).picture(board_name(board, rotation))
    };
    let pane = Pane::new(Role::Question, "turns").note(show::board_name(board));
    pane.with(Row::new(Rotation::ALL.map(tile)).lie(Lie::Even))
}

/// The cards offered, and what everybody proposes for each.
fn offer(view: &View) -> Option<Pane> {
    let offer = &view.offer;
    let rows = Slot::ALL.into_iter().zip(&offer.slots).map(|(slot, offered)| slot_row(view, slot, offered));
    let pane = Pane::new(Role::Question, "offer").with_all(rows);
    let pane = match offer.wishes.is_empty() {
        true => pane,
        false => pane.note(Phrase::new("help-wishes").with("stacks", show::numbers(offer.wishes))),
    };
    (!offer.slots.is_empty()).then_some(pane)
}

fn slot_row(view: &View, slot: Slot, offered: &Offered) -> Row {
    let asked = view.stage == Stage::Asking(Prompt::TradePick { slot });
    let card = match offered.card {
        Some(card) => face(card),
        None => back(offered.back),
    };
    let card = card.help(Phrase::new("help-offered").with("stack", offered.back.number()));
    let replies = view.seats.iter().filter_map(|seat| {
        let shown = match view.offer.answers[seat][slot as usize] {
            Reply::Back(stack) => back(stack),
            Reply::Card(card) => face(card),
            Reply::Sealed => Face::new(Form::Back, Phrase::plain("?")),
            Reply::Open | Reply::Nothing => return None,
        };
        let shown = shown.mark(seat);
        Some(if asked { shown.pick(show::proposal_pick(seat)) } else { shown })
    });
    let row =
        Row::new(std::iter::once(card).chain(replies)).label(Phrase::new("offer-slot").with("slot", slot.number()));
    if asked { row.state(State::Marked) } else { row }
}

/// A card face down.
fn back(stack: Board) -> Face {
    Face::new(Form::Back, Phrase::plain(stack)).paint(board_paint(stack).name())
}

/// A card face up: the number of its plot, or the park or factory.
fn face(card: Card) -> Face {
    let face = match card.facility() {
        Some(building) => Face::blank(Form::Mini).picture(small_name(building)).line(Phrase::new(building.key())),
        None => Face::new(Form::Mini, Phrase::plain(card.plot().map(|plot| plot.to_string()).unwrap_or_default())),
    };
    face.paint(board_paint(card.stack()).name()).piece(format!("card:{card}"))
}

/// The stacks, and below them what the viewer knows to be in them.
fn stacks(view: &View) -> Pane {
    let row = Row::new(Board::all().map(|stack| draw_stack(view, stack))).lie(Lie::Fan);
    let note = match view.stage {
        Stage::Asking(Prompt::OfferWish) => "note-wish",
        Stage::Asking(_) | Stage::Over(_) => "note-stacks",
    };
    let pane = Pane::new(Role::Market, "stacks").note(Phrase::new(note)).with(row);
    pane.with_all(Board::all().filter_map(|stack| known(view, stack)))
}

fn draw_stack(view: &View, stack: Board) -> Face {
    let cards = &view.stacks[stack.index()];
    let help = Phrase::new("help-stack").with("stack", stack.number()).with("count", cards.len());
    let knows = view.viewer != Viewer::Spectator && cards.iter().any(|place| place.card.is_some());
    let face =
        if cards.is_empty() { Face::new(Form::Slot, Phrase::plain(stack)).state(State::Spent) } else { back(stack) };
    let face =
        face.pick(show::stack_pick(stack)).help(help).aside(Phrase::new("stack-left").with("count", cards.len()));
    if knows { face.badge(Phrase::plain("⟨eye⟩")) } else { face }
}

/// What the eye means: the cards of a stack that the viewer has seen, with their places from the top (BC-9.4).
fn known(view: &View, stack: Board) -> Option<Piece> {
    let places = view.stacks[stack.index()].iter().zip(1u8..);
    let known: Vec<Phrase> = places
        .filter_map(|(place, number)| {
            Some(Phrase::new("told-place").with("card", card_phrase(place.card?)).with("place", number))
        })
        .collect();
    (!known.is_empty()).then(|| Phrase::new("stack-known").with("stack", stack.number()).with("cards", known).into())
}

/// The boards that are not laid.
fn boards(view: &View) -> Option<Pane> {
    let waiting = Board::all().filter(|&board| !view.city.laid().has(board));
    let tile = |board: Board| {
        let tile = Face::new(Form::Tile, show::board_name(board)).picture(board_name(board, Rotation::R0));
        tile.pick(show::board_pick(board)).piece(format!("board:{board}"))
    };
    let row = Row::new(waiting.map(tile));
    (!row.pieces.is_empty()).then(|| Pane::new(Role::Market, "boards").note(Phrase::new("note-boards")).with(row))
}

/// The viewer's cards: useless ones faint, those set aside marked, each with the reason.
fn hand(view: &View) -> Option<Pane> {
    view.viewer.seat()?;
    let own = view.own();
    let pane = Pane::new(Role::Mine, "hand").badge(Phrase::new("badge-cards").with("count", own.len()));
    let row = Row::new(own.iter().map(|card| held(view, card)));
    let useless = own.iter().any(|card| is_useless(view, card)).then(|| Phrase::new("hand-useless"));
    Some(pane.with(row).with_all(useless))
}

fn is_useless(view: &View, card: Card) -> bool {
    card.plot().is_some_and(|plot| view.city.facilities().has(plot))
}

fn held(view: &View, card: Card) -> Face {
    let aside = view.own_aside.has(card) || view.offer.slots.iter().any(|slot| slot.card == Some(card));
    let key = if is_useless(view, card) { "hand-card-useless" } else { "hand-card" };
    let face = face(card).pick(show::card_pick(card)).help(Phrase::new(key).with("card", card_phrase(card)));
    match (aside, is_useless(view, card)) {
        (true, _) => face.line(Phrase::new("card-aside")).state(State::Marked),
        (false, true) => face.line(Phrase::new("card-useless")).state(State::Spent),
        (false, false) => face,
    }
}
