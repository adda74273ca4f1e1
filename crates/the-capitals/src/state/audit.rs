//! Invariants: nothing lost, nothing invented, and a question that can be asked.

use engine::{Violation, ensure};

use super::{Capitals, City, Frame, Origin, Phase, Table};
use crate::board::{Cell, Vertex};
use crate::content::{LEVELS, content};
use crate::effects::{Atom, Slot};
use crate::ids::{ERAS, MAX_CITIES, Resource, Space, TileId, TileSet};

/// Every invariant of the position.
pub fn audit(game: &Capitals) -> Result<(), Violation> {
    audit_tiles(game)?;
    let table = &game.table;
    let board = &content().board;
    ensure((1..=board.rounds()).contains(&table.round), || format!("there is no round {}", table.round))?;
    ensure(table.order.len() == table.seats.len(), || "a city is missing in the order".into())?;
    ensure(table.seats.iter().all(|seat| table.order.contains(&seat)), || "a city is twice in the order".into())?;
    for seat in table.seats.iter() {
        audit_city(&table.cities[seat]).map_err(|v| Violation(format!("seat {seat}: {v}")))?;
    }
    audit_spaces(table)?;
    audit_tourists(table)?;
    audit_plants(table)?;
    audit_frames(table)?;
    audit_question(game)
}

/// Every tile in play is in exactly one place.
fn audit_tiles(game: &Capitals) -> Result<(), Violation> {
    let Capitals { table, secret } = game;
    let mut places = Vec::new();
    for seat in table.seats.iter() {
        let city = &table.cities[seat];
        let own = |tile: &TileId| content().start.tiles.iter().any(|(start, _)| start == tile);
        places.extend(city.tiles.iter().map(|placed| placed.tile).filter(|tile| !own(tile)));
        places.extend(city.lakes.iter().map(|lake| lake.tile));
        places.extend(secret.hands[seat].iter());
        ensure(secret.hands[seat].is_sorted(), || format!("the hand of seat {seat} is not sorted"))?;
    }
    places.extend(table.offers().map(|(_, tile)| tile));
    places.extend(secret.stacks.iter().flat_map(|stack| stack.iter().copied()));
    places.extend(table.pushed_out.iter().chain(secret.left.iter()).chain(secret.undealt.iter()));
    for frame in &table.frames {
        if let Frame::Cell { tile, from: Origin::Hand | Origin::Lake } = frame {
            places.push(*tile);
        }
    }
    places.sort_unstable();
    let eras = (0..ERAS).map(|era| content().era_tiles(era, table.seats.0)).fold(TileSet::NONE, TileSet::or);
    let all = if table.options.prosperity { eras.or(content().prosperity) } else { eras };
    ensure(places.iter().copied().eq(all.iter()), || {
        let found: TileSet = places.iter().copied().collect();
        let names = |set: TileSet| set.iter().map(|tile| tile.to_string()).collect::<Vec<_>>();
        format!(
            "tiles: missing {:?}, unknown {:?}, {} in all",
            names(all.less(found)),
            names(found.less(all)),
            places.len()
        )
    })
}

fn audit_city(city: &City) -> Result<(), Violation> {
    let board = &content().board;
    let tracks = &city.tracks;
    for what in Resource::ALL {
        if let Some(track) = board.track(what) {
            let value = tracks.get(what);
            let inside = (i16::from(track.min)..=i16::from(track.max)).contains(&value);
            ensure(inside, || format!("{what:?} {value} is off the track"))?;
        }
    }
    ensure(tracks.employment <= tracks.population, || "more employment than population".into())?; // CA-6.1.6
    ensure((1..=LEVELS as u8).contains(&tracks.level), || format!("there is no plant of level {}", tracks.level))?;
    let below_top = usize::from(tracks.level) < LEVELS;
    ensure(!below_top || tracks.progress < board.progress_spaces, || "an upgrade is due".into())?;
    let mut cells: Vec<Cell> = city.tiles.iter().map(|p| p.cell).chain(city.lakes.iter().map(|l| l.cell)).collect();
    cells.sort_unstable();
    ensure(cells.windows(2).all(|pair| pair[0] != pair[1]), || "two tiles on one cell".into())?;
    ensure(city.set().len() == city.tiles.len(), || "a tile twice in a city".into())?;
    let joined = |cell: &Cell| cells.iter().any(|other| other.adjacent(*cell));
    ensure(cells.iter().all(joined), || "a tile away from the city".into())?;
    ensure(city.tokens[0] != city.tokens[1], || "two construction tokens on one vertex".into())?;
    let touches = |vertex: &Vertex| vertex.cells().iter().any(|cell| cells.binary_search(cell).is_ok());
    ensure(city.tokens.iter().all(touches), || "a construction token away from the city".into())
}

