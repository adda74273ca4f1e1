//! Looking ahead: many imagined worlds, one tree over what the players do in them.
//!
//! Every round imagines a world from the view, walks down the tree as far as it goes (each decider choosing what has
//! served them best, by an upper confidence bound), plays on until the evaluator can judge, asks it what every
//! seat may hope for, and tells all nodes on the way. Moves that look best at one step are tried first, and more of them
//! the longer a node is studied. At the root the worlds are dealt out evenly, and the worse half of the moves is dropped
//! again and again (sequential halving): few worlds then say more than a bound would.

use engine::{BySeat, Chance, Evaluate, Game, Rng, Seat, Seats, Silent, Turn};

use crate::evaluator::{Evaluator, Standing};
use crate::name::Budget;
use crate::outlook::{Paper, Scale};
use crate::pace::Pace;
use crate::player::{Fault, Player, Question};
use crate::simple::promises;
use crate::tree::{Branch, Habits, Node, ROOT};
use crate::weigh::Weighed;

/// How many moves are studied at the root, and in how many worlds all of them are glanced at to choose these.
const CANDIDATES: usize = 24;
const GLANCES: usize = 4;
/// How far a line is followed that is shown to people.
const LINE: usize = 6;

/// What is hoped of a branch of the root, where every one is studied for itself.
const EVEN: f64 = 0.5;

/// A player that looks ahead as far as its budget goes, and then believes an evaluator.
pub(crate) struct Searcher<E> {
    budget: Budget,
    evaluator: E,
}

impl<E> Searcher<E> {
    pub fn new(budget: Budget, evaluator: E) -> Self {
        Self { budget, evaluator }
    }
}

impl<G: Evaluate, E: Evaluator<G> + Send> Player<G> for Searcher<E> {
    fn choose(&mut self, question: &Question<'_, G>, luck: &mut Rng) -> Result<G::Action, Fault> {
        let mut tree = Tree::new(question.seats, &mut self.evaluator);
        let best = tree.study(question, self.budget, luck);
        Ok(tree.nodes[ROOT].branches[best[0]].action)
    }
}

/// The tree: nodes by number, the root first, and what is written on in every round.
pub(crate) struct Tree<'a, G: Game, E> {
    evaluator: &'a mut E,
    nodes: Vec<Node<G::Action>>,
    /// By branch of the root: the sums of everybody's leads.
    leads: Vec<BySeat<i64>>,
    scale: Scale,
    seats: Seats,
    paper: Paper<G::Action>,
    fresh: Vec<G::Action>,
    path: Vec<(usize, usize, Seat)>,
    standings: Vec<Standing>,
}

impl<'a, G: Evaluate, E: Evaluator<G>> Tree<'a, G, E> {
    pub fn new(seats: Seats, evaluator: &'a mut E) -> Self {
        let (nodes, leads, scale) = (vec![Node::new()], Vec::new(), Scale::default());
        let (paper, fresh, path, standings) = (Paper::default(), Vec::new(), Vec::new(), Vec::new());
        Self { evaluator, nodes, leads, scale, seats, paper, fresh, path, standings }
    }

