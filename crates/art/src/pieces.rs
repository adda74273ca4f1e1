//! Small things that lie or stand on a board: tokens, coins, cubes, pawns, trams.

use crate::canvas::{Canvas, Style};
use crate::color::Rgb;
use crate::icons::{Icon, icon};
use crate::oblique::{Plot, lift};
use crate::paint::{ON_DEEP, Paint, Tone};
use crate::shape::{Path, Pt, Shape};
use crate::solid::{Mass, parapet, windows};
use crate::text::Label;
use crate::tint::Tint;

/// A flat piece of ground or cardboard in a paint's pale wash with a rim in its colour.
pub fn tile(canvas: &mut Canvas, shape: &Shape, paint: Paint) {
    canvas.shape(shape, &Style::fill(&paint.tone(Tone::Wash)).stroke(&paint.tone(Tone::Mid), 1.6));
}

/// The shadow of something flat that lies on the board.
pub fn lying_shadow(canvas: &mut Canvas, shape: &Shape) {
    canvas.at((-1.6, 2.0), |c| c.shape(shape, &Style::fill("var(--shadow)").with("opacity", "var(--shadow-o)")));
}

/// A round counter with an icon on it.
pub fn token(canvas: &mut Canvas, center: Pt, r: f64, paint: Paint, on_it: Icon) {
    lying_shadow(canvas, &Shape::Circle(center.0, center.1, r));
    canvas.circle(center, r, &Style::fill(&paint.tone(Tone::Deep)).stroke(&paint.tone(Tone::Ink), 1.0));
    canvas.circle(center, r * 0.84, &Style::line(&paint.tone(Tone::Hi), 0.7).opacity(0.7));
    icon(canvas, center, r * 1.3, on_it, ON_DEEP);
}

/// A number in the middle of a disc, as large as fits.
fn figure(canvas: &mut Canvas, center: Pt, r: f64, text: &str, color: &str) {
    let size = if text.chars().count() > 2 { r * 0.82 } else { r * 1.1 };
    canvas.label(center.0, center.1 + size * 0.36, &Label::new(text).size(size).bold().middle().fill(color));
}

/// What a coin is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metal {
    /// Money: bright, milled edge, dark figures.
    Gold,
    /// Prestige: red with a scalloped edge, light figures.
    Prestige,
}

impl Metal {
    fn paint(self) -> Paint {
        match self {
            Metal::Gold => Paint::Gilt,
            Metal::Prestige => Paint::Seal,
        }
    }
}

/// Figures on gold: the ink of the light theme, in both.
pub const COIN_FIGURES: Rgb = Rgb::hex(0x23201b);

/// A coin with a number. The edge tells the metals apart without colour. 11 is a good radius.
pub fn coin(canvas: &mut Canvas, center: Pt, r: f64, text: &str, metal: Metal) {
    let paint = metal.paint();
    let ink = paint.tone(Tone::Ink);
    lying_shadow(canvas, &Shape::Circle(center.0, center.1, r));
    let (face, figures) = match metal {
        Metal::Gold => (paint.tone(Tone::Lit), COIN_FIGURES.to_string()),
        Metal::Prestige => (paint.tone(Tone::Deep), ON_DEEP.to_owned()),
    };
    match metal {
        Metal::Prestige => canvas.path(&scallop(center, r * 1.04), &Style::fill(&face).stroke(&ink, 0.9)),
        Metal::Gold => canvas.circle(center, r, &Style::fill(&face).stroke(&ink, 1.0)),
    }
    canvas.circle(center, r * 0.8, &Style::line(&paint.tone(Tone::Hi), 0.9));
    figure(canvas, center, r, text, &figures);
}

fn scallop(center: Pt, r: f64) -> Path {
    let lobes = 14;
    let at = |k: i32| crate::shape::polar(center, r * 0.96, 360.0 * f64::from(k) / f64::from(lobes));
    (1..=lobes).fold(Path::new().to(at(0)), |path, k| path.arc(r * 0.24, at(k))).close()
}

