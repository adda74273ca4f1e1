//! Players that do not look ahead.

use std::mem::discriminant;

use engine::{Chance, Evaluate, Game, Rng};

use crate::evaluator::{ByHand, Evaluator, after};
use crate::network::Learned;
use crate::player::{Fault, Player, Question};

/// Any legal action, all equally likely.
pub(crate) struct Random;
/// Any kind of action first, then any of that kind: what is rare is not drowned by what is many.
pub(crate) struct TypedRandom;
/// Greedy, but overlooks things.
pub(crate) struct Hasty;
/// The action after which the position looks best.
pub(crate) struct Greedy;
/// The action after which a network likes the position best, or the evaluation by hand where nothing was learned.
pub(crate) struct Value;

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, question: &Question<'_, G>, luck: &mut Rng) -> Result<G::Action, Fault> {
        Ok(random(question.legal, luck))
    }
}

impl<G: Game> Player<G> for TypedRandom {
    fn choose(&mut self, question: &Question<'_, G>, luck: &mut Rng) -> Result<G::Action, Fault> {
        Ok(typed(question.legal, luck))
    }
}

impl<G: Evaluate> Player<G> for Greedy {
    fn choose(&mut self, question: &Question<'_, G>, luck: &mut Rng) -> Result<G::Action, Fault> {
        Ok(greedy(question, luck))
    }
}

impl<G: Evaluate> Player<G> for Value {
    fn choose(&mut self, question: &Question<'_, G>, luck: &mut Rng) -> Result<G::Action, Fault> {
        let Some(mut learned) = Learned::of::<G>(question.seats) else { return Ok(greedy(question, luck)) };
        let mut hopes = vec![0; question.legal.len()];
        let mut standings = Vec::new();
        for _ in 0..WORLDS {
            let (world, chance) = (G::imagine(question.view, luck), Chance::new(luck.seed()));
            let next: Vec<G> = question.legal.iter().map(|&action| after(&world, action, &chance)).collect();
            standings.clear();
            learned.standings(&next, question.seats, &mut standings);
            let leads = standings.iter().map(|standing| i64::from(standing.leads[question.seat]));
            hopes.iter_mut().zip(leads).for_each(|(hope, lead)| *hope += lead);
        }
        let best = (0..hopes.len()).max_by_key(|&at| hopes[at]).expect("something is legal");
        Ok(question.legal[best])
    }
}

impl<G: Evaluate> Player<G> for Hasty {
    fn choose(&mut self, question: &Question<'_, G>, luck: &mut Rng) -> Result<G::Action, Fault> {
        let values = promises(question, 1, &mut ByHand, luck);
        let best = values.iter().copied().max().expect("something is legal");
        let noticed = |value: &&i64| **value == best || luck.below(OVERLOOKED.1) >= OVERLOOKED.0;
        let mut seen: Vec<i64> = values.iter().filter(noticed).copied().collect();
        seen.retain(|&value| value < best && value >= best - i64::from(G::SPAN) / ABSURD);
        let slips = luck.below(SLIPS.1) < SLIPS.0;
        let taken = if slips { seen.into_iter().max().unwrap_or(best) } else { best };
        Ok(one_of(question.legal, &values, taken, luck))
    }
}

/// How often a hasty player does not see the best action, and how often it overlooks any other beside it: so many times
/// in so many.
const SLIPS: (u32, u32) = (2, 5);
const OVERLOOKED: (u32, u32) = (1, 2);
/// What even a beginner would not give away: one part in so many of what leads swing by in a game.
const ABSURD: i64 = 5;

/// Any of the actions.
pub fn random<A: Copy>(legal: &[A], luck: &mut Rng) -> A {
    luck.pick(legal)
}

/// Any of the kinds of actions, then any of its actions. Sorted actions of one kind stand together.
pub fn typed<A: Copy>(legal: &[A], luck: &mut Rng) -> A {
    let kinds = || legal.chunk_by(|a, b| discriminant(a) == discriminant(b));
    let kind = luck.index(kinds().count());
    luck.pick(kinds().nth(kind).expect("a kind that was counted"))
}

/// How many worlds a greedy player imagines before it makes up its mind.
const WORLDS: usize = 4;

/// The action after which imagined positions look best on average; ties are broken by luck.
pub fn greedy<G: Evaluate>(question: &Question<'_, G>, luck: &mut Rng) -> G::Action {
    let values = promises(question, WORLDS, &mut ByHand, luck);
    let best = values.iter().copied().max().expect("something is legal");
    one_of(question.legal, &values, best, luck)
}

fn one_of<A: Copy>(legal: &[A], values: &[i64], wanted: i64, luck: &mut Rng) -> A {
    let equal = legal.iter().zip(values).filter(|(_, value)| **value == wanted).map(|(&action, _)| action);
    luck.pick(&equal.collect::<Vec<_>>())
}

/// How the decider likes each legal action, summed over some imagined worlds.
pub(crate) fn promises<G: Evaluate>(
    question: &Question<'_, G>,
    worlds: usize,
    evaluator: &mut impl Evaluator<G>,
    luck: &mut Rng,
) -> Vec<i64> {
    let world = |_| (G::imagine(question.view, luck), Chance::new(luck.seed()));
    let worlds: Vec<(G, Chance)> = (0..worlds).map(world).collect();
    let mut sums = vec![0; question.legal.len()];
    for (world, chance) in &worlds {
        let promises = evaluator.promises((world, chance), question.seat, question.legal);
        sums.iter_mut().zip(promises).for_each(|(sum, promise)| *sum += promise);
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rare_kind_is_as_likely_as_a_common_one() {
        let legal: Vec<Option<u8>> = [None].into_iter().chain((0..99).map(Some)).collect();
        let mut luck = Rng::from_number(1);
        let rare = (0..1_000).filter(|_| typed(&legal, &mut luck).is_none()).count();
        assert!((430..570).contains(&rare), "{rare}");
    }
}
