//! A finished match looked at again: who stood how well and when, where it turned, and what was luck.

use bots::{Question, Weighed};
use engine::{BySeat, Chance, Evaluate, Match, Present, Rng, Say, Seat, Seats, Silent, Turn, Viewer};
use serde::Serialize;
use words::Speaker;

/// What a review says. Chances are shares of one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Review {
    /// The chances to win at every decision that left a choice, and at the end.
    pub moments: Vec<Moment>,
    /// The decisions that cost most, in the order of play.
    pub turning_points: Vec<TurningPoint>,
    /// How well everybody decided, in seat order.
    pub players: Vec<Judgement>,
}

/// Everybody's chances at one moment.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Moment {
    /// After how many decisions.
    pub step: usize,
    /// By seat.
    pub chances: Vec<f64>,
}

/// A decision that cost its maker much.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurningPoint {
    /// After how many decisions it was made.
    pub step: usize,
    /// By whom.
    pub seat: Seat,
    /// What was played, in words.
    pub played: String,
    /// What would have been better, in notation.
    pub action: String,
    /// The same in words, with what would probably have followed.
    pub better: Vec<String>,
    /// The chance to win that it cost.
    pub cost: f64,
}

/// How somebody decided.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Judgement {
    /// Decisions that left a choice.
    pub decisions: u32,
    /// In how many of them the best action was played, or one as good.
    pub best: u32,
    /// The chances that the own decisions cost.
    pub cost: f64,
    /// What the draws were worth: what is neither one's own doing nor the others'.
    pub luck: f64,
}

/// How many turning points are shown.
const TURNING_POINTS: usize = 5;
/// What is lost by less than this is no mistake that anybody could see.
const SAME: f64 = 0.01;
/// How much of what would have followed is told.
const LINE: usize = 4;

/// One decision, judged.
struct Judged<A> {
    step: usize,
    seat: Seat,
    /// With the best action.
    before: BySeat<f64>,
    /// With the action that was played.
    after: BySeat<f64>,
    played: A,
    best: Weighed<A>,
}

/// Judges every decision of a match in so many worlds each. Everybody is judged by what they could see.
pub(crate) fn review<G: Present + Evaluate>(game: &Match<G>, worlds: u32, speaker: &Speaker<'_>) -> Review {
    let judged = judged(game, worlds);
    let seats = game.seats();
    let end = finally(game);
    let list = |chances: &BySeat<f64>| seats.iter().map(|seat| chances[seat]).collect::<Vec<f64>>();
    let mut moments: Vec<Moment> =
        judged.iter().map(|one| Moment { step: one.step, chances: list(&one.before) }).collect();
    moments.extend(end.as_ref().map(|end| Moment { step: game.steps().len(), chances: list(end) }));
    Review { moments, turning_points: turning_points(game, &judged, speaker), players: players(seats, &judged, end) }
}

fn judged<G: Evaluate>(game: &Match<G>, worlds: u32) -> Vec<Judged<G::Action>> {
    let (mut again, mut all, mut legal) = (game.at(0).expect("a start"), Vec::new(), Vec::new());
    for (step, done) in game.steps().iter().enumerate() {
        let view = again.position().view(Viewer::Seat(done.seat));
        legal.clear();
        again.position().legal(&mut legal);
        let question = Question::<G> { view: &view, seat: done.seat, seats: game.seats(), legal: &legal };
        if legal.len() > 1 {
            let left = 1.0 - step as f64 / game.steps().len() as f64;
            all.push(judge(&question, (step, done.action, left), worlds, &mut bots::luck(&game.seed(), step)));
        }
        again.play(done.seat, done.action).expect("what was played is legal");
    }
    all
}

