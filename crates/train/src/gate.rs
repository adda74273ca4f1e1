//! Whether what was learned is better: blocks of games, one seed with all rotations each.

use std::sync::Arc;
use std::time::Instant;

use bots::{Name, Network, Player};
use engine::Evaluate;
use rayon::prelude::*;
use testkit::arena::{Deal, Entrant, Share, Tally, play_game};

use crate::play::Believer;

/// Seeds that games are learned from lie below this, seeds of claims above a million.
const FIRST_SEED: u64 = 500_000_000;
/// Blocks between two looks at the clock, for every thread one.
const FEWEST: usize = 8;

/// Who meets the network.
pub enum Rival {
    /// Somebody who looks through as many worlds.
    Believer(Believer),
    /// Anybody, by name.
    Known(Name),
}

/// What a meeting at tables of one size came to.
pub struct Meeting {
    pub players: u8,
    pub blocks: Vec<Tally>,
}

impl Meeting {
    pub fn share(&self) -> Share {
        Share::over(&self.blocks)
    }

    /// Whether the network is stronger beyond doubt.
    pub fn is_won(&self) -> bool {
        self.blocks.len() >= FEWEST && self.share().low > 1.0 / f64::from(self.players)
    }

    /// Whether it is weaker beyond doubt.
    pub fn is_lost(&self) -> bool {
        self.blocks.len() >= FEWEST && self.share().high < 1.0 / f64::from(self.players)
    }
}

/// Has a network meet a rival at tables of so many players until the time is over; both look through as many worlds.
pub fn meet<G: Evaluate>(network: &Arc<Network>, (rival, worlds): (&Rival, u32), players: u8, end: Instant) -> Meeting {
    let mut meeting = Meeting { players, blocks: Vec::new() };
    let at_once = rayon::current_num_threads().max(FEWEST) as u64;
    let mut seed = FIRST_SEED;
    while Instant::now() < end {
        let block = |seed: u64| block::<G>(network, (rival, worlds), players, seed);
        meeting.blocks.par_extend((seed..seed + at_once).into_par_iter().map(block));
        seed += at_once;
    }
    meeting
}

fn block<G: Evaluate>(network: &Arc<Network>, (rival, worlds): (&Rival, u32), players: u8, seed: u64) -> Tally {
    let entrant = |believer: &Believer| {
        let believer = believer.clone();
        Entrant::<G>::own("a search", move || Boxed(believer.player::<G>(worlds)))
    };
    let rival = match rival {
        Rival::Believer(believer) => entrant(believer),
        Rival::Known(name) => Entrant::known(name, catalog::player),
    };
    let entrants = [entrant(&Believer::Network(network.clone())), rival];
    let mut tally = Tally::default();
    for number in 0..u32::from(players) {
        let mut seating = vec![1; players.into()];
        seating[number as usize] = 0;
        let result = play_game(&G::Options::default(), &entrants, seating, Deal { seed, number });
        tally.add(&result.expect("the usual options"), |_, entrant| entrant == 0);
    }
    tally
}

/// A player behind a box is a player.
struct Boxed<G: engine::Game>(Box<dyn Player<G>>);

impl<G: Evaluate> Player<G> for Boxed<G> {
    fn choose(&mut self, question: &bots::Question<'_, G>, luck: &mut engine::Rng) -> Result<G::Action, bots::Fault> {
        self.0.choose(question, luck)
    }
}
