//! Arrangements for scenarios, line by line:
//!
//! ```text
//! initiative: 1@2 0@3                     seats on initiative spaces; the order follows
//! city 0: park@0,1 bookseller@1,1+2       tiles besides the starting ones, with cubes on them (hotel+1 for those)
//! lakes 0: church@0,-1                    Lakes
//! tokens 0: 1,0 2,2                       construction tokens
//! tracks 0: P8 E4 S3 $10 C5 L2 g2 Q4 V0   numbers, those not named stay
//! projects: baker market / school_1 /     rows of the Projects area
//! stack 2: university                     tiles on top of an era stack
//! hand 0: church casino                   Prosperity tiles
//! tourist 1: 0 hotel                      host and tile; `tourist 1: 0` beside the city, `tourist 2: board`
//! highest 0                               or `highest nobody`
//! neutral 5                               the neutral culture marker
//! plants: 2 1 0 0 0                       copies taken of levels 2 to 6
//! round 6
//! phase executive 0                       last: the phase and whose turn; runs on to the next question
//! ```

use std::ops::RangeInclusive;
use std::str::FromStr;

use engine::{List, Seat, Silent};

use crate::board::Cell;
use crate::content::{LEVELS, Set, content};
use crate::ids::{ERAS, Resource, Space, TileId};
use crate::state::{Capitals, Lake, Open, Phase, Placed};

type Done = Result<(), String>;

pub fn arrange(game: &mut Capitals, line: &str) -> Done {
    let (head, tail) = line.split_once(':').unwrap_or((line, ""));
    let words: Vec<&str> = tail.split_whitespace().collect();
    match head.split_whitespace().collect::<Vec<_>>()[..] {
        ["initiative"] => set_initiative(game, &words),
        ["city", seat] => set_city(game, seat_of(game, seat)?, &words),
        ["lakes", seat] => set_lakes(game, seat_of(game, seat)?, &words),
        ["tokens", seat] => set_tokens(game, seat_of(game, seat)?, &words),
        ["tracks", seat] => set_tracks(game, seat_of(game, seat)?, &words),
        ["projects"] => set_projects(game, tail),
        ["stack", era] => set_stack(game, number(era)?, &words),
        ["hand", seat] => set_hand(game, seat_of(game, seat)?, &words),
        ["tourist", tourist] => set_tourist(game, number(tourist)?, &words),
        ["highest", seat] => {
            game.open.highest = if seat == "nobody" { None } else { Some(seat_of(game, seat)?) };
            Ok(())
        }
        ["neutral", culture] => {
            game.open.neutral = Some(on_track(culture, Resource::Culture)?);
            Ok(())
        }
        ["plants"] => set_plants(&mut game.open, &words),
        ["round", round] => set_round(game, number(round)?),
        ["phase", phase, seat] => set_phase(game, phase, seat_of(game, seat)?),
        _ => Err("unknown arrangement; src/arrange.rs lists what there is".into()),
    }
}

fn number<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text:?} is no number, or too large"))
}

/// A number between two others.
fn within(text: &str, range: RangeInclusive<u8>) -> Result<u8, String> {
    let found = number(text)?;
    if range.contains(&found) { Ok(found) } else { Err(format!("{found} is not in {range:?}")) }
}

/// A space of a track with two ends.
fn on_track(text: &str, what: Resource) -> Result<u8, String> {
    let track = content().board.track(what).ok_or("no such track")?;
    within(text, track.min..=track.max)
}

/// Adds to a list, unless it is full.
fn put<T: Copy + Default, const N: usize>(list: &mut List<T, N>, item: T) -> Done {
    if list.len() == N {
        return Err(format!("there is room for {N}"));
    }
    list.push(item);
    Ok(())
}

fn seat_of(game: &Capitals, text: &str) -> Result<Seat, String> {
    let seat = text.parse().ok().map(Seat).filter(|&seat| game.open.seats.contains(seat));
    seat.ok_or_else(|| format!("there is no seat {text:?}"))
}

