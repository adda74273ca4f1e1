//! The map drawn with characters: a box for every district, its lots clockwise from the top.

use engine::{Phrase, Say};

use super::COLUMNS;
use crate::board::worth;
use crate::content::content;
use crate::ids::{District, Lot, Node, Pawn, Plot, Shop};
use crate::show::name;
use crate::state::Open;

/// The characters of a box.
const BOX: usize = 24;

pub fn sketch(open: &Open, words: &dyn Say) -> Vec<String> {
    let (lots, high) = (open.plots().len(), open.plots().len() + 3);
    let columns = COLUMNS.map(|column| {
        let mut lines = vec![String::new(); if column.len() == 3 { 0 } else { high / 2 }];
        column.iter().for_each(|&district| lines.extend(boxed(open, words, district)));
        lines.resize(3 * high - 1, String::new());
        lines
    });
    // The outer columns stand half a box lower, so that every way goes straight to the right.
    let ways = [1, lots, high + 1, high + lots].map(|row| high / 2 + row);
    let row = |i: usize| {
        let way = if ways.contains(&i) { " ─> " } else { "    " };
        columns.each_ref().map(|column| format!("{:BOX$}", column[i])).join(way)
    };
    let map = (0..3 * high - 1).map(|i| row(i).trim_end().to_owned());
    let ends = [Node::Start, Node::Park].map(|node| stop(open, words, node));
    map.chain(ends)
        .chain(["sketch-legend", "sketch-lots", "sketch-shops"].map(|key| words.say(&Phrase::new(key))))
        .collect()
}

/// A district: its name with who is there, then its lots.
fn boxed(open: &Open, words: &dyn Say, district: District) -> Vec<String> {
    let inner = BOX - 2;
    let title = fit(&format!(" {}{} ", district.name(), guests(open, words, district.node())), inner);
    let mut lines = vec![format!("┌{title:─<inner$}┐")];
    for &plot in content().ring(open.side, district) {
        let text = if open.closed.has(district) { "×××".to_owned() } else { lot(open, words, (district, plot)) };
        lines.push(format!("│{:inner$}│", fit(&text, inner)));
    }
    lines.push(format!("└{:─<inner$}┘", ""));
    lines.push(String::new());
    lines
}

fn fit(text: &str, room: usize) -> String {
    text.chars().take(room).collect()
}

/// The colour, then what stands there.
fn lot(open: &Open, words: &dyn Say, (district, plot): (District, Plot)) -> String {
    let points = words.say(&Phrase::new("points").with("points", worth(open, district, plot)));
    let what = match open.lot(district, plot) {
        Lot::Free if plot == Plot::Plaza => String::new(),
        Lot::Free => points,
        Lot::Shops(first, second) => {
            [Some(first), second].into_iter().flatten().map(|shop| letter(words, shop)).collect()
        }
        Lot::Buildings(owner, count) => match owner.seat() {
            Some(seat) => format!("{count}{} {points}", seat.sign()),
            None => format!("{count}A"),
        },
    };
    let colour = match plot.colour() {
        Some(colour) => words.say(&name(colour.deck())),
        None => words.say(&name(plot)),
    };
    format!("{colour:<10} {what}")
}

fn letter(words: &dyn Say, shop: Shop) -> String {
    format!("[{}]", words.say(&Phrase::new(format!("letter-{shop}"))))
}

/// The commissions at a place, and in brackets their tokens.
fn guests(open: &Open, words: &dyn Say, node: Node) -> String {
    let of = |&pawn: &Pawn| {
        let short = words.say(&Phrase::new(format!("short-{pawn}")));
        let left = node.district().is_some_and(|district| open.tokens[pawn].has(district));
        let here = (open.pawns[pawn] == node).then(|| format!(" *{short}"));
        here.or_else(|| left.then(|| format!(" ({short})")))
    };
    Pawn::ALL.iter().filter_map(of).collect()
}

fn stop(open: &Open, words: &dyn Say, node: Node) -> String {
    format!("{}:{}", words.say(&name(node)), guests(open, words, node)).trim_end_matches(':').to_owned()
}
