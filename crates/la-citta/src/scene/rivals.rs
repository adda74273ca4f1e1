//! Rival cities within reach of each other: a line between them, and a plate with what either offers.

use art::{Canvas, Label, Pt, Shape, Style, shape};

use super::{Pen, TEXT, land, spaces_in_use, towns};
use crate::ids::{ByDemand, Demand, Hex};
use crate::show::places::{Side, rivalries, sides};
use crate::state::{City, board};

/// The size of a plate.
const PLATE: Pt = (70.0, 41.0);

/// Two rivals, where the line between them runs, and where the plate lies.
pub struct Link<'a> {
    sides: [Side<'a>; 2],
    ends: (Pt, Pt),
    plate: Pt,
}

/// Something that a plate should not hide: its middle, its size, and how bad it would be.
type Obstacle = (Pt, Pt, f64);

/// The lines and plates of all pairs, each plate where it hides least.
pub fn links<'a>(pen: &Pen<'a>) -> Vec<Link<'a>> {
    let mut obstacles = standing(pen);
    let mut links = Vec::new();
    for sides in rivalries(pen.view) {
        let link = place(pen, sides, &obstacles);
        obstacles.push((link.plate, PLATE, 6.0));
        links.push(link);
    }
    links
}

/// Buildings, the plaques of castles, and the values of fields.
fn standing(pen: &Pen<'_>) -> Vec<Obstacle> {
    let unit = pen.frame.unit;
    let buildings = pen.view.open.occupied().iter().map(|hex| (pen.frame.hex(hex), (unit * 0.5, unit * 0.7), 1.0));
    let plaques = sides(pen.view).into_iter().map(|side| {
        let (x, y) = pen.frame.hex(side.city.castle);
        ((x, y + unit * 0.3 + 11.0), (96.0, 24.0), 4.0)
    });
    let fields = spaces_in_use(pen.view).map(|space| (land::center(pen, space), (60.0, 26.0), 1.5));
    buildings.chain(plaques).chain(fields).collect()
}

/// Tries every way between the two cities, and a few places beside the middle of each.
fn place<'a>(pen: &Pen<'_>, sides: [Side<'a>; 2], obstacles: &[Obstacle]) -> Link<'a> {
    let beside = [(0.0, 0.0), (0.0, -0.4), (0.0, 0.4), (-0.4, 0.0), (0.4, 0.0), (-0.4, -0.4), (0.4, 0.4), (0.0, 0.8)];
    let mut best: Option<(f64, (Pt, Pt), Pt)> = None;
    for (from, to) in ways(sides[0].city, sides[1].city) {
        let ends = (pen.frame.hex(from), pen.frame.hex(to));
        let length = (ends.0.0 - ends.1.0).hypot(ends.0.1 - ends.1.1);
        let middle = shape::between(ends.0, ends.1, 0.5);
        for (dx, dy) in beside {
            let plate = (middle.0 + dx * pen.frame.unit, middle.1 + dy * pen.frame.unit);
            let hidden: f64 = obstacles.iter().map(|obstacle| overlap(plate, obstacle)).sum();
            let cost = hidden + 2.0 * length + 300.0 * (dx.abs() + dy.abs());
            if best.is_none_or(|(least, ..)| cost < least) {
                best = Some((cost, ends, plate));
            }
        }
    }
    let (_, ends, plate) = best.expect("neighbours are within reach");
    Link { sides, ends, plate }
}

/// The pairs of hexes at which two cities are neighbours (LC-3.9c).
fn ways(a: &City, b: &City) -> Vec<(Hex, Hex)> {
    let near = |from: Hex| b.hexes.and(board().close[from.index()]);
    a.hexes.iter().flat_map(|from| near(from).iter().map(move |to| (from, to))).collect()
}

/// How badly a plate would hide something.
fn overlap(plate: Pt, &(center, size, weight): &Obstacle) -> f64 {
    let shared = |a: f64, b: f64, reach: f64| (reach - (a - b).abs()).max(0.0);
    let wide = shared(plate.0, center.0, (PLATE.0 + size.0) / 2.0);
    weight * wide * shared(plate.1, center.1, (PLATE.1 + size.1) / 2.0)
}

/// The line, below the buildings.
pub fn line(canvas: &mut Canvas, link: &Link<'_>) {
    let path = art::Path::new().to(link.ends.0).quad(link.plate, link.ends.1);
    canvas.path(&path, &Style::line("var(--paper)", 6.0).round().opacity(0.8));
    canvas.path(&path, &Style::line("var(--ring)", 2.6).round().dash("7 5"));
}

/// The plate, above them: a row of three numbers for each side.
pub fn plate(canvas: &mut Canvas, pen: &Pen<'_>, link: &Link<'_>) {
    let (x, y) = link.plate;
    let plate = Shape::Rect(x - PLATE.0 / 2.0, y - PLATE.1 / 2.0, PLATE.0, PLATE.1, 5.0);
    canvas.titled(&pen.say(&crate::show::told::rivals(&link.sides)), |c| {
        c.shape(&plate, &Style::fill("var(--card)").stroke("var(--rule)", 0.9));
        let [one, other] = link.sides.map(|side| side.facts.attraction);
        for (side, row, against) in [(0, -9.6, other), (1, 9.6, one)] {
            art::sign(c, (x - 25.0, y + row), 7.5, towns::tint(link.sides[side].seat));
            offers(c, (x - 8.0, y + row), &link.sides[side].facts.attraction, &against);
        }
    });
}

/// Three numbers, each over its arch colour; the greater of two is ringed: that side would draw a citizen.
fn offers(canvas: &mut Canvas, at: Pt, offers: &ByDemand<u8>, against: &ByDemand<u8>) {
    for (i, demand) in (0..).zip(Demand::ALL) {
        let x = at.0 + 17.0 * f64::from(i);
        let (fill, ink) = towns::arch_colors(demand);
        let cell = Shape::Rect(x - 7.4, at.1 - 8.2, 14.8, 16.4, 2.5);
        let ring = if offers[demand] > against[demand] { ("var(--ring)", 3.0) } else { ("var(--rule)", 0.7) };
        canvas.shape(&cell, &Style::fill(fill).stroke(ring.0, ring.1));
        let label = Label::new(offers[demand].to_string()).size(TEXT).bold().middle().fill(ink).within(14.0);
        canvas.label(x, at.1 + TEXT * 0.36, &label);
    }
}
