//! What a learner is told who asks for help: the best actions, why the first is first, and what they are likely to bring
//! and to spare.

use bots::{Question, Weighed};
use engine::pieces::Gauge;
use engine::{Chance, Evaluate, Match, Present, Rng, Say, Seat, Seats, Seed, Silent, Turn, Viewer};
use serde::Serialize;
use words::Speaker;

use crate::frame::Change;
use crate::future::{self, Future, SCORE};
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
    /// How many points of that lead the first hint has more; 0 if this one is as good.
    pub behind: i64,
    /// Whether a hint after it brings more points until the next turn: what it is good for comes later.
    pub later: bool,
    /// The numbers that it is likely to have changed when the decider is asked again after the others.
    pub brings: Vec<Change>,
    /// What the decider is likely to lose all the same before this part of the game ends.
    pub dangers: Vec<Change>,
    /// What the decider would lose after most of the other actions, and does not after this one.
    pub spares: Vec<Change>,
    /// The points that others get after most of the other actions, and do not after this one.
    pub denies: Vec<Change>,
    /// What somebody new would be sorry for.
    pub slip: Option<String>,
    /// What the same player would do next, as a rule.
    pub then: Option<String>,
    /// Who would otherwise do the same, as a rule.
    pub rival: Option<Seat>,
}

/// How many actions are recommended.
const HINTS: usize = 3;
/// How many worlds are played on to see what an action brings.
const FUTURES: usize = 8;

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
    let rest = weighed.split_off(HINTS.min(weighed.len()));
    // What is told of the others is by how many points they are behind, so that is their order.
    if let [_, others @ ..] = weighed.as_mut_slice() {
        others.sort_by(|a, b| lead(seat, question.seats, b).total_cmp(&lead(seat, question.seats, a)));
    }
    let adviser = Adviser::new(&question, &weighed, &rest, &mut luck);
    let hints = (0..weighed.len()).map(|place| adviser.hint(place, speaker, &luck));
    // What somebody would be sorry for is recommended only if nothing is better.
    hints.enumerate().filter(|(place, hint)| *place == 0 || hint.slip.is_none()).map(|(_, hint)| hint).collect()
}

/// Whoever gives hints: the actions that a search likes best, and what comes of them and of the others.
struct Adviser<'a, G: Present + Evaluate> {
    question: &'a Question<'a, G>,
    weighed: &'a [Weighed<G::Action>],
    worlds: Vec<Seed>,
    /// What comes of each, in the same worlds.
    futures: Vec<Vec<Future>>,
    /// What comes of the other actions, another one in each of these worlds; empty if there are none.
    otherwise: Vec<Future>,
    /// The numbers as they are.
    now: Vec<(Seat, &'static str, i64)>,
}

impl<'a, G: Present + Evaluate> Adviser<'a, G> {
    fn new(
        question: &'a Question<'a, G>,
        weighed: &'a [Weighed<G::Action>],
        rest: &[Weighed<G::Action>],
        luck: &mut Rng,
    ) -> Self {
        let worlds = future::worlds(FUTURES, luck);
        let future = |one: &Weighed<_>, world: &Seed| future::future(question, one.action, &one.line, world);
        let futures = weighed.iter().map(|one| worlds.iter().map(|world| future(one, world)).collect()).collect();
        let other = |(i, world): (usize, &Seed)| {
            let one = rest.get(i * rest.len() / FUTURES)?;
            Some(future(one, world))
        };
        let otherwise = worlds.iter().enumerate().filter_map(other).collect();
        Self { question, weighed, worlds, futures, otherwise, now: numbers::<G>(question.view) }
    }

    fn hint(&self, place: usize, speaker: &Speaker<'_>, luck: &Rng) -> Hint {
        let one = &self.weighed[place];
        let picks = G::picks(self.question.view, one.action);
        Hint {
            action: one.action.to_string(),
            text: speaker.say(&G::say_action(self.question.view, one.action)),
            lead: self.lead(place),
            behind: (self.lead(0) - self.lead(place)).round().max(0.0) as i64,
            later: self.later(place),
            brings: self.brings(place, speaker),
            dangers: self.dangers(place, speaker),
            spares: self.spares(place, speaker),
            denies: self.denies(place, speaker),
            slip: future::slip(self.question, one.action, &self.worlds).map(|slip| speaker.say(&slip)),
            then: then(self.question, one, &mut luck.clone(), speaker),
            rival: rival(&self.futures, place, &picks),
            picks,
        }
    }

    fn lead(&self, place: usize) -> f64 {
        lead(self.question.seat, self.question.seats, &self.weighed[place])
    }

    /// Whether one after it brings the decider more points for now, and not because it leaves more to the others.
    fn later(&self, place: usize) -> bool {
        if self.futures[place].iter().all(|future| future.over) {
            return false;
        }
        let here = self.points(place);
        (place + 1..self.weighed.len())
            .map(|other| self.points(other))
            .any(|there| there.0 > here.0 && there.1 > here.1)
    }

    /// The decider's points until the next turn, and how many more than the best of the others gets.
    fn points(&self, place: usize) -> (i64, i64) {
        let gain = |seat: Seat| self.gain(place, (seat, SCORE));
        let own = gain(self.question.seat);
        (own, own - self.question.seats.others(self.question.seat).map(gain).max().unwrap_or(0))
    }

