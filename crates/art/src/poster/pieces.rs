//! Each piece of the vocabulary as a drawing. Every function gives the height it took.

use engine::pieces::{Card, Form, Grid, Picture, Piece, Row, Track};

use super::TEXT;
use super::lines::Lines;
use crate::canvas::{Canvas, Style};
use crate::paint::ON_DEEP;
use crate::tint::{Tint, sign};

/// Where something begins.
type At = (f64, f64);
/// Room between pieces.
const GAP: f64 = 5.0;

/// Pieces below each other, cards beside each other where they fit.
pub fn all(canvas: &mut Canvas, body: &[Piece<String>], (x, y): At, room: f64, pictures: &[Picture]) -> f64 {
    let mut low = y;
    let mut loose: Vec<&Card<String>> = Vec::new();
    for piece in body {
        if let Piece::Card(card) = piece {
            loose.push(card);
            continue;
        }
        low += cards(canvas, &std::mem::take(&mut loose), (x, low), room, pictures);
        low += other(canvas, piece, (x, low), room, pictures) + GAP;
    }
    low + cards(canvas, &loose, (x, low), room, pictures) - y
}

fn other(canvas: &mut Canvas, piece: &Piece<String>, at: At, room: f64, pictures: &[Picture]) -> f64 {
    match piece {
        Piece::Text { words } => Lines::new(words, room, TEXT).draw(canvas, at, pictures),
        Piece::Card(card) => cards(canvas, &[card], at, room, pictures),
        Piece::Row(row) => draw_row(canvas, row, at, room, pictures),
        Piece::Track(track) => draw_track(canvas, track, at, room, pictures),
        Piece::Grid(grid) => draw_grid(canvas, grid, at, room, pictures),
    }
}

/// How wide a card of a form is.
fn wide(card: &Card<String>, room: f64) -> f64 {
    let letters = |text: &Option<String>| text.as_ref().map_or(0.0, |text| crate::text::width(text, TEXT));
    match card.form {
        Form::Card => (room - GAP) / 2.0,
        Form::Tile => (room - 2.0 * GAP) / 3.0,
        Form::Tag => (letters(&card.title) + letters(&card.aside) + 20.0 + 22.0 * card.seats.len() as f64).min(room),
        Form::Mini | Form::Slot | Form::Back => {
            (letters(&card.title).max(letters(&card.aside)) + 14.0).clamp(34.0, room / 2.0)
        }
    }
}

/// Cards one after the other, wrapping.
fn cards(canvas: &mut Canvas, cards: &[&Card<String>], (x, y): At, room: f64, pictures: &[Picture]) -> f64 {
    let (mut at, mut top, mut tallest) = (0.0, y, 0.0_f64);
    for card in cards {
        let wide = wide(card, room);
        if at > 0.0 && at + wide > room + 0.5 {
            (at, top, tallest) = (0.0, top + tallest + GAP, 0.0);
        }
        tallest = tallest.max(draw_card(canvas, card, (x + at, top), wide, pictures));
        at += wide + GAP;
    }
    if cards.is_empty() { 0.0 } else { top + tallest + GAP - y }
}

/// A card: band with its name, then whatever it has, one below the other.
fn draw_card(canvas: &mut Canvas, card: &Card<String>, (x, y): At, wide: f64, pictures: &[Picture]) -> f64 {
    let mut inside = Canvas::new();
    let deep = card.paints.first().map(|paint| format!("var(--{}-deep)", hue(paint)));
    let banded = deep.is_some() && matches!(card.form, Form::Card | Form::Mini | Form::Back);
    let room = wide - 12.0;
    let mut low = y + 4.0;
    for (text, bold) in [(&card.title, true), (&card.aside, false)] {
        let Some(text) = text else { continue };
        let lines = Lines::new(text, room, TEXT).color(if banded { ON_DEEP } else { "var(--ink)" });
        low += if bold { lines.bold() } else { lines }.draw(&mut inside, (x + 6.0, low), pictures);
    }
    let band = low + 3.0 - y;
    low += 3.0;
    low += picture(&mut inside, card, (x, low), wide, pictures);
    let levels = card.levels.iter().map(|(price, brings)| format!("{price} · {brings}"));
    let count = card.count.filter(|count| *count != 1).map(|count| format!("×{count}"));
    for line in card.badges.iter().cloned().chain(card.lines.iter().cloned()).chain(levels).chain(count) {
        low += Lines::new(&line, room, TEXT - 1.0).draw(&mut inside, (x + 6.0, low), pictures);
    }
    for (i, seat) in card.seats.iter().enumerate() {
        sign(&mut inside, (x + 16.0 + 22.0 * i as f64, low + 9.0), 8.0, Tint::of_seat(seat.index()));
    }
    low += if card.seats.is_empty() { 4.0 } else { 22.0 };
    canvas.rect((x, y), (wide, low - y), 6.0, &Style::fill("var(--card)").stroke("var(--rule)", 1.0));
    if let Some(deep) = deep.filter(|_| banded) {
        canvas.rect((x, y), (wide, band), 6.0, &Style::fill(&deep));
    }
    canvas.raw(inside.fragment());
    low - y
}

