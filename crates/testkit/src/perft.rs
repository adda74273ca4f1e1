//! Counts of decision sequences from a fixed seed: a fingerprint of move generation.

use engine::{Chance, Game, Seats, Seed, Silent, Turn};

/// How many sequences of `depth` decisions there are from the start; a game that ends earlier counts once.
pub fn perft<G: Game>(options: &G::Options, seats: u8, seed: u64, depth: u32) -> u64 {
    let mut chance = Chance::new(Seed::from_number(seed));
    let start = G::setup(options, Seats(seats), &mut chance, &mut Silent).expect("legal options");
    count(&start, &chance, depth)
}

fn count<G: Game>(position: &G, chance: &Chance, depth: u32) -> u64 {
    if depth == 0 || matches!(position.turn(), Turn::Over) {
        return 1;
    }
    let mut legal = Vec::new();
    position.legal(&mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    let after = |&action: &G::Action| {
        let (mut next, mut chance) = (position.clone(), chance.clone());
        next.apply(action, &mut chance, &mut Silent);
        count(&next, &chance, depth - 1)
    };
    legal.iter().map(after).sum()
}
