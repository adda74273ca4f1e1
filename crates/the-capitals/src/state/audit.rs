//! Invariants: nothing lost, nothing invented, and a question that can be asked.

use engine::{Violation, ensure};

use super::{Capitals, City, Frame, Open, Origin, Phase};
use crate::board::{Cell, Vertex};
use crate::content::{LEVELS, content};
use crate::effects::{Atom, Slot};
use crate::ids::{ERAS, MAX_CITIES, Resource, Space, TileId, TileSet};

/// Every invariant of the position.
pub fn audit(game: &Capitals) -> Result<(), Violation> {
    audit_tiles(game)?;
    let open = &game.open;
    let board = &content().board;
    ensure((1..=board.rounds()).contains(&open.round), || format!("there is no round {}", open.round))?;
    ensure(open.order.len() == open.seats.len(), || "a city is missing in the order".into())?;
    ensure(open.seats.iter().all(|seat| open.order.contains(&seat)), || "a city is twice in the order".into())?;
    for seat in open.seats.iter() {
        audit_city(&open.cities[seat]).map_err(|v| Violation(format!("seat {seat}: {v}")))?;
    }
    audit_spaces(open)?;
    audit_tourists(open)?;
    audit_plants(open)?;
    audit_frames(open)?;
    audit_question(game)
}

/// Every tile in play is in exactly one place.
fn audit_tiles(game: &Capitals) -> Result<(), Violation> {
    let Capitals { open, secret } = game;
    let mut places = Vec::new();
    for seat in open.seats.iter() {
        let city = &open.cities[seat];
        let own = |tile: &TileId| content().start.tiles.iter().any(|(start, _)| start == tile);
        places.extend(city.tiles.iter().map(|placed| placed.tile).filter(|tile| !own(tile)));
        places.extend(city.lakes.iter().map(|lake| lake.tile));
        places.extend(secret.hands[seat].iter());
        ensure(secret.hands[seat].is_sorted(), || format!("the hand of seat {seat} is not sorted"))?;
    }
    places.extend(open.offers().map(|(_, tile)| tile));
    places.extend(secret.stacks.iter().flat_map(|stack| stack.iter().copied()));
    places.extend(open.pushed_out.iter().chain(secret.left.iter()).chain(secret.undealt.iter()));
    for frame in &open.frames {
        if let Frame::Cell { tile, from: Origin::Hand | Origin::Lake } = frame {
            places.push(*tile);
        }
    }
    places.sort_unstable();
    let eras = (0..ERAS).map(|era| content().era_tiles(era, open.seats.0)).fold(TileSet::NONE, TileSet::or);
    let all = if open.options.prosperity { eras.or(content().prosperity) } else { eras };
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
fn audit_spaces(open: &Open) -> Result<(), Violation> {
    let setup = content().setup(open.seats.0);
    let arrived = if open.phase == Phase::Political { usize::from(open.turn) } else { open.seats.len() };
    for group in [&open.order[..arrived], &open.order[arrived..]] {
        let mut spaces: Vec<Space> = group.iter().map(|&seat| open.cities[seat].space).collect();
        spaces.sort_unstable();
        ensure(spaces.windows(2).all(|pair| pair[0] != pair[1]), || "two cities on one initiative space".into())?;
        ensure(spaces.iter().all(|space| setup.spaces.contains(space)), || "an initiative space not in use".into())?;
    }
    Ok(())
}

fn audit_tourists(open: &Open) -> Result<(), Violation> {
    let neutral = content().setup(open.seats.0).neutral;
    ensure(open.neutral.is_some() == neutral, || "the neutral city".into())?;
    let expected = open.seats.len() + usize::from(neutral);
    ensure(open.tourists.len() == expected, || format!("{} tourists", open.tourists.len()))?;
    for tourist in &open.tourists {
        let Some(tile) = tourist.on else { continue };
        let lies = tourist.host.is_some_and(|host| open.cities[host].placed(tile).is_some());
        ensure(lies, || format!("a tourist on {tile}, which its host does not have"))?;
    }
    Ok(())
}

/// Every city has taken one plant of each level up to its own.
fn audit_plants(open: &Open) -> Result<(), Violation> {
    for (level, &taken) in (2..).zip(&open.plants.0) {
        let reached = open.seats.iter().filter(|&seat| open.cities[seat].tracks.level >= level).count();
        ensure(usize::from(taken) >= reached && usize::from(taken) <= MAX_CITIES, || {
            format!("{taken} plants of level {level} taken, {reached} cities have it")
        })?;
    }
    Ok(())
}

/// Unfinished business is about tiles of the acting city, and pending effects exist.
fn audit_frames(open: &Open) -> Result<(), Violation> {
    let turns = if open.phase == Phase::Over { 0..=0 } else { 0..=open.seats.0 - 1 };
    ensure(turns.contains(&open.turn), || format!("there is no turn {} in this phase", open.turn))?;
    let city = &open.cities[open.actor()];
    let mut last = 0;
    for frame in &open.frames {
        let (tile, first) = match *frame {
            Frame::Bonus | Frame::ExtraTile | Frame::Cell { .. } => continue,
            Frame::Effects { tile, first, .. } => (tile, first),
            Frame::Pay { tile, .. }
            | Frame::Activation { tile, .. }
            | Frame::FreeTarget { tile }
            | Frame::HowOften { tile, .. } => (tile, last),
        };
        ensure(city.placed(tile).is_some(), || format!("{tile} is not in the acting city"))?;
        ensure(last <= first && usize::from(first) <= open.atoms.len(), || "pending effects without an event".into())?;
        last = first;
    }
    ensure(open.atoms.iter().all(exists), || "a pending effect that no tile has".into())
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
    let open = &game.open;
    let city = &open.cities[open.actor()];
    let sound = match (open.frames.last(), open.phase) {
        (Some(Frame::Activation { .. }), _) => false,
        (Some(Frame::Effects { first, .. }), _) => usize::from(*first) < open.atoms.len(),
        (Some(Frame::Cell { tile, from: Origin::Projects }), _) => open.offers().any(|(_, other)| other == *tile),
        (Some(Frame::Pay { tile, .. }), Phase::Executive(_)) => content().activations.has(*tile),
        (Some(Frame::Pay { .. }), _) => false,
        (Some(Frame::ExtraTile), _) | (None, Phase::Building) => open.offers().next().is_some(),
        (None, Phase::Tokens) => city.surrounded().is_some(),
        (None, Phase::Prosperity) => !game.secret.hands[open.actor()].is_empty(),
        (None, Phase::LastEffects) => !city.set().and(content().last).less(open.last_done).is_empty(),
        (None, Phase::Political | Phase::Executive(_) | Phase::Over) => true,
        (Some(Frame::Bonus | Frame::Cell { .. } | Frame::FreeTarget { .. } | Frame::HowOften { .. }), _) => true,
    };
    ensure(sound, || format!("nobody can be asked: {:?} in {:?}", open.frames.last(), open.phase))
}
