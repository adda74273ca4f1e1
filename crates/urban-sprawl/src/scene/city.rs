//! The grid: blocks, lots, buildings, coins along the edges, markers on the grey spaces.

use art::{
    Block as Solid, Canvas, Corner, Footprint, Kind, Label, Metal, Pile, Plot, Pt, Shape, Style, Tint, Tone, ground,
    map, pieces,
};
use engine::Phrase;

use super::{Stage, zone_paint};
use crate::board::{Block, Building, Lot, SIDE, Site};
use crate::content::content;
use crate::ids::{Coin, Number, Space, TOP_SPACES, Zone, marker_coin};
use crate::rules::pending;
use crate::show::{building_pick, coin_name, space_name};
use crate::state::Prompt;

/// The upper left corner of the grid, and the measures of lots and streets.
const ORIGIN: Pt = (86.0, 92.0);
const LOT: f64 = 52.0;
const GAP: f64 = 2.0;
const STREET: f64 = 18.0;
const BLOCK: f64 = 2.0 * LOT + GAP;
const STRIDE: f64 = BLOCK + STREET;
const GRID: f64 = SIDE as f64 * STRIDE - STREET;

/// Streets from west to east and from north to south, between the blocks.
const AVENUES: [&str; 5] = ["ELM", "OAK", "MAIN", "MAPLE", "CEDAR"];

pub fn draw(stage: &Stage<'_>, canvas: &mut Canvas) {
    surroundings(stage, canvas);
    quarters(stage, canvas);
    for (i, name) in AVENUES.iter().enumerate() {
        let x = ORIGIN.0 + STRIDE * (i as f64 + 1.0) - STREET / 2.0;
        ground::street_name_upright(canvas, (x, ORIGIN.1 + STRIDE * 3.0 - STREET / 2.0), name);
    }
    edges(stage, canvas);
    let mut pile = Pile::new();
    stage.open.grid.buildings().for_each(|building| pile.block(&solid(stage, &building)));
    pile.draw(canvas);
    markers(stage, canvas);
    values(stage, canvas);
    overlays(stage, canvas);
}

/// The ground in quarters of two by two blocks, each to be looked at closely.
fn quarters(stage: &Stage<'_>, canvas: &mut Canvas) {
    for (row, col) in (0..SIDE).step_by(2).flat_map(|row| (0..SIDE).step_by(2).map(move |col| (row, col))) {
        let blocks = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(down, right)| Block::at(row + down, col + right));
        let title =
            Phrase::new("scene-quarter").with("first", blocks[0].to_string()).with("last", blocks[3].to_string());
        canvas.look(&format!("quarter:{}", blocks[0]), &stage.tell(title), |canvas| {
            blocks.into_iter().for_each(|block| ground_of(stage, canvas, block));
        });
    }
}

/// Water on top and on the right, wilderness on the left and at the bottom (US-3.4).
fn surroundings(stage: &Stage<'_>, canvas: &mut Canvas) {
    let (x, y) = ORIGIN;
    let (low, right) = (y + GRID + 12.0, x + GRID + 12.0);
    let land = [(8.0, y - 12.0), (x - 12.0, y - 12.0), (x - 12.0, low), (right, low), (right, 870.0), (8.0, 870.0)];
    ground::meadow(canvas, &Shape::Poly(land.to_vec()));
    let sea = [(8.0, 8.0), (892.0, 8.0), (892.0, 870.0), (right, 870.0), (right, y - 12.0), (8.0, y - 12.0)];
    ground::water(canvas, &Shape::Poly(sea.to_vec()));
    canvas.rect(
        (x - 12.0, y - 12.0),
        (GRID + 24.0, GRID + 24.0),
        8.0,
        &Style::fill("var(--street)").stroke("var(--line)", 1.0),
    );
    map::compass(canvas, (46.0, 842.0), 20.0);
    let water = Label::new(stage.say("scene-water")).italic().serif().size(15.0).spaced(3.0);
    canvas.label(x + 250.0, 26.0, &water.middle());
    let wild = Label::new(stage.say("scene-wilderness")).italic().serif().size(15.0).spaced(3.0);
    canvas.turned((26.0, y + STRIDE * 2.0 - STREET / 2.0), -90.0, |canvas| canvas.label(0.0, 0.0, &wild.middle()));
}

fn corner(block: Block) -> Pt {
    (ORIGIN.0 + STRIDE * f64::from(block.col()), ORIGIN.1 + STRIDE * f64::from(block.row()))
}

fn lot_plot(lot: Lot) -> Plot {
    let (x, y) = corner(lot.block());
    let step = LOT + GAP;
    Plot { x: x + step * f64::from(lot.place() % 2), y: y + step * f64::from(lot.place() / 2), w: LOT, d: LOT }
}

fn ground_of(stage: &Stage<'_>, canvas: &mut Canvas, block: Block) {
    let title = Phrase::new("scene-block").with("block", block.to_string()).with("value", stage.open.value(block));
    canvas.titled(&stage.tell(title), |canvas| {
        for place in 0..4 {
            let plot = lot_plot(Lot::new(block, place));
            ground::lot(canvas, &Shape::rect(plot.x, plot.y, plot.w, plot.d));
        }
    });
}

