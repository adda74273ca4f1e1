//! The cities: buildings with their arches, citizens inside, and rivals within reach.

use art::{
    Block, Canvas, Icon, Kind, Label, Paint, Path, Pile, Plot, Pt, Shape, Style, Tint, Tone, icon, pieces, shape,
};
use engine::Seat;

use super::Pen;
use crate::content::content;
use crate::ids::{Building, ByDemand, Demand, Hex};
use crate::show::places::{Side, rivalries};
use crate::state::{City, Task, board};

/// Draws everything that stands on the map.
pub fn draw(canvas: &mut Canvas, pen: &Pen<'_>) {
    rivalries(pen.view).iter().for_each(|pair| rivalry(canvas, pen, pair));
    let mut pile = Pile::new();
    for (seat, city) in pen.view.open.cities() {
        for hex in city.hexes.iter() {
            pile.block(&block(pen, seat, city, hex));
        }
    }
    pile.draw(canvas);
    for (seat, city) in pen.view.open.cities() {
        city.hexes.iter().for_each(|hex| dwellers(canvas, pen, city, hex));
        figures(canvas, pen, seat, city);
        plaque(canvas, pen, seat, city);
    }
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

fn tint(seat: Seat) -> Tint {
    Tint::of_seat(seat.index())
}

fn block(pen: &Pen<'_>, seat: Seat, city: &City, hex: Hex) -> Block {
    let building = pen.view.open.lots[hex].expect("a city's hex is built on");
    let (x, y) = pen.frame.hex(hex);
    let unit = pen.frame.unit;
    let plot = Plot::around((x - unit * 0.06, y + unit * 0.04), unit * 0.56, unit * 0.42);
    let block = Block::new(kind(building), plot).owner(tint(seat));
    let block = if hex == city.castle { block.roof(tint(seat).paint()) } else { block };
    block.piece(format!("building:{hex}:{building}"))
}

/// The citizen of a building, and the arches that tell what it offers.
fn dwellers(canvas: &mut Canvas, pen: &Pen<'_>, city: &City, hex: Hex) {
    let (x, y) = pen.frame.hex(hex);
    let unit = pen.frame.unit;
    let foot = y + unit * 0.43;
    if hex != city.castle {
        pieces::citizen(canvas, (x - unit * 0.38, foot - unit * 0.08), unit * 0.2, Paint::Grey);
    }
    let building = pen.view.open.lots[hex].expect("a city's hex is built on");
    arch_row(canvas, (x + unit * 0.04, foot), &content().buildings[building.index()].arches, unit * 0.15);
}

/// Arches in a row, centred.
pub fn arch_row(canvas: &mut Canvas, at: Pt, arches: &ByDemand<u8>, size: f64) {
    let all: Vec<Demand> = Demand::ALL.into_iter().flat_map(|d| (0..arches[d]).map(move |_| d)).collect();
    let left = at.0 - size * (all.len() as f64 - 1.0) / 2.0;
    for (i, demand) in all.into_iter().enumerate() {
        arch(canvas, (left + size * i as f64, at.1), size * 0.86, demand);
    }
}

const WHITE: &str = "#fffdf6";
const BLUE: &str = "#2f6d9f";
const BLACK: &str = "#2c2a2e";

/// LC-11.1: the colours of the arches are the same in every light.
fn arch_color(demand: Demand) -> &'static str {
    match demand {
        Demand::Culture => WHITE,
        Demand::Hygiene => BLUE,
        Demand::Education => BLACK,
    }
}

/// An arch standing on a point: white and hollow for culture, blue with a light for hygiene, black for education.
pub fn arch(canvas: &mut Canvas, foot: Pt, size: f64, demand: Demand) {
    let (half, tall) = (size / 2.0, size * 1.25);
    let path = |inset: f64| {
        let (w, h) = (half - inset, tall - inset);
        let path = Path::new().to((foot.0 - w, foot.1)).line((foot.0 - w, foot.1 - h + w));
        path.arc(w, (foot.0 + w, foot.1 - h + w)).line((foot.0 + w, foot.1)).close()
    };
    canvas.path(&path(0.0), &Style::fill(arch_color(demand)).stroke("var(--rule)", 1.0));
    if demand == Demand::Hygiene {
        canvas.path(&path(half * 0.52), &Style::fill(WHITE));
    }
}