fn tile_of(text: &str) -> Result<TileId, String> {
    TileId::named(text).ok_or_else(|| format!("there is no tile {text:?}"))
}

fn point<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text:?} is no place"))
}

fn set_initiative(game: &mut Capitals, words: &[&str]) -> Done {
    let mut order = Vec::new();
    for word in words {
        let (seat, space) = word.split_once('@').ok_or("expected seat@space")?;
        let (seat, space) = (seat_of(game, seat)?, Space(number(space)?));
        if !content().setup(game.open.seats.0).spaces.contains(&space) || order.iter().any(|&(_, other)| other == seat)
        {
            return Err(format!("{word:?}: the space is not in use, or the seat stands elsewhere"));
        }
        game.open.cities[seat].space = space;
        order.push((space, seat));
    }
    if order.len() != usize::from(game.open.seats.0) {
        return Err("every seat has a space".into());
    }
    order.sort_unstable();
    game.open.order = order.into_iter().map(|(_, seat)| seat).collect();
    Ok(())
}

/// Takes a tile from wherever it is. What a hidden place loses is made up from where it does not matter.
fn claim(game: &mut Capitals, tile: TileId) -> Done {
    let Capitals { open, secret } = game;
    for row in &mut open.projects {
        if take_out(row, tile) {
            return Ok(());
        }
    }
    for stack in &mut secret.stacks {
        if take_out(stack, tile) {
            return Ok(());
        }
    }
    for seat in open.seats.iter() {
        if take_out(&mut secret.hands[seat], tile) {
            if let Some(spare) = secret.undealt.iter().next() {
                secret.undealt.remove(spare);
                secret.hands[seat].push(spare);
                secret.hands[seat].sort_unstable();
            }
            return Ok(());
        }
    }
    if secret.left.has(tile) {
        return swap_removed(game, tile);
    }
    for set in [&mut open.pushed_out, &mut secret.undealt] {
        if set.has(tile) {
            set.remove(tile);
            return Ok(());
        }
    }
    Err(format!("{tile} is not in play or already in a city"))
}

fn take_out<const N: usize>(from: &mut List<TileId, N>, tile: TileId) -> bool {
    let at = from.iter().position(|&other| other == tile);
    at.map(|at| from.remove(at)).is_some()
}

/// A removed tile is exchanged for another of its type, so that one of each type stays away (CA-4.2).
fn swap_removed(game: &mut Capitals, tile: TileId) -> Done {
    let alike = content().of_kind(content().tile(tile).kind);
    game.secret.left.remove(tile);
    let Set::Era(era) = content().tile(tile).set else { return Ok(()) };
    let stack = &mut game.secret.stacks[era];
    if let Some(at) = stack.iter().position(|&other| alike.has(other)) {
        let other = stack.remove(at);
        game.secret.left.add(other);
    }
    Ok(())
}

/// A tile that leaves a city or a row: out of the game, or among those not dealt.
fn put_aside(game: &mut Capitals, tile: TileId) {
    match content().tile(tile).set {
        Set::Era(_) => game.open.pushed_out.add(tile),
        Set::Prosperity => game.secret.undealt.add(tile),
        Set::Start => {}
    }
}

fn set_city(game: &mut Capitals, seat: Seat, words: &[&str]) -> Done {
    for placed in std::mem::take(&mut game.open.cities[seat].tiles).iter() {
        put_aside(game, placed.tile);
    }
    for (tile, cell) in content().start.tiles {
        game.open.cities[seat].tiles.push(Placed { tile, cell, cubes: 0 });
    }
    for word in words {
        let (what, cubes) = word.split_once('+').unwrap_or((word, "0"));
        let cubes = number(cubes)?;
        let Some((tile, cell)) = what.split_once('@') else {
            let tile = tile_of(what)?;
            let mut tiles = game.open.cities[seat].tiles.iter_mut();
            tiles.find(|placed| placed.tile == tile).ok_or("not in the city")?.cubes = cubes;
            continue;
        };
        let (tile, cell): (TileId, Cell) = (tile_of(tile)?, point(cell)?);
        claim(game, tile)?;
        put(&mut game.open.cities[seat].tiles, Placed { tile, cell, cubes })?;
    }
    Ok(())
}

