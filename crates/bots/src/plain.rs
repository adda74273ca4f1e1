//! The reference that never changes: information-set tree search as a public framework would give it, with random
//! playouts to the end of the game and no evaluation.
//!
//! One tree over what the players do (Cowling, Powley, Whitehouse 2012), a fresh deal per round, every mover maximising
//! its own share of wins, a bound that counts how often a move was there to be chosen.

use engine::{BySeat, Chance, Game, Rng, Seat, Silent, Turn};

use crate::name::Budget;
use crate::pace::Pace;
use crate::player::{Fault, Player, Question};

/// How much curiosity weighs against success.
const CURIOSITY: f64 = 0.7;

pub(crate) struct Plain {
    budget: Budget,
}

impl Plain {
    pub fn new(budget: Budget) -> Self {
        Self { budget }
    }
}

impl<G: Game> Player<G> for Plain {
    fn choose(&mut self, question: &Question<'_, G>, luck: &mut Rng) -> Result<G::Action, Fault> {
        let mut tree = Tree { nodes: vec![Node::default()] };
        let mut paper = Paper { path: Vec::new(), legal: Vec::new() };
        let mut pace = Pace::new(self.budget);
        while pace.goes_on() {
            let world = G::imagine(question.view, luck);
            tree.round(world, &mut paper, luck);
        }
        let most = tree.nodes[0].iter().max_by_key(|branch| branch.visits);
        Ok(most.map_or(question.legal[0], |branch| branch.action))
    }
}

/// A node is its branches, in the order of their actions.
type Node<A> = Vec<Branch<A>>;

struct Tree<A> {
    nodes: Vec<Node<A>>,
}

struct Branch<A> {
    action: A,
    visits: u32,
    available: u32,
    wins: f64,
    node: usize,
}

/// What is written on in every round.
struct Paper<A> {
    path: Vec<(usize, usize, Seat)>,
    legal: Vec<A>,
}

impl<A: engine::Action> Tree<A> {
    fn round<G: Game<Action = A>>(&mut self, mut world: G, paper: &mut Paper<A>, luck: &mut Rng) {
        let mut chance = Chance::new(luck.seed());
        let (mut node, mut grown) = (0, false);
        paper.path.clear();
        while let Turn::Decide { seat, .. } = world.turn() {
            paper.legal.clear();
            world.legal(&mut paper.legal);
            if grown {
                world.apply(luck.pick(&paper.legal), &mut chance, &mut Silent);
                continue;
            }
            let branch = self.choose(node, &paper.legal, luck);
            paper.path.push((node, branch, seat));
            let taken = &self.nodes[node][branch];
            grown = taken.visits == 0;
            world.apply(taken.action, &mut chance, &mut Silent);
            node = taken.node;
        }
        self.tell(&paper.path, &wins(&world));
    }

    /// The branch to follow among what is legal: any that was never tried, else the one of the highest bound.
    fn choose(&mut self, node: usize, legal: &[A], luck: &mut Rng) -> usize {
        for &action in legal {
            if let Err(place) = self.nodes[node].binary_search_by_key(&action, |branch| branch.action) {
                self.nodes.push(Vec::new());
                let branch = Branch { action, visits: 0, available: 0, wins: 0.0, node: self.nodes.len() - 1 };
                self.nodes[node].insert(place, branch);
            }
        }
        let branches = &mut self.nodes[node];
        let place = |action: &A| branches.binary_search_by_key(action, |branch| branch.action).expect("just met");
        let here: Vec<usize> = legal.iter().map(place).collect();
        here.iter().for_each(|&at| branches[at].available += 1);
        let untried: Vec<usize> = here.iter().copied().filter(|&at| branches[at].visits == 0).collect();
        if !untried.is_empty() {
            return luck.pick(&untried);
        }
        let bound = |at: usize| branches[at].bound();
        here.into_iter().max_by(|&a, &b| bound(a).total_cmp(&bound(b))).expect("something is legal")
    }

    fn tell(&mut self, path: &[(usize, usize, Seat)], wins: &BySeat<f64>) {
        for &(node, branch, seat) in path {
            let branch = &mut self.nodes[node][branch];
            branch.visits += 1;
            branch.wins += wins[seat];
        }
    }
}

impl<A> Branch<A> {
    fn bound(&self) -> f64 {
        let visits = f64::from(self.visits);
        self.wins / visits + CURIOSITY * (libm::log(f64::from(self.available)) / visits).sqrt()
    }
}

/// One win, shared by all who come first.
fn wins<G: Game>(world: &G) -> BySeat<f64> {
    let outcome = world.outcome();
    let share = 1.0 / outcome.winners().count() as f64;
    let mut wins = BySeat::default();
    outcome.winners().for_each(|seat| wins[seat] = share);
    wins
}
