//! Named drawings, drawn once and shown many times, and documents made of layers.

use engine::pieces::{Map, Picture};

use crate::canvas::{Canvas, escape};
use crate::icons::{Icon, icon};
use crate::shape::{Pt, num};
use crate::text::SANS;

/// From how near a part of a map is shown. The page knows the scale and chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nearness {
    /// Only while the whole map is seen from afar, where a building is its sign and not a picture.
    Far,
    /// From near enough to make out a building.
    Near,
    /// Only from close by: decorative letters, names of hexes.
    Close,
}

impl Nearness {
    const fn class(self) -> &'static str {
        match self {
            Nearness::Far => "far",
            Nearness::Near => "near",
            Nearness::Close => "close",
        }
    }
}

impl Canvas {
    /// Shows a named drawing in a box. The drawing keeps its proportions.
    pub fn picture(&mut self, name: &str, at: Pt, size: Pt) {
        let (x, y, w, h) = (num(at.0), num(at.1), num(size.0), num(size.1));
        let name = escape(name);
        self.raw(&format!("<use href=\"#pic-{name}\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"/>"));
    }

    /// Draws what is only shown from a certain distance.
    pub fn seen(&mut self, from: Nearness, draw: impl FnOnce(&mut Canvas)) {
        self.group(&format!("class=\"{}\"", from.class()), draw);
    }

    /// What has been drawn, as a named drawing of that size.
    pub fn into_picture(self, name: impl Into<std::borrow::Cow<'static, str>>, width: u32, height: u32) -> Picture {
        Picture { name: name.into(), width, height, svg: self.fragment().to_owned() }
    }
}

/// A named drawing as a symbol that `<use>` finds.
pub fn symbol(picture: &Picture) -> String {
    let (name, w, h) = (escape(&picture.name), picture.width, picture.height);
    format!("<symbol id=\"pic-{name}\" viewBox=\"0 0 {w} {h}\">{}</symbol>", picture.svg)
}

/// The drawings that a picture shows, and those that these show in turn, as symbols.
pub fn symbols_in(body: &str, pictures: &[Picture]) -> String {
    let shows = |svg: &str, picture: &Picture| svg.contains(&format!("\"#pic-{}\"", escape(&picture.name)));
    let (shown, others): (Vec<_>, Vec<_>) = pictures.iter().partition(|picture| shows(body, picture));
    let inside = others.into_iter().filter(|other| shown.iter().any(|picture| shows(&picture.svg, other)));
    inside.chain(shown.iter().copied()).map(symbol).collect()
}

/// Every icon as a symbol `glyph-NAME` in the colour of the text around it.
pub fn icon_symbols() -> String {
    let symbol = |kind: Icon| {
        let mut canvas = Canvas::new();
        icon(&mut canvas, (12.0, 12.0), 24.0, kind, "currentColor");
        format!("<symbol id=\"glyph-{}\" viewBox=\"0 0 24 24\">{}</symbol>", kind.name(), canvas.fragment())
    };
    Icon::all().map(symbol).collect()
}

/// A map as a standalone picture, with the drawings it uses inside.
pub fn document(map: &Map, pictures: &[Picture], title: &str) -> String {
    detail(map, pictures, title, ((0.0, 0.0), (map.width.into(), map.height.into())))
}

/// A part of a map, by its corner and size, as a standalone picture.
pub fn detail(map: &Map, pictures: &[Picture], title: &str, (corner, size): (Pt, Pt)) -> String {
    let body: String = map.layers.iter().map(|layer| &*layer.svg).collect();
    let symbols = symbols_in(&body, pictures);
    let (x, y, w, h, title) = (num(corner.0), num(corner.1), num(size.0), num(size.1), escape(title));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {y} {w} {h}\" width=\"{w}\" height=\"{h}\" role=\"group\" \
         aria-label=\"{title}\" font-family=\"{SANS}\" stroke-linejoin=\"round\" style=\"font-variant-numeric:tabular-nums\">\
         <title>{title}</title><style>.far,.close{{display:none}}</style><defs>{symbols}</defs>{body}</svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canvas::Style;
    use engine::pieces::Layer;

    fn picture(name: &'static str) -> Picture {
        let mut canvas = Canvas::new();
        canvas.circle((5.0, 5.0), 4.0, &Style::fill("red"));
        canvas.into_picture(name, 10, 10)
    }

    #[test]
    fn a_document_holds_the_drawings_it_uses_and_no_others() {
        let mut canvas = Canvas::new();
        canvas.picture("farm", (1.0, 2.0), (10.0, 10.0));
        let layer = Layer::new("towns", canvas.fragment().to_owned());
        let map = Map { seat: None, width: 40, height: 30, layers: vec![layer] };
        let svg = document(&map, &[picture("farm"), picture("market")], "A <map>");
        assert!(svg.contains("id=\"pic-farm\"") && !svg.contains("pic-market"));
        assert!(svg.contains("A &lt;map&gt;"));
    }

    #[test]
    fn a_drawing_that_shows_another_brings_it_along() {
        let mut canvas = Canvas::new();
        canvas.picture("tree", (0.0, 0.0), (10.0, 10.0));
        let pictures = [picture("tree"), canvas.into_picture("park", 10, 10), picture("farm")];
        let symbols = symbols_in("<use href=\"#pic-park\"/>", &pictures);
        assert!(symbols.contains("id=\"pic-tree\"") && symbols.contains("id=\"pic-park\""));
        assert!(!symbols.contains("pic-farm"));
    }

    #[test]
    fn every_icon_is_a_symbol() {
        let symbols = icon_symbols();
        assert!(Icon::all().all(|icon| symbols.contains(&format!("id=\"glyph-{}\"", icon.name()))));
        assert!(!symbols.contains("var("));
    }
}
