//! What a search thinks of the actions, for people: hints and reviews.

use engine::{BySeat, Evaluate, Rng, Seat, Seats};

use crate::evaluator::ByHand;
use crate::name::Budget;
use crate::player::Question;
use crate::search::Tree;

/// What is thought of one action.
#[derive(Clone, Debug)]
pub struct Weighed<A> {
    /// Which.
    pub action: A,
    /// In how many imagined worlds it was tried.
    pub worlds: u32,
    /// By how much everybody is likely to be ahead of the best of the others after it, in hundredths of a point.
    pub leads: BySeat<i32>,
    /// Who would probably do what next.
    pub line: Vec<(Seat, A)>,
}

/// The actions that look best, the best first, after so many imagined worlds. An action that is asked about is studied
/// as closely as the best one, whatever it looks like.
pub fn weigh<G: Evaluate>(
    question: &Question<'_, G>,
    worlds: u32,
    about: Option<G::Action>,
    luck: &mut Rng,
) -> Vec<Weighed<G::Action>> {
    let mut by_hand = ByHand;
    let mut tree = Tree::new(question.seats, &mut by_hand);
    let mut order = tree.study(question, Budget::Worlds(worlds), luck);
    if let Some(place) = about.and_then(|action| tree.place(action)) {
        tree.study_as_closely(place, order[0], question, luck);
        order.retain(|&other| other != place);
        let better = order.iter().filter(|&&other| tree.mean(other) >= tree.mean(place)).count();
        order.insert(better, place);
    }
    order.into_iter().map(|place| tree.weighed(place)).collect()
}

/// How far leads still swing, in hundredths of a point, when so much of a game is left (1 at the start, 0 at the end) and
/// they swing so far in a whole one.
pub fn swing(whole: i32, left: f64) -> f64 {
    f64::from(whole) * left.clamp(0.0, 1.0).sqrt() + f64::from(CERTAIN)
}

/// Everybody's chance to win with these leads, where leads still swing so far.
pub fn chances(leads: &BySeat<i32>, seats: Seats, swing: f64) -> BySeat<f64> {
    let most = seats.iter().map(|seat| leads[seat]).max().unwrap_or(0);
    let odds = |seat: Seat| libm::exp(f64::from(leads[seat] - most) / swing);
    let all: f64 = seats.iter().map(odds).sum();
    let mut chances = BySeat::default();
    seats.iter().for_each(|seat| chances[seat] = odds(seat) / all);
    chances
}

/// How far leads still swing at the very end, in hundredths of a point.
const CERTAIN: i32 = 50;
