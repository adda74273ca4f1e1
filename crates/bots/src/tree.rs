//! A node of the search: the actions that somebody had there, and how they served them.

use engine::Seat;

/// What a search goes by when it chooses a branch, as the game says.
#[derive(Clone, Copy)]
pub(crate) struct Habits {
    /// How much curiosity weighs against success.
    curiosity: f64,
    /// How many visits the look at one step counts for.
    trust: f64,
}

impl Habits {
    pub fn of<G: engine::Evaluate>() -> Self {
        Self { curiosity: f64::from(G::CURIOSITY) / 100.0, trust: f64::from(G::TRUST) }
    }
}

/// How many branches a node may have after `n` visits: `WIDTH * sqrt(n)`.
const WIDTH: f64 = 1.5;
/// The number of the first node.
pub(crate) const ROOT: usize = 0;

pub(crate) struct Node<A> {
    /// The most promising first.
    pub branches: Vec<Branch<A>>,
    /// The places of the branches, in the order of their actions.
    sorted: Vec<u16>,
    pub visits: u32,
    /// Who decided here last.
    pub decider: Option<Seat>,
}

pub(crate) struct Branch<A> {
    pub action: A,
    /// How good the move looked at one step.
    promise: i64,
    pub visits: u32,
    /// How often it could have been chosen.
    available: u32,
    sum: f64,
    /// What the look at one step gives reason to hope for, between 0 and 1.
    hope: f64,
    /// The node behind it; the root is behind none, so that its number says there is none yet.
    pub node: usize,
    /// The visit of the node at which it was last legal.
    seen: u32,
}

impl<A: engine::Action> Node<A> {
    pub fn new() -> Self {
        Self { branches: Vec::new(), sorted: Vec::new(), visits: 0, decider: None }
    }

    /// Marks what is legal at this visit; what has no branch yet goes to `fresh`. Both lists are sorted by action.
    pub fn mark(&mut self, legal: &[A], fresh: &mut Vec<A>) {
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

    pub fn add(&mut self, branches: impl Iterator<Item = Branch<A>>) {
        self.branches.extend(branches);
        self.branches.sort_by(|a, b| b.promise.cmp(&a.promise).then(a.action.cmp(&b.action)));
        self.sorted = (0..self.branches.len() as u16).collect();
        self.sorted.sort_by_key(|&place| self.branches[usize::from(place)].action);
    }

    /// The branch of the highest bound among the most promising that are legal.
    pub fn best(&mut self, habits: Habits) -> usize {
        let open = 1 + (WIDTH * f64::from(self.visits).sqrt()) as usize;
        let (mut best, mut highest) = (0, f64::NEG_INFINITY);
        let here = self.branches.iter_mut().enumerate().filter(|(_, branch)| branch.seen == self.visits);
        for (place, branch) in here.take(open) {
            branch.available += 1;
            let bound = branch.bound(habits);
            if bound > highest {
                (best, highest) = (place, bound);
            }
        }
        best
    }

    /// The branch that was followed most often.
    pub fn main(&self) -> Option<&Branch<A>> {
        self.branches.iter().filter(|branch| branch.visits > 0).max_by_key(|branch| branch.visits)
    }
}

impl<A> Branch<A> {
    pub fn new(action: A, promise: i64, hope: f64, seen: u32) -> Self {
        Self { action, promise, visits: 0, available: 0, sum: 0.0, hope, node: ROOT, seen }
    }

    /// How well it may yet do: whatever nothing is known of comes first.
    fn bound(&self, habits: Habits) -> f64 {
        let visits = f64::from(self.visits) + habits.trust;
        if visits == 0.0 {
            return f64::INFINITY;
        }
        let mean = (self.sum + habits.trust * self.hope) / visits;
        mean + habits.curiosity * (libm::log(f64::from(self.available + 1)) / visits).sqrt()
    }

    pub fn mean(&self) -> f64 {
        self.sum / f64::from(self.visits.max(1))
    }

    pub fn tell(&mut self, value: f64) {
        self.visits += 1;
        self.sum += value;
    }
}