/// No two cities share a space, except one that is leaving and one that has arrived.
fn audit_spaces(table: &Table) -> Result<(), Violation> {
    let setup = content().setup(table.seats.0);
    let arrived = if table.phase == Phase::Political { usize::from(table.turn) } else { table.seats.len() };
    for group in [&table.order[..arrived], &table.order[arrived..]] {
        let mut spaces: Vec<Space> = group.iter().map(|&seat| table.cities[seat].space).collect();
        spaces.sort_unstable();
        ensure(spaces.windows(2).all(|pair| pair[0] != pair[1]), || "two cities on one initiative space".into())?;
        ensure(spaces.iter().all(|space| setup.spaces.contains(space)), || "an initiative space not in use".into())?;
    }
    Ok(())
}

fn audit_tourists(table: &Table) -> Result<(), Violation> {
    let neutral = content().setup(table.seats.0).neutral;
    ensure(table.neutral.is_some() == neutral, || "the neutral city".into())?;
    let expected = table.seats.len() + usize::from(neutral);
    ensure(table.tourists.len() == expected, || format!("{} tourists", table.tourists.len()))?;
    for tourist in &table.tourists {
        let Some(tile) = tourist.on else { continue };
        let lies = tourist.host.is_some_and(|host| table.cities[host].placed(tile).is_some());
        ensure(lies, || format!("a tourist on {tile}, which its host does not have"))?;
    }
    Ok(())
}

/// Every city has taken one plant of each level up to its own.
fn audit_plants(table: &Table) -> Result<(), Violation> {
    for (level, &taken) in (2..).zip(&table.plants.0) {
        let reached = table.seats.iter().filter(|&seat| table.cities[seat].tracks.level >= level).count();
        ensure(usize::from(taken) >= reached && usize::from(taken) <= MAX_CITIES, || {
            format!("{taken} plants of level {level} taken, {reached} cities have it")
        })?;
    }
    Ok(())
}

/// Unfinished business is about tiles of the acting city, and pending effects exist.
fn audit_frames(table: &Table) -> Result<(), Violation> {
    let turns = if table.phase == Phase::Over { 0..=0 } else { 0..=table.seats.0 - 1 };
    ensure(turns.contains(&table.turn), || format!("there is no turn {} in this phase", table.turn))?;
    let city = &table.cities[table.actor()];
    let mut last = 0;
    for frame in &table.frames {
        let (tile, first) = match *frame {
            Frame::Bonus | Frame::ExtraTile | Frame::Cell { .. } => continue,
            Frame::Effects { tile, first, .. } => (tile, first),
            Frame::Pay { tile, .. }
            | Frame::Activation { tile, .. }
            | Frame::FreeTarget { tile }
            | Frame::HowOften { tile, .. } => (tile, last),
        };
        ensure(city.placed(tile).is_some(), || format!("{tile} is not in the acting city"))?;
        ensure(last <= first && usize::from(first) <= table.atoms.len(), || "pending effects without an event".into())?;
        last = first;
    }
    ensure(table.atoms.iter().all(exists), || "a pending effect that no tile has".into())
}

fn exists(atom: &Atom) -> bool {
    let tile = content().tile(atom.source);
    let (list, index) = match atom.slot {
        Slot::Immediate(index) => (tile.immediate.len(), index),
        Slot::Construction(index) => (tile.construction.len(), index),
        Slot::Last(index) => (tile.last.len(), index),
        Slot::Upgrade(index) => (tile.permanent.len(), index),
    };
    usize::from(index) < list && usize::from(atom.era) < ERAS
}

/// Somebody can really be asked what is asked.
fn audit_question(game: &Capitals) -> Result<(), Violation> {
    let table = &game.table;
    let city = &table.cities[table.actor()];
    let sound = match (table.frames.last(), table.phase) {
        (Some(Frame::Activation { .. }), _) => false,
        (Some(Frame::Effects { first, .. }), _) => usize::from(*first) < table.atoms.len(),
        (Some(Frame::Cell { tile, from: Origin::Projects }), _) => table.offers().any(|(_, other)| other == *tile),
        (Some(Frame::Pay { tile, .. }), Phase::Executive(_)) => content().activations.has(*tile),
        (Some(Frame::Pay { .. }), _) => false,
        (Some(Frame::ExtraTile), _) | (None, Phase::Building) => table.offers().next().is_some(),
        (None, Phase::Tokens) => city.surrounded().is_some(),
        (None, Phase::Prosperity) => !game.secret.hands[table.actor()].is_empty(),
        (None, Phase::LastEffects) => !city.set().and(content().last).less(table.last_done).is_empty(),
        (None, Phase::Political | Phase::Executive(_) | Phase::Over) => true,
        (Some(Frame::Bonus | Frame::Cell { .. } | Frame::FreeTarget { .. } | Frame::HowOften { .. }), _) => true,
    };
    ensure(sound, || format!("nobody can be asked: {:?} in {:?}", table.frames.last(), table.phase))
}
