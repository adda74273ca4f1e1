//! The map with characters: numbers and zones of free plots, two letters for a building, the line along the streets.
//! Columns and rows are called as actions name them.

use art::grid;
use engine::{Phrase, Say};

use super::frame;
use crate::board::{Point, Segment, Side, Way};
use crate::event::source;
use crate::ids::{Kind, Plot};
use crate::view::View;

/// The widest line.
const WIDEST: usize = 80;
/// Room for the number of a row.
const MARGIN: usize = 3;
/// How many kinds of buildings stand on a line of the legend.
const IN_LINE: usize = 4;

/// What the cells are drawn from.
struct Sheet<'a> {
    view: &'a View,
    words: &'a dyn Say,
    /// Characters of a cell without its western street.
    wide: usize,
}

pub fn sketch(view: &View, words: &dyn Say) -> Vec<String> {
    let (Point { x: left, y: top }, Point { x: right, y: bottom }) = frame::reach(view);
    let across = (right - left + 1) as usize;
    // A very long city has no room for the mark of the centre, and hardly a centre.
    let wide = if MARGIN + 5 * across < WIDEST { 4 } else { 2 };
    let sheet = Sheet { view, words, wide };
    let row = |head: &str, part: &dyn Fn(i8) -> String| {
        let parts: String = (left..=right + 1).map(part).collect();
        format!("{head:>MARGIN$}{parts}")
    };
    let mut lines = vec![row("", &|x| {
        if x > right { String::new() } else { format!(" {:^wide$}", grid::column((x - left) as usize)) }
    })];
    for y in top..=bottom + 1 {
        lines.push(row("", &|x| sheet.node(Point::new(x, y))));
        if y <= bottom {
            lines.push(row(&grid::row((y - top) as usize), &|x| sheet.cell(Point::new(x, y))));
        }
    }
    lines.extend(legend(view, words));
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

impl Sheet<'_> {
    /// A corner and the street to the east of it.
    fn node(&self, point: Point) -> String {
        let city = &self.view.city;
        let single = !city.cars().is_empty() && !self.view.options.branching_streetcar;
        let is_end = single && city.ends().contains(&point);
        let street = Segment { way: Way::H, x: point.x, y: point.y };
        let corner = if is_end {
            '◎'
        } else if point.streets_from().iter().any(|&street| city.has_car(street)) {
            '╬'
        } else if point.streets_from().iter().any(|&street| self.is_open(street)) {
            '·'
        } else {
            ' '
        };
        let along = if city.has_car(street) {
            "═".repeat(self.wide)
        } else if city.is_built_over(street) {
            format!("{:^wide$}", "│", wide = self.wide)
        } else {
            " ".repeat(self.wide)
        };
        format!("{corner}{along}")
    }

    fn is_open(&self, street: Segment) -> bool {
        self.view.city.is_street(street) && !self.view.city.is_built_over(street)
    }

    /// The street to the west of a cell, and what is in the cell; a building runs on across its streets.
    fn cell(&self, point: Point) -> String {
        let city = &self.view.city;
        let plot = city.plot_at(point);
        let fill = |side| if plot.is_some_and(|plot| city.is_joined(plot, side)) { "─" } else { " " };
        let west = if city.has_car(point.street(Side::West)) { "║" } else { fill(Side::West) };
        let inside = plot.map(|plot| self.plot(plot)).unwrap_or_default();
        let room = self.wide.saturating_sub(inside.chars().count());
        let (left, right) = (fill(Side::West).repeat(room / 2), fill(Side::East).repeat(room - room / 2));
        format!("{west}{left}{inside}{right}")
    }

    fn plot(&self, plot: Plot) -> String {
        let city = &self.view.city;
        match city.building(plot) {
            Some(building) => self.words.say(&Phrase::new(code(building.kind()))),
            None if self.wide > 2 && !city.outskirts().has(plot) => format!("{plot}*"),
            None => plot.to_string(),
        }
    }
}

/// Two letters for a kind of building, in the language of the words.
const fn code(kind: Kind) -> &'static str {
    match kind {
        Kind::Residence => "sketch-residence",
        Kind::Business => "sketch-business",
        Kind::CityHall => "sketch-city-hall",
        Kind::Church => "sketch-church",
        Kind::Bank => "sketch-bank",
        Kind::Cinema => "sketch-cinema",
        Kind::PostOffice => "sketch-post-office",
        Kind::DepartmentStore => "sketch-department-store",
        Kind::Park => "sketch-park",
        Kind::Factory => "sketch-factory",
    }
}

fn legend(view: &View, words: &dyn Say) -> Vec<String> {
    let stands = |kind: &Kind| view.city.pieces().iter().any(|building| building.kind() == *kind);
    let entry = |kind: Kind| {
        let name = match kind {
            Kind::Park => "map-parks",
            Kind::Factory => "map-factories",
            _ => source(kind),
        };
        format!("{} {}", words.say(&Phrase::new(code(kind))), words.say(&Phrase::new(name)))
    };
    let signs = (!view.city.cars().is_empty()).then_some("sketch-line");
    let signs = ["sketch-centre"].into_iter().chain(signs).map(|key| words.say(&Phrase::new(key)));
    let signs = signs.collect::<Vec<_>>().join("   ");
    let kinds: Vec<String> = Kind::ALL.into_iter().filter(stands).map(entry).collect();
    std::iter::once(signs).chain(kinds.chunks(IN_LINE).map(|kinds| kinds.join("   "))).collect()
}
