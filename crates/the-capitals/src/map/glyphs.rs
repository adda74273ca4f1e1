//! Effects without words: lines of numbers, icons and little signs.

use art::{Canvas, Icon, Label, Shape, Style, text};
use engine::{Phrase, Say};

use super::{drawings, looks};
use crate::content::{Permanent, Tile, Trigger, content};
use crate::effects::{Change, Deed, Effect, Metric, Scope};
use crate::ids::{Density, Resource, TileSet};
use crate::show::Which;

/// A number, icon or sign.
#[derive(Clone)]
pub enum Bit {
    Text(String),
    Icon(Icon),
    /// Energy.
    Cube,
    /// Tiles next to this one.
    Near,
    /// Tiles anywhere in the city.
    Anywhere,
    /// How densely people live: one to three dots.
    Dots(u8),
}

pub type Line = Vec<Bit>;

/// A number with its sign.
fn number(by: i16) -> String {
    if by < 0 { format!("−{}", -by) } else { format!("+{by}") }
}

/// A gain or loss.
fn change(change: Change, line: &mut Line) {
    if change.what == Resource::Money {
        let sign = if change.by < 0 { '−' } else { '+' };
        return line.push(Bit::Text(format!("{sign}${}", change.by.abs())));
    }
    line.push(Bit::Text(number(change.by)));
    line.push(resource(change.what));
}

/// The sign of a resource.
const fn resource(what: Resource) -> Bit {
    match what {
        Resource::Energy => Bit::Cube,
        Resource::Progress
        | Resource::Population
        | Resource::Employment
        | Resource::PublicService
        | Resource::Culture
        | Resource::Money
        | Resource::Prestige => Bit::Icon(looks::icon(what)),
    }
}

/// How many dots a density has.
pub const fn dots(density: Density) -> u8 {
    match density {
        Density::Low => 1,
        Density::Medium => 2,
        Density::High => 3,
    }
}

/// The tiles that a filter lets through: types, densities, so much progress, or marked ones such as museums.
fn which(filter: TileSet, line: &mut Line) {
    match Which::of(filter) {
        Which::Any => {}
        Which::Kinds(kinds) => line.extend(kinds.into_iter().map(|kind| Bit::Icon(looks::kind_icon(kind)))),
        Which::Housing(densities) => {
            line.extend(densities.into_iter().flat_map(|density| [Bit::Icon(Icon::House), Bit::Dots(dots(density))]));
        }
        Which::Progress(by) => change(Change { what: Resource::Progress, by }, line),
        Which::Museums => line.push(Bit::Icon(Icon::Frame)),
        Which::Tiles(_) => line.push(Bit::Text("*".into())), // named in the words beside the picture
    }
}

fn counted(scope: Scope, filter: TileSet, line: &mut Line) {
    which(filter, line);
    line.push(if scope == Scope::City { Bit::Anywhere } else { Bit::Near });
}

