//! Faces of bots: the front of a building, whose windows are eyes and whose door is a mouth.

use crate::canvas::{Canvas, Style};
use crate::paint::{Paint, Tone};
use crate::shape::{Path, Pt};

/// The side of the square that a face fills.
pub const FACE: f64 = 40.0;

/// What kind of building looks at one; the grander, the better it plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Front {
    /// A cottage with a wide roof, wondering.
    Cottage,
    /// A town hall with battlements, smiling.
    Hall,
    /// A tower with a steep roof, thinking.
    Tower,
    /// A domed palace, which has seen everything.
    Palace,
}

impl Front {
    /// Every front, the plainest first.
    pub const ALL: [Front; 4] = [Front::Cottage, Front::Hall, Front::Tower, Front::Palace];

    /// Where the wall begins and ends.
    const fn wall(self) -> (Pt, Pt) {
        match self {
            Front::Cottage => ((7.0, 18.0), (26.0, 19.0)),
            Front::Hall => ((7.0, 13.0), (26.0, 24.0)),
            Front::Tower => ((9.0, 13.0), (22.0, 24.0)),
            Front::Palace => ((6.0, 17.0), (28.0, 20.0)),
        }
    }
}

/// A face, its walls in the given colour.
pub fn face(c: &mut Canvas, front: Front, wall: &str) {
    let ink = Style::line("var(--ink)", 1.2);
    roof(c, front);
    let (at, size) = front.wall();
    c.rect(at, size, 0.0, &Style::fill(wall).stroke("var(--ink)", 1.2));
    let middle = FACE / 2.0;
    eyes(c, front, (middle, at.1 + 7.0));
    c.path(&mouth(front, (middle, at.1 + size.1 - 5.0)), &ink.round());
}

fn roof(c: &mut Canvas, front: Front) {
    let tiles = Style::fill(&Paint::Terracotta.tone(Tone::Lit)).stroke("var(--ink)", 1.2);
    let copper = Style::fill(&Paint::Copper.tone(Tone::Lit)).stroke("var(--ink)", 1.2);
    match front {
        Front::Cottage => c.poly(&[(3.0, 18.0), (20.0, 5.0), (37.0, 18.0)], &tiles),
        Front::Hall => {
            for i in 0..4 {
                c.rect((7.0 + 7.0 * f64::from(i), 7.0), (5.0, 7.0), 0.0, &tiles);
            }
        }
        Front::Tower => c.poly(&[(6.0, 13.0), (20.0, 1.0), (34.0, 13.0)], &tiles),
        Front::Palace => {
            c.rect((18.0, 1.5), (4.0, 5.0), 0.0, &copper);
            c.path(&Path::new().to((9.0, 17.0)).cubic((9.0, 2.0), (31.0, 2.0), (31.0, 17.0)).close(), &copper);
        }
    }
}

/// Two windows with somebody behind them; those who think look aside, those who know wear glasses.
fn eyes(c: &mut Canvas, front: Front, (x, y): Pt) {
    let aside = if front == Front::Tower { 1.2 } else { 0.0 };
    for eye in [x - 5.5, x + 5.5] {
        let window = Style::fill(&Paint::Glass.tone(Tone::Hi)).stroke("var(--ink)", 1.0);
        match front {
            Front::Cottage | Front::Palace => c.circle((eye, y), 3.4, &window),
            Front::Hall | Front::Tower => c.rect((eye - 2.8, y - 3.2), (5.6, 6.4), 2.4, &window),
        }
        c.circle((eye + aside, y), 1.5, &Style::fill("var(--ink)"));
    }
    if front == Front::Palace {
        c.line((x - 2.1, y), (x + 2.1, y), &Style::line("var(--ink)", 1.0));
    }
}

fn mouth(front: Front, (x, y): Pt) -> Path {
    match front {
        Front::Cottage => Path::new().to((x - 2.0, y)).arc(2.0, (x + 2.0, y)).arc(2.0, (x - 2.0, y)).close(),
        Front::Hall => Path::new().to((x - 5.0, y - 1.5)).quad((x, y + 4.0), (x + 5.0, y - 1.5)),
        Front::Tower => Path::new().to((x - 3.0, y)).line((x + 3.5, y - 1.0)),
        Front::Palace => Path::new().to((x - 5.0, y)).quad((x + 2.0, y + 3.0), (x + 5.0, y - 2.0)),
    }
}
