//! The map drawn with characters, for the terminal.

use std::collections::BTreeMap;

use engine::{Phrase, Say, Seat};

use super::frame::{space_cells, spaces_in_use};
use crate::content::content;
use crate::ids::{Building, Hex, Space, Tile};
use crate::show;
use crate::state::board;
use crate::view::View;

/// Characters of a cell, with the gap after it.
const CELL: usize = 3;
/// Room for the number of a row.
const MARGIN: usize = 3;

/// The map, two lines for a row of hexes, odd columns half a row lower; below it what the signs mean.
pub fn draw(view: &View, words: &dyn Say) -> Vec<String> {
    let mut sheet = Sheet::default();
    spaces_in_use(view).for_each(|space| terrain(&mut sheet, view, space));
    view.open.playable().iter().for_each(|hex| sheet.put(board().cells[hex.index()], "·"));
    for (seat, city) in view.open.cities() {
        city.hexes.iter().for_each(|hex| sheet.put(board().cells[hex.index()], &lot(view, words, seat, hex)));
    }
    let mut lines = sheet.lines();
    lines.push(String::new());
    lines.extend(wrapped(&legend(words)));
    lines
}

/// A castle is its city's number, any other building its letter.
fn lot(view: &View, words: &dyn Say, seat: Seat, hex: Hex) -> String {
    let (_, city) = view.open.city_at(hex).expect("a city's hex");
    match view.open.lots[hex] {
        Some(building) if hex != city.castle => format!("{}{}", seat.sign(), words.say(&letter(building))),
        _ => format!("{}{}", seat.sign(), city.number),
    }
}

fn letter(building: Building) -> Phrase {
    Phrase::new(format!("letter-{building}"))
}

fn terrain(sheet: &mut Sheet, view: &View, space: Space) {
    let tile = view.open.tile(space);
    let ground = match tile {
        Tile::Water => "~~~",
        Tile::Mountain => "^^^",
        Tile::Field1 | Tile::Field2 | Tile::Field3 => "\"\"\"",
    };
    space_cells(space).into_iter().for_each(|cell| sheet.put(cell, ground));
    let grain = content().tiles[tile.index()].grain;
    if grain > 0 {
        let (q, r) = board().anchors[space.index()];
        sheet.put((q + 1, r), &format!("\"{grain}\""));
    }
}

fn legend(words: &dyn Say) -> String {
    let others = Building::ALL.into_iter().filter(|&building| building != Building::Castle);
    let named = others.map(|kind| format!("{} {}", words.say(&letter(kind)), words.say(&show::building(kind))));
    let buildings = named.collect::<Vec<_>>().join(", ");
    words.say(&Phrase::new("sketch-legend").with("buildings", buildings))
}

/// The columns of a terminal.
const COLUMNS: usize = 80;

/// A text broken at spaces into lines that a terminal has room for.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.last_mut().expect("there is a line");
        match last.chars().count() + 1 + word.chars().count() {
            _ if last.is_empty() => *last = word.to_owned(),
            long if long > COLUMNS => lines.push(word.to_owned()),
            _ => *last = format!("{last} {word}"),
        }
    }
    lines
}

/// Characters by line and column; a column of hexes is known by its `q`.
#[derive(Default)]
struct Sheet {
    cells: BTreeMap<(i32, i32), String>,
}

impl Sheet {
    /// Writes into a cell; its line is twice its height on the plane (LC-3.1).
    fn put(&mut self, (q, r): (i32, i32), text: &str) {
        self.cells.insert((2 * r + q, q), text.to_owned());
    }

    fn lines(&self) -> Vec<String> {
        let columns = || self.cells.keys().map(|(_, q)| *q);
        let rows = || self.cells.keys().map(|(line, _)| *line);
        let (Some(left), Some(top), Some(bottom)) = (columns().min(), rows().min(), rows().max()) else {
            return Vec::new();
        };
        let heads: BTreeMap<i32, String> = columns().map(|q| (q, letters(q))).collect();
        let mut lines = vec![set(left, heads.iter().map(|(q, head)| (*q, head.as_str())), "")];
        lines.extend((top..=bottom).map(|line| {
            let cells = self.cells.range((line, i32::MIN)..=(line, i32::MAX)).map(|((_, q), text)| (*q, text.as_str()));
            set(left, cells, &number(line))
        }));
        lines
    }
}

/// The letter of a column (LC-3.3).
fn letters(q: i32) -> String {
    let of_column = |hex: &Hex| board().cells[hex.index()].0 == q;
    Hex::all().find(of_column).map_or(String::new(), |hex| hex.name()[..1].to_owned())
}

/// The number of a row of hexes stands before its upper line (LC-3.3): there its even columns lie.
fn number(line: i32) -> String {
    match line.rem_euclid(2) {
        1 => ((line + 3) / 2 + 1).to_string(),
        _ => String::new(),
    }
}

/// A line with each text in its column.
fn set<'a>(left: i32, cells: impl Iterator<Item = (i32, &'a str)>, head: &str) -> String {
    let mut line: Vec<char> = format!("{head:>2}").chars().collect();
    for (q, text) in cells {
        let at = MARGIN + CELL * (q - left) as usize;
        line.resize(line.len().max(at), ' ');
        line.truncate(at);
        line.extend(format!("{text:^3}").chars());
    }
    line.into_iter().collect::<String>().trim_end().to_owned()
}
