//! 6.3 Building phase: choosing, placing, and the effects of a build.

use engine::{List, Log, Seat};

use super::{Next, order};
use crate::action::Action;
use crate::board::Cell;
use crate::content::content;
use crate::effects::{Atom, Change, Deed, Effect, Scope, Slot};
use crate::event::{Event, Why};
use crate::ids::{Kind, Resource, TileId, TileSet};
use crate::state::{Arrows, Capitals, City, Frame, Open, Origin, PENDING, Phase, Placed};

/// CA-6.3.1: any tile of the Projects area.
pub fn legal_tiles(open: &Open, out: &mut Vec<Action>) {
    out.extend(open.offers().map(|(_, tile)| Action::Take(tile)));
    out.sort_unstable();
}

/// The cells for a tile that comes from somewhere.
pub fn legal_cells(open: &Open, from: Origin, out: &mut Vec<Action>) {
    let city = &open.cities[open.actor()];
    let occupied = city.grid();
    match from {
        // CA-6.3.3: next to a tile or a Lake.
        Origin::Projects | Origin::Hand => occupied.around(&occupied, |cell| out.push(Action::Place(cell))),
        // CA-8.3.6: next to a tile.
        Origin::Lake => city.tile_grid().around(&occupied, |cell| out.push(Action::Place(cell))),
    }
}

pub fn proceed(game: &mut Capitals, log: &mut impl Log<Event>) -> Next {
    if game.open.all_done() {
        super::tourism::run(game, log);
        game.open.phase = Phase::Executive(0);
        game.open.turn = 0;
        return Next::Go;
    }
    offer_tiles(game, log)
}

/// A tile of the Projects area is asked, unless there is only one.
pub fn offer_tiles(game: &mut Capitals, log: &mut impl Log<Event>) -> Next {
    if game.open.projects.iter().map(|row| row.len()).sum::<usize>() > 1 {
        return Next::Ask;
    }
    let (_, only) = game.open.offers().next().expect("a tile for every city (CA-6.3.1)");
    take(game, only, log);
    Next::Go
}

pub fn take(game: &mut Capitals, tile: TileId, log: &mut impl Log<Event>) {
    let open = &mut game.open;
    if open.frames.last() == Some(&Frame::ExtraTile) {
        open.frames.pop();
    }
    open.frames.push(Frame::Cell { tile, from: Origin::Projects });
    log.add(Event::TileChosen { seat: open.actor(), tile });
}

/// CA-6.3.2: pay, take penalties, place; then the effects are pending.
pub fn place(game: &mut Capitals, cell: Cell, log: &mut impl Log<Event>) {
    let Some(Frame::Cell { tile, from }) = game.open.frames.pop() else { unreachable!("a tile is being placed") };
    let seat = game.open.actor();
    match from {
        Origin::Projects => {
            let row = take_from_row(&mut game.open, tile);
            let price = Change { what: Resource::Money, by: -content().board.row_price[row] };
            game.open.simple_change(seat, price, Why::Row, log);
            build(game, tile, cell, Arrows::default(), log);
        }
        Origin::Hand => {
            let arrows = super::prosperity::pay(&mut game.open, tile, log);
            build(game, tile, cell, arrows, log);
        }
        Origin::Lake => super::prosperity::lay_lake(game, tile, cell, log),
    }
}

fn take_from_row(open: &mut Open, tile: TileId) -> usize {
    let (row, _) = open.offers().find(|(_, other)| *other == tile).expect("a tile of the Projects area");
    let at = open.projects[row].iter().position(|&other| other == tile).expect("a tile of this row");
    open.projects[row].remove(at);
    row
}

fn build(game: &mut Capitals, tile: TileId, cell: Cell, arrows: Arrows, log: &mut impl Log<Event>) {
    let open = &mut game.open;
    let seat = open.actor();
    let fine = Change { what: Resource::Prestige, by: -penalty(&open.cities[seat], tile, cell) };
    log.add(Event::Built { seat, tile, cell });
    open.simple_change(seat, fine, Why::Penalty, log);
    open.cities[seat].tiles.push(Placed { tile, cell, cubes: 0 });
    let first = open.atoms.len() as u8;
    open.frames.push(Frame::Effects { tile, arrows, first });
    push_atoms(open, seat, tile, cell);
}

