//! Hamlet: a toy game with hidden hands and a nested prompt. Copy it to start a new game.
//!
//! Players build houses along a lane from cards in their hands. A house like its neighbour starts a quarrel, and the
//! next player decides whether to take it up. The rules are in `rulebook/en.md`.

mod arrange;
mod encode;
mod rules;
mod show;
mod view;

use std::fmt;
use std::str::FromStr;

use engine::{
    BadNotation, BySeat, Chance, Clause, Event, Field, FieldKind, Game, Info, List, Log, Options, Outcome, Phrase,
    Points, Refusal, Reveal, Rng, Seat, Seats, SetupError, Turn, Viewer, Violation, Weight, notation,
};
use serde::{Deserialize, Serialize};

pub use view::HamletView;

/// The value of a card and of the house built from it, 1 to 6.
pub type Card = u8;
/// The highest value.
pub const VALUES: usize = 6;
/// Cards of each value.
pub const COPIES: u8 = 6;
/// All cards.
pub const CARDS: usize = VALUES * COPIES as usize;

/// How many cards of each value somebody holds.
pub type Hand = [u8; VALUES];

/// A position of Hamlet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hamlet {
    seats: Seats,
    hand_size: u8,
    lane: List<Card, CARDS>,
    thrown: Hand,
    deck: List<Card, CARDS>,
    hands: BySeat<Hand, 4>,
    scores: BySeat<i16, 4>,
    prompts: List<Pending, 2>,
}

/// A question on the stack; the last one is asked first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pending {
    seat: Seat,
    prompt: HamletPrompt,
}

/// What is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HamletPrompt {
    /// Build a house.
    #[default]
    Build,
    /// Take up the quarrel about a house of this value, or yield.
    Quarrel(Card),
}

impl HamletPrompt {
    /// The value that is quarrelled about, 0 if none is.
    pub fn value(self) -> Card {
        match self {
            HamletPrompt::Build => 0,
            HamletPrompt::Quarrel(value) => value,
        }
    }
}

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HamletAction {
    /// Build a house from a card.
    Build(Card),
    /// Let the builder have the points.
    Yield,
    /// Throw away a higher card to win the quarrel.
    Feud(Card),
}

impl fmt::Display for HamletAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HamletAction::Build(card) => write!(f, "build {card}"),
            HamletAction::Yield => f.write_str("yield"),
            HamletAction::Feud(card) => write!(f, "feud {card}"),
        }
    }
}

impl FromStr for HamletAction {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let card = |text: &str| text.parse().ok().filter(|card| (1..=VALUES as Card).contains(card));
        let parsed = match text.split_once(' ') {
            Some(("build", value)) => card(value).map(HamletAction::Build),
            Some(("feud", value)) => card(value).map(HamletAction::Feud),
            _ => (text == "yield").then_some(HamletAction::Yield),
        };
        notation(text, parsed, "build N, feud N (1 to 6) or yield")
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum HamletEvent {
    /// A house was built and scored.
    Built { seat: Seat, card: Card },
    /// A house was built beside its like: the neighbour has a say.
    Quarrelled { seat: Seat, card: Card, other: Seat },
    /// The quarrel was not taken up: double points.
    Yielded { seat: Seat, card: Card, builder: Seat },
    /// The quarrel was won with a higher card.
    Feuded { seat: Seat, card: Card, with: Card },
    /// A card was drawn; others do not see which.
    Drew { seat: Seat, card: Option<Card> },
}

impl Event for HamletEvent {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match self {
            HamletEvent::Drew { seat, .. } if !viewer.is(*seat) => HamletEvent::Drew { seat: *seat, card: None },
            event => event.clone(),
        })
    }

    fn reveals(&self) -> Reveal {
        match self {
            HamletEvent::Drew { seat, .. } => Reveal::To(*seat),
            HamletEvent::Built { .. } | HamletEvent::Quarrelled { .. } | HamletEvent::Feuded { .. } => Reveal::All,
            HamletEvent::Yielded { .. } => Reveal::Nothing,
        }
    }

    fn points(&self) -> Option<Points> {
        let (seat, source, points) = match *self {
            HamletEvent::Built { seat, card } => (seat, "source-houses", card),
            HamletEvent::Yielded { card, builder, .. } => (builder, "source-quarrels", 2 * card),
            HamletEvent::Feuded { seat, card, .. } => (seat, "source-quarrels", card),
            HamletEvent::Quarrelled { .. } | HamletEvent::Drew { .. } => return None,
        };
        Some(Points { seat, source, points: points.into() })
    }
}

/// The options of Hamlet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HamletOptions {
    /// Cards in a hand, 3 to 5.
    pub hand_size: u8,
}

impl Default for HamletOptions {
    fn default() -> Self {
        Self { hand_size: 4 }
    }
}

impl Options for HamletOptions {
    fn form() -> Vec<Field> {
        vec![Field { key: "hand_size", kind: FieldKind::Number { min: 3, max: 5 }, clause: Clause("HA-2.2") }]
    }
}

impl Game for Hamlet {
    const INFO: Info = Info {
        slug: "hamlet",
        title: "Hamlet",
        prefix: "HA",
        designer: "Piazza",
        year: 2026,
        min_seats: 2,
        max_seats: 4,
        usual_seats: 2,
        minutes: (5, 10),
        weight: Weight::Light,
        rules_version: 1,
        toy: true,
    };
    type Options = HamletOptions;
    type Prompt = HamletPrompt;
    type Action = HamletAction;
    type Event = HamletEvent;
    type View = HamletView;

    fn setup(
        options: &HamletOptions,
        seats: Seats,
        chance: &mut Chance,
        _: &mut impl Log<HamletEvent>,
    ) -> Result<Self, SetupError> {
        rules::setup(options, seats, chance)
    }

    fn turn(&self) -> Turn<HamletPrompt> {
        match self.prompts.last() {
            Some(&Pending { seat, prompt }) => Turn::Decide { seat, prompt },
            None => Turn::Over,
        }
    }

    fn legal(&self, out: &mut Vec<HamletAction>) {
        rules::legal(self, out);
    }

    fn apply(&mut self, action: HamletAction, _: &mut Chance, log: &mut impl Log<HamletEvent>) {
        rules::apply(self, action, log);
    }

    fn candidates(&self, out: &mut Vec<HamletAction>) {
        let cards = 1..=VALUES as Card;
        out.push(HamletAction::Yield);
        out.extend(cards.clone().map(HamletAction::Build));
        out.extend(cards.map(HamletAction::Feud));
    }

    fn why_not(&self, action: HamletAction) -> Option<Refusal> {
        rules::why_not(self, action)
    }

    fn view(&self, viewer: Viewer) -> HamletView {
        view::view(self, viewer)
    }

    fn imagine(view: &HamletView, rng: &mut Rng) -> Self {
        view::imagine(view, rng)
    }

    fn audit(&self) -> Result<(), Violation> {
        rules::audit(self)
    }

    fn arrange(&mut self, line: &str) -> Result<(), String> {
        arrange::arrange(self, line)
    }

    fn outcome(&self) -> Outcome {
        // HA-4.2: the most points win; a tie is shared.
        Outcome::rank(Phrase::new("end-lane"), &[], self.seats.iter().map(|seat| (seat, [self.scores[seat].into()])))
    }
}
