//! Drawings that stand on the map again and again, and that the supply shows: buildings as they may lie, boards, plots, cars.

use art::roofs::hip;
use art::solid::Mass;
use art::{Block, Canvas, Corner, Footprint, Label, Paint, Path, Pile, Style, Tone};
use engine::pieces::Picture;

use super::board_paint;
use crate::board::{Point, Rotation, offset, turned_size};
use crate::content::content;
use crate::ids::{Board, Building, Kind};

/// The side of a cell in these pictures.
pub const UNIT: f64 = 66.0;
/// Room above the ground of a building, for its roof, a steeple or smoke.
pub const HEAD: f64 = 48.0;
/// Room beside it, for its eaves and its shadow.
pub const SIDE: f64 = 16.0;
/// How far walls stand back from the middle of the street.
const INSET: f64 = 12.0;
/// The plots.
pub const CENTRE: &str = "plot-centre";
pub const OUTSKIRTS: &str = "plot-outskirts";
const LOT: f64 = 48.0;
/// A streetcar from above, long and wide.
pub const TRAM: &str = "tram";
pub const TRAM_DOWN: &str = "tram-down";
pub const CAR: (f64, f64) = (46.0, 13.0);
/// The side of a cell in the picture of a board.
const CELL: f64 = 26.0;

/// All of them.
pub fn all() -> Vec<Picture> {
    let buildings = Building::all().flat_map(|building| grounds(building).into_iter().map(move |g| (building, g)));
    let boards = Board::all().flat_map(|board| Rotation::ALL.map(|rotation| draw_board(board, rotation)));
    let others = [centre(), outskirts(), tram(TRAM, CAR), tram(TRAM_DOWN, (CAR.1, CAR.0))];
    let buildings = buildings.map(|(building, ground)| draw_building(building, ground));
    buildings.chain(Building::all().map(draw_small)).chain(boards).chain(others).collect()
}

/// The ground of a building in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground {
    across: u8,
    down: u8,
    missing: Option<Corner>,
}

impl Ground {
    const fn new(across: u8, down: u8) -> Ground {
        Ground { across, down, missing: None }
    }

    /// The ground that covers some cells.
    pub fn under(cells: &[Point]) -> Ground {
        let low = |of: fn(&Point) -> i8| cells.iter().map(of).min().unwrap_or(0);
        let high = |of: fn(&Point) -> i8| cells.iter().map(of).max().unwrap_or(0);
        let (l, t, r, b) = (low(|p| p.x), low(|p| p.y), high(|p| p.x), high(|p| p.y));
        let corners = [
            (Corner::NorthWest, Point::new(l, t)),
            (Corner::NorthEast, Point::new(r, t)),
            (Corner::SouthWest, Point::new(l, b)),
            (Corner::SouthEast, Point::new(r, b)),
        ];
        let missing = corners.into_iter().find(|(_, point)| !cells.contains(point)).map(|(corner, _)| corner);
        Ground { across: (r - l + 1) as u8, down: (b - t + 1) as u8, missing }
    }

    /// What the name of a building's picture ends with.
    fn ending(self) -> &'static str {
        match self.missing {
            Some(Corner::NorthWest) => "-nw",
            Some(Corner::NorthEast) => "-ne",
            Some(Corner::SouthWest) => "-sw",
            Some(Corner::SouthEast) => "-se",
            None if self.down > self.across => "-down",
            None => "",
        }
    }
}

/// Every way a building can lie, the usual one first.
fn grounds(building: Building) -> Vec<Ground> {
    let corners = [Corner::NorthWest, Corner::NorthEast, Corner::SouthWest, Corner::SouthEast];
    match building {
        Building::Factory3 => corners.map(|corner| Ground { missing: Some(corner), ..Ground::new(2, 2) }).to_vec(),
        Building::Factory4 => vec![Ground::new(2, 2)],
        _ => match content().shape(building).size as u8 {
            1 => vec![Ground::new(1, 1)],
            size => vec![Ground::new(size, 1), Ground::new(1, size)],
        },
    }
}