/// A wooden cube standing on the board, `size` along an edge, centred on its foot.
pub fn cube(canvas: &mut Canvas, center: Pt, size: f64, paint: Paint) {
    let mass = Mass::new(Plot::around(center, size, size), size * 0.8);
    cast(canvas, mass.plot, mass.h);
    mass.walls(canvas, paint);
    let roof = mass.plot.corners().map(|p| lift(p, mass.top()));
    canvas.poly(&roof, &Style::fill(&paint.tone(Tone::Top)).stroke(&paint.tone(Tone::Ink), 0.7));
}

fn cast(canvas: &mut Canvas, plot: Plot, h: f64) {
    let style = Style::fill("var(--shadow)").with("opacity", "var(--shadow-o)");
    canvas.path(&crate::oblique::shadow(&plot.corners(), h), &style);
}

/// A walking figure, `h` high, standing on `foot`.
pub fn pawn(canvas: &mut Canvas, foot: Pt, h: f64, paint: Paint) {
    ground_shadow(canvas, foot, h * 0.3);
    let at = |x: f64, y: f64| (foot.0 + x * h, foot.1 - y * h);
    let ink = paint.tone(Tone::Ink);
    let edge = (h * 0.028).max(0.7);
    let legs = Path::new().to(at(-0.02, 0.5)).line(at(-0.21, 0.0)).line(at(-0.08, 0.0)).line(at(0.02, 0.28));
    let legs = legs.line(at(0.15, 0.0)).line(at(0.29, 0.02)).line(at(0.14, 0.5)).close();
    canvas.path(&legs, &Style::fill(&paint.tone(Tone::Dim)).stroke(&ink, edge));
    let coat = Path::new().to(at(-0.15, 0.3)).quad(at(-0.16, 0.56), at(-0.1, 0.72)).quad(at(0.03, 0.8), at(0.15, 0.7));
    let coat = coat.quad(at(0.2, 0.5), at(0.24, 0.33)).quad(at(0.05, 0.25), at(-0.15, 0.3)).close();
    canvas.path(&coat, &Style::fill(&paint.tone(Tone::Lit)).stroke(&ink, edge));
    let arm = Path::new().to(at(0.02, 0.67)).quad(at(0.1, 0.5), at(0.28, 0.46));
    canvas.path(&arm, &Style::line(&ink, h * 0.09 + edge).round());
    canvas.path(&arm, &Style::line(&paint.tone(Tone::Top), h * 0.07).round());
    canvas.circle(at(0.05, 0.85), h * 0.11, &Style::fill(&Paint::Plaster.tone(Tone::Top)).stroke(&ink, edge));
    let hat = Path::new()
        .to(at(-0.13, 0.9))
        .line(at(0.23, 0.9))
        .line(at(0.15, 0.93))
        .line(at(0.13, 1.05))
        .line(at(-0.03, 1.05))
        .line(at(-0.05, 0.93));
    canvas.path(&hat.close(), &Style::fill(&paint.tone(Tone::Dim)).stroke(&ink, edge));
}

/// A standing citizen, `h` high, standing on `foot`: small enough to fill a house with.
pub fn citizen(canvas: &mut Canvas, foot: Pt, h: f64, paint: Paint) {
    ground_shadow(canvas, foot, h * 0.34);
    let at = |x: f64, y: f64| (foot.0 + x * h, foot.1 - y * h);
    let style = Style::fill(&paint.tone(Tone::Top)).stroke(&paint.tone(Tone::Ink), (h * 0.06).max(0.7));
    let body = Path::new().to(at(-0.26, 0.0)).quad(at(-0.3, 0.5), at(-0.1, 0.62)).line(at(0.1, 0.62));
    canvas.path(&body.quad(at(0.3, 0.5), at(0.26, 0.0)).close(), &style);
    canvas.circle(at(0.0, 0.78), h * 0.2, &style);
}

