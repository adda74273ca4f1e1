//! Lots and blocks to be picked: they lie above the buildings while somebody chooses among them.

use art::{Canvas, Path, Style, Tone};
use engine::Phrase;

use super::{Pen, lot_plot, shape, span, zone_paint};
use crate::board::{Block, Lot, Site};
use crate::content::content;
use crate::ids::Zone;
use crate::rules::pending;
use crate::show::{block_name, lot_name};
use crate::state::Prompt;
use crate::view::View;

pub fn draw(pen: &Pen<'_>, canvas: &mut Canvas, tile: Option<(Zone, u8)>) {
    match tile {
        Some((zone, 4)) => Block::all().for_each(|block| {
            let site = Site { block, lots: 0b1111 };
            let title = Phrase::new("map-block").with("block", block_name(block));
            let title = pen.say(&title.with("value", pen.open.value(block)));
            overlay(canvas, (&format!("block:{block}"), &title), site, (zone, site));
        }),
        Some((zone, size)) => Lot::all().for_each(|lot| {
            let title = pen.say(&Phrase::new("map-lot").with("lot", lot_name(lot)));
            let site = |lots| Site { block: lot.block(), lots };
            // The corner of an L stands for the three lots of it.
            let meant = if size == 3 { site(0b1111 & !(1 << (3 - lot.place()))) } else { site(1 << lot.place()) };
            overlay(canvas, (&format!("lot:{lot}"), &title), site(1 << lot.place()), (zone, meant));
        }),
        None => {}
    }
}

/// A place to pick; pointed at, it shows what it would cover.
fn overlay(canvas: &mut Canvas, (id, title): (&str, &str), ground: Site, (zone, meant): (Zone, Site)) {
    let outline = shape(span(ground));
    canvas.pick(id, title, &outline, |canvas| {
        canvas.shape(&outline, &Style::fill("#fff").with("fill-opacity", "0"));
        // A place that covers no more than itself is outlined, and that is enough.
        if meant != ground {
            canvas.ghost(|canvas| {
                let lots = meant.lots().map(|lot| shape(lot_plot(lot)).path());
                let all = lots.fold(Path::new(), |path, lot| path.and(&lot));
                canvas.path(&all, &Style::fill(&zone_paint(zone).tone(Tone::Deep)).opacity(0.6));
            });
        }
    });
}

/// The zone and size of the tile that the viewer is placing.
pub fn wanted_tile(view: &View) -> Option<(Zone, u8)> {
    let (_, prompt) = pending(&view.open).filter(|(seat, _)| view.viewer.is(*seat))?;
    match prompt {
        Prompt::Placement { card } => {
            let contract = content().contract(card);
            Some((contract.zone, contract.size))
        }
        Prompt::PlaceTile { zone, size } => Some((zone, size)),
        Prompt::MoveWhere { lot } => view.open.grid.building(lot).map(|building| (building.zone, building.size())),
        _ => None,
    }
}
