//! Arrangements of a position for scenarios, a line each:
//!
//! ```text
//! tiles: 1w21 12332 m2w2 1w2mw 1mw1     the terrain, T1 to T22
//! swap T6 T10                           two tiles change places
//! no cities                             an empty map
//! city a1: castle J8; I8 farm, H7 quarry; P=4
//! gold 0: 3        cards 0: 2           gold, unused Action cards
//! figures 0: harvest I8, hygiene K8     coloured citizens on the map
//! penalty 1        founded 0
//! year 3    round 5    first 1    actor 0
//! close 0                               the last action of the year belongs to this player
//! display: palace, cathedral            slots 1, 2 ...
//! voice: C H H C                        the year's Voice cards, the face-up one first
//! front 1: palace, palace               known politics cards before a player
//! unseen 1: hospital                    cards drawn unseen
//! discards: palace      unseen discards: palace      deck: palace, cathedral
//! ```
//! Cards come from the deck.

use engine::Seat;

use crate::board::HexSet;
use crate::content::{MAX_CITIES, MAX_FIGURES, VOICES_A_YEAR, content};
use crate::ids::{Building, Card, Demand, Hex, SPACES, Space, Stack, Tally, Tile};
use crate::state::{City, Figure, LaCitta, Open, Phase, Player, Prompt, Standing, Task};

/// Carries out one line.
pub fn arrange(position: &mut LaCitta, line: &str) -> Result<(), String> {
    match line.split_once(':') {
        Some((what, list)) => arrange_list(position, what.trim(), list.trim()),
        None => arrange_words(&mut position.open, &line.split_whitespace().collect::<Vec<_>>()),
    }
}

fn arrange_words(open: &mut Open, words: &[&str]) -> Result<(), String> {
    match *words {
        ["swap", a, b] => open.tiles.swap(space(a)?.index(), space(b)?.index()),
        ["no", "cities"] => clear_map(open),
        ["penalty", seat] => player(open, seat)?.standing = Standing::Penalised,
        ["founded", seat] => player(open, seat)?.founded = true,
        ["year", year] => open.year = counted(year, content().numbers.years)?,
        ["round", round] => open.round = counted(round, content().numbers.rounds)?,
        ["first", seat] => open.first = seat_of(open, seat)?,
        ["actor", seat] => open.actor = seat_of(open, seat)?,
        ["close", seat] => close(open, seat)?,
        _ => return Err("no such arrangement".into()),
    }
    Ok(())
}

fn arrange_list(position: &mut LaCitta, what: &str, list: &str) -> Result<(), String> {
    let open = &mut position.open;
    match *what.split_whitespace().collect::<Vec<_>>() {
        ["tiles"] => open.tiles = tiles(list)?,
        ["city", name] => put_city(open, name, list)?,
        ["gold", seat] => player(open, seat)?.gold = number(list)?,
        ["cards", seat] => player(open, seat)?.action_cards = number(list)?,
        ["figures", seat] => put_figures(open, seat, list)?,
        ["display"] => cards(list)?.iter().enumerate().try_for_each(|(slot, &card)| show(position, slot, card))?,
        ["voice"] => set_voice(position, list)?,
        ["front", seat] => {
            let seat = seat_of(open, seat)?;
            let moved = from_deck(position, list)?;
            position.open.fronts[seat] = position.open.fronts[seat].plus(moved);
        }
        ["unseen", "discards"] => {
            let moved = from_deck(position, list)?;
            position.secret.unseen_discards = position.secret.unseen_discards.plus(moved);
        }
        ["unseen", seat] => {
            let seat = seat_of(open, seat)?;
            let moved = from_deck(position, list)?;
            position.secret.unseen[seat] = position.secret.unseen[seat].plus(moved);
        }
        ["discards"] => {
            let moved = from_deck(position, list)?;
            position.open.discards = position.open.discards.plus(moved);
        }
        ["deck"] => stack_deck(position, list)?,
        _ => return Err("no such arrangement".into()),
    }
    Ok(())
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("{text:?} is no small number"))
}

/// A number from 1 on.
fn counted(text: &str, last: u8) -> Result<u8, String> {
    let number = number(text)?;
    if (1..=last).contains(&number) { Ok(number) } else { Err(format!("{number} is not in 1 to {last}")) }
}

fn seat_of(open: &Open, text: &str) -> Result<Seat, String> {
    let seat = text.parse().ok().map(Seat).filter(|&seat| open.seats.contains(seat));
    seat.ok_or_else(|| format!("there is no seat {text:?}"))
}

