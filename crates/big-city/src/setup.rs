//! Setup (BC-4, BC-10).

use engine::{BySeat, Chance, List, Log, Seat, Seats, SetupError};

use crate::board::{City, Placement};
use crate::event::Event;
use crate::ids::{Board, CARDS, Cards, Knowers};
use crate::options::{BigCityOptions, FirstPlayer};
use crate::rules::neighbourhood;
use crate::state::{BigCity, Drawing, Knowledge, Prompt, Stage, ThisTurn, Trade};

/// Sources of chance: the starting player, then one for each stack.
const FIRST: u8 = 0;
const STACKS: u8 = 1;

pub fn setup(
    options: &BigCityOptions,
    seats: Seats,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) -> Result<BigCity, SetupError> {
    crate::INFO.check_seats(seats)?; // BC-1.1
    let first = match options.first_player {
        FirstPlayer::Random => Seat(chance.open(FIRST).below(seats.0.into()) as u8), // BC-4.1, BC-10.1
        FirstPlayer::Seat1 => Seat(0),                                               // BC-8.7.1
    };
    let mut game = BigCity {
        options: *options,
        seats,
        first,
        on_turn: first,
        stage: Stage::Asking(Prompt::SetupBoard),
        city: City::new(),
        scores: BySeat::default(), // BC-4.4
        stacks: [List::new(); Board::COUNT],
        hands: BySeat::default(),
        removed: Cards::NONE,
        known: Knowledge([Knowers::NONE; CARDS]),
        idle: 0,
        now: ThisTurn::default(),
        drawing: Drawing::default(),
        aside: Cards::NONE,
        trade: Trade::default(),
    };
    log.add(Event::Started { first });
    shuffle(&mut game, chance);
    deal(&mut game, log);
    game.city.lay(Board::FIRST, Placement::default()); // BC-4.5, BC-3.4
    neighbourhood::next_setup_board(&mut game);
    Ok(game)
}

/// BC-4.2, BC-10.2: eight shuffles, once.
fn shuffle(game: &mut BigCity, chance: &mut Chance) {
    for board in Board::all() {
        let stack = &mut game.stacks[board.index()];
        board.cards().iter().for_each(|card| stack.push(card));
        chance.open(STACKS + board.index() as u8).shuffle(stack);
    }
}

/// BC-4.3, BC-10.3: one card of each dealt stack for everybody, in turn order.
fn deal(game: &mut BigCity, log: &mut impl Log<Event>) {
    let table = game.table();
    for &stack in &table.deal_from {
        for seat in game.seats.from(game.first) {
            let card = game.stacks[stack.index()].take_first().expect("nine cards for at most five players");
            game.hands[seat].add(card);
            game.known.of_mut(card).add(seat); // BC-9.4 (a)
        }
    }
    for seat in game.seats.from(game.first) {
        log.add(Event::Dealt {
            seat,
            cards: Some(game.hands[seat]),
            stacks: table.deal_from.iter().copied().collect(),
        });
    }
}
