//! A table as one picture: the map, and beside it everything that lies around it, under one rule for all games.

use engine::pieces::{Chip, Map, Pane, Picture, Role, Tabletop};

use crate::canvas::{Canvas, Style, escape};
use crate::sheet::{icon_symbols, symbols_in};
use crate::text::{Label, SANS};
use crate::tint::{Tint, sign};

mod excerpt;
mod lines;
mod pieces;

use lines::Lines;

/// Height of the map on the poster; its width follows.
const MAP: f64 = 860.0;
/// Width of a column beside the map.
const COLUMN: f64 = 330.0;
/// Room between things.
const GAP: f64 = 12.0;
/// The size of letters.
const TEXT: f64 = 13.0;

/// A table to be drawn: what lies on it, and what its players are called.
pub struct Poster<'a> {
    /// What lies around the map, in words.
    pub table: &'a Tabletop<String>,
    /// The map that is shown large.
    pub map: &'a Map,
    /// The drawings of the game.
    pub pictures: &'a [Picture],
    /// The names of the players in seat order.
    pub names: &'a [String],
    /// The title of the game.
    pub title: &'a str,
}

impl Poster<'_> {
    /// The picture, with theme variables.
    pub fn draw(&self) -> String {
        let scale = MAP / f64::from(self.map.height);
        let map_width = f64::from(self.map.width) * scale;
        let (first, second) = (map_width + 2.0 * GAP, map_width + COLUMN + 3.0 * GAP);
        let mut canvas = Canvas::new();
        let low = self.columns(&mut canvas, first, second).max(MAP + 2.0 * GAP + 34.0);
        canvas.label(GAP, 28.0, &Label::new(self.title).size(22.0).serif().bold());
        canvas.label(second + COLUMN, 28.0, &Label::new(&self.table.place).size(TEXT).muted().end());
        canvas.scaled((GAP, 40.0), scale, |c| self.map.layers.iter().for_each(|layer| c.raw(&layer.svg)));
        self.finish(&canvas, second + COLUMN + GAP, low)
    }

    /// Draws both columns; gives the lower edge of the longer one. What is not for taking goes where there is more room.
    fn columns(&self, canvas: &mut Canvas, first: f64, second: f64) -> f64 {
        let beside = |role: Role| matches!(role, Role::Question | Role::Market);
        let (taken, others): (Vec<&Pane<String>>, Vec<_>) = self.table.panes.iter().partition(|pane| beside(pane.role));
        let mut left = taken.iter().fold(40.0, |y, pane| self.pane(canvas, (first, y), pane));
        let mut right = self.table.chips.iter().fold(40.0, |y, chip| self.chip(canvas, (second, y), chip));
        for pane in others {
            let (x, low) = if left < right { (first, &mut left) } else { (second, &mut right) };
            *low = self.pane(canvas, (x, *low), pane);
        }
        left.max(right)
    }

    fn chip(&self, canvas: &mut Canvas, (x, y): (f64, f64), chip: &Chip<String>) -> f64 {
        let mut inside = Canvas::new();
        let facts = chip.facts.as_ref().map(|facts| Lines::new(facts, COLUMN - 110.0, TEXT).muted());
        let below = facts.map_or(0.0, |facts| facts.draw(&mut inside, (x + 40.0, y + 24.0), self.pictures));
        let height = below + if below > 0.0 { 30.0 } else { 34.0 };
        panel(canvas, (x, y), height);
        canvas.raw(inside.fragment());
        sign(canvas, (x + 20.0, y + height / 2.0), 11.0, Tint::of_seat(chip.seat.index()));
        let name = self.names.get(chip.seat.index()).map_or("", String::as_str);
        canvas.label(x + 40.0, y + 19.0, &Label::new(name).size(TEXT + 1.0).bold().within(200.0));
        if let Some(score) = chip.gauges.first() {
            let number = score.value.to_string().replace('-', "−");
            canvas.label(x + COLUMN - 12.0, y + height / 2.0 + 7.0, &Label::new(number).size(20.0).bold().end());
        }
        y + height + 6.0
    }

    fn pane(&self, canvas: &mut Canvas, (x, y): (f64, f64), pane: &Pane<String>) -> f64 {
        let mut inside = Canvas::new();
        let mut at = y + 10.0;
        at +=
            Lines::new(&pane.title, COLUMN - 24.0, TEXT + 1.0).bold().draw(&mut inside, (x + 12.0, at), self.pictures);
        for note in [&pane.note, &pane.badge].into_iter().flatten() {
            at += Lines::new(note, COLUMN - 24.0, TEXT).muted().draw(&mut inside, (x + 12.0, at), self.pictures);
        }
        at += 4.0;
        at += pieces::all(&mut inside, &pane.body, (x + 12.0, at), COLUMN - 24.0, self.pictures);
        panel(canvas, (x, y), at + 8.0 - y);
        canvas.raw(inside.fragment());
        at + 8.0 + GAP
    }

    fn finish(&self, canvas: &Canvas, width: f64, height: f64) -> String {
        let body = canvas.fragment();
        let symbols = symbols_in(body, self.pictures);
        let (w, h, title, icons) = (width.round(), height.round(), escape(self.title), icon_symbols());
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" height=\"{h}\" role=\"img\" \
             aria-label=\"{title}\" font-family=\"{SANS}\" stroke-linejoin=\"round\" color=\"var(--ink)\" \
             style=\"font-variant-numeric:tabular-nums\"><title>{title}</title><style>.far,.close{{display:none}}</style>\
             <defs>{icons}{symbols}</defs><rect width=\"{w}\" height=\"{h}\" fill=\"var(--paper)\"/>{body}</svg>"
        )
    }
}

fn panel(canvas: &mut Canvas, at: (f64, f64), height: f64) {
    canvas.rect(at, (COLUMN, height), 9.0, &Style::fill("var(--card)").stroke("var(--line)", 1.0));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Theme;
    use engine::Seat;
    use engine::pieces::{Card, Form, Gauge, Layer, Piece};

    #[test]
    fn a_poster_shows_the_map_the_players_and_every_pane() {
        let card = Card {
            form: Form::Card,
            title: Some("Farm & <yard>".into()),
            lines: vec!["+1 ⟨wheat⟩".into()],
            ..Card::default()
        };
        let pane = Pane {
            key: "market",
            role: Role::Market,
            title: "Buildings".into(),
            note: None,
            badge: None,
            body: vec![Piece::Card(Box::new(card))],
        };
        let score = Gauge { key: "score", label: "points".into(), value: -3, parts: Vec::new() };
        let chip = Chip { seat: Seat(0), gauges: vec![score], facts: None, minis: vec![], notes: vec![], body: vec![] };
        let table = Tabletop { place: "Year 1".into(), ribbons: vec![], chips: vec![chip], panes: vec![pane] };
        let layer = Layer::new("ground", "<rect width=\"10\" height=\"10\" fill=\"var(--green)\"/>".into());
        let map = Map { seat: None, width: 100, height: 100, layers: vec![layer] };
        let names = ["Ada".to_owned()];
        let svg = Poster { table: &table, map: &map, pictures: &[], names: &names, title: "A game" }.draw();
        for shown in
            ["Ada", "−3", "Buildings", "Farm", "&amp;", "&lt;yard&gt;", "#glyph-wheat", "Year 1", "var(--green)"]
        {
            assert!(svg.contains(shown), "{shown}");
        }
        assert!(!Theme::Dark.resolve(&svg).contains("var("));
    }
}
