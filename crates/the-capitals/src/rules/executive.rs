//! 6.5 Executive phase: activations, payments, free activations, the bonus of those who make none.

use engine::{Log, Seat};

use super::building::{self, free_targets};
use super::{Next, tracks::Books};
use crate::action::Action;
use crate::content::{Trigger, content};
use crate::effects::{Change, Deed, Scope};
use crate::event::{Event, Why};
use crate::ids::{Resource, TileId, TouristId};
use crate::state::{Arrows, Capitals, Frame, Open, Phase, Placed};

/// CA-6.5.2: activations that a city may make at its present level.
pub fn allowed(open: &Open, seat: Seat) -> u8 {
    let level = usize::from(open.cities[seat].tracks.level);
    content().plants[level - 1].activations + u8::from(open.highest == Some(seat))
}

/// The tourists of a city as seen from one of its tiles.
#[derive(Clone, Copy, Default)]
struct Guests {
    /// Lying on the tile.
    here: u8,
    /// CA-6.5.6: may pay for it, a bit each.
    usable: u8,
}

fn guests(open: &Open, seat: Seat, tile: TileId) -> Guests {
    let mut guests = Guests::default();
    for (i, tourist) in open.tourists.iter().enumerate().filter(|(_, tourist)| tourist.host == Some(seat)) {
        if tourist.on == Some(tile) {
            guests.here += 1;
        } else if !tourist.used {
            guests.usable |= 1 << i;
        }
    }
    guests
}

/// CA-6.5.4: 1 and everything on the tile.
pub fn cost(open: &Open, seat: Seat, placed: &Placed) -> u8 {
    cost_among(placed, guests(open, seat, placed.tile))
}

fn cost_among(placed: &Placed, guests: Guests) -> u8 {
    1 + content().tile(placed.tile).printed_cubes + placed.cubes + guests.here
}

/// CA-6.5.6: tourists that may pay for a tile, a bit each.
pub fn usable(open: &Open, seat: Seat, tile: TileId) -> u8 {
    guests(open, seat, tile).usable
}

/// CA-6.5.5, CA-6.5.14: whether a city can pay for a tile.
pub fn payable(open: &Open, seat: Seat, placed: &Placed) -> bool {
    let guests = guests(open, seat, placed.tile);
    let means = open.cities[seat].tracks.energy + guests.usable.count_ones() as u16;
    u16::from(cost_among(placed, guests)) <= means
}

/// CA-6.5.3: any tile with an activation that can be paid.
fn activatable(open: &Open, seat: Seat) -> impl Iterator<Item = TileId> {
    let tiles = open.cities[seat].tiles.iter().filter(|placed| content().activations.has(placed.tile));
    tiles.filter(move |placed| payable(open, seat, placed)).map(|placed| placed.tile)
}

pub fn legal(open: &Open, out: &mut Vec<Action>) {
    out.extend(activatable(open, open.actor()).map(Action::Activate));
    out.sort_unstable();
    out.push(Action::Stop); // CA-6.5.10
}

pub fn proceed(game: &mut Capitals, log: &mut impl Log<Event>) -> Next {
    let open = &mut game.open;
    let Phase::Executive(made) = open.phase else { unreachable!("the Executive phase") };
    if open.all_done() {
        super::administrative::begin(game, log);
        return Next::Go;
    }
    let seat = open.actor();
    if made < allowed(open, seat) && activatable(open, seat).next().is_some() {
        return Next::Ask;
    }
    finish(open, log);
    Next::Go
}

/// The city makes no further activation; if it made none, a bonus is due (CA-6.5.10).
fn finish(open: &mut Open, log: &mut impl Log<Event>) {
    let seat = open.actor();
    log.add(Event::Stopped { seat });
    if open.phase == Phase::Executive(0) {
        return open.frames.push(Frame::Bonus);
    }
    next_city(open);
}

fn next_city(open: &mut Open) {
    open.turn += 1;
    open.phase = Phase::Executive(0);
}

pub fn stop(game: &mut Capitals, log: &mut impl Log<Event>) {
    finish(&mut game.open, log);
}

pub fn take_bonus(game: &mut Capitals, what: Resource, log: &mut impl Log<Event>) {
    let open = &mut game.open;
    open.frames.pop();
    let seat = open.actor();
    small_event(open, seat, &[Change { what, by: 1 }], Why::Bonus, log);
    next_city(open);
}

/// An event of plain changes and of what its upgrades set off (CA-6.1.5).
pub fn small_event(open: &mut Open, seat: Seat, changes: &[Change], why: Why, log: &mut impl Log<Event>) {
    let cause = open.cause(seat, why);
    let mut books = open.books(seat, Arrows::default());
    books.changes(changes, cause, log);
    let upgrades = std::mem::take(&mut books.upgrades);
    set_off(open, seat, &mut books, Cast { activated: None, upgrades }, log);
    open.close(seat, &books);
}

