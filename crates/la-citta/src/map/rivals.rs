//! Rival cities within reach of each other: a line between them, and a plate with what either offers.

use std::hash::Hash;

use art::{Canvas, Label, Path, Pt, Shape, Style, Tone, shape};

use super::frame::spaces_in_use;
use super::towns::tint;
use super::{Pen, TEXT};
use crate::ids::{Demand, Hex};
use crate::show::places::{Side, in_question, rivalries, sides};
use crate::show::told;
use crate::state::{City, board};
use crate::view::View;

/// Height of a line of a plate, and its width.
const LINE: f64 = 17.0;
const WIDTH: f64 = 68.0;

/// Two rivals, where the line between them runs, and where the plate lies.
pub struct Link<'a> {
    sides: [Side<'a>; 2],
    demands: Vec<Demand>,
    ends: (Pt, Pt),
    plate: Pt,
}

/// Something that a plate should not hide: its middle, its size, and how bad it would be.
type Obstacle = (Pt, Pt, f64);

/// What lines and plates are drawn from: the demands that count, and of the cities where they lie and what they offer.
/// Nothing if no demand counts.
pub fn drawn_from(view: &View) -> Option<impl Hash> {
    let demands = in_question(view);
    let city = |side: Side<'_>| (side.seat, side.city.number, side.city.castle, side.city.hexes, side.facts.attraction);
    (!demands.is_empty()).then(|| (demands, sides(view).into_iter().map(city).collect::<Vec<_>>()))
}

/// The lines and plates of all pairs, each plate where it hides nothing.
pub fn links<'a>(pen: &Pen<'a>) -> Vec<Link<'a>> {
    let demands = in_question(pen.view);
    if demands.is_empty() {
        return Vec::new();
    }
    let mut obstacles = standing(pen);
    let mut links = Vec::new();
    for sides in rivalries(pen.view) {
        let link = place(pen, sides, &demands, &obstacles);
        obstacles.push((link.plate, (WIDTH, high(&demands)), 4.0));
        links.push(link);
    }
    links
}

fn high(demands: &[Demand]) -> f64 {
    LINE * demands.len() as f64 + 2.0
}

/// Buildings and the values of fields; then free hexes, for something may be built there.
fn standing(pen: &Pen<'_>) -> Vec<Obstacle> {
    let unit = pen.frame.unit;
    let buildings = pen.view.open.occupied().iter().map(|hex| (pen.frame.hex(hex), (unit, unit), 4.0));
    let plaques = sides(pen.view).into_iter().map(|side| (pen.frame.hex(side.city.castle), (unit * 1.4, unit), 4.0));
    let fields = spaces_in_use(pen.view).map(|space| (pen.frame.space(space), (58.0, 24.0), 4.0));
    let free = pen.view.open.playable().minus(pen.view.open.occupied());
    let lanes = free.iter().map(|hex| (pen.frame.hex(hex), (unit * 0.9, unit * 0.9), 0.15));
    buildings.chain(plaques).chain(fields).chain(lanes).collect()
}