/// The value of every block, in the street below it.
fn values(stage: &Stage<'_>, canvas: &mut Canvas) {
    for (block, value) in Block::all().zip(stage.view.values.iter()) {
        let (x, y) = corner(block);
        let marked = stage.open.marked(block) > 0;
        let label = Label::new(value.to_string()).size(13.0).middle().halo();
        canvas.label(x + BLOCK / 2.0, y + BLOCK + 13.5, &if marked { label.bold() } else { label });
    }
}

/// The ground of some lots of a block.
fn span(site: Site) -> Plot {
    let plots: Vec<Plot> = site.lots().map(lot_plot).collect();
    let (first, last) = (plots[0], plots[plots.len() - 1]);
    let (left, right) = plots.iter().fold((first.x, first.x), |(l, r), plot| (l.min(plot.x), r.max(plot.x)));
    Plot { x: left, y: first.y, w: right - left + LOT, d: last.y - first.y + LOT }
}

fn footprint(site: Site) -> Footprint {
    let plot = span(site).inset(6.0);
    let free = match !site.lots & 0b1111 {
        0b0001 => Corner::NorthWest,
        0b0010 => Corner::NorthEast,
        0b0100 => Corner::SouthWest,
        _ => Corner::SouthEast,
    };
    if site.size() == 3 { Footprint::Ell(plot, free) } else { Footprint::Rect(plot) }
}

/// Four zones, four roof languages, growing with the size.
const fn kind(zone: Zone, size: u8) -> Kind {
    match (zone, size) {
        (Zone::Civ, 1) => Kind::Civic,
        (Zone::Civ, 2) => Kind::School,
        (Zone::Civ, 3) => Kind::CityHall,
        (Zone::Civ, _) => Kind::University,
        (Zone::Com, 1) => Kind::Shop,
        (Zone::Com, 2) => Kind::DepartmentStore,
        (Zone::Com, 3) => Kind::Office,
        (Zone::Com, _) => Kind::Tower,
        (Zone::Ind, 1) => Kind::Warehouse,
        (Zone::Ind, 2 | 3) => Kind::Factory,
        (Zone::Ind, _) => Kind::PowerPlant,
        (Zone::Res, 1) => Kind::House,
        (Zone::Res, 2) => Kind::Terrace,
        (Zone::Res, _) => Kind::Apartments,
        (Zone::Park, _) => Kind::Park,
    }
}

fn solid(stage: &Stage<'_>, building: &Building) -> Solid {
    let paint = zone_paint(building.zone);
    let size = building.size();
    let mut solid = Solid::new(kind(building.zone, size), footprint(building.site));
    if building.zone != Zone::Park {
        let storey = if building.zone == Zone::Com { 16.0 } else { 11.0 };
        solid = solid.height(10.0 + storey * f64::from(size)).paint(paint);
    }
    if let Some(owner) = building.owner {
        solid = solid.owner(Tint::of_seat(owner.index()));
    }
    let lot = building.lot();
    let title = crate::show::building(stage.open, lot);
    solid.piece(format!("building:{lot}")).pick(building_pick(lot)).title(stage.tell(title))
}

/// Printed coins on the left and at the bottom, grey spaces on top and on the right (US-3.5).
fn edges(stage: &Stage<'_>, canvas: &mut Canvas) {
    for (i, &number) in content().prestige_rows.iter().enumerate() {
        let y = ORIGIN.1 + STRIDE * 2.0 * i as f64;
        let bracket = [(66.0, y), (58.0, y), (58.0, y + BLOCK + STRIDE), (66.0, y + BLOCK + STRIDE)];
        canvas.path(&art::Path::open(&bracket), &Style::line("var(--rule)", 1.6));
        printed(stage, canvas, (40.0, y + (BLOCK + STRIDE) / 2.0), Coin::Prestige, number);
    }
    for (i, &number) in content().wealth_rows.iter().enumerate() {
        let x = ORIGIN.0 + STRIDE * i as f64 + BLOCK / 2.0;
        printed(stage, canvas, (x, ORIGIN.1 + GRID + 36.0), Coin::Wealth, number);
    }
    Space::all().for_each(|space| grey_space(stage, canvas, space));
}

fn metal(coin: Coin) -> Metal {
    match coin {
        Coin::Wealth => Metal::Gold,
        Coin::Prestige => Metal::Prestige,
    }
}

fn printed(stage: &Stage<'_>, canvas: &mut Canvas, center: Pt, coin: Coin, number: Number) {
    let title = row_title(stage, coin, number);
    let id = format!("row:{}-{number}", coin.name());
    canvas.pick(&id, &title, &Shape::Circle(center.0, center.1, 19.0), |canvas| {
        pieces::coin(canvas, center, 16.0, &number.to_string(), metal(coin));
    });
}

