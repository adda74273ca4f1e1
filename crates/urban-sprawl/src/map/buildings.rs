//! What stands on the lots: named drawings that are shown again and again, and above them whose they are.

use std::borrow::Cow;

use art::{Block as Solid, Canvas, Kind, Nearness, Pile, Plot, Pt, Shape, Style, Tint, lift};
use engine::Seat;
use engine::pieces::Picture;

use super::{GAP, LOT, Pen, span, zone_paint};
use crate::board::{Building, Site};
use crate::ids::{MAX_PLAYERS, Zone};
use crate::show::{building_pick, building_title};

/// How far a wall stands back from the edge of its lots.
const YARD: f64 = 5.0;
const ONE: f64 = LOT - 2.0 * YARD;
const TWO: f64 = 2.0 * LOT + GAP - 2.0 * YARD;
/// The room around a drawing, for chimneys, smoke and shade: left, top, right, bottom.
const ROOM: (f64, f64, f64, f64) = (6.0, 40.0, 34.0, 4.0);

/// The drawings of the players' signs.
const SIGNS: [&str; MAX_PLAYERS] = ["owner-0", "owner-1", "owner-2", "owner-3"];

/// A part of a building that is drawn in one piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    One,
    Wide,
    Deep,
    /// The long arm of an L.
    Arm,
    /// Its short arm, up to the long one.
    Wing,
    Whole,
}

impl Part {
    const ALL: [Part; 6] = [Part::One, Part::Wide, Part::Deep, Part::Arm, Part::Wing, Part::Whole];

    const fn name(self) -> &'static str {
        match self {
            Part::One => "1",
            Part::Wide => "2-wide",
            Part::Deep => "2-deep",
            Part::Arm => "3",
            Part::Wing => "3-wing",
            Part::Whole => "4",
        }
    }

    /// Width and depth of its walls.
    const fn walls(self) -> Pt {
        match self {
            Part::One => (ONE, ONE),
            Part::Wide => (TWO, ONE),
            Part::Deep | Part::Arm => (ONE, TWO),
            Part::Wing => (ONE + 2.0 * YARD + GAP, ONE),
            Part::Whole => (TWO, TWO),
        }
    }

    /// Houses grow with their size, shops a little higher, and never so high that they hide what stands behind them.
    const fn height(self, zone: Zone) -> f64 {
        let trade = match zone {
            Zone::Com => 6.0,
            Zone::Park => return 0.0,
            Zone::Civ | Zone::Ind | Zone::Res => 0.0,
        };
        trade
            + match self {
                Part::One => 20.0,
                Part::Wide | Part::Deep => 26.0,
                Part::Wing => 27.0,
                Part::Arm => 33.0,
                Part::Whole => 40.0,
            }
    }

    fn exists(self, zone: Zone) -> bool {
        zone != Zone::Park || !matches!(self, Part::Arm | Part::Wing)
    }
}

/// Four zones, four roof languages, growing with the size.
const fn kind(zone: Zone, part: Part) -> Kind {
    match (zone, part) {
        (Zone::Civ, Part::One) => Kind::Civic,
        (Zone::Civ, Part::Wide | Part::Deep) => Kind::School,
        (Zone::Civ, Part::Arm) => Kind::CityHall,
        (Zone::Civ, Part::Whole) => Kind::University,
        (Zone::Com, Part::One) => Kind::Shop,
        (Zone::Com, Part::Wide | Part::Deep) => Kind::DepartmentStore,
        (Zone::Com, Part::Arm) => Kind::Office,
        (Zone::Com, Part::Whole) => Kind::Tower,
        (Zone::Civ | Zone::Com, Part::Wing) => Kind::Plain,
        (Zone::Ind, Part::One | Part::Wing) => Kind::Warehouse,
        (Zone::Ind, Part::Wide | Part::Deep | Part::Arm) => Kind::Factory,
        (Zone::Ind, Part::Whole) => Kind::PowerPlant,
        (Zone::Res, Part::One) => Kind::House,
        (Zone::Res, Part::Wide | Part::Deep) => Kind::Terrace,
        (Zone::Res, Part::Arm | Part::Wing | Part::Whole) => Kind::Apartments,
        (Zone::Park, _) => Kind::Park,
    }
}

fn picture_name(zone: Zone, part: Part) -> String {
    format!("{}-{}", zone.name().to_lowercase(), part.name())
}

/// The drawing of a contract's building.
pub fn picture_of(zone: Zone, size: u8) -> Cow<'static, str> {
    let part = match size {
        1 => Part::One,
        2 => Part::Wide,
        3 => Part::Arm,
        _ => Part::Whole,
    };
    picture_name(zone, part).into()
}

