//! The board in words: for the terminal and for people who do not see the picture.

use engine::{Phrase, Seat};

use crate::content::content;
use crate::ids::{Resource, Space, TileId};
use crate::rules::{prosperity, tourism};
use crate::show::telling::{about, other_city, own_city, tourists};
use crate::show::{plant_name, resource_name};
use crate::state::{Phase, Table};
use crate::view::View;

/// The board line by line: what is common, the projects, the viewer's city and hand, the other cities.
pub fn describe(view: &View) -> Vec<Phrase> {
    let table = &view.table;
    let mut lines = vec![round(view), initiative(table), spaces(table)];
    lines.extend(tracks(table));
    lines.extend([plants(table), tourists(table)]);
    lines.extend(table.offers().map(|(row, tile)| project(row, tile)));
    if let Some(seat) = view.viewer.seat() {
        lines.extend(own_city(table, seat));
        lines.extend(view.hand.iter().flat_map(|hand| hand.iter()).map(|&tile| in_hand(table, seat, tile)));
    }
    lines.extend(table.seats.iter().filter(|&seat| !view.viewer.is(seat)).map(|seat| other_city(table, seat)));
    lines
}

fn round(view: &View) -> Phrase {
    let (table, board) = (&view.table, &content().board);
    let expo = board.expo_after.iter().find(|&&round| round >= table.round);
    let marked = table.options.prosperity && board.prosperity_rounds.contains(&table.round);
    Phrase::new(if marked { "describe-round-prosperity" } else { "describe-round" })
        .with("round", table.round)
        .with("rounds", board.rounds())
        .with("era", ["I", "II", "III"][table.era()])
        .with("expo", expo.copied().unwrap_or(board.rounds()))
        .with("left", view.stacks[table.era()])
}

/// Who plays when: from left to right; in the Political phase also who has still to choose.
fn initiative(table: &Table) -> Phrase {
    let place = |(turn, &seat): (usize, &Seat)| {
        let space = table.cities[seat].space;
        let waiting = table.phase == Phase::Political && turn >= usize::from(table.turn);
        Phrase::new(if waiting { "describe-leaves" } else { "describe-stands" })
            .with("seat", seat)
            .with("space", space.0)
            .with("times", content().board.space(space).times)
    };
    let order: Vec<Phrase> = table.order.iter().enumerate().map(place).collect();
    Phrase::new("describe-initiative").with("order", order)
}

fn spaces(table: &Table) -> Phrase {
    let space = |&space: &Space| {
        let printed = content().board.space(space);
        Phrase::new("describe-space").with("space", space.0).with("price", printed.dollars).with("times", printed.times)
    };
    let spaces: Vec<Phrase> = content().setup(table.seats.0).spaces.iter().map(space).collect();
    Phrase::new("describe-spaces").with("spaces", spaces)
}

/// Every track with everybody's number, the highest first.
fn tracks(table: &Table) -> impl Iterator<Item = Phrase> {
    let ruled =
        [Resource::Population, Resource::Employment, Resource::PublicService, Resource::Culture, Resource::Money];
    ruled.into_iter().map(|what| track(table, what))
}

fn track(table: &Table, what: Resource) -> Phrase {
    let culture = what == Resource::Culture;
    let cities = table.order.iter().map(|&seat| (table.cities[seat].tracks.get(what), Some(seat)));
    let neutral = table.neutral.filter(|_| culture).map(|n| (i16::from(n), None));
    let mut ranked: Vec<(i16, Option<Seat>)> = cities.chain(neutral).collect();
    ranked.sort_by_key(|&(n, _)| std::cmp::Reverse(n));
    let top = ranked.first().map_or(0, |&(n, _)| n);
    let mark = |(n, city): (i16, Option<Seat>)| match city {
        Some(seat) => Phrase::new("describe-mark").with("seat", seat).with("n", n),
        None => Phrase::new("describe-mark-neutral").with("n", n),
    };
    let marks: Vec<Phrase> = ranked.into_iter().map(mark).collect();
    Phrase::new(if culture { "describe-culture" } else { "describe-track" })
        .with("track", resource_name(what, 2))
        .with("marks", marks)
        .with("end", content().board.track(what).map_or(0, |track| track.max))
        .with("below", tourism::range(top as u8))
}

/// The plants next in their stacks.
fn plants(table: &Table) -> Phrase {
    let stacks = (2..).zip(content().plants.iter().skip(1)).zip(table.plants.0);
    let next = stacks.filter_map(|((level, plant), taken): ((u8, _), _)| {
        let cubes = plant.cubes.get(usize::from(taken))?;
        let line = Phrase::new("describe-plant").with("level", level).with("plant", plant_name(level));
        Some(line.with("cubes", *cubes).with("activations", plant.activations))
    });
    Phrase::new("describe-plants").with("plants", next.collect::<Vec<_>>())
}

fn project(row: usize, tile: TileId) -> Phrase {
    about("describe-project", tile).with("price", content().board.row_price[row])
}

fn in_hand(table: &Table, seat: Seat, tile: TileId) -> Phrase {
    let met = prosperity::meets(table, seat, tile);
    about(if met { "describe-hand-met" } else { "describe-hand" }, tile)
}
