//! `deep` as it was in release 0.1, a yardstick that never changes: information-set tree search through 3,000 worlds, with
//! the evaluations of that release.
//!
//! Every round imagines a world from the view, walks down the tree as far as it goes (each decider choosing what has
//! served them best, by an upper confidence bound), adds one node, evaluates the position for every seat, and tells all
//! nodes on the way. Moves that look best at one step are tried first, and more of them the longer a node is studied, so
//! that a search is never lost in a long list.

use engine::{Chance, Evaluate, Game, MAX_SEATS, Rng, Seat, Seats, Silent, Turn};

use crate::player::{Fault, Player, Question};

/// Imagined worlds per decision.
const ROUNDS: u32 = 3_000;

/// How much curiosity weighs against success.
const CURIOSITY: f64 = 0.7;
/// How many branches a node may have after `n` visits: `WIDTH * sqrt(n)`.
const WIDTH: f64 = 1.5;

type Values = [f64; MAX_SEATS];

/// The tree: nodes by number, the root first.
struct Tree<A> {
    nodes: Vec<Node<A>>,
    scale: Scale,
    seats: Seats,
}

struct Node<A> {
    branches: Vec<Branch<A>>,
    visits: f64,
}

struct Branch<A> {
    action: A,
    /// How good the move looked at one step, for ordering.
    promise: i32,
    visits: f64,
    sum: f64,
    node: Option<usize>,
}

/// Running mean and spread of evaluations, to turn them into numbers around one half.
#[derive(Default)]
struct Scale {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Scale {
    fn learn(&mut self, value: f64) {
        self.count += 1.0;
        let off = value - self.mean;
        self.mean += off / self.count;
        self.squares += off * (value - self.mean);
    }

    fn fit(&self, value: f64) -> f64 {
        let spread = (self.squares / self.count.max(1.0)).sqrt().max(1.0);
        1.0 / (1.0 + libm::exp(-(value - self.mean) / spread))
    }
}

/// `deep` of release 0.1.
pub(crate) struct DeepOf01;

impl<G: Evaluate> Player<G> for DeepOf01 {
    fn choose(&mut self, question: &Question<'_, G>, luck: &mut Rng) -> Result<G::Action, Fault> {
        let root = Node { branches: Vec::new(), visits: 0.0 };
        let mut tree = Tree { nodes: vec![root], scale: Scale::default(), seats: question.seats };
        for _ in 0..ROUNDS {
            let world = G::imagine(question.view, luck);
            let chance = Chance::new(luck.seed());
            tree.round(world, chance, luck);
        }
        let branches = tree.nodes[0].branches.iter();
        let best = branches.max_by(|a, b| a.visits.total_cmp(&b.visits).then(a.sum.total_cmp(&b.sum)));
        Ok(best.map_or_else(|| luck.pick(question.legal), |branch| branch.action))
    }
}

impl<A: engine::Action> Tree<A> {
    fn round<G: Evaluate<Action = A>>(&mut self, mut world: G, mut chance: Chance, rng: &mut Rng) {
        let mut path: Vec<(usize, usize, Seat)> = Vec::new();
        let mut legal = Vec::new();
        let mut node = 0;
        while let Turn::Decide { seat, .. } = world.turn() {
            legal.clear();
            world.legal(&mut legal);
            let branch = self.choose(node, &world, &chance, seat, &legal);
            world.apply(self.nodes[node].branches[branch].action, &mut chance, &mut Silent);
            path.push((node, branch, seat));
            match self.nodes[node].branches[branch].node {
                Some(next) => node = next,
                None => {
                    self.grow(node, branch);
                    break;
                }
            }
        }
        outlook(&mut world, &mut chance, rng, &mut legal);
        let values = self.values(&world);
        self.tell(&path, &values);
    }

    fn grow(&mut self, node: usize, branch: usize) {
        self.nodes.push(Node { branches: Vec::new(), visits: 0.0 });
        self.nodes[node].branches[branch].node = Some(self.nodes.len() - 1);
    }

