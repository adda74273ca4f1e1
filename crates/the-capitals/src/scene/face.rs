//! The face of a tile: picture, name, effects as icons.

use art::{Block, Canvas, Icon, Label, ON_DEEP, Plot, Shape, Style, Tone, icon, text};
use engine::Say;

use super::looks;
use crate::content::{Permanent, Tile, Trigger, content};
use crate::effects::{Change, Deed, Effect, Scope};
use crate::ids::{Kind, TileId, TileSet};
use crate::show;

/// A word or icon of an effect.
enum Bit {
    Text(String),
    Icon(Icon),
}

type Line = Vec<Bit>;

fn number(by: i16) -> String {
    if by < 0 { format!("−{}", -by) } else { format!("+{by}") }
}

fn change(change: Change, line: &mut Line) {
    line.push(Bit::Text(number(change.by)));
    line.push(Bit::Icon(looks::icon(change.what)));
}

/// Types that a filter lets through, if it is about types at all.
fn kinds(filter: TileSet, line: &mut Line) {
    for kind in Kind::ERA.into_iter().chain([Kind::Prosperity]) {
        let all = content().of_kind(kind);
        if filter.common(all) == all {
            line.push(Bit::Icon(looks::kind_icon(kind)));
        }
    }
}

fn counted(scope: Scope, filter: TileSet, line: &mut Line) {
    line.push(Bit::Text("/".into()));
    let everything = filter.len() == content().tiles.len();
    if !everything {
        let before = line.len();
        kinds(filter, line);
        if line.len() == before {
            line.push(Bit::Icon(Icon::House));
        }
    }
    line.push(Bit::Icon(if scope == Scope::City { Icon::Tower } else { Icon::Swap }));
}

fn effect(effect: &Effect, line: &mut Line) {
    match effect {
        Effect::ByEra { what, by } => {
            let values: Vec<String> = by.iter().map(|by| by.to_string()).collect();
            line.push(Bit::Text(values.join("/")));
            line.push(Bit::Icon(looks::icon(*what)));
        }
        Effect::PerTile { scope, filter, then } => {
            change(*then, line);
            counted(*scope, *filter, line);
        }
        Effect::PerType { then } => {
            change(*then, line);
            line.push(Bit::Text("/".into()));
            line.push(Bit::Icon(Icon::Cards));
        }
        Effect::Shelter => line.push(Bit::Icon(Icon::Shield)),
        Effect::FreeActivation => line.extend([Bit::Icon(Icon::Bolt), Bit::Text("0".into())]),
        Effect::ExtraBuild => line.extend([Bit::Text("+1".into()), Bit::Icon(Icon::Crane)]),
        Effect::Change(_) | Effect::Exchange { .. } | Effect::Per { .. } => deed(effect.deed(1, 0), line),
    }
}

fn deed(deed: Deed<'_>, line: &mut Line) {
    match deed {
        Deed::Change(one) => change(one, line),
        Deed::Changes(all) => all.iter().for_each(|&one| change(one, line)),
        Deed::Exchange(lose, gain) => {
            lose.iter().for_each(|&one| change(one, line));
            line.push(Bit::Icon(Icon::Arrow));
            gain.iter().for_each(|&one| change(one, line));
        }
        Deed::Per(metric, each, then) => {
            change(then, line);
            line.push(Bit::Text(format!("/{each}")));
            line.push(Bit::Icon(looks::metric_icon(metric)));
        }
        Deed::FreeActivation | Deed::ExtraBuild | Deed::Nothing => {}
    }
}

fn activation(tile: &Tile) -> Option<Line> {
    let activation = tile.activation.as_ref()?;
    let mut line = vec![Bit::Icon(Icon::Bolt)];
    activation.cost.iter().for_each(|&cost| change(cost, &mut line));
    if !activation.cost.is_empty() {
        line.push(Bit::Icon(Icon::Arrow));
    }
    activation.gain.iter().for_each(|gain| effect(gain, &mut line));
    Some(line)
}

fn permanent(permanent: &Permanent) -> Line {
    let mut line = vec![Bit::Icon(Icon::Eye)];
    permanent.gain.iter().for_each(|&gain| change(gain, &mut line));
    line.push(Bit::Text("/".into()));
    match permanent.trigger {
        Trigger::Activate { scope, filter } => {
            line.push(Bit::Icon(Icon::Bolt));
            let mut where_from = Line::new();
            counted(scope, filter, &mut where_from);
            line.extend(where_from.into_iter().skip(1));
        }
        Trigger::Upgrade => line.push(Bit::Icon(Icon::Gear)),
        Trigger::TourismEnd => line.push(Bit::Icon(Icon::Suitcase)),
    }
    line
}

