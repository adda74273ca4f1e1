//! The cities: buildings with their arches, and citizens inside.

use art::{Block, Canvas, Icon, Kind, Label, Paint, Path, Pile, Plot, Pt, Shape, Style, Tint, Tone, icon, pieces};
use engine::Seat;

use super::{Pen, TEXT, rivals};
use crate::content::content;
use crate::ids::{Building, ByDemand, Demand, Hex};
use crate::show::places::{Side, sides};
use crate::state::{City, Task};

/// Draws everything that stands on the map.
pub fn draw(canvas: &mut Canvas, pen: &Pen<'_>) {
    let links = rivals::links(pen);
    links.iter().for_each(|link| rivals::line(canvas, link));
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
    }
    for side in sides(pen.view) {
        plaque(canvas, pen, &side);
    }
    links.iter().for_each(|link| rivals::plate(canvas, pen, link));
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

/// The colour of a player.
pub fn tint(seat: Seat) -> Tint {
    Tint::of_seat(seat.index())
}

/// The ground of a building on a hex.
pub fn plot(pen: &Pen<'_>, hex: Hex) -> Plot {
    let (x, y) = pen.frame.hex(hex);
    let unit = pen.frame.unit;
    Plot::around((x - unit * 0.05, y), unit * 0.56, unit * 0.42)
}

fn block(pen: &Pen<'_>, seat: Seat, city: &City, hex: Hex) -> Block {
    let building = pen.view.open.lots[hex].expect("a city's hex is built on");
    let block = Block::new(kind(building), plot(pen, hex)).owner(tint(seat));
    let block = if hex == city.castle { block.roof(tint(seat).paint()) } else { block };
    block.piece(format!("building:{hex}:{building}"))
}

/// The arches that tell what a building offers, with its citizen in the first of them.
fn dwellers(canvas: &mut Canvas, pen: &Pen<'_>, city: &City, hex: Hex) {
    let (x, y) = pen.frame.hex(hex);
    let unit = pen.frame.unit;
    let (foot, size) = (y + unit * 0.44, unit * 0.25);
    let building = pen.view.open.lots[hex].expect("a city's hex is built on");
    let arches = &content().buildings[building.index()].arches;
    arch_row(canvas, (x, foot), arches, size);
    if hex != city.castle {
        let count = f64::from(arches.0.iter().sum::<u8>());
        let left = if count > 0.0 { x - size * (count - 1.0) / 2.0 } else { x - unit * 0.34 };
        pieces::citizen(canvas, (left, foot), unit * 0.24, Paint::Grey);
    }
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

/// LC-11.1: the colours of the arches are the same in every light; and the colour of text on them.
pub fn arch_colors(demand: Demand) -> (&'static str, &'static str) {
    match demand {
        Demand::Culture => (WHITE, BLACK),
        Demand::Hygiene => (BLUE, WHITE),
        Demand::Education => (BLACK, WHITE),
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
    canvas.path(&path(0.0), &Style::fill(arch_colors(demand).0).stroke("var(--rule)", 1.0));
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

/// Below each castle: the city's number, how many live in it, and how many may.
fn plaque(canvas: &mut Canvas, pen: &Pen<'_>, side: &Side<'_>) {
    let Side { seat, city, facts } = *side;
    let (x, y) = pen.frame.hex(city.castle);
    let text = match facts.limit {
        Some(limit) => format!("{}/{limit}", city.people),
        None => format!("{}/∞", city.people),
    };
    let label = Label::new(text).size(TEXT).bold();
    let width = label.width() + if facts.complete { 63.0 } else { 48.0 };
    let (left, top) = (x - width / 2.0, y + pen.frame.unit * 0.3);
    let plate = Shape::Rect(left, top, width, 22.0, 11.0);
    canvas.piece(&format!("city:{seat}:{}", city.number), |c| {
        c.shape(&plate, &Style::fill("var(--card)").stroke(&tint(seat).paint().tone(Tone::Mid), 2.0));
        c.circle((left + 11.0, top + 11.0), 11.0, &Style::fill(&tint(seat).paint().tone(Tone::Deep)));
        let number = Label::new(city.number.to_string()).size(TEXT).bold().middle().fill(art::ON_DEEP);
        c.label(left + 11.0, top + 16.4, &number);
        icon(c, (left + 31.0, top + 11.0), 14.0, Icon::Person, "var(--ink)");
        c.label(left + 40.0, top + 16.4, &label);
        if facts.complete {
            icon(c, (left + width - 12.0, top + 11.0), 14.0, Icon::Star, "var(--rule)");
        }
    });
}
