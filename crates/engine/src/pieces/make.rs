//! Ways to make pieces: a name, then what is special about it.

use std::borrow::Cow;

use super::{Card, Chip, Form, Gauge, Grid, Lie, Pane, Piece, Ribbon, Role, Row, State, Step, Track};
use crate::{Phrase, Seat};

impl Ribbon {
    /// Phases, each with its key and its name, and which of them is now.
    pub fn new(steps: impl IntoIterator<Item = (&'static str, Phrase)>, now: Option<usize>) -> Self {
        let step = |(key, title)| Step { key, title, help: Phrase::new(format!("step-{key}")) };
        Self { lead: None, steps: steps.into_iter().map(step).collect(), now }
    }

    /// What stands before the phases.
    #[must_use]
    pub fn lead(mut self, words: Phrase) -> Self {
        self.lead = Some(words);
        self
    }
}

impl<W> Default for Card<W> {
    fn default() -> Self {
        Self {
            form: Form::Card,
            pick: None,
            piece: None,
            paints: Vec::new(),
            title: None,
            aside: None,
            badges: Vec::new(),
            picture: None,
            lines: Vec::new(),
            levels: Vec::new(),
            seats: Vec::new(),
            count: None,
            state: State::Plain,
            help: None,
        }
    }
}

impl Card {
    /// A card of a form with a name.
    pub fn new(form: Form, title: Phrase) -> Self {
        Self { form, title: Some(title), ..Self::default() }
    }

    /// A card of a form without a name: a back, an empty slot.
    pub fn blank(form: Form) -> Self {
        Self { form, ..Self::default() }
    }

    /// Picking it says this.
    #[must_use]
    pub fn pick(mut self, pick: impl Into<String>) -> Self {
        self.pick = Some(pick.into());
        self
    }

    /// It travels under this name.
    #[must_use]
    pub fn piece(mut self, piece: impl Into<String>) -> Self {
        self.piece = Some(piece.into());
        self
    }

    /// One more colour.
    #[must_use]
    pub fn paint(mut self, paint: impl Into<Cow<'static, str>>) -> Self {
        self.paints.push(paint.into());
        self
    }

    /// The colour of a player.
    #[must_use]
    pub fn of_seat(self, seat: Seat) -> Self {
        self.paint(format!("seat-{}", seat.0))
    }

    /// Quiet words beside the name.
    #[must_use]
    pub fn aside(mut self, words: Phrase) -> Self {
        self.aside = Some(words);
        self
    }

    /// One more short loud word.
    #[must_use]
    pub fn badge(mut self, words: Phrase) -> Self {
        self.badges.push(words);
        self
    }

    /// The picture of that name.
    #[must_use]
    pub fn picture(mut self, name: impl Into<Cow<'static, str>>) -> Self {
        self.picture = Some(name.into());
        self
    }

    /// One more line.
    #[must_use]
    pub fn line(mut self, words: Phrase) -> Self {
        self.lines.push(words);
        self
    }

    /// One more price and what it brings.
    #[must_use]
    pub fn level(mut self, price: Phrase, brings: Phrase) -> Self {
        self.levels.push((price, brings));
        self
    }

    /// One more player's mark.
    #[must_use]
    pub fn mark(mut self, seat: Seat) -> Self {
        self.seats.push(seat);
        self
    }

    /// How many there are.
    #[must_use]
    pub fn count(mut self, count: impl Into<u32>) -> Self {
        self.count = Some(count.into());
        self
    }

    /// What is special about it now.
    #[must_use]
    pub fn state(mut self, state: State) -> Self {
        self.state = state;
        self
    }

    /// The whole of it in a sentence.
    #[must_use]
    pub fn help(mut self, words: Phrase) -> Self {
        self.help = Some(words);
        self
    }
}

impl From<Card> for Piece {
    fn from(card: Card) -> Self {
        Piece::Card(Box::new(card))
    }
}

impl From<Phrase> for Piece {
    fn from(words: Phrase) -> Self {
        Piece::Text { words }
    }
}

impl From<Row> for Piece {
    fn from(row: Row) -> Self {
        Piece::Row(row)
    }
}

impl From<Track> for Piece {
    fn from(track: Track) -> Self {
        Piece::Track(track)
    }
}

impl From<Grid> for Piece {
    fn from(grid: Grid) -> Self {
        Piece::Grid(grid)
    }
}

impl Row {
    /// Pieces that lie one after the other.
    pub fn new<P: Into<Piece>>(pieces: impl IntoIterator<Item = P>) -> Self {
        Self {
            seat: None,
            label: None,
            note: None,
            lie: Lie::Flow,
            pieces: pieces.into_iter().map(Into::into).collect(),
            end: Vec::new(),
            state: State::Plain,
        }
    }

    /// They lie like this.
    #[must_use]
    pub fn lie(mut self, lie: Lie) -> Self {
        self.lie = lie;
        self
    }

    /// It is a player's.
    #[must_use]
    pub fn of_seat(mut self, seat: Seat) -> Self {
        self.seat = Some(seat);
        self
    }

    /// What stands before.
    #[must_use]
    pub fn label(mut self, words: Phrase) -> Self {
        self.label = Some(words);
        self
    }

    /// Quietly below the label.
    #[must_use]
    pub fn note(mut self, words: Phrase) -> Self {
        self.note = Some(words);
        self
    }

    /// One more word after it.
    #[must_use]
    pub fn end(mut self, words: Phrase) -> Self {
        self.end.push(words);
        self
    }

    /// What is special about it now.
    #[must_use]
    pub fn state(mut self, state: State) -> Self {
        self.state = state;
        self
    }
}

impl Pane {
    /// A pane of a role, its heading the message `pane-KEY`.
    pub fn new(role: Role, key: &'static str) -> Self {
        Self { key, role, title: Phrase::new(format!("pane-{key}")), note: None, badge: None, body: Vec::new() }
    }

    /// Beside the heading, quiet.
    #[must_use]
    pub fn note(mut self, words: Phrase) -> Self {
        self.note = Some(words);
        self
    }

    /// Beside the heading, loud.
    #[must_use]
    pub fn badge(mut self, words: Phrase) -> Self {
        self.badge = Some(words);
        self
    }

    /// One more piece.
    #[must_use]
    pub fn with(mut self, piece: impl Into<Piece>) -> Self {
        self.body.push(piece.into());
        self
    }

    /// More pieces.
    #[must_use]
    pub fn with_all<P: Into<Piece>>(mut self, pieces: impl IntoIterator<Item = P>) -> Self {
        self.body.extend(pieces.into_iter().map(Into::into));
        self
    }
}

impl Gauge {
    /// A plain number. Its label is the message `gauge-KEY`, which may bend with `n`.
    pub fn new(key: &'static str, value: impl Into<i64>) -> Self {
        let value = value.into();
        Self { key, label: Phrase::new(format!("gauge-{key}")).with("n", value), value, parts: Vec::new() }
    }

    /// What it is the sum of.
    #[must_use]
    pub fn parts(mut self, parts: impl IntoIterator<Item = (Phrase, i64)>) -> Self {
        self.parts.extend(parts);
        self
    }
}

impl Chip {
    /// A player by the numbers.
    pub fn new(seat: Seat, gauges: Vec<Gauge>) -> Self {
        Self { seat, gauges, facts: None, minis: Vec::new(), notes: Vec::new(), body: Vec::new() }
    }
}