/// Effects that still matter once a tile is built.
fn lasting(tile: &Tile) -> Vec<Line> {
    let mut lines: Vec<Line> = activation(tile).into_iter().collect();
    lines.extend(tile.permanent.iter().map(permanent));
    for one in &tile.construction {
        let mut line = vec![Bit::Icon(Icon::Hammer)];
        effect(one, &mut line);
        lines.push(line);
    }
    for one in tile.last.iter().chain(&tile.finals) {
        let mut line = vec![Bit::Icon(Icon::Trophy)];
        effect(one, &mut line);
        lines.push(line);
    }
    lines
}

/// Everything a tile does, a line per effect; plain immediate effects share lines.
fn all(tile: &Tile) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut line = Line::new();
    for one in &tile.immediate {
        effect(one, &mut line);
        if line.len() >= 6 {
            lines.push(std::mem::take(&mut line));
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines.extend(lasting(tile));
    lines
}

const TEXT: f64 = 11.0;
const ICON: f64 = 12.0;

fn width(line: &Line) -> f64 {
    let bits = line.iter().map(|bit| match bit {
        Bit::Text(words) => text::width(words, TEXT) + 1.5,
        Bit::Icon(_) => ICON + 2.0,
    });
    bits.sum()
}

/// One line of effects, centred.
fn print(canvas: &mut Canvas, center: f64, y: f64, room: f64, line: &Line) {
    let scale = (room / width(line)).min(1.0);
    canvas.scaled((center - width(line) * scale / 2.0, y), scale, |c| {
        let mut x = 0.0;
        for bit in line {
            match bit {
                Bit::Text(words) => {
                    c.label(x, 4.0, &Label::new(words.as_str()).size(TEXT).bold());
                    x += text::width(words, TEXT) + 1.5;
                }
                Bit::Icon(found) => {
                    icon(c, (x + ICON / 2.0, 0.0), ICON, *found, "var(--ink)");
                    x += ICON + 2.0;
                }
            }
        }
    });
}

/// How much a face shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Detail {
    /// Everything: a project or a tile in hand.
    Full,
    /// Picture, name and lasting effects: the viewer's city.
    City,
    /// Picture and lasting effects: the viewer's city grown large.
    Lasting,
    /// The picture: other cities.
    Picture,
}

/// Draws a tile in a box.
pub fn draw(canvas: &mut Canvas, tile: TileId, (x, y, w, h): (f64, f64, f64, f64), detail: Detail, words: &dyn Say) {
    let data = content().tile(tile);
    let paint = looks::paint(data.kind);
    let outline = Shape::Rect(x, y, w, h, 5.0);
    canvas.shape(&outline, &Style::fill("var(--card)").stroke(&paint.tone(Tone::Deep), 1.2));
    let name = match detail {
        Detail::Full | Detail::City => name_lines(tile, w - 19.0, words),
        Detail::Lasting | Detail::Picture => Vec::new(),
    };
    let strip = 4.0 + NAME * name.len() as f64;
    canvas.shape(&Shape::Rect(x, y, w, strip, 4.0), &Style::fill(&paint.tone(Tone::Deep)));
    let lines = match detail {
        Detail::Full => all(data),
        Detail::City | Detail::Lasting => lasting(data),
        Detail::Picture => Vec::new(),
    };
    let below = lines.len() as f64 * 14.0;
    let picture = (x + 3.0, y + strip + 1.0, w - 6.0, h - strip - below - 3.0);
    building(canvas, tile, picture);
    if !name.is_empty() {
        icon(canvas, (x + 9.0, y + strip / 2.0), 11.0, looks::kind_icon(data.kind), ON_DEEP);
    }
    for (i, part) in name.iter().enumerate() {
        let label = Label::new(part.as_str()).size(NAME - 1.0).bold().middle().fill(ON_DEEP);
        canvas.label(x + 16.0 + (w - 18.0) / 2.0, y + NAME * (i as f64 + 1.0) - 0.5, &label);
    }
    for (i, line) in lines.iter().enumerate() {
        let at = y + h - below + 14.0 * i as f64 + 5.0;
        print(canvas, x + w / 2.0, at, w - 6.0, line);
    }
}

const NAME: f64 = 12.0;

/// The name of a tile on one line, or two if it is long.
fn name_lines(tile: TileId, room: f64, words: &dyn Say) -> Vec<String> {
    text::wrap(&words.say(&show::tile_name(tile)), room, NAME - 0.4, 2)
}

/// The building on its lot.
fn building(canvas: &mut Canvas, tile: TileId, (x, y, w, h): (f64, f64, f64, f64)) {
    let side = (w * 0.62).min(h * 0.78).max(8.0);
    let plot = Plot::around((x + w * 0.44, y + h - side * 0.30), side, side * 0.5);
    let data = content().tile(tile);
    let lot = Shape::Rect(x, y + h - side * 0.62, w, side * 0.62, 3.0);
    canvas.shape(&lot, &Style::fill(&looks::paint(data.kind).tone(Tone::Wash)).opacity(0.6));
    Block::new(looks::silhouette(tile), plot).draw(canvas);
}
