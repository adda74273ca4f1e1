//! The small vocabulary in which every game says what lies on the table.
//!
//! A game gives a map (an SVG of its own) and, around it, panes made of these pieces. It says what is there and never where:
//! the page, the poster, the terminal and a screen reader each lay the same pieces out in their own way. `W` is what words are
//! made of: a [`Phrase`] when a game speaks, a `String` once somebody has put it into a language.
//!
//! Words may hold icons between them, written by name between angle brackets: `+1 ⟨gear⟩`. What each icon is called aloud is
//! the message `icon-NAME`.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use serde::Serialize;

use crate::{Phrase, Seat};

mod make;
mod said;

/// Everything that lies around the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tabletop<W = Phrase> {
    /// Where in the game we are, in half a line: "Year 2 of 6, round 3 of 5".
    pub place: W,
    /// The phases of a turn, a round or a year, the present one marked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ribbons: Vec<Ribbon<W>>,
    /// One chip per player, in seat order.
    pub chips: Vec<Chip<W>>,
    /// The panes, the most important first within each role.
    pub panes: Vec<Pane<W>>,
}

/// A list of phases that come one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ribbon<W = Phrase> {
    /// What stands before the phases: "Year 2".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lead: Option<W>,
    /// The phases in order.
    pub steps: Vec<Step<W>>,
    /// Which of them is now; those before it are done.
    pub now: Option<usize>,
}

/// A phase of a ribbon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Step<W = Phrase> {
    /// The key, stable within a game.
    pub key: &'static str,
    /// Its name.
    pub title: W,
    /// What happens in it, in a sentence: the message `step-KEY`.
    pub help: W,
}

/// A player in one line, and everything open about them when it unfolds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chip<W = Phrase> {
    /// Who.
    pub seat: Seat,
    /// The score and other numbers, the score first (key `score`); previews speak of them by key.
    pub gauges: Vec<Gauge<W>>,
    /// How they are doing, in half a line: "feeds 22 · gold 1".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facts: Option<W>,
    /// Small things that lie before them: cities, cards by colour.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub minis: Vec<Card<W>>,
    /// Short remarks: an office held, a passed auction.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<W>,
    /// What else is open about them, shown when the chip unfolds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub body: Vec<Piece<W>>,
}

/// A number of a player, with its label and what it is the sum of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Gauge<W = Phrase> {
    /// The key, stable.
    pub key: &'static str,
    /// What it counts.
    pub label: W,
    /// The number.
    pub value: i64,
    /// Its parts, if it is a total.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<(W, i64)>,
}

/// What the page does with a pane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// The question itself, such as an auction: comes first.
    Question,
    /// What lies open for taking.
    Market,
    /// My hand, my own cards, what I have left to spend: always in sight.
    Mine,
    /// Calendar, tracks, elections, supplies.
    Track,
}

/// A part of the table with a heading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pane<W = Phrase> {
    /// The key, stable within a game.
    pub key: &'static str,
    /// What it is.
    pub role: Role,
    /// The heading.
    pub title: W,
    /// Beside the heading, quiet: "9 in the deck, 10 discarded".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<W>,
    /// Beside the heading, loud: "6 AP left".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub badge: Option<W>,
    /// What lies there.
    pub body: Vec<Piece<W>>,
}

/// Something that lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "is", rename_all = "lowercase")]
pub enum Piece<W = Phrase> {
    /// A line of words.
    Text {
        /// The words.
        words: W,
    },
    /// A card, a tile, a stack, a slot, a tag.
    Card(Box<Card<W>>),
    /// Pieces that belong together.
    Row(Row<W>),
    /// A range with marks of the players on it.
    Track(Track<W>),
    /// Small rows and columns.
    Grid(Grid<W>),
}

/// What a card looks like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// A card that is read: a coloured band with its title, then picture, lines and levels.
    #[default]
    Card,
    /// A picture with its name below: a building of the supply.
    Tile,
    /// A small coloured card with a large sign on it: a card of a hand, a share.
    Mini,
    /// A place that something may lie on: a space of a ladder, an empty slot.
    Slot,
    /// A word with a border: an office, a vocation.
    Tag,
    /// Face down.
    Back,
}

/// What is special about a card at this moment, beyond what may be picked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// Nothing.
    #[default]
    Plain,
    /// This is the one: the present space, the card in question.
    Marked,
    /// Used up, passed, not to be had: drawn faintly.
    Spent,
    /// Not there yet, but would be.
    Ghost,
}

