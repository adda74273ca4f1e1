//! The map: one city per player, a grid of façades on an endless plan.

mod choices;
pub mod drawings;
mod face;
pub mod glyphs;
pub mod looks;
pub mod plan;
pub mod sketch;

use art::{Canvas, Icon, Label, Nearness, ON_DEEP, Paint, Shape, Style, Tint, Tone, ground, pieces};
use engine::pieces::{Layer, Map};
use engine::{Brush, Phrase, Say, Seat};

use crate::content::content;
use crate::ids::{TileId, TouristId};
use crate::rules::executive;
use crate::show;
use crate::state::{City, Open, Placed};
use crate::view::View;
use plan::{Plan, Square};

/// Every city, in seat order.
pub fn maps(view: &View, brush: &Brush<'_>) -> Vec<Map> {
    view.open.seats.iter().map(|seat| city(view, seat, brush)).collect()
}

/// A city in layers: what changes with a build, with an activation, with a question.
fn city(view: &View, seat: Seat, brush: &Brush<'_>) -> Map {
    let (open, words) = (&view.open, brush.words);
    let city = &open.cities[seat];
    let plan = Plan::of(city);
    let standing: Vec<_> = city.tiles.iter().map(|placed| (placed.tile, placed.cell)).collect();
    let guests: Vec<_> = open.hosted(seat).map(|(id, guest)| (id, guest.on)).collect();
    let guests = (guests, show::neutral(open));
    let layers = vec![
        brush.ground("ground", &plan, || Canvas::drawn(|c| plan.lots(c))),
        brush.layer("tiles", (seat, &plan, standing, city.lakes), || {
            Canvas::drawn(|c| tiles(c, city, seat, &plan, words))
        }),
        brush.layer("load", (seat, &plan, city.tiles, guests), || Canvas::drawn(|c| load(c, open, seat, &plan, words))),
        brush.layer("tokens", (seat, &plan, city.tokens), || Canvas::drawn(|c| tokens(c, city, seat, &plan))),
        // Nothing as a rule, and otherwise drawn from everything that decides what is legal.
        Layer::new("choices", Canvas::drawn(|c| choices::draw(c, view, seat, &plan, words))),
        brush.ground("marks", &plan, || Canvas::drawn(|c| plan.marks(c))),
    ];
    Map { seat: Some(seat), width: plan.width as u32, height: plan.height as u32, layers }
}

/// The id of a tile that moves from the Projects area into a city; everybody has starting tiles of their own.
pub fn tile_id(seat: Seat, tile: TileId) -> String {
    let own = content().start.tiles.iter().any(|(start, _)| *start == tile);
    if own { format!("tile:{tile}:{seat}") } else { format!("tile:{tile}") }
}

fn tiles(canvas: &mut Canvas, city: &City, seat: Seat, plan: &Plan, words: &dyn Say) {
    for lake in &city.lakes {
        let title = format!("{} ({})", words.say(&Phrase::new("lake")), words.say(&show::tile_name(lake.tile)));
        let Square { x, y, side, .. } = plan.cell(lake.cell);
        canvas.titled(&title, |c| {
            c.piece(&format!("tile:{}", lake.tile), |c| ground::water(c, &Shape::Rect(x, y, side, side, side * 0.16)));
        });
    }
    for placed in &city.tiles {
        let (tile, at) = (placed.tile, plan.cell(placed.cell));
        let title = format!("{}: {}", words.say(&show::tile_name(tile)), words.say(&show::tile_text(tile)));
        let id = tile_id(seat, tile);
        canvas.pick(&id, &title, &Shape::Rect(at.x, at.y, at.side, at.side, 8.0), |c| {
            c.piece(&id, |c| c.at((at.x, at.y), |c| face::draw(c, tile, at, words)));
        });
    }
}

/// What lies on the tiles: the price of the next activation, cubes, tourists.
fn load(canvas: &mut Canvas, open: &Open, seat: Seat, plan: &Plan, words: &dyn Say) {
    canvas.group("pointer-events=\"none\"", |c| {
        for placed in open.cities[seat].tiles.iter().filter(|placed| content().activations.has(placed.tile)) {
            let at = plan.cell(placed.cell);
            let room = face::room(placed.tile, at.side, words);
            price(c, at, room, executive::cost(open, seat, placed));
            if at.coarse {
                cubes_below(c, at, placed);
            } else {
                c.seen(Nearness::Near, |c| cubes(c, at, room, placed));
            }
        }
    });
    guests(canvas, open, seat, plan, words);
}

