//! What is likely to come of an action: some futures, imagined from what the decider sees, in which everybody does what
//! looks best at once. The same worlds are imagined for every action, so that two actions are compared and not their luck.

use bots::Question;
use engine::pieces::Gauge;
use engine::{Chance, Evaluate, Event, Phrase, Present, Rng, Seat, Seed, Turn, Viewer};

use crate::table::numbers;

/// The number that is counted as points.
pub(crate) const SCORE: &str = "score";
/// The most decisions until the decider is asked again: a turn of everybody, with room to spare.
const LONGEST: usize = 60;

/// One way in which things may go on.
pub(crate) struct Future {
    /// The numbers on all panels when the decider is asked again after the others, as the decider sees them.
    pub numbers: Vec<(Seat, &'static str, i64)>,
    /// What the others picked on the way.
    pub others: Vec<(Seat, Vec<String>)>,
    /// What the decider loses before the present part of the game ends.
    pub losses: Vec<(&'static str, i64)>,
    /// Whether the game is over by then, so that nothing comes later.
    pub over: bool,
}

/// The worlds of so many futures.
pub(crate) fn worlds(count: usize, luck: &mut Rng) -> Vec<Seed> {
    (0..count).map(|_| luck.seed()).collect()
}

/// What comes of an action in one world. The decider goes on as in the line behind it, as long as it is their own and fits.
pub(crate) fn future<G: Present + Evaluate>(
    question: &Question<'_, G>,
    action: G::Action,
    line: &[(Seat, G::Action)],
    world: &Seed,
) -> Future {
    let mut walk = Walk::begin(question, action, world);
    walk.follow(line);
    for _ in 0..LONGEST {
        if !walk.asks_another() {
            break;
        }
        walk.go_on();
    }
    let numbers = numbers::<G>(&walk.world.view(Viewer::Seat(question.seat)));
    let over = walk.world.turn() == Turn::Over;
    for _ in 0..G::FORESIGHT {
        if walk.own_chapter().1 {
            break;
        }
        walk.go_on();
    }
    Future { numbers, losses: walk.losses(), others: walk.others, over }
}

/// What somebody new would be sorry for at once, in whatever world.
pub(crate) fn slip<G: Present + Evaluate>(
    question: &Question<'_, G>,
    action: G::Action,
    worlds: &[Seed],
) -> Option<Phrase> {
    let mut slips = worlds.iter().map(|world| Walk::begin(question, action, world).slip(action));
    let first = slips.next()??;
    slips.all(|slip| slip.as_ref() == Some(&first)).then_some(first)
}

/// One world, while everybody goes on in it.
struct Walk<'a, G: Present + Evaluate> {
    question: &'a Question<'a, G>,
    world: G,
    chance: Chance,
    luck: Rng,
    events: Vec<G::Event>,
    others: Vec<(Seat, Vec<String>)>,
    legal: Vec<G::Action>,
}

impl<'a, G: Present + Evaluate> Walk<'a, G> {
    fn begin(question: &'a Question<'a, G>, action: G::Action, seed: &Seed) -> Self {
        let mut luck = Rng::new(seed, 0);
        let (mut world, mut chance) = (G::imagine(question.view, &mut luck), Chance::new(luck.seed()));
        let mut events = Vec::new();
        world.apply(action, &mut chance, &mut events);
        Self { question, world, chance, luck, events, others: Vec::new(), legal: Vec::new() }
    }

    /// Goes the way that a search has seen for the rest of the decider's turn.
    fn follow(&mut self, line: &[(Seat, G::Action)]) {
        for &(seat, action) in line.iter().take_while(|(seat, _)| *seat == self.question.seat) {
            self.legal.clear();
            self.world.legal(&mut self.legal);
            if self.world.turn().seat() != Some(seat) || !self.legal.contains(&action) {
                return;
            }
            self.world.apply(action, &mut self.chance, &mut self.events);
        }
    }

    /// As in a preview, nothing is said of what belongs to the next part of the game.
    fn slip(&self, action: G::Action) -> Option<Phrase> {
        let after = self.world.view(Viewer::Seat(self.question.seat));
        let (_, over) = self.own_chapter();
        G::say_slip(self.question.view, action, (!over).then_some(&after))
    }

    /// Whether the turn of the decider, or that of the others after it, still goes on.
    fn asks_another(&self) -> bool {
        self.world.turn().seat().is_some_and(|seat| seat != self.question.seat || self.others.is_empty())
    }

    /// Whoever decides does what looks best at once.
    fn go_on(&mut self) {
        let Turn::Decide { seat, .. } = self.world.turn() else { return };
        let Self { question, world, chance, luck, events, others, legal } = self;
        let view = world.view(Viewer::Seat(seat));
        legal.clear();
        world.legal(legal);
        let next = bots::greedy(&Question::<G> { view: &view, seat, seats: question.seats, legal }, luck);
        if seat != question.seat {
            others.push((seat, G::picks(&view, next)));
        }
        world.apply(next, chance, events);
    }

    /// What happened in the present part of the game, and whether it is over.
    fn own_chapter(&self) -> (&[G::Event], bool) {
        match self.events.iter().position(Event::ends_chapter) {
            Some(end) => (&self.events[..end], true),
            None => (&self.events, self.world.turn() == Turn::Over),
        }
    }

    fn losses(&self) -> Vec<(&'static str, i64)> {
        let mut sums: Vec<(&'static str, i64)> = Vec::new();
        let (events, _) = self.own_chapter();
        for Gauge { key, value, .. } in events.iter().filter_map(|event| G::loss(event, self.question.seat)) {
            match sums.iter_mut().find(|(known, _)| *known == key) {
                Some((_, sum)) => *sum += value,
                None => sums.push((key, value)),
            }
        }
        sums
    }
}

impl Future {
    /// A number of somebody, if it is shown.
    pub fn number(&self, seat: Seat, key: &str) -> Option<i64> {
        self.numbers.iter().find(|(whose, name, _)| (*whose, *name) == (seat, key)).map(|(_, _, value)| *value)
    }

    /// How much of something the decider loses.
    pub fn loss(&self, key: &str) -> i64 {
        self.losses.iter().find(|(name, _)| *name == key).map_or(0, |(_, lost)| *lost)
    }
}

/// Everything that is lost in any of the futures.
pub(crate) fn losses<'a>(futures: impl IntoIterator<Item = &'a Future>) -> Vec<&'static str> {
    let mut keys: Vec<&str> = futures.into_iter().flat_map(|future| &future.losses).map(|(key, _)| *key).collect();
    keys.sort_unstable();
    keys.dedup();
    keys
}

/// The mean as a whole number.
pub(crate) fn mean(values: &[i64]) -> i64 {
    (values.iter().sum::<i64>() as f64 / values.len().max(1) as f64).round() as i64
}

/// The mean of what sets two actions apart, world by world, as a whole number; 0 unless it is so in half of the worlds and
/// hardly ever the other way round.
pub(crate) fn usual(differences: &[i64]) -> i64 {
    let mean = mean(differences);
    let count = |sign: i64| differences.iter().filter(|difference| difference.signum() == sign).count();
    let (same, against) = (count(mean.signum()), count(-mean.signum()));
    if 2 * same >= differences.len() && same > 3 * against { mean } else { 0 }
}
