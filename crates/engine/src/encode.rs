//! A game in numbers, for what learns.

use crate::{Game, Seat, Seats};

/// A position in numbers as one seat knows it, and a number for every action.
pub trait Encode: Game {
    /// How many numbers [`Encode::features`] writes, whatever the position.
    const FEATURES: usize;

    /// How many numbers actions have.
    const ACTIONS: usize;

    /// What the position is like for a seat, in numbers that depend on nothing but that seat's view.
    fn features(&self, seat: Seat, out: &mut Features);

    /// What was learned from these numbers about tables of so many, as the trainer wrote it; nothing unless the arena has
    /// found it better there than the evaluation by hand.
    fn learned(seats: Seats) -> Option<&'static str> {
        let _ = seats;
        None
    }

    /// The number of a legal action, below [`Encode::ACTIONS`]; no other action that is legal here has it.
    fn index(&self, action: Self::Action) -> usize;

    /// The legal action of that number.
    fn action_at(&self, index: usize) -> Option<Self::Action> {
        let mut legal = Vec::new();
        self.legal(&mut legal);
        legal.into_iter().find(|&action| self.index(action) == index)
    }
}

/// The paper that features are written on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Features(Vec<i16>);

impl Features {
    /// Clean paper.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// What has been written.
    pub fn as_slice(&self) -> &[i16] {
        &self.0
    }

    /// Writes a number; what is too large is cut off.
    pub fn add(&mut self, number: impl Into<i32>) {
        self.0.push(number.into().clamp(i16::MIN.into(), i16::MAX.into()) as i16);
    }

    /// Writes several numbers.
    pub fn extend<N: Into<i32>>(&mut self, numbers: impl IntoIterator<Item = N>) {
        numbers.into_iter().for_each(|number| self.add(number));
    }

    /// Writes one number for each of `many` things: 1 for the one that it is, 0 for the others.
    pub fn one_of(&mut self, which: usize, many: usize) {
        (0..many).for_each(|thing| self.add(thing == which));
    }

    /// Writes nothing but zeros, for what is not there.
    pub fn blank(&mut self, many: usize) {
        self.0.resize(self.0.len() + many, 0);
    }
}

/// The number of the `within`-th of a kind of things, where kinds of these sizes are numbered one after the other.
pub fn numbered(sizes: &[usize], kind: usize, within: usize) -> usize {
    assert!(within < sizes[kind], "thing {within} of kind {kind}, which has {}", sizes[kind]);
    sizes[..kind].iter().sum::<usize>() + within
}

/// How many things there are in kinds of these sizes.
pub const fn counted(sizes: &[usize]) -> usize {
    let (mut all, mut kind) = (0, 0);
    while kind < sizes.len() {
        all += sizes[kind];
        kind += 1;
    }
    all
}
