//! The Capitals: two to five cities grow tile by tile through three eras and twelve rounds, and the one with the most
//! prestige hosts the World Expo.
//!
//! A city is a grid of tiles with effects. Each round the players pay for their place in the order, build one tile each,
//! lose tourists to the city with the highest culture, and spend energy cubes to activate tiles. The rules are in
//! `rulebook/en.md`; clause numbers (`CA-6.3.3`) stand in the code.
//!
//! The position is what everybody sees ([`state::Open`]) and what is hidden ([`state::Secret`]).

mod action;
mod arrange;
mod board;
mod content;
mod effects;
mod encode;
mod eval;
mod eval_0_1;
mod event;
mod forecast;
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
pub use board::{Cell, Vertex};
pub use content::{Content, SHELF, content};
pub use effects::{Atom, Change, Effect, Slot};
pub use event::{Event, Why};
pub use ids::{Density, Kind, Resource, Side, Space, TileId, TileSet, TouristId};
pub use options::CapitalsOptions;
pub use state::{Capitals, City, Frame, Open, Origin, Phase, Placed, Prompt, Secret, Tourist, Tracks};
pub use view::View;

pub(crate) const INFO: Info = Info {
    slug: "the-capitals",
    title: "The Capitals",
    prefix: "CA",
    designer: "Thiago Boaventura",
    year: 2013,
    min_seats: 2,
    max_seats: 5,
    usual_seats: 4,
    minutes: (90, 120),
    weight: Weight::Heavy,
    rules_version: 2,
    toy: false,
};

impl Game for Capitals {
    const INFO: Info = INFO;
    type Options = CapitalsOptions;
    type Prompt = Prompt;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(
        options: &CapitalsOptions,
        seats: Seats,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) -> Result<Self, SetupError> {
        setup::setup(options, seats, chance, log)
    }

    fn turn(&self) -> Turn<Prompt> {
        self.open.asked()
    }

    fn legal(&self, out: &mut Vec<Action>) {
        rules::legal(self, out);
    }

    fn apply(&mut self, action: Action, _: &mut Chance, log: &mut impl Log<Event>) {
        rules::apply(self, action, log);
    }

    fn candidates(&self, out: &mut Vec<Action>) {
        refusals::candidates(self, out);
    }

    fn why_not(&self, action: Action) -> Option<Refusal> {
        refusals::why_not(self, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        view::imagine(view, rng)
    }

    fn audit(&self) -> Result<(), Violation> {
        state::audit(self)
    }

    fn outcome(&self) -> Outcome {
        score::outcome(&self.open)
    }

    fn arrange(&mut self, line: &str) -> Result<(), String> {
        arrange::arrange(self, line)
    }

    engine::shelved!(SHELF);
}
