//! x
use std::fmt::Write;
use engine::Say;
use crate::view::View;
pub fn draw(view: &View, _words: &dyn Say) -> String {
    let mut svg = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\">");
    let mut pick = |p: String| write!(svg, "<g data-pick=\"{p}\"/>").unwrap();
    for s in 1..=6 { pick(format!("space:{s}")); }
    for (_, t) in view.table.offers() { pick(format!("project:{t}")); }
    for s in view.table.seats.iter() { for p in view.table.cities[s].tiles.iter() { pick(format!("tile:{}", p.tile)); } }
    for i in 0..6 { pick(format!("tourist:{i}")); }
    for x in -24..=24 { for y in -24..=24 { pick(format!("cell:{x},{y}")); pick(format!("vertex:{x},{y}")); } }
    for h in view.hand.iter().flat_map(|h| h.iter()) { pick(format!("hand:{h}")); }
    svg + "</svg>"
}
