//! A city drawn with characters, for the terminal.

use engine::{Phrase, Say, Seat, Turn};

use super::plan::Plan;
use crate::action::Action;
use crate::board::{Cell, Vertex};
use crate::content::content;
use crate::rules::{building, executive};
use crate::show;
use crate::state::{City, Open, Placed, Prompt};
use crate::view::View;

/// How wide a drawing may be, and the numbers of its rows.
const WIDTH: usize = 80;
const LABEL: usize = 4;
/// Lines of text in a cell.
const LINES: usize = 3;

/// The city of the viewer, or of the one who decides, with what its cells would cost while one is chosen.
pub fn draw(view: &View, words: &dyn Say) -> Vec<String> {
    let open = &view.open;
    let seat = view.viewer.seat().or(open.asked().seat()).unwrap_or(Seat(0));
    let sketch = Sketch::of(open, seat, words);
    let mut lines = vec![sketch.numbers()];
    for y in sketch.min.y..=sketch.max.y {
        lines.push(sketch.street(y));
        lines.extend((0..LINES).map(|line| sketch.line(y, line)));
    }
    lines.push(sketch.street(sketch.max.y + 1));
    lines.push(words.say(&Phrase::new("sketch-legend")));
    lines
}

struct Sketch<'a> {
    city: &'a City,
    plan: Plan,
    /// The texts of the cells that have one.
    texts: Vec<(Cell, [String; LINES])>,
    min: Cell,
    max: Cell,
    /// Characters in a cell.
    room: usize,
}

impl<'a> Sketch<'a> {
    fn of(open: &'a Open, seat: Seat, words: &dyn Say) -> Self {
        let city = &open.cities[seat];
        let offers = offers(open, seat);
        let lakes = city.lakes.iter().map(|lake| lake.cell);
        let cells: Vec<Cell> = city
            .tiles
            .iter()
            .map(|placed| placed.cell)
            .chain(lakes)
            .chain(offers.iter().map(|offer| offer.0))
            .collect();
        let x = |cell: &Cell| cell.x;
        let y = |cell: &Cell| cell.y;
        let min = Cell::new(cells.iter().map(x).min().unwrap_or(0), cells.iter().map(y).min().unwrap_or(0));
        let max = Cell::new(cells.iter().map(x).max().unwrap_or(0), cells.iter().map(y).max().unwrap_or(0));
        let columns = (max.x - min.x + 1) as usize;
        let room = ((WIDTH - LABEL - 1) / columns).clamp(4, 16) - 1;
        let tiles = city.tiles.iter().map(|placed| (placed.cell, tile(open, seat, placed, room, words)));
        let water = || std::array::from_fn(|_| "~".repeat(room));
        let lakes = city.lakes.iter().map(|lake| (lake.cell, water()));
        let offers = offers.into_iter().map(|(cell, text)| (cell, [String::new(), text, String::new()]));
        let texts = tiles.chain(lakes).chain(offers).collect();
        Self { city, plan: Plan::of(city), texts, min, max, room }
    }

    /// The names of the columns.
    fn numbers(&self) -> String {
        let columns = self.min.x..=self.max.x;
        let numbers: String = columns.map(|x| format!(" {:^room$}", self.plan.column(x), room = self.room)).collect();
        format!("{:LABEL$}{numbers}", "").trim_end().to_owned()
    }

    /// The street above a row of cells, with the construction tokens on it.
    fn street(&self, y: i8) -> String {
        let mut line = " ".repeat(LABEL);
        for x in self.min.x..=self.max.x + 1 {
            let vertex = Vertex::new(x, y);
            let touched = vertex.cells().into_iter().any(|cell| self.city.occupied(cell));
            line.push(if self.city.tokens.contains(&vertex) {
                '◇'
            } else if touched {
                '+'
            } else {
                ' '
            });
            let walled = self.city.occupied(Cell::new(x, y - 1)) || self.city.occupied(Cell::new(x, y));
            line += &if walled { "-" } else { " " }.repeat(self.room);
        }
        line.trim_end().to_owned()
    }

    /// One line of text of a row of cells.
    fn line(&self, y: i8, line: usize) -> String {
        let number = if line == LINES / 2 { self.plan.row(y) } else { String::new() };
        let mut out = format!("{number:>width$} ", width = LABEL - 1);
        for x in self.min.x..=self.max.x + 1 {
            let cell = Cell::new(x, y);
            let walled = self.city.occupied(Cell::new(x - 1, y)) || self.city.occupied(cell);
            out.push(if walled { '|' } else { ' ' });
            let text = self.texts.iter().find(|(at, _)| *at == cell).map_or("", |(_, lines)| &lines[line]);
            out += &format!("{text:^room$}", room = self.room);
        }
        out.trim_end().to_owned()
    }
}

/// The cells that may be built on now, with the prestige they cost.
fn offers(open: &Open, seat: Seat) -> Vec<(Cell, String)> {
    let Turn::Decide { seat: acting, prompt: Prompt::Cell { from, .. } } = open.asked() else { return Vec::new() };
    let mut legal = Vec::new();
    if acting == seat {
        building::legal_cells(open, from, &mut legal);
    }
    let offer = |action: Action| match action {
        Action::Place(cell) => Some((cell, format!("({})", -show::placing_penalty(open, cell)).replace('-', "−"))),
        _ => None,
    };
    legal.into_iter().filter_map(offer).collect()
}

/// A tile in three lines: its name in two, then its type and the price of an activation.
fn tile(open: &Open, seat: Seat, placed: &Placed, room: usize, words: &dyn Say) -> [String; LINES] {
    let data = content().tile(placed.tile);
    let [first, second] = wrapped(&words.say(&show::tile_name(placed.tile)), room);
    let kind = words.say(&Phrase::new(format!("kind-{}", data.kind.name())));
    let cost = executive::cost(open, seat, placed);
    let price = if data.activation.is_some() { format!(" [{cost}]") } else { String::new() };
    let kind: String = kind.to_lowercase().chars().take(room - price.chars().count()).collect();
    [first, second, kind + &price]
}

/// A name on two lines of so many letters.
fn wrapped(name: &str, room: usize) -> [String; 2] {
    let (mut first, mut second) = (String::new(), String::new());
    for word in name.split(' ') {
        let fits = |line: &String| line.is_empty() || line.chars().count() + 1 + word.chars().count() <= room;
        let line = if second.is_empty() && fits(&first) { &mut first } else { &mut second };
        *line = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
    }
    [first, second].map(|line| line.chars().take(room).collect())
}
