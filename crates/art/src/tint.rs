//! The five player colours, each with the sign that always goes with it.

use crate::canvas::{Canvas, Style};
use crate::paint::{ON_DEEP, Paint, Tone};
use crate::shape::{Path, Pt, polar};

/// A player colour. Never draw one without its sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tint {
    /// ▲
    Vermilion,
    /// ●
    Blue,
    /// ■
    Green,
    /// ◆
    Gold,
    /// ★
    Purple,
}

impl Tint {
    /// All five in seat order.
    pub const ALL: [Tint; 5] = [Tint::Vermilion, Tint::Blue, Tint::Green, Tint::Gold, Tint::Purple];

    /// The tint of a seat, counted from 0.
    pub fn of_seat(seat: usize) -> Tint {
        Tint::ALL[seat % Tint::ALL.len()]
    }

    /// A short name for ids and classes: `vermilion`, `blue` …
    pub fn name(self) -> &'static str {
        match self {
            Tint::Vermilion => "vermilion",
            Tint::Blue => "blue",
            Tint::Green => "green",
            Tint::Gold => "gold",
            Tint::Purple => "purple",
        }
    }

    /// The paint for buildings, cubes and bands of this player.
    pub fn paint(self) -> Paint {
        match self {
            Tint::Vermilion => Paint::Vermilion,
            Tint::Blue => Paint::Blue,
            Tint::Green => Paint::Green,
            Tint::Gold => Paint::Gold,
            Tint::Purple => Paint::Purple,
        }
    }

    /// The colour of the sign on a disc of this tint: gold is too bright to carry white.
    pub fn sign_color(self) -> String {
        match self {
            Tint::Gold => Paint::Gold.tone(Tone::Ink),
            Tint::Vermilion | Tint::Blue | Tint::Green | Tint::Purple => ON_DEEP.to_owned(),
        }
    }

    /// The outline of the sign, fitting into a circle of radius `r`.
    pub fn outline(self, center: Pt, r: f64) -> Path {
        let (x, y) = center;
        match self {
            Tint::Vermilion => regular(3, (x, y + r * 0.12), r, -90.0),
            Tint::Blue => crate::Shape::Circle(x, y, r * 0.76).path(),
            Tint::Green => regular(4, center, r * 0.98, -45.0),
            Tint::Gold => regular(4, center, r, -90.0),
            Tint::Purple => star(center, r * 1.06, 0.44),
        }
    }
}

impl From<Tint> for Paint {
    fn from(tint: Tint) -> Paint {
        tint.paint()
    }
}

fn regular(sides: u32, center: Pt, r: f64, first: f64) -> Path {
    let points: Vec<Pt> =
        (0..sides).map(|k| polar(center, r, first + 360.0 * f64::from(k) / f64::from(sides))).collect();
    Path::closed(&points)
}

/// A five-pointed star with its inner corners at `waist` times the radius.
pub fn star(center: Pt, r: f64, waist: f64) -> Path {
    let points: Vec<Pt> =
        (0..10).map(|k| polar(center, if k % 2 == 0 { r } else { r * waist }, -90.0 + 36.0 * f64::from(k))).collect();
    Path::closed(&points)
}

/// A disc in the player's colour with the sign on it, rimmed so that it stands out from any ground.
pub fn sign(canvas: &mut Canvas, center: Pt, r: f64, tint: Tint) {
    let paint = tint.paint();
    let rim = Style::fill(ON_DEEP).stroke(&paint.tone(Tone::Ink), (r * 0.1).max(0.7));
    canvas.circle(center, r, &rim);
    canvas.circle(center, r * 0.84, &Style::fill(&paint.tone(Tone::Lit)));
    canvas.path(&tint.outline(center, r * 0.52), &Style::fill(&tint.sign_color()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::ON_DEEP_RGB;
    use crate::theme::Theme;
    use std::collections::BTreeSet;

    #[test]
    fn every_tint_has_its_own_sign() {
        let outlines: BTreeSet<String> =
            Tint::ALL.iter().map(|t| t.outline((0.0, 0.0), 10.0).data().to_owned()).collect();
        assert_eq!(outlines.len(), 5);
    }

    #[test]
    fn signs_are_shapes_and_not_letters() {
        for tint in Tint::ALL {
            let mut canvas = Canvas::new();
            sign(&mut canvas, (10.0, 10.0), 8.0, tint);
            assert!(!canvas.fragment().contains("<text") && canvas.fragment().contains("<path"));
        }
    }

    #[test]
    fn signs_stand_3_to_1_on_their_disc() {
        for theme in Theme::ALL {
            for tint in Tint::ALL {
                let disc = tint.paint().value(Tone::Lit, theme);
                let on = match tint {
                    Tint::Gold => tint.paint().value(Tone::Ink, theme),
                    _ => ON_DEEP_RGB,
                };
                assert!(disc.contrast(on) >= 3.0, "{tint:?} {theme:?}: {:.2}", disc.contrast(on));
            }
        }
    }

    #[test]
    fn seats_go_round_the_five() {
        assert_eq!(Tint::of_seat(0), Tint::Vermilion);
        assert_eq!(Tint::of_seat(6), Tint::Blue);
    }
}
