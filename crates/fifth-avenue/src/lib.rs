//! Fifth Avenue, by Wilko Manz: buildings beside the shops of midtown Manhattan, won in auctions.
//!
//! A turn is one of four actions of three phases each; nearly every turn moves a commission, and a commission that goes
//! home from Central Park starts a series of auctions. With two players a dummy, Ace, bids too.
//!
//! The rules are in `rulebook/en.md`; [`rules`] is their table of contents in code. What lies open is a
//! [`state::Open`], what is hidden a [`state::Secret`]; both together are a position.

pub mod action;
mod arrange;
mod board;
pub mod content;
pub mod effects;
mod encode;
mod eval;
mod eval_0_1;
pub mod event;
pub mod ids;
mod map;
pub mod options;
mod refusals;
pub mod rules;
mod score;
mod setup;
mod show;
pub mod state;
pub mod view;

use engine::{Chance, Game, Info, Log, Outcome, Refusal, Rng, Seats, SetupError, Turn, Viewer, Violation, Weight};

pub use action::Action;
pub use event::Event;
pub use options::FifthAvenueOptions;
pub use state::{FifthAvenue, Prompt};
pub use view::View;

impl Game for FifthAvenue {
    const INFO: Info = Info {
        slug: "fifth-avenue",
        title: "Fifth Avenue",
        prefix: "FA",
        designer: "Wilko Manz",
        year: 2004,
        min_seats: 2,
        max_seats: 4,
        usual_seats: 4,
        minutes: (60, 100),
        weight: Weight::Medium,
        rules_version: 1,
        toy: false,
    };
    type Options = FifthAvenueOptions;
    type Prompt = Prompt;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(
        options: &FifthAvenueOptions,
        seats: Seats,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) -> Result<Self, SetupError> {
        setup::setup(options, seats, chance, log)
    }

    fn turn(&self) -> Turn<Prompt> {
        rules::turn(self)
    }

    fn legal(&self, out: &mut Vec<Action>) {
        rules::legal(self, out);
    }

    fn apply(&mut self, action: Action, chance: &mut Chance, log: &mut impl Log<Event>) {
        rules::apply(self, action, chance, log);
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
        FifthAvenue::audit(self)
    }

    fn outcome(&self) -> Outcome {
        score::outcome(self)
    }

    fn arrange(&mut self, line: &str) -> Result<(), String> {
        arrange::arrange(self, line)
    }

    engine::shelved!(content::SHELF);
}
