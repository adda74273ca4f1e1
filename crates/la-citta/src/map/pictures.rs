//! Drawings that stand on the map again and again, and that cards and words show by name.

use std::borrow::Cow;

use art::shape::polar;
use art::{Block, Canvas, Icon, Kind, Metal, Paint, Path, Plot, Pt, Shape, Style, Tint, Tone, ground, icon, pieces};
use engine::MAX_SEATS;
use engine::pieces::Picture;

use crate::ids::{Building, Demand, Tile};

/// The distance of two hexes at which pictures are drawn.
pub const UNIT: f64 = 40.0;
/// The picture of a building, and where in it the middle of its hex lies.
pub const BUILDING: (Pt, Pt) = ((46.0, 46.0), (21.0, 26.0));
/// The picture of a terrain tile, and where in it the middle of its anchor cell lies.
pub const LAND: (Pt, Pt) = ((120.0, 124.0), (25.0, 22.0));
/// The picture of a standing figure; its foot is at the middle of the lower edge.
pub const FIGURE: Pt = (12.0, 16.0);

/// All of them.
pub fn all() -> Vec<Picture> {
    let buildings = Building::ALL.into_iter().map(|kind| building(kind.name().into(), kind, None));
    let seats = (0..MAX_SEATS).flat_map(|seat| of_seat(Tint::of_seat(seat), seat));
    let arches = Demand::ALL.into_iter().map(arch_picture);
    let lands = [Tile::Field1, Tile::Mountain, Tile::Water].map(land);
    buildings.chain(seats).chain(arches).chain(lands).chain([coin(), citizen(), politics_card()]).collect()
}

/// What a building looks like.
pub fn kind(building: Building) -> Kind {
    match building {
        Building::Castle => Kind::Castle,
        Building::Farm => Kind::Farm,
        Building::Quarry => Kind::Quarry,
        Building::Market => Kind::Market,
        Building::Statue => Kind::Statue,
        Building::Cloister => Kind::Cloister,
        Building::Fountain => Kind::Fountain,
        Building::Palace => Kind::Palace,
        Building::Hospital => Kind::Hospital,
        Building::Bathhouse => Kind::Bathhouse,
        Building::Cathedral => Kind::Cathedral,
        Building::University => Kind::University,
    }
}

fn building(name: Cow<'static, str>, building: Building, owner: Option<Tint>) -> Picture {
    let ((width, height), center) = BUILDING;
    let plot = Plot::around((center.0 - 2.0, center.1 + 1.0), 26.0, 19.0);
    let block = Block::new(kind(building), plot);
    let mut canvas = Canvas::new();
    match owner {
        Some(tint) => block.owner(tint).roof(tint.paint()).draw(&mut canvas),
        None => block.draw(&mut canvas),
    }
    canvas.into_picture(name, width as u32, height as u32)
}

/// A player's castle, sign, coloured citizen and Action card.
fn of_seat(tint: Tint, seat: usize) -> [Picture; 4] {
    let castle = building(format!("castle-{seat}").into(), Building::Castle, Some(tint));
    let mut sign = Canvas::new();
    art::sign(&mut sign, (12.0, 12.0), 11.0, tint);
    let mut figure = Canvas::new();
    pieces::player_citizen(&mut figure, (FIGURE.0 / 2.0, FIGURE.1 - 0.5), FIGURE.1 - 1.0, tint);
    [
        castle,
        sign.into_picture(format!("sign-{seat}"), 24, 24),
        figure.into_picture(format!("figure-{seat}"), FIGURE.0 as u32, FIGURE.1 as u32),
        card(format!("action-{seat}").into(), tint.paint(), |c| {
            c.path(&tint.outline((9.0, 12.0), 5.0), &Style::fill(art::ON_DEEP));
        }),
    ]
}

/// A card, seen from afar, with something on it.
fn card(name: Cow<'static, str>, paint: Paint, draw: impl FnOnce(&mut Canvas)) -> Picture {
    let mut canvas = Canvas::new();
    canvas.rect((1.5, 1.5), (15.0, 21.0), 2.5, &Style::fill(&paint.tone(Tone::Deep)).stroke(art::ON_DEEP, 1.0));
    draw(&mut canvas);
    canvas.into_picture(name, 18, 24)
}

