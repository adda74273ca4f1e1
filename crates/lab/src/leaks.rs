//! Whether players peek. What a seat cannot see is drawn anew, and whoever sits there is asked again with the same luck:
//! the answer must be the same.

use bots::{Fault, Name};
use engine::{Chance, Evaluate, Rng, Seats, Seed, Silent, Turn, Viewer};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;
use testkit::arena::ArenaError;

/// Who is asked, and how often.
#[derive(Clone, Debug)]
pub struct LeakPlan {
    /// The options.
    pub options: Value,
    /// Who plays, by seat.
    pub bots: Vec<Name>,
    /// At least so many decisions that leave a choice are asked twice.
    pub states: u32,
    /// The number of the first seed.
    pub seed: u64,
}

/// What came of it. The keys are stable.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Leaks {
    /// How many decisions that left a choice were asked twice.
    pub states: u32,
    /// In how many of them something was hidden from the decider, and was different when it was drawn anew.
    pub hidden: u32,
    /// Where a player answered differently.
    pub leaks: Vec<Leak>,
}

/// A decision that depended on what the decider cannot see.
#[derive(Clone, Debug, Serialize)]
pub struct Leak {
    /// Who decided.
    pub bot: String,
    /// The number of the seed.
    pub seed: u64,
    /// After how many decisions.
    pub step: u32,
    /// What was answered, in the real position and in the other.
    pub answers: [String; 2],
}

/// Games that are played at a time. Fixed, so that the same decisions are asked on every machine.
const BATCH: u64 = 16;

pub(crate) fn run<G: Evaluate>(options: &G::Options, plan: &LeakPlan) -> Result<Leaks, ArenaError> {
    G::INFO.check_seats(Seats(plan.bots.len() as u8))?;
    let mut found = Leaks::default();
    let mut seed = plan.seed;
    while found.states < plan.states {
        let games = (seed..seed + BATCH).into_par_iter();
        let games = games.map(|seed| game::<G>(options, &plan.bots, seed)).collect::<Result<Vec<_>, ArenaError>>()?;
        games.into_iter().for_each(|game| found.add(game));
        seed += BATCH;
    }
    Ok(found)
}

impl Leaks {
    fn add(&mut self, other: Leaks) {
        self.states += other.states;
        self.hidden += other.hidden;
        self.leaks.extend(other.leaks);
    }
}

/// One game, every decision of which is asked twice.
fn game<G: Evaluate>(options: &G::Options, bots: &[Name], number: u64) -> Result<Leaks, ArenaError> {
    let (seed, seats) = (Seed::from_number(number), Seats(bots.len() as u8));
    let mut chance = Chance::new(seed);
    let mut position = G::setup(options, seats, &mut chance, &mut Silent)?;
    let (mut found, mut step, mut dealer) = (Leaks::default(), 0, Rng::new(&seed, u64::MAX));
    let mut legal = Vec::new();
    while let Turn::Decide { seat, .. } = position.turn() {
        legal.clear();
        position.legal(&mut legal);
        let view = position.view(Viewer::Seat(seat));
        let other = G::imagine(&view, &mut dealer);
        let name = &bots[seat.index()];
        let ask = |position: &G| ask::<G>(name, &position.view(Viewer::Seat(seat)), seats, bots::luck(&seed, step));
        let (action, again) = (ask(&position)?, ask(&other)?);
        found.states += u32::from(legal.len() > 1);
        found.hidden += u32::from(legal.len() > 1 && other != position);
        if action != again {
            let (bot, answers) = (name.to_string(), [action.to_string(), again.to_string()]);
            found.leaks.push(Leak { bot, seed: number, step: step as u32, answers });
        }
        position.apply(action, &mut chance, &mut Silent);
        step += 1;
    }
    Ok(found)
}

fn ask<G: Evaluate>(name: &Name, view: &G::View, seats: Seats, mut luck: Rng) -> Result<G::Action, Fault> {
    bots::answer(catalog::player::<G>(name)?.as_mut(), (view, seats), &mut luck, &mut Vec::new())
}
