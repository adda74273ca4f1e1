//! A finished match looked at again: who stood how well and when, where it turned, and what was luck.

use bots::{Question, Weighed};
use engine::{
    BySeat, Chance, Evaluate, Event, Game, Match, Phrase, Present, Reveal, Rng, Say, Seat, Silent, Step, Turn, Viewer,
};
use serde::{Deserialize, Serialize};
use words::Speaker;

use crate::future::{self, Future, SCORE};

/// What a review says. Chances are shares of one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// The chances to win at every decision that left a choice, and at the end.
    pub moments: Vec<Moment>,
    /// The decisions that cost most, in the order of play.
    pub turning_points: Vec<TurningPoint>,
    /// How well everybody decided, in seat order.
    pub players: Vec<Judgement>,
    /// Who won, and why the others did not; found when it is told, and never kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

/// How a match ended, in short.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ending {
    /// Who won, alone or together.
    pub winners: Vec<Seat>,
    /// With how many points.
    pub score: i32,
    /// How many points more than the best of the others; none if only a tie was broken, or if nobody lost.
    pub ahead: i32,
    /// The others, the best first.
    pub losers: Vec<Loser>,
}

/// Where most of somebody's chances went.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Loser {
    /// Who.
    pub seat: Seat,
    /// What took most of them.
    pub by: Cause,
    /// How much of what can be told of, as a share of one.
    pub share: f64,
}

/// What takes chances from a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// They began with less than an equal share.
    Start,
    /// Their own mistakes.
    Decisions,
    /// What was drawn or came to light.
    Luck,
    /// None of these: the others did better than was expected of them.
    Others,
}

/// Everybody's chances at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moment {
    /// After how many decisions.
    pub step: usize,
    /// By seat.
    pub chances: Vec<f64>,
}

/// A decision that cost its maker much. Actions stand in notation until [`crate::Table::told`] puts them into words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// After how many decisions it was made.
    pub step: usize,
    /// By whom.
    pub seat: Seat,
    /// What was played.
    pub played: String,
    /// What would have been better, and what would probably have followed.
    pub better: Vec<(Seat, String)>,
    /// The maker's chance to win with the better action.
    pub chance: f64,
    /// How much of it was lost.
    pub cost: f64,
    /// What the better action would have changed; nothing if it has not been looked at, as in reviews of old.
    #[serde(default)]
    pub instead: Option<Instead>,
    /// Where both actions lie on the table; found when it is told, and never kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Both>,
}

/// What the action that was played picks, and the better one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Both {
    /// The played one.
    pub played: Vec<String>,
    /// The better one.
    pub better: Vec<String>,
}

/// What is likely to be different after a better action, when its maker is asked again after the others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Instead {
    /// The maker's numbers, and the points of the others: how much more of each there would be.
    pub brings: Vec<Difference>,
    /// What the maker would not lose before that part of the game ends.
    pub spares: Vec<Difference>,
    /// Whether none of this shows what the better action is good for.
    pub later: bool,
}

/// A number that would be different.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    /// Whose.
    pub seat: Seat,
    /// Its key.
    pub key: String,
    /// Its label, put into words by [`crate::Table::told`].
    #[serde(default)]
    pub label: String,
    /// By how much.
    pub by: i64,
}

/// How somebody decided.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Judgement {
    /// Decisions that left a choice.
    pub decisions: u32,
    /// In how many of them the best action was played, or one as good.
    pub best: u32,
    /// The chances that the own decisions cost.
    pub cost: f64,
    /// What the draws were worth: how chances changed where something came to light.
    pub luck: f64,
}

/// A review in the making, decision by decision, so that whoever makes it can stop, or let others go first.
pub trait Reviewing: Send {
    /// How many decisions have been gone through, and of how many.
    fn progress(&self) -> (usize, usize);
    /// Judges the next decision that left a choice, if there is one.
    fn go_on(&mut self) -> Going;
    /// What has been found by now.
    fn review(&self) -> Review;
}

/// Whether there is more to judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Going {
    /// There may be.
    On,
    /// All is judged.
    Over,
}

