//! The main board: rounds, tracks, initiative, Projects area, and the viewer's hand.

use art::{Block, Canvas, Icon, Kind, Label, Paint, Plot, Shape, Style, Tint, Tone, Track, icon, pieces, sign};
use engine::{Phrase, Say, Turn};

use super::city::{self, Frame4};
use super::face::{self, Detail};
use crate::content::content;
use crate::forecast;
use crate::ids::{Resource, Space, TileId};
use crate::map::looks;
use crate::rules::{political, prosperity};
use crate::show;
use crate::state::{Frame, Origin, Phase, Prompt, Table};
use crate::view::View;

fn heading(canvas: &mut Canvas, x: f64, y: f64, key: &'static str, words: &dyn Say) {
    canvas.label(x, y, &Label::new(words.say(&Phrase::new(key))).size(16.0).serif().bold());
}

/// The round track: twelve spaces, eras, Expos and Prosperity symbols.
pub fn rounds(canvas: &mut Canvas, table: &Table, frame: Frame4, words: &dyn Say) {
    let board = &content().board;
    let era = ["I", "II", "III"][table.era()];
    let title = words.say(&Phrase::new("scene-round").with("round", table.round).with("era", era));
    canvas.label(frame.x, frame.y + 15.0, &Label::new(title).size(16.0).serif().bold());
    let step = frame.w / f64::from(board.rounds());
    for round in 1..=board.rounds() {
        let x = frame.x + step * f64::from(round - 1);
        let paint = [Paint::Sand, Paint::Wheat, Paint::Rose][board.era(round)];
        let shape = Shape::Rect(x + 1.0, frame.y + 24.0, step - 2.0, 26.0, 4.0);
        canvas.shape(&shape, &Style::fill(&paint.tone(Tone::Wash)).stroke("var(--rule)", 0.7));
        canvas.label(x + step / 2.0, frame.y + 41.0, &Label::new(round.to_string()).size(14.0).middle());
    }
    let x = frame.x + step * (f64::from(table.round) - 0.5);
    canvas.piece("round", |c| {
        c.shape(&Shape::Rect(x - step / 2.0, frame.y + 23.0, step, 28.0, 5.0), &Style::line("var(--ink)", 2.4));
    });
    for round in 1..=board.rounds() {
        let at = (frame.x + step * f64::from(round) - 5.0, frame.y + 24.0);
        if board.expo_after.contains(&round) {
            canvas.titled(&words.say(&Phrase::new("scene-expo")), |c| {
                icon(c, at, 13.0, Icon::Trophy, "var(--ink)");
            });
        }
        if table.options.prosperity && board.prosperity_rounds.contains(&round) {
            canvas.titled(&words.say(&Phrase::new("scene-prosperity")), |c| {
                icon(c, at, 11.0, Icon::Gem, &Paint::Violet.tone(Tone::Text));
            });
        }
    }
}

/// The six tracks as rulers with everybody's markers.
pub fn tracks(canvas: &mut Canvas, table: &Table, frame: Frame4, words: &dyn Say) {
    let ruled =
        [Resource::Population, Resource::Employment, Resource::PublicService, Resource::Culture, Resource::Money];
    let step = frame.h / 6.0;
    for (i, what) in ruled.into_iter().enumerate() {
        let Some(track) = content().board.track(what) else { continue };
        let at = (frame.x + 36.0, frame.y + step * (i as f64 + 0.62));
        let ruler = Track::new(at, frame.w - 52.0, (track.min.into(), track.max.into())).icon(looks::icon(what));
        ruled_line(canvas, &ruler, what, frame, words);
        notes(canvas, what, &ruler);
        markers(canvas, table, &ruler, what.key(), |seat| table.cities[seat].tracks.get(what).into());
        if let Some(neutral) = table.neutral.filter(|_| what == Resource::Culture) {
            let (x, y) = ruler.place(neutral.into());
            canvas.titled(&words.say(&Phrase::new("scene-neutral")), |c| {
                c.piece("marker:culture:neutral", |c| {
                    c.circle((x, y + 9.0), 6.0, &Style::fill("var(--muted)").stroke("var(--card)", 1.2));
                });
            });
        }
    }
    let at = (frame.x + 36.0, frame.y + step * 5.62);
    let spaces = i32::from(content().board.progress_spaces);
    let ruler = Track::new(at, frame.w - 52.0, (0, spaces)).icon(Icon::Gear);
    ruled_line(canvas, &ruler, Resource::Progress, frame, words);
    let (x, y) = ruler.place(spaces);
    icon(canvas, (x, y - 1.0), 13.0, Icon::Factory, "var(--ink)");
    markers(canvas, table, &ruler, "progress", |seat| i32::from(table.cities[seat].tracks.progress) % spaces);
}

