//! What makes a board a map: the compass.

use crate::canvas::{Canvas, Style};
use crate::shape::{Path, Pt, polar};

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