/// How many turning points are shown.
const TURNING_POINTS: usize = 5;
/// What is lost by less than this is no mistake that anybody could see.
const SAME: f64 = 0.01;
/// A match turns where this much is lost.
const TURNS: f64 = 0.02;
/// How much of what would have followed is told.
const LINE: usize = 4;
/// In how many worlds the better action is compared with what was played.
const FUTURES: usize = 16;

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

/// A match that is gone through again. Everybody is judged by what they could see.
pub(crate) struct Reviewer<G: Game> {
    game: Match<G>,
    /// The same match, as far as it has been gone through.
    again: Match<G>,
    judged: Vec<Judged<G::Action>>,
    /// The turning points, once all decisions are judged.
    comparison: Option<Comparison>,
    worlds: u32,
    legal: Vec<G::Action>,
}

/// What would have come of better actions: one turning point after the other, one world after the other.
struct Comparison {
    points: Vec<TurningPoint>,
    /// What comes of the better action and of what was played, at the point that is looked at.
    futures: Vec<[Future; 2]>,
}

impl Comparison {
    fn of(points: Vec<TurningPoint>) -> Self {
        Self { points, futures: Vec::new() }
    }

    fn done(&self) -> usize {
        self.points.iter().filter(|point| point.instead.is_some()).count()
    }
}

impl<G: Evaluate> Reviewer<G> {
    /// Before the first decision. Each will be judged in so many worlds.
    pub fn new(game: &Match<G>, worlds: u32) -> Self {
        let again = game.at(0).expect("a start");
        Self { game: game.clone(), again, judged: Vec::new(), comparison: None, worlds, legal: Vec::new() }
    }

    /// Judges one decision.
    fn judge(&self, step: usize, done: &Step<G>) -> Judged<G::Action> {
        let view = self.again.position().view(Viewer::Seat(done.seat));
        let question = Question::<G> { view: &view, seat: done.seat, seats: self.game.seats(), legal: &self.legal };
        let left = 1.0 - step as f64 / self.game.steps().len() as f64;
        judge(&question, (step, done.action, left), self.worlds, &mut bots::luck(&self.game.seed(), step))
    }
}

impl<G: Present + Evaluate> Reviewing for Reviewer<G> {
    /// Decisions and turning points, of which there may be fewer.
    fn progress(&self) -> (usize, usize) {
        let points = self.comparison.as_ref().map_or(TURNING_POINTS, |comparison| comparison.points.len());
        let done = self.comparison.as_ref().map_or(0, Comparison::done);
        (self.again.steps().len() + done, self.game.steps().len() + points)
    }

    fn go_on(&mut self) -> Going {
        match self.judge_next() {
            Going::On => Going::On,
            Going::Over => self.compare_next(),
        }
    }

    fn review(&self) -> Review {
        let (seats, end) = (self.game.seats(), finally(&self.game));
        let list = |chances: &BySeat<f64>| seats.iter().map(|seat| chances[seat]).collect::<Vec<f64>>();
        let moment = |one: &Judged<G::Action>| Moment { step: one.step, chances: list(&one.before) };
        let mut moments: Vec<Moment> = self.judged.iter().map(moment).collect();
        moments.extend(end.as_ref().map(|end| Moment { step: self.game.steps().len(), chances: list(end) }));
        let compared = self.comparison.as_ref().map(|comparison| comparison.points.clone());
        let turning_points = compared.unwrap_or_else(|| self.turning_points());
        Review { moments, turning_points, players: self.players(end), ending: None }
    }
}

impl<G: Present + Evaluate> Reviewer<G> {
    fn judge_next(&mut self) -> Going {
        let (step, before) = (self.again.steps().len(), self.judged.len());
        for (step, done) in self.game.steps().iter().enumerate().skip(step) {
            self.legal.clear();
            self.again.position().legal(&mut self.legal);
            if self.legal.len() > 1 {
                self.judged.push(self.judge(step, done));
            }
            self.again.play(done.seat, done.action).expect("what was played is legal");
            if self.judged.len() > before {
                return Going::On;
            }
        }
        Going::Over
    }