    /// By how much a number is likely to have changed.
    fn gain(&self, place: usize, number: (Seat, &str)) -> i64 {
        let now = self.now.iter().find(|(seat, key, _)| (*seat, *key) == number).map_or(0, |(_, _, now)| *now);
        let by = |future: &Future| future.number(number.0, number.1).map_or(0, |then| then - now);
        future::mean(&self.futures[place].iter().map(by).collect::<Vec<_>>())
    }

    fn brings(&self, place: usize, speaker: &Speaker<'_>) -> Vec<Change> {
        let gains = self.now.iter().map(|&(seat, key, _)| change(seat, key, self.gain(place, (seat, key)), speaker));
        gains.flatten().collect()
    }

    fn dangers(&self, place: usize, speaker: &Speaker<'_>) -> Vec<Change> {
        let futures = &self.futures[place];
        let lost = |key: &'static str| {
            let lost: Vec<i64> = futures.iter().map(|future| future.loss(key)).collect();
            change(self.question.seat, key, future::usual(&lost), speaker)
        };
        future::losses(futures).into_iter().filter_map(lost).collect()
    }

    fn spares(&self, place: usize, speaker: &Speaker<'_>) -> Vec<Change> {
        let spared = |key: &'static str| {
            let more = self.otherwise_more(place, |future| Some(future.loss(key)));
            change(self.question.seat, key, more.max(0), speaker)
        };
        future::losses(&self.otherwise).into_iter().filter_map(spared).collect()
    }

    fn denies(&self, place: usize, speaker: &Speaker<'_>) -> Vec<Change> {
        let denied = |seat: Seat| {
            let more = self.otherwise_more(place, |future| future.number(seat, SCORE));
            change(seat, SCORE, more.max(0), speaker)
        };
        self.question.seats.others(self.question.seat).filter_map(denied).collect()
    }

    /// How much more of something there is, world by world, after the other actions.
    fn otherwise_more(&self, place: usize, count: impl Fn(&Future) -> Option<i64>) -> i64 {
        let more = |(other, this)| count(other).zip(count(this)).map_or(0, |(other, this)| other - this);
        future::usual(&self.otherwise.iter().zip(&self.futures[place]).map(more).collect::<Vec<_>>())
    }
}

/// The lead in points, halfway between what somebody hopes for and what the best of the others hopes for.
fn lead<A>(seat: Seat, seats: Seats, one: &Weighed<A>) -> f64 {
    let others = seats.others(seat).map(|other| one.leads[other]).max().unwrap_or(0);
    f64::from(one.leads[seat] - others) / 200.0
}

/// A number that changes, in words.
fn change(seat: Seat, key: &'static str, by: i64, speaker: &Speaker<'_>) -> Option<Change> {
    (by != 0).then(|| Change { seat, key, label: speaker.say(&Gauge::new(key, by).label), by: Some(by) })
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

/// Who picks the same in most futures of the other hints, and hardly ever once the decider has: of what is left for both
/// nobody has to be quick.
fn rival(futures: &[Vec<Future>], place: usize, picks: &[String]) -> Option<Seat> {
    let things: Vec<&String> = picks.iter().filter(|pick| !pick.starts_with("button:")).collect();
    let takes = |future: &Future| {
        let same = |(_, picked): &&(Seat, Vec<String>)| things.iter().any(|thing| picked.contains(thing));
        future.others.iter().find(same).map(|(seat, _)| *seat)
    };
    let elsewhere = || futures.iter().enumerate().filter(|(other, _)| *other != place).flat_map(|(_, all)| all);
    let takers: Vec<Seat> = elsewhere().filter_map(takes).collect();
    let often = |&&seat: &&Seat| 2 * takers.iter().filter(|&&other| other == seat).count() > elsewhere().count();
    let here = &futures[place];
    let still = here.iter().filter_map(takes).count();
    takers.iter().find(often).copied().filter(|_| 4 * still <= here.len())
}

#[cfg(test)]
mod tests {
    use super::rival;
    use crate::future::Future;
    use engine::Seat;

    /// Four futures, in the first `count` of which the second player picks something.
    fn futures(count: usize, pick: &str) -> Vec<Future> {
        let others = |i: usize| if i < count { vec![(Seat(1), vec![pick.to_owned()])] } else { Vec::new() };
        let future = |i: usize| Future { numbers: Vec::new(), others: others(i), losses: Vec::new(), over: false };
        (0..4).map(future).collect()
    }

    #[test]
    fn a_rival_takes_what_is_gone_once_the_decider_has_it() {
        let picks = ["lot:3".to_owned(), "button:x".to_owned()];
        let who = |here, there, pick: &str| rival(&[futures(here, pick), futures(there, pick)], 0, &picks);
        assert_eq!(who(0, 3, "lot:3"), Some(Seat(1)));
        assert_eq!(who(0, 2, "lot:3"), None, "not in most futures");
        assert_eq!(who(3, 3, "lot:3"), None, "it is left for both, as a stack is");
        assert_eq!(who(0, 3, "button:x"), None, "a button is nobody's");
        assert_eq!(who(0, 3, "lot:4"), None);
    }
}
