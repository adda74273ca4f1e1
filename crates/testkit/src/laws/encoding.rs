//! The laws of a game in numbers.

use engine::{Encode, Features, Rng, Seat, Seats, Viewer};

/// Different legal actions have different numbers, all of them in range.
pub fn check_indices<G: Encode>(position: &G, legal: &[G::Action], at: impl Fn() -> String) {
    let mut indices: Vec<usize> = legal.iter().map(|&action| position.index(action)).collect();
    if let Some(beyond) = indices.iter().position(|&index| index >= G::ACTIONS) {
        panic!("{} has number {} of {} ({})", legal[beyond], indices[beyond], G::ACTIONS, at());
    }
    indices.sort_unstable();
    assert!(indices.is_sorted_by(|a, b| a < b), "two actions of {legal:?} have one number ({})", at());
}

/// A number reads back as the action that has it.
pub fn check_reading_back<G: Encode>(position: &G, action: G::Action, at: &str) {
    assert_eq!(position.action_at(position.index(action)), Some(action), "the number of {action} ({at})");
    assert_eq!(position.action_at(G::ACTIONS), None, "a number that no action has ({at})");
}

/// What a position is like for a seat depends on nothing that the seat cannot see, and has always as many numbers.
pub fn check_features<G: Encode>(position: &G, seats: Seats, rng: &mut Rng, at: &str) {
    for seat in seats.iter() {
        let world = G::imagine(&position.view(Viewer::Seat(seat)), rng);
        let (here, there) = (features(position, seat), features(&world, seat));
        assert_eq!(here.as_slice().len(), G::FEATURES, "numbers for seat {seat} ({at})");
        let differs = here.as_slice().iter().zip(there.as_slice()).position(|(a, b)| a != b);
        assert!(differs.is_none(), "number {differs:?} depends on what seat {seat} cannot see ({at})");
    }
}

fn features<G: Encode>(position: &G, seat: Seat) -> Features {
    let mut features = Features::default();
    position.features(seat, &mut features);
    features
}
