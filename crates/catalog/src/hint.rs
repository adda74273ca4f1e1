//! What a learner is told who asks for help: the best actions, and what they are likely to bring until the next turn.

use bots::{Question, Weighed};
use engine::pieces::Gauge;
use engine::{Chance, Evaluate, Match, Present, Rng, Say, Seat, Seats, Silent, Turn, Viewer};
use serde::Serialize;
use words::Speaker;

use crate::frame::Change;
use crate::table::numbers;

/// An action that a search recommends.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint {
    /// Its notation.
    pub action: String,
    /// The action in words.
    pub text: String,
    /// The elements of map and panes that say it.
    pub picks: Vec<String>,
    /// The lead over the best other that is expected after it, in points.
    pub lead: f64,
    /// The numbers that it is likely to have changed when the decider is asked again after the others.
    pub brings: Vec<Change>,
    /// What the same player would do next, as a rule.
    pub then: Option<String>,
    /// Who would otherwise do the same, as a rule.
    pub rival: Option<Seat>,
}

/// How many actions are recommended.
const HINTS: usize = 3;
/// How many worlds are played on to see what an action brings.
const FUTURES: usize = 8;
/// The most decisions of such a future: a turn of everybody, with room to spare.
const LONGEST: usize = 60;

/// The best actions for whoever decides, the best first; none after the end. Everything is worked out from what the
/// decider sees.
pub(crate) fn hints<G: Present + Evaluate>(game: &Match<G>, worlds: u32, speaker: &Speaker<'_>) -> Vec<Hint> {
    let Turn::Decide { seat, .. } = game.turn() else { return Vec::new() };
    let mut luck = bots::luck(&game.seed(), game.steps().len());
    let view = game.position().view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    game.position().legal(&mut legal);
    let question = Question::<G> { view: &view, seat, seats: game.seats(), legal: &legal };
    let mut weighed = bots::weigh(&question, worlds, None, &mut luck);
    weighed.truncate(HINTS);
    let futures: Vec<Vec<Future>> = weighed.iter().map(|one| futures(&question, one.action, &mut luck)).collect();
    let hint = |(place, one): (usize, &Weighed<G::Action>)| Hint {
        action: one.action.to_string(),
        text: speaker.say(&G::say_action(&view, one.action)),
        picks: G::picks(&view, one.action),
        lead: lead(one, seat, game.seats()),
        brings: brings::<G>(&view, &futures[place], speaker),
        then: then(&question, one, &mut luck.clone(), speaker),
        rival: rival(&futures, place, &G::picks(&view, one.action)),
    };
    weighed.iter().enumerate().map(hint).collect()
}

/// The lead in points, halfway between what is hoped for here and what the best of the others hopes for.
fn lead<A>(weighed: &Weighed<A>, seat: Seat, seats: Seats) -> f64 {
    let others = seats.others(seat).map(|other| weighed.leads[other]).max().unwrap_or(0);
    f64::from(weighed.leads[seat] - others) / 200.0
}

/// One way in which things may go on until the decider is asked again after the others.
struct Future {
    /// The numbers on all panels then, as the decider sees them.
    numbers: Vec<(Seat, &'static str, i64)>,
    /// What the others picked on the way.
    others: Vec<(Seat, Vec<String>)>,
}

fn futures<G: Present + Evaluate>(question: &Question<'_, G>, action: G::Action, luck: &mut Rng) -> Vec<Future> {
    (0..FUTURES).map(|_| future(question, action, luck)).collect()
}

/// Everybody does what looks best at once.
fn future<G: Present + Evaluate>(question: &Question<'_, G>, action: G::Action, luck: &mut Rng) -> Future {
    let (mut world, mut chance) = (G::imagine(question.view, luck), Chance::new(luck.seed()));
    let (mut others, mut legal) = (Vec::new(), Vec::new());
    world.apply(action, &mut chance, &mut Silent);
    for _ in 0..LONGEST {
        let Turn::Decide { seat, .. } = world.turn() else { break };
        if seat == question.seat && !others.is_empty() {
            break;
        }
        let view = world.view(Viewer::Seat(seat));
        legal.clear();
        world.legal(&mut legal);
        let next = bots::greedy(&Question::<G> { view: &view, seat, seats: question.seats, legal: &legal }, luck);
        if seat != question.seat {
            others.push((seat, G::picks(&view, next)));
        }
        world.apply(next, &mut chance, &mut Silent);
    }
    Future { numbers: numbers::<G>(&world.view(Viewer::Seat(question.seat))), others }
}

/// The decider's numbers that change, on average, by at least one.
fn brings<G: Present>(view: &G::View, futures: &[Future], speaker: &Speaker<'_>) -> Vec<Change> {
    let mean = |(seat, key, before): (Seat, &'static str, i64)| {
        let after = |future: &Future| {
            let same = future.numbers.iter().find(|(s, k, _)| (*s, *k) == (seat, key));
            same.map_or(0, |(_, _, now)| now - before)
        };
        let sum: i64 = futures.iter().map(after).sum();
        let by = (sum as f64 / futures.len() as f64).round() as i64;
        (by != 0).then(|| Change { seat, key, label: speaker.say(&Gauge::new(key, by).label), by: Some(by) })
    };
    numbers::<G>(view).into_iter().filter_map(mean).collect()
}

/// What the decider would do next in the same turn, if the search has seen them do it.
fn then<G: Present + Evaluate>(
    question: &Question<'_, G>,
    weighed: &Weighed<G::Action>,
    luck: &mut Rng,
    speaker: &Speaker<'_>,
) -> Option<String> {
    let &(seat, next) = weighed.line.first()?;
    let mut world = G::imagine(question.view, luck);
    world.apply(weighed.action, &mut Chance::new(luck.seed()), &mut Silent);
    let mut legal = Vec::new();
    world.legal(&mut legal);
    let can = seat == question.seat && legal.contains(&next);
    can.then(|| speaker.say(&G::say_action(&world.view(Viewer::Seat(seat)), next)))
}

/// Who picks the same in most futures of the other hints.
fn rival(futures: &[Vec<Future>], place: usize, picks: &[String]) -> Option<Seat> {
    let things: Vec<&String> = picks.iter().filter(|pick| !pick.starts_with("button:")).collect();
    let elsewhere = || futures.iter().enumerate().filter(|(other, _)| *other != place).flat_map(|(_, all)| all);
    let takes = |future: &Future| {
        let same = |(_, picked): &&(Seat, Vec<String>)| things.iter().any(|thing| picked.contains(thing));
        future.others.iter().find(same).map(|(seat, _)| *seat)
    };
    let takers: Vec<Seat> = elsewhere().filter_map(takes).collect();
    let often = |&&seat: &&Seat| 2 * takers.iter().filter(|&&other| other == seat).count() > elsewhere().count();
    takers.iter().find(often).copied()
}
