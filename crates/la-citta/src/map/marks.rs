//! Numbers on the map: a plaque at the foot of every castle, and a ring around the city that a question is about.

use art::{Canvas, Icon, Label, Nearness, Pt, Shape, Style, Tone, icon};

use super::towns::tint;
use super::{FAR_TEXT, Pen, TEXT};
use crate::show::places::{Side, asked_about, sides};

/// Draws them.
pub fn draw(canvas: &mut Canvas, pen: &Pen<'_>) {
    if let Some((_, city)) = asked_about(&pen.view.open) {
        let ring = Style::line("var(--ring)", 3.4);
        canvas.piece("asked", |c| city.hexes.iter().for_each(|hex| c.shape(&pen.frame.outline(hex).inset(0.6), &ring)));
    }
    for side in sides(pen.view) {
        let name = format!("city:{}:{}", side.seat, side.city.number);
        canvas.piece(&name, |c| {
            let room = pen.frame.size.0;
            c.seen(Nearness::Near, |c| plaque(c, &side, (pen.frame.beside(side.city.castle, (0.0, 0.3)), room), TEXT));
            c.seen(Nearness::Far, |c| plaque(c, &side, (pen.frame.hex(side.city.castle), room), FAR_TEXT));
        });
    }
}

/// The city's number, how many live in it, and how many may; a check if it is complete (LC-7.2). It stays inside its own
/// hex, so that it hides nothing to the south.
fn plaque(canvas: &mut Canvas, side: &Side<'_>, ((x, y), room): (Pt, f64), size: f64) {
    let limit = side.facts.limit.map_or("∞".to_owned(), |limit| limit.to_string());
    let label = Label::new(format!("{}/{limit}", side.city.people)).size(size).bold();
    let (high, number) = (size * 1.26, size * 1.1);
    let check = if side.facts.complete { size } else { 0.0 };
    let width = number + label.width() + size * 0.4 + check;
    let (left, top) = ((x - width / 2.0).clamp(1.0, room - width - 1.0), y - high / 2.0);
    let paint = tint(side.seat).paint();
    let foot = y + size * 0.36;
    let deep = paint.tone(Tone::Deep);
    let plate = Shape::Rect(left, top, width, high, size * 0.26);
    canvas.shape(&plate, &Style::fill("var(--card)"));
    canvas.shape(&Shape::Rect(left, top, number, high, size * 0.26), &Style::fill(&deep));
    canvas.shape(&plate, &Style::line(&deep, 1.5));
    let digit = Label::new(side.city.number.to_string()).size(size).bold().middle().fill(art::ON_DEEP);
    canvas.label(left + number / 2.0, foot, &digit);
    canvas.label(left + number + size * 0.2, foot, &label);
    if side.facts.complete {
        icon(canvas, (left + width - check * 0.6, y), size * 0.9, Icon::Check, "var(--gain)");
    }
}
