//! Urban Sprawl by Chad Jensen: a town that becomes a city and then a metropolis.
//!
//! Players spend Action Points on permits and contracts, build on a grid of 6 by 6 blocks whose rows pay wealth and
//! prestige, collect vocations and political offices, and live with the events that the End of Turn turns up. The
//! rules are in `rulebook/`, the cards in `content/`.
//!
//! All chapters of the rules work on one position, [`UrbanSprawl`]. What is still to do is a stack of
//! [`state::Step`]s in it; a question on top of the stack is the decision that is due.

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
pub use content::{Content, SHELF, content};
pub use event::{Event, Why};
pub use ids::{Card, CardSet};
pub use options::{DecisionOrder, FirstPlayer, Length, UrbanSprawlOptions};
pub use state::{Prompt, UrbanSprawl};
pub use view::View;

use rules::Flow;

impl Game for UrbanSprawl {
    const INFO: Info = Info {
        slug: "urban-sprawl",
        title: "Urban Sprawl",
        prefix: "US",
        designer: "Chad Jensen",
        year: 2011,
        min_seats: 2,
        max_seats: 4,
        usual_seats: 4,
        minutes: (120, 180),
        weight: Weight::Heavy,
        rules_version: 1,
        toy: false,
    };
    type Options = UrbanSprawlOptions;
    type Prompt = Prompt;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(
        options: &UrbanSprawlOptions,
        seats: Seats,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) -> Result<Self, SetupError> {
        Self::INFO.check_seats(seats)?;
        setup::setup(options, seats, chance, log)
    }

    fn turn(&self) -> Turn<Prompt> {
        match rules::pending(&self.open) {
            Some((seat, prompt)) => Turn::Decide { seat, prompt },
            None => Turn::Over,
        }
    }

    fn legal(&self, out: &mut Vec<Action>) {
        rules::legal(&self.open, out);
    }

    fn apply(&mut self, action: Action, chance: &mut Chance, log: &mut impl Log<Event>) {
        rules::apply(&mut Flow { position: self, chance, log }, action);
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
        score::outcome(self)
    }

    fn arrange(&mut self, line: &str) -> Result<(), String> {
        arrange::arrange(self, line)
    }

    engine::shelved!(SHELF);
}
