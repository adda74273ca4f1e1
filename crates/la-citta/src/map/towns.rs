//! The cities: buildings with their arches, citizens inside, coloured citizens on top.

use art::{Canvas, Icon, Nearness, Pt, Style, Tint, Tone, icon};
use engine::Seat;
use engine::pieces::Layer;

use super::{Pen, pictures};
use crate::board::HexSet;
use crate::content::content;
use crate::ids::{Building, ByDemand, Demand, Hex};
use crate::state::Task;

/// Bands of the map from north to south. A new building changes its own band, so only that is sent again.
const BANDS: [&str; 6] = ["towns-1", "towns-2", "towns-3", "towns-4", "towns-5", "towns-6"];

/// A building of a city.
#[derive(Hash)]
struct Lot {
    seat: Seat,
    hex: Hex,
    building: Building,
}

/// Every city: first the ground of all, then the buildings, those behind first.
pub fn layers(pen: &Pen<'_>) -> Vec<Layer> {
    let grounds: Vec<(Seat, HexSet)> = pen.view.open.cities().map(|(seat, city)| (seat, city.hexes)).collect();
    let mut layers = vec![pen.layer("cities", &grounds, |c| grounds.iter().for_each(|&city| ground(c, pen, city)))];
    let lots = lots(pen, &grounds);
    let band = |lot: &Lot| (pen.frame.hex(lot.hex).1 / pen.frame.size.1 * BANDS.len() as f64) as usize;
    for (i, key) in BANDS.into_iter().enumerate() {
        let here: Vec<&Lot> = lots.iter().filter(|lot| band(lot) == i).collect();
        layers.push(pen.layer(key, &here, |c| {
            c.seen(Nearness::Near, |c| here.iter().for_each(|lot| near_lot(c, pen, lot)));
            c.seen(Nearness::Far, |c| here.iter().for_each(|lot| far_lot(c, pen, lot)));
        }));
    }
    layers
}

/// What stands in the cities, from the back to the front.
fn lots(pen: &Pen<'_>, cities: &[(Seat, HexSet)]) -> Vec<Lot> {
    let building = |hex: Hex| pen.view.open.lots[hex].expect("a city's hex is built on");
    let all = cities.iter().flat_map(|&(seat, hexes)| hexes.iter().map(move |hex| (seat, hex)));
    let mut lots: Vec<Lot> = all.map(|(seat, hex)| Lot { seat, hex, building: building(hex) }).collect();
    let depth = |lot: &Lot| pen.frame.hex(lot.hex);
    lots.sort_by(|a, b| depth(a).1.total_cmp(&depth(b).1).then(depth(b).0.total_cmp(&depth(a).0)));
    lots
}

/// The colour of a player.
pub fn tint(seat: Seat) -> Tint {
    Tint::of_seat(seat.index())
}

/// A city's hexes carry its owner's colour.
fn ground(canvas: &mut Canvas, pen: &Pen<'_>, (seat, hexes): (Seat, HexSet)) {
    let paint = tint(seat).paint();
    let style = Style::fill(&paint.tone(Tone::Wash)).stroke(&paint.tone(Tone::Mid), 2.0);
    hexes.iter().for_each(|hex| canvas.shape(&pen.frame.outline(hex).inset(1.4), &style));
}

/// Something in a picture of a building's size on a hex, shifted by some units.
pub fn stand(canvas: &mut Canvas, pen: &Pen<'_>, name: &str, (hex, by): (Hex, Pt)) {
    let scale = pen.frame.unit / pictures::UNIT;
    let ((width, height), (left, top)) = pictures::BUILDING;
    let (x, y) = pen.frame.beside(hex, by);
    canvas.picture(name, (x - left * scale, y - top * scale), (width * scale, height * scale));
}

/// How far a castle is pushed up to make room for its plaque, and another building for its arches.
const CASTLE_RISE: Pt = (0.0, -0.16);
const RISE: Pt = (0.0, -0.06);

