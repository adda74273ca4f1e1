//! A match: a position with its history.

use std::iter;

use serde::{Deserialize, Serialize};

use crate::{
    BadNotation, Chance, Event, Game, Outcome, PlayError, Points, Record, RecordError, Reveal, SEEDED, Seat, Seats,
    Seed, SetupError, Silent, Turn, Viewer,
};

/// A match in progress or over: where it stands, and everything that led there.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    options: G::Options,
    seats: Seats,
    seed: Seed,
    /// Before the first decision.
    start: Snapshot<G>,
    position: G,
    chance: Chance,
    opening: Vec<G::Event>,
    steps: Vec<Step<G>>,
    legal: Vec<G::Action>,
}

/// One decision and what came of it.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// What happened, chance resolved.
    pub events: Vec<G::Event>,
}

/// A match saved at one moment, so that it survives a change of the rules.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Snapshot<G: Game> {
    /// The position.
    pub position: G,
    /// Chance as used so far.
    pub chance: Chance,
}

/// What a player may take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// The last decision, freely: it was theirs and showed nobody anything.
    Free,
    /// Only if the table agrees: something was revealed, or somebody else decided since.
    Consent,
    /// There is nothing of theirs to take back.
    Nothing,
}

/// A record that does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// The record itself is broken.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The record is of another game.
    #[error("this is a record of {found}, not of {expected}")]
    Game {
        /// What was asked for.
        expected: &'static str,
        /// What it is.
        found: String,
    },
    /// The record was played by other rules.
    #[error("played by rules version {found}; this program plays {game} by version {expected}")]
    Rules {
        /// The game.
        game: &'static str,
        /// The program's version.
        expected: u32,
        /// The record's.
        found: u32,
    },
    /// The record was played with other components.
    #[error("played with content {found}; this program has content {expected}")]
    Content {
        /// The program's content.
        expected: &'static str,
        /// The record's.
        found: String,
    },
    /// The options are not this game's.
    #[error("options: {0}")]
    Options(String),
    /// The options are out of range.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An action cannot be read.
    #[error("step {step}: {error}")]
    Notation {
        /// Which, counted from 1.
        step: usize,
        /// Why.
        error: BadNotation,
    },
    /// An action is not legal where it stands.
    #[error("step {step}: {error}")]
    Play {
        /// Which, counted from 1.
        step: usize,
        /// Why.
        error: PlayError,
    },
    /// A step past the end was asked for.
    #[error("there is no step {step}; the record has {len}")]
    NoStep {
        /// What was asked for.
        step: usize,
        /// How many there are.
        len: usize,
    },
}

impl<G: Game> Match<G> {
    /// A new match.
    pub fn new(options: G::Options, seats: Seats, seed: Seed) -> Result<Self, SetupError> {
        G::INFO.check_seats(seats)?;
        let mut chance = Chance::new(seed);
        let mut opening = Vec::new();
        let position = G::setup(&options, seats, &mut chance, &mut opening)?;
        Ok(Self { opening, ..Self::resume(options, seats, seed, Snapshot { position, chance }) })
    }

    /// A match that starts from a given position, for scenarios and forks. Its record does not replay from the seed.
    pub fn from_position(options: G::Options, seats: Seats, seed: Seed, position: G) -> Self {
        Self::resume(options, seats, seed, Snapshot { position, chance: Chance::new(seed) })
    }

    /// Where the match stands.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The options it is played by.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// How many play.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// The seed. Secret until the end.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// What happened before the first decision.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// Every decision so far.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// Whose decision it is.
    pub fn turn(&self) -> Turn<G::Prompt> {
        self.position.turn()
    }

    /// The result, once there is one.
    pub fn outcome(&self) -> Option<Outcome> {
        matches!(self.turn(), Turn::Over).then(|| self.position.outcome())
    }

