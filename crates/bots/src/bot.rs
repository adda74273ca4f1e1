//! The bots themselves.

use std::fmt;
use std::str::FromStr;

use engine::{Chance, Evaluate, Game, Rng, Seat, Seats, Silent, Turn};
use serde::{Deserialize, Serialize};

use crate::search::search;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Any legal action, all equally likely.
    Random,
    /// The action after which the position looks best.
    Greedy,
    /// Looks ahead through a few hundred imagined worlds.
    Search,
    /// Looks ahead through a few thousand.
    Deep,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Greedy, Level::Search, Level::Deep];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Search => "search",
            Level::Deep => "deep",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let names = Level::ALL.map(Level::name).join(", ");
        Level::ALL
            .into_iter()
            .find(|level| level.name() == text)
            .ok_or_else(|| format!("no bot {text:?}; there are {names}"))
    }
}

/// A player that is not a person, with its own luck and scratch paper.
pub struct Bot<G: Game> {
    level: Level,
    seats: Seats,
    rng: Rng,
    legal: Vec<G::Action>,
}

impl<G: Evaluate> Bot<G> {
    /// A bot of a level at a table of `seats`.
    pub fn new(level: Level, seats: Seats, rng: Rng) -> Self {
        Self { level, seats, rng, legal: Vec::new() }
    }

    /// Chooses for the one who decides in the view.
    pub fn choose(&mut self, view: &G::View) -> G::Action {
        let world = G::imagine(view, &mut self.rng);
        self.legal.clear();
        world.legal(&mut self.legal);
        match self.level {
            Level::Random => random(&self.legal, &mut self.rng),
            Level::Greedy => greedy::<G>(view, &self.legal, &mut self.rng),
            Level::Search => self.look_ahead(view, SEARCH_ROUNDS),
            Level::Deep => self.look_ahead(view, DEEP_ROUNDS),
        }
    }
}

/// Imagined worlds per decision. Counts, not seconds, so that a bot's game can be repeated.
const SEARCH_ROUNDS: u32 = 300;
const DEEP_ROUNDS: u32 = 3_000;

impl<G: Evaluate> Bot<G> {
    fn look_ahead(&mut self, view: &G::View, rounds: u32) -> G::Action {
        search::<G>(view, &self.legal, self.seats, rounds, &mut self.rng)
    }
}

/// Any of the actions.
pub fn random<A: Copy>(legal: &[A], rng: &mut Rng) -> A {
    rng.pick(legal)
}

/// How many worlds a greedy bot imagines before it makes up its mind.
const WORLDS: usize = 4;

/// The action after which imagined positions look best on average; ties are broken by luck.
pub fn greedy<G: Evaluate>(view: &G::View, legal: &[G::Action], rng: &mut Rng) -> G::Action {
    if let [only] = legal {
        return *only;
    }
    let world = |_| (G::imagine(view, rng), Chance::new(rng.seed()));
    let worlds: Vec<(G, Chance)> = (0..WORLDS).map(world).collect();
    let seat = decider(&worlds[0].0);
    let mut best = Vec::new();
    let mut highest = i64::MIN;
    for &action in legal {
        let value = worlds.iter().map(|(world, chance)| i64::from(after(world, action, seat, chance))).sum();
        if value > highest {
            highest = value;
            best.clear();
        }
        if value == highest {
            best.push(action);
        }
    }
    rng.pick(&best)
}

fn decider<G: Game>(world: &G) -> Seat {
    match world.turn() {
        Turn::Decide { seat, .. } => seat,
        Turn::Over => panic!("nobody decides after the end"),
    }
}

/// Every action of a decision meets the same luck in the same world, so that only the choice makes a difference.
fn after<G: Evaluate>(world: &G, action: G::Action, seat: Seat, chance: &Chance) -> i32 {
    let mut next = world.clone();
    next.apply(action, &mut chance.clone(), &mut Silent);
    next.evaluate(seat)
}