/// The middle of a grey space, and how wide it is.
fn space_center(space: Space) -> (Pt, f64) {
    match usize::from(space.0).checked_sub(TOP_SPACES) {
        None => ((ORIGIN.0 + STRIDE * 2.0 * f64::from(space.0) + (BLOCK + STRIDE) / 2.0, 54.0), BLOCK + STRIDE),
        Some(right) => ((ORIGIN.0 + GRID + 40.0, ORIGIN.1 + STRIDE * right as f64 + BLOCK / 2.0), 44.0),
    }
}

fn grey_space(stage: &Stage<'_>, canvas: &mut Canvas, space: Space) {
    let (center, width) = space_center(space);
    let height = if width > BLOCK { 36.0 } else { BLOCK };
    let shape = Shape::rect(center.0 - width / 2.0, center.1 - height / 2.0, width, height);
    let style = Style::fill("var(--street)").stroke("var(--rule)", 1.2).opacity(0.9);
    let title = stage.tell(Phrase::new("scene-space").with("space", space_name(space)));
    if stage.open.spaces[usize::from(space.0)] == 0 {
        canvas.pick(&format!("space:{space}"), &title, &shape, |canvas| canvas.shape(&shape, &style));
    } else {
        canvas.titled(&title, |canvas| canvas.shape(&shape, &style));
    }
}

/// Markers lie above the buildings that rise in front of their spaces.
fn markers(stage: &Stage<'_>, canvas: &mut Canvas) {
    for space in Space::all() {
        let number = stage.open.spaces[usize::from(space.0)];
        if number > 0 {
            marker(stage, canvas, space_center(space).0, number);
        }
    }
}

fn marker(stage: &Stage<'_>, canvas: &mut Canvas, center: Pt, number: Number) {
    let id = format!("marker:{number}");
    let title = row_title(stage, marker_coin(number), number);
    canvas.piece(&id, |canvas| {
        canvas.pick(&id, &title, &Shape::Circle(center.0, center.1, 19.0), |canvas| {
            pieces::coin(canvas, center, 16.0, &number.to_string(), metal(marker_coin(number)));
        });
    });
}

/// What a row pays first, second and so on.
fn row_title(stage: &Stage<'_>, coin: Coin, number: Number) -> String {
    let places = &content().payouts[usize::from(number)][..stage.open.seats.len()];
    let places: Vec<String> = places.iter().map(u8::to_string).collect();
    let title = Phrase::new("scene-row").with("number", number).with("coin", coin_name(coin));
    stage.tell(title.with("places", places.join(" / ")))
}

/// Lots and blocks lie above the buildings while somebody chooses among them; each shows what it would cover.
fn overlays(stage: &Stage<'_>, canvas: &mut Canvas) {
    let tile = match pending(stage.open) {
        Some((seat, prompt)) if stage.view.viewer.is(seat) => wanted_tile(stage, prompt),
        _ => None,
    };
    match tile {
        Some((zone, 4)) => Block::all().for_each(|block| {
            let site = Site { block, lots: 0b1111 };
            let title = Phrase::new("scene-block").with("block", block.to_string());
            let title = stage.tell(title.with("value", stage.open.value(block)));
            overlay(canvas, (&format!("block:{block}"), &title), site, (zone, site));
        }),
        Some((zone, size)) => Lot::all().for_each(|lot| {
            let title = stage.tell(Phrase::new("scene-lot").with("lot", lot.to_string()));
            let site = |lots| Site { block: lot.block(), lots };
            // The corner of an L stands for the three lots of it.
            let meant = if size == 3 { site(0b1111 & !(1 << (3 - lot.place()))) } else { site(1 << lot.place()) };
            overlay(canvas, (&format!("lot:{lot}"), &title), site(1 << lot.place()), (zone, meant));
        }),
        None => {}
    }
}

fn overlay(canvas: &mut Canvas, (id, title): (&str, &str), ground: Site, (zone, meant): (Zone, Site)) {
    let shape = |plot: Plot| Shape::rect(plot.x, plot.y, plot.w, plot.d);
    let outline = shape(span(ground));
    canvas.pick(id, title, &outline, |canvas| {
        canvas.shape(&outline, &Style::fill("#fff").with("fill-opacity", "0"));
        canvas.ghost(|canvas| {
            let style = Style::fill(&zone_paint(zone).tone(Tone::Deep)).opacity(0.6);
            meant.lots().for_each(|lot| canvas.shape(&shape(lot_plot(lot)), &style));
        });
    });
}

/// The zone and size of the tile that is being placed.
fn wanted_tile(stage: &Stage<'_>, prompt: Prompt) -> Option<(Zone, u8)> {
    match prompt {
        Prompt::Placement { card } => {
            let contract = content().contract(card);
            Some((contract.zone, contract.size))
        }
        Prompt::PlaceTile { zone, size } => Some((zone, size)),
        Prompt::MoveWhere { lot } => stage.open.grid.building(lot).map(|building| (building.zone, building.size())),
        _ => None,
    }
}
