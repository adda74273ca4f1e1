//! The shorthand of scenarios: a position rearranged line by line.
//!
//! ```text
//! boards 2 0 (0,-2); 3 0 (3,0)        these boards and board 1, nothing built
//! building residence_2 43+44          a building stands; its cards are out of the game
//! streetcars V(1,0) H(1,1)            streetcars lie, in the order of the line
//! hand 0: p11 p12 park_2              exactly these cards
//! stack 2: p21 p24                    exactly these cards from the top; others of the stack leave the game
//! stacks empty                        all stacks leave the game
//! removed p17 p18                     these cards leave the game
//! knows 1: p24                        seat 1 knows these cards where they are
//! score 1: 92
//! turn 1                              seat 1 chooses an action
//! idle 3                              idle turns in a row so far
//! ```

use engine::Seat;

use crate::board::{City, Placement, Segment, Site};
use crate::content::content;
use crate::ids::{Board, Building, Card, Cards, Knowers};
use crate::rules::streetcar;
use crate::state::{BigCity, MOST_HAND, Prompt, Stage};

pub fn arrange(game: &mut BigCity, line: &str) -> Result<(), String> {
    let (verb, rest) = line.split_once(' ').ok_or("expected a word and what it is about")?;
    match verb {
        "boards" => boards(game, rest),
        "building" => building(game, rest),
        "streetcars" => streetcars(game, rest),
        "hand" => hand(game, rest),
        "stack" => stack(game, rest),
        "stacks" if rest == "empty" => Board::all().try_for_each(|board| fill_stack(game, board, &[])),
        "removed" => {
            cards(rest)?.into_iter().try_for_each(|card| take_out(game, card).map(|()| game.removed.add(card)))
        }
        "knows" => knows(game, rest),
        "score" => score(game, rest),
        "turn" => turn(game, rest),
        "idle" => rest.parse().map(|idle| game.idle = idle).map_err(|_| format!("{rest:?} is no number")),
        _ => Err(format!("{verb:?} is not understood")),
    }
}

fn parse<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text:?} is not understood"))
}

fn cards(text: &str) -> Result<Vec<Card>, String> {
    text.split_whitespace().map(parse).collect()
}

/// `SEAT: rest`.
fn of_seat<'a>(game: &BigCity, text: &'a str) -> Result<(Seat, &'a str), String> {
    let (seat, rest) = text.split_once(':').ok_or("expected a seat and a colon")?;
    Ok((seat_at(game, seat)?, rest.trim()))
}

fn seat_at(game: &BigCity, text: &str) -> Result<Seat, String> {
    let seat = Seat(parse(text)?);
    if game.seats.contains(seat) { Ok(seat) } else { Err(format!("there is no seat {seat}")) }
}

fn boards(game: &mut BigCity, text: &str) -> Result<(), String> {
    let mut city = City::new();
    city.lay(Board::FIRST, Placement::default());
    for entry in text.split(';').map(str::trim) {
        let (board, placement) = entry.split_once(' ').ok_or("expected a board and its place")?;
        let (board, placement): (Board, Placement) = (parse(board)?, parse(placement)?);
        if city.laid().has(board) {
            return Err(format!("board {board} lies already"));
        }
        city.fits(board, placement).map_err(|misfit| format!("board {board}: {misfit:?}"))?;
        city.lay(board, placement);
    }
    game.city = city;
    Ok(())
}

fn building(game: &mut BigCity, text: &str) -> Result<(), String> {
    let (building, site) = text.split_once(' ').ok_or("expected a building and its plots")?;
    let (building, site): (Building, Site) = (parse(building)?, parse(site)?);
    if !site.plots().less(game.city.free()).is_empty() {
        return Err("these plots are not free".into());
    }
    if site.plots().len() != content().shape(building).size {
        return Err(format!("{building} has another size"));
    }
    if game.city.count(building) == content().spec(building).supply {
        return Err(format!("no {building} is left"));
    }
    let own = Card::all().find(|card| card.facility() == Some(building));
    let paid: Cards = own.map_or(Cards(site.plots().0), Cards::one);
    game.city.build(building, site.plots());
    for card in paid.less(game.removed).iter() {
        take_out(game, card)?;
        game.removed.add(card);
    }
    Ok(())
}

fn streetcars(game: &mut BigCity, text: &str) -> Result<(), String> {
    for segment in text.split_whitespace() {
        let segment: Segment = parse(segment)?;
        if !game.city.is_open_street(segment) {
            return Err(format!("{segment} is no open street"));
        }
        if game.city.cars().len() == usize::from(content().streetcars) {
            return Err("no streetcar is left".into());
        }
        let line = streetcar::line(game);
        game.city.lay_car(segment, line);
    }
    Ok(())
}

