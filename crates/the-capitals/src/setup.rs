//! 4 Setup.

use engine::{BySeat, Chance, List, Log, Rng, Seat, Seats, SetupError};

use crate::content::content;
use crate::event::Event;
use crate::ids::{ERAS, Kind, MAX_CITIES, Space, TileId, TileSet};
use crate::options::CapitalsOptions;
use crate::rules;
use crate::state::{BOX, Capitals, City, HAND, Open, Phase, Placed, STACK, Secret, Tourist, Tracks};

/// The start order (CA-10.1).
const ORDER: u8 = 0;
/// The first of three sources for the era stacks (CA-10.2).
const ERA_STACKS: u8 = 1;
/// The Prosperity tiles (CA-10.3).
const PROSPERITY: u8 = 4;

/// A position ready for the first decision.
pub fn setup(
    options: &CapitalsOptions,
    seats: Seats,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) -> Result<Capitals, SetupError> {
    crate::INFO.check_seats(seats)?;
    let mut game = Capitals { open: open(*options, seats), secret: Secret::default() };
    seat_cities(&mut game.open, &mut chance.open(ORDER), log);
    for era in 0..ERAS {
        stack_era(&mut game, era, &mut chance.open(ERA_STACKS + era as u8));
    }
    if options.prosperity {
        deal(&mut game, &mut chance.open(PROSPERITY), log);
    }
    for _ in 0..content().setup(seats.0).projects {
        let tile = game.secret.stacks[0].take_first().expect("enough tiles of the first era"); // CA-4.3
        game.open.projects[0].push(tile);
        log.add(Event::Drawn { tile });
    }
    rules::run(&mut game, log);
    Ok(game)
}

/// CA-4.4, CA-4.7, CA-4.9.
fn open(options: CapitalsOptions, seats: Seats) -> Open {
    let neutral = content().setup(seats.0).neutral;
    let at_home = |seat| Tourist { host: Some(seat), on: None, used: false };
    let mut tourists: List<Tourist, { MAX_CITIES + 1 }> = seats.iter().map(at_home).collect();
    if neutral {
        tourists.push(Tourist::default()); // CA-8.1.1: beside the board
    }
    Open {
        options,
        seats,
        round: 1,
        phase: Phase::Building, // CA-6.2.1: no Political phase in round 1
        turn: 0,
        order: List::new(),
        cities: BySeat::default(),
        tourists,
        neutral: neutral.then_some(content().board.culture.start),
        highest: None,
        projects: Default::default(),
        pushed_out: TileSet::NONE,
        plants: Default::default(),
        last_done: TileSet::NONE,
        frames: List::new(),
        atoms: List::new(),
    }
}

fn city(space: Space) -> City {
    let board = &content().board;
    let start = &content().start;
    let tracks = Tracks {
        population: board.population.start,
        employment: board.employment.start,
        public_service: board.public_service.start,
        money: board.economy.start - board.space(space).dollars as u8, // CA-4.6
        culture: board.culture.start,
        level: 1,
        progress: 0,
        energy: content().plants[0].cubes[0].into(),
        prestige: 0,
    };
    let placed = |(tile, cell)| Placed { tile, cell, cubes: 0 };
    let tiles = start.tiles.into_iter().map(placed).collect(); // CA-3.7
    City { tracks, space, tokens: start.tokens, tiles, lakes: List::new() }
}

/// CA-4.5: a random order fills the start spaces.
fn seat_cities(open: &mut Open, rng: &mut Rng, log: &mut impl Log<Event>) {
    let mut order: List<Seat, MAX_CITIES> = open.seats.iter().collect();
    rng.shuffle(&mut order);
    for (&seat, &space) in order.iter().zip(&content().setup(open.seats.0).start_spaces) {
        open.cities[seat] = city(space);
        log.add(Event::Started { seat, space });
    }
    open.order = order;
}

/// CA-4.1, CA-4.2: the tiles of an era in use; with two players one of each type leaves unseen.
fn stack_era(game: &mut Capitals, era: usize, rng: &mut Rng) {
    let seats = game.open.seats.0;
    let mut tiles = content().era_tiles(era, seats);
    for _ in 0..content().setup(seats).discard_per_type {
        for kind in Kind::ERA {
            let alike: List<TileId, STACK> = tiles.and(content().of_kind(kind)).iter().collect();
            let removed = rng.pick(&alike);
            tiles.remove(removed);
            game.secret.left.add(removed);
        }
    }
    let mut stack: List<TileId, STACK> = tiles.iter().collect();
    rng.shuffle(&mut stack);
    game.secret.stacks[era] = stack;
}

/// CA-8.3.1.
fn deal(game: &mut Capitals, rng: &mut Rng, log: &mut impl Log<Event>) {
    let mut tiles: List<TileId, BOX> = content().prosperity.iter().collect();
    rng.shuffle(&mut tiles);
    let size = content().setup(game.open.seats.0).prosperity_hand;
    for (seat, dealt) in game.open.seats.iter().zip(tiles.chunks(size)) {
        let mut hand: List<TileId, HAND> = List::of(dealt);
        hand.sort_unstable();
        game.secret.hands[seat] = hand;
        log.add(Event::Dealt { seat, tiles: Some(hand) });
    }
    game.secret.undealt = tiles.iter().copied().skip(size * game.open.seats.len()).collect();
}