/// The picture of a building.
pub fn name(building: Building, ground: Ground) -> String {
    format!("{}{}", building.key().trim_start_matches("building-"), ground.ending())
}

/// The picture of a building beside the map.
pub fn small_name(building: Building) -> String {
    format!("small-{}", name(building, Ground::new(1, 1)))
}

/// The size of the picture of a building.
fn size(ground: Ground) -> (f64, f64) {
    (f64::from(ground.across) * UNIT + 2.0 * SIDE, f64::from(ground.down) * UNIT + HEAD)
}

/// A building in its cells.
fn draw_building(building: Building, ground: Ground) -> Picture {
    let (w, d) = (f64::from(ground.across) * UNIT, f64::from(ground.down) * UNIT);
    let mut canvas = Canvas::new();
    raise(&mut canvas, (building, ground), art::Plot::new(SIDE, HEAD, w, d).inset(INSET));
    let (wide, high) = size(ground);
    canvas.into_picture(name(building, ground), wide as u32, high as u32)
}

/// A building alone: the same drawing, without the streets around it.
fn draw_small(building: Building) -> Picture {
    let ground = grounds(building)[0];
    let (w, d) = (f64::from(ground.across) * UNIT - 2.0 * INSET, f64::from(ground.down) * UNIT - 2.0 * INSET);
    let head = if building.kind() == Kind::Park { 14.0 } else { 30.0 };
    let mut canvas = Canvas::new();
    canvas.picture(&name(building, ground), (6.0 - SIDE - INSET, head - HEAD - INSET), size(ground));
    canvas.into_picture(small_name(building), (w + 18.0) as u32, (d + head + 2.0) as u32)
}

fn raise(canvas: &mut Canvas, (building, ground): (Building, Ground), plot: art::Plot) {
    let footprint = match ground.missing {
        Some(corner) => Footprint::Ell(plot, corner),
        None => Footprint::Rect(plot),
    };
    match look(building.kind()) {
        Some((kind, walls, roof, height)) => {
            Block::new(kind, footprint).walls(walls).roof(roof).height(height).draw(canvas);
        }
        None => residence(canvas, plot),
    }
}

/// A residence of any size under one hipped roof, so that its length is seen at once.
fn residence(canvas: &mut Canvas, plot: art::Plot) {
    let mass = Mass::new(plot, 10.0);
    let mut pile = Pile::new();
    pile.shade(&plot.corners(), mass.h);
    pile.stand(plot, |c| {
        mass.walls(c, Paint::Rose);
        mass.windows(c, 1);
        hip(c, &mass, 11.0, Paint::Seal);
    });
    pile.draw(canvas);
}

/// How a building looks: its silhouette, walls, roof and height, low enough that no roof reaches across its street.
/// Residences have a drawing of their own.
const fn look(kind: Kind) -> Option<(art::Kind, Paint, Paint, f64)> {
    Some(match kind {
        Kind::Residence => return None,
        Kind::Business => (art::Kind::Office, Paint::Sand, Paint::Plaster, 20.0),
        Kind::CityHall => (art::Kind::CityHall, Paint::Grey, Paint::Copper, 18.0),
        Kind::Church => (art::Kind::Church, Paint::Sky, Paint::Steel, 18.0),
        Kind::Bank => (art::Kind::Bank, Paint::Sky, Paint::Steel, 18.0),
        Kind::Cinema => (art::Kind::Cinema, Paint::Sky, Paint::Steel, 17.0),
        Kind::PostOffice => (art::Kind::PostOffice, Paint::Sky, Paint::Steel, 17.0),
        Kind::DepartmentStore => (art::Kind::DepartmentStore, Paint::Sky, Paint::Steel, 17.0),
        Kind::Park => (art::Kind::Park, Paint::Leaf, Paint::Leaf, 4.0),
        Kind::Factory => (art::Kind::Factory, Paint::Coal, Paint::Coal, 15.0),
    })
}

