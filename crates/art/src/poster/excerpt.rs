//! A part of a table as a picture: the map around some picks, or the panes in which they lie.

use engine::pieces::{Card, Map, Pane, Piece};

use super::{COLUMN, GAP, Poster};
use crate::canvas::{Canvas, escape};
use crate::shape::{Pt, bounds, num};

/// The width of the part of the map.
const WIDTH: f64 = 460.0;
/// How much wider than high it is.
const SHAPE: f64 = 1.5;
/// The least share of a map's width that is shown: less would not say where it is.
const SHARE: f64 = 0.4;
/// Room around the picks, as a share of what they take.
const AROUND: f64 = 0.4;
/// The most panes that are shown: those that matter most come first.
const PANES: usize = 2;

impl Poster<'_> {
    /// What these picks are about: the map around them, each with a ring; or else the panes that hold them. Nothing where
    /// none of them lies on the table.
    pub fn excerpt(&self, picks: &[String]) -> Option<String> {
        let mut canvas = Canvas::new();
        if let Some(part) = part(self.map, picks) {
            self.detail(&mut canvas, part, picks);
            return Some(self.finish(&canvas, WIDTH, WIDTH / SHAPE));
        }
        let panes = self.table.panes.iter().filter(|pane| holds(pane, picks)).take(PANES);
        let low = panes.fold(0.0, |y, pane| self.pane(&mut canvas, (0.0, y), pane));
        (low > 0.0).then(|| self.finish(&canvas, COLUMN, low - GAP))
    }

    /// A part of the map, the picks on it ringed.
    fn detail(&self, canvas: &mut Canvas, (corner, size): (Pt, Pt), picks: &[String]) {
        let ringed: Vec<String> = picks
            .iter()
            .map(|pick| format!("[data-pick=\"{}\"]>.pick-outline", pick.replace(['"', '\\'], "")))
            .collect();
        let (x, y, w, h) = (num(corner.0), num(corner.1), num(size.0), num(size.1));
        canvas.raw(&format!(
            "<style>{}{{opacity:1;fill:none;stroke:var(--ring);stroke-width:4}}</style>\
             <svg width=\"{WIDTH}\" height=\"{}\" viewBox=\"{x} {y} {w} {h}\">",
            ringed.join(","),
            num(WIDTH / SHAPE)
        ));
        self.map.layers.iter().for_each(|layer| canvas.raw(&layer.svg));
        canvas.raw("</svg>");
    }
}

/// The corner and size of the part of a map in which some picks lie; nothing if none does.
fn part(map: &Map, picks: &[String]) -> Option<(Pt, Pt)> {
    let corners: Vec<Pt> = picks.iter().filter_map(|pick| place(map, pick)).flatten().collect();
    if corners.is_empty() {
        return None;
    }
    let (left, top, right, bottom) = bounds(&corners);
    let (whole, high) = (f64::from(map.width), f64::from(map.height));
    let wide = ((right - left) * (1.0 + AROUND)).max((bottom - top) * (1.0 + AROUND) * SHAPE).max(whole * SHARE);
    let size = (wide.min(whole).min(high * SHAPE), wide.min(whole).min(high * SHAPE) / SHAPE);
    let within = |middle: f64, size: f64, all: f64| (middle - size / 2.0).clamp(0.0, (all - size).max(0.0));
    let corner = (within(f64::midpoint(left, right), size.0, whole), within(f64::midpoint(top, bottom), size.1, high));
    Some((corner, size))
}

/// The corners of a pick's outline, wherever on the map it is drawn.
fn place(map: &Map, pick: &str) -> Option<Vec<Pt>> {
    let mark = format!("data-pick=\"{}\"", escape(pick));
    let outline = |svg: &str| {
        let from = &svg[svg.find(&mark)?..];
        let class = from.find("class=\"pick-outline\"")?;
        let element = &from[from[..class].rfind('<')?..class];
        corners(element)
    };
    map.layers.iter().find_map(|layer| outline(&layer.svg))
}

/// The corners of a rectangle, a circle or a path as [`Canvas::shape`] writes it.
fn corners(element: &str) -> Option<Vec<Pt>> {
    let attribute = |name: &str| {
        let rest = &element[element.find(&format!(" {name}=\""))? + name.len() + 3..];
        rest.split('"').next()
    };
    let number = |name: &str| attribute(name)?.parse::<f64>().ok();
    if let Some(data) = attribute("d") {
        return Some(data.split(|c: char| c.is_ascii_alphabetic()).filter_map(end_of).collect());
    }
    let (x, y, w, h) = match number("r") {
        Some(r) => (number("cx")? - r, number("cy")? - r, 2.0 * r, 2.0 * r),
        None => (number("x")?, number("y")?, number("width")?, number("height")?),
    };
    Some(vec![(x, y), (x + w, y + h)])
}

/// Where a step of a path leads: its last two numbers.
fn end_of(step: &str) -> Option<Pt> {
    let mut numbers = step.split([' ', ',']).filter(|text| !text.is_empty()).rev().map(str::parse::<f64>);
    let (y, x) = (numbers.next()?.ok()?, numbers.next()?.ok()?);
    Some((x, y))
}

/// Whether one of these picks lies in a pane.
fn holds(pane: &Pane<String>, picks: &[String]) -> bool {
    pane.body.iter().any(|piece| has(piece, picks))
}

fn has(piece: &Piece<String>, picks: &[String]) -> bool {
    let is = |card: &Card<String>| card.pick.as_ref().is_some_and(|pick| picks.contains(pick));
    match piece {
        Piece::Card(card) => is(card),
        Piece::Row(row) => row.pieces.iter().any(|piece| has(piece, picks)),
        Piece::Text { .. } | Piece::Track(_) | Piece::Grid(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shape;
    use engine::pieces::{Form, Layer, Role, Tabletop};

    fn check(picks: &[&str]) -> Option<String> {
        let mut canvas = Canvas::new();
        canvas.pick_over("hex:A1", "A1", &Shape::hex(100.0, 100.0, 20.0));
        canvas.pick_over("spot:2", "2", &Shape::Circle(800.0, 300.0, 10.0));
        let map =
            Map { seat: None, width: 1000, height: 700, layers: vec![Layer::new("top", canvas.fragment().into())] };
        let card =
            Card { form: Form::Mini, pick: Some("card:3".into()), title: Some("Three".into()), ..Card::default() };
        let body = vec![Piece::Card(Box::new(card))];
        let pane = Pane { key: "hand", role: Role::Mine, title: "Hand".into(), note: None, badge: None, body };
        let table = Tabletop { place: String::new(), ribbons: vec![], chips: vec![], panes: vec![pane] };
        let picks: Vec<String> = picks.iter().map(|pick| (*pick).to_owned()).collect();
        Poster { table: &table, map: &map, pictures: &[], names: &[], title: "A game" }.excerpt(&picks)
    }

    #[test]
    fn an_excerpt_shows_the_map_around_its_picks_or_the_panes_that_hold_them() {
        let at_the_rim = check(&["hex:A1"]).expect("on the map");
        assert!(at_the_rim.contains("viewBox=\"0 0 400 266.7\"") && !at_the_rim.contains("Three"), "{at_the_rim}");
        let both = check(&["hex:A1", "spot:2", "card:3"]).expect("on the map");
        assert!(both.contains("viewBox=\"0 0 1000 666.7\""), "{both}");
        let in_hand = check(&["card:3", "button:pass"]).expect("in the hand");
        assert!(in_hand.contains("Three") && !in_hand.contains("viewBox=\"0 0 400"));
        assert_eq!(check(&["button:pass"]), None);
    }
}