fn player<'a>(open: &'a mut Open, seat: &str) -> Result<&'a mut Player, String> {
    let seat = seat_of(open, seat)?;
    Ok(&mut open.players[seat])
}

fn space(text: &str) -> Result<Space, String> {
    text.parse().map_err(|_| format!("{text:?} is no terrain space"))
}

fn hex(text: &str) -> Result<Hex, String> {
    text.parse().map_err(|_| format!("{text:?} is no hex"))
}

fn cards(list: &str) -> Result<Vec<Card>, String> {
    let names = list.split(',').map(str::trim).filter(|name| !name.is_empty());
    names.map(|name| name.parse().map_err(|_| format!("{name:?} is no politics card"))).collect()
}

fn tiles(list: &str) -> Result<[Tile; SPACES], String> {
    let tile = |letter: char| match letter {
        '1' => Ok(Tile::Field1),
        '2' => Ok(Tile::Field2),
        '3' => Ok(Tile::Field3),
        'm' => Ok(Tile::Mountain),
        'w' => Ok(Tile::Water),
        _ => Err(format!("{letter:?} is no tile: 1, 2, 3, m or w")),
    };
    let tiles = list.chars().filter(|letter| !letter.is_whitespace()).map(tile).collect::<Result<Vec<_>, _>>()?;
    tiles.try_into().map_err(|tiles: Vec<Tile>| format!("{} tiles, not {SPACES}", tiles.len()))
}

fn close(open: &mut Open, seat: &str) -> Result<(), String> {
    let seat = seat_of(open, seat)?;
    open.round = content().numbers.rounds;
    open.actor = seat;
    open.first = open.seats.next(seat);
    (open.phase, open.prompt) = (Phase::Politics, Prompt::Act);
    Ok(())
}

fn clear_map(open: &mut Open) {
    open.lots = Default::default();
    open.stock = content().stacks;
    for player in &mut open.players.0 {
        player.cities.clear();
        player.figures.clear();
        player.next_city = 1;
    }
}

/// `a1` is city 1 of seat 0.
fn put_city(open: &mut Open, name: &str, list: &str) -> Result<(), String> {
    let (owner, number) = name.split_at_checked(1).ok_or("a city is called a1")?;
    let seat =
        owner.bytes().next().map(|letter| Seat(letter.wrapping_sub(b'a'))).filter(|&seat| open.seats.contains(seat));
    let seat = seat.ok_or_else(|| format!("nobody owns {name}"))?;
    let number = counted(number, u8::MAX - 1)?;
    if open.players[seat].cities.len() == MAX_CITIES {
        return Err(format!("seat {seat} has {MAX_CITIES} cities"));
    }
    let mut city = City { number, ..City::default() };
    for part in list.split(';').map(str::trim) {
        match part.split_once(['=', ' ']) {
            Some(("P", people)) => city.people = self::number(people)?,
            Some(("castle", at)) => {
                let at = hex(at)?;
                city.castle = at;
                put_building(open, &mut city, at, Building::Castle)?;
            }
            _ => part.split(',').try_for_each(|building| put_named(open, &mut city, building.trim()))?,
        }
    }
    let player = &mut open.players[seat];
    player.cities.push(city);
    player.next_city = number + 1;
    Ok(())
}

/// `I8 farm`
fn put_named(open: &mut Open, city: &mut City, text: &str) -> Result<(), String> {
    let (at, kind) = text.split_once(' ').ok_or_else(|| format!("{text:?}: expected a hex and a building"))?;
    let kind = kind.parse().map_err(|_| format!("{kind:?} is no building"))?;
    put_building(open, city, hex(at)?, kind)
}

fn put_building(open: &mut Open, city: &mut City, at: Hex, kind: Building) -> Result<(), String> {
    if open.lots[at].replace(kind).is_some() {
        return Err(format!("{at} is occupied"));
    }
    city.hexes = city.hexes.or(HexSet::one(at));
    if let Some(stack) = content().buildings[kind.index()].stack {
        take_tile(open, stack)?;
    }
    Ok(())
}

fn take_tile(open: &mut Open, stack: Stack) -> Result<(), String> {
    let left = &mut open.stock[stack.index()];
    *left = left.checked_sub(1).ok_or_else(|| format!("no tile {stack} is left"))?;
    Ok(())
}

