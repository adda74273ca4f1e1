//! Why an action is not legal: near misses and the rules they break.
//!
//! Legality itself is what the chapters offer; here it is only explained.

use engine::{Refusal, Turn};

use crate::action::Action;
use crate::board::{Cell, Vertex};
use crate::content::content;
use crate::effects::Slot;
use crate::ids::{Side, Space, TileId, TouristId};
use crate::rules::{executive, political, prosperity};
use crate::state::{Capitals, City, Frame, Open, Origin, Phase, Prompt};

/// Everything a person might try here.
pub fn candidates(game: &Capitals, out: &mut Vec<Action>) {
    let Turn::Decide { seat, prompt } = game.open.asked() else { return };
    crate::rules::legal(game, out);
    let city = &game.open.cities[seat];
    let own = city.tiles.iter().map(|placed| placed.tile);
    match prompt {
        Prompt::Initiative => out.extend((1..=content().board.initiative.len() as u8).map(Space).map(Action::Space)),
        Prompt::Tile | Prompt::ExtraTile => out.extend(own.chain(game.open.pushed_out.iter()).map(Action::Take)),
        Prompt::Cell { .. } => each_near(city, |cell| out.push(Action::Place(cell))),
        Prompt::Order { tile } => {
            let listed = 0..content().tile(tile).immediate.len() as u8;
            out.extend(listed.map(|i| Action::Resolve(tile, Slot::Immediate(i))));
        }
        Prompt::Activate => out.extend(own.chain(game.open.pushed_out.iter()).map(Action::Activate)),
        Prompt::Pay { .. } => {
            out.extend((0..game.open.tourists.len() as u8).map(TouristId).map(Action::Tourist));
            out.push(Action::Cubes);
        }
        Prompt::FreeTarget { .. } => out.extend(own.map(Action::Free)),
        Prompt::Token { .. } => each_near(city, |cell| out.push(Action::Token(Vertex::new(cell.x, cell.y)))),
        Prompt::Prosperity => {
            let hand = game.secret.hands[seat].iter().copied().chain(city.lakes.iter().map(|lake| lake.tile));
            out.extend(hand.map(|tile| Action::Prosper(tile, Side::Building)));
        }
        Prompt::LastEffect => out.extend(own.map(Action::Last)),
        Prompt::HowOften { most, .. } => out.push(Action::Times(most + 1)),
        Prompt::Bonus => {}
    }
    out.extend([Action::Stop, Action::Cubes, Action::Decline, Action::BonusProgress, Action::Times(1)]);
}

/// Cells up to two away from a tile.
fn each_near(city: &City, mut visit: impl FnMut(Cell)) {
    for placed in &city.tiles {
        for (dx, dy) in (-2..=2).flat_map(|dx| (-2..=2).map(move |dy| (dx, dy))) {
            visit(Cell::new(placed.cell.x + dx, placed.cell.y + dy));
        }
    }
}

/// Why an action is not legal, or nothing if it is.
pub fn why_not(game: &Capitals, action: Action) -> Option<Refusal> {
    let mut legal = Vec::new();
    crate::rules::legal(game, &mut legal);
    if legal.binary_search(&action).is_ok() {
        return None;
    }
    let Turn::Decide { prompt, .. } = game.open.asked() else { return Some(Refusal::new("CA-7.5", "no-over")) };
    Some(explain(game, prompt, action))
}

fn explain(game: &Capitals, prompt: Prompt, action: Action) -> Refusal {
    let open = &game.open;
    match (prompt, action) {
        (Prompt::Initiative, Action::Space(space)) => no_space(open, space),
        (Prompt::Tile, Action::Take(tile)) => about("CA-6.3.1", "no-project", tile),
        (Prompt::ExtraTile, Action::Take(tile)) => about("CA-8.3.10", "no-project", tile),
        (Prompt::Cell { from, .. }, Action::Place(cell)) => no_cell(open, from, cell),
        (Prompt::Order { .. }, Action::Resolve(tile, _)) => about("CA-6.3.12", "no-pending", tile),
        (Prompt::Activate, Action::Activate(tile)) => no_activation(open, tile),
        (Prompt::Pay { tile }, Action::Tourist(tourist)) => no_tourist(open, tile, tourist),
        (Prompt::Pay { tile }, Action::Cubes) => no_cubes(open, tile),
        (Prompt::FreeTarget { .. }, Action::Free(tile)) => about("CA-6.5.12", "no-free-target", tile),
        (Prompt::Token { .. }, Action::Token(vertex)) => no_vertex(open, vertex),
        (Prompt::Prosperity, Action::Prosper(tile, _)) => no_prosperity(game, tile),
        (Prompt::LastEffect, Action::Last(tile)) => about("CA-7.1", "no-last-effect", tile),
        (Prompt::HowOften { most, .. }, Action::Times(_)) => {
            Refusal::new("CA-6.3.13", "no-so-often").with("most", most)
        }
        (prompt, _) => Refusal::new(clause(prompt), "no-not-now"),
    }
}