fn politics_card() -> Picture {
    card("politics".into(), Paint::Umber, |c| icon(c, (9.0, 12.0), 11.0, Icon::Crown, art::ON_DEEP))
}

fn coin() -> Picture {
    let mut canvas = Canvas::new();
    pieces::coin(&mut canvas, (12.0, 12.0), 10.0, "", Metal::Gold);
    canvas.into_picture("gold", 24, 24)
}

fn citizen() -> Picture {
    let mut canvas = Canvas::new();
    pieces::citizen(&mut canvas, (FIGURE.0 / 2.0, FIGURE.1 - 0.5), FIGURE.1 - 1.0, Paint::Grey);
    canvas.into_picture("citizen", FIGURE.0 as u32, FIGURE.1 as u32)
}

const WHITE: &str = "#fffdf6";
const BLUE: &str = "#2f6d9f";
const BLACK: &str = "#2c2a2e";

/// LC-11.1: white for culture, blue for hygiene, black for education, in every light; the rim stands out from any ground.
/// The openings differ too, so that nobody needs the colours: walled up, with a sill, and narrow.
fn arch_picture(demand: Demand) -> Picture {
    let (stone, hole, inset) = match demand {
        Demand::Culture => (WHITE, WHITE, 4.6),
        Demand::Hygiene => (BLUE, WHITE, 5.6),
        Demand::Education => (BLACK, WHITE, 7.4),
    };
    let mut canvas = Canvas::new();
    canvas.path(&arch((12.0, 23.0), 9.6, 21.6), &Style::fill(stone).stroke("var(--ink)", 1.6));
    canvas.path(&arch((12.0, 23.0), 9.6 - inset, 21.6 - inset), &Style::fill(hole).stroke(BLACK, 0.8));
    if demand == Demand::Hygiene {
        canvas.path(&Path::new().to((8.0, 18.0)).line((16.0, 18.0)), &Style::line(BLUE, 2.4));
    }
    canvas.into_picture(demand.name(), 24, 24)
}

/// An opening with a round top, half as wide as told, standing on a point.
fn arch(foot: Pt, half: f64, tall: f64) -> Path {
    let spring = foot.1 - tall + half;
    let path = Path::new().to((foot.0 - half, foot.1)).line((foot.0 - half, spring));
    path.arc(half, (foot.0 + half, spring)).line((foot.0 + half, foot.1)).close()
}

/// The name of a terrain tile's picture: fields of all values look alike, their number stands on the map.
pub fn land_name(tile: Tile) -> &'static str {
    match tile {
        Tile::Field1 | Tile::Field2 | Tile::Field3 => "land-field",
        Tile::Mountain => "land-mountain",
        Tile::Water => "land-water",
    }
}

fn land(tile: Tile) -> Picture {
    let ((width, height), _) = LAND;
    let mut canvas = Canvas::new();
    let shape = triangle();
    let middle = (LAND.1.0 + UNIT / 3f64.sqrt(), LAND.1.1 + UNIT);
    match tile {
        Tile::Water => {
            ground::water(&mut canvas, &shape);
            ground::ripples(&mut canvas, (middle.0 - 8.0, middle.1 - 4.0), 28.0);
            ground::ripples(&mut canvas, (middle.0 + 4.0, middle.1 + 20.0), 20.0);
        }
        Tile::Mountain => {
            let stone = Style::fill(&Paint::Stone.tone(Tone::Wash)).stroke(&Paint::Stone.tone(Tone::Mid), 1.0);
            canvas.shape(&shape, &stone);
            ground::mountains(&mut canvas, (middle.0, middle.1 + 4.0), 76.0);
        }
        Tile::Field1 | Tile::Field2 | Tile::Field3 => ground::field(&mut canvas, &shape),
    }
    canvas.into_picture(land_name(tile), width as u32, height as u32)
}

/// A terrain space as one field: the outer corners of its three outer cells. The lanes are drawn over its sides.
fn triangle() -> Shape {
    let (x, y) = LAND.1;
    let across = UNIT * 3f64.sqrt();
    let outer = [((x, y), 180.0), ((x + across, y + UNIT), 300.0), ((x, y + 2.0 * UNIT), 60.0)];
    let corners = outer
        .into_iter()
        .flat_map(|(cell, from)| [0.0, 60.0, 120.0].map(|turn| polar(cell, UNIT / 3f64.sqrt(), from + turn)));
    Shape::Poly(corners.collect())
}
