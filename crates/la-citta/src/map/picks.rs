//! What a person can pick on the map, above everything that stands there.

use art::{Canvas, Label, Nearness, Style};
use engine::Phrase;
use engine::pieces::Layer;

use super::{Pen, TEXT, towns};
use crate::board::HexSet;
use crate::ids::{Building, Hex};
use crate::rules::{building, castles, founding};
use crate::show::{self, places};
use crate::state::{Open, Prompt};

/// Strips of the map from west to east. A move changes a few hexes, so only their strips are sent again.
const STRIPS: [&str; 7] = ["picks-1", "picks-2", "picks-3", "picks-4", "picks-5", "picks-6", "picks-7"];

/// Every hex can be picked.
pub fn layers(pen: &Pen<'_>) -> Vec<Layer> {
    let open = &pen.view.open;
    let site = if pen.view.viewer.is(open.actor) { sites(open) } else { None };
    let hexes: Vec<Hex> = open.playable().iter().collect();
    let strips = hexes.chunks(hexes.len().div_ceil(STRIPS.len()));
    let strip = |(key, strip): (&'static str, &[Hex])| {
        pen.layer(key, |c| strip.iter().for_each(|&hex| pick(c, pen, hex, site.filter(|(_, hexes)| hexes.has(hex)))))
    };
    STRIPS.into_iter().zip(strips).map(strip).collect()
}

/// What the question would build, and where it may.
fn sites(open: &Open) -> Option<(Building, HexSet)> {
    let building = open.raised()?;
    let hexes = match (open.prompt, building) {
        (Prompt::Castle, _) => castles::hexes(open),
        (_, Building::Castle) => founding::hexes(open),
        (_, building) => building::hexes(open, building),
    };
    Some((building, hexes))
}

/// A hex; where a building may go, with its name and the building that would stand there if it were picked.
fn pick(canvas: &mut Canvas, pen: &Pen<'_>, hex: Hex, site: Option<(Building, HexSet)>) {
    let title = pen.say(&hex_name(&pen.view.open, hex));
    let outline = pen.frame.outline(hex).inset(1.0);
    canvas.pick(&format!("hex:{hex}"), &title, &outline, |c| {
        c.shape(&outline, &Style::fill("#fff").with("fill-opacity", "0"));
        if let Some((building, _)) = site {
            let (x, y) = pen.frame.beside(hex, (0.0, -0.14));
            c.seen(Nearness::Near, |c| c.label(x, y, &Label::new(hex.name()).size(TEXT).bold().middle()));
            c.ghost(|c| towns::stand(c, pen, &ghost(pen, building), (hex, (0.0, 0.0))));
        }
    });
}

fn ghost(pen: &Pen<'_>, building: Building) -> String {
    match building {
        Building::Castle => format!("castle-{}", pen.view.open.actor.0),
        _ => building.name().to_owned(),
    }
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
