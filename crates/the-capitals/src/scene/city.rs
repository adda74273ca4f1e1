//! A city: its grid of façades, tokens, tourists, power plant.

use art::{Block, Canvas, Icon, Kind, Label, Metal, Plot, Shape, Style, Tint, Tone, ground, pieces, sign};
use engine::{Phrase, Say, Seat};

use super::{face, print};
use crate::board::{Cell, Vertex};
use crate::content::content;
use crate::forecast::{self, Forecast};
use crate::ids::{TileId, TouristId};
use crate::map::{glyphs, looks, tile_id};
use crate::rules::{building, executive};
use crate::show;
use crate::state::{City, Frame, Origin, Placed, Prompt, Table};
use crate::view::View;

/// A place on the page.
#[derive(Clone, Copy)]
pub struct Frame4 {
    pub x: f64,
    pub y: f64,
    pub w: f64,
    pub h: f64,
}

/// Where the cells of a city lie on the page.
struct Plan {
    left: f64,
    top: f64,
    cell: f64,
    min: Cell,
}

impl Plan {
    /// Fits the city and one cell around it into a frame.
    fn fit(city: &City, frame: Frame4, margin: i8, largest: f64) -> Self {
        let cells = || city.tiles.iter().map(|placed| placed.cell).chain(city.lakes.iter().map(|lake| lake.cell));
        let (min_x, max_x) = (cells().map(|c| c.x).min().unwrap_or(0), cells().map(|c| c.x).max().unwrap_or(0));
        let (min_y, max_y) = (cells().map(|c| c.y).min().unwrap_or(0), cells().map(|c| c.y).max().unwrap_or(0));
        let (cols, rows) = (f64::from(max_x - min_x + 1 + 2 * margin), f64::from(max_y - min_y + 1 + 2 * margin));
        let cell = (frame.w / cols).min(frame.h / rows).min(largest);
        Self {
            left: frame.x + (frame.w - cell * cols) / 2.0,
            top: frame.y + (frame.h - cell * rows) / 2.0,
            cell,
            min: Cell::new(min_x - margin, min_y - margin),
        }
    }

    fn corner(&self, x: i8, y: i8) -> (f64, f64) {
        (self.left + f64::from(x - self.min.x) * self.cell, self.top + f64::from(y - self.min.y) * self.cell)
    }

    /// Faint empty lots all over the frame, so that the city lies on a map.
    fn ground(&self, canvas: &mut Canvas, frame: Frame4) {
        let before = |from: f64, to: f64| ((to - from) / self.cell).floor();
        let (left, up) = (before(frame.x, self.left), before(frame.y, self.top));
        let columns = left + before(self.left, frame.x + frame.w);
        let rows = up + before(self.top, frame.y + frame.h);
        let style = Style::fill("var(--street)").opacity(0.4);
        for (row, column) in (0..rows as i32).flat_map(|row| (0..columns as i32).map(move |column| (row, column))) {
            let x = self.left + self.cell * (f64::from(column) - left);
            let y = self.top + self.cell * (f64::from(row) - up);
            canvas.shape(&Shape::Rect(x + 3.0, y + 3.0, self.cell - 6.0, self.cell - 6.0, 5.0), &style);
        }
    }

    fn cell(&self, cell: Cell) -> (f64, f64, f64, f64) {
        let (x, y) = self.corner(cell.x, cell.y);
        (x + 1.5, y + 1.5, self.cell - 3.0, self.cell - 3.0)
    }
}

/// The viewer's city, large, with everything that can be picked in it.
pub fn draw_large(canvas: &mut Canvas, view: &View, seat: Seat, frame: Frame4, words: &dyn Say) {
    canvas.look(&format!("city:{seat}"), &title(seat, words), |c| large(c, view, seat, frame, words));
}

fn title(seat: Seat, words: &dyn Say) -> String {
    words.say(&Phrase::new("scene-city").with("seat", seat))
}

fn large(canvas: &mut Canvas, view: &View, seat: Seat, frame: Frame4, words: &dyn Say) {
    panel(canvas, &view.table, seat, frame);
    header(canvas, view, seat, frame, words);
    let inner = Frame4 { x: frame.x + 10.0, y: frame.y + 64.0, w: frame.w - 20.0, h: frame.h - 74.0 };
    let city = &view.table.cities[seat];
    let plan = Plan::fit(city, inner, 1, 132.0);
    plan.ground(canvas, inner);
    lakes(canvas, city, &plan, words);
    for placed in &city.tiles {
        let tile = placed.tile;
        let (x, y, w, h) = plan.cell(placed.cell);
        let title = tile_title(tile, words);
        canvas.pick(&tile_id(seat, tile), &title, &Shape::Rect(x, y, w, h, 5.0), |c| {
            c.piece(&tile_id(seat, tile), |c| face::draw_in_city(c, tile, (x, y, w), words));
        });
        load(canvas, &view.table, seat, placed, (x, y, w, h));
    }
    choices(canvas, view, seat, &plan, words);
    tokens(canvas, city, seat, &plan, (plan.cell * 0.1).clamp(7.0, 10.0));
    guests_on_tiles(canvas, &view.table, seat, &plan, words);
}