/// Takes a card out of the stack or hand it is in; a hand gets the next card of that number instead, if there is one.
fn take_out(game: &mut BigCity, card: Card) -> Result<(), String> {
    let stack = &mut game.stacks[card.stack().index()];
    *game.known.of_mut(card) = Knowers::NONE;
    if let Some(place) = stack.iter().position(|&other| other == card) {
        stack.remove(place);
        return Ok(());
    }
    let holder = game.seats.iter().find(|&seat| game.hands[seat].has(card));
    let holder = holder.ok_or_else(|| format!("{card} is out of the game"))?;
    game.hands[holder].remove(card);
    if let Some(other) = stack.take_first() {
        give(game, holder, other);
    }
    Ok(())
}

fn give(game: &mut BigCity, seat: Seat, card: Card) {
    game.hands[seat].add(card);
    *game.known.of_mut(card) = Knowers::one(seat);
}

fn hand(game: &mut BigCity, text: &str) -> Result<(), String> {
    let (seat, list) = of_seat(game, text)?;
    for card in game.hands[seat].iter() {
        game.stacks[card.stack().index()].push(card);
        *game.known.of_mut(card) = Knowers::NONE;
    }
    game.hands[seat] = Cards::NONE;
    for card in cards(list)? {
        take_out(game, card)?;
        give(game, seat, card);
        if game.hands[seat].len() > MOST_HAND {
            return Err(format!("a hand has room for {MOST_HAND} cards"));
        }
    }
    Ok(())
}

fn stack(game: &mut BigCity, text: &str) -> Result<(), String> {
    let (board, list) = text.split_once(':').ok_or("expected a stack and a colon")?;
    fill_stack(game, parse(board)?, &cards(list)?)
}

fn fill_stack(game: &mut BigCity, board: Board, list: &[Card]) -> Result<(), String> {
    for &card in list {
        if card.stack() != board {
            return Err(format!("{card} does not belong to stack {board}"));
        }
        if game.removed.has(card) {
            game.removed.remove(card);
        } else {
            take_out(game, card)?;
        }
    }
    for card in std::mem::take(&mut game.stacks[board.index()]).iter() {
        game.removed.add(*card);
        *game.known.of_mut(*card) = Knowers::NONE;
    }
    game.stacks[board.index()].extend(list);
    Ok(())
}

fn knows(game: &mut BigCity, text: &str) -> Result<(), String> {
    let (seat, list) = of_seat(game, text)?;
    cards(list)?.into_iter().for_each(|card| game.known.of_mut(card).add(seat));
    Ok(())
}

fn score(game: &mut BigCity, text: &str) -> Result<(), String> {
    let (seat, points) = of_seat(game, text)?;
    game.scores[seat] = parse(points)?;
    Ok(())
}

fn turn(game: &mut BigCity, text: &str) -> Result<(), String> {
    game.on_turn = seat_at(game, text)?;
    game.stage = Stage::Asking(Prompt::Action);
    Ok(())
}

#[cfg(test)]
mod tests {
    use engine::{Chance, Game, Seats, Seed, Silent};

    use super::*;

    #[test]
    fn what_cannot_be_is_refused() {
        let lines = [
            "boards 1 0 (3,0)",
            "boards 2 0 (0,-2); 2 0 (3,0)",
            "boards 2 0 (127,127)",
            "building residence_2 11",
            "building residence_1 99",
            "streetcars V(127,0)",
            "streetcars \u{e9}",
            "hand 0: p11 p12 p13 p14 p15 p16 p17",
            "hand 9: p11",
            "stack 2: p11",
            "stack 2: p21 p21",
            "removed p11 p11",
            "idle 300",
            "turn \u{e9}",
            "\u{e9}",
        ];
        let chance = &mut Chance::new(Seed::from_number(1));
        let mut game = BigCity::setup(&Default::default(), Seats(3), chance, &mut Silent).expect("a game");
        for line in lines {
            assert!(arrange(&mut game.clone(), line).is_err(), "{line} was accepted");
        }
        for line in ["boards 3 0 (3,0)", "building city_hall 11"] {
            arrange(&mut game, line).unwrap_or_else(|error| panic!("{line}: {error}"));
        }
        assert!(arrange(&mut game, "building city_hall 12").is_err(), "there is one City Hall");
    }
}
