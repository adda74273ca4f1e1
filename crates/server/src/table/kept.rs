//! A value that counts its changes, so that nobody has to compare it to know whether it is as it was.

use std::ops::{Deref, DerefMut};

/// A value and how often somebody may have changed it.
pub struct Kept<T> {
    value: T,
    version: u64,
}

impl<T> Kept<T> {
    /// A value as it is at first.
    pub const fn new(value: T) -> Self {
        Self { value, version: 0 }
    }

    /// Differs from before if the value may differ.
    pub const fn version(&self) -> u64 {
        self.version
    }
}

impl<T> Deref for Kept<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> DerefMut for Kept<T> {
    fn deref_mut(&mut self) -> &mut T {
        self.version += 1;
        &mut self.value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_could_change_it_counts() {
        let mut kept = Kept::new(vec![1]);
        assert_eq!((kept.len(), kept.version()), (1, 0));
        kept.push(2);
        assert_eq!((kept.len(), kept.version()), (2, 1));
    }
}
