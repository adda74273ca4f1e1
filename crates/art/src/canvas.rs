//! The [`Canvas`]: SVG as a string that grows. Everything else in this crate appends to one.

use std::borrow::Cow;
use std::fmt::{self, Write};

use crate::shape::{Path, Pt, Shape, num};
use crate::text::{Label, SANS};

/// An SVG picture, or a part of one, under construction.
#[derive(Clone, Debug, Default)]
pub struct Canvas {
    out: String,
}

/// How a shape is filled and outlined. Colours are CSS values, as a rule `var(--…)` or [`crate::Paint::tone`].
#[derive(Clone, Debug, Default)]
pub struct Style {
    attributes: String,
    filled: bool,
}

impl Style {
    /// Filled, without outline.
    pub fn fill(color: &str) -> Style {
        Style { attributes: format!(" fill=\"{}\"", escape(color)), filled: true }
    }

    /// Outlined only.
    pub fn line(color: &str, width: f64) -> Style {
        Style::default().stroke(color, width)
    }

    /// Adds an outline; joins are round in every finished picture.
    pub fn stroke(mut self, color: &str, width: f64) -> Style {
        let width = (width * 100.0).round() / 100.0;
        self.print(format_args!(" stroke=\"{}\" stroke-width=\"{width}\"", escape(color)));
        self
    }

    /// Round line ends.
    pub fn round(self) -> Style {
        self.with("stroke-linecap", "round")
    }

    /// A dashed outline, such as `"5 4"`.
    pub fn dash(self, pattern: &str) -> Style {
        self.with("stroke-dasharray", pattern)
    }

    /// See-through: 0 is invisible, 1 solid.
    pub fn opacity(self, share: f64) -> Style {
        let share = (share * 100.0).round() / 100.0;
        self.with("opacity", &share.to_string())
    }

    /// A CSS class.
    pub fn class(self, name: &str) -> Style {
        self.with("class", name)
    }

    /// Any other attribute.
    pub fn with(mut self, name: &str, value: &str) -> Style {
        self.print(format_args!(" {name}=\"{}\"", escape(value)));
        self
    }

    fn print(&mut self, what: fmt::Arguments<'_>) {
        self.attributes.write_fmt(what).expect("a string takes everything");
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.filled { "" } else { " fill=\"none\"" })?;
        f.write_str(&self.attributes)
    }
}

impl Canvas {
    /// An empty canvas.
    pub fn new() -> Canvas {
        Canvas::default()
    }

    /// Appends SVG that is already well-formed and escaped.
    pub fn raw(&mut self, svg: &str) {
        self.out += svg;
    }

    fn print(&mut self, what: fmt::Arguments<'_>) {
        self.out.write_fmt(what).expect("a string takes everything");
    }

    /// A drawing, without the surrounding `<svg>`.
    pub fn drawn(draw: impl FnOnce(&mut Self)) -> String {
        let mut canvas = Self::new();
        draw(&mut canvas);
        canvas.out
    }

    /// What has been drawn so far, without the surrounding `<svg>`.
    pub fn fragment(&self) -> &str {
        &self.out
    }

    /// Fills and outlines a shape.
    pub fn shape(&mut self, shape: &Shape, style: &Style) {
        match shape {
            Shape::Rect(x, y, w, h, r) => {
                debug_assert!(*w >= 0.0 && *h >= 0.0, "a rectangle of {w} by {h} is drawn by no browser");
                let (x, y, w, h) = (num(*x), num(*y), num(*w), num(*h));
                self.print(format_args!("<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\""));
                if *r > 0.05 {
                    self.print(format_args!(" rx=\"{}\"", num(*r)));
                }
                self.print(format_args!("{style}/>"));
            }
            Shape::Circle(x, y, r) => self.circle((*x, *y), *r, style),
            Shape::Poly(_) | Shape::Sector(_) => self.path(&shape.path(), style),
        }
    }