/// A citizen of a player: in the colour, with the sign on the coat.
pub fn player_citizen(canvas: &mut Canvas, foot: Pt, h: f64, tint: Tint) {
    citizen(canvas, foot, h, tint.paint());
    let heart = (foot.0, foot.1 - h * 0.3);
    canvas.path(&tint.outline(heart, h * 0.17), &Style::fill(&tint.paint().tone(Tone::Ink)));
}

fn ground_shadow(canvas: &mut Canvas, foot: Pt, r: f64) {
    let (x, y) = (foot.0 - r * 0.5, foot.1 - r * 0.1);
    let path = Path::new().to((x - r, y)).ellipse(r, r * 0.4, 0.0, (x + r, y)).ellipse(r, r * 0.4, 0.0, (x - r, y));
    canvas.path(&path.close(), &Style::fill("var(--shadow)").with("opacity", "var(--shadow-o)"));
}

/// A quiet pill on the board, for counts and values.
pub fn count(canvas: &mut Canvas, center: Pt, text: &str) {
    pill(canvas, center, text, "var(--card)", "var(--ink)");
}

fn pill(canvas: &mut Canvas, (x, y): Pt, text: &str, fill: &str, ink: &str) {
    let label = Label::new(text).size(12.0).bold().middle().fill(ink);
    let w = (label.width() + 13.0).max(20.0);
    canvas.shape(&Shape::Rect(x - w / 2.0, y - 9.0, w, 18.0, 9.0), &Style::fill(fill).stroke("var(--rule)", 0.6));
    canvas.label(x, y + 4.3, &label);
}

/// A tram car on a street that runs from west to east, centred on its ground.
pub fn tram(canvas: &mut Canvas, center: Pt, length: f64, paint: Paint) {
    let d = (length * 0.2).clamp(5.0, 10.0);
    let mass = Mass::new(Plot::around(center, length, d), d * 1.5);
    cast(canvas, mass.plot, mass.h);
    car(canvas, &mass, paint);
    let roof = mass.roof_center();
    let (l, r) = ((roof.0 - 4.0, roof.1), (roof.0 + 3.0, roof.1 - 6.0));
    canvas.path(&Path::open(&[l, r, (r.0 + 5.0, r.1 + 4.0)]), &Style::line("var(--ink)", 0.8).round());
}

fn car(canvas: &mut Canvas, mass: &Mass, paint: Paint) {
    mass.walls(canvas, paint);
    for wall in [mass.west(), mass.south()] {
        let strip = wall.strip(0.42, 0.92);
        windows(canvas, &strip, 1, (wall.length() / 5.0).round().max(1.0) as usize);
        let (a, b) = (wall.at(0.0, 0.34), wall.at(1.0, 0.34));
        canvas.line(a, b, &Style::line(&Paint::Marble.tone(Tone::Hi), 0.9));
    }
    parapet(canvas, &mass.plot.corners(), mass.top(), Paint::Marble);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(draw: impl FnOnce(&mut Canvas)) -> String {
        let mut canvas = Canvas::new();
        draw(&mut canvas);
        canvas.fragment().to_owned()
    }

    #[test]
    fn figures_on_coins_are_readable() {
        use crate::theme::Theme;
        for theme in Theme::ALL {
            assert!(Paint::Gilt.value(Tone::Lit, theme).contrast(COIN_FIGURES) >= 4.5, "{theme:?}");
        }
    }

    #[test]
    fn metals_differ_in_shape() {
        let strip = |svg: String| svg.replace("seal", "x").replace("gilt", "x").replace("-deep", "-lit");
        assert_ne!(
            strip(drawn(|c| coin(c, (0.0, 0.0), 11.0, "", Metal::Gold))),
            strip(drawn(|c| coin(c, (0.0, 0.0), 11.0, "", Metal::Prestige)))
        );
    }
}
