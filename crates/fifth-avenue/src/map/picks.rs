//! What a person can pick on the map, and what each lot is, in words.

use art::{Canvas, Shape};
use engine::Phrase;

use super::{PLAZA, RIM, STOP, Stage, place};
use crate::board::worth;
use crate::ids::{District, Lot, Node, Site};
use crate::show::{name, site_name};
use crate::state::Table;

pub fn draw(stage: &Stage<'_>, canvas: &mut Canvas, column: &'static [District]) {
    let scoring = stage.is_scoring();
    if !scoring {
        rings(stage, canvas, column);
    }
    for site in stage.sites(column) {
        let title = stage.say(&lot_title(stage.table, site));
        canvas.pick_over(&format!("lot:{site}"), &title, &stage.lot(site).inset(1.5));
    }
    column.iter().for_each(|district| stop(stage, canvas, district.node(), PLAZA));
    // A whole ring is picked to be scored; otherwise its lots lie above it.
    if scoring {
        rings(stage, canvas, column);
    }
}

/// The ends of a trip.
pub fn stops(stage: &Stage<'_>, canvas: &mut Canvas) {
    [Node::Start, Node::Park].into_iter().for_each(|node| stop(stage, canvas, node, STOP));
}

fn stop(stage: &Stage<'_>, canvas: &mut Canvas, node: Node, r: f64) {
    let (x, y) = place(node);
    canvas.pick_over(&format!("place:{node}"), &stage.say(&name(node)), &Shape::Circle(x, y, r - 1.0));
}

fn rings(stage: &Stage<'_>, canvas: &mut Canvas, column: &[District]) {
    for &district in column {
        let (x, y) = place(district.node());
        let title = stage.say(&name(district));
        canvas.pick_over(&format!("district:{district}"), &title, &Shape::Circle(x, y, RIM - 1.0));
    }
}

fn lot_title(table: &Table, site: Site) -> Phrase {
    let each = worth(table, site.district, site.plot);
    let phrase = match table.lot(site.district, site.plot) {
        _ if table.closed.has(site.district) => {
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