/// A card, a tile, a stack, a slot or a tag. Only what is set is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Card<W = Phrase> {
    /// What it looks like.
    pub form: Form,
    /// What picking it says (`card:market-3`); nothing if it never can be picked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pick: Option<String>,
    /// Its identity, if it travels from one place to another: `card:grey-4-b`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piece: Option<String>,
    /// Its colours: names of paints (`brick`), or a seat's (`seat-0`). Two share the band.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub paints: Vec<Cow<'static, str>>,
    /// Its name, or the large sign of a mini.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<W>,
    /// Quiet words beside or below the name: the era, "build anything".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aside: Option<W>,
    /// Loud short words: the price, the action points.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub badges: Vec<W>,
    /// The name of a picture of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<Cow<'static, str>>,
    /// What it says.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<W>,
    /// Prices and what each brings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub levels: Vec<(W, W)>,
    /// Whose marks stand on it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<Seat>,
    /// How many there are of it; one is not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
    /// What is special about it now.
    #[serde(skip_serializing_if = "is_plain")]
    pub state: State,
    /// The whole of it in a sentence, said on hover and aloud where the rest is too terse.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<W>,
}

fn is_plain(state: &State) -> bool {
    *state == State::Plain
}

/// How the pieces of a row lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Lie {
    /// One after the other, wrapping.
    #[default]
    Flow,
    /// In equal columns, as many as fit.
    Even,
    /// Overlapping, as in a hand.
    Fan,
    /// One below the other.
    Pile,
}

/// Pieces that belong together, with what stands before and after them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row<W = Phrase> {
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What stands before: a price, a name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<W>,
    /// Quietly below the label.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<W>,
    /// How they lie.
    pub lie: Lie,
    /// The pieces.
    pub pieces: Vec<Piece<W>>,
    /// What stands after, loud first: a total, a limit, a reward.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub end: Vec<W>,
    /// What is special about it now.
    #[serde(skip_serializing_if = "is_plain")]
    pub state: State,
}

/// A range with marks of the players on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Track<W = Phrase> {
    /// What it measures.
    pub label: W,
    /// The key of the players' number it shows, so that a preview can say where a mark would go.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gauge: Option<&'static str>,
    /// The lowest and the highest space.
    pub range: (i32, i32),
    /// Every player's place.
    pub marks: Vec<(Seat, i32)>,
    /// Spaces that mean something, and what.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spaces: Vec<(i32, W)>,
    /// What it brings, after the track.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub end: Vec<W>,
}

/// Small rows and columns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Grid<W = Phrase> {
    /// The heads of the columns.
    pub columns: Vec<W>,
    /// The column that counts now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marked: Option<usize>,
    /// The rows: their heads and cells.
    pub rows: Vec<(W, Vec<W>)>,
}

/// What an action comes to, line by line, with a total.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ledger<W = Phrase> {
    /// What it is about.
    pub title: W,
    /// The lines: a number as it is written (`+1`, `×3`) and what for.
    pub lines: Vec<(String, W)>,
    /// What it comes to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<W>,
}

/// The one thing that a game draws itself. Some games have a map for every player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Map {
    /// Whose it is, in games where everybody has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Width in its own units.
    pub width: u32,
    /// Height in its own units.
    pub height: u32,
    /// The picture in layers, from the ground up. A layer that has not changed is not sent again.
    pub layers: Vec<Layer>,
}

/// A layer of a map: SVG without the surrounding `<svg>`, with theme variables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Layer {
    /// The key, stable within the map.
    pub key: &'static str,
    /// The drawing; nothing if whoever it is for has it (see [`Brush::sparing`](crate::Brush::sparing)).
    pub svg: Arc<str>,
    /// What tells the drawing from others.
    #[serde(skip)]
    pub sum: u64,
    /// The page of the book on which it stands, if it is in one.
    #[serde(skip)]
    pub page: Option<u64>,
}

impl Layer {
    /// A layer of a map.
    pub fn new(key: &'static str, svg: String) -> Self {
        let mut sum = DefaultHasher::new();
        svg.hash(&mut sum);
        Self { key, sum: sum.finish(), svg: svg.into(), page: None }
    }
}

/// A named drawing that pieces and maps show again and again, such as a building. Sent once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Picture {
    /// The name.
    pub name: Cow<'static, str>,
    /// Width in its own units.
    pub width: u32,
    /// Height in its own units.
    pub height: u32,
    /// The drawing, without the surrounding `<svg>`.
    pub svg: String,
}
