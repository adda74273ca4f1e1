//! The same pieces in other words: from phrases to a language.

use super::{Card, Chip, Gauge, Grid, Ledger, Pane, Piece, Ribbon, Row, Step, Tabletop, Track};
use crate::{Phrase, Say};

fn all(words: &dyn Say, phrases: &[Phrase]) -> Vec<String> {
    phrases.iter().map(|phrase| words.say(phrase)).collect()
}

fn maybe(words: &dyn Say, phrase: &Option<Phrase>) -> Option<String> {
    phrase.as_ref().map(|phrase| words.say(phrase))
}

impl Tabletop {
    /// Everything put into words.
    pub fn said(&self, words: &dyn Say) -> Tabletop<String> {
        Tabletop {
            place: words.say(&self.place),
            ribbons: self.ribbons.iter().map(|ribbon| ribbon.said(words)).collect(),
            chips: self.chips.iter().map(|chip| chip.said(words)).collect(),
            panes: self.panes.iter().map(|pane| pane.said(words)).collect(),
        }
    }
}

impl Ribbon {
    fn said(&self, words: &dyn Say) -> Ribbon<String> {
        let steps = self.steps.iter().map(|step| step.said(words)).collect();
        Ribbon { lead: maybe(words, &self.lead), steps, now: self.now }
    }
}

impl Step {
    fn said(&self, words: &dyn Say) -> Step<String> {
        Step { key: self.key, title: words.say(&self.title), help: words.say(&self.help) }
    }
}

impl Chip {
    fn said(&self, words: &dyn Say) -> Chip<String> {
        Chip {
            seat: self.seat,
            gauges: self.gauges.iter().map(|gauge| gauge.said(words)).collect(),
            facts: maybe(words, &self.facts),
            minis: self.minis.iter().map(|card| card.said(words)).collect(),
            notes: all(words, &self.notes),
            body: pieces(words, &self.body),
        }
    }
}

impl Gauge {
    fn said(&self, words: &dyn Say) -> Gauge<String> {
        let parts = self.parts.iter().map(|(label, value)| (words.say(label), *value)).collect();
        Gauge { key: self.key, label: words.say(&self.label), value: self.value, parts }
    }
}

impl Pane {
    fn said(&self, words: &dyn Say) -> Pane<String> {
        Pane {
            key: self.key,
            role: self.role,
            title: words.say(&self.title),
            note: maybe(words, &self.note),
            badge: maybe(words, &self.badge),
            body: pieces(words, &self.body),
        }
    }
}

fn pieces(words: &dyn Say, pieces: &[Piece]) -> Vec<Piece<String>> {
    pieces.iter().map(|piece| piece.said(words)).collect()
}

impl Piece {
    fn said(&self, words: &dyn Say) -> Piece<String> {
        match self {
            Piece::Text { words: phrase } => Piece::Text { words: words.say(phrase) },
            Piece::Card(card) => Piece::Card(Box::new(card.said(words))),
            Piece::Row(row) => Piece::Row(row.said(words)),
            Piece::Track(track) => Piece::Track(track.said(words)),
            Piece::Grid(grid) => Piece::Grid(grid.said(words)),
        }
    }
}

impl Card {
    fn said(&self, words: &dyn Say) -> Card<String> {
        Card {
            form: self.form,
            pick: self.pick.clone(),
            piece: self.piece.clone(),
            paints: self.paints.clone(),
            title: maybe(words, &self.title),
            aside: maybe(words, &self.aside),
            badges: all(words, &self.badges),
            picture: self.picture.clone(),
            lines: all(words, &self.lines),
            levels: self.levels.iter().map(|(price, brings)| (words.say(price), words.say(brings))).collect(),
            seats: self.seats.clone(),
            count: self.count,
            state: self.state,
            help: maybe(words, &self.help),
        }
    }
}

impl Row {
    fn said(&self, words: &dyn Say) -> Row<String> {
        Row {
            seat: self.seat,
            label: maybe(words, &self.label),
            note: maybe(words, &self.note),
            lie: self.lie,
            pieces: pieces(words, &self.pieces),
            end: all(words, &self.end),
            state: self.state,
        }
    }
}

impl Track {
    fn said(&self, words: &dyn Say) -> Track<String> {
        Track {
            label: words.say(&self.label),
            gauge: self.gauge,
            range: self.range,
            marks: self.marks.clone(),
            spaces: self.spaces.iter().map(|(space, brings)| (*space, words.say(brings))).collect(),
            end: all(words, &self.end),
        }
    }
}

impl Grid {
    fn said(&self, words: &dyn Say) -> Grid<String> {
        Grid {
            columns: all(words, &self.columns),
            marked: self.marked,
            rows: self.rows.iter().map(|(head, cells)| (words.say(head), all(words, cells))).collect(),
        }
    }
}

impl Ledger {
    /// The ledger put into words.
    pub fn said(&self, words: &dyn Say) -> Ledger<String> {
        Ledger {
            title: words.say(&self.title),
            lines: self.lines.iter().map(|(number, what)| (number.clone(), words.say(what))).collect(),
            total: maybe(words, &self.total),
        }
    }
}
