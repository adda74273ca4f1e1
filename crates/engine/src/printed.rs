//! What is printed on boards, cards and tiles: things with a name, things that are written as text, and sets of them.
//!
//! Games make their vocabulary with these three macros. They need `serde` where they are used.

/// Something with a name that notation, files and saved positions use; made by [`named!`](crate::named).
pub trait Printed: Copy + Eq + 'static {
    /// All of them, in printed order.
    const EVERY: &'static [Self];
    /// The name.
    fn name(self) -> &'static str;
    /// The place in tables.
    fn index(self) -> usize;
}

/// A name that nothing has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownName;

/// An enum of printed things: a list of all, a name for files and notation, a place in tables and sets. The first of them
/// is the default, which fills unused room of lists.
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $type:ident { $($(#[$line:meta])* $variant:ident = $name:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[repr(u8)]
        pub enum $type { $($(#[$line])* #[serde(rename = $name)] $variant,)* }

        impl $type {
            /// All of them, in printed order.
            pub const ALL: [$type; [$($name),*].len()] = [$($type::$variant),*];

            /// The name in files, notation and message keys.
            pub const fn name(self) -> &'static str {
                match self { $($type::$variant => $name,)* }
            }

            /// The place in tables.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The bit in a set.
            pub const fn bit(self) -> u8 {
                self as u8
            }

            /// The one with that bit in a set.
            pub const fn of_bit(bit: u8) -> Self {
                Self::ALL[bit as usize]
            }
        }

        impl Default for $type {
            fn default() -> Self {
                $type::ALL[0]
            }
        }

        impl $crate::Printed for $type {
            const EVERY: &'static [Self] = &$type::ALL;
            fn name(self) -> &'static str {
                $type::name(self)
            }
            fn index(self) -> usize {
                $type::index(self)
            }
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $type {
            type Err = $crate::UnknownName;
            fn from_str(text: &str) -> Result<Self, $crate::UnknownName> {
                $type::ALL.into_iter().find(|known| known.name() == text).ok_or($crate::UnknownName)
            }
        }
    };
}

/// Saves types that can be written and read as that text.
#[macro_export]
macro_rules! as_text {
    ($($type:ty),* $(,)?) => {$(
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                let unknown = |_| ::serde::de::Error::custom(format!("no {} is called {text:?}", stringify!($type)));
                text.parse().map_err(unknown)
            }
        }
    )*};
}

/// A set with a bit for each thing. The things know their bit: `bit` and `of_bit`, as those of [`named!`](crate::named) do.
/// How it is saved is for the attributes to say; it turns into a list and back.
#[macro_export]
macro_rules! bit_set {
    ($(#[$meta:meta])* $set:ident($bits:ty) of $item:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $set(pub(crate) $bits);

        #[allow(dead_code, reason = "no set needs all of it")]
        impl $set {
            /// The empty set.
            pub const NONE: $set = $set(0);

            /// The set of one.
            pub const fn one(item: $item) -> Self {
                $set(1 << item.bit())
            }

            /// Whether it holds the item.
            pub const fn has(self, item: $item) -> bool {
                self.0 >> item.bit() & 1 == 1
            }

            /// Adds an item.
            pub const fn add(&mut self, item: $item) {
                self.0 |= 1 << item.bit();
            }

            /// Takes an item out.
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.bit());
            }

            /// What is in both.
            #[must_use]
            pub const fn and(self, other: $set) -> Self {
                $set(self.0 & other.0)
            }

            /// What is in either.
            #[must_use]
            pub const fn or(self, other: $set) -> Self {
                $set(self.0 | other.0)
            }

            /// What is in this one only.
            #[must_use]
            pub const fn less(self, other: $set) -> Self {
                $set(self.0 & !other.0)
            }

            /// How many.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there are none.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The items, ascending.
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut rest = self.0;
                ::std::iter::from_fn(move || {
                    let item = (rest != 0).then(|| $item::of_bit(rest.trailing_zeros() as u8))?;
                    rest &= rest - 1;
                    Some(item)
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::NONE, |set, item| set.or(Self::one(item)))
            }
        }

        impl From<Vec<$item>> for $set {
            fn from(items: Vec<$item>) -> Self {
                items.into_iter().collect()
            }
        }

        impl From<$set> for Vec<$item> {
            fn from(set: $set) -> Self {
                set.iter().collect()
            }
        }
    };
}