    /// The places of the root's branches that were studied, the best first, after the worlds have been spent.
    pub fn study(&mut self, question: &Question<'_, G>, budget: Budget, luck: &mut Rng) -> Vec<usize> {
        let promises = promises(question, GLANCES, self.evaluator, luck);
        let branches =
            question.legal.iter().zip(promises).map(|(&action, promise)| Branch::new(action, promise, EVEN, 0));
        self.nodes[ROOT].add(branches);
        self.leads = vec![BySeat::default(); question.legal.len()];
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
            left[..keep].sort_by(|&a, &b| self.mean(b).total_cmp(&self.mean(a)));
            keep = keep.div_ceil(2);
        }
        left
    }

    /// Studies one branch of the root until it has had as many worlds as another.
    pub fn study_as_closely(&mut self, branch: usize, other: usize, question: &Question<'_, G>, luck: &mut Rng) {
        while self.nodes[ROOT].branches[branch].visits < self.nodes[ROOT].branches[other].visits {
            self.round(G::imagine(question.view, luck), branch, luck);
        }
    }

    /// The place of an action at the root.
    pub fn place(&self, action: G::Action) -> Option<usize> {
        self.nodes[ROOT].branches.iter().position(|branch| branch.action == action)
    }

    /// How well a branch of the root has done.
    pub fn mean(&self, place: usize) -> f64 {
        self.nodes[ROOT].branches[place].mean()
    }

    /// What is thought of a branch of the root.
    pub fn weighed(&self, place: usize) -> Weighed<G::Action> {
        let branch = &self.nodes[ROOT].branches[place];
        let mut leads = BySeat::default();
        let worlds = i64::from(branch.visits.max(1));
        self.seats.iter().for_each(|seat| leads[seat] = (self.leads[place][seat] / worlds) as i32);
        let follow = |node: &usize| {
            let next = self.nodes[*node].main()?;
            Some(next.node).filter(|&next| next != ROOT)
        };
        let nodes = std::iter::successors(Some(branch.node).filter(|&node| node != ROOT), follow);
        let line = nodes.filter_map(|node| Some((self.nodes[node].decider?, self.nodes[node].main()?.action)));
        Weighed { action: branch.action, worlds: branch.visits, leads, line: line.take(LINE).collect() }
    }

    /// One world, from a branch of the root on.
    fn round(&mut self, mut world: G, mut branch: usize, luck: &mut Rng) {
        let mut chance = Chance::new(luck.seed());
        let (mut node, grown) = (ROOT, self.nodes.len());
        self.path.clear();
        while let Turn::Decide { seat, .. } = world.turn() {
            if node != ROOT {
                branch = self.choose(node, (&world, &chance), seat);
            }
            self.path.push((node, branch, seat));
            let taken = &mut self.nodes[node].branches[branch];
            world.apply(taken.action, &mut chance, &mut Silent);
            if taken.node == ROOT {
                taken.node = grown;
                self.nodes.push(Node::new());
                break;
            }
            node = taken.node;
        }
        self.evaluator.play_on(&mut world, &mut chance, luck, &mut self.paper);
        let mut standings = std::mem::take(&mut self.standings);
        standings.clear();
        self.evaluator.standings(std::slice::from_ref(&world), self.seats, &mut standings);
        self.tell(&standings[0]);
        self.standings = standings;
    }

    fn choose(&mut self, node: usize, here: (&G, &Chance), seat: Seat) -> usize {
        let mut legal = std::mem::take(&mut self.paper.legal);
        legal.clear();
        here.0.legal(&mut legal);
        self.meet(node, here, seat, &legal);
        self.paper.legal = legal;
        self.nodes[node].best(Habits::of::<G>())
    }

    /// Marks what is legal at a node, with a branch for what was not legal there before.
    fn meet(&mut self, node: usize, here: (&G, &Chance), seat: Seat, legal: &[G::Action]) {
        let Self { nodes, fresh, evaluator, scale, .. } = self;
        let node = &mut nodes[node];
        node.visits += 1;
        node.decider = Some(seat);
        node.mark(legal, fresh);
        if fresh.is_empty() {
            return;
        }
        let visits = node.visits;
        let promises = evaluator.promises(here, seat, fresh);
        let branch = |(&action, promise): (&_, i64)| Branch::new(action, promise, scale.fit(promise as f64), visits);
        node.add(fresh.iter().zip(promises).map(branch));
    }

    fn tell(&mut self, standing: &Standing) {
        let values = self.scale.values(standing, self.seats);
        let (_, first, _) = self.path[0];
        self.seats.iter().for_each(|seat| self.leads[first][seat] += i64::from(standing.leads[seat]));
        for &(node, branch, seat) in &self.path {
            self.nodes[node].branches[branch].tell(values[seat]);
        }
    }
}