/// Paving stones.
fn centre() -> Picture {
    let mut canvas = Canvas::new();
    let stone = Paint::Marble;
    canvas.rect((0.7, 0.7), (LOT - 1.4, LOT - 1.4), 4.0, &Style::fill(&stone.tone(Tone::Lit)));
    let courses = (0..5).fold(Path::new(), |path, row| {
        let y = 8.0 * f64::from(row) + 8.0;
        let path = path.to((1.0, y)).line((LOT - 1.0, y));
        (0..3).fold(path, |path, col| {
            let x = 16.0 * f64::from(col) + if row % 2 == 0 { 8.0 } else { 16.0 };
            path.to((x, y - 8.0)).line((x, y))
        })
    });
    canvas.path(&courses, &Style::line(&stone.tone(Tone::Mid), 0.8));
    canvas.rect((0.7, 0.7), (LOT - 1.4, LOT - 1.4), 4.0, &Style::line("var(--rule)", 1.0));
    canvas.into_picture(CENTRE, LOT as u32, LOT as u32)
}

/// Grass.
fn outskirts() -> Picture {
    let mut canvas = Canvas::new();
    let lawn = Style::fill("var(--green)").stroke("var(--green-line)", 1.0);
    canvas.rect((0.7, 0.7), (LOT - 1.4, LOT - 1.4), 4.0, &lawn);
    let tufts =
        [(8.0, 11.0), (24.0, 9.0), (40.0, 12.0), (6.0, 27.0), (42.0, 28.0), (9.0, 42.0), (25.0, 43.0), (39.0, 41.0)];
    let tufts = tufts
        .into_iter()
        .fold(Path::new(), |path, (x, y)| path.to((x - 2.5, y - 3.0)).line((x, y)).line((x + 2.5, y - 3.0)));
    canvas.path(&tufts, &Style::line("var(--green-line)", 1.1).round());
    canvas.into_picture(OUTSKIRTS, LOT as u32, LOT as u32)
}

/// A red car with lit windows.
fn tram(name: &'static str, (w, d): (f64, f64)) -> Picture {
    let mut canvas = Canvas::new();
    let (red, ink) = (Paint::Seal.tone(Tone::Lit), Paint::Seal.tone(Tone::Ink));
    canvas.rect((0.8, 0.8), (w - 1.6, d - 1.6), 5.0, &Style::fill(&red).stroke(&ink, 1.4));
    canvas.rect((3.2, 3.2), (w - 6.4, d - 6.4), 2.4, &Style::fill("#fff8e8"));
    for i in 0..5 {
        let along = 6.0 + 7.2 * f64::from(i);
        let at = if w > d { (along, 4.5) } else { (4.5, along) };
        canvas.rect(at, (if w > d { 5.2 } else { 4.0 }, if w > d { 4.0 } else { 5.2 }), 0.8, &Style::fill("#2f4a66"));
    }
    canvas.into_picture(name, w as u32, d as u32)
}

/// The picture of a board, turned.
pub fn board_name(board: Board, rotation: Rotation) -> String {
    format!("board-{board}-{rotation}")
}

fn draw_board(board: Board, rotation: Rotation) -> Picture {
    let (w, h) = turned_size(board, rotation);
    let (w, h) = (f64::from(w) * CELL, f64::from(h) * CELL);
    let paint = board_paint(board);
    let mut canvas = Canvas::new();
    let tile = Style::fill(&paint.tone(Tone::Wash)).stroke(&paint.tone(Tone::Deep), 1.6);
    canvas.rect((0.9, 0.9), (w - 1.8, h - 1.8), 3.5, &tile);
    for plot in board.plots().iter() {
        let Point { x, y } = offset(board, rotation, plot.place());
        let (x, y) = (f64::from(x) * CELL, f64::from(y) * CELL);
        canvas.rect(
            (x + 2.6, y + 2.6),
            (CELL - 5.2, CELL - 5.2),
            2.0,
            &Style::fill("var(--lot)").stroke("var(--line)", 0.7),
        );
        canvas.label(x + CELL / 2.0, y + CELL / 2.0 + 4.6, &Label::new(plot.to_string()).size(13.0).middle());
    }
    canvas.into_picture(board_name(board, rotation), w as u32, h as u32)
}
