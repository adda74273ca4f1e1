//! Cards: a face with a title band, and a back.

use crate::canvas::{Canvas, Style};
use crate::icons::{Icon, icon};
use crate::paint::{ON_DEEP, Paint, Tone};
use crate::pieces::lying_shadow;
use crate::shape::{Path, Pt, Shape};
use crate::text::{Label, SMALLEST, wrap};

/// A card, made ready by a chain of calls and drawn with [`Card::draw`].
///
/// From the top: a band with the title; a line with a kicker on the left and a value on the right; a picture (an icon,
/// or anything drawn into [`Card::picture`]); some small text at the foot.
#[derive(Clone, Debug)]
pub struct Card {
    shape: Shape,
    at: Pt,
    size: Pt,
    paint: Paint,
    title: String,
    kicker: String,
    value: String,
    icon: Option<Icon>,
    text: String,
    corner: String,
}

impl Card {
    /// A card with its upper left corner at a point. 124 by 156 shows everything; 44 by 62 shows a corner value only.
    pub fn new(at: Pt, size: Pt, paint: Paint) -> Card {
        Card {
            shape: blank(at, size),
            at,
            size,
            paint,
            title: String::new(),
            kicker: String::new(),
            value: String::new(),
            icon: None,
            text: String::new(),
            corner: String::new(),
        }
    }

    /// The name in the band.
    pub fn title(mut self, title: impl Into<String>) -> Card {
        self.title = title.into();
        self
    }

    /// A short word below the band, such as the zone.
    pub fn kicker(mut self, kicker: impl Into<String>) -> Card {
        self.kicker = kicker.into();
        self
    }

    /// A number or price in a small well on the right.
    pub fn value(mut self, value: impl Into<String>) -> Card {
        self.value = value.into();
        self
    }

    /// A large number in the upper left corner, readable in a fan of cards.
    pub fn corner(mut self, corner: impl Into<String>) -> Card {
        self.corner = corner.into();
        self
    }

    /// An icon as the picture.
    pub fn icon(mut self, icon: Icon) -> Card {
        self.icon = Some(icon);
        self
    }

    /// Small text at the foot, broken into at most three lines.
    pub fn text(mut self, text: impl Into<String>) -> Card {
        self.text = text.into();
        self
    }

    /// The outline, for a pick.
    pub fn outline(&self) -> Shape {
        self.shape.clone()
    }

    /// The middle of the free space, to draw a picture on: (centre, width, height).
    pub fn picture(&self) -> (Pt, f64, f64) {
        let top = self.at.1 + self.band() + if self.kicker.is_empty() && self.value.is_empty() { 4.0 } else { 24.0 };
        let foot = self.at.1 + self.size.1 - 8.0 - 13.0 * self.lines().len() as f64;
        ((self.at.0 + self.size.0 / 2.0, (top + foot) / 2.0), self.size.0 - 16.0, foot - top)
    }

    /// Draws the face.
    pub fn draw(&self, canvas: &mut Canvas) {
        lying_shadow(canvas, &self.shape);
        canvas.shape(&self.shape, &Style::fill("var(--card)").stroke("var(--rule)", 0.9));
        self.draw_band(canvas);
        self.draw_kicker(canvas);
        self.draw_picture(canvas);
        for (i, line) in self.lines().iter().rev().enumerate() {
            let y = self.at.1 + self.size.1 - 8.0 - 13.0 * i as f64;
            canvas.label(self.at.0 + 8.0, y, &Label::new(line).size(SMALLEST));
        }
    }

    fn lines(&self) -> Vec<String> {
        wrap(&self.text, self.size.0 - 13.0, SMALLEST, 3)
    }

    fn band(&self) -> f64 {
        if self.title.is_empty() && self.corner.is_empty() { (self.size.1 * 0.1).min(14.0) } else { 25.0 }
    }

    fn draw_band(&self, canvas: &mut Canvas) {
        let ((x, y), w, h) = (self.at, self.size.0, self.band());
        let r = radius(self.size);
        let path = Path::new().to((x, y + h)).line((x, y + r)).arc(r, (x + r, y)).line((x + w - r, y));
        let path = path.arc(r, (x + w, y + r)).line((x + w, y + h)).close();
        canvas.path(&path, &Style::fill(&self.paint.tone(Tone::Deep)));
        let mut left = x + 8.0;
        if !self.corner.is_empty() {
            let label = Label::new(&self.corner).size(18.0).bold().fill(ON_DEEP);
            canvas.label(left, y + 19.0, &label);
            left += label.width() + 7.0;
        }
        let title = Label::new(&self.title).size(13.0).serif().bold().fill(ON_DEEP).within(x + w - 6.0 - left);
        canvas.label(left, y + 17.0, &title);
    }

    fn draw_kicker(&self, canvas: &mut Canvas) {
        let ((x, y), w) = (self.at, self.size.0);
        let base = y + self.band() + 18.0;
        let kicker = Label::new(&self.kicker).size(SMALLEST).bold().spaced(0.5).fill(self.paint.tone(Tone::Text));
        canvas.label(x + 8.0, base, &kicker);
        if self.value.is_empty() {
            return;
        }
        let label = Label::new(&self.value).size(12.0).bold().middle();
        let well = label.width() + 10.0;
        canvas.rect((x + w - well - 6.0, base - 13.0), (well, 18.0), 4.0, &Style::fill("var(--street)"));
        canvas.label(x + w - well / 2.0 - 6.0, base + 0.5, &label);
    }

