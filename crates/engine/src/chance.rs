//! Chance: one seed, separate streams, the same numbers on every machine.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::List;

/// A stream of random numbers (ChaCha8): portable, seedable, unpredictable.
///
/// The few ways of drawing are our own, because a record must replay for ever, whatever a library changes.
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// Stream number `stream` of a seed.
    pub fn new(seed: &Seed, stream: u64) -> Self {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        rng.set_stream(stream);
        Self(rng)
    }

    /// A stream for experiments: `Rng::from_number(7)`.
    pub fn from_number(number: u64) -> Self {
        Self::new(&Seed::from_number(number), 0)
    }

    /// A uniform number below `n`, which must not be 0.
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "nothing lies below 0");
        // Lemire's method: multiply, and draw again in the rare case that would favour some numbers.
        let mut wide = u64::from(self.0.next_u32()) * u64::from(n);
        if (wide as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (wide as u32) < threshold {
                wide = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }

    /// A uniform index of a slice of `len` items.
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).expect("a short list")) as usize
    }

    /// A uniform member of a slice that is not empty.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.index(items.len())]
    }

    /// Shuffles in place, every order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.index(i + 1));
        }
    }

    /// A fresh seed drawn from this stream.
    pub fn seed(&mut self) -> Seed {
        let mut seed = [0; 32];
        self.0.fill_bytes(&mut seed);
        Seed(seed)
    }
}

/// All the chance of one match: 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

/// A seed that is not 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits, or a whole number for a short one; this is {0:?}")]
pub struct SeedError(pub String);

impl Seed {
    /// The seed that a short number stands for, for tests and experiments.
    pub fn from_number(number: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"piazza seed number ");
        hash.update(number.to_be_bytes());
        Self(hash.finalize().into())
    }

    /// What is published before the first move: the hash of the seed.
    pub fn commitment(&self) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(b"piazza seed commitment ");
        hash.update(self.0);
        Commitment(hex(&hash.finalize()))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl FromStr for Seed {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Self, SeedError> {
        if text.len() < 20
            && let Ok(number) = text.parse()
        {
            return Ok(Self::from_number(number));
        }
        let bad = || SeedError(text.chars().take(80).collect());
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(bad());
        }
        let mut seed = [0; 32];
        for (i, byte) in seed.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| bad())?;
        }
        Ok(Self(seed))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The published hash of a seed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(pub String);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The most sources of chance of a game.
const SOURCES: usize = 16;

/// The chance of a match: a seed and how often each source of chance has been used. Flat, because a search copies it
/// for every move it tries.
///
/// Every use opens a stream of its own, so two matches on one seed meet the same decks whatever the
/// players do in between.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    seed: Seed,
    opened: List<u32, SOURCES>,
}

impl Chance {
    /// Chance from a seed, nothing used yet.
    pub fn new(seed: Seed) -> Self {
        Self { seed, opened: List::new() }
    }

    /// The next stream of a source of chance (setup, a deck, a reshuffle ...), numbered by the game from 0 to 15.
    pub fn open(&mut self, source: u8) -> Rng {
        let source = usize::from(source);
        while self.opened.len() <= source {
            self.opened.push(0);
        }
        self.opened[source] += 1;
        Rng::new(&self.seed, ((source as u64) << 32) | u64::from(self.opened[source]))
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes everything");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_the_same_for_ever() {
        let mut rng = Rng::from_number(1);
        let drawn: Vec<u32> = (0..8).map(|_| rng.below(1000)).collect();
        assert_eq!(drawn, [577, 366, 481, 456, 741, 534, 587, 345]);
    }

    #[test]
    fn below_is_even() {
        let mut rng = Rng::from_number(2);
        let mut counts = [0u32; 6];
        (0..60_000).for_each(|_| counts[rng.below(6) as usize] += 1);
        assert!(counts.iter().all(|&n| (9_600..10_400).contains(&n)), "{counts:?}");
    }

    #[test]
    fn streams_do_not_depend_on_each_other() {
        let seed = Seed::from_number(3);
        let (mut a, mut b) = (Chance::new(seed), Chance::new(seed));
        a.open(0);
        a.open(2);
        assert_eq!(a.open(1).below(1 << 30), b.open(1).below(1 << 30));
        assert_ne!(a.open(1).below(1 << 30), b.open(0).below(1 << 30));
    }

    #[test]
    fn what_was_saved_as_a_list_of_counts_reads_back() {
        let mut chance = Chance::new(Seed::from_number(5));
        (0..3).for_each(|_| drop(chance.open(2)));
        let text = serde_json::to_string(&chance).expect("plain data");
        assert!(text.ends_with(r#""opened":[0,0,3]}"#), "{text}");
        assert_eq!(serde_json::from_str::<Chance>(&text).expect("what was written"), chance);
    }

    #[test]
    fn seeds_read_back() {
        let seed = Seed::from_number(4);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("4".parse(), Ok(seed));
        assert!("xyz".parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
        assert!("+f".repeat(32).parse::<Seed>().is_err(), "a sign is no digit");
    }
}
