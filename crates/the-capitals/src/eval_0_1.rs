//! What bots of release 0.1 thought of a position. `deep-0.1` plays by it for ever: nothing here changes.

use engine::{Seat, Silent};

use crate::action::Action;
use crate::content::{Trigger, content};
use crate::effects::{Change, Deed, Effect, Scope};
use crate::ids::{Resource, Side};
use crate::rules::{self, building, executive, expo, tourism};
use crate::state::{Capitals, City, Frame, Open, Phase, Placed};

/// A point of prestige.
const POINT: i32 = 100;

/// What things are worth with so many rounds left.
struct Prices {
    /// Activation phases still to come.
    rounds: i32,
    /// World Expos still to come.
    expos: i32,
    money: i32,
    energy: i32,
    culture: i32,
    progress: i32,
    upgrade: i32,
    population: i32,
}

impl Prices {
    fn new(open: &Open) -> Self {
        let board = &content().board;
        let to_come = match open.phase {
            Phase::Political | Phase::Building | Phase::Executive(_) => 1,
            Phase::Tokens | Phase::Prosperity | Phase::LastEffects | Phase::Over => 0,
        };
        let rounds = i32::from(board.rounds() - open.round) + to_come;
        let expos = board.expo_after.iter().filter(|&&after| after >= open.round).count() as i32;
        Self {
            rounds,
            expos,
            money: 25 + rounds,
            energy: 25 + 2 * rounds,
            culture: 50 + 3 * rounds,
            progress: 100 - 3 * rounds,
            upgrade: 34 * rounds,
            population: 6 * rounds,
        }
    }

    fn of(&self, change: Change, city: &City) -> i32 {
        let by = i32::from(change.by);
        by * match change.what {
            Resource::Progress => self.progress,
            Resource::Population => self.population + self.work(city, 0) / 3,
            Resource::Employment => self.work(city, change.by),
            Resource::PublicService => self.service(),
            Resource::Culture => self.culture,
            Resource::Money => self.money,
            Resource::Prestige => POINT,
            Resource::Energy => self.energy,
        }
    }

    /// One more employment, at every Expo to come, if there are people for it.
    fn work(&self, city: &City, by: i16) -> i32 {
        let room = i16::from(city.tracks.population - city.tracks.employment);
        let share = if by > 0 && room < by { i32::from(room) * POINT / i32::from(by) } else { POINT };
        self.expos * 160 * share / POINT
    }

    fn service(&self) -> i32 {
        self.expos * 110
    }
}

/// The lead over the best of the others.
pub fn evaluate(game: &Capitals, seat: Seat) -> i32 {
    let own = if game.open.frames.is_empty() || game.open.actor() != seat {
        worth(&game.open, seat)
    } else {
        completed(game, seat)
    };
    let rivals = game.open.seats.others(seat).map(|other| worth(&game.open, other));
    own - rivals.max().unwrap_or(0)
}

/// Playouts seldom pass, break rules of placement, or turn a building into a Lake.
pub fn weight(game: &Capitals, action: Action) -> u32 {
    match action {
        Action::Place(cell) => weight_of_cell(game, cell),
        Action::Stop | Action::Decline | Action::Prosper(_, Side::Lake) => 1,
        Action::Activate(_) | Action::Free(_) | Action::Prosper(_, Side::Building) => 4,
        Action::Space(_)
        | Action::Take(_)
        | Action::Resolve(..)
        | Action::Tourist(_)
        | Action::Cubes
        | Action::BonusProgress
        | Action::BonusEnergy
        | Action::Token(_)
        | Action::Last(_)
        | Action::Times(_) => 1,
    }
}

fn weight_of_cell(game: &Capitals, cell: crate::board::Cell) -> u32 {
    let Some(&Frame::Cell { tile, .. }) = game.open.frames.last() else { return 1 };
    let penalty = building::penalty(&game.open.cities[game.open.actor()], tile, cell);
    match penalty {
        0 => 8,
        _ if i32::from(penalty) <= i32::from(content().board.scoring.building_penalty) => 2,
        _ => 1,
    }
}