/// A ruler with its name above the far end.
fn ruled_line(canvas: &mut Canvas, ruler: &Track, what: Resource, frame: Frame4, words: &dyn Say) {
    let name = words.say(&show::resource_name(what, 2));
    let (_, y) = ruler.place(0);
    canvas.titled(&name, |c| ruler.draw(c));
    canvas.label(frame.x + frame.w - 8.0, y - 12.0, &Label::new(name.as_str()).size(14.0).muted().italic().end());
}

/// Thresholds of attraction on the culture track.
fn notes(canvas: &mut Canvas, what: Resource, ruler: &Track) {
    if what == Resource::Culture {
        for level in &content().board.attraction {
            let (x, y) = ruler.place(level.at.into());
            icon(canvas, (x, y + 1.0), 11.0, Icon::Suitcase, "var(--ink)");
        }
    }
}

fn markers(canvas: &mut Canvas, table: &Table, ruler: &Track, name: &str, value: impl Fn(engine::Seat) -> i32) {
    for seat in table.seats.iter() {
        let here = value(seat);
        let below = table.seats.iter().filter(|&other| other < seat && value(other) == here).count();
        let (x, y) = ruler.place(here);
        canvas.piece(&format!("marker:{name}:{seat}"), |c| {
            sign(c, (x, y - 2.0 - 12.0 * below as f64), 7.5, Tint::of_seat(seat.index()));
        });
    }
}

/// The initiative track: price, multiplier, who is where, and what a choice would cost.
pub fn initiative(canvas: &mut Canvas, table: &Table, frame: Frame4, words: &dyn Say) {
    heading(canvas, frame.x, frame.y + 13.0, "scene-initiative", words);
    let board = &content().board;
    let step = frame.w / board.initiative.len() as f64;
    for (i, space) in board.initiative.iter().enumerate() {
        let id = Space(i as u8 + 1);
        let (x, y) = (frame.x + step * i as f64, frame.y + 22.0);
        let shape = Shape::Rect(x + 2.0, y, step - 4.0, frame.h - 24.0, 6.0);
        let used = political::in_use(table, id);
        let title = format!("{}. ${} ×{}", id.0, space.dollars, space.times);
        canvas.pick(&format!("space:{}", id.0), &title, &shape, |c| {
            let style = Style::fill(if used { "var(--card)" } else { "var(--street)" }).stroke("var(--rule)", 0.9);
            c.shape(&shape, &style);
            let ink = if used { "var(--ink)" } else { "var(--muted)" };
            c.label(
                x + step / 2.0,
                y + 17.0,
                &Label::new(format!("${}", space.dollars)).size(17.0).bold().middle().fill(ink),
            );
            c.label(x + step / 2.0, y + 33.0, &Label::new(format!("{}×", space.times)).size(14.0).middle().fill(ink));
            if table.phase == Phase::Political && used && !political::taken(table, id) {
                let price = political::price(table, table.actor(), id);
                let taxes = forecast::taxes(table, table.actor(), price);
                let text = if taxes > 0 { format!("${price} −{taxes}★") } else { format!("${price}") };
                pieces::badge(c, (x + step / 2.0, y + frame.h - 42.0), &text);
            }
        });
    }
    initiative_markers(canvas, table, frame, step);
}

/// Markers on their spaces; in the Political phase those still to choose have slid down.
fn initiative_markers(canvas: &mut Canvas, table: &Table, frame: Frame4, step: f64) {
    for (turn, &seat) in table.order.iter().enumerate() {
        let waiting = table.phase == Phase::Political && turn >= usize::from(table.turn);
        let x = frame.x + step * (f64::from(table.cities[seat].space.0) - 0.5);
        let y = if waiting { frame.y + frame.h + 10.0 } else { frame.y + frame.h - 18.0 };
        canvas.piece(&format!("initiative:{seat}"), |c| {
            pieces::player_cube(c, (x, y + 4.0), 15.0, Tint::of_seat(seat.index()))
        });
    }
}