    /// Fills and outlines a path.
    pub fn path(&mut self, path: &Path, style: &Style) {
        self.print(format_args!("<path d=\"{}\"{style}/>", path.data()));
    }

    /// Fills and outlines a polygon.
    pub fn poly(&mut self, points: &[Pt], style: &Style) {
        self.path(&Path::closed(points), style);
    }

    /// A rectangle with rounded corners.
    pub fn rect(&mut self, at: Pt, size: Pt, radius: f64, style: &Style) {
        self.shape(&Shape::Rect(at.0, at.1, size.0, size.1, radius), style);
    }

    /// A circle.
    pub fn circle(&mut self, center: Pt, r: f64, style: &Style) {
        let (x, y, r) = (num(center.0), num(center.1), num(r));
        self.print(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\"{style}/>"));
    }

    /// A straight line.
    pub fn line(&mut self, from: Pt, to: Pt, style: &Style) {
        self.path(&Path::open(&[from, to]), style);
    }

    /// One line of text, standing on `y`; see [`Label`].
    pub fn label(&mut self, x: f64, y: f64, label: &Label) {
        label.print(x, y, &mut self.out).expect("a string takes everything");
    }

    /// A group with attributes, such as `group("class=\"river\"", …)`. The attributes must be escaped already.
    pub fn group(&mut self, attributes: &str, draw: impl FnOnce(&mut Canvas)) {
        let space = if attributes.is_empty() { "" } else { " " };
        self.print(format_args!("<g{space}{attributes}>"));
        draw(self);
        self.out += "</g>";
    }

    /// Draws with the origin moved to a point.
    pub fn at(&mut self, origin: Pt, draw: impl FnOnce(&mut Canvas)) {
        self.group(&format!("transform=\"translate({} {})\"", num(origin.0), num(origin.1)), draw);
    }

    /// Draws with the origin moved and everything `scale` times as large.
    pub fn scaled(&mut self, origin: Pt, scale: f64, draw: impl FnOnce(&mut Canvas)) {
        let scale = (scale * 1000.0).round() / 1000.0;
        self.group(&format!("transform=\"translate({} {}) scale({scale})\"", num(origin.0), num(origin.1)), draw);
    }

    /// Draws with the origin moved and turned clockwise by some degrees.
    pub fn turned(&mut self, origin: Pt, degrees: f64, draw: impl FnOnce(&mut Canvas)) {
        let place = format!("translate({} {}) rotate({})", num(origin.0), num(origin.1), num(degrees));
        self.group(&format!("transform=\"{place}\""), draw);
    }

    /// What would be there if the pick around it were picked: unseen until it is hovered, focused or picked.
    pub fn ghost(&mut self, draw: impl FnOnce(&mut Canvas)) {
        self.group("class=\"ghost\" opacity=\"0\" pointer-events=\"none\"", draw);
    }

    /// A part of the board that belongs together, with a name for screen readers.
    pub fn look(&mut self, id: &str, title: &str, draw: impl FnOnce(&mut Canvas)) {
        let (id, title) = (escape(id), escape(title));
        self.group(&format!("data-look=\"{id}\" role=\"group\" aria-label=\"{title}\""), draw);
    }

    /// Something a person may pick. `id` is what actions list as their picks (`lot:TS-grey`); `title` is said on hover
    /// and by screen readers; `outline` is what the browser lights up by the classes of [`crate::STATE_CSS`].
    pub fn pick(&mut self, id: &str, title: &str, outline: &Shape, draw: impl FnOnce(&mut Canvas)) {
        let (id, title) = (escape(id), escape(title));
        self.print(format_args!("<g class=\"pick\" data-pick=\"{id}\" role=\"img\" aria-label=\"{title}\">"));
        self.print(format_args!("<title>{title}</title>"));
        draw(self);
        self.pick_outline(outline);
        self.out += "</g>";
    }

    /// Only the outline of a pick that was drawn elsewhere: it lies above everything and takes the clicks.
    /// Use it for ground whose buildings hide it: draw the ground, then the pile, then these.
    pub fn pick_over(&mut self, id: &str, title: &str, outline: &Shape) {
        self.pick(id, title, outline, |c| c.shape(outline, &Style::fill("#fff").with("fill-opacity", "0")));
    }

    /// Something that moves: the browser carries an element from where the same id was in the last picture.
    pub fn piece(&mut self, id: &str, draw: impl FnOnce(&mut Canvas)) {
        let attributes = format!("class=\"piece\" data-piece=\"{}\"", escape(id));
        self.group(&attributes, draw);
    }

    /// A group with help on hover and a name for screen readers, without being a pick.
    pub fn titled(&mut self, title: &str, draw: impl FnOnce(&mut Canvas)) {
        let title = escape(title);
        self.print(format_args!("<g role=\"img\" aria-label=\"{title}\"><title>{title}</title>"));
        draw(self);
        self.out += "</g>";
    }

    /// A standalone picture with a view box, a title and tabular figures.
    pub fn finish(self, width: f64, height: f64, title: &str) -> String {
        let (w, h, title) = (num(width), num(height), escape(title));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" height=\"{h}\" \
             role=\"group\" aria-label=\"{title}\" font-family=\"{SANS}\" stroke-linejoin=\"round\" \
             style=\"font-variant-numeric:tabular-nums\"><title>{title}</title>{}</svg>",
            self.out
        )
    }

    fn pick_outline(&mut self, outline: &Shape) {
        let style = Style::fill("var(--pick-soft)").stroke("var(--pick)", 2.4).class("pick-outline");
        self.shape(outline, &style.with("opacity", "0").with("pointer-events", "none"));
    }
}