/// The worth of a half-made choice: its best completion.
fn completed(game: &Capitals, seat: Seat) -> i32 {
    let mut legal = Vec::with_capacity(64);
    match game.open.frames.last() {
        // An extra build brings an average tile; a pending order is worked off as a sensible owner would.
        Some(Frame::ExtraTile) => return worth(&game.open, seat) + 4 * POINT,
        Some(Frame::Effects { .. }) => legal.push(sensible_order(game)),
        _ => rules::legal(game, &mut legal),
    }
    let after = |&action: &Action| {
        let mut next = *game;
        rules::apply(&mut next, action, &mut Silent);
        let open = !next.open.frames.is_empty() && next.open.phase != Phase::Over && next.open.actor() == seat;
        if open { completed(&next, seat) } else { worth(&next.open, seat) }
    };
    legal.iter().map(after).max().unwrap_or(0)
}

/// CA-6.3.12 proposes an order: population, money and energy; services; conditional effects; progress; the rest; losses.
fn sensible_order(game: &Capitals) -> Action {
    let Some(&Frame::Effects { first, .. }) = game.open.frames.last() else { unreachable!("effects are pending") };
    let pending = game.open.atoms[usize::from(first)..].iter();
    let best = pending.min_by_key(|atom| urgency(atom.deed())).expect("something is pending");
    Action::Resolve(best.source, best.slot)
}

fn urgency(deed: Deed<'_>) -> u8 {
    match deed {
        Deed::Change(change) if change.by < 0 => 6,
        Deed::Change(change) => match change.what {
            Resource::Population | Resource::Money | Resource::Energy => 0,
            Resource::PublicService => 1,
            Resource::Progress => 4,
            Resource::Employment | Resource::Culture | Resource::Prestige => 5,
        },
        Deed::Changes(_) => 3,
        Deed::Per(..) => 2,
        Deed::FreeActivation | Deed::ExtraBuild | Deed::Nothing => 4,
        Deed::Exchange(..) => 5,
    }
}

/// What a city is worth.
fn worth(open: &Open, seat: Seat) -> i32 {
    let tracks = &open.cities[seat].tracks;
    let prestige = POINT * i32::from(tracks.prestige);
    if open.phase == Phase::Over {
        return prestige;
    }
    let prices = Prices::new(open);
    prestige
        + markers(open, seat, &prices)
        + expos(open, seat, &prices)
        + tiles(open, seat, &prices)
        + place(open, seat, &prices)
}

/// What the markers will be exchanged for, or used for.
fn markers(open: &Open, seat: Seat, prices: &Prices) -> i32 {
    let tracks = &open.cities[seat].tracks;
    let money = i32::from(tracks.money);
    let poor = (12 - money).max(0) * prices.rounds.min(3); // the next payments would need taxes
    let level = i32::from(tracks.level);
    money * prices.money - 2 * poor
        + i32::from(tracks.energy) * prices.energy
        + i32::from(tracks.culture) * prices.culture
        + i32::from(tracks.progress) * prices.progress
        + level * 6 * prices.upgrade / 2
        + i32::from(tracks.population) * prices.population
        + i32::from(executive::allowed(open, seat)) * 40 * prices.rounds
}

/// The Expos to come, as if nothing changed until then.
fn expos(open: &Open, seat: Seat, prices: &Prices) -> i32 {
    let tracks = &open.cities[seat].tracks;
    let work = i32::from(expo::employment(open, seat)) * POINT;
    let idle = i32::from(expo::unemployment(open, seat)) * POINT * 2 / 3;
    let services = i32::from(tracks.public_service) * 45;
    let above = expo::service_ranking(open).iter().position(|&other| other == seat).unwrap_or(0) as i32;
    let rank = above * i32::from(content().board.scoring.rank_loss) * POINT * 2 / 3;
    prices.expos * (work - idle + services - rank)
}

