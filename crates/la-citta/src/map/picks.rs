//! What a person can pick on the map, above everything that stands there.

use std::borrow::Cow;
use std::hash::Hash;

use art::{Canvas, Label, Nearness, Style};
use engine::pieces::Layer;
use engine::{Phrase, Seat};

use super::{Pen, TEXT, towns};
use crate::board::HexSet;
use crate::ids::{Building, Hex};
use crate::rules::{building, castles, founding};
use crate::show::{self, places};
use crate::state::{City, Open, Prompt};

/// Strips of the map from west to east. A move changes a few hexes, so only their strips are sent again.
const STRIPS: [&str; 7] = ["picks-1", "picks-2", "picks-3", "picks-4", "picks-5", "picks-6", "picks-7"];

/// Every hex can be picked.
pub fn layers(pen: &Pen<'_>) -> Vec<Layer> {
    let open = &pen.view.open;
    let site = if pen.view.viewer.is(open.actor) { sites(open) } else { None };
    let ghost = |hex: Hex| site.as_ref().filter(|(_, hexes)| hexes.has(hex)).map(|(picture, _)| &**picture);
    let hexes: Vec<Hex> = open.playable().iter().collect();
    let strips = hexes.chunks(hexes.len().div_ceil(STRIPS.len()));
    let strip = |(key, strip): (&'static str, &[Hex])| {
        let of: Vec<_> = strip.iter().map(|&hex| (hex, ghost(hex), lot(open, hex))).collect();
        pen.layer(key, (open.tiles, of), |c| strip.iter().for_each(|&hex| pick(c, pen, hex, ghost(hex))))
    };
    STRIPS.into_iter().zip(strips).map(strip).collect()
}

/// The picture of what the question would build, and where it may.
fn sites(open: &Open) -> Option<(Cow<'static, str>, HexSet)> {
    let building = open.raised()?;
    let hexes = match (open.prompt, building) {
        (Prompt::Castle, _) => castles::hexes(open),
        (_, Building::Castle) => founding::hexes(open),
        (_, building) => building::hexes(open, building),
    };
    let picture = match building {
        Building::Castle => format!("castle-{}", open.actor.0).into(),
        _ => building.name().into(),
    };
    Some((picture, hexes))
}

/// A hex; where a building may go, with its name and the building that would stand there if it were picked.
fn pick(canvas: &mut Canvas, pen: &Pen<'_>, hex: Hex, ghost: Option<&str>) {
    let title = pen.say(&hex_name(&pen.view.open, hex));
    let outline = pen.frame.outline(hex).inset(1.0);
    canvas.pick(&format!("hex:{hex}"), &title, &outline, |c| {
        c.shape(&outline, &Style::fill("#fff").with("fill-opacity", "0"));
        if let Some(picture) = ghost {
            let (x, y) = pen.frame.beside(hex, (0.0, -0.14));
            c.seen(Nearness::Near, |c| c.label(x, y, &Label::new(hex.name()).size(TEXT).bold().middle()));
            c.ghost(|c| towns::stand(c, pen, picture, (hex, (0.0, 0.0))));
        }
    });
}

/// What a hex is named after, beside its tiles: what stands there, whose it is, and how many live in a castle.
fn lot(open: &Open, hex: Hex) -> impl Hash + use<> {
    let city = |(seat, city): (Seat, &City)| (seat, city.number, (city.castle == hex).then_some(city.people));
    (open.lots[hex], open.city_at(hex).map(city))
}

/// What lies or stands on a hex.
fn hex_name(open: &Open, hex: Hex) -> Phrase {
    let named = |key: &'static str| Phrase::new(key).with("hex", hex.name());
    let Some((seat, city)) = open.city_at(hex) else {
        return named("map-hex").with("tiles", places::tiles(open, hex));
    };
    match open.lots[hex] {
        Some(building) if city.castle != hex => {
            let phrase = named("map-building").with("building", show::building(building)).with("seat", seat);
            phrase.with("city", city.number).with("brings", places::brings(open, building, hex))
        }
        _ => named("map-castle").with("seat", seat).with("city", city.number).with("people", city.people),
    }
}
