//! The cities in words, a line each.

use engine::{Phrase, Seat};

use super::{neutral, plant_name, tile_name, tile_text, tourist_name, vertex_name};
use crate::content::{Tile, content};
use crate::ids::{TileId, TouristId};
use crate::map::plan::Plan;
use crate::rules::executive;
use crate::state::{City, Open, Placed};
use crate::view::View;

/// What lies in the cities: the viewer's own cell by cell, the others in a line each, and the tourists.
pub fn say_map(view: &View) -> Vec<Phrase> {
    let open = &view.open;
    let own = view.viewer.seat().map(|seat| own_city(open, seat));
    let others = open.seats.iter().filter(|&seat| !view.viewer.is(seat)).map(|seat| other_city(open, seat));
    own.into_iter().flatten().chain(others).chain([tourists(open)]).collect()
}

pub fn tourists(open: &Open) -> Phrase {
    let all = (0..).map(TouristId).zip(&open.tourists).map(|(id, tourist)| {
        let line = match (tourist.host, tourist.on) {
            (None, _) => Phrase::new("told-tourist-board"),
            (Some(host), None) => Phrase::new("told-tourist-beside").with("host", host),
            (Some(host), Some(tile)) => Phrase::new("told-tourist-on").with("host", host).with("tile", tile_name(tile)),
        };
        line.with("tourist", tourist_name(id, neutral(open)))
    });
    Phrase::new("told-tourists").with("tourists", all.collect::<Vec<_>>())
}

/// A line about a tile: its name, its type, what it does.
pub fn about(key: &'static str, tile: TileId) -> Phrase {
    Phrase::new(key)
        .with("tile", tile_name(tile))
        .with("kind", kind(content().tile(tile)))
        .with("text", tile_text(tile))
}

fn kind(tile: &Tile) -> Phrase {
    let kind = Phrase::new(format!("kind-{}", tile.kind.name()));
    match tile.density {
        None => kind,
        Some(density) => {
            let density = Phrase::new(format!("density-{}", density.name()));
            Phrase::new("told-housing").with("kind", kind).with("density", density)
        }
    }
}

/// The viewer's city: what stands beside it, then cell by cell.
pub fn own_city(open: &Open, seat: Seat) -> Vec<Phrase> {
    let city = &open.cities[seat];
    let tracks = &city.tracks;
    let plant = Phrase::new("told-own-plant")
        .with("plant", plant_name(tracks.level))
        .with("level", tracks.level)
        .with("cubes", i64::from(tracks.energy))
        .with("activations", executive::allowed(open, seat))
        .with("progress", i64::from(tracks.progress))
        .with("spaces", i64::from(content().board.progress_spaces));
    let plan = Plan::of(city);
    let [first, second] = city.tokens.map(|token| vertex_name(&plan, token));
    let tokens = Phrase::new("told-tokens").with("first", first).with("second", second);
    let mut lines = vec![plant, tokens];
    let mut placed = city.tiles;
    placed.sort_by_key(|placed| placed.cell);
    lines.extend(placed.iter().map(|placed| own_tile(open, seat, &plan, placed)));
    lines.extend(lakes(city, &plan));
    lines
}

fn own_tile(open: &Open, seat: Seat, plan: &Plan, placed: &Placed) -> Phrase {
    let costs = content().tile(placed.tile).activation.is_some();
    about(if costs { "told-tile-cost" } else { "told-tile" }, placed.tile)
        .with("cell", plan.name(placed.cell))
        .with("cost", executive::cost(open, seat, placed))
}

fn lakes(city: &City, plan: &Plan) -> Option<Phrase> {
    let lake = |lake: &crate::state::Lake| {
        Phrase::new("told-at").with("tile", tile_name(lake.tile)).with("cell", plan.name(lake.cell))
    };
    let lakes: Vec<Phrase> = city.lakes.iter().map(lake).collect();
    (!lakes.is_empty()).then(|| Phrase::new("told-lakes").with("lakes", lakes))
}

/// Another city in one line.
pub fn other_city(open: &Open, seat: Seat) -> Phrase {
    let city = &open.cities[seat];
    let plan = Plan::of(city);
    let mut placed = city.tiles;
    placed.sort_by_key(|placed| placed.cell);
    let tile = |placed: &Placed| {
        let key = if placed.cubes > 0 { "told-at-cubes" } else { "told-at" };
        Phrase::new(key)
            .with("tile", tile_name(placed.tile))
            .with("cell", plan.name(placed.cell))
            .with("cubes", placed.cubes)
    };
    let mut things: Vec<Phrase> = placed.iter().map(tile).collect();
    things.extend(
        city.lakes
            .iter()
            .map(|lake| Phrase::new("told-at").with("tile", Phrase::new("lake")).with("cell", plan.name(lake.cell))),
    );
    let [first, second] = city.tokens.map(|token| vertex_name(&plan, token));
    Phrase::new("told-city").with("seat", seat).with("tiles", things).with("first", first).with("second", second)
}
