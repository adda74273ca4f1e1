//! The board in words: for the terminal and for people who do not see the picture.

use engine::{Phrase, Seat};

use crate::content::{Tile, content};
use crate::ids::{Resource, Space, TileId, TouristId};
use crate::rules::{executive, prosperity, tourism};
use crate::show::{neutral, plant_name, resource_name, tile_name, tile_text, tourist_name};
use crate::state::{City, Phase, Placed, Table};
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
        .with("track", resource_name(what))
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

fn tourists(table: &Table) -> Phrase {
    let all = (0..).map(TouristId).zip(&table.tourists).map(|(id, tourist)| {
        let line = match (tourist.host, tourist.on) {
            (None, _) => Phrase::new("describe-tourist-board"),
            (Some(host), None) => Phrase::new("describe-tourist-beside").with("host", host),
            (Some(host), Some(tile)) => {
                Phrase::new("describe-tourist-on").with("host", host).with("tile", tile_name(tile))
            }
        };
        line.with("tourist", tourist_name(id, neutral(table)))
    });
    Phrase::new("describe-tourists").with("tourists", all.collect::<Vec<_>>())
}

fn project(row: usize, tile: TileId) -> Phrase {
    about("describe-project", tile).with("price", content().board.row_price[row])
}

/// A line about a tile: its name, its type, what it does.
fn about(key: &'static str, tile: TileId) -> Phrase {
    Phrase::new(key)
        .with("tile", tile_name(tile))
        .with("kind", kind(content().tile(tile)))
        .with("text", tile_text(tile))
}

fn kind(tile: &Tile) -> Phrase {
    let kind = Phrase::new(format!("kind-{}", tile.kind.key()));
    match tile.density {
        None => kind,
        Some(density) => {
            let density = Phrase::new(format!("density-{}", density.key()));
            Phrase::new("describe-housing").with("kind", kind).with("density", density)
        }
    }
}

/// The viewer's city: what stands beside it, then cell by cell.
fn own_city(table: &Table, seat: Seat) -> Vec<Phrase> {
    let city = &table.cities[seat];
    let tracks = &city.tracks;
    let plant = Phrase::new("describe-own-plant")
        .with("plant", plant_name(tracks.level))
        .with("level", tracks.level)
        .with("cubes", i64::from(tracks.energy))
        .with("activations", executive::allowed(table, seat))
        .with("progress", i64::from(tracks.progress))
        .with("spaces", i64::from(content().board.progress_spaces));
    let [first, second] = city.tokens.map(|token| token.to_string());
    let tokens = Phrase::new("describe-tokens").with("first", first).with("second", second);
    let mut lines = vec![plant, tokens];
    let mut placed = city.tiles;
    placed.sort_unstable_by_key(|placed| placed.cell);
    lines.extend(placed.iter().map(|placed| own_tile(table, seat, placed)));
    lines.extend(lakes(city));
    lines
}

fn own_tile(table: &Table, seat: Seat, placed: &Placed) -> Phrase {
    let costs = content().tile(placed.tile).activation.is_some();
    about(if costs { "describe-tile-cost" } else { "describe-tile" }, placed.tile)
        .with("cell", placed.cell.to_string())
        .with("cost", executive::cost(table, seat, placed))
}

fn lakes(city: &City) -> Option<Phrase> {
    let lake = |lake: &crate::state::Lake| {
        Phrase::new("describe-at").with("tile", tile_name(lake.tile)).with("cell", lake.cell.to_string())
    };
    let lakes: Vec<Phrase> = city.lakes.iter().map(lake).collect();
    (!lakes.is_empty()).then(|| Phrase::new("describe-lakes").with("lakes", lakes))
}

fn in_hand(table: &Table, seat: Seat, tile: TileId) -> Phrase {
    let met = prosperity::meets(table, seat, tile);
    about(if met { "describe-hand-met" } else { "describe-hand" }, tile)
}

/// Another city in one line.
fn other_city(table: &Table, seat: Seat) -> Phrase {
    let city = &table.cities[seat];
    let mut placed = city.tiles;
    placed.sort_unstable_by_key(|placed| placed.cell);
    let tile = |placed: &Placed| {
        let key = if placed.cubes > 0 { "describe-at-cubes" } else { "describe-at" };
        Phrase::new(key)
            .with("tile", tile_name(placed.tile))
            .with("cell", placed.cell.to_string())
            .with("cubes", placed.cubes)
    };
    let mut things: Vec<Phrase> = placed.iter().map(tile).collect();
    things.extend(
        city.lakes.iter().map(|lake| {
            Phrase::new("describe-at").with("tile", Phrase::new("lake")).with("cell", lake.cell.to_string())
        }),
    );
    let [first, second] = city.tokens.map(|token| token.to_string());
    Phrase::new("describe-city").with("seat", seat).with("tiles", things).with("first", first).with("second", second)
}