    fn draw_picture(&self, canvas: &mut Canvas) {
        if let Some(found) = self.icon {
            let (center, w, h) = self.picture();
            icon(canvas, center, w.min(h).min(54.0), found, &self.paint.tone(Tone::Text));
        }
    }
}

/// The outline of a card.
fn blank(at: Pt, size: Pt) -> Shape {
    Shape::Rect(at.0, at.1, size.0, size.1, radius(size))
}

/// How round the corners of a card are.
fn radius(size: Pt) -> f64 {
    (size.0 * 0.075).clamp(3.0, 9.0)
}

/// The back of a card: a frame and a lattice, with an icon in the middle.
pub fn card_back(canvas: &mut Canvas, at: Pt, size: Pt, paint: Paint, emblem: Icon) {
    let shape = blank(at, size);
    lying_shadow(canvas, &shape);
    canvas.shape(&shape, &Style::fill(&paint.tone(Tone::Deep)).stroke(&paint.tone(Tone::Ink), 0.9));
    canvas.shape(&shape.inset(3.0), &Style::line(ON_DEEP, 0.7).opacity(0.7));
    canvas.path(&lattice(at, size), &Style::line(ON_DEEP, 0.5).opacity(0.28));
    let center = (at.0 + size.0 / 2.0, at.1 + size.1 / 2.0);
    let r = size.0.min(size.1) * 0.27;
    canvas.circle(center, r, &Style::fill(&paint.tone(Tone::Deep)).stroke(ON_DEEP, 0.8));
    icon(canvas, center, r * 1.25, emblem, ON_DEEP);
}

/// A typewritten slip with a title and a torn lower edge; what it says is written on it from 31 px downwards.
pub fn slip(canvas: &mut Canvas, at: Pt, size: Pt, title: &str) {
    let ((x, y), (w, h)) = (at, size);
    let teeth = (w / 8.0).round().max(4.0) as usize;
    let torn = (0..=teeth).map(|i| (x + w - w * i as f64 / teeth as f64, y + h - if i % 2 == 0 { 0.0 } else { 3.5 }));
    let outline: Vec<Pt> = [(x, y), (x + w, y)].into_iter().chain(torn).collect();
    lying_shadow(canvas, &Shape::Poly(outline.clone()));
    canvas.poly(&outline, &Style::fill("var(--card)").stroke("var(--rule)", 0.8));
    canvas.label(x + 8.0, y + 18.0, &Label::new(title).size(12.0).typewriter().bold().within(w - 16.0));
    canvas.line((x + 8.0, y + 24.0), (x + w - 8.0, y + 24.0), &Style::line("var(--rule)", 0.8));
}

/// Diagonals inside a frame.
fn lattice((x, y): Pt, (w, h): Pt) -> Path {
    let (l, t, r, b) = (x + 5.0, y + 5.0, x + w - 5.0, y + h - 5.0);
    let step = 9.0;
    let count = ((r - l + b - t) / step) as usize;
    (1..=count).fold(Path::new(), |path, i| {
        let k = step * i as f64;
        let (from, to) = diagonal((l, t), (r, b), k);
        let mirror = |p: Pt| (l + r - p.0, p.1);
        path.to(from).line(to).to(mirror(from)).line(mirror(to))
    })
}

/// A falling diagonal that meets left edge and top at a distance `k` from the corner, cut to the frame.
fn diagonal((l, t): Pt, (r, b): Pt, k: f64) -> (Pt, Pt) {
    let start = if t + k <= b { (l, t + k) } else { (l + (t + k - b), b) };
    let end = if l + k <= r { (l + k, t) } else { (r, t + (l + k - r)) };
    (start, end)
}

/// Places for a fan of `count` cards of a width: x of each, overlapping when the room is narrow.
pub fn fan(x: f64, room: f64, card: f64, count: usize) -> Vec<f64> {
    let gap = if count > 1 { ((room - card) / (count - 1) as f64).min(card + 6.0) } else { 0.0 };
    (0..count).map(|i| x + gap * i as f64).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fan_never_leaves_its_room() {
        let places = fan(10.0, 100.0, 40.0, 7);
        assert_eq!(places.len(), 7);
        assert!(places.iter().all(|x| *x >= 10.0 && x + 40.0 <= 110.0 + 1e-9));
        assert_eq!(fan(0.0, 500.0, 40.0, 2), [0.0, 46.0]);
    }

    #[test]
    fn text_keeps_inside_the_card() {
        let card = Card::new((0.0, 0.0), (124.0, 156.0), Paint::Seal)
            .text("a very long effect that needs many words to tell everything");
        assert!(card.lines().len() <= 3);
        let (_, w, h) = card.picture();
        assert!(w > 0.0 && h > 0.0);
    }

    #[test]
    fn both_sides_draw() {
        let mut canvas = Canvas::new();
        Card::new((0.0, 0.0), (124.0, 156.0), Paint::Blue)
            .title("Foundry")
            .kicker("IND")
            .value("4")
            .icon(Icon::Gear)
            .draw(&mut canvas);
        assert!(canvas.fragment().contains("Foundry"));
        card_back(&mut canvas, (0.0, 0.0), (40.0, 60.0), Paint::Blue, Icon::Crane);
        assert!(!canvas.fragment().contains("NaN"));
    }
}
