//! Looking ahead: many imagined worlds, one tree over what the players do in them.
//!
//! Every round imagines a world from the view, walks down the tree as far as it goes (each decider choosing what has
//! served them best, by an upper confidence bound), plays a few decisions more by rule of thumb, asks the game what every
//! seat may hope for, and tells all nodes on the way. Moves that look best at one step are tried first, and more of them
//! the longer a node is studied. At the root the worlds are dealt out evenly, and the worse half of the moves is dropped
//! again and again (sequential halving): few worlds then say more than a bound would.

use engine::{BySeat, Chance, Evaluate, Game, Rng, Seat, Seats, Silent, Turn};

use crate::name::Budget;
use crate::outlook::{Scale, outlook};
use crate::pace::Pace;
use crate::player::{Fault, Player, Question};
use crate::simple::values;

/// How much curiosity weighs against success.
const CURIOSITY: f64 = 0.7;
/// How many branches a node may have after `n` visits: `WIDTH * sqrt(n)`.
const WIDTH: f64 = 1.5;
/// How many moves are studied at the root, and in how many worlds all of them are glanced at to choose these.
const CANDIDATES: usize = 24;
const GLANCES: usize = 4;

/// A player that looks ahead.
pub(crate) struct Searcher {
    budget: Budget,
}

impl Searcher {
    pub fn new(budget: Budget) -> Self {
        Self { budget }
    }
}

impl<G: Evaluate> Player<G> for Searcher {
    fn choose(&mut self, question: &Question<'_, G>, luck: &mut Rng) -> Result<G::Action, Fault> {
        let mut tree = Tree::<G>::new(question.seats);
        let best = tree.study(question, self.budget, luck);
        Ok(tree.nodes[ROOT].branches[best[0]].action)
    }
}

const ROOT: usize = 0;

/// The tree: nodes by number, the root first, and what is written on in every round.
struct Tree<G: Game> {
    nodes: Vec<Node<G::Action>>,
    scale: Scale,
    seats: Seats,
    legal: Vec<G::Action>,
    fresh: Vec<G::Action>,
    path: Vec<(usize, usize, Seat)>,
}

struct Node<A> {
    /// The most promising first.
    branches: Vec<Branch<A>>,
    /// The places of the branches, in the order of their actions.
    sorted: Vec<u16>,
    visits: u32,
}

struct Branch<A> {
    action: A,
    /// How good the move looked at one step.
    promise: i64,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    sum: f64,
    /// The node behind it; the root is behind none, so that its number says there is none yet.
    node: usize,
    /// The visit of the node at which it was last legal.
    seen: u32,
}

impl<A: engine::Action> Node<A> {
    fn new() -> Self {
        Self { branches: Vec::new(), sorted: Vec::new(), visits: 0 }
    }

    /// Marks what is legal at this visit; what has no branch yet goes to `fresh`. Both lists are sorted by action.
    fn mark(&mut self, legal: &[A], fresh: &mut Vec<A>) {
        fresh.clear();
        let mut known = self.sorted.iter().map(|&place| usize::from(place)).peekable();
        for &action in legal {
            while known.next_if(|&place| self.branches[place].action < action).is_some() {}
            match known.next_if(|&place| self.branches[place].action == action) {
                Some(place) => self.branches[place].seen = self.visits,
                None => fresh.push(action),
            }
        }
    }

    fn add(&mut self, branches: impl Iterator<Item = Branch<A>>) {
        self.branches.extend(branches);
        self.branches.sort_by(|a, b| b.promise.cmp(&a.promise).then(a.action.cmp(&b.action)));
        self.sorted = (0..self.branches.len() as u16).collect();
        self.sorted.sort_unstable_by_key(|&place| self.branches[usize::from(place)].action);
    }

    /// The branch of the highest bound among the most promising that are legal.
    fn best(&mut self) -> usize {
        let open = 1 + (WIDTH * f64::from(self.visits).sqrt()) as usize;
        let (mut best, mut highest) = (0, f64::NEG_INFINITY);
        let here = self.branches.iter_mut().enumerate().filter(|(_, branch)| branch.seen == self.visits);
        for (place, branch) in here.take(open) {
            branch.available += 1;
            let bound = branch.bound();
            if bound > highest {
                (best, highest) = (place, bound);
            }
        }
        best
    }
}