fn judge<G: Evaluate>(
    question: &Question<'_, G>,
    (step, played, left): (usize, G::Action, f64),
    worlds: u32,
    luck: &mut Rng,
) -> Judged<G::Action> {
    let mut weighed = bots::weigh(question, worlds, Some(played), luck);
    let chances = |one: &Weighed<G::Action>| bots::chances::<G>(&one.leads, question.seats, left);
    let own = weighed.iter().find(|one| one.action == played).expect("what was played is weighed");
    let after = chances(own);
    let (seat, before) = (question.seat, chances(&weighed[0]));
    // What was played may turn out better than what looked best.
    let before = if after[question.seat] > before[question.seat] { after } else { before };
    Judged { step, seat, before, after, played, best: weighed.swap_remove(0) }
}

/// Who has won, after the end.
fn finally<G: Evaluate>(game: &Match<G>) -> Option<BySeat<f64>> {
    let outcome = game.outcome()?;
    let mut chances = BySeat::default();
    let share = 1.0 / outcome.winners().count() as f64;
    outcome.winners().for_each(|seat| chances[seat] = share);
    Some(chances)
}

fn turning_points<G: Present + Evaluate>(
    game: &Match<G>,
    judged: &[Judged<G::Action>],
    speaker: &Speaker<'_>,
) -> Vec<TurningPoint> {
    let mut dear: Vec<&Judged<G::Action>> = judged.iter().filter(|one| one.cost() >= SAME).collect();
    dear.sort_by(|a, b| b.cost().total_cmp(&a.cost()).then(a.step.cmp(&b.step)));
    dear.truncate(TURNING_POINTS);
    dear.sort_by_key(|one| one.step);
    dear.into_iter().map(|one| turning_point(game, one, speaker)).collect()
}

impl<A> Judged<A> {
    fn cost(&self) -> f64 {
        self.before[self.seat] - self.after[self.seat]
    }
}

fn turning_point<G: Present + Evaluate>(
    game: &Match<G>,
    one: &Judged<G::Action>,
    speaker: &Speaker<'_>,
) -> TurningPoint {
    let then = game.at(one.step).expect("a step of this match");
    let view = then.position().view(Viewer::Seat(one.seat));
    TurningPoint {
        step: one.step,
        seat: one.seat,
        played: speaker.say(&G::say_action(&view, one.played)),
        action: one.best.action.to_string(),
        better: line::<G>(&view, (one.seat, &one.best), speaker),
        cost: one.cost(),
    }
}

/// The better action and what would probably have followed, as far as it fits one imagined world.
fn line<G: Present + Evaluate>(
    view: &G::View,
    (seat, best): (Seat, &Weighed<G::Action>),
    speaker: &Speaker<'_>,
) -> Vec<String> {
    let mut luck = Rng::from_number(0);
    let (mut world, mut chance) = (G::imagine(view, &mut luck), Chance::new(luck.seed()));
    let (mut said, mut legal) = (Vec::new(), Vec::new());
    for &(seat, action) in [(seat, best.action)].iter().chain(&best.line).take(LINE) {
        legal.clear();
        let fits = matches!(world.turn(), Turn::Decide { seat: decider, .. } if decider == seat);
        if fits {
            world.legal(&mut legal);
        }
        if legal.binary_search(&action).is_err() {
            break;
        }
        said.push(speaker.say(&G::say_action(&world.view(Viewer::Seat(seat)), action)));
        world.apply(action, &mut chance, &mut Silent);
    }
    said
}

/// From decision to decision chances change by what was decided, and by what the draws showed.
fn players<A>(seats: Seats, judged: &[Judged<A>], end: Option<BySeat<f64>>) -> Vec<Judgement> {
    let mut players = vec![Judgement::default(); seats.len()];
    for (i, one) in judged.iter().enumerate() {
        let player = &mut players[one.seat.index()];
        player.decisions += 1;
        player.best += u32::from(one.cost() < SAME);
        player.cost += one.cost();
        let Some(next) = judged.get(i + 1).map(|next| next.before).or(end) else { continue };
        seats.iter().for_each(|seat| players[seat.index()].luck += next[seat] - one.after[seat]);
    }
    players
}