fn set_lakes(game: &mut Capitals, seat: Seat, words: &[&str]) -> Done {
    for word in words {
        let (tile, cell) = word.split_once('@').ok_or("expected tile@x,y")?;
        let (tile, cell) = (tile_of(tile)?, point(cell)?);
        claim(game, tile)?;
        put(&mut game.open.cities[seat].lakes, Lake { tile, cell })?;
    }
    Ok(())
}

fn set_tokens(game: &mut Capitals, seat: Seat, words: &[&str]) -> Done {
    let [first, second] = words else { return Err("expected two vertices".into()) };
    game.open.cities[seat].tokens = [point(first)?, point(second)?];
    Ok(())
}

fn set_tracks(game: &mut Capitals, seat: Seat, words: &[&str]) -> Done {
    let tracks = &mut game.open.cities[seat].tracks;
    for word in words {
        let wrong = || format!("{word:?}: expected P, E, S, $, C, L, g, Q or V and a number");
        let (letter, value) = word.split_at_checked(1).ok_or_else(wrong)?;
        match letter {
            "P" => tracks.population = on_track(value, Resource::Population)?,
            "E" => tracks.employment = on_track(value, Resource::Employment)?,
            "S" => tracks.public_service = on_track(value, Resource::PublicService)?,
            "$" => tracks.money = on_track(value, Resource::Money)?,
            "C" => tracks.culture = on_track(value, Resource::Culture)?,
            "L" => tracks.level = within(value, 1..=LEVELS as u8)?,
            "g" => tracks.progress = within(value, 0..=u8::MAX)?.into(),
            "Q" => tracks.energy = within(value, 0..=u8::MAX)?.into(),
            "V" => tracks.prestige = number(value)?,
            _ => return Err(wrong()),
        }
    }
    if tracks.employment > tracks.population {
        return Err("more jobs than people".into()); // CA-6.1.6
    }
    // Every city has taken a plant of each level up to its own.
    for (level, taken) in (2..).zip(&mut game.open.plants.0) {
        let cities = game.open.seats.iter().filter(|&seat| game.open.cities[seat].tracks.level >= level);
        *taken = (*taken).max(cities.count() as u8);
    }
    Ok(())
}

fn set_projects(game: &mut Capitals, text: &str) -> Done {
    let rows = std::mem::take(&mut game.open.projects);
    rows.iter().flat_map(|row| row.iter()).for_each(|&tile| put_aside(game, tile));
    for (i, names) in text.split('/').enumerate() {
        for name in names.split_whitespace() {
            let tile = tile_of(name)?;
            claim(game, tile)?;
            put(game.open.projects.get_mut(i).ok_or("there are fewer rows")?, tile)?;
        }
    }
    Ok(())
}

fn set_stack(game: &mut Capitals, era: usize, words: &[&str]) -> Done {
    if !(1..=ERAS).contains(&era) {
        return Err(format!("there is no era {era}"));
    }
    for word in words.iter().rev() {
        let tile = tile_of(word)?;
        if content().tile(tile).set != Set::Era(era - 1) {
            return Err(format!("{word} is not of era {era}"));
        }
        claim(game, tile)?;
        game.secret.stacks[era - 1].push_front(tile);
    }
    Ok(())
}

fn set_hand(game: &mut Capitals, seat: Seat, words: &[&str]) -> Done {
    for &tile in std::mem::take(&mut game.secret.hands[seat]).iter() {
        game.secret.undealt.add(tile);
    }
    for word in words {
        let tile = tile_of(word)?;
        if content().tile(tile).set != Set::Prosperity {
            return Err(format!("{word} is no Prosperity tile"));
        }
        claim(game, tile)?;
        put(&mut game.secret.hands[seat], tile)?;
    }
    game.secret.hands[seat].sort_unstable();
    Ok(())
}