/// Text made safe to stand in SVG, between tags and inside attributes.
pub fn escape(text: &str) -> Cow<'_, str> {
    if !text.contains(|c: char| matches!(c, '&' | '<' | '>' | '"' | '\'') || c < ' ') {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            c if c < ' ' => out.push(' '),
            c => out.push(c),
        }
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped_everywhere() {
        let mut canvas = Canvas::new();
        canvas.pick("a\"b", "<Tom & \"Jerry\">", &Shape::rect(0.0, 0.0, 1.0, 1.0), |c| {
            c.label(0.0, 0.0, &Label::new("1 < 2 & 3"));
        });
        let svg = canvas.finish(10.0, 10.0, "<&>");
        assert!(svg.contains("data-pick=\"a&quot;b\""));
        assert!(svg.contains("<title>&lt;Tom &amp; &quot;Jerry&quot;&gt;</title>"));
        assert!(svg.contains("1 &lt; 2 &amp; 3"));
        assert!(svg.contains("<title>&lt;&amp;&gt;</title>"));
    }

    #[test]
    fn picks_carry_an_outline_that_cannot_be_seen() {
        let mut canvas = Canvas::new();
        canvas.pick("lot:1", "Lot", &Shape::Circle(5.0, 5.0, 4.0), |_| ());
        let svg = canvas.fragment();
        assert!(svg.contains("class=\"pick-outline\" opacity=\"0\""));
        assert!(svg.contains("role=\"img\" aria-label=\"Lot\""));
    }

    #[test]
    fn groups_close() {
        let mut canvas = Canvas::new();
        canvas
            .piece("pawn:white", |c| c.at((1.0, 2.5), |c| c.ghost(|c| c.circle((0.0, 0.0), 3.0, &Style::fill("red")))));
        let svg = canvas.fragment();
        assert_eq!(svg.matches("<g").count(), svg.matches("</g>").count());
        assert!(svg.contains("data-piece=\"pawn:white\"") && svg.contains("translate(1 2.5)"));
    }

    #[test]
    fn an_outlined_shape_has_no_fill() {
        let mut canvas = Canvas::new();
        canvas.circle((0.0, 0.0), 1.0, &Style::line("red", 1.0));
        assert!(canvas.fragment().contains("fill=\"none\""));
    }
}
