//! The land: terrain tiles with their values, and lanes of hexes with their names.

use art::{Canvas, Icon, Label, Nearness, Paint, Path, Pt, Shape, Style, Tone, ground, icon};
use engine::Phrase;

use super::frame::spaces_in_use;
use super::{FAR_TEXT, Pen, pictures};
use crate::board::Zone;
use crate::content::content;
use crate::ids::{Hex, Space};
use crate::show;
use crate::state::board;

/// Draws what never changes.
pub fn draw(canvas: &mut Canvas, pen: &Pen<'_>) {
    let size = pen.frame.size;
    canvas.rect((0.0, 0.0), size, 0.0, &Style::fill("var(--green)"));
    hills(canvas, size);
    let groves = [(0.04, 0.09), (0.06, 0.11), (0.035, 0.95), (0.055, 0.97), (0.95, 0.08), (0.93, 0.1), (0.97, 0.12)];
    ground::cypresses(canvas, &groves.map(|(x, y)| (x * size.0, y * size.1)), 26.0);
    spaces_in_use(pen.view).for_each(|space| terrain(canvas, pen, space));
    Zone::ALL.into_iter().for_each(|zone| lanes(canvas, pen, zone));
    canvas.seen(Nearness::Close, |c| pen.view.open.playable().iter().for_each(|hex| name(c, pen, hex)));
}

/// Rolling hills behind the map.
fn hills(canvas: &mut Canvas, size: Pt) {
    let mut path = Path::new();
    for row in 0..(size.1 / 46.0) as i32 {
        for column in 0..(size.0 / 92.0) as i32 {
            let x = 30.0 + 92.0 * f64::from(column) + 40.0 * f64::from(row % 2);
            let y = 40.0 + 46.0 * f64::from(row);
            path = path.to((x, y)).quad((x + 12.0, y - 8.0), (x + 26.0, y));
        }
    }
    canvas.path(&path, &Style::line("var(--green-line)", 0.8).round().opacity(0.55));
}

fn terrain(canvas: &mut Canvas, pen: &Pen<'_>, space: Space) {
    let tile = pen.view.open.tile(space);
    let title = Phrase::new("map-space").with("space", space.to_string()).with("tile", show::tile(tile));
    let scale = pen.frame.unit / pictures::UNIT;
    let ((width, height), (left, top)) = pictures::LAND;
    let (x, y) = pen.frame.cell(board().anchors[space.index()]);
    canvas.titled(&pen.say(&title), |c| {
        let at = (x - left * scale, y - top * scale);
        c.picture(pictures::land_name(tile), at, (width * scale, height * scale));
    });
}

/// The values of the fields, above the lines between rivals.
pub fn values(canvas: &mut Canvas, pen: &Pen<'_>) {
    let grain = |space: Space| content().tiles[pen.view.open.tile(space).index()].grain;
    let fields: Vec<(Pt, u8)> = spaces_in_use(pen.view)
        .map(|space| (pen.frame.space(space), grain(space)))
        .filter(|(_, grain)| *grain > 0)
        .collect();
    canvas.seen(Nearness::Near, |c| fields.iter().for_each(|&(middle, grain)| sheaves(c, middle, grain)));
    canvas.seen(Nearness::Far, |c| fields.iter().for_each(|&(middle, grain)| far_sheaf(c, middle, grain)));
}

/// The value of a field: as many ears as it feeds, and the number.
fn sheaves(canvas: &mut Canvas, center: Pt, grain: u8) {
    let width = 21.0 + 12.0 * f64::from(grain);
    let left = center.0 - width / 2.0;
    plate(canvas, Shape::Rect(left, center.1 - 10.5, width, 21.0, 10.5));
    canvas.label(left + 11.0, center.1 + 5.0, &Label::new(grain.to_string()).size(14.0).bold().middle());
    for ear in 0..grain {
        icon(canvas, (left + 23.0 + 12.0 * f64::from(ear), center.1), 13.0, Icon::Wheat, "var(--field-line)");
    }
}

fn far_sheaf(canvas: &mut Canvas, center: Pt, grain: u8) {
    plate(canvas, Shape::Rect(center.0 - 26.0, center.1 - 16.0, 52.0, 32.0, 16.0));
    canvas.label(center.0 - 11.0, center.1 + 8.5, &Label::new(grain.to_string()).size(FAR_TEXT + 2.0).bold().middle());
    icon(canvas, (center.0 + 11.0, center.1), 22.0, Icon::Wheat, "var(--field-line)");
}

fn plate(canvas: &mut Canvas, shape: Shape) {
    canvas.shape(&shape, &Style::fill("var(--card)").stroke("var(--field-line)", 1.2));
}

/// The lanes of one colour, which says from how many players on they are in play (LC-3.6).
fn lanes(canvas: &mut Canvas, pen: &Pen<'_>, zone: Zone) {
    let paint = match zone {
        Zone::Small => Paint::Leaf,
        Zone::Medium => Paint::Sand,
        Zone::Full => Paint::Wheat,
    };
    let playable = |zone: usize| board().playable[zone];
    let smaller = (zone as usize).checked_sub(1).map(playable).unwrap_or_default();
    let hexes = playable(zone as usize).minus(smaller).and(pen.view.open.playable());
    let outlines = |inset: f64| {
        let outline = |hex: Hex| pen.frame.outline(hex).inset(inset).path();
        hexes.iter().fold(Path::new(), |path, hex| path.and(&outline(hex)))
    };
    canvas.path(&outlines(0.0), &Style::fill("var(--lot)").stroke("var(--line)", 0.8));
    let style = Style::fill(&paint.tone(Tone::Wash)).stroke(&paint.tone(Tone::Mid), 1.2);
    canvas.path(&outlines(1.5), &style.opacity(0.85));
}

fn name(canvas: &mut Canvas, pen: &Pen<'_>, hex: Hex) {
    let (x, y) = pen.frame.beside(hex, (0.0, -0.28));
    canvas.label(x, y, &Label::new(hex.name()).size(8.0).middle());
}