/// What sets permanent effects off.
#[derive(Clone, Copy)]
struct Cast {
    activated: Option<TileId>,
    upgrades: u8,
}

/// CA-6.5.7: every permanent effect set off by an activation and by upgrades, by cell.
fn set_off(open: &Open, seat: Seat, books: &mut Books, mut cast: Cast, log: &mut impl Log<Event>) {
    let city = &open.cities[seat];
    let watching = content().activation_watchers.or(content().upgrade_watchers);
    while cast.activated.is_some() || cast.upgrades > 0 {
        for watcher in &city.by_cell(watching) {
            let cause = open.cause(seat, Why::Tile(watcher.tile));
            for permanent in &content().tile(watcher.tile).permanent {
                for _ in 0..times(open, seat, watcher, permanent.trigger, cast) {
                    books.changes(&permanent.gain, cause, log);
                }
            }
        }
        cast = Cast { activated: None, upgrades: std::mem::take(&mut books.upgrades) };
    }
}

/// How often a permanent effect is set off: by every upgrade, or by the activation of another tile (CA-6.3.10) in its
/// scope (CA-6.5.9).
fn times(open: &Open, seat: Seat, watcher: &Placed, trigger: Trigger, cast: Cast) -> u8 {
    match (trigger, cast.activated) {
        (Trigger::Upgrade, _) => cast.upgrades,
        (Trigger::Activate { scope, filter }, Some(tile)) => {
            let near = |placed: &Placed| scope == Scope::City || placed.cell.adjacent(watcher.cell);
            let other = tile != watcher.tile && filter.has(tile);
            u8::from(other && open.cities[seat].placed(tile).is_some_and(near))
        }
        (Trigger::Activate { .. }, None) | (Trigger::TourismEnd, _) => 0,
    }
}

pub fn choose(game: &mut Capitals, tile: TileId, log: &mut impl Log<Event>) {
    log.add(Event::ActivationChosen { seat: game.open.actor(), tile });
    game.open.frames.push(Frame::Pay { tile, tourists: 0 });
}

/// The links of a payment that can still be completed (CA-6.5.14).
#[derive(Clone, Copy)]
pub struct Links {
    /// Tourists, a bit each.
    pub tourists: u8,
    /// Whether the rest may be paid in cubes.
    pub cubes: bool,
    /// The rest.
    pub rest: u8,
}

/// What can be added to a payment after some tourists, a bit each.
pub fn links(open: &Open, tile: TileId, added: u8) -> Links {
    let seat = open.actor();
    let placed = open.cities[seat].placed(tile).expect("a tile of the city");
    let rest = cost(open, seat, placed) - added.count_ones() as u8;
    let energy = open.cities[seat].tracks.energy;
    let up_to_last = u8::MAX.checked_shr(added.leading_zeros()).unwrap_or(0);
    let later = usable(open, seat, tile) & !up_to_last;
    let completes = |bit: &u32| {
        let after = (later >> bit >> 1).count_ones() as u16;
        u16::from(rest) <= 1 + after + energy
    };
    let tourists = (0..8).filter(|bit| later >> bit & 1 == 1).filter(completes).fold(0, |bits, bit| bits | 1 << bit);
    Links { tourists, cubes: u16::from(rest) <= energy, rest }
}

fn each_tourist(bits: u8) -> impl Iterator<Item = TouristId> {
    (0..8).filter(move |bit| bits >> bit & 1 == 1).map(TouristId)
}

pub fn legal_payment(open: &Open, out: &mut Vec<Action>) {
    let Some(&Frame::Pay { tile, tourists }) = open.frames.last() else { unreachable!("a payment") };
    let links = links(open, tile, tourists);
    out.extend(each_tourist(links.tourists).map(Action::Tourist));
    if links.cubes {
        out.push(Action::Cubes);
    }
}

/// Carries out the payment as far as there is only one way.
pub fn proceed_payment(game: &mut Capitals, log: &mut impl Log<Event>) -> Next {
    let Some(&Frame::Pay { tile, tourists }) = game.open.frames.last() else { unreachable!("a payment") };
    let links = links(&game.open, tile, tourists);
    match (links.tourists.count_ones(), links.cubes) {
        (0, true) => pay(game, log),
        (1, false) => add_tourist(game, TouristId(links.tourists.trailing_zeros() as u8), log),
        _ => return Next::Ask,
    }
    Next::Go
}