/// Coloured citizens stand beside what they cheer for.
fn figures(canvas: &mut Canvas, pen: &Pen<'_>, seat: Seat, city: &City) {
    let player = &pen.view.open.players[seat];
    let unit = pen.frame.unit;
    for (i, figure) in player.figures.iter().enumerate().filter(|(_, figure)| city.hexes.has(figure.hex)) {
        let before = player.figures[..i].iter().filter(|other| other.hex == figure.hex).count() as f64;
        let (x, y) = pen.frame.hex(figure.hex);
        let foot = (x + unit * (0.36 - 0.15 * before), y + unit * 0.3);
        canvas.piece(&format!("figure:{seat}:{i}"), |c| {
            pieces::player_citizen(c, foot, unit * 0.26, tint(seat));
            if figure.task == Task::Harvest {
                icon(c, (foot.0 + 2.0, foot.1 - unit * 0.36), unit * 0.2, Icon::Wheat, "var(--field-line)");
            }
        });
    }
}

/// Above each castle: how many live in the city, and how many may.
fn plaque(canvas: &mut Canvas, pen: &Pen<'_>, seat: Seat, city: &City) {
    let (x, y) = pen.frame.hex(city.castle);
    let index = pen.view.open.players[seat].cities.iter().position(|other| other.number == city.number);
    let facts = &pen.view.realms[seat].cities[index.expect("the city exists")];
    let text = match facts.limit {
        Some(limit) => format!("{}/{limit}", city.people),
        None => format!("{}/∞", city.people),
    };
    let label = Label::new(text).size(12.5).bold();
    let width = label.width() + if facts.complete { 38.0 } else { 26.0 };
    let (left, top) = (x - width / 2.0, y + pen.frame.unit * 0.3);
    let plate = Shape::Rect(left, top, width, 18.0, 9.0);
    canvas.piece(&format!("city:{seat}:{}", city.number), |c| {
        c.shape(&plate, &Style::fill("var(--card)").stroke(&tint(seat).paint().tone(Tone::Mid), 1.8));
        icon(c, (left + 10.0, top + 9.0), 12.0, Icon::Person, "var(--ink)");
        c.label(left + 18.0, top + 13.4, &label);
        if facts.complete {
            icon(c, (left + width - 10.0, top + 9.0), 12.0, Icon::Star, "var(--rule)");
        }
    });
}

/// A line between rival cities within reach of each other, with what either offers (LC-3.9c).
fn rivalry(canvas: &mut Canvas, pen: &Pen<'_>, sides: &[Side<'_>; 2]) {
    let (from, to) = nearest(pen, sides[0].city, sides[1].city);
    let middle = shape::between(from, to, 0.5);
    canvas.line(from, to, &Style::line("var(--paper)", 5.0).round().opacity(0.8));
    canvas.line(from, to, &Style::line("var(--ring)", 2.2).round().dash("6 5"));
    let plate = Shape::Rect(middle.0 - 31.0, middle.1 - 17.0, 62.0, 34.0, 5.0);
    canvas.shape(&plate, &Style::fill("var(--card)").stroke("var(--rule)", 0.9));
    for (row, side) in (0..).zip(sides) {
        let y = middle.1 - 8.5 + 16.5 * f64::from(row);
        art::sign(canvas, (middle.0 - 23.0, y), 6.0, tint(side.seat));
        offers(canvas, (middle.0 - 9.0, y), &side.facts.attraction);
    }
}

/// Three numbers, each over its arch colour.
fn offers(canvas: &mut Canvas, at: Pt, attraction: &ByDemand<u8>) {
    for (i, demand) in (0..).zip(Demand::ALL) {
        let x = at.0 + 14.5 * f64::from(i);
        let ink = if demand == Demand::Culture { BLACK } else { WHITE };
        let cell = Shape::Rect(x - 6.6, at.1 - 7.0, 13.2, 14.0, 2.5);
        canvas.shape(&cell, &Style::fill(arch_color(demand)).stroke("var(--rule)", 0.7));
        canvas.label(x, at.1 + 4.0, &Label::new(attraction[demand].to_string()).size(11.0).bold().middle().fill(ink));
    }
}

/// The two hexes where the cities come nearest.
fn nearest(pen: &Pen<'_>, a: &City, b: &City) -> (Pt, Pt) {
    let near = |hex: Hex| board().close[hex.index()];
    let pairs = a.hexes.iter().flat_map(|from| b.hexes.and(near(from)).iter().map(move |to| (from, to)));
    let length = |&(from, to): &(Hex, Hex)| {
        let (p, q) = (pen.frame.hex(from), pen.frame.hex(to));
        ((p.0 - q.0).powi(2) + (p.1 - q.1).powi(2)) as i64
    };
    let (from, to) = pairs.min_by_key(length).expect("neighbours are within reach");
    (pen.frame.hex(from), pen.frame.hex(to))
}