/// CA-6.3.4: rule A is broken if the cell touches no construction token.
pub fn breaks_a(city: &City, cell: Cell) -> bool {
    !city.tokens.iter().any(|&token| cell.touches(token))
}

/// CA-6.3.5: rule B is broken if the city has tiles of the type, but none of them adjacent.
pub fn breaks_b(city: &City, kind: Kind, cell: Cell) -> bool {
    let mut alike = city.tiles.iter().filter(|placed| content().of_kind(kind).has(placed.tile)).peekable();
    alike.peek().is_some() && !alike.any(|placed| placed.cell.adjacent(cell))
}

/// CA-6.3.6: the prestige lost by placing a tile on a cell.
pub fn penalty(city: &City, tile: TileId, cell: Cell) -> i16 {
    if city.adjacent(cell).any(|placed| content().sheltering.has(placed.tile)) {
        return 0; // CA-8.3.9
    }
    let kind = content().tile(tile).kind;
    let broken = i16::from(breaks_a(city, cell)) + i16::from(breaks_b(city, kind, cell));
    broken * content().board.scoring.building_penalty
}

/// CA-6.3.8: the pending effects of a build, in list order.
fn push_atoms(open: &mut Open, seat: Seat, tile: TileId, cell: Cell) {
    let era = effect_era(open);
    let data = content().tile(tile);
    let city = open.cities[seat];
    for (i, effect) in data.immediate.iter().enumerate() {
        let atom = Atom { source: tile, slot: Slot::Immediate(i as u8), count: 1, era };
        push_atom(&mut open.atoms, &city, effect, atom, cell);
    }
    for (i, effect) in data.construction.iter().enumerate() {
        let atom = Atom { source: tile, slot: Slot::Construction(i as u8), count: 1, era };
        push_atom(&mut open.atoms, &city, effect, atom, cell);
    }
    for other in &city.by_cell(content().constructions) {
        if other.tile == tile {
            continue;
        }
        for (i, effect) in content().tile(other.tile).construction.iter().enumerate() {
            if answers(&city, other, effect, tile, cell) {
                open.atoms.push(Atom { source: other.tile, slot: Slot::Construction(i as u8), count: 1, era });
            }
        }
    }
}

/// An effect of the tile itself, unless it amounts to nothing.
fn push_atom(atoms: &mut List<Atom, PENDING>, city: &City, effect: &Effect, atom: Atom, cell: Cell) {
    let count = count(city, effect, atom.source, cell);
    let idle = match effect {
        Effect::ByEra { by, .. } => by[usize::from(atom.era)] == 0,
        Effect::FreeActivation => free_targets(city, atom.source).is_empty(),
        Effect::Shelter => true,
        Effect::Change(_)
        | Effect::Exchange { .. }
        | Effect::Per { .. }
        | Effect::PerTile { .. }
        | Effect::PerType { .. }
        | Effect::ExtraBuild => count == 0,
    };
    if !idle {
        atoms.push(Atom { count, ..atom });
    }
}

/// How many tiles or types an effect of a tile on a cell counts now (CA-6.3.9, CA-6.3.10).
pub fn count(city: &City, effect: &Effect, tile: TileId, cell: Cell) -> u8 {
    match effect {
        Effect::PerTile { scope: Scope::Adjacent, filter, .. } => {
            city.adjacent(cell).filter(|placed| filter.has(placed.tile)).count() as u8
        }
        Effect::PerTile { scope: Scope::City, filter, .. } => {
            let others = city.tiles.iter().filter(|placed| placed.tile != tile);
            others.filter(|placed| filter.has(placed.tile)).count() as u8
        }
        Effect::PerType { .. } => {
            let kinds = kinds_around(city, cell, tile);
            (kinds & !(1 << content().tile(tile).kind as u8)).count_ones() as u8
        }
        Effect::Change(_)
        | Effect::ByEra { .. }
        | Effect::Exchange { .. }
        | Effect::Per { .. }
        | Effect::FreeActivation
        | Effect::ExtraBuild
        | Effect::Shelter => 1,
    }
}