pub fn add_tourist(game: &mut Capitals, tourist: TouristId, log: &mut impl Log<Event>) {
    let seat = game.open.actor();
    log.add(Event::TouristPaid { seat, tourist });
    let Some(Frame::Pay { tile, tourists }) = game.open.frames.last_mut() else { unreachable!("a payment") };
    *tourists |= 1 << tourist.0;
    let (tile, added) = (*tile, *tourists);
    let placed = game.open.cities[seat].placed(tile).expect("a tile of the city");
    if cost(&game.open, seat, placed) == added.count_ones() as u8 {
        pay(game, log);
    }
}

/// CA-6.5.5: everything paid is laid on the tile; the rest comes in cubes.
pub fn pay(game: &mut Capitals, log: &mut impl Log<Event>) {
    let open = &mut game.open;
    let seat = open.actor();
    let Some(Frame::Pay { tile, tourists }) = open.frames.pop() else { unreachable!("a payment") };
    let cubes = links(open, tile, tourists).rest;
    for tourist in each_tourist(tourists) {
        let tourist = &mut open.tourists[tourist.index()];
        tourist.on = Some(tile);
        tourist.used = true;
    }
    let city = &mut open.cities[seat];
    city.tracks.energy -= u16::from(cubes);
    let placed = city.tiles.iter_mut().find(|placed| placed.tile == tile).expect("a tile of the city");
    placed.cubes += cubes;
    let Phase::Executive(made) = &mut open.phase else { unreachable!("the Executive phase") };
    *made += 1;
    log.add(Event::Activated { seat, tile, cubes, tourists: tourists.count_ones() as u8 });
    begin(open, tile, log);
}

/// CA-6.5.7: first all costs.
fn begin(open: &mut Open, tile: TileId, log: &mut impl Log<Event>) {
    let seat = open.actor();
    let cause = open.cause(seat, Why::Tile(tile));
    let mut books = open.books(seat, Arrows::default());
    books.changes(&activation(tile).cost, cause, log); // CA-6.5.8
    open.close(seat, &books);
    open.frames.push(Frame::Activation { tile, arrows: books.arrows, step: 0, upgrades: 0 });
}

fn activation(tile: TileId) -> &'static crate::content::Activation {
    content().tile(tile).activation.as_ref().expect("a tile with an activation")
}

/// CA-6.5.7: then all gains, a free activation completed in its place, then what was set off.
pub fn proceed_activation(game: &mut Capitals, log: &mut impl Log<Event>) -> Next {
    let open = &mut game.open;
    let Some(Frame::Activation { tile, arrows, step, upgrades }) = open.frames.pop() else {
        unreachable!("an activation")
    };
    let seat = open.actor();
    let mut books = open.books(seat, arrows);
    let Some(effect) = activation(tile).gain.get(usize::from(step)) else {
        set_off(open, seat, &mut books, Cast { activated: Some(tile), upgrades }, log);
        open.close(seat, &books);
        return Next::Go;
    };
    let city = &open.cities[seat];
    let cell = city.placed(tile).expect("a tile of the city").cell;
    let deed = effect.deed(building::count(city, effect, tile, cell), building::effect_era(open));
    books.perform(deed, open.cause(seat, Why::Tile(tile)), log);
    open.close(seat, &books);
    let upgrades = upgrades + books.upgrades;
    open.frames.push(Frame::Activation { tile, arrows: books.arrows, step: step + 1, upgrades });
    if matches!(deed, Deed::FreeActivation) {
        open.frames.push(Frame::FreeTarget { tile });
    }
    Next::Go
}

/// CA-6.5.12: an adjacent tile with an activation, or none; CA-6.5.13: perhaps there is nothing to choose from.
pub fn legal_free(open: &Open, out: &mut Vec<Action>) {
    let Some(&Frame::FreeTarget { tile }) = open.frames.last() else { unreachable!("a free activation") };
    out.extend(free_targets(&open.cities[open.actor()], tile).iter().map(Action::Free));
    out.push(Action::Decline); // CA-6.3.14
}

pub fn proceed_free(game: &mut Capitals, log: &mut impl Log<Event>) -> Next {
    let Some(&Frame::FreeTarget { tile }) = game.open.frames.last() else { unreachable!("a free activation") };
    if !free_targets(&game.open.cities[game.open.actor()], tile).is_empty() {
        return Next::Ask;
    }
    decline(game, log);
    Next::Go
}

pub fn decline(game: &mut Capitals, log: &mut impl Log<Event>) {
    game.open.frames.pop();
    log.add(Event::Declined { seat: game.open.actor() });
}

/// CA-6.5.12: nothing is paid in cubes and nothing is laid on the tile.
pub fn activate_freely(game: &mut Capitals, tile: TileId, log: &mut impl Log<Event>) {
    game.open.frames.pop();
    log.add(Event::ActivatedFreely { seat: game.open.actor(), tile });
    begin(&mut game.open, tile, log);
}