fn set_tourist(game: &mut Capitals, index: usize, words: &[&str]) -> Done {
    let (host, on) = match words {
        ["board"] => (None, None),
        [host] => (Some(seat_of(game, host)?), None),
        [host, tile] => (Some(seat_of(game, host)?), Some(tile_of(tile)?)),
        _ => return Err("expected a host and perhaps a tile".into()),
    };
    let tourist = game.open.tourists.get_mut(index).ok_or("no such tourist")?;
    tourist.host = host;
    tourist.on = on;
    Ok(())
}

fn set_plants(open: &mut Open, words: &[&str]) -> Done {
    for ((taken, plant), word) in open.plants.0.iter_mut().zip(&content().plants[1..]).zip(words) {
        *taken = within(word, 0..=plant.cubes.len() as u8)?;
    }
    Ok(())
}

/// Stacks of eras that are over leave the game.
fn set_round(game: &mut Capitals, round: u8) -> Done {
    if !(1..=content().board.rounds()).contains(&round) {
        return Err(format!("there is no round {round}"));
    }
    game.open.round = round;
    for era in 0..content().board.era(round) {
        for &tile in std::mem::take(&mut game.secret.stacks[era]).iter() {
            game.secret.left.add(tile);
        }
    }
    Ok(())
}

fn set_phase(game: &mut Capitals, phase: &str, seat: Seat) -> Done {
    game.open.phase = match phase {
        "political" => Phase::Political,
        "building" => Phase::Building,
        "executive" => Phase::Executive(0),
        "tokens" => Phase::Tokens,
        "prosperity" => Phase::Prosperity,
        "last" => Phase::LastEffects,
        _ => return Err(format!("there is no phase {phase:?}")),
    };
    if game.open.phase == Phase::Prosperity && game.open.round == 1 {
        return Err("nothing is built before round 1 is over".into());
    }
    let turn = game.open.order.iter().position(|&other| other == seat).ok_or("not in the order")?;
    game.open.turn = turn as u8;
    if game.open.phase == Phase::Building && game.open.offers().next().is_none() {
        return Err("there is no project".into()); // CA-6.3.1
    }
    game.open.frames.clear();
    game.open.atoms.clear();
    let empty = |seat: &Seat| game.secret.hands[*seat].is_empty();
    if game.open.phase == Phase::Prosperity && game.open.order.iter().any(empty) {
        return Err("a hand is empty".into());
    }
    crate::rules::run(game, &mut Silent);
    Ok(())
}

#[cfg(test)]
mod tests {
    use engine::{Chance, Game, Seats, Seed};

    use super::*;

    #[test]
    fn what_cannot_be_is_refused() {
        let lines = [
            "tracks 0: \u{e9}5",
            "tracks 0: P-1",
            "tracks 0: P300",
            "tracks 0: L9",
            "tracks 0: P2 E3",
            "initiative: 0@0 1@2 2@3",
            "initiative: 0@1 0@2 0@3",
            "initiative: 0@1",
            "neutral 200",
            "plants: 6",
            "round 0",
            "round 257",
            "stack 0: baker",
            "stack 2: baker",
            "hand 0: baker",
            "projects: / / / baker",
            "projects: baker barrel_factory bookseller brewery brick_works casino doctor library market",
            "city 0: park@99,0",
            "phase prosperity 0",
            "tourist 9: board",
            "\u{e9}",
        ];
        let chance = &mut Chance::new(Seed::from_number(1));
        let game = Capitals::setup(&Default::default(), Seats(3), chance, &mut Silent).expect("a game");
        for line in lines {
            assert!(arrange(&mut game.clone(), line).is_err(), "{line} was accepted");
        }
        let mut game = game;
        arrange(&mut game, "projects:").expect("an empty area");
        assert!(arrange(&mut game, "phase building 0").is_err());
    }
}