/// The types among the tiles adjacent to a cell, one tile left out, as bits.
fn kinds_around(city: &City, cell: Cell, except: TileId) -> u8 {
    let others = city.adjacent(cell).filter(|placed| placed.tile != except);
    others.fold(0, |kinds, placed| kinds | 1 << content().tile(placed.tile).kind as u8)
}

/// CA-6.3.9: whether a construction effect of another tile is set off by a new tile.
pub fn answers(city: &City, owner: &Placed, effect: &Effect, new: TileId, cell: Cell) -> bool {
    let near = owner.cell.adjacent(cell);
    match effect {
        Effect::PerTile { scope: Scope::Adjacent, filter, .. } => near && filter.has(new),
        Effect::PerTile { scope: Scope::City, filter, .. } => filter.has(new),
        Effect::PerType { .. } => {
            let known = kinds_around(city, owner.cell, new) | 1 << content().tile(owner.tile).kind as u8;
            near && known >> content().tile(new).kind as u8 & 1 == 0
        }
        Effect::Change(_)
        | Effect::ByEra { .. }
        | Effect::Exchange { .. }
        | Effect::Per { .. }
        | Effect::FreeActivation
        | Effect::ExtraBuild
        | Effect::Shelter => false,
    }
}

/// The era that values by era use: after the marker has moved on, that of the round just played (CA-8.3.8).
pub fn effect_era(open: &Open) -> u8 {
    let round = if open.phase == Phase::Prosperity { open.round - 1 } else { open.round };
    content().board.era(round) as u8
}

/// Tiles that a free activation granted by a tile may choose (CA-6.5.12).
pub fn free_targets(city: &City, tile: TileId) -> TileSet {
    let Some(placed) = city.placed(tile) else { return TileSet::NONE };
    let near: TileSet = city.adjacent(placed.cell).map(|placed| placed.tile).collect();
    near.and(content().activations)
}

/// The effects of a tile before the last World Expo are an event like a build (CA-7.1).
pub fn begin_last(open: &mut Open, tile: TileId) {
    let seat = open.actor();
    let city = open.cities[seat];
    let cell = city.placed(tile).expect("a tile of the city").cell;
    let era = effect_era(open);
    open.last_done.add(tile);
    let first = open.atoms.len() as u8;
    open.frames.push(Frame::Effects { tile, arrows: Arrows::default(), first });
    for (i, effect) in content().tile(tile).last.iter().enumerate() {
        let atom = Atom { source: tile, slot: Slot::Last(i as u8), count: 1, era };
        push_atom(&mut open.atoms, &city, effect, atom, cell);
    }
}

/// CA-6.3.12: goes on with the pending effects as far as nobody needs to be asked.
pub fn proceed_effects(game: &mut Capitals, log: &mut impl Log<Event>) -> Next {
    let Some(&Frame::Effects { first, .. }) = game.open.frames.last() else { unreachable!("effects are pending") };
    let pending = &game.open.atoms[usize::from(first)..];
    if pending.is_empty() {
        end_event(game);
        return Next::Go;
    }
    if order::matters(&game.open, pending) {
        return Next::Ask;
    }
    // What upgrades add was taken into account, so that all can be worked off without another look.
    let frame = game.open.frames.len();
    while game.open.frames.len() == frame && game.open.atoms.len() > usize::from(first) {
        resolve(game, 0, log);
    }
    Next::Go
}

/// CA-6.3.12: every pending effect, equal ones of the same tile once.
pub fn legal_order(open: &Open, out: &mut Vec<Action>) {
    let Some(&Frame::Effects { first, .. }) = open.frames.last() else { unreachable!("effects are pending") };
    let pending = &open.atoms[usize::from(first)..];
    let fresh = |(i, atom): &(usize, &Atom)| !pending[..*i].iter().any(|earlier| alike(earlier, atom));
    out.extend(pending.iter().enumerate().filter(fresh).map(|(_, atom)| Action::Resolve(atom.source, atom.slot)));
    out.sort_unstable();
}

/// Whether it makes no difference which of two effects comes first: equal ones of one tile, and an upgrade by either
/// sets off the same (CA-6.3.10).
fn alike(one: &Atom, other: &Atom) -> bool {
    let own = |atom: &Atom| matches!(atom.slot, Slot::Immediate(_));
    let watched = content().upgrade_watchers.has(one.source);
    one.source == other.source && one.deed() == other.deed() && (own(one) == own(other) || !watched)
}