/// The clause that says what is decided now.
fn clause(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Initiative => "CA-6.2.2",
        Prompt::Tile => "CA-6.3.1",
        Prompt::ExtraTile => "CA-8.3.10",
        Prompt::Cell { from: Origin::Projects | Origin::Hand, .. } => "CA-6.3.3",
        Prompt::Cell { from: Origin::Lake, .. } => "CA-8.3.6",
        Prompt::Order { .. } => "CA-6.3.12",
        Prompt::Activate => "CA-6.5.1",
        Prompt::Pay { .. } => "CA-6.5.14",
        Prompt::Bonus => "CA-6.5.10",
        Prompt::FreeTarget { .. } => "CA-6.5.12",
        Prompt::Token { .. } => "CA-6.6.2",
        Prompt::Prosperity => "CA-8.3.3",
        Prompt::LastEffect => "CA-7.1",
        Prompt::HowOften { .. } => "CA-6.3.13",
    }
}

fn about(clause: &'static str, key: &'static str, tile: TileId) -> Refusal {
    Refusal::new(clause, key).with("tile", crate::show::tile_name(tile))
}

fn no_space(open: &Open, space: Space) -> Refusal {
    let key = if political::in_use(open, space) { "no-space-taken" } else { "no-space-closed" };
    Refusal::new("CA-6.2.2", key).with("space", space.0)
}

fn no_cell(open: &Open, from: Origin, cell: Cell) -> Refusal {
    if open.cities[open.actor()].occupied(cell) {
        return Refusal::new("CA-3.1", "no-cell-occupied");
    }
    match from {
        Origin::Projects | Origin::Hand => Refusal::new("CA-6.3.3", "no-cell-away"),
        Origin::Lake => Refusal::new("CA-8.3.6", "no-lake-away"),
    }
}

fn no_activation(open: &Open, tile: TileId) -> Refusal {
    let seat = open.actor();
    let Some(placed) = open.cities[seat].placed(tile) else { return about("CA-6.5.3", "no-tile-of-yours", tile) };
    if content().tile(tile).activation.is_none() {
        return about("CA-6.5.3", "no-activation", tile);
    }
    about("CA-6.5.5", "no-means", tile).with("cost", executive::cost(open, seat, placed))
}

fn no_tourist(open: &Open, tile: TileId, id: TouristId) -> Refusal {
    let seat = open.actor();
    if !open.hosted(seat).any(|(hosted, _)| hosted == id) {
        return Refusal::new("CA-6.5.5", "no-guest");
    }
    if executive::usable(open, seat, tile) >> id.0 & 1 == 0 {
        return Refusal::new("CA-6.5.6", "no-tourist-usable");
    }
    Refusal::new("CA-6.5.14", "no-tourist-now")
}

fn no_cubes(open: &Open, tile: TileId) -> Refusal {
    let Some(Frame::Pay { tourists, .. }) = open.frames.last() else { unreachable!("a payment") };
    Refusal::new("CA-6.5.5", "no-cubes").with("rest", executive::links(open, tile, *tourists).rest)
}

fn no_vertex(open: &Open, vertex: Vertex) -> Refusal {
    let taken = open.cities[open.actor()].tokens.contains(&vertex);
    Refusal::new("CA-6.6.2", if taken { "no-vertex-taken" } else { "no-vertex-outside" })
}

fn no_prosperity(game: &Capitals, tile: TileId) -> Refusal {
    let seat = game.open.actor();
    if !game.secret.hands[seat].contains(&tile) {
        return about("CA-8.3.4", "no-tile-in-hand", tile);
    }
    debug_assert!(!prosperity::meets(&game.open, seat, tile) && game.open.phase == Phase::Prosperity);
    about("CA-8.3.5", "no-requirement", tile)
}