/// `harvest I8, hygiene K8`
fn put_figures(open: &mut Open, seat: &str, list: &str) -> Result<(), String> {
    let seat = seat_of(open, seat)?;
    for text in list.split(',').map(str::trim) {
        let (task, at) = text.split_once(' ').ok_or_else(|| format!("{text:?}: expected a task and a hex"))?;
        let task = match task {
            "harvest" => Task::Harvest,
            demand => Task::Attract(demand.parse().map_err(|_| format!("{demand:?} is no task"))?),
        };
        let figures = &mut open.players[seat].figures;
        if figures.len() == MAX_FIGURES {
            return Err(format!("seat {seat} has {MAX_FIGURES} coloured citizens"));
        }
        figures.push(Figure { hex: hex(at)?, task });
    }
    Ok(())
}

/// Puts a card into a slot; the card there goes where the other came from.
fn show(position: &mut LaCitta, slot: usize, card: Card) -> Result<(), String> {
    let display = &mut position.open.display;
    if slot >= display.len() {
        return Err("the display has fewer slots".into());
    }
    if let Some(other) = (slot..display.len()).find(|&other| display[other] == card) {
        display.swap(slot, other);
        return Ok(());
    }
    let deck = &mut position.secret.deck;
    let at = deck.iter().position(|&other| other == card).ok_or_else(|| format!("no {card} can be spared"))?;
    std::mem::swap(&mut display[slot], &mut deck[at]);
    Ok(())
}

fn from_deck(position: &mut LaCitta, list: &str) -> Result<Tally, String> {
    let wanted = cards(list)?;
    for card in &wanted {
        let deck = &mut position.secret.deck;
        let at = deck.iter().position(|other| other == card).ok_or_else(|| format!("no {card} is in the deck"))?;
        deck.remove(at);
    }
    Ok(wanted.into_iter().collect())
}

/// Brings cards to the top of the deck, in this order.
fn stack_deck(position: &mut LaCitta, list: &str) -> Result<(), String> {
    let moved = cards(list)?;
    from_deck(position, list)?;
    moved.into_iter().rev().for_each(|card| position.secret.deck.push_front(card));
    Ok(())
}

fn set_voice(position: &mut LaCitta, list: &str) -> Result<(), String> {
    let start = position.open.voice_start();
    let letters: Vec<&str> = list.split_whitespace().collect();
    if letters.len() != VOICES_A_YEAR {
        return Err(format!("a year has {VOICES_A_YEAR} Voice cards"));
    }
    for (i, letter) in letters.into_iter().enumerate() {
        let demand = Demand::ALL.into_iter().find(|demand| demand.name()[..1].eq_ignore_ascii_case(letter));
        let demand = demand.ok_or_else(|| format!("{letter:?} is no demand: C, H or E"))?;
        let voice = &mut position.secret.voice;
        let from = (start + i..voice.len()).chain(0..start).find(|&from| voice[from] == demand);
        voice.swap(start + i, from.ok_or_else(|| format!("no {demand} is left"))?);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use engine::{Chance, Game, Seats, Seed, Silent};

    use super::*;

    #[test]
    fn what_cannot_be_is_refused() {
        let lines = [
            "year 0",
            "year 7",
            "round 9",
            "city a255: castle J8; P=3",
            "city \u{e9}1: castle J8; P=3",
            "city f1: castle J8; P=3",
            "city a1: castle J8, J8 farm",
            "figures 0: harvest I8, harvest I8, harvest I8, harvest I8, harvest I8",
            "tiles: 1w2",
            "swap T0 T99",
            "display: palace, palace, palace, palace, palace",
            "discards: palace, palace, palace, palace, palace",
            "voice: C",
            "voice: X H H C",
            "\u{e9}",
        ];
        let chance = &mut Chance::new(Seed::from_number(1));
        let game = LaCitta::setup(&Default::default(), Seats(3), chance, &mut Silent).expect("a game");
        for line in lines {
            assert!(arrange(&mut game.clone(), line).is_err(), "{line} was accepted");
        }
    }

    #[test]
    fn a_fifth_city_is_refused() {
        let chance = &mut Chance::new(Seed::from_number(1));
        let mut game = LaCitta::setup(&Default::default(), Seats(3), chance, &mut Silent).expect("a game");
        arrange(&mut game, "no cities").expect("an empty map");
        for number in 1..=4 {
            arrange(&mut game, &format!("city a{number}: P=3")).expect("room for a city");
        }
        assert!(arrange(&mut game, "city a5: P=3").is_err());
    }
}