/// Another city, small but complete, so that it can be looked at closely.
pub fn draw_small(canvas: &mut Canvas, view: &View, seat: Seat, frame: Frame4, words: &dyn Say) {
    canvas.look(&format!("city:{seat}"), &title(seat, words), |c| small(c, view, seat, frame, words));
}

fn small(canvas: &mut Canvas, view: &View, seat: Seat, frame: Frame4, words: &dyn Say) {
    panel(canvas, &view.table, seat, frame);
    header(canvas, view, seat, frame, words);
    let inner = Frame4 { x: frame.x + 8.0, y: frame.y + 64.0, w: frame.w - 16.0, h: frame.h - 72.0 };
    let city = &view.table.cities[seat];
    let plan = Plan::fit(city, inner, 0, 92.0);
    plan.ground(canvas, inner);
    lakes(canvas, city, &plan, words);
    for placed in &city.tiles {
        let tile = placed.tile;
        let (x, y, w, h) = plan.cell(placed.cell);
        canvas.titled(&tile_title(tile, words), |c| {
            c.piece(&tile_id(seat, tile), |c| face::draw_in_city(c, tile, (x, y, w), words));
        });
        load(canvas, &view.table, seat, placed, (x, y, w, h));
    }
    tokens(canvas, city, seat, &plan, (plan.cell * 0.1).max(4.5));
    guests_on_tiles(canvas, &view.table, seat, &plan, words);
}

fn tile_title(tile: TileId, words: &dyn Say) -> String {
    format!("{}: {}", words.say(&show::tile_name(tile)), words.say(&show::tile_text(tile)))
}

/// The ground of a city; the one that decides has a strong edge.
fn panel(canvas: &mut Canvas, table: &Table, seat: Seat, frame: Frame4) {
    let acting = table.asked().seat() == Some(seat);
    let tint = Tint::of_seat(seat.index());
    let (edge, width) = if acting { (tint.paint().tone(Tone::Deep), 3.0) } else { ("var(--line)".into(), 1.2) };
    let shape = Shape::Rect(frame.x, frame.y, frame.w, frame.h, 10.0);
    canvas.shape(&shape, &Style::fill("var(--lot)").stroke(&edge, width));
}

/// Name, prestige, power plant with its cubes, tourists beside the city.
fn header(canvas: &mut Canvas, view: &View, seat: Seat, frame: Frame4, words: &dyn Say) {
    let table = &view.table;
    let tracks = &table.cities[seat].tracks;
    let (x, y) = (frame.x + 12.0, frame.y + 20.0);
    pieces::nameplate(canvas, (x, y), (frame.w - 193.0).max(67.0), Tint::of_seat(seat.index()), &title(seat, words));
    let prestige = if show::shows_prestige(view, seat) { signed(tracks.prestige) } else { "?".into() };
    pieces::coin(canvas, (frame.x + frame.w - 24.0, y), 14.0, &prestige, Metal::Prestige);
    if table.highest == Some(seat) {
        art::icon(canvas, (frame.x + frame.w - 50.0, y), 20.0, Icon::Crown, &art::Paint::Gilt.tone(Tone::Dim));
    }
    let title = Phrase::new("scene-plant")
        .with("plant", show::plant_name(tracks.level))
        .with("cubes", i64::from(tracks.energy));
    canvas.titled(&words.say(&title), |c| {
        Block::new(Kind::PowerPlant, Plot::new(x + 2.0, frame.y + 44.0, 22.0, 12.0)).draw(c);
        pieces::count(c, (x + 40.0, frame.y + 50.0), &tracks.level.to_string());
        cubes(c, (x + 58.0, frame.y + 53.0), tracks.energy.into(), frame.w - 190.0);
    });
    beside(canvas, table, seat, (frame.x + frame.w - 24.0, frame.y + 58.0), words);
}

/// A number with the minus sign of the panels.
fn signed(n: i16) -> String {
    n.to_string().replace('-', "−")
}

/// Energy cubes in a row, with their number.
fn cubes(canvas: &mut Canvas, (x, y): (f64, f64), count: i32, room: f64) {
    let shown = f64::from(count).min((room / 9.0 - 4.0).max(3.0)) as i32;
    for i in 0..shown {
        pieces::energy_cube(canvas, (x + 9.0 * f64::from(i), y), 6.0);
    }
    let label = Label::new(count.to_string()).size(12.0).bold();
    canvas.label(x + 9.0 * f64::from(shown) + 2.0, y + 2.0, &label);
}

