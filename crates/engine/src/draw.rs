//! How the seed of a match between people is drawn, so that nobody can choose or foresee it.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Commitment, Seed};

/// Where a seed comes from: a secret of the server and a random number from every player who gave one.
///
/// The server publishes the hash of its secret first and the secret itself after the end. So it cannot fit the secret
/// to the numbers, and whoever gives theirs last does not know what they would have to fit it to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// The server's secret.
    pub secret: Seed,
    /// The players' numbers, in seat order. Bots give none, and nor need people.
    pub parts: Vec<Option<Seed>>,
}

impl Draw {
    /// What is published before the first number is given: the hash of the secret.
    pub fn commitment(&self) -> Commitment {
        self.secret.commitment()
    }

    /// The seed that follows from the secret and the parts.
    pub fn seed(&self) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"piazza seed drawn ");
        hash.update(self.secret.0);
        for part in &self.parts {
            hash.update([u8::from(part.is_some())]);
            hash.update(part.map_or([0; 32], |part| part.0));
        }
        Seed(hash.finalize().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn seed(secret: u64, parts: [Option<u64>; 3]) -> String {
        let parts = parts.map(|part| part.map(Seed::from_number)).to_vec();
        Draw { secret: Seed::from_number(secret), parts }.seed().to_string()
    }

    #[test]
    fn the_secret_and_every_part_and_its_place_change_the_seed() {
        let seeds = [
            seed(1, [None, None, None]),
            seed(2, [None, None, None]),
            seed(1, [Some(7), None, None]),
            seed(1, [Some(8), None, None]),
            seed(1, [None, Some(7), None]),
            seed(1, [Some(7), Some(8), None]),
            seed(1, [Some(8), Some(7), None]),
        ];
        assert_eq!(seeds.iter().collect::<BTreeSet<_>>().len(), seeds.len(), "{seeds:?}");
    }

    #[test]
    fn a_draw_is_the_same_for_ever() {
        assert_eq!(
            seed(1, [Some(2), None, Some(3)]),
            "06f1ae3c0fc21edb126ef619183dab4488f30e98e6f584b4dcad9cbd193f4d7b"
        );
    }

    #[test]
    fn a_missing_part_is_not_a_part_of_zeros() {
        let of = |part| Draw { secret: Seed::from_number(1), parts: vec![part] }.seed();
        assert_ne!(of(None), of(Some(Seed([0; 32]))));
    }
}
