//! Commissions and their survey tokens, in the middle of every place.

use art::{Canvas, Label, Nearness, Pt, Shape, Style, Tone, pieces};
use engine::Phrase;

use super::paints::pawn_paint;
use super::{Pen, TEXT, place};
use crate::ids::{Node, Pawn};
use crate::show::name;
use crate::state::TOKENS;

pub fn draw(pen: &Pen<'_>, canvas: &mut Canvas) {
    for (&pawn, side) in Pawn::ALL.iter().zip([-1.0, 1.0]) {
        tokens(pen, canvas, pawn, side);
        let node = pen.open.pawns[pawn];
        let (x, y) = place(node);
        let (aside, down) = if node == Node::Start { (14.0, 12.0) } else { (17.0, 37.0) };
        figure(pen, canvas, (x + side * aside, y + down), pawn);
    }
}

/// Tokens in districts, and those that wait at the start area.
fn tokens(pen: &Pen<'_>, canvas: &mut Canvas, pawn: Pawn, side: f64) {
    for district in pen.open.tokens[pawn].iter() {
        let (x, y) = place(district.node());
        token(pen, canvas, (x + side * 17.0, y + 22.0), pawn);
    }
    let left = TOKENS - pen.open.tokens[pawn].len();
    if left > 0 {
        let (x, y) = place(Node::Start);
        let title = Phrase::new("map-tokens").with("pawn", name(pawn)).with("count", left);
        let label = Label::new(left.to_string()).size(TEXT).bold();
        // From afar one counts the tokens that lie in districts.
        canvas.seen(Nearness::Near, |c| {
            c.titled(&pen.say(&title), |c| {
                disc(pen, c, (x + side * 16.0 - 5.0, y + 25.0), pawn);
                c.label(x + side * 16.0 + 6.0, y + 29.0, &label);
            });
        });
    }
}

fn token(pen: &Pen<'_>, canvas: &mut Canvas, center: Pt, pawn: Pawn) {
    let title = pen.say(&Phrase::new("map-token").with("pawn", name(pawn)));
    canvas.titled(&title, |c| disc(pen, c, center, pawn));
}

fn disc(pen: &Pen<'_>, canvas: &mut Canvas, center: Pt, pawn: Pawn) {
    let paint = pawn_paint(pawn);
    let letter = pen.say(&Phrase::new(format!("short-{pawn}")));
    for (nearness, size) in [(Nearness::Near, 11.5), (Nearness::Far, 19.0)] {
        canvas.seen(nearness, |c| {
            let disc = Style::fill(&paint.tone(Tone::Hi)).stroke(&paint.tone(Tone::Ink), 1.4);
            c.circle(center, size * 0.8, &disc);
            let label = Label::new(letter.as_str()).size(size).bold().middle().fill("#23201b");
            c.label(center.0, center.1 + size * 0.36, &label);
        });
    }
}

/// A commission on its way, with its letter.
fn figure(pen: &Pen<'_>, canvas: &mut Canvas, foot: Pt, pawn: Pawn) {
    let outline = Shape::Rect(foot.0 - 15.0, foot.1 - 32.0, 30.0, 36.0, 6.0);
    canvas.piece(&format!("pawn:{pawn}"), |c| {
        c.pick(&format!("pawn:{pawn}"), &pen.say(&name(pawn)), &outline, |c| {
            c.shape(&outline, &Style::fill("#fff").with("fill-opacity", "0"));
            c.seen(Nearness::Near, |c| pieces::pawn(c, (foot.0 - 2.0, foot.1), 29.0, pawn_paint(pawn)));
            c.seen(Nearness::Far, |c| pieces::pawn(c, (foot.0 - 2.0, foot.1), 40.0, pawn_paint(pawn)));
            disc(pen, c, (foot.0 + 6.0, foot.1 - 5.0), pawn);
        });
    });
}