fn picture(canvas: &mut Canvas, card: &Card<String>, (x, y): At, wide: f64, pictures: &[Picture]) -> f64 {
    let known = card.picture.as_ref().filter(|name| pictures.iter().any(|picture| picture.name == **name));
    let Some(name) = known else { return 0.0 };
    canvas.picture(name, (x + 6.0, y), (wide - 12.0, 44.0));
    46.0
}

/// A paint's name; a seat's paint by its tint.
fn hue(paint: &str) -> &str {
    let seat = paint.strip_prefix("seat-").and_then(|seat| seat.parse().ok());
    seat.map_or(paint, |seat| Tint::of_seat(seat).paint().name())
}

fn draw_row(canvas: &mut Canvas, row: &Row<String>, (x, y): At, room: f64, pictures: &[Picture]) -> f64 {
    let mut low = y;
    let head: Vec<&String> = row.label.iter().chain(&row.note).chain(&row.end).collect();
    let indent = if row.seat.is_some() { 24.0 } else { 0.0 };
    if let Some(seat) = row.seat {
        sign(canvas, (x + 9.0, y + 9.0), 8.0, Tint::of_seat(seat.index()));
    }
    if !head.is_empty() {
        let text = head.into_iter().map(String::as_str).collect::<Vec<_>>().join(" · ");
        low += Lines::new(&text, room - indent, TEXT).bold().draw(canvas, (x + indent, low), pictures);
    }
    low - y + all(canvas, &row.pieces, (x, low), room, pictures)
}

fn draw_track(canvas: &mut Canvas, track: &Track<String>, (x, y): At, room: f64, pictures: &[Picture]) -> f64 {
    let places = track.marks.iter().map(|(_, value)| value.to_string().replace('-', "−"));
    let mut low = y + Lines::new(&track.label, room * 0.4, TEXT).bold().draw(canvas, (x, y), pictures);
    for (i, ((seat, _), place)) in track.marks.iter().zip(places).enumerate() {
        let at = x + room * 0.42 + 44.0 * i as f64;
        sign(canvas, (at, y + 9.0), 8.0, Tint::of_seat(seat.index()));
        Lines::new(&place, 30.0, TEXT).draw(canvas, (at + 11.0, y), pictures);
    }
    for line in &track.end {
        low += Lines::new(line, room, TEXT - 1.0).muted().draw(canvas, (x, low), pictures);
    }
    low - y
}

fn draw_grid(canvas: &mut Canvas, grid: &Grid<String>, (x, y): At, room: f64, pictures: &[Picture]) -> f64 {
    let columns = grid.rows.iter().map(|(_, cells)| cells.len()).max().unwrap_or(0).max(1) as f64;
    let (head, cell) = (room * 0.34, room * 0.66 / columns);
    let mut low = y;
    let line = |canvas: &mut Canvas, low: f64, first: &str, cells: &[String]| {
        let mut tall = Lines::new(first, head, TEXT).bold().draw(canvas, (x, low), pictures);
        for (i, text) in cells.iter().enumerate() {
            let at = (x + head + cell * i as f64, low);
            tall = tall.max(Lines::new(text, cell, TEXT).draw(canvas, at, pictures));
        }
        tall
    };
    if !grid.columns.is_empty() {
        low += line(canvas, low, "", &grid.columns);
    }
    for (first, cells) in &grid.rows {
        low += line(canvas, low, first, cells);
    }
    low - y
}