/// The power plants next in their stacks: level, activations, cubes.
pub fn plants(canvas: &mut Canvas, table: &Table, frame: Frame4, words: &dyn Say) {
    let step = frame.w / table.plants.0.len() as f64;
    for (i, (plant, taken)) in content().plants.iter().skip(1).zip(table.plants.0).enumerate() {
        let (x, y) = (frame.x + step * i as f64 + 2.0, frame.y);
        let shape = Shape::Rect(x, y, step - 4.0, frame.h, 6.0);
        let left = &plant.cubes[usize::from(taken).min(plant.cubes.len())..];
        let next = left.first().copied().unwrap_or(0);
        let name = Phrase::new("scene-next-plant").with("plant", show::plant_name(i as u8 + 2));
        let title = name.with("cubes", next).with("left", left.len()).with("activations", plant.activations);
        canvas.titled(&words.say(&title), |c| {
            c.shape(
                &shape,
                &Style::fill(if next > 0 { "var(--card)" } else { "var(--street)" }).stroke("var(--rule)", 0.9),
            );
            Block::new(Kind::PowerPlant, Plot::new(x + 7.0, y + 20.0, 20.0, 11.0)).draw(c);
            c.label(x + 12.0, y + 43.0, &Label::new((i + 2).to_string()).size(14.0).bold().middle());
            if next > 0 {
                c.label(x + 37.0, y + 18.0, &Label::new(format!("+{next}")).size(15.0).bold());
                pieces::energy_cube(c, (x + 67.0, y + 17.0), 7.0);
                c.label(x + 37.0, y + 38.0, &Label::new(format!("{}×", plant.activations)).size(14.0));
                icon(c, (x + 63.0, y + 34.0), 12.0, Icon::Bolt, "var(--ink)");
            }
        });
    }
}

/// The size of a project card.
pub const PROJECT: (f64, f64) = (122.0, 142.0);

/// Where each card of the Projects area goes, and how high the area becomes.
struct Flow {
    x: f64,
    y: f64,
    left: f64,
    right: f64,
}

impl Flow {
    fn place(&mut self, width: f64) -> (f64, f64) {
        if self.x + width > self.right {
            self.x = self.left;
            self.y += PROJECT.1 + 8.0;
        }
        let at = (self.x, self.y);
        self.x += width + 6.0;
        at
    }
}

/// The Projects area: rows by price, flowing over lines. Gives its height.
pub fn projects(canvas: &mut Canvas, view: &View, frame: Frame4, words: &dyn Say) -> f64 {
    heading(canvas, frame.x, frame.y + 14.0, "scene-projects", words);
    stack_counts(canvas, view, frame, words);
    let mut flow = Flow { x: frame.x, y: frame.y + 24.0, left: frame.x, right: frame.x + frame.w };
    let priced = view.table.projects.iter().zip(content().board.row_price);
    for (row, price) in priced.filter(|(row, _)| !row.is_empty()) {
        let (x, y) = flow.place(34.0);
        let shape = Shape::Rect(x, y, 34.0, PROJECT.1, 6.0);
        canvas.shape(&shape, &Style::fill("var(--street)").stroke("var(--rule)", 0.8));
        canvas.label(x + 17.0, y + PROJECT.1 / 2.0 + 6.0, &Label::new(format!("${price}")).size(16.0).bold().middle());
        let taxes = row_taxes(&view.table, price);
        if taxes > 0 {
            pieces::change_badge(canvas, (x + 17.0, y + PROJECT.1 / 2.0 + 24.0), -i32::from(taxes));
        }
        for &tile in row {
            let (x, y) = flow.place(PROJECT.0);
            card(canvas, &format!("project:{tile}"), tile, (x, y), words);
            if view
                .table
                .frames
                .iter()
                .any(|frame| matches!(frame, Frame::Cell { tile: chosen, .. } if *chosen == tile))
            {
                chosen(canvas, (x, y));
            }
        }
    }
    flow.y + PROJECT.1 - frame.y
}