    /// Looks at one world more, with the better action and with what was played.
    fn compare_next(&mut self) -> Going {
        let mut comparison = self.comparison.take().unwrap_or_else(|| Comparison::of(self.turning_points()));
        let Comparison { points, futures } = &mut comparison;
        let next = points.iter_mut().find(|point| point.instead.is_none());
        let going = if next.is_some() { Going::On } else { Going::Over };
        if let Some(point) = next {
            match self.both_ways(point, futures.len()) {
                Some(pair) => futures.push(pair),
                None => point.instead = Some(Instead::default()),
            }
            if futures.len() == FUTURES {
                point.instead = Some(compare(point.seat, futures));
                futures.clear();
            }
        }
        self.comparison = Some(comparison);
        going
    }

    /// Both actions in the same world, imagined from what the decider saw.
    fn both_ways(&self, point: &TurningPoint, nth: usize) -> Option<[Future; 2]> {
        let then = self.game.at(point.step).ok()?;
        let view = then.position().view(Viewer::Seat(point.seat));
        let mut legal = Vec::new();
        then.position().legal(&mut legal);
        let question = Question::<G> { view: &view, seat: point.seat, seats: self.game.seats(), legal: &legal };
        let world = future::worlds(nth + 1, &mut bots::luck(&self.game.seed(), point.step)).pop()?;
        let [better, played] = [&point.better.first()?.1, &point.played].map(|action| action.parse().ok());
        Some([better?, played?].map(|action| future::future(&question, action, &[], &world)))
    }
}