/// Tries short ways between the two cities, and places around the middle of each, near ones first.
fn place<'a>(pen: &Pen<'_>, sides: [Side<'a>; 2], demands: &[Demand], obstacles: &[Obstacle]) -> Link<'a> {
    let mut best: Option<(f64, (Pt, Pt), Pt)> = None;
    let size = (WIDTH, high(demands));
    for ends in ways(pen, sides[0].city, sides[1].city) {
        let middle = shape::between(ends.0, ends.1, 0.5);
        for (dx, dy) in around() {
            let plate = inside(pen, (middle.0 + dx * pen.frame.unit, middle.1 + dy * pen.frame.unit), size);
            let hidden: f64 = obstacles.iter().map(|obstacle| overlap((plate, size), *obstacle)).sum();
            let cost = hidden + length(ends) + 60.0 * dx.hypot(dy);
            if best.is_none_or(|(least, ..)| cost < least) {
                best = Some((cost, ends, plate));
            }
        }
    }
    let (_, ends, plate) = best.expect("neighbours are within reach");
    Link { sides, demands: demands.to_vec(), ends, plate }
}

/// Steps of a third of a hex to every side.
fn around() -> impl Iterator<Item = Pt> {
    let steps = || (-6..=6).map(|step| f64::from(step) / 3.0);
    steps().flat_map(move |dx| steps().map(move |dy| (dx, dy)))
}

/// A plate never leaves the map.
fn inside(pen: &Pen<'_>, (x, y): Pt, (w, h): Pt) -> Pt {
    let (right, bottom) = pen.frame.size;
    (x.clamp(w / 2.0 + 2.0, right - w / 2.0 - 2.0), y.clamp(h / 2.0 + 2.0, bottom - h / 2.0 - 2.0))
}

/// How many ways between two cities are tried.
const WAYS: usize = 3;

/// Pairs of hexes at which two cities are neighbours (LC-3.9c), the shortest ways.
fn ways(pen: &Pen<'_>, a: &City, b: &City) -> Vec<(Pt, Pt)> {
    let near = |from: Hex| b.hexes.and(board().close[from.index()]);
    let pairs = a.hexes.iter().flat_map(|from| near(from).iter().map(move |to| (from, to)));
    let mut ways: Vec<(Pt, Pt)> = pairs.map(|(from, to)| (pen.frame.hex(from), pen.frame.hex(to))).collect();
    ways.sort_by(|a, b| length(*a).total_cmp(&length(*b)));
    ways.truncate(WAYS);
    ways
}

fn length((from, to): (Pt, Pt)) -> f64 {
    (from.0 - to.0).hypot(from.1 - to.1)
}

/// How much of something a plate would hide.
fn overlap((plate, size): (Pt, Pt), (center, other, weight): Obstacle) -> f64 {
    let shared = |a: f64, b: f64, reach: f64| (reach - (a - b).abs()).max(0.0);
    weight * shared(plate.0, center.0, (size.0 + other.0) / 2.0) * shared(plate.1, center.1, (size.1 + other.1) / 2.0)
}

/// The line, below the buildings.
pub fn line(canvas: &mut Canvas, link: &Link<'_>) {
    let path = Path::new().to(link.ends.0).quad(link.plate, link.ends.1);
    canvas.path(&path, &Style::line("var(--paper)", 5.0).round().opacity(0.8));
    canvas.path(&path, &Style::line("var(--ring)", 2.2).round().dash("6 4"));
}

/// The plate: each city's number in its colour, and between them what either offers of the demands in question.
pub fn plate(canvas: &mut Canvas, pen: &Pen<'_>, link: &Link<'_>) {
    let (x, y) = link.plate;
    let tall = high(&link.demands);
    let top = y - tall / 2.0;
    let title = pen.say(&told::rivals(&link.sides));
    canvas.seen(art::Nearness::Near, |c| {
        c.titled(&title, |c| {
            let plate = Shape::Rect(x - WIDTH / 2.0, top, WIDTH, tall, 6.0);
            c.shape(&plate, &Style::fill("var(--card)").stroke("var(--ring)", 1.4));
            number(c, &link.sides[0], (x - WIDTH / 2.0 + 8.5, y));
            number(c, &link.sides[1], (x + WIDTH / 2.0 - 8.5, y));
            for (i, demand) in link.demands.iter().enumerate() {
                offers(c, &link.sides, *demand, (x, top + 1.0 + LINE * (i as f64 + 0.5)));
            }
        });
    });
}

/// The number of a city on its owner's colour.
fn number(canvas: &mut Canvas, side: &Side<'_>, (x, y): Pt) {
    let deep = tint(side.seat).paint().tone(Tone::Deep);
    canvas.rect((x - 6.5, y - 7.5), (13.0, 15.0), 3.0, &Style::fill(&deep));
    let label = Label::new(side.city.number.to_string()).size(TEXT).bold().middle().fill(art::ON_DEEP);
    canvas.label(x, y + TEXT * 0.36, &label);
}

/// What either city offers of a demand, its arch between; the side that would draw a citizen is set in the colour of gain.
fn offers(canvas: &mut Canvas, sides: &[Side<'_>; 2], demand: Demand, (x, y): Pt) {
    canvas.picture(demand.name(), (x - 6.0, y - 7.0), (12.0, 13.0));
    let [one, other] = sides.map(|side| side.facts.attraction[demand]);
    for (value, against, at) in [(one, other, x - 12.5), (other, one, x + 12.5)] {
        let color = if value > against { "var(--gain)" } else { "var(--ink)" };
        let label = Label::new(value.to_string()).size(TEXT).bold().middle().fill(color);
        canvas.label(at, y + TEXT * 0.36, &label);
    }
}