pub fn choose_next(game: &mut Capitals, source: TileId, slot: Slot, log: &mut impl Log<Event>) {
    let Some(&Frame::Effects { first, .. }) = game.open.frames.last() else { unreachable!("effects are pending") };
    let wanted = |atom: &Atom| atom.source == source && atom.slot == slot;
    let index = game.open.atoms[usize::from(first)..].iter().position(wanted).expect("a pending effect");
    resolve(game, index, log);
}

/// Resolves one pending effect of the event completely (CA-6.3.11).
fn resolve(game: &mut Capitals, index: usize, log: &mut impl Log<Event>) {
    let open = &mut game.open;
    let Some(&Frame::Effects { first, arrows, .. }) = open.frames.last() else { unreachable!("effects are pending") };
    let atom = open.atoms.remove(usize::from(first) + index);
    let cause = open.cause(open.actor(), Why::Tile(atom.source));
    let mut books = open.books(cause.seat, arrows);
    match atom.deed() {
        Deed::FreeActivation => open.frames.push(Frame::FreeTarget { tile: atom.source }),
        Deed::ExtraBuild => open.frames.push(Frame::ExtraTile),
        deed @ Deed::Per(metric, each, then) if deed.asks() => {
            let most = books.read(metric, cause) / each;
            if most >= 2 {
                let frame = Frame::HowOften { tile: atom.source, slot: atom.slot, most: most as u8 };
                return open.frames.push(frame);
            }
            books.change(then.times(most), cause, log);
        }
        deed => books.perform(deed, cause, log),
    }
    settle(open, &books, atom.source, atom.slot);
}

/// CA-6.3.13: the owner has chosen how often.
pub fn take_times(game: &mut Capitals, times: u8, log: &mut impl Log<Event>) {
    let open = &mut game.open;
    let Some(Frame::HowOften { tile, slot, .. }) = open.frames.pop() else { unreachable!("an effect is taken") };
    let atom = Atom { source: tile, slot, count: 1, era: 0 };
    let Deed::Per(_, _, then) = atom.deed() else { unreachable!("only conditional effects may be taken fewer times") };
    let Some(&Frame::Effects { arrows, .. }) = open.frames.last() else { unreachable!("an event is under way") };
    let cause = open.cause(open.actor(), Why::Tile(tile));
    let mut books = open.books(cause.seat, arrows);
    books.change(then.times(times.into()), cause, log);
    settle(open, &books, tile, slot);
}

/// Writes the books of the event back; upgrades add their effects to the list (CA-6.3.8 d).
fn settle(open: &mut Open, books: &super::tracks::Books, source: TileId, slot: Slot) {
    let seat = open.actor();
    open.close(seat, books);
    if books.upgrades > 0 {
        let city = open.cities[seat];
        for _ in 0..books.upgrades {
            upgrade_atoms(&city, source, slot, |atom| open.atoms.push(atom));
        }
    }
    for frame in open.frames.iter_mut().rev() {
        if let Frame::Effects { arrows, .. } = frame {
            *arrows = books.arrows;
            return;
        }
    }
}

/// What one upgrade sets off, unless the tile's own immediate effect caused it (CA-6.3.10).
pub fn upgrade_atoms(city: &City, source: TileId, slot: Slot, mut push: impl FnMut(Atom)) {
    for watcher in &city.by_cell(content().upgrade_watchers) {
        if watcher.tile == source && matches!(slot, Slot::Immediate(_)) {
            continue;
        }
        for (i, permanent) in content().tile(watcher.tile).permanent.iter().enumerate() {
            if permanent.trigger == crate::content::Trigger::Upgrade {
                push(Atom { source: watcher.tile, slot: Slot::Upgrade(i as u8), count: 1, era: 0 });
            }
        }
    }
}

/// The event is over; if nothing encloses it, so is the city's turn.
fn end_event(game: &mut Capitals) {
    let open = &mut game.open;
    open.frames.pop();
    if open.frames.is_empty() && matches!(open.phase, Phase::Building | Phase::Prosperity) {
        open.turn += 1;
    }
}