/// What is different after the better action.
fn compare(seat: Seat, futures: &[[Future; 2]]) -> Instead {
    let more = |count: &dyn Fn(&Future) -> i64| {
        future::usual(&futures.iter().map(|[better, played]| count(better) - count(played)).collect::<Vec<_>>())
    };
    let told = |&&(whose, key, _): &&(Seat, &'static str, i64)| whose == seat || key == SCORE;
    let numbers = futures.first().map_or(&[][..], |[better, _]| &better.numbers);
    let brings = numbers
        .iter()
        .filter(told)
        .filter_map(|&(whose, key, _)| difference(whose, key, more(&|future| future.number(whose, key).unwrap_or(0))));
    let lost = future::losses(futures.iter().flatten()).into_iter();
    let spares = lost.filter_map(|key| difference(seat, key, more(&|future| -future.loss(key))));
    let (brings, spares): (Vec<_>, Vec<_>) = (brings.collect(), spares.collect());
    let ends = futures.iter().flatten().all(|future| future.over);
    let later = !ends && spares.iter().all(|one| one.by < 0) && !gains(seat, &brings);
    Instead { brings, spares, later }
}

/// Whether differences are to somebody's good: by points if there are any, else by any number.
fn gains(seat: Seat, brings: &[Difference]) -> bool {
    let worth = |one: &Difference| if one.seat == seat { one.by } else { -one.by };
    let points: i64 = brings.iter().filter(|one| one.key == SCORE).map(worth).sum();
    points > 0 || points == 0 && brings.iter().any(|one| worth(one) > 0)
}

fn difference(seat: Seat, key: &str, by: i64) -> Option<Difference> {
    (by != 0).then(|| Difference { seat, key: key.to_owned(), label: String::new(), by })
}

fn judge<G: Evaluate>(
    question: &Question<'_, G>,
    (step, played, left): (usize, G::Action, f64),
    worlds: u32,
    luck: &mut Rng,
) -> Judged<G::Action> {
    let mut weighed = bots::weigh(question, worlds, Some(played), luck);
    let swing = bots::swing(G::swing(question.seats), left);
    let chances = |one: &Weighed<G::Action>| bots::chances(&one.leads, question.seats, swing);
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

impl<A> Judged<A> {
    fn cost(&self) -> f64 {
        self.before[self.seat] - self.after[self.seat]
    }
}

impl<G: Evaluate> Reviewer<G> {
    fn turning_points(&self) -> Vec<TurningPoint> {
        let mut dear: Vec<&Judged<G::Action>> = self.judged.iter().filter(|one| one.cost() >= TURNS).collect();
        dear.sort_by(|a, b| b.cost().total_cmp(&a.cost()).then(a.step.cmp(&b.step)));
        dear.truncate(TURNING_POINTS);
        dear.sort_by_key(|one| one.step);
        dear.into_iter().map(|one| self.turning_point(one)).collect()
    }

    fn turning_point(&self, one: &Judged<G::Action>) -> TurningPoint {
        let line = [(one.seat, one.best.action)].into_iter().chain(one.best.line.iter().copied());
        let mut better = Vec::new();
        follow(&self.game, one.step, line.take(LINE), |_, seat, action| better.push((seat, action.to_string())));
        let (step, seat, played) = (one.step, one.seat, one.played.to_string());
        TurningPoint { step, seat, played, better, chance: one.before[seat], cost: one.cost(), instead: None, at: None }
    }

    /// From decision to decision chances change by what was decided, and by what came to light.
    fn players(&self, end: Option<BySeat<f64>>) -> Vec<Judgement> {
        let seats = self.game.seats();
        let mut players = vec![Judgement::default(); seats.len()];
        for (i, one) in self.judged.iter().enumerate() {
            let player = &mut players[one.seat.index()];
            player.decisions += 1;
            player.best += u32::from(one.cost() < SAME);
            player.cost += one.cost();
            let next = self.judged.get(i + 1);
            let until = next.map_or(self.game.steps().len(), |next| next.step);
            let Some(now) = next.map(|next| next.before).or(end) else { continue };
            if self.game.steps()[one.step..until].iter().any(shows) {
                seats.iter().for_each(|seat| players[seat.index()].luck += now[seat] - one.after[seat]);
            }
        }
        players
    }
}

/// Whether something hidden came to light in a step.
fn shows<G: Game>(step: &Step<G>) -> bool {
    step.events.iter().any(|event| event.reveals() != Reveal::Nothing)
}

/// Plays a line from a step on, as far as it fits one world that whoever decided there could imagine; `tell` is given the
/// world before every action of it.
fn follow<G: Game>(
    game: &Match<G>,
    step: usize,
    line: impl Iterator<Item = (Seat, G::Action)>,
    mut tell: impl FnMut(&G, Seat, G::Action),
) {
    let then = game.at(step).expect("a step of this match");
    let Turn::Decide { seat: decider, .. } = then.turn() else { return };
    let mut luck = Rng::from_number(0);
    let mut world = G::imagine(&then.position().view(Viewer::Seat(decider)), &mut luck);
    let (mut chance, mut legal) = (Chance::new(luck.seed()), Vec::new());
    for (seat, action) in line {
        legal.clear();
        if world.turn().seat() == Some(seat) {
            world.legal(&mut legal);
        }
        if legal.binary_search(&action).is_err() {
            return;
        }
        tell(&world, seat, action);
        world.apply(action, &mut chance, &mut Silent);
    }
}

/// The same review with words in place of notation.
pub(crate) fn told<G: Present + Evaluate>(game: &Match<G>, review: &Review, speaker: &Speaker<'_>) -> Review {
    let line = |step: usize, line: &[(Seat, String)]| {
        let actions = line.iter().map_while(|(seat, action)| Some((*seat, action.parse().ok()?)));
        let (mut said, mut at) = (Vec::new(), Vec::new());
        follow(game, step, actions, |world: &G, seat, action| {
            let view = world.view(Viewer::Seat(seat));
            said.push((seat, speaker.say(&G::say_action(&view, action))));
            at.push(G::picks(&view, action));
        });
        (said, at.into_iter().next().unwrap_or_default())
    };
    let point = |point: &TurningPoint| {
        let (mut said, played_at) = line(point.step, &[(point.seat, point.played.clone())]);
        let played = said.pop().map_or_else(|| point.played.clone(), |(_, words)| words);
        let (better, better_at) = line(point.step, &point.better);
        let instead = point.instead.as_ref().map(|instead| labelled(instead, speaker));
        let at = Some(Both { played: played_at, better: better_at });
        TurningPoint { played, better, instead, at, ..point.clone() }
    };
    let turning_points = review.turning_points.iter().map(point).collect();
    Review { turning_points, ending: ending(game, review), ..review.clone() }
}

fn labelled(instead: &Instead, speaker: &Speaker<'_>) -> Instead {
    let label = |one: &Difference| {
        let label = speaker.say(&Phrase::new(format!("gauge-{}", one.key)).with("n", one.by));
        Difference { label, ..one.clone() }
    };
    let all = |differences: &[Difference]| differences.iter().map(label).collect();
    Instead { brings: all(&instead.brings), spares: all(&instead.spares), later: instead.later }
}

/// Who won by how much, and where the chances of the others went, from the numbers of the review.
fn ending<G: Game>(game: &Match<G>, review: &Review) -> Option<Ending> {
    let outcome = game.outcome()?;
    let winners: Vec<Seat> = outcome.winners().collect();
    let score = outcome.standings[winners[0].index()].score;
    let mut others: Vec<_> = outcome.standings.iter().filter(|standing| standing.place > 1).collect();
    others.sort_by_key(|standing| standing.place);
    let ahead = others.first().map_or(0, |best| score - best.score);
    let losers = others.iter().filter_map(|standing| loser(standing.seat, review)).collect();
    Some(Ending { winners, score, ahead, losers })
}

/// From an equal share down to nothing: by the start, by luck, by what the own decisions cost, and the rest by the others.
fn loser(seat: Seat, review: &Review) -> Option<Loser> {
    let chance = |moment: &Moment| moment.chances.get(seat.index()).copied();
    let (first, last) = (chance(review.moments.first()?)?, chance(review.moments.last()?)?);
    let Judgement { cost, luck, .. } = review.players.get(seat.index())?;
    let start = 1.0 / review.players.len() as f64 - first;
    let others = first - last - cost + luck;
    let causes = [(Cause::Decisions, *cost), (Cause::Luck, -luck), (Cause::Start, start), (Cause::Others, others)];
    let causes = causes.map(|(cause, lost)| (cause, lost.max(0.0)));
    let all: f64 = causes.iter().map(|(_, lost)| lost).sum();
    let (by, most) = causes.into_iter().max_by(|(_, one), (_, other)| one.total_cmp(other))?;
    (all > 0.0).then_some(Loser { seat, by, share: most / all })
}

#[cfg(test)]
mod tests {
    use super::{Cause, Judgement, Moment, Review, loser};
    use engine::Seat;

    /// Where most of the first player's chances went, who had `first` at the start and none at the end, and how much of them.
    fn lost(first: f64, cost: f64, luck: f64) -> Option<(Cause, u8)> {
        let moment = |step: usize, chance: f64| Moment { step, chances: vec![chance, 1.0 - chance] };
        let judged = Judgement { decisions: 9, best: 5, cost, luck };
        let moments = vec![moment(0, first), moment(50, 0.0)];
        let review =
            Review { moments, turning_points: Vec::new(), players: vec![judged.clone(), judged], ending: None };
        loser(Seat(0), &review).map(|loser| (loser.by, (100.0 * loser.share).round() as u8))
    }

    #[test]
    fn what_took_most_chances_is_told() {
        assert_eq!(lost(0.5, 0.4, -0.1), Some((Cause::Decisions, 80)));
        assert_eq!(lost(0.5, 0.1, -0.4), Some((Cause::Luck, 80)));
        assert_eq!(lost(0.1, 0.1, 0.0), Some((Cause::Start, 80)));
        assert_eq!(lost(0.5, 0.1, 0.0), Some((Cause::Others, 80)));
        assert_eq!(
            lost(0.5, 0.6, 0.1),
            Some((Cause::Decisions, 100)),
            "what luck or others gave is not set against it"
        );
        assert_eq!(lost(0.5, 0.0, 0.0), Some((Cause::Others, 100)));
    }
}
