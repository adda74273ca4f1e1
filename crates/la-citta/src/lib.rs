//! La Città: princes of Tuscany found cities, feed them, and court each other's citizens.
//!
//! Two to five players, six years. In every year each prince acts five times: he builds with one of three Action cards or
//! takes one of seven politics cards on display. Then the people speak, citizens move to whatever neighbouring city has
//! more of what they ask for, and everybody must be fed. One point for each citizen at the end.
//!
//! The rules are in `rulebook/`, clause by clause; the code names the clauses it carries out (`LC-6.8.2`).
#![warn(missing_docs)]

mod action;
mod arrange;
mod board;
mod content;
mod effects;
mod encode;
mod eval;
mod eval_0_1;
mod event;
mod ids;
mod map;
mod options;
mod refusals;
mod rules;
mod score;
mod setup;
mod show;
mod state;
mod view;

use engine::{Chance, Game, Info, Log, Outcome, Refusal, Rng, Seats, SetupError, Turn, Viewer, Violation, Weight};

pub use action::Action;
pub use board::{Board, HexSet, Zone};
pub use content::{Content, SHELF, content};
pub use effects::{Buildings, Effect, Level};
pub use event::Event;
pub use ids::{Building, ByDemand, Card, Demand, Hex, Pair, Size, Space, Stack, Tally, Tile};
pub use options::{CitizenSupply, DisplayRefresh, LaCittaOptions, PenaltyTrigger, SetupKind, StartDistance, Terrain};
pub use state::{City, Figure, LaCitta, Lots, Memory, Open, Phase, Player, Prompt, Secret, Standing, Task};
pub use view::{CityFacts, Realm, View};

impl Game for LaCitta {
    const INFO: Info = Info {
        slug: "la-citta",
        title: "La Città",
        prefix: "LC",
        designer: "Gerd Fenchel",
        year: 2000,
        min_seats: 2,
        max_seats: 5,
        usual_seats: 4,
        minutes: (60, 150),
        weight: Weight::Medium,
        rules_version: 1,
        toy: false,
    };
    type Options = LaCittaOptions;
    type Prompt = Prompt;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(
        options: &LaCittaOptions,
        seats: Seats,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) -> Result<Self, SetupError> {
        Self::INFO.check_seats(seats)?; // LC-1.1
        setup::setup(options, seats, chance, log)
    }

    fn turn(&self) -> Turn<Prompt> {
        rules::turn(&self.open)
    }

    fn legal(&self, out: &mut Vec<Action>) {
        if self.open.phase != Phase::Over {
            rules::offer(&self.open, out);
        }
    }

    fn apply(&mut self, action: Action, chance: &mut Chance, log: &mut impl Log<Event>) {
        rules::apply(&mut rules::Flow { position: self, chance, log }, action);
    }

    fn candidates(&self, out: &mut Vec<Action>) {
        refusals::candidates(&self.open, out);
    }

    fn why_not(&self, action: Action) -> Option<Refusal> {
        refusals::why_not(&self.open, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        view::imagine(view, rng)
    }

    fn audit(&self) -> Result<(), Violation> {
        self.check()
    }

    fn outcome(&self) -> Outcome {
        score::outcome(&self.open)
    }

    fn arrange(&mut self, line: &str) -> Result<(), String> {
        arrange::arrange(self, line)
    }

    engine::shelved!(SHELF);
}