/// The price of the next activation, below the name.
fn price(canvas: &mut Canvas, at: Square, room: f64, cost: u8) {
    let pill = |c: &mut Canvas, y: f64, scale: f64| {
        c.scaled((at.x + 6.0, at.y + y), scale, |c| {
            let w = if cost > 9 { 46.0 } else { 38.0 };
            let pill = Shape::Rect(0.0, 0.0, w, 21.0, 10.5);
            c.shape(&pill, &Style::fill(&Paint::Coal.tone(Tone::Deep)).stroke("var(--card)", 1.0));
            c.group(&format!("color=\"{}\"", Paint::Gilt.tone(Tone::Hi)), |c| {
                c.picture(&drawings::sign_name(Icon::Bolt), (6.0, 3.5), (14.0, 14.0));
            });
            c.label(23.0, 15.5, &Label::new(cost.to_string()).size(14.0).bold().fill(ON_DEEP));
        });
    };
    if at.coarse {
        return pill(canvas, at.side - 28.0, 1.2);
    }
    let scale = (room / 22.0).clamp(0.8, 1.0);
    let gap = if room < face::TIGHT { 1.0 } else { 5.0 };
    canvas.seen(Nearness::Near, |c| pill(c, face::BAND + gap, scale));
    canvas.seen(Nearness::Far, |c| pill(c, at.side - 34.0, 1.35));
}

/// Printed cubes pale, paid ones bright: in a column at the right edge of the picture, or in a row where it is low.
fn cubes(canvas: &mut Canvas, at: Square, room: f64, placed: &Placed) {
    let printed = content().tile(placed.tile).printed_cubes;
    let count = printed + placed.cubes;
    let (many, top) = (f64::from(count.max(1)), face::below_mark(placed.tile));
    let step = if room < face::TIGHT {
        (-12.0_f64.min((at.side - 76.0) / many), 0.0)
    } else {
        (0.0, 14.0_f64.min((room - top - 17.0) / (many - 1.0).max(1.0)))
    };
    let (x, y) = (at.x + at.side - 24.0, at.y + face::BAND + if room < face::TIGHT { 1.0 } else { top });
    for i in 0..count {
        let name = if i < printed { "printed" } else { "cube" };
        canvas.picture(name, (x + step.0 * f64::from(i), y + step.1 * f64::from(i)), (17.0, 17.0));
    }
}

/// The same in a city seen from afar: in two rows beside the price.
fn cubes_below(canvas: &mut Canvas, at: Square, placed: &Placed) {
    let printed = content().tile(placed.tile).printed_cubes;
    for i in 0..printed + placed.cubes {
        let name = if i < printed { "printed" } else { "cube" };
        let (column, row) = (f64::from(i / 2), f64::from(i % 2));
        canvas.picture(name, (at.x + at.side - 19.0 - 13.0 * column, at.y + at.side - 36.0 + 16.0 * row), (16.0, 16.0));
    }
}

/// Tourists stand beside the price, where no name is.
fn guests(canvas: &mut Canvas, open: &Open, seat: Seat, plan: &Plan, words: &dyn Say) {
    let mut standing: Vec<TileId> = Vec::new();
    for (id, guest) in open.hosted(seat) {
        let Some(placed) = guest.on.and_then(|tile| open.cities[seat].placed(tile)) else { continue };
        let shift = standing.iter().filter(|&&other| other == placed.tile).count() as f64;
        let Square { x, y, side, coarse } = plan.cell(placed.cell);
        let (x, near, far) = (x + 46.0 + 20.0 * shift, y + face::BAND - 5.0, y + side - 38.0);
        if coarse {
            guest_at(canvas, open, id, (x, far), words);
        } else {
            canvas.seen(Nearness::Near, |c| guest_at(c, open, id, (x, near), words));
            canvas.seen(Nearness::Far, |c| guest_at(c, open, id, (x, far), words));
        }
        standing.push(placed.tile);
    }
}

fn guest_at(canvas: &mut Canvas, open: &Open, id: TouristId, (x, y): (f64, f64), words: &dyn Say) {
    let name = words.say(&show::tourist_name(id, show::neutral(open)));
    let pick = format!("tourist:{}", id.0);
    canvas.pick(&pick, &name, &Shape::Rect(x - 2.0, y - 2.0, 26.0, 36.0, 6.0), |c| {
        c.piece(&pick, |c| c.picture(&tourist_picture(open, id), (x, y), (23.0, 32.0)));
    });
}

/// The drawing of a tourist.
pub fn tourist_picture(open: &Open, id: TouristId) -> String {
    match show::neutral(open) {
        Some(neutral) if neutral == id => "tourist-neutral".into(),
        _ => format!("tourist-{}", id.0),
    }
}

/// Construction tokens on their vertices, where streets cross and no icon lies.
fn tokens(canvas: &mut Canvas, city: &City, seat: Seat, plan: &Plan) {
    let tint = Tint::of_seat(seat.index());
    for (i, token) in city.tokens.iter().enumerate() {
        let at = plan.vertex(*token);
        canvas.group("pointer-events=\"none\"", |c| {
            c.piece(&format!("token:{seat}:{i}"), |c| {
                c.circle(at, 14.5, &Style::fill("var(--card)"));
                pieces::token(c, at, 12.5, tint.paint(), Icon::Crane);
            });
        });
    }
}