impl<A> Branch<A> {
    fn new(action: A, promise: i64, seen: u32) -> Self {
        Self { action, promise, visits: 0, available: 0, sum: 0.0, node: ROOT, seen }
    }

    fn bound(&self) -> f64 {
        match self.visits {
            0 => f64::INFINITY,
            visits => {
                let curiosity = (f64::from(self.available + 1).ln() / f64::from(visits)).sqrt();
                self.mean() + CURIOSITY * curiosity
            }
        }
    }

    fn mean(&self) -> f64 {
        self.sum / f64::from(self.visits.max(1))
    }
}

impl<G: Evaluate> Tree<G> {
    fn new(seats: Seats) -> Self {
        let (legal, fresh, path) = (Vec::new(), Vec::new(), Vec::new());
        Self { nodes: vec![Node::new()], scale: Scale::default(), seats, legal, fresh, path }
    }

    /// The places of the root's branches, the best first, after the worlds have been spent.
    fn study(&mut self, question: &Question<'_, G>, budget: Budget, luck: &mut Rng) -> Vec<usize> {
        let promises = values(question, GLANCES, luck);
        let branches = question.legal.iter().zip(promises).map(|(&action, promise)| Branch::new(action, promise, 0));
        self.nodes[ROOT].add(branches);
        let mut left: Vec<usize> = (0..question.legal.len().min(CANDIDATES)).collect();
        let halvings = left.len().next_power_of_two().trailing_zeros().max(1);
        let mut keep = left.len();
        for _ in 0..halvings {
            let mut pace = Pace::new(budget.part(halvings));
            for &branch in left[..keep].iter().cycle() {
                if !pace.goes_on() {
                    break;
                }
                self.round(G::imagine(question.view, luck), branch, luck);
            }
            let mean = |place: usize| self.nodes[ROOT].branches[place].mean();
            left[..keep].sort_by(|&a, &b| mean(b).total_cmp(&mean(a)));
            keep = keep.div_ceil(2);
        }
        left
    }

    /// One world, from a branch of the root on.
    fn round(&mut self, mut world: G, mut branch: usize, luck: &mut Rng) {
        let mut chance = Chance::new(luck.seed());
        let mut node = ROOT;
        self.path.clear();
        while let Turn::Decide { seat, .. } = world.turn() {
            if node != ROOT {
                branch = self.choose(node, (&world, &chance), seat);
            }
            let taken = &mut self.nodes[node].branches[branch];
            let (action, next) = (taken.action, taken.node);
            self.path.push((node, branch, seat));
            world.apply(action, &mut chance, &mut Silent);
            if next == ROOT {
                self.nodes[node].branches[branch].node = self.nodes.len();
                self.nodes.push(Node::new());
                break;
            }
            node = next;
        }
        outlook(&mut world, &mut chance, luck, &mut self.legal);
        let values = self.scale.values(&world, self.seats);
        self.tell(&values);
    }

    fn choose(&mut self, node: usize, here: (&G, &Chance), seat: Seat) -> usize {
        let mut legal = std::mem::take(&mut self.legal);
        legal.clear();
        here.0.legal(&mut legal);
        self.meet(node, here, seat, &legal);
        self.legal = legal;
        self.nodes[node].best()
    }

    /// Marks what is legal at a node, with a branch for what was not legal there before.
    fn meet(&mut self, node: usize, (world, chance): (&G, &Chance), seat: Seat, legal: &[G::Action]) {
        let Self { nodes, fresh, .. } = self;
        let node = &mut nodes[node];
        node.visits += 1;
        node.mark(legal, fresh);
        if fresh.is_empty() {
            return;
        }
        let visits = node.visits;
        let branch = |&action: &G::Action| {
            let mut next = world.clone();
            next.apply(action, &mut chance.clone(), &mut Silent);
            Branch::new(action, next.evaluate(seat).into(), visits)
        };
        node.add(fresh.iter().map(branch));
    }

    fn tell(&mut self, values: &BySeat<f64>) {
        for &(node, branch, seat) in &self.path {
            let branch = &mut self.nodes[node].branches[branch];
            branch.visits += 1;
            branch.sum += values[seat];
        }
    }
}