/// Every drawing of a building.
pub fn pictures() -> impl Iterator<Item = Picture> {
    let all = Zone::ALL.into_iter().flat_map(|zone| Part::ALL.map(|part| (zone, part)));
    all.filter(|(zone, part)| part.exists(*zone)).map(|(zone, part)| {
        let (w, d) = part.walls();
        let mut canvas = Canvas::new();
        let mut solid = Solid::new(kind(zone, part), Plot::new(ROOM.0, ROOM.1, w, d));
        if zone != Zone::Park {
            solid = solid.height(part.height(zone)).paint(zone_paint(zone));
        }
        solid.draw_bare(&mut canvas);
        let (width, height) = (w + ROOM.0 + ROOM.2, d + ROOM.1 + ROOM.3);
        canvas.into_picture(picture_name(zone, part), width as u32, height as u32)
    })
}

/// The parts of a building and where they stand, the one with the owner's sign first.
fn parts(site: Site) -> Vec<(Part, Plot)> {
    let whole = span(site).inset(YARD);
    match site.size() {
        1 => vec![(Part::One, whole)],
        2 if whole.w > whole.d => vec![(Part::Wide, whole)],
        2 => vec![(Part::Deep, whole)],
        3 => ell(site, whole),
        _ => vec![(Part::Whole, whole)],
    }
}

/// An L stands on two lots one above the other, and a wing beside them.
fn ell(site: Site, whole: Plot) -> Vec<(Part, Plot)> {
    let missing = (!site.lots & 0b1111).trailing_zeros() as u8;
    let (west, low) = (missing % 2 == 1, missing < 2);
    let arm = Plot { x: if west { whole.x } else { whole.x + whole.w - ONE }, w: ONE, ..whole };
    let (w, d) = Part::Wing.walls();
    let x = if west { arm.x + ONE } else { arm.x - w };
    let wing = Plot { x, y: if low { whole.y + whole.d - d } else { whole.y }, w, d };
    vec![(Part::Arm, arm), (Part::Wing, wing)]
}

/// The buildings in a row of blocks, with their shadows.
pub fn draw(canvas: &mut Canvas, row: &[Building]) {
    let mut pile = Pile::new();
    for building in row {
        let lot = building.lot();
        for (i, (part, plot)) in parts(building.site).into_iter().enumerate() {
            let name = picture_name(building.zone, part);
            let (w, d) = (plot.w + ROOM.0 + ROOM.2, plot.d + ROOM.1 + ROOM.3);
            pile.shade(&plot.corners(), part.height(building.zone));
            pile.stand(plot, |canvas| {
                let id = if i == 0 { format!("building:{lot}") } else { format!("building:{lot}~{i}") };
                canvas.piece(&id, |canvas| canvas.picture(&name, (plot.x - ROOM.0, plot.y - ROOM.1), (w, d)));
            });
        }
    }
    pile.draw(canvas);
}

/// The buildings of a row as things to be picked, and on each the sign of its owner, over all roofs.
pub fn owners(pen: &Pen<'_>, canvas: &mut Canvas, row: &[Building]) {
    for building in row {
        let (title, outline) = (pen.say(&building_title(building)), silhouette(building));
        canvas.pick(&building_pick(building.lot()), &title, &outline, |canvas| {
            canvas.shape(&outline, &Style::fill("#fff").with("fill-opacity", "0"));
            if let Some(owner) = building.owner {
                canvas.seen(Nearness::Near, |canvas| sign(canvas, roof(building), 11.0, owner));
                canvas.seen(Nearness::Far, |canvas| sign(canvas, door(building), 15.0, owner));
            }
        });
    }
}

/// A player's sign, by name: there are many of them.
pub fn sign(canvas: &mut Canvas, at: Pt, r: f64, seat: Seat) {
    canvas.picture(SIGNS[seat.index()], (at.0 - r, at.1 - r), (2.0 * r, 2.0 * r));
}

/// The middle of the ground, where a larger sign keeps clear of the value above it.
fn door(building: &Building) -> Pt {
    let (x, y) = parts(building.site)[0].1.center();
    (x, y + 4.0)
}

/// The middle of the roof.
fn roof(building: &Building) -> Pt {
    let (part, plot) = parts(building.site)[0];
    lift(plot.center(), part.height(building.zone))
}

/// Every player's sign with a rim of card around it, so that it stands out from a roof of any colour.
pub fn signs() -> impl Iterator<Item = Picture> {
    SIGNS.into_iter().enumerate().map(|(seat, name)| {
        let mut canvas = Canvas::new();
        canvas.circle((12.0, 12.0), 11.5, &Style::fill("var(--card)").stroke("var(--ink)", 0.9));
        art::sign(&mut canvas, (12.0, 12.0), 9.2, Tint::of_seat(seat));
        canvas.into_picture(name, 24, 24)
    })
}

/// What a building covers on the page, ground and roof together.
fn silhouette(building: &Building) -> Shape {
    let parts = parts(building.site);
    let height = parts[0].0.height(building.zone);
    let ground = parts.iter().flat_map(|(_, plot)| plot.corners());
    let roof = parts.iter().flat_map(|(_, plot)| plot.corners()).map(|p| lift(p, height));
    Shape::Poly(art::oblique::hull(ground.chain(roof).collect())).inset(-1.5)
}