    /// The branch to follow among what is legal in this world.
    fn choose<G: Evaluate<Action = A>>(
        &mut self,
        node: usize,
        world: &G,
        chance: &Chance,
        seat: Seat,
        legal: &[A],
    ) -> usize {
        self.meet(node, world, chance, seat, legal);
        let Node { branches, visits } = &self.nodes[node];
        let open = 1 + (WIDTH * visits.sqrt()) as usize;
        let here = |branch: &&(usize, &Branch<A>)| legal.binary_search(&branch.1.action).is_ok();
        let all: Vec<(usize, &Branch<A>)> = branches.iter().enumerate().collect();
        let candidates = all.iter().filter(here).take(open);
        let bound = |branch: &Branch<A>| match branch.visits {
            0.0 => f64::INFINITY,
            n => branch.sum / n + CURIOSITY * (libm::log(visits + 1.0) / n).sqrt(),
        };
        let best = candidates.max_by(|a, b| bound(a.1).total_cmp(&bound(b.1)).then(b.0.cmp(&a.0)));
        best.expect("every legal action has been met").0
    }

    /// Adds branches for actions not seen at this node before, the promising ones first.
    fn meet<G: Evaluate<Action = A>>(&mut self, node: usize, world: &G, chance: &Chance, seat: Seat, legal: &[A]) {
        let known: Vec<A> = self.nodes[node].branches.iter().map(|branch| branch.action).collect();
        if legal.iter().all(|action| known.contains(action)) {
            return;
        }
        let fresh = legal.iter().filter(|action| !known.contains(action)).map(|&action| {
            let mut next = world.clone();
            next.apply(action, &mut chance.clone(), &mut Silent);
            Branch { action, promise: next.evaluate_0_1(seat), visits: 0.0, sum: 0.0, node: None }
        });
        let fresh: Vec<_> = fresh.collect();
        let branches = &mut self.nodes[node].branches;
        branches.extend(fresh);
        branches.sort_by(|a, b| b.promise.cmp(&a.promise).then(a.action.cmp(&b.action)));
    }

    fn values<G: Evaluate>(&mut self, world: &G) -> Values {
        let mut values = [0.0; MAX_SEATS];
        for seat in self.seats.iter() {
            let value = match world.turn() {
                Turn::Over => final_value(world, seat),
                Turn::Decide { .. } => f64::from(world.evaluate_0_1(seat)),
            };
            self.scale.learn(value);
            values[seat.index()] = self.scale.fit(value);
        }
        values
    }

    fn tell(&mut self, path: &[(usize, usize, Seat)], values: &Values) {
        for &(node, branch, seat) in path {
            self.nodes[node].visits += 1.0;
            let branch = &mut self.nodes[node].branches[branch];
            branch.visits += 1.0;
            branch.sum += values[seat.index()];
        }
    }
}

/// A few quick decisions more, weighted by the game's own rules of thumb.
fn outlook<G: Evaluate>(world: &mut G, chance: &mut Chance, rng: &mut Rng, legal: &mut Vec<G::Action>) {
    for _ in 0..G::OUTLOOK {
        if matches!(world.turn(), Turn::Over) {
            return;
        }
        legal.clear();
        world.legal(legal);
        let action = weighted(world, legal, rng);
        world.apply(action, chance, &mut Silent);
    }
}

fn weighted<G: Evaluate>(world: &G, legal: &[G::Action], rng: &mut Rng) -> G::Action {
    let weights: Vec<u32> = legal.iter().map(|&action| world.weight_0_1(action)).collect();
    let total: u32 = weights.iter().sum();
    if total == 0 {
        return rng.pick(legal);
    }
    let mut at = rng.below(total);
    for (&action, weight) in legal.iter().zip(weights) {
        match at.checked_sub(weight) {
            Some(rest) => at = rest,
            None => return action,
        }
    }
    unreachable!("the weights add up to the total")
}

/// The end as a lead in hundredths of a point, with a bonus for winning.
fn final_value<G: Game>(world: &G, seat: Seat) -> f64 {
    let outcome = world.outcome();
    let mine = &outcome.standings[seat.index()];
    let best = outcome.standings.iter().filter(|other| other.seat != seat).map(|other| other.score).max().unwrap_or(0);
    f64::from(100 * (mine.score - best)) + if mine.place == 1 { 500.0 } else { -500.0 }
}
