//! What a person can pick on the map, and what each lot is, in words.

use art::{Canvas, Shape};
use engine::Phrase;

use super::{MIDDLE, Pen, RIM, STOP, place};
use crate::board::worth;
use crate::ids::{District, Lot, Node, Site};
use crate::show::{name, site_name};
use crate::state::Open;

pub fn draw(pen: &Pen<'_>, canvas: &mut Canvas, column: &'static [District]) {
    let scoring = pen.is_scoring();
    if !scoring {
        rings(pen, canvas, column);
    }
    for site in pen.sites(column) {
        let title = pen.say(&lot_title(pen.open, site));
        canvas.pick_over(&format!("lot:{site}"), &title, &pen.lot(site).inset(1.5));
    }
    column.iter().for_each(|district| stop(pen, canvas, district.node(), MIDDLE));
    // A whole ring is picked to be scored; otherwise its lots lie above it.
    if scoring {
        rings(pen, canvas, column);
    }
}

/// The ends of a trip.
pub fn stops(pen: &Pen<'_>, canvas: &mut Canvas) {
    [Node::Start, Node::Park].into_iter().for_each(|node| stop(pen, canvas, node, STOP));
}

fn stop(pen: &Pen<'_>, canvas: &mut Canvas, node: Node, r: f64) {
    let (x, y) = place(node);
    canvas.pick_over(&format!("place:{node}"), &pen.say(&name(node)), &Shape::Circle(x, y, r - 1.0));
}

fn rings(pen: &Pen<'_>, canvas: &mut Canvas, column: &[District]) {
    for &district in column {
        let (x, y) = place(district.node());
        let title = pen.say(&name(district));
        canvas.pick_over(&format!("district:{district}"), &title, &Shape::Circle(x, y, RIM - 1.0));
    }
}

fn lot_title(open: &Open, site: Site) -> Phrase {
    let each = worth(open, site.district, site.plot);
    let phrase = match open.lot(site.district, site.plot) {
        _ if open.closed.has(site.district) => {
            return Phrase::new("no-closed-district").with("district", name(site.district));
        }
        Lot::Free => Phrase::new("help-lot-free").with("worth", each),
        Lot::Shops(first, second) => {
            let shops: Vec<Phrase> = [Some(first), second].into_iter().flatten().map(name).collect();
            Phrase::new("help-lot-shops").with("shops", shops)
        }
        Lot::Buildings(owner, count) => match owner.seat() {
            Some(seat) => Phrase::new("help-lot-buildings").with("seat", seat).with("count", count).with("worth", each),
            None => Phrase::new("help-lot-ace").with("count", count),
        },
    };
    phrase.with("site", site_name(site))
}