/// What the tiles can still do: the best activations of each round, and final effects.
fn tiles(open: &Open, seat: Seat, prices: &Prices) -> i32 {
    let city = &open.cities[seat];
    let mut best = [0; 3];
    for placed in city.tiles.iter().filter(|placed| content().activations.has(placed.tile)) {
        let lying = i32::from(placed.cubes) / 2 + i32::from(content().tile(placed.tile).printed_cubes) + 1;
        let mut gain = activation(city, placed, prices) - lying * prices.energy;
        for slot in &mut best {
            if gain > *slot {
                std::mem::swap(slot, &mut gain);
            }
        }
    }
    let guests = open.hosted(seat).count() as i32 * 20;
    let active: i32 = best.iter().take(usize::from(executive::allowed(open, seat))).sum();
    (active * 6 / 10 + guests) * prices.rounds + finals(city)
}

/// What one activation brings, with what it sets off.
fn activation(city: &City, placed: &Placed, prices: &Prices) -> i32 {
    let Some(activation) = &content().tile(placed.tile).activation else { return 0 };
    let cost: i32 = activation.cost.iter().map(|&change| prices.of(change, city)).sum();
    let gain: i32 = activation.gain.iter().map(|effect| effect_value(city, effect, prices)).sum();
    let watchers = city.tiles.iter().filter(|other| content().activation_watchers.has(other.tile));
    let triggered =
        watchers.filter(|other| other.tile != placed.tile).map(|other| reaction(city, other, placed, prices));
    cost + gain + triggered.sum::<i32>()
}

fn reaction(city: &City, watcher: &Placed, placed: &Placed, prices: &Prices) -> i32 {
    let hit = |trigger: Trigger| match trigger {
        Trigger::Activate { scope, filter } => {
            filter.has(placed.tile) && (scope == Scope::City || watcher.cell.adjacent(placed.cell))
        }
        Trigger::Upgrade | Trigger::TourismEnd => false,
    };
    let permanent = content().tile(watcher.tile).permanent.iter().filter(|permanent| hit(permanent.trigger));
    permanent.flat_map(|permanent| &permanent.gain).map(|&change| prices.of(change, city)).sum()
}

fn effect_value(city: &City, effect: &Effect, prices: &Prices) -> i32 {
    match effect.deed(1, 0) {
        Deed::Change(change) => prices.of(change, city),
        Deed::Per(metric, each, then) => prices.of(then, city) * i32::from(city.tracks.get(metric.watches()) / each),
        Deed::FreeActivation => 2 * POINT,
        Deed::Changes(_) | Deed::Exchange(..) | Deed::ExtraBuild | Deed::Nothing => 0,
    }
}

/// Final effects as they would count now.
fn finals(city: &City) -> i32 {
    let tiles = city.tiles.iter().filter(|placed| content().finals.has(placed.tile));
    let effects =
        tiles.flat_map(|placed| content().tile(placed.tile).finals.iter().map(move |effect| (placed, effect)));
    let points =
        effects.map(|(placed, effect)| match effect.deed(building::count(city, effect, placed.tile, placed.cell), 2) {
            Deed::Change(change) if change.what == Resource::Prestige => POINT * i32::from(change.by),
            Deed::Per(metric, each, then) if then.what == Resource::Prestige => {
                POINT * i32::from(city.tracks.get(metric.watches()) / each * then.by)
            }
            Deed::Per(metric, each, _) => POINT / 2 * i32::from(city.tracks.get(metric.watches()) / each),
            _ => 0,
        });
    points.sum()
}

/// Where a city stands: culture ranking, initiative, room to build without penalty.
fn place(open: &Open, seat: Seat, prices: &Prices) -> i32 {
    let city = &open.cities[seat];
    let space = content().board.space(city.space);
    let leads = i32::from(tourism::highest(open) == seat) - i32::from(tourism::lowest(open) == seat);
    let behind = open.seats.others(seat).filter(|&other| open.cities[other].space > city.space).count() as i32;
    let open = city.tokens.iter().flat_map(|token| token.cells()).filter(|&cell| !city.occupied(cell)).count() as i32;
    let busy = prices.rounds.min(4);
    leads * 45 * busy + (behind * 45 - i32::from(space.times) * 50) * prices.rounds.min(1) + open * 6 * busy
}
