//! Big City, by Franz-Benno Delonge (1999), for 2 to 5 players.
//!
//! Players build one city together, plot by plot, with property cards as building rights. A building scores once, for
//! its builder, when it goes up; its neighbours, the streetcar and City Hall decide how much. New neighbourhoods let the city
//! grow until it is complete, or until nobody moves any more.
//!
//! The rules are in `rulebook/`; `rules.rs` is their table of contents in code.

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
pub use board::{City, Placement, Point, Rotation, Segment, Side, Site, Way};
pub use content::{Content, SHELF, content};
pub use event::Event;
pub use ids::{Board, Boards, Building, Card, Cards, Kind, Knowers, Plot, Plots};
pub use options::{BigCityOptions, FirstPlayer, ResidenceCityHall};
pub use score::{Multiplier, Score};
pub use state::{BigCity, Ending, Prompt, Slot, Stage};
pub use view::View;

/// What the game is.
const INFO: Info = Info {
    slug: "big-city",
    title: "Big City",
    prefix: "BC",
    designer: "Franz-Benno Delonge",
    year: 1999,
    min_seats: 2,
    max_seats: 5,
    usual_seats: 3,
    minutes: (60, 60),
    weight: Weight::Light,
    rules_version: 1,
    toy: false,
};

impl Game for BigCity {
    const INFO: Info = INFO;
    type Options = BigCityOptions;
    type Prompt = Prompt;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(
        options: &BigCityOptions,
        seats: Seats,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) -> Result<Self, SetupError> {
        setup::setup(options, seats, chance, log)
    }

    fn turn(&self) -> Turn<Prompt> {
        match self.asked() {
            Some((seat, prompt)) => Turn::Decide { seat, prompt },
            None => Turn::Over,
        }
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
        self.audit()
    }

    fn outcome(&self) -> Outcome {
        rules::ending::outcome(self)
    }

    fn arrange(&mut self, line: &str) -> Result<(), String> {
        arrange::arrange(self, line)
    }

    engine::shelved!(SHELF);
}