    /// Plays an action for a seat, or says why not and changes nothing.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<&Step<G>, PlayError> {
        let decider = self.turn().seat().ok_or(PlayError::Over)?;
        if decider != seat {
            return Err(PlayError::NotYours(decider));
        }
        self.legal.clear();
        self.position.legal(&mut self.legal);
        if self.legal.binary_search(&action).is_err() {
            let refusal = self.position.why_not(action);
            return Err(PlayError::Illegal(refusal.expect("an action that is not legal has a reason")));
        }
        let mut events = Vec::new();
        self.position.apply(action, &mut self.chance, &mut events);
        self.steps.push(Step { seat, action, events });
        Ok(self.steps.last().expect("just pushed"))
    }

    /// The match as it was after `step` decisions.
    pub fn at(&self, step: usize) -> Result<Self, LoadError> {
        if step > self.steps.len() {
            return Err(LoadError::NoStep { step, len: self.steps.len() });
        }
        let mut earlier = Self {
            opening: self.opening.clone(),
            ..Self::resume(self.options.clone(), self.seats, self.seed, self.start.clone())
        };
        for (i, done) in self.steps[..step].iter().enumerate() {
            earlier.play(done.seat, done.action).map_err(|error| LoadError::Play { step: i + 1, error })?;
        }
        Ok(earlier)
    }

    /// Every position of the match, from before the first decision on.
    pub fn positions(&self) -> impl Iterator<Item = G> {
        let Snapshot { mut position, mut chance } = self.start.clone();
        let later = self.steps.iter().map(move |step| {
            position.apply(step.action, &mut chance, &mut Silent);
            position.clone()
        });
        iter::once(self.start.position.clone()).chain(later)
    }

    /// Whether a player may take back the last decision.
    pub fn may_undo(&self, seat: Seat) -> Undo {
        let Some(last) = self.steps.last() else { return Undo::Nothing };
        let hidden = last.events.iter().all(|event| event.reveals() == Reveal::Nothing);
        match last.seat == seat {
            true if hidden && !matches!(self.turn(), Turn::Over) => Undo::Free,
            _ if self.steps.iter().any(|step| step.seat == seat) => Undo::Consent,
            _ => Undo::Nothing,
        }
    }

    /// The match with the last decision taken back, whoever made it.
    pub fn undone(&self) -> Result<Self, LoadError> {
        self.at(self.steps.len().saturating_sub(1))
    }

    /// The match written down.
    pub fn record(&self) -> Record {
        Record {
            piazza: SEEDED,
            game: G::INFO.slug.to_owned(),
            rules: G::INFO.rules_version,
            content: G::content().to_owned(),
            seats: self.seats,
            options: serde_json::to_value(&self.options).expect("options are plain data"),
            commitment: self.seed.commitment(),
            seed: self.seed,
            draw: None,
            actions: self.steps.iter().map(|step| (step.seat, step.action.to_string())).collect(),
        }
    }

    /// Replays a record, every action checked.
    pub fn load(record: &Record) -> Result<Self, LoadError> {
        Self::load_to(record, record.actions.len())
    }

    /// Replays the first `step` actions of a record.
    pub fn load_to(record: &Record, step: usize) -> Result<Self, LoadError> {
        check_head::<G>(record)?;
        let options = serde_json::from_value(record.options.clone()).map_err(|e| LoadError::Options(e.to_string()))?;
        let mut loaded = Self::new(options, record.seats, record.seed)?;
        let len = record.actions.len();
        let actions = record.actions.get(..step).ok_or(LoadError::NoStep { step, len })?;
        for (i, (seat, action)) in actions.iter().enumerate() {
            let action = action.parse().map_err(|error| LoadError::Notation { step: i + 1, error })?;
            loaded.play(*seat, action).map_err(|error| LoadError::Play { step: i + 1, error })?;
        }
        Ok(loaded)
    }

    /// The position and its chance, to save.
    pub fn snapshot(&self) -> Snapshot<G> {
        Snapshot { position: self.position.clone(), chance: self.chance.clone() }
    }

    /// Goes on from a snapshot, with the history forgotten.
    pub fn resume(options: G::Options, seats: Seats, seed: Seed, start: Snapshot<G>) -> Self {
        let (position, chance) = (start.position.clone(), start.chance.clone());
        let (opening, steps, legal) = (Vec::new(), Vec::new(), Vec::new());
        Self { options, seats, seed, start, position, chance, opening, steps, legal }
    }

    /// Every event so far that a viewer may see, with the number of the step it belongs to (0 for the opening).
    pub fn seen_by(&self, viewer: Viewer) -> impl Iterator<Item = (usize, G::Event)> {
        self.seen_since(viewer, 0)
    }

    /// The same from a step on; what lies before it is not looked at.
    pub fn seen_since(&self, viewer: Viewer, from: usize) -> impl Iterator<Item = (usize, G::Event)> {
        let opening = self.opening.iter().filter(move |_| from == 0).map(|event| (0, event));
        let later = self.steps.iter().enumerate().skip(from.saturating_sub(1));
        let later = later.flat_map(|(i, step)| step.events.iter().map(move |event| (i + 1, event)));
        opening.chain(later).filter_map(move |(i, event)| Some((i, event.seen_by(viewer)?)))
    }

    /// Where a player's points came from, in the order in which they came.
    pub fn points(&self) -> impl Iterator<Item = Points> {
        self.opening.iter().chain(self.steps.iter().flat_map(|step| &step.events)).filter_map(Event::points)
    }
}

fn check_head<G: Game>(record: &Record) -> Result<(), LoadError> {
    let info = G::INFO;
    if record.game != info.slug {
        return Err(LoadError::Game { expected: info.slug, found: record.game.clone() });
    }
    if record.rules != info.rules_version {
        return Err(LoadError::Rules { game: info.slug, expected: info.rules_version, found: record.rules });
    }
    if record.content != G::content() {
        return Err(LoadError::Content { expected: G::content(), found: record.content.clone() });
    }
    Ok(())
}