fn effect(effect: &Effect, line: &mut Line) {
    match effect {
        Effect::ByEra { what, by } => {
            let values: Vec<String> = by.iter().map(|by| by.to_string().replace('-', "−")).collect();
            line.push(Bit::Text(values.join("/")));
            line.push(resource(*what));
        }
        Effect::PerTile { scope, filter, then } => {
            change(*then, line);
            line.push(Bit::Text("/".into()));
            counted(*scope, *filter, line);
        }
        Effect::PerType { then } => {
            change(*then, line);
            line.push(Bit::Text("/".into()));
            line.extend([Bit::Icon(Icon::Cards), Bit::Near]);
        }
        Effect::Shelter => line.extend([Bit::Text("0".into()), Bit::Icon(Icon::Crane), Bit::Near]),
        Effect::FreeActivation => line.extend([Bit::Text("0".into()), Bit::Icon(Icon::Bolt), Bit::Near]),
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
            let each = if each == 1 { String::new() } else { each.to_string() };
            line.push(Bit::Text(format!("/{each}")));
            line.push(if metric == Metric::Energy { Bit::Cube } else { Bit::Icon(looks::metric_icon(metric)) });
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
    let mut line = Line::new();
    permanent.gain.iter().for_each(|&gain| change(gain, &mut line));
    line.push(Bit::Text("/".into()));
    match permanent.trigger {
        Trigger::Activate { scope, filter } => {
            line.push(Bit::Icon(Icon::Bolt));
            counted(scope, filter, &mut line);
        }
        Trigger::Upgrade => {
            let spaces = content().board.progress_spaces;
            line.extend([Bit::Text(spaces.to_string()), Bit::Icon(Icon::Gear)]);
        }
        Trigger::TourismEnd => line.push(Bit::Icon(Icon::Suitcase)),
    }
    line
}

/// Effects that still matter once a tile is built.
pub fn lasting(tile: &Tile) -> Vec<Line> {
    let mut lines: Vec<Line> = activation(tile).into_iter().collect();
    lines.extend(tile.permanent.iter().map(permanent));
    for one in &tile.construction {
        let mut line = Line::new();
        effect(one, &mut line);
        lines.push(line);
    }
    for (sign, effects) in [(Icon::Clock, &tile.last), (Icon::Trophy, &tile.finals)] {
        for one in effects {
            let mut line = vec![Bit::Icon(sign)];
            effect(one, &mut line);
            lines.push(line);
        }
    }
    lines
}

/// Letters and icons of a line that has room.
const TEXT: f64 = 12.5;
const ICON: f64 = 13.5;
/// How small they may become.
const LEAST: f64 = 11.0;

/// How far apart lines are.
pub const LEADING: f64 = 17.0;

impl Bit {
    fn width(&self) -> f64 {
        match self {
            Bit::Text(words) => text::width(words, TEXT) * 1.02 + 1.0,
            Bit::Dots(count) => 4.0 * f64::from(*count) + 1.5,
            Bit::Icon(_) | Bit::Cube | Bit::Near | Bit::Anywhere => ICON + 1.7,
        }
    }

    /// Whether a line may be broken before it: at a number or an arrow.
    fn begins(&self) -> bool {
        match self {
            Bit::Text(words) => words.starts_with(['+', '−', '/']),
            Bit::Icon(icon) => *icon == Icon::Arrow,
            Bit::Cube | Bit::Near | Bit::Anywhere | Bit::Dots(_) => false,
        }
    }

    fn draw(&self, canvas: &mut Canvas, x: f64) {
        let corner = (x, -ICON / 2.0);
        let middle = (x + ICON / 2.0, 0.0);
        match self {
            Bit::Text(words) => canvas.label(x, 4.5, &Label::new(words.as_str()).size(TEXT).bold()),
            Bit::Icon(found) => canvas.picture(&drawings::sign_name(*found), corner, (ICON, ICON)),
            Bit::Cube => canvas.picture("cube", corner, (ICON, ICON)),
            Bit::Near => blocks(canvas, middle, |at| *at != (0, 0)),
            Bit::Anywhere => blocks(canvas, middle, |_| true),
            Bit::Dots(count) => {
                for i in 0..*count {
                    canvas.circle((x + 1.8 + 4.0 * f64::from(i), 0.0), 1.7, &Style::fill("var(--ink)"));
                }
            }
        }
    }
}

/// The blocks of a city that count, out of nine.
fn blocks(canvas: &mut Canvas, (x, y): (f64, f64), counts: fn(&(i8, i8)) -> bool) {
    for at in (-1..=1).flat_map(|column| (-1..=1).map(move |row| (column, row))).filter(counts) {
        let (left, top) = (x + 4.0 * f64::from(at.0) - 1.6, y + 4.0 * f64::from(at.1) - 1.6);
        canvas.shape(&Shape::Rect(left, top, 3.2, 3.2, 0.6), &Style::fill("var(--ink)"));
    }
}

/// How wide a line is in full size.
pub fn width(line: &[Bit]) -> f64 {
    line.iter().map(Bit::width).sum()
}

/// A line that says in words how near tiles must be.
fn spoken(line: &[Bit], words: &dyn Say) -> Line {
    let word = |key: &'static str| Bit::Text(format!(" {}", words.say(&Phrase::new(key))));
    let say = |bit: &Bit| match bit {
        Bit::Near => word("glyph-near"),
        Bit::Anywhere => word("glyph-city"),
        Bit::Text(_) | Bit::Icon(_) | Bit::Cube | Bit::Dots(_) => bit.clone(),
    };
    line.iter().map(say).collect()
}

/// The lines in words where there is room, broken where they are too wide even in the smallest letters.
pub fn fitted(lines: Vec<Line>, room: f64, words: &dyn Say) -> Vec<Line> {
    let most = room * TEXT / LEAST;
    let mut all = Vec::new();
    for line in lines {
        let said = spoken(&line, words);
        let mut rest = if width(&said) <= most { said } else { line };
        while width(&rest) > most {
            let after_arrow = |at: usize| matches!(rest[at - 1], Bit::Icon(Icon::Arrow));
            let fits = |&at: &usize| rest[at].begins() && !after_arrow(at) && width(&rest[..at]) <= most;
            let Some(at) = (1..rest.len()).rev().find(fits) else { break };
            let tail = rest.split_off(at);
            all.push(std::mem::replace(&mut rest, tail));
        }
        all.push(rest);
    }
    all
}

/// One line, centred, no wider than its room.
pub fn print(canvas: &mut Canvas, (center, y): (f64, f64), room: f64, line: &Line) {
    let width = width(line);
    let scale = (room / width).min(1.0);
    canvas.scaled((center - width * scale / 2.0, y), scale, |c| {
        let mut x = 0.0;
        for bit in line {
            bit.draw(c, x);
            x += bit.width();
        }
    });
}
