//! What makes a board a map: the engraved frame, the compass, the cartouche with the name.

use crate::canvas::{Canvas, Style};
use crate::paint::{Paint, Tone};
use crate::shape::{Path, Pt, Shape, polar};
use crate::text::Label;

/// The frame of a map: a fine line, a band of dark and light degrees, and a strong line. The board goes inside;
/// the frame is 9 px wide and lies inside `at` and `size`.
pub fn neatline(canvas: &mut Canvas, at: Pt, size: Pt) {
    let outer = Shape::Rect(at.0, at.1, size.0, size.1, 0.0);
    canvas.shape(&outer.inset(0.6), &Style::line("var(--rule)", 1.2));
    degrees(canvas, at, size);
    canvas.shape(
        &Shape::Rect(at.0 + 6.5, at.1 + 6.5, size.0 - 13.0, size.1 - 13.0, 0.0),
        &Style::line("var(--rule)", 0.7),
    );
}

/// Alternating bars along all four sides.
fn degrees(canvas: &mut Canvas, (x, y): Pt, (w, h): Pt) {
    let bars = |length: f64| {
        let count = (length / 48.0).round().max(1.0) * 2.0;
        let step = length / count;
        (0..count as usize).step_by(2).map(move |i| (i as f64 * step, step))
    };
    let mut path = Path::new();
    for (start, step) in bars(w - 8.0) {
        for top in [y + 2.6, y + h - 4.6] {
            path = path.and(&bar((x + 4.0 + start, top), (step, 2.0)));
        }
    }
    for (start, step) in bars(h - 8.0) {
        for left in [x + 2.6, x + w - 4.6] {
            path = path.and(&bar((left, y + 4.0 + start), (2.0, step)));
        }
    }
    canvas.path(&path, &Style::fill("var(--rule)"));
}

fn bar((x, y): Pt, (w, h): Pt) -> Path {
    Path::closed(&[(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
}

/// A compass rose with a lily at the north, `r` from the centre to a tip.
pub fn compass(canvas: &mut Canvas, center: Pt, r: f64) {
    canvas.circle(center, r * 0.62, &Style::line("var(--rule)", 0.8));
    canvas.circle(center, r * 0.54, &Style::line("var(--rule)", 0.4));
    let mut halves = [Path::new(), Path::new()];
    for (turn, reach) in
        [45.0, 135.0, 225.0, 315.0].map(|t| (t, 0.6)).into_iter().chain([0.0, 90.0, 180.0, 270.0].map(|t| (t, 1.0)))
    {
        let tip = polar(center, r * reach, turn);
        for (half, side) in halves.iter_mut().zip([-1.0, 1.0]) {
            let waist = polar(center, r * 0.17, turn + 45.0 * side);
            *half = half.clone().and(&Path::closed(&[center, waist, tip]));
        }
    }
    let [pale, dark] = halves;
    canvas.path(&pale, &Style::fill("var(--card)").stroke("var(--ink)", 0.6));
    canvas.path(&dark, &Style::fill("var(--ink)").stroke("var(--ink)", 0.6));
    lily(canvas, (center.0, center.1 - r), r * 0.26);
}

/// A small lily that marks the north.
fn lily(canvas: &mut Canvas, (x, y): Pt, s: f64) {
    let at = |dx: f64, dy: f64| (x + dx * s, y + dy * s);
    let middle = Path::new().to(at(0.0, -1.6)).quad(at(0.55, -0.9), at(0.0, 0.0)).quad(at(-0.55, -0.9), at(0.0, -1.6));
    let right = Path::new()
        .to(at(0.1, 0.0))
        .cubic(at(0.2, -1.0), at(1.2, -1.3), at(1.0, -0.4))
        .quad(at(0.7, -0.7), at(0.1, 0.0));
    let left = Path::new()
        .to(at(-0.1, 0.0))
        .cubic(at(-0.2, -1.0), at(-1.2, -1.3), at(-1.0, -0.4))
        .quad(at(-0.7, -0.7), at(-0.1, 0.0));
    canvas.path(&middle.close().and(&right.close()).and(&left.close()), &Style::fill("var(--ink)"));
}

/// A cartouche with scrolled ends: the name of the city and a line below it. 46 px high, centred.
pub fn cartouche(canvas: &mut Canvas, center: Pt, width: f64, name: &str, below: &str) {
    let ((x, y), w, h) = (center, width / 2.0, 23.0);
    let body = Path::new()
        .to((x - w + 8.0, y - h))
        .line((x + w - 8.0, y - h))
        .quad((x + w - 6.0, y - h + 8.0), (x + w, y - h + 9.0));
    let body = body.quad((x + w - 4.0, y), (x + w, y + h - 9.0)).quad((x + w - 6.0, y + h - 8.0), (x + w - 8.0, y + h));
    let body = body.line((x - w + 8.0, y + h)).quad((x - w + 6.0, y + h - 8.0), (x - w, y + h - 9.0));
    let body = body
        .quad((x - w + 4.0, y), (x - w, y - h + 9.0))
        .quad((x - w + 6.0, y - h + 8.0), (x - w + 8.0, y - h))
        .close();
    canvas.path(&body, &Style::fill("var(--card)").stroke("var(--rule)", 1.2));
    canvas.rect((x - w + 9.0, y - h + 4.0), (2.0 * w - 18.0, 2.0 * h - 8.0), 2.0, &Style::line("var(--rule)", 0.5));
    for side in [-1.0, 1.0] {
        canvas.circle(
            (x + side * (w + 1.0), y),
            3.4,
            &Style::fill(&Paint::Gilt.tone(Tone::Lit)).stroke("var(--rule)", 0.8),
        );
    }
    let lone = if below.is_empty() { 6.0 } else { 0.0 };
    canvas.label(x, y + lone, &Label::new(name).size(17.0).serif().bold().spaced(0.6).middle().within(2.0 * w - 26.0));
    canvas.label(x, y + 14.5, &Label::new(below).size(11.0).serif().italic().middle().muted());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cartouche_carries_both_lines() {
        let mut canvas = Canvas::new();
        cartouche(&mut canvas, (100.0, 50.0), 160.0, "La Città", "year 3");
        neatline(&mut canvas, (0.0, 0.0), (200.0, 100.0));
        compass(&mut canvas, (30.0, 30.0), 20.0);
        assert!(canvas.fragment().contains("La Città") && canvas.fragment().contains("year 3"));
    }
}
