//! What a person can pick on the map, above everything that stands there.

use art::{Block, Canvas, Label, Shape, Style, Tint};
use engine::Phrase;

use super::{Pen, TEXT, towns};
use crate::board::HexSet;
use crate::ids::{Building, Hex};
use crate::rules::{building, castles, founding};
use crate::show;
use crate::state::{City, Prompt};

/// Every hex can be picked; the hexes of a city together can be looked at closely.
pub fn draw(canvas: &mut Canvas, pen: &Pen<'_>) {
    let open = &pen.view.open;
    let (raised, sites) = raised(pen);
    let free = open.playable().minus(open.occupied());
    for hex in free.iter() {
        pick(canvas, pen, hex, raised.filter(|_| sites.has(hex)));
    }
    for side in show::places::sides(pen.view) {
        let City { number, hexes, .. } = *side.city;
        let name = pen.say(&show::places::city_of(side.seat, number));
        canvas.look(&format!("city:{}:{number}", side.seat), &name, |c| {
            hexes.iter().for_each(|hex| pick(c, pen, hex, None));
        });
    }
}

/// What the question would build, and where it may.
fn raised(pen: &Pen<'_>) -> (Option<Building>, HexSet) {
    let open = &pen.view.open;
    match open.prompt {
        Prompt::Castle => (Some(Building::Castle), castles::hexes(open)),
        Prompt::FoundHex => (Some(Building::Castle), founding::hexes(open)),
        Prompt::BuildHex { building } | Prompt::CardHex { building, .. } => {
            (Some(building), building::hexes(open, building))
        }
        _ => (None, HexSet::EMPTY),
    }
}

/// A hex, with the building that would stand there if it were picked.
fn pick(canvas: &mut Canvas, pen: &Pen<'_>, hex: Hex, raised: Option<Building>) {
    let title = pen.say(&hex_name(pen, hex));
    let outline = pen.frame.outline(hex).inset(1.0);
    canvas.pick(&format!("hex:{hex}"), &title, &outline, |c| {
        c.shape(&outline, &Style::fill("#fff").with("fill-opacity", "0"));
        if let Some(building) = raised {
            harvest(c, pen, hex, building);
            c.ghost(|c| ghost(c, pen, hex, building));
        }
    });
}

/// What the hex would yield to a castle, farm or quarry, for the one who decides.
fn harvest(canvas: &mut Canvas, pen: &Pen<'_>, hex: Hex, building: Building) {
    let open = &pen.view.open;
    let yields = match building {
        Building::Castle | Building::Farm => open.grain(hex),
        Building::Quarry => open.ore(hex),
        _ => return,
    };
    if !pen.view.viewer.is(open.actor) {
        return;
    }
    let (x, y) = pen.frame.hex(hex);
    let label = Label::new(format!("+{yields}")).size(TEXT).bold().middle();
    let top = y + pen.frame.unit * 0.12;
    let plate = Shape::Rect(x - 14.0, top, 28.0, 19.0, 9.5);
    canvas.shape(&plate, &Style::fill("var(--card)").stroke("var(--field-line)", 1.0));
    canvas.label(x, top + 14.8, &label);
}

/// A castle goes up almost anywhere: a sign is enough for so many.
fn ghost(canvas: &mut Canvas, pen: &Pen<'_>, hex: Hex, building: Building) {
    let tint = Tint::of_seat(pen.view.open.actor.index());
    let (x, y) = pen.frame.hex(hex);
    match building {
        Building::Castle => {
            canvas.circle((x, y), pen.frame.unit * 0.42, &Style::fill(&tint.paint().tone(art::Tone::Wash)));
            art::icon(canvas, (x, y), pen.frame.unit * 0.56, art::Icon::Castle, "var(--ink)");
        }
        _ => Block::new(towns::kind(building), towns::plot(pen, hex)).owner(tint).draw(canvas),
    }
}

fn hex_name(pen: &Pen<'_>, hex: Hex) -> Phrase {
    let open = &pen.view.open;
    let Some((seat, city)) = open.city_at(hex) else {
        let beside = show::places::tiles(open, hex);
        return Phrase::new("scene-hex").with("hex", hex.name()).with("tiles", beside);
    };
    match open.lots[hex] {
        Some(building) if city.castle != hex => {
            let phrase = Phrase::new("scene-hex-building").with("hex", hex.name()).with("seat", seat);
            let phrase = phrase.with("city", city.number).with("building", show::building(building));
            phrase.with("brings", show::places::brings(open, building, hex))
        }
        _ => {
            let phrase = Phrase::new("scene-city").with("hex", hex.name()).with("seat", seat);
            phrase.with("city", city.number).with("people", city.people)
        }
    }
}
