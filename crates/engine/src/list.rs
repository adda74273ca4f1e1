//! A short list inside a position: decks, rows, stacks of prompts.

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` items, stored in place, so that a position stays flat and is copied by memcpy.
///
/// Derefs to a slice. Unused room always holds the default, so equal lists have equal bytes.
#[derive(Clone, Copy, Debug)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        assert!(N <= u8::MAX as usize, "a list holds at most 255 items");
        Self { items: [T::default(); N], len: 0 }
    }

    /// A list of the given items. Panics if there are more than `N`.
    pub fn of(items: &[T]) -> Self {
        let mut list = Self::new();
        list.extend(items);
        list
    }

    /// Adds one item at the end. Panics if the list is full: capacities are proven by the rules.
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Adds items at the end.
    pub fn extend(&mut self, items: &[T]) {
        for &item in items {
            self.push(item);
        }
    }

    /// Takes the last item.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[self.len as usize]))
    }

    /// Takes the item at `index`; later items move up.
    pub fn remove(&mut self, index: usize) -> T {
        let len = self.len as usize;
        let item = self.items[..len][index];
        self.items.copy_within(index + 1..len, index);
        self.len -= 1;
        self.items[self.len as usize] = T::default();
        item
    }

    /// Takes the first item; a deck's top is its front.
    pub fn take_first(&mut self) -> Option<T> {
        (self.len > 0).then(|| self.remove(0))
    }

    /// Puts an item before all others.
    pub fn push_front(&mut self, item: T) {
        self.insert(0, item);
    }

    /// Puts an item at `index`; later items move down.
    pub fn insert(&mut self, index: usize, item: T) {
        let len = self.len as usize;
        assert!(index <= len, "index {index} past the end of {len} items");
        self.items.copy_within(index..len, index + 1);
        self.items[index] = item;
        self.len += 1;
    }

    /// Removes everything.
    pub fn clear(&mut self) {
        *self = Self::new();
    }

    /// Keeps the first `len` items.
    pub fn truncate(&mut self, len: usize) {
        while (self.len as usize) > len {
            self.pop();
        }
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        let mut list = Self::new();
        iter.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::invalid_length(items.len(), &format!("at most {N} items").as_str()));
        }
        Ok(Self::of(&items))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn behaves_like_a_vec() {
        let mut list: List<u8, 4> = List::of(&[1, 2, 3]);
        list.push_front(9);
        assert_eq!(*list, [9, 1, 2, 3]);
        assert_eq!(list.remove(1), 1);
        assert_eq!(list.take_first(), Some(9));
        assert_eq!(list.pop(), Some(3));
        assert_eq!(*list, [2]);
        assert_eq!(list, List::of(&[2]));
    }

    #[test]
    fn refuses_more_than_it_holds() {
        assert!(serde_json::from_str::<List<u8, 2>>("[1,2]").is_ok());
        assert!(serde_json::from_str::<List<u8, 2>>("[1,2,3]").is_err());
    }
}