fn tourist(canvas: &mut Canvas, id: TouristId, (x, y): (f64, f64), height: f64, table: &Table, words: &dyn Say) {
    let neutral = table.neutral.map(|_| table.neutral_tourist());
    let name = words.say(&show::tourist_name(id, neutral));
    let outline = Shape::Rect(x - height * 0.35, y - height, height * 0.7, height + 3.0, 4.0);
    canvas.pick(&format!("tourist:{}", id.0), &name, &outline, |c| {
        c.piece(&format!("tourist:{}", id.0), |c| match neutral {
            Some(other) if other == id => pieces::citizen(c, (x, y), height, art::Paint::Grey),
            _ => pieces::player_citizen(c, (x, y), height, Tint::of_seat(id.index())),
        });
    });
}

fn beside(canvas: &mut Canvas, table: &Table, seat: Seat, (x, y): (f64, f64), words: &dyn Say) {
    let waiting = table.hosted(seat).filter(|(_, tourist)| tourist.on.is_none());
    for (i, (id, _)) in waiting.enumerate() {
        tourist(canvas, id, (x - 19.0 * i as f64, y), 22.0, table, words);
    }
}

/// Tourists that nobody hosts, beside the board.
pub fn strangers(canvas: &mut Canvas, table: &Table, (x, y): (f64, f64), words: &dyn Say) {
    let homeless = (0..).map(TouristId).zip(&table.tourists).filter(|(_, tourist)| tourist.host.is_none());
    for (i, (id, _)) in homeless.enumerate() {
        tourist(canvas, id, (x + 22.0 * i as f64, y), 22.0, table, words);
    }
}

fn guests_on_tiles(canvas: &mut Canvas, table: &Table, seat: Seat, plan: &Plan, words: &dyn Say) {
    let mut standing: Vec<TileId> = Vec::new();
    for (id, guest) in table.hosted(seat) {
        let Some(tile) = guest.on else { continue };
        let Some(placed) = table.cities[seat].placed(tile) else { continue };
        let (x, y, _, h) = plan.cell(placed.cell);
        let shift = standing.iter().filter(|&&other| other == tile).count() as f64;
        let height = (plan.cell * 0.24).min(26.0);
        tourist(
            canvas,
            id,
            (x + 24.0_f64.min(plan.cell * 0.3) + height * (0.3 + 0.8 * shift), y + h * 0.62),
            height,
            table,
            words,
        );
        standing.push(tile);
    }
}

/// What lies on a tile with an activation: printed cubes pale, paid ones glowing, and the cost of the next activation.
fn load(canvas: &mut Canvas, table: &Table, seat: Seat, placed: &Placed, (x, y, w, h): (f64, f64, f64, f64)) {
    if content().tile(placed.tile).activation.is_none() {
        return;
    }
    let printed = content().tile(placed.tile).printed_cubes;
    let count = printed + placed.cubes;
    // A column from below the name, closer together if there are many.
    let (size, top) = (w * 0.065, y + h * 0.34);
    let step = (size * 1.35).min(h * 0.42 / f64::from(count.max(1)));
    for i in 0..count {
        let at = (x + w - size * 1.1, top + f64::from(i) * step);
        if i < printed {
            pieces::cube(canvas, at, size, art::Paint::Grey);
        } else {
            pieces::energy_cube(canvas, at, size);
        }
    }
    let cost = executive::cost(table, seat, placed);
    let scale = (w / 92.0).min(1.0);
    canvas.scaled((x + 13.0 * scale, y + h * 0.42), scale, |c| pieces::count(c, (0.0, 0.0), &cost.to_string()));
}

fn lakes(canvas: &mut Canvas, city: &City, plan: &Plan, words: &dyn Say) {
    for lake in &city.lakes {
        let (x, y, w, h) = plan.cell(lake.cell);
        let title = format!("{} ({})", words.say(&Phrase::new("lake")), words.say(&show::tile_name(lake.tile)));
        canvas.titled(&title, |c| {
            c.piece(&format!("tile:{}", lake.tile), |c| ground::water(c, &Shape::Rect(x, y, w, h, w * 0.12)));
        });
    }
}

fn tokens(canvas: &mut Canvas, city: &City, seat: Seat, plan: &Plan, r: f64) {
    let tint = Tint::of_seat(seat.index());
    for (i, token) in city.tokens.iter().enumerate() {
        let at = plan.corner(token.x, token.y);
        canvas.piece(&format!("token:{seat}:{i}"), |c| {
            pieces::token(c, at, r, tint.paint(), Icon::Crane);
            sign(c, (at.0 + r * 0.8, at.1 - r * 0.8), r * 0.45, tint);
        });
    }
}