/// A building with the sign of its owner, its citizen and its arches.
fn near_lot(canvas: &mut Canvas, pen: &Pen<'_>, &Lot { seat, hex, building }: &Lot) {
    canvas.piece(&format!("building:{hex}:{building}"), |c| match building {
        Building::Castle => stand(c, pen, &format!("castle-{}", seat.0), (hex, CASTLE_RISE)),
        _ => {
            stand(c, pen, building.name(), (hex, RISE));
            let unit = pen.frame.unit;
            let (x, y) = pen.frame.beside(hex, (0.2, -0.46));
            c.picture(&format!("sign-{}", seat.0), (x, y), (unit * 0.28, unit * 0.28));
            standing(c, pen, "citizen", pen.frame.beside(hex, (-0.36, 0.36)));
            arches(c, pen, pen.frame.beside(hex, (0.06, 0.45)), building);
        }
    });
}

/// A figure that stands on a point.
fn standing(canvas: &mut Canvas, pen: &Pen<'_>, name: &str, foot: Pt) {
    let scale = pen.frame.unit / pictures::UNIT * 0.86;
    let (w, h) = (pictures::FIGURE.0 * scale, pictures::FIGURE.1 * scale);
    canvas.picture(name, (foot.0 - w / 2.0, foot.1 - h), (w, h));
}

/// The arches of a building in a row that stands on a point.
fn arches(canvas: &mut Canvas, pen: &Pen<'_>, foot: Pt, building: Building) {
    row(canvas, foot, pen.frame.unit * 0.27, &content().buildings[building.index()].arches);
}

fn row(canvas: &mut Canvas, foot: Pt, size: f64, arches: &ByDemand<u8>) {
    let all: Vec<Demand> = Demand::ALL.into_iter().flat_map(|d| (0..arches[d]).map(move |_| d)).collect();
    let left = foot.0 - size * 0.84 * all.len() as f64 / 2.0;
    for (i, demand) in all.into_iter().enumerate() {
        canvas.picture(demand.name(), (left + size * 0.84 * i as f64, foot.1 - size), (size, size));
    }
}

/// From afar a building is what it brings.
fn far_lot(canvas: &mut Canvas, pen: &Pen<'_>, &Lot { hex, building, .. }: &Lot) {
    let unit = pen.frame.unit;
    let sign = match building {
        Building::Castle => return,
        Building::Farm => Some(Icon::Wheat),
        Building::Quarry => Some(Icon::Hammer),
        Building::Market => Some(Icon::Shop),
        Building::Statue
        | Building::Cloister
        | Building::Fountain
        | Building::Palace
        | Building::Hospital
        | Building::Bathhouse
        | Building::Cathedral
        | Building::University => None,
    };
    match sign {
        Some(sign) => icon(canvas, pen.frame.hex(hex), unit * 0.55, sign, "var(--ink)"),
        None => {
            let arches = &content().buildings[building.index()].arches;
            row(canvas, pen.frame.beside(hex, (0.0, 0.24)), unit * 0.4, arches);
        }
    }
}

/// Coloured citizens stand in the arch they add, or on the farm that feeds double.
pub fn figures(canvas: &mut Canvas, pen: &Pen<'_>) {
    for seat in pen.view.open.seats.iter() {
        let figures = &pen.view.open.players[seat].figures;
        for (i, figure) in figures.iter().enumerate() {
            let before = figures[..i].iter().filter(|other| other.hex == figure.hex).count() as f64;
            let foot = pen.frame.beside(figure.hex, (-0.34 + 0.24 * before, 0.08));
            canvas.piece(&format!("figure:{seat}:{i}"), |c| {
                cause(c, pen, foot, figure.task);
                standing(c, pen, &format!("figure-{}", seat.0), foot);
            });
        }
    }
}

fn cause(canvas: &mut Canvas, pen: &Pen<'_>, foot: Pt, task: Task) {
    let size = pen.frame.unit * 0.38;
    match task {
        Task::Attract(demand) => canvas.picture(demand.name(), (foot.0 - size / 2.0, foot.1 - size), (size, size)),
        Task::Harvest => icon(canvas, (foot.0 + size * 0.6, foot.1 - size * 0.5), size, Icon::Wheat, "var(--ink)"),
    }
}