/// Extra Taxation that the city choosing a tile would need for the price of a row.
fn row_taxes(table: &Table, price: i16) -> i16 {
    match table.asked() {
        Turn::Decide { seat, prompt: Prompt::Tile | Prompt::ExtraTile } => forecast::taxes(table, seat, price),
        Turn::Decide { .. } | Turn::Over => 0,
    }
}

fn stack_counts(canvas: &mut Canvas, view: &View, frame: Frame4, words: &dyn Say) {
    let left = view.stacks[view.table.era()];
    let text = words.say(&Phrase::new("scene-stack").with("left", left));
    canvas.label(frame.x + frame.w, frame.y + 14.0, &Label::new(text).size(14.0).muted().end());
}

/// A tile that may be taken: a project, or a Prosperity tile in hand.
fn card(canvas: &mut Canvas, pick: &str, tile: TileId, (x, y): (f64, f64), words: &dyn Say) {
    let (w, h) = PROJECT;
    let title = format!("{}: {}", words.say(&show::tile_name(tile)), words.say(&show::tile_text(tile)));
    canvas.pick(pick, &title, &Shape::Rect(x, y, w, h, 5.0), |c| {
        c.piece(&format!("tile:{tile}"), |c| face::draw(c, tile, (x, y, w, h), Detail::Full, words));
    });
}

/// A ring around the card that is being placed.
fn chosen(canvas: &mut Canvas, (x, y): (f64, f64)) {
    let shape = Shape::Rect(x - 1.0, y - 1.0, PROJECT.0 + 2.0, PROJECT.1 + 2.0, 6.0);
    canvas.shape(&shape, &Style::line("var(--pick)", 3.0));
}

/// The viewer's Prosperity tiles. Gives the height used.
pub fn hand(canvas: &mut Canvas, view: &View, frame: Frame4, words: &dyn Say) -> f64 {
    let shown = view.table.frames.iter().find_map(|frame| match frame {
        Frame::Cell { tile, from: Origin::Hand | Origin::Lake } => Some(*tile),
        _ => None,
    });
    let hand = view.hand.unwrap_or_default();
    if hand.is_empty() && shown.is_none() {
        return 0.0;
    }
    heading(canvas, frame.x, frame.y + 14.0, "scene-hand", words);
    let mut flow = Flow { x: frame.x, y: frame.y + 24.0, left: frame.x, right: frame.x + frame.w };
    if let Some(tile) = shown {
        let (x, y) = flow.place(PROJECT.0);
        canvas
            .piece(&format!("tile:{tile}"), |c| face::draw(c, tile, (x, y, PROJECT.0, PROJECT.1), Detail::Full, words));
        chosen(canvas, (x, y));
    }
    for &tile in &hand {
        let at = flow.place(PROJECT.0);
        card(canvas, &format!("hand:{tile}"), tile, at, words);
        if let Some(seat) = view.viewer.seat() {
            met(canvas, prosperity::meets(&view.table, seat, tile), at, words);
        }
    }
    flow.y + PROJECT.1 - frame.y + 14.0
}

/// Whether the requirement of a tile in hand holds now.
fn met(canvas: &mut Canvas, holds: bool, (x, y): (f64, f64), words: &dyn Say) {
    let (key, sign, fill) = match holds {
        true => ("scene-met", Icon::Check, "var(--gain)"),
        false => ("scene-unmet", Icon::Cross, "var(--muted)"),
    };
    let at = (x + PROJECT.0 - 13.0, y + 43.0);
    canvas.titled(&words.say(&Phrase::new(key)), |c| {
        c.circle(at, 8.5, &Style::fill("var(--card)").stroke(fill, 1.4));
        icon(c, at, 10.0, sign, fill);
    });
}

/// Tourists beside the board, and the neutral city's name.
pub fn neutral(canvas: &mut Canvas, table: &Table, at: (f64, f64), words: &dyn Say) {
    if table.tourists.iter().any(|tourist| tourist.host.is_none()) {
        let label = Label::new(words.say(&Phrase::new("scene-neutral"))).size(14.0).muted();
        canvas.label(at.0, at.1 - 8.0, &label);
        city::strangers(canvas, table, (at.0 + label.width() + 16.0, at.1), words);
    }
}