/// Cells and vertices that may be chosen now.
fn choices(canvas: &mut Canvas, view: &View, seat: Seat, plan: &Plan, words: &dyn Say) {
    let table = &view.table;
    let engine::Turn::Decide { seat: acting, prompt } = table.asked() else { return };
    if acting != seat {
        return;
    }
    match prompt {
        Prompt::Cell { from, .. } => {
            let mut cells = Vec::new();
            building::legal_cells(table, from, &mut cells);
            for action in cells {
                if let crate::action::Action::Place(cell) = action {
                    free_cell(canvas, table, cell, plan, words);
                }
            }
        }
        Prompt::Token { .. } => {
            let mut vertices = Vec::new();
            crate::rules::administrative::legal_vertices(table, &mut vertices);
            for action in vertices {
                if let crate::action::Action::Token(vertex) = action {
                    free_vertex(canvas, vertex, plan, words);
                }
            }
        }
        _ => {}
    }
}

fn free_cell(canvas: &mut Canvas, table: &Table, cell: Cell, plan: &Plan, words: &dyn Say) {
    let (x, y, w, h) = plan.cell(cell);
    let shape = Shape::Rect(x + 2.0, y + 2.0, w - 4.0, h - 4.0, 6.0);
    let Some(&Frame::Cell { tile, from }) = table.frames.last() else { return };
    let forecast = forecast::placing(table, cell);
    let penalty = match from {
        Origin::Projects | Origin::Hand => building::penalty(&table.cities[table.actor()], tile, cell),
        Origin::Lake => 0,
    };
    let title = match penalty {
        0 => cell_title(cell, &forecast),
        _ => Phrase::new("scene-cell-penalty")
            .with("what", cell_title(cell, &forecast))
            .with("why", show::broken_rules(table, tile, cell)),
    };
    canvas.pick(&format!("cell:{cell}"), &words.say(&title), &shape, |c| {
        c.shape(&shape, &Style::fill("var(--street)").stroke("var(--rule)", 0.8).dash("4 4"));
        let middle = (x + w / 2.0, y + h / 2.0);
        match penalty {
            0 => art::icon(c, middle, 12.0, Icon::Check, "var(--muted)"),
            _ => pieces::change_badge(c, middle, -i32::from(penalty)),
        }
        c.ghost(|c| ghost(c, tile, from, &forecast, (x, y, w)));
    });
}

/// A cell and what building there would bring, in words.
fn cell_title(cell: Cell, forecast: &Forecast) -> Phrase {
    let changes: Vec<Phrase> = forecast.changes.iter().map(|&change| show::change_phrase(change)).collect();
    let key = if forecast.open { "scene-cell-open" } else { "scene-cell" };
    show::taxed(Phrase::new(key).with("cell", cell.to_string()).with("changes", changes), forecast.taxes)
}

/// What building on a cell would bring, as a card in the colour of the tile.
fn ghost(canvas: &mut Canvas, tile: TileId, from: Origin, forecast: &Forecast, (x, y, side): (f64, f64, f64)) {
    let paint = match from {
        Origin::Projects | Origin::Hand => looks::paint(content().tile(tile).kind),
        Origin::Lake => art::Paint::Blue,
    };
    let lines = glyphs::forecast(forecast);
    canvas.scaled((x, y), side / GHOST, |c| {
        let shape = Shape::Rect(1.0, 1.0, GHOST - 2.0, GHOST - 2.0, 6.0);
        c.shape(&shape, &Style::fill("var(--card)").stroke(&paint.tone(Tone::Deep), 2.0));
        let top = (GHOST - print::LEADING * (lines.len() as f64 - 1.0)) / 2.0;
        for (i, line) in lines.iter().enumerate() {
            print::print(c, GHOST / 2.0, top + print::LEADING * i as f64, GHOST - 12.0, line);
        }
    });
}

/// The side at which a ghost is drawn before it is shrunk into its cell.
const GHOST: f64 = 84.0;

fn free_vertex(canvas: &mut Canvas, vertex: Vertex, plan: &Plan, words: &dyn Say) {
    let at = plan.corner(vertex.x, vertex.y);
    let title = words.say(&Phrase::new("scene-vertex").with("vertex", vertex.to_string()));
    let r = (plan.cell * 0.13).clamp(7.0, 14.0);
    canvas.pick(&format!("vertex:{vertex}"), &title, &Shape::Circle(at.0, at.1, r), |c| {
        c.circle(at, r * 0.7, &Style::fill("var(--card)").stroke("var(--rule)", 1.0));
    });
}
